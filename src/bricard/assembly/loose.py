"""Mechanisms of loose bodies in the plane, moved by contacts and constant forces only: as worlds of time stepping."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared, prepare
from bricard.contact.steps import forms
from bricard.contact.steps.world import Body, Law, Placed, Pose, World
from bricard.library.contact_shapes.surface import Surface
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanism.contents import Contact
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.turned import angles
from bricard.solvers.method import Method
from bricard.spec.expressions import Expression, ExpressionError, number

FAR = 1e3  # times its length: how far a line reaches that is endless
SAME = 1e-12  # relative: masses and forces that differ by less are the same
KINDS = ("circle", "point", "line", "polygon", "capsule")


@dataclass(frozen=True, eq=False)
class Loose:
    """A world, and the mechanism without contacts whose coordinates it moves.

    columns   of the coordinates in the world's poses: x, y, angle of each body, one after the other
    """

    world: World
    ready: Prepared
    columns: tuple[int, ...]


def loose(mechanism: Mechanism) -> Loose | None:
    """A mechanism as a world; None if it has joints, other forces, or shapes that are not in one."""
    if not _may_be_loose(mechanism):
        return None
    bare = mechanism.kept.made("without contacts", lambda: replace(mechanism, contacts=()))
    ready = prepare(bare, Method("body"))
    if not _is_loose(ready):
        return None
    bodies, columns = _bodies(ready)
    shapes, movers = _shapes(mechanism, {name: i + 1 for i, name in enumerate(mechanism.bodies)})
    world = World((Body(), *bodies, *movers), shapes, _laws(mechanism))
    return Loose(world, replace(ready, model=replace(ready.model, mechanism=mechanism)), columns)


def _may_be_loose(mechanism: Mechanism) -> bool:
    joined = [joint for joint in mechanism.joints.values() if joint.kind != "angle"]  # angles are looked at
    others: tuple[Collection[object], ...] = (
        *(joined, mechanism.forces, mechanism.drives, mechanism.onesided, mechanism.events),
        mechanism.start.closed,  # which only equations can meet
    )
    plain = mechanism.dimension == 2 and not any(others)
    shapes = all(_fits(surface, mechanism.parameters) for surface in _touching(mechanism))
    framed = all(body.has_frame(2) and body.mass > 0 and body.has_inertia for body in mechanism.bodies.values())
    rigid = all(contact.law.is_rigid and contact.law.law == "newton" for contact in mechanism.contacts)
    return bool(mechanism.contacts) and plain and shapes and framed and rigid


def _touching(mechanism: Mechanism) -> list[Surface]:
    return [surface for surface in mechanism.surfaces if surface.touches]


def _fits(surface: Surface, parameters: Mapping[str, float]) -> bool:
    try:
        _speed(surface, parameters)
    except ExpressionError:  # a formula of time
        return False
    return surface.form.outline.kind in KINDS


def _is_loose(ready: Prepared) -> bool:
    """No constraints, and masses and forces that are the same elsewhere."""
    system = ready.system
    if system.holonomic or system.velocity or system.tables or system.inputs:
        return False
    if len(angles(system)) < len(system.extras):
        return False
    here, elsewhere = _masses_and_forces(ready, 0.0), _masses_and_forces(ready, 1.0)
    return all(
        np.allclose(one, other, rtol=SAME, atol=SAME * np.max(np.abs(one)))
        for one, other in zip(here, elsewhere, strict=True)
    )


def _masses_and_forces(ready: Prepared, apart: float) -> list[FloatArray]:
    """M and f so far apart from the start."""
    names, start = ready.system.coordinates, ready.start
    q, v = (np.array([given.get(x, 0.0) for x in names]) + apart for given in (start.positions, start.velocities))
    return Dynamics(ready.system).values("M", "f", t=start.t + apart, q=q, v=v)


def _bodies(ready: Prepared) -> tuple[list[Body], tuple[int, ...]]:
    """The bodies at the start, and where their coordinates stand in the world."""
    start, names = ready.start, list(ready.system.coordinates)
    q, v = (np.array([given.get(x, 0.0) for x in names]) for given in (start.positions, start.velocities))
    M, f = _masses_and_forces(ready, 0.0)
    bodies, columns = [], np.zeros(len(names), dtype=int)
    for body, part in enumerate(ready.model.mechanism.bodies):
        own = [names.index(f"{part}.{axis}") for axis in ("x", "y", "turn")]
        columns[own] = 3 * (body + 1) + np.arange(3)
        bodies.append(Body(M[own[0], own[0]], M[own[2], own[2]], _pose(q[own]), _pose(v[own]), _pose(f[own])))
    return bodies, tuple(columns.tolist())


def _pose(values: FloatArray) -> Pose:
    x, y, angle = values.tolist()
    return x, y, angle


def _shapes(mechanism: Mechanism, numbers: Mapping[str, int]) -> tuple[tuple[Placed, ...], list[Body]]:
    """All shapes, by their entries; each that moves in the world has a body of its own."""
    placed: list[Placed] = []
    movers: list[Body] = []
    for surface in _touching(mechanism):
        body, about = numbers.get(surface.part or "", 0), (0.0, 0.0)
        if surface.part is not None:
            x, y = mechanism.bodies[surface.part].centroid[:2]
            about = x, y
        if surface.drift is not None:
            x, y = surface.drift.about
            about, body = (x, y), len(numbers) + 1 + len(movers)
            movers.append(Body(pose=_motion(surface, mechanism.parameters)))
        placed += [Placed(surface.entry, body, form) for form in _forms(surface, about, mechanism.parameters)]
    return tuple(placed), movers


def _motion(surface: Surface, parameters: Mapping[str, float]) -> Callable[[float], Pose]:
    drift = surface.drift
    assert drift is not None

    def pose(t: float) -> Pose:
        known = {**parameters, "t": t}
        x, y = [number(one, known) for one in drift.moves] or (0.0, 0.0)
        turned = 0.0 if drift.turns is None else number(drift.turns, known)
        return drift.about[0] + x, drift.about[1] + y, turned

    return pose


def _speed(surface: Surface, parameters: Mapping[str, float]) -> float:
    """To the right of the outward normal: of lines along them."""
    value = 0.0 if surface.speed is None else number(surface.speed, parameters)
    return value if surface.form.clockwise else -value


def _forms(surface: Surface, about: tuple[float, float], parameters: Mapping[str, float]) -> tuple[forms.Form, ...]:
    """The shape about the centre of its body."""
    outline, speed = surface.form.outline, _speed(surface, parameters)
    places = [(float(place[0]) - about[0], float(place[1]) - about[1]) for place in outline.places]
    radius = float(outline.radius)
    if outline.kind == "polygon":
        return forms.polygon(places, speed)
    start, end = places[0], places[-1]
    if outline.kind == "capsule":
        return (forms.capsule(start, end, radius),)
    if outline.kind == "line":
        start, end = _endless(start, end) if outline.endless else (start, end)
        return (forms.line(start, end, all(face.is_thin for face in surface.form.faces), speed),)
    return (forms.drum(radius, start, speed) if outline.inside else forms.disc(radius, start, speed),)


def _endless(start: forms.Corner, end: forms.Corner) -> tuple[forms.Corner, forms.Corner]:
    x, y = FAR * (end[0] - start[0]), FAR * (end[1] - start[1])
    return (start[0] - x, start[1] - y), (end[0] + x, end[1] + y)


def _laws(mechanism: Mechanism) -> dict[tuple[str, str], Law]:
    def value(expression: Expression) -> float:
        return number(expression, mechanism.parameters)

    def law(contact: Contact) -> Law:
        static, kinetic = contact.law.friction[0], contact.law.friction[-1]
        return Law(value(kinetic), value(contact.law.rebound), value(static))

    return {(contact.first.entry, contact.second.entry): law(contact) for contact in mechanism.contacts}
