"""Shapes of bodies: hulls of corners with a radius; polygons that are not convex become several."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bricard.errors import ModelError
from bricard.records import dataclass

Corner = tuple[float, float]


@dataclass(frozen=True)
class Form:
    """The hull of corners, counter-clockwise, widened by a radius.

    faces   from a corner to the next, with normals to the right: none of a disc, one or two of a line
    hollow  a disc that is touched from inside
    speed   of its surface, to the right of the outward normal
    """

    corners: tuple[Corner, ...]
    faces: int = 0
    radius: float = 0.0
    hollow: bool = False
    speed: float = 0.0

    @property
    def middle(self) -> Corner:
        """Of a circle around it."""
        xs, ys = zip(*self.corners, strict=True)
        return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    @property
    def reach(self) -> float:
        """The radius of that circle."""
        return max(math.dist(self.middle, corner) for corner in self.corners) + self.radius


def disc(radius: float, at: Corner = (0.0, 0.0), speed: float = 0.0) -> Form:
    """A disc; with radius 0 a point."""
    return Form((at,), 0, radius, speed=speed)


def drum(radius: float, at: Corner = (0.0, 0.0), speed: float = 0.0) -> Form:
    """A circle that others are in."""
    return Form((at,), 0, radius, hollow=True, speed=speed)


def line(start: Corner, end: Corner, both: bool = False, speed: float = 0.0) -> Form:
    """A line, touched from the left of its direction, or from both sides."""
    return Form((end, start), 2 if both else 1, speed=speed)


def capsule(start: Corner, end: Corner, radius: float) -> Form:
    """All points nearer than the radius to a line."""
    return Form((end, start), 2, radius)


def polygon(corners: Sequence[Corner], speed: float = 0.0) -> tuple[Form, ...]:
    """A polygon in either sense, as convex ones."""
    ring = list(corners) if _area(corners) > 0 else list(reversed(corners))
    if len(ring) < 3 or _area(ring) == 0 or _crosses_itself(ring):
        raise ModelError(
            f"The polygon {list(corners)} is not simple.\n  Its sides must not cross or touch each other."
        )
    return tuple(Form(tuple(one), len(one), speed=speed) for one in _convex_parts(ring))


def _area(ring: Sequence[Corner]) -> float:
    """Positive if counter-clockwise."""
    pairs = zip(ring, [*ring[1:], *ring[:1]], strict=True)
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs) / 2


def _turn(a: Corner, b: Corner, c: Corner) -> float:
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _crosses_itself(ring: Sequence[Corner]) -> bool:
    n = len(ring)
    sides = [(ring[i], ring[(i + 1) % n]) for i in range(n)]
    apart = [(i, j) for i in range(n) for j in range(i + 2, n) if (i, j) != (0, n - 1)]
    return any(_meet(*sides[i], *sides[j]) for i, j in apart) or any(a == b for a, b in sides)


def _meet(a: Corner, b: Corner, c: Corner, d: Corner) -> bool:
    """Whether two sides have a point in common."""
    if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
        return False
    if max(a[1], b[1]) < min(c[1], d[1]) or max(c[1], d[1]) < min(a[1], b[1]):
        return False
    return _turn(a, b, c) * _turn(a, b, d) <= 0 and _turn(c, d, a) * _turn(c, d, b) <= 0


def _convex_parts(ring: list[Corner]) -> list[list[Corner]]:
    """Ears are cut off, and joined again to what stays convex with them."""
    parts: list[list[Corner]] = []
    rest = list(ring)
    while not _is_convex(rest):
        ear = next(i for i in range(len(rest)) if _is_ear(rest, i))
        triangle = [rest[ear - 1], rest[ear], rest[(ear + 1) % len(rest)]]
        del rest[ear]
        _join(parts, triangle)
    _join(parts, rest)
    return parts


def _is_convex(ring: Sequence[Corner]) -> bool:
    return all(_turn(ring[i - 2], ring[i - 1], ring[i]) >= 0 for i in range(len(ring)))


def _is_ear(ring: Sequence[Corner], i: int) -> bool:
    a, b, c = ring[i - 1], ring[i], ring[(i + 1) % len(ring)]
    if _turn(a, b, c) <= 0:
        return False
    others = [p for p in ring if p not in (a, b, c)]
    return not any(_turn(a, b, p) >= 0 and _turn(b, c, p) >= 0 and _turn(c, a, p) >= 0 for p in others)


def _join(parts: list[list[Corner]], piece: list[Corner]) -> None:
    """Adds a piece, to a part that shares a side with it if they are convex together."""
    for part in parts:
        for i in range(len(part)):
            start, end = part[i - 1], part[i]
            if start in piece and end in piece and piece[(piece.index(end) + 1) % len(piece)] == start:
                at = piece.index(start)
                between = (piece[at:] + piece[:at])[1:-1]
                joined = part[:i] + between + part[i:]
                if _is_convex(joined):
                    part[:] = joined
                    return
    parts.append(list(piece))
