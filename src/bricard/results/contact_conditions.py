"""The conditions of contact as quantities that must not be negative, sampled in cells of a run.

    open      g >= 0, and no force
    closed    g = 0,  N >= 0
    sticking  |T| <= mu_static N,   no slip
    slipping  |T| <= mu_kinetic N,  against the slip, which has the sign of the mode

What is looked at are names that a trajectory answers, so that anything with these names can be judged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.contact.history import History, Mode
from bricard.mechanics.contact_outputs import FRICTION, GAP, KINETIC, STATIC, slip_names
from bricard.mechanics.unilateral import friction_names, normal_name
from bricard.records import dataclass
from bricard.results.cells import Cells, Mask
from bricard.results.contacts import FREE, modes_at, windows_of
from bricard.results.trajectory import Trajectory

# Parts of the tolerance, relative to the largest value of the run plus one, by which conditions may be broken. Forces
# are second derivatives of what the tolerance is about.
GAPS, RATES, FORCES = 1e2, 1e3, 1e4
ROUNDING = 1e-12  # of friction, against its limit: what is less is none
OPEN, CLOSED, FORCE, CONE = "open", "closed", "force", "cone"  # what is told in a certificate
OTHERS = "others"


@dataclass(frozen=True, eq=False)
class Gap:
    """A gap, or dry friction, in some cells: values (M, NODES) by name, and modes (M,).

    contact   as users call it
    patch     others of the same patch may carry its friction
    within    (M,): where its windows hold
    """

    name: str
    contact: str
    patch: str
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


@dataclass(frozen=True, eq=False)
class Looking:
    """What is looked at in a run: names of quantities, by gap; gaps by patch."""

    trajectory: Trajectory
    history: History
    patches: Mapping[str, str]
    names: Mapping[str, tuple[str, ...]]

    @property
    def every(self) -> list[str]:
        """All names."""
        return list(dict.fromkeys(name for own in self.names.values() for name in own))

    def gaps(self, cells: Cells) -> list[Gap]:
        """All gaps in some cells, sampled at once."""
        values = self.sampled(cells.times)
        return [
            Gap(
                gap,
                self.history.pairs.get(gap, gap),
                self.patches.get(gap, gap),
                values,
                np.array(modes_at(self.history.modes[gap], cells.middles)),
                self._within(cells, gap, values),
            )
            for gap in self.names
        ]

    def sampled(self, times: RealArray) -> dict[str, RealArray]:
        """Values at times of any shape, by name."""
        every = self.every
        if not every:
            return {}
        found = self.trajectory.by_segment(times, "right", lambda one, t: one.together(every, t))
        return dict(zip(every, found, strict=True))

    def _within(self, cells: Cells, gap: str, values: Mapping[str, RealArray]) -> Mask:
        """Cells in which all windows hold."""
        holds = [(values[name] >= 0).all(axis=1) for name in windows_of(self.trajectory, gap)]
        return np.asarray(np.all([np.ones(len(cells.starts), dtype=bool), *holds], axis=0))


def looking_at(trajectory: Trajectory, history: History, patches: Mapping[str, str]) -> Looking:
    """All gaps and dry frictions of a run, without those that springs push open."""
    rigid = [gap for gap in history.modes if gap not in history.pushed]
    names = {gap: tuple(name for name in _names(trajectory, gap) if trajectory.knows(name)) for gap in rigid}
    return Looking(trajectory, history, patches, names)


def _names(trajectory: Trajectory, gap: str) -> Iterator[str]:
    yield f"{GAP}{gap}"
    yield normal_name(gap)
    count = 2 if trajectory.knows(friction_names(gap, 2)[0]) else 1  # of two the common name stands for both
    yield from friction_names(gap, count)
    yield from slip_names(gap, count)
    yield from (f"{FRICTION}{gap}{coefficient}" for coefficient in (STATIC, KINETIC))
    yield from windows_of(trajectory, gap)


# ----------------------------------------------------------------------------------------------------- conditions


@dataclass(frozen=True, eq=False)
class Condition:
    """A quantity (M, NODES) that must not be negative in chosen cells, but for `allowed` parts of the tolerance.

    kind    what it is evidence of
    words   for a breach, with the value to be filled in
    """

    gap: Gap
    kind: str
    quantity: RealArray
    chosen: Mask
    allowed: float
    words: str


@dataclass(frozen=True)
class Sizes:
    """Largest values of a run: of forces, and of gaps and slips by the names of their gaps."""

    forces: float
    gaps: Mapping[str, float]
    slips: Mapping[str, float]

    @property
    def weight(self) -> float:
        """What is allowed of a force."""
        return FORCES * self.forces + GAPS


def sizes(looking: Looking, times: RealArray) -> Sizes:
    """Of a run that is sampled at some times."""
    values, nowhere = looking.sampled(times), np.zeros(0, dtype=bool)
    gaps = [Gap(name, "", "", values, np.zeros(0, dtype=str), nowhere) for name in looking.names]
    forces = [one for gap in gaps for one in (gap.force, *gap.friction) if one is not None]
    lengths = {gap.name: _size([gap.gap]) for gap in gaps if gap.gap is not None}
    return Sizes(_size(forces), lengths, {gap.name: _size(gap.slip) for gap in gaps})


def conditions(gaps: Sequence[Gap], largest: Sizes) -> Iterator[Condition]:
    """All that must hold, for each gap."""
    patches: dict[str, list[Gap]] = {}
    for gap in gaps:
        patches.setdefault(gap.patch, []).append(gap)
    for gap in gaps:
        yield from _of_gap(gap, largest)
        if gap.slip and gap.friction and (gap.modes != FREE).any():
            yield from _of_friction(gap, patches[gap.patch], largest)


def _of_gap(gap: Gap, largest: Sizes) -> Iterator[Condition]:
    free = gap.modes == FREE
    if gap.gap is not None:
        allowed = GAPS * (1 + largest.gaps[gap.name])
        words = "penetrates by {:.3g} while it is open"
        yield Condition(gap, OPEN, gap.gap, free & gap.within, allowed, words)
        yield Condition(gap, CLOSED, gap.gap, ~free, allowed, "penetrates by {:.3g} while it is closed")
        yield Condition(gap, CLOSED, -gap.gap, ~free, allowed, "is open by {:.3g} while it is closed")
    if gap.force is not None:
        words = "has a force of {:.3g} while it is open"
        yield Condition(gap, FORCE, gap.force, ~free, largest.weight, "pulls with {:.3g}")
        yield Condition(gap, OTHERS, -np.abs(gap.force), free, largest.weight, words)


def _of_friction(gap: Gap, patch: Sequence[Gap], largest: Sizes) -> Iterator[Condition]:
    weight, fastest = largest.weight, 1 + largest.slips[gap.name]
    sticks = gap.modes == "stick"
    slips = ~sticks & (gap.modes != FREE)
    for mode, limit in ((sticks, _shared_limit(gap, patch)), (slips, gap.limit(KINETIC))):
        for margin in _margins(limit, gap.friction):
            yield Condition(gap, CONE, margin, mode, weight, "has friction beyond its limit, by {:.3g}")
    for slip in gap.slip:
        words = "slips by {:.3g} while it sticks"
        yield Condition(gap, OTHERS, -np.abs(slip), sticks, RATES * fastest, words)
    for sign, mode_name in _ways(gap):
        words = f"slips by {{:.3g}} the other way in the mode {mode_name}"
        yield Condition(gap, OTHERS, sign * gap.slip[0], gap.modes == mode_name, RATES * fastest, words)
    power = -np.sum([T * s for T, s in zip(gap.friction, gap.slip, strict=True)], axis=0)
    words = "has friction along its slip, with a power of {:.3g}"
    yield Condition(gap, OTHERS, power, slips, weight * fastest, words)


def _ways(gap: Gap) -> tuple[tuple[float, Mode], ...]:
    """Directions of slip that are modes."""
    return ((1.0, "slip+"), (-1.0, "slip-")) if len(gap.slip) == 1 else ()


def _shared_limit(gap: Gap, patch: Sequence[Gap]) -> RealArray:
    """Largest friction while sticking: its own, and that of others of its patch that leave theirs to it."""
    limit = gap.limit(STATIC)
    for other in patch:
        if other is not gap and other.friction:
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
