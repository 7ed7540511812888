"""A point."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.elements import Ball
from bricard.library.contact_shapes.solids import Round
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Units


class Point(ContactShape):
    """A sharp point: the tip of a rod, a particle, a nail.

    point   its coordinates
    """

    units: ClassVar[Units] = {"point": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({2, 3})
    samples: ClassVar[Samples] = {2: Sample({"point": [-0.5, 0.7]}), 3: Sample({"point": [-0.5, 0.7, 0.2]})}
    point: Spot

    def form(self, dimension: int, number: Numbers) -> Form:
        place = place_of(self.point, dimension, number, "point")
        return Form((Ball(place, 0.0),), (), Outline("point", (place,)), Round((place, place), 0.0))
