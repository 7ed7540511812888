"""A pin in the plane."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points


class Pin(Joint):
    """Two points coincide; the parts may turn about them.

    P = Q
    """

    type: Literal["pin"] = "pin"
    freedoms: ClassVar[dict[int, int]] = {2: 1}
    elsewhere: ClassVar[str] = "In space use ball or revolute."
    implied: ClassVar[tuple[tuple[int, int, int], ...]] = ((2, 1, 0),)
    samples: ClassVar[Samples] = {2: Sample({"points": ["A", "P"]})}
    points: Points

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Same(*self.points),)
