"""Integration by Taylor series: the engine's runs between events, put together."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.checks import finite_number, shown
from bricard.dae.consistent import NEAR, ConsistentPoint, consistent_point, moves, start_values
from bricard.dae.structure import Derivative, derivative_name, listed
from bricard.dae.system import Analysis
from bricard.errors import InitialValueError, OptionError
from bricard.solvers.events import Event, EventStep, Root, Schedule, roots_in_step
from bricard.solvers.messages import explain_stop, lost_to_rounding
from bricard.solvers.options import Options
from bricard.taylor.engine import Engine, make_engine
from bricard.taylor.program import Program
from bricard.taylor.status import Status

WELL_CONDITIONED = 1e-6  # a system Jacobian with smaller pivots is looked at more closely before the start
SAME_TIME = 1e-10  # events of one kind closer than this fraction of a step are one
MOST_PAUSES_IN_PLACE = 100  # pauses at events while time hardly moves
MOST_ROUNDING, FINEST_KEPT = 1e3, 1e-12  # times the tolerance, but that at least: more is not what was asked for
NO_SCHEDULE = Schedule(np.zeros(0), lambda t: {})


@dataclass(frozen=True)
class Occurrence:
    """An event that happened: its number in the list of events, the time, and the values there."""

    event: int
    t: float
    values: Mapping[str, float]


@dataclass(frozen=True)
class Run:
    """What an integration yields; arrays have one entry a step, variables in the engine's order."""

    finished: bool
    message: str
    interrupted: bool
    end: float
    records: Mapping[str, Any]
    derivative: Any  # [order, position] at the end, on the constraints
    occurrences: tuple[Occurrence, ...]
    start: ConsistentPoint
    steps: int
    rejections: int
    rounding: (
        float  # what rounding may have made of the values, relative to them, where that is more than a step's error
    )
    times: npt.NDArray[np.float64]


