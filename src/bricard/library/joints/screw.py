"""A screw: a slide in proportion to a turn."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, line
from bricard.library.relations.linked import Linked
from bricard.library.relations.relation import Relation
from bricard.library.relations.same import Same
from bricard.library.relations.turned import Turned
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Points, Units, Vectors
from bricard.spec.expressions import Expression, parse_expression


class Screw(Joint):
    """A turn about an axis that advances by `pitch` metres a turn.

    Q = P + s u, u = v, s = pitch angle / (2 pi) + constant

    The angle leads from the first of the `normals`, vectors across the axis, to the second.
    """

    units: ClassVar[Units] = {"pitch": "m"}
    type: Literal["screw"] = "screw"
    freedoms: ClassVar[dict[int, int]] = {3: 1}
    elsewhere: ClassVar[str] = "In the plane use rack."
    sign: ClassVar[Literal["circle", "plain", "none"]] = "plain"
    samples: ClassVar[Samples] = {
        3: Sample({"points": ["A", "P"], "axes": ["u", "v"], "normals": ["n", "m"], "pitch": 0.7})
    }
    points: Points
    axes: Vectors
    normals: Vectors
    pitch: Number
    slide: str | None = None
    angle: str | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        slide = line(name, self.points, self.axes[0], self.slide)
        turn = Turned(self.angle or f"{name}_angle", *self.normals, self.axes[0])
        advance = Linked(((parse_expression(1), slide.slide), (self.per_radian, turn.angle)))
        return (Same(*self.axes), slide, turn, advance)

    @property
    def pitch_of_thread(self) -> Expression:
        return self.pitch

    @property
    def per_radian(self) -> Expression:
        """-pitch / (2 pi)."""
        return parse_expression(f"-({self.pitch.text}) / (2 * pi)")
