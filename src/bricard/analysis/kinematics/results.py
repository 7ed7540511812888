"""What `kinematics` has found: values over the drive, curves, extrema, dead centres, transmission angles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.analysis.findings import TINY, Cell, Findings
from bricard.analysis.kinematics.arc_length import TOLERANCES
from bricard.analysis.kinematics.drives import OVER, grounded_angles, hinges, slides
from bricard.analysis.kinematics.places import DeadCentre, Extremum, Mobility, Stroke
from bricard.analysis.kinematics.positions import parts_in_line
from bricard.analysis.kinematics.route import End, Route
from bricard.analysis.kinematics.slopes import Function, derivative_by, inverted, zeros
from bricard.analysis.kinematics.transmission import Transmission, transmission
from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import checked, did_you_mean, shown, whole_number
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.doors import door
from bricard.errors import SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.further import OMEGA
from bricard.results.motion import Motion
from bricard.results.tabular import Row
from bricard.spec.names import is_point

PASSED = "a singular position is passed straight on: other ways lead from there, too"
FORCES = ("lam", "energy", "motor", "joint", "force")  # names that kinematics does not know
BESIDE = 1e-4  # of the way: how far from an extremum its kind is looked up
NOISE = 1e-8  # of a typical size: slopes that are smaller everywhere are rounding
POINTS = 361  # of a curve
ROUNDING = 1e-9  # relative: this far beyond its range a drive is at its end


@dataclass(frozen=True, eq=False, repr=False)
class Kinematics(Findings):
    """A mechanism over the range of its drive: `k("B.x", theta)`, its first and second derivative "B.x'", "B.x''".

    mechanism  as it was given
    route      how it was followed; `route.motion` has everything over the arc length (over "t": over time)
    mobility   freedoms without drives
    """

    mechanism: Mechanism
    route: Route
    mobility: Mobility

    # -- values ------------------------------------------------------------------------------

    @property
    def motion(self) -> Motion:
        """The motion along the way."""
        return self.route.motion

    @cached_property
    def s(self) -> FloatArray:
        """Step points along the way."""
        return np.asarray(self.motion.t, dtype=float)

    @property
    def over(self) -> str:
        """The drive."""
        return self.route.told

    @property
    def ends(self) -> tuple[End, End]:
        """Where the range begins and ends, and why there."""
        return self.route.ends

    @checked(SolutionError)
    def __call__(self, name: str | Sequence[str], over: ArrayLike, *, branch: int = 0) -> Any:
        """Values of a name at values of the drive, with primes its derivatives by the drive.

        Of a point the components, (dimension, ...); `branch` counts the stretches between dead centres of the drive.
        """
        s = self.way(over, branch=branch)
        if isinstance(name, str):
            return self.along(name, s)
        return np.concatenate([np.reshape(self.along(one, s), (-1, *s.shape)) for one in name])

    def along(self, name: str, s: FloatArray) -> Any:
        """Values of a name at points of the way, where branches meet, too."""
        base, order = parse_derivative(name)
        self._check_known(base)
        members = (base,) if base == self.over else self.motion.members(base)
        rows = [self._row(one, order, s.ravel()).reshape(s.shape) for one in members]
        return np.stack(rows) if len(rows) > 1 else rows[0][()]

    def _row(self, name: str, order: int, s: FloatArray) -> FloatArray:
        x = [self._along(name, i, s) for i in range(order + 1)]
        if OMEGA in name and self.route.name != "t":  # a rate: for the drive moving at a speed of one
            x = [np.zeros_like(s), *x]
        return derivative_by(x, [self._drive(i, s) for i in range(len(x))])

    def _along(self, name: str, order: int, s: FloatArray) -> FloatArray:
        if name == self.over:
            return self._drive(order, s)
        return np.asarray(self.motion(derivative_name(name, order), s), dtype=float)

    def _drive(self, order: int, s: FloatArray) -> FloatArray:
        if self.route.name == "t":
            return s if order == 0 else np.full(s.shape, float(order == 1))
        return np.asarray(self.motion(derivative_name(self.route.name, order), s), dtype=float)

    def _check_known(self, base: str) -> None:
        motion = self.motion
        if base.partition(".")[0] in FORCES:
            raise SolutionError(f"'{base}' depends on masses and forces.\n  Ask simulate or inverse.")
        if self.route.name != "t" and any(order for _, order in self._formula(base)):
            raise SolutionError(
                f"'{base}' contains rates, and nothing has a speed here.\n  Ask for names with primes."
            )
        if base == self.over or motion.trajectory.knows(base) or base in motion.further:
            return
        try:
            motion.members(base)
        except SolutionError:
            names = [*motion.names, *motion.further]
            known = [name for name in names if name.partition(".")[0] not in FORCES and not name.startswith(OVER)]
            raise SolutionError(f"The mechanism has no '{base}'.\n  {did_you_mean(base, known)}") from None

    def _formula(self, name: str) -> frozenset[tuple[str, int]]:
        """The names in the formula of an output, with their primes."""
        found = self.mechanism.outputs.get(name)
        return frozenset() if found is None else found.names

    @cached_property
    def branches(self) -> tuple[tuple[float, float], ...]:
        """The stretches of the way between dead centres of the drive."""
        first, last = self.s[[0, -1]].tolist()
        inner = [] if self.route.name == "t" else zeros(lambda s: self._drive(1, s), self.s)
        return tuple(pairwise([first, *[s for s in inner if first < s < last], last]))

    def way(self, over: ArrayLike, *, branch: int = 0) -> FloatArray:
        """How far along the way the drive has some values."""
        values = _numbers(over, self.over)
        if not 0 <= branch < len(self.branches):
            raise SolutionError(f"branch is {branch}; there are {len(self.branches)}, counted from 0.")
        low, high = self.branches[branch]
        least, most = sorted(float(self._drive(0, np.array([one]))[0]) for one in (low, high))
        slack = ROUNDING * max(abs(least), abs(most))
        outside = values[(values < least - slack) | (values > most + slack) | ~np.isfinite(values)]
        if outside.size:
            raise SolutionError(self._beyond(float(outside.flat[0]), least, most))
        if self.route.name == "t":
            return np.asarray(np.clip(values, least, most))
        flat = np.clip(values, least, most).ravel()
        found = inverted(lambda s: self._drive(0, s), lambda s: self._drive(1, s), flat, low, high)
        return np.asarray(found.reshape(values.shape))

    def _beyond(self, value: float, least: float, most: float) -> str:
        stops = [end for end in self.ends if end.is_early]
        why = f"; {stops[0].why} at {stops[0].value:.6g}" if stops else ""
        return f"{self.over} = {value:g} is not in the range from {least:.6g} to {most:.6g}{why}."

    def unit(self, name: str) -> str:
        """The SI unit of a name, or of its derivative by the drive."""
        base, order = parse_derivative(name)
        own, drive = (self._unit(one) for one in (base, self.over))
        return f"{own or '1'}/{drive}" + (f"^{order}" if order > 1 else "") if order and drive else own

    def _unit(self, name: str) -> str:
        if name == "t":
            return "s"
        return self.motion.unit(self.route.name if name == self.over else name) or _unit_of(name)

    # -- curves, extrema ---------------------------------------------------------------------

    @checked(SolutionError)
    def curve(self, point: str, points: int = POINTS) -> FloatArray:
        """The curve of a point, (dimension, points), at even distances along the way."""
        count = whole_number(points, "points", SolutionError, 2)
        self._check_known(point)
        if point == self.over or len(self.motion.members(point)) < 2:
            raise SolutionError(f"'{point}' is not a point, so it has no curve.")
        return np.asarray(self.along(point, np.linspace(self.s[0], self.s[-1], count)))

    @checked(SolutionError)
    def extrema(self, name: str) -> tuple[Extremum, ...]:
        """Where a name is largest or smallest, in the order in which the mechanism comes there.

        An end of the range counts where the name is stationary there.
        """
        base, order = parse_derivative(name)
        self._check_known(base)
        if base != self.over and len(self.motion.members(base)) > 1:
            raise SolutionError(f"'{name}' has components.\n  Ask for one of them: {self.motion.members(name)[0]}.")
        return self.extrema_of(
            lambda s: self._row(base, order, s), lambda s: self._slope(base, order, s), self._size(base)
        )

    def _slope(self, base: str, order: int, s: FloatArray) -> FloatArray:
        """By the arc length where that is possible, so that dead centres of the drive do no harm."""
        return self._along(base, 1, s) if order == 0 and OMEGA not in base else self._row(base, order + 1, s)

    def extrema_of(self, value: Function, slope: Function, size: float = 1.0) -> tuple[Extremum, ...]:
        """Where a function along the way, of a typical size, is largest or smallest; nowhere if it is constant."""
        found = zeros(slope, self.s, NOISE * size)
        if self.route.closed and len(found) > 1 and found[0] == self.s[0] and found[-1] == self.s[-1]:
            found = found[:-1]
        return tuple(self.extremum(s, value, slope) for s in found)

    def extremum(self, s: float, value: Function, slope: Function) -> Extremum:
        """A function at a point of the way where it is stationary, or at an end."""
        first, last = self.s[0], self.s[-1]
        beside = BESIDE * (last - first)
        after = slope(np.array([s + beside])) if s < last - beside else -slope(np.array([s - beside]))
        over, here = self._drive(0, np.array([s])), value(np.array([s]))
        return Extremum(float(over[0]), float(here[0]), "min" if float(after[0]) > 0 else "max", s)

    def _turns(self, name: str) -> tuple[Extremum, ...]:
        """Where a variable turns round."""
        size = self._size(name)
        return self.extrema_of(lambda s: self._along(name, 0, s), lambda s: self._along(name, 1, s), size)

    def _size(self, name: str) -> float:
        """A length for lengths, one for angles."""
        return self.route.size if self._unit(name) == "m" else 1.0

    @checked(SolutionError)
    def stroke(self, name: str) -> Stroke:
        """Between which values a name goes to and fro over the range, and how long each way takes."""
        found = self.extrema(name)
        values = [*self._row(name, 0, self.s[[0, -1]]).tolist(), *[one.value for one in found]]
        ratio = None
        if self.route.closed and len(found) == 2:
            whole, part = abs(self.ends[1].value - self.ends[0].value), abs(found[1].over - found[0].over)
            ratio = max(part, whole - part) / min(part, whole - part) if 0 < part < whole else None
        return Stroke(min(values), max(values), ratio)

    # -- dead centres, transmission ----------------------------------------------------------

    @property
    def outputs(self) -> dict[str, str]:
        """What may come to a dead centre, with its name in the motion: the drive, angles and slides at the ground."""
        m, known = self.mechanism, self.motion.trajectory.knows
        driven = {*m.drives} if self.route.name == "t" else set()
        names = [*grounded_angles(m), *slides(m), *[name for name, _ in hinges(m)]]
        others = [name for name in names if name not in {*driven, self.over} and known(name)]
        return {self.over: self.route.name, **dict(zip(others, others, strict=True))}

    @cached_property
    def dead_centres(self) -> tuple[DeadCentre, ...]:
        """Where the drive, or an angle or slide at the ground, turns round."""
        found = [
            self._dead_centre(told, name, s)
            for told, name in self.outputs.items()
            if name != "t"
            for s in [one.s for one in self._turns(name)]
        ]
        return tuple(sorted(found, key=lambda one: one.s))

    def _dead_centre(self, told: str, name: str, s: float) -> DeadCentre:
        value = float(self._along(name, 0, np.array([s]))[0])
        over = float(self._drive(0, np.array([s]))[0])
        return DeadCentre(over, told, value, s, tuple(parts_in_line(self.motion, s)))

    @checked(SolutionError)
    def transmission(self, first: str, second: str) -> Transmission:
        """The angle between two parts at the point that they share, as "AB" and "CB" at B, with its extremes."""
        return transmission(self, first, second)

    # -- as users see it ---------------------------------------------------------------------

    @property
    def title(self) -> str:
        name = self.mechanism.title or "Mechanism"
        first, last = (0.0 if abs(end.value) < TINY else end.value for end in self.ends)
        return f"{name} over {self.over} from {first:.6g} to {last:.6g}"

    @property
    def head(self) -> Row:
        return ("quantity", "least", f"at {self.over}", "greatest", f"at {self.over}", "moves")

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        return [self._line(told, name) for told, name in self.outputs.items() if name != "t"]

    def _line(self, told: str, name: str) -> Sequence[Cell]:
        turns = self._turns(name)
        s = np.concatenate([self.s, [one.s for one in turns]])
        values, over = self._along(name, 0, s), self._drive(0, s)
        low, high = int(np.argmin(values)), int(np.argmax(values))
        least, most = (float(values[low]), float(over[low])), (float(values[high]), float(over[high]))
        return (told, *least, *most, "to and fro" if turns else "one way")

    @property
    def remarks(self) -> Sequence[str]:
        count = self.mobility
        told = [f"mobility {count.finite}, at the start {count.instantaneous}"]
        told += [f"the range ends at {self.over} = {end.value:.6g}: {end.why}" for end in self.ends if end.is_early]
        told += [_dead_centre_text(self.over, one) for one in self.dead_centres]
        told += [f"held: {', '.join(self.route.held)}"] if self.route.held else []
        told += [PASSED] if self.route.name != "t" and self.motion.certificate.tolerance > TOLERANCES[0] else []
        ignored = [name for _, name in self.mechanism.onesided] + [one.pair for one in self.mechanism.contacts]
        told += [f"stops, cables and contacts are not looked at: {', '.join(ignored)}"] if ignored else []
        return told

    def plot(self, *names: str) -> Any:
        """Names over the drive, with dead centres; returns the figure."""
        return door("drawings of kinematics")["over"](self, *names)

    def plot_curve(self, *points: str, ax: Any = None) -> Any:
        """The curves of points, with crosses at dead centres; returns the figure."""
        return door("drawings of kinematics")["curves"](self, *points, ax=ax)

    def page(self, path: str | PathLike[str], *points: str) -> Path:
        """Writes a page that moves the mechanism, with the curves of points and dead centres marked."""
        return Path(door("drawings of kinematics")["page"](self, Path(path), points))


def _numbers(values: ArrayLike, name: str) -> FloatArray:
    try:
        return np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise SolutionError(f"{name} is {shown(values)}; it must be a number, or an array of numbers.") from None


def _unit_of(name: str) -> str:
    """Of what motions do not know the unit of: a component of a point, or a length."""
    return "m" if name.startswith("distance(") or is_point(name.partition(".")[0]) else ""


def _dead_centre_text(over: str, one: DeadCentre) -> str:
    parts = "; ".join(" and ".join(pair) for pair in one.in_line)
    return f"dead centre of {one.of} = {one.value:.6g} at {over} = {one.over:.6g}" + (
        f": {parts} in line" if parts else ""
    )
