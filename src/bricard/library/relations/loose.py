"""A relation that has play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricard.library.relations.answers import Quantity, Rim, Side
from bricard.library.relations.relation import Relation
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class Loose(Relation):
    """It demands nothing; something else says how far its residual may go."""

    tight: Relation

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.tight.sides

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        return self.tight.quantities

    @property
    def linked(self) -> tuple[str, ...]:
        return self.tight.linked

    @property
    def has_phase(self) -> bool:
        return self.tight.has_phase

    @property
    def unit(self) -> None:
        return None

    @property
    def rim(self) -> Rim | None:
        return self.tight.rim

    def play(self, joint: str, world: World) -> Sequence[Any]:
        return [residual.value for residual in self.tight.residuals(joint, world)]
