"""Integrators of y' = F(t, y): SciPy's, SUNDIALS' by CasADi, and classical ones with a fixed step for teaching.

Each takes some steps at a time; all the rest (records, polynomials, events) is done by `OdeStepper`. To add one: a
class with the methods of `OdeIntegrator`, and a row in solvers/integrators.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import chain, islice
from typing import Any, Protocol

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import OptionError
from bricard.records import dataclass

Rates = Callable[[float, FloatArray], FloatArray]
WITHIN = np.array([0.2, 0.4, 0.6, 0.8])  # places in a step between which Hermite polynomials are drawn
FINER = "Try a smaller tol, other constraints, or constraints='direct' with integrator='radau' for stiff systems."
TOO_MANY = "too many steps\n  Try a larger max_steps or tol."
SHORTEST = 1e-12  # steps shorter than this, relative to time, are not divided
SEEN, MANY = 2000, 1_000_000  # last steps that tell the pace; steps that any run may take at its pace
LARGEST = 1e12  # numbers
BATCH = 20  # steps of the same length that are taken together
MISSED = 1000  # tolerances by which a step may miss the equations; where stability makes steps short it is hundreds
NODES = np.array([0.0, 0.1, 0.2, 0.4, 0.6, 0.8, 0.9, 1.0])  # as many as DOP853's polynomials have coefficients
LOOK = 4  # the node where that is seen
SLOPE = np.linalg.solve(np.vander(NODES, increasing=True).T, np.arange(8) * NODES[LOOK] ** np.arange(-1.0, 7.0))


class Stopped(Exception):
    """An integrator cannot go on; the text says why, and what to try."""


@dataclass(frozen=True, eq=False)
class Problem:
    """y' = F(t, y) over a span; `correct` projects a state onto constraints after each step, if there is one.

    half        number of coordinates: y begins with q, v of this length each
    jacobian    dF/dy
    ode         (t, y, p) -> y', where it is compiled
    dae         (t, y, (q'', lambda), p) -> y', residuals of q'' and lambda
    parameters  p around a time
    algebraic   q'' and lambda, of constraints that an integrator of DAEs solves
    """

    rhs: Rates
    span: tuple[float, float]
    half: int
    correct: Rates | None = None
    jacobian: Rates | None = None
    ode: ca.Function | None = None
    dae: ca.Function | None = None
    parameters: Callable[[float], FloatArray] = lambda t: np.zeros(1)
    algebraic: Rates | None = None


@dataclass(frozen=True)
class IntegratorOptions:
    """Tolerances of the adaptive ones, step of the others."""

    tol: float = 1e-8
    atol: float = 1e-8
    step: float | None = None
    outputs: int = 1000  # of SUNDIALS along the span, if no step is given
    max_steps: int = 1_000_000
    progress: Callable[[float, int], object] | None = None


@dataclass(frozen=True, eq=False)
class Batch:
    """Times and states that were reached one after the other; the last is the end of a step.

    ends   whether each is the end of a step, or lies within one
    steps  how many were taken
    """

    t: list[float]
    y: list[FloatArray]
    ends: list[bool]
    steps: int = 1


class OdeIntegrator(Protocol):
    """What an integrator can do; progress is told after each number `told_every` of batches."""

    told_every: int

    def begin(self, t: float, y: FloatArray, end: float) -> None:
        """Sets out for an end."""

    def step(self) -> Batch:
        """Some steps on; raises Stopped."""

    def state_at(self, t: float) -> FloatArray | None:
        """The state within the last batch by the integrator's own dense output, if it has one."""


Maker = Callable[[Problem, IntegratorOptions], OdeIntegrator]


