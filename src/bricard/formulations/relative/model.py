"""Relative coordinates: parts hang on each other by joint coordinates, and only loops need equations.

The tree (`tree`) says on what a part B hangs. With R the axes of what it hangs on (in the plane
turned by phi), A a point there, and p the local coordinates of a point P of B, its axes R_B and its origin o_B are

    o_B = W - R_B p              W: where P is

    W = A                        at a point: no coordinate
    W = A + s u                  on a line: the slide s; if B carries the line, W = A - s u
    W = A + a u + b v            in a plane, likewise; if it is given by its normal, u and v lie across that
    W = c(s)                     on a curve: its parameter
    W = (x, y, z)                free: the centroid; of bodies without a frame their points
    W = A + (x, y, z)            a rod in space from its known end, with |(x, y, z)| = l as an equation

    R_B = R C                    welded: C constant
    R_B = R [w e f] turned by theta about w [w e f]_B^T
                                 about a vector w of both; e is the part of the local x axis across w (y, or z, where
                                 x is too near to w), so theta = 0 where these of both parts coincide
    R_B = two such turns         crossed: alpha from e to the own vector v about the other's vector u, then beta about
                                 v from u to the own e across v
    phi_B = phi + theta          in the plane, where R_B turns by phi_B: theta = 0 where the local x axes coincide
    R_B = R(e0, e1, e2, e3)      free in space: Euler parameters in the world's axes, with e.e = 1 as an equation

Names: part.turn (part.turn1, part.turn2) for angles, for OA.angle is the angle of OA from the world's x axis; part.e0
to part.e3; part.x, part.y, part.z of the centroid, part.P.x of a point; part.slide1, part.slide2 in a plane given by
its normal. Slides and parameters of curves have the names that the mechanism gives them. So have angles that springs,
gears or formulas need: where one is the angle of a joint of the tree, it is its coordinate, theta = angle - constant;
else it is one more, with an equation. They and the parameters of curves come last, as in body coordinates.

Of a loop of the plane in space, or a parallelogram, some equations hold wherever the joints are; they are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.formulations.angles import turning
from bricard.formulations.body.model import EULER, euler_axes, own_demands
from bricard.formulations.building import Layout, build, hidden_quantities
from bricard.formulations.demands import Assignment, Bring, Demand, Step, always, same_demands
from bricard.formulations.geometry import across
from bricard.formulations.masses import check_masses
from bricard.formulations.model import Model
from bricard.formulations.relations import joint_steps
from bricard.formulations.relative.joints import (
    TINY,
    NamedTurn,
    attitude_coordinates,
    coordinates,
    in_words,
    members,
    named_turns,
    place_coordinates,
    references,
    shared_vectors,
    welded,
)
from bricard.formulations.relative.tree import Attitude, Hanging, Member, Place, Tree, tree
from bricard.formulations.world import SymbolicWorld
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import joined_names
from bricard.records import dataclass
from bricard.spec.names import is_point
from bricard.symbolic import sx
from bricard.symbolic.frames import Frame
from bricard.symbolic.vectors import Vec, as_vec

if TYPE_CHECKING:
    from bricard.formulations.building import Named

SAMPLES = 3  # random positions at which equations that hold everywhere show
VANISHING = 1e-11  # of the square of a length: a residual that is zero


@dataclass(frozen=True, eq=False)
class RelativeModel(Model):
    """A mechanism in relative coordinates, with its tree."""

    world: RelativeWorld
    tree: Tree


def relative_model(mechanism: Mechanism, cut: Sequence[str] = ()) -> RelativeModel:
    """The model of a mechanism in relative coordinates; joints that are `cut` close loops.

    So do joints whose reactions something depends on.
    """
    found, angles = tree(mechanism, tuple(dict.fromkeys((*cut, *sorted(mechanism.reacting))))), turning(mechanism)
    named = named_turns(mechanism, found.hangings, angles.turns, angles.needed)
    steps = [_step(hanging, mechanism.dimension, named) for hanging in found.hangings]

    def world(lagrangian: Lagrangian, brings: Sequence[Bring]) -> RelativeWorld:
        return _world(mechanism, lagrangian, [bring.name for bring in brings], named)

    def equations(world: RelativeWorld, leftover: Sequence[Named]) -> list[Step]:
        for hanging, step in zip(found.hangings, steps, strict=True):
            if hanging.part != GROUND and (hanging.attitude is None or hanging.attitude.kind == "free"):
                step.demands += own_demands(world, mechanism.bodies[hanging.part])
        joints = [*_closing_steps(world), *_joint_steps(world, leftover)]
        _drop_idle(world, [*steps, *joints])
        return joints

    hidden = hidden_quantities(mechanism.relations)
    model = build(mechanism, Layout(steps, angles, hidden, found.leftover, world, equations))
    check_masses(mechanism)
    assert isinstance(model.world, RelativeWorld)
    return RelativeModel(mechanism, model.world, model.steps, model.phases, found)


def _joint_steps(world: RelativeWorld, leftover: Sequence[Named]) -> list[Step]:
    """Equations of joints, and of angles that are not coordinates of joints of the tree."""
    met = {turn.angle for turn in world.named.values()}
    return [step for step in joint_steps(world, leftover) if step.part not in met]


class RelativeWorld(SymbolicWorld):
    """A world whose parts are placed one after the other; the ground counts as a part.

    named    joints whose turns have names of their own, by part
    turned   angles of the parts' axes, in the plane
    """

    named: dict[str, NamedTurn]
    turned: dict[str, Any]

    def hang(self, hanging: Hanging) -> None:
        """Places a part."""
        if hanging.attitude is None:
            for place in hanging.places:
                self._set((hanging.part, place.own), self._where(hanging.part, place))
        else:
            self._hang_body(hanging.part, hanging.attitude, hanging.places[0])

    def _hang_body(self, part: str, attitude: Attitude, place: Place) -> None:
        """R_B, then o_B = W - R_B p, then all points and vectors; those taken from another part stay the same."""
        body = self.mechanism.bodies[part]
        self.frames[part] = frame = Frame(Vec((0.0,) * self.dimension), self._axes(part, attitude), (), ())
        for own, theirs in shared_vectors(self.mechanism, self.node, part, attitude).items():
            self._set((part, own), self.own[attitude.to, theirs])
        for name in body.vectors:
            if (part, name) not in self.own:
                self._set((part, name), frame.vector(*body.members[name]))
        where = self._where(part, place)
        if place.own:
            self._set((part, place.own), where)
        self.frames[part] = frame = replace(frame, origin=where - frame.vector(*self._anchor(part, place)))
        for name in body.points:
            if (part, name) not in self.own:
                self._set((part, name), frame.point(*body.members[name]))

    def _set(self, member: Member, place: Vec) -> None:
        self.own[member] = place
        self.seen.setdefault(member[1], place)
        self.places.setdefault(self.node[member[1]], place)

    # -- places ------------------------------------------------------------------------------

    def _anchor(self, part: str, place: Place) -> Sequence[Any]:
        """Local coordinates p of the point of a part that is placed."""
        if place.own:
            return members(self.mechanism, part)[place.own]
        if place.relation is not None and place.relation.track is not None:
            return place.relation.track.local(self)
        return self.mechanism.bodies[part].centroid

    def _where(self, part: str, place: Place) -> Vec:
        """W, where that point is."""
        if place.kind == "given" or (place.kind == "curve" and not place.carries):
            return as_vec(place.way.place(self))
        slides = [self.lagrangian[name] for name in place_coordinates(part, place, self.dimension)]
        if place.kind == "free":
            return Vec(tuple(slides))
        where = self.own[place.base]
        if place.kind == "span":
            return where + Vec(tuple(slides))
        for slide, direction in zip(slides, self._directions(place) if slides else (), strict=True):
            where = where + direction * (-slide if place.carries else slide)
        return where

    def _directions(self, place: Place) -> list[Vec]:
        """The directions of a line or plane."""
        if not place.surface.normal:
            return [self.own[vector] for vector in place.vectors]
        ((part, normal),) = place.vectors
        return [self.frames[part].vector(*e) for e in across(members(self.mechanism, part)[normal])]

    # -- attitudes ---------------------------------------------------------------------------

    def _axes(self, part: str, attitude: Attitude) -> tuple[Vec, ...]:
        """R_B."""
        angles = self._angles(part, attitude)
        if self.dimension == 2:
            if attitude.kind == "welded":
                cosine, sine = welded(self.mechanism, part, attitude)[:, 0]
                angles = [float(np.arctan2(sine, cosine))]
            self.turned[part] = phi = self.turned[attitude.to] + angles[0]
            x = Vec((sx.cos(phi), sx.sin(phi)))
            return x, x.quarter_turn()
        if attitude.kind == "free":
            return euler_axes(*angles)
        frame = self.frames[attitude.to]
        if attitude.kind == "welded":
            return tuple(frame.vector(*column) for column in welded(self.mechanism, part, attitude).T.tolist())
        theirs, own = references(self.mechanism, part, attitude)
        w, e, f = (frame.vector(*column) for column in theirs)
        if attitude.kind == "about":
            return _combined([w, *_turned(e, f, angles[0])], own)
        v, n = _turned(e, f, angles[0])
        return _combined([v, *_turned(w, -n, angles[1])], own)

    def _angles(self, part: str, attitude: Attitude) -> list[Any]:
        """Turns or Euler parameters."""
        if part in self.named:
            turn = self.named[part]
            return [turn.sign * (self.lagrangian[turn.angle] - turn.offset)]
        return [self.lagrangian[name] for name in attitude_coordinates(part, attitude, self.dimension)]


def _turned(e: Vec, f: Vec, angle: sx.SX) -> tuple[Vec, Vec]:
    """Two perpendicular vectors, turned in their plane from the first to the second."""
    return e * sx.cos(angle) + f * sx.sin(angle), f * sx.cos(angle) - e * sx.sin(angle)


def _combined(triad: Sequence[Vec], local: Sequence[Sequence[float]]) -> tuple[Vec, ...]:
    """The axes in which the vectors of a triad have given local coordinates."""
    frame = Frame(triad[0], tuple(triad), (), ())
    rows = [[value if abs(value) > TINY else 0 for value in row] for row in zip(*local, strict=True)]
    return tuple(frame.vector(*row) for row in rows)


def _step(hanging: Hanging, dimension: int, named: dict[str, NamedTurn]) -> Step:
    """What a part brings in, and how it hangs."""
    own = coordinates(hanging, dimension, named)
    title = hanging.places[0].own if hanging.part == GROUND else hanging.part
    assignment = Assignment(in_words(hanging), lambda world: world.hang(hanging))
    return Step(title, [Bring(name, 1) for name in own], [assignment])


def _world(
    mechanism: Mechanism, lagrangian: Lagrangian, names: Sequence[str], named: dict[str, NamedTurn]
) -> RelativeWorld:
    """The world with its coordinates and the ground."""
    node, dimension = joined_names(mechanism), mechanism.dimension
    known = frozenset(mechanism.quantities)
    quantities = {name: lagrangian[name] for name in names if name in known}
    world = RelativeWorld(mechanism, lagrangian, node, {}, quantities)
    world.named, world.turned = named, {GROUND: 0.0}
    axes = tuple(Vec(tuple(row)) for row in np.eye(dimension).tolist())
    world.frames[GROUND] = Frame(Vec((0.0,) * dimension), axes, (), ())
    for name, place in mechanism.ground.items():
        world.own[GROUND, name] = world.seen[name] = world.places.setdefault(node[name], Vec(place))
    return world


def _closing_steps(world: RelativeWorld) -> Iterator[Step]:
    """Equations for points and vectors that parts share and that the tree does not bring together."""
    seen: dict[str, list[tuple[str, Vec]]] = {}
    for (part, name), own in sorted(world.own.items(), key=lambda item: item[0][0] != GROUND):
        known = seen.setdefault(world.node[name], [])
        if any(own is place for _, place in known):
            continue
        if known:
            (owner, place), body = known[0], world.mechanism.bodies[part]
            axes = _axes_of_loop(world, owner, part) if is_point(name) else None
            demands = (
                same_demands(world, body, name, place, f"{name}.{part}")
                if axes is None
                else _along(name, part, own - place, axes)
            )
            yield Step(f"{name}: {owner}, {part}", demands=list(demands))
        known.append((part, own))


def _axes_of_loop(world: RelativeWorld, owner: str, part: str) -> list[Vec] | None:
    """Axes in which a loop of the plane in space closes: a vector that both parts share, and two across it."""
    if world.dimension == 2 or part not in world.frames or owner not in world.frames:
        return None
    theirs = [world.own[owner, name] for name in members(world.mechanism, owner) if not is_point(name)]
    for name in world.mechanism.bodies[part].vectors:
        if any(world.own[part, name] is vector for vector in theirs):
            local = world.mechanism.bodies[part].members[name]
            return [world.frames[part].vector(*e) for e in (local, *across(local))]
    return None


def _along(name: str, part: str, difference: Vec, axes: Sequence[Vec]) -> Iterator[Demand]:
    """Components of the difference of two places along some axes."""
    for number, axis in enumerate(axes, 1):
        text = f"{name} of {part} = {name}, along axis {number} of {part}"
        yield Demand(f"{name}.{part}.{number}", text, part, always(difference @ axis), about=name)


def _drop_idle(world: RelativeWorld, steps: list[Step]) -> None:
    """Leaves out demands that hold wherever the joints are."""
    idle = _idle(world, [demand for step in steps for demand in step.demands if not demand.essential])
    for step in steps:
        step.demands[:] = [demand for demand in step.demands if demand.name not in idle]


def _idle(world: RelativeWorld, demands: Sequence[Demand]) -> set[str]:
    """Demands that hold at any values of the coordinates: they vanish at random ones (Euler parameters of size 1)."""
    residuals = sx.vertcat(sx.SX(0, 1), *[sx.SX(demand.residual(world)) for demand in demands])
    symbols = sx.symvar(residuals)
    if not symbols:
        return set()
    evaluate = sx.Function("residuals", symbols, [sx.densify(residuals)])
    places = [members(world.mechanism, part) for part in (GROUND, *world.mechanism.bodies)]
    points = [place for one in places for name, place in one.items() if is_point(name)]
    size = max([abs(x) for place in points for x in place], default=1.0)
    random, worst = np.random.default_rng(5), np.zeros(len(demands))
    for _ in range(SAMPLES):
        values = dict(zip([str(symbol) for symbol in symbols], random.normal(size=len(symbols)), strict=True))
        for part in world.mechanism.bodies:
            e = [f"{part}.{one}" for one in EULER if f"{part}.{one}" in values]
            norm = float(np.linalg.norm([values[name] for name in e]))
            values |= {name: values[name] / norm for name in e}
        worst = np.maximum(worst, np.abs(np.array(evaluate(*values.values())).ravel()))
    return {
        demand.name
        for demand, value in zip(demands, worst, strict=True)
        if value <= VANISHING * (size if demand.about and is_point(demand.about) else max(1.0, size) ** 2)
    }
