"""The step loop of the NumPy twin, with the interface of the compiled engine."""

from __future__ import annotations

import time as clock
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor.alternation import Alternation
from bricard.taylor.collocation import Collocation
from bricard.taylor.examination import Examination
from bricard.taylor.landing import MOST_HALVINGS, Landing
from bricard.taylor.polynomials import may_vanish
from bricard.taylor.stage_tables import StageTable
from bricard.taylor.status import Progress, Status
from bricard.taylor.step import Step
from bricard.taylor.step_control import Controlled, StepChoice, Watched, choose_step, controlled_quantities
from bricard.taylor.stiffness import Stiffness, h_lambda
from bricard.taylor.twin import NO_CONVERGENCE, NOT_FINITE, OK, TwinSeries
from bricard.taylor.twin_records import Records

MOST_ROUGH, MOST_NOISY = 1000, 1000
FAILURES = {1: Status.NOT_FINITE, 2: Status.SINGULAR, 3: Status.NO_CONVERGENCE}


class TwinEngine:
    """The same methods as the compiled `Engine`."""

    def __init__(self, program: dict[str, Any], stages: int) -> None:
        self.series = TwinSeries(program, stages)
        self.orders = stages + self.series.levels
        self.outputs = len(program["output_node"])
        self.examination = Examination(self.series, self.outputs)
        self.time = np.nan
        self.steps = self.rejections = 0
        self._open = False
        self._alternation = Alternation()
        self._implicit = self._by_series = False  # the last step; the next one in any case
        self.implicit_steps = 0
        self._records = Records(self.series, self.outputs)

    def rebind(self, numbers: dict[str, Any]) -> None:
        """Other numbers in the program: the same system with other values of its parameters."""
        self.series.rebind(numbers)

    def collocate(self, partials: dict[str, Any], tables: list[StageTable]) -> None:
        """From now on steps are implicit, except where they fail and series allow longer ones.

        Or where series get on faster, if stiffness is watched.
        """
        self._alternation.collocation = collocation = Collocation(self.series, partials, tables)
        if self._alternation.stiffness is not None:
            collocation.begin(self._absolute, self._tolerance, False)
            self._alternation.set_out(collocation, self.time, abs(self.last_length))

    def rebind_partials(self, numbers: dict[str, Any]) -> None:
        """Other numbers in the partial derivatives: the same system with other values of its parameters."""
        assert self._alternation.collocation is not None
        self._alternation.collocation.matrix.rebind(numbers)

    def watch_stiffness(self) -> None:
        """Implicit steps are taken where they get on faster.

        Where they are to be tried first, `advance` returns with the status STIFF and expects `collocate`.
        """
        self._alternation.stiffness = Stiffness()

    def expect(self, sizes: FloatArray) -> None:
        """Sizes of the outputs from the next begin on, at least; what is far less in them is rounding."""
        self.examination.expected[: len(sizes)] = sizes

    def begin(
        self,
        t: float,
        derivative: FloatArray,
        tolerance: float,
        absolute: FloatArray,
        smallest_step: float,
        largest_step: float,
        max_steps: int,
        keep_steps: bool,
        times: FloatArray,
    ) -> None:
        """Sets the start of a run and its options."""
        self._close_step()
        goes_on = self.steps > 0 and t == self.time
        self.series.derivative = derivative.copy()
        self.time, self._before = t, 0.0
        self._step = Step(t, 0.0, self._coefficients(-1), np.zeros((0, self.outputs)), self.series.levels, 0)
        self._pending, self._landing, self._rough = False, Landing(), 0
        self._implicit = self._by_series = False
        self._noisy = 0  # implicit steps that rounding has kept from the tolerance
        self._tolerance, self._absolute = tolerance, absolute / tolerance
        self._smallest, self._largest, self._most = smallest_step, largest_step, max_steps
        self._keep, self._times, self._next_time = keep_steps, times, 0
        self._previous_ends, self._ends = np.zeros(self.outputs), np.zeros(self.outputs)
        self.examination.begin(self._absolute, tolerance, goes_on)
        if self._alternation.collocation is not None:
            self._alternation.collocation.begin(self._absolute, tolerance, goes_on)

    @property
    def last_start(self) -> float:
        """Where the last step starts."""
        return self._step.start

    @property
    def last_length(self) -> float:
        """The length of the last step, of either sign."""
        return self._step.length

    @property
    def derivative(self) -> FloatArray:
        """x_j^(l) [l, j] at the present time."""
        return self.series.derivative.copy()

    @property
    def moved(self) -> float:
        """Largest relative correction of the last expansion's start."""
        return self.series.moved

    @property
    def pivot(self) -> float:
        """How far the system Jacobian is from being singular, between 0 and 1."""
        return self.series.pivot

    @property
    def noise(self) -> float:
        """What rounding makes of the last step, relative to its values; 0 where it did not matter."""
        collocation = self._alternation.collocation
        return self.examination.noise if collocation is None else max(collocation.noise, collocation.expected_noise)

    @property
    def rounding(self) -> float:
        """What rounding makes of all steps together, likewise."""
        return self.examination.rounding

    @property
    def points_seen(self) -> int:
        """How many points inside of steps were put into the equations."""
        return self.examination.points_seen

    @property
    def weak_error(self) -> float:
        """The relative error of what does not control implicit steps, as multipliers; 0 if there is nothing."""
        collocation = self._alternation.collocation
        return 0.0 if collocation is None else collocation.weak_error

    @property
    def switches(self) -> list[float]:
        """Times of changes from series to implicit steps and back, in turns."""
        return self._alternation.switches

    def advance(self, end: float, progress: Progress) -> int:
        """Integrates to `end`, or stops earlier and says why.

        A step counts only once it is found to solve the equations, inside and at its end: the constraints are met
        nearby, the highest derivatives agree with what the step predicts, and the next step would not collapse.
        Otherwise it is made shorter.
        """
        self._close_step()
        try:
            return self._advance(end, progress)
        except KeyboardInterrupt:
            return Status.INTERRUPTED

    def _advance(self, end: float, progress: Progress) -> int:
        last_look = clock.monotonic()
        while True:
            outcome = self.series.expand(self.time, self._absolute, self.last_length)
            choice = self._choose() if outcome == OK else StepChoice(0.0, 0)
            was_pending = self._pending
            if self._pending:
                land = self._land_or_take_back if self._implicit else self._land_anew
                landed = land(outcome, choice, self.time == end)
                if landed is None:
                    continue
                outcome, self._pending = landed, False
                if self._roughness == 0:
                    self._rough = 0
                if outcome != OK:
                    self._discard_step()
                else:
                    self._records.change("defects", self.examination.largest_defect)
                    if self._outputs_vanish():
                        return Status.EVENT
                self._close_step()
            if outcome != OK:
                if not was_pending or not self._turn_implicit():
                    return FAILURES[outcome]
                self.series.derivative = self.derivatives_at(0.0)
                continue
            if self._implicit and self._alternation.stiffness is not None:
                self._implicit = False
                self._alternation.compare(self.time, abs(self.last_length), choice.length)
            if self.time == end:
                return Status.FINISHED
            if self.steps >= self._most:
                return Status.TOO_MANY_STEPS
            if progress is not None and clock.monotonic() - last_look > 0.05:
                last_look = clock.monotonic()
                progress(self.time, self.steps)
            if self._alternation.lacks_collocation:
                return Status.STIFF
            collocation = None if self._by_series else self._alternation.implicit
            if collocation is None:
                stopped = self._step_by_series(choice, end)
            else:
                stopped = self._step_implicitly(collocation, choice, end)
            if stopped is not None and not self._turn_implicit():
                return stopped

    @property
    def _shortest(self) -> float:
        """The shortest step that moves time."""
        return float(8 * np.finfo(float).eps * abs(self.time))

    # -- steps by series ---------------------------------------------------------------------

    def _step_by_series(self, choice: StepChoice, end: float) -> Status | None:
        direction = 1.0 if end >= self.time else -1.0
        rest = (end - self.time) * direction
        h = wanted = min(choice.length, self._largest, self.examination.reach)
        last = h * (1 + 1e-12) >= rest
        too_small = not h > max(self._smallest, self._shortest)
        h = rest if last else h
        for _ in range(MOST_HALVINGS):
            if self.series.faithful(direction * h):
                break
            h, last = h / 2, False
        if too_small or not (last or h > self._shortest):
            return Status.STEP_TOO_SMALL if self.first_not_finite() < 0 else Status.NOT_FINITE
        self._implicit = self._by_series = False
        self._record(self._series_step(direction * h, choice.dropped), choice.dropped)
        if not self._examine(choice, rest):
            return self._abandon_step()
        last = last and self.last_length == direction * h
        self.examination.confirm(self._step, wanted if last else 0.0)
        self.time = end if last else self._step.end
        if (collocation := self._alternation.implicit) is not None:
            collocation.follow(abs(self.last_length))
        stiffness = self._alternation.stiffness
        if stiffness is not None and stiffness.limits(0.0 if last else self._h_lambda(wanted), self.orders - 1):
            self._turn_implicit()
        return None

    def _h_lambda(self, h: float) -> float:
        """That of the series which the last step was made of."""
        series = self.series
        values = zip(self._step.coefficients.T, series.d, self._absolute, strict=True)
        quantities = [Controlled(c, int(d), float(a)) for c, d, a in values]
        return h_lambda(quantities, series.last_stage, series.levels, h)

    def _turn_implicit(self) -> bool:
        """Tries implicit steps from here on; False if they are taken already, or not to be taken."""
        return self._alternation.turn_implicit(self.time, abs(self.last_length))

    def _land_anew(self, outcome: int, choice: StepChoice, at_end: bool) -> int | None:
        """The outcome of a step, or None if it was landed elsewhere."""
        if outcome == OK and self.series.moved_state > max(1e3 * self._tolerance, 1e-9):
            outcome = NO_CONVERGENCE  # the constraints pull the solution to another branch
        surprise = outcome == OK and not self.examination.end_agrees(self._step, self._predicted)
        if self._land_elsewhere(outcome, surprise, choice, at_end):
            return None
        return NO_CONVERGENCE if surprise else outcome

    # -- implicit steps ----------------------------------------------------------------------

    def _step_implicitly(self, collocation: Collocation, choice: StepChoice, end: float) -> Status | None:
        """Tries shorter and shorter steps until one is solved, accurate, and solves the equations between its nodes.

        Or until series would allow a longer one, as near singular positions.
        """
        direction = 1.0 if end >= self.time else -1.0
        rest, self._start = (end - self.time) * direction, self.series.derivative.copy()
        self._series_length = choice.length
        collocation.begin_step(choice.length)
        while True:
            wanted = min(collocation.length, self._largest)
            last = wanted * (1 + 1e-10) >= rest
            h = rest if last else wanted
            if collocation.hopeless or not wanted > max(self._smallest, self._shortest):
                return self._stop_before(collocation)
            if collocation.attempt(self.time, self._start, direction * h):
                self._record(collocation.step(self.orders, self.outputs), 0)
                if self.examination.confirms(self._step, collocation, wanted, rest):
                    self.examination.confirm(self._step, wanted if last else 0.0)
                    collocation.accept()
                    self._evaluate(self.last_length)
                    self.time, self._implicit = end if last else self._step.end, True
                    self.implicit_steps += 1
                    self._noisy += collocation.noise > self._tolerance
                    return Status.NO_CONVERGENCE if self._noisy > MOST_NOISY else None
                self._discard_step()
                collocation.shorten(h / 2)
            else:
                self.rejections += 1
            self._by_series = collocation.failed and collocation.length <= choice.length
            if self._by_series:
                self.series.derivative = self._start
                return None

    def _stop_before(self, collocation: Collocation) -> Status:
        """No implicit step can be made from here."""
        self.series.derivative = self._start
        if collocation.hopeless:
            return Status.NO_CONVERGENCE
        self.series.evaluate_at(self.time)
        return Status.STEP_TOO_SMALL if self.first_not_finite() < 0 else Status.NOT_FINITE

    def _land_or_take_back(self, outcome: int, choice: StepChoice, at_end: bool) -> int | None:
        """The outcome of an implicit step, or None if it was landed elsewhere or taken back.

        Elsewhere if the series there are much shorter than those at its start, as near a singular position; back if
        the constraints are not met near its end.
        """
        if outcome == OK and self.series.moved_state > max(10 * self._tolerance, 1e-11):
            outcome = NO_CONVERGENCE
        length, usual = choice.length if outcome == OK else 0.0, min(abs(self._landing.full), self._series_length)
        if not (outcome == OK and at_end) and self._landing.retry(length, usual):
            self.rejections += 1
            self._land(self._landing.fraction() * self._landing.full)
            return None
        if outcome == OK or not abs(self.last_length) / 2 > self._shortest:
            return outcome
        assert self._alternation.collocation is not None
        self._alternation.collocation.shorten(abs(self.last_length) / 2)
        self._discard_step()
        self.series.derivative = self._start
        return None

    # -- both --------------------------------------------------------------------------------

    @property
    def _roughness(self) -> int:
        """A hundred steps in a row that fail at their end, or a thousand that are made much shorter, end the run."""
        if self._landing.halvings > 0 or self.examination.halvings >= 8:
            return 10
        return 1 if self.examination.halvings >= 3 else 0

    def _examine(self, choice: StepChoice, rest: float) -> bool:
        """Shortens the step that was just recorded until it solves the equations; False if none does."""
        agrees = self.examination.examine(self._step, choice.length, rest, choice.doubtful)
        self.rejections += self.examination.halvings
        self._rough += self._roughness
        if not agrees or self._rough > MOST_ROUGH:
            return False
        self._landing.full = self.last_length
        self._records.change("lengths", self.last_length)
        self._evaluate(self.last_length)
        return True

    def _abandon_step(self) -> Status:
        """Takes back a step that was found not to solve the equations."""
        finite = self.first_not_finite() < 0
        self.series.derivative = self.derivatives_at(0.0)
        self._discard_step()
        return Status.NO_CONVERGENCE if finite else Status.NOT_FINITE

    def _land_elsewhere(self, outcome: int, surprise: bool, choice: StepChoice, at_end: bool) -> bool:
        """Lands a step elsewhere if its end does not confirm it; False if it may stand or nothing is left to try."""
        landing, time = self._landing, self.time
        if surprise and self.examination.measure_noise(self._step):  # look again, knowing the noise
            self._land(self.last_length)
            self.time = time
            return True
        if outcome == NOT_FINITE or surprise:
            self._rough += 10 * (landing.halvings == 0)
            landing.halvings += 1
            if self._rough > MOST_ROUGH:
                return False
            if landing.halvings > MOST_HALVINGS or self.last_start + self.last_length / 2 == self.last_start:
                return False
            landing.full = self.last_length / 2
            self._land(landing.full)
            self.examination.forget_noise()
        elif (outcome != OK or not at_end) and landing.retry(choice.length, abs(self.last_length)):
            self._land(landing.fraction() * landing.full)
        else:
            return False
        self.rejections += 1
        return True

    def _outputs_vanish(self) -> bool:
        outputs, first = self._step.outputs, self._step.outputs[0]
        size = np.abs(outputs * (self.last_length ** np.arange(len(outputs)))[:, None]).max(axis=0, initial=0.0)
        counts = size > 1e-9 * self.examination.expected
        unsure = np.abs(first) <= 1e-9 * size  # no sign at the start: let roots decide
        jump = (self._previous_ends * first < 0) | (self._ends * first < 0)
        margins = max(self._tolerance, 1e-12) * size
        polynomials = zip(outputs.T[counts], margins[counts], strict=True)
        alarm = np.any((unsure | jump) & counts)
        return bool(alarm) or any(may_vanish(c, self.last_length, m) for c, m in polynomials)

    def outputs_at(self, h: float) -> FloatArray:
        """The outputs themselves, not their polynomials, with the last step's values h after its start."""
        kept = self.series.derivative
        self.series.derivative = self.derivatives_at(h)
        self.series.evaluate_at(self.last_start + h)
        self.series.derivative = kept
        return np.array([self.series.output(e, 0) for e in range(self.outputs)])

    def falls(self, begin: int, first: FloatArray, whole: FloatArray) -> list[tuple[float, int]] | None:
        """Where guards, the outputs from `begin` on, first fall below zero in the last step; None: look closer.

        first, whole   see `Guarded`
        """
        from bricard.taylor.falls import Guarded, ordinary_falls

        guards = slice(begin, begin + len(whole))
        coefficients, values = self.last_outputs()[:, guards], lambda h: self.outputs_at(h)[guards]
        return ordinary_falls(Guarded(coefficients, self.last_length, values, self._tolerance, first, whole))

    def truncate(self, length: float) -> None:
        """Shortens the last step, which ended in an event, to `length`; without a length it is taken back."""
        self._land(length)
        if length == 0:
            self._discard_step()
            self.rejections -= 1

    def _land(self, length: float) -> None:
        self._step.length = length
        self._records.change("lengths", length)
        self.time = self._step.end
        self._evaluate(length)

    def make_consistent(self) -> int:
        """Moves the derivatives at the present time onto the constraints."""
        return self.series.expand(self.time, self._absolute, self.last_length)

    def expand(self, t: float, derivative: FloatArray) -> tuple[int, FloatArray]:
        """The outcome and the coefficients [order, variable] of the series at one point."""
        self.series.derivative = derivative.copy()
        outcome = self.series.expand(t, np.ones(self.series.n), 0.0)
        return outcome, self._coefficients(self.series.last_stage)

    def records(self) -> dict[str, Any]:
        """One entry a step of everything that was kept."""
        self._close_step()
        return self._records.arrays()

    def last_outputs(self) -> FloatArray:
        """Coefficients [order, output] of the last step."""
        return self._step.outputs

    def previous_ends(self) -> FloatArray:
        """Values of the outputs at the end of the step before the last; zero if there was none."""
        return self._previous_ends

    def values(self) -> FloatArray:
        """Order zero of inputs and operations."""
        return self.series.table[: self.series.nodes, 0]

    def first_not_finite(self) -> int:
        """The first node whose value of order zero is not finite, or -1."""
        bad = np.flatnonzero(~np.isfinite(self.values()))
        return int(bad[0]) if len(bad) else -1

    def jacobian(self) -> FloatArray:
        """Entries of the system Jacobian where it was last evaluated, in the order of the program."""
        return self.series.jacobian_entries()

    def _choose(self) -> StepChoice:
        series = self.series
        coefficients = [series.coefficients(j) for j in range(series.n)]
        with np.errstate(all="ignore"):
            controlled = controlled_quantities(coefficients, series.d, self._absolute)
            orders = range(series.last_stage + 1)
            watched = [Watched(np.array([series.output(e, m) for m in orders])) for e in range(self.outputs)]
            lengths = abs(self.last_length), abs(self._before)
            return choose_step([*controlled, *watched], series.last_stage, self._tolerance, *lengths)

    def _coefficients(self, last: int) -> FloatArray:
        result = np.zeros((self.orders, self.series.n))
        for j, d in enumerate(self.series.d):
            result[: last + d + 1, j] = self.series.table[j, : last + d + 1]
        return result

    def _series_step(self, h: float, dropped: int) -> Step:
        """The step that the present series make."""
        series, last = self.series, self.series.last_stage - dropped
        outputs = np.zeros((series.last_stage + 1, self.outputs))
        for m in range(last + 1):
            outputs[m] = [series.output(e, m) for e in range(self.outputs)]
        return Step(self.time, h, self._coefficients(last), outputs, series.levels, last)

    def _record(self, step: Step, dropped: int) -> None:
        """Keeps a step and its polynomials."""
        self._before, self._step = self.last_length, step
        self._records.add(step, dropped, self.series, self._keep)
        self.steps += 1
        self._open = self._pending = True
        self._landing = Landing(step.length)
        self._previous_ends = self._ends

    def _discard_step(self) -> None:
        """Takes back a step that nothing confirms."""
        self._records.take_back()
        self.steps -= 1
        self.rejections += 1
        self._open = self._pending = False
        self.time, self._step.length = self.last_start, 0.0

    def _close_step(self) -> None:
        if not self._open:
            return
        self._open = False
        sign = -1.0 if self.last_length < 0 else 1.0
        while self._next_time < len(self._times) and (self._times[self._next_time] - self.time) * sign <= 0:
            at = self._times[self._next_time] - self.last_start
            self._records.add_values(self.derivatives_at(at))
            self._next_time += 1

    def _evaluate(self, h: float) -> None:
        self.series.derivative = self.derivatives_at(h)
        self._predicted = self.series.derivative[self.series.d, np.arange(self.series.n)]
        if self.outputs:
            self._ends = self.outputs_at(h)

    def derivatives_at(self, h: float) -> FloatArray:
        """x_j^(l) [l, j] of the last step's polynomials, h after its start."""
        return self._step.derivatives_at(h)
