"""A thin straight rod between two points."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from bricard.library.bodies.body import Body, move_as_line, move_by_frame
from bricard.library.bodies.part import Numbers, Part, check_length, positive, two_points
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.library.world import World

UNIFORM = 1e-14  # of the inertia: how near it is to that of a uniform rod, to be one


@dataclass(frozen=True)
class RodBody(Body):
    """A thin straight body; in the plane it has an attitude, in space its spin about itself means nothing."""

    kind: ClassVar[str] = "rod"
    drawn: ClassVar[str] = "rod"
    attitude_in: ClassVar[frozenset[int]] = frozenset({2})
    has_axes: ClassVar[bool] = False
    turns: ClassVar[bool] = True

    def move(self, world: World) -> None:
        if world.has_frame(self.name):
            move_by_frame(self, world)
        elif self.mass > 0 or self.has_inertia:
            self._move_by_ends(world)

    def _move_by_ends(self, world: World) -> None:
        length, inertia = cast(float, self.length), cast(float, self.inertia)
        if abs(inertia * 12 - self.mass * length**2) <= UNIFORM * inertia:
            move_as_line(self, world)
            return
        first, second = (world.rate(world.member(self.name, name)) for name in self.points)
        world.kinetic(
            self.mass / 8 * (first + second).squared() + inertia / (2 * length**2) * (second - first).squared()
        )
        world.mass(self.mass, world.centroid(self.name))


class Rod(Part):
    """A thin rod AB of constant length: T = m/2 |M'|^2 + I/(2 l^2) |B' - A'|^2, M its middle.

    In a file: `AB: [length, mass]` (uniform: I = m l^2/12), `AB: [length]` (massless) or with the inertia I about its
    middle, `AB: [length, mass, inertia]`.
    """

    units: ClassVar[Units] = {"length": "m", "mass": "kg", "inertia": "kg*m**2"}
    shorthand: ClassVar[tuple[str, ...]] = ("length", "mass", "inertia")
    samples: ClassVar[Samples] = {
        dimension: Sample({"points": ["B", "E"], "length": 0.6, "mass": 0.5, "inertia": 0.02}) for dimension in (2, 3)
    }
    length: Number
    mass: Number | None = None
    inertia: Number | None = None

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        first, second = two_points(self, name, "a rod")
        length = positive(number(self.length), "length", "length")
        check_length(length, "length")
        mass = positive(number(self.mass), "mass", "mass", zero=True) if self.mass is not None else 0.0
        inertia = mass * length * length / 12  # without an OverflowError
        if self.inertia is not None:
            inertia = positive(number(self.inertia), "inertia", "inertia", zero=True)
        along = (*[0.0] * (dimension - 1),)
        members = {first: (0.0, *along), second: (length, *along)}
        return RodBody(name, members, mass, (length / 2, *along), inertia, length)
