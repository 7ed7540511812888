"""A sphere."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import positive
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.elements import Ball
from bricard.library.contact_shapes.flag import Flag
from bricard.library.contact_shapes.solids import Round
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.weights import Weight, solid_ball
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units


class Sphere(ContactShape):
    """A ball, or with `inside` a hollow one: gap |C1 C2| - r1 - r2, or R - r - |C1 C2|.

    sphere   the radius
    at       the centre; default the origin
    inside   true: things are inside of it
    """

    units: ClassVar[Units] = {"sphere": "m", "at": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({3})
    samples: ClassVar[Samples] = {3: Sample({"sphere": 0.3, "at": [0.1, 0.2, -0.1]})}
    sphere: Number
    at: Spot = ()
    inside: Flag = False

    def form(self, dimension: int, number: Numbers) -> Form:
        radius = positive(number(self.sphere), "radius", "sphere")
        centre = place_of(self.at, dimension, number, "at")
        ball = Ball(centre, radius, hollow=self.inside)
        return Form(
            (ball,),
            (),
            Outline("sphere", (centre,), radius, self.inside),
            Round((centre, centre), radius, self.inside),
        )

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        if self.inside:
            return super().weigh(density, dimension, number)
        return solid_ball(density, place_of(self.at, dimension, number, "at"), number(self.sphere))
