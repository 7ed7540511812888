"""Viscous friction in a joint."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Part, Quantity
from bricard.library.world import World


class Friction(Force):
    """R = c/2 |omega_1 - omega_2|^2 between two parts, or c/2 s'^2 on an angle or slide s.

    In a file: `A: c` for the two parts that share the point A (or one part and the ground), `theta: c` for an angle
    or slide, or `{parts: [OA, AB], damping: c}`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("damping",)
    samples: ClassVar[Samples] = {
        2: Sample({"parts": ["base", "follower"], "damping": 0.5}),
        3: Sample({"parts": ["base", "follower"], "damping": 0.5}),
    }
    parts: tuple[Part, ...] | None = None
    quantity: Quantity | None = None
    damping: Number

    def act(self, name: str, world: World) -> None:
        half = world.value(self.damping) / 2
        if self.parts is None and (self.quantity or world.has_quantity(name)):
            world.dissipation(half * world.quantity_rate(self.quantity or name) ** 2)
            return
        parts = self.parts or world.parts_at(name)
        spins = [world.angular_velocity(part) for part in parts]
        spin = spins[0] - spins[1] if len(spins) == 2 else spins[0]
        world.dissipation(half * (spin**2 if world.dimension == 2 else spin.squared()))
