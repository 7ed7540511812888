"""What forces, drives and shapes let draw of themselves."""

from __future__ import annotations

from bricard.records import dataclass
from bricard.spec.expressions import Expression
from bricard.spec.live import hypot


@dataclass(frozen=True)
class Strut:
    """Something between two points: spring, damper, spring-damper, bushing, distance (a massless rod) or cylinder."""

    kind: str
    ends: tuple[str, str]
    length: Expression | None = None  # natural length of a spring


@dataclass(frozen=True)
class Cord:
    """A rope over points, and around pulleys where `radii` are given; `length`: that of the rope."""

    points: tuple[str, ...]
    radii: tuple[Expression, ...]
    length: Expression


@dataclass(frozen=True)
class Push:
    """An arrow at a point: a vector among the outputs of the solution."""

    at: str
    vector: str


@dataclass(frozen=True)
class Outline:
    """A shape: kind is circle, point, line, polygon, capsule, curve, contour, sphere or plane; see `picture.Outline`.

    places   local coordinates of its centre, ends, corners or samples; of a plane those of a point and its normal
    inside   whether its hollow side counts
    endless  whether it goes on for ever
    """

    kind: str
    places: tuple[tuple[float, ...], ...]
    radius: float = 0.0
    inside: bool = False
    endless: bool = False

    @property
    def reach(self) -> tuple[tuple[float, ...], float] | None:
        """Centre and radius of a circle (in space a sphere) around it; None: it reaches to infinity."""
        if self.endless:
            return None
        centre = tuple((min(axis) + max(axis)) / 2 for axis in zip(*self.places, strict=True))
        return centre, self.radius + max(
            hypot(*(a - b for a, b in zip(one, centre, strict=True))) for one in self.places
        )
