"""A sweep: the door, and what users hold afterwards."""

from __future__ import annotations

import math
import os
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import product
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.measures import measure
from bricard.analysis.settings import PRIME, check_names
from bricard.analysis.sweeping.point import Job, Row, is_curve, number_in
from bricard.analysis.sweeping.processes import here, on_processes
from bricard.arrays import FloatArray
from bricard.atomic import make_folder
from bricard.checks import (
    as_names,
    checked,
    did_you_mean,
    finite_number,
    known_options,
    members,
    shown,
    takes,
    whole_number,
)
from bricard.errors import BricardError, Interrupted, MechanismWarning, OptionError, SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.simulation import simulate
from bricard.solvers.method import Method
from bricard.spec.expressions import CONSTANTS

if TYPE_CHECKING:
    import xarray

MOST_POINTS = 10_000_000
MOST_TIMES = 1_000_000
MISSING = Row({}, "not computed")


@dataclass(frozen=True, eq=False, repr=False)
class Sweep(Findings):
    """Points and what they have given.

    over      values by parameter: of a grid the values along each of its axes, of samples a value for each sample
    grid      whether `over` spans a grid; its points are in the order of itertools.product
    points    the values of each point, by parameter
    table, dataset(), plot(...)
    """

    name: str
    over: Mapping[str, FloatArray]
    grid: bool
    points: tuple[Mapping[str, float], ...]
    found: tuple[Row, ...]
    quantities: tuple[str, ...]

    @property
    def title(self) -> str:
        shape = " x ".join(str(len(one)) for one in self.over.values()) if self.grid else str(len(self.points))
        noun = "point" if len(self.points) == 1 else "points"
        return f"{self.name}: {shape} {noun} over {', '.join(self.over)}"

    @property
    def head(self) -> list[str]:
        return [*self.over, *self.numbers, "message"]

    @property
    def rows(self) -> list[list[Cell]]:
        pairs = zip(self.points, self.found, strict=True)
        return [[*values.values(), *[number_in(row, n) for n in self.numbers], _line(row)] for values, row in pairs]

    @property
    def remarks(self) -> list[str]:
        told = [f"{len(self.failures)} of {len(self.points)} points have failed: see `failures`."]
        left = sum(row is MISSING for row in self.found)
        curves = [name for name in self.quantities if name not in self.numbers]
        told = told * bool(self.failures) + [f"{left} of {len(self.points)} points are not computed."] * bool(left)
        return told + [f"Curves over time: {', '.join(curves)}."] * bool(curves)

    @cached_property
    def numbers(self) -> tuple[str, ...]:
        """The quantities that are numbers; the others are curves."""
        return tuple(n for n in self.quantities if not any(is_curve(row.found.get(n)) for row in self.found))

    @property
    def failures(self) -> dict[int, str]:
        """Why points have failed, by their numbers."""
        return {number: row.message for number, row in enumerate(self.found) if row.message and row is not MISSING}

    def values(self, quantity: str) -> FloatArray:
        """Of a quantity, in the shape of the grid (of samples: one after the other); curves have times last.

        NaN where a point has failed.
        """
        if quantity not in self.quantities:
            raise SolutionError(f"'{quantity}' was not asked for.\n  {did_you_mean(quantity, self.quantities)}")
        shape = tuple(len(one) for one in self.over.values()) if self.grid else (len(self.points),)
        if quantity in self.numbers:
            return np.array([number_in(row, quantity) for row in self.found]).reshape(shape)
        nothing = [math.nan] * len(self.t[0])
        return np.array([row.found.get(quantity, nothing) for row in self.found]).reshape(*shape, -1)

    @cached_property
    def t(self) -> FloatArray:
        """Times of curves, a row for each point."""
        times = [row.found.get("t") for row in self.found]
        length = next((len(one) for one in times if one), 0)
        return np.array([one or [math.nan] * length for one in times])

    def dataset(self) -> xarray.Dataset:
        """All of it as an xarray Dataset, with a dimension for each parameter (of samples: one, `sample`)."""
        import xarray

        names = list(self.over) if self.grid else ["sample"]
        variables: dict[str, Any] = {n: (names, self.values(n)) for n in self.numbers}
        variables |= {n: ([*names, "step"], self.values(n)) for n in self.quantities if n not in self.numbers}
        shape = tuple(len(one) for one in self.over.values()) if self.grid else (len(self.points),)
        variables["message"] = (names, np.array([row.message for row in self.found]).reshape(shape))
        if self.t.size:
            variables["t"] = ([*names, "step"], self.t.reshape(*shape, -1))
        coordinates = {n: ([n] if self.grid else ["sample"], one) for n, one in self.over.items()}
        return xarray.Dataset(variables, coordinates, {"title": self.title})

    def plot(self, quantity: str | None = None, *, kind: str | None = None, **options: Any) -> Any:
        """A quantity (by default the first) over the parameters; returns the figure.

        kind   lines, heat (of two parameters) or curves (over time); by default what suits the quantity
        """
        from bricard.analysis.sweeping.pictures import plot

        return plot(self, quantity or self.quantities[0], kind, **options)


def _line(row: Row) -> str:
    return row.message.splitlines()[0] if row.message else ""


