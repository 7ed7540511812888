"""Which parts are joined where: joints that are implied by shared points and vectors."""

from __future__ import annotations

from dataclasses import dataclass

from bricard.errors import ModelError
from bricard.library.joints import JOINTS
from bricard.mechanism.mechanism import Mechanism
from bricard.mechanism.ties import parts_by_name, ties
from bricard.spec.names import is_point

IMPLIED = {shared: kind for kind, joint in JOINTS.items() for shared in joint.implied}
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
    pairs: dict[tuple[str, str], list[str]] = {}
    for member, parts in parts_by_name(mechanism).items():
        for i, second in enumerate(parts):
            for first in parts[:i]:
                pairs.setdefault((first, second), []).append(member)
    tied = {tie.parts for tie in ties(mechanism, joined_names(mechanism))}
    grouped: dict[tuple[str, ...], dict[str, None]] = {}
    for (first, second), shared in pairs.items():
        if not any(is_point(name) for name in shared) and {first, second} not in tied:
            continue
        joined = grouped.setdefault(tuple(sorted(shared, key=lambda name: not is_point(name))), {})
        joined |= {first: None, second: None}
    return tuple(
        ImpliedJoint(_kind(mechanism.dimension, shared), shared, tuple(parts)) for shared, parts in grouped.items()
    )


def _kind(dimension: int, shared: tuple[str, ...]) -> str:
    points = sum(is_point(name) for name in shared)
    return IMPLIED.get((dimension, points, len(shared) - points), OTHERWISE if points else PARALLEL)


def joined_names(mechanism: Mechanism) -> dict[str, str]:
    """For each point and vector the name by which it goes: joints make some of them the same."""
    parent = {name: name for body in mechanism.bodies.values() for name in body.members}
    parent |= {name: name for name in mechanism.ground}
    parent |= {name: name for relation in mechanism.relations if (name := relation.defines)}

    def root(name: str) -> str:
        while parent[name] != name:
            name = parent[name]
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
