"""Does a step solve the equations? Its polynomials are put into them at points inside the step.

At a point the equations ask for highest derivatives x^(d) that differ from those of the polynomials by the *defect*.
It is found from order zero of the equations and one solve with the Jacobian of the step's start. If it lasted for the
whole step, it would change x^(l) by |defect| h^D / D!, D = d - l: that must lie within the tolerance. All scales are
those of the step's start, which is confirmed, so that a wrong end cannot excuse itself.

Points are few where the series behave as in the steps before, and dense where there is reason to doubt: in a first
step, in one that is much longer than the last, and where coefficients have gaps or the series of an operation does
not converge. Operations that are blind in this way are also enclosed over the step (`bounds`), so that a bump between
the points is found. The readable form of `examination.hpp`.
"""

from __future__ import annotations

import math

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor.blindness import blind_operations
from bricard.taylor.bounds import Ranges
from bricard.taylor.collocation import Collocation
from bricard.taylor.step import Step
from bricard.taylor.twin import TwinSeries

MOST_GROWTH = 8.0  # of a step over the last confirmed one
FEWEST, MOST = 8, 64  # points of a step of which little is known
LONGER = 1.5  # than the last confirmed step: a reason to look closely
MOST_HALVINGS, NOISE_LASTS = 50, 20
EPSILON = float(np.finfo(float).eps)
ABOVE_TAIL = 10.0  # of an implicit step: its last coefficients
ROUNDING, NOISY, ABOVE_NOISE = 5e4 * EPSILON, 1e-6, 100.0
FINEST_OUTPUT, ZERO_OUTPUT = 1e-12, 1e-15  # event functions: relative, absolute
GOLDEN = 0.6180339887498949


