"""`inverse_kinematics`: the angles and slides that take a point along a path."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.inverse.prescribed import Laws, laws_of
from bricard.analysis.inverse.reaching import Reaching
from bricard.analysis.kinematics.bare import loaded
from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import as_names, did_you_mean, known_options, shown
from bricard.dae.structure import listed
from bricard.errors import OptionError, SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.tabular import Row
from bricard.spec.expressions import ExpressionError, number, parse_expression


@dataclass(frozen=True)
class Unreachable:
    """A point of a path that cannot be reached: its number, its time, and how far the nearest position is from it."""

    number: int
    t: float
    distance: float


@dataclass(frozen=True, eq=False, repr=False)
class InverseKinematics(Findings):
    """What `inverse_kinematics` has found: `ik["theta1"]` at the times `ik.t`.

    distance   of each point of the path from what can be reached; zero where it is reached
    free       freedoms that the path leaves, which move as little as possible
    anew       times at which the mechanism had to be put together anew, maybe in another way
    """

    mechanism: Mechanism
    path: tuple[str, ...]
    t: FloatArray
    values: Mapping[str, FloatArray]
    distance: FloatArray
    free: int = 0
    anew: tuple[float, ...] = ()

    def __getitem__(self, name: str) -> FloatArray:
        if name not in self.values:
            raise SolutionError(f"'{name}' was not solved for.\n  {did_you_mean(name, self.values)}")
        return self.values[name]

    @property
    def unreachable(self) -> tuple[Unreachable, ...]:
        """The points that cannot be reached."""
        found = np.flatnonzero(self.distance > 0).tolist()
        return tuple(Unreachable(i, float(self.t[i]), float(self.distance[i])) for i in found)

    @property
    def motion(self) -> dict[str, tuple[FloatArray, FloatArray]]:
        """Tables by name, as `inverse` takes them."""
        if self.unreachable:
            raise SolutionError(f"{self.remarks[0]}\n  Shorten the path, or move it.")
        return {name: (self.t, values) for name, values in self.values.items()}

    @property
    def title(self) -> str:
        return (
            f"{self.mechanism.title or 'Mechanism'}: {listed(list(self.values))} along a path of {listed(self.path)}"
        )

    @property
    def head(self) -> Row:
        return ("t (s)", *self.values, "out of reach by (m)")

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        return [
            (float(t), *[float(values[i]) for values in self.values.values()], float(self.distance[i]))
            for i, t in enumerate(self.t)
        ]

    @property
    def remarks(self) -> Sequence[str]:
        told, out = [], self.unreachable
        if out:
            worst = max(out, key=lambda one: one.distance)
            told.append(
                f"{len(out)} of {len(self.t)} points are out of reach as it is put together, "
                f"the first at t = {out[0].t:g}; the farthest by {worst.distance:.6g} at t = {worst.t:g}."
            )
        if self.anew:
            told.append(f"At t = {self.anew[0]:g} it had to be put together anew, maybe in another way.")
        if self.free:
            told.append(
                f"The path leaves {self.free} freedoms, which move as little as possible from point to point."
            )
        return told


@known_options
def inverse_kinematics(
    model: Mechanism | str | PathLike[str],
    path: Mapping[str, Any],
    solve: str | Sequence[str] | None = None,
    *,
    times: ArrayLike | None = None,
) -> InverseKinematics:
    """Angles and slides of a mechanism whose point follows a path.

    model   a Mechanism or the path of a MechSpec file
    path    tables {"P": (times, points)} with points (times, dimension), or formulas {"P": ("cos(t)", "sin(t)")};
            also of components "P.x", angles and slides
    solve   the names to solve for; default all angles and slides of the mechanism
    times   where formulas are taken; default 101 times over the mechanism's own span

    The mechanism goes from its own start to the first point and on from point to point, put together in the same way.
    Of a point out of reach the nearest position is given, and its distance.
    """
    mechanism = loaded(model, "inverse_kinematics")
    laws = laws_of(mechanism, path, "path")
    names = tuple(mechanism.quantities) if solve is None else as_names(solve, "solve")
    if not names:
        raise OptionError("The mechanism has no angles or slides.\n  Say what to solve for: solve=['OA.angle'].")
    t = _times(mechanism, laws, times)
    reaching = Reaching.of(mechanism, tuple(laws.formulas), names)
    free = reaching.ready.mobility - len(laws.formulas)
    if free < 0:
        raise OptionError(
            f"The path prescribes {len(laws.formulas)} numbers ({listed(list(laws.formulas))}), and the mechanism "
            f"has {reaching.ready.mobility} freedoms.\n  Leave out {-free} of them."
        )
    rows = np.array([_values(mechanism, laws, formula, t) for formula in laws.formulas.values()]).T
    return _followed(mechanism, reaching, t, rows, free)


def _times(mechanism: Mechanism, laws: Laws, times: ArrayLike | None) -> FloatArray:
    if times is not None:
        try:
            return np.atleast_1d(np.asarray(times, dtype=float))
        except (TypeError, ValueError):
            raise OptionError(f"times is {shown(times)}; it must be a list of numbers.") from None
    if laws.tables:
        return np.array(next(iter(laws.tables.values()))["t"])
    if mechanism.start.end is None:
        raise OptionError("A path by formulas needs times: times=np.linspace(0, 1, 101).")
    return np.linspace(mechanism.start.t0, mechanism.start.end, 101)


def _values(mechanism: Mechanism, laws: Laws, formula: str, t: FloatArray) -> FloatArray:
    """A law at times: the rows of its table, or a formula of time."""
    table = laws.tables.get(formula.removesuffix("(t)"))
    if table is not None:
        if np.array_equal(table["t"], t):
            return np.array(table["values"])
        from scipy.interpolate import CubicSpline

        return np.asarray(CubicSpline(table["t"], table["values"])(t))
    try:
        read = parse_expression(formula)
        return np.array([number(read, {**mechanism.constants, "t": one}) for one in t.tolist()])
    except ExpressionError as error:
        raise OptionError(f"path: '{formula}' is not a formula of time: {error}") from None


def _followed(
    mechanism: Mechanism, reaching: Reaching, t: FloatArray, rows: FloatArray, free: int
) -> InverseKinematics:
    """From point to point; a point out of reach does not lead on."""
    q, here = reaching.start, reaching.read(reaching.start)
    before: Mapping[str, float] = reaching.ready.start.positions
    values: dict[str, list[float]] = {name: [] for name in reaching.looked}
    distance, anew = [], []
    for time, w in zip(t.tolist(), rows, strict=True):
        found = reaching.to(w, q, here)
        before = reaching.values(found.q, before)
        for name, value in before.items():
            values[name].append(value)
        distance.append(found.miss)
        if not found.miss:
            q, here = found.q, w
            anew += [time] if found.anew else []
    arrays = {name: np.array(one) for name, one in values.items()}
    return InverseKinematics(mechanism, reaching.given, t, arrays, np.array(distance), max(0, free), tuple(anew))
