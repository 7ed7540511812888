"""What to draw of a mechanism."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.formulations.gears import meshes, motors, racks
from bricard.library.drawing import Strut
from bricard.library.joints import JOINTS
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import implied_joints
from bricard.results.picture import Arrow, Guide, Link, Mark, Outline, Picture, Rim, Shape, Track
from bricard.spec.expressions import number
from bricard.spec.names import is_point


def picture_of(mechanism: Mechanism) -> Picture:
    """The mechanism as shapes, links, joints and arrows."""
    return Picture(
        title=mechanism.title,
        dimension=mechanism.dimension,
        fixed=dict(mechanism.ground),
        shapes=tuple(
            Shape(body.name, body.drawn, dict(body.members), body.mass, body.centroid)
            for body in mechanism.bodies.values()
        ),
        links=tuple(_links(mechanism)),
        marks=tuple(_marks(mechanism)),
        guides=tuple(
            Guide(surface.point, surface.base, surface.directions[0])
            for relation in mechanism.relations
            if (surface := relation.surface) is not None and len(surface.directions) == 1
        ),
        tracks=tuple(
            Track(guide.point, guide.part)
            for relation in mechanism.relations
            if (guide := relation.guide) is not None and not guide.base
        ),
        arrows=tuple(_arrows(mechanism)),
        rims=tuple(
            Rim(rim.point, rim.axis, number(rim.radius, mechanism.parameters), rim.part)
            for relation in mechanism.relations
            if (rim := relation.rim) is not None
        ),
        meshes=tuple(meshes(mechanism)),
        racks=tuple(racks(mechanism)),
        motors=tuple(motors(mechanism)),
        outlines=tuple(_outlines(mechanism)),
        gravity=_gravity(mechanism),
    )


def _gravity(mechanism: Mechanism) -> tuple[float, ...]:
    if mechanism.gravity is None:
        return ()
    return tuple(mechanism.gravity.components(mechanism.dimension, lambda one: number(one, mechanism.parameters)))


def _outlines(mechanism: Mechanism) -> Iterator[Outline]:
    """Shapes that touch; those that formulas move in the axes that move with them."""
    for surface in mechanism.surfaces:
        outline, drift = surface.form.outline, surface.drift
        about = (0.0,) * mechanism.dimension if drift is None else drift.about
        places = tuple(tuple(float(a - b) for a, b in zip(one, about, strict=True)) for one in outline.places)
        pose = () if drift is None else tuple(f"shape.{surface.name}.{one}" for one in ("x", "y", "angle"))
        yield Outline(surface.name, outline.kind, surface.part, places, float(outline.radius), outline.inside, pose)


def _links(mechanism: Mechanism) -> Iterator[Link]:
    struts = [(name, force.strut(name)) for (_, name), force in mechanism.forces.items()]
    struts += [(name, drive.strut(name)) for name, drive in mechanism.drives.items()]
    struts += [(name, strut) for (_, name), element in mechanism.onesided.items() for strut in element.struts(name)]
    for name, strut in struts:
        if strut is not None:
            yield Link(name, strut.kind, strut.ends, _length(mechanism, strut))
    for joint in mechanism.joints.values():
        for relation in joint.relations:
            if (bar := relation.bar) is not None:
                yield Link(joint.name, "distance", bar.ends, number(bar.length, mechanism.parameters))


def _length(mechanism: Mechanism, strut: Strut) -> float:
    """The natural length, if it is constant."""
    if strut.length is None or not {name for name, _ in strut.length.names} <= mechanism.parameters.keys():
        return 0.0
    return number(strut.length, mechanism.parameters)


def _marks(mechanism: Mechanism) -> Iterator[Mark]:
    """Explicit joints, and implied ones where there is no explicit one."""
    explicit = set()
    for word in mechanism.document.section("Joints").values():
        points, axes = word.__dict__.get("points"), word.__dict__.get("axes")
        if points and word.sign != "none":
            explicit |= set(points)
            parts = dict.fromkeys(part for point in points for part in mechanism.parts_with(point))
            yield Mark(word.type, points[0], axes[0] if axes else None, tuple(parts), word.sign == "circle")
    for joint in implied_joints(mechanism):
        points = [name for name in joint.shared if is_point(name) and name not in explicit]
        vectors = [name for name in joint.shared if not is_point(name)]
        if points:
            circle = JOINTS[joint.kind].sign == "circle"
            yield Mark(joint.kind, points[0], vectors[0] if vectors else None, joint.parts, circle)


def _arrows(mechanism: Mechanism) -> Iterator[Arrow]:
    axes = "xyz"[: mechanism.dimension]
    for (_, name), force in mechanism.forces.items():
        push = force.push(name)
        if push is not None:
            yield Arrow(name, push.at, tuple(f"{push.vector}.{axis}" for axis in axes))
