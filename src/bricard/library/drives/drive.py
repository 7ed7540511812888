"""A prescribed motion: a motor at the level of position or speed."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.drawing import Strut
from bricard.library.entry import Entry
from bricard.library.samples import Sample, Samples
from bricard.library.words import Law, Position, Units, Word
from bricard.library.world import Value, World
from bricard.spec.expressions import Call, Name, parse_expression


class Drive(Word):
    """Makes a coordinate, a length, an angle or any formula `of` the coordinates follow a `law` of time.

    In a file: `theta: 2*pi*t` or `G.y: 0.1*sin(t)`, the entry having the name of what is driven; else
    `{of: distance(A, B), law: 1 + 0.1*sin(t)}`. With `rate` instead of `law` the speed is prescribed.
    """

    units: ClassVar[Units] = {"law": "its", "rate": "its/s"}
    shorthand: ClassVar[tuple[str, ...]] = ("law",)
    samples: ClassVar[Samples] = {
        2: Sample({"of": "distance(A, P)", "law": "1.2 + 0.2*sin(3*t)"}),
        3: Sample({"of": "distance(A, P)", "law": "1.2 + 0.2*sin(3*t)"}),
    }
    of: Position | None = None
    law: Law | None = None
    rate: Law | None = None

    def contradiction(self) -> tuple[str, str] | None:
        one = (self.law is None) != (self.rate is None)
        return None if one else ("a motion has either a law or a rate", "Give one of the two.")

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it: the name of the entry says what is driven, unless `of` does."""
        if self.of is not None:
            return
        if entry.check_known(entry.name, entry.variables, "coordinate, angle or slide"):
            base = entry.name.rpartition(".")[0]
            if entry.is_fixed(base):
                entry.find(f"{base} is fixed and cannot be driven", "Take it out of Fixed.")

    def strut(self, name: str) -> Strut | None:
        """What is drawn between two points: a length that is driven, of distance(A, B)."""
        root = None if self.of is None else self.of.root
        if not isinstance(root, Call) or root.function != "distance":
            return None
        names = [node.name for node in root.arguments if isinstance(node, Name)]
        return Strut("cylinder", (names[0], names[1])) if len(names) == 2 else None

    def drive(self, name: str, world: World) -> None:
        """Adds the motion to the world; `name` is the name of its entry."""
        if self.rate is not None:
            world.prescribe_rate(name, self._driven_rate(name, world), world.value(self.rate))
        elif self.law is not None and self.of is None and world.is_angle(name):
            world.prescribe_angle(name, name, world.value(self.law))
        elif self.law is not None:
            world.prescribe(name, self._driven(name, world), world.value(self.law))

    def _driven(self, name: str, world: World) -> Value:
        if self.of is None and world.has_quantity(name):
            return world.quantity(name)
        return world.value(self.of or parse_expression(name))

    def _driven_rate(self, name: str, world: World) -> Value:
        if self.of is None and world.has_quantity(name):
            return world.quantity_rate(name)
        return world.rate(self._driven(name, world))
