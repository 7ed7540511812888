"""The drag of a fluid on a point."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import Numbers
from bricard.library.drawing import Push
from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Formula, Number, Point, Units
from bricard.library.world import Value, World
from bricard.spec.expressions import parse_expression
from bricard.spec.live import is_live


class Drag(Force):
    """F = -c |v|^(n-1) v at a point, with its velocity v in the fluid. In a file: `A: c` or `A: [c, n]`.

    Without a `power` n it is 1: viscous; 2 is the drag of fast motion. In still fluid its work is dissipated, in a
    wind it is supplied. Where v passes through zero, |v| has a corner unless n is odd; `smooth` rounds it off.

    coefficient  c, in N s^n/m^n
    at           the point, if the name of the entry is not its name
    wind         the velocity of the fluid, any formulas; default 0
    smooth       a speed e: |v| is (v^2 + e^2)^(1/2). The default suits motions of 1e-4 m/s and more; with 0 runs
                 stop at the corner
    """

    units: ClassVar[Units] = {"power": "", "wind": "m/s", "smooth": "m/s"}
    subject: ClassVar[str] = "at"
    shorthand: ClassVar[tuple[str, ...]] = ("coefficient", "power")
    samples: ClassVar[Samples] = {
        2: Sample({"at": "Q", "coefficient": 0.4, "power": 2}),
        3: Sample({"at": "Q", "coefficient": 0.4, "power": 1.5}),
    }
    coefficient: Amount
    power: Number = parse_expression(1)
    at: Point | None = None
    wind: tuple[Formula, ...] = ()
    smooth: Amount = parse_expression(1e-9)

    def check(self, entry: Entry) -> None:
        if self.wind:
            entry.check_components(self.wind, "wind")
        if (power := entry.number(self.power, "power")) <= 0:
            entry.find(f"the power is {power:g}", "It must be positive: 1 for slow motion, 2 for fast.", "power")

    def corner(self, name: str, number: Numbers) -> str:
        if number(self.smooth) > 0 or number(self.power) % 2 == 1:
            return ""
        return (
            f"If {self.target(name)} comes to rest in the fluid here, round the corner of its drag off: smooth: 1e-9."
        )

    def push(self, name: str) -> Push:
        return Push(self.target(name), f"force.drag.{name}")

    def act(self, name: str, world: World) -> None:
        c, n = world.value(self.coefficient), world.value(self.power)
        velocity = v = world.rate(world.point(self.target(name)))
        if self.wind:
            v = velocity - world.vector_of([world.value(component) for component in self.wind])
        force = v * (-c * self._size_to(n - 1, v, world))
        world.show(f"force.drag.{name}", force)
        if self.wind:
            world.load(force, velocity)
        else:
            world.dissipation(c / (n + 1) * self._size_to(n + 1, v, world))

    def _size_to(self, power: Value, v: Value, world: World) -> Value:
        """|v|^power; of an even power a polynomial, which has a series wherever v goes."""
        smooth = world.value(self.smooth)
        even = not is_live(power) and power % 2 == 0
        if even or smooth != 0:
            return (v.squared() + smooth**2) ** (int(power) // 2 if even else power / 2)
        return world.norm(v) ** power
