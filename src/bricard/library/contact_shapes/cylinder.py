"""A cylinder or a tube."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import PartError, positive
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.line import direction
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form, drawn
from bricard.library.contact_shapes.vectors import Place
from bricard.library.contact_shapes.weights import Weight, solid_cylinder
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units
from bricard.spec.expressions import parse_expression


class Cylinder(ContactShape):
    """A shaft, a piston, a tube: between two points of its axis; only drawn.

    cylinder  the two ends of its axis
    radius    of its outside
    hole      the inner radius of a tube
    """

    units: ClassVar[Units] = {"cylinder": "m", "radius": "m", "hole": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({3})
    touches_in: ClassVar[frozenset[int]] = frozenset()
    samples: ClassVar[Samples] = {3: Sample({"cylinder": ["P", [0.4, 0.3, -0.1]], "radius": 0.1, "hole": 0.05})}
    cylinder: tuple[Spot, Spot]
    radius: Number
    hole: Number = parse_expression(0)

    def form(self, dimension: int, number: Numbers) -> Form:
        return tube(*self._sizes(number))

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        return solid_cylinder(density, *self._sizes(number))

    def _sizes(self, number: Numbers) -> tuple[tuple[Place, Place], float, float]:
        start, end = (place_of(one, 3, number, "cylinder", i) for i, one in enumerate(self.cylinder))
        direction(start, end, "cylinder")
        radius = positive(number(self.radius), "radius", "radius")
        return (start, end), radius, bored(number(self.hole), radius)


def bored(hole: float, radius: float) -> float:
    """The radius of a hole, which must leave something."""
    if hole >= radius:
        raise PartError(
            f"the radius of the hole is {hole:g}, that of the outside {radius:g}", "Make it smaller.", ("hole",)
        )
    return positive(hole, "hole", "hole", zero=True)


def tube(ends: tuple[Place, Place], radius: float, hole: float, kind: str = "cylinder") -> Form:
    """What is round about the line between two points."""
    return drawn(Outline(kind, ends, radius, hole=hole))
