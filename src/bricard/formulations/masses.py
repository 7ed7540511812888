"""Kinetic energies of a mechanism's bodies."""

from __future__ import annotations

from bricard.errors import ModelError
from bricard.formulations.world import SymbolicWorld
from bricard.library.bodies import Body
from bricard.mechanics.masses import Mass
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point


def add_masses(world: SymbolicWorld) -> None:
    """Kinetic energy of all parts."""
    for body in world.mechanism.bodies.values():
        if body.name in world.frames:
            _add_rigid(world, body)
        elif body.mass > 0:
            _add_simple(world, body)


def check_masses(mechanism: Mechanism) -> None:
    """Something must have a mass."""
    if not any(body.mass > 0 or _has_inertia(body) for body in mechanism.bodies.values()):
        raise ModelError(
            "Nothing in this mechanism has a mass, so nothing determines how it moves.\n  Give a part a mass."
        )


def _has_inertia(body: Body) -> bool:
    inertia = body.inertia
    return any(any(row) for row in inertia) if isinstance(inertia, tuple) else inertia > 0


def _add_rigid(world: SymbolicWorld, body: Body) -> None:
    frame, s = world.frame(body.name), world.lagrangian
    coordinates = [world.node[name] for name in body.members if world.node[name] in s.points]
    if body.mass > 0:
        s.rigid_body(
            body.mass,
            body.inertia,
            frame,
            body.centroid,
            name=body.name,
            points=[name for name in coordinates if is_point(name)],
            vectors=[name for name in coordinates if not is_point(name)],
        )
    elif _has_inertia(body):
        s.kinetic(s.spin_energy(body.inertia, frame))


def _add_simple(world: SymbolicWorld, body: Body) -> None:
    s, ends = world.lagrangian, [world.member(body.name, name) for name in body.points]
    if body.kind == "particle":
        s.particle(body.mass, ends[0])
        return
    length = body.members[body.points[1]][0]
    if body.kind == "stretch" or abs(body.inertia * 12 - body.mass * length**2) <= 1e-14 * body.inertia:  # type: ignore[operator]
        s.rod(body.mass, *ends)
        return
    middle, along = (ends[0] + ends[1]) / 2, ends[1] - ends[0]
    s.kinetic(body.mass / 2 * world.rate(middle).squared())
    s.kinetic(body.inertia / (2 * length**2) * world.rate(along).squared())  # type: ignore[operator]
    s.masses.append(Mass(body.mass, middle))
