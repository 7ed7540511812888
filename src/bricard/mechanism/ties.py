"""Which part is tied to which by the points and vectors that parts have in common.

A point ties its parts together as a tree: two parts by each explicit joint, and the first part that has a name to
every other one that has it. A vector is a chain of joints between parts that touch:

    1  two parts whose vectors an explicit joint makes the same
    2  parts that share a point and a vector by name: a hinge, wherever else its axis is kept
    3  parts that an explicit joint brings together, where the vector is not yet carried from one to the other
    4  parts with the vector that touch no other part with it: parallel to the first one

So an arm with parallel hinges has each of its torques in the hinge that carries it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Protocol

from bricard.library.entry import JointMotion
from bricard.library.relations.answers import Guide
from bricard.mechanism.contents import GROUND, Contents, Joint
from bricard.records import dataclass
from bricard.spec.names import is_point

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body

Member = tuple[str, str]  # a part (or GROUND) and the name of a point or vector that it has


@dataclass(frozen=True)
class Tie:
    """A point or vector of two parts, the earlier one first (the ground before all), and the joint it belongs to.

    joint  the name of an explicit joint, or of the point, or else of the vector, that the parts share
    """

    first: Member
    second: Member
    joint: str

    @property
    def parts(self) -> frozenset[str]:
        """Both parts."""
        return frozenset((self.first[0], self.second[0]))


class Joined(Protocol):
    """Parts and joints, in a mechanism or on the way to one."""

    @property
    def ground(self) -> Mapping[str, tuple[float, ...]]:
        """The fixed points and vectors."""

    @property
    def bodies(self) -> Mapping[str, Body]:
        """The parts."""

    @property
    def joints(self) -> Mapping[str, Joint]:
        """The explicit joints."""


def joint_motion(mechanism: Joined, name: str) -> JointMotion | None:
    """How an explicit joint, or the joint of two parts at a point, moves; None if that is not clear."""
    having, joint = parts_by_name(mechanism), mechanism.joints.get(name)
    if joint is None:
        parts = having.get(name, [])
    else:
        quantities = [quantity.name for relation in joint.relations for quantity in relation.quantities]
        if quantities:
            return JointMotion(quantities[0]) if len(quantities) == 1 else None
        parts = [part for side in sides(joint, having) for part in dict.fromkeys(side.values())]
    moving = [part for part in parts if part != GROUND]
    turning = tuple(part for part in moving if mechanism.bodies[part].turns)
    others = tuple(part for part in moving if part not in turning)
    return JointMotion(parts=turning, others=others) if len(turning) + (GROUND in parts) == 2 else None


def ties(mechanism: Contents, node: Mapping[str, str]) -> tuple[Tie, ...]:
    """All ties, in the order of the second parts and of their points and vectors; `node`: see `joined_names`."""
    return _Ties(mechanism, node).all()


def parts_by_name(mechanism: Joined) -> dict[str, list[str]]:
    """The parts that have a point or vector, in the order of the file, the ground before all."""
    having: dict[str, list[str]] = {name: [GROUND] for name in mechanism.ground}
    for body in mechanism.bodies.values():
        for name in body.members:
            having.setdefault(name, []).append(body.name)
    return having


def sides(joint: Joint, having: Mapping[str, Sequence[str]]) -> tuple[dict[str, str], dict[str, str]]:
    """Which part an explicit joint means by the points and vectors on each of its two sides.

    It is the part that a relation says, or else the one that has most of the names of that side: of a slider the one
    that has both the base and the axis.
    """
    pairs = [relation.sides for relation in joint.relations]
    one, two = ([name for pair in pairs for name in pair[side].names] for side in (0, 1))
    said = [next((pair[side].part for pair in pairs if pair[side].part), None) for side in (0, 1)]
    first = said[0] or _carrier(one, having)
    second = said[1] or _carrier(two, having, first)
    return _parts(one, first, having), _parts(two, second, having)


def meant(joint: Joint, having: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Which part an explicit joint means by its points and vectors; by one on both sides that of the first."""
    one, two = sides(joint, having)
    return two | one


