"""A point on a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricard.library.relations.answers import Guide, Quantity, Residual, Side, Surface, Way
from bricard.library.relations.relation import Relation
from bricard.library.relations.sliding import sliding_ways
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class OnLine(Relation):
    """point = base + slide * direction.

    As equations: nothing of point - base lies across the direction.
    """

    point: str
    base: str
    direction: str
    slide: str

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.base, self.direction)), Side((self.point,))

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return (Quantity(self.slide, "slide", "m"),)

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        P, A, u = (world.point(name) for name in (self.point, self.base, self.direction))
        text = f"({self.point} - {self.base}) across {self.direction} = 0"
        if world.dimension == 2:
            return [Residual(text, u.cross(P - A))]
        vectors = world.across(joint, self.direction)
        return [Residual(text, (P - A) @ e, f".{number}") for number, e in enumerate(vectors, 1)]

    def measured(self, world: World) -> Mapping[str, Any]:
        P, A, u = (world.point(name) for name in (self.point, self.base, self.direction))
        return {self.slide: (P - A) @ u}

    @property
    def ways(self) -> tuple[Way, ...]:
        return sliding_ways(self.surface)

    @property
    def surface(self) -> Surface:
        return Surface(self.point, self.base, (self.direction,), (self.slide,))

    @property
    def guide(self) -> Guide:
        return Guide(self.point, self.base)
