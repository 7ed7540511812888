"""How long does a DAE take, compared with its hand-derived ODE in SciPy's DOP853 at the same error?

Expected, relative to D: pendulum at most 0.03, double pendulum 0.08, Andrews' mechanism 0.12.
D is the time of DOP853 for the pendulum, `theta'' = -g cos(theta)`, t = 0 to 10, rtol = atol = 1e-10; all ratios of
this table refer to it. The peer is DOP853 at the same tolerance on the ODE of the same system; bricard's tolerance is
the coarsest at which its error is no larger. References: a closed form; heyoka at its finest tolerance; DOP853 at its
finest. Errors are those of the final positions.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from benchmarks import references
from benchmarks.models import Problem, andrews, double_pendulum, pendulum
from benchmarks.odes import Ode, andrews_ode, double_pendulum_ode, pendulum_ode
from benchmarks.prepared import coarsest_run, whole_call
from benchmarks.table import Figure, Row
from benchmarks.timing import best_times, timed

TOLERANCE = 1e-10


def measure() -> Iterator[Row]:
    yield from _compare(pendulum().problem, pendulum_ode(), references.pendulum_positions(), "pendulum", 0.03)
    reference = references.double_pendulum_positions()
    yield from _compare(double_pendulum().problem, double_pendulum_ode(), reference, "double pendulum", 0.08)
    yield from _compare(andrews().problem, andrews_ode(), references.andrews_positions(), "Andrews", 0.12)


def _compare(problem: Problem, ode: Ode, reference: np.ndarray, name: str, target: float) -> Iterator[Row]:
    peer_error = float(np.abs(ode.positions(ode.solve_dop853(TOLERANCE)) - reference).max())
    ours = coarsest_run(problem, lambda run: run.error(reference) <= peer_error)
    jobs = {
        "ours": ours,
        "call": whole_call(problem, ours.tolerance),
        "peer": lambda: ode.solve_dop853(TOLERANCE),
        "D": lambda: pendulum_ode().solve_dop853(TOLERANCE),
    }
    best = best_times({key: timed(work) for key, work in jobs.items()}, budget=2.0)
    error = ours.error(reference)
    peer = Figure(best["peer"], peer_error)
    remarks = (
        f"tolerance {ours.tolerance:.0e}, {ours.steps} steps; {best['ours'] / best['peer']:.2g} of the peer's time"
    )
    yield Row(name, Figure(best["ours"], error), "DOP853", peer, target, remarks, base=best["D"])
    yield Row(f"{name}, whole solve_dae call", Figure(best["call"], error), "DOP853", peer, base=best["D"])