class Examination:
    """The checks of one step after the other; see the module."""

    def __init__(self, series: TwinSeries, outputs: int) -> None:
        self.series, self.outputs = series, outputs
        self.ranges = Ranges(series.program)
        self.expected = np.zeros(outputs)  # sizes of outputs, at least
        self.largest_defect, self.halvings = 0.0, 0
        self.noise = 0.0  # what rounding makes of the present step, relative to its values
        self.rounding = 0.0  # of all steps together
        self.points_seen = 0  # inside of all steps
        self._confirmed, self._fraction, self._sampled = 0.0, 0.0, False
        self._noise_age = -1  # steps since the noise was measured; -1: it is not known
        self._defect = np.zeros(series.n)
        self._collocation: Collocation | None = None  # of the implicit step that is looked at

    def begin(self, absolute: FloatArray, tolerance: float, goes_on: bool) -> None:
        """A new run; `goes_on`: from where the last one ended, so that what was confirmed still is a measure."""
        self._absolute, self._tolerance = absolute, max(tolerance, 512 * EPSILON)
        self._restarted = goes_on
        if not goes_on:
            self._confirmed = self._fraction = self.rounding = 0.0
        self.forget_noise()
        self._spacing = self._watched = 0.0
        self._output_size = self.expected.copy()

    @property
    def reach(self) -> float:
        """The longest step that may follow."""
        return MOST_GROWTH * self._confirmed if self._confirmed > 0 else math.inf

    def examine(self, step: Step, wanted: float, rest: float, doubtful: bool) -> bool:
        """Halves the step until it agrees with the equations at all points looked at; False if it never does.

        `wanted` is the step that the coefficients ask for, `rest` how far it is to the end.
        """
        blind = blind_operations(self.series, step.length)
        count = self._points(step, wanted, rest, doubtful, bool(blind))
        enclosed = [node for node in blind if self.ranges.encloses(node)]
        values = [float(self.series.table[node, 0]) for node in enclosed]
        self.halvings, self.largest_defect, self.noise = 0, 0.0, 0.0
        failed = step.end
        self._shift_points()
        if self._spacing > 0 and (step.start - self._watched) * step.length >= 0:
            self._spacing = 0.0
        while not self._agrees(step, count, enclosed, values):
            self.halvings += 1
            if self.halvings > MOST_HALVINGS or step.start + step.length / 2 == step.start:
                return False
            step.length /= 2
            self.forget_noise()
            self.largest_defect = 0.0
        if self.halvings > 0 and count > 1:
            self._watch_until(failed, step, abs(step.length) / count)
        return True

    def confirms(self, step: Step, collocation: Collocation, wanted: float, rest: float) -> bool:
        """Does an implicit step agree with the equations between its nodes?"""
        self._collocation = collocation
        blind = [node for node in collocation.unresolved() if self.ranges.encloses(node)]
        values: list[float] = []
        if blind:
            self.series.derivative = step.derivatives_at(0.0)
            self.series.evaluate_at(step.start)
            values = [float(self.series.table[node, 0]) for node in blind]
        count = self._points(step, wanted, rest, False, bool(blind))
        self.halvings, self.largest_defect, self.noise = 0, 0.0, 0.0
        self._shift_points()
        if self._spacing > 0 and (step.start - self._watched) * step.length >= 0:
            self._spacing = 0.0
        good = self._agrees(step, count, blind, values)
        self._collocation = None
        if good:
            self.rounding += collocation.noise
        elif count > 1:
            self._watch_until(step.end, step, abs(step.length) / count)
        return good

    def confirm(self, step: Step, wanted: float) -> None:
        """The step stands; without the end of the interval it would have been `wanted` long."""
        self._confirmed = max(abs(step.length), min(self._confirmed, wanted))
        if self._noise_age >= 0:
            self.rounding += self._noise_of_step(step)
        self._restarted = False

    def end_agrees(self, step: Step, predicted: FloatArray) -> bool:
        """Do the highest derivatives and outputs that the step predicts for its end agree with the series there?"""
        series = self.series
        self._defect = predicted - series.derivative[series.d, np.arange(series.n)]
        return self._within_tolerance(step, 1.0) and self._outputs_agree(step, 1.0)

    def measure_noise(self, step: Step) -> bool:
        """Measures the defects that rounding makes: where a step has hardly begun, nothing else is left.

        False if they are known already.
        """
        if self._noise_age >= 0:
            return False
        self._noise_age, self._noise = 0, np.zeros(self.series.n)
        for part in (1e-5, 2e-5, 3e-5):
            if self._sample(step, part):
                self._noise = np.maximum(self._noise, np.abs(self._defect))
        self.noise = max(self.noise, self._noise_of_step(step))
        return True

    def _noise_of_step(self, step: Step) -> float:
        """What the noise of x^(d) makes of x^(d-1) in the step."""
        largest = 0.0
        for j, d in enumerate(int(d) for d in self.series.d):
            if d > 0:
                value = math.factorial(d - 1) * step.coefficients[d - 1, j]
                change = step.length * math.factorial(d) * step.coefficients[d, j]
                scale = self._absolute[j] + abs(value) + abs(change)
                largest = max(largest, float(abs(step.length) * self._noise[j] / scale))
        return largest

    def forget_noise(self) -> None:
        """That of a step which was too long may be no noise at all."""
        self._noise_age = -1

    # -- where to look -----------------------------------------------------------------------

    def _points(self, step: Step, wanted: float, rest: float, doubtful: bool, blind: bool) -> int:
        h = abs(step.length)
        self._sampled = not self._sampled or self.outputs > 0
        count = float(self._sampled)  # every second step
        if self._confirmed == 0:
            count = max(MOST * h / rest, FEWEST)
        elif wanted > LONGER * self._confirmed:
            count = FEWEST * wanted / self._confirmed
        elif doubtful or blind or self._restarted:
            count = FEWEST
        if doubtful or blind:
            count = max(count, 2 * FEWEST)
        if self._spacing > 0:
            count = max(count, h / self._spacing)
        return math.ceil(min(count, MOST))

    def _shift_points(self) -> None:
        self._fraction += GOLDEN
        if self._fraction >= 1:
            self._fraction -= 1
        if self._noise_age >= 0:
            self._noise_age += 1
            if self._noise_age > NOISE_LASTS:
                self.forget_noise()

    def _watch_until(self, failed: float, step: Step, spacing: float) -> None:
        """Until time has passed the end of a step that failed, points stay as dense as they were then."""
        denser = self._spacing == 0 or spacing < self._spacing
        if denser:
            self._spacing = spacing
        if denser or (failed - self._watched) * step.length > 0:
            self._watched = failed

    # -- looking -----------------------------------------------------------------------------

    def _agrees(self, step: Step, count: int, blind: list[int], values: list[float]) -> bool:
        parts = [(i + self._fraction) / count for i in reversed(range(count))]  # likely to fail near the end
        if count == 1:
            parts = [0.15 + 0.8 * self._fraction]
        if not all(self._agrees_at(step, part) for part in parts):
            return False
        if not blind:
            return True
        with np.errstate(all="ignore"):
            suspects = self.ranges.suspects(step, blind, values)
        return all(self._agrees_at(step, part) for part in suspects)

    def _agrees_at(self, step: Step, part: float) -> bool:
        if not self._sample(step, part):
            return False
        if self._collocation is not None:
            return self._is_expected(step, self._collocation) and self._outputs_agree(step, part)
        if not self._within_tolerance(step, part):
            known = not self.measure_noise(step)
            if known or not self._sample(step, part) or not self._within_tolerance(step, part):
                return False
        return self._outputs_agree(step, part)

    def _sample(self, step: Step, part: float) -> bool:
        """The defect at a part of the step; False if it is not finite."""
        self.points_seen += 1
        self.series.derivative = step.derivatives_at(part * step.length)
        judge = self.series if self._collocation is None else self._collocation
        self._defect = judge.defect(step.start + part * step.length)
        return bool(np.all(np.isfinite(self._defect)))

    def _within_tolerance(self, step: Step, part: float) -> bool:
        """Is the defect at a part of the step within the tolerance?

        What the series leaves out grows like the power k of the part of the step that is done, and changes x^(l) by
        only a (k + D over k)th of |defect| h^D / D!.
        """
        series, h, k = self.series, abs(step.length), step.last_stage + 1
        defect = np.abs(self._defect)
        highest = np.abs(series.derivative[series.d, np.arange(series.n)])
        self.largest_defect = max(self.largest_defect, float(np.max(defect / (self._absolute + highest))))
        good, coefficients = True, step.coefficients
        for j, (d, change, largest) in enumerate(
            zip(series.d.tolist(), defect.tolist(), highest.tolist(), strict=True)
        ):
            for level in {0, max(d - 1, 0)}:
                effect = change * h ** (d - level) / math.factorial(d - level)
                limit = self._tolerance * max(1.0, part**k * math.comb(k + d - level, k))
                value = math.factorial(level) * coefficients.item(level, j)
                rate = math.factorial(level + 1) * coefficients.item(level + 1, j) if d else 0.0
                scale = self._absolute.item(j) + abs(value) + abs(h * rate)
                small = effect <= limit * scale or change <= ROUNDING * largest
                good &= small or self._is_noise(j, change, effect, scale)
        return good

    def _is_expected(self, step: Step, collocation: Collocation) -> bool:
        """Is the defect of an implicit step within the tolerance, or what its last coefficients let expect?

        Those oscillate within the step, so that they change x^(l) by far less than |defect| h^D / D!. Rates may carry
        what a stiff spring's vibration, with an amplitude below the tolerance, makes of them; the next steps damp it.
        """
        series, h, defect = self.series, abs(step.length), np.abs(self._defect)
        limit = max(self._tolerance, ABOVE_NOISE * max(collocation.noise, collocation.expected_noise))
        highest = np.abs(series.derivative[series.d, np.arange(series.n)])
        self.largest_defect = max(self.largest_defect, float(np.max(defect / (self._absolute + highest))))
        for j, d in enumerate(int(d) for d in series.d):
            for level in {0, max(d - 1, 0)}:
                if defect[j] <= ABOVE_TAIL * (collocation.tail if level else collocation.damped_tail)[j]:
                    continue
                effect = defect[j] * h ** (d - level) / math.factorial(d - level)
                value = math.factorial(level) * step.coefficients[level, j]
                rate = math.factorial(level + 1) * step.coefficients[level + 1, j] if d else 0.0
                if not effect <= limit * (self._absolute[j] + abs(value) + abs(h * rate)):
                    return False
        return True

    def _is_noise(self, j: int, defect: float, effect: float, scale: float) -> bool:
        return self._noise_age >= 0 and bool(defect <= ABOVE_NOISE * self._noise[j] and effect <= NOISY * scale)

    def _outputs_agree(self, step: Step, part: float) -> bool:
        """Do the polynomials of the outputs agree with their values at a part of the step?"""
        first = np.abs(step.outputs[0])
        rate = np.abs(step.outputs[1]) if len(step.outputs) > 1 else np.zeros(self.outputs)
        self._output_size = np.maximum(self._output_size, first)
        scale = self._output_size + abs(step.length) * rate
        values = np.array([self.series.output(e, 0) for e in range(self.outputs)])
        terms = np.array([self.series.output_terms(e) for e in range(self.outputs)])
        limit = max(self._tolerance, FINEST_OUTPUT) * scale + ROUNDING * terms + ZERO_OUTPUT
        return bool(np.all(np.abs(values - step.outputs_at(part * step.length)) <= limit))
