"""Final positions to compare with, from closed forms and from other programs."""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from benchmarks.models import GRAVITY
from benchmarks.odes import andrews_ode, double_pendulum_ode, double_pendulum_slope
from benchmarks.table import Skipped

PI = np.longdouble("3.14159265358979323846264338327950288")
AGM_STEPS = 6  # enough for quadruple precision


@cache
def pendulum_angle(t: float = 10.0) -> np.longdouble:
    """The angle from the horizontal of a pendulum of length 1 that starts there at rest.

    With phi from hanging, sin(phi / 2) = k sn(K - sqrt(g) t), k = sin(pi / 4).
    sn by the arithmetic-geometric mean: Abramowitz and Stegun, Handbook of Mathematical Functions, 16.4.
    """
    k = np.sin(PI / 4)
    a, b = [np.longdouble(1)], np.sqrt(1 - k * k)
    ratios = []
    for _ in range(AGM_STEPS):
        half_difference = (a[-1] - b) / 2
        a, b = [*a, (a[-1] + b) / 2], np.sqrt(a[-1] * b)
        ratios.append(half_difference / a[-1])
    quarter_period = PI / 2 / a[-1]
    amplitude = 2**AGM_STEPS * a[-1] * (quarter_period - np.sqrt(np.longdouble(GRAVITY)) * np.longdouble(t))
    for ratio in reversed(ratios):
        amplitude = (amplitude + np.arcsin(ratio * np.sin(amplitude))) / 2
    return 2 * np.arcsin(k * np.sin(amplitude)) - PI / 2


def pendulum_positions(t: float = 10.0) -> npt.NDArray[np.longdouble]:
    """Cartesian coordinates (2,) of that pendulum."""
    angle = pendulum_angle(t)
    return np.array([np.cos(angle), np.sin(angle)])


@cache
def double_pendulum_positions() -> npt.NDArray[np.float64]:
    """heyoka at its finest tolerance, on the ODE of the angles."""
    try:
        import heyoka
    except ModuleNotFoundError:
        raise Skipped("install heyoka, which computes the reference of the double pendulum") from None
    ode = double_pendulum_ode()
    angles = heyoka.make_vars("a", "b", "u", "w")
    slope = double_pendulum_slope(*angles, heyoka)
    integrator = heyoka.taylor_adaptive(list(zip(angles, slope, strict=True)), list(ode.start), tol=1e-16)
    # Without a limit the first step, from rest, is far too long: its last two coefficients vanish.
    integrator.propagate_until(ode.end, max_delta_t=0.02)
    return ode.positions(integrator.state)


@cache
def andrews_positions() -> npt.NDArray[np.float64]:
    """DOP853 at its finest tolerance, on the ODE of index-reduced equations; good to about 1e-12."""
    ode = andrews_ode()
    return ode.positions(ode.solve_dop853(3e-14))
