"""Vectors as tuples of numbers, which may be live; crossed and turned ones are of the plane."""

from __future__ import annotations

from operator import add, mul, sub

from bricard.spec.live import hypot

Place = tuple[float, ...]


def less(a: Place, b: Place) -> Place:
    """a - b."""
    return tuple(map(sub, a, b))


def plus(a: Place, b: Place, factor: float = 1.0) -> Place:
    """a + factor b."""
    return tuple(map(add, a, [factor * y for y in b]))


def dot(a: Place, b: Place) -> float:
    """The scalar product."""
    return sum(map(mul, a, b), 0.0)


def cross(a: Place, b: Place) -> float:
    """How far b lies to the left of a."""
    return a[0] * b[1] - a[1] * b[0]


def left(a: Place) -> Place:
    """a, turned by a right angle counterclockwise."""
    return (-a[1], a[0])


def right(a: Place) -> Place:
    """a, turned by a right angle clockwise."""
    return (a[1], -a[0])


def opposite(a: Place) -> Place:
    """-a."""
    return tuple(-x for x in a)


def length(a: Place) -> float:
    """The length."""
    size: float = hypot(*a)
    return size


def unit(a: Place) -> Place:
    """The direction."""
    size = length(a)
    return tuple(x / size for x in a)
