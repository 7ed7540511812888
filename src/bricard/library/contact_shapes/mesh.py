"""A surface of triangles from a file."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bricard.library.bodies.part import PartError, positive
from bricard.library.contact_shapes.contact_shape import ContactShape
from bricard.library.contact_shapes.files import FileName
from bricard.library.contact_shapes.spots import Numbers, Spot, axes_of, carried, place_of
from bricard.library.contact_shapes.surface import Form, drawn
from bricard.library.contact_shapes.triangles import Triangles, triangles_in
from bricard.library.contact_shapes.vectors import Place, plus
from bricard.library.contact_shapes.weights import Weight, turned
from bricard.library.drawing import Outline
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units
from bricard.spec.expressions import parse_expression


class Mesh(ContactShape):
    """A solid from a file of STL, glTF, OBJ or PLY, of at most 100,000 triangles; only drawn. It needs bricard[mesh].

    mesh     the file, seen from the folder of the MechSpec file
    scale    by which its coordinates are multiplied: 0.001 of a file in millimetres
    at       where its origin is; default the origin
    axis     the direction of its z axis
    along    the direction of its x axis
    """

    units: ClassVar[Units] = {"scale": "", "at": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({3})
    touches_in: ClassVar[frozenset[int]] = frozenset()
    samples: ClassVar[Samples] = {
        3: Sample({"mesh": str(Path(__file__).with_name("sample.stl")), "scale": 0.2, "axis": [1, 2, 2]})
    }
    mesh: FileName
    scale: Number = parse_expression(1)
    at: Spot = ()
    axis: Spot = ()
    along: Spot = ()

    def form(self, dimension: int, number: Numbers) -> Form:
        mesh, scale, at, axes = self._placed(number)
        corners = tuple(carried(tuple(scale * x for x in corner), at, axes) for corner in mesh.corners)
        return drawn(Outline("mesh", corners, mesh=mesh.packed(scale, at, axes)))

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        mesh, scale, at, axes = self._placed(number)
        if mesh.volume is None:
            raise PartError(
                f"the surface in {Path(self.mesh).name} is not closed, so it has no volume",
                "Close it, or give the part its mass in Dyna.",
                ("density",),
            )
        mass = density * scale**3 * mesh.volume
        inertia = tuple(tuple(density * scale**5 * x for x in row) for row in mesh.inertia)
        centroid = at
        for value, axis in zip(mesh.centroid, axes, strict=True):
            centroid = plus(centroid, axis, scale * value)
        return Weight(mass, centroid, turned(inertia, axes))

    def _placed(self, number: Numbers) -> tuple[Triangles, float, Place, tuple[Place, ...]]:
        scale = positive(number(self.scale), "scale", "scale")
        at, axes = place_of(self.at, 3, number, "at"), axes_of(self.axis, self.along, 3, number)
        return triangles_in(self.mesh), scale, at, axes
