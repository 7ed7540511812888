"""A mechanical system integrated as an ODE, as a solution like any other: names, derivatives, dense output.

Between step points coordinates and angles are quintic Hermite polynomials (position, velocity and acceleration at
both ends), works cubic ones, multipliers straight lines. Tabulated laws are what they are, cubics between knots; a
run starts again at each of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from bricard.dae.structure import listed
from bricard.errors import InitialValueError, OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import euler_lagrange, massless
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.tables import check_covered, check_smooth, knots_on_the_way
from bricard.mechanics.violations import independence
from bricard.solvers.constrained.integrators import IntegratorOptions, Problem, Steps, joined
from bricard.solvers.constrained.reduction import reduce_to_ode
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.trust import NEARLY_SINGULAR, Doubt, doubt
from bricard.solvers.method import Method
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.twin_engine import Progress

FloatArray = npt.NDArray[np.float64]
ORDERS = 6  # coefficients of a quintic
OUTPUTS = 1000  # of SUNDIALS
MOST_WATCHED = 40  # constraints: of more of them gradients are compared at the step points only
FACTORIALS = np.array([1.0, 1.0, 2.0, 6.0])


@dataclass(frozen=True, eq=False)
class ConstrainedRun:
    """Steps of an integrator on a system under a constraint method; `size` is a typical length, if one is known."""

    right_hand_side: RightHandSide
    steps: Steps
    size: float | None = None

    @property
    def system(self) -> MechanicalSystem:
        """The system."""
        return self.right_hand_side.equations.system

    @cached_property
    def rates(self) -> FloatArray:
        """y' at the step points."""
        return np.array([self.right_hand_side(t, y) for t, y in zip(self.steps.t, self.steps.y, strict=True)])

    @cached_property
    def multipliers(self) -> FloatArray:
        """lambda at the step points."""
        pairs = zip(self.steps.t, self.steps.y, strict=True)
        return np.array([self.right_hand_side.multipliers(t, y) for t, y in pairs]).reshape(len(self.steps.t), -1)

    @property
    def times(self) -> FloatArray:
        """The ends of steps."""
        return np.asarray(self.steps.t[self.steps.points])

    @property
    def step_points(self) -> list[tuple[float, FloatArray]]:
        """Times and states at the ends of steps."""
        return [(float(self.steps.t[i]), self.steps.y[i]) for i in self.steps.points]

    @cached_property
    def violations(self) -> tuple[FloatArray, FloatArray]:
        """Largest violations at position and at velocity level at the step points."""
        pairs = [self.right_hand_side.violations(t, y) for t, y in self.step_points]
        largest = [[float(np.max(np.abs(level), initial=0.0)) for level in levels] for levels in pairs]
        return np.array([one[0] for one in largest]), np.array([one[1] for one in largest])

    @cached_property
    def regularities(self) -> FloatArray:
        """At the step points: how far chosen independent coordinates are from being singular."""
        return np.array([self.right_hand_side.regularity(t, y) for t, y in self.step_points])

    @cached_property
    def independence(self) -> FloatArray:
        """At the step points: how far constraints are from depending on each other."""
        return independence(np.array([self.right_hand_side.gradients(t, y) for t, y in self.step_points]))

    @cached_property
    def gaps(self) -> FloatArray:
        """At the step points: the largest distance from a constraint, |C| / |dC/dq|, relative to the size."""
        n, holonomic = self.system.size, len(self.system.holonomic)
        q = np.abs(self.steps.y[:, :n])
        reach = self.size or max(np.max(q[0], initial=0.0), 0.1 * np.max(q, initial=0.0), 1e-300)
        result = np.zeros(len(self.steps.points))
        for i, (t, y) in enumerate(self.step_points if holonomic else ()):
            lengths = np.linalg.norm(self.right_hand_side.gradients(t, y)[:holonomic], axis=1)
            C = np.abs(self.right_hand_side.violations(t, y)[0][:holonomic])
            result[i] = np.max(C / np.where(lengths > 0, lengths, np.inf)) / reach
        return result

    @cached_property
    def doubt(self) -> Doubt | None:
        """What speaks against the run."""
        return doubt(self)

    @property
    def message(self) -> str:
        """What the integrator says, and what speaks against it."""
        return self.steps.message if self.doubt is None else f"{self.steps.message}\n  {self.doubt}"

    @property
    def watched_states(self) -> tuple[FloatArray, FloatArray]:
        """Times and states at which gradients are compared: all of them, of large systems the step points."""
        if self.multipliers.shape[1] <= MOST_WATCHED:
            return self.steps.t, self.steps.y
        return self.times, self.steps.y[self.steps.points]

    def state_at(self, t: float) -> FloatArray:
        """The state at a time, without works."""
        return np.asarray(self.states_at(np.array([t]))[0])

    def states_at(self, t: FloatArray) -> FloatArray:
        """States (times, size) between the step points, without works: y = (q, q', z, 0)."""
        result, n = np.zeros((len(t), self.steps.y.shape[1])), self.system.size
        for j in range(n):
            result[:, j], result[:, n + j] = self.polynomials(t, j), self.polynomials(t, j, 1)
        for j, column in enumerate(self._extras):
            result[:, 2 * n + j] = self.polynomials(t, column)
        return result

    def accelerations_at(self, t: FloatArray) -> FloatArray:
        """q'' (times, coordinates) of the polynomials."""
        return np.array([self.polynomials(t, j, 2) for j in range(self.system.size)]).T

    def values(self) -> FloatArray:
        """Values (times, orders, variables) at all times: coordinates and laws to second order, the rest to first."""
        n, m, y, rates = self.system.size, self.multipliers.shape[1], self.steps.y, self.rates
        result = np.zeros((len(y), 3, m + y.shape[1] - n + len(self.system.tables)))
        result[:, 0, :n], result[:, 1, :n], result[:, 2, :n] = y[:, :n], y[:, n : 2 * n], rates[:, n : 2 * n]
        result[:, 0, n : n + m] = self.multipliers
        rest, laws = self._columns
        result[:, 0, rest], result[:, 1, rest] = y[:, 2 * n :], rates[:, 2 * n :]
        if self.right_hand_side.equations.has_z_accelerations:
            states = zip(self.steps.t, y, rates, strict=True)
            result[:, 2, self._extras] = [self.right_hand_side.extra_accelerations(*state) for state in states]
        result[:, :, laws] = self._laws(self.steps.t, self.steps.t)[:, :3]
        return result

    @cached_property
    def polynomials(self) -> PiecewisePolynomial:
        """Hermite polynomials between the step points."""
        n, m, values = self.system.size, self.multipliers.shape[1], self.values()
        rest, laws = self._columns
        starts, h = self.steps.t[:-1], np.diff(self.steps.t)[:, None]
        left, right = values[:-1], values[1:]
        result = np.zeros((len(h), ORDERS, values.shape[2]))
        result[:, :, :n] = quintic(left[:, :, :n], right[:, :, :n], h)
        result[:, 0, n : n + m] = left[:, 0, n : n + m]
        result[:, 1, n : n + m] = (right[:, 0, n : n + m] - left[:, 0, n : n + m]) / h
        result[:, :4, rest] = cubic(left[:, :2, rest], right[:, :2, rest], h)
        if self.right_hand_side.equations.has_z_accelerations:
            result[:, :, self._extras] = quintic(left[:, :, self._extras], right[:, :, self._extras], h)
        result[:, :4, laws] = self._laws(starts, starts + h[:, 0] / 2) / FACTORIALS[:, None]
        return PiecewisePolynomial(starts, float(self.steps.t[-1]), result)

    @property
    def _columns(self) -> tuple[list[int], list[int]]:
        """Columns of extra variables and works, and of the laws, which stand between them."""
        first = self.system.size + self.multipliers.shape[1]
        extras, laws, all_of = len(self.system.extras), len(self.system.tables), self.steps.y.shape[1]
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


