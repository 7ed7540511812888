"""A spring, which may have a damper beside it and a mass."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.body import Body
from bricard.library.bodies.part import Numbers
from bricard.library.bodies.stretch import StretchingBody
from bricard.library.drawing import Strut
from bricard.library.forces.link import Link
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Number, Position, Units
from bricard.library.world import World
from bricard.spec.expressions import Expression, parse_expression

ZERO = parse_expression(0)


class Spring(Link):
    """V = k/2 (|AB| - l)^2 + F (|AB| - l),  R = c/2 (d|AB|/dt)^2, with the tension F at the natural length l.

    In a file: `AB: [stiffness, length, mass]`. A mass makes it a uniform rod that stretches.
    """

    units: ClassVar[Units] = {
        "stiffness": "N/m",
        "length": "m",
        "mass": "kg",
        "damping": "N*s/m",
        "preload": "N",
    }
    shorthand: ClassVar[tuple[str, ...]] = ("stiffness", "length", "mass")
    samples: ClassVar[Samples] = {
        2: Sample({"points": ["B", "Q"], "stiffness": 12, "length": 0.4, "damping": 0.7, "preload": 1.5}),
        3: Sample({"points": ["B", "Q"], "stiffness": 12, "length": 0.4, "damping": 0.7, "preload": 1.5}),
    }
    stiffness: Number
    length: Position = ZERO
    mass: Amount = ZERO
    damping: Amount = ZERO
    preload: Number = ZERO

    def body(self, name: str, dimension: int, number: Numbers) -> Body | None:
        ends, mass = self.ends(name), number(self.mass)
        if ends is None or not mass > 0:
            return None
        zeros = (0.0,) * dimension
        return StretchingBody(name, dict.fromkeys(ends, zeros), mass, zeros)

    def strut(self, name: str) -> Strut | None:
        return self.between(name, "spring" if _is_zero(self.damping) else "spring-damper", self.length)

    def act(self, name: str, world: World) -> None:
        span, k, c = self.span(name, world), world.value(self.stiffness), world.value(self.damping)
        speed = None if _is_zero(self.damping) else (span @ world.rate(span)) / world.norm(span)
        if not (_is_zero(self.length) and _is_zero(self.preload)):
            stretch = world.norm(span) - world.value(self.length)
            world.potential(world.value(self.preload) * stretch)
            world.elastic(k, stretch, c, speed)
        else:
            world.elastic(k, span)
            if speed is not None:
                world.damper(c, speed)


def _is_zero(expression: Expression) -> bool:
    return expression == ZERO
