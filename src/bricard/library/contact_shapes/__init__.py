"""Shapes, by the word that tells their kind."""

from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.surface import Pair, Surface, can_meet, cannot_watch, features
from bricard.library.table import Table

SHAPES: Table[ContactShape] = Table(
    __name__,
    circle="circle.Circle",
    point="point.Point",
    line="line.Line",
    polygon="polygon.Polygon",
    capsule="capsule.Capsule",
    curve="curve.Curve",
    formula="contour.Contour",
    sphere="sphere.Sphere",
    plane="plane.Plane",
)

__all__ = ["SHAPES", "ContactShape", "Pair", "Surface", "can_meet", "cannot_watch", "features"]
