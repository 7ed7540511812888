"""Natural coordinates, planned: in which order parts enter, what is a coordinate, what is assigned, what equated.

Coordinates are only those points and vectors that nothing else determines (Pryce and Nedialkov 2020, sections 2.2 and
4.2). Parts enter one after the other, the one that needs the fewest new coordinates first. A part's frame is made of
points and vectors that are known already, as far as possible; the others of the frame become coordinates; all the
rest of the part is assigned from the frame. Equations are written only for what nothing keeps yet: lengths and angles
within the frame, and known points and vectors outside it. Joints by shared names need nothing; relations of explicit
joints are assignments where they can be, and equations otherwise.

The plan knows no symbols. Its assignments and demands are functions of a model that has them
(`bricard.formulations.natural.model`).
"""

from __future__ import annotations

import heapq
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from bricard.errors import ModelError
from bricard.formulations.demands import (
    Bring,
    Demand,
    Step,
    frame_assignment,
    length_demand,
    member_assignment,
    placed_demands,
    product_demand,
    way_assignment,
)
from bricard.library.bodies.body import Body
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.topology import joined_names
from bricard.records import dataclass
from bricard.spec.names import is_point

if TYPE_CHECKING:
    from bricard.library.relations.answers import Way
    from bricard.library.relations.relation import Relation
    from bricard.mechanism.ties import Tie

WELL_APART = 0.1  # radians between the directions of a frame that is liked
WayKey = tuple[str, int]  # a joint and the number of its relation
Candidate = str | WayKey  # what may enter: a part, or a relation that gives a point
Rank = tuple[bool, int]


@dataclass(frozen=True)
class Plan:
    """The steps, and by which name each point and vector goes (joined ones share one).

    apart   ties whose second part has its point under a name of its own, to be equated, not shared
    """

    steps: tuple[Step, ...]
    node: Mapping[str, str]
    leftover: tuple[tuple[str, Relation], ...]  # relations to be met by equations, with their joint's name
    frames: Mapping[str, tuple[str, ...]]  # members of each rigid part that make its frame
    apart: Mapping[Tie, str]

    @property
    def size(self) -> int:
        """Number of coordinates."""
        return sum(bring.size for step in self.steps for bring in step.brings)


def plan(mechanism: Mechanism) -> Plan:
    """The plan with the fewest coordinates of those tried; of equals the one that keeps most frames as described."""
    tried, survey = len(mechanism.bodies) <= LARGEST_TRIED, Survey(mechanism)
    ranks = dict.fromkeys(order.ranks(mechanism.bodies.values()) for order in (ORDERS if tried else ORDERS[:1]))
    plans = [_Planner(survey, rank).run() for rank in ranks]
    return min(plans, key=lambda one: (one.size, _other_frames(mechanism, one)))


def _other_frames(mechanism: Mechanism, found: Plan) -> int:
    """Number of parts whose frame is not made of their first points and vectors."""
    count = 0
    for part, frame in found.frames.items():
        first = list(mechanism.bodies[part].members)[: mechanism.dimension]
        own = {tie.second: node for tie, node in found.apart.items()}
        count += {own.get((part, name), found.node[name]) for name in first} != set(frame)
    return count


@dataclass(frozen=True)
class Order:
    """In which order parts of equal cost enter: the first of the file first, or the last; rods only after bodies."""

    backwards: bool = False
    rods_last: bool = False

    def ranks(self, bodies: Iterable[Body]) -> tuple[Rank, ...]:
        """Of each body what is compared before the cost, and after it."""
        sign = -1 if self.backwards else 1
        return tuple((self.rods_last and body.length is not None, sign * i) for i, body in enumerate(bodies))


ORDERS = (Order(), Order(rods_last=True), Order(backwards=True), Order(backwards=True, rods_last=True))
LARGEST_TRIED = 100  # parts; above that only the first order is tried


