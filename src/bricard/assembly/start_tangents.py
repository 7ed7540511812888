"""How a start changes with parameters and given values: the derivative of what `Starter` finds.

Positions make |g(y)|^2 / 2 least where h(y) = 0, velocities likewise, and then the kinetic energy. With
multipliers m they are roots of equations E(y, m, k) = 0 of what is known, k, so that

    E_(y, m) d(y, m) = -E_k dk

tells how they move, curvature included: first positions, then velocities that meet given ones as closely as they can,
then among these such with the least kinetic energy. Where constraints and given values leave positions open, what a
start chooses has no derivative, which is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.least_squares import RANK, null_space
from bricard.assembly.prepared import Prepared
from bricard.assembly.start import Starter
from bricard.dae.tangent import START, Direction
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

OPEN = "not given"  # in the words about what a start has chosen
SAME = 1e-12  # of the largest singular value: less is a freedom or a redundancy
SWEEPS = 10  # towards rows that are about one
NOISE = 1e-15  # of the largest entry of a column: less is rounding of what vanishes, which no scale should make one
MISSED = 1e-7  # of a velocity: given ones that are missed by more contradict others


@dataclass(frozen=True, eq=False)
class Changes:
    """Rates of parameters, of given positions and of given velocities along a direction."""

    name: str
    parameters: Mapping[str, float]
    positions: Mapping[str, float]
    velocities: Mapping[str, float]


def directions_at(ready: Prepared, changes: Sequence[Changes], found_here: bool) -> tuple[Direction, ...]:
    """The tangents of a start along some directions; `found_here`: the start was found in these coordinates."""
    tangents = _Tangents(ready, found_here)
    return tuple(tangents.along(one) for one in changes)


class _Tangents:
    """The equations of a start and their derivatives, evaluated at it."""

    def __init__(self, ready: Prepared, found_here: bool) -> None:
        self.ready, self.starter, self.found_here = ready, Starter(ready.model), found_here
        self.y = np.concatenate([ready.start.q, list(ready.start.phases.values())])
        self.v = ready.start.v
        starter = self.starter
        self.k = sx.vertcat(starter.known, starter.given)
        self.rates = sx.SX.sym("rates", len(self._given))
        names = [name for name in starter.system.parameters if name not in ready.model.phases]
        self.known = {name: i for i, name in enumerate(names)}

    @property
    def _given(self) -> Mapping[str, float]:
        return self.ready.model.mechanism.start.velocities

    def along(self, changes: Changes) -> Direction:
        """The tangent of the start."""
        dk = np.zeros(self.k.numel())
        for name, rate in changes.parameters.items():
            dk[self.known[name]] = rate
        given = list(self.ready.model.mechanism.start.positions)
        for name, rate in changes.positions.items():
            dk[len(self.known) + given.index(name)] = rate
        dy = self._positions(changes.name, dk)
        dv = self._velocities(changes, dy, dk)
        s, phases = self.starter.system, self.ready.model.phases
        start = dict(zip(s.coordinates, dy.tolist(), strict=False)) | self._angles(dy, dk) | self._feet(dy, dk)
        start |= {f"{name}'": rate for name, rate in zip(s.coordinates, dv.tolist(), strict=True)}
        moved = {name: rate for name, rate in zip(phases, dy[s.size :].tolist(), strict=True) if rate}
        return Direction(changes.name, {**changes.parameters, **moved}, start)

    # -- positions ---------------------------------------------------------------------------

    def _positions(self, name: str, dk: FloatArray) -> FloatArray:
        matrix, by_known = self._position_system
        right = by_known @ dk
        if not right.any():
            return np.zeros(len(self.y))
        if OPEN in self.ready.start.chosen:
            raise OptionError(
                f"The start changes with '{name}', but it is not given in full: {self.ready.start.chosen}.\n"
                "  Give positions for what is free, for its derivative depends on them."
            )
        n = len(self.y)
        found = solved(matrix, right)[:n]
        hard, changed = matrix[n:, :n], right[n:]  # the constraints alone
        least = SAME * (np.abs(hard) @ self.starter.sizes).max(initial=0.0)
        if np.abs(hard @ found + changed).max(initial=0.0) > max(MISSED * np.abs(changed).max(initial=0.0), least):
            raise OptionError(
                f"For other values of '{name}' the constraints could not be met at the start: they fit as they are.\n"
                "  Let what must fit be formulas of one parameter, or leave a joint out."
            )
        return found

    @cached_property
    def _position_system(self) -> tuple[FloatArray, FloatArray]:
        """E_(y, m) and E_k at the start."""
        starter = self.starter
        hard = sx.densify(sx.vertcat(sx.SX(0, 1), *starter.hard_residuals()))
        given = [e for wanted in starter.wanted if not wanted.fixed for e in wanted.expressions]
        soft = sx.densify(sx.vertcat(sx.SX(0, 1), *[e for e in given if not starter.balances.determine(e)]))
        m = sx.SX.sym("m", hard.numel())
        E = sx.vertcat(stationary(sx.dot(soft, soft) / 2, m, hard, starter.y), hard)
        J, S, off = self._values([], [sx.jacobian(hard, starter.y), sx.jacobian(soft, starter.y), soft], rest=True)
        unknowns, multipliers = sx.vertcat(starter.y, m), multipliers_of(J, S.T @ off)
        matrix, by_known = self._values(
            [(m, multipliers)], [sx.jacobian(E, unknowns), sx.jacobian(E, self.k)], rest=True
        )
        return matrix, by_known

    def _angles(self, dy: FloatArray, dk: FloatArray) -> dict[str, float]:
        """Rates of the angles that are no coordinates."""
        beside = {n: a for n, a in self.ready.model.world.angles.items() if n not in self.starter.system.coordinates}
        if not beside:
            return {}
        column = sx.vertcat(*[sx.atan2(angle.sine, angle.cosine) for angle in beside.values()])
        by_y, by_k = self._values([], [sx.jacobian(column, self.starter.y), sx.jacobian(column, self.k)], rest=True)
        return dict(zip(beside, (by_y @ dy + by_k @ dk).tolist(), strict=True))

    def _feet(self, dy: FloatArray, dk: FloatArray) -> dict[str, float]:
        """Rates of the places where curves are touched, or would be."""
        feet = self.ready.model.world.feet
        if not feet:
            return {}
        names = [name for foot in feet for name in foot.names]
        places = np.array([self.ready.start.positions[name] for name in names])
        own = sx.vertcat(*[symbol for foot in feet for symbol in foot.symbols])
        column = sx.densify(sx.vertcat(*[residual for foot in feet for residual in foot.residuals]))
        by = [sx.jacobian(column, one) for one in (own, self.starter.y, self.k)]
        by_feet, by_y, by_k = self._values([(own, places)], by, rest=True)
        return dict(zip(names, np.linalg.solve(by_feet, -(by_y @ dy + by_k @ dk)).tolist(), strict=True))

    # -- velocities --------------------------------------------------------------------------

    def _velocities(self, changes: Changes, dy: FloatArray, dk: FloatArray) -> FloatArray:
        rates = np.array([changes.velocities.get(name, 0.0) for name in self._given])
        dv = self._met_rates.along(dy, dk, rates)[: len(self.v)]
        free = self._free_velocities
        if not free.shape[1]:
            return dv
        n, (M, floor) = len(self.v), self._metric
        force = self._least_energy.change(dy, dk, rates)[:n]
        found = _least(M + floor, free, force, dv)
        if not self.found_here:
            self._check_weighed(changes.name, found, _least(M + 1e3 * floor, free, force, dv))
        return found

    def _check_weighed(self, name: str, found: FloatArray, otherwise: FloatArray) -> None:
        """Where hardly any mass decides how something moves, it depends on the coordinates in which that is found."""
        if np.abs(found - otherwise).max() > MISSED * np.abs(found).max():
            moving = self.starter.system.coordinates[int(np.argmax(np.abs(found - otherwise)))]
            raise OptionError(
                f"The velocity of {moving} at the start changes with '{name}', and hardly any mass decides how.\n"
                "  Use coordinates='natural', or give this velocity."
            )

    @cached_property
    def _hard(self) -> sx.SX:
        """What constraints, balances and fixed rates demand of velocities."""
        starter, held = self.starter, self.ready.model.mechanism.start.fixed_velocities
        fixed = [self._off(name) for name in self._given if name in held]
        column = sx.vertcat(starter.dynamics.velocity_level, sx.SX(0, 1), *starter.balances.rates, *fixed)
        return sx.densify(column)

    @cached_property
    def _soft(self) -> sx.SX:
        """By how much other given rates are missed."""
        held = {*self.ready.model.mechanism.start.fixed_velocities, *self.starter.balances.forces}
        return sx.densify(sx.vertcat(sx.SX(0, 1), *[self._off(name) for name in self._given if name not in held]))

    def _off(self, name: str) -> sx.SX:
        return sx.SX(self.starter.rate(name) - self.rates[list(self._given).index(name)])

    @cached_property
    def _met_rates(self) -> _Linearised:
        """Given rates are met as closely as constraints allow."""
        return self._linearised(sx.SX(sx.dot(self._soft, self._soft) / 2), self._hard)

    @cached_property
    def _free_velocities(self) -> FloatArray:
        """Directions, as columns, that neither constraints nor given rates determine."""
        both, v = sx.vertcat(self._hard, self._soft), self.starter.system.v
        (slope,) = self._values([], [sx.jacobian(both, v)])
        sizes = self.starter.sizes[: len(self.v)]
        free = null_space(slope * sizes) * sizes[:, None]
        if free.shape[1]:
            self._check_met()
        return free

    @cached_property
    def _least_energy(self) -> _Linearised:
        """The kinetic energy is the least that constraints and given rates allow."""
        starter, v = self.starter, self.starter.system.v
        metric = starter.dynamics.M + sx.SX(sx.DM(self._metric[1]))
        return self._linearised(sx.SX(sx.dot(v, sx.mtimes(metric, v)) / 2), sx.vertcat(self._hard, self._soft))

    @cached_property
    def _metric(self) -> tuple[FloatArray, FloatArray]:
        """The mass matrix, and the little that a start adds to it."""
        sizes = self.starter.sizes[: len(self.v)]
        (M,) = self._values([], [self.starter.dynamics.M], rest=True)
        floor = RANK * max(float(np.abs(M * sizes * sizes[:, None]).max(initial=0.0)), 1e-300)
        return M, floor * np.diag(1 / sizes**2)

    def _linearised(self, least: sx.SX, held: sx.SX) -> _Linearised:
        """Where a function of the velocities is least under constraints: how these change."""
        v, m = self.starter.system.v, sx.SX.sym("m", held.numel())
        E = sx.vertcat(stationary(least, m, held, v), held)
        slope, gradient = self._values([], [sx.jacobian(held, v), sx.densify(sx.gradient(least, v))])
        by = [sx.vertcat(v, m), self.starter.y, self.k, self.rates]
        return _Linearised(*self._values([(m, multipliers_of(slope, gradient))], [sx.jacobian(E, one) for one in by]))

    def _check_met(self) -> None:
        off, slope = self._values([], [self._soft, sx.jacobian(self._soft, self.starter.system.v)])
        sizes = np.abs(slope) @ np.full(len(self.v), np.abs(self.v).max(initial=0.0))
        if np.any(np.abs(off.ravel()) > MISSED * np.maximum(sizes, 1e-300)):
            raise OptionError(
                "The velocities that are given for the start contradict the constraints, and leave others open.\n"
                "  Give such as can be met, for derivatives of what is only nearly met are not known."
            )

    def _values(
        self, further: Sequence[tuple[sx.SX, FloatArray]], outputs: Sequence[sx.SX], rest: bool = False
    ) -> list[FloatArray]:
        """Expressions at the start, where further symbols have these values; `rest`: with no velocities."""
        starter = self.starter
        symbols = [*starter.inputs, self.rates, *[symbol for symbol, _ in further]]
        v = np.zeros_like(self.v) if rest else self.v
        given = np.array(list(self._given.values()), dtype=float)
        return Evaluation(symbols, list(outputs)).dense(
            self.y, v, starter.known_at(starter.t), given, *[value for _, value in further]
        )


@dataclass(frozen=True, eq=False)
class _Linearised:
    """Derivatives of E by its unknowns, by y, by what is known and by given rates."""

    matrix: FloatArray
    by_y: FloatArray
    by_known: FloatArray
    by_rates: FloatArray

    def change(self, dy: FloatArray, dk: FloatArray, rates: FloatArray) -> FloatArray:
        """How E changes where its unknowns do not."""
        return np.asarray(self.by_y @ dy + self.by_known @ dk + self.by_rates @ rates)

    def along(self, dy: FloatArray, dk: FloatArray, rates: FloatArray) -> FloatArray:
        """How the unknowns change."""
        return solved(self.matrix, self.change(dy, dk, rates))


def _least(metric: FloatArray, free: FloatArray, force: FloatArray, dv: FloatArray) -> FloatArray:
    """dv with that along free directions for which metric dv + force has no part along them."""
    along = np.linalg.solve(free.T @ metric @ free, free.T @ (force + metric @ dv))
    return np.asarray(dv - free @ along)


def multipliers_of(slope: FloatArray, gradient: FloatArray) -> FloatArray:
    """m with gradient + slope^T m = 0."""
    return np.asarray(np.linalg.lstsq(slope.T, -gradient.ravel(), rcond=SAME)[0], dtype=float)


def stationary(function: sx.SX, m: sx.SX, constraints: sx.SX, unknowns: sx.SX) -> sx.SX:
    """The gradient of a function under constraints with multipliers m."""
    bound = sx.dot(m, constraints) if m.numel() else sx.SX(0)
    return sx.densify(sx.gradient(sx.SX(function + bound), unknowns))


def solved(matrix: FloatArray, right: FloatArray) -> FloatArray:
    """x with matrix x = -right, of a symmetric matrix, the shortest in units that make its rows about one."""
    if not right.any():
        return np.zeros(matrix.shape[1])
    matrix = np.where(np.abs(matrix) > NOISE * np.abs(matrix).max(axis=0), matrix, 0.0)
    scale = np.ones(len(matrix))
    for _ in range(SWEEPS):
        largest = np.abs(matrix * scale * scale[:, None]).max(axis=1)
        scale = scale / np.sqrt(np.where(largest > 0, largest, 1.0))
    found = np.linalg.lstsq(matrix * scale * scale[:, None], -right * scale, rcond=SAME)[0]
    return np.asarray(scale * found)


def start_name(wrt: str) -> tuple[str, bool]:
    """The value at the start that a name like start.theta' means, and whether it is a velocity."""
    base = wrt.removeprefix(START)
    return base.removesuffix("'"), base.endswith("'")
