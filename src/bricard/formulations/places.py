"""Points, vectors and frames of a mechanism as expressions, by the names that users give them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from bricard.formulations.geometry import across
from bricard.mechanism.contents import GROUND
from bricard.spec.names import is_point, split_run
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar
from bricard.symbolic.frames import Frame
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.mechanism.mechanism import Mechanism

TINY = 1e-15


class Places:
    """Points and vectors (`places`, by the names in `node`) and frames as expressions.

    own    where parts do not share their points, by part and name
    seen   likewise, as the first part has them that has the name
    """

    def __init__(self, mechanism: Mechanism, node: Mapping[str, str], places: dict[str, Vec]) -> None:
        self.mechanism, self.node, self.places = mechanism, node, places
        self.frames: dict[str, Frame] = {}
        self.own: dict[tuple[str, str], Vec] = {}
        self.seen: dict[str, Vec] = {}

    @property
    def dimension(self) -> int:
        """2 or 3."""
        return self.mechanism.dimension

    def place(self, node: str) -> Vec:
        """A point or vector by its name in the plan."""
        return self.places[node]

    def point(self, name: str) -> Vec:
        """A point or vector as the first part has it that has this name: what acts on it acts on this part."""
        return self.seen[name] if name in self.seen else self.places[self.node[name]]

    def member(self, part: str, name: str) -> Vec:
        """A point or vector of a part, as the part has it."""
        return self.own[part, name] if (part, name) in self.own else self.point(name)

    def direction(self, origin: str, node: str) -> Vec:
        """A vector, or a point seen from the origin."""
        return self.places[node] - self.places[origin] if is_point(node) else self.places[node]

    def frame(self, part: str) -> Frame:
        """The frame of a rigid part."""
        return self.frames[part]

    def has_frame(self, part: str) -> bool:
        """Whether a part has axes in these coordinates."""
        return part in self.frames

    def centroid(self, part: str) -> Vec:
        """Where the centroid of a part is; without axes it is the middle of its points."""
        body = self.mechanism.bodies[part]
        if part in self.frames:
            return self.frame(part).point(*body.centroid)
        first, *others = (self.member(part, name) for name in body.points)
        return sum(others, start=first) / (1 + len(others)) if others else first

    def place_in(self, part: str | None, components: Sequence[Scalar]) -> Vec:
        """The point with these local coordinates of a part (None: of the ground)."""
        if part is None:
            return Vec(tuple(components))
        return self.frame(part).point(*components) if part in self.frames else self._on_line(part, components)

    def _on_line(self, part: str, components: Sequence[Scalar]) -> Vec:
        """A point of a part without axes: it has one point, or it is a line from its first point to its second."""
        first, *others = (self.member(part, name) for name in self.mechanism.bodies[part].points)
        return first + self.direction_in(part, components) if others else first

    def direction_in(self, part: str | None, components: Sequence[Scalar]) -> Vec:
        """The vector with these components in the axes of a part (None: of the ground)."""
        if part is None or self.mechanism.bodies[part].is_spot:
            return Vec(tuple(components))
        if part in self.frames:
            return self.frame(part).vector(*components)
        first, second = (self.member(part, name) for name in self.mechanism.bodies[part].points)
        along: Vec = (second - first) / self.mechanism.bodies[part].length
        across: Vec = along.quarter_turn() * components[1] if len(along) == 2 else along * 0.0
        place: Vec = across + along * components[0]
        return place

    def turns(self, part: str) -> bool:
        """Whether a part has an angular velocity."""
        return self.mechanism.bodies[part].turns

    def rotated(self, vector: Vec, angle: Scalar) -> Vec:
        """A vector of the plane, turned counterclockwise by an angle."""
        return vector * sx.cos(angle) + vector.quarter_turn() * sx.sin(angle)

    def components_in(self, part: str | None, point: Vec) -> list[Scalar]:
        """Local coordinates of a point in a part (None: in the ground)."""
        if part is None:
            return list(point)
        frame = self.frame(part)
        return [(point - frame.origin) @ axis for axis in frame.axes]

    def across(self, joint: str, vector: str) -> list[Vec]:
        """Two unit vectors across a vector of a joint, fixed in the part that the joint means by it."""
        part = self.carrier(joint, vector)
        if part is None:
            return [Vec(e) for e in across(self.mechanism.ground[vector])]
        return [self.frame(part).vector(*e) for e in across(self.mechanism.bodies[part].members[vector])]

    def carrier(self, joint: str, name: str) -> str | None:
        """The part that a joint means by a point or vector; None: the ground."""
        from bricard.mechanism.ties import meant

        part = meant(self.mechanism.joints[joint], self._having).get(name, GROUND)
        return None if part == GROUND else part

    @cached_property
    def _having(self) -> dict[str, list[str]]:
        """The parts, and the ground, that have a point or vector."""
        from bricard.mechanism.ties import parts_by_name

        return parts_by_name(self.mechanism)

    def named_direction(self, name: str) -> Vec:
        """A direction as users write it: a vector, two points, a part, or nothing for the world's x axis.

        Two points are taken as a part has them that has both: what turns the direction OA turns the part OA.
        """
        if not name:
            return Vec((1.0, *[0.0] * (self.dimension - 1)))
        run = split_run(name) or []
        if len(run) == 2 and all(is_point(one) and one in self.node for one in run):
            bodies, having = self.mechanism.bodies, self.mechanism.parts_with(run[0])
            parts = [part for part in having if run[1] in bodies[part].members]
            start, end = (self.member(parts[0], one) if parts else self.point(one) for one in run)
            return end - start
        if name in self.node:
            return self.point(name)
        body = self.mechanism.bodies[name]
        if body.has_axes:
            return self.frame(name).axes[0]
        first, second = body.points
        return self.member(name, second) - self.member(name, first)

    def across_axis(self, name: str, axis: str) -> Vec:
        """A direction without what it has along an axis of its part: so a motor does not bend its hinge."""
        direction = self.named_direction(name)
        body = self._carrying(name) if self.own and name not in self.mechanism.ground else None
        if body is None:
            return direction
        own = next((one for one in body.vectors if self.node[one] == self.node[axis]), None)
        if own is None:
            return direction
        local = _local_direction(name, body) or ()
        along = sum(a * b for a, b in zip(local, body.members[own], strict=True))
        return direction - self.member(body.name, own) * along if abs(along) > TINY else direction

    def _carrying(self, name: str) -> Body | None:
        """The first body that has a direction, as users write it."""
        named = {one for part in (name, *(split_run(name) or ())[:1]) for one in self.mechanism.parts_with(part)}
        bodies = [self.mechanism.bodies[part] for part in {*named, name} & self._rank.keys()]
        having = [body for body in bodies if _local_direction(name, body) is not None]
        return min(having, key=lambda body: self._rank[body.name], default=None)

    @cached_property
    def _rank(self) -> dict[str, int]:
        """The bodies in their order."""
        return {part: number for number, part in enumerate(self.mechanism.bodies)}

    def parts_at(self, point: str) -> list[str]:
        """The parts that share a point and can turn about it."""
        bodies = self.mechanism.bodies
        return [name for name in self.mechanism.parts_with(point) if bodies[name].turns]


def _local_direction(name: str, body: Body) -> Sequence[float] | None:
    """A direction as users write it, in the axes of a body that has it."""
    run = split_run(name) or []
    if len(run) == 2 and set(run) <= body.members.keys():
        return [b - a for a, b in zip(*[body.members[one] for one in run], strict=True)]
    if name == body.name and body.has_axes:
        return [1.0, *[0.0] * (len(body.centroid) - 1)]
    return body.members.get(name)
