"""A curve that is given by an equation."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.contact_shapes.contact_shape import ContactShape, Numbers
from bricard.library.contact_shapes.curve_faces import Contour as ContourFace
from bricard.library.contact_shapes.surface import Form
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula


class Contour(ContactShape):
    """The curve f(x, y) = 0: what meets it stays where f > 0.

    formula  f, a formula of x and y
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default the origin
    """

    samples: ClassVar[Samples] = {2: Sample({"formula": "0.3**2 - x**2 - 2*y**2"})}
    formula: Formula

    def scope(self, field: str) -> Scope:
        local = ("x", "y") if field == "formula" else ()
        return Scope(local, rates=False, coordinates=False, what=f"the {field}")

    def form(self, dimension: int, number: Numbers) -> Form:
        return Form((), (ContourFace(self.formula),), Outline("contour", (), endless=True))
