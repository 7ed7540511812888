"""States that an integrator has gone through under one set of parameters, and the motion that they describe.

Between states coordinates and angles are quintic Hermite polynomials (position, velocity and acceleration at both
ends), works cubic ones, multipliers straight lines. Tabulated laws are what they are, cubics between knots.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.violations import independence
from bricard.records import dataclass
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.stepper import Evidence, Layout, Stretch
from bricard.taylor.polynomials import PiecewisePolynomial

ORDERS = 6  # coefficients of a quintic
MOST_WATCHED = 40  # constraints: of more of them gradients are compared at the step points only
FACTORIALS = np.array([1.0, 1.0, 2.0, 6.0])


@dataclass(frozen=True, eq=False)
class States:
    """States y (times, size) of a system under a constraint method; `size` is a typical length, if one is known.

    points   which of the times are ends of steps (of SUNDIALS: outputs); where values jump, the later side
    """

    right_hand_side: RightHandSide
    t: FloatArray
    y: FloatArray
    points: npt.NDArray[np.intp]
    size: float | None = None

    @property
    def system(self) -> MechanicalSystem:
        """The system."""
        return self.right_hand_side.equations.system

    @property
    def rates(self) -> FloatArray:
        """y' at all times."""
        return self._solved[0]

    @property
    def multipliers(self) -> FloatArray:
        """lambda at all times."""
        return self._solved[1]

    @cached_property
    def _solved(self) -> tuple[FloatArray, FloatArray]:
        found = [self.right_hand_side.solved(t, y) for t, y in zip(self.t, self.y, strict=True)]
        rates, multipliers = zip(*found, strict=True)
        return np.array(rates), np.array(multipliers).reshape(len(self.t), -1)

    @property
    def times(self) -> FloatArray:
        """The ends of steps."""
        return np.asarray(self.t[self.points])

    @property
    def step_points(self) -> tuple[FloatArray, FloatArray]:
        """Times and states at the ends of steps."""
        return self.times, self.y[self.points]

    @cached_property
    def violations(self) -> tuple[FloatArray, FloatArray]:
        """Largest violations at position and at velocity level at the step points."""
        levels = [(C, rates) for C, rates, _ in self.right_hand_side.levels(*self.step_points)]
        position, velocity = (np.abs(np.concatenate(level)) for level in zip(*levels, strict=True))
        return position.max(axis=1, initial=0.0), velocity.max(axis=1, initial=0.0)

    @cached_property
    def regularities(self) -> FloatArray:
        """At the step points: how far chosen independent coordinates are from being singular."""
        return self.right_hand_side.regularity(*self.step_points)

    @cached_property
    def independence(self) -> FloatArray:
        """At the step points: how far constraints are from depending on each other."""
        return independence(self.right_hand_side.gradients(*self.step_points))

    @cached_property
    def gaps(self) -> FloatArray:
        """At the step points: the largest distance from a constraint, |C| / |dC/dq|, relative to the size."""
        n, holonomic = self.system.size, len(self.system.holonomic)
        q = np.abs(self.y[:, :n])
        reach = self.size or max(np.max(q[0], initial=0.0), 0.1 * np.max(q, initial=0.0), 1e-300)
        found = []
        for C, _, G in self.right_hand_side.levels(*self.step_points):
            lengths = np.linalg.norm(G[:, :holonomic], axis=2)
            distances = np.abs(C[:, :holonomic]) / np.where(lengths > 0, lengths, np.inf)
            found.append(distances.max(axis=1, initial=0.0))
        return np.asarray(np.concatenate(found) / reach)

    @property
    def watched_states(self) -> tuple[FloatArray, FloatArray]:
        """Times and states at which gradients are compared: all of them, of large systems the step points."""
        if self.multipliers.shape[1] <= MOST_WATCHED:
            return self.t, self.y
        return self.step_points

    @property
    def own_places(self) -> set[tuple[int, int]]:
        """Order and column of the values that states consist of; the others are solved for."""
        moving = range(self.system.size)
        return {(0, j) for j in (*moving, *self._columns[0])} | {(1, j) for j in moving}

    def state_at(self, t: float) -> FloatArray:
        """The state at a time between those that are known, or a little beyond them."""
        n, pieces = self.system.size, self.polynomials
        piece = int(pieces.pieces_at(np.array([t]))[0])
        offset, coefficients = t - pieces.starts[piece], pieces.coefficients[piece]
        powers = offset ** np.arange(ORDERS)
        values, rates = powers @ coefficients, (np.arange(1, ORDERS) * powers[:-1]) @ coefficients[1:, :n]
        return np.concatenate([values[:n], rates, values[self._columns[0]]])

    def states_at(self, t: FloatArray) -> FloatArray:
        """States (times, size) between those that are known."""
        n, values = self.system.size, self.polynomials(t)
        rates = self.polynomials(t, slice(0, n), 1)
        return np.concatenate([values[:, :n], rates, values[:, self._columns[0]]], axis=1)

    def accelerations_at(self, t: FloatArray) -> FloatArray:
        """q'' (times, coordinates) of the polynomials."""
        return np.asarray(self.polynomials(t, slice(0, self.system.size), 2), dtype=float)

    @cached_property
    def values(self) -> FloatArray:
        """Values (times, orders, variables) at all times: coordinates and laws to second order, the rest to first."""
        n, m, y, rates = self.system.size, self.multipliers.shape[1], self.y, self.rates
        result = np.zeros((len(y), 3, m + y.shape[1] - n + len(self.system.tables)))
        result[:, 0, :n], result[:, 1, :n], result[:, 2, :n] = y[:, :n], y[:, n : 2 * n], rates[:, n : 2 * n]
        result[:, 0, n : n + m] = self.multipliers
        rest, laws = self._columns
        if rest:
            result[:, 0, rest], result[:, 1, rest] = y[:, 2 * n :], rates[:, 2 * n :]
        if self.right_hand_side.equations.has_z_accelerations:
            states = zip(self.t, y, rates, strict=True)
            result[:, 2, self._extras] = [self.right_hand_side.extra_accelerations(*state) for state in states]
        if laws:
            result[:, :, laws] = self._laws(self.t, self.t)[:, :3]
        return result

    @cached_property
    def polynomials(self) -> PiecewisePolynomial:
        """Hermite polynomials between the states; where values jump, nothing lies between."""
        n, m, values = self.system.size, self.multipliers.shape[1], self.values
        rest, laws = self._columns
        apart = np.flatnonzero(np.diff(self.t))
        starts, h = self.t[apart], np.diff(self.t)[apart, None]
        left, right = values[apart], values[apart + 1]
        result = np.zeros((len(h), ORDERS, values.shape[2]))
        result[:, :, :n] = quintic(left[:, :, :n], right[:, :, :n], h)
        if m:
            result[:, 0, n : n + m] = left[:, 0, n : n + m]
            result[:, 1, n : n + m] = (right[:, 0, n : n + m] - left[:, 0, n : n + m]) / h
        if rest:
            result[:, :4, rest] = cubic(left[:, :2, rest], right[:, :2, rest], h)
        if self.right_hand_side.equations.has_z_accelerations:
            result[:, :, self._extras] = quintic(left[:, :, self._extras], right[:, :, self._extras], h)
        if laws:
            result[:, :4, laws] = self._laws(starts, starts + h[:, 0] / 2) / FACTORIALS[:, None]
        return PiecewisePolynomial(starts, float(self.t[-1]), result)

    @cached_property
    def _columns(self) -> tuple[list[int], list[int]]:
        """Columns of extra variables and works, and of the laws, which stand between them."""
        first = self.system.size + self.multipliers.shape[1]
        extras, laws, all_of = len(self.system.extras), len(self.system.tables), self.y.shape[1]
        columns = list(range(first, first + all_of - 2 * self.system.size + laws))
        return columns[:extras] + columns[extras + laws :], columns[extras : extras + laws]

    @property
    def _extras(self) -> list[int]:
        """Columns of extra variables."""
        return self._columns[0][: len(self.system.extras)]

    def _laws(self, times: FloatArray, within: FloatArray) -> FloatArray:
        """The laws (times, 4, laws): value and derivatives of the pieces that hold the times `within`."""
        tables = self.system.tables
        found = [[table.derivatives(t, w) for table in tables] for t, w in zip(times, within, strict=True)]
        return np.array(found).reshape(len(times), len(tables), 4).transpose(0, 2, 1)

    def stretch(self, *, last: bool) -> Stretch:
        """What was stepped; unless it is the `last` stretch, the time at its end is the next one's."""
        position, velocity = self.violations
        evidence = Evidence(self.times, position, velocity, np.minimum(self.regularities, self.independence))
        kept = self.points if last else self.points[:-1]
        polynomials = self.polynomials if self.t[-1] != self.t[0] else None
        start, end = float(self.t[0]), float(self.t[-1])
        parameters = dict(self.system.parameters)
        return Stretch(parameters, start, end, self.t[kept], self.values[kept], polynomials, evidence)


