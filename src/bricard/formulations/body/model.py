"""Body coordinates: every body has a pose of its own, and every joint is a set of equations.

In the plane a body has the coordinates x, y of its centroid and its angle; in space x, y, z and Euler parameters e0
to e3, with e.e = 1. Thin rods in space, whose spin about themselves means nothing, springs with mass and particles
have the coordinates of their points. Points and vectors that tie two parts together (`bricard.mechanism.ties`) become
equations; their multipliers are the forces and torques in the joints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import casadi as ca

from bricard.errors import ModelError
from bricard.formulations.angles import needed_angles, part_angles
from bricard.formulations.demands import Bring, Demand, Step
from bricard.formulations.geometry import across
from bricard.formulations.masses import add_masses
from bricard.formulations.model import Model
from bricard.formulations.relations import joint_steps
from bricard.formulations.world import PHASE, SymbolicWorld
from bricard.library.bodies import Body
from bricard.library.relations import Assigned, Linked, OnCurve, Relation, Same, Turn
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.ties import GROUND, Guide, meant, parts_by_name, ties
from bricard.mechanism.topology import joined_names
from bricard.spec.names import is_point
from bricard.symbolic.frames import Frame
from bricard.symbolic.vectors import Vec, Vec2, Vec3

EULER = ("e0", "e1", "e2", "e3")


def body_model(mechanism: Mechanism, meet: Callable[[SymbolicWorld, Demand], None] | None = None) -> Model:
    """The model of a mechanism in body coordinates.

    meet  what to do about the demands of joints; by default they are constraints
    """
    turns = {relation.angle: relation for relation in mechanism.relations if isinstance(relation, Turn)}
    turns |= part_angles(mechanism)
    angles = needed_angles(mechanism, turns)
    explicit: list[tuple[str, Relation]] = [
        (joint.name, relation)
        for joint in mechanism.joints.values()
        for relation in joint.relations
        if not isinstance(relation, Same)
    ]
    phases = tuple(f"{joint}{PHASE}" for joint, relation in explicit if isinstance(relation, Linked))
    parameters = [relation.parameter for _, relation in explicit if isinstance(relation, OnCurve)]
    steps = [Step(body.name, _brings(body, mechanism.dimension)) for body in mechanism.bodies.values()]
    steps += [Step(name, [Bring(name, 1)]) for name in [*angles, *parameters]]
    world = _world(mechanism, steps, phases, [*angles, *parameters])
    explicit = assign_points(world, explicit)
    for step, body in zip(steps, mechanism.bodies.values(), strict=False):
        step.demands += own_demands(world, body)
    world.define_angles(turns, angles)
    own = [*steps]
    joints = [*_sharing_steps(world), *_explicit_steps(world, explicit)]
    for step in own:
        for demand in step.demands:
            world.demand(demand)
    for step in joints:
        for demand in step.demands:
            (meet or SymbolicWorld.demand)(world, demand)
    steps += joints
    for step in steps:
        step.demands[:] = [demand for demand in step.demands if demand.name in world.kept]
    add_masses(world)
    world.add_forces()
    world.add_outputs()
    return Model(mechanism, world, tuple(steps), phases)


def coordinates(body: Body, dimension: int) -> list[str]:
    """Names of a body's coordinates."""
    axes = "xyz"[:dimension]
    if body.has_frame(dimension):
        return [*[f"{body.name}.{axis}" for axis in axes], *[f"{body.name}.{one}" for one in attitude(dimension)]]
    return [f"{body.name}.{point}.{axis}" for point in body.points for axis in axes]


def attitude(dimension: int) -> tuple[str, ...]:
    """What describes the attitude of a body."""
    return ("turn",) if dimension == 2 else EULER


def _brings(body: Body, dimension: int) -> list[Bring]:
    return [Bring(name, 1) for name in coordinates(body, dimension)]


def _world(mechanism: Mechanism, steps: list[Step], phases: tuple[str, ...], quantities: list[str]) -> SymbolicWorld:
    names = [bring.name for step in steps for bring in step.brings]
    if not names:
        raise ModelError("Nothing in this mechanism can move.\n  Give it a part that is not fixed.")
    lagrangian = Lagrangian.with_any_names(names, dict.fromkeys(phases, 0.0))
    node = joined_names(mechanism)
    places = {node[name]: Vec(place) for name, place in mechanism.ground.items()}
    world = SymbolicWorld(mechanism, lagrangian, node, places, {name: lagrangian[name] for name in quantities})
    for body in mechanism.bodies.values():
        if body.has_frame(mechanism.dimension):
            world.frames[body.name] = _frame(body, lagrangian, mechanism.dimension)
        for name in body.members:
            place = _member(world, body, name)
            world.own[body.name, name] = place
            world.seen.setdefault(name, place)
            world.places.setdefault(node[name], place)
    world.seen |= {name: Vec(place) for name, place in mechanism.ground.items()}
    return world


def _explicit_steps(world: SymbolicWorld, explicit: list[tuple[str, Relation]]) -> Iterator[Step]:
    """Equations of explicit joints and of angles, with points and vectors as the parts on both sides have them.

    A guide holds the particle at its point, if there is one.
    """
    seen, having = dict(world.seen), parts_by_name(world.mechanism)
    for joint, relation in explicit:
        parts = meant(world.mechanism.joints[joint], having)
        world.seen |= {name: world.member(part, name) for name, part in parts.items() if part != GROUND}
        world.seen |= _slider(world, relation)
        steps = joint_steps(world, [(joint, relation)])
        yield from (step for step in steps if step.part not in world.angles)
        world.seen |= seen
    yield from joint_steps(world, [])


