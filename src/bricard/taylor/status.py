"""Why an engine came back, and whom it tells on the way."""

from collections.abc import Callable
from enum import IntEnum

Progress = Callable[[float, int], object] | None
"""Called with the time and the number of steps now and then; what it raises ends the run."""


class Status(IntEnum):
    """The order is that of `Status` in the engine's source (integrator.hpp); EVENTS_ACCUMULATE is never an engine's.

    STIFF asks for `collocate`, and to advance again.
    """

    FINISHED = 0
    EVENT = 1
    TOO_MANY_STEPS = 2
    STEP_TOO_SMALL = 3
    SINGULAR = 4
    NOT_FINITE = 5
    NO_CONVERGENCE = 6
    INTERRUPTED = 7
    EVENTS_ACCUMULATE = 8
    STIFF = 9
