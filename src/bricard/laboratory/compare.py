"""The same mechanism from the same start, solved in several ways: times, steps, drift, errors, and who agrees."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.errors import BricardError, FileError, OptionError
from bricard.formulations.prepared import Prepared, prepare
from bricard.laboratory.methods import WAYS, Way, parse_way
from bricard.mechanism.mechanism import Mechanism
from bricard.pipeline import solve_prepared
from bricard.results.motion import Motion
from bricard.spec.names import is_point

FloatArray = npt.NDArray[np.float64]
SAMPLES = 200
BEST = Way()
HEADINGS = ("way", "modelling", "solving", "steps", "end error", "drift", "velocity drift", "energy drift", "")


@dataclass(frozen=True, eq=False)
class Result:
    """What one way has given.

    modelling, solving        seconds
    end_error                 largest difference of a point's coordinate from the best solution at the end
    drift, velocity_drift     largest violations of the formulation's own constraints at the step points
    energy_drift              largest error of the energy balance
    failure                   why there is no solution, or why it stopped; empty if it reached the end
    """

    way: Way
    modelling: float = 0.0
    solving: float = 0.0
    steps: int = 0
    end_error: float = np.nan
    drift: float = np.nan
    velocity_drift: float = np.nan
    energy_drift: float = np.nan
    failure: str = ""
    motion: Motion | None = None


@dataclass(frozen=True, eq=False)
class Laboratory:
    """Results of all ways; the best solution is that of natural coordinates by Taylor series at a finer tolerance."""

    title: str
    tol: float
    results: tuple[Result, ...]
    best: Motion
    points: tuple[str, ...]

    @property
    def table(self) -> str:
        """The comparison as text."""
        rows = [HEADINGS, *[_cells(result) for result in self.results]]
        widths = [max(len(row[i]) for row in rows) for i in range(len(HEADINGS))]
        return "\n".join("  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows)

    @property
    def agreement(self) -> dict[tuple[str, str], float]:
        """Largest difference between coordinates of points of two ways at the end, by their names."""
        ends = {str(r.way): self._end(r.motion) for r in self.results if r.motion is not None and r.motion.success}
        return {(a, b): float(np.max(np.abs(ends[a] - ends[b]), initial=0.0)) for a in ends for b in ends if a < b}

    def plot_drift(self, **options: Any) -> Any:
        """Violations of constraints over time, one curve for each way; returns the figure."""
        curves = {
            str(r.way): (r.motion.certificate.t, r.motion.certificate.residuals)
            for r in self.results
            if r.motion is not None
        }
        from bricard.plotting import drift

        return drift(curves, title=self.title, **options)

    def to_csv(self, path: str | PathLike[str]) -> Path:
        """Writes the table with full numbers."""
        target = Path(path)
        try:
            with target.open("w", encoding="utf-8", newline="") as file:
                writer = csv.writer(file)
                writer.writerow([*HEADINGS[:-1], "failure"])
                writer.writerows(_numbers(result) for result in self.results)
        except OSError as error:
            raise FileError(f"{target} cannot be written: {error}.\n  Choose another place.") from None
        return target

    def __str__(self) -> str:
        return self.table

    def _end(self, motion: Motion) -> FloatArray:
        return _places(motion, self.points, float(motion.t[-1]))


def compare(
    mechanism: Mechanism | str | PathLike[str],
    ways: Sequence[Way | str] = WAYS,
    *,
    tol: float = 1e-8,
    until: float | None = None,
    progress: Callable[[str, int, int], object] | None = None,
) -> Laboratory:
    """Solves a mechanism in several ways from the same start.

    ways      `Way` objects, or texts coordinates/constraints/integrator such as "body/qr/dop853"
    tol       relative and absolute tolerance of all of them
    until     end of the runs; default that of the mechanism
    progress  called with (way, number, count) before each run
    """
    mechanism = mechanism if isinstance(mechanism, Mechanism) else Mechanism.load(mechanism)
    end = mechanism.start.end if until is None else until
    if end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or until=10.")
    import scipy.integrate  # noqa: F401 -- so that no way pays for it

    chosen = [way if isinstance(way, Way) else parse_way(way) for way in ways]
    span = (mechanism.start.t0, float(end))
    natural = prepare(mechanism)
    best = solve_prepared(natural, span, {"tol": max(tol / 100, 1e-13)})
    points = tuple(p for p in natural.model.world.node if is_point(p) and p not in mechanism.ground)
    results = []
    for number, way in enumerate(chosen):
        if progress is not None:
            progress(str(way), number, len(chosen))
        results.append(_try(mechanism, way, span, tol, best, points))
    return Laboratory(mechanism.title, tol, tuple(results), best, points)


def _try(
    mechanism: Mechanism, way: Way, span: tuple[float, float], tol: float, best: Motion, points: tuple[str, ...]
) -> Result:
    started = time.process_time()
    try:
        ready: Prepared = prepare(mechanism, way.coordinates)
        modelled = time.process_time()
        options = {"constraints": way.constraints, "integrator": way.integrator, "tol": tol, **way.options}
        motion = solve_prepared(ready, span, options)
    except BricardError as error:
        return Result(way, failure=str(error))
    solved = time.process_time()
    certificate = motion.certificate
    reached = motion.success and best.success
    off = _places(motion, points, span[1]) - _places(best, points, span[1]) if reached else np.array([np.nan])
    return Result(
        way,
        modelled - started,
        solved - modelled,
        certificate.steps,
        float(np.max(np.abs(off), initial=0.0)),
        float(np.max(certificate.residuals, initial=0.0)),
        float(np.max(certificate.hidden_residuals, initial=0.0)),
        np.nan if certificate.energy_balance is None else certificate.energy_balance,
        "" if motion.success else motion.message,
        motion,
    )


def _places(motion: Motion, points: Sequence[str], t: float) -> FloatArray:
    return np.array([float(motion(name, t)) for point in points for name in motion.members(point)])


def _cells(result: Result) -> tuple[str, ...]:
    if result.motion is None:
        return (str(result.way), *[""] * 7, f"refused: {result.failure.splitlines()[0]}")
    numbers = (result.end_error, result.drift, result.velocity_drift, result.energy_drift)
    return (
        str(result.way),
        f"{result.modelling:.2f} s",
        f"{result.solving:.2f} s",
        str(result.steps),
        *["" if np.isnan(number) else f"{number:.1e}" for number in numbers],
        result.failure.splitlines()[0] if result.failure else "",
    )


def _numbers(result: Result) -> tuple[Any, ...]:
    values: Mapping[str, Any] = vars(result)
    names = ("modelling", "solving", "steps", "end_error", "drift", "velocity_drift", "energy_drift", "failure")
    return (str(result.way), *[values[name] for name in names])
