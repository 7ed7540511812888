"""A circle, and what is round in the plane."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import positive
from bricard.library.contact_shapes.contact_shape import PLATE, ContactShape, thick
from bricard.library.contact_shapes.elements import Ball
from bricard.library.contact_shapes.flag import Flag
from bricard.library.contact_shapes.solids import Round
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.weights import Weight, plate_disc
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units


class Circle(ContactShape):
    """A disc, or with `inside` a drum: gap |C1 C2| - r1 - r2, or R - r - |C1 C2|.

    circle   the radius
    at       the centre; default the origin
    inside   true: things are inside of it
    thickness  of a plate with a density, across the plane
    speed    of its surface, counterclockwise
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default its centre
    """

    units: ClassVar[Units] = {"circle": "m", "at": "m", "thickness": "m"}
    samples: ClassVar[Samples] = {2: Sample({"circle": 0.3, "at": [0.1, 0.2]})}
    circle: Number
    at: Spot = ()
    inside: Flag = False
    thickness: Number | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        radius = positive(number(self.circle), "radius", "circle")
        centre = self.centre(dimension, number)
        ball = Ball(centre, radius, hollow=self.inside)
        return Form(
            (ball,),
            (),
            Outline("circle", (centre,), radius, self.inside),
            Round((centre, centre), radius, self.inside),
        )

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        if self.inside:
            return super().weigh(density, dimension, number)
        plate = density * thick(self.thickness, number, why=PLATE)
        return plate_disc(plate, self.centre(dimension, number), positive(number(self.circle), "radius", "circle"))

    def centre(self, dimension: int, number: Numbers) -> tuple[float, ...]:
        return place_of(self.at, dimension, number, "at")
