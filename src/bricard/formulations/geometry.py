"""Small geometry with plain numbers, and how points and vectors are written in names and formulas."""

from __future__ import annotations

from bricard.spec.live import hypot

Triple = tuple[float, ...]


def across(direction: Triple) -> list[Triple]:
    """Unit vectors across a unit vector: one in the plane, two in space, the first nearest to a coordinate axis."""
    if len(direction) == 2:
        return [(-direction[1], direction[0])]
    axis = min(range(3), key=lambda i: (round(abs(direction[i]), 9), i))
    first = [float(i == axis) - direction[axis] * direction[i] for i in range(3)]
    size = hypot(*first)
    e1 = tuple(value / size for value in first)
    return [e1, cross(direction, e1)]


def cross(a: Triple, b: Triple) -> Triple:
    """Vector product in space."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def label(origin: str, name: str) -> str:
    """A direction in the name of a constraint: OA for a point, u for a vector."""
    return f"{origin}{name}" if name[0].isupper() else name


def shown(origin: str, name: str) -> str:
    """A direction in a formula."""
    return f"({name} - {origin})" if name[0].isupper() else name
