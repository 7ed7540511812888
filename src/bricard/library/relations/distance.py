"""Points that keep their distance."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bricard.library.relations.answers import Bar, Residual, Side
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Distance(Relation):
    """|second - first| = length; as an equation, a difference of squares."""

    first: str
    second: str
    length: Expression

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.first,)), Side((self.second,))

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        P, Q, length = world.point(self.first), world.point(self.second), world.value(self.length)
        text = f"|{self.second} - {self.first}|^2 = {float(length):.6g}^2"
        lengths = (self.first, self.second, float(length))
        return [Residual(text, (Q - P).squared() - length**2, lengths=lengths)]

    @property
    def unit(self) -> str:
        return "N/m"  # of a difference of squares

    def acts_at(self, members: Collection[str]) -> str:
        return self.second if self.second in members else self.first

    @property
    def bar(self) -> Bar:
        return Bar((self.first, self.second), self.length)
