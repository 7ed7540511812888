"""Where a shape is solid, in local numbers: how deep a point lies in it, and points of its outline."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise

from bricard.library.contact_shapes.segments import segment_apart
from bricard.library.contact_shapes.vectors import Place, cross, less, plus
from bricard.records import dataclass

AROUND = 64  # points of an outline


class Solid(ABC):
    """What a shape fills."""

    @abstractmethod
    def depth(self, place: Place) -> float:
        """How deep a point lies in it; negative outside, by its distance."""

    @property
    @abstractmethod
    def skin(self) -> list[Place]:
        """Points of its outline."""


class Empty(Solid):
    """What nothing can touch."""

    def depth(self, place: Place) -> float:
        return -math.inf

    @property
    def skin(self) -> list[Place]:
        return []


@dataclass(frozen=True, eq=False)
class Round(Solid):
    """All that is nearer than a radius to a straight line from an end to another, or to a point; or all but that."""

    ends: tuple[Place, Place]
    radius: float
    hollow: bool = False

    def depth(self, place: Place) -> float:
        inside = self.radius - segment_apart(place, *self.ends)
        return -inside if self.hollow else inside

    @property
    def skin(self) -> list[Place]:
        directions = _circle() if len(self.ends[0]) == 2 else _sphere()
        caps = [plus(end, one, self.radius) for end in dict.fromkeys(self.ends) for one in directions]
        return [*(caps if self.radius > 0 else []), *([] if self.hollow else chain(self.ends))]


@dataclass(frozen=True, eq=False)
class Polygonal(Solid):
    """All that is inside of a polygon, whose corners are in counterclockwise order."""

    corners: tuple[Place, ...]

    def depth(self, place: Place) -> float:
        sides = list(pairwise((*self.corners, self.corners[0])))
        apart = min(segment_apart(place, a, b) for a, b in sides)
        return apart if _winds(place, sides) else -apart

    @property
    def skin(self) -> list[Place]:
        return chain((*self.corners, self.corners[0]))


@dataclass(frozen=True, eq=False)
class Thin(Solid):
    """A line through points, with nothing inside."""

    points: tuple[Place, ...]

    def depth(self, place: Place) -> float:
        return -min(segment_apart(place, a, b) for a, b in pairwise(self.points))

    @property
    def skin(self) -> list[Place]:
        return chain(self.points)


@dataclass(frozen=True, eq=False)
class Half(Solid):
    """All on one side: where a height is negative."""

    height: Callable[[Place], float]

    def depth(self, place: Place) -> float:
        return -self.height(place)

    @property
    def skin(self) -> list[Place]:
        return []


def chain(points: Sequence[Place]) -> list[Place]:
    """Points along a line, its own among them."""
    pieces = max(1, AROUND // (len(points) - 1))
    between = [plus(a, less(b, a), i / pieces) for a, b in pairwise(points) for i in range(pieces)]
    return [*between, points[-1]]


def _winds(place: Place, sides: Sequence[tuple[Place, Place]]) -> bool:
    """Whether a closed line winds around a point: by its crossings of a ray to the right."""
    crossings = [
        cross(less(b, a), less(place, a)) * (b[1] - a[1]) for a, b in sides if (a[1] > place[1]) != (b[1] > place[1])
    ]
    return sum(one > 0 for one in crossings) % 2 == 1


def _circle() -> list[Place]:
    return [(math.cos(a), math.sin(a)) for a in (2 * math.pi * i / AROUND for i in range(AROUND))]


def _sphere() -> list[Place]:
    """Evenly spread directions (a spiral by the golden angle)."""
    heights = [1 - (2 * i + 1) / (4 * AROUND) for i in range(4 * AROUND)]
    turns = [i * math.pi * (3 - 5**0.5) for i in range(4 * AROUND)]
    rings = [(z, (1 - z * z) ** 0.5) for z in heights]
    return [(r * math.cos(a), r * math.sin(a), z) for (z, r), a in zip(rings, turns, strict=True)]
