"""Dry friction in joints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, ClassVar

from bricard.library.entry import Entry
from bricard.library.onesided.one_sided import OneSided, check_label, label
from bricard.library.samples import Sample, Samples
from bricard.library.shapes import ExpressionShape, OneOrMany
from bricard.library.words import Amount, Quantity, Units
from bricard.library.world import Value, World
from bricard.spec.expressions import Expression

StaticAndKinetic = Annotated[tuple[Expression, ...], OneOrMany(ExpressionShape("amount"))]
LIMITS = ("torque", "force", "friction")


class DryFriction(OneSided):
    """Dry friction in a joint, |T| <= limit, against its motion while it slips.

    In a file: `theta: {torque: 0.8}` on an angle or `s: {force: 3}` on a slide; `A: {torque: 0.8}` at a point that
    two parts share (or one and the ground), likewise at a joint; `A: {friction: 0.1, radius: 0.01}`
    for a pin, with the limit mu r |reaction|; `guide: {friction: 0.15}` for a joint with a slide, with the limit
    mu |side force|. Limits may be [static, kinetic]. Its torque or force is the variable T.A.

    on        the angle, slide, point or joint, if the name of the entry is not its name
    torque    constant limit of what turns
    force     constant limit of what slides
    friction  coefficient mu of a limit that follows the reaction in the joint
    radius    of the pin, where friction is given and the joint turns
    along     the angle or slide along which the joint rubs, where that is not clear: in space
    """

    units: ClassVar[Units] = {"torque": "N*m", "force": "N", "friction": "", "radius": "m"}
    samples: ClassVar[Samples] = {
        2: Sample(
            {"on": "alpha", "torque": [0.5, 0.4]},
            {"PartData": {"Angles": {"alpha": ["u", "v"]}}},
        ),
        3: Sample(
            {"on": "alpha", "torque": [0.5, 0.4]},
            {"PartData": {"Angles": {"alpha": ["n", "m", "u"]}}},
        ),
    }
    on: str | None = None
    torque: StaticAndKinetic | None = None
    force: StaticAndKinetic | None = None
    friction: StaticAndKinetic | None = None
    radius: Amount | None = None
    along: Quantity | None = None

    @property
    def limits(self) -> tuple[Expression, ...]:
        """What is given of the limit."""
        return self.torque or self.force or self.friction or ()

    def contradiction(self) -> tuple[str, str] | None:
        given = [word for word in LIMITS if getattr(self, word) is not None]
        if len(given) != 1:
            found = f"'{given[0]}' and '{given[1]}'" if given else "no limit"
            return f"dry friction has {found}", "Give one of torque, force and friction."
        if len(self.limits) not in (1, 2):
            return f"the {given[0]} has {len(self.limits)} values", "Give one, or [static, kinetic]."
        if self.radius is not None and self.friction is None:
            return "a radius goes with 'friction', a coefficient", "Leave it out."
        return None

    def check(self, entry: Entry) -> None:
        check_label(entry)
        if len(self.limits) == 2:
            self._check_kinetic(entry)
        on, field = self.on or entry.name, ("on",) if self.on else ()
        if on in entry.quantities:
            self._check_quantity(entry, on, field)
        elif entry.check_known(on, {**entry.points, **entry.joints}, "joint, point, angle or slide", *field):
            self._check_joint(entry, on, field)

    def _check_quantity(self, entry: Entry, on: str, field: tuple[str, ...]) -> None:
        if self.friction is not None:
            remedy = f"Name a joint, or a point that two parts share, and write along: {on}."
            entry.find(f"'{on}' is an angle or slide, and the reaction is that of a joint", remedy, *field)
        self._check_unit(entry, on in entry.angles)

    def _check_joint(self, entry: Entry, on: str, field: tuple[str, ...]) -> None:
        motion = entry.motion(on)
        if motion is None:
            remedy = "Name an angle or slide, or a joint or point of two parts."
            entry.find(f"along what '{on}' rubs is not clear", remedy, *field)
            return
        if self.friction is not None and motion.others:
            finding = f"which force in '{on}' is meant is not clear: {', '.join(motion.others)} shares it, too"
            entry.find(finding, "Give a torque, or put its mass into another part.", *field)
        quantity = self.along or motion.quantity
        if not quantity and entry.dimension == 3:
            entry.find(f"about which axis '{on}' rubs is not clear", "Name the angle: along: theta.", *field)
        turns = not quantity or quantity in entry.angles
        self._check_unit(entry, turns)
        if self.friction is not None and turns and self.radius is None:
            entry.find(f"the friction at '{on}' needs the radius of the pin", "Add radius: ...")

    def _check_kinetic(self, entry: Entry) -> None:
        word = next(word for word in LIMITS if getattr(self, word) is not None)
        static, kinetic = (entry.number(one, word, i) for i, one in enumerate(self.limits))
        if kinetic > static:
            finding = f"the {word} is greater while it slips, {kinetic:g}, than while it sticks, {static:g}"
            entry.find(finding, "Write [static, kinetic].", word)

    def _check_unit(self, entry: Entry, turns: bool) -> None:
        """Torques turn, forces slide."""
        if turns and self.force is not None:
            entry.find("a force cannot hold what turns", "Give a torque.", "force")
        if not turns and self.torque is not None:
            entry.find("a torque cannot hold what slides", "Give a force.", "torque")
        if not turns and self.radius is not None:
            entry.find("what slides has no radius", "Leave it out.", "radius")

    def reaction(self, name: str) -> str | None:
        return (self.on or name) if self.friction is not None else None

    def act(self, name: str, world: World) -> None:
        on = self.on or name
        rate = world.quantity_rate(self.along) if self.along else world.joint_rate(on)
        factor = world.value(self.radius) if self.radius is not None else 1
        if self.friction is not None:
            factor = factor * world.reaction(on)
        static, kinetic = _both([world.value(one) * factor for one in self.limits])
        world.dry_friction(label(name), rate, (static, kinetic))


def _both(limits: Sequence[Value]) -> tuple[Value, Value]:
    return limits[0], limits[-1]
