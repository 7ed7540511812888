"""A point in a plane that has a normal."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Guide, Residual, Side, Surface
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class InPlane(Relation):
    """(point - base) . normal = 0."""

    point: str
    base: str
    normal: str

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.base, self.normal)), Side((self.point,))

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        P, A, n = (world.point(name) for name in (self.point, self.base, self.normal))
        return [Residual(f"({self.point} - {self.base}) . {self.normal} = 0", (P - A) @ n)]

    @property
    def surface(self) -> Surface:
        return Surface(self.point, self.base, normal=self.normal)

    @property
    def guide(self) -> Guide:
        return Guide(self.point, self.base)