def _parts(names: Sequence[str], carrier: str | None, having: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The carrier where it has a name, else the first part that has it."""
    known = [name for name in names if name in having]
    return {name: carrier if carrier in having[name] else having[name][0] for name in known}  # type: ignore[misc]


def _carrier(names: Sequence[str], having: Mapping[str, Sequence[str]], other: str | None = None) -> str | None:
    """The first part, other than one, that has most of some names."""
    counts: dict[str, int] = {}
    for name in names:
        for part in having.get(name, ()):
            counts[part] = counts.get(part, 0) + (part != other)
    most = max(counts.values(), default=0)
    return next((part for part in counts if counts[part] == most), None) if most else None


def _with_one_name(vectors: Iterable[Tie], having: Mapping[str, Sequence[str]]) -> list[Tie]:
    """Parts that are only kept parallel, by several vectors, have one joint: the first one's."""
    called: dict[frozenset[str], str] = {}
    return [
        replace(tie, joint=called.setdefault(tie.parts, tie.joint)) if _is_vector(tie.joint, having) else tie
        for tie in vectors
    ]


def _is_vector(joint: str, having: Mapping[str, Sequence[str]]) -> bool:
    return joint in having and not is_point(joint)


class _Groups:
    """Sets of parts that are tied together, directly or not."""

    def __init__(self) -> None:
        self._parent: dict[str, str] = {}

    def _root(self, part: str) -> str:
        while (above := self._parent.setdefault(part, part)) != part:
            self._parent[part] = part = self._parent[above]
        return part

    def join(self, parts: Iterable[str]) -> bool:
        """Makes two sets one; False if they are one already."""
        first, second = (self._root(part) for part in parts)
        self._parent[second] = first
        return first != second


class _Ties:
    """The ties of a mechanism while they are collected."""

    def __init__(self, mechanism: Contents, node: Mapping[str, str]) -> None:
        self.mechanism, self.node = mechanism, node
        self.having = parts_by_name(mechanism)
        self.rank = {part: number for number, part in enumerate((GROUND, *mechanism.bodies))}
        self.sides = {name: sides(joint, self.having) for name, joint in mechanism.joints.items()}
        self.names: dict[str, list[str]] = {}  # by node, those that some part has
        for name in self.having:
            self.names.setdefault(node[name], []).append(name)
        self.joint_of: dict[str, str] = {}  # the first explicit joint that makes a name the same as another
        self.explicit: dict[str, list[Tie]] = {}
        for joint in mechanism.joints.values():
            for relation in joint.relations:
                pair = relation.identified or ()
                for name in pair:
                    self.joint_of.setdefault(name, joint.name)
                if pair and (tie := self._explicit(joint.name, pair)):
                    self.explicit.setdefault(node[pair[0]], []).append(tie)

    def all(self) -> tuple[Tie, ...]:
        """Those of points, then those of vectors that follow from them; sorted."""
        points = [tie for node in self.names if is_point(node) for tie in self._point_ties(node)]
        touching = [*points, *self._guides()]
        self.touching: dict[str, list[tuple[int, Tie]]] = {}  # by part, in their order
        for number, tie in enumerate(touching):
            for part in tie.parts:
                self.touching.setdefault(part, []).append((number, tie))
        vectors = [tie for node in self.names if not is_point(node) for tie in self._vector_ties(node)]
        vectors = _with_one_name(vectors, self.having)
        places = {body.name: list(body.members) for body in self.mechanism.bodies.values()}
        return tuple(
            sorted(
                [*points, *vectors],
                key=lambda tie: (self.rank[tie.second[0]], places[tie.second[0]].index(tie.second[1])),
            )
        )

    def _tie(self, one: Member, other: Member, joint: str) -> Tie:
        in_order = self.rank[one[0]] <= self.rank[other[0]]
        return Tie(one, other, joint) if in_order else Tie(other, one, joint)

    def _explicit(self, joint: str, pair: tuple[str, str]) -> Tie | None:
        """The tie of an explicit joint; None where a formula gives one of its points, or both are fixed."""
        one, two = self.sides[joint]
        first, second = one.get(pair[0]), two.get(pair[1])
        if first is None or second is None or first == second:
            return None
        return self._tie((first, pair[0]), (second, pair[1]), joint)

    # -- points ------------------------------------------------------------------------------

    def _point_ties(self, node: str) -> Iterator[Tie]:
        groups = _Groups()
        for tie in [*self.explicit.get(node, ()), *self._stars(node, self.names[node])]:
            if groups.join(tie.parts):
                yield tie

    def _stars(self, node: str, names: Sequence[str]) -> Iterator[Tie]:
        """Of each name the first part with every other one; then the first names of the node with each other."""
        for name in names:
            first, *others = self.having[name]
            yield from (self._tie((first, name), (part, name), name) for part in others)
        first = names[0]
        for name in names[1:]:
            if self.having[first][0] != self.having[name][0]:
                yield self._tie(
                    (self.having[first][0], first), (self.having[name][0], name), self.joint_of.get(name, name)
                )

    def _guides(self) -> Iterator[Tie]:
        """Parts that lines, planes and curves bring together."""
        for joint in self.mechanism.joints.values():
            for relation in joint.relations:
                guide = relation.guide
                if guide is not None and (part := self.sides[joint.name][1].get(guide.point)):
                    base = self._base(joint.name, guide)
                    if base is not None and base[0] != part:
                        yield self._tie(base, (part, guide.point), joint.name)

    def _base(self, joint: str, guide: Guide) -> Member | None:
        if not guide.base:
            return (guide.part or GROUND, "")
        part = self.sides[joint][0].get(guide.base)
        return (part, guide.base) if part else None

    # -- vectors -----------------------------------------------------------------------------

    def _vector_ties(self, node: str) -> Iterator[Tie]:
        groups, tied = _Groups(), set[frozenset[str]]()
        for tie in [*self.explicit.get(node, ()), *self._hinges(node)]:
            if tie.parts not in tied:
                tied.add(tie.parts)
                groups.join(tie.parts)
                yield tie
        names = self.names[node]
        met = [tie for name in names for tie in self._where_parts_meet(name)]
        for tie in [*met, *self._stars(node, names)]:
            if groups.join(tie.parts):
                yield tie

    def _hinges(self, node: str) -> Iterator[Tie]:
        """Parts that share a point and a vector by name: at each point a star."""
        for vector in self.names[node]:
            parts = self.having[vector]
            for point, sharing in self._shared_points(parts):
                first, *others = sharing
                yield from (self._tie((first, vector), (part, vector), point) for part in others)

    def _shared_points(self, parts: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
        """The points that at least two of some parts have by name, with these parts."""
        bodies, chosen = self.mechanism.bodies, set(parts)
        members = [self.mechanism.ground if part == GROUND else bodies[part].members for part in parts]
        for name in dict.fromkeys(name for one in members for name in one if is_point(name)):
            sharing = [part for part in self.having[name] if part in chosen]
            if len(sharing) > 1:
                yield name, sharing

    def _where_parts_meet(self, vector: str) -> Iterator[Tie]:
        """Pairs of parts with a vector that touch directly, and then those that touch at a point of a third one."""
        parts = set(self.having[vector])
        if len(parts) < 2:
            return
        near = dict(pair for part in parts for pair in self.touching.get(part, ()))
        touching = [near[number] for number in sorted(near)]
        for tie in touching:
            if tie.parts <= parts:
                yield self._tie((tie.first[0], vector), (tie.second[0], vector), tie.joint)
        at_points: dict[str, list[tuple[str, str]]] = {}
        for tie in touching:
            for part, name in (tie.first, tie.second):
                if part in parts and name:
                    at_points.setdefault(self.node[name], []).append((part, tie.joint))
        for found in at_points.values():
            for (one, _), (other, joint) in combinations(found, 2):
                if one != other:
                    yield self._tie((one, vector), (other, vector), joint)
