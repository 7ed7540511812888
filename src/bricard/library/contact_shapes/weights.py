"""Mass, centroid and inertia of shapes of one density, in closed form.

In the plane a shape is a plate: its mass is density times area times thickness, its inertia one number. In space the
inertia is a matrix by rows, along the axes of what carries the shape. Numbers may be live.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from bricard.library.contact_shapes.vectors import Place, cross, dot, length, less, plus, unit
from bricard.records import dataclass

Matrix = tuple[Place, ...]


@dataclass(frozen=True)
class Weight:
    """Mass, centroid, and inertia about the centroid."""

    mass: float
    centroid: Place
    inertia: float | Matrix

    @property
    def is_finite(self) -> bool:
        """Whether there is a mass, and one can compute with it."""
        rows = self.inertia if isinstance(self.inertia, tuple) else ((self.inertia,),)
        values = [self.mass, *self.centroid, *[value for row in rows for value in row]]
        return self.mass > 0 and all(math.isfinite(float(value)) for value in values)


def together(weights: Sequence[Weight]) -> Weight:
    """The weight of several shapes as one, by the parallel axes."""
    mass = sum((one.mass for one in weights), 0.0)
    centroid = tuple(0.0 * x for x in weights[0].centroid)
    for one in weights:
        centroid = plus(centroid, one.centroid, one.mass / mass)
    arms = [less(one.centroid, centroid) for one in weights]
    shifted = [one.mass * dot(arm, arm) for one, arm in zip(weights, arms, strict=True)]
    if len(centroid) == 2:
        return Weight(mass, centroid, sum((_number(one.inertia) for one in weights), 0.0) + sum(shifted))
    total = _zero()
    for one, arm, size in zip(weights, arms, shifted, strict=True):
        total = _sum(total, _sum(_matrix(one.inertia), _sum(_scaled(size), _outer(arm, -one.mass))))
    return Weight(mass, centroid, total)


def _number(inertia: float | Matrix) -> float:
    assert not isinstance(inertia, tuple)
    return inertia


def _matrix(inertia: float | Matrix) -> Matrix:
    assert isinstance(inertia, tuple)
    return inertia


# ------------------------------------------------------------------------------------------- in the plane


def plate_disc(surface_density: float, centre: Place, radius: float) -> Weight:
    """A disc."""
    mass = surface_density * math.pi * radius**2
    return Weight(mass, centre, mass * radius**2 / 2)


def plate_capsule(surface_density: float, ends: tuple[Place, Place], radius: float) -> Weight:
    """A rectangle with two half discs, whose centroids are 4 r/(3 pi) beyond its ends."""
    size = length(less(ends[1], ends[0]))
    middle, caps = surface_density * 2 * radius * size, surface_density * math.pi * radius**2
    inertia = middle * (size**2 + 4 * radius**2) / 12
    inertia = inertia + caps * (radius**2 / 2 + size**2 / 4 + size * radius * (4 / (3 * math.pi)))
    return Weight(middle + caps, plus(ends[0], less(ends[1], ends[0]), 0.5), inertia)


@dataclass(frozen=True)
class Area:
    """Area, centroid, and second moments xx, yy, xy of a polygon about its centroid."""

    size: float
    centroid: Place
    xx: float
    yy: float
    xy: float


def area_of(corners: Sequence[Place]) -> Area:
    """Of a polygon whose corners are in counterclockwise order, by triangles from its first corner."""
    base = corners[0]
    size, x, y, xx, yy, xy = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    for a, b in pairwise([less(one, base) for one in corners[1:]]):
        twice = cross(a, b)
        size = size + twice / 2
        x, y = x + twice * (a[0] + b[0]) / 6, y + twice * (a[1] + b[1]) / 6
        xx = xx + twice * (a[0] * a[0] + a[0] * b[0] + b[0] * b[0]) / 12
        yy = yy + twice * (a[1] * a[1] + a[1] * b[1] + b[1] * b[1]) / 12
        xy = xy + twice * (2 * a[0] * a[1] + a[0] * b[1] + b[0] * a[1] + 2 * b[0] * b[1]) / 24
    x, y = x / size, y / size
    return Area(size, plus(base, (x, y)), xx - size * x * x, yy - size * y * y, xy - size * x * y)


def plate_polygon(surface_density: float, corners: Sequence[Place]) -> Weight:
    """A polygon with corners in counterclockwise order."""
    area = area_of(corners)
    return Weight(surface_density * area.size, area.centroid, surface_density * (area.xx + area.yy))


# ------------------------------------------------------------------------------------------------ in space


def solid_ball(density: float, centre: Place, radius: float) -> Weight:
    """A ball."""
    mass = density * math.pi * radius**3 * (4 / 3)
    return Weight(mass, centre, _scaled(0.4 * mass * radius**2))


def solid_cylinder(density: float, ends: tuple[Place, Place], radius: float, hole: float = 0.0) -> Weight:
    """A cylinder, or a tube."""
    along = less(ends[1], ends[0])
    size, squares = length(along), radius**2 + hole * hole
    mass = density * math.pi * (radius**2 - hole * hole) * size
    about, across = mass * squares / 2, mass * (3 * squares + size**2) / 12
    return Weight(mass, plus(ends[0], along, 0.5), _turning(unit(along), about, across))


def solid_capsule(density: float, ends: tuple[Place, Place], radius: float) -> Weight:
    """A cylinder with two half balls, whose centroids are 3 r/8 beyond its ends."""
    along = less(ends[1], ends[0])
    size = length(along)
    middle, caps = density * math.pi * radius**2 * size, density * math.pi * radius**3 * (4 / 3)
    about = middle * radius**2 / 2 + caps * 0.4 * radius**2
    across = middle * (size**2 / 12 + radius**2 / 4)
    across = across + caps * (0.4 * radius**2 + size**2 / 4 + 0.375 * size * radius)
    return Weight(middle + caps, plus(ends[0], along, 0.5), _turning(unit(along), about, across))


def solid_prism(
    density: float, corners: Sequence[Place], thickness: float, at: Place, axes: tuple[Place, ...]
) -> Weight:
    """A polygon, in coordinates along the first two axes from `at`, half of whose thickness is on either side."""
    area, surface_density = area_of(corners), density * thickness
    mass = surface_density * area.size
    flat = mass * thickness**2 / 12
    x, y, _ = axes
    inertia = _scaled(surface_density * (area.xx + area.yy))
    for axis, moment in ((x, area.xx), (y, area.yy)):  # across the plate: those of the other direction
        inertia = _sum(inertia, _outer(axis, flat - surface_density * moment))
    inertia = _sum(inertia, _both(x, y, -surface_density * area.xy))
    centroid = plus(plus(at, x, area.centroid[0]), y, area.centroid[1])
    return Weight(mass, centroid, inertia)


def turned(inertia: Matrix, axes: tuple[Place, ...]) -> Matrix:
    """An inertia along axes, along those in which they are given."""
    total = _zero()
    for i, one in enumerate(axes):
        for j, other in enumerate(axes):
            value = inertia[i][j]
            total = _sum(total, tuple(tuple(value * (a * b) for b in other) for a in one))
    return total


def _turning(axis: Place, about: float, across: float) -> Matrix:
    """The inertia of what is round about an axis."""
    return _sum(_scaled(across), _outer(axis, about - across))


def _outer(vector: Place, factor: float) -> Matrix:
    return tuple(tuple(factor * (a * b) for b in vector) for a in vector)


def _both(a: Place, b: Place, factor: float) -> Matrix:
    """factor (a b^T + b a^T)."""
    return tuple(tuple(factor * (a[i] * b[j] + b[i] * a[j]) for j in range(3)) for i in range(3))


def _scaled(value: float) -> Matrix:
    return tuple(tuple(value if i == j else 0.0 for j in range(3)) for i in range(3))


def _zero() -> Matrix:
    return _scaled(0.0)


def _sum(a: Matrix, b: Matrix) -> Matrix:
    return tuple(tuple(x + y for x, y in zip(one, other, strict=True)) for one, other in zip(a, b, strict=True))
