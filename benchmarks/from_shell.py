"""How long does it take from the shell to a finished animation page?

Expected: `bricard run problem:slidercrank`, with results, two plots and the page, takes at most 2 s of CPU time more
than starting Python, imports included.
User and system time of the child process, minimum of 5 repeats; the ratio is to 2 s.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

from benchmarks.table import Figure, Row

LIMIT = 2.0
REPEATS = 5


def measure() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        run = ["-m", "bricard.cli", "run", "problem:slidercrank", "--quiet", "--out", folder]
        commands = {"run": run, "python": ["-c", "pass"]}
        best = {name: min(_child_time(arguments) for _ in range(REPEATS)) for name, arguments in commands.items()}
    ours, python = Figure(best["run"] - best["python"]), Figure(best["python"])
    yield Row("bricard run problem:slidercrank", ours, "python -c pass", python, 1.0, "ratio to 2 s", LIMIT)


def _child_time(arguments: list[str]) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
