"""The tree of a mechanism: on what each part hangs, and by which freedoms.

A part hangs by the place of one of its points and by its attitude; each is one of a few kinds, and every joint is a
pair of them (a hinge: at a point, about a vector; a slot of the plane: on a line, free). Place and attitude are taken
from the part that leaves the fewest freedoms; where that saves some, from two different parts. Parts enter one after
the other from the ground on, the one with the fewest freedoms first, of equals the one nearest to the ground; so the
tree has few coordinates. Points of particles and springs wait until everything else is placed, for then they mostly
are. What the tree does not use closes loops. The tree knows no symbols (`model` has them).
"""

from __future__ import annotations

import heapq
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Literal

from bricard.checks import did_you_mean
from bricard.errors import ModelError
from bricard.library.bodies.body import Body
from bricard.library.bodies.rigid import SMALLEST_ANGLE
from bricard.library.relations.answers import Surface, Track, Way
from bricard.library.relations.relation import Relation
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import joined_names
from bricard.records import dataclass
from bricard.spec.expressions import CONSTANTS
from bricard.spec.names import is_point

Member = tuple[str, str]  # a part (or GROUND) and the name of a point or vector that it has
SAME_ANGLE = 1e-9  # radians


@dataclass(frozen=True)
class Attitude:
    """How a part's axes follow those of the part `to`; `pairs` are (its vector, own vector).

    welded    not at all; in space two pairs of vectors are the same, in the plane one
    about     a turn about a vector that both have
    crossed   a turn about a vector of `to`, then one about an own vector perpendicular to it
    free      in the plane a turn, in space any
    """

    kind: Literal["welded", "about", "crossed", "free"]
    to: str = GROUND
    pairs: tuple[tuple[str, str], ...] = ()
    relation: Relation | None = None
    joint: str = ""

    def freedoms(self, dimension: int) -> int:
        """Independent motions."""
        return {"welded": 0, "about": 1, "crossed": 2, "free": 1 if dimension == 2 else 3}[self.kind]


@dataclass(frozen=True)
class Place:
    """Where a part's point `own` is.

    at      where the point `base` of another part is
    slide   base + s u, or base + a u + b v; or, if `own` carries the line or plane, minus; `vectors` are u and v, or
            the plane's normal
    curve   at the parameter of a curve; if the part carries the curve, the point `base` is on it
    given   where a formula says; such a point counts as the ground's
    span    of a rod in space: anywhere at its length from `base`, its other end
    free    anywhere (own is empty for a part with a frame: its centroid)
    """

    kind: Literal["at", "slide", "curve", "given", "span", "free"]
    own: str
    base: Member = (GROUND, "")
    vectors: tuple[Member, ...] = ()
    relation: Relation | None = None
    joint: str = ""
    carries: bool = False

    def freedoms(self, dimension: int) -> int:
        """Independent motions."""
        if self.kind == "slide":
            return self.surface.freedoms
        sizes = {"at": 0, "given": 0, "curve": 1, "span": dimension - 1}
        return sizes.get(self.kind, dimension)

    @property
    def surface(self) -> Surface:
        """The line or plane on which the point slides."""
        assert self.relation is not None
        assert self.relation.surface is not None
        return self.relation.surface

    @property
    def way(self) -> Way:
        """How a relation gives the point: by a formula or a curve."""
        assert self.relation is not None
        return self.relation.ways[0]


@dataclass(frozen=True)
class Hanging:
    """A part in the tree, with its attitude (None: it has no frame) and the places of one or all of its points."""

    part: str
    attitude: Attitude | None
    places: tuple[Place, ...]
    depth: int

    def freedoms(self, dimension: int) -> int:
        """Independent motions, not counting the length of a rod."""
        attitude = self.attitude.freedoms(dimension) if self.attitude else 0
        return attitude + sum(place.freedoms(dimension) for place in self.places)

    @property
    def used(self) -> Iterator[tuple[str, Relation]]:
        """Relations that hold by themselves, with their joints' names."""
        ways: list[Place | Attitude] = [*self.places]
        ways += [self.attitude] if self.attitude else []
        yield from ((way.joint, way.relation) for way in ways if way.relation is not None)


@dataclass(frozen=True)
class Tree:
    """All parts in the order in which they are placed; `leftover` are relations to be met by equations."""

    hangings: tuple[Hanging, ...]
    leftover: tuple[tuple[str, Relation], ...]


def tree(mechanism: Mechanism, cut: Sequence[str] = ()) -> Tree:
    """The tree of a mechanism; joints that are `cut` (points that parts share, explicit joints) close loops."""
    return _Grower(mechanism, cut).grow()


