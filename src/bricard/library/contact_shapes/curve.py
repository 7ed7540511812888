"""A curve that is given by its coordinates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import ClassVar

from bricard.library.bodies.part import PartError
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.curve_faces import Track
from bricard.library.contact_shapes.elements import Ball
from bricard.library.contact_shapes.solids import Thin
from bricard.library.contact_shapes.spots import Numbers
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place, dot, length, less, opposite, unit
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula, Number, Units

PARAMETER, SAMPLES = "u", 128
DEPTH = 0.02  # of its length: how deep sharp things are taken to have come through it
ONE_SIDED = (-25 / 12, 4.0, -3.0, 4 / 3, -1 / 4)  # of a derivative, by values at the next places
ONE = 1e-9  # of its length: ends that are nearer are one point


class Curve(ContactShape):
    """The curve (x(u), y(u)): what meets it stays on the left of its direction; gap (P - C(u)) . n - r.

    (P - C(u)) . C'(u) = 0      the foot u below the centre P is a further variable of the motion

    curve    x and y, formulas of u
    u        where it begins and ends; a curve that ends where it begins is closed
    speed    of its surface, along its direction
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default the origin
    """

    units: ClassVar[Units] = {"curve": "m"}
    samples: ClassVar[Samples] = {2: Sample({"curve": ["u", "0.5*u**2 - 0.1"], "u": [-0.6, 0.5]})}
    curve: tuple[Formula, ...]
    u: tuple[Number, Number]

    def scope(self, field: str) -> Scope:
        local = (PARAMETER,) if field == "curve" else ()
        return Scope(local, rates=False, coordinates=False, what="the curve" if local else f"the {field}")

    def form(self, dimension: int, number: Numbers) -> Form:
        if len(self.curve) != dimension:
            finding = f"a curve has {dimension} coordinates, not {len(self.curve)}"
            raise PartError(finding, f"Give {dimension} formulas of {PARAMETER}.", ("curve",))
        low, high = (number(one) for one in self.u)
        if not low < high:
            raise PartError(f"u goes from {low:g} to {high:g}", "Give the lower value first.", ("u",))

        def place(u: float) -> Place:
            return tuple(number(one, {PARAMETER: u}) for one in self.curve)

        values = [low + (high - low) * i / SAMPLES for i in range(SAMPLES)] + [high]
        places = [place(u) for u in values]
        size = sum(length(less(b, a)) for a, b in pairwise(places))
        closed = length(less(places[-1], places[0])) <= ONE * size
        samples = tuple(zip(values, places, strict=True))
        track = Track(PARAMETER, self.curve, samples, closed, DEPTH * size)
        step = 1e-3 * (high - low)
        balls = () if closed else _ends(places, _slope(place, low, step), _slope(place, high, -step))
        return Form(balls, (track,), Outline("curve", tuple(places)), Thin(tuple(places)), clockwise=True)


def _ends(places: Sequence[Place], first: Place, last: Place) -> tuple[Ball, Ball]:
    """Its ends, with its directions there."""
    start = Ball(places[0], 0.0, "start", (opposite(first),), (first,))
    return start, Ball(places[-1], 0.0, "end", (last,), (opposite(last),))


def _slope(place: Callable[[float], Place], u: float, step: float) -> Place:
    """The direction of a curve at one of its ends, by values on one side only (five points: the fourth order)."""
    values = [place(u + i * step) for i in range(len(ONE_SIDED))]
    return unit(tuple(dot(ONE_SIDED, axis) / step for axis in zip(*values, strict=True)))
