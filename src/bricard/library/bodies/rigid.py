"""A rigid body whose frame is made of its points and vectors."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar

from bricard.library.bodies.body import Body, Triple, move_by_frame
from bricard.library.bodies.inertia import check_inertia
from bricard.library.bodies.part import Numbers, Part, PartError, check_length, padded, positive, unit
from bricard.library.samples import Sample, Samples
from bricard.library.words import Coordinates, Number, OneOrManyNumbers, Units, Word
from bricard.records import dataclass
from bricard.spec.expressions import parse_expression

if TYPE_CHECKING:
    from bricard.library.world import World

SMALLEST_ANGLE = 1e-6  # radians between directions that still make a frame


Inertia = Number | tuple[Number, Number, Number] | tuple[Coordinates, Coordinates, Coordinates]


class Dynamics(Word):
    """Centroid (local), mass, and inertia about the centroid along the local axes.

    The inertia is one number in the plane; in space three principal values, a matrix by rows, or one number I for
    a thin body along the local x axis, which stands for (0, I, I).
    """

    units: ClassVar[Units] = {"centroid": "m", "mass": "kg", "inertia": "kg*m**2"}
    shorthand: ClassVar[tuple[str, ...]] = ("centroid", "mass", "inertia")
    centroid: OneOrManyNumbers
    mass: Number
    inertia: Inertia = parse_expression(0)


@dataclass(frozen=True)
class RigidBody(Body):
    """A rigid body with a frame."""

    kind: ClassVar[str] = "rigid"
    drawn: ClassVar[str] = "rigid"
    attitude_in: ClassVar[frozenset[int]] = frozenset({2, 3})
    has_axes: ClassVar[bool] = True
    turns: ClassVar[bool] = True

    def move(self, world: World) -> None:
        move_by_frame(self, world)


class Rigid(Part):
    """A rigid body: T = m/2 |M'|^2 + omega . I omega/2.

    The first points and vectors, two in the plane, three in space, define its local frame; the first is a point, the
    origin. `Geom` gives the local coordinates from the second name on, trailing zeros left out. Vectors stand for
    directions; their length is of no account. `Dyna` gives centroid, mass, inertia; without it the part has no mass.
    """

    units: ClassVar[Units] = {"Geom": "m"}
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["B", "E"], "Geom": [[0.5, 0.2]], "Dyna": [[0.2, 0.1], 0.6, 0.05]}),
        3: Sample(
            {
                "points": ["B", "E", "w"],
                "Geom": [[0.5, 0.2, 0.1], [1, -2, 2]],
                "Dyna": [[0.2, 0.1, -0.1], 0.6, [0.05, 0.04, 0.07]],
            }
        ),
    }
    Geom: tuple[Coordinates, ...] = ()
    Dyna: Dynamics | None = None

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        members = self.members(name)
        if not members[0][0].isupper():
            raise PartError(
                f"'{name}' begins with the vector {members[0]}", "Its first name must be a point, the origin."
            )
        if len(self.Geom) != len(members) - 1:
            raise PartError(
                f"'{name}' has {len(members)} points and vectors, so Geom must give {len(members) - 1} of them "
                f"coordinates, not {len(self.Geom)}",
                "Give the coordinates of all but the first, which is the origin.",
                ("Geom",),
            )
        places = {members[0]: (0.0,) * dimension}
        for i, (member, row) in enumerate(zip(members[1:], self.Geom, strict=True)):
            values = padded([number(value) for value in row], dimension, ("Geom", i))
            places[member] = unit(values, member, ("Geom", i)) if member[0].islower() else values
            if member[0].isupper():
                check_length(math.hypot(*values), "Geom", i)
        check_frame(name, places, dimension)
        if self.Dyna is None:
            return RigidBody(name, places, 0.0, (0.0,) * dimension, no_inertia(dimension))
        centroid = padded([number(value) for value in self.Dyna.centroid], dimension, ("Dyna", "centroid"))
        mass = positive(number(self.Dyna.mass), "mass", "Dyna", "mass", zero=True)
        return RigidBody(name, places, mass, centroid, self._inertia(dimension, number))

    def _inertia(self, dimension: int, number: Numbers) -> float | tuple[Triple, ...]:
        assert self.Dyna is not None
        given = self.Dyna.inertia
        if not isinstance(given, tuple):
            value = positive(number(given), "inertia", "Dyna", "inertia", zero=True)
            return value if dimension == 2 else diagonal((0.0, value, value))
        if dimension == 2:
            raise PartError(
                "the inertia of a body in the plane is one number", "Give one number.", ("Dyna", "inertia")
            )
        if not isinstance(given[0], tuple):
            values = [positive(number(v), "inertia", "Dyna", "inertia", i, zero=True) for i, v in enumerate(given)]
            check_inertia(diagonal(tuple(values)), "Dyna", "inertia")
            return diagonal(tuple(values))
        rows = tuple(padded([number(v) for v in row], 3, ("Dyna", "inertia")) for row in given)
        if any(abs(rows[i][j] - rows[j][i]) > 1e-12 * max(map(max, rows)) for i, j in combinations(range(3), 2)):
            raise PartError("the inertia matrix is not symmetric", "Give a symmetric matrix.", ("Dyna", "inertia"))
        check_inertia(rows, "Dyna", "inertia")
        return rows


def diagonal(values: Triple) -> tuple[Triple, ...]:
    """A diagonal matrix by rows."""
    return tuple(tuple(values[i] if i == j else 0.0 for j in range(3)) for i in range(3))


def no_inertia(dimension: int) -> float | tuple[Triple, ...]:
    """The inertia of a part without mass."""
    return 0.0 if dimension == 2 else diagonal((0.0, 0.0, 0.0))


def check_frame(name: str, places: dict[str, Triple], dimension: int) -> None:
    """The points and vectors must determine a frame."""
    if len(frame_members(places, list(places), dimension)) < dimension:
        what = "a second point or a vector" if dimension == 2 else "three points or vectors that are not in line"
        raise PartError(
            f"'{name}' needs {what} for its frame",
            "Add a point or vector with its coordinates; a thin rod between two points is one of the Rods.",
        )


def frame_members(
    places: dict[str, Triple], order: list[str], dimension: int, smallest: float = SMALLEST_ANGLE
) -> list[str]:
    """The first members, in the given order, that make a frame: a point (the origin) and independent directions."""
    origin = next((name for name in order if name[0].isupper()), None)
    if origin is None:
        return []
    chosen, basis = [origin], list[list[float]]()
    for name in order:
        if name == origin or len(chosen) == dimension:
            continue
        direction = list(places[name])
        if name[0].isupper():
            direction = [a - b for a, b in zip(direction, places[origin], strict=True)]
        size = math.hypot(*direction)
        for axis in basis:
            along = sum(a * b for a, b in zip(direction, axis, strict=True))
            direction = [a - along * b for a, b in zip(direction, axis, strict=True)]
        left = math.hypot(*direction)
        if size > 0 and left > smallest * size:
            chosen.append(name)
            basis.append([a / left for a in direction])
    return chosen
