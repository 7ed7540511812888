"""Uniform gravity."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, ClassVar

from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Units

if TYPE_CHECKING:
    from bricard.library.entry import Entry
    from bricard.library.world import Value, World

STANDARD = 9.81


class Gravity(Force):
    """V = -m g . M for every mass.

    In a file: `Gravity:` alone is 9.81 downwards (along -y in the plane, -z in space); one number is another size of
    it; a list is the vector of the acceleration.
    """

    units: ClassVar[Units] = {"acceleration": "m/s**2"}
    samples: ClassVar[Samples] = {2: Sample({"acceleration": [1.5, -9]}), 3: Sample({"acceleration": [1.5, 2, -9]})}
    acceleration: tuple[Number, ...]

    @classmethod
    def expanded(cls, given: Value) -> Value:
        if isinstance(given, Mapping):
            return given
        value = STANDARD if given is None else given
        return {"acceleration": value if isinstance(value, (list, tuple)) else [value]}

    def check(self, entry: Entry) -> None:
        if len(self.acceleration) != 1:
            entry.check_components(self.acceleration)

    def act(self, name: str, world: World) -> None:
        world.gravity(world.vector_of(self.components(world.dimension, world.value)))

    def components(self, dimension: int, value: Callable[[Number], Value]) -> list[Value]:
        """The vector of the acceleration, with the values of its formulas."""
        found = [value(component) for component in self.acceleration]
        return found if len(found) == dimension else [*[0.0] * (dimension - 1), -found[0]]
