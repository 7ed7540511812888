"""A massless rod."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading
from bricard.library.relations.distance import Distance as DistanceRelation
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Points, Units


class Distance(Joint):
    """Two points keep their distance.

    |Q - P| = length
    """

    units: ClassVar[Units] = {"length": "m"}
    type: Literal["distance"] = "distance"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    distinct: ClassVar[frozenset[str]] = frozenset({"points"})
    sign: ClassVar[Literal["circle", "plain", "none"]] = "none"
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["A", "P"], "length": 1.3}),
        3: Sample({"points": ["A", "P"], "length": 1.3}),
    }
    points: Points
    length: Number

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (DistanceRelation(*self.points, self.length),)

    def problems(self, reading: Reading) -> Iterator[Problem]:
        length = reading.value(self.length, "length")
        if length <= 0:
            yield Problem(("length",), f"the length is {length:g}", "It must be positive.")
