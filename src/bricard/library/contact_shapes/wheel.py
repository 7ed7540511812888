"""A wheel with tyre, rim and spokes."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import positive
from bricard.library.contact_shapes.contact_shape import ContactShape, thick
from bricard.library.contact_shapes.cylinder import tube
from bricard.library.contact_shapes.disc import around
from bricard.library.contact_shapes.elements import Ball
from bricard.library.contact_shapes.solids import Round
from bricard.library.contact_shapes.spots import Numbers, Spot, check_flat, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place
from bricard.library.contact_shapes.weights import Weight, plate_disc, solid_cylinder
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units


class Wheel(ContactShape):
    """A wheel, drawn with tyre, rim and spokes: in the plane it touches as a circle does, in space it is only drawn.

    wheel    the radius
    width    along its axle, half of it on either side of its middle; needed in space, and where it has a density,
             which then counts as if it were solid
    at       its middle; default the origin
    axis     in space: the direction of its axle; default the z axis
    speed    of its surface, counterclockwise
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default its middle
    """

    units: ClassVar[Units] = {"wheel": "m", "width": "m", "at": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({2, 3})
    touches_in: ClassVar[frozenset[int]] = frozenset({2})
    samples: ClassVar[Samples] = {
        2: Sample({"wheel": 0.3, "at": [0.1, 0.2]}),
        3: Sample({"wheel": 0.3, "width": 0.2, "at": "Q", "axis": [0, 1, 0]}),
    }
    wheel: Number
    width: Number | None = None
    at: Spot = ()
    axis: Spot = ()

    def form(self, dimension: int, number: Numbers) -> Form:
        radius, centre = positive(number(self.wheel), "radius", "wheel"), self.centre(dimension, number)
        if dimension == 3:
            return tube(self._ends(number), radius, 0.0, "wheel")
        check_flat(self.axis)
        outline = Outline("wheel", (centre,), radius)
        return Form((Ball(centre, radius),), (), outline, Round((centre, centre), radius))

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        radius = number(self.wheel)
        if dimension == 3:
            return solid_cylinder(density, self._ends(number), radius)
        return plate_disc(density * self._width(number), self.centre(dimension, number), radius)

    def centre(self, dimension: int, number: Numbers) -> Place:
        return place_of(self.at, dimension, number, "at")

    def _ends(self, number: Numbers) -> tuple[Place, Place]:
        return around(self.centre(3, number), self.axis, self._width(number), number)

    def _width(self, number: Numbers) -> float:
        return thick(self.width, number, why="a wheel in space, or with a density, has a width", word="width")
