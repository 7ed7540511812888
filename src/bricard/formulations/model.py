"""A mechanism in some coordinates."""

from __future__ import annotations

from dataclasses import dataclass

from bricard.formulations.demands import Step
from bricard.formulations.world import SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism


@dataclass(frozen=True, eq=False)
class Model:
    """A mechanism in some coordinates.

    steps    the table bring in, assign, equate; every demand is a constraint of the Lagrangian of the same name
    phases   parameters whose values follow from the start (gears, screws)
    """

    mechanism: Mechanism
    world: SymbolicWorld
    steps: tuple[Step, ...]
    phases: tuple[str, ...]

    @property
    def lagrangian(self) -> Lagrangian:
        """Energies, forces and constraints."""
        return self.world.lagrangian
