"""What to draw of a mechanism."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.library.drives import Drive
from bricard.library.forces import Link as ForceLink
from bricard.library.forces import Spring
from bricard.library.joints import JOINTS
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import implied_joints
from bricard.results.picture import Arrow, Guide, Link, Mark, Picture, Rim, Shape
from bricard.spec.expressions import Call, Name, number, parse_expression
from bricard.spec.names import is_point

ZERO = parse_expression(0)


def picture_of(mechanism: Mechanism) -> Picture:
    """The mechanism as shapes, links, joints and arrows."""
    return Picture(
        title=mechanism.title,
        dimension=mechanism.dimension,
        fixed=dict(mechanism.ground),
        shapes=tuple(
            Shape(body.name, body.kind, dict(body.members), body.mass, body.centroid)
            for body in mechanism.bodies.values()
        ),
        links=tuple(_links(mechanism)),
        marks=tuple(_marks(mechanism)),
        guides=tuple(
            Guide(surface.point, surface.base, surface.directions[0])
            for relation in mechanism.relations
            if (surface := relation.surface) is not None and len(surface.directions) == 1
        ),
        arrows=tuple(_arrows(mechanism)),
        rims=tuple(
            Rim(rim.point, rim.axis, number(rim.radius, mechanism.parameters), rim.part)
            for relation in mechanism.relations
            if (rim := relation.rim) is not None
        ),
    )


def _links(mechanism: Mechanism) -> Iterator[Link]:
    for (section, name), force in mechanism.forces.items():
        if isinstance(force, ForceLink) and (ends := force.ends(name)) is not None:
            kind, length = section.removesuffix("s").lower(), 0.0
            if isinstance(force, Spring):
                kind = "spring" if force.damping == ZERO else "spring-damper"
                names = {n for n, _ in force.length.names}
                length = number(force.length, mechanism.parameters) if names <= mechanism.parameters.keys() else 0.0
            yield Link(name, kind, ends, length)
    for name, motion in mechanism.drives.items():
        ends = _driven_ends(motion)
        if ends is not None:
            yield Link(name, "distance", ends)
    for joint in mechanism.joints.values():
        for relation in joint.relations:
            if (bar := relation.bar) is not None:
                yield Link(joint.name, "distance", bar.ends, number(bar.length, mechanism.parameters))


def _driven_ends(motion: Drive) -> tuple[str, str] | None:
    """The ends of a length that is driven: of distance(A, B)."""
    root = None if motion.of is None else motion.of.root
    if not isinstance(root, Call) or root.function != "distance":
        return None
    names = [node.name for node in root.arguments if isinstance(node, Name)]
    return (names[0], names[1]) if len(names) == 2 else None


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
    for section, name in mechanism.forces:
        if section == "Forces":
            at = getattr(mechanism.forces[section, name], "at", None) or name
            yield Arrow(name, at, tuple(f"force.{name}.{axis}" for axis in axes))
