"""How often is a success wrong, compared with SciPy's solvers?

Expected: never.
Random smooth ODEs, DAEs of index 1 to 3 and mechanisms (`tests/battery`), with truths from short steps that two
methods agree on. Relative and absolute tolerance are those of the row, all other options the defaults. The peers get
the ODE in minimal coordinates, derived by hand. Wrong is a success whose error at the end, or at one of 16 times
before it, exceeds a thousand tolerances (relative to 1 + max|x|), or a success where the solution does not exist to
the end. *refused* counts bricard's failures where a solution exists.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from benchmarks.table import Skipped

PEERS = ("DOP853", "RK45", "Radau", "LSODA")
HEADINGS = ("case", "draws", "bricard", "refused", *PEERS, "expected", "outcome")
COUNT = 25  # draws of each family
TOLERANCES = (1e-6, 1e-8, 1e-10)


@dataclass(frozen=True)
class Tally:
    """Wrong successes of all solvers among some draws."""

    case: str
    draws: int
    wrong: int
    refused: int
    peers: tuple[int, ...]

    @property
    def verdict(self) -> str:
        """Whether the expectation holds."""
        return "missed" if self.wrong else "met"

    def cells(self) -> tuple[str, ...]:
        """The row as text, in the order of HEADINGS."""
        counts = (self.draws, self.wrong, self.refused, *self.peers)
        return (self.case, *map(str, counts), "0", self.verdict)


def measure() -> Iterator[Tally]:
    """A row for each kind of problem and tolerance."""
    try:
        from tests.battery import draw, judge, true_solution
        from tests.battery.daes import DAES
        from tests.battery.mechanisms import MECHANISMS
        from tests.battery.odes import ODES
    except ModuleNotFoundError:
        raise Skipped("install scipy, and run it from the folder that has tests/") from None
    for kind, families in (("ODEs", ODES), ("DAEs", DAES), ("mechanisms", MECHANISMS)):
        problems = [draw(family, seed) for family in families for seed in range(COUNT)]
        known = [(problem, truth) for problem in problems if (truth := true_solution(problem)) is not None]
        for tolerance in TOLERANCES:
            ours = [judge(problem, truth, tolerance) for problem, truth in known]
            yield Tally(
                f"{kind}, tolerance {tolerance:.0e}",
                len(known),
                sum(verdict.wrong for verdict in ours),
                sum(verdict.refused for verdict in ours),
                tuple(sum(wrong(problem, truth, method, tolerance) for problem, truth in known) for method in PEERS),
            )


def wrong(problem, truth, method, tolerance) -> bool:  # type: ignore[no-untyped-def]
    """Whether a solver of SciPy calls a false result a success."""
    from scipy.integrate import solve_ivp

    from tests.battery.judging import verdict
    from tests.battery.truths import Slope

    if not problem.states:  # a motion that is prescribed: there is nothing to integrate
        return False
    slope, observe = Slope(problem), problem.observe()
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")  # of runs that end early
        span = (0.0, problem.end)
        found = solve_ivp(slope, span, problem.start, method, truth.times, rtol=tolerance, atol=tolerance)
    if not found.success or slope.exhausted:
        return False
    pairs = zip(truth.times.tolist(), found.y.T, strict=True)
    try:
        values = np.array([observe(t, state) for t, state in pairs]).T
    except (OverflowError, ValueError):  # a state of 1e80 is called a success
        return True
    return verdict(truth, values, tolerance).wrong
