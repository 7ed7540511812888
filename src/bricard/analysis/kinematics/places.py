"""What `kinematics` finds at single positions: extrema, dead centres, strokes, freedoms."""

from __future__ import annotations

from bricard.records import dataclass


@dataclass(frozen=True)
class Extremum:
    """Where something is largest or smallest: the drive, the value there, "max" or "min"; `s` is the way to it."""

    over: float
    value: float
    kind: str
    s: float


@dataclass(frozen=True)
class DeadCentre:
    """Where something turns round, so that it could not move the mechanism from there.

    over      value of the drive
    of        what turns round: an angle, a slide, or the angle of a part
    value     of it
    in_line   parts that share a point and are in line there
    """

    over: float
    of: str
    value: float
    s: float
    in_line: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Mobility:
    """Degrees of freedom without drives: of finite motion, and of velocities at the start."""

    finite: int
    instantaneous: int


@dataclass(frozen=True)
class Stroke:
    """Between which values something goes to and fro; `time_ratio`: slow way to fast way at a constant speed."""

    minimum: float
    maximum: float
    time_ratio: float | None

    @property
    def swing(self) -> float:
        """From one end to the other."""
        return self.maximum - self.minimum
