"""Values of parameters that fit measurements: the door, and what users hold afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from bricard.analysis.design.least_squares import Descent, Point, descended
from bricard.analysis.design.measurements import Measured, check_gaps, measured
from bricard.analysis.design.shots import Shooting, shooting
from bricard.analysis.findings import Cell, Findings
from bricard.analysis.measures import measure
from bricard.analysis.settings import Settings
from bricard.arrays import FloatArray
from bricard.checks import as_names, checked, did_you_mean, finite_number, known_options, whole_number
from bricard.errors import Interrupted, OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.method import Method
from bricard.spec.expressions import Expression

BLIND = 1e-7  # of the largest singular value: a direction in which the data tell nothing
ALIKE = 0.99  # correlation that is told
PART = 0.1  # of a direction: a parameter that belongs to it
FINE = 1e-10  # tolerance of the runs


@dataclass(frozen=True, eq=False, repr=False)
class Fit(Findings):
    """Parameters that fit measurements best, near their start.

    success, message     whether the search converged
    parameters, start    fitted values, and those before
    covariance           of the parameters, in their order; infinite where the data do not determine them
    sd, correlation      standard deviations by name; correlation coefficients
    singular_values      of the derivatives, each in units of its parameter
    unidentified         directions of parameters that the data do not determine, by name
    rms                  of the differences, by quantity; `residuals`: measured minus computed, by run and quantity
    history, evaluations weighted sums of squares on the way; motions with derivatives that were computed
    before, mechanism    the mechanism as it was, and with the fitted values
    """

    success: bool
    message: str
    parameters: Mapping[str, float]
    start: Mapping[str, float]
    history: tuple[float, ...]
    evaluations: int
    jacobian: FloatArray
    scale: FloatArray
    freedom: int
    runs: tuple[Measured, ...]
    residuals: tuple[Mapping[str, FloatArray], ...]
    before: Mechanism
    mechanism: Mechanism

    @property
    def title(self) -> str:
        names = self.before.title or "Mechanism"
        return f"{names}: {', '.join(self.parameters)} from {len(self.runs)} run{'s' * (len(self.runs) > 1)}"

    @property
    def head(self) -> list[str]:
        return ["parameter", "start", "fit", "standard deviation"]

    @property
    def rows(self) -> list[list[Cell]]:
        return [[n, self.start[n], value, self.sd[n]] for n, value in self.parameters.items()]

    @property
    def remarks(self) -> list[str]:
        lines = [f"The search {self.message}, after {self.evaluations} motions with derivatives."]
        lines += ["This is a local optimum: another start may lead to a better one."] * self.success
        lines += [f"Differences: {', '.join(f'{n} {value:.3g}' for n, value in self.rms.items())} (rms)."]
        for direction in self.unidentified:
            told = ", ".join(f"{value:+.2g} {name}" for name, value in direction.items())
            lines.append(
                f"The data do not tell these apart, relative to their sizes: {told}. Fix one, or measure more."
            )
        return lines + [f"{a} and {b} are correlated by {c:.4f}." for a, b, c in self._alike]

    # -- how far to trust it -----------------------------------------------------------------------------------------

    @cached_property
    def _decomposed(self) -> tuple[FloatArray, FloatArray]:
        _, values, directions = np.linalg.svd(self.jacobian * self.scale, full_matrices=False)
        return values, directions

    @property
    def singular_values(self) -> FloatArray:
        return self._decomposed[0]

    @property
    def unidentified(self) -> list[dict[str, float]]:
        values, directions = self._decomposed
        blind = directions[values <= BLIND * (values[0] or 1.0)]
        pairs = [zip(self.parameters, one.tolist(), strict=True) for one in blind]
        return [{name: part for name, part in one if abs(part) > PART} for one in pairs]

    @cached_property
    def covariance(self) -> FloatArray:
        values, directions = self._decomposed
        seen = values > BLIND * (values[0] or 1.0)
        variance = self.history[-1] / self.freedom
        spread = (directions[seen].T / values[seen]) * self.scale[:, None]
        found = np.asarray(variance * spread @ spread.T)
        for direction in self.unidentified:
            for name in direction:
                index = list(self.parameters).index(name)
                found[index, index] = np.inf
        return found

    @property
    def sd(self) -> dict[str, float]:
        return dict(zip(self.parameters, np.sqrt(np.diag(self.covariance)).tolist(), strict=True))

    @property
    def correlation(self) -> FloatArray:
        sizes = np.sqrt(np.diag(self.covariance))
        with np.errstate(invalid="ignore", divide="ignore"):
            return np.asarray(self.covariance / np.outer(sizes, sizes))

    @property
    def _alike(self) -> list[tuple[str, str, float]]:
        names, found = list(self.parameters), self.correlation
        pairs = [(i, j) for i in range(len(names)) for j in range(i)]
        return [(names[j], names[i], float(found[i, j])) for i, j in pairs if abs(found[i, j]) > ALIKE]

    @property
    def rms(self) -> dict[str, float]:
        names = dict.fromkeys(name for one in self.residuals for name in one)
        parts = {n: np.concatenate([one[n] for one in self.residuals if n in one]) for n in names}
        return {name: float(np.sqrt(np.nanmean(one**2))) for name, one in parts.items()}

    def plot(self, quantity: str | None = None, **options: Any) -> Any:
        """A quantity as measured and as computed, of all runs; returns the figure."""
        from bricard.analysis.design.pictures import fitted

        known = list(self.rms)
        if quantity is not None and quantity not in known:
            raise OptionError(f"'{quantity}' was not measured.\n  {did_you_mean(quantity, known)}")
        return fitted(self.runs, self.residuals, quantity or known[0], **options)


@known_options
@checked(OptionError, but=("data", "over", "tol", "iterations"))
def identify(
    model: Mechanism | str | PathLike[str],
    data: Any,
    over: str | Sequence[str],
    *,
    columns: Mapping[str, str] | None = None,
    weights: Mapping[str, float] | None = None,
    gaps: str = "refuse",
    method: Method | None = None,
    tol: float = 1e-9,
    iterations: int = 100,
) -> Fit:
    """Values of parameters, and of the start, with which the motion fits measurements best: least squares.

    data      a CSV file; or columns by name, {"t": [...], "theta": [...]}; or a list of such runs; a run that starts
              elsewhere, or has inputs, is a `Record(data, positions={...}, velocities={...}, inputs={...})`
    over      names of parameters; "start.theta", "start.theta'" for values at the start of all runs
    columns   {"t": "time", "theta": "enc"}: quantities (names or formulas) and the headings of their columns; by
              default headings are names
    weights   by quantity, one over its standard deviation; default 1
    gaps      "refuse", or "skip" for cells without a number
    method    how to solve, as a `Method`; default Taylor series with a tolerance of 1e-10
    tol       of the search: relative size of the last step

    By Levenberg-Marquardt with exact derivatives of the motions. Ctrl-C raises `Interrupted`, whose `solution` is the
    best fit so far.
    """
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    names = as_names(over, "over")
    if not names:
        raise OptionError("over is empty.\n  Name parameters, as in over=['k', 'c', 'start.theta'].")
    runs = measured(data, columns, check_gaps(gaps))
    problem = _Fitting.of(mechanism, names, runs, weights or {}, method or Method(tol=FINE))
    start = problem.shootings[0].nominal
    scale = np.where(start != 0, np.abs(start), 1.0)
    ended = descended(
        problem.point,
        start,
        scale,
        finite_number(tol, "tol", OptionError),
        whole_number(iterations, "iterations", OptionError, 1),
    )
    fit = problem.fit(ended, start, scale)
    if ended.interrupted:
        raise Interrupted(fit)
    return fit


@dataclass(frozen=True, eq=False)
class _Fitting:
    """Motions beside measurements."""

    mechanism: Mechanism
    runs: tuple[Measured, ...]
    shootings: tuple[Shooting, ...]
    formulas: Mapping[str, Expression]
    weights: Mapping[str, float]

    @staticmethod
    def of(
        mechanism: Mechanism,
        names: Sequence[str],
        runs: tuple[Measured, ...],
        weights: Mapping[str, float],
        method: Method,
    ) -> _Fitting:
        """Checked: as many numbers as unknowns at least, weights of what is measured, times after the start."""
        quantities = dict.fromkeys(name for run in runs for name in run.values)
        for name in weights:
            if name not in quantities:
                raise OptionError(f"weights: '{name}' was not measured.\n  {did_you_mean(name, quantities)}")
        sizes = {n: finite_number(weights.get(n, 1.0), f"The weight of '{n}'", OptionError) for n in quantities}
        count = sum(int(np.isfinite(one).sum()) for run in runs for one in run.values.values())
        if count <= len(names):
            told = f"{count} measured numbers are too few for {len(names)} unknowns"
            raise OptionError(f"{told}.\n  Measure more, or take some out of over.")
        for run in runs:
            if run.t[0] < mechanism.start.t0:
                raise OptionError(f"{run.name}: times begin before the start, t = {mechanism.start.t0:g}.")
        shots = [shooting(mechanism, names, float(run.t[-1]), method, run.record) for run in runs]
        return _Fitting(mechanism, runs, tuple(shots), {n: measure(n, "columns") for n in quantities}, sizes)

    def point(self, p: FloatArray) -> Point:
        """Weighted differences of all runs, and their derivatives."""
        rows: list[FloatArray] = []
        slopes: list[FloatArray] = []
        for run, one in zip(self.runs, self.shootings, strict=True):
            shot = one.shot(p)
            for name, values in run.values.items():
                seen, weight, formula = np.isfinite(values), self.weights[name], self.formulas[name]
                rows.append(weight * (shot.curve(formula, run.t[seen]) - values[seen]))
                slopes.append(weight * shot.curve_slopes(formula, run.t[seen]).T)
        return Point(p, np.concatenate(rows), np.concatenate(slopes))

    def fit(self, ended: Descent, start: FloatArray, scale: FloatArray) -> Fit:
        """What was found."""
        names, point = self.shootings[0].names, ended.point
        parameters = dict(zip(names, point.p.tolist(), strict=True))
        scales = np.where(point.p != 0, np.abs(point.p), scale)
        return Fit(
            ended.converged,
            ended.message,
            parameters,
            dict(zip(names, start.tolist(), strict=True)),
            ended.history,
            ended.evaluations * len(self.runs),
            point.J,
            scales,
            len(point.r) - len(names),
            self.runs,
            self._residuals(point),
            self.mechanism,
            Settings.of(parameters).applied(self.mechanism),
        )

    def _residuals(self, point: Point) -> tuple[dict[str, FloatArray], ...]:
        """Measured minus computed, NaN in gaps."""
        left, found = -point.r, []
        for run in self.runs:
            own = {}
            for name, values in run.values.items():
                seen = np.isfinite(values)
                count = int(seen.sum())
                own[name] = np.full(len(values), np.nan)
                own[name][seen], left = left[:count] / self.weights[name], left[count:]
            found.append(own)
        return tuple(found)
