"""Where to land a step instead, if the series at its end does not confirm it."""

from __future__ import annotations

COLLAPSE, MOST_HALVINGS = 0.3, 50
FRACTIONS = (1.0, 0.6, 0.8, 0.45, 0.3)


class Landing:
    """The tries of one step of length `full`."""

    def __init__(self, full: float = 0.0) -> None:
        self.full = full
        self.tries = self.best = self.halvings = 0
        self.best_step, self.forced = -1.0, False

    def fraction(self) -> float:
        """Of the step, to try."""
        return FRACTIONS[self.best if self.forced else self.tries]

    def retry(self, step: float, present: float) -> bool:
        """Another place, if the next step would be much shorter than this one."""
        if self.forced or not step < COLLAPSE * present:
            return False
        if step > self.best_step:
            self.best_step, self.best = step, self.tries
        self.tries += 1
        self.forced = self.tries == len(FRACTIONS)
        return True