@dataclass
class Integration:
    """A run in progress."""

    analysis: Analysis
    program: Program
    parameters: tuple[float, ...]
    span: tuple[float, float]
    options: Options
    events: tuple[Event, ...] = ()
    schedule: Schedule = NO_SCHEDULE
    _occurrences: list[Occurrence] = field(default_factory=list)
    _last_time: dict[int, float] = field(default_factory=dict)
    _fired: frozenset[int] = frozenset()
    _reach: float = 0.0
    _legs_done: int = 0
    _before_change: tuple[float, Any] = (np.nan, None)
    _pauses_in_place: int = 0
    _last_told: float = 0.0
    _failure: str = ""

    def __post_init__(self) -> None:
        structure = self.analysis.structure
        differential = [d for d in structure.d if d > 0]
        self.stages = max(self.options.order - min(differential, default=0), 1)
        self._bound = self.analysis.bind(self.program, self.parameters)
        self._names = {
            (order, self.analysis.position[j]): derivative_name(structure.variables[j], order)
            for j, d in enumerate(structure.d)
            for order in range(d + 1)
        }
        self._place = {name: place for place, name in self._names.items()}
        self._direction = 1.0 if self.span[1] > self.span[0] else -1.0
        changes = self.schedule.times
        changes = changes[self._direction * (self.span[1] - changes) > 0]
        self._leg_ends = [*changes.tolist(), self.span[1]]
        self._ahead = self._direction * self.options.times

    def run(self, given: Mapping[Derivative, float], fixed: frozenset[Derivative]) -> Run:
        """From the initial values to the end of the span, or as far as it goes."""
        self.engine = make_engine(self._bound, self.stages, self.options.precision)
        start = self._start(given, fixed)
        self._begin(self.span[0], start.derivative)
        status = self._advance()
        reached = self.engine.time
        message = explain_stop(status, reached, self.span, self.engine, self.analysis, self.program, self.options)
        if status == Status.EVENT:
            event = self._occurrences[-1].event
            message = f"ended at t = {reached:.10g} by event {self._event_name(event)}."
        lost = self.engine.rounding > MOST_ROUNDING * max(self.options.tol, FINEST_KEPT)
        if lost and status in (Status.FINISHED, Status.EVENT):
            self._failure = lost_to_rounding(message, self.engine.rounding)
        message = self._failure or message
        records = self.engine.records()
        return Run(
            finished=status in (Status.FINISHED, Status.EVENT) and not self._failure,
            message=message,
            interrupted=status == Status.INTERRUPTED,
            end=reached,
            records=records,
            derivative=self._last_values(status, start),
            occurrences=tuple(self._occurrences),
            start=start,
            steps=self.engine.steps,
            rejections=self.engine.rejections,
            rounding=self.engine.rounding,
            times=self.options.times[: len(records["time_values"])],
        )

    def _last_values(self, status: Status, start: ConsistentPoint) -> Any:
        """Derivatives at the end: confirmed ones where the engine has them, else what the last step says."""
        if self.engine.steps == 0:
            return start.derivative
        if status == Status.FINISHED:
            return self.engine.derivative
        settled = status == Status.EVENT and self.engine.settle() == 0
        if settled and self.engine.moved <= 1e3 * self.options.tol:
            return self.engine.derivative
        return self.engine.derivatives_at(self.engine.last_length)

    def _start(self, given: Mapping[Derivative, float], fixed: frozenset[Derivative]) -> ConsistentPoint:
        """Consistent initial values: as given if the engine finds nothing to correct, else by optimisation."""
        guess = start_values(self.analysis, given)
        complete = all((j, o) in given for j, d in enumerate(self.analysis.structure.d) for o in range(d))
        if complete and not fixed:
            self._begin(self.span[0], guess)
            if self.engine.settle() == 0 and self.engine.moved <= NEAR and self.engine.pivot > WELL_CONDITIONED:
                derivative = np.asarray(self.engine.derivative, dtype=float)
                return ConsistentPoint(derivative, moves(self.analysis, given, derivative))
        return consistent_point(self.analysis, self._bound, self.span[0], self.parameters, given, fixed)

    def _begin(self, t: float, derivative: npt.NDArray[np.float64]) -> None:
        dtype = np.float64 if self.options.precision == "double" else np.longdouble
        restarts = self._occurrences or self._legs_done
        first = np.searchsorted(self._ahead, self._direction * t, side="right") if restarts else 0
        last = np.searchsorted(self._ahead, self._direction * self._leg_ends[self._legs_done], side="right")
        self.engine.begin(
            t,
            np.ascontiguousarray(derivative, dtype=dtype),
            self.options.tol,
            self.options.atol[list(self.analysis.order)],
            self.options.min_step,
            self.options.max_step,
            self.options.max_steps,
            self.options.keep_steps,
            np.ascontiguousarray(self.options.times[first:last]),
        )

    def _advance(self) -> Status:
        """Runs of the engine until the end, a failure or a terminal event."""
        try:
            while True:
                status = Status(self.engine.advance(self._leg_ends[self._legs_done], self.options.progress))
                if status == Status.FINISHED and self._legs_done < len(self._leg_ends) - 1:
                    self._tell_progress()
                    self._change()
                    continue
                if status != Status.EVENT:
                    return status
                self._tell_progress()
                if self._undefined_event():
                    return Status.NOT_FINITE
                stops = self._record_events()
                if not stops:
                    continue
                self._reach = abs(self.engine.last_length)
                self.engine.truncate(stops[0].offset)
                self._fired = frozenset(root.event for root in stops)
                if any(self.events[root.event].terminal for root in stops):
                    return Status.EVENT
                if not self._time_moves(stops[0].offset):
                    return Status.EVENTS_ACCUMULATE
                if not self._act(stops):
                    return Status.NO_CONVERGENCE
        except KeyboardInterrupt:
            return Status.INTERRUPTED
        except MemoryError:
            raise OptionError(
                f"The {self.engine.steps} steps up to t = {self.engine.time:.6g} are more than fits into memory.\n"
                "  Keep only the values at some times, keep='times' with t_eval, or ask for a shorter run."
            ) from None

    def _change(self) -> None:
        """Starts again with the scheduled values of the next leg."""
        engine, t = self.engine, self.engine.time
        self._before_change = t, engine.outputs_at(engine.last_length)
        self._legs_done += 1
        derivative = np.array(engine.derivative)
        for name, value in self.schedule.values(t).items():
            derivative[self._place[name]] = value
        self._begin(t, derivative)

    def _tell_progress(self) -> None:
        """The engine does it during long runs; between frequent events it is done here."""
        now = time.monotonic()
        if self.options.progress is not None and now - self._last_told > 0.05:
            self._last_told = now
            self.options.progress(self.engine.time, self.engine.steps)

    def _undefined_event(self) -> bool:
        """Is an event function not a finite number in the last step? Then the run has to end."""
        undefined = np.flatnonzero(~np.isfinite(np.asarray(self.engine.last_outputs(), dtype=float)).all(axis=0))
        if len(undefined):
            name, t = self._event_name(int(undefined[0])), self.engine.last_start
            self._failure = f"stopped at t = {t:.10g}, because the function of event {name} is not a finite number."
        return bool(len(undefined))

    def _record_events(self) -> list[Root]:
        """Notes the events of the last step up to the first at which the run pauses; those that happen there."""
        engine = self.engine
        near = SAME_TIME * abs(engine.last_length)
        changed_at, before = self._before_change
        if engine.last_start != changed_at:
            before = engine.previous_ends()
        step = EventStep(engine.last_outputs(), engine.outputs_at, before, engine.last_length, self.options.tol)
        found = roots_in_step(self.events, step, self._fired, self._reach)
        fired, self._fired = self._fired, frozenset()
        stops: list[Root] = []
        for root in found:
            t = engine.last_start + root.offset
            if stops and abs(root.offset - stops[0].offset) > near:
                break
            seen = abs(root.offset) <= near and abs(t - self._last_time.get(root.event, np.inf)) <= near
            if seen and root.event not in fired:
                continue  # at the end of the step before
            self._last_time[root.event] = t
            self._occurrences.append(Occurrence(root.event, t, self._values_in_step(root.offset)))
            if self.events[root.event].stops:
                stops.append(root)
        return stops

    def _values_in_step(self, offset: float) -> dict[str, float]:
        derivative = np.asarray(self.engine.derivatives_at(offset), dtype=float)
        return {name: float(derivative[key]) for key, name in self._names.items()}

    def _time_moves(self, offset: float) -> bool:
        """False if events have followed each other for long without time going on."""
        moved = abs(offset) > 1e-9 * abs(self.engine.time)
        self._pauses_in_place = 0 if moved else self._pauses_in_place + 1
        return self._pauses_in_place <= MOST_PAUSES_IN_PLACE

    def _act(self, stops: list[Root]) -> bool:
        """Lets the events change the state; starts again from there if one does. False if that cannot be."""
        t = self.engine.time
        state = self._values_in_step(stops[0].offset)
        changed: dict[str, float] = {}
        for root in stops:
            action = self.events[root.event].action
            changes = action(t, state | changed) if action else None
            changed |= self._checked(root.event, {} if changes is None else changes)
        if not changed:
            return True
        derivative = self._corrected(t, state | changed, changed)
        if derivative is None:
            try:
                derivative = self._consistent(t, state | changed, changed)
            except InitialValueError as error:
                name = self._event_name(stops[0].event)
                self._failure = (
                    f"stopped at t = {t:.10g}, because event {name} sets values that cannot be:\n  {error}"
                )
                return False
        self._begin(t, derivative)
        return True

    def _corrected(self, t: float, values: Mapping[str, float], changed: Collection[str]) -> Any:
        """The values with their highest derivatives by the engine, from the present ones; None if others move too."""
        guess = np.zeros((max(self.analysis.structure.d) + 1, self.analysis.structure.size))
        kept = np.zeros(guess.shape, dtype=bool)
        for name, (order, position) in self._place.items():
            guess[order, position] = values[name]
            highest = self.analysis.structure.d[self.analysis.order[position]]
            kept[order, position] = order < highest or name in changed
        self._begin(t, guess)
        if self.engine.settle() != 0 or not self.engine.pivot > WELL_CONDITIONED:
            return None
        found = np.array(self.engine.derivative)
        size = np.abs(guess[kept]).max(initial=0.0) or 1.0
        return found if np.all(np.abs(found - guess)[kept] <= NEAR * size) else None

    def _consistent(self, t: float, values: Mapping[str, float], changed: Collection[str]) -> Any:
        """The nearest consistent point with the changed values."""
        structure = self.analysis.structure
        keys = {name: (self.analysis.order[position], order) for name, (order, position) in self._place.items()}
        given = {
            key: float(values[name])
            for name, key in keys.items()
            if key[1] < structure.d[key[0]] or name in changed or not structure.quasilinear
        }
        fixed = frozenset(keys[name] for name in changed)
        return consistent_point(self.analysis, self._bound, t, self.parameters, given, fixed).derivative

    def _checked(self, event: int, changes: Mapping[str, float]) -> dict[str, float]:
        where = f"Event {self._event_name(event)}"
        if not isinstance(changes, Mapping):
            raise InitialValueError(
                f"{where}: the action returns {shown(changes)}; it must return values by name, or None."
            )
        scheduled = self.schedule.values(self.engine.time)
        for name in changes:
            if name not in self._place:
                raise InitialValueError(
                    f"{where} sets '{name}', which is no value of this system.\n"
                    f"  It may set: {listed(sorted(self._names.values()))}."
                )
            if name in scheduled:
                raise InitialValueError(f"{where} sets '{name}', which is a given function of time.")
        return {
            n: finite_number(value, f"{where}: the value of {n}", InitialValueError) for n, value in changes.items()
        }

    def _event_name(self, number: int) -> str:
        return self.events[number].name or str(number)


def engine_name(engine: Engine) -> str:
    """Which engine ran."""
    return "NumPy twin" if type(engine).__module__ == "bricard.taylor.twin_engine" else "compiled"
