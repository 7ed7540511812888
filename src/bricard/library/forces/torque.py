"""A torque on a part or on an angle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import OneOrManyFormulas, PartWithAxes, TurningPart, Units
from bricard.library.world import Value, World

SPATIAL = "Write [x, y, z], or name an angle on which it acts."


class Torque(Force):
    """A torque. In a file: `OA: tau` on a part, `theta: tau` on an angle (a motor), in space `ABu: [x, y, z]`.

    Positive torques increase the angle; in the plane they turn counter-clockwise. On a slide it is a force along it.

    on       the part, angle or slide, if the name of the entry is not its name
    against  of a torque on a part: the part on which the opposite torque acts; default the ground
    frame    in space: the part in whose axes the components are given; default the world's
    """

    units: ClassVar[Units] = {"torque": "J/its"}
    samples: ClassVar[Samples] = {
        2: Sample({"on": "follower", "against": "base", "torque": "0.4 + 0.3*sin(2*t)"}),
        3: Sample(
            {
                "on": "follower",
                "against": "base",
                "torque": ["0.4 + 0.3*sin(2*t)", "-0.2*B.x'", "0.3"],
                "frame": "base",
            }
        ),
    }
    on: str | None = None
    against: TurningPart | None = None
    torque: OneOrManyFormulas
    frame: PartWithAxes | None = None

    @classmethod
    def expanded(cls, given: Value) -> Value:
        return given if isinstance(given, Mapping) else {"torque": given}

    def check(self, entry: Entry) -> None:
        on, field = self.on or entry.name, ("on",) if self.on else ()
        if on in entry.quantities:
            self._check_one_sided(entry, on)
            self._check_size(entry, on, 1)
        elif (body := entry.part(on)) is not None and not body.turns:
            finding = f"'{on}' is a {body.kind}, on which no torque can act"
            entry.find(finding, "Choose a rigid part or a rod.", *field)
        elif entry.check_known(on, {**entry.turning, **entry.quantities}, "part, angle or slide", *field):
            self._check_size(entry, on, 1 if entry.dimension == 2 else 3)

    def _check_one_sided(self, entry: Entry, on: str) -> None:
        for field in ("against", "frame"):
            if getattr(self, field) is not None:
                finding = f"'{on}' is an angle or slide, which has both its sides already"
                entry.find(finding, f"Leave '{field}' out.", field)

    def _check_size(self, entry: Entry, on: str, wanted: int) -> None:
        if len(self.torque) != wanted:
            what = "one number" if wanted == 1 else "a vector of three components"
            given = "one number" if len(self.torque) == 1 else f"a list of {len(self.torque)}"
            example = "Write it without brackets." if wanted == 1 else SPATIAL
            entry.find(f"the torque on '{on}' is {what}, not {given}", example, "torque")

    def turns(self, name: str) -> str | None:
        return self.on or name

    def act(self, name: str, world: World) -> None:
        on = self.on or name
        components = [world.value(component) for component in self.torque]
        if world.has_quantity(on):
            world.load(components[0], world.quantity_rate(on))
            return
        torque: Value = components[0]
        if world.dimension == 3:
            torque = world.in_frame(self.frame, components) if self.frame else world.vector_of(components)
        spin = world.angular_velocity(on)
        world.load(torque, spin - world.angular_velocity(self.against) if self.against else spin)
