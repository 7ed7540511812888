"""What to draw of a mechanism."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.formulations.fittings import constant, moving_grounds, ropes, threads
from bricard.formulations.gears import belts, meshes, motors, racks
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
        ropes=tuple(ropes(mechanism)),
        belts=tuple(belts(mechanism)),
        threads=tuple(threads(mechanism)),
        grounds=tuple(moving_grounds(mechanism)),
        gravity=_gravity(mechanism),
    )


def _gravity(mechanism: Mechanism) -> tuple[float, ...]:
    if mechanism.gravity is None:
        return ()
    return tuple(mechanism.gravity.components(mechanism.dimension, lambda one: number(one, mechanism.parameters)))


def _outlines(mechanism: Mechanism) -> Iterator[Outline]:
    """Shapes; those that formulas move in the axes that move with them."""
    met = {id(one) for contact in mechanism.contacts for one in (contact.first, contact.second)}
    for surface in mechanism.surfaces:
        outline, drift = surface.form.outline, surface.drift
        about = (0.0,) * mechanism.dimension if drift is None else drift.about
        places = tuple(tuple(float(a - b) for a, b in zip(one, about, strict=True)) for one in outline.places)
        pose = () if drift is None else tuple(f"shape.{surface.name}.{one}" for one in ("x", "y", "angle"))
        yield Outline(
            surface.name,
            outline.kind,
            surface.part,
            places,
            float(outline.radius),
            outline.inside,
            pose,
            speed=constant(mechanism, surface.speed),
            extent=tuple(float(x) for x in outline.extent),
            hole=float(outline.hole),
            color=surface.look.color,
            opacity=surface.look.opacity,
            touches=id(surface) in met,
            mesh=outline.mesh,
        )


def _links(mechanism: Mechanism) -> Iterator[Link]:
    struts = [(name, force.strut(name)) for (_, name), force in mechanism.forces.items()]
    struts += [(name, drive.strut(name)) for name, drive in mechanism.drives.items()]
    for name, strut in struts:
        if strut is not None:
            yield Link(name, strut.kind, strut.ends, constant(mechanism, strut.length))
    for joint in mechanism.joints.values():
        for relation in joint.relations:
            if (bar := relation.bar) is not None:
                yield Link(joint.name, "distance", bar.ends, number(bar.length, mechanism.parameters))


def _marks(mechanism: Mechanism) -> Iterator[Mark]:
    """Explicit joints, and implied ones where there is no explicit one, or about another axis."""
    explicit: dict[str, set[str]] = {}  # by point, the axes of the joints there
    for word in mechanism.document.section("Joints").values():
        points, axes = word.__dict__.get("points"), word.__dict__.get("axes")
        if points and word.sign != "none":
            for point in points:
                explicit.setdefault(point, set()).update(axes or ())
            parts = dict.fromkeys(part for point in points for part in mechanism.parts_with(point))
            first, second = axes or (None, None)
            crossed = second if any(relation.crossed for relation in word.relations("")) else None
            yield Mark(word.type, points[0], first, tuple(parts), word.sign == "circle", crossed)
    for joint in implied_joints(mechanism):
        vectors = [name for name in joint.shared if not is_point(name)]
        points = [
            name
            for name in joint.shared
            if is_point(name) and (name not in explicit or not explicit[name].issuperset(vectors))
        ]
        if points:
            circle = JOINTS[joint.kind].sign == "circle"
            yield Mark(joint.kind, points[0], vectors[0] if vectors else None, joint.parts, circle)


def _arrows(mechanism: Mechanism) -> Iterator[Arrow]:
    axes = "xyz"[: mechanism.dimension]
    for (_, name), force in mechanism.forces.items():
        push = force.push(name)
        if push is not None:
            yield Arrow(name, push.at, tuple(f"{push.vector}.{axis}" for axis in axes))
