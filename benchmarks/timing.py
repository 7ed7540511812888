"""CPU time: the minimum of interleaved repeats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

Job = Callable[[], float]  # runs once and returns the CPU time it took, in seconds

IN_A_ROW = 3  # the first of them fills the caches that the other jobs have emptied
FEWEST_ROUNDS = 3


def timed(work: Callable[[], object]) -> Job:
    """A job that does `work` and takes its time."""

    def job() -> float:
        start = time.process_time()
        work()
        return time.process_time() - start

    return job


def best_times(jobs: Mapping[str, Job], budget: float = 1.0) -> dict[str, float]:
    """The shortest time of every job, in rounds of all jobs until `budget` seconds of CPU time are spent."""
    best = dict.fromkeys(jobs, float("inf"))
    start = time.process_time()
    rounds = 0
    while rounds < FEWEST_ROUNDS or time.process_time() - start < budget:
        for name, job in jobs.items():
            best[name] = min(best[name], *(job() for _ in range(IN_A_ROW)))
        rounds += 1
    return best
