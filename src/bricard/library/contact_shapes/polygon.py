"""A polygon, convex or not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import ClassVar

from bricard.library.bodies.part import PartError
from bricard.library.contact_shapes.contact_shape import PLATE, ContactShape, thick
from bricard.library.contact_shapes.elements import Ball, Edge
from bricard.library.contact_shapes.solids import Polygonal, segment_apart
from bricard.library.contact_shapes.spots import Numbers, Spot, axes_of, carried, place_of
from bricard.library.contact_shapes.surface import Form, drawn
from bricard.library.contact_shapes.vectors import Place, cross, dot, length, less, opposite, plus, right, unit
from bricard.library.contact_shapes.weights import Weight, plate_polygon, solid_prism
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units

STRAIGHT = 1e-9  # sine of the angle between edges that are one
THICKNESS = 0.47  # of the least distance of an edge from those that are not its neighbours


class Polygon(ContactShape):
    """A solid with straight edges, whose corners and edges touch those of others; in space a plate, only drawn.

    polygon  its corners, in their order around it, in the plane of the plate; of a part also names of its points
    at       where the origin of these coordinates is; default the origin
    along    the direction of their x axis
    axis     in space: the direction across the plate; default the z axis
    thickness  in space, half of it on either side; in the plane of a plate with a density
    speed    of its surface, counterclockwise
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default the origin
    """

    units: ClassVar[Units] = {"polygon": "m", "at": "m", "thickness": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({2, 3})
    touches_in: ClassVar[frozenset[int]] = frozenset({2})
    samples: ClassVar[Samples] = {
        2: Sample({"polygon": [[-0.2, -0.1], [0.5, 0], [0.4, 0.6], [-0.1, 0.5]]}),
        3: Sample(
            {
                "polygon": [[-0.2, -0.1], [0.5, 0], [0.1, 0.1], [-0.1, 0.5]],
                "at": [0.1, 0, 0.2],
                "axis": [1, 2, 2],
                "along": [0, 1, 0],
                "thickness": 0.2,
            }
        ),
    }
    polygon: tuple[Spot, ...]
    at: Spot = ()
    axis: Spot = ()
    along: Spot = ()
    thickness: Number | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        if dimension == 3:
            return prism(*self._plate(number))
        return polygonal(self._corners(number))

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        if dimension == 3:
            return solid_prism(density, *self._plate(number))
        return plate_polygon(density * thick(self.thickness, number, why=PLATE), self._corners(number))

    def _corners(self, number: Numbers) -> list[Place]:
        """In the plane, where they are; points that are named are where they are anyway."""
        axes, at = axes_of(self.axis, self.along, 2, number), place_of(self.at, 2, number, "at")
        given = [place_of(one, 2, number, "polygon", i) for i, one in enumerate(self.polygon)]
        pairs = zip(self.polygon, given, strict=True)
        return counterclockwise(_checked([one if isinstance(s, str) else carried(one, at, axes) for s, one in pairs]))

    def _plate(self, number: Numbers) -> tuple[list[Place], float, Place, tuple[Place, ...]]:
        """In space: corners along the axes of the plate, as far as points that are named lie in it."""
        thickness = thick(self.thickness, number, why="a polygon in space is a plate with a thickness")
        at, axes = place_of(self.at, 3, number, "at"), axes_of(self.axis, self.along, 3, number)
        corners = []
        for i, spot in enumerate(self.polygon):
            corner = place_of(spot, 3 if isinstance(spot, str) else 2, number, "polygon", i)
            apart = less(corner, at) if isinstance(spot, str) else corner
            corners.append((dot(apart, axes[0]), dot(apart, axes[1])) if isinstance(spot, str) else apart)
        return counterclockwise(_checked(corners)), thickness, at, axes


def prism(corners: Sequence[Place], thickness: float, at: Place, axes: tuple[Place, ...]) -> Form:
    """A plate in space: corners along its first two axes from a point, half of its thickness on either side."""
    base = plus(at, axes[2], -thickness / 2)
    places = tuple(carried(one, base, axes) for one in counterclockwise(corners))
    extent = tuple(thickness * x for x in axes[2])
    return drawn(Outline("prism", places, extent=extent))


def polygonal(corners: Sequence[Place]) -> Form:
    """A solid of the plane, whose corners are in counterclockwise order."""
    alongs = [unit(less(b, a)) for a, b in zip(corners, _next(corners), strict=True)]
    count = len(corners)
    gaps = _gaps(corners)
    edges = tuple(_edge(corners, alongs, i, gaps) for i in range(count))
    convex = [i for i in range(count) if _turn(alongs, i) > 0]
    balls = tuple(_corner(corners[i], alongs[i - 1], alongs[i], f"c{i + 1}") for i in convex)
    return Form(balls, edges, Outline("polygon", tuple(corners)), Polygonal(tuple(corners)))


def counterclockwise(corners: Sequence[Place]) -> list[Place]:
    """The corners in counterclockwise order, without those between edges in line."""
    area = sum(cross(a, b) for a, b in zip(corners, _next(corners), strict=True))
    ordered = list(corners) if area > 0 else list(corners)[::-1]
    alongs = [unit(less(b, a)) for a, b in zip(ordered, _next(ordered), strict=True)]
    return [one for i, one in enumerate(ordered) if abs(_turn(alongs, i)) > STRAIGHT]


def _checked(corners: list[Place]) -> list[Place]:
    """At least three corners, of a line that does not cross or touch itself."""
    if len(corners) < 3:
        raise PartError(f"a polygon has at least three corners, not {len(corners)}", "Add corners.", ("polygon",))
    sides = list(zip(corners, _next(corners), strict=True))
    for i, (a, b) in enumerate(sides):
        if length(less(a, b)) == 0:
            raise PartError(
                f"its corners {i + 1} and {_after(i, sides)} are one point", "Leave one out.", ("polygon",)
            )
    for i, j in combinations(range(len(sides)), 2):
        if _crossing(sides[i], sides[j], neighbours=_are_neighbours(i, j, len(sides))):
            finding = f"its edges from corner {i + 1} and from corner {j + 1} cross or touch each other"
            remedy = "Give the corners in their order around it, each once."
            raise PartError(finding, remedy, ("polygon",))
    return corners


def _after(i: int, sides: Sequence[object]) -> int:
    return (i + 1) % len(sides) + 1


def _crossing(first: tuple[Place, Place], second: tuple[Place, Place], neighbours: bool) -> bool:
    """Whether two edges meet where they should not; neighbours share a corner, but must not fold back."""
    (a, b), (c, d) = first, second
    if neighbours:
        along, other = unit(less(b, a)), unit(less(d, c))
        return abs(cross(along, other)) < STRAIGHT and dot(along, other) < 0
    return _may_meet(first, second) and segments_apart(a, b, c, d) == 0


def _may_meet(first: tuple[Place, Place], second: tuple[Place, Place]) -> bool:
    """Whether the rectangles around two segments have a point in common."""
    return all(min(a, b) <= max(c, d) and min(c, d) <= max(a, b) for a, b, c, d in zip(*first, *second, strict=True))


def segments_apart(a: Place, b: Place, c: Place, d: Place) -> float:
    """The distance of two segments."""
    if _parted(a, b, c, d) and _parted(c, d, a, b):
        return 0.0
    return min(segment_apart(*one) for one in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)))


def _parted(a: Place, b: Place, c: Place, d: Place) -> bool:
    """Whether c and d lie on different sides of the line through a and b."""
    return cross(less(b, a), less(c, a)) * cross(less(b, a), less(d, a)) < 0


def _next(items: Sequence[Place]) -> list[Place]:
    return [*items[1:], items[0]]


def _turn(alongs: Sequence[Place], i: int) -> float:
    """Sine of the angle by which the outline turns to the left at a corner; 2 where it turns back."""
    sine, cosine = cross(alongs[i - 1], alongs[i]), dot(alongs[i - 1], alongs[i])
    return sine if cosine > 0 or abs(sine) > STRAIGHT else 2.0


def _corner(at: Place, before: Place, after: Place, label: str) -> Ball:
    return Ball(at, 0.0, label, (before, opposite(after)), (opposite(before), after))


def _gaps(corners: Sequence[Place]) -> dict[int, float]:
    """How far each edge is from the nearest one that it shares no corner with, if there are such."""
    sides, gaps = list(zip(corners, _next(corners), strict=True)), dict[int, float]()
    for i, j in combinations(range(len(sides)), 2):
        if not _are_neighbours(i, j, len(sides)):
            apart = segments_apart(*sides[i], *sides[j])
            gaps.update({k: min(gaps.get(k, apart), apart) for k in (i, j)})
    return gaps


def _are_neighbours(i: int, j: int, count: int) -> bool:
    return j - i in (1, count - 1)


def _edge(corners: Sequence[Place], alongs: Sequence[Place], i: int, gaps: Mapping[int, float]) -> Edge:
    """An edge with the bisectors of its corners; at corners that point inwards it reaches a little further."""
    count = len(corners)
    start, end, along = corners[i], corners[(i + 1) % count], alongs[i]
    depth, normal = THICKNESS * gaps[i] if i in gaps else None, right(along)
    beyond = [
        right(alongs[neighbour]) if _turn(alongs, corner) > 0 else None
        for corner, neighbour in ((i, i - 1), ((i + 1) % count, (i + 1) % count))
    ]
    return Edge(start, length(less(end, start)), along, normal, (beyond[0], beyond[1]), f"e{i + 1}", depth)
