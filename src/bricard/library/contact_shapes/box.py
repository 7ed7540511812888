"""A box."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import PartError, positive
from bricard.library.contact_shapes.contact_shape import PLATE, ContactShape, thick
from bricard.library.contact_shapes.polygon import polygonal, prism
from bricard.library.contact_shapes.spots import Numbers, Spot, axes_of, carried, place_of
from bricard.library.contact_shapes.surface import Form
from bricard.library.contact_shapes.vectors import Place
from bricard.library.contact_shapes.weights import Weight, plate_polygon, solid_prism
from bricard.library.samples import Sample, Samples
from bricard.library.words import Coordinates, Number, Units


class Box(ContactShape):
    """A rectangle, which touches as a polygon does; in space a block, only drawn.

    box      its sizes along its axes x, y and, in space, z
    at       its middle; default the origin
    along    the direction of its x axis
    axis     in space: the direction of its z axis
    thickness  in the plane, of a plate with a density: across the plane
    speed    of its surface, counterclockwise
    turns    of the world: the angle by which it is turned, a formula of time
    moves    of the world: by how much it is moved, formulas of time
    about    the point about which it turns; default its middle
    """

    units: ClassVar[Units] = {"box": "m", "at": "m", "thickness": "m"}
    dimensions: ClassVar[frozenset[int]] = frozenset({2, 3})
    touches_in: ClassVar[frozenset[int]] = frozenset({2})
    samples: ClassVar[Samples] = {
        2: Sample({"box": [0.6, 0.3], "at": [0.1, 0.2], "along": [4, 3]}),
        3: Sample({"box": [0.6, 0.3, 0.2], "at": [0.1, 0.2, -0.1], "axis": [2, 1, 2], "along": [1, 0, 0]}),
    }
    box: Coordinates
    at: Spot = ()
    axis: Spot = ()
    along: Spot = ()
    thickness: Number | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        (*_, depth), axes = self._sizes(dimension, number), axes_of(self.axis, self.along, dimension, number)
        at = self.centre(dimension, number)
        if dimension == 3:
            return prism(self._corners(dimension, number), depth, at, axes)
        return polygonal([carried(one, at, axes) for one in self._corners(dimension, number)])

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        at, axes = self.centre(dimension, number), axes_of(self.axis, self.along, dimension, number)
        corners = self._corners(dimension, number)
        if dimension == 3:
            return solid_prism(density, corners, self._sizes(dimension, number)[2], at, axes)
        plate = density * thick(self.thickness, number, why=PLATE)
        return plate_polygon(plate, [carried(one, at, axes) for one in corners])

    def centre(self, dimension: int, number: Numbers) -> Place:
        return place_of(self.at, dimension, number, "at")

    def _sizes(self, dimension: int, number: Numbers) -> list[float]:
        if len(self.box) != dimension:
            example = ", ".join(("0.4", "0.2", "0.1")[:dimension])
            raise PartError(f"a box has {dimension} sizes, not {len(self.box)}", f"Write box: [{example}].", ("box",))
        return [positive(number(one), "size", "box", i) for i, one in enumerate(self.box)]

    def _corners(self, dimension: int, number: Numbers) -> list[Place]:
        """Along its first two axes from its middle."""
        x, y = (size / 2 for size in self._sizes(dimension, number)[:2])
        return [(-x, -y), (x, -y), (x, y), (-x, y)]
