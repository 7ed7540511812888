"""How long the next implicit step is and how many stages it has: the least cost for the errors that are estimated.

The readable form of `stage_choice.hpp`.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray

SAFETY, SLOWEST = 0.85, 0.3
COST_OF_STEP, HYSTERESIS, MOST_GROWTH = 4.0, 1.05, 8.0
KEPT_BELOW = 1e-3  # the contraction with which matrices are kept


class StageChoice:
    """The length of the next step and the `index` of its table."""

    def __init__(self, stages: Sequence[int]) -> None:
        self.stages = np.array(stages)
        self.errors = np.zeros(len(stages))  # that numbers of stages would have made, relative to the scales
        self.begin()

    def begin(self) -> None:
        """Nothing is known."""
        self.length, self.index = 0.0, 0
        self._hold = 0  # steps without growth after a failure
        self._before: FloatArray | None = None  # lengths that the last step allowed, by table

    def set_out(self, length: float) -> None:
        """Another length, from a point where nothing has failed."""
        self.length, self._hold = length, 0

    def take_medium_number(self) -> None:
        """Of stages."""
        self.index, self._before = len(self.stages) // 2, None

    def shorten(self, length: float, steps: int) -> None:
        """Another length, and no growth for some steps."""
        self.length, self._hold = length, max(self._hold, steps)

    def reject(self, h: float, error: float) -> None:
        """The step of length h made too large an error, relative to the tolerance."""
        self.shorten(h * max(0.1, SAFETY * error ** (-1.0 / (self.stages[self.index] + 1))), 1)

    def accept(self, h: float, goal: float, contraction: float) -> None:
        """The step of length h stands: chooses the next one.

        Where little would change and Newton's method converges fast, the length stays, and its matrices with it.
        """
        present, numbers = self.index, np.arange(len(self.stages))
        acceptable = h * SAFETY * np.maximum(self.errors / goal, 1e-12) ** (-1.0 / (self.stages + 1))
        lengths = self._allowed(acceptable, h, contraction)
        costs = (self.stages + COST_OF_STEP) / lengths * np.where(numbers == present, 1.0, HYSTERESIS)
        costs[np.abs(numbers - present) > 1] = np.inf
        self.index = int(np.argmin(costs))
        self._hold, self._before = max(self._hold - 1, 0), acceptable
        chosen = float(lengths[self.index])
        same = self.index == present and 0.95 * h < chosen < 1.1 * h and contraction <= KEPT_BELOW
        self.length = h if same else chosen

    def _allowed(self, acceptable: FloatArray, h: float, contraction: float) -> FloatArray:
        lengths = acceptable.copy()
        if self._before is not None:  # a trend goes on
            lengths *= np.where(self._before > lengths, np.maximum(lengths / self._before, 0.2), 1.0)
        lengths = np.minimum(lengths, MOST_GROWTH * h)
        if contraction > 0:
            lengths = np.minimum(lengths, h * max((SLOWEST / contraction) ** 0.7, 0.2))
        return np.minimum(lengths, h) if self._hold else lengths
