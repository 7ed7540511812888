"""A shaft that turns and slides in its bearing."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, line
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Cylindrical(Joint):
    """A turn about an axis and a slide along it.

    Q = P + s u, u = v
    """

    type: Literal["cylindrical"] = "cylindrical"
    freedoms: ClassVar[dict[int, int]] = {3: 2}
    elsewhere: ClassVar[str] = "In the plane use slider or prismatic."
    sign: ClassVar[Literal["circle", "plain", "none"]] = "plain"
    samples: ClassVar[Samples] = {3: Sample({"points": ["A", "P"], "axes": ["u", "v"]})}
    points: Points
    axes: Vectors
    slide: str | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Same(*self.axes), line(name, self.points, self.axes[0], self.slide))
