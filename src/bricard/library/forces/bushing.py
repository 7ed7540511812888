"""A bushing: stiffness and damping alike in all directions."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.drawing import Strut
from bricard.library.forces.link import Link
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Number, Units
from bricard.library.world import World
from bricard.spec.expressions import parse_expression


class Bushing(Link):
    """V = k/2 |B - A|^2,  R = c/2 |B' - A'|^2. In a file: `AB: [stiffness, damping]`.

    For points that stay close together: the damping of points apart also brakes a turn of both parts as one.
    """

    units: ClassVar[Units] = {"stiffness": "N/m", "damping": "N*s/m"}
    shorthand: ClassVar[tuple[str, ...]] = ("stiffness", "damping")
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["B", "Q"], "stiffness": 9, "damping": 0.6}),
        3: Sample({"points": ["B", "Q"], "stiffness": 9, "damping": 0.6}),
    }
    stiffness: Number
    damping: Amount = parse_expression(0)

    def strut(self, name: str) -> Strut | None:
        return self.between(name, "bushing")

    def act(self, name: str, world: World) -> None:
        span = self.span(name, world)
        world.elastic(world.value(self.stiffness), span, world.value(self.damping))
