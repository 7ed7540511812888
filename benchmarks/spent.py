"""Where the CPU time of a run goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import bricard as br
from bricard.results import motion as making
from bricard.solvers.taylor import TaylorStepper


@dataclass
class Spent:
    """CPU seconds of the calls of a function so far."""

    seconds: float = 0.0


@dataclass(frozen=True)
class Shares:
    """CPU seconds of a run, those of its integration, and those of its energy balance and certificate.

    The integration is what the stepper takes from the start to the end, with the polynomials that it keeps.
    """

    whole: float
    integration: float
    evidence: float


def shares(run: Callable[[], br.Motion]) -> Shares:
    """What a run by Taylor series spends."""
    with clocked(TaylorStepper, "advance") as integration, clocked(making, "motion_of") as evidence:
        start = time.process_time()
        motion = run()
        asked = time.process_time()
        str(motion.certificate)
        end = time.process_time()
    return Shares(asked - start, integration.seconds, evidence.seconds + end - asked)


def least(found: list[Shares]) -> Shares:
    """The minimum of every share."""
    return Shares(*(min(getattr(one, name) for one in found) for name in ("whole", "integration", "evidence")))


@contextmanager
def clocked(owner: Any, name: str) -> Iterator[Spent]:
    """Adds up the time of a function of a module or a class."""
    function, spent = getattr(owner, name), Spent()

    def timed(*arguments: Any, **named: Any) -> Any:
        start = time.process_time()
        try:
            return function(*arguments, **named)
        finally:
            spent.seconds += time.process_time() - start

    setattr(owner, name, timed)
    try:
        yield spent
    finally:
        setattr(owner, name, function)
