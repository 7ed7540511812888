"""The same mechanism from the same start, solved in several ways: times, steps, drift, errors, and who agrees."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.prepared import prepare
from bricard.atomic import replacing
from bricard.checks import checked, finite_number, known_options, shown, takes
from bricard.errors import BricardError, OptionError, SolutionError
from bricard.facts import table_html
from bricard.laboratory.contact_ways import Way, contact_way
from bricard.laboratory.methods import usual_ways
from bricard.mechanism.mechanism import Mechanism
from bricard.reactions.free_bodies import FreeBodies, free_bodies
from bricard.reactions.joint_forces import JointForces
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.simulation import simulate, solve_prepared
from bricard.solvers.method import Method, Request, split_way
from bricard.solvers.options import check_span
from bricard.spec.names import is_point

SAMPLES = 200
NUMBERS = ("modelling", "solving", "steps", "end_error", "force_error", "drift", "velocity_drift", "energy_drift")
HEADINGS = ("way", *[name.replace("_", " ") for name in NUMBERS], "")
SWITCHES = "switches"  # a column of mechanisms that have some


@dataclass(frozen=True, eq=False)
class Result:
    """What one way has given.

    way                       coordinates/constraints/integrator, or events, steps/1e-3, penalty/1e6
    method                    the same with all options; None where there is no such method
    modelling, solving        seconds
    end_error                 largest difference of a point's coordinate from the best solution at the end
    force_error               largest difference of a joint's force from that of the best solution at the end
    drift, velocity_drift     largest violations of the formulation's own constraints at the step points
    energy_drift              largest error of the energy balance
    switches                  impacts, and changes of the modes of contacts
    failure                   why there is no solution, or why it stopped; empty if it reached the end
    """

    way: str
    method: Method | None = None
    modelling: float = 0.0
    solving: float = 0.0
    steps: int = 0
    end_error: float = np.nan
    force_error: float = np.nan
    drift: float = np.nan
    velocity_drift: float = np.nan
    energy_drift: float = np.nan
    switches: int = 0
    failure: str = ""
    motion: Motion | None = None


@dataclass(frozen=True, eq=False, repr=False)
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
        rows = self.rows
        widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = ["  ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)).rstrip() for row in rows]
        return "\n".join([*lines, *(["", self.doubt] if self.doubt else [])])

    @property
    def rows(self) -> list[tuple[str, ...]]:
        """Headings and cells; switches only where there are some."""
        rows = [HEADINGS, *[_cells(result) for result in self.results]]
        if not any(result.switches for result in self.results):
            return rows
        counts = [SWITCHES, *["" if result.motion is None else str(result.switches) for result in self.results]]
        return [(*row[:4], count, *row[4:]) for row, count in zip(rows, counts, strict=True)]

    @property
    def agreement(self) -> dict[tuple[str, str], float]:
        """Largest difference between coordinates of points of two ways at the end, by their names."""
        ends = {r.way: self._end(r.motion) for r in self.results if r.motion is not None and r.motion.success}
        return {(a, b): float(np.max(np.abs(ends[a] - ends[b]), initial=0.0)) for a in ends for b in ends if a < b}

    def plot_drift(self, **options: Any) -> Any:
        """Violations of constraints over time, one curve for each way; returns the figure."""
        if all(r.motion is None for r in self.results):
            raise SolutionError("No way has given a motion, so there is no drift to draw.")
        curves = {
            r.way: (r.motion.certificate.t, r.motion.certificate.residuals)
            for r in self.results
            if r.motion is not None
        }
        from bricard.plotting import drift

        return drift(curves, title=self.title, **options)

    def to_csv(self, path: str | PathLike[str]) -> Path:
        """Writes the table with full numbers."""
        target = Path(path)
        with replacing(target) as beside, beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow([*HEADINGS[:-1], SWITCHES, "failure"])
            writer.writerows(_numbers(result) for result in self.results)
        return target

    def __str__(self) -> str:
        return self.table

    def __repr__(self) -> str:
        return f"{self.title or 'Mechanism'}, tolerance {self.tol:g}\n{self.table}"

    def _repr_html_(self) -> str:
        heading = f"<p>{escape(self.title or 'Mechanism')}, tolerance {self.tol:g}</p>"
        head, *cells = self.rows
        return heading + table_html(cells, head) + f"<p>{escape(self.doubt)}</p>"

    @property
    def doubt(self) -> str:
        """Why errors are not known; nothing if they are."""
        if self.best.success:
            return ""
        return f"Errors are not known, for the best solution {self.best.message.splitlines()[0]}"

    def _end(self, motion: Motion) -> FloatArray:
        return _places(motion, self.points)


@known_options
@checked(OptionError, but=("tol",))
def compare(
    mechanism: Mechanism | str | PathLike[str],
    ways: str | Sequence[Method | str] | None = None,
    *,
    tol: float = 1e-8,
    until: float | None = None,
    progress: Callable[[str, int, int], object] | None = None,
) -> Laboratory:
    """Solves a mechanism in several ways from the same start.

    ways      `Method` objects, or texts coordinates/constraints/integrator such as "body/qr/dop853"; of contact also
              "events", "steps/1e-3" (its step), "penalty/1e6" (springs of this stiffness instead of rigid contacts);
              default those that suit the mechanism
    tol       relative and absolute tolerance of all of them
    until     end of the runs; default that of the mechanism
    progress  called with (way, number, count) before each run
    """
    mechanism = mechanism if isinstance(mechanism, Mechanism) else Mechanism.load(mechanism)
    tol = finite_number(tol, "tol", OptionError)
    if progress is not None and not takes(progress, 3):
        raise OptionError(f"progress is {shown(progress)}; it must be a function of (way, number, count).")
    if not tol > 0:
        raise OptionError(f"tol is {tol!r}; it must be positive.")
    end = mechanism.start.end if until is None else until
    if end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or until=10.")
    import scipy.integrate  # noqa: F401 -- so that no way pays for it

    span = check_span((mechanism.start.t0, end))
    natural = prepare(mechanism)
    named = [ways] if isinstance(ways, str) else usual_ways(mechanism, natural.system) if ways is None else ways
    chosen = [_untried(way, mechanism, natural.size, span) for way in named]
    best = solve_prepared(natural, span, Method(tol=max(tol / 100, 1e-13)), Request())
    points = tuple(p for p in natural.model.world.node if is_point(p) and p not in mechanism.ground)
    last = best.chapters[-1].mechanism if best.chapters else mechanism
    assert isinstance(last, Mechanism)
    known = _Known(free_bodies(last), points, best)
    results = []
    for number, way in enumerate(chosen):
        if progress is not None:
            progress(way.name if isinstance(way, Way) else way.way, number, len(chosen))
        results.append(way if isinstance(way, Result) else _tried(way, span, tol, known))
    return Laboratory(mechanism.title, tol, tuple(results), best, points)


@dataclass(frozen=True, eq=False)
class _Known:
    """The best solution at the end: places of points and forces of joints."""

    apart: FreeBodies
    points: tuple[str, ...]
    best: Motion

    def errors(self, motion: Motion) -> tuple[float, float]:
        """Largest differences of places and of forces; numbers only if both came to the end."""
        if not (motion.success and self.best.success):
            return np.nan, np.nan
        off = float(np.max(np.abs(_places(motion, self.points) - self.places), initial=0.0))
        if motion.certificate.order == 1:  # impulses of fixed steps are not forces
            return off, np.nan
        return off, float(np.max(np.abs(self._forces(motion) - self.forces), initial=0.0))

    @cached_property
    def places(self) -> FloatArray:
        """(components,)."""
        return _places(self.best, self.points)

    @cached_property
    def forces(self) -> FloatArray:
        """Of all joints on all parts, (forces, dimension)."""
        return self._forces(self.best)

    def _forces(self, motion: Motion) -> FloatArray:
        last = motion.chapters[-1] if motion.chapters else motion
        forces = JointForces.along(last, [motion.t[-1]], self.apart)
        pairs = [(part, joint) for joint in self.apart.joints for part in forces.parts_of(joint)]
        return np.array([forces.on(part, joint).force[:, 0] for part, joint in pairs])


def _untried(way: Method | str, mechanism: Mechanism, size: float, span: tuple[float, float]) -> Way | Result:
    """A way before it is tried; a result with the reason, if there is no such method."""
    if isinstance(way, str) and (by_contact := contact_way(way, mechanism, size, span)) is not None:
        return by_contact
    parts = [] if isinstance(way, Method) else split_way(way)
    try:
        method = way if isinstance(way, Method) else Method(*parts)
    except OptionError as error:
        return Result(str(way), failure=str(error))
    return Way(str(method), mechanism, method)


def _tried(way: Way, span: tuple[float, float], tol: float, known: _Known) -> Result:
    started, method = time.process_time(), way.method
    try:
        if method.contact == "steps":
            modelled, motion = started, simulate(way.mechanism, span, method=method)
        else:
            ready = prepare(way.mechanism, method)
            modelled = time.process_time()
            motion = solve_prepared(ready, span, method if method.tol else replace(method, tol=tol), Request())
    except BricardError as error:
        return Result(way.name, method, failure=str(error))
    solved = time.process_time()
    certificate = motion.certificate
    return Result(
        way.name,
        method,
        modelled - started,
        solved - modelled,
        certificate.steps,
        *known.errors(motion),
        float(np.max(certificate.residuals, initial=0.0)),
        float(np.max(certificate.hidden_residuals, initial=0.0)),
        np.nan if certificate.energy_balance is None else certificate.energy_balance,
        len(motion.impacts) + sum(len(motion.contact(name).intervals) - 1 for name in motion.contacts),
        "" if motion.success else motion.message,
        motion,
    )


def _places(motion: Motion, points: Sequence[str]) -> FloatArray:
    """Of points at the end of a motion."""
    names, end = [name for point in points for name in motion.members(point)], float(motion.t[-1])
    return np.array([float(motion(name, end)) for name in names])


def _cells(result: Result) -> tuple[str, ...]:
    if result.motion is None:
        return (result.way, *[""] * len(NUMBERS), f"refused: {result.failure.splitlines()[0]}")
    errors = [getattr(result, name) for name in NUMBERS[3:]]
    return (
        result.way,
        f"{1e3 * result.modelling:.0f} ms",
        f"{1e3 * result.solving:.0f} ms",
        str(result.steps),
        *["" if np.isnan(number) else f"{number:.1e}" for number in errors],
        result.failure.splitlines()[0] if result.failure else "",
    )


def _numbers(result: Result) -> tuple[Any, ...]:
    return (result.way, *[getattr(result, name) for name in (*NUMBERS, SWITCHES)], result.failure)
