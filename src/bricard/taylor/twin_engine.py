"""The step loop of the NumPy twin, with the interface of the compiled engine."""

from __future__ import annotations

import math
import time as clock
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.taylor.polynomials import may_vanish
from bricard.taylor.status import Status
from bricard.taylor.step_control import StepChoice, choose_step, controlled_quantities
from bricard.taylor.twin import NO_CONVERGENCE, OK, TwinSeries

FloatArray = npt.NDArray[np.float64]
Progress = Callable[[float, int], object] | None

COLLAPSE = 0.3
FRACTIONS = (1.0, 0.6, 0.8, 0.45, 0.3)
FAILURES = {1: Status.NOT_FINITE, 2: Status.SINGULAR, 3: Status.NO_CONVERGENCE}


class Landing:
    """Where to land the previous step instead, if the next one from here would collapse."""

    def __init__(self) -> None:
        self.full = 0.0
        self.reset()

    def reset(self) -> None:
        self.tries, self.best, self.best_step, self.forced = 0, 0, -1.0, False

    def fraction(self) -> float:
        return FRACTIONS[self.best if self.forced else self.tries]

    def should_retry(self, step: float, previous: float) -> bool:
        if self.forced or self.full == 0.0 or not step < COLLAPSE * previous:
            return False
        if step > self.best_step:
            self.best_step, self.best = step, self.tries
        self.tries += 1
        self.forced = self.tries == len(FRACTIONS)
        return True


