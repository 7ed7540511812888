"""A point mass."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bricard.library.bodies.body import Body
from bricard.library.bodies.part import Numbers, Part, PartError, positive
from bricard.library.samples import Samples, between_springs, with_words
from bricard.library.words import Number, Units
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.library.world import World


@dataclass(frozen=True)
class PointMass(Body):
    """A mass at a point."""

    kind: ClassVar[str] = "particle"
    drawn: ClassVar[str] = "particle"
    attitude_in: ClassVar[frozenset[int]] = frozenset()
    has_axes: ClassVar[bool] = False
    turns: ClassVar[bool] = False

    def move(self, world: World) -> None:
        place = world.centroid(self.name)
        world.kinetic(self.mass / 2 * world.rate(place).squared())
        world.mass(self.mass, place)


class Particle(Part):
    """A mass at a point: T = m/2 |P'|^2.

    In a file: `B: m`; several at one point: `{points: [B], mass: m}` under another name.
    """

    units: ClassVar[Units] = {"mass": "kg"}
    shorthand: ClassVar[tuple[str, ...]] = ("mass",)
    samples: ClassVar[Samples] = {dimension: with_words(between_springs(dimension), mass=0.4) for dimension in (2, 3)}
    mass: Number

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        members = self.members(name)
        if len(members) != 1 or not members[0][0].isupper():
            raise PartError(f"a particle is at one point; '{name}' is none", "Write it as in B: 0.1.")
        mass = positive(number(self.mass), "mass", "mass")
        return PointMass(name, {members[0]: (0.0,) * dimension}, mass, (0.0,) * dimension)
