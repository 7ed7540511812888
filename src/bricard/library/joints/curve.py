"""A point on a curve or surface given by formulas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading
from bricard.library.relations.on_contour import OnContour
from bricard.library.relations.on_curve import OnCurve
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.scope import Scope
from bricard.library.words import Formula, Part, Point, Units


class Curve(Joint):
    """A point keeps to a curve that is fixed in a part (or, without `part`, in the ground).

    with `coordinates`: x = x(s), y = y(s), z = z(s), formulas of the `parameter` s; an assignment
    with `formula`:     f(x, y, z) = 0 in the part's local coordinates; one equation, in space a surface: 5 freedoms
    """

    units: ClassVar[Units] = {"coordinates": "m"}
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

    def problems(self, reading: Reading) -> Iterator[Problem]:
        if (self.coordinates is None) == (self.formula is None):
            yield Problem((), "a curve has either coordinates or a formula", "Give one of the two.")
        elif self.coordinates is not None and len(self.coordinates) != reading.dimension:
            given = f"{len(self.coordinates)} coordinates are given in {reading.dimension} dimensions"
            yield Problem(("coordinates",), given, f"Give {reading.dimension} formulas of {self.parameter}.")

    def scope(self, field: str) -> Scope:
        local = ("x", "y", "z") if field == "formula" else (self.parameter,)
        return Scope(local, rates=False, coordinates=False, what="the curve")
