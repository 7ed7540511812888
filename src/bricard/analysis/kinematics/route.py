"""From where to where a mechanism is moved, and how far it comes.

Positions are followed from the mechanism's own start, so that the way in which it is put together never changes:
first to the beginning of the range, then to its end. A range ends before where the drive has a dead centre, unless
these are passed. Without a range the mechanism goes on until it is back where it was.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.analysis.kinematics.arc_length import LONGEST, Way, way_of
from bricard.analysis.kinematics.bare import (
    bare,
    check_formula,
    drive_entry,
    placed,
    variables,
    with_motions,
    without_motions,
)
from bricard.analysis.kinematics.drives import OVER, Over, hinges
from bricard.analysis.kinematics.slopes import zeros
from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared, prepare
from bricard.dae.structure import listed
from bricard.errors import OptionError, SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.picture import Picture
from bricard.solvers.events import Event
from bricard.spec.names import AXES

LEAST = 1e-3  # of a way all round
BACK = 1e-7  # of a typical length: positions closer than this are one
THERE = 1e-12  # a drive this near to where it must go, relative, is there
IN_LINE = 1e-6  # sine of the angle between parts that are in line
STILL = 1e-10  # a drive whose rate by the arc length is smaller does not move
NEAR = 1e-3  # of a way: this far before a singular position
AS_ASKED, START, ALL_ROUND = "as asked", "the start", "all the way round"
DEAD_CENTRE, SINGULAR = "dead centre", "singular position"
LENGTHS = (16.0, 125.0, LONGEST)


@dataclass(frozen=True)
class End:
    """Where a range ends: the value of the drive, and why there."""

    value: float
    why: str

    @property
    def is_early(self) -> bool:
        """Whether the mechanism cannot go as far as asked."""
        return self.why.startswith((DEAD_CENTRE, SINGULAR))


NOWHERE = End(0.0, START)


@dataclass(frozen=True, eq=False)
class Route:
    """A mechanism along a range.

    motion   over the arc length s, or over time
    name     of the drive in the motion; "t" is time itself
    told     the drive in the user's words
    closed   whether it ends where it began
    """

    motion: Motion
    name: str
    told: str
    ends: tuple[End, End]
    closed: bool
    held: tuple[str, ...] = ()


def followed(mechanism: Mechanism, over: Over, coordinates: str, past: bool, hold: Mapping[str, float]) -> Route:
    """The mechanism along what is asked."""
    check_formula(mechanism, over.name, "over")
    data = bare(mechanism)
    for name, value in hold.items():
        check_formula(mechanism, name, "hold")
        if name == over.name:
            raise OptionError(f"'{name}' cannot be held and moved.\n  Hold another freedom.")
        data = with_motions(data, dict([drive_entry(mechanism, name, value)]))
    start = prepare(Mechanism.from_data(data)).start.positions
    known = set(variables(mechanism))
    released = [name for name, drive in mechanism.drives.items() if over.name in (name, _text(drive.of))]
    data = without_motions(data, released)
    plain = over.name in {*mechanism.quantities, *mechanism.outputs}
    looked = {} if plain else {OVER: over.name}
    looked |= {f"{OVER}_{part}": f"{part}.angle" for name, part in hinges(mechanism) if name.endswith(".angle")}
    positions = {name: value for name, value in start.items() if name in known}
    ready = prepare(Mechanism.from_data(placed(data, positions, looked)), coordinates)
    _check_mobility(ready, over, tuple(data["Motions"]))
    return _Following(way_of(ready), over, over.name if plain else OVER, coordinates, past).route(
        tuple(data["Motions"])
    )


def _text(formula: Any) -> str | None:
    return None if formula is None else str(formula.text)


def _check_mobility(ready: Prepared, over: Over, held: tuple[str, ...]) -> None:
    """One freedom must be left."""
    if ready.mobility == 1:
        return
    beside = f" beside what is held ({listed(held)})" if held else ""
    if ready.mobility < 1:
        raise OptionError(f"Nothing can move{beside}, so there are no positions over '{over.name}'.")
    others = [name for name in ready.model.mechanism.quantities if name != over.name]
    example = others[0] if others else "P.x"
    raise OptionError(
        f"The mechanism has {ready.mobility} freedoms{beside}; over '{over.name}' it must have one.\n"
        f"  Hold {'another' if ready.mobility == 2 else f'{ready.mobility - 1} others'}: "
        f"hold={{'{example}': 0.5}}; or see workspace(m, 'P', over=[...])."
    )


@dataclass(frozen=True, eq=False)
class _Found:
    """A motion, and where it ends and begins."""

    motion: Motion
    end: End
    begin: End = NOWHERE


@dataclass(frozen=True, eq=False)
class _Following:
    """The way of a mechanism and the drive that is followed; `name` is that of the drive in motions."""

    way: Way
    over: Over
    name: str
    coordinates: str
    past: bool

    def route(self, held: tuple[str, ...]) -> Route:
        free = len(self.way.directions)
        if free != 1:
            raise SolutionError(
                f"At the start the mechanism can go in {free} ways (a singular position), so no way is followed.\n"
                "  Start it elsewhere: give other positions in ProblemData, or m.starting({'theta': 1})."
            )
        found = self._all_round() if self.over.limits is None else self._between(*self.over.limits)
        if not found.motion.certificate.steps:
            raise SolutionError(
                f"At {self.over.name} = {found.begin.value:.6g} the mechanism does not move on: {found.end.why}.\n"
                "  Begin the range elsewhere."
            )
        closed = _Begun.of(found.motion).is_back(float(found.motion.t[-1]))
        return Route(found.motion, self.name, self.over.name, (found.begin, found.end), closed, held)

    # -- between limits ----------------------------------------------------------------------

    def _between(self, first: float, last: float) -> _Found:
        sign = 1 if last > first else -1
        way, direction = self.way, self.way.directions[0]
        here, slope = self._drive_at(way, direction)
        if abs(slope) < STILL:
            raise SolutionError(
                f"At the start '{self.over.name}' = {here:.6g} stands still while the mechanism moves.\n"
                "  Start it elsewhere: m.starting({...}), or move it by something else."
            )
        direction = direction * (sign * np.sign(slope))
        begin = End(first, AS_ASKED)
        if abs(here - first) > THERE * max(1.0, abs(first)):
            back = -1 if sign * (here - first) > 0 else 1
            found = self._until(way, back * direction, first, sign * back)
            begin = found.end
            if (back > 0 and begin.is_early) or sign * (begin.value - last) >= 0:
                raise SolutionError(_not_reached(self.over.name, here, first, begin))
            for part in (1.0, 1 - NEAR):  # from where it is singular no way leads on: then from just before
                near, direction = way.moved(found.motion, {self.name: begin.value}, part)
                onwards = self._onwards(near, back * direction, last, sign)
                if onwards.motion.certificate.steps:
                    return replace(onwards, begin=begin if part == 1 else self._begin(onwards.motion))
        return replace(self._onwards(way, direction, last, sign), begin=begin)

    def _begin(self, motion: Motion) -> End:
        return End(float(motion(self.name, 0.0)), f"{SINGULAR}{_in_line(motion)}")

    def _onwards(self, way: Way, direction: FloatArray, last: float, sign: int) -> _Found:
        return self._past(way, direction, last) if self.past else self._until(way, direction, last, sign)

    def _until(self, way: Way, direction: FloatArray, value: float, sign: int) -> _Found:
        """On to a value of the drive, or to its dead centre, where its rate changes from `sign` to the other one."""
        turning = Event(f"{self.name}'", direction=-1 if sign > 0 else 1, terminal=True)
        motion = way.go(direction, self.coordinates, LONGEST, (self._at(value), turning))
        if not motion.certificate.steps:
            return _Found(motion, End(math.nan, SINGULAR))
        reached = float(motion(self.name, motion.t[-1]))
        if not motion.success:
            return _Found(motion, End(reached, f"{SINGULAR}{_in_line(motion)}"))
        if not motion.events:
            raise SolutionError(
                f"'{self.over.name}' does not come to {value:g}: after a long way it is at {reached:g}.\n"
                "  Give another range, or start the mechanism elsewhere."
            )
        if motion.events[-1].event == 0:
            return _Found(motion, End(value, AS_ASKED))
        return _Found(motion, End(reached, f"{DEAD_CENTRE}{_in_line(motion)}"))

    def _at(self, value: float) -> Event:
        return Event(f"{self.name} - ({value!r})", terminal=True)

    def _past(self, way: Way, direction: FloatArray, value: float) -> _Found:
        """On to a value of the drive past its dead centres, or all the way round."""
        for length in LENGTHS:
            motion = way.go(direction, self.coordinates, length, (self._at(value),))
            if motion.events:
                return _Found(motion, End(value, AS_ASKED))
            if (found := self._closed(way, direction, motion)) is not None:
                return found
        raise SolutionError(f"'{self.over.name}' does not come to {value:g}.\n  Give another range.")

    def _closed(self, way: Way, direction: FloatArray, motion: Motion) -> _Found | None:
        """The way as far as it is closed, or as it goes."""
        back = _Begun.of(motion).back()
        if back is not None:
            motion = way.go(direction, self.coordinates, back, ())
        elif motion.success:
            return None
        last = float(motion(self.name, motion.t[-1]))
        return _Found(motion, End(last, ALL_ROUND if motion.success else f"{SINGULAR}{_in_line(motion)}"))

    def _drive_at(self, way: Way, direction: FloatArray) -> tuple[float, float]:
        """The drive and its rate where the way begins."""
        motion = way.go(direction, self.coordinates, 1e-6, ())
        return float(motion(self.name, 0.0)), float(motion(f"{self.name}'", 0.0))

    # -- all the way round -------------------------------------------------------------------

    def _all_round(self) -> _Found:
        direction = self.way.directions[0]
        first, slope = self._drive_at(self.way, direction)
        direction = direction * (1.0 if slope >= 0 else -1.0)
        for length in LENGTHS:
            motion = self.way.go(direction, self.coordinates, length, ())
            if (found := self._closed(self.way, direction, motion)) is not None:
                return replace(found, begin=End(first, START))
        raise SolutionError(
            f"Over '{self.over.name}' the mechanism does not come back to where it was.\n"
            f"  Give a range: over=('{self.over.name}', 0, 1)."
        )


def _not_reached(name: str, here: float, wanted: float, stop: End) -> str:
    return (
        f"'{name}' does not come from {here:.6g}, where the mechanism starts, to {wanted:.6g}: {stop.why} at "
        f"{stop.value:.6g}.\n  Ask for a range on this side of it, or start the mechanism elsewhere."
    )


def places(picture: Picture) -> list[str]:
    """Names of the points and vectors of all parts that move."""
    names = dict.fromkeys(name for shape in picture.shapes for name in shape.members if name not in picture.fixed)
    return [f"{name}.{axis}" for name in names for axis in AXES[: picture.dimension]]


@dataclass(frozen=True, eq=False)
class _Begun:
    """Where all points of a mechanism are at the start of a motion, and where they go."""

    motion: Motion
    names: list[str]

    @staticmethod
    def of(motion: Motion) -> _Begun:
        assert motion.picture is not None
        return _Begun(motion, places(motion.picture))

    def at(self, s: float | FloatArray, prime: str = "") -> FloatArray:
        return np.asarray(self.motion([f"{name}{prime}" for name in self.names], s))

    def is_back(self, s: float) -> bool:
        """Whether all points are where they were, and go on in the same way."""
        size = float(np.max(np.abs(self.at(np.asarray(self.motion.t)))))
        near = float(np.max(np.abs(self.at(s) - self.at(0.0)))) < BACK * size
        return near and float(self.at(0.0, "'") @ self.at(s, "'")) > 0

    def back(self) -> float | None:
        """The first time after the start when it is back."""
        start, rates = self.at(0.0), self.at(0.0, "'")
        passing = zeros(lambda s: np.asarray(rates @ (self.at(s) - start[:, None])), np.asarray(self.motion.t))
        return next((s for s in passing if s > LEAST and self.is_back(s)), None)


def _in_line(motion: Motion) -> str:
    """Which parts that share a point are in line at the end of a motion, in words."""
    pairs = parts_in_line(motion, float(motion.t[-1]))
    return f", {' and '.join(pairs[0])} are in line" if pairs else ""


def parts_in_line(motion: Motion, s: float) -> list[tuple[str, str]]:
    """Parts that share a point and are in line."""
    picture = motion.picture
    assert picture is not None
    shapes = {shape.name: [name for name in shape.members if name[0].isupper()] for shape in picture.shapes}
    found = []
    for first, own in shapes.items():
        for second, others in shapes.items():
            shared = [name for name in own if name in others]
            if first < second and len(shared) == 1 and len(own) > 1 and len(others) > 1:
                a, b = (_seen(motion, one, shared[0], s) for one in (own, others))
                across = abs(a[0] * b[1] - a[1] * b[0]) if len(a) == 2 else float(np.linalg.norm(np.cross(a, b)))
                if across < IN_LINE * float(np.linalg.norm(a) * np.linalg.norm(b)):
                    found.append((first, second))
    return found


def _seen(motion: Motion, names: list[str], point: str, s: float) -> FloatArray:
    """From a point of a part to the first other one."""
    other = next(name for name in names if name != point)
    return np.asarray(motion(other, s) - motion(point, s))
