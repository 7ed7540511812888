"""Viscous friction in a joint."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Quantity, TurningPart, Units
from bricard.library.world import World


class Friction(Force):
    """R = c/2 |omega_1 - omega_2|^2 between two parts, or c/2 s'^2 on an angle or slide s.

    In a file: `A: c` for the two parts that share the point A (or one part and the ground), `theta: c` for an angle
    or slide, or `{parts: [OA, AB], damping: c}`.
    """

    units: ClassVar[Units] = {"damping": "J*s/its**2"}
    shorthand: ClassVar[tuple[str, ...]] = ("damping",)
    samples: ClassVar[Samples] = {
        2: Sample({"parts": ["base", "follower"], "damping": 0.5}),
        3: Sample({"parts": ["base", "follower"], "damping": 0.5}),
    }
    parts: tuple[TurningPart, ...] | None = None
    quantity: Quantity | None = None
    damping: Amount

    def check(self, entry: Entry) -> None:
        if self.parts is not None:
            if self.quantity is not None:
                entry.find("friction acts on parts or on a quantity", "Leave one of them out.", "quantity")
            if len(self.parts) not in (1, 2):
                finding = f"friction acts between two parts, not {len(self.parts)}"
                entry.find(finding, "List two parts, or one that turns against the ground.", "parts")
        elif self.quantity is None and entry.name not in entry.quantities:
            self._check_point(entry)

    def _check_point(self, entry: Entry) -> None:
        """Two parts that turn, or one and the ground, share the point."""
        point, known = entry.name, {**entry.points, **entry.quantities}
        if not entry.check_known(point, known, "point, angle or slide"):
            return
        sharing = entry.turning_at(point)
        if sharing is None or len(sharing) == 2 or (len(sharing) == 1 and entry.is_fixed(point)):
            return
        listed = f" ({', '.join(sharing)})" if sharing else ""
        finding = f"friction at {point} is not clear: {_count(len(sharing))} that point{listed}"
        entry.find(finding, "List the two parts: {parts: [OA, AB], damping: c}.")

    def act(self, name: str, world: World) -> None:
        half = world.value(self.damping) / 2
        if self.parts is None and (self.quantity or world.has_quantity(name)):
            world.dissipation(half * world.quantity_rate(self.quantity or name) ** 2)
            return
        parts = self.parts or world.parts_at(name)
        spins = [world.angular_velocity(part) for part in parts]
        spin = spins[0] - spins[1] if len(spins) == 2 else spins[0]
        world.dissipation(half * (spin**2 if world.dimension == 2 else spin.squared()))


def _count(parts: int) -> str:
    return {0: "no part has", 1: "only one part has"}.get(parts, f"{parts} parts have")
