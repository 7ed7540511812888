"""A rack and pinion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading, zero_radius
from bricard.library.relations.linked import Linked
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Quantity, Units
from bricard.spec.expressions import Expression, parse_expression


class Rack(Joint):
    """A rack moves by what the pinion's rim does.

    slide - radius angle = constant
    """

    units: ClassVar[Units] = {"radius": "m"}
    type: Literal["rack"] = "rack"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    samples: ClassVar[Samples] = {
        2: Sample(
            {"slide": "way", "angle": "alpha", "radius": -0.6},
            {
                "PartData": {
                    "Joints": {
                        "pinion": {"type": "pin", "points": ["O", "A"]},
                        "guide": {"type": "prismatic", "points": ["C", "P"], "axes": ["k", "v"], "slide": "way"},
                    },
                    "Angles": {"alpha": "u"},
                }
            },
        ),
        3: Sample(
            {"slide": "way", "angle": "alpha", "radius": -0.6},
            {
                "PartData": {
                    "Joints": {
                        "pinion": {"type": "revolute", "points": ["O", "A"], "axes": ["i", "u"]},
                        "guide": {
                            "type": "prismatic",
                            "points": ["C", "P"],
                            "axes": ["k", "v"],
                            "normals": ["l", "m"],
                            "slide": "way",
                        },
                    },
                    "Angles": {"alpha": ["j", "n", "i"]},
                }
            },
        ),
    }
    slide: Quantity
    angle: Quantity
    radius: Number

    def relations(self, name: str) -> tuple[Relation, ...]:
        rim = parse_expression(f"-({self.radius.text})")
        return (Linked(((parse_expression(1), self.slide), (rim, self.angle))),)

    @property
    def gears(self) -> tuple[tuple[str, Expression], ...]:
        return ((self.angle, self.radius),)

    @property
    def rack(self) -> str | None:
        return self.slide

    def problems(self, reading: Reading) -> Iterator[Problem]:
        yield from zero_radius(reading.value(self.radius, "radius"), "radius")