@np.errstate(all="ignore")  # the last steps of a run that cannot go on may be tiny
def quintic(left: FloatArray, right: FloatArray, h: FloatArray) -> FloatArray:
    """Coefficients (steps, 6, columns) with value, rate and acceleration at both ends."""
    x0, v0, a0 = left[:, 0], left[:, 1], left[:, 2]
    x1, v1, a1 = right[:, 0], right[:, 1], right[:, 2]
    d = x1 - x0 - v0 * h - a0 * h**2 / 2
    e = (v1 - v0 - a0 * h) * h
    f = (a1 - a0) * h**2
    c3, c4, c5 = 10 * d - 4 * e + f / 2, -15 * d + 7 * e - f, 6 * d - 3 * e + f / 2
    return np.stack([x0, v0, a0 / 2, c3 / h**3, c4 / h**4, c5 / h**5], axis=1)


@np.errstate(all="ignore")
def cubic(left: FloatArray, right: FloatArray, h: FloatArray) -> FloatArray:
    """Coefficients (steps, 4, columns) with value and rate at both ends."""
    x0, v0, x1, v1 = left[:, 0], left[:, 1], right[:, 0], right[:, 1]
    d, e = x1 - x0 - v0 * h, (v1 - v0) * h
    return np.stack([x0, v0, (3 * d - e) / h**2, (e - 2 * d) / h**3], axis=1)


def layout_of(system: MechanicalSystem, equations: Dynamics) -> Layout:
    """Where values stand in `States.values`: coordinates, multipliers, extra variables, laws, works."""
    highest = 2 if equations.has_z_accelerations else 1
    offsets = dict.fromkeys(system.coordinates, 2)
    offsets |= {multiplier_name(c.name): 0 for c in (*system.holonomic, *system.velocity)}
    offsets |= {extra.name: highest for extra in system.extras} | {table.name: 2 for table in system.tables}
    offsets |= dict.fromkeys(equations.powers, 1)
    return Layout(tuple(offsets), tuple(offsets.values()), tuple(range(len(offsets))))
