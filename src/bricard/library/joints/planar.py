"""A flat face that slides on another."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations.in_plane import InPlane
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.samples import Sample, Samples
from bricard.library.words import Points, Vectors


class Planar(Joint):
    """Two slides in a plane and a turn about its normal u.

    (Q - P) . u = 0, u = v
    """

    type: Literal["planar"] = "planar"
    freedoms: ClassVar[dict[int, int]] = {3: 3}
    sign: ClassVar[Literal["circle", "plain", "none"]] = "plain"
    samples: ClassVar[Samples] = {3: Sample({"points": ["A", "P"], "axes": ["u", "v"]})}
    points: Points
    axes: Vectors

    def relations(self, name: str) -> tuple[Relation, ...]:
        P, Q = self.points
        return (Same(*self.axes), InPlane(Q, P, self.axes[0]))
