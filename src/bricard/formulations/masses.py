"""Kinetic energies of a mechanism's bodies."""

from __future__ import annotations

from collections.abc import Container

from bricard.errors import ModelError
from bricard.formulations.world import SymbolicWorld
from bricard.library.bodies.body import Body
from bricard.mechanics import masses
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point


def add_masses(world: SymbolicWorld) -> None:
    """Energies of all parts."""
    coordinates = world.lagrangian.points
    for body in world.mechanism.bodies.values():
        before = world.terms.T
        body.move(world)
        world.kinetic_energies[body.name] = world.terms.T - before
        if world.has_frame(body.name) and body.mass > 0:
            world.lagrangian.bodies[body.name] = _for_reactions(world, body, coordinates)


def check_masses(mechanism: Mechanism) -> None:
    """Something must have a mass."""
    if not any(body.mass > 0 or body.has_inertia for body in mechanism.bodies.values()):
        raise ModelError(
            "Nothing in this mechanism has a mass, so nothing determines how it moves.\n  Give a part a mass."
        )


def _for_reactions(world: SymbolicWorld, body: Body, coordinates: Container[str]) -> masses.Body:
    """A body with those of its points and vectors that are coordinates, for questions about constraints."""
    own = [node for name in body.members if (node := world.node[name]) in coordinates]
    points, vectors = ([node for node in own if is_point(node) == wanted] for wanted in (True, False))
    return masses.Body(body.name, world.frame(body.name), tuple(points), tuple(vectors))
