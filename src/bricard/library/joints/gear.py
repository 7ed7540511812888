"""A pair of gears."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bricard.library.joints.joint import Joint, Problem, Reading, zero_radius
from bricard.library.relations.linked import Linked
from bricard.library.relations.relation import Relation
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Quantity, Units
from bricard.spec.expressions import Expression


class Gear(Joint):
    """Two wheels roll on each other; their `angles` are measured against the part that carries them.

    r1 angle1 + r2 angle2 = constant      (a wheel inside a ring: give the ring's radius with a minus sign)
    """

    units: ClassVar[Units] = {"radii": "m"}
    type: Literal["gear"] = "gear"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    samples: ClassVar[Samples] = {
        2: Sample(
            {"angles": ["alpha", "beta"], "radii": [2, 3]},
            {
                "PartData": {
                    "Joints": {
                        "first": {"type": "pin", "points": ["O", "A"]},
                        "second": {"type": "pin", "points": ["C", "P"]},
                    },
                    "Angles": {"alpha": "u", "beta": "v"},
                }
            },
        ),
        3: Sample(
            {"angles": ["alpha", "beta"], "radii": [2, 3]},
            {
                "PartData": {
                    "Joints": {
                        "first": {"type": "revolute", "points": ["O", "A"], "axes": ["i", "u"]},
                        "second": {"type": "revolute", "points": ["C", "P"], "axes": ["k", "v"]},
                    },
                    "Angles": {"alpha": ["j", "n", "i"], "beta": ["l", "m", "k"]},
                }
            },
        ),
    }
    angles: tuple[Quantity, Quantity]
    radii: tuple[Number, Number]

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Linked(tuple(zip(self.radii, self.angles, strict=True))),)

    @property
    def gears(self) -> tuple[tuple[str, Expression], ...]:
        return tuple(zip(self.angles, self.radii, strict=True))

    def problems(self, reading: Reading) -> Iterator[Problem]:
        for i, radius in enumerate(self.radii):
            yield from zero_radius(reading.value(radius, "radii", i), "radii", i)
