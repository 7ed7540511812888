"""Vectors as tuples of numbers, which may be live; crossed and turned ones are of the plane."""

from __future__ import annotations

from bricard.spec.live import hypot

Pair = tuple[float, ...]


def less(a: Pair, b: Pair) -> Pair:
    """a - b."""
    return tuple(x - y for x, y in zip(a, b, strict=True))


def plus(a: Pair, b: Pair, factor: float = 1.0) -> Pair:
    """a + factor b."""
    return tuple(x + factor * y for x, y in zip(a, b, strict=True))


def dot(a: Pair, b: Pair) -> float:
    """The scalar product."""
    return sum((x * y for x, y in zip(a, b, strict=True)), 0.0)


def cross(a: Pair, b: Pair) -> float:
    """How far b lies to the left of a."""
    return a[0] * b[1] - a[1] * b[0]


def left(a: Pair) -> Pair:
    """a, turned by a right angle counterclockwise."""
    return (-a[1], a[0])


def right(a: Pair) -> Pair:
    """a, turned by a right angle clockwise."""
    return (a[1], -a[0])


def length(a: Pair) -> float:
    """The length."""
    size: float = hypot(*a)
    return size


def unit(a: Pair) -> Pair:
    """The direction."""
    size = length(a)
    return tuple(x / size for x in a)
