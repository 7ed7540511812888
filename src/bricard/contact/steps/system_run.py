"""A run of a mechanical system by time stepping: what there was at each step, and what happened to its contacts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import groupby, pairwise

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.history import Doubt, History, Impact, Interval, Mode
from bricard.contact.steps.systems import State, Step, SystemSteps
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.taylor.status import Progress

NO_STATIC = "Time stepping knows no static friction above the kinetic one: it sticks by the latter."
STICKS = 1e-9  # of the limit: friction that is less than it sticks
TOLD_EVERY = 100  # steps


@dataclass(frozen=True, eq=False)
class SystemRun:
    """All steps of a run, from a state; `message`: why it ended early."""

    system: MechanicalSystem
    start: State
    step: float
    steps: tuple[Step, ...]
    message: str = ""
    interrupted: bool = False

    @cached_property
    def states(self) -> tuple[State, ...]:
        """At all times, one more than steps."""
        return (self.start, *[step.state for step in self.steps])

    @cached_property
    def works(self) -> FloatArray:
        """Since the start, (times, 5): see `Step`."""
        return np.vstack([np.zeros(5), np.cumsum([step.works for step in self.steps], axis=0).reshape(-1, 5)])

    @property
    def unsettled(self) -> int:
        """Number of steps whose sweeps have not met their tolerance."""
        return sum(not step.settled for step in self.steps)

    @property
    def penetration(self) -> float:
        """The deepest."""
        return max([0.0, *[-float(np.min(step.gaps)) for step in self.steps if step.gaps.size]])

    @cached_property
    def history(self) -> History:
        """Modes by step, and impacts: contacts that begin to push while they approach."""
        names = [element.name for element in self.system.switched]
        modes = {name: tuple(self._intervals(number)) for number, name in enumerate(names)}
        pairs = {contact.name: contact.pair or contact.name for contact in self.system.contacts}
        doubts = tuple(Doubt(self.start.t, text) for text in self.doubts)
        return History(modes, tuple(self._impacts()), (), doubts, pairs)

    @property
    def doubts(self) -> list[str]:
        """What speaks against it."""
        texts = []
        if self.unsettled:
            texts.append(unsettled(self.unsettled, len(self.steps)))
        if any(one.static.element_hash() != one.kinetic.element_hash() for one in self.system.switched):
            texts.append(NO_STATIC)
        return texts

    def _slips(self, number: int) -> slice:
        widths = [element.friction.numel() for element in self.system.switched]
        first = sum(widths[:number])
        return slice(first, first + widths[number])

    def _intervals(self, number: int) -> Iterator[Interval]:
        modes = [self._mode(step, number) for step in self.steps]
        ends = [0, *np.cumsum([len(list(group)) for _, group in groupby(modes)]).tolist()]
        for first, last in pairwise(ends):
            yield Interval(self.states[first].t, self.states[last].t, modes[first])

    def _mode(self, step: Step, number: int) -> Mode:
        contacts, rows = len(self.system.contacts), self._slips(number)
        if number < contacts and not step.normal[number] > 0:
            return "free"
        width = rows.stop - rows.start
        if not width:
            return "closed"
        slip = step.after[contacts:][rows]
        before = step.before[contacts:][rows]
        if np.max(np.abs(slip)) <= STICKS * (1.0 + np.max(np.abs(before))):
            return "stick"
        return "slip" if width > 1 else "slip+" if slip[0] > 0 else "slip-"

    def _impacts(self) -> Iterator[Impact]:
        pushed = np.zeros(len(self.system.contacts), dtype=bool)
        for state, step in zip(self.states, self.steps, strict=False):
            pushes = step.normal > 0
            for number in np.flatnonzero(pushes & ~pushed & (step.before[: len(pushes)] < 0)):
                yield self._impact(state, step, int(number))
            pushed = pushes

    def _impact(self, state: State, step: Step, number: int) -> Impact:
        contacts, rows = len(self.system.contacts), self._slips(number)
        before, after, impulse = float(step.before[number]), float(step.after[number]), float(step.normal[number])
        rubs, rubs_after = (tuple(map(float, rates[contacts:][rows])) for rates in (step.before, step.after))
        rubbed = tuple(map(float, step.rubbing[rows]))
        along = sum(T * (a + b) for T, a, b in zip(rubbed, rubs, rubs_after, strict=True))
        taken = -0.5 * (impulse * (before + after) + along)
        t = state.t + min(max(-float(step.gaps[number]) / before, 0.0), self.step)
        name = self.system.contacts[number].name
        return Impact(t, name, impulse, rubbed, before, after, rubs, rubs_after, taken, "newton", "steps")


def run_system(
    system: MechanicalSystem,
    span: tuple[float, float],
    q: FloatArray,
    v: FloatArray,
    step: float,
    sweeps: int,
    progress: Progress = None,
) -> SystemRun:
    """Steps of equal length, the nearest to `step` that ends at the end."""
    count = max(1, round((span[1] - span[0]) / step))
    h = (span[1] - span[0]) / count
    start = state = State(span[0], q, v)
    steps: list[Step] = []
    advance = SystemSteps(system, h, sweeps)
    advance.check(start)
    try:
        for number in range(count):
            try:
                found = advance(state, span[0] + (number + 1) * h)
            except np.linalg.LinAlgError:
                return SystemRun(system, start, h, tuple(steps), _stopped(state.t, "masses or joints are singular"))
            if not (np.isfinite(found.state.q).all() and np.isfinite(found.state.v).all()):
                return SystemRun(system, start, h, tuple(steps), _stopped(state.t, "values are not finite"))
            state = found.state
            steps.append(found)
            if progress is not None and number % TOLD_EVERY == 0:
                progress(state.t, number + 1)
    except KeyboardInterrupt:
        return SystemRun(system, start, h, tuple(steps), _stopped(state.t, "interrupted"), True)
    return SystemRun(system, start, h, tuple(steps))


def unsettled(count: int, steps: int) -> str:
    """What is said of sweeps that were too few."""
    return (
        f"In {count} of {steps} steps the impulses had not settled after all sweeps: give more sweeps or a shorter "
        "step."
    )


def _stopped(t: float, why: str) -> str:
    return f"stopped at t = {t:.6g}: {why}."
