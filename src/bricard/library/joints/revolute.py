"""A hinge."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Revolute(Joint):
    """One turn about an axis.

    P = Q, u = v
    """

    type: Literal["revolute"] = "revolute"
    freedoms: ClassVar[dict[int, int]] = {3: 1}
    elsewhere: ClassVar[str] = "In the plane use pin."
    implied: ClassVar[tuple[tuple[int, int, int], ...]] = ((3, 1, 1),)
    samples: ClassVar[Samples] = {3: Sample({"points": ["A", "P"], "axes": ["u", "v"]})}
    points: Points
    axes: Vectors

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Same(*self.points), Same(*self.axes))
