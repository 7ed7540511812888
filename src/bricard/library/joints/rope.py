"""A rope that stays taut."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import ClassVar, Literal

from bricard.library.drawing import Cord
from bricard.library.joints.joint import Joint, Problem, Reading
from bricard.library.relations.answers import Residual
from bricard.library.relations.relation import Relation
from bricard.library.rope import rope_length, wrong_radii
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Point, Units
from bricard.library.world import World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


class Rope(Joint):
    """A rope over points keeps its length; it glides over them, and is taken to stay taut (else: `Cables`).

    |AB| + |BC| + ... = length

    In the plane `radii`, one for each point, make pulleys of the points in between: the rope goes around a pulley
    counter-clockwise on its way from the first point to the last, with a minus sign clockwise. Its arcs count, too.
    """

    units: ClassVar[Units] = {"length": "m", "radii": "m"}
    type: Literal["rope"] = "rope"
    freedoms: ClassVar[dict[int, int]] = {2: 2, 3: 5}
    sign: ClassVar[Literal["circle", "plain", "none"]] = "none"
    samples: ClassVar[Samples] = {
        2: Sample({"over": ["A", "Q", "B"], "radii": [0, -0.1, 0], "length": 3.4}),
        3: Sample({"over": ["A", "Q", "B"], "length": 3.3}),
    }
    over: tuple[Point, ...]
    length: Number
    radii: tuple[Number, ...] = ()

    def relations(self, name: str) -> tuple[Relation, ...]:
        return (Taut(self.over, self.length, self.radii),)

    @property
    def cord(self) -> Cord:
        return Cord(self.over, self.radii, self.length)

    def problems(self, reading: Reading) -> Iterator[Problem]:
        if len(self.over) < 2:
            yield Problem(("over",), "a rope needs two points or more", "List them: over: [A, B, C].")
        for number, (first, second) in enumerate(pairwise(self.over), 1):
            if first == second:
                yield Problem(("over", number), f"the rope goes from {first} to itself", "Give other points.")
        length = reading.value(self.length, "length")
        if length <= 0:
            yield Problem(("length",), f"the length is {length:g}", "It must be positive.")
        radii = [reading.value(radius, "radii", number) for number, radius in enumerate(self.radii)]
        for field, finding, remedy in wrong_radii(self.over, radii, reading.dimension):
            yield Problem(field, finding, remedy)


@dataclass(frozen=True)
class Taut(Relation):
    """A rope over points keeps its length; the force of the constraint is its tension."""

    points: tuple[str, ...]
    length: Expression
    radii: tuple[Expression, ...]

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        text = f"the rope {' '.join(self.points)} has the length {self.length}"
        return [Residual(text, rope_length(world, self.points, self.radii) - world.value(self.length))]
