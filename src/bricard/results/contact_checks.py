"""Whether contacts have done what contacts do, looked at everywhere on the polynomials after the run.

Modes, event times and energies can all look plausible while a contact pulls. Where a condition of contact
(`contact_conditions`) is broken by more than the tolerance explains, the run has not succeeded. Impacts must take
energy, and energies must balance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

import numpy as np

from bricard.arrays import RealArray
from bricard.contact.history import History
from bricard.mechanics.energies import TOTAL
from bricard.records import dataclass
from bricard.results.cells import NODES, Cells, cells_of, lowest
from bricard.results.contact_conditions import (
    CLOSED,
    CONE,
    FORCE,
    OPEN,
    Condition,
    Gap,
    Looking,
    conditions,
    looking_at,
    sizes,
)
from bricard.results.contact_evidence import ContactEvidence, Finding
from bricard.results.contacts import FREE, by_contact
from bricard.results.solved import Solved, Verdict
from bricard.results.trajectory import Trajectory

ENERGIES = 1e4  # parts of the tolerance, relative to the largest energy plus one
NUMBERS = 4_000_000  # that are sampled at a time
REMEDY = "Try a smaller max_step, or a smaller tol."


@dataclass(frozen=True)
class Breach:
    """A condition that was broken."""

    t: float
    text: str


@dataclass(frozen=True)
class Worst:
    """The condition of a kind that was kept least: the time, its value, and that in parts of what is allowed."""

    condition: Condition
    t: float
    value: float
    share: float

    @property
    def finding(self) -> Finding:
        """Of which contact, when, what."""
        return Finding(self.condition.gap.contact, self.t, self.value)

    @property
    def breach(self) -> Breach:
        """In words."""
        what = self.condition.words.format(abs(self.value))
        return Breach(self.t, f"at t = {self.t:.6g} the contact '{self.condition.gap.contact}' {what}")


def with_contacts_checked(
    solved: Solved, balance: float | None = None, patches: Mapping[str, str] | None = None
) -> Solved:
    """What a run has found, with evidence of its contacts.

    balance   by how much its energies do not balance
    patches   of gaps that may share their friction, by name: one of them carries it, the others have none
    """
    history, trajectory = solved.contacts, solved.trajectory
    if not history.modes and not history.impacts:
        return solved
    evidence, tolerance = _counts(solved), solved.account.tolerance
    promised = trajectory.is_dense and solved.account.steps and tolerance  # fixed steps promise nothing
    if not promised or history.modes.keys() <= {*history.pushed}:
        return replace(solved, contact_evidence=evidence)
    looking = looking_at(trajectory, history, patches or {})
    worst, miss = _looked(looking, _cells(trajectory, history))
    broken = [one.breach for one in worst.values() if one.share < -tolerance]
    broken += _broken_energies(trajectory, history, balance, tolerance)
    verdict = _distrusted(solved, broken) if broken else solved.verdict
    return replace(solved, contact_evidence=_with_extremes(evidence, worst, miss), verdict=verdict)


def _distrusted(solved: Solved, broken: Sequence[Breach]) -> Verdict:
    """A failure that names the first breach."""
    verdict = solved.verdict
    first = min(broken, key=lambda one: abs(one.t - solved.trajectory.start))
    others = f" (and {len(broken) - 1} more)" if len(broken) > 1 else ""
    outcome = f"reached t = {solved.trajectory.end:.10g}, but"
    outcome = outcome if verdict.success else f"{verdict.message}\n  Besides,"
    return Verdict(False, f"{outcome} {first.text}{others}: do not trust what follows.\n  {REMEDY}")


# ------------------------------------------------------------------------------------------------------- looking


def _cells(trajectory: Trajectory, history: History) -> Cells:
    """Cells in which all modes stay the same."""
    changes = [end for modes in history.modes.values() for one in modes for end in (one.start, one.end)]
    return cells_of(trajectory, np.array([*changes, *[one.t for one in history.impacts]], dtype=float))


def _looked(looking: Looking, cells: Cells) -> tuple[dict[str, Worst], Finding | None]:
    """The worst of each kind of condition, and the nearest miss; a part of the run at a time."""
    worst: dict[str, Worst] = {}
    miss: Finding | None = None
    kinks = np.array(sorted({one.t for one in looking.history.impacts}), dtype=float)
    largest = sizes(looking, cells.middles)
    for block in cells.blocks(max(2, NUMBERS // (NODES * max(len(looking.every), 1)))):
        gaps = looking.gaps(block)
        for kind, found in _worst(block, conditions(gaps, largest)):
            worst[kind] = min(worst.get(kind, found), found, key=lambda one: one.share)
        miss = _nearer(miss, gaps, block, kinks)
    return worst, miss


def _worst(cells: Cells, demanded: Iterable[Condition]) -> Iterator[tuple[str, Worst]]:
    """The worst condition of each kind in some cells."""
    kinds: dict[str, list[Condition]] = {}
    for condition in demanded:
        kinds.setdefault(condition.kind, []).append(condition)
    for kind, members in kinds.items():
        rows = [np.flatnonzero(one.chosen & np.isfinite(one.quantity).all(axis=1)) for one in members]
        if any(row.size for row in rows):
            values = [one.quantity[row] / one.allowed for one, row in zip(members, rows, strict=True)]
            low, counts = lowest(np.concatenate(values)), np.cumsum([0, *[row.size for row in rows]])
            number = int(np.searchsorted(counts, low.row, side="right")) - 1
            condition, cell = members[number], int(rows[number][low.row - counts[number]])
            t, value = cells.at(cell, low.share), low.value * condition.allowed
            yield kind, Worst(condition, t, value, low.value)


def _nearer(miss: Finding | None, gaps: Sequence[Gap], cells: Cells, kinks: RealArray) -> Finding | None:
    """The smallest gap, of these and the one found before, at which an open contact turned back."""
    for gap in gaps:
        chosen = (gap.modes == FREE) & gap.within
        if gap.gap is None or not chosen.any() or (miss is not None and not gap.gap[chosen].min() < miss.value):
            continue
        for t, value in cells.turns(gap.gap, chosen, kinks):
            if miss is None or value < miss.value:
                miss = Finding(gap.contact, t, value)
    return miss


def _broken_energies(
    trajectory: Trajectory, history: History, balance: float | None, tolerance: float
) -> Iterator[Breach]:
    totals = [trajectory[TOTAL]] if trajectory.knows(TOTAL) else []
    known = np.concatenate([*totals, [one.taken for one in history.impacts], [0.0]])
    allowed = tolerance * ENERGIES * (1 + float(np.max(np.abs(known))))
    for t, together in groupby(history.impacts, key=lambda impact: impact.t):
        hit = by_contact(list(together), history)
        taken = sum(one.taken for one in hit)
        if taken < -allowed:
            contacts = ", ".join(f"'{name}'" for name in dict.fromkeys(one.contact for one in hit))
            yield Breach(t, f"at t = {t:.6g} the impact of {contacts} gives an energy of {-taken:.3g}")
    if balance is not None and not balance <= allowed:
        yield Breach(trajectory.end, f"its energies do not balance, by {balance:.3g}")


# ------------------------------------------------------------------------------------------------------ evidence


def _counts(solved: Solved) -> ContactEvidence:
    history = solved.contacts
    changes = [one.start for modes in history.modes.values() for one in modes[1:]]
    times = [*changes, *[one.t for one in history.impacts], *[one.t for one in solved.events]]
    return ContactEvidence(
        impacts=len(history.impacts),
        changes=len(changes),
        closest_events=_closest(np.array(sorted(set(times)), dtype=float)),
        accumulations=by_contact(history.accumulations, history),
        doubts=history.doubts,
        event_error=solved.event_error,
    )


def _closest(times: RealArray) -> Finding | None:
    if len(times) < 2:
        return None
    k = int(np.argmin(np.diff(times)))
    return Finding("", float(times[k]), float(times[k + 1] - times[k]))


def _with_extremes(evidence: ContactEvidence, worst: Mapping[str, Worst], miss: Finding | None) -> ContactEvidence:
    found = {kind: one.finding for kind, one in worst.items()}
    return replace(
        evidence,
        open_gap=found.get(OPEN),
        closed_gap=_excess(found.get(CLOSED)),
        force=found.get(FORCE),
        cone=_excess(found.get(CONE)),
        nearest_miss=miss,
    )


def _excess(finding: Finding | None) -> Finding | None:
    """By how much something is beyond its limit: what must not be negative, with the other sign."""
    return None if finding is None else replace(finding, value=0.0 - finding.value)
