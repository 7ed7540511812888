"""Step size and order from the coefficients of a series; the readable form of what the engine does.

The term of stage k of a controlled quantity y = x^(level) is y[m] h^m with m = k + d - level. Its radius is the h
at which |y[m]| h^m reaches the quantity's scale a/r + |y| + |h y'| (a, r: absolute, relative tolerance). The
smallest radius of the last FOUR stages counts: motions that start from rest have coefficients only every second or
fourth order, and with fewer a step may cover the whole interval. The step h = 0.9 radius r^(1/m) makes the last
term as small as the tolerance. Only where it would be much shorter than the step before are lower orders tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

FloatArray = npt.NDArray[np.float64]

WINDOW, SAFETY, SHRUNK = 4, 0.9, 0.7


@dataclass(frozen=True)
class Controlled:
    """One controlled quantity: its coefficients, and the order m of its term of stage k = 0."""

    coefficients: FloatArray
    first_order: int
    absolute: float

    def radius(self, k: int, h: float) -> float:
        """The radius of stage k."""
        c, m = self.coefficients, k + self.first_order
        if m < 1:
            return np.inf
        if not np.isfinite(c[m]):
            return 0.0
        rate = abs(h * c[1]) if self.first_order else 0.0
        scale = self.absolute + abs(c[0]) + rate
        return float((scale / abs(c[m])) ** (1.0 / m)) if c[m] else np.inf


@dataclass(frozen=True)
class StepChoice:
    """A step length and the number of stages that it leaves out."""

    length: float
    dropped: int


def controlled_quantities(
    series: Sequence[FloatArray], offsets: Sequence[int], absolute: FloatArray
) -> list[Controlled]:
    """Value and derivative of order d - 1 of every variable with d > 0; of algebraic systems the values."""
    algebraic = max(offsets) == 0
    result = []
    for c, d, a in zip(series, offsets, absolute, strict=True):
        if d == 0 and not algebraic:
            continue
        for level in {0, max(d - 1, 0)}:
            m = np.arange(len(c) - level)
            falling = np.prod([m + i for i in range(1, level + 1)], axis=0) if level else 1.0
            result.append(Controlled(c[level:] * falling, d - level, float(a)))
    return result


def choose_step(quantities: Sequence[Controlled], last_stage: int, tolerance: float, previous: float) -> StepChoice:
    """The step after one of length `previous` (0 for the first)."""
    shift = 0 if all(quantity.first_order == 0 for quantity in quantities) else 1

    def radius(k: int) -> float:
        return min(quantity.radius(k, previous) for quantity in quantities)

    def length(k: int, radii: dict[int, float]) -> float:
        smallest = min(radii[i] for i in range(max(k - WINDOW + 1, 0), k + 1))
        return float(SAFETY * smallest * tolerance ** (1.0 / (k + shift)))

    radii = {k: radius(k) for k in range(max(last_stage - WINDOW + 1, 0), last_stage + 1)}
    best, used = length(last_stage, radii), last_stage
    if previous == 0.0 or not best >= SHRUNK * previous:
        radii |= {k: radius(k) for k in range(last_stage - WINDOW + 1)}
        for k in range(WINDOW - 1, last_stage):
            if length(k, radii) > best:
                best, used = length(k, radii), k
    return StepChoice(best, last_stage - used)
