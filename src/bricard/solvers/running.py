"""A run: a stepper sent along a span, with events, schedules and actions.

Knows nothing of the stepper but its contract. Events that happen at the same time are one decision: all actions see
the same values, what they set must agree, and the run starts again once, from the nearest consistent state.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.checks import finite_number, shown
from bricard.dae.structure import listed
from bricard.errors import InitialValueError
from bricard.records import dataclass
from bricard.solvers.events import Event, Occurrence, Root, Schedule, roots_in_step
from bricard.solvers.restarts import Restarts
from bricard.solvers.stepper import LastStep, Parameters, Stepper
from bricard.solvers.switching import NOTHING_SWITCHES, Switching, Violation, ordinary_violations, violations
from bricard.taylor.status import Progress, Status

if TYPE_CHECKING:
    from bricard.solvers.saltation import Saltation

SAME_TIME = 1e-10  # events of one kind closer than this fraction of a step are one
MOST_PAUSES_IN_PLACE = 100  # pauses at events while time hardly moves
TOLD_EVERY = 0.05  # seconds
NO_SCHEDULE = Schedule(np.zeros(0), lambda t: {})
ACCUMULATE = ", because events follow each other without end.\n  Try: a terminal event where they become dense."


@dataclass(frozen=True)
class Watch:
    """What a run looks out for.

    switching   modes of the equations; its guards are watched after the events
    renamed     what actions call otherwise than the equations do
    fired       numbers of events that have just happened where the run starts
    tangents    takes derivatives through all that happens, if there are any
    """

    events: tuple[Event, ...] = ()
    schedule: Schedule = NO_SCHEDULE
    renamed: Mapping[str, str] = field(default_factory=dict)
    progress: Progress = None
    switching: Switching = NOTHING_SWITCHES
    fired: frozenset[int] = frozenset()
    tangents: Saltation | None = None


@dataclass(frozen=True)
class Ending:
    """How a run ended; `warnings`: where rounding decided whether an event happened."""

    finished: bool
    message: str
    interrupted: bool
    occurrences: tuple[Occurrence, ...]
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Decision:
    """What all actions at a time set."""

    values: Mapping[str, float]
    parameters: Parameters


class Running:
    """A run in progress."""

    def __init__(
        self, stepper: Stepper, span: tuple[float, float], parameters: Parameters, restarts: Restarts, watch: Watch
    ) -> None:
        self.stepper, self.span, self.restarts, self.watch = stepper, span, restarts, watch
        self.parameters = dict(parameters)
        direction = 1.0 if span[1] > span[0] else -1.0
        changes = watch.schedule.times
        self._leg_ends = [*changes[direction * (span[1] - changes) > 0].tolist(), span[1]]
        self._legs_done = 0
        self._occurrences: list[Occurrence] = []
        self._warnings: dict[int, str] = {}
        self._last_time: dict[int, float] = {}
        self._fired = watch.fired
        self._reach = 0.0
        self._before_change: tuple[float, Any] = (np.nan, None)
        self._pauses_in_place = 0
        self._last_told = 0.0
        self._failure = ""

    def run(self, state: Any) -> Ending:
        """From a consistent state to the end of the span, or as far as it goes."""
        status = self._begin(state) or self._advance()
        self.watch.switching.finish(self.stepper.time)
        return Ending(
            status in (Status.FINISHED, Status.EVENT),
            self._failure or self._message(status),
            status == Status.INTERRUPTED,
            tuple(self._occurrences),
            tuple(self._warnings.values()),
        )

    def _begin(self, state: Any) -> Status | None:
        """Sets out in the modes of the start; a status if there are none."""
        self.stepper.begin(self.span[0], state, self.parameters)
        if not len(self._guards):
            return None
        values = self.stepper.layout.named(state) | self.parameters
        if self.watch.tangents:
            self.watch.tangents.start(self.span[0], values)
        after = self._switch(self.span[0], values, ())
        if after and after is not values:
            after = self._arrived(after)
        return None if after else Status.NO_CONVERGENCE

    def _message(self, status: Status) -> str:
        reached = self.stepper.time
        if status == Status.FINISHED:
            return f"reached t = {self.span[1]:.10g}."
        if status == Status.EVENT:
            return f"ended at t = {reached:.10g} by event {self._event_name(self._ended_by)}."
        why = ACCUMULATE if status == Status.EVENTS_ACCUMULATE else self.stepper.why(status)
        return f"stopped at t = {reached:.10g}{why}"

    def _advance(self) -> Status:
        """The stepper's stretches until the end, a failure or a terminal event."""
        try:
            while True:
                status = self.stepper.advance(self._leg_ends[self._legs_done])
                if status == Status.FINISHED and self._legs_done < len(self._leg_ends) - 1:
                    self._tell_progress()
                    self._next_leg()
                    continue
                if status != Status.EVENT:
                    return status
                self._tell_progress()
                ended = self._look_at_step()
                if ended is not None:
                    return ended
        except KeyboardInterrupt:
            return Status.INTERRUPTED

    def _next_leg(self) -> None:
        """Starts again with the scheduled values of the next leg."""
        stepper, t = self.stepper, self.stepper.time
        if self.watch.events:
            step = stepper.last_step()
            self._before_change = t, step.values(step.length)
        self._legs_done += 1
        stepper.begin(t, stepper.layout.placed(self.watch.schedule.values(t), stepper.state), self.parameters)

    def _tell_progress(self) -> None:
        """The stepper does it during long stretches; between frequent events it is done here."""
        now = time.monotonic()
        if self.watch.progress is not None and now - self._last_told > TOLD_EVERY:
            self._last_told = now
            self.watch.progress(self.stepper.time, self.stepper.steps)

    # -- events --------------------------------------------------------------------------------

    def _look_at_step(self) -> Status | None:
        """Notes the events of the last step, and pauses at the first that asks for it; a status if the run ends."""
        step = self.stepper.last_step()
        guards, scales = self._guards, self.watch.switching.scales
        fallen = ordinary_violations(step, guards, scales) if guards else []
        if (self.watch.events or fallen is None) and self._is_undefined(step):
            return Status.NOT_FINITE
        roots = self._new_roots(step)
        fallen = violations(step, guards, scales) if fallen is None else fallen
        paused = [root.offset for root in roots if self.watch.events[root.event].stops]
        pauses = [*paused[:1], *[one.offset for one in fallen[:1]]]
        if not pauses:
            self._note(step, roots)
            return None
        first, near = min(pauses, key=abs), SAME_TIME * abs(step.length)
        fallen = [one for one in fallen if abs(one.offset - first) <= near]
        together = [root for root in roots if abs(root.offset - first) <= near]
        self._note(step, [root for root in roots if root not in together and abs(root.offset) < abs(first)])
        stops = [root.offset for root in together if self.watch.events[root.event].stops]
        told = [*stops, *[one.offset for one in fallen if one.guard not in self.watch.switching.windows]]
        return self._pause(step, min(told, key=abs, default=first), together, fallen)

    @property
    def _guards(self) -> range:
        """The numbers of the guards among the watched functions."""
        first = len(self.watch.events)
        return range(first, first + len(self.watch.switching.guards))

    def _is_undefined(self, step: LastStep) -> bool:
        """Is an event function not a finite number in the last step? Then the run has to end."""
        finite = np.isfinite(np.asarray(step.outputs, dtype=float))
        if finite.all():
            return False
        name = self._event_name(int(finite.all(axis=0).argmin()))
        self._failure = (
            f"stopped at t = {step.start:.10g}, because the function of event {name} is not a finite number."
        )
        return True

    def _new_roots(self, step: LastStep) -> list[Root]:
        """The events of a step in order, without those that happened at the end of the step before."""
        changed_at, before = self._before_change
        if step.start == changed_at:
            step = replace(step, ends_before=lambda: before)
        fired, self._fired = self._fired, frozenset()
        if not self.watch.events:
            return []
        found = roots_in_step(self.watch.events, step, fired, self._reach)
        near = SAME_TIME * abs(step.length)

        def is_old(root: Root) -> bool:
            last = self._last_time.get(root.event, np.inf)
            return (
                root.event not in fired and abs(root.offset) <= near and abs(step.start + root.offset - last) <= near
            )

        for root in found:
            if not root.sure and self.watch.events[root.event].stops and abs(root.offset) > near:
                self._warn(root.event, step.start + root.offset, root.counts)
        return [root for root in found if root.counts and not is_old(root)]

    def _warn(self, event: int, t: float, counts: bool) -> None:
        """Tells where an event first was a matter of rounding."""
        self._warnings.setdefault(
            event,
            f"Event {self._event_name(event)}: its function only touches zero at t = {t:.6g}, as far as the "
            f"tolerance can tell; rounding decides that it {'happens' if counts else 'does not happen'} there.",
        )

    def _note(self, step: LastStep, roots: Iterable[Root]) -> None:
        """Occurrences of events that change nothing."""
        for root in roots:
            values = self._timed(step, root.offset, self._values_at(root.offset), [root.event])
            self._occurred(root.event, step.start + root.offset, values, values)

    def _occurred(self, event: int, t: float, before: Mapping[str, float], after: Mapping[str, float]) -> None:
        self._last_time[event] = t
        self._occurrences.append(Occurrence(event, t, before, after))

    def _pause(
        self, step: LastStep, offset: float, together: list[Root], fallen: Sequence[Violation]
    ) -> Status | None:
        """Ends the last step at an event or switch, lets all that happens there decide, and starts again."""
        stepper, self._reach = self.stepper, abs(step.length)
        causes = [root.event for root in together if self.watch.events[root.event].stops]
        causes += [self._guards.start + one.guard for one in fallen]
        before: Mapping[str, float] = self._timed(step, offset, self._values_at(offset), causes)
        stepper.rewind(offset)
        self._fired = frozenset(root.event for root in together if self.watch.events[root.event].stops)
        ended_by = [root.event for root in together if self.watch.events[root.event].terminal]
        moves = self._time_moves(offset)
        after: Mapping[str, float] = before
        try:
            if not ended_by and moves:
                after = self._decide(before, together)
                violated = tuple(one.guard for one in fallen)
                if after and (violated or after is not before):
                    after = self._switch(self.stepper.time, after, violated)
                if after and after is not before:
                    after = self._arrived(after)
        finally:
            for root in together:
                self._occurred(root.event, step.start + root.offset, before, after or before)
        if ended_by:
            self._ended_by = ended_by[-1]
            return Status.EVENT
        if not moves:
            return Status.EVENTS_ACCUMULATE
        return None if after else Status.NO_CONVERGENCE

    # -- tangents ------------------------------------------------------------------------------

    def _timed(
        self, step: LastStep, offset: float, values: dict[str, float], functions: Sequence[int]
    ) -> dict[str, float]:
        """Values where something happens, with the derivatives of its time, d.<direction>.t; tangents leave there."""
        tangents, t = self.watch.tangents, step.start + offset
        if tangents is None:
            return values
        from bricard.dae.tangent import tangent_name
        from bricard.solvers.saltation import Cause

        orders = np.arange(len(step.outputs))
        causes = []
        for number in functions:
            terms = orders * np.asarray(step.outputs[:, number], dtype=float)
            slope = float(terms[1:] @ offset ** orders[:-1])
            causes.append(Cause(number, slope, float(np.abs(terms[1:] * abs(step.length) ** orders[:-1]).max())))
        stops = any(number in self._guards or self.watch.events[number].stops for number in functions)
        times = (tangents.leave if stops else tangents.times)(t, values, causes)
        return values | {tangent_name(name, "t"): dT for name, dT in times.items()}

    def _arrived(self, after: Mapping[str, float]) -> Mapping[str, float]:
        """The values after all that happened, with tangents; the run sets out from there."""
        tangents, stepper, t = self.watch.tangents, self.stepper, self.stepper.time
        if tangents is None:
            return after
        found = tangents.arrive(self.restarts.nearest(t, after, (), self.parameters))
        stepper.begin(t, stepper.layout.placed(found, stepper.layout.placed(after, stepper.state)), self.parameters)
        return {**after, **found}

    def _values_at(self, offset: float) -> dict[str, float]:
        """All values within the last step by name, parameters included."""
        return self.stepper.layout.named(self.stepper.state_at(offset)) | self.parameters

    def _time_moves(self, offset: float) -> bool:
        """False if events have followed each other for long without time going on."""
        moved = abs(offset) > 1e-9 * abs(self.stepper.time)
        self._pauses_in_place = 0 if moved else self._pauses_in_place + 1
        return self._pauses_in_place <= MOST_PAUSES_IN_PLACE

    # -- actions -------------------------------------------------------------------------------

    def _decide(self, before: Mapping[str, float], together: list[Root]) -> Mapping[str, float]:
        """Values after the actions of events that happen together; none if they cannot be."""
        t, stepper = self.stepper.time, self.stepper
        decision = self._decision(t, before, together)
        if not decision.values and not decision.parameters:
            return before
        parameters = {**self.parameters, **decision.parameters}
        wanted = {**before, **self.watch.schedule.values(t), **decision.values}
        try:
            values = self.restarts.nearest(t, wanted, decision.values.keys(), parameters)
        except InitialValueError as error:
            name = self._event_name(next(one.event for one in together if self.watch.events[one.event].action))
            self._failure = f"stopped at t = {t:.10g}, because event {name} sets values that cannot be:\n  {error}"
            return {}
        if self.watch.tangents:
            from bricard.solvers.resets import Reset

            actions = [self.watch.events[root.event].action for root in together]
            resets = [action for action in actions if isinstance(action, Reset)]
            self.watch.tangents.reset(t, before, resets, values)
        state = stepper.layout.placed(values, stepper.state)
        self.parameters = parameters
        stepper.begin(t, state, parameters)
        return {**stepper.layout.named(state), **parameters}

    def _switch(self, t: float, before: Mapping[str, float], violated: Sequence[int]) -> Mapping[str, float]:
        """Values after the modes were decided; none if there are no modes to go on with."""
        stepper = self.stepper
        if not len(self._guards):
            return before
        switching = self.watch.switching
        decision = switching.decide(t, before, self.parameters, violated)
        if decision.failure:
            self._failure = f"stopped at t = {t:.10g}, because {decision.failure}"
            return {}
        if self.watch.tangents and (decision.values or decision.jump):
            self.watch.tangents.jump(t, decision.jump)
        parameters = {**self.parameters, **decision.parameters}
        self.parameters = {**parameters, **switching.settled(t, {**before, **decision.values}, parameters)}
        state = stepper.layout.placed(decision.values, stepper.state)
        stepper.expect(np.concatenate((np.zeros(len(self.watch.events)), switching.scales.least)))
        stepper.begin(t, state, self.parameters)
        if not (self.watch.events or self.watch.tangents):
            return before  # nobody looks at what follows
        return {**stepper.layout.named(state), **self.parameters}

    def _decision(self, t: float, before: Mapping[str, float], together: list[Root]) -> _Decision:
        """What all actions set, each of which sees the values before; an error where they contradict each other."""
        decided: dict[str, float] = {}
        by: dict[str, int] = {}
        for root in together:
            action = self.watch.events[root.event].action
            changes = action(t, dict(before)) if action else None
            for name, value in self._checked(root.event, {} if changes is None else changes).items():
                if name in decided and decided[name] != value:
                    first, second = self._event_name(by[name]), self._event_name(root.event)
                    raise InitialValueError(
                        f"The events {first} and {second} happen together at t = {t:.10g} and set '{name}' to "
                        f"different values, {decided[name]:.10g} and {value:.10g}.\n"
                        "  Each action sees the values before all of them; let one of them decide."
                    )
                decided[name], by[name] = value, root.event
        parameters = {name: value for name, value in decided.items() if name in self.parameters}
        return _Decision({n: v for n, v in decided.items() if n not in parameters}, parameters)

    def _checked(self, event: int, changes: Any) -> dict[str, float]:
        where = f"Event {self._event_name(event)}"
        if not isinstance(changes, Mapping):
            raise InitialValueError(
                f"{where}: the action returns {shown(changes)}; it must return values by name, or None."
            )
        named = {self.watch.renamed.get(name, name): value for name, value in changes.items()}
        places, scheduled = self.stepper.layout.places, self.watch.schedule.values(self.stepper.time)
        for name in named:
            if name not in places and name not in self.parameters:
                raise InitialValueError(
                    f"{where} sets '{name}', which is not a value of this system.\n"
                    f"  It may set: {listed([*sorted(places), *sorted(self.parameters)])}."
                )
            if name in scheduled:
                raise InitialValueError(f"{where} sets '{name}', which is a given function of time.")
        return {
            n: finite_number(value, f"{where}: the value of {n}", InitialValueError) for n, value in named.items()
        }

    def _event_name(self, number: int) -> str:
        return self.watch.events[number].name or str(number)
