"""Contact by springs and dampers that only push."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.contact_laws.contact_law import ContactLaw
from bricard.library.contact_laws.pushing import Pushing
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.surface import Pair
from bricard.library.entry import Entry
from bricard.library.words import Amount, Number, Units
from bricard.library.world import World
from bricard.spec.expressions import Expression, parse_expression

ZERO = parse_expression(0)


class Penalty(ContactLaw):
    """What all of them have: a stiffness, a layer above the surface that pushes already, friction by its speed.

    stiffness, damping, exponent   of the law
    layer                          how far above the surface it begins
    friction                       mu; of [static, kinetic] the second counts; 0 for none
    v_lim                          the slip speed at which friction reaches its limit; needed where there is friction
    """

    units: ClassVar[Units] = {"friction": "", "exponent": "", "layer": "m", "v_lim": "m/s"}
    proportional: ClassVar[bool] = False  # is the damping one of the spring's force?
    stiffness: Number
    damping: Amount = ZERO
    exponent: Number = parse_expression(1)
    layer: Amount = ZERO
    v_lim: Number | None = None

    def check(self, entry: Entry) -> None:
        self.check_friction(entry)
        for word, value in (("stiffness", self.stiffness), ("exponent", self.exponent), ("v_lim", self.v_lim)):
            if isinstance(value, Expression) and not (found := entry.number(value, word)) > 0:
                entry.find(f"the {word} is {found:g}", "It must be positive.", word)
        if self.v_lim is None and any(entry.number(one, "friction") > 0 for one in self.friction):
            remedy = "Give the slip speed at which friction reaches its limit, as in v_lim: 0.01."
            entry.find(f"'{entry.name}' has friction, but no v_lim", remedy)

    def act(self, name: str, pair: Pair, feature: Feature, world: World) -> None:
        v_lim = self.v_lim or parse_expression(1)
        feature = feature.overlapping or feature
        law = Pushing(
            world.value(self.stiffness),
            world.value(self.damping),
            world.value(self.exponent),
            world.value(self.layer),
            world.value(self.friction[-1]),
            world.value(v_lim),
            self.proportional,
        )
        world.push(
            name,
            feature.gap,
            law,
            feature.slip,
            windows=feature.windows,
            pair=pair.pair,
            place=feature.place,
            normal=feature.normal,
        )


class Linear(Penalty):
    """N = k (layer - g) - c g' where that is positive and g < layer; friction grows smoothly to mu N at v_lim."""

    sample: ClassVar[dict[str, object]] = {"law": "linear", "stiffness": 2e4, "damping": 200, "friction": 0}
    law: Literal["linear"]


class Hertz(Penalty):
    """N = k d^n with d = layer - g, n = 1.5 unless another exponent is given; friction as for `linear`."""

    sample: ClassVar[dict[str, object]] = {"law": "hertz", "stiffness": 1e6, "friction": 0}
    law: Literal["hertz"]
    exponent: Number = parse_expression(1.5)


class HuntCrossley(Penalty):
    """N = k d^n (1 - c g') with d = layer - g, n = 1.5 unless another exponent is given; friction as for `linear`."""

    sample: ClassVar[dict[str, object]] = {"law": "hunt_crossley", "stiffness": 1e6, "damping": 0.5, "friction": 0}
    law: Literal["hunt_crossley"]
    proportional: ClassVar[bool] = True
    exponent: Number = parse_expression(1.5)
