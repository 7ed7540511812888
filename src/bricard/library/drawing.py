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
    """A shape; its kinds are those of `picture.Outline`, and contour.

    places   local coordinates of its centre, ends, corners or samples; of a plane those of a point and its normal
    inside   whether its hollow side counts
    endless  whether it goes on for ever
    extent   of a prism: from its first face to the other
    hole     of a cylinder: the inner radius
    mesh     its vertices and triangles, packed
    """

    kind: str
    places: tuple[tuple[float, ...], ...]
    radius: float = 0.0
    inside: bool = False
    endless: bool = False
    extent: tuple[float, ...] = ()
    hole: float = 0.0
    mesh: str = ""

    @property
    def reach(self) -> tuple[tuple[float, ...], float] | None:
        """Centre and radius of a circle (in space a sphere) around it; None: it reaches to infinity."""
        if self.endless:
            return None
        centre = tuple((min(axis) + max(axis)) / 2 for axis in zip(*self.places, strict=True))
        return centre, self.radius + max(
            hypot(*(a - b for a, b in zip(one, centre, strict=True))) for one in self.places
        )
