"""What every law of contact answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.surface import Pair
from bricard.library.entry import Entry
from bricard.library.words import OneOrManyNumbers, Word
from bricard.library.world import Value, World
from bricard.spec.expressions import Expression


class ContactLaw(Word):
    """What happens where two shapes touch.

    sample   an entry, as the data of a file

    To add one: a file with a subclass that has `sample`, fields, `law` (its word) and `act`, and a line in LAWS.
    """

    law: str
    friction: OneOrManyNumbers
    sample: ClassVar[dict[str, object]] = {}
    remedies: ClassVar[Mapping[str, str]] = {
        "friction": "Add friction: 0.3, or 0 for none.",
        "restitution": "Add restitution: 0.5, or 0 for no rebound.",
    }

    @property
    def is_rigid(self) -> bool:
        """Whether shapes cannot overlap by it."""
        return False

    @property
    def rebound(self) -> Expression:
        """Of rigid ones: the coefficient of restitution."""
        raise NotImplementedError

    def act(self, name: str, pair: Pair, feature: Feature, world: World) -> None:
        """Adds what it does to the world; `name` is that of the feature, `pair` its contact."""
        raise NotImplementedError

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it beyond the types of its fields."""
        self.check_friction(entry)

    def coefficients(self, world: World) -> tuple[Value, Value]:
        """Of friction while it sticks and while it slips."""
        values = [world.value(one) for one in self.friction]
        return values[0], values[-1]

    def check_friction(self, entry: Entry) -> None:
        """One coefficient, or that of sticking and that of slipping, which is not larger."""
        values = [entry.number(one, "friction", i) for i, one in enumerate(self.friction)]
        if len(values) not in (1, 2):
            remedy = "Give one, or [static, kinetic]."
            entry.find(f"friction has one coefficient or two, not {len(values)}", remedy, "friction")
            return
        for i, value in enumerate(values):
            if value < 0:
                entry.find(f"the friction is {value:g}", "It must be positive or zero.", "friction", i)
        if values[-1] > values[0]:
            finding = f"the kinetic friction {values[-1]:g} is larger than the static one, {values[0]:g}"
            entry.find(finding, "Write [static, kinetic], the larger one first.", "friction")
