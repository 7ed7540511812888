"""Where two shapes touch, in plain Python: the twin of `src/steps/shapes.hpp`."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

Vec = tuple[float, float]


class Shape(NamedTuple):
    """A shape at a time: its corners in the world."""

    corners: list[Vec]
    faces: int
    radius: float
    hollow: bool
    reach: float

    def corner(self, i: int) -> Vec:
        """The corner of a number, after the last one the first."""
        return self.corners[i if i < len(self.corners) else 0]

    def normal(self, face: int) -> Vec:
        """To the right of a face."""
        x, y = minus(self.corner(face + 1), self.corner(face))
        length = math.sqrt(x * x + y * y)
        return 1 / length * y, 1 / length * -x


class Touch(NamedTuple):
    """From one shape to another: the gap along the normal, a point midway, and a number that is kept."""

    gap: float
    normal: Vec
    point: Vec
    feature: int


def minus(a: Vec, b: Vec) -> Vec:
    """a - b"""
    return a[0] - b[0], a[1] - b[1]


def dot(a: Vec, b: Vec) -> float:
    """a . b"""
    return a[0] * b[0] + a[1] * b[1]


def along(a: Vec, s: float, b: Vec) -> Vec:
    """a + s b"""
    return a[0] + s * b[0], a[1] + s * b[1]


def length(a: Vec) -> float:
    """|a|"""
    return math.sqrt(a[0] * a[0] + a[1] * a[1])


def touches(a: Shape, b: Shape, margin: float) -> list[Touch]:
    """What of two shapes is nearer than a margin."""
    if a.hollow or b.hollow:
        return list(_inside(a, b, margin, 1) if a.hollow else _inside(b, a, margin, -1))
    if len(a.corners) == 1 and len(b.corners) == 1:
        return list(_discs(a, b, margin))
    if len(b.corners) == 1:
        return list(_disc_on_hull(a, b, margin, 1))
    return list(_disc_on_hull(b, a, margin, -1) if len(a.corners) == 1 else _hulls(a, b, margin))


def _touch(gap: float, n: Vec, surface: Vec, sign: int, feature: int) -> Touch:
    return Touch(gap, (sign * n[0], sign * n[1]), along(surface, 0.5 * gap, n), feature)


def _discs(a: Shape, b: Shape, margin: float) -> Iterator[Touch]:
    apart = minus(b.corner(0), a.corner(0))
    distance = length(apart)
    gap = distance - a.radius - b.radius
    if gap <= margin:
        n = (1 / distance * apart[0], 1 / distance * apart[1]) if distance > 0 else (0.0, 1.0)
        yield _touch(gap, n, along(a.corner(0), a.radius, n), 1, 0)


def _inside(drum: Shape, other: Shape, margin: float, sign: int) -> Iterator[Touch]:
    centre = drum.corner(0)
    for i in range(len(other.corners)):
        apart = minus(other.corner(i), centre)
        distance = length(apart)
        gap = drum.radius - other.radius - distance
        if gap <= margin and distance > 0:
            n = -1 / distance * apart[0], -1 / distance * apart[1]
            yield _touch(gap, n, along(centre, -drum.radius, n), sign, i)


def _disc_on_hull(hull: Shape, disc: Shape, margin: float, sign: int) -> Iterator[Touch]:
    c, radius = disc.corner(0), hull.radius + disc.radius
    heights = [dot(hull.normal(i), minus(c, hull.corner(i))) for i in range(hull.faces)]
    height = max(heights)
    if height > radius + margin:
        return
    face = heights.index(height)
    start, end, n = hull.corner(face), hull.corner(face + 1), hull.normal(face)
    span = length(minus(end, start))
    place = dot(minus(c, start), minus(end, start)) / span
    if hull.faces == 1 and height < -radius - 2 * margin - 1e-3 * span:
        return
    if (len(hull.corners) > 2 and height <= 0) or 0 <= place <= span:
        yield _touch(height - radius, n, along(c, -(height - hull.radius), n), sign, 0)
        return
    corner = start if place < 0 else end
    apart = minus(c, corner)
    distance = length(apart)
    if distance <= radius + margin:
        m = (1 / distance * apart[0], 1 / distance * apart[1]) if distance > 1e-12 * span else n
        yield _touch(distance - radius, m, along(corner, hull.radius, m), sign, 0)


def _separation(a: Shape, b: Shape) -> tuple[float, int]:
    """How far b is from the face of a that it is furthest from, and that face."""
    best = -math.inf, 0
    for i in range(a.faces):
        n, v = a.normal(i), a.corner(i)
        least = min(dot(n, minus(corner, v)) for corner in b.corners)
        if least > best[0]:
            best = least, i
    return best


def _on_other_side(line: Shape, other: Shape, margin: float) -> bool:
    if line.faces != 1:
        return False
    n, v, limit = line.normal(0), line.corner(0), -line.radius - other.radius - margin
    return all(dot(n, minus(corner, v)) <= limit for corner in other.corners)


def _hulls(a: Shape, b: Shape, margin: float) -> Iterator[Touch]:
    (one, face), (two, other) = _separation(a, b), _separation(b, a)
    if max(one, two) > a.radius + b.radius + margin:
        return
    if _on_other_side(a, b, margin) or _on_other_side(b, a, margin):
        return
    if two > one + 1e-6 * min(a.reach, b.reach):
        yield from _face_on_hull(b, a, (two, other), margin, -1)
    else:
        yield from _face_on_hull(a, b, (one, face), margin, 1)


def _opposite(hull: Shape, n: Vec) -> int:
    """The face that looks most against a direction."""
    against = [dot(hull.normal(i), n) for i in range(1 if len(hull.corners) == 2 else hull.faces)]
    return against.index(min(against))


def _face_on_hull(own: Shape, other: Shape, at: tuple[float, int], margin: float, sign: int) -> Iterator[Touch]:
    distance, face = at
    start, end, n = own.corner(face), own.corner(face + 1), own.normal(face)
    radius, span = own.radius + other.radius, length(minus(end, start))
    direction = 1 / span * (end[0] - start[0]), 1 / span * (end[1] - start[1])
    edge = _opposite(other, n)
    ends = other.corner(edge), other.corner(edge + 1)
    if distance > 0 and (found := _corners((start, end), ends, own, other, distance, margin, sign)) is not None:
        yield from found
        return
    s = [dot(direction, minus(p, start)) for p in ends]
    height = [dot(n, minus(p, start)) for p in ends]
    if max(s) < 0 or min(s) > span:
        return
    slope = (height[1] - height[0]) / (s[1] - s[0]) if s[0] != s[1] else 0.0
    for k in range(2 if s[0] != s[1] else 1):
        inside = min(max(s[k], 0.0), span)
        gap = height[k] + slope * (inside - s[k]) - radius
        if gap <= margin:
            surface = along(along(start, inside, direction), own.radius, n)
            yield _touch(gap, n, surface, sign, (2 if sign < 0 else 0) + (1 if s[k] > s[1 - k] else 0))


def _corners(
    own: tuple[Vec, Vec], ends: tuple[Vec, Vec], a: Shape, b: Shape, separation: float, margin: float, sign: int
) -> list[Touch] | None:
    """Two corners that are nearer to each other than any face to a corner; None if there are none."""
    pairs = [(length(minus(r, p)), p, minus(r, p)) for p in own for r in ends]
    least, start, apart = min(pairs, key=lambda pair: pair[0])
    if _segments(own, ends) < least * (1 - 1e-9) or least <= separation * (1 + 1e-9):
        return None
    gap, m = least - a.radius - b.radius, (1 / least * apart[0], 1 / least * apart[1])
    return [_touch(gap, m, along(start, a.radius, m), sign, 4)] if gap <= margin else []


def _segments(a: tuple[Vec, Vec], b: tuple[Vec, Vec]) -> float:
    """The least distance of an end of one segment from the other segment."""

    def to(p: Vec, s: tuple[Vec, Vec]) -> float:
        direction = minus(s[1], s[0])
        t = min(max(dot(minus(p, s[0]), direction) / dot(direction, direction), 0.0), 1.0)
        return length(along(minus(p, s[0]), -t, direction))

    return min(to(a[0], b), to(a[1], b), to(b[0], a), to(b[1], a))
