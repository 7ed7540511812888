"""Is order 20 a good order for every tolerance?

Expected: its time is at most 1.4 times that of the best even order from 8 to 30, at tolerances 1e-6, 1e-10, 1e-12.
The peer is the best order; the remarks give the time of every order, relative to it. Errors are those of the final
positions, from a closed form (pendulum) and from DOP853 at its finest tolerance (Andrews' mechanism; good to
about 1e-12).
"""

from __future__ import annotations

from collections.abc import Iterator

from benchmarks import references
from benchmarks.models import andrews, pendulum
from benchmarks.prepared import prepare
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed

TARGET = 1.4
ORDERS = range(8, 31, 2)
TOLERANCES = (1e-6, 1e-10, 1e-12)


def measure() -> Iterator[Row]:
    cases = (pendulum(), references.pendulum_positions()), (andrews(), references.andrews_positions())
    for mechanism, reference in cases:
        for tolerance in TOLERANCES:
            runs = {order: prepare(mechanism.problem, tolerance, order) for order in ORDERS}
            best = best_times({str(order): timed(run) for order, run in runs.items()})
            figures = {order: Figure(best[str(order)], run.error(reference)) for order, run in runs.items()}
            quickest = min(ORDERS, key=lambda order, figures=figures: figures[order].seconds)
            shortest = figures[quickest].seconds
            yield Row(
                f"{mechanism.name}, tolerance {tolerance:.0e}",
                figures[20],
                f"order {quickest}",
                figures[quickest],
                TARGET,
                ", ".join(f"{order}: {figures[order].seconds / shortest:.2f}" for order in ORDERS),
            )
