"""What does a derivative cost, beside the motion that it is one of?

Expected: at most 1.5 times the CPU time of a step without derivatives, for each direction; analysis and program of
the tangents take at most 100 ms (in the remarks). The system Jacobian is factorised once for all directions. Steps of
the engine at tolerance 1e-10, in natural coordinates, the same number with and without derivatives, which do not
control them here; tangents start from scattered values. The error is that of the constraints.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf

import numpy as np

import bricard as br
from benchmarks.chains import chain_of_rods
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed
from bricard.assembly.prepared import Prepared, prepare
from bricard.problems.catalogue import mechanism
from bricard.taylor.engine import Engine, make_engine

TARGET, ANALYSIS = 1.5, 0.1
STEPS, ORDER, TOLERANCE = 60, 20, 1e-10
DIRECTIONS = (1, 4, 16)


@dataclass
class Stepping:
    """So many steps of a DAE from its start."""

    engine: Engine
    start: np.ndarray
    absolute: np.ndarray
    t: float
    steps: int = field(default=0, init=False)

    def __call__(self) -> None:
        before = self.engine.steps
        self.engine.begin(self.t, self.start, TOLERANCE, self.absolute, 0.0, inf, before + STEPS, False, np.empty(0))
        self.engine.advance(1e6, None)
        self.steps = self.engine.steps - before

    @property
    def violation(self) -> float:
        """Largest residual of constraints."""
        return float(np.max(self.engine.records()["residuals"], initial=0.0))


def stepping(ready: Prepared, dae: br.DAE) -> Stepping:
    """The engine of a DAE, or of its tangent, at the start of a mechanism."""
    analysis, random = dae.analysis, np.random.default_rng(1)
    start = np.zeros((max(analysis.structure.d) + 1, analysis.structure.size))
    absolute = np.full(analysis.structure.size, TOLERANCE)
    for j, name in enumerate(dae.variables):
        place = analysis.position[j]
        if name.startswith(("d.", "lam.")):
            absolute[place] = inf
        if name.startswith("d."):
            start[: analysis.structure.d[j], place] = 0.01 * random.normal(size=analysis.structure.d[j])
        elif name in ready.start.positions:
            start[0, place] = ready.start.positions[name]
        if name in ready.start.velocities:
            start[1, place] = ready.start.velocities[name]
    bound = analysis.bind(analysis.program, tuple(dae.parameters.values()))
    return Stepping(make_engine(bound, ORDER - 2), start, absolute, ready.start.t)


def measure() -> Iterator[Row]:
    """A row for each mechanism and number of directions."""
    models = {name: mechanism(name) for name in ("pendulum", "andrews", "bricard")}
    models["chain of 50"] = br.Mechanism.parse(chain_of_rods(50, 1.0))
    for name, model in models.items():
        ready = prepare(model)
        base = ready.equations
        runs, analysed = {0: stepping(ready, base)}, {}
        for count in DIRECTIONS:
            before = time.process_time()
            tangent = base.tangent({f"a{i}": {} for i in range(count)})
            _ = tangent.analysis
            analysed[count] = time.process_time() - before
            runs[count] = stepping(ready, tangent)
        best = best_times({str(count): timed(run) for count, run in runs.items()}, budget=1.0)
        alone = Figure(best["0"] / runs[0].steps, runs[0].violation)
        for count in DIRECTIONS:
            each = (best[str(count)] / runs[count].steps - alone.seconds) / count
            met = "within" if analysed[count] <= ANALYSIS else "more than"
            remarks = f"analysis {1e3 * analysed[count]:.0f} ms, {met} 100 ms"
            case = f"{name}, each of {count}"
            yield Row(case, Figure(each, runs[count].violation), "a step without", alone, TARGET, remarks)
