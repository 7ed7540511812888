"""A capsule: all that is nearer than a radius to a straight line."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import positive
from bricard.library.contact_shapes.contact_shape import PLATE, ContactShape, thick
from bricard.library.contact_shapes.elements import Edge, Face
from bricard.library.contact_shapes.faces_in_space import Barrel
from bricard.library.contact_shapes.line import direction, ends
from bricard.library.contact_shapes.solids import Round
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import left, length, less
from bricard.library.contact_shapes.weights import Weight, plate_capsule, solid_capsule
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units


class Capsule(ContactShape):
    """A rod with round ends: gap |C - F| - r - R, with the nearest point F of its middle line.

    capsule  the two ends of its middle line
    radius   half its width
    thickness  in the plane, of a plate with a density: across the plane
    """

    units: ClassVar[Units] = {"capsule": "m", "radius": "m", "thickness": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({2, 3})
    samples: ClassVar[Samples] = {
        2: Sample({"capsule": [[-0.3, 0.1], [0.4, 0.3]], "radius": 0.1}),
        3: Sample({"capsule": [[-0.3, 0.1, 0.2], [0.4, 0.3, -0.1]], "radius": 0.1}),
    }
    capsule: tuple[Spot, Spot]
    radius: Number
    thickness: Number | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        start, end = (place_of(one, dimension, number, "capsule", i) for i, one in enumerate(self.capsule))
        radius = positive(number(self.radius), "radius", "radius")
        along, size = direction(start, end, "capsule"), length(less(end, start))
        face: Face = Barrel(start, size, along, radius)
        if dimension == 2:
            face = Edge(start, size, along, left(along), (None, None), radius=radius, both=True)
        return Form(
            ends(start, end, along, radius),
            (face,),
            Outline("capsule", (start, end), radius),
            Round((start, end), radius),
        )

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        start, end = (place_of(one, dimension, number, "capsule", i) for i, one in enumerate(self.capsule))
        radius = number(self.radius)
        if dimension == 3:
            return solid_capsule(density, (start, end), radius)
        return plate_capsule(density * thick(self.thickness, number, why=PLATE), (start, end), radius)