class Survey:
    """What all orders have in common; frames are found once for the same known members."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism, self.dimension = mechanism, mechanism.dimension
        self.node = joined_names(mechanism)
        self.apart = self._apart()
        self.members = {body.name: self._members(body) for body in mechanism.bodies.values()}
        self.quantities = frozenset(mechanism.quantities)
        self.ways = {
            (joint.name, number): ways
            for joint in mechanism.joints.values()
            for number, relation in enumerate(joint.relations)
            if joint.name not in mechanism.reacting and (ways := relation.ways)
        }
        self.waiting: dict[str, list[Candidate]] = {}  # who may enter otherwise when something becomes known
        self.needs: dict[Candidate, Iterable[str]] = dict(self.members.items())
        self.needs |= {key: self._needs(key) for key in self.ways}
        for candidate, names in self.needs.items():
            for name in names:
                self.waiting.setdefault(name, []).append(candidate)
        self._frames: dict[tuple[str, tuple[bool, ...]], list[str]] = {}

    def _apart(self) -> dict[Tie, str]:
        """Points that joints hold together by equations, because something depends on the reaction."""
        reacting = self.mechanism.reacting
        if not reacting:
            return {}
        from bricard.mechanism.ties import ties

        held = [tie for tie in ties(self.mechanism, self.node) if tie.joint in reacting]
        return {tie: self._free_name("_".join(reversed(tie.second))) for tie in held if is_point(tie.second[1])}

    def _free_name(self, name: str) -> str:
        return self._free_name(f"{name}_") if name in self.node else name

    def _members(self, body: Body) -> dict[str, tuple[float, ...]]:
        own = {tie.second: node for tie, node in self.apart.items()}
        members = {own.get((body.name, name), self.node[name]): local for name, local in body.members.items()}
        if len(members) < len(body.members):
            raise ModelError(
                f"A joint makes two points or vectors of part '{body.name}' the same.\n  Join two parts."
            )
        return members

    def _needs(self, key: WayKey) -> set[str]:
        """Points, vectors, slides and parts with which the ways of a relation change."""
        ways = self.ways[key]
        names = {name for way in ways for name in (way.point, *way.needs)}
        return {self.base(name) for name in names} | {way.frame for way in ways if way.frame is not None}

    def base(self, name: str) -> str:
        """The node of a point, a vector or a component of one; other names as they are."""
        base = name if name in self.node else name.rpartition(".")[0]
        return self.node.get(base, name)

    def frame(self, part: str, known: Container[str]) -> list[str]:
        """The members that make a part's frame: known ones if they are well apart, else others."""
        key = part, tuple(node in known for node in self.members[part])
        if key not in self._frames:
            self._frames[key] = self._frame(part, known)
        return self._frames[key]

    def _frame(self, part: str, known: Container[str]) -> list[str]:
        from bricard.library.bodies.rigid import SMALLEST_ANGLE, frame_members

        members = self.members[part]
        order = sorted(members, key=lambda node: node not in known)
        for candidates, apart in ((order, WELL_APART), (order, SMALLEST_ANGLE), (list(members), SMALLEST_ANGLE)):
            chosen = frame_members(members, candidates, self.dimension, apart)
            if len(chosen) == self.dimension:
                return chosen
        raise ModelError(f"The points and vectors of part '{part}' are too close to a line for a frame.")


