"""A point on a curve or surface that is given by a formula."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Guide, Residual, Side
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class OnContour(Relation):
    """The local coordinates x, y(, z) of the point in a part's frame (None: the world's) satisfy formula = 0."""

    point: str
    part: str | None
    formula: Expression

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side(), Side((self.point,))

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        local = dict(zip("xyz", world.components_in(self.part, world.point(self.point)), strict=False))
        return [Residual(f"{self.formula} = 0", world.value(self.formula, local))]

    @property
    def unit(self) -> str:
        return ""

    @property
    def guide(self) -> Guide:
        return Guide(self.point, part=self.part)
