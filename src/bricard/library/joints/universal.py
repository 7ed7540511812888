"""A universal joint (Cardan or Hooke's joint)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.perpendicular import Perpendicular
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Universal(Joint):
    """Two points coincide, and an axis of one part stays perpendicular to an axis of the other.

    P = Q, u . v = 0
    """

    type: Literal["universal"] = "universal"
    freedoms: ClassVar[dict[int, int]] = {3: 2}
    elsewhere: ClassVar[str] = "In the plane use pin."
    distinct: ClassVar[frozenset[str]] = frozenset({"axes"})
    samples: ClassVar[Samples] = {3: Sample({"points": ["A", "P"], "axes": ["u", "v"]})}
    points: Points
    axes: Vectors

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Same(*self.points), Perpendicular(*self.axes))
