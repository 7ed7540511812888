"""The natural-coordinate model of a mechanism: a plan, carried out with symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bricard.errors import ModelError
from bricard.formulations.angles import needed_angles, part_angles
from bricard.formulations.demands import Bring, Step
from bricard.formulations.masses import add_masses, check_masses
from bricard.formulations.model import Model
from bricard.formulations.natural.plan import Plan, plan
from bricard.formulations.relations import joint_steps
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.relations import Linked, OnCurve, Turn
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point
from bricard.symbolic.frames import fitted_frame
from bricard.symbolic.vectors import Vec


class NothingMoves(ModelError):
    """All points and vectors are fixed, so that natural coordinates are none."""


class NaturalWorld(SymbolicWorld):
    """A world whose places are coordinates or assigned from them; the plan's assignments act on it."""

    def set(self, node: str, place: Vec) -> None:
        """Assigns a point or vector."""
        self.places[node] = place

    def make_frame(self, part: str, frame: Sequence[str], members: Mapping[str, tuple[float, ...]]) -> None:
        """The frame of a part, from the members that make it."""
        origin, *others = frame
        local = [
            tuple(a - b for a, b in zip(members[name], members[origin], strict=True))
            if is_point(name)
            else members[name]
            for name in others
        ]
        directions = [self.direction(origin, name) for name in others]
        self.frames[part] = fitted_frame(self.places[origin], directions, members[origin], local)


def natural_model(mechanism: Mechanism) -> Model:
    """The natural-coordinate model of a mechanism."""
    found = plan(mechanism)
    turns = {relation.angle: relation for relation in mechanism.relations if isinstance(relation, Turn)}
    turns |= part_angles(mechanism)
    angles = needed_angles(mechanism, turns)
    phases = tuple(f"{joint}{PHASE}" for joint, relation in found.leftover if isinstance(relation, Linked))
    parameters = [relation.parameter for _, relation in found.leftover if isinstance(relation, OnCurve)]
    steps = [*found.steps, *[Step(name, [Bring(name, 1)]) for name in [*angles, *parameters]]]
    world = _world(mechanism, found, [bring for step in steps for bring in step.brings], phases)
    for step in steps:
        for assignment in step.assigns:
            assignment.apply(world)
    world.define_angles(turns, angles)
    steps += joint_steps(world, found.leftover)
    for step in steps:
        for demand in step.demands:
            world.demand(demand)
        step.demands[:] = [demand for demand in step.demands if demand.name in world.kept]
    add_masses(world)
    check_masses(mechanism)
    world.add_forces()
    world.add_outputs()
    return Model(mechanism, world, tuple(steps), phases)


def _world(mechanism: Mechanism, found: Plan, brings: Sequence[Bring], phases: Sequence[str]) -> NaturalWorld:
    """The world with its coordinates and fixed places."""
    if not brings:
        raise NothingMoves("Nothing in this mechanism can move.\n  Give it a part that is not fixed.")
    names = [f"{bring.name}[{bring.size}]" if bring.size > 1 else bring.name for bring in brings]
    lagrangian = Lagrangian.with_any_names(names, dict.fromkeys(phases, 0.0))
    places = {found.node[name]: Vec(place) for name, place in mechanism.ground.items()}
    places |= {bring.name: lagrangian[bring.name] for bring in brings if bring.size > 1}
    quantities = {bring.name: lagrangian[bring.name] for bring in brings if bring.size == 1}
    return NaturalWorld(mechanism, lagrangian, found.node, places, quantities)
