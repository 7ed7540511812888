"""Ropes, threads and ground that moves, as they are drawn."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.library.drawing import Cord
from bricard.mechanism.mechanism import Mechanism
from bricard.results.picture import Rope, Thread
from bricard.spec.expressions import CONSTANTS, Expression, number
from bricard.spec.names import is_point


def ropes(mechanism: Mechanism) -> Iterator[Rope]:
    """Ropes that stay taut, and cables."""
    cords: list[tuple[str, Cord | None]] = [
        (name, word.cord) for name, word in mechanism.document.section("Joints").items()
    ]
    cords += [(name, element.cord(name)) for (_, name), element in mechanism.onesided.items()]
    for name, cord in cords:
        if cord is not None:
            radii = tuple(number(radius, mechanism.parameters) for radius in cord.radii)
            yield Rope(name, cord.points, radii, constant(mechanism, cord.length))


def constant(mechanism: Mechanism, length: Expression | None) -> float:
    """A length, if it is constant; 0 if not."""
    if length is None or not {name for name, _ in length.names} <= mechanism.parameters.keys():
        return 0.0
    return number(length, mechanism.parameters)


def threads(mechanism: Mechanism) -> Iterator[Thread]:
    """Spindles in their nuts: the longer one of two parts along the axis is the spindle, in doubt the second."""
    for word in mechanism.document.section("Joints").values():
        if word.pitch_of_thread is not None:
            points, axes = word.__dict__["points"], word.__dict__["axes"]
            owners = [_owner(mechanism, *pair) for pair in zip(points, axes, strict=True)]
            nut = 1 if _reach(mechanism, owners[0], axes[0]) > _reach(mechanism, owners[1], axes[1]) else 0
            spindle, pitch = 1 - nut, number(word.pitch_of_thread, mechanism.parameters)
            yield Thread(points[spindle], axes[spindle], owners[spindle], points[nut], owners[nut], pitch)


def _owner(mechanism: Mechanism, point: str, axis: str) -> str | None:
    return next((part for part in mechanism.parts_with(point) if axis in mechanism.bodies[part].members), None)


def _reach(mechanism: Mechanism, part: str | None, axis: str) -> float:
    """How long a part is along one of its vectors."""
    if part is None:
        return 0.0
    members = mechanism.bodies[part].members
    along = [
        sum(a * b for a, b in zip(place, members[axis], strict=True))
        for name, place in members.items()
        if is_point(name)
    ]
    return max(along) - min(along)


def moving_grounds(mechanism: Mechanism) -> Iterator[str]:
    """Points that laws of time alone move: given by a formula, by all of their coordinates, or along a fixed line.

    A part that is driven along a line, and not only a point, is drawn as what it is.
    """
    known = {"t", *mechanism.parameters, *mechanism.ground, *CONSTANTS}
    for relation in mechanism.relations:
        for way in relation.ways if relation.defines else ():
            if {name.partition(".")[0] for name in way.needs} <= known:
                yield way.point
        surface = relation.surface
        if surface is not None and mechanism.ground.keys() >= {surface.base, *surface.directions}:
            drives = [mechanism.drives.get(slide) for slide in surface.slides]
            bodies = [mechanism.bodies[part] for part in mechanism.parts_with(surface.point)]
            if drives and all(drives) and all(len(body.members) == 1 for body in bodies):
                yield surface.point
    axes = "xyz"[: mechanism.dimension]
    for point in dict.fromkeys(name.partition(".")[0] for name in mechanism.drives if "." in name):
        if mechanism.drives.keys() >= {f"{point}.{axis}" for axis in axes}:
            yield point
