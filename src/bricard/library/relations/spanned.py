"""A point in a plane that two vectors span."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bricard.library.relations.answers import Guide, Quantity, Residual, Side, Surface, Way
from bricard.library.relations.relation import Relation
from bricard.library.relations.sliding import sliding_ways
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class Spanned(Relation):
    """point = base + a * first + b * second, with the quantities (a, b).

    As an equation: (point - base) . (first x second) = 0; in the plane there is none.
    """

    point: str
    base: str
    first: str
    second: str
    slides: tuple[str, str]

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.base, self.first, self.second)), Side((self.point,))

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return tuple(Quantity(slide, "slides", "m") for slide in self.slides)

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        if world.dimension == 2:
            return []
        P, A, u, v = (world.point(name) for name in (self.point, self.base, self.first, self.second))
        return [Residual(f"{self.point} in the plane", (P - A) @ u.cross(v))]

    def measured(self, world: World) -> Mapping[str, Any]:
        P, A, u, v = (world.point(name) for name in (self.point, self.base, self.first, self.second))
        c, along = u @ v, P - A
        pairs = zip(self.slides, ((u, v), (v, u)), strict=True)
        return {slide: (along @ one - c * (along @ other)) / (1 - c**2) for slide, (one, other) in pairs}

    @property
    def ways(self) -> tuple[Way, ...]:
        return sliding_ways(self.surface)

    @property
    def surface(self) -> Surface:
        return Surface(self.point, self.base, (self.first, self.second), self.slides)

    @property
    def guide(self) -> Guide:
        return Guide(self.point, self.base)
