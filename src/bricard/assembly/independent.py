"""A system at its start without the constraints that follow from others."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bricard.assembly.redundancy import Rank, find_redundant
from bricard.assembly.start import Starter, StartPoint
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Independent:
    """A system with independent constraints and the phases of its start, and what was left out."""

    system: MechanicalSystem
    rank: Rank


def independent(starter: Starter, start: StartPoint) -> Independent:
    """The system of a starter, at a start."""
    rank = find_redundant(starter, np.concatenate([start.q, list(start.phases.values())]))
    dropped = {one.name for one in rank.redundant}
    system = replace(
        starter.system,
        holonomic=tuple(c for c in starter.system.holonomic if c.name not in dropped),
        velocity=tuple(c for c in starter.system.velocity if c.name not in dropped),
        parameters={**starter.system.parameters, **start.phases},
    )
    return Independent(system, rank)
