"""A slide without a turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import NORMALS, Joint, line
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Prismatic(Joint):
    """A slide along an axis; in space `normals`, a further vector of each part, keep it from turning.

    Q = P + s u, u = v, n = m
    """

    type: Literal["prismatic"] = "prismatic"
    freedoms: ClassVar[dict[int, int]] = {2: 1, 3: 1}
    sign: ClassVar[Literal["circle", "plain", "none"]] = "plain"
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["A", "P"], "axes": ["u", "v"]}),
        3: Sample({"points": ["A", "P"], "axes": ["u", "v"], "normals": ["n", "m"]}),
    }
    points: Points
    axes: Vectors
    normals: Vectors | None = None
    slide: str | None = None
    required: ClassVar[dict[int, dict[str, str]]] = {3: {"normals": NORMALS}}

    def relations(self, name: str) -> tuple[Relation, ...]:
        normals = (Same(*self.normals),) if self.normals else ()
        return (Same(*self.axes), *normals, line(name, self.points, self.axes[0], self.slide))
