"""A mechanism in some coordinates."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bricard.arrays import FloatArray
from bricard.formulations.demands import Step
from bricard.formulations.world import SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass

Places = Callable[[str, int], FloatArray]  # (name, order of the derivative) -> (dimension, times)


@dataclass(frozen=True, eq=False)
class Model:
    """A mechanism in some coordinates; it may have other values of live parameters than the world's.

    steps    the table bring in, assign, equate; every demand is a constraint of the Lagrangian of the same name
    phases   parameters whose values follow from the start (gears, screws)
    """

    mechanism: Mechanism
    world: SymbolicWorld
    steps: tuple[Step, ...]
    phases: tuple[str, ...]

    def system(self) -> MechanicalSystem:
        """The mechanical system, with the mechanism's values of its parameters and inputs."""
        system, mechanism = self.lagrangian.system(), self.mechanism
        known: dict[str, Any] = {**system.parameters, **mechanism.parameters, **mechanism.inputs}
        return replace(system, parameters={name: float(known[name]) for name in system.parameters})

    @property
    def lagrangian(self) -> Lagrangian:
        """Energies, forces and constraints."""
        return self.world.lagrangian
