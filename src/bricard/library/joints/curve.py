"""A point on a curve or surface given by formulas."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint
from bricard.library.relations import OnContour, OnCurve, Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Formula, Part, Point


class Curve(Joint):
    """A point keeps to a curve that is fixed in a part (or, without `part`, in the ground).

    with `coordinates`: x = x(s), y = y(s), z = z(s), formulas of the `parameter` s; an assignment
    with `formula`:     f(x, y, z) = 0 in the part's local coordinates; one equation, in space a surface: 5 freedoms
    """

    type: Literal["curve"] = "curve"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 4}
    samples: ClassVar[Samples] = {
        2: Sample({"point": "P", "part": "base", "parameter": "s", "coordinates": ["s", "0.3*s**2 - 0.2"]}),
        3: Sample({"point": "P", "part": "base", "parameter": "s", "coordinates": ["s", "0.3*s**2 - 0.2", "sin(s)"]}),
    }
    point: Point
    part: Part | None = None
    coordinates: tuple[Formula, ...] | None = None
    parameter: str = "s"
    formula: Formula | None = None

    def relations(self, name: str) -> tuple[Relation, ...]:
        if self.coordinates is not None:
            return (OnCurve(self.point, self.part, self.parameter, self.coordinates),)
        assert self.formula is not None
        return (OnContour(self.point, self.part, self.formula),)
