"""Vectors that stay perpendicular."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Residual, Side
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class Perpendicular(Relation):
    """first . second = 0."""

    first: str
    second: str

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.first,)), Side((self.second,))

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        return [Residual(f"{self.first} . {self.second} = 0", world.point(self.first) @ world.point(self.second))]

    @property
    def crossed(self) -> tuple[str, str]:
        return self.first, self.second

    @property
    def unit(self) -> str:
        return "N m"
