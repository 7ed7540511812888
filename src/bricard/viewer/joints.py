"""Forces in joints as tracks: all joints at once, with no more times than a page may take.

A time costs the more the larger the mechanism is, which bounds the number of times. A motion that would need more,
because it is long and fast, has a page without these forces; they can be asked for by name, as plots.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Protocol

import numpy as np

from bricard.errors import BricardError
from bricard.records import dataclass
from bricard.results.further import JOINT, TORQUE
from bricard.results.reaction import Reaction
from bricard.viewer.tracks import NODES, Array, Track, Tracks, compress

WORK = 0.6  # about how many seconds of a processor it may take
MOST = 10_000  # times
FEWEST = 4  # pieces to begin with; a mechanism that may not have as many has no forces
ACCURACY = 1e-4  # in parts of the range: the digits that a page shows
SLIGHT = 1e-7  # part of the largest force, or torque, below which one is but rounding


class Forces(Protocol):
    """What answers for forces: `Reactions` of a motion."""

    @property
    def points(self) -> dict[str, str]: ...
    @property
    def joints(self) -> dict[str, tuple[str, ...]]: ...
    @property
    def size(self) -> int: ...
    def all(self, t: Any) -> dict[str, Reaction]: ...


@dataclass(frozen=True)
class Joints:
    """What a page has of forces: tracks, the points at which they act, and by whom on whom; why, if nothing."""

    tracks: tuple[Track, ...] = ()
    arrows: tuple[dict[str, Any], ...] = ()
    note: str = ""


class TooMuchError(Exception):
    """More times than there may be."""


def joints_shown(forces: Forces | None, roots: Array, steps: int, dimension: int) -> Joints:
    """Tracks and arrows of the joints of a motion that took some steps."""
    if forces is None:
        return Joints()
    try:
        most = int(min(MOST, WORK / _seconds(forces.size)))
    except BricardError:  # a Lagrangian, or a motion of no time
        return Joints()
    left_out = Joints(note=f"Forces in joints: this motion takes more than {most} times to show them.")
    if most < FEWEST * NODES * (len(roots) - 1):
        return left_out
    joints, points = forces.joints, forces.points
    if not joints:
        return Joints()
    names = [name for joint in joints for name in _names(joint, dimension)]
    pieces = int(np.clip(steps // 6, FEWEST, most // (2 * NODES)))
    try:
        made = compress(partial(_sampled, forces, _Times(most), dimension), names, roots, pieces, _tolerances)
    except TooMuchError:
        return left_out
    tracks = _weighty(made)
    known = {track.name for track in tracks}
    arrows = [
        {
            "joint": joint,
            "point": point,
            "part": joints[joint][-1],
            "components": _names(joint, dimension)[:dimension],
        }
        for joint, point in points.items()
        if known.issuperset(_names(joint, dimension)[:dimension])
    ]
    return Joints(tracks, tuple(arrows))


def _seconds(coordinates: int) -> float:
    """About what a time takes: equations of a mechanism taken apart, solved by least squares."""
    return 1e-5 + 2e-7 * coordinates**2 + 2e-9 * coordinates**3


class _Times:
    """Counts times, up to a bound."""

    def __init__(self, most: int) -> None:
        self.left = most

    def take(self, number: int) -> None:
        self.left -= number
        if self.left < 0:
            raise TooMuchError


def _names(joint: str, dimension: int) -> list[str]:
    """Of the components of its force and torque."""
    axes = "xyz"[:dimension]
    torque = f"{JOINT}{joint}{TORQUE}"
    turning = [torque] if dimension == 2 else [f"{torque}.{axis}" for axis in axes]
    return [*[f"{JOINT}{joint}.{axis}" for axis in axes], *turning]


def _sampled(forces: Forces, count: _Times, dimension: int, names: Sequence[str], times: Array) -> Array:
    count.take(len(times))
    found: dict[str, Array] = {}
    for joint, one in forces.all(times).items():
        rows = np.vstack([np.atleast_2d(one.force), np.atleast_2d(one.torque)])
        found |= zip(_names(joint, dimension), rows, strict=True)
    nothing = np.zeros(len(times))
    return np.array([found.get(name, nothing) for name in names])


def _tolerances(values: Array) -> Array:
    low, high = np.percentile(values, [0.5, 99.5], axis=1)
    largest = np.abs(values).max()
    return np.asarray(np.maximum(ACCURACY * (high - low), max(SLIGHT * largest, 1e-30)))


def _weighty(made: Tracks) -> tuple[Track, ...]:
    """Without joints' torques that are zero but for rounding."""
    sizes = {one.name: one.largest for one in made.tracks}
    largest = max(sizes.values())
    return tuple(one for one in made.tracks if TORQUE not in one.name or sizes[one.name] > 10 * SLIGHT * largest)
