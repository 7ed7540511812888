"""A massless rod."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations import Distance as DistanceRelation
from bricard.library.relations import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Points


class Distance(Joint):
    """Two points keep their distance.

    |Q - P| = length
    """

    type: Literal["distance"] = "distance"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["A", "P"], "length": 1.3}),
        3: Sample({"points": ["A", "P"], "length": 1.3}),
    }
    points: Points
    length: Number

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (DistanceRelation(*self.points, self.length),)
