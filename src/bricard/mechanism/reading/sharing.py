"""What parts share: one point at most, and vectors that make the same angles in both."""

from __future__ import annotations

import math
from itertools import combinations
from typing import TYPE_CHECKING

from bricard.library.bodies import PARTS
from bricard.mechanism.reading.draft import Draft
from bricard.spec.findings import Path
from bricard.spec.names import is_point, is_vector

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body, Triple

ANGLE_MISFIT = 1e-9  # radians
GROUND = "the ground"


def check_sharing(draft: Draft) -> None:
    """Every two parts that have something in common, the ground among them."""
    if draft.is_placed_as_before:
        return
    rigid = [draft.bodies[name] for name in draft.turning]
    known = {name: place for name, place in draft.ground.items() if not any(map(math.isnan, place))}
    pairs = {
        (first.name, second.name): (first, second)
        for (u, v), bodies in _with_two_names(known, rigid).items()
        if is_point(u) or any(_misfit(bodies[0], body, u, v) for body in bodies)
        for first, second in combinations(bodies, 2)
    }
    for first, second in pairs.values():
        _check_pair(draft, first, second)


def _with_two_names(ground: dict[str, Triple], rigid: list[Body]) -> dict[tuple[str, str], list[Body]]:
    """The bodies that have two points, or two vectors, in common; a vector alone may be that of all bodies."""
    having: dict[tuple[str, str], list[Body]] = {}
    for body in rigid:
        for u, v in combinations(sorted(body.members), 2):
            if is_point(u) == is_point(v):
                fixed = u in ground and v in ground
                having.setdefault((u, v), [_ground(ground)] if fixed else []).append(body)
    return having


def _ground(places: dict[str, Triple]) -> Body:
    """The ground as a body."""
    from bricard.library.bodies.rigid import RigidBody

    return RigidBody(GROUND, places)


def _check_pair(draft: Draft, first: Body, second: Body) -> None:
    shared = [name for name in second.members if name in first.members]
    points = [name for name in shared if is_point(name)]
    if len(points) > 1:
        draft.find(
            _path(draft, second),
            f"'{second.name}' shares the points {points[0]} and {points[1]} with {_quoted(first)}",
            "Two parts may share one point: share a vector along the line through them instead.",
            on_key=True,
        )
    for u, v in combinations([name for name in shared if is_vector(name)], 2):
        _check_angle(draft, first, second, u, v)


def _check_angle(draft: Draft, first: Body, second: Body, u: str, v: str) -> None:
    if not _misfit(first, second, u, v):
        return
    degrees = [f"{math.degrees(_angle(body.members[u], body.members[v])):.6g}" for body in (first, second)]
    draft.find(
        _path(draft, second),
        f"the angle between {u} and {v} is {degrees[0]} degrees in {_quoted(first)}, "
        f"but {degrees[1]} in '{second.name}'",
        "Parts that share two vectors must agree on the angle between them.",
        on_key=True,
    )


def _misfit(first: Body, second: Body, u: str, v: str) -> bool:
    one, other = (_angle(body.members[u], body.members[v]) for body in (first, second))
    return abs(one - other) > ANGLE_MISFIT


def _angle(u: tuple[float, ...], v: tuple[float, ...]) -> float:
    """Between unit vectors; exact also near 0 and 180 degrees."""
    apart = math.hypot(*(a - b for a, b in zip(u, v, strict=True)))
    together = math.hypot(*(a + b for a, b in zip(u, v, strict=True)))
    return 2 * math.atan2(apart, together)


def _quoted(body: Body) -> str:
    return body.name if body.name == GROUND else f"'{body.name}'"


def _path(draft: Draft, body: Body) -> Path:
    section = next(section for section in PARTS if body.name in draft.document.section(section))
    return ("PartData", section, body.name)
