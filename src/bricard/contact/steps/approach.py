"""What a step demands of a contact: the velocity that it must have at the end."""

from __future__ import annotations

import math
from typing import NamedTuple

OPEN = -1e300  # as a bias: whatever the velocity, there is no impulse
TOUCHING = 1e-7  # of the size: gaps below it are closed
RESOLVED = 0.1  # of what the accelerations of a step cover in it: also


class Demand(NamedTuple):
    """The gap must open at least with `bias`; an impulse of impact moves the bodies for a `part` of the step."""

    bias: float
    part: float


def decide(gap: float, rate: float, a: float, gain: float, restitution: float, h: float, size: float) -> Demand:
    """For a gap with its rate and free acceleration a, at the start of a step h.

    gain  velocity that the accelerations of both bodies amount to in the step: slower rebounds are not resolved
    """
    touching = max(TOUCHING * size, RESOLVED * h * gain)
    when = meeting(gap, rate, a, h) if gap > touching else 0.0
    if when > h:
        return Demand(OPEN if restitution > 0 else -gap / h, 0.5)
    rebound = restitution * max(0.0, -(rate + when * a))
    bias = max(0.0, rebound + (h - when) * a) if rebound > gain else 0.0
    if gap <= touching:
        approach = max(0.0, -rate)
        return Demand(bias, (approach + 0.5 * gain) / (approach + gain) if approach + gain > 0 else 0.5)
    if bias > 0:
        return Demand(bias, 1 - when / h)
    return Demand(bias, min(max((gap + h * rate + 0.5 * h * h * a) / (h * (rate + h * a)), 0.0), 1.0))


def meeting(gap: float, rate: float, a: float, h: float) -> float:
    """When a gap closes in free motion; more than h: not in this step."""
    inside = rate * rate - 2 * a * gap
    below = math.sqrt(inside) - rate if inside >= 0 else 0.0
    return 2 * gap / below if below > 0 else 2 * h
