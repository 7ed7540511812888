"""Whether contacts have done what contacts do, looked at everywhere on the polynomials after the run.

    open      g >= 0, and no force
    closed    g = 0,  N >= 0
    sticking  |T| <= mu_static N,   no slip
    slipping  |T| <= mu_kinetic N,  against the slip, which has the sign of the mode
    impacts   take energy, never give it

Modes, event times and energies can all look plausible while a contact pulls. Where one of these is broken by more
than the tolerance explains, the run has not succeeded. What is looked at are names that the trajectory answers, so
that anything with these names can be judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import groupby

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.contact.history import History
from bricard.mechanics.contact_outputs import FRICTION, GAP, KINETIC, STATIC, slip_names
from bricard.mechanics.energies import TOTAL
from bricard.mechanics.unilateral import friction_names, normal_name
from bricard.records import dataclass
from bricard.results.cells import Cells, Lowest, cells_of
from bricard.results.contact_evidence import ContactEvidence, Finding
from bricard.results.contacts import FREE, by_contact, modes_at, windows_of
from bricard.results.solved import Solved, Verdict
from bricard.results.trajectory import Trajectory

Mask = npt.NDArray[np.bool_]

# Parts of the tolerance, relative to the largest value of the run plus one, by which conditions may be broken. Forces
# are second derivatives of what the tolerance is about.
GAPS, RATES, FORCES, ENERGIES = 1e2, 1e3, 1e4, 1e4
ROUNDING = 1e-12  # of friction, against its limit: what is less is none
REMEDY = "Try a smaller max_step, or a smaller tol."


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
    evidence = _counts(solved)
    if not trajectory.is_dense or not solved.account.steps:
        return replace(solved, contact_evidence=evidence)
    tolerance = solved.account.tolerance
    looked_at = _all(trajectory, history, patches or {})
    found = [(demand, low) for gap in looked_at for demand in _demands(gap, looked_at) if (low := demand.lowest())]
    evidence = _with_extremes(evidence, found, _nearest_miss(looked_at, history))
    broken = [demand.breach(low) for demand, low in found if low.value < -tolerance * demand.allowed]
    broken += _broken_energies(trajectory, history, balance, tolerance)
    verdict = _distrusted(solved, broken) if broken and tolerance else solved.verdict
    return replace(solved, contact_evidence=evidence, verdict=verdict)


@dataclass(frozen=True)
class Breach:
    """A condition that was broken."""

    t: float
    text: str


def _distrusted(solved: Solved, broken: Sequence[Breach]) -> Verdict:
    """A failure that names the first breach."""
    verdict = solved.verdict
    first = min(broken, key=lambda one: abs(one.t - solved.trajectory.start))
    others = f" (and {len(broken) - 1} more)" if len(broken) > 1 else ""
    outcome = f"reached t = {solved.trajectory.end:.10g}, but"
    outcome = outcome if verdict.success else f"{verdict.message}\n  Besides,"
    return Verdict(False, f"{outcome} {first.text}{others}: do not trust what follows.\n  {REMEDY}")


# ---------------------------------------------------------------------------------------------- what is looked at


@dataclass(frozen=True, eq=False)
class _Gap:
    """A gap, or dry friction, in all cells: values (M, NODES) by name, and modes (M,).

    contact   as users call it
    patch     others of the same patch may carry its friction
    within    (M,): where its windows hold
    """

    name: str
    contact: str
    patch: str
    cells: Cells
    values: Mapping[str, RealArray]
    modes: npt.NDArray[np.str_]
    within: Mask

    @property
    def gap(self) -> RealArray | None:
        """How far it is open; None of dry friction."""
        return self.values.get(f"{GAP}{self.name}")

    @property
    def force(self) -> RealArray | None:
        """N; None of dry friction."""
        return self.values.get(normal_name(self.name))

    @property
    def friction(self) -> list[RealArray]:
        """Components of T."""
        return self._components(friction_names)

    @property
    def slip(self) -> list[RealArray]:
        """Components of the slip velocity."""
        return self._components(slip_names)

    def _components(self, named: Callable[[str, int], tuple[str, ...]]) -> list[RealArray]:
        """Values of what has one component, or two in space; of what is not there none."""
        for names in (named(self.name, 1), named(self.name, 2)):
            if all(name in self.values for name in names):
                return [self.values[name] for name in names]
        return []

    def limit(self, coefficient: str) -> RealArray:
        """Largest friction."""
        mu = self.values[f"{FRICTION}{self.name}{coefficient}"]
        return mu if self.force is None else np.asarray(mu * self.force)


def _all(trajectory: Trajectory, history: History, patches: Mapping[str, str]) -> list[_Gap]:
    """All gaps of a run, sampled at once."""
    changes = [end for modes in history.modes.values() for one in modes for end in (one.start, one.end)]
    cells = cells_of(trajectory, np.array([*changes, *[one.t for one in history.impacts]], dtype=float))
    names = {gap: [name for name in _names(trajectory, gap) if trajectory.knows(name)] for gap in history.modes}
    every = list(dict.fromkeys(name for own in names.values() for name in own))
    rows = np.asarray(trajectory(every, cells.times), dtype=float) if every else np.empty(0)
    values = dict(zip(every, rows, strict=True))
    return [
        _Gap(
            gap,
            history.pairs.get(gap, gap),
            patches.get(gap, gap),
            cells,
            values,
            np.array(modes_at(history.modes[gap], cells.middles)),
            _within(cells, [values[name] for name in windows_of(trajectory, gap)]),
        )
        for gap in names
    ]


def _names(trajectory: Trajectory, gap: str) -> Iterator[str]:
    yield f"{GAP}{gap}"
    yield normal_name(gap)
    count = 2 if trajectory.knows(friction_names(gap, 2)[0]) else 1  # of two the common name stands for both
    yield from friction_names(gap, count)
    yield from slip_names(gap, count)
    yield from (f"{FRICTION}{gap}{coefficient}" for coefficient in (STATIC, KINETIC))
    yield from windows_of(trajectory, gap)


def _within(cells: Cells, windows: Sequence[RealArray]) -> Mask:
    """Cells in which all windows hold."""
    holds = [(window >= 0).all(axis=1) for window in windows]
    return np.asarray(np.all([np.ones(len(cells.starts), dtype=bool), *holds], axis=0))


# -------------------------------------------------------------------------------------------------- conditions


@dataclass(frozen=True, eq=False)
class _Demand:
    """A quantity that must not be negative in chosen cells, but for `allowed` parts of the tolerance.

    kind    what it is evidence of; empty: of nothing that is told
    words   for a breach, with the value to be filled in
    """

    gap: _Gap
    kind: str
    quantity: RealArray
    chosen: Mask
    allowed: float
    words: str

    def lowest(self) -> Lowest | None:
        """Where it is smallest."""
        return self.gap.cells.lowest(self.quantity, self.chosen)

    def breach(self, lowest: Lowest) -> Breach:
        """In words."""
        what = self.words.format(abs(lowest.value))
        return Breach(lowest.t, f"at t = {lowest.t:.6g} the contact '{self.gap.contact}' {what}")


def _demands(gap: _Gap, everything: Sequence[_Gap]) -> Iterator[_Demand]:
    free = gap.modes == FREE
    forces = [one for other in everything for one in (other.force, *other.friction) if one is not None]
    weight = FORCES * _size(forces) + GAPS
    if gap.gap is not None:
        allowed = GAPS * (1 + _size([gap.gap]))
        words = "penetrates by {:.3g} while it is open"
        yield _Demand(gap, "open gap", gap.gap, free & gap.within, allowed, words)
        for sign, verb in ((1.0, "penetrates"), (-1.0, "is open")):
            words = f"{verb} by {{:.3g}} while it is closed"
            yield _Demand(gap, "closed gap", sign * gap.gap, ~free, allowed, words)
    if gap.force is not None:
        yield _Demand(gap, "force", gap.force, ~free, weight, "pulls with {:.3g}")
        for sign in (1.0, -1.0):
            yield _Demand(gap, "", sign * gap.force, free, weight, "has a force of {:.3g} while it is open")
    if gap.slip and gap.friction:
        yield from _friction_demands(gap, everything, weight)


def _friction_demands(gap: _Gap, everything: Sequence[_Gap], weight: float) -> Iterator[_Demand]:
    speed = RATES * (1 + _size(gap.slip))
    sticks, slips = gap.modes == "stick", np.char.startswith(gap.modes, "slip")
    for mode, limit in ((sticks, _shared_limit(gap, everything)), (slips, gap.limit(KINETIC))):
        for margin in _margins(limit, gap.friction):
            yield _Demand(gap, "cone", margin, mode, weight, "has friction beyond its limit, by {:.3g}")
    for slip in gap.slip:
        for sign in (1.0, -1.0):
            yield _Demand(gap, "", sign * slip, sticks, speed, "slips by {:.3g} while it sticks")
    if len(gap.slip) == 1:
        for sign, mode in ((1.0, "slip+"), (-1.0, "slip-")):
            words = f"slips by {{:.3g}} the other way in the mode {mode}"
            yield _Demand(gap, "", sign * gap.slip[0], gap.modes == mode, speed, words)
    power = -np.sum([T * s for T, s in zip(gap.friction, gap.slip, strict=True)], axis=0)
    words = "has friction along its slip, with a power of {:.3g}"
    yield _Demand(gap, "", power, slips, weight * (1 + _size(gap.slip)), words)


def _shared_limit(gap: _Gap, everything: Sequence[_Gap]) -> RealArray:
    """Largest friction while sticking: its own, and that of others of its patch that leave theirs to it."""
    limit = gap.limit(STATIC)
    for other in everything:
        if other is not gap and other.patch == gap.patch and other.friction:
            least = ROUNDING * _size([limit])
            idle = (other.modes == "stick") & (np.max(np.abs(other.friction), axis=(0, 2)) <= least)
            limit = limit + np.where(idle[:, None], other.limit(STATIC), 0.0)
    return limit


def _margins(limit: RealArray, friction: Sequence[RealArray]) -> Iterator[RealArray]:
    """limit - |T|, of one component by both of its signs, so that it is smooth."""
    if len(friction) == 1:
        yield limit - friction[0]
        yield limit + friction[0]
    else:
        yield limit - np.hypot(friction[0], friction[1])


def _size(values: Sequence[RealArray]) -> float:
    return max((float(np.max(np.abs(one), initial=0.0, where=np.isfinite(one))) for one in values), default=0.0)


def _broken_energies(
    trajectory: Trajectory, history: History, balance: float | None, tolerance: float
) -> Iterator[Breach]:
    totals = [np.asarray(trajectory[TOTAL], dtype=float)] if trajectory.knows(TOTAL) else []
    allowed = tolerance * ENERGIES * (1 + _size([*totals, np.array([one.taken for one in history.impacts])]))
    for t, together in groupby(history.impacts, key=lambda impact: impact.t):
        hit = list(together)
        taken = sum(one.taken for one in hit)
        if taken < -allowed:
            contacts = ", ".join(f"'{history.pairs.get(one.contact, one.contact)}'" for one in hit)
            yield Breach(t, f"at t = {t:.6g} the impact of {contacts} gives an energy of {-taken:.3g}")
    if balance is not None and not balance <= allowed:
        yield Breach(trajectory.end, f"its energies do not balance, by {balance:.3g}")


# ---------------------------------------------------------------------------------------------------- evidence


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
    )


def _closest(times: RealArray) -> Finding | None:
    if len(times) < 2:
        return None
    k = int(np.argmin(np.diff(times)))
    return Finding("", float(times[k]), float(times[k + 1] - times[k]))


def _with_extremes(
    evidence: ContactEvidence, found: Sequence[tuple[_Demand, Lowest]], miss: Finding | None
) -> ContactEvidence:
    worst: dict[str, Finding] = {}
    for demand, low in found:
        if demand.kind not in worst or low.value < worst[demand.kind].value:
            worst[demand.kind] = Finding(demand.gap.contact, low.t, low.value)
    return replace(
        evidence,
        open_gap=worst.get("open gap"),
        closed_gap=_excess(worst.get("closed gap")),
        force=worst.get("force"),
        cone=_excess(worst.get("cone")),
        nearest_miss=miss,
    )


def _excess(finding: Finding | None) -> Finding | None:
    """By how much something is beyond its limit: what must not be negative, with the other sign."""
    return None if finding is None else replace(finding, value=0.0 - finding.value)


def _nearest_miss(gaps: Sequence[_Gap], history: History) -> Finding | None:
    kinks = np.array(sorted({one.t for one in history.impacts}), dtype=float)
    misses = [
        Finding(gap.contact, low.t, low.value)
        for gap in gaps
        if gap.gap is not None
        for low in gap.cells.turning(gap.gap, (gap.modes == FREE) & gap.within, kinks)
    ]
    return min(misses, key=lambda one: one.value, default=None)
