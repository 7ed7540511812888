"""A mechanical system integrated as an ODE, as a solution like any other: names, derivatives, dense output.

Between step points coordinates are quintic Hermite polynomials (position, velocity and acceleration at both ends),
extra variables and works cubic ones, multipliers straight lines.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import numpy.typing as npt

from bricard.errors import OptionError
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.solvers.constrained.functions import Equations
from bricard.solvers.constrained.integrators import INTEGRATORS, IntegratorOptions, Problem, Steps
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.treatments import make_treatment
from bricard.taylor.polynomials import PiecewisePolynomial

FloatArray = npt.NDArray[np.float64]
ORDERS = 6  # coefficients of a quintic
NEARLY_SINGULAR = 1e-4


@dataclass(frozen=True, eq=False)
class ConstrainedRun:
    """Steps of an integrator on a system under a treatment."""

    right_hand_side: RightHandSide
    steps: Steps

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

    @property
    def is_regular(self) -> bool:
        """Whether independent coordinates determined the others all the time."""
        return bool(np.min(self.regularities, initial=1.0) > NEARLY_SINGULAR)

    @property
    def message(self) -> str:
        """What the integrator says, with a warning where independent coordinates were nearly singular."""
        if self.is_regular:
            return self.steps.message
        worst = int(np.argmin(self.regularities))
        return (
            f"{self.steps.message}\n  Near t = {self.step_points[worst][0]:.6g} the independent coordinates do not "
            "determine the others (a dead centre): do not trust what follows.\n  Choose others, or constraints='qr'."
        )

    def values(self) -> FloatArray:
        """Values (times, orders, variables) at all times: coordinates to second order, the rest to first."""
        n, y, rates = self.system.size, self.steps.y, self.rates
        result = np.zeros((len(y), 3, n + self.multipliers.shape[1] + y.shape[1] - 2 * n))
        result[:, 0, :n], result[:, 1, :n], result[:, 2, :n] = y[:, :n], y[:, n : 2 * n], rates[:, n : 2 * n]
        m = self.multipliers.shape[1]
        result[:, 0, n : n + m] = self.multipliers
        result[:, 0, n + m :], result[:, 1, n + m :] = y[:, 2 * n :], rates[:, 2 * n :]
        return result

    def polynomials(self) -> PiecewisePolynomial:
        """Hermite polynomials between the step points."""
        n, m, values = self.system.size, self.multipliers.shape[1], self.values()
        h = np.diff(self.steps.t)[:, None]
        left, right = values[:-1], values[1:]
        result = np.zeros((len(h), ORDERS, values.shape[2]))
        result[:, :, :n] = quintic(left[:, :, :n], right[:, :, :n], h)
        result[:, 0, n : n + m] = left[:, 0, n : n + m]
        result[:, 1, n : n + m] = (right[:, 0, n : n + m] - left[:, 0, n : n + m]) / h
        result[:, :4, n + m :] = cubic(left[:, :2, n + m :], right[:, :2, n + m :], h)
        return PiecewisePolynomial(self.steps.t[:-1], float(self.steps.t[-1]), result)


@dataclass(frozen=True)
class Method:
    """How a constrained system is solved: the treatment of its constraints, the integrator, and their options.

    independent   names of coordinates, for constraints="partition"
    alpha, beta   of Baumgarte's stabilisation, in 1/s
    tol, atol     of the adaptive integrators; step of the others
    """

    constraints: str
    integrator: str = ""  # default: ida for constraints="implicit", else dop853
    independent: tuple[str, ...] = ()
    alpha: float = 10.0
    beta: float = 10.0
    tol: float = 1e-8
    atol: float | None = None
    step: float | None = None
    max_steps: int = 1_000_000
    progress: Callable[[float, int], object] | None = None

    def __post_init__(self) -> None:
        if not self.integrator:
            object.__setattr__(self, "integrator", default_integrator(self.constraints))
        if self.integrator not in INTEGRATORS:
            raise OptionError(
                f"integrator is {self.integrator!r}; it must be one of taylor, {', '.join(INTEGRATORS)}."
            )


def default_integrator(constraints: str) -> str:
    """The integrator that goes with a treatment of constraints if none is named."""
    return {"direct": "taylor", "implicit": "ida"}.get(constraints, "dop853")


def run_constrained(
    system: MechanicalSystem,
    span: tuple[float, float],
    positions: Mapping[str, float],
    velocities: Mapping[str, float],
    method: Method,
) -> ConstrainedRun:
    """Integrates a system from consistent positions and velocities."""
    if system.tables:
        raise OptionError("Tabulated laws are followed by constraints='direct' only.")
    equations = Equations(system)
    treatment = make_treatment(method.constraints, equations, method.independent, method.alpha, method.beta)
    right_hand_side = RightHandSide(equations, treatment)
    extras = [positions.get(extra.name, 0.0) for extra in system.extras]
    q = [positions[name] for name in system.coordinates]
    v = [velocities.get(name, 0.0) for name in system.coordinates]
    y0 = np.array([*q, *v, *extras, *[0.0] * len(equations.powers)])
    right_hand_side.check_determined(span[0], y0)
    correct = right_hand_side.project if treatment.name == "projection" else None
    problem = Problem(right_hand_side, span, y0, system.size, correct, right_hand_side.ode)
    values = equations.parameter_values
    problem = replace(problem, parameters=values if values.size else np.zeros(1))
    if treatment.name == "implicit":
        n = system.size
        algebraic = [*right_hand_side(span[0], y0)[n : 2 * n], *right_hand_side.multipliers(span[0], y0)]
        problem = replace(problem, dae=right_hand_side.dae(), algebraic0=np.array(algebraic))
    atol = method.tol if method.atol is None else method.atol
    options = IntegratorOptions(method.tol, atol, method.step, method.max_steps, method.progress)
    return ConstrainedRun(right_hand_side, INTEGRATORS[method.integrator](problem, options))


def quintic(left: FloatArray, right: FloatArray, h: FloatArray) -> FloatArray:
    """Coefficients (steps, 6, columns) with value, rate and acceleration at both ends."""
    x0, v0, a0 = left[:, 0], left[:, 1], left[:, 2]
    x1, v1, a1 = right[:, 0], right[:, 1], right[:, 2]
    d = x1 - x0 - v0 * h - a0 * h**2 / 2
    e = (v1 - v0 - a0 * h) * h
    f = (a1 - a0) * h**2
    c3, c4, c5 = 10 * d - 4 * e + f / 2, -15 * d + 7 * e - f, 6 * d - 3 * e + f / 2
    return np.stack([x0, v0, a0 / 2, c3 / h**3, c4 / h**4, c5 / h**5], axis=1)


def cubic(left: FloatArray, right: FloatArray, h: FloatArray) -> FloatArray:
    """Coefficients (steps, 4, columns) with value and rate at both ends."""
    x0, v0, x1, v1 = left[:, 0], left[:, 1], right[:, 0], right[:, 1]
    d, e = x1 - x0 - v0 * h, (v1 - v0) * h
    return np.stack([x0, v0, (3 * d - e) / h**2, (e - 2 * d) / h**3], axis=1)


def offsets(system: MechanicalSystem, equations: Equations) -> dict[str, int]:
    """Highest derivative of each variable at the step points."""
    result = dict.fromkeys(system.coordinates, 2)
    result |= {multiplier_name(c.name): 0 for c in (*system.holonomic, *system.velocity)}
    result |= {extra.name: 1 for extra in system.extras}
    return result | dict.fromkeys(equations.powers, 1)
