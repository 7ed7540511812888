"""Relations of joints as equations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bricard.formulations.demands import Demand, Step, always
from bricard.formulations.world import SymbolicWorld

if TYPE_CHECKING:
    from bricard.library.relations.relation import Relation


def joint_steps(world: SymbolicWorld, leftover: Sequence[tuple[str, Relation]]) -> list[Step]:
    """Relations that no assignment meets, and the equations that define angles."""
    return [*relation_steps(world, leftover), *angle_steps(world)]


def relation_steps(world: SymbolicWorld, leftover: Sequence[tuple[str, Relation]]) -> list[Step]:
    """Relations that no assignment meets."""
    steps = []
    for joint, relation in leftover:
        world.quantities |= relation.measured(world)
        demands = _demands(world, joint, relation)
        if demands:
            steps.append(Step(joint, demands=demands))
    return steps


def angle_steps(world: SymbolicWorld) -> list[Step]:
    """The equations that define angles."""
    return [
        Step(name, demands=[Demand(name, f"sin({name} - turned angle) = 0", name, angle.residual(world))])
        for name, angle in world.angles.items()
        if angle.tracked
    ]


def _demands(world: SymbolicWorld, joint: str, relation: Relation) -> list[Demand]:
    return [
        Demand(f"{joint}{one.suffix}", one.text, joint, always(one.value), one.lengths)
        for one in relation.residuals(joint, world)
    ]
