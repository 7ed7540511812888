"""Impacts without end in a finite time (Zeno): found by their intervals, and ended.

The intervals between the impacts of a contact that bounces under a steady force fall by a steady ratio. When that is
seen, and the bounces are lower than the tolerance, the contact is closed. What is left of the bounces takes the time
of a geometric series; the impulses of closing and of the steady force equal those of the bounces left, so that the
error is one of second order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from bricard.contact.impacts import Outcome
from bricard.contact.problem import Touching
from bricard.contact.state import State

INTERVALS = 4  # of which the ratios must agree
STEADY = 1e-2  # how well
CLOSED = 1e-9  # of the fastest approach: a contact that opens more slowly stays closed
LONGEST = 10  # of the last interval: a bounce that would last longer is not pulled back by a steady force
SLOWEST = 0.999  # a ratio above it is not followed to its end


class Accumulating:
    """The impacts of all contacts of a run."""

    def __init__(self, contacts: int, tolerance: float) -> None:
        self._times: list[list[float]] = [[] for _ in range(contacts)]
        self._highest = np.zeros(contacts)
        self._tolerance = tolerance

    def look(
        self, t: float, state: State, contacts: Touching, numbers: Sequence[int], outcome: Outcome
    ) -> tuple[int, float, float, int, float, float] | None:
        """The contact to be closed now, when, when the bounces would end, how many there were, speed, error."""
        found, (height, speed, duration) = None, self._bounce(state, contacts, outcome)
        if not height:
            return None
        for at, number in enumerate(numbers):
            if outcome.impulses[at] <= 0:
                continue
            times = self._times[number]
            times.append(t)
            self._highest[number] = max(self._highest[number], height)
            ratio = self._ratio(number)
            steady = ratio is not None and duration <= LONGEST * (times[-1] - times[-2])
            if ratio is not None and steady and height <= self._tolerance * self._highest[number]:
                rest = (times[-1] - times[-2]) * ratio / (1 - ratio)
                found = (number, t, t + rest, len(times), speed, height)
                self._times[number] = []
        return found

    def _bounce(self, state: State, contacts: Touching, outcome: Outcome) -> tuple[float, float, float]:
        """How high, how fast and for how long contacts open that touch now; endlessly where nothing pulls back."""
        falls = -(contacts.normals @ contacts.response.free(state.f, state.gamma))
        speeds = outcome.after[: len(falls)]
        opens = speeds > CLOSED * np.abs(outcome.before[: len(falls)]).max(initial=0.0)
        if not opens.any():
            return 0.0, 0.0, 0.0
        with np.errstate(divide="ignore", invalid="ignore"):
            durations = np.where(falls > 0, 2 * speeds / falls, np.inf)
        heights = (speeds * durations)[opens] / 4
        return float(heights.max()), float(speeds[opens].max()), float(durations[opens].max())

    def _ratio(self, number: int) -> float | None:
        """Of the last intervals, if it is steady."""
        times = np.array(self._times[number][-(INTERVALS + 1) :])
        if len(times) <= INTERVALS:
            return None
        intervals = np.diff(times)
        ratios = intervals[1:] / intervals[:-1]
        steady = ratios.max() - ratios.min() <= STEADY * ratios.max() and ratios.max() < SLOWEST
        return float(ratios[-1]) if steady else None


def closed(contacts: Touching, outcome: Outcome) -> Outcome:
    """The outcome with all contacts closed that touch; those that stick go on sticking."""
    sticks = [rub for rub in contacts.rubs if rub.owner >= 0 and outcome.modes[rub.owner] == "stick"]
    rows = list(range(len(contacts.normals)))
    rows += [row for rub in sticks for row in range(rub.first, rub.first + rub.width)]
    response, after = contacts.response, outcome.after[rows]
    impulses = np.linalg.lstsq(response.delassus[np.ix_(rows, rows)], -after, rcond=None)[0]
    change = response.changes[:, rows] @ impulses
    taken = outcome.taken.copy()
    taken[0] -= float(impulses @ after) / 2
    moved = contacts.rows[: len(outcome.after)] @ change
    return replace(outcome, velocity=outcome.velocity + change, after=outcome.after + moved, taken=taken)
