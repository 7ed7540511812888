"""A body in numbers: what every formulation starts from, and what it asks a body."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.library.world import World

Triple = tuple[float, ...]


@dataclass(frozen=True)
class Body(ABC):
    """A part of a mechanism. What it is made of are numbers; what kind it is, it tells by its answers.

    kind         its word in tables and sentences
    drawn        as what it is drawn: rigid, rod, particle or stretch (see `bricard.results.picture.Shape`)
    attitude_in  the dimensions in which it has an attitude: coordinates of a frame in body coordinates
    has_axes     whether its points and vectors make a frame, in which components can be given
    turns        whether it has a direction; torques and friction act only on what turns

    members      local coordinates of its points and vectors (vectors have length 1), in the order of the file
    mass         zero: the part is only geometry
    centroid     local coordinates
    inertia      about the centroid: a number in the plane and for rods, a matrix by rows in space
    length       of a part without axes that keeps its two points apart: their distance
    """

    kind: ClassVar[str]
    drawn: ClassVar[str]
    attitude_in: ClassVar[frozenset[int]]
    has_axes: ClassVar[bool]
    turns: ClassVar[bool]

    name: str
    members: Mapping[str, Triple]
    mass: float = 0.0
    centroid: Triple = ()
    inertia: float | tuple[Triple, ...] = 0.0
    length: float | None = None

    @abstractmethod
    def move(self, world: World) -> None:
        """Adds its kinetic energy, the masses on which gravity acts, and the strain energy of what is elastic."""

    @property
    def points(self) -> tuple[str, ...]:
        """Its points."""
        return tuple(name for name in self.members if name[0].isupper())

    @property
    def vectors(self) -> tuple[str, ...]:
        """Its vectors."""
        return tuple(name for name in self.members if name[0].islower())

    @property
    def is_spot(self) -> bool:
        """Whether it is at one point and has no extent."""
        return len(self.members) == 1

    @property
    def keeps_shape(self) -> bool:
        """Whether its local coordinates mean anything."""
        return self.has_axes or self.length is not None or self.is_spot

    @property
    def has_inertia(self) -> bool:
        """Whether something must be done to turn it."""
        inertia = self.inertia
        return any(any(row) for row in inertia) if isinstance(inertia, tuple) else inertia > 0

    def has_frame(self, dimension: int) -> bool:
        """Whether it has an attitude."""
        return dimension in self.attitude_in


def move_by_frame(body: Body, world: World) -> None:
    """T = m/2 |M'|^2 + omega . I omega/2 of a body that has a frame, M its centroid."""
    if body.mass > 0:
        place = world.centroid(body.name)
        world.kinetic(body.mass / 2 * world.rate(place).squared())
        world.mass(body.mass, place)
    if body.has_inertia:
        world.kinetic(world.spin_energy(body.name, body.inertia))


def move_as_line(body: Body, world: World) -> None:
    """T = m/6 (|A'|^2 + A'.B' + |B'|^2) of a thin uniform body between two points, however long it is."""
    first, second = (world.rate(world.member(body.name, name)) for name in body.points)
    world.kinetic(body.mass / 6 * (first.squared() + first @ second + second.squared()))
    world.mass(body.mass, world.centroid(body.name))
