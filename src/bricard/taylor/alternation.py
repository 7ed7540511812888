"""Which steps a run takes: by series or implicit ones, and of one that watches stiffness whichever get on faster."""

from __future__ import annotations

import math

from bricard.taylor.collocation import Collocation
from bricard.taylor.examination import MOST_GROWTH
from bricard.taylor.stiffness import Stiffness


class Alternation:
    """The implicit steps of a run, if there may be any, and the present choice."""

    def __init__(self) -> None:
        self.collocation: Collocation | None = None
        self.stiffness: Stiffness | None = None  # if it is watched
        self.stiff = False
        self.switches: list[float] = []  # times of changes from series to implicit steps and back, in turns
        self._cost_before = self._length_before = 0.0

    @property
    def lacks_collocation(self) -> bool:
        """Whether implicit steps are to be tried and cannot be made yet."""
        return self.stiff and self.collocation is None

    @property
    def implicit(self) -> Collocation | None:
        """What makes the next step, if it is an implicit one."""
        return self.collocation if self.stiff or self.stiffness is None else None

    def turn_implicit(self, t: float, length: float) -> bool:
        """Tries implicit steps from here on; False if they are taken already, or not to be taken."""
        if self.stiffness is None or self.stiff:
            return False
        self.stiff = True
        if self.collocation is not None:
            self.set_out(self.collocation, t, length)
        return True

    def set_out(self, collocation: Collocation, t: float, length: float) -> None:
        """Begins implicit steps at t, after a step by series."""
        assert self.stiffness is not None
        self.stiff = True
        self.stiffness.try_implicit()
        self.switches.append(t)
        self._cost_before, self._length_before = collocation.cost, length
        collocation.set_out(3 * length)

    def compare(self, t: float, length: float, by_series: float) -> None:
        """After an implicit step to t: would series get on faster?"""
        if self.stiffness is None or self.collocation is None:
            return
        cost, self._cost_before = self.collocation.cost - self._cost_before, self.collocation.cost
        # series at rest promise any length, but errors would grow as before
        if not self.stiffness.pays(length, cost, min(by_series, MOST_GROWTH * self._length_before or math.inf)):
            self.stiff = False
            self.switches.append(t)
