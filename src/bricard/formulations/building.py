"""From what a formulation decides to its model: the same for all coordinates.

A formulation lays out which coordinates parts bring in and what follows from them, makes the world that has places
and frames in these coordinates, and writes the equations of what is left. Angles, phases, parameters of curves,
points given by formulas, masses, forces and outputs are dealt with here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from bricard.errors import ModelError
from bricard.formulations.angles import Turning
from bricard.formulations.demands import Bring, Demand, Step
from bricard.formulations.masses import add_masses
from bricard.formulations.model import Model
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.library.relations.answers import Way
    from bricard.library.relations.relation import Relation

    Named = tuple[str, Relation]  # a relation with the name of its joint

W = TypeVar("W", bound=SymbolicWorld)


class NothingMoves(ModelError):
    """All points and vectors are fixed, so that there are no coordinates."""


@dataclass(frozen=True, eq=False)
class Layout(Generic[W]):
    """What a formulation decides.

    steps      parts in their order, with what they bring in and assign
    turning    the mechanism's angles
    hidden     quantities that become coordinates after the angles: parameters of curves
    leftover   relations that nothing meets so far
    world      the world of a Lagrangian with coordinates
    equations  of joints, from the relations that are left when points given by formulas are placed
    meet       what to do about the demands of these equations
    """

    steps: Sequence[Step]
    turning: Turning
    hidden: Sequence[str]
    leftover: Sequence[Named]
    world: Callable[[Lagrangian, Sequence[Bring]], W]
    equations: Callable[[W, Sequence[Named]], Iterable[Step]]
    meet: Callable[[SymbolicWorld, Demand], None] = SymbolicWorld.demand


def build(mechanism: Mechanism, layout: Layout[W]) -> Model:
    """The model that a layout describes."""
    turning, phases = layout.turning, _phases(layout.leftover)
    parts = [*layout.steps, *[Step(name, [Bring(name, 1)]) for name in [*turning.needed, *layout.hidden]]]
    brings = [bring for step in parts for bring in step.brings]
    world = layout.world(_lagrangian(brings, phases), brings)
    for assignment in [one for step in parts for one in step.assigns]:
        assignment.apply(world)
    leftover = assign_points(world, layout.leftover)
    world.define_angles(turning.turns, turning.needed)
    joints = list(layout.equations(world, leftover))
    for steps, meet in ((parts, SymbolicWorld.demand), (joints, layout.meet)):
        for demand in [one for step in steps for one in step.demands]:
            meet(world, demand)
    for step in (*parts, *joints):
        step.demands[:] = [demand for demand in step.demands if demand.name in world.kept]
    add_masses(world)
    world.add_forces()
    world.add_contacts()
    world.add_outputs()
    world.terms.check()
    return Model(mechanism, world, (*parts, *joints), phases)


def explicit_relations(mechanism: Mechanism) -> list[Named]:
    """What explicit joints demand, without names that are one anyway."""
    joints = mechanism.joints.values()
    named = [(joint.name, relation) for joint in joints for relation in joint.relations]
    return [pair for pair in named if pair[1].identified is None]


def hidden_quantities(relations: Iterable[Relation]) -> list[str]:
    """Quantities that are coordinates, for no place tells them."""
    return [one.name for relation in relations for one in relation.quantities if one.is_hidden]


def _phases(leftover: Sequence[Named]) -> tuple[str, ...]:
    return tuple(f"{joint}{PHASE}" for joint, relation in leftover if relation.has_phase)


def _lagrangian(brings: Sequence[Bring], phases: Sequence[str]) -> Lagrangian:
    if not brings:
        raise NothingMoves("Nothing in this mechanism can move.\n  Give it a part that is not fixed.")
    names = [f"{bring.name}[{bring.size}]" if bring.size > 1 else bring.name for bring in brings]
    return Lagrangian.with_any_names(names, dict.fromkeys(phases, 0.0))


def assign_points(world: SymbolicWorld, relations: Sequence[Named]) -> list[Named]:
    """Places points that only formulas give; returns the other relations."""
    ways = [(world.node[relation.defines], relation.ways[0]) for _, relation in relations if relation.defines]
    pending = {node: way for node, way in ways if node not in world.places}
    rest = [pair for pair in relations if not pair[1].defines or world.node[pair[1].defines] not in pending]
    while pending:
        ready = {node: way for node, way in pending.items() if not pending.keys() & _nodes(world, way)}
        if not ready:
            raise ModelError(f"The points {', '.join(sorted(pending))} are given by formulas of each other.")
        for node, way in ready.items():
            world.places[node] = way.place(world)
            del pending[node]
    return rest


def _nodes(world: SymbolicWorld, way: Way) -> set[str]:
    """The points that a way needs, also by their components."""
    names = {base for name in way.needs for base in (name, name.rpartition(".")[0])}
    return {world.node[name] for name in names if name in world.node}