class _Grower:
    """The tree while it grows."""

    def __init__(self, mechanism: Mechanism, cut: Sequence[str]) -> None:
        self.mechanism, self.dimension = mechanism, mechanism.dimension
        self.members: dict[str, Mapping[str, tuple[float, ...]]] = {GROUND: mechanism.ground}
        self.members |= {body.name: body.members for body in mechanism.bodies.values()}
        _check_cut(mechanism, cut)
        joints = {name: joint for name, joint in mechanism.joints.items() if name not in cut}
        self.node = joined_names(replace(mechanism, joints=joints))
        self.barred = set(self._barred(cut))
        self.relations = [(joint.name, relation) for joint in joints.values() for relation in joint.relations]
        self.formulas = [(joint, relation) for joint, relation in self.relations if relation.defines is not None]
        self.relations_at: dict[str, list[int]] = {}  # by node, the numbers of those that may place or turn a part
        for number, (_, relation) in enumerate(self.relations):
            for node in self._nodes_of(relation):
                self.relations_at.setdefault(node, []).append(number)
        self.depth = {GROUND: 0}
        self.owners: dict[str, list[Member]] = {}  # of placed points and vectors, by node
        self._enter(GROUND, mechanism.ground)

    # -- growing -----------------------------------------------------------------------------

    def grow(self) -> Tree:
        """Parts in the order of their freedoms."""
        hangings: list[Hanging] = []
        near = self._near()
        waiting: dict[str, Hanging] = {}
        rank = {name: number for number, name in enumerate(self.mechanism.bodies)}
        heap: list[tuple[tuple[bool, int, int], int, str]] = []

        def wait(name: str) -> None:
            waiting[name] = self._best(self.mechanism.bodies[name])
            heapq.heappush(heap, (self._cost(waiting[name]), rank[name], name))

        def add(hanging: Hanging, names: Iterable[str]) -> None:
            hangings.append(hanging)
            self._enter(hanging.part, names)
            touched = {part for name in names for part in near.get(self.node[name], ())}
            for part in touched & waiting.keys():
                wait(part)

        for name in self.mechanism.bodies:
            wait(name)
        while waiting:
            for given in self._ready_formulas():
                add(given, [given.places[0].own])
            cost, _, chosen = heapq.heappop(heap)
            if chosen not in waiting or self._cost(waiting[chosen]) != cost:
                continue  # it has found another place since
            best = waiting.pop(chosen)
            self.depth[chosen] = best.depth
            add(best, self.members[chosen])
        for given in self._ready_formulas():
            add(given, [given.places[0].own])
        return Tree(tuple(hangings), tuple(self._leftover(hangings)))

    def _cost(self, best: Hanging) -> tuple[bool, int, int]:
        """To be compared; bodies that are only points wait."""
        freedoms = best.freedoms(self.dimension)
        return best.attitude is None and freedoms > 0, freedoms, best.depth

    def _enter(self, part: str, names: Iterable[str]) -> None:
        for name in names:
            self.owners.setdefault(self.node[name], []).append((part, name))

    def _near(self) -> dict[str, set[str]]:
        """The parts that have a node, or a relation with it."""
        near: dict[str, set[str]] = {}
        for body in self.mechanism.bodies.values():
            nodes = {self.node[name]: name for name in body.members}
            if len(nodes) < len(body.members):
                raise ModelError(
                    f"A joint makes two points or vectors of part '{body.name}' the same.\n  Join two parts."
                )
            for node in nodes:
                near.setdefault(node, set()).add(body.name)
        for _, relation in self.relations:
            nodes_of = self._nodes_of(relation)
            parts = {part for node in nodes_of for part in near.get(node, ())}
            for node in nodes_of:
                near.setdefault(node, set()).update(parts)
        return near

    def _nodes_of(self, relation: Relation) -> set[str]:
        """The nodes of a relation that the tree may use, with those of the part that carries its curve."""
        names = [name for name in _names(relation) if name in self.node]
        if relation.track is not None and relation.track.part is not None:
            names += self.members[relation.track.part]
        return {self.node[name] for name in names}

    def _relations_of(self, body: Body) -> list[tuple[str, Relation]]:
        """The relations that may place or turn a body, in their order."""
        numbers = {number for name in body.members for number in self.relations_at.get(self.node[name], ())}
        return [self.relations[number] for number in sorted(numbers)]

    def _leftover(self, hangings: Sequence[Hanging]) -> Iterator[tuple[str, Relation]]:
        used = {pair for hanging in hangings for pair in hanging.used}
        for joint in self.mechanism.joints.values():
            for relation in joint.relations:
                if relation.identified is None and (joint.name, relation) not in used:
                    yield joint.name, relation

    # -- how a part may hang -----------------------------------------------------------------

    def _ready_formulas(self) -> Iterator[Hanging]:
        """Points that formulas of placed points give."""
        for joint, relation in self.formulas:
            assert relation.defines is not None
            if self._is_ready(relation.ways[0]):
                yield Hanging(GROUND, None, (Place("given", relation.defines, relation=relation, joint=joint),), 0)

    def _best(self, body: Body) -> Hanging:
        """The way with the fewest freedoms now."""
        if not body.has_frame(self.dimension):
            return self._points(body)
        ways = [
            (attitude, place)
            for place in self._places(body, body.points, "")
            for attitude in self._attitudes(body, place)
        ]
        attitude, place = min(ways, key=lambda way: self._rank(*way))
        return Hanging(body.name, attitude, (place,), 1 + max(self.depth[attitude.to], self.depth[place.base[0]]))

    def _rank(self, attitude: Attitude, place: Place) -> tuple[int, bool, bool, int, int]:
        """Fewest freedoms first, then by one part, then near to the ground."""
        freedoms = attitude.freedoms(self.dimension) + place.freedoms(self.dimension)
        apart = attitude.to != place.base[0] and attitude.kind not in ("welded", "free")
        depths = self.depth[place.base[0]], self.depth[attitude.to]
        return freedoms, apart, place.kind == "free", *depths

    def _points(self, body: Body) -> Hanging:
        """A body without a frame: each of its points, those with fewer freedoms first."""
        found = []
        for point in body.points:
            ways = self._places(body, (point,), point)
            found.append(min(ways, key=lambda way: self._rank(Attitude("welded"), way)))
        found.sort(key=lambda place: place.freedoms(self.dimension))
        if body.length is not None and found[1].kind == "free":
            found[1] = Place("span", found[1].own, (body.name, found[0].own))
        depth = max(self.depth.get(place.base[0], 0) for place in found)
        return Hanging(body.name, None, tuple(found), 1 + depth)

    def _attitudes(self, body: Body, place: Place) -> Iterator[Attitude]:
        shared: dict[str, list[tuple[str, str]]] = {}
        for own in body.vectors:
            for to, theirs in self._owners(body.name, own):
                shared.setdefault(to, []).append((theirs, own))
        for to, pairs in shared.items():
            if self.dimension == 2:
                yield Attitude("welded", to, (pairs[0],))
            elif two := next((two for two in combinations(pairs, 2) if self._is_rigid(body, to, two)), None):
                yield Attitude("welded", to, two)
            else:
                yield Attitude("about", to, (pairs[0],))
        for joint, relation in self._relations_of(body):
            if relation.crossed is not None:
                for own, other in (relation.crossed, relation.crossed[::-1]):
                    name = self._own(body, own)
                    for to, theirs in self.owners.get(self.node[other], ()) if name else ():
                        yield Attitude("crossed", to, ((theirs, name),), relation, joint)
        to = place.base[0] if self._has_frame(place.base[0]) and self.dimension == 2 else GROUND
        yield Attitude("free", to)

    def _places(self, body: Body, points: Sequence[str], unplaced: str) -> Iterator[Place]:
        """The ways to place one of some points of a body, or `unplaced` without any relation."""
        for own in points:
            yield from (Place("at", own, base) for base in self._owners(body.name, own))
        for joint, relation in self._relations_of(body):
            found: Place | None = None
            if relation.surface is not None:
                found = self._sliding(body, relation.surface)
            elif relation.track is not None:
                found = self._on_curve(body, relation.track)
            if found is not None and (found.own in points or found.own == ""):
                yield replace(found, relation=relation, joint=joint)
        yield Place("free", unplaced)

    def _sliding(self, body: Body, surface: Surface) -> Place | None:
        """A point of a body on a line or plane, or a line or plane of the body through a point."""
        point, base = self._own(body, surface.point), self._own(body, surface.base)
        own, other = (point, surface.base) if point else (base, surface.point)
        if not own or (point and base) or self.node[other] not in self.owners:
            return None
        theirs = self.owners[self.node[other]][0]
        vectors = [self._direction(body, vector, theirs[0]) for vector in surface.vectors]
        if any(vector is None for vector in vectors):
            return None
        return Place("slide", own, theirs, tuple(v for v in vectors if v is not None), carries=not point)

    def _direction(self, body: Body, name: str, preferred: str) -> Member | None:
        """Who gives a direction: rather a placed part than the body itself."""
        placed = self.owners.get(self.node[name], [])
        own = self._own(body, name)
        ways = sorted(placed, key=lambda member: member[0] != preferred)
        return ways[0] if ways else (body.name, own) if own else None

    def _on_curve(self, body: Body, track: Track) -> Place | None:
        """A point of a body on a curve, or a curve of the body through a point."""
        if track.names - {track.parameter, "t", *self.mechanism.parameters, *CONSTANTS}:
            return None  # the curve moves with something else
        own, carrier = self._own(body, track.point), track.part or GROUND
        if own and carrier in self.depth:
            return Place("curve", own, (carrier, ""))
        placed = self.owners.get(self.node[track.point], [])
        if carrier == body.name and placed and body.has_frame(self.dimension):
            return Place("curve", "", placed[0], carries=True)
        return None

    # -- questions ---------------------------------------------------------------------------

    def _own(self, body: Body, name: str) -> str:
        """By which name a body has a point or vector; empty if it has it not."""
        node = self.node[name]
        return next((own for own in body.members if self.node[own] == node), "")

    def _owners(self, part: str, name: str) -> list[Member]:
        """Placed parts from which a part may take a point or vector."""
        placed = self.owners.get(self.node[name], [])
        return [member for member in placed if frozenset((part, member[0])) not in self.barred]

    def _has_frame(self, part: str) -> bool:
        return part in self.mechanism.bodies and self.mechanism.bodies[part].has_frame(self.dimension)

    def _is_rigid(self, body: Body, to: str, two: Sequence[tuple[str, str]]) -> bool:
        """Whether two pairs of vectors make the same angle, not a flat one, in both parts."""
        theirs, own = ([self.members[part][pair[i]] for pair in two] for i, part in enumerate((to, body.name)))
        first, second = angle_between(*theirs), angle_between(*own)
        return abs(first - second) <= SAME_ANGLE and SMALLEST_ANGLE < first < math.pi - SMALLEST_ANGLE

    def _is_ready(self, way: Way) -> bool:
        """Whether a formula places its point: it is not placed yet, and all that the formula depends on is."""
        if self.node[way.point] in self.owners:
            return False
        known = {*self.mechanism.parameters, *CONSTANTS, "t"}
        for name in set(way.needs) - known:
            base = name if name in self.node else name.rpartition(".")[0]
            if base not in self.node or self.node[base] not in self.owners:
                return False
        return True

    def _barred(self, cut: Sequence[str]) -> Iterator[frozenset[str]]:
        """Pairs of parts that may not take anything from each other."""
        names = {name for name in cut if name not in self.mechanism.joints}
        for joint in (self.mechanism.joints[name] for name in cut if name in self.mechanism.joints):
            same = [pair for relation in joint.relations if (pair := relation.identified)]
            names |= {first for first, second in same if first == second}
        for name in names:
            parts = [part for part, members in self.members.items() if self.node[name] in map(self.node.get, members)]
            yield from (frozenset(pair) for pair in combinations(parts, 2))


