"""Stiff mechanisms as ordinary differential equations, derived by hand in coordinates of their own.

They are what an engineer would give to LSODA, and the independent reference of `bricard.problems.stiff`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, hypot, pi, sin, sqrt

import numpy as np
import numpy.typing as npt
from scipy.integrate import solve_ivp

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class StiffOde:
    """y' = slope(t, y) from `start`; `observed` turns the final state into what the problem compares."""

    slope: Callable[[float, FloatArray], FloatArray]
    start: FloatArray
    end: float
    observed: Callable[[FloatArray], FloatArray]

    def solve(self, method: str, tol: float, atol: float | None = None) -> FloatArray:
        """What is observed at the end, by one of SciPy's methods."""
        absolute = tol if atol is None else atol
        run = solve_ivp(self.slope, (0.0, self.end), self.start, method=method, rtol=tol, atol=absolute)
        return self.observed(run.y[:, -1])


def governor(factor: float) -> StiffOde:
    """Arm angle a below the horizontal, slider height e, shaft angle; the spin follows from the angular momentum.

    I(a) is the moment of inertia about the shaft, J that of arms and globes about the hinges:

        J a'' = I'(a) w^2 / 2 + g (2 m_globe + m_arm) cos(a) - f ds/da,   3 e'' = -3 g - f ds/de,   I w = constant
        s^2 = (cos(a)/2)^2 + (1 - sin(a)/2 - e)^2,   f = 2 k (s - 1/2) + 2 c s'
    """
    k, c, g, R = 8e5 * factor, 4e4 * factor, 9.81, 0.05
    globe, arm, along = 5.0, 0.3, 0.3 / 6 * 1e-4
    across = 0.3 / 12 * (1 + 1e-4)
    spinning = 0.3 / 6 * 1e-4 + 3.0 / 6 * 0.01
    J = 2 * globe + 2 * arm / 4 + 2 * across

    def inertia(a: float) -> float:
        C, S = cos(a), sin(a)
        tilted = along * S**2 + across * C**2
        return spinning + 2 * globe * (R + C) ** 2 + 2 * arm * (R + C / 2) ** 2 + 2 * tilted

    def slope_of_inertia(a: float) -> float:
        C, S = cos(a), sin(a)
        return -4 * globe * (R + C) * S - 2 * arm * (R + C / 2) * S + 4 * (along - across) * S * C

    momentum = inertia(pi / 6) * 2 * pi

    def slope(t: float, y: FloatArray) -> FloatArray:
        a, e, _, u, w = y
        C, S = cos(a), sin(a)
        height = 1 - S / 2 - e
        s = hypot(C / 2, height)
        by_a, by_e = (-C * S / 4 - height * C / 2) / s, -height / s
        f = 2 * k * (s - 0.5) + 2 * c * (by_a * u + by_e * w)
        spin = momentum / inertia(a)
        turning = slope_of_inertia(a) * spin**2 / 2 + g * (2 * globe + arm) * C - f * by_a
        return np.array([u, w, spin, turning / J, -g - f * by_e / 3])

    def observed(y: FloatArray) -> FloatArray:
        reach = R + cos(y[0])
        return np.array([reach * cos(y[2]), reach * sin(y[2]), 1 - sin(y[0]), y[1]])

    return StiffOde(slope, np.array([pi / 6, 0.5, 0.0, 0.0, 0.0]), 10.0, observed)


def stiff_pendulum(stiffness: float) -> StiffOde:
    """In polar coordinates, with z = k (r - 1), in which the stiff motion is of the size of forces."""
    k, g = stiffness, 9.81

    def slope(t: float, y: FloatArray) -> FloatArray:
        angle, z, w, u = y  # angle from the horizontal; u = z' / sqrt(k)
        r, root = 1 + z / k, sqrt(k)
        return np.array(
            [w, root * u, (-g * cos(angle) - 2 * w * u / root) / r, root * (r * w**2 - g * sin(angle) - z)]
        )

    def observed(y: FloatArray) -> FloatArray:
        r = 1 + y[1] / k
        return np.array([r * cos(y[0]), r * sin(y[0])])

    return StiffOde(slope, np.zeros(4), 10.0, observed)


def elastic_slider_crank(stiffness: float) -> StiffOde:
    """Newton's and Euler's equations of three free bodies: centroids and angles of crank and rod, and the slider.

    A joint pulls the point of a second body back to that of a first one: k (p2 - p1) + c (p2' - p1').
    """
    k, c = stiffness, stiffness / 5e3
    weight = np.array([0.0, -9.81])

    def slope(t: float, y: FloatArray) -> FloatArray:
        crank, alpha, rod, beta, slider = y[:2], y[2], y[3:5], y[5], y[6:8]
        crank_rate, turning, rod_rate, tilting, sliding = y[8:10], y[10], y[11:13], y[13], y[14:16]
        arm, half = 0.1 * np.array([np.cos(alpha), np.sin(alpha)]), 0.5 * np.array([np.cos(beta), np.sin(beta)])
        swung, swept = np.array([-arm[1], arm[0]]), np.array([-half[1], half[0]])
        pivot = k * (crank - arm) + c * (crank_rate - turning * swung)
        pin = k * (rod - half - crank - arm)
        pin = pin + c * (rod_rate - tilting * swept - crank_rate - turning * swung)
        end = k * (slider - rod - half) + c * (sliding - rod_rate - tilting * swept)
        guide = np.array([-5.0 * sliding[0], -k * slider[1] - c * sliding[1]])
        crank_torque, rod_torque = 10.0 + swung @ (pin + pivot), -2.0 * tilting + swept @ (end + pin)
        return np.concatenate(
            [
                y[8:],
                weight + pin - pivot,
                [crank_torque],
                weight + end - pin,
                [rod_torque],
                weight + guide - end,
            ]
        )

    tilt = -np.arcsin(0.2 * sin(pi / 4))
    pin = 0.2 * np.array([cos(pi / 4), sin(pi / 4)])
    end = pin + np.array([cos(tilt), sin(tilt)])
    start = np.concatenate([pin / 2, [pi / 4], (pin + end) / 2, [tilt], [end[0], 0.0], np.zeros(8)])
    return StiffOde(slope, start, 2.0, lambda y: np.array([y[6], y[7]]))
