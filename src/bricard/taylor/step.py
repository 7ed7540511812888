"""The polynomials of a step, from which everything within it is evaluated."""

from __future__ import annotations

import math

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
        orders, n = self.coefficients.shape
        result = np.zeros((self.levels, n))
        for level in range(self.levels):
            for m in range(orders - 1, level - 1, -1):
                result[level] = result[level] * h + math.perm(m, level) * self.coefficients[m]
        return result

    def outputs_at(self, h: float) -> FloatArray:
        """The outputs at start + h."""
        return np.asarray(h ** np.arange(len(self.outputs)) @ self.outputs, dtype=np.float64)
