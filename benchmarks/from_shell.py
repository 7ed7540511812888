"""How long does it take from the shell to a finished animation page?

Expected: `bricard run problem:slidercrank`, with results, two plots and the page, takes at most 2 s of CPU time more
than starting Python, imports included.
User and system time of the child process, minimum of 5 repeats; the ratio is to 2 s.
"""

from __future__ import annotations

from collections.abc import Iterator
from tempfile import TemporaryDirectory

from benchmarks.processes import best_child_times, cached_bytecode
from benchmarks.table import Figure, Row

LIMIT = 2.0
REPEATS = 5


def measure() -> Iterator[Row]:
    with TemporaryDirectory() as folder, cached_bytecode() as environment:
        run = ["-m", "bricard.cli", "run", "problem:slidercrank", "--quiet", "--out", folder]
        best = best_child_times({"run": run, "python": ["-c", "pass"]}, environment, REPEATS)
    ours, python = Figure(best["run"] - best["python"]), Figure(best["python"])
    yield Row("bricard run problem:slidercrank", ours, "python -c pass", python, 1.0, "ratio to 2 s", LIMIT)
