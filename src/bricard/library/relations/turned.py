"""An angle, which demands nothing."""

from __future__ import annotations

from bricard.library.relations.answers import Quantity, Side, Turn
from bricard.library.relations.relation import Relation
from bricard.records import dataclass


@dataclass(frozen=True)
class Turned(Relation):
    """angle: by how much `end` is turned from `start` (about the vector `about`, in space), continuously."""

    angle: str
    start: str
    end: str
    about: str | None

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.start,)), Side((self.end,))

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return (Quantity(self.angle, "angle", "rad"),)

    @property
    def turn(self) -> Turn:
        return Turn(self.angle, self.start, self.end, self.about)

    @property
    def unit(self) -> None:
        return None
