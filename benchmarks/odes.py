"""The systems as explicit ODEs, derived by hand, for solvers that need them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from benchmarks.models import GRAVITY, Mechanism, andrews
from benchmarks.table import Skipped

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Ode:
    """y' = slope(t, y) from 0 to `end`; positions(y) are those of the DAE."""

    slope: Callable[[float, Any], Any]
    start: FloatArray
    end: float
    positions: Callable[[FloatArray], FloatArray]

    def solve_dop853(self, tolerance: float) -> FloatArray:
        """The final state by SciPy's DOP853."""
        try:
            from scipy.integrate import solve_ivp
        except ModuleNotFoundError:
            raise Skipped("install scipy") from None
        span = (0.0, self.end)
        solution = solve_ivp(self.slope, span, self.start, method="DOP853", rtol=tolerance, atol=tolerance)
        return solution.y[:, -1]


def pendulum_ode() -> Ode:
    """theta'' = -g cos(theta), theta from the horizontal."""

    def slope(t: float, y: FloatArray) -> tuple[float, float]:
        return y[1], -GRAVITY * cos(y[0])

    return Ode(slope, np.zeros(2), 10.0, lambda y: np.array([cos(y[0]), sin(y[0])]))


def double_pendulum_slope(a: Any, b: Any, u: Any, w: Any, functions: Any) -> tuple[Any, Any, Any, Any]:
    """Angles a, b from hanging and their rates u, w; sine and cosine are those of `functions`."""
    s, c = functions.sin(a - b), functions.cos(a - b)
    mass = 3 - functions.cos(2 * a - 2 * b)
    pull = 3 * GRAVITY * functions.sin(a) + GRAVITY * functions.sin(a - 2 * b)
    return (
        u,
        w,
        (-pull - 2 * s * (w**2 + u**2 * c)) / mass,
        2 * s * (2 * u**2 + 2 * GRAVITY * functions.cos(a) + w**2 * c) / mass,
    )


def double_pendulum_ode() -> Ode:
    """Two angles from hanging; unit masses and rods."""
    import math

    return Ode(
        lambda t, y: double_pendulum_slope(*y, math),
        np.array([pi / 2, pi / 2, 0.0, 0.0]),
        10.0,
        double_pendulum_positions,
    )


def double_pendulum_positions(y: FloatArray) -> FloatArray:
    """Cartesian coordinates (4,) of the masses."""
    first = np.array([sin(y[0]), -cos(y[0])])
    return np.concatenate([first, first + np.array([sin(y[1]), -cos(y[1])])])


def andrews_ode() -> Ode:
    """Index reduced to 1 and the multipliers eliminated."""
    mechanism = andrews()
    slope = _CompiledSlope(ca.Function("andrews", [ca.vertcat(mechanism.q, mechanism.v)], [_slope(mechanism)]))
    return Ode(slope, np.concatenate([mechanism.start, np.zeros(7)]), mechanism.end, lambda y: y[:7])


class _CompiledSlope:
    """A CasADi function of the state, called through buffers: five times as fast as an ordinary call."""

    def __init__(self, function: ca.Function) -> None:
        self._state, self._result = np.zeros(function.numel_in()), np.zeros(function.numel_out())
        self._owner = function  # the buffer does not keep it alive
        self._buffer, self._evaluate = function.buffer()
        self._buffer.set_arg(0, memoryview(self._state))
        self._buffer.set_res(0, memoryview(self._result))

    def __call__(self, t: float, y: FloatArray) -> FloatArray:
        self._state[:] = y
        self._evaluate()
        return self._result.copy()


def _slope(mechanism: Mechanism) -> ca.SX:
    """(v, v') from M v' + G^T lam = f and G v' = -G' v."""
    q, v = mechanism.q, mechanism.v
    momentum = ca.gradient(mechanism.kinetic, v)
    M, G = ca.jacobian(momentum, v), ca.jacobian(mechanism.constraints, q)
    f = ca.gradient(mechanism.kinetic - mechanism.potential, q) - ca.jtimes(momentum, q, v)
    free = ca.solve(M, f)
    guided = ca.solve(M, G.T)
    multipliers = ca.solve(G @ guided, G @ free + ca.jtimes(G @ v, q, v))
    return ca.densify(ca.vertcat(v, free - guided @ multipliers))
