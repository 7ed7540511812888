"""A mechanism made ready to run: model, start, and the constraints that are left without redundant ones."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from bricard.formulations.model import Model
from bricard.formulations.natural import natural_model
from bricard.formulations.redundancy import Rank, find_redundant
from bricard.formulations.start import Starter, StartPoint
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism


@dataclass(frozen=True, eq=False)
class Prepared:
    """A model with a consistent start; `system` has no redundant constraints, `size` is a typical length."""

    model: Model
    system: MechanicalSystem
    start: StartPoint
    rank: Rank
    size: float

    @property
    def sizes(self) -> tuple[int, int]:
        """Numbers of coordinates and of constraints."""
        return self.system.size, len(self.system.holonomic) + len(self.system.velocity)

    @property
    def mobility(self) -> int:
        """Degrees of freedom; drives count as constraints."""
        return self.sizes[0] - self.sizes[1]


def prepare(mechanism: Mechanism) -> Prepared:
    """A mechanism in natural coordinates, at a consistent start."""
    model = natural_model(mechanism)
    starter = Starter(model)
    start = starter.find()
    rank = find_redundant(starter, np.concatenate([start.q, list(start.phases.values())]))
    dropped = {one.name for one in rank.redundant}
    system = starter.system
    system = replace(
        system,
        holonomic=tuple(c for c in system.holonomic if c.name not in dropped),
        parameters={**system.parameters, **start.phases},
    )
    return Prepared(model, system, start, rank, starter.size)
