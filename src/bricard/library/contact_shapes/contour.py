"""A curve that is given by an equation."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.curve_faces import Contour as ContourFace
from bricard.library.contact_shapes.solids import Half
from bricard.library.contact_shapes.spots import Numbers
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place, length, plus
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula

STEP, AXES = 1e-6, ((1.0, 0.0), (0.0, 1.0))


class Contour(ContactShape):
    """The curve f(x, y) = 0: what meets it stays where f > 0.

    formula  f, a formula of x and y
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default the origin
    """

    samples: ClassVar[Samples] = {2: Sample({"formula": "x**2 + 2*y**2 - 0.3**2"})}
    formula: Formula

    def scope(self, field: str) -> Scope:
        local = ("x", "y") if field == "formula" else ()
        return Scope(local, rates=False, coordinates=False, what=f"the {field}")

    def form(self, dimension: int, number: Numbers) -> Form:
        def value(place: Place) -> float:
            return number(self.formula, {"x": place[0], "y": place[1]})

        def height(place: Place) -> float:
            """The distance, to the first order."""
            slopes = [(value(plus(place, one, STEP)) - value(plus(place, one, -STEP))) / (2 * STEP) for one in AXES]
            return value(place) / (length(tuple(slopes)) or 1.0)

        return Form((), (ContourFace(self.formula),), Outline("contour", (), endless=True), Half(height))
