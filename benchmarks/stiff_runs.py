"""Runs of stiff problems by bricard: CPU time of the integration alone, and errors."""

from __future__ import annotations

import math

from benchmarks.spent import clocked
from benchmarks.stiff_peers import LONG, Run
from bricard.problems.stiff import StiffProblem
from bricard.results.solution import Solution
from bricard.solvers.taylor import TaylorStepper


def ours(problem: StiffProblem, tolerance: float, integrator: str = "radau", repeats: int = 3) -> Run:
    """The best of some runs; the time is that of the steps, with the polynomials that are kept."""
    return best_run(problem, tolerance, integrator, repeats)[0]


def best_run(problem: StiffProblem, tolerance: float, integrator: str, repeats: int) -> tuple[Run, Solution]:
    """The same with the solution."""
    seconds = math.inf
    for _ in range(repeats):
        with clocked(TaylorStepper, "advance") as spent:
            solution = problem.solve(tolerance, integrator, max_steps=10**6)
        seconds = min(seconds, spent.seconds)
        if spent.seconds > LONG:
            break
    return Run(tolerance, seconds, problem.error_of(solution)), solution
