"""Rigid contact."""

from __future__ import annotations

from typing import ClassVar, Literal

from bricard.library.contact_laws.contact_law import ContactLaw
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.surface import Pair, bodies
from bricard.library.entry import Entry
from bricard.library.words import Amount, Units
from bricard.library.world import World
from bricard.spec.expressions import Expression


class Rigid(ContactLaw):
    """N >= 0, g >= 0, N g = 0 and |T| <= mu N; at an impact g' after it is -e g' before it.

    law          newton (the default): e is the ratio of velocities; poisson: that of the impulses of expansion and
                 compression
    friction     mu, or [static, kinetic]; 0 for none
    restitution  e, from 0 to 1
    """

    units: ClassVar[Units] = {"friction": "", "restitution": ""}
    sample: ClassVar[dict[str, object]] = {"friction": [0.4, 0.3], "restitution": 0.5}
    law: Literal["newton", "poisson"] = "newton"
    restitution: Amount

    @property
    def is_rigid(self) -> bool:
        return True

    @property
    def rebound(self) -> Expression:
        return self.restitution

    def check(self, entry: Entry) -> None:
        self.check_friction(entry)
        if (value := entry.number(self.restitution, "restitution")) > 1:
            remedy = "It lies between 0, no rebound, and 1, a rebound as fast as the impact."
            entry.find(f"the restitution is {value:g}", remedy, "restitution")

    def act(self, name: str, pair: Pair, feature: Feature, world: World) -> None:
        world.contact(
            name,
            feature.gap,
            list(feature.slip),
            self.coefficients(world),
            world.value(self.restitution),
            law=self.law,
            windows=feature.windows,
            pair=pair.pair,
            patch=bodies(pair),
            place=feature.place,
            normal=feature.normal,
            near=feature.near,
        )
