"""Distances of segments of lines."""

from __future__ import annotations

from bricard.library.contact_shapes.vectors import Place, cross, dot, length, less, plus

Box = tuple[float, float, float, float]


def segment_apart(point: Place, start: Place, end: Place) -> float:
    """The distance of a point from a segment."""
    span = less(end, start)
    square = dot(span, span)
    share = min(max(dot(less(point, start), span) / square, 0.0), 1.0) if square > 0 else 0.0
    return length(less(point, plus(start, span, share)))


def segments_apart(a: Place, b: Place, c: Place, d: Place) -> float:
    """The distance of two segments of the plane."""
    if _parted(a, b, c, d) and _parted(c, d, a, b):
        return 0.0
    return min(segment_apart(*one) for one in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)))


def _parted(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether c and d lie on different sides of the line through a and b."""
    return cross(less(b, a), less(c, a)) * cross(less(b, a), less(d, a)) < 0


def box_of(a: Place, b: Place) -> Box:
    """Least and largest coordinates of a segment of the plane."""
    (ax, ay), (bx, by) = (float(a[0]), float(a[1])), (float(b[0]), float(b[1]))
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def gap(one: Box, other: Box) -> float:
    """How far two boxes are apart at least, along the axis along which they are further apart."""
    return max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3], 0.0)
