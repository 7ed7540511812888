"""A belt or chain around two wheels."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from bricard.library.joints.gear import Gear
from bricard.library.joints.joint import Joint, Problem, Reading, zero_radius
from bricard.library.relations.linked import Linked
from bricard.library.relations.relation import Relation
from bricard.library.samples import Samples
from bricard.library.words import Number, Quantity, Units
from bricard.spec.expressions import Expression, parse_expression


class Belt(Joint):
    """A belt or chain around two wheels, which does not slip; their `angles` are measured against what carries them.

    r1 angle1 - r2 angle2 = constant      (a crossed belt: give the second radius with a minus sign)
    """

    units: ClassVar[Units] = {"radii": "m"}
    type: Literal["belt"] = "belt"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    samples: ClassVar[Samples] = Gear.samples
    angles: tuple[Quantity, Quantity]
    radii: tuple[Number, Number]

    def relations(self, name: str) -> tuple[Relation, ...]:
        back = parse_expression(f"-({self.radii[1].text})")
        return (Linked(((self.radii[0], self.angles[0]), (back, self.angles[1]))),)

    @property
    def belted(self) -> tuple[tuple[str, Expression], ...]:
        return tuple(zip(self.angles, self.radii, strict=True))

    def problems(self, reading: Reading) -> Iterator[Problem]:
        for i, radius in enumerate(self.radii):
            yield from zero_radius(reading.value(radius, "radii", i), "radii", i)
