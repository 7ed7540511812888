"""A torsional spring and damper on an angle."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Number, Position, Quantity, Units
from bricard.library.world import World
from bricard.spec.expressions import parse_expression

ZERO = parse_expression(0)


class RotarySpring(Force):
    """V = k/2 (angle - rest)^2 + torque (angle - rest),  R = c/2 angle'^2, with the `preload` torque at rest.

    The entry has the name of the angle, or gives it. In a file: `theta: [stiffness, rest, damping]`.
    """

    units: ClassVar[Units] = {
        "stiffness": "J/its**2",
        "rest": "its",
        "damping": "J*s/its**2",
        "preload": "J/its",
    }
    group: ClassVar[str] = "PartData"
    subject: ClassVar[str] = "angle"
    shorthand: ClassVar[tuple[str, ...]] = ("stiffness", "rest", "damping")
    samples: ClassVar[Samples] = {
        2: Sample(
            {"angle": "alpha", "stiffness": 3, "rest": 0.2, "damping": 0.3, "preload": 0.4},
            {"PartData": {"Angles": {"alpha": ["u", "v"]}}},
        ),
        3: Sample(
            {"angle": "alpha", "stiffness": 3, "rest": 0.2, "damping": 0.3, "preload": 0.4},
            {"PartData": {"Angles": {"alpha": ["n", "m", "u"]}}},
        ),
    }
    angle: Quantity | None = None
    stiffness: Number
    rest: Position = ZERO
    damping: Amount = ZERO
    preload: Number = ZERO

    def angles(self, name: str) -> tuple[str, ...]:
        return (self.target(name),)

    def act(self, name: str, world: World) -> None:
        angle = self.target(name)
        turned = world.quantity(angle) - world.value(self.rest)
        world.potential(world.value(self.preload) * turned)
        k, c = world.value(self.stiffness), world.value(self.damping)
        world.elastic(k, turned, c, None if self.damping == ZERO else world.quantity_rate(angle))
