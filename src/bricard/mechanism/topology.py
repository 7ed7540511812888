"""Which parts are joined where: joints that are implied by shared points and vectors."""

from __future__ import annotations

from dataclasses import dataclass

from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point

GROUND = "ground"
IMPLIED = {  # by dimension, number of shared points, number of shared vectors
    (2, 1, 0): "pin",
    (2, 1, 1): "fixed",
    (2, 0, 1): "parallel",
    (3, 1, 0): "ball",
    (3, 1, 1): "revolute",
    (3, 1, 2): "fixed",
    (3, 0, 1): "parallel",
    (3, 0, 2): "parallel",
}


@dataclass(frozen=True)
class ImpliedJoint:
    """Parts that share points and vectors."""

    kind: str
    shared: tuple[str, ...]
    parts: tuple[str, ...]


def implied_joints(mechanism: Mechanism) -> tuple[ImpliedJoint, ...]:
    """The joints that follow from shared names, those with the same names and kind together."""
    owners: dict[str, list[str]] = {name: [GROUND] for name in mechanism.ground}
    for body in mechanism.bodies.values():
        for member in body.members:
            owners.setdefault(member, []).append(body.name)
    pairs: dict[tuple[str, str], list[str]] = {}
    for member, parts in owners.items():
        for i, second in enumerate(parts):
            for first in parts[:i]:
                pairs.setdefault((first, second), []).append(member)
    grouped: dict[tuple[str, ...], list[str]] = {}
    for (first, second), shared in pairs.items():
        parts = grouped.setdefault(tuple(sorted(shared, key=lambda name: not is_point(name))), [])
        parts += [part for part in (first, second) if part not in parts]
    return tuple(
        ImpliedJoint(_kind(mechanism.dimension, shared), shared, tuple(parts)) for shared, parts in grouped.items()
    )


def _kind(dimension: int, shared: tuple[str, ...]) -> str:
    points = sum(is_point(name) for name in shared)
    return IMPLIED.get((dimension, points, len(shared) - points), "fixed")