@np.errstate(all="ignore")  # what is not finite ends the run, and is told
def run_constrained(
    system: MechanicalSystem,
    span: tuple[float, float],
    positions: Mapping[str, float],
    velocities: Mapping[str, float],
    method: Method,
    *,
    progress: Progress = None,
    size: float | None = None,
) -> ConstrainedRun:
    """Integrates a system from consistent positions and velocities."""
    _check_masses(system, method.constraints)
    equations = Dynamics(system)
    reduction = reduce_to_ode(method.constraint_method, equations, method.independent, method.stabilisation(span))
    right_hand_side = RightHandSide(equations, reduction)
    if system.tables:
        check_covered(system.tables, span)
        check_smooth(euler_lagrange(system), system.tables)
    extras = [positions.get(extra.name, 0.0) for extra in system.extras]
    q = [positions[name] for name in system.coordinates]
    v = [velocities.get(name, 0.0) for name in system.coordinates]
    y0 = np.array([*q, *v, *extras, *[0.0] * len(equations.powers)])
    right_hand_side.check_determined(span[0], y0)
    if right_hand_side.regularity(span[0], y0) <= NEARLY_SINGULAR:
        raise OptionError(
            "The independent coordinates do not determine the others at the start (a dead centre).\n"
            "  Choose others, or constraints='qr'."
        )
    if not np.all(np.isfinite(right_hand_side(span[0], y0))):
        raise InitialValueError("The equations give no finite rates at the start.\n  Start from another position.")
    return ConstrainedRun(right_hand_side, _integrate(right_hand_side, span, y0, method, progress), size)


