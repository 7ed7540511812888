"""CPU time: the minimum of interleaved repeats."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

Job = Callable[[], float]  # runs once and returns the CPU time it took, in seconds

FEWEST_ROUNDS = 3


def timed(work: Callable[[], object]) -> Job:
    """A job that does `work` and takes its time."""

    def job() -> float:
        start = time.process_time()
        work()
        return time.process_time() - start

    return job


def best_times(jobs: Mapping[str, Job], budget: float = 1.0, in_a_row: int = 3) -> dict[str, float]:
    """The shortest time of every job, in rounds of all jobs until `budget` seconds of CPU time are spent.

    A job runs `in_a_row` times: the first run of a short one only fills the caches that the others have emptied.
    """
    best = dict.fromkeys(jobs, float("inf"))
    start = time.process_time()
    rounds = 0
    while rounds < FEWEST_ROUNDS or time.process_time() - start < budget:
        for name, job in jobs.items():
            best[name] = min(best[name], *(job() for _ in range(in_a_row)))
        rounds += 1
    return best
