"""An engine that is ready to run: everything that happens once is done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

import bricard as br
from benchmarks.models import Problem
from bricard.dae.consistent import consistent_point
from bricard.taylor.engine import Engine, Precision, make_engine
from bricard.taylor.status import Status

FINEST_FIRST = tuple(10.0 ** (-k / 2) for k in range(28, 7, -1))  # 1e-14, 3e-14, ..., 1e-4


@dataclass
class PreparedRun:
    """Called, it integrates from the consistent start to the end, as often as wanted."""

    engine: Engine
    start: npt.NDArray[np.floating]  # derivatives [order, engine's position]
    end: float
    tolerance: float
    compared: list[int]  # engine's positions of the values that are compared
    steps: int = field(default=0, init=False)  # of the last run

    def __call__(self) -> None:
        engine, size = self.engine, self.start.shape[1]
        before = engine.steps
        absolute = np.full(size, self.tolerance)
        engine.begin(0.0, self.start, self.tolerance, absolute, 0.0, np.inf, 10**9, False, np.empty(0))
        status = Status(engine.advance(self.end, None))
        if status != Status.FINISHED or engine.make_consistent() != 0:
            raise RuntimeError(f"The engine stopped at t = {engine.time}: {status.name}.")
        self.steps = engine.steps - before

    def positions(self) -> npt.NDArray[np.floating]:
        """Final values of the problem's positions in a run of its own."""
        self()
        return np.asarray(self.engine.derivative)[0, self.compared]

    def error(self, reference: npt.NDArray[np.floating]) -> float:
        """Largest difference of the final positions from `reference`."""
        return float(np.abs(self.positions() - reference).max())


def prepare(
    problem: Problem, tolerance: float = 1e-10, order: int = 20, precision: Precision = "double"
) -> PreparedRun:
    """The engine of a problem, at its consistent start."""
    dae, analysis = problem.dae, problem.dae.analysis
    parameters = tuple(dae.parameters.values())
    bound = analysis.bind(analysis.program, parameters)
    given = {
        (dae.variables.index(name.rstrip("'")), name.count("'")): value for name, value in problem.initial.items()
    }
    start = consistent_point(analysis, bound, 0.0, parameters, given).derivative
    lowest = min(d for d in analysis.structure.d if d > 0)
    return PreparedRun(
        make_engine(bound, order - lowest, precision),
        np.ascontiguousarray(start, dtype=np.float64 if precision == "double" else np.longdouble),
        problem.end,
        tolerance,
        [analysis.position[dae.variables.index(name)] for name in problem.positions],
    )


def coarsest_run(problem: Problem, reaches: Callable[[PreparedRun], bool]) -> PreparedRun:
    """The run with the coarsest tolerance for which it and all finer ones reach what is asked for."""
    run = prepare(problem)
    coarsest = None
    for tolerance in FINEST_FIRST:
        run.tolerance = tolerance
        if not reaches(run):
            break
        coarsest = tolerance
    if coarsest is None:
        raise RuntimeError("No tolerance is fine enough.")
    run.tolerance = coarsest
    return run


def whole_call(problem: Problem, tolerance: float) -> Callable[[], br.Solution]:
    """A call of solve_dae with the structural analysis done before."""
    return lambda: br.solve_dae(problem.dae, (0.0, problem.end), problem.initial, tol=tolerance)