class _Planner:
    """The plan while it is being made."""

    def __init__(self, survey: Survey, ranks: Sequence[Rank]) -> None:
        self.survey, self.mechanism, self.dimension = survey, survey.mechanism, survey.dimension
        self.node, self.members, self.ways = survey.node, survey.members, survey.ways
        self.known = {self.node[name] for name in self.mechanism.ground}
        self.rank = dict(zip(self.members, ranks, strict=True))
        self.rigid: dict[str, list[frozenset[str]]] = {}
        self._keep_rigid(self.known)
        self.steps: list[Step] = []
        self.frames: dict[str, tuple[str, ...]] = {}
        self.names: set[str] = set()
        self.fresh: list[str] = []  # what has become known by the last step
        self.slides: set[str] = set()  # quantities that are coordinates already
        self.heap: list[tuple[bool, int, bool, int, Candidate]] = []

    def run(self) -> Plan:
        """All parts, cheapest first."""
        done: set[Candidate] = set()
        for candidate in self.survey.needs:
            self._push(candidate)
        while self.heap:
            _, cost, _, _, candidate = heapq.heappop(self.heap)
            if candidate in done or self._cost(candidate) != cost:
                continue
            done.add(candidate)
            self.fresh = []
            self._enter(candidate)
            for other in {one for name in self.fresh for one in self.survey.waiting.get(name, ())} - done:
                self._push(other)
        leftover = [
            (joint.name, relation)
            for joint in self.mechanism.joints.values()
            for number, relation in enumerate(joint.relations)
            if (joint.name, number) not in done and relation.identified is None
        ]
        return Plan(tuple(self.steps), self.node, tuple(leftover), self.frames, self.survey.apart)

    def _push(self, candidate: Candidate) -> None:
        cost = self._cost(candidate)
        if cost is not None:
            late, rank = self.rank[candidate] if isinstance(candidate, str) else (False, 0)
            heapq.heappush(self.heap, (late and cost > 0, cost, isinstance(candidate, str), rank, candidate))

    def _keep_rigid(self, nodes: Iterable[str]) -> None:
        kept = frozenset(nodes)
        for node in kept:
            self.rigid.setdefault(node, []).append(kept)

    def _is_kept(self, nodes: set[str]) -> bool:
        """Whether a part that has entered, or the ground, keeps these points and vectors together."""
        return any(nodes <= kept for kept in min((self.rigid.get(node, []) for node in nodes), key=len))

    # -- costs -------------------------------------------------------------------------------

    def _cost(self, candidate: Candidate) -> int | None:
        """How many coordinates a candidate brings in; None if it cannot enter now."""
        if isinstance(candidate, str):
            has_axes = self.mechanism.bodies[candidate].has_axes
            needed = self.survey.frame(candidate, self.known) if has_axes else self.members[candidate]
            return self.dimension * sum(node not in self.known for node in needed)
        way = self._way(candidate)
        return None if way is None else len(way.brings)

    def _way(self, key: WayKey) -> Way | None:
        """How a relation gives a point now."""
        for way in self.ways[key]:
            ready = way.frame is None or way.frame in self.frames
            if ready and self.node[way.point] not in self.known and all(map(self._is_known, way.needs)):
                return way
        return None

    def _is_known(self, name: str) -> bool:
        """Whether a point, a vector, a component of one or a slide is known; other names always are."""
        base = self.survey.base(name)
        if base in self.node:
            return base in self.known
        return name not in self.survey.quantities or name in self.slides

    # -- entering ----------------------------------------------------------------------------

    def _enter(self, candidate: Candidate) -> None:
        if isinstance(candidate, str):
            body = self.mechanism.bodies[candidate]
            step = Step(candidate)
            self.steps.append(step)
            if body.has_axes:
                self._enter_rigid(body, step)
            else:
                self._enter_points(body, step)
        else:
            step = Step(candidate[0])
            self.steps.append(step)
            self._enter_way(self._way(candidate), step)

    def _bring(self, nodes: Sequence[str], step: Step) -> None:
        for node in nodes:
            if node not in self.known:
                step.brings.append(Bring(node, self.dimension))
                self._learn(node)

    def _learn(self, node: str) -> None:
        self.known.add(node)
        self.fresh.append(node)

    def _enter_points(self, body: Body, step: Step) -> None:
        """Parts without axes: rods, particles, springs with mass."""
        nodes = list(self.members[body.name])
        self._bring(nodes, step)
        if body.length is not None:
            first, second = nodes
            if not self._is_kept({first, second}):
                self._demand(step, length_demand(first, second, body.length, body.name))
            self._keep_rigid(nodes)

    def _enter_rigid(self, body: Body, step: Step) -> None:
        members, frame = self.members[body.name], self.survey.frame(body.name, self.known)
        known = {node for node in members if node in self.known}
        self.frames[body.name] = tuple(frame)
        self.fresh.append(body.name)
        self._bring(frame, step)
        self._keep_frame(body.name, frame, step)
        step.assigns.append(frame_assignment(body.name, frame, members))
        for node, local in members.items():
            if node in frame:
                continue
            if node not in known:
                step.assigns.append(member_assignment(body.name, node, local))
                self._learn(node)
            elif not self._is_kept({node, *frame}):
                self._demand(step, *placed_demands(body.name, node, local))
        self._keep_rigid(members)

    def _keep_frame(self, part: str, frame: list[str], step: Step) -> None:
        """Demands for the lengths and angles of a frame's directions that nothing keeps yet."""
        members, (origin, *directions) = self.members[part], frame
        for i, first in enumerate(directions):
            for second in directions[: i + 1]:
                nodes = {first, second} | ({origin} if is_point(first) or is_point(second) else set())
                if not self._is_kept(nodes):
                    one, two = _direction(members, origin, first), _direction(members, origin, second)
                    value = sum(a * b for a, b in zip(one, two, strict=True))
                    self._demand(step, product_demand(part, origin, second, first, value))

    def _enter_way(self, way: Way | None, step: Step) -> None:
        assert way is not None, "a relation enters when it has a cost"
        step.brings += [Bring(name, 1) for name in way.brings]
        self.slides |= set(way.brings)
        self.fresh += way.brings
        step.assigns.append(way_assignment(way, self.node))
        self._learn(self.node[way.point])

    def _demand(self, step: Step, *demands: Demand) -> None:
        """Adds demands, by names that are not taken."""
        for demand in demands:
            name = self._name(demand.name)
            step.demands.append(demand if name == demand.name else replace(demand, name=name))

    def _name(self, name: str) -> str:
        """A name that is not taken."""
        number, result = 1, name
        while result in self.names:
            number += 1
            result = f"{name}_{number}"
        self.names.add(result)
        return result


def _direction(members: Mapping[str, tuple[float, ...]], origin: str, name: str) -> tuple[float, ...]:
    if not is_point(name):
        return members[name]
    return tuple(a - b for a, b in zip(members[name], members[origin], strict=True))
