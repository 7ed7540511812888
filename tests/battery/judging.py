"""What an answer is worth: right, wrong, or refused."""

from dataclasses import dataclass
from typing import Literal

import numpy as np

import bricard as br

from .truths import scales

MARGIN = 1e3  # errors of a success are below so many tolerances


@dataclass(frozen=True)
class Verdict:
    """`wrong` is a success with a false result; `refused` a failure where a solution exists."""

    kind: Literal["right", "wrong", "refused"]
    error: float = 0.0  # the largest one, relative to 1 + max|x|
    words: str = ""

    def __str__(self) -> str:
        return f"{self.kind}, error {self.error:.2e}, {self.words}".replace("\n", "\n#")

    @property
    def wrong(self) -> bool:
        return self.kind == "wrong"

    @property
    def refused(self) -> bool:
        return self.kind == "refused"


def judge(problem, truth, tolerance):
    """The verdict on bricard's answer to a problem."""
    try:
        solution = problem.solve(tolerance)
    except br.BricardError as error:
        return verdict(truth, None, tolerance, f"{type(error).__name__}: {error}")
    if not solution.success:
        return verdict(truth, None, tolerance, solution.message)
    values = np.array([solution(name, truth.times) for name in problem.observed])
    return verdict(truth, values, tolerance, f"{len(solution.t) - 1} steps")


def verdict(truth, values, tolerance, words=""):
    """The verdict on values (quantities, times) that are called a success, or on None for a failure."""
    if values is None:
        return Verdict("right" if truth.values is None else "refused", words=words)
    if truth.values is None:
        return Verdict("wrong", np.inf, f"{words}; success, but the solution does not exist to the end")
    errors = np.abs(values - truth.values) / scales(truth.values)
    error = float(np.max(errors)) if np.all(np.isfinite(values)) else np.inf
    return Verdict("right" if error <= MARGIN * tolerance else "wrong", error, words)
