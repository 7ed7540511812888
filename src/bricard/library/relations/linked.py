"""Quantities that move together."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Residual
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Linked(Relation):
    """The sum of factor * quantity keeps the value that it has at the start."""

    terms: tuple[tuple[Expression, str], ...]

    @property
    def linked(self) -> tuple[str, ...]:
        return tuple(name for _, name in self.terms)

    @property
    def has_phase(self) -> bool:
        return True

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        total = sum(world.value(factor) * world.quantity(name) for factor, name in self.terms)
        text = " + ".join(f"({factor}) {name}" for factor, name in self.terms) + " = constant"
        return [Residual(text, total - world.phase(joint))]
