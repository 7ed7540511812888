"""Levenberg-Marquardt: the smallest sum of squares of residuals r(p), with their exact derivatives J.

    (J^T J + mu D) dp = -J^T r,    D = diag(J^T J)

A step that makes the sum smaller is taken, and mu falls; else it grows. In units `scale` of the unknowns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import BricardError
from bricard.records import dataclass

FIRST, LEAST, MOST = 1e-3, 1e-15, 1e12  # of mu
ROUNDING = 1e-14


class Point(NamedTuple):
    """Unknowns, residuals, derivatives (residuals, unknowns)."""

    p: FloatArray
    r: FloatArray
    J: FloatArray

    @property
    def cost(self) -> float:
        """The sum of squares."""
        return float(self.r @ self.r)


@dataclass(frozen=True, eq=False)
class Descent:
    """Where the descent ended: the point, whether it converged, sums of squares on the way, evaluations."""

    point: Point
    converged: bool
    message: str
    history: tuple[float, ...]
    evaluations: int
    interrupted: bool = False


def descended(
    evaluate: Callable[[FloatArray], Point], start: FloatArray, scale: FloatArray, tol: float, iterations: int
) -> Descent:
    """A local minimum; Ctrl-C ends at the best point so far. Steps to values without a motion are not taken."""
    point = evaluate(start)
    mu, history, count = FIRST, [point.cost], 1

    def ended(converged: bool, message: str, interrupted: bool = False) -> Descent:
        return Descent(point, converged, message, tuple(history), count, interrupted)

    for _ in range(iterations):
        step = _step(point, scale, mu)
        if float(np.max(np.abs(step / scale), initial=0.0)) <= tol or point.cost == 0:
            return ended(True, "converged")
        try:
            count += 1
            tried = evaluate(point.p + step)
        except BricardError:
            mu *= 10
            continue
        except KeyboardInterrupt:
            return ended(False, "was interrupted", True)
        if tried.cost < point.cost * (1 + ROUNDING) and np.isfinite(tried.cost):
            small = tried.cost >= point.cost * (1 - ROUNDING)
            point, mu = tried, max(mu / 10, LEAST)
            history.append(point.cost)
            if small:
                return ended(True, "converged")
        else:
            mu *= 4
        if mu > MOST:
            return ended(True, "converged: no step makes the differences smaller")
    return ended(False, f"stopped after {iterations} iterations")


def _step(point: Point, scale: FloatArray, mu: float) -> FloatArray:
    J = point.J * scale
    sizes = np.sqrt(mu) * np.maximum(np.linalg.norm(J, axis=0), ROUNDING * (np.linalg.norm(J) or 1.0))
    stacked, right = np.vstack([J, np.diag(sizes)]), np.concatenate([-point.r, np.zeros(len(scale))])
    return np.asarray(np.linalg.lstsq(stacked, right, rcond=None)[0] * scale)
