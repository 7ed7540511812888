"""A force at a point."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.drawing import Push
from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.notes import described
from bricard.library.samples import Sample, Samples
from bricard.library.words import Formula, PartWithAxes, Point, Refused, Units
from bricard.library.world import Value, World


class PointForce(Force):
    """A force at a point; its components may be any formulas. In a file: `A: [Fx, Fy]`.

    at      the point, if the name of the entry is not its name
    frame   the part in whose axes the components are given (a force that turns with it); default the world's
    against a point on which the opposite force acts
    """

    units: ClassVar[Units] = {"force": "N"}
    subject: ClassVar[str] = "at"
    samples: ClassVar[Samples] = {
        2: Sample({"at": "Q", "force": ["1.2 - 0.3*t", "0.5*cos(Q.x) - 0.2*Q.y'"], "frame": "base", "against": "B"}),
        3: Sample(
            {
                "at": "Q",
                "force": ["1.2 - 0.3*t", "0.5*cos(Q.x) - 0.2*Q.y'", "0.4*dot(u, v)"],
                "frame": "base",
                "against": "B",
            }
        ),
    }
    at: Point | None = None
    force: tuple[Formula, ...]
    frame: PartWithAxes | None = None
    against: Point | None = None

    @classmethod
    def expanded(cls, given: Value) -> Value:
        if isinstance(given, (str, int, float)):
            finding = f"the components of a force are wanted here, not {described(given)}"
            raise Refused(finding, "Write [x, y]; a force along a slide stands under Torques.")
        return {"force": given} if isinstance(given, (list, tuple)) else given

    def check(self, entry: Entry) -> None:
        entry.check_components(self.force, "force")

    def push(self, name: str) -> Push:
        return Push(self.target(name), f"force.{name}")

    def act(self, name: str, world: World) -> None:
        components = [world.value(component) for component in self.force]
        force = world.in_frame(self.frame, components) if self.frame else world.vector_of(components)
        world.show(f"force.{name}", force)
        world.load(force, world.rate(world.point(self.target(name))))
        if self.against:
            world.load(-force, world.rate(world.point(self.against)))
