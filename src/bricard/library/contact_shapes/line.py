"""A straight line between two ends."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.bodies.part import PartError
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.elements import Ball, Edge
from bricard.library.contact_shapes.flag import Flag
from bricard.library.contact_shapes.solids import Half, Thin
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place, dot, left, length, less, opposite, unit
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Units

DEPTH = 0.02  # of its length: how deep sharp things are taken to have come through it


class Line(ContactShape):
    """A floor, a wall, a belt: what meets it stays on the left of its direction; gap (C - P) . n - r.

    line     its two ends
    sides    left (the default) or both: round things may come from either side
    endless  true: it goes on beyond its ends for ever
    ends     false: its ends touch nothing: what comes past them falls
    speed    of a belt, from the first end to the second
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default the origin
    """

    units: ClassVar[Units] = {"line": "m"}
    samples: ClassVar[Samples] = {2: Sample({"line": [[-0.3, 0.1], [0.4, 0.3]]})}
    line: tuple[Spot, Spot]
    sides: Literal["left", "both"] = "left"
    endless: Flag = False
    ends: Flag = True

    def form(self, dimension: int, number: Numbers) -> Form:
        start, end = (place_of(one, dimension, number, "line", i) for i, one in enumerate(self.line))
        along = direction(start, end, "line")
        normal, size, back = left(along), length(less(end, start)), opposite(along)
        both, endless = self.sides == "both", self.endless
        edge = Edge(
            start, size, along, normal, (back, along), depth=DEPTH * size, both=both, endless=endless, is_open=True
        )
        balls = () if endless or not self.ends else ends(start, end, along, 0.0)
        solid = Half(lambda place: dot(less(place, start), normal)) if endless and not both else Thin((start, end))
        return Form(balls, (edge,), Outline("line", (start, end), endless=endless), solid, clockwise=True)


def ends(start: Place, end: Place, along: Place, radius: float) -> tuple[Ball, Ball]:
    """The ends of a line or capsule."""
    back = opposite(along)
    return Ball(start, radius, "start", (back,), (along,)), Ball(end, radius, "end", (along,), (back,))


def direction(start: Place, end: Place, *field: str) -> Place:
    """From one end to the other."""
    if length(less(end, start)) == 0:
        raise PartError("its two ends are the same point", "Give two different points.", field)
    return unit(less(end, start))
