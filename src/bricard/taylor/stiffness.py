"""Whether series or implicit steps get on faster, for runs that choose by themselves.

Where stability limits the steps of a series of order K, h lambda sits near the end of its stability region, about
0.3745 K + 1.32, or beyond it (errors may grow up to the tolerance), step after step; else it is half of that or less.
lambda shows in the growth of the last coefficients. Then implicit steps are tried, and kept as long as they get
farther for their cost than series would from the same points. Tries that fail are repeated less and less often.
The readable form of `stiffness.hpp`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from bricard.taylor.step_control import Controlled

LEAST = 0.88  # of the stability limit
FIRST_PATIENCE, LONGEST_PATIENCE, TRIAL = 20, 20_000, 5  # steps
STAGES_OF_A_SERIES = 5.0  # a step by series costs as much as so many stages of an iteration


class Stiffness:
    """What a run has seen of it so far."""

    def __init__(self) -> None:
        self._in_a_row, self._patience = 0, FIRST_PATIENCE
        self.try_implicit()

    def limits(self, h_lambda: float, order: int) -> bool:
        """A step by series is done, at h lambda; True if it is time to try implicit steps."""
        self._in_a_row = self._in_a_row + 1 if h_lambda > LEAST * (0.3745 * order + 1.32) else 0
        return self._in_a_row >= self._patience

    def try_implicit(self) -> None:
        """Implicit steps begin."""
        self._in_a_row = self._steps = 0
        self._sums = np.zeros(3)

    def pays(self, length: float, cost: float, by_series: float) -> bool:
        """An implicit step is done; False if series get on faster.

        Its length, what it cost (iterations times stages), and the step that series would have taken.
        """
        self._sums += (length, cost, by_series)
        self._steps += 1
        if self._steps % TRIAL:
            return True
        lengths, costs, series = self._sums
        good = bool(lengths * STAGES_OF_A_SERIES * TRIAL > series * costs)
        self._patience = FIRST_PATIENCE if good else min(2 * self._patience, LONGEST_PATIENCE)
        self._sums = np.zeros(3)
        return good


def h_lambda(quantities: Sequence[Controlled], last_stage: int, levels: int, h: float) -> float:
    """h lambda of the fastest motion, from the growth of the last coefficients of the values in a step h.

    `quantities` are the values alone.
    """

    def largest(k: int) -> float:
        radii = [(one.radius(k, abs(h)), k + one.first_order) for one in quantities if one.first_order > 0]
        return max([(abs(h) / radius) ** order for radius, order in radii if radius > 0], default=0.0)

    if last_stage < 4:
        return 0.0
    last, earlier = (max(largest(k), largest(k - 1)) for k in (last_stage, last_stage - 2))
    return (last_stage + levels - 1) * math.sqrt(last / max(earlier, 1e-300))
