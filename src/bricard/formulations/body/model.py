"""Body coordinates: every body has a pose of its own, and every joint is a set of equations.

In the plane a body has the coordinates x, y of its centroid and its angle; in space x, y, z and Euler parameters e0
to e3, with e.e = 1. Thin rods in space, whose spin about themselves means nothing, springs with mass and particles
have the coordinates of their points. Points and vectors that tie two parts together (`bricard.mechanism.ties`) become
equations; their multipliers are the forces and torques in the joints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bricard.formulations.angles import turning
from bricard.formulations.building import Layout, build, explicit_relations, hidden_quantities
from bricard.formulations.demands import Bring, Demand, Step, same_demands
from bricard.formulations.model import Model
from bricard.formulations.relations import angle_steps, relation_steps
from bricard.formulations.world import SymbolicWorld
from bricard.library.bodies.body import Body
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.ties import meant, parts_by_name, ties
from bricard.mechanism.topology import joined_names
from bricard.spec.names import is_point
from bricard.symbolic import sx
from bricard.symbolic.frames import Frame
from bricard.symbolic.vectors import Vec, Vec2, Vec3

if TYPE_CHECKING:
    from bricard.formulations.building import Named

EULER = ("e0", "e1", "e2", "e3")


def body_model(mechanism: Mechanism, meet: Callable[[SymbolicWorld, Demand], None] = SymbolicWorld.demand) -> Model:
    """The model of a mechanism in body coordinates.

    meet  what to do about the demands of joints; by default they are constraints
    """
    explicit = explicit_relations(mechanism)
    hidden, angles = hidden_quantities(relation for _, relation in explicit), turning(mechanism)
    steps = [Step(body.name, _brings(body, mechanism.dimension)) for body in mechanism.bodies.values()]

    def world(lagrangian: Lagrangian, _: Sequence[Bring]) -> SymbolicWorld:
        return _world(mechanism, lagrangian, [*angles.needed, *hidden])

    def equations(world: SymbolicWorld, leftover: Sequence[Named]) -> list[Step]:
        for step, body in zip(steps, mechanism.bodies.values(), strict=True):
            step.demands += own_demands(world, body)
        return [*_sharing_steps(world), *_explicit_steps(world, leftover)]

    return build(mechanism, Layout(steps, angles, hidden, explicit, world, equations, meet))


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


def _world(mechanism: Mechanism, lagrangian: Lagrangian, quantities: Sequence[str]) -> SymbolicWorld:
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


def _explicit_steps(world: SymbolicWorld, explicit: Sequence[Named]) -> Iterator[Step]:
    """Equations of explicit joints and of angles, with points and vectors as the parts on both sides have them.

    A guide holds the particle at its point, if there is one.
    """
    seen, having, spots = dict(world.seen), parts_by_name(world.mechanism), _spots(world)
    for joint, relation in explicit:
        parts = meant(world.mechanism.joints[joint], having)
        own = {name: world.member(part, name) for name, part in parts.items() if part != GROUND}
        if relation.guide is not None and (spot := spots.get(world.node[relation.guide.point])) is not None:
            own[relation.guide.point] = spot
        world.seen |= own
        yield from relation_steps(world, [(joint, relation)])
        world.seen |= {name: seen[name] for name in own if name in seen}
    yield from angle_steps(world)


def _spots(world: SymbolicWorld) -> dict[str, Vec]:
    """By node the place of the first particle there."""
    spots: dict[str, Vec] = {}
    for body in world.mechanism.bodies.values():
        if body.is_spot:
            spots.setdefault(world.node[body.points[0]], world.member(body.name, body.points[0]))
    return spots


def _frame(body: Body, s: Lagrangian, dimension: int) -> Frame:
    centroid = Vec(tuple(s[f"{body.name}.{axis}"] for axis in "xyz"[:dimension]))
    if dimension == 2:
        angle = s[f"{body.name}.turn"]
        x = Vec2(sx.cos(angle), sx.sin(angle))
        axes: tuple[Vec, ...] = (x, x.quarter_turn())
    else:
        axes = euler_axes(*[s[f"{body.name}.{one}"] for one in EULER])
    frame = Frame(centroid, axes, (), ())
    return replace(frame, origin=centroid - frame.vector(*body.centroid))


def euler_axes(e0: sx.SX, e1: sx.SX, e2: sx.SX, e3: sx.SX) -> tuple[Vec, Vec, Vec]:
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
