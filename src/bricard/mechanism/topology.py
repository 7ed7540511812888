"""Which parts are joined where: joints that are implied by shared points and vectors."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from bricard.errors import ModelError
from bricard.library.joints import JOINTS
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import is_point

PARALLEL = "parallel"  # parts that share vectors only
OTHERWISE = "fixed"  # parts that share more than any joint has


@dataclass(frozen=True)
class ImpliedJoint:
    """Parts that share points and vectors."""

    kind: str
    shared: tuple[str, ...]
    parts: tuple[str, ...]


def implied_joints(mechanism: Mechanism) -> tuple[ImpliedJoint, ...]:
    """The joints that follow from shared names, those with the same names and kind together.

    Parts that only share vectors are joined by them where no chain of parts that touch carries the vectors across.
    """
    grouped: dict[tuple[str, ...], dict[str, None]] = {}
    for first, second, shared in _sharing(mechanism):
        parts = grouped.setdefault(tuple(sorted(shared, key=lambda name: not is_point(name))), {})
        parts |= {first: None, second: None}
    return tuple(
        ImpliedJoint(_kind(mechanism.dimension, shared), shared, tuple(parts)) for shared, parts in grouped.items()
    )


def _sharing(mechanism: Mechanism) -> list[tuple[str, str, list[str]]]:
    """Pairs of parts that share a point, or only vectors but are tied by them, with all that they share, in order."""
    from bricard.mechanism.ties import parts_by_name, ties

    having = parts_by_name(mechanism)
    members = {GROUND: mechanism.ground, **{name: body.members for name, body in mechanism.bodies.items()}}
    ranks = {part: number for number, part in enumerate(members)}
    order = {name: number for number, name in enumerate(having)}
    at_points = [pair for name, parts in having.items() if is_point(name) for pair in combinations(parts, 2)]
    tied = [tuple(sorted(tie.parts, key=ranks.__getitem__)) for tie in ties(mechanism, joined_names(mechanism))]
    found = [
        (first, second, sorted((name for name in members[second] if name in members[first]), key=order.__getitem__))
        for first, second in dict.fromkeys((*at_points, *tied))
    ]
    known = [one for one in found if one[2]]
    return sorted(known, key=lambda one: (order[one[2][0]], ranks[one[1]], ranks[one[0]]))


@cache
def _implied() -> dict[tuple[int, int, int], str]:
    """Joints by the dimension and the numbers of points and vectors that parts share."""
    return {shared: kind for kind, joint in JOINTS.items() for shared in joint.implied}


def _kind(dimension: int, shared: tuple[str, ...]) -> str:
    points = sum(is_point(name) for name in shared)
    return _implied().get((dimension, points, len(shared) - points), OTHERWISE if points else PARALLEL)


def joined_names(mechanism: Mechanism) -> dict[str, str]:
    """For each point and vector the name by which it goes: joints make some of them the same."""
    parent = {name: name for body in mechanism.bodies.values() for name in body.members}
    parent |= {name: name for name in mechanism.ground}
    parent |= {name: name for relation in mechanism.relations if (name := relation.defines)}

    def root(name: str) -> str:
        while parent[name] != name:
            parent[name] = name = parent[parent[name]]
        return name

    for relation in mechanism.relations:
        if (pair := relation.identified) is not None:
            first, second = (root(name) for name in pair)
            keep, drop = (second, first) if second in mechanism.ground else (first, second)
            if (
                first != second
                and drop in mechanism.ground
                and unlike(mechanism.ground[keep], mechanism.ground[drop])
            ):
                raise ModelError(
                    f"A joint makes '{pair[0]}' and '{pair[1]}' the same, but both are fixed at "
                    "different places.\n  Join a fixed point to a moving one."
                )
            parent[drop] = keep
    return {name: root(name) for name in parent}


def unlike(first: tuple[float, ...], second: tuple[float, ...]) -> bool:
    """Whether two places differ by more than rounding."""
    size = max(1.0, *map(abs, first), *map(abs, second))
    return max(abs(a - b) for a, b in zip(first, second, strict=True)) > 1e-12 * size
