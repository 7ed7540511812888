"""A ball joint (spherical joint)."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points


class Ball(Joint):
    """Two points coincide; the parts may turn in every way.

    P = Q
    """

    type: Literal["ball"] = "ball"
    freedoms: ClassVar[dict[int, int]] = {3: 3}
    elsewhere: ClassVar[str] = "In the plane use pin."
    implied: ClassVar[tuple[tuple[int, int, int], ...]] = ((3, 1, 0),)
    samples: ClassVar[Samples] = {3: Sample({"points": ["A", "P"]})}
    points: Points

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Same(*self.points),)