def _check_masses(system: MechanicalSystem, constraints: str) -> None:
    light = [system.coordinates[i] for i in massless(system)]
    if light:
        raise OptionError(
            f"constraints={constraints!r} needs a mass at every point, and {listed(light)} have none.\n"
            "  Solve by Taylor series (integrator='taylor'), or give them a mass."
        )


def _integrate(
    right_hand_side: RightHandSide,
    span: tuple[float, float],
    y0: FloatArray,
    method: Method,
    progress: Progress,
) -> Steps:
    """Steps along the span, from knot to knot of the tabulated laws."""
    run = method.chosen_integrator.run
    assert run is not None
    stops = [span[0], *knots_on_the_way(right_hand_side.equations.system.tables, span), span[1]]
    parts: list[Steps] = []
    for start, end in pairwise(stops):
        done = sum(part.count for part in parts)
        options = _options(method, progress, done, abs((end - start) / (span[1] - span[0])))
        problem = _problem(right_hand_side, (float(start), float(end)), parts[-1].y[-1] if parts else y0)
        parts.append(run(problem, options))
        if not parts[-1].finished:
            break
    return joined(parts)


def _options(method: Method, progress: Progress, done: int, share: float) -> IntegratorOptions:
    """Options for a share of the run, after some steps have been done."""
    return IntegratorOptions(
        method.tolerance,
        method.atol if isinstance(method.atol, float) else method.tolerance,
        method.step,
        max(2, round(OUTPUTS * share)),
        method.max_steps - done,
        None if progress is None else lambda t, steps: progress(t, done + steps),
    )


def _problem(right_hand_side: RightHandSide, span: tuple[float, float], y0: FloatArray) -> Problem:
    """What an integrator gets: the right-hand side and all that is known about it."""
    method, n = right_hand_side.reduction.method, right_hand_side.equations.system.size
    problem = Problem(
        right_hand_side.rates,
        span,
        y0,
        n,
        right_hand_side.project if method.corrected else None,
        right_hand_side.jacobian,
        right_hand_side.ode,
        parameters=right_hand_side.parameters_at(sum(span) / 2),
    )
    if method.form != "index 1":
        return problem
    algebraic = [*right_hand_side(span[0], y0)[n : 2 * n], *right_hand_side.multipliers(span[0], y0)]
    return replace(problem, dae=right_hand_side.dae(), algebraic0=np.array(algebraic))


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


def offsets(system: MechanicalSystem, equations: Dynamics) -> dict[str, int]:
    """Highest derivative of each variable at the step points."""
    result = dict.fromkeys(system.coordinates, 2)
    result |= {multiplier_name(c.name): 0 for c in (*system.holonomic, *system.velocity)}
    highest = 2 if equations.has_z_accelerations else 1
    result |= {extra.name: highest for extra in system.extras} | {table.name: 2 for table in system.tables}
    return result | dict.fromkeys(equations.powers, 1)
