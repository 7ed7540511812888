"""Frames from natural coordinates (papers: Pryce and Nedialkov 2020, section 2.2).

A body is tracked by its origin O and directions fixed in it: one in the plane, two in space. A point A of the body
enters as the direction A - O, a vector as itself. With the directions as columns of D and their local
coordinates as columns of the upper triangular R,

    [x, y] = D R^-1,  z = x cross y         in space
    x = D / r11,      y = x turned          in the plane

one formula for every mix of points and vectors. The lengths and angles between the directions are not enforced by
the frame; `rigidity` gives the equations that do.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from bricard.checks import checked, finite_number
from bricard.errors import ModelError
from bricard.facts import Fact, Telling
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar
from bricard.symbolic.vectors import AXES, Vec, as_vec, made_of

Rate = Callable[[Scalar], Scalar]
RESOLVED = 1e-15  # of the largest number of a matrix: smaller ones are rounding


@dataclass(frozen=True, eq=False, repr=False)
class Frame(Telling):
    """An origin and orthonormal axes that move; `directions` and `local` are what it was made from."""

    origin: Vec
    axes: tuple[Vec, ...]
    directions: tuple[Vec, ...]
    local: tuple[tuple[float, ...], ...]

    def _facts(self) -> Iterator[Fact]:
        yield "origin", str(self.origin)
        yield from ((f"axis {letter}", str(axis)) for letter, axis in zip(AXES, self.axes, strict=False))

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return len(self.origin)

    def vector(self, *coordinates: Scalar) -> Vec:
        """The vector with these local coordinates; trailing zeros may be left out."""
        if len(coordinates) > self.dimension:
            raise ModelError(f"{len(coordinates)} local coordinates for a frame of dimension {self.dimension}.")
        terms = [
            axis * coordinate
            for axis, coordinate in zip(self.axes, coordinates, strict=False)
            if not (isinstance(coordinate, (int, float)) and coordinate == 0)
        ]
        return sum(terms[1:], start=terms[0]) if terms else self.axes[0] * 0.0

    def point(self, *coordinates: Scalar) -> Vec:
        """The point with these local coordinates."""
        return self.origin + self.vector(*coordinates)

    @property
    def rotation(self) -> sx.SX:
        """The matrix whose columns are the axes: local to world coordinates."""
        return sx.horzcat(*[axis.column() for axis in self.axes])

    def angular_velocity(self, rate: Rate) -> Scalar:
        """Local components (z.y', x.z', y.x') in space, the number y.x' in the plane; `rate` differentiates."""
        if self.dimension == 2:
            x, y = self.axes
            return y @ rate(x)
        x, y, z = self.axes
        return made_of((z @ rate(y), x @ rate(z), y @ rate(x)))

    def rigidity(self) -> list[Scalar]:
        """Residuals that keep lengths and angles of the directions: one in the plane, three in space."""
        pairs = [(i, j) for i in range(len(self.directions)) for j in range(i + 1)]
        return [
            self.directions[i] @ self.directions[j]
            - sum(a * b for a, b in zip(self.local[i], self.local[j], strict=True))
            for i, j in pairs
        ]


def _row(row: Sequence[float]) -> list[float]:
    return [finite_number(value, "A local coordinate", ModelError) for value in row]


@checked(ModelError)
def frame(
    origin: Vec | Sequence[Scalar],
    *directions: Vec | Sequence[Scalar],
    local: Sequence[Sequence[float]] | None = None,
) -> Frame:
    """The frame with this origin and directions whose local coordinates are given (default: unit axes).

    The first direction lies on the local x axis, the second in the local xy plane.
    """
    return _frame(as_vec(origin), [as_vec(direction) for direction in directions], local)


def _frame(origin: Vec, directions: Sequence[Vec], local: Sequence[Sequence[float]] | None) -> Frame:
    dimension = len(origin)
    if any(len(direction) != dimension for direction in directions):
        raise ModelError(f"The origin of a frame has {dimension} components, and so must its directions.")
    if len(directions) != dimension - 1:
        raise ModelError(
            f"A frame in {dimension} dimensions needs {dimension - 1} directions, not {len(directions)}."
        )
    rows = [[float(i == j) for j in range(dimension)] for i in range(dimension - 1)] if local is None else local
    coordinates = tuple((*_row(row), *[0.0] * (dimension - len(row))) for row in rows)
    if len(coordinates) != len(directions) or coordinates[0][0] == 0 or any(coordinates[0][1:]):
        raise ModelError("The first direction must lie on the local x axis: local coordinates (r, 0, 0), r != 0.")
    if dimension == 2:
        x = directions[0] / coordinates[0][0]
        return Frame(origin, (x, x.quarter_turn()), tuple(directions), coordinates)
    (r11, _, _), (r12, r22, r32) = coordinates
    if r22 == 0 or r32 != 0:
        raise ModelError("The second direction must lie in the local xy plane, off the x axis.")
    x = directions[0] / r11
    y = (directions[1] - x * r12) / r22
    return Frame(origin, (x, y, x.cross(y)), tuple(directions), coordinates)


def fitted_frame(
    origin: Vec, directions: Sequence[Vec], local_origin: Sequence[float], local: Sequence[Sequence[float]]
) -> Frame:
    """The frame in which a point and directions have given local coordinates, whatever these are.

    With W = [d1, d2, d1 x d2] (in the plane [d, d turned]) and L the same of the local directions, Q = W L^-1.
    """
    if len(origin) == 2:
        world = [directions[0], directions[0].quarter_turn()]
        inverse = _inverse_in_plane(*local[0])
    else:
        world = [*directions, directions[0].cross(directions[1])]
        inverse = _inverse_in_space(*local)
    axes = tuple(_combined(world, column) for column in zip(*inverse, strict=True))
    place = origin
    for axis, coordinate in zip(axes, local_origin, strict=True):
        if coordinate:
            place = place - axis * coordinate
    return Frame(place, axes, tuple(directions), tuple(tuple(row) for row in local))


def _inverse_in_plane(x: Scalar, y: Scalar) -> list[list[Scalar]]:
    """Rows of L^-1 with L = [l, l turned], l = (x, y)."""
    size = math.hypot(x, y)
    x, y = x / size, y / size
    square = size * (x * x + y * y)
    return [[x / square, y / square], [-y / square, x / square]]


def _inverse_in_space(first: Sequence[Scalar], second: Sequence[Scalar]) -> list[list[Scalar]]:
    """Rows of L^-1 with L = [l1, l2, l1 x l2]: with n = l1 x l2 they are l2 x n, n x l1 and n, divided by |n|^2.

    Lengths are divided by their sizes on the way: directions may be of very different lengths.
    """
    sizes = math.hypot(*first), math.hypot(*second)
    u, v = (made_of([a / size for a in one]) for one, size in zip((first, second), sizes, strict=True))
    n = u.cross(v)
    square = n.squared()
    rows = [[a / square for a in one] for one in (v.cross(n), n.cross(u), n)]
    least = RESOLVED * max(abs(a) for row in rows for a in row)
    return [
        [0.0 if isinstance(a, float) and abs(a) < least else a / size for a in row]
        for row, size in zip(rows, (*sizes, sizes[0] * sizes[1]), strict=True)
    ]


def _combined(vectors: Sequence[Vec], factors: Scalar) -> Vec:
    """The sum of factor * vector, without the terms that are zero."""
    terms = [v if k == 1 else v * k for v, k in zip(vectors, factors, strict=True) if k]
    total = terms[0]
    for term in terms[1:]:
        total = total + term
    return total
