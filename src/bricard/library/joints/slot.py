"""A pin that moves in a slot."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.on_line import OnLine
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Point, Vector


class Slot(Joint):
    """A pin P of one part in a straight slot of another, through B along u.

    P = B + s u
    """

    type: Literal["slot"] = "slot"
    freedoms: ClassVar[dict[int, int]] = {2: 2}
    elsewhere: ClassVar[str] = "In space use slider."
    samples: ClassVar[Samples] = {2: Sample({"pin": "P", "base": "A", "axis": "u"})}
    pin: Point
    base: Point
    axis: Vector
    slide: str | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (OnLine(self.pin, self.base, self.axis, self.slide or f"{name}_slide"),)