class ScipyIntegrator:
    """One of SciPy's, step by step; within a step states of its own dense output.

    DOP853 divides one estimate of its error by another of lower order. Near singularities the first may vanish by
    accident, and steps are taken that miss the equations by a hundred thousand tolerances. So each is looked at.
    """

    told_every = 50

    def __init__(self, kind: str, problem: Problem, options: IntegratorOptions) -> None:
        self._kind, self._problem, self._options = kind, problem, options
        self._dense: Callable[[float | FloatArray], FloatArray] | None = None

    def begin(self, t: float, y: FloatArray, end: float) -> None:
        """Sets out for an end."""
        import scipy.integrate

        settings: dict[str, Any] = {"rtol": self._options.tol, "atol": self._options.atol}
        if self._kind == "Radau":  # lsoda is not faster with it: its own differences are compiled
            settings["jac"] = self._problem.jacobian
        make: Any = getattr(scipy.integrate, self._kind)
        self._solver = make(self._problem.rhs, t, y, end, **settings)
        if self._kind == "Radau":
            self._solver.solve_lu = _by_factors
        self._times = deque([t], maxlen=SEEN)
        self._slowest = SEEN / (20 * max(self._options.max_steps, MANY)) * abs(end - t)

    def step(self) -> Batch:
        """One step."""
        solver, before = self._solver, self._solver.t
        try:
            with np.errstate(all="ignore"):
                message = self._advance()
        except ValueError:  # of SciPy's linear algebra
            raise Stopped(f"numbers grow too large\n  {FINER}") from None
        if solver.status == "failed":
            raise Stopped(f"{message}\n  {FINER}")
        if solver.t == before:  # lsoda goes on with steps of no length
            raise Stopped(f"the step has become too small\n  {FINER}")
        times, states = self._within(before)
        y = self._corrected()
        if not np.isfinite(y).all():
            raise Stopped(f"numbers grow too large\n  {FINER}")
        self._times.append(solver.t)
        if len(self._times) == SEEN and abs(solver.t - self._times[0]) < self._slowest:
            raise Stopped(f"the steps have become too small\n  {FINER}")
        return Batch([*times, float(solver.t)], [*states, y], [*[False] * len(times), True])

    def _advance(self) -> str | None:
        """One step; one of DOP853 that misses the equations is taken again, half as long."""
        solver, is_looked_at = self._solver, self._kind == "DOP853"
        while True:
            t, y, rates = solver.t, solver.y, getattr(solver, "f", None)
            message: str | None = solver.step()
            self._dense = None
            if solver.status == "failed":
                return message
            if is_looked_at or self._problem.correct is None:
                self._dense = solver.dense_output()
            if not (is_looked_at and self._misses(y)):
                return message
            solver.t, solver.y, solver.f, solver.h_abs = t, y, rates, solver.step_size / 2
            solver.status = "running"

    def _misses(self, before: FloatArray) -> bool:
        """Whether the polynomial of the last step is not a solution within it."""
        solver, dense = self._solver, self._dense
        assert dense is not None
        length = solver.t - solver.t_old
        t = solver.t_old + NODES * length
        states = dense(t)
        rates = self._problem.rhs(t[LOOK], states[:, LOOK].copy())
        scale = self._options.atol + self._options.tol * np.maximum(abs(before), abs(solver.y))
        missed = (states @ SLOPE - length * rates) / scale
        return bool(missed @ missed > MISSED**2 * len(missed))

    def _within(self, before: float) -> tuple[list[float], list[FloatArray]]:
        """Times and states within the last step."""
        solver = self._solver
        is_short = abs(solver.t - before) <= SHORTEST * max(1.0, abs(solver.t))
        if self._problem.correct is not None or is_short:
            self._dense = None
        if self._dense is None:
            return [], []
        between = before + WITHIN * (solver.t - before)
        return between.tolist(), list(np.ascontiguousarray(self._dense(between).T))

    def _corrected(self) -> FloatArray:
        """The state after the step, put onto the constraints if that is asked for."""
        solver, y = self._solver, self._solver.y.copy()
        if self._problem.correct is not None and np.all(np.isfinite(y)):
            y = self._problem.correct(solver.t, y)
            solver.y, solver.f = y.copy(), self._problem.rhs(solver.t, y)
        return np.asarray(y)

    def state_at(self, t: float) -> FloatArray | None:
        """By SciPy's dense output; where states are corrected after steps there is none."""
        return None if self._dense is None else np.asarray(self._dense(t))


def _by_factors(factors: tuple[Any, Any], right: Any) -> Any:
    """The solution of a small linear system, by LAPACK: SciPy's own way there takes longer than LAPACK."""
    from scipy.linalg import lapack

    if not np.isfinite(right).all():
        raise ValueError("the right-hand side is not finite")
    solve = lapack.zgetrs if factors[0].dtype == complex else lapack.dgetrs
    return solve(*factors, right)[0]


OneStep = Callable[[Problem, float, FloatArray, float], FloatArray]


class FixedStepIntegrator:
    """Steps of the same length, as near to the given one as fits into the span."""

    told_every = 200 // BATCH

    def __init__(self, advance: OneStep, problem: Problem, options: IntegratorOptions) -> None:
        if options.step is None:
            raise OptionError("A fixed-step integrator needs a step: step=1e-3.")
        count = max(1, round(abs(problem.span[1] - problem.span[0]) / options.step))
        if count > options.max_steps:
            raise OptionError(
                f"With step={options.step:g} the run takes {count} steps; max_steps is {options.max_steps}.\n"
                "  Take a larger step, or a larger max_steps."
            )
        self._advance, self._problem, self._step = advance, problem, options.step

    def begin(self, t: float, y: FloatArray, end: float) -> None:
        """Sets out for an end."""
        count = max(1, round(abs(end - t) / self._step))
        self._times: Iterator[float] = iter(np.linspace(t, end, count + 1).tolist()[1:])
        self._t, self._y = t, y

    def step(self) -> Batch:
        """A number of steps; those before one that fails are kept."""
        times: list[float] = []
        states: list[FloatArray] = []
        for after in islice(self._times, BATCH):
            y = self._advance(self._problem, self._t, self._y, after - self._t)
            if self._problem.correct is not None and np.isfinite(y).all():
                y = self._problem.correct(after, y)
            if not np.abs(y).max(initial=0.0) <= LARGEST:  # nor where it is not a number
                self._times = chain([after], self._times)
                break
            self._t, self._y = after, y
            times.append(after)
            states.append(y)
        if not times:
            raise Stopped("the numbers grow without bound; take a smaller step")
        return Batch(times, states, [True] * len(times), len(times))

    def state_at(self, t: float) -> FloatArray | None:
        """There is no dense output but Hermite's."""
        return None


def euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    """Explicit."""
    return y + h * problem.rhs(t, y)


def semi_implicit_euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    """Velocities first, positions with the q' that the constraint method makes of the new velocities."""
    n = problem.half
    result = y + h * problem.rhs(t, y)
    result[:n] = y[:n]
    result[:n] += h * problem.rhs(t + h, result)[:n]
    return result


def rk4(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    """The classical one of order 4."""
    k1 = problem.rhs(t, y)
    k2 = problem.rhs(t + h / 2, y + h / 2 * k1)
    k3 = problem.rhs(t + h / 2, y + h / 2 * k2)
    k4 = problem.rhs(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


ONE_STEP: dict[str, OneStep] = {"euler": euler, "semi_implicit_euler": semi_implicit_euler, "rk4": rk4}
