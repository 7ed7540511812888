"""A point on a curve that is given by its coordinates."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.relations.answers import Guide, Quantity, Residual, Side, Track, Way, by_axes
from bricard.library.relations.relation import Relation
from bricard.library.world import Value, World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class OnCurve(Relation):
    """point has the local coordinates (x(s), y(s), ...) in a part's frame (None: the world's)."""

    point: str
    part: str | None
    parameter: str
    coordinates: tuple[Expression, ...]

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side(), Side((self.point,))

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return (Quantity(self.parameter, "parameter", "", is_hidden=True),)

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        return by_axes(f"{self.point} on the curve", world.point(self.point) - self._place(world))

    @property
    def ways(self) -> tuple[Way, ...]:
        text = f"{{{self.point}}} = ({', '.join(str(c) for c in self.coordinates)})"
        return (Way(self.point, text, self._place, frame=self.part, brings=(self.parameter,)),)

    @property
    def track(self) -> Track:
        names = frozenset(name for formula in self.coordinates for name, _ in formula.names)
        return Track(self.point, self.part, self.parameter, names, self._local)

    @property
    def guide(self) -> Guide:
        return Guide(self.point, part=self.part)

    def _local(self, world: World) -> list[Value]:
        known = {self.parameter: world.quantity(self.parameter)}
        return [world.value(formula, known) for formula in self.coordinates]

    def _place(self, world: World) -> Value:
        return world.place_in(self.part, self._local(world))
