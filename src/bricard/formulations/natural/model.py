"""The natural-coordinate model of a mechanism: a plan, carried out with symbols."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from bricard.formulations.angles import turning
from bricard.formulations.building import Layout, build, hidden_quantities
from bricard.formulations.demands import Bring
from bricard.formulations.masses import check_masses
from bricard.formulations.model import Model
from bricard.formulations.natural.plan import Plan, plan
from bricard.formulations.relations import joint_steps
from bricard.formulations.world import SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point
from bricard.symbolic.frames import fitted_frame
from bricard.symbolic.vectors import Vec


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
    hidden = hidden_quantities(relation for _, relation in found.leftover)
    world = partial(_world, mechanism, found)
    model = build(mechanism, Layout(found.steps, turning(mechanism), hidden, found.leftover, world, joint_steps))
    check_masses(mechanism)
    return model


def _world(mechanism: Mechanism, found: Plan, lagrangian: Lagrangian, brings: Sequence[Bring]) -> NaturalWorld:
    """The world with its coordinates and fixed places."""
    places = {found.node[name]: Vec(place) for name, place in mechanism.ground.items()}
    places |= {bring.name: lagrangian[bring.name] for bring in brings if bring.size > 1}
    quantities = {bring.name: lagrangian[bring.name] for bring in brings if bring.size == 1}
    return NaturalWorld(mechanism, lagrangian, found.node, places, quantities)