class TwinEngine:
    """The same methods as the compiled `Engine`."""

    def __init__(self, program: dict[str, Any], stages: int) -> None:
        self.series = TwinSeries(program, stages)
        self.orders = stages + self.series.levels
        self.outputs = len(program["output_node"])
        self.steps = self.rejections = self.factorizations = self.pivot_sequences = 0
        self._records: dict[str, list[Any]] = {
            name: []
            for name in "starts lengths dropped residuals hidden_residuals pivots "
            "coefficients output_coefficients time_values".split()
        }

    def begin(
        self,
        t: float,
        derivative: FloatArray,
        tolerance: float,
        absolute: FloatArray,
        smallest_step: float,
        largest_step: float,
        most_steps: int,
        keep_steps: bool,
        times: FloatArray,
    ) -> None:
        """Sets the start of a run and its options."""
        self.series.derivative = derivative.copy()
        self.time, self.last_start, self.last_length = t, t, 0.0
        self._tolerance, self._absolute = tolerance, absolute / tolerance
        self._smallest, self._largest, self._most = smallest_step, largest_step, most_steps
        self._keep, self._times, self._next_time, self._open = keep_steps, times, 0, False
        self._previous_ends, self._ends = np.zeros(self.outputs), np.zeros(self.outputs)
        self._refresh_weights(0.0)

    @property
    def derivative(self) -> FloatArray:
        """x_j^(l) [l, j] at the present time."""
        return self.series.derivative.copy()

    def advance(self, end: float, progress: Progress) -> int:
        """Integrates to `end`, or stops earlier and says why."""
        self._close_step()
        direction = 1.0 if end >= self.time else -1.0
        landing, last_look = Landing(), clock.monotonic()
        try:
            while self.time != end:
                if self.steps >= self._most:
                    return Status.TOO_MANY_STEPS
                if progress is not None and clock.monotonic() - last_look > 0.05:
                    last_look = clock.monotonic()
                    progress(self.time, self.steps)
                outcome = self.series.expand(self.time, self._weight)
                if outcome == OK and self.last_length and self.series.moved > max(1e3 * self._tolerance, 1e-9):
                    outcome = NO_CONVERGENCE  # the constraints pull the solution to another branch
                choice = self._choose() if outcome == OK else StepChoice(0.0, 0)
                if landing.should_retry(choice.length, self.last_length * direction):
                    self.rejections += 1
                    self.truncate(landing.fraction() * landing.full)
                    continue
                landing.reset()
                if outcome != OK:
                    return FAILURES[outcome]
                h = min(choice.length, self._largest)
                if not h > self._smallest or self.time + direction * h == self.time:
                    return Status.STEP_TOO_SMALL if self.first_not_finite() < 0 else Status.NOT_FINITE
                rest = (end - self.time) * direction
                last = h * (1 + 1e-12) >= rest
                self._record(direction * (rest if last else h), choice.dropped)
                self.time = end if last else self.last_start + self.last_length
                landing.full = self.last_length
                self._previous_ends = self._ends
                self._ends = self.last_length ** np.arange(len(self._last_outputs)) @ self._last_outputs
                if np.any(self._previous_ends * self._last_outputs[0] < 0) or any(
                    may_vanish(c, self.last_length) for c in self._last_outputs.T
                ):
                    return Status.EVENT
                self._close_step()
        except KeyboardInterrupt:
            return Status.INTERRUPTED
        return Status.FINISHED

    def truncate(self, length: float) -> None:
        """Shortens the last step to `length`."""
        self.last_length = self._records["lengths"][-1] = length
        self.time = self.last_start + length
        self._evaluate(length)

    def settle(self) -> int:
        """Moves the derivatives at the present time onto the constraints."""
        return self.series.expand(self.time, self._weight)

    def expand(self, t: float, derivative: FloatArray) -> tuple[int, FloatArray]:
        """The outcome and the coefficients [order, variable] of the series at one point."""
        self.series.derivative = derivative.copy()
        outcome = self.series.expand(t, np.ones(self.series.n))
        return outcome, self._coefficients(self.series.last_stage)

    def records(self) -> dict[str, Any]:
        """One entry a step of everything that was kept."""
        self._close_step()
        shapes = {
            "coefficients": (self.orders, self.series.n),
            "output_coefficients": (self.series.last_stage + 1, self.outputs),
            "time_values": (self.series.levels, self.series.n),
        }
        return {
            name: np.array(values, dtype=np.int32 if name == "dropped" else float).reshape(
                len(values), *shapes.get(name, ())
            )
            for name, values in self._records.items()
        }

    def last_outputs(self) -> FloatArray:
        """Coefficients [order, output] of the last step."""
        return self._last_outputs

    def previous_ends(self) -> FloatArray:
        """Values of the outputs at the end of the step before the last; zero if there was none."""
        return self._previous_ends

    def first_not_finite(self) -> int:
        """The first node whose value of order zero is not finite, or -1."""
        bad = np.flatnonzero(~np.isfinite(self.series.table[: self.series.nodes, 0]))
        return int(bad[0]) if len(bad) else -1

    def jacobian(self) -> FloatArray:
        """Entries of the system Jacobian where it was last evaluated, in the order of the program."""
        return np.array([self.series.jacobian_entry(e) for e in range(len(self.series.program["jacobian_row"]))])

    def _choose(self) -> StepChoice:
        series = self.series
        coefficients = [series.coefficients(j) for j in range(series.n)]
        with np.errstate(all="ignore"):
            quantities = controlled_quantities(coefficients, series.d, self._absolute)
            return choose_step(quantities, series.last_stage, self._tolerance, abs(self.last_length))

    def _coefficients(self, last: int) -> FloatArray:
        result = np.zeros((self.orders, self.series.n))
        for j, d in enumerate(self.series.d):
            result[: last + d + 1, j] = self.series.table[j, : last + d + 1]
        return result

    def _record(self, h: float, dropped: int) -> None:
        series, records = self.series, self._records
        last = series.last_stage - dropped
        self.last_start, self.last_length = self.time, h
        self._previous = self._coefficients(last)
        self._last_outputs = np.zeros((series.last_stage + 1, self.outputs))
        for m in range(last + 1):
            for e in range(self.outputs):
                self._last_outputs[m, e] = series.output(e, m)
        values = [self.time, h, dropped, series.residual, series.hidden_residual, series.pivot]
        for name, value in zip(records, values, strict=False):
            records[name].append(value)
        if self._keep:
            records["coefficients"].append(self._previous)
            records["output_coefficients"].append(self._last_outputs)
        self.steps += 1
        self._open = True
        self._evaluate(h)

    def _close_step(self) -> None:
        if not self._open:
            return
        self._open = False
        sign = -1.0 if self.last_length < 0 else 1.0
        while self._next_time < len(self._times) and (self._times[self._next_time] - self.time) * sign <= 0:
            at = self._times[self._next_time] - self.last_start
            self._records["time_values"].append(self.derivatives_at(at))
            self._next_time += 1

    def _evaluate(self, h: float) -> None:
        self.series.derivative = self.derivatives_at(h)
        self._refresh_weights(h)

    def derivatives_at(self, h: float) -> FloatArray:
        """x_j^(l) [l, j] of the last step's polynomials, h after its start."""
        result = np.zeros((self.series.levels, self.series.n))
        for level in range(self.series.levels):
            for m in range(self.orders - 1, level - 1, -1):
                result[level] = result[level] * h + math.perm(m, level) * self._previous[m]
        return result

    def _refresh_weights(self, h: float) -> None:
        x, d = self.series.derivative, self.series.d
        rate = np.where(d > 1, np.abs(h * x[min(1, len(x) - 1)]), 0.0)
        self._weight = 1.0 / (self._absolute + np.abs(x[0]) + rate)
