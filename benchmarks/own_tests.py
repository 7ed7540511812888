"""How much CPU time does `make test` take, which runs before every commit?

Expected: at most 6 minutes, for all tests that are not marked slow and the checks of style, types and layers.
User and system time of all processes, those of browsers included, in two processes, the least of 2 runs; what tools
have found out about unchanged sources before is still there.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benchmarks.processes import children_time
from benchmarks.table import Figure, Row, Skipped

LIMIT = 360.0
REPEATS = 2
FOLDER = Path(__file__).resolve().parent.parent
PASSED = re.compile(r"(\d+) passed")
ADOPT = 36  # PR_SET_CHILD_SUBREAPER of Linux: processes whose parents have ended become ours, and so do their times


def measure() -> Iterator[Row]:
    adopting = ctypes.CDLL(None).prctl if sys.platform == "linux" else lambda *_: 0
    adopting(ADOPT, 1)
    runs = [_run() for _ in range(REPEATS)]
    adopting(ADOPT, 0)
    tests = f"{runs[0].passed:,} tests"
    yield Row("make test", Figure(min(run.taken for run in runs)), "wanted", Figure(LIMIT), 1.0, tests, shown=minutes)


@dataclass(frozen=True)
class _Run:
    """Seconds that a run took, and the number of tests that have passed."""

    taken: float
    passed: int


def _run() -> _Run:
    before = children_time()
    command = ["make", "test", f"VENV={sys.prefix}"]
    run = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    _wait_for_all()
    if run.returncode:
        raise Skipped("`make test` does not pass here")
    return _Run(children_time() - before, int(PASSED.findall(run.stdout)[-1]))


def _wait_for_all() -> None:
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


def minutes(seconds: float) -> str:
    """A time of some minutes."""
    return "{}:{:02} min".format(*divmod(round(seconds), 60))
