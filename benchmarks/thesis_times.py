"""How long do the thesis's mechanisms take, beside its own tables and beside SciPy in the same run?

Expected: the stiff flyball governor at tolerance 1e-10 in at most 0.5 s, where the thesis needs 710 s.
*first call* is `problem.simulate(tol=...)`: building the model, structural analysis, consistent start, integration,
dense output and energies; *again* is `solve_dae` with the analysis done. The peer gets the same system with the
constraints differentiated twice, and does not keep them: DOP853, and Radau where it is stiff. All these are CPU
times, the best of three, with the largest absolute error of the final positions beside them. The thesis (tables 5.18
and 6.33) gives wall times on "a desktop PC running Windows 10 Pro with a 64-bit Intel Core i7-3930K 3.2 GHz CPU and
12 GBs of RAM", DAETS under the Windows Subsystem for Linux; its clock includes the start of the program. An error of
the size of the mechanism means that the peer has left the right branch in a flat position.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass

import bricard as br
from benchmarks.index_reduced import index_reduced
from benchmarks.table import duration
from benchmarks.timing import best_times, timed
from bricard.problems import PROBLEMS, Problem

HEADINGS = (
    "problem", "tolerance", "thesis: DAETS", "thesis: Simulink", "bricard, first call", "again", "error", "peer",
    "time", "error",
)  # fmt: skip
TOLERANCES = (1e-6, 1e-10)
FLYBALL_TARGET = 0.5  # seconds


@dataclass(frozen=True)
class Published:
    """Seconds of DAETS and of Simulink at each of the TOLERANCES, and the method for the peer here."""

    daets: tuple[float, float]
    simulink: tuple[float, float]
    peer: str = "DOP853"


TIMES = {
    "nfourbar": Published((0.03, 0.04), (1.17, 1.21)),
    "slidercrank": Published((0.11, 0.12), (1.06, 1.31)),
    "copymachine": Published((0.04, 0.05), (1.08, 1.29)),
    "mcpherson": Published((4.51, 4.66), (1.54, 1.81)),
    "bricard": Published((0.25, 0.32), (1.03, 1.05)),
    "flyball": Published((434.97, 709.79), (1.58, 2.11), peer="Radau"),
    "fivelink": Published((3.19, 2.95), (2.61, 3.32)),
}


@dataclass(frozen=True)
class Timing:
    """A problem at a tolerance: ours and the peer's time and error beside the published times."""

    problem: Problem
    tolerance: float
    daets: float
    simulink: float
    first: float
    again: float
    error: float
    peer: str
    peer_time: float
    peer_error: float

    def cells(self) -> tuple[str, ...]:
        """The row as text, in the order of HEADINGS."""
        return (
            self.problem.title,
            f"{self.tolerance:.0e}",
            f"{self.daets:g} s",
            f"{self.simulink:g} s",
            duration(self.first),
            duration(self.again),
            _error(self.error),
            self.peer,
            duration(self.peer_time),
            _error(self.peer_error),
        )


def measure() -> Iterator[Timing]:
    for name, published in TIMES.items():
        for tolerance, daets, simulink in zip(TOLERANCES, published.daets, published.simulink, strict=True):
            yield _timing(PROBLEMS[name], tolerance, daets, simulink, published.peer)


def verdict(timings: list[Timing]) -> str:
    """Whether the expectation holds, as a sentence."""
    governor = next(row for row in timings if row.problem.name == "flyball" and row.tolerance == 1e-10)
    outcome = "met" if governor.first <= FLYBALL_TARGET else "**missed**"
    return f"The expectation on the flyball governor ({duration(governor.first)}) is {outcome}."


def _error(error: float) -> str:
    return f"{error:.1e}" if math.isfinite(error) else "stops"


def _timing(problem: Problem, tolerance: float, daets: float, simulink: float, method: str) -> Timing:
    motion = problem.simulate(tol=tolerance)
    peer = index_reduced(problem, motion)
    initial = {name: float(motion(name, 0.0)) for name in motion.dae.variables if not name.startswith("lam.")}
    initial |= {f"{name}'": float(motion(f"{name}'", 0.0)) for name in motion.system.coordinates}
    errors: list[float] = []
    jobs = {
        "first": lambda: problem.simulate(tol=tolerance),
        "again": lambda: br.solve_dae(motion.dae, (0.0, problem.end_time), initial, tol=tolerance),
        "peer": lambda: errors.append(peer.solve(method, tolerance)),
    }
    best = best_times({name: timed(job) for name, job in jobs.items()}, budget=0.0, in_a_row=1)
    return Timing(
        problem, tolerance, daets, simulink, best["first"], best["again"],
        problem.error(motion) if motion.success else math.inf, method, best["peer"], errors[0],
    )  # fmt: skip
