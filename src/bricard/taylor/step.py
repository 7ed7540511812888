"""The polynomials of a step, from which everything within it is evaluated."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass


@dataclass
class Step:
    """A step of the NumPy twin; `length` may be shortened.

    coefficients  [order, variable]
    outputs       [order, output]
    levels        how many derivatives of a variable count, with the value itself
    last_stage    coefficients of later stages are left out (zero)
    """

    start: float
    length: float
    coefficients: FloatArray
    outputs: FloatArray
    levels: int
    last_stage: int

    @property
    def end(self) -> float:
        """Where the step ends."""
        return self.start + self.length

    def derivatives_at(self, h: float) -> FloatArray:
        """x_j^(l) [l, j] at start + h."""
        factors, orders = differentiated(self.levels, len(self.coefficients))
        return np.asarray((factors * h**orders) @ self.coefficients)

    def slopes(self) -> FloatArray:
        """Bounds [l, j] of |x_j^(l + 1)| over the step."""
        factors, orders = differentiated(self.levels + 1, len(self.coefficients))
        return np.asarray((factors[1:] * abs(self.length) ** orders[1:]) @ np.abs(self.coefficients))

    def outputs_at(self, h: float) -> FloatArray:
        """The outputs at start + h."""
        return np.asarray(h ** np.arange(len(self.outputs)) @ self.outputs, dtype=np.float64)


@cache
def differentiated(levels: int, orders: int) -> tuple[FloatArray, FloatArray]:
    """Factors and orders [l, m] of the derivatives of powers: (h^m)^(l) = factor h^order."""
    factors = [[float(math.perm(m, level)) for m in range(orders)] for level in range(levels)]
    powers = [[float(max(m - level, 0)) for m in range(orders)] for level in range(levels)]
    return np.array(factors), np.array(powers)
