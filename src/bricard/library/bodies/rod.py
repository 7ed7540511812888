"""A thin straight rod between two points."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.body import Body
from bricard.library.bodies.part import Numbers, Part, check_length, positive, two_points
from bricard.library.words import Number


class Rod(Part):
    """A thin rod AB of constant length: T = m/2 |M'|^2 + I/(2 l^2) |B' - A'|^2, M its middle.

    In a file: `AB: [length, mass]` (uniform: I = m l^2/12), `AB: [length]` (massless) or with the inertia I about its
    middle, `AB: [length, mass, inertia]`.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("length", "mass", "inertia")
    length: Number
    mass: Number | None = None
    inertia: Number | None = None

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        first, second = two_points(self, name, "a rod")
        length = positive(number(self.length), "length", "length")
        check_length(length, "length")
        mass = positive(number(self.mass), "mass", "mass", zero=True) if self.mass is not None else 0.0
        inertia = mass * length * length / 12  # without an OverflowError
        if self.inertia is not None:
            inertia = positive(number(self.inertia), "inertia", "inertia", zero=True)
        along = (*[0.0] * (dimension - 1),)
        members = {first: (0.0, *along), second: (length, *along)}
        return Body(name, "rod", members, mass, (length / 2, *along), inertia)
