"""Step size and order from the coefficients of a series; the readable form of what the engine does.

The term of stage k of a controlled quantity y = x^(level) is y[m] h^m with m = k + d - level. Its radius is the h at
which |y[m]| h^m reaches the quantity's scale a/r + |y| + |h y'| (a, r: absolute, relative tolerance; a = inf leaves
the quantity out). The smallest radius of the last FOUR stages counts: motions that start from rest have coefficients
only every second or fourth order, and with fewer a step may cover the whole interval. Longer gaps, as in the series
of cos(y^5), are seen where the step would become longer: the radius may exceed that of the upper half of the
coefficients by no more than ENTIRE (for entire functions it grows with the order, by 1.8 from 10 to 20). The step
h = 0.9 radius (r/100)^(1/m) makes the last term as small as a hundredth of the tolerance, since the errors of many
steps add up. Only where it would be much shorter than the step before are lower orders tried, and where steps go on
shrinking the whole tolerance is spent: that is what it may take to step over a singular position.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass

WINDOW, SAFETY, GROWN, SHRUNK, SHRINKING, SHARE = 4, 0.9, 1.5, 0.7, 0.85, 0.01
ENTIRE = 2.5


@dataclass(frozen=True)
class Controlled:
    """One controlled quantity: its coefficients, the order m of its term of stage k = 0, and a/r."""

    coefficients: FloatArray
    first_order: int
    absolute: float

    def radius(self, k: int, h: float) -> float:
        """The radius of stage k after a step h."""
        m = k + self.first_order
        if m < 1:
            return math.inf
        term = self.coefficients.item(m)
        if not math.isfinite(term):
            return 0.0
        rate = abs(h * self.coefficients.item(1)) if self.first_order else 0.0
        scale = self.absolute + abs(self.coefficients.item(0)) + rate
        return (scale / abs(term)) ** (1.0 / m) if term else math.inf


@dataclass(frozen=True)
class Watched:
    """An output in which events are looked for; its scale is its own size in a step."""

    coefficients: FloatArray
    first_order: int = 0

    def radius(self, k: int, h: float) -> float:
        """The radius of stage k after a step h."""
        c = self.coefficients
        scale = abs(c[0]) + abs((h or 1.0) * c[1])
        if not np.isfinite(c[k]):
            return 0.0
        return float((scale / abs(c[k])) ** (1.0 / k)) if k > 0 and c[k] and scale else np.inf


@dataclass(frozen=True)
class StepChoice:
    """A step length and the number of stages that it leaves out.

    doubtful: the last coefficients are much smaller than those before let expect, as in a gap
    """

    length: float
    dropped: int
    doubtful: bool = False


def controlled_quantities(
    series: Sequence[FloatArray], offsets: Sequence[int], absolute: FloatArray
) -> list[Controlled]:
    """Value and derivative of order d - 1 of every variable."""
    result = []
    for c, d, a in zip(series, offsets, absolute, strict=True):
        for level in {0, max(d - 1, 0)}:
            m = np.arange(len(c) - level)
            falling = np.prod([m + i for i in range(1, level + 1)], axis=0) if level else 1.0
            result.append(Controlled(c[level:] * falling, d - level, float(a)))
    return result


def choose_step(
    quantities: Sequence[Controlled | Watched],
    last_stage: int,
    tolerance: float,
    previous: float,
    before: float = 0.0,
) -> StepChoice:
    """The step after one of length `previous` (0 for the first), which followed one of length `before`."""

    @cache
    def radii(stage: int) -> list[float]:
        return [quantity.radius(stage, previous) for quantity in quantities]

    def length(k: int, goal: float, first: int) -> float:
        smallest = map(min, zip(*map(radii, range(max(first, 0), k + 1)), strict=True))
        limits = [
            radius * goal ** (1.0 / max(k + quantity.first_order, 1))
            for radius, quantity in zip(smallest, quantities, strict=True)
        ]
        return float(SAFETY * min(limits))

    def within_gaps(k: int, goal: float) -> float:
        first = k - WINDOW + 1
        return min(length(k, goal, first), ENTIRE * length(k, goal, min(k // 2, first)))

    goal, used, doubtful = SHARE * tolerance, last_stage, False
    best = length(last_stage, goal, last_stage - WINDOW + 1)
    if previous == 0.0 or best > GROWN * previous:
        limit = within_gaps(last_stage, goal)
        best, doubtful = limit, limit < best
    if previous == 0.0 or not best >= SHRUNK * previous:
        goal = tolerance if 0.0 < previous < SHRINKING * before else goal
        best = within_gaps(last_stage, goal)
        for k in range(WINDOW - 1, last_stage):
            if best < within_gaps(k, goal) < np.inf:
                best, used = within_gaps(k, goal), k
    return StepChoice(best, last_stage - used, doubtful)