@known_options
@checked(OptionError, but=("over", "quantities", "times", "workers", "cluster"))
def sweep(
    model: Mechanism | str | PathLike[str],
    over: Any,
    quantities: Any,
    *,
    folder: str | PathLike[str] | None = None,
    until: float | None = None,
    method: Method | None = None,
    times: int = 201,
    workers: int | None = None,
    cluster: Any = None,
    progress: Callable[[int, int], object] | None = None,
) -> Sweep:
    """The mechanism with many values of its parameters.

    over        {"l": [0.4, 0.5], "k": [10, 20, 30]}: all combinations; [{"l": 0.4, "k": 10}, ...]: these samples.
                "start.theta" is an initial value, "start.theta'" an initial rate
    quantities  what is asked of each motion: names and formulas of curves ("B.x"), or numbers of them ("max(B.x)",
                "end(theta)", "mean(...)", "rms(...)", "integral(...)", "at(B.x, 0.5)"); a text, a list, or a mapping
                with names of your own
    folder      where each point is kept in a file of its own; a run with the same folder computes what is missing
    until       end of the runs; default that of the mechanism
    method      how to solve, as a `Method`
    times       number of times that curves are kept at
    workers     number of processes; default that of the processors; 0: this process alone
    cluster     instead of them a dask cluster: the address of a scheduler, a dask Client, or "local"
    progress    called with (done, total)

    What fails is a row with its message. Ctrl-C raises `Interrupted`, whose `solution` is the sweep so far.
    """
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    axes, grid = _axes(over)
    names = _named(quantities)
    check_names(mechanism, axes)
    points = _points(axes, grid)
    kept = None if folder is None else str(make_folder(folder).resolve())
    count = whole_number(times, "times", OptionError, 2)
    if count > MOST_TIMES:
        raise OptionError(f"times is {count}; it must be at most {MOST_TIMES}.")
    if progress is not None and not takes(progress, 2):
        raise OptionError(f"progress is {shown(progress)}; it must be a function of (done, total).")
    job = Job(mechanism.text(), names, until, method or Method(), count, kept)
    _check_quantities(mechanism, job)
    found: dict[int, Row] = {n: row for n, one in enumerate(points) if (row := job.kept(one)) is not None}
    missing = [(number, one) for number, one in enumerate(points) if number not in found]

    def swept() -> Sweep:
        rows = tuple(found.get(number, MISSING) for number in range(len(points)))
        return Sweep(mechanism.title or "Mechanism", axes, grid, points, rows, tuple(names))

    try:
        for number, row in _computed(job, missing, workers, cluster):
            found[number] = row
            if progress is not None:
                progress(len(found), len(points))
    except KeyboardInterrupt:
        raise Interrupted(swept()) from None
    return swept()


def _computed(job: Job, missing: Sequence[Any], workers: Any, cluster: Any) -> Iterator[tuple[int, Row]]:
    own = os.cpu_count() or 1
    count = own if workers is None else whole_number(workers, "workers", OptionError)
    if not missing:
        return iter(())
    if cluster is not None:
        from bricard.analysis.sweeping.cluster import on_cluster

        return on_cluster(job, missing, cluster, max(count, 1))
    return on_processes(job, missing, count) if count else here(job, missing)


# -- what users give -----------------------------------------------------------------------------------------------


def _axes(over: Any) -> tuple[dict[str, FloatArray], bool]:
    """Values by parameter, and whether they span a grid."""
    if isinstance(over, Mapping):
        if not over:
            raise OptionError("over is empty.\n  Name a parameter, as in over={'l': [0.4, 0.5]}.")
        return {str(name): _numbers(values, name) for name, values in over.items()}, True
    samples = members(over)
    if not samples or not all(isinstance(one, Mapping) for one in samples):
        told = "it must be {'l': [0.4, 0.5]}, a grid, or [{'l': 0.4}, {'l': 0.5}], samples"
        raise OptionError(f"over is {shown(over)}; {told}.")
    for number, one in enumerate(samples):
        if one.keys() != samples[0].keys():
            raise OptionError(f"Sample {number} has the parameters {', '.join(one)}.\n  All have those of the first.")
    return {str(name): _numbers([one[name] for one in samples], name) for name in samples[0]}, False


def _numbers(values: Any, name: Any) -> FloatArray:
    numbers = [finite_number(one, f"A value of '{name}'", OptionError) for one in members(values)]
    if not numbers:
        raise OptionError(f"There are no values for '{name}'.\n  Give some, as in over={{'{name}': [0.4, 0.5]}}.")
    return np.array(numbers)


def _points(axes: Mapping[str, FloatArray], grid: bool) -> tuple[dict[str, float], ...]:
    lists = [values.tolist() for values in axes.values()]
    if grid and math.prod(map(len, lists)) > MOST_POINTS:
        raise OptionError(f"The grid has more than {MOST_POINTS} points.\n  Give samples instead.")
    return tuple(dict(zip(axes, one, strict=True)) for one in (product(*lists) if grid else zip(*lists, strict=True)))


def _named(quantities: Any) -> dict[str, str]:
    """Formulas by their names."""
    if isinstance(quantities, Mapping):
        named = {str(name): text for name, text in quantities.items()}
    else:
        named = {text: text for text in as_names(quantities, "quantities")}
    if not named:
        raise OptionError("quantities is empty.\n  Say what to keep of each motion, as in 'max(B.x)'.")
    for name, text in named.items():
        measure(text, f"The quantity {name}")
    return named


def _check_quantities(mechanism: Mechanism, job: Job) -> None:
    """Names that no motion has are refused before all points fail by them."""
    if job.end is None and mechanism.start.end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or until=10.")
    try:
        with warnings.catch_warnings(action="ignore", category=MechanismWarning):
            motion = simulate(mechanism, job.end, method=replace(job.method, max_steps=1))
    except BricardError:
        return  # the mechanism as it stands cannot move; with other values it may
    known = {*mechanism.parameters, *CONSTANTS, "t"}
    for name, text in job.quantities.items():
        for used, order in sorted(measure(text, f"The quantity {name}").names):
            if used not in known:
                motion(f"{used}{PRIME * order}", motion.t[:1])
