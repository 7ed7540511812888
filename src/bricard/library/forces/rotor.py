"""The rotor of a motor, geared to an angle."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Number, Quantity, TurningPart, Units, Vector
from bricard.library.world import World
from bricard.spec.expressions import parse_expression


class Rotor(Force):
    """The inertia J of a motor whose rotor turns n times as fast as an angle, about an axis of what carries it.

    T = J/2 (omega . a + n angle')^2      omega of the `carrier`, a its `axis`; in the plane omega + n angle'

    In a file: `theta: [J, n]`. Without a carrier the motor stands on the ground, and J counts as n^2 J on the angle.
    The rotor's mass, and its inertia across the axis, belong to the carrier; J about the axis does not.

    inertia  J, about the axis
    ratio    n, turns of the rotor in the carrier for one of the angle; negative if they turn in opposite directions
    angle    the angle, if the name of the entry is not its name; of a slide the ratio is in rad/m
    carrier  the part on which the motor is mounted
    axis     in space: a vector of the carrier
    """

    units: ClassVar[Units] = {"inertia": "kg*m**2", "ratio": "1/its"}
    group: ClassVar[str] = "PartData"
    subject: ClassVar[str] = "angle"
    shorthand: ClassVar[tuple[str, ...]] = ("inertia", "ratio")
    samples: ClassVar[Samples] = {
        2: Sample(
            {"angle": "alpha", "inertia": 0.02, "ratio": 5, "carrier": "base"},
            {"PartData": {"Angles": {"alpha": ["u", "v"]}}},
        ),
        3: Sample(
            {"angle": "alpha", "inertia": 0.02, "ratio": -5, "carrier": "base", "axis": "n"},
            {
                "PartData": {
                    "Joints": {"hinge": {"type": "revolute", "points": ["A", "P"], "axes": ["u", "v"]}},
                    "Angles": {"alpha": ["n", "m", "u"]},
                }
            },
        ),
    }
    inertia: Amount
    ratio: Number = parse_expression(1)
    angle: Quantity | None = None
    carrier: TurningPart | None = None
    axis: Vector | None = None

    def check(self, entry: Entry) -> None:
        if entry.dimension == 2 and self.axis is not None:
            entry.find("in the plane a rotor has no axis of its own", "Leave 'axis' out.", "axis")
        elif entry.dimension == 3 and self.carrier is not None:
            self._check_axis(entry, self.carrier)

    def _check_axis(self, entry: Entry, carrier: str) -> None:
        body = entry.part(carrier)
        if self.axis is None:
            entry.find(f"the rotor '{entry.name}' needs an axis in space", f"Give a vector of '{carrier}': axis: u.")
        elif body is not None and self.axis not in body.members:
            own = ", ".join(body.vectors) or "none"
            entry.find(f"{self.axis} is not a vector of '{carrier}'", f"Its vectors are: {own}.", "axis")

    def act(self, name: str, world: World) -> None:
        spin = world.value(self.ratio) * world.quantity_rate(self.target(name))
        if self.carrier is not None:
            omega = world.angular_velocity(self.carrier)
            spin = spin + (omega @ world.member(self.carrier, self.axis) if self.axis is not None else omega)
        world.kinetic(world.value(self.inertia) / 2 * spin**2)
