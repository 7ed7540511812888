"""How soon does a fresh process have its first solution?

Expected: from the start of Python to a finished pendulum in at most 0.6 times the CPU time of importing
scipy.integrate.
User and system time of the child process, minimum of 7 interleaved repeats, with the bytecode of all modules cached
as after an installation. The error is that of the position at t = 10, from a closed form.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from tempfile import TemporaryDirectory

import numpy as np

from benchmarks.references import pendulum_positions
from benchmarks.table import Figure, Row

TARGET = 0.6
REPEATS = 7
PENDULUM = """
import bricard as br

def pendulum(t, x, der):
    return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v + 9.81, x.u**2 + x.v**2 - 1]

dae = br.DAE("u v lam", pendulum)
sol = br.solve_dae(dae, (0, 10), {"u": 1, "v": 0, "u'": 0, "v'": 0})
print(repr(float(sol["u"][-1])), repr(float(sol["v"][-1])))
"""
PROGRAMS = {
    "pendulum": PENDULUM,
    "scipy.integrate": "import scipy.integrate",
    "bricard": "import bricard",
    "casadi": "import casadi",
    "numpy": "import numpy",
}


def measure() -> Iterator[Row]:
    best = dict.fromkeys(PROGRAMS, np.inf)
    with TemporaryDirectory() as cache:
        position = np.array([float(word) for word in _run(PENDULUM, cache).split()])
        for _ in range(REPEATS):
            for name, program in PROGRAMS.items():
                best[name] = min(best[name], _child_time(program, cache))
    error = float(np.abs(position - pendulum_positions()).max())
    imports = ", ".join(f"import {name} {best[name] * 1e3:.0f} ms" for name in ("bricard", "casadi", "numpy"))
    ours, peer = Figure(best["pendulum"], error), Figure(best["scipy.integrate"])
    yield Row("pendulum, from nothing", ours, "import scipy.integrate", peer, TARGET, imports)


def _run(program: str, cache: str) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["PYTHONPYCACHEPREFIX"] = cache
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def _child_time(program: str, cache: str) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    _run(program, cache)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
