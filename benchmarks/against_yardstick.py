"""Is a step as fast as one of a reference engine that was written for speed alone?

Expected: at most 1.2 times its CPU time per step, order 20, tolerance 1e-10.
The yardstick is a Taylor engine for mechanisms, dense code without error handling. Both engines get the same
energies and constraints and keep no polynomials. bricard's time is that of begin + advance + make_consistent, the
yardstick's that of its compiled function alone. The error is the largest difference of their final positions.
bricard examines each step, which costs about a tenth of it; the yardstick believes its own.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import casadi as ca
import numpy as np

from benchmarks.models import Mechanism, andrews, chain, four_bar, pendulum
from benchmarks.prepared import prepare, whole_call
from benchmarks.table import Figure, Row, Skipped, duration
from benchmarks.timing import best_times, timed

TARGET = 1.2
LIBRARY = "engine2_v3.so"


def measure() -> Iterator[Row]:
    for mechanism in (pendulum(), four_bar(), andrews(), chain(50), chain(200)):
        yard = _Yardstick(mechanism)
        ours = prepare(mechanism.problem)
        best = best_times({"ours": timed(ours), "yard": yard.job}, budget=1.5)
        call = best_times({"call": timed(whole_call(mechanism.problem, 1e-10))}, budget=0.0)["call"]
        yield Row(
            mechanism.name,
            Figure(best["ours"] / ours.steps, ours.error(yard.positions)),
            "yardstick",
            Figure(best["yard"] / yard.steps),
            TARGET,
            f"{ours.steps} and {yard.steps} steps; whole solve_dae call {duration(call)}",
        )


class _Yardstick:
    """The reference engine: modules `tape`, `ceng` and the compiled LIBRARY in the folder BRICARD_YARDSTICK."""

    def __init__(self, mechanism: Mechanism) -> None:
        folder = os.environ.get("BRICARD_YARDSTICK", "")
        if not folder or not (Path(folder) / LIBRARY).exists():
            raise Skipped("set BRICARD_YARDSTICK to a folder with a reference engine")
        if folder not in sys.path:
            sys.path.append(folder)
        count = mechanism.q.numel()
        model = {
            "t": ca.SX.sym("t"),
            "q": mechanism.q,
            "v": mechanism.v,
            "L": mechanism.kinetic - mechanism.potential,
            "E": mechanism.kinetic + mechanism.potential,
            "C": mechanism.constraints,
            "R": ca.SX(0),
            "Q": ca.SX.zeros(count),
        }
        tape = import_module("tape").build(model)
        self._engine = import_module("ceng").CEngine2(tape, K=20, solver="sparse", libname=LIBRARY)
        self._arguments = (0.0, mechanism.end, mechanism.start, np.zeros(count))
        result = self._run()
        self.steps, self.positions = result["steps"], result["q"]

    def job(self) -> float:
        """The CPU time of a run, as the yardstick takes it around its compiled function."""
        return self._run()["wall"]

    def _run(self) -> dict[str, Any]:
        return self._engine.integrate(*self._arguments, tol=1e-10)
