"""A damper along the line between two points."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.drawing import Strut
from bricard.library.forces.link import Link
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Units
from bricard.library.world import World


class Damper(Link):
    """R = c/2 (d|AB|/dt)^2. In a file: `AB: c`."""

    units: ClassVar[Units] = {"damping": "N*s/m"}
    shorthand: ClassVar[tuple[str, ...]] = ("damping",)
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["B", "Q"], "damping": 0.8}),
        3: Sample({"points": ["B", "Q"], "damping": 0.8}),
    }
    damping: Amount

    def strut(self, name: str) -> Strut | None:
        return self.between(name, "damper")

    def act(self, name: str, world: World) -> None:
        span = self.span(name, world)
        speed = (span @ world.rate(span)) / world.norm(span)
        world.damper(world.value(self.damping), speed)
