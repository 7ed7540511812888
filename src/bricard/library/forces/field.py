"""An inverse-square field, such as the gravity of a star or the force between charges."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.forces.force import Force
from bricard.library.samples import Sample, Samples
from bricard.library.words import Number, Part, Point, Units
from bricard.library.world import World


class Field(Force):
    """V = -strength m / |M - C| for the parts `on` which it acts (default all), M their centroids, C the `center`.

    It does not act on a part whose centroid is C. With the strength G m_C it is the gravity of a mass m_C at C. In a
    file: `S: strength`, S the center.
    """

    units: ClassVar[Units] = {"strength": "m**3/s**2"}
    subject: ClassVar[str] = "center"
    shorthand: ClassVar[tuple[str, ...]] = ("strength",)
    samples: ClassVar[Samples] = {
        2: Sample({"center": "O", "strength": 2.5}),
        3: Sample({"center": "O", "strength": 2.5}),
    }
    center: Point | None = None
    strength: Number
    on: tuple[Part, ...] = ()

    @property
    def acts_on_all(self) -> bool:
        return not self.on

    def act(self, name: str, world: World) -> None:
        center = self.target(name)
        C = world.point(center)
        for mass, place in world.masses(self.on, away_from=center):
            world.potential(-world.value(self.strength) * mass / world.norm(place - C))
