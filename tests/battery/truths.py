"""The solution of a draw by SciPy: short steps, so that nothing is stepped over, confirmed by another method.

Draws are dropped whose truths disagree, or whose solution magnifies a disturbance so much that an error beyond
the limit would say nothing about the solver.
"""

import math
import warnings
from dataclasses import dataclass

import numpy as np
from scipy.integrate import DOP853, ode

FRACTIONS = (*((k + 0.5 + 0.3 * math.sin(7 * k)) / 16 for k in range(16)), 1.0)  # of the interval
AGREEMENT = 3e-10  # of two methods, relative to 1 + max|x|
DISTURBANCE = 1e-6  # of start and rates
MAGNIFICATION = 100.0  # of the disturbance, at most
LARGE = 1e8
OVERFLOW = 1e100
MOST_CALLS = 200_000


class TooLong(Exception):
    """The solution is too rough for short steps."""


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
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")  # of runs that end early
        try:
            return _confirmed(problem, np.array(FRACTIONS) * problem.end, steps)
        except TooLong:
            return None


def _confirmed(problem, times, steps):
    """The truth, if several runs agree on it."""
    first = _solve(problem, times, steps)
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
    if not problem.states:  # everything is prescribed
        states, reached = [np.zeros(0)] * len(times), problem.end
    else:
        start = np.array(problem.start, dtype=float)
        start = start + disturbance * (1 + np.abs(start))
        options = {"rtol": tolerance, "atol": tolerance, "max_step": problem.end / steps}
        walk = _by_own_steps if method == "DOP853" else _by_compiled_code
        slope = Slope(problem, disturbance)
        states, reached = walk(slope, start, times, method, options)
        if slope.exhausted:
            raise TooLong
    if len(states) < len(times) or not np.all(np.abs(states) < LARGE):
        return Run(None, reached)
    observe = problem.observe()
    return Run(np.array([observe(t, state) for t, state in zip(times.tolist(), states, strict=True)]).T, reached)


class Slope:
    """The slope, disturbed, and large but finite where numbers overflow: solvers then try a smaller step.

    After too many calls it is zero, which ends the run soon (an exception may not pass through compiled code).
    """

    def __init__(self, problem, disturbance=0.0):
        self._slope, self._disturbance, self._left = problem.slope(), disturbance, MOST_CALLS

    @property
    def exhausted(self):
        return self._left < 0

    def __call__(self, t, state):
        self._left -= 1
        if self._left < 0:
            return [0.0] * len(state)
        try:
            rates = self._slope(t, state)
        except (OverflowError, ValueError):  # ValueError: outside the domain of a function
            return [OVERFLOW] * len(state)
        if self._disturbance:
            moves = [self._disturbance * (1 + abs(r) + abs(x)) for r, x in zip(rates, state.tolist(), strict=True)]
            rates = [rate + move for rate, move in zip(rates, moves, strict=True)]
        for rate in rates:
            if not abs(rate) < OVERFLOW:
                return [rate if abs(rate) < OVERFLOW else OVERFLOW for rate in rates]
        return rates


def _by_compiled_code(slope, start, times, method, options):
    """States at the times, and the time that was reached."""
    solver = ode(slope).set_integrator(method, nsteps=100_000, **options)
    solver.set_initial_value(start, 0.0)
    states = []
    for t in times.tolist():
        state = solver.integrate(t)
        if not solver.successful():
            break
        states.append(state.copy())  # lsoda writes all of them to one place
    return states, float(solver.t)


def _by_own_steps(slope, start, times, method, options):
    """The same by SciPy's DOP853, step by step."""
    solver = DOP853(slope, 0.0, start, times[-1], **options)
    states = []
    while solver.status == "running":
        solver.step()
        if solver.status == "failed":
            break
        dense = solver.dense_output() if solver.t >= times[len(states)] else None
        while len(states) < len(times) and times[len(states)] <= solver.t:
            states.append(dense(times[len(states)]))
    return states, float(solver.t)
