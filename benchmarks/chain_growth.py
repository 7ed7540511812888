"""Does the time of a step grow linearly with the size of the system?

Expected: a step of the chain of 200 takes at most 5 times as long as one of the chain of 50.
The system Jacobian of a chain is banded, and sparse LDL^T uses that. Order 20, tolerance 1e-10; the error of each is
its largest violation of a constraint at the end, relative to the square of a link's length.
"""

from __future__ import annotations

from collections.abc import Iterator

import casadi as ca
import numpy as np

from benchmarks.models import Mechanism, chain
from benchmarks.prepared import prepare
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed

TARGET = 5.0
SIZES = (10, 50, 200, 400)


def measure() -> Iterator[Row]:
    chains = {size: chain(size) for size in SIZES}
    runs = {size: prepare(mechanism.problem) for size, mechanism in chains.items()}
    best = best_times({str(size): timed(run) for size, run in runs.items()}, budget=2.0)
    figures = {
        size: Figure(best[str(size)] / run.steps, _violation(chains[size], run.positions()) * size**2)
        for size, run in runs.items()
    }
    for size in SIZES:
        if size != 50:
            target = TARGET if size == 200 else None
            yield Row(f"chain of {size}", figures[size], "bricard, chain of 50", figures[50], target)


def _violation(mechanism: Mechanism, positions: np.ndarray) -> float:
    residuals = ca.Function("residuals", [mechanism.q], [mechanism.constraints])(positions)
    return float(np.abs(residuals.full()).max())
