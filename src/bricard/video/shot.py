"""What a video shows: times, size, speed."""

from __future__ import annotations

from typing import Any, Protocol

from bricard.arrays import RealArray
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Shot:
    """The frames of a video.

    times   of the frames
    size    width and height in pixels
    traces  points whose way is drawn; None: those that the animation page chooses
    view    of a mechanism in space: azimuth and elevation of the viewer in degrees
    pace    seconds of the run in a second of the video
    """

    times: RealArray
    size: tuple[int, int]
    traces: tuple[str, ...] | None = ()
    view: tuple[float, float] = (-58.0, 25.0)
    pace: float = 1.0


class Frames(Protocol):
    """The frames, one at a time."""

    def frame(self, k: int) -> Any:
        """Frame number k, (height, width, 4) bytes."""
