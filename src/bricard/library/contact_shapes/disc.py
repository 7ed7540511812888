"""A disc in space."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import positive
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.cylinder import bored, tube
from bricard.library.contact_shapes.spots import Numbers, Spot, direction_of, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place, plus
from bricard.library.contact_shapes.weights import Weight, solid_cylinder
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units
from bricard.spec.expressions import parse_expression


class Disc(ContactShape):
    """A disc or a ring in space, only drawn; in the plane it is a circle.

    disc      the radius
    thickness  along its axis, half of it on either side of its middle
    at        its middle; default the origin
    axis      the direction across it; default the z axis
    hole      the inner radius of a ring
    """

    units: ClassVar[Units] = {"disc": "m", "thickness": "m", "at": "m", "hole": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({3})
    touches_in: ClassVar[frozenset[int]] = frozenset()
    samples: ClassVar[Samples] = {3: Sample({"disc": 0.3, "thickness": 0.05, "at": [0.1, 0.2, 0], "axis": "v"})}
    disc: Number
    thickness: Number
    at: Spot = ()
    axis: Spot = ()
    hole: Number = parse_expression(0)

    def form(self, dimension: int, number: Numbers) -> Form:
        return tube(*self._sizes(number))

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        return solid_cylinder(density, *self._sizes(number))

    def _sizes(self, number: Numbers) -> tuple[tuple[Place, Place], float, float]:
        radius = positive(number(self.disc), "radius", "disc")
        thickness = positive(number(self.thickness), "thickness", "thickness")
        ends = around(place_of(self.at, 3, number, "at"), self.axis, thickness, number)
        return ends, radius, bored(number(self.hole), radius)


def around(middle: Place, axis: Spot, size: float, number: Numbers) -> tuple[Place, Place]:
    """The ends of something of a size along an axis, about its middle."""
    along = direction_of(axis, 3, number, "axis") if axis else (0.0, 0.0, 1.0)
    return plus(middle, along, -size / 2), plus(middle, along, size / 2)
