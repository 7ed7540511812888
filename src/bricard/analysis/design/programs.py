"""Nonlinear programs for IPOPT, watched: minimise f(x) with lower <= x <= upper and low <= g(x) <= high."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass

OPTIONS: dict[str, Any] = {
    "print_time": False,
    "error_on_fail": False,
    "ipopt.print_level": 0,
    "ipopt.sb": "yes",
    "ipopt.bound_relax_factor": 0.0,
    "ipopt.honor_original_bounds": "yes",
}
STATUS = {
    "Solve_Succeeded": "converged",
    "Solved_To_Acceptable_Level": "converged to a coarser tolerance than was asked for",
    "Infeasible_Problem_Detected": "found no values that meet all bounds and constraints: loosen one of them",
    "Maximum_Iterations_Exceeded": "stopped after the largest number of iterations",
    "Diverging_Iterates": "runs away to infinity: give bounds to the parameters",
    "User_Requested_Stop": "was interrupted",
}
CONVERGED = ("Solve_Succeeded", "Solved_To_Acceptable_Level")
Step = tuple[int, float, float]  # iteration, objective, largest violation


class Runs(Protocol):
    """Functions by runs, which Ctrl-C may end."""

    @property
    def interrupted(self) -> bool:
        """Whether it has."""


@dataclass(frozen=True, eq=False)
class Program:
    """A program in CasADi's symbols x: f a number, g a column; `runs` knows whether Ctrl-C ended a run."""

    x: Any
    f: Any
    g: Any
    low: FloatArray
    high: FloatArray
    lower: FloatArray
    upper: FloatArray
    runs: Runs | None = None


@dataclass(frozen=True, eq=False)
class Outcome:
    """Where a search has ended, and how."""

    x: FloatArray
    converged: bool
    message: str
    interrupted: bool
    history: tuple[Step, ...]


def minimised(program: Program, start: FloatArray, tol: float, iterations: int, exact_hessian: bool) -> Outcome:
    """A local minimum, from a start; Ctrl-C ends the search at the best point so far."""
    watch = _Watch(program)
    second = {} if exact_hessian else {"ipopt.hessian_approximation": "limited-memory"}
    limits = {"ipopt.tol": tol, "ipopt.constr_viol_tol": min(tol, 1e-9), "ipopt.max_iter": iterations}
    names = {"x": program.x, "f": program.f, "g": program.g}
    try:
        with _ended_by(watch):
            solver = ca.nlpsol("search", "ipopt", names, {**OPTIONS, **limits, **second, "iteration_callback": watch})
            found = solver(x0=start, lbx=program.lower, ubx=program.upper, lbg=program.low, ubg=program.high)
        x, status = _array(found["x"]), str(solver.stats()["return_status"])
    except KeyboardInterrupt:
        watch.stopped, x, status = True, start, "User_Requested_Stop"
    if watch.stopped or (program.runs is not None and program.runs.interrupted):
        best = watch.best if watch.best is not None else start
        return Outcome(best, False, STATUS["User_Requested_Stop"], True, tuple(watch.history))
    return Outcome(x, status in CONVERGED, STATUS.get(status, f"stopped: {status}"), False, tuple(watch.history))


@contextmanager
def _ended_by(watch: _Watch) -> Iterator[None]:
    """Ctrl-C ends the search after its iteration; pressed again, at once."""
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(before):
        yield
        return

    def press(number: int, frame: Any) -> None:
        if watch.stopped:
            before(number, frame)
        watch.stopped = True

    signal.signal(signal.SIGINT, press)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Watch(ca.Callback):
    """Told of each iteration: keeps the history and the best point, and ends the search at Ctrl-C."""

    def __init__(self, program: Program) -> None:
        ca.Callback.__init__(self)
        self.program = program
        self.history: list[Step] = []
        self.best: FloatArray | None = None
        self.rank, self.stopped = (np.inf, np.inf), False
        self.construct("watch", {})

    def get_n_in(self) -> int:
        return int(ca.nlpsol_n_out())

    def get_n_out(self) -> int:
        return 1

    def get_sparsity_in(self, i: int) -> Any:
        n, m = self.program.x.numel(), self.program.g.numel()
        rows = {"f": 1, "x": n, "lam_x": n, "g": m, "lam_g": m}.get(ca.nlpsol_out(i), 0)
        return ca.Sparsity.dense(rows, 1) if rows else ca.Sparsity(0, 0)

    def eval(self, arguments: Sequence[Any]) -> list[int]:
        try:
            named = {ca.nlpsol_out(i): one for i, one in enumerate(arguments)}
            x, f, g = _array(named["x"]), float(named["f"]), _array(named["g"])
            off = float(np.max(np.maximum(self.program.low - g, g - self.program.high), initial=0.0))
            self.history.append((len(self.history), f, off))
            rank = max(off, 1e-8), f
            if rank <= self.rank:
                self.rank, self.best = rank, x
        except KeyboardInterrupt:
            self.stopped = True
        runs = self.program.runs
        self.stopped = self.stopped or (runs is not None and runs.interrupted)
        return [int(self.stopped)]


def _array(matrix: Any) -> FloatArray:
    return np.asarray(ca.DM(matrix), dtype=float).ravel()