def _slider(world: SymbolicWorld, relation: Relation) -> dict[str, Vec]:
    """The place of the particle that a line, plane or curve guides."""
    if not isinstance(relation, Guide):
        return {}
    node = world.node[relation.point]
    for body in world.mechanism.bodies.values():
        if body.is_spot and world.node[body.points[0]] == node:
            return {relation.point: world.member(body.name, body.points[0])}
    return {}


def assign_points(world: SymbolicWorld, explicit: list[tuple[str, Relation]]) -> list[tuple[str, Relation]]:
    """Places points that only formulas give; returns the other relations."""
    pending = [pair for pair in explicit if isinstance(pair[1], Assigned) and pair[1].point not in world.places]
    rest = [pair for pair in explicit if pair not in pending]
    while pending:
        missing = {relation.point for _, relation in pending if isinstance(relation, Assigned)}
        ready = [pair for pair in pending if not missing & _bases(pair[1])]
        if not ready:
            raise ModelError(f"The points {', '.join(sorted(missing))} are given by formulas of each other.")
        for _, relation in ready:
            assert isinstance(relation, Assigned)
            world.places[relation.point] = world.assigned_place(relation)
        pending = [pair for pair in pending if pair not in ready]
    return rest


def _bases(relation: Relation) -> set[str]:
    """The points in a formula."""
    assert isinstance(relation, Assigned)
    return {part for name in relation.names for part in (name, name.rpartition(".")[0])}


def _frame(body: Body, s: Lagrangian, dimension: int) -> Frame:
    centroid = Vec(tuple(s[f"{body.name}.{axis}"] for axis in "xyz"[:dimension]))
    if dimension == 2:
        angle = s[f"{body.name}.turn"]
        x = Vec2(ca.cos(angle), ca.sin(angle))
        axes: tuple[Vec, ...] = (x, x.quarter_turn())
    else:
        axes = euler_axes(*[s[f"{body.name}.{one}"] for one in EULER])
    frame = Frame(centroid, axes, (), ())
    return replace(frame, origin=centroid - frame.vector(*body.centroid))


def euler_axes(e0: ca.SX, e1: ca.SX, e2: ca.SX, e3: ca.SX) -> tuple[Vec, Vec, Vec]:
    """Columns of the rotation matrix of Euler parameters."""
    return (
        Vec3(e0**2 + e1**2 - e2**2 - e3**2, 2 * (e1 * e2 + e0 * e3), 2 * (e1 * e3 - e0 * e2)),
        Vec3(2 * (e1 * e2 - e0 * e3), e0**2 - e1**2 + e2**2 - e3**2, 2 * (e2 * e3 + e0 * e1)),
        Vec3(2 * (e1 * e3 + e0 * e2), 2 * (e2 * e3 - e0 * e1), e0**2 - e1**2 - e2**2 + e3**2),
    )


def _member(world: SymbolicWorld, body: Body, name: str) -> Vec:
    if body.name in world.frames:
        frame, local = world.frame(body.name), body.members[name]
        return frame.point(*local) if is_point(name) else frame.vector(*local)
    s = world.lagrangian
    return Vec(tuple(s[f"{body.name}.{name}.{axis}"] for axis in "xyz"[: world.dimension]))


def own_demands(world: SymbolicWorld, body: Body) -> list[Demand]:
    """What keeps a body in shape."""
    if body.name in world.frames:
        if world.dimension == 2:
            return []
        squares = sum(world.lagrangian[f"{body.name}.{one}"] ** 2 for one in EULER)
        return [Demand(f"{body.name}.euler", "e . e = 1", body.name, lambda _: squares - 1, essential=True)]
    length = body.length
    if length is None:
        return []
    first, second = (world.member(body.name, name) for name in body.points)
    text = f"|{body.points[1]} - {body.points[0]}|^2 = {length:.6g}^2"
    return [Demand(f"{body.name}.length", text, body.name, lambda _: (second - first).squared() - length**2)]


def _sharing_steps(world: SymbolicWorld) -> Iterator[Step]:
    """Equations for the points and vectors that tie two parts together."""
    labels: set[str] = set()
    for tie in ties(world.mechanism, world.node):
        (first, theirs), (second, name) = tie.first, tie.second
        label = f"{name}.{second}"
        label = f"{label}.{first}" if label in labels else label
        labels.add(label)
        place = world.seen[theirs] if first == GROUND else world.member(first, theirs)
        demands = same_demands(world, world.mechanism.bodies[second], name, place, label)
        yield Step(f"{name}: {first}, {second}", demands=[replace(demand, joint=tie.joint) for demand in demands])


def same_demands(world: SymbolicWorld, body: Body, name: str, place: Vec, label: str) -> Iterator[Demand]:
    """`name`, as a body has it, is where it is elsewhere; `label` begins the names of the demands."""
    own = world.member(body.name, name)
    if is_point(name):
        for axis, difference in zip("xyz", own - place, strict=False):
            text = f"{name}_{axis} of {body.name} = {name}_{axis}"
            yield Demand(f"{label}.{axis}", text, body.name, _constant(difference), about=name)
        return
    for number, e in enumerate(across(body.members[name]), 1):
        residual = place @ world.frame(body.name).vector(*e)
        text = f"{name} . e{number} = 0, e{number} across {name} in {body.name}"
        yield Demand(f"{label}.{number}", text, body.name, _constant(residual), about=name)


def _constant(residual: Any) -> Callable[[Any], Any]:
    return lambda _: residual
