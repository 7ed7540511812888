"""A plane in space."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.faces_in_space import Flat
from bricard.library.contact_shapes.solids import Half
from bricard.library.contact_shapes.spots import Numbers, Spot, direction_of, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import dot, less, unit
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Units


class Plane(ContactShape):
    """A plane, on whose normal's side things are: gap (C - P) . n - r.

    plane   its normal
    at      a point of it; default the origin
    """

    units: ClassVar[Units] = {"at": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({3})
    samples: ClassVar[Samples] = {3: Sample({"plane": [0.1, 0.2, 1], "at": [0, 0, -0.2]})}
    plane: Spot
    at: Spot = ()

    def form(self, dimension: int, number: Numbers) -> Form:
        normal, at = direction_of(self.plane, dimension, number, "plane"), place_of(self.at, dimension, number, "at")
        x, y, z = normal
        least = min(range(3), key=lambda axis: abs(normal[axis]))
        first = unit(((0.0, -z, y), (z, 0.0, -x), (-y, x, 0.0))[least])
        u, v, w = first
        second = (y * w - z * v, z * u - x * w, x * v - y * u)
        solid = Half(lambda place: dot(less(place, at), normal))
        return Form((), (Flat(at, normal, (first, second)),), Outline("plane", (at, normal), endless=True), solid)
