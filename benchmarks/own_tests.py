"""How much CPU time does `make test` take, which runs before every commit?

Expected: at most 6 minutes, for all tests that are not marked slow and the checks of style, types and layers.
User and system time of all processes, those of browsers included, of one run in two processes; what tools have found
out about unchanged sources before is still there.
"""

from __future__ import annotations

import ctypes
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.processes import children_time
from benchmarks.table import Figure, Row, Skipped

LIMIT = 360.0
FOLDER = Path(__file__).resolve().parent.parent
PASSED = re.compile(r"(\d+) passed")
ADOPT = 36  # PR_SET_CHILD_SUBREAPER of Linux: processes whose parents have ended become ours, and so do their times


def measure() -> Iterator[Row]:
    adopting = ctypes.CDLL(None).prctl if sys.platform == "linux" else lambda *_: 0
    adopting(ADOPT, 1)
    before = children_time()
    command = ["make", "test", f"VENV={sys.prefix}"]
    run = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    _wait_for_all()
    taken = children_time() - before
    adopting(ADOPT, 0)
    if run.returncode:
        raise Skipped("`make test` does not pass here")
    tests = f"{int(PASSED.findall(run.stdout)[-1]):,} tests"
    yield Row("make test", Figure(taken), "wanted", Figure(LIMIT), 1.0, tests, shown=minutes)


def _wait_for_all() -> None:
    while True:
        try:
            os.wait()
        except ChildProcessError:
            return


def minutes(seconds: float) -> str:
    """A time of some minutes."""
    return "{}:{:02} min".format(*divmod(round(seconds), 60))
