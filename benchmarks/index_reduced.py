"""Mechanical systems as ODEs for SciPy: the constraints differentiated twice, the multipliers eliminated by numbers.

[ M  G^T ] [ q'' ]   [ f     ]
[ G  0   ] [ lam ] = [ gamma ]         with the expressions of bricard.Dynamics
"""

from __future__ import annotations

from dataclasses import dataclass

import casadi as ca
import numpy as np
import numpy.typing as npt

import bricard as br
from benchmarks.table import Skipped
from bricard.problems import Problem

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class IndexReduced:
    """A problem as y' = slope(t, y), y = (q, q'); without projection the constraints drift."""

    problem: Problem
    slope: _Slope
    start: FloatArray
    observed: list[int]  # where y holds the values that are compared
    expected: FloatArray

    def solve(self, method: str, tolerance: float) -> float:
        """Largest error at the end by a method of SciPy's solve_ivp; infinite if it does not get there."""
        try:
            from scipy.integrate import solve_ivp
        except ModuleNotFoundError:
            raise Skipped("install scipy") from None
        span = (0.0, self.problem.end_time)
        solution = solve_ivp(self.slope, span, self.start, method=method, rtol=tolerance, atol=tolerance)
        if not solution.success:
            return float("inf")
        return float(np.max(np.abs(solution.y[self.observed, -1] - self.expected)))


def index_reduced(problem: Problem, motion: br.Motion) -> IndexReduced:
    """A problem with holonomic constraints, from the consistent start of its motion."""
    coordinates = motion.system.coordinates
    names = [*coordinates, *[f"{name}'" for name in coordinates]]
    compared = [name for name in problem.observed if name in coordinates]
    expected = dict(zip(problem.observed, problem.end_values, strict=True))
    return IndexReduced(
        problem,
        _Slope(motion.system),
        np.array([float(motion(name, 0.0)) for name in names]),
        [coordinates.index(name) for name in compared],
        np.array([expected[name] for name in compared]),
    )


class _Slope:
    """The matrix and the right-hand side by a compiled function called through buffers, the solution by NumPy."""

    def __init__(self, system: br.MechanicalSystem) -> None:
        d = br.Dynamics(system)
        matrix = ca.vertcat(ca.horzcat(d.M, d.G.T), ca.horzcat(d.G, ca.SX(d.gamma.numel(), d.gamma.numel())))
        outputs = [ca.densify(matrix), ca.densify(ca.vertcat(d.f, d.gamma))]
        numbers = ca.substitute(outputs, [system.p], [ca.SX(list(system.parameters.values()))])
        state = ca.vertcat(system.t, system.q, system.v)
        function = ca.Function("saddle", [state], numbers)
        self._size, rows = system.size, matrix.shape[0]
        self._state, self._matrix, self._right = np.zeros(state.numel()), np.zeros(rows**2), np.zeros(rows)
        self._owner = function  # the buffer does not keep it alive
        self._buffer, self._evaluate = function.buffer()
        self._buffer.set_arg(0, memoryview(self._state))
        self._buffer.set_res(0, memoryview(self._matrix))
        self._buffer.set_res(1, memoryview(self._right))

    def __call__(self, t: float, y: FloatArray) -> FloatArray:
        self._state[0], self._state[1:] = t, y
        self._evaluate()
        symmetric = self._matrix.reshape(len(self._right), -1)
        return np.concatenate([y[self._size :], np.linalg.solve(symmetric, self._right)[: self._size]])
