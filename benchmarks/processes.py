"""Fresh Python processes: what they print and the CPU time they take."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from tempfile import TemporaryDirectory

REPEATS = 7


@contextmanager
def cached_bytecode() -> Iterator[dict[str, str]]:
    """Environment of processes that keep the bytecode of all modules, as after an installation."""
    with TemporaryDirectory() as cache:
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        yield kept | {"PYTHONPYCACHEPREFIX": cache}


def output(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """What Python prints with these arguments."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def numbers(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> list[float]:
    """The numbers in the last line that Python prints with these arguments."""
    return [float(word) for word in output(arguments, environment).splitlines()[-1].split()]


def child_time(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> float:
    """User and system time of a Python process, in seconds."""
    before = children_time()
    output(arguments, environment)
    return children_time() - before


def children_time() -> float:
    """User and system time of all processes that were started and have ended, in seconds."""
    taken = resource.getrusage(resource.RUSAGE_CHILDREN)
    return taken.ru_utime + taken.ru_stime


def best_child_times(
    programs: Mapping[str, Sequence[str]], environment: Mapping[str, str], repeats: int = REPEATS
) -> dict[str, float]:
    """The shortest time of every program, in rounds of all of them."""
    rounds = [
        {name: child_time(arguments, environment) for name, arguments in programs.items()} for _ in range(repeats)
    ]
    return {name: min(times[name] for times in rounds) for name in programs}
