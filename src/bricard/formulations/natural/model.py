"""The natural-coordinate model of a mechanism: a plan, carried out with symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from bricard.formulations.angles import turning
from bricard.formulations.building import Layout, build, hidden_quantities
from bricard.formulations.demands import Bring, Step, same_demands
from bricard.formulations.masses import check_masses
from bricard.formulations.model import Model
from bricard.formulations.natural.plan import Plan, plan
from bricard.formulations.relations import joint_steps
from bricard.formulations.world import SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point
from bricard.symbolic.frames import fitted_frame
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from bricard.formulations.building import Named
    from bricard.mechanism.ties import Member


class NaturalWorld(SymbolicWorld):
    """A world whose places are coordinates or assigned from them; the plan's assignments act on it.

    apart   nodes of points that a part has for itself, because its joint there is equated
    """

    apart: Mapping[str, Member]

    def set(self, node: str, place: Vec) -> None:
        """Assigns a point or vector."""
        self.places[node] = place
        if node in self.apart:
            self.own[self.apart[node]] = place

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
    hidden = hidden_quantities(relation for _, relation in found.leftover)
    world, equations = partial(_world, mechanism, found), partial(_equations, found)
    model = build(mechanism, Layout(found.steps, turning(mechanism), hidden, found.leftover, world, equations))
    check_masses(mechanism)
    return model


def _world(mechanism: Mechanism, found: Plan, lagrangian: Lagrangian, brings: Sequence[Bring]) -> NaturalWorld:
    """The world with its coordinates and fixed places."""
    places = {found.node[name]: Vec(place) for name, place in mechanism.ground.items()}
    quantities = {bring.name: lagrangian[bring.name] for bring in brings if bring.size == 1}
    world = NaturalWorld(mechanism, lagrangian, found.node, places, quantities)
    world.apart = {node: tie.second for tie, node in found.apart.items()}
    for bring in brings:
        if bring.size > 1:
            world.set(bring.name, lagrangian[bring.name])
    return world


def _equations(found: Plan, world: NaturalWorld, leftover: Sequence[Named]) -> list[Step]:
    """Joints that are equated, not shared; relations that no assignment meets; angles."""
    steps = []
    for tie in found.apart:
        (first, theirs), (part, name) = tie.first, tie.second
        place = world.point(theirs) if first == GROUND else world.member(first, theirs)
        demands = same_demands(world, world.mechanism.bodies[part], name, place, f"{name}.{part}")
        steps.append(Step(tie.joint, demands=[replace(demand, joint=tie.joint) for demand in demands]))
    return [*steps, *joint_steps(world, leftover)]
