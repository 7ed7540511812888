"""Points that coincide, vectors that are parallel."""

from __future__ import annotations

from collections.abc import Collection

from bricard.library.relations.answers import Side
from bricard.library.relations.relation import Relation
from bricard.records import dataclass
from bricard.spec.names import is_point


@dataclass(frozen=True)
class Same(Relation):
    """Two points coincide, or two vectors have the same direction."""

    first: str
    second: str

    @property
    def sides(self) -> tuple[Side, Side]:
        return Side((self.first,)), Side((self.second,))

    @property
    def identified(self) -> tuple[str, str]:
        return self.first, self.second

    @property
    def unit(self) -> None:
        return None

    def acts_at(self, members: Collection[str]) -> str | None:
        return self.first if is_point(self.first) else None
