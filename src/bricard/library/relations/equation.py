"""Any equation."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Residual
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Equation(Relation):
    """formula = 0."""

    formula: Expression

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        return [Residual(f"{self.formula} = 0", world.value(self.formula))]

    @property
    def unit(self) -> str:
        return ""
