"""A prescribed motion: a motor at the level of position or speed."""

from __future__ import annotations

from typing import Any, ClassVar

from pydantic import model_validator

from bricard.library.samples import Sample, Samples
from bricard.library.words import Formula, Word, refused
from bricard.library.world import World
from bricard.spec.expressions import parse_expression


class Drive(Word):
    """Makes a coordinate, a length, an angle or any formula `of` the coordinates follow a `law` of time.

    In a file: `theta: 2*pi*t` or `G.y: 0.1*sin(t)`, the entry having the name of what is driven; else
    `{of: distance(A, B), law: 1 + 0.1*sin(t)}`. With `rate` instead of `law` the speed is prescribed.
    """

    shorthand: ClassVar[tuple[str, ...]] = ("law",)
    samples: ClassVar[Samples] = {
        2: Sample({"of": "distance(A, P)", "law": "1.2 + 0.2*sin(3*t)"}),
        3: Sample({"of": "distance(A, P)", "law": "1.2 + 0.2*sin(3*t)"}),
    }
    of: Formula | None = None
    law: Formula | None = None
    rate: Formula | None = None

    @model_validator(mode="after")
    def _one_level(self) -> Drive:
        if (self.law is None) == (self.rate is None):
            raise refused("a motion has either a law or a rate", "Give one of the two.")
        return self

    def drive(self, name: str, world: World) -> None:
        """Adds the motion to the world; `name` is the name of its entry."""
        if self.rate is not None:
            world.prescribe_rate(name, self._driven_rate(name, world), world.value(self.rate))
        elif self.law is not None and self.of is None and world.is_angle(name):
            world.prescribe_angle(name, name, world.value(self.law))
        elif self.law is not None:
            world.prescribe(name, self._driven(name, world), world.value(self.law))

    def _driven(self, name: str, world: World) -> Any:
        if self.of is None and world.has_quantity(name):
            return world.quantity(name)
        return world.value(self.of or parse_expression(name))

    def _driven_rate(self, name: str, world: World) -> Any:
        if self.of is None and world.has_quantity(name):
            return world.quantity_rate(name)
        return world.rate(self._driven(name, world))
