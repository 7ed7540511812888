"""A run of a mechanical system by time stepping: what there was at each step, and what happened to its contacts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import accumulate, groupby, pairwise

import numpy as np

from bricard.arrays import BoolArray, FloatArray
from bricard.contact.history import Doubt, History, Impact, Interval, Mode
from bricard.contact.steps.equations import Equations
from bricard.contact.steps.running import compiled
from bricard.contact.steps.systems import State, Step, SystemSteps, check_start
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.taylor.status import Progress

NO_STATIC = "Time stepping knows no static friction above the kinetic one: it sticks by the latter."
STICKS = 1e-9  # of the limit: friction that is less than it sticks
TOLD_EVERY = 100  # steps

Stepping = Callable[[State, float], Step]
"""From a state to the step that ends at a time."""


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

    @cached_property
    def _slips(self) -> list[slice]:
        """Of each contact and friction, where its slips are among all of them."""
        widths = [element.friction.numel() for element in self.system.switched]
        return [slice(*pair) for pair in pairwise(accumulate(widths, initial=0))]

    def _of_all(self, name: str) -> FloatArray:
        """The numbers of all steps under a name, (steps, numbers)."""
        return np.array([getattr(step, name) for step in self.steps])

    @cached_property
    def _pushes(self) -> BoolArray:
        """Whether a contact pushes, (steps, contacts)."""
        return self._of_all("normal") > 0

    @cached_property
    def _rates(self) -> tuple[FloatArray, FloatArray]:
        """Of gaps and slips before and after, (steps, numbers)."""
        return self._of_all("before"), self._of_all("after")

    def _intervals(self, number: int) -> Iterator[Interval]:
        modes = self._modes(number) if self.steps else []
        ends = [0, *np.cumsum([len(list(group)) for _, group in groupby(modes)]).tolist()]
        for first, last in pairwise(ends):
            yield Interval(self.states[first].t, self.states[last].t, modes[first])

    def _modes(self, number: int) -> list[Mode]:
        """Of a contact or friction, in each step."""
        contacts = len(self.system.contacts)
        before, slip = (rates[:, contacts:][:, self._slips[number]] for rates in self._rates)
        modes: list[Mode] = ["closed"] * len(self.steps)
        if width := slip.shape[1]:
            sticks = np.max(np.abs(slip), axis=1) <= STICKS * (1.0 + np.max(np.abs(before), axis=1))
            moving: list[Mode] = ["slip" if width > 1 else "slip+" if along > 0 else "slip-" for along in slip[:, 0]]
            modes = ["stick" if holds else mode for holds, mode in zip(sticks.tolist(), moving, strict=True)]
        if number >= contacts:
            return modes
        return [
            mode if pushes else "free" for pushes, mode in zip(self._pushes[:, number].tolist(), modes, strict=True)
        ]

    def _impacts(self) -> Iterator[Impact]:
        if not self.steps:
            return
        pushes, approaches = self._pushes, self._rates[0][:, : len(self.system.contacts)] < 0
        begins = pushes & approaches
        begins[1:] &= ~pushes[:-1]
        for when, number in np.argwhere(begins).tolist():
            yield self._impact(self.states[when], self.steps[when], number)

    def _impact(self, state: State, step: Step, number: int) -> Impact:
        contacts, rows = len(self.system.contacts), self._slips[number]
        before, after, impulse = float(step.before[number]), float(step.after[number]), float(step.normal[number])
        rubs, rubs_after = (tuple(map(float, rates[contacts:][rows])) for rates in (step.before, step.after))
        rubbed = tuple(map(float, step.rubbing[rows]))
        along = sum(T * (a + b) for T, a, b in zip(rubbed, rubs, rubs_after, strict=True))
        taken = -0.5 * (impulse * (before + after) + along)
        t = state.t + min(max(-float(step.gaps[number]) / before, 0.0), self.step)
        name = self.system.contacts[number].name
        return Impact(t, name, impulse, rubbed, before, after, rubs, rubs_after, taken, "newton", "steps")


def make_steps(equations: Equations, step: float, sweeps: int) -> Stepping:
    """What makes the next step: compiled, or in NumPy."""
    if (cores := compiled()) is None:
        return SystemSteps(equations, step, sweeps)
    from bricard.contact.steps.compiled_systems import CompiledSteps

    return CompiledSteps(cores.SystemSteps, equations, step, sweeps)


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
    equations = Equations(system)
    check_start(equations, start)
    advance = make_steps(equations, h, sweeps)
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
