"""What happened to the contacts of a world, pair by pair of shapes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.history import Doubt, History, Impact, Interval, Mode
from bricard.contact.steps.running import CONTACT, Stepped
from bricard.contact.steps.world import World

P, T, BEFORE, SLIP_BEFORE, GAP, AFTER, SLIP_AFTER = (
    CONTACT.index(name) for name in ("P", "T", "before", "slip_before", "gap", "after", "slip_after")
)
MODES: tuple[Mode, ...] = ("free", "closed", "stick", "slip+", "slip-")
STICKS = 1e-9  # beside the slip before and 1 m/s


def history_of(run: Stepped, world: World) -> History:
    """Modes by step, and impacts; only a doubt where not all steps were kept."""
    if len(run.t) != run.steps + 1:
        text = "not all steps were kept: modes and impacts of contacts are not told."
        return History(doubts=(Doubt(float(run.t[0]), text),))
    names, pairs = _pairs(world)
    steps, rows, numbers = _pushing(run.contacts[1:], pairs)
    modes, impacts = {}, []
    for number in np.unique(numbers).tolist():
        own = numbers == number
        modes[names[number]] = tuple(_intervals(run.t, steps[own], _codes(rows[own])))
        impacts += list(_impacts(run, names[number], steps[own], rows[own]))
    return History(modes, tuple(sorted(impacts, key=lambda one: one.t)), pairs={name: name for name in modes})


def _pairs(world: World) -> tuple[list[str], IndexArray]:
    """What pairs are called, and the number of the pair of two shapes."""
    entries = list(dict.fromkeys(shape.name for shape in world.shapes))
    kinds = np.array([entries.index(shape.name) for shape in world.shapes], dtype=np.intp)
    table = np.arange(len(entries) ** 2).reshape(len(entries), -1)
    table = np.minimum(table, table.T)
    names = [f"{one}/{two}" for one in entries for two in entries]
    for first, second in world.laws:
        names[table[entries.index(first), entries.index(second)]] = f"{first}/{second}"
    return names, table[kinds][:, kinds]


def _pushing(contacts: Sequence[FloatArray], pairs: IndexArray) -> tuple[IndexArray, FloatArray, IndexArray]:
    """Steps, contacts and pairs: of each pair and step the contact that pushes most."""
    steps = np.repeat(np.arange(len(contacts)), [len(rows) for rows in contacts])
    rows = np.concatenate([*contacts, np.zeros((0, len(CONTACT)))])
    steps, rows = steps[rows[:, P] > 0], rows[rows[:, P] > 0]
    along = [T, SLIP_BEFORE, SLIP_AFTER]
    rows[:, along] = 0.0 - rows[:, along]  # of the first shape of a pair, to the right of the normal to it
    numbers = pairs[rows[:, 0].astype(np.intp), rows[:, 1].astype(np.intp)]
    order = np.lexsort([rows[:, P], steps, numbers])
    steps, rows, numbers = steps[order], rows[order], numbers[order]
    last = np.ones(len(rows), dtype=bool)
    last[:-1] = (steps[1:] != steps[:-1]) | (numbers[1:] != numbers[:-1])
    return steps[last], rows[last], numbers[last]


def _codes(rows: FloatArray) -> IndexArray:
    """The modes of contacts that push."""
    slip = rows[:, SLIP_AFTER]
    sticks = np.abs(slip) <= STICKS * (1.0 + np.abs(rows[:, SLIP_BEFORE]))
    return np.where(sticks, 2, np.where(rows[:, T] == 0, 1, np.where(slip > 0, 3, 4)))


def _intervals(t: FloatArray, steps: IndexArray, codes: IndexArray) -> Iterator[Interval]:
    along = np.zeros(len(t) - 1, dtype=np.intp)
    along[steps] = codes
    ends = [0, *(np.flatnonzero(np.diff(along)) + 1).tolist(), len(along)]
    for first, last in pairwise(ends):
        yield Interval(float(t[first]), float(t[last]), MODES[along[first]])


def _impacts(run: Stepped, name: str, steps: IndexArray, rows: FloatArray) -> Iterator[Impact]:
    """Contacts that begin to push while they approach."""
    begins = np.diff(steps, prepend=-2) > 1
    for step, row in zip(steps[begins], rows[begins], strict=True):
        if row[BEFORE] < 0:
            yield _impact(float(run.t[step]), name, row, run.step)


def _impact(start: float, name: str, row: FloatArray, step: float) -> Impact:
    normal, rubbed = float(row[P]), float(row[T])
    before, after, slip, slip_after = (float(row[i]) for i in (BEFORE, AFTER, SLIP_BEFORE, SLIP_AFTER))
    taken = -0.5 * (normal * (before + after) + rubbed * (slip + slip_after))
    t = start + min(max(-float(row[GAP]) / before, 0.0), step)
    return Impact(t, name, normal, (rubbed,), before, after, (slip,), (slip_after,), taken, "newton", "steps")
