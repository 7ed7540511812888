"""Integrators of y' = F(t, y): SciPy's, and classical ones with a fixed step for teaching.

To add one: a function of (problem, options) that returns the steps, and a line in INTEGRATORS.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.errors import OptionError

FloatArray = npt.NDArray[np.float64]
RightHandSide = Callable[[float, FloatArray], FloatArray]
Corrector = Callable[[float, FloatArray], FloatArray]


@dataclass(frozen=True, eq=False)
class Problem:
    """y' = F(t, y) over a span; `correct` projects a state onto constraints after each step, if there is one."""

    rhs: RightHandSide
    span: tuple[float, float]
    y0: FloatArray
    half: int  # number of coordinates: y begins with q, v of this length each
    correct: Corrector | None = None


@dataclass(frozen=True, eq=False)
class Steps:
    """States at the step points, (steps + 1, size), and whether the end was reached."""

    t: FloatArray
    y: FloatArray
    finished: bool
    message: str
    evaluations: int


@dataclass(frozen=True)
class IntegratorOptions:
    """Tolerances of the adaptive ones, step of the others."""

    tol: float = 1e-8
    atol: float = 1e-8
    step: float | None = None
    max_steps: int = 1_000_000
    progress: Callable[[float, int], object] | None = None


def _scipy(kind: str) -> Callable[[Problem, IntegratorOptions], Steps]:
    def run(problem: Problem, options: IntegratorOptions) -> Steps:
        import scipy.integrate

        make: Any = getattr(scipy.integrate, kind)
        if problem.correct is not None and kind == "LSODA":
            raise OptionError(
                "constraints='projection' changes the state after each step, which lsoda cannot follow."
            )
        solver = make(problem.rhs, problem.span[0], problem.y0, problem.span[1], rtol=options.tol, atol=options.atol)
        return _march(problem, options, solver)

    return run


def _march(problem: Problem, options: IntegratorOptions, solver: Any) -> Steps:
    times, states = [solver.t], [problem.y0]
    while solver.status == "running":
        message = solver.step()
        if solver.status == "failed":
            return _steps(times, states, False, f"stopped at t = {times[-1]:.6g}: {message}", solver.nfev)
        y = solver.y.copy()
        if problem.correct is not None:
            y = problem.correct(solver.t, y)
            solver.y, solver.f = y.copy(), problem.rhs(solver.t, y)
        if not np.all(np.isfinite(y)):
            return _steps(
                times, states, False, f"stopped at t = {times[-1]:.6g}: numbers grow too large", solver.nfev
            )
        times.append(solver.t)
        states.append(y)
        if options.progress is not None and len(times) % 50 == 0:
            options.progress(solver.t, len(times) - 1)
        if len(times) > options.max_steps:
            return _steps(times, states, False, f"stopped at t = {times[-1]:.6g}: too many steps", solver.nfev)
    return _steps(times, states, True, f"reached t = {times[-1]:g}.", solver.nfev)


def _fixed(advance: Callable[[Problem, float, FloatArray, float], FloatArray], calls: int) -> Any:
    def run(problem: Problem, options: IntegratorOptions) -> Steps:
        start, end = problem.span
        if options.step is None or not options.step > 0:
            raise OptionError("A fixed-step integrator needs a step: step=1e-3.")
        count = max(1, round(abs(end - start) / options.step))
        times = np.linspace(start, end, count + 1)
        states = [problem.y0]
        for t, after in pairwise(times):
            y = advance(problem, float(t), states[-1], float(after - t))
            if problem.correct is not None:
                y = problem.correct(float(after), y)
            if not np.all(np.isfinite(y)) or np.max(np.abs(y)) > 1e12:
                text = f"stopped at t = {t:.6g}: the numbers grow without bound; take a smaller step"
                return _steps(times[: len(states)], states, False, text, calls * len(states))
            states.append(y)
            if options.progress is not None and len(states) % 200 == 0:
                options.progress(float(after), len(states) - 1)
        return _steps(times, states, True, f"reached t = {end:g}.", calls * count)

    return run


def _euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    return y + h * problem.rhs(t, y)


def _semi_implicit_euler(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    """Velocities first, positions with the new velocities."""
    n, rate = problem.half, problem.rhs(t, y)
    result = y + h * rate
    result[:n] = y[:n] + h * result[n : 2 * n]
    return result


def _rk4(problem: Problem, t: float, y: FloatArray, h: float) -> FloatArray:
    k1 = problem.rhs(t, y)
    k2 = problem.rhs(t + h / 2, y + h / 2 * k1)
    k3 = problem.rhs(t + h / 2, y + h / 2 * k2)
    k4 = problem.rhs(t + h, y + h * k3)
    return y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)


def _steps(times: Any, states: list[FloatArray], finished: bool, message: str, evaluations: int) -> Steps:
    return Steps(np.asarray(times, dtype=float), np.array(states), finished, message, evaluations)


INTEGRATORS: dict[str, Callable[[Problem, IntegratorOptions], Steps]] = {
    "dop853": _scipy("DOP853"),
    "rk45": _scipy("RK45"),
    "radau": _scipy("Radau"),
    "lsoda": _scipy("LSODA"),
    "euler": _fixed(_euler, 1),
    "semi_implicit_euler": _fixed(_semi_implicit_euler, 1),
    "rk4": _fixed(_rk4, 4),
}
