"""Implicit steps of the NumPy twin: Radau IIA collocation on the index-one form that the offsets give.

    state      y = (x_j^(l), l < d_j)
    unknowns   z_ij = x_j^(d_j) at t + c_i h;  below them x^(l) = x_n^(l) + h A x^(l+1)
    equations  F_i = f_i^(c_i)(t, y, z) = 0 at all nodes, by the stages of the series up to 0

They are solved by a simplified Newton method (`newton_matrix`), which starts from the last step's polynomials. Step
and number of stages (`stage_choice`) follow from the Legendre coefficients of the controlled quantities (`spectrum`).
The readable form of `collocation.hpp`.
Source: E. Hairer and G. Wanner, Solving Ordinary Differential Equations II (1996), IV.8.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.polynomial import legendre

from bricard.arrays import FloatArray
from bricard.taylor.newton_matrix import EPSILON, Mixing, NewtonMatrix
from bricard.taylor.resolution import Resolution
from bricard.taylor.spectrum import controlled_groups, errors_left_out, integrated, monomials
from bricard.taylor.stage_choice import KEPT_BELOW, StageChoice
from bricard.taylor.stage_tables import StageTable
from bricard.taylor.step import Step
from bricard.taylor.twin import TwinSeries

ENOUGH, SLOW, DIVERGING = 0.01, 0.5, 0.3
MOST_ITERATIONS, MOST_FAILURES = 15, 12
AFTER_CHANGE = 0.05  # of the last step: a first one behind a kink of the equations
ABOVE_NOISE = 10.0  # goals where rounding shows in estimates


class Collocation:
    """One implicit step after the other; see the module."""

    def __init__(self, series: TwinSeries, partials: dict[str, Any], tables: Sequence[StageTable]) -> None:
        self.series, self.tables = series, tables
        self.matrix = NewtonMatrix(series, partials)
        self.noise = self.expected_noise = 0.0  # what rounding left in the last attempt, and what it may leave
        self.cost = 0.0  # iterations times stages, of all attempts
        self._groups = controlled_groups(series.d)
        self._resolution = Resolution(series)
        self._choice = StageChoice([len(table["nodes"]) for table in tables])
        # of what does not control the step: the largest values of z, and of its last coefficients
        self._largest_z, self._largest_last = np.zeros(series.n), np.zeros(series.n)

    def begin(self, absolute: FloatArray, tolerance: float, goes_on: bool) -> None:
        """Absolute tolerances relative to the relative one; `goes_on`: from where the last run ended."""
        self._absolute, self._tolerance = absolute, tolerance
        self._least_length = AFTER_CHANGE * self.length if goes_on else 0.0
        self._choice.begin()
        self._contraction, self._linearised, self._factored = 1.0, False, (0.0, -1)
        self._noise_of_estimates = 0.0  # where they showed rounding, and half of it from step to step
        self._polynomial: tuple[float, float, FloatArray] | None = None

    @property
    def length(self) -> float:
        """What to try next."""
        return self._choice.length

    def begin_step(self, by_series: float) -> None:
        """A first step after a start is of the length that series ask for."""
        self._choice.length = self.length or max(by_series, self._least_length)
        self._failures, self._too_large = 0, math.inf

    @property
    def failed(self) -> bool:
        """Has the present step failed for another reason than its estimated error?"""
        return self._failures > 0

    @property
    def hopeless(self) -> bool:
        """Has rounding kept Newton's method from an end again and again?"""
        return self._failures >= MOST_FAILURES and self.expected_noise > self._tolerance

    @property
    def goal(self) -> float:
        """The error that may be made."""
        return max(self._tolerance, self.noise, min(ABOVE_NOISE * self._noise_of_estimates, self.expected_noise))

    def shorten(self, length: float) -> None:
        """The step that was tried does not stand."""
        self._failures += 1
        self._linearised = False
        self._choice.shorten(length, 2)

    def set_out(self, length: float) -> None:
        """From a motion that is stiff, with a medium number of stages."""
        self.follow(length)
        self._choice.take_medium_number()

    def follow(self, length: float) -> None:
        """A step of this length was made otherwise."""
        self._choice.set_out(length)
        self._linearised, self._polynomial = False, None

    def attempt(self, t: float, start: FloatArray, h: float) -> bool:
        """Tries a step h from t and derivatives [level, variable]; if it fails, `length` tells what to try next."""
        self._t, self._start, self._h, self._present = t, start, h, self._choice.index
        self._table = self.tables[self._present]
        z = self._predicted()
        fresh = not self._linearised or self._contraction > KEPT_BELOW
        if fresh and not self._linearise(z):
            return self._fail(DIVERGING)
        if fresh or self._factored != (h, self._present):
            if not self.matrix.factor(h, self._table):
                return self._fail(DIVERGING)
            self._factored = h, self._present
        with np.errstate(all="ignore"):
            factor = self._newton(z)
        if factor:
            return self._fail(factor if fresh else 1.0)
        self._contraction = self._rate
        self._estimate()
        self._notice_rounding()
        error = self._choice.errors[self._present] / self.goal
        if not error <= 1:
            self._linearised = False
            self._choice.reject(abs(h), error)
            return False
        return True

    def accept(self) -> None:
        """The attempt stands: chooses the next length and number of stages."""
        self._note_weak_errors()
        self._choice.accept(abs(self._h), self.goal, self._contraction)
        self._polynomial = self._t, self._h, self._legendre
        self._noise_of_estimates /= 2

    @property
    def weak_error(self) -> float:
        """The largest error of what does not control the step, relative to its largest value so far."""
        known = self._largest_z > 0
        return float((self._largest_last[known] / self._largest_z[known]).max(initial=0.0))

    def _note_weak_errors(self) -> None:
        weak = np.isinf(self._absolute)
        self._largest_z[weak] = np.maximum(self._largest_z, np.abs(self._z).max(axis=0))[weak]
        self._largest_last[weak] = np.maximum(self._largest_last, np.abs(self._legendre[-1]))[weak]

    def _notice_rounding(self) -> None:
        """Rounding in the estimates is told, and shorter steps are not tried for it.

        It is an estimate that is not what the tolerance asks for, does not fall with the length of the step, and is
        below what rounding may leave.
        """
        found = float(self._choice.errors[self._present])
        falls, self._too_large = found < 0.5 * self._too_large, found
        if not self._tolerance < found <= self.expected_noise:
            return
        if not falls:
            self._noise_of_estimates = max(self._noise_of_estimates, found)
        if self._noise_of_estimates > 0:
            self.noise = max(self.noise, min(found, self._noise_of_estimates))

    def step(self, orders: int, outputs: int) -> Step:
        """The polynomials of the step that was tried.

        Highest derivatives at its start are not among what they pass through: in stiff directions those show the
        error of the state, magnified.
        """
        series, s = self.series, len(self._z)
        coefficients = np.zeros((orders, series.n))
        powers = monomials(self._legendre, self._h)
        for j, d in enumerate(int(d) for d in series.d):
            for level in range(d):
                coefficients[level, j] = self._start[level, j] / math.factorial(level)
            for m in range(s):
                coefficients[m + d, j] = powers[m, j] * math.factorial(m) / math.factorial(m + d)
        step = Step(self._t, self._h, coefficients, np.zeros((series.last_stage + 1, outputs)), series.levels, s - 1)
        if outputs:
            step.outputs[: s + 1] = self._output_monomials(step, outputs)
        return step

    def defect(self, t: float) -> FloatArray:
        """By how much z would have to change for the derivatives of the series to meet the equations at time t.

        Stiff parts are damped as in the step.
        """
        self.series.evaluate_at(t)
        with np.errstate(all="ignore"):
            return self.matrix.damp(-self.series.stage_residuals(0))

    def unresolved(self) -> list[int]:
        """Operations that the nodes of the step do not resolve, and all that is made of them."""
        return self._resolution.unresolved(self._table)

    # -- stages ------------------------------------------------------------------------------

    def _predicted(self) -> FloatArray:
        """z of the last step, continued; its series is cut at the smallest term at the far end.

        Variables that do not control the step have no say: a stiff spring's force and its damper's are noise of which
        only the sum is not, and would shorten the series of all others.
        """
        nodes, series = self._table["nodes"], self.series
        if self._polynomial is None:
            return np.tile(self._start[series.d, np.arange(series.n)], (len(nodes), 1))
        start, length, coefficients = self._polynomial
        values = legendre.legvander(2 * (self._t - start + nodes * self._h) / length - 1, len(coefficients) - 1)
        size = np.maximum(np.abs(coefficients).max(axis=0), np.finfo(float).tiny)
        terms = np.max((np.abs(coefficients) / size)[:, np.isfinite(self._absolute)], axis=1, initial=0.0) * np.abs(
            values[-1]
        )
        cut = 2 + int(np.argmin(terms[1:]))
        return np.asarray(values[:, :cut] @ coefficients[:cut])

    def _stages(self, z: FloatArray) -> FloatArray:
        """Derivatives [node, level, variable], downwards from z."""
        series, A = self.series, self._table["A"]
        result = np.zeros((len(z), series.levels, series.n))
        result[:, series.d, np.arange(series.n)] = z
        for level in range(series.levels - 2, -1, -1):
            below = series.d > level
            result[:, level, below] = self._start[level, below] + self._h * A @ result[:, level + 1, below]
        return result

    def _linearise(self, z: FloatArray) -> bool:
        """The partial derivatives at the middle node of what is predicted, or at the start if that is not finite."""
        middle, nodes = len(z) // 2, self._table["nodes"]
        self._linearised = self.matrix.evaluate(
            self._t + nodes[middle] * self._h, self._stages(z)[middle]
        ) or self.matrix.evaluate(self._t, self._start)
        return self._linearised

    def _residuals(self, stages: FloatArray) -> FloatArray:
        series, result = self.series, []
        self._resolution.begin()
        for stage, node in zip(stages, self._table["nodes"], strict=True):
            series.derivative = stage.copy()
            series.evaluate_at(self._t + node * self._h)
            result.append(series.stage_residuals(0))
            self._resolution.note()
        return np.array(result)

    # -- Newton's method ---------------------------------------------------------------------

    def _newton(self, z: FloatArray) -> float:
        """0 once it has converged to `_z`; else the factor by which to shorten the step.

        Sizes are those of the changes of controlled quantities, relative to their scales. It ends when the next
        change would be far below the tolerance, or where rounding keeps changes from becoming smaller.
        """
        stages = self._stages(z)
        self._find_scales(stages)
        self.expected_noise, self.noise, self._rate = self._rounding(stages), 0.0, 0.0
        target = ENOUGH * self._tolerance
        stuck = max(0.2 * self._tolerance, 10 * self.expected_noise)
        mixing, sizes = Mixing(), [math.inf]
        for iteration in range(1, MOST_ITERATIONS + 1):
            F = self._residuals(self._stages(z))
            if not np.all(np.isfinite(F)):
                return DIVERGING
            self.cost += len(F)
            change = self.matrix.correct(F)
            weighed = self._weighed(change)
            size = float(np.abs(weighed).max(initial=0.0))
            if not math.isfinite(size):
                return DIVERGING
            z = z + mixing.change(z, change, weighed)
            sizes.append(size)
            if iteration == 1:
                if size <= 1e-2 * target:
                    return self._finish(z)
                continue
            ratio = size / sizes[-2]
            rate = ratio if iteration == 2 else math.sqrt(size / sizes[-3])
            if iteration == 2 and sizes[1] > self.expected_noise:  # else that of rounding
                self._rate = ratio
            if rate < 1 and size * rate / (1 - rate) <= target:
                return self._finish(z)
            if rate > 0.5 and size <= stuck:
                self.noise = size
                return self._finish(z)
            if (rate >= 1 and iteration >= 3) or ratio > 2:
                return DIVERGING
            if iteration > 3 and size * rate ** (MOST_ITERATIONS - iteration) / (1 - rate) > target:
                return SLOW
        return SLOW

    def _finish(self, z: FloatArray) -> float:
        self._z = z
        self._find_scales(self._stages(z))
        return 0.0

    def _fail(self, factor: float) -> bool:
        self._failures += 1
        self._linearised = False
        self._choice.shorten(abs(self._h) * factor, 3)
        return False

    def _find_scales(self, stages: FloatArray) -> None:
        """Of each group: absolute / relative + the largest value at the nodes."""
        self._scales = [
            self._absolute[group.columns] + np.abs(stages[:, group.level, group.columns]).max(axis=0)
            for group in self._groups
        ]

    def _weighed(self, change: FloatArray) -> FloatArray:
        """What changes of z make of the controlled quantities at the nodes, relative to their scales."""
        hA = self._h * self._table["A"]
        parts = [
            np.linalg.matrix_power(hA, group.rises) @ change[:, group.columns] / scale
            for group, scale in zip(self._groups, self._scales, strict=True)
        ]
        return np.concatenate([part.ravel() for part in parts])

    def _rounding(self, stages: FloatArray) -> float:
        """The corrections that errors of an epsilon in every term of F make, a few times over."""
        terms = self.matrix.term_sizes(stages[len(stages) // 2])
        signs = np.where(np.sin(12.9898 * np.arange(len(stages) * len(terms))) > 0, 1.0, -1.0)
        F = EPSILON * terms * signs.reshape(len(stages), -1)
        return 4 * float(np.abs(self._weighed(self.matrix.correct(F))).max(initial=0.0))

    # -- errors ------------------------------------------------------------------------------

    def _estimate(self) -> None:
        """Errors that each number of stages would have made, from the decay of Legendre coefficients.

        Those of values are z's own, integrated; for derivatives what z's coefficients do to a stiff system is
        damped: K(h lambda_0)^-1 J times them.
        """
        self._legendre = self._table["to_legendre"] @ self._z
        damped = self.matrix.damp(self.matrix.leading() @ self._legendre.T).T
        self.tail, self.damped_tail = (np.abs(one[-2:]).max(axis=0) for one in (self._legendre, damped))
        errors = np.zeros(len(self.tables))
        for group, scale in zip(self._groups, self._scales, strict=True):
            b = (self._legendre if group.level == 0 else damped)[:, group.columns]
            for _ in range(group.rises):
                b = integrated(b, self._h)
            found = [errors_left_out(size, group.rises, self._choice.stages) for size in (np.abs(b) / scale).T]
            errors = np.maximum(errors, np.max(found, axis=0, initial=0.0))
        self._choice.errors = errors

    # -- polynomials -------------------------------------------------------------------------

    def _output_monomials(self, step: Step, outputs: int) -> FloatArray:
        series, values = self.series, []
        for stage, node in zip(
            [step.derivatives_at(0.0), *self._stages(self._z)], [0.0, *self._table["nodes"]], strict=True
        ):
            series.derivative = stage.copy()
            series.evaluate_at(self._t + node * self._h)
            values.append([series.output(e, 0) for e in range(outputs)])
        return monomials(self._table["from_start"] @ np.array(values), self._h)
