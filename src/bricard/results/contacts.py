"""The contacts of a motion as users ask for them: what happened to them, and forces, gaps and places at any time.

A contact has one gap or several: a corner of a box against an edge, another one against the same edge. Asked for as a
whole it answers for all of them together.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.contact.history import Accumulation, History, Impact, Interval, Mode
from bricard.errors import SolutionError
from bricard.facts import Fact, Telling
from bricard.mechanics.contact_outputs import GAP, PLACE, SLIP, WINDOW
from bricard.mechanics.unilateral import friction_names, normal_name
from bricard.records import dataclass
from bricard.results.trajectory import Trajectory, as_times
from bricard.symbolic.vectors import AXES
from bricard.taylor.polynomials import Side

FREE: Mode = "free"
STRENGTH: tuple[Mode, ...] = (FREE, "closed", "slip", "slip+", "slip-", "stick")  # what several gaps are together


class ContactForce(NamedTuple):
    """Normal force (times) and friction (times), in space (2, times)."""

    N: RealArray
    T: RealArray


@dataclass(frozen=True)
class Phase:
    """A contact in one mode, as a row of a table."""

    contact: str
    start: float
    end: float
    mode: Mode


@dataclass(frozen=True, eq=False, repr=False)
class Contact(Telling):
    """A contact along a motion.

    gaps   names of its gaps; forces N.name, T.name and outputs gap.name, slip.name, ... are those of one
    Times t are the solution's own where none are given; side="left": before what happens at a time.
    """

    name: str
    gaps: tuple[str, ...]
    history: History
    trajectory: Trajectory

    def _facts(self) -> Iterator[Fact]:
        yield "name", self.name
        yield "modes", [f"{one.mode} from {one.start:.6g} to {one.end:.6g}" for one in self.intervals]
        yield "impacts", str(len(self.impacts) or "")

    @property
    def intervals(self) -> tuple[Interval, ...]:
        """Its modes over time: free, closed (without friction), stick, slip+ and slip-; in space slip."""
        return joined([self.history.modes[gap] for gap in self.gaps if gap in self.history.modes])

    @property
    def impacts(self) -> tuple[Impact, ...]:
        """Its impacts, in order."""
        return tuple(replace(one, contact=self.name) for one in self.history.impacts if one.contact in self.gaps)

    def force(self, t: npt.ArrayLike | None = None, *, side: Side = "right") -> ContactForce:
        """Normal force and friction; of several gaps their sums."""
        times = self._times(t)
        rubbing = [self.components(gap) for gap in self.gaps]
        if not any(rubbing) and not any(self.trajectory.knows(normal_name(gap)) for gap in self.gaps):
            raise SolutionError(f"The forces of the contact '{self.name}' were not kept; its impacts have impulses.")
        most = max((len(names) for names in rubbing), default=0)
        values = self._values([name for names in rubbing for name in names], times, side)
        friction = np.zeros((max(most, 1), *times.shape))
        for names in rubbing:
            for k, name in enumerate(names):
                friction[k] += values[name]
        return ContactForce(np.nansum(self._normal(times, side), axis=0), friction if most > 1 else friction[0])

    def gap(self, t: npt.ArrayLike | None = None, *, side: Side = "right") -> RealArray:
        """How far it is open; of several gaps the smallest of those that count then, NaN where none does."""
        gaps = self._counting(self._times(t), side)
        smallest = np.min(gaps, axis=0)
        return np.asarray(np.where(np.isfinite(smallest), smallest, np.nan))

    def slip(self, t: npt.ArrayLike | None = None, *, side: Side = "right") -> RealArray:
        """Slip velocity; of several gaps that of the one that bears most, while open of the nearest."""
        return self._of_leading(SLIP, self._times(t), side)

    def point(self, t: npt.ArrayLike | None = None, *, side: Side = "right") -> RealArray:
        """Where the force acts, (dimension, times); of several gaps the middle of their forces, or the nearest."""
        times = self._times(t)
        leading = self._of_leading(PLACE, times, side)
        weights = np.nan_to_num(np.clip(self._normal(times, side), 0, None))
        total = weights.sum(axis=0)
        with np.errstate(invalid="ignore", divide="ignore"):
            middle = np.einsum("g...,gd...->d...", weights, np.nan_to_num(self._each(PLACE, times, side))) / total
        return np.asarray(np.where(total > 0, middle, leading))

    def components(self, gap: str) -> tuple[str, ...]:
        """The names of the friction of one of its gaps; none where it does not rub."""
        found = (friction_names(gap, 2), friction_names(gap, 1))  # of two the common name stands for both
        return next((names for names in found if all(map(self.trajectory.knows, names))), ())

    # -- of all its gaps ---------------------------------------------------------------------

    def _counting(self, times: RealArray, side: Side) -> RealArray:
        """All gaps (gaps, times), infinite outside their windows."""
        gaps = self._each(GAP, times, side)[:, 0]
        windows = [windows_of(self.trajectory, name) for name in self.gaps]
        values = self._values([name for names in windows for name in names], times, side)
        for gap, names in zip(gaps, windows, strict=True):
            for name in names:
                gap[values[name] < 0] = np.inf
        return np.asarray(np.where(np.isnan(gaps), np.inf, gaps))

    def _of_leading(self, what: str, times: RealArray, side: Side) -> RealArray:
        """A quantity of the gap that bears most, or while open of the nearest."""
        values, leading = self._each(what, times, side), np.zeros(times.shape, dtype=int)
        if len(self.gaps) > 1:
            force = np.nan_to_num(self._normal(times, side))
            nearest = np.argmin(self._counting(times, side), axis=0)
            leading = np.where(force.max(axis=0) > 0, np.argmax(force, axis=0), nearest)
        found = np.take_along_axis(values, leading[None, None], axis=0)[0]
        return np.asarray(found if len(found) > 1 else found[0])

    def _normal(self, times: RealArray, side: Side) -> RealArray:
        """Normal forces (gaps, times); zero of dry friction."""
        names = [normal_name(gap) for gap in self.gaps]
        values = self._values([name for name in names if self.trajectory.knows(name)], times, side)
        return np.stack([values.get(name, np.zeros(times.shape)) for name in names])

    def _each(self, what: str, times: RealArray, side: Side) -> RealArray:
        """A quantity of each gap, (gaps, components, times)."""
        names = [self._found(what, gap) for gap in self.gaps]
        values = self._values([one for own in names for one in own], times, side)
        return np.stack([np.stack([values[one] for one in own]) for own in names])

    def _found(self, what: str, gap: str) -> tuple[str, ...]:
        """The names of a quantity of a gap."""
        if not self.trajectory.knows(f"{what}{gap}"):
            raise SolutionError(f"The contact '{self.name}' has no {MISSING[what]}.")
        return self.trajectory.members(f"{what}{gap}")

    def _values(self, names: Sequence[str], times: RealArray, side: Side) -> dict[str, RealArray]:
        """Values at times of any shape, by name; all of them at once."""
        if not names:
            return {}
        found = self.trajectory.by_segment(times, side, lambda one, t: one.together(names, t, side))
        return dict(zip(names, found, strict=True))

    def _times(self, t: npt.ArrayLike | None) -> RealArray:
        return as_times(self.trajectory.t if t is None else t)


MISSING = {
    GAP: "gap: it is friction in a joint, or its gap was not kept",
    SLIP: "slip velocity: it has no friction, or its slip was not kept",
    PLACE: "place: it is not one of shapes",
}


def windows_of(trajectory: Trajectory, gap: str) -> tuple[str, ...]:
    """The names of the windows of a gap."""
    found: list[str] = []
    while trajectory.knows(name := f"{WINDOW}{gap}.{len(found) + 1}"):
        found.append(name)
    return tuple(found)


def gaps_by_contact(history: History) -> dict[str, tuple[str, ...]]:
    """The names of gaps, and of dry frictions, by the contact to which they belong."""
    found: dict[str, list[str]] = {}
    for gap in dict.fromkeys([*history.pairs, *history.modes]):
        found.setdefault(history.pairs.get(gap, gap), []).append(gap)
    return {contact: tuple(gaps) for contact, gaps in found.items()}


Told = TypeVar("Told", Impact, Accumulation)


def by_contact(records: Sequence[Told], history: History) -> tuple[Told, ...]:
    """Records of gaps, with the names of the contacts to which these belong."""
    return tuple(replace(one, contact=history.pairs.get(one.contact, one.contact)) for one in records)


def contact_named(name: str, history: History, trajectory: Trajectory) -> Contact:
    """A contact, or one of its gaps, by its name."""
    known = gaps_by_contact(history)
    gaps = known.get(name) or ((name,) if name in history.modes else None)
    if gaps is None:
        has = ", ".join(known) or "none"
        raise SolutionError(f"'{name}' is not a contact of this solution; they are: {has}.")
    return Contact(name, gaps, history, trajectory)


def phases(history: History) -> Iterator[Phase]:
    """The modes of all contacts, contact by contact."""
    for contact, gaps in gaps_by_contact(history).items():
        for one in joined([history.modes[gap] for gap in gaps if gap in history.modes]):
            yield Phase(contact, one.start, one.end, one.mode)


def joined(modes: Sequence[Sequence[Interval]]) -> tuple[Interval, ...]:
    """The modes of several gaps together: that of the one that holds most; equal ones are joined."""
    if len(modes) == 1:
        return tuple(modes[0])
    ends = np.array(sorted({end for intervals in modes for one in intervals for end in (one.start, one.end)}))
    middles = (ends[1:] + ends[:-1]) / 2
    found: list[Interval] = []
    together = map(_together, zip(*[modes_at(intervals, middles) for intervals in modes], strict=True))
    for (start, end), mode in zip(pairwise(ends.tolist()), together, strict=True):
        begin = found.pop().start if found and found[-1].mode == mode else start
        found.append(Interval(begin, end, mode))
    return tuple(found)


def modes_at(intervals: Sequence[Interval], times: RealArray) -> list[Mode]:
    """The modes at times; free where nothing is told."""
    following = np.searchsorted([one.start for one in intervals], times, side="right").tolist()
    return [
        intervals[k - 1].mode if k and t <= intervals[k - 1].end else FREE
        for k, t in zip(following, times.tolist(), strict=True)
    ]


def _together(modes: Sequence[Mode]) -> Mode:
    strongest = max(modes, key=STRENGTH.index)
    both = {"slip+", "slip-"}.issubset(modes) and strongest != "stick"
    return "slip" if both else strongest


def contact_units(trajectory: Trajectory, history: History, units: Mapping[str, str]) -> dict[str, str]:
    """Units of gaps, slips and forces: of shapes metres, of stops by what they limit; of others none is known."""
    found: dict[str, str] = {}
    for gap in dict.fromkeys([*history.pairs, *history.modes]):
        limited = history.pairs.get(gap, gap).rpartition(".")[0]
        quantity = "m" if trajectory.knows(f"{PLACE}{gap}") else units.get(limited)
        if quantity is None:
            continue
        forces = [normal_name(gap), *friction_names(gap, 1), *friction_names(gap, 2)]
        slips = [f"{SLIP}{gap}", *(f"{SLIP}{gap}.{axis}" for axis in AXES)]
        found |= {f"{GAP}{gap}": quantity} | dict.fromkeys(slips, f"{quantity}/s")
        found |= dict.fromkeys(forces, "N m" if quantity == "rad" else "N")
        found |= {f"{PLACE}{gap}.{axis}": "m" for axis in AXES}
    return {name: unit for name, unit in found.items() if trajectory.knows(name)}
