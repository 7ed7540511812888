"""Impacts without end in a finite time (Zeno): found by what is left of them, and ended.

Bounces of a contact under a steady force become shorter as they become slower. When they have lost all energy but the
tolerance's part of it, and take a small part of the time of the first ones, the contact is closed, with all others
that touch then. What is left of the bounces takes the time of a geometric series; the impulses of closing and of the
steady force equal those of the bounces left, so that the error is one of second order. Bounces that become slower but
not shorter, of a pendulum at a wall, are followed for ever. A contact that others have opened again, in a pile that
rattles, is closed at once by the same measures: it has bounced often enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.history import Accumulation
from bricard.contact.impacts import Outcome, kinetic_change
from bricard.contact.problem import Touching

INTERVALS = 4  # by which the end is told
SHORT = 1e-3  # of the longest interval between impacts


class Accumulating:
    """The impacts of all contacts of a run."""

    def __init__(self, names: Sequence[str], start: float, tolerance: float) -> None:
        self._names, self._tolerance = names, tolerance
        self._times: list[list[float]] = [[start] for _ in names]
        self._counts = [0] * len(names)
        self._longest = [0.0] * len(names)
        self._largest = [0.0] * len(names)  # energies of approach

    def look(
        self, t: float, numbers: Sequence[int], outcome: Outcome, energy: Callable[[FloatArray], float]
    ) -> Accumulation | None:
        """The impacts that end now, if an impact of some contacts is to be their last.

        energy   what closing all gaps with these rates would take
        """
        pushed = outcome.impulses.tolist()
        hit = [number for at, number in enumerate(numbers) if pushed[at] > 0]
        approach = energy(outcome.before)
        found = None
        for number in hit:
            self._note(number, t, approach)
            little = self._tolerance * self._largest[number]
            if self._is_short(number) and 0 < energy(outcome.after) <= little:
                speed = float(outcome.after[: len(numbers)].max())
                found = self._ended(number, t, speed)
        return found

    def _note(self, number: int, t: float, energy: float) -> None:
        times = self._times[number]
        if t > times[-1]:
            self._longest[number] = max(self._longest[number], t - times[-1])
            times.append(t)
            self._counts[number] += 1
        self._largest[number] = max(self._largest[number], energy)

    def _is_short(self, number: int) -> bool:
        """Whether its last interval is."""
        times = self._times[number]
        often = len(times) > 1 and self._counts[number] > INTERVALS
        return often and times[-1] - times[-2] <= SHORT * self._longest[number]

    def _ended(self, number: int, t: float, speed: float) -> Accumulation:
        intervals = np.diff(np.array(self._times[number][-(INTERVALS + 1) :]))
        ratios = intervals[1:] / intervals[:-1]
        steady = len(ratios) > 0 and ratios.max() < 1
        rest = float(intervals[-1] * ratios[-1] / (1 - ratios[-1]) if steady else intervals.max())
        count = len(self._times[number]) - 1
        self._times[number] = [t]
        return Accumulation(self._names[number], t, t + rest, count, speed, speed * rest)


def closing_energy(contacts: Touching, rates: FloatArray) -> float:
    """What closing all gaps with these rates would take."""
    k = len(contacts.normals)
    D, w = contacts.response.delassus[:k, :k], rates[:k]
    return float(w @ np.linalg.lstsq(D, w, rcond=None)[0]) / 2


def closed(contacts: Touching, outcome: Outcome) -> Outcome:
    """The outcome with all contacts closed that touch; those that stick go on sticking."""
    sticks = [rub for rub in contacts.rubs if rub.owner >= 0 and outcome.modes[rub.owner] == "stick"]
    rows = list(range(len(contacts.normals)))
    rows += [row for rub in sticks for row in range(rub.first, rub.first + rub.width)]
    response, after = contacts.response, outcome.after[rows]
    impulses = np.linalg.lstsq(response.delassus[np.ix_(rows, rows)], -after, rcond=None)[0]
    change = response.changes[:, rows] @ impulses
    taken = outcome.taken.copy()
    taken[0] -= float(impulses @ after) / 2
    moved = contacts.rows[: len(outcome.after)] @ change
    velocity = outcome.velocity + change
    kinetic = outcome.kinetic + kinetic_change(contacts, outcome.velocity, velocity)
    return replace(outcome, velocity=velocity, after=outcome.after + moved, taken=taken, kinetic=kinetic)
