"""What does long double cost, and what does it give?

No expectation. The pendulum with the engine in long double, compared with the engine in double at tolerance 1e-10;
errors are those of the final position, from a closed form in long double.
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks.models import pendulum
from benchmarks.prepared import prepare
from benchmarks.references import pendulum_positions
from benchmarks.table import Figure, Row, Skipped
from benchmarks.timing import best_times, timed
from bricard.errors import EngineError

RUNS = (("double", 1e-15, 20), ("long double", 1e-10, 20), ("long double", 1e-18, 20), ("long double", 1e-18, 26))


def measure() -> Iterator[Row]:
    problem = pendulum().problem
    reference = pendulum_positions()
    base = prepare(problem)
    try:
        runs = {
            f"{precision}, tolerance {tolerance:.0e}, order {order}": prepare(problem, tolerance, order, precision)
            for precision, tolerance, order in RUNS
        }
    except EngineError as error:
        raise Skipped(str(error).partition("\n")[0]) from None
    best = best_times({"base": timed(base)} | {name: timed(run) for name, run in runs.items()})
    peer = Figure(best["base"], base.error(reference))
    for name, run in runs.items():
        ours = Figure(best[name], run.error(reference))
        yield Row(name, ours, "double, tolerance 1e-10", peer, remarks=f"{run.steps} and {base.steps} steps")
