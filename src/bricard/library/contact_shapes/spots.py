"""Places and directions of shapes: coordinates, or names of what carries them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Protocol

from bricard.library.bodies.part import PartError, padded
from bricard.library.contact_shapes.vectors import Place, dot, left, length, less, plus, unit
from bricard.library.notes import Notes
from bricard.library.shapes import NAME_SCHEMA, Define, ListShape, Schema
from bricard.library.words import Number, shape_of
from bricard.spec.expressions import Expression
from bricard.spec.findings import Path
from bricard.spec.names import is_name, split_run

PARALLEL = 1e-9  # of its length: how far `along` must lead away from the axis


class SpotShape(ListShape):
    """Coordinates, or the name of a point or vector of what carries the shape."""

    def __init__(self) -> None:
        super().__init__(shape_of(Number))
        self.refers = "place"

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, str) and is_name(value):
            return value
        return super().read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [super().schema(define), NAME_SCHEMA]}


Spot = Annotated[tuple[Expression, ...] | str, SpotShape()]


class Numbers(Protocol):
    """The value of an expression of parameters, and of names of its own; and the members of what carries a shape."""

    def __call__(self, expression: Expression, local: Mapping[str, float] | None = None) -> float: ...

    @property
    def owner(self) -> str:
        """What carries the shape, as users call it."""

    @property
    def members(self) -> Mapping[str, Place]:
        """Points and vectors of the part, or of the ground, by their names."""


def place_of(spot: Spot, dimension: int, number: Numbers, *field: str | int) -> Place:
    """A place in numbers, with its trailing zeros."""
    if not isinstance(spot, str):
        return padded([number(value) for value in spot], dimension, field)
    if spot not in number.members or not spot[0].isupper():
        raise _unknown("point", spot, number, field)
    return number.members[spot]


def direction_of(spot: Spot, dimension: int, number: Numbers, *field: str | int) -> Place:
    """A direction in numbers, of length 1: components, a vector, or two points as in AB."""
    found = _components(spot, dimension, number, field)
    if length(found) == 0:
        raise PartError("this direction is zero", "Give a vector that leads somewhere, as in [0, 1].", field)
    return unit(found)


def _components(spot: Spot, dimension: int, number: Numbers, field: tuple[str | int, ...]) -> Place:
    if not isinstance(spot, str):
        return padded([number(value) for value in spot], dimension, field)
    members, run = number.members, split_run(spot) or []
    if spot in members and spot[0].islower():
        return members[spot]
    if len(run) == 2 and all(one in members and one[0].isupper() for one in run):
        return less(members[run[1]], members[run[0]])
    raise _unknown("vector", spot, number, field)


def _unknown(what: str, name: str, number: Numbers, field: tuple[str | int, ...]) -> PartError:
    own = [one for one in number.members if one[0].isupper() == (what == "point")]
    known = f"Name {'one of ' if len(own) > 1 else ''}{', '.join(own)}, or give" if own else "Give"
    return PartError(f"{number.owner} has no {what} '{name}'", f"{known} coordinates.", field)


def axes_of(axis: Spot, along: Spot, dimension: int, number: Numbers) -> tuple[Place, ...]:
    """The axes x, y (and z) of a shape that lies across `axis`, with its x axis along `along`.

    Where the latter is not said in space, the shortest turn from the z axis to `axis` brings the x axis to its place.
    """
    if dimension == 2:
        check_flat(axis)
        first = direction_of(along, 2, number, "along") if along else (1.0, 0.0)
        return first, left(first)
    third = direction_of(axis, 3, number, "axis") if axis else (0.0, 0.0, 1.0)
    first = _across(direction_of(along, 3, number, "along"), third) if along else _shortest_turn(third)
    return first, crossed(third, first), third


def check_flat(axis: Spot) -> None:
    """In the plane nothing has an axis of its own."""
    if axis:
        raise PartError("shapes in the plane have no axis", "Leave it out; `along` turns them.", ("axis",))


def _across(along: Place, third: Place) -> Place:
    """`along` without what lies along the third axis."""
    first = plus(along, third, -dot(along, third))
    if length(first) <= PARALLEL:
        raise PartError("this is the direction of the axis, too", "Give one across the axis.", ("along",))
    return unit(first)


def _shortest_turn(third: Place) -> Place:
    x, y, z = third
    across = x * x + y * y
    if across == 0:
        return (1.0, 0.0, 0.0)
    factor = 1.0 / (1.0 + z) if z > 0 else (1.0 - z) / across
    return (1.0 - x * x * factor, -x * y * factor, -x)


def crossed(a: Place, b: Place) -> Place:
    """The vector product, in space."""
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def carried(local: Place, at: Place, axes: tuple[Place, ...]) -> Place:
    """A place with coordinates along axes from a point."""
    place = at
    for value, axis in zip(local, axes, strict=False):
        place = plus(place, axis, value)
    return place
