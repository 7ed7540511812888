"""A point that slides on a line of a part or of the ground."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.on_line import OnLine
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Point, Vector


class Slider(Joint):
    """A point slides along a line through a base, and the part turns freely about it.

    P = B + s u
    """

    type: Literal["slider"] = "slider"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 4}
    samples: ClassVar[Samples] = {
        2: Sample({"point": "P", "base": "A", "axis": "u"}),
        3: Sample({"point": "P", "base": "A", "axis": "u"}),
    }
    point: Point
    base: Point
    axis: Vector
    slide: str | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (OnLine(self.point, self.base, self.axis, self.slide or f"{name}_slide"),)