def angle_between(u: Sequence[float], v: Sequence[float]) -> float:
    """Between unit vectors; exact also near 0 and 180 degrees."""
    apart = math.hypot(*(a - b for a, b in zip(u, v, strict=True)))
    together = math.hypot(*(a + b for a, b in zip(u, v, strict=True)))
    return 2 * math.atan2(apart, together)


def _names(relation: Relation) -> tuple[str, ...]:
    """Points and vectors of a relation that the tree may use."""
    if relation.surface is not None:
        return relation.surface.point, relation.surface.base, *relation.surface.vectors
    if relation.track is not None:
        return (relation.track.point,)
    return relation.crossed or ()


def _check_cut(mechanism: Mechanism, cut: Sequence[str]) -> None:
    owners = [set(mechanism.ground), *[set(body.members) for body in mechanism.bodies.values()]]
    counts = Counter(name for members in owners for name in members if is_point(name))
    shared = {name for name, count in counts.items() if count > 1}
    explicit = [joint for joint in mechanism.joints.values() if not joint.only_measures]
    joints = {joint.name for joint in explicit if not any(relation.defines for relation in joint.relations)}
    for name in cut:
        if name not in shared | joints:
            raise ModelError(f"There is no joint '{name}' to cut.\n  {did_you_mean(name, sorted(shared | joints))}")
