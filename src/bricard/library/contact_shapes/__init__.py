"""Shapes, by the word that tells their kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bricard.library.table import Table

if TYPE_CHECKING:
    from bricard.library.contact_shapes.contact_shape import ContactShape

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
    box="box.Box",
    wheel="wheel.Wheel",
    disc="disc.Disc",
    cylinder="cylinder.Cylinder",
    mesh="mesh.Mesh",
)
