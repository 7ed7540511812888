"""A weld: two parts move as one."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import NORMALS, Joint
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Fixed(Joint):
    """Nothing moves: points and axes coincide, in space also the `normals`.

    P = Q, u = v, n = m
    """

    type: Literal["fixed"] = "fixed"
    freedoms: ClassVar[dict[int, int]] = {2: 0, 3: 0}
    implied: ClassVar[tuple[tuple[int, int, int], ...]] = ((2, 1, 1), (3, 1, 2))
    sign: ClassVar[Literal["circle", "plain", "none"]] = "plain"
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["A", "P"], "axes": ["u", "v"]}),
        3: Sample({"points": ["A", "P"], "axes": ["u", "v"], "normals": ["n", "m"]}),
    }
    points: Points
    axes: Vectors
    normals: Vectors | None = None
    required: ClassVar[dict[int, dict[str, str]]] = {3: {"normals": NORMALS}}

    def relations(self, name: str) -> tuple[Relation, ...]:
        normals = (Same(*self.normals),) if self.normals else ()
        return (Same(*self.points), Same(*self.axes), *normals)
