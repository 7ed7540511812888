"""A point that a formula gives."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bricard.library.relations.answers import Residual, Way, by_axes
from bricard.library.relations.relation import Relation
from bricard.library.world import Value, World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Assigned(Relation):
    """point = a formula of other points, vectors and time: one vector formula, or one formula for each component."""

    point: str
    formulas: tuple[Expression, ...]

    @property
    def defines(self) -> str:
        return self.point

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        return by_axes(f"{self.point} where its formula says", world.point(self.point) - self._place(world))

    @property
    def ways(self) -> tuple[Way, ...]:
        names = frozenset(name for formula in self.formulas for name, _ in formula.names)
        texts = [str(formula) for formula in self.formulas]
        text = texts[0] if len(texts) == 1 else f"({', '.join(texts)})"
        return (Way(self.point, f"{{{self.point}}} = {text}", self._place, needs=names),)

    def acts_at(self, members: Collection[str]) -> str:
        return self.point

    def _place(self, world: World) -> Value:
        values = [world.value(formula) for formula in self.formulas]
        return values[0] if len(values) == 1 else world.vector_of(values)
