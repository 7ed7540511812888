"""The solution of a draw by SciPy: short steps, so that nothing is stepped over, confirmed by another method.

Draws are dropped whose truths disagree, or whose solution magnifies a disturbance so much that an error beyond
the limit would say nothing about the solver.
"""

import math
import warnings
from dataclasses import dataclass

import numpy as np
from scipy.integrate import ode, solve_ivp

FRACTIONS = (*((k + 0.5 + 0.3 * math.sin(7 * k)) / 16 for k in range(16)), 1.0)  # of the interval
AGREEMENT = 3e-10  # of two methods, relative to 1 + max|x|
DISTURBANCE = 1e-6  # of start and rates
MAGNIFICATION = 100.0  # of the disturbance, at most
LARGE = 1e8


@dataclass(frozen=True)
class Truth:
    """Observed quantities (quantities, times) at some times; no values: there is no solution to the end."""

    times: np.ndarray
    values: np.ndarray | None


@dataclass(frozen=True)
class Run:
    """Observed quantities and where the run came to; `values` is None if not to the end."""

    values: np.ndarray | None
    reached: float


def true_solution(problem, steps=2000):
    """The truth of a problem by at least so many steps, or None if it is not certain enough to judge by."""
    times = np.array(FRACTIONS) * problem.end
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")  # of runs that end early
        first, disturbed = (
            _solve(problem, times, steps),
            _run(problem, times, "dop853", 1e-11, steps / 4, DISTURBANCE),
        )
        if first.values is None:
            second = _solve(problem, times, 1.7 * steps)
            agree = second.values is None and abs(second.reached - first.reached) < 1e-3 * problem.end
            return Truth(times, None) if agree else None
        second = _run(problem, times, "lsoda", 1e-12, 1.7 * steps)
        if _difference(first, second) > AGREEMENT:
            second = _solve(problem, times, 1.7 * steps)
        disturbed = _run(problem, times, "dop853", 1e-11, steps / 4, DISTURBANCE)
        if disturbed.values is None:
            disturbed = _run(problem, times, "lsoda", 1e-11, steps / 4, DISTURBANCE)
    if _difference(first, second) > AGREEMENT or _difference(first, disturbed) > MAGNIFICATION * DISTURBANCE:
        return None
    return Truth(times, first.values)


def _solve(problem, times, steps):
    """By Hairer's DOP853, which is fast; where it stops, as it does at numbers near 1e-160, by SciPy's own."""
    run = _run(problem, times, "dop853", 1e-13, steps)
    return _run(problem, times, "DOP853", 1e-13, steps) if run.values is None else run


def scales(values):
    """1 + max|x| of each quantity."""
    return 1 + np.max(np.abs(values), axis=1, keepdims=True)


def _difference(first, second):
    if second.values is None:
        return math.inf
    return float(np.max(np.abs(first.values - second.values) / scales(first.values)))


def _run(problem, times, method, tolerance, steps, disturbance=0.0):
    """One run; with a disturbance, start and rates are moved by so much of their sizes."""
    slope, observe = problem.slope(), problem.observe()

    def moved(t, state):
        try:
            rates = slope(t, state)
        except (OverflowError, ZeroDivisionError):
            return [math.nan] * len(state)
        if disturbance:
            return [r + disturbance * (1 + abs(r) + abs(x)) for r, x in zip(rates, state.tolist(), strict=True)]
        return rates

    state = np.array(problem.start, dtype=float)
    state = state + disturbance * (1 + np.abs(state))
    if not problem.states:  # everything is prescribed
        return Run(np.array([observe(t, state) for t in times.tolist()]).T, problem.end)
    if method == "DOP853":
        found = solve_ivp(moved, (0, problem.end), state, method, times, rtol=tolerance, atol=tolerance,
            max_step=problem.end / steps)  # fmt: skip
        pairs = zip(times.tolist(), found.y.T, strict=False)
        return Run(np.array([observe(t, x) for t, x in pairs]).T if found.success else None, float(found.t[-1]))
    solver = ode(moved).set_integrator(
        method, rtol=tolerance, atol=tolerance, max_step=problem.end / steps, nsteps=100_000
    )
    solver.set_initial_value(state, 0.0)
    values = []
    for t in times.tolist():
        state = solver.integrate(t)
        if not solver.successful() or not np.all(np.abs(state) < LARGE):
            return Run(None, float(solver.t))
        values.append(observe(t, state))
    return Run(np.array(values).T, problem.end)
