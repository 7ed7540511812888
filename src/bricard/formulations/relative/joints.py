"""Joints of relative coordinates in numbers and names: reference directions, constant turns, names of coordinates.

Each `Hanging` of the tree is a joint; `bricard.formulations.relative.model` has its equations.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

import numpy as np
import numpy.typing as npt

from bricard.formulations.body.model import EULER
from bricard.formulations.geometry import Triple, cross
from bricard.formulations.relative.tree import SAME_ANGLE, Attitude, Hanging, Place, angle_between
from bricard.library.relations.answers import Turn
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import is_point, split_run

Matrix = npt.NDArray[np.float64]
NEAR_AXIS = 0.9  # cosine between a vector and a coordinate axis that gives no good reference across it
TINY = 1e-15


def members(mechanism: Mechanism, part: str) -> Mapping[str, Triple]:
    """Local coordinates of a part's points and vectors; of the ground, world coordinates."""
    return mechanism.ground if part == GROUND else mechanism.bodies[part].members


# -------------------------------------------------------------------------------------------- references


def references(mechanism: Mechanism, part: str, attitude: Attitude) -> tuple[list[Triple], list[Triple]]:
    """Triads of a turn in local coordinates (vector, reference across it, third): the other's, and the part's own.

    In the plane, where nothing is across, the x and y axes.
    """
    if mechanism.dimension == 2:
        axes = [(), (1.0, 0.0), (0.0, 1.0)]
        return list(axes), list(axes)
    ((theirs, own),) = attitude.pairs
    w, v = members(mechanism, attitude.to)[theirs], members(mechanism, part)[own]
    if attitude.kind == "crossed":
        return _triad(w, _good_axis(w)), _triad(v, _good_axis(v))
    axis = _good_axis(w, v)
    return _triad(w, axis), _triad(v, axis)


def _good_axis(*vectors: Triple) -> int:
    """The first coordinate axis that is not near to any of the vectors (of two)."""
    return next(axis for axis in range(3) if all(abs(vector[axis]) < NEAR_AXIS for vector in vectors))


def _triad(w: Triple, axis: int) -> list[Triple]:
    """A unit vector, the direction of a coordinate axis across it, and their cross product."""
    across = np.eye(3)[axis] - w[axis] * np.array(w)
    e = tuple(float(x) if abs(x) > TINY else 0.0 for x in across / np.linalg.norm(across))
    return [w, e, cross(w, e)]


def welded(mechanism: Mechanism, part: str, attitude: Attitude) -> Matrix:
    """The constant matrix from a part's local coordinates to those of the part that it is welded to."""
    theirs = [members(mechanism, attitude.to)[pair[0]] for pair in attitude.pairs]
    own = [members(mechanism, part)[pair[1]] for pair in attitude.pairs]
    matrix = np.asarray(_frame_of(theirs) @ _frame_of(own).T)
    matrix[np.abs(matrix) < TINY] = 0.0
    return matrix


def _frame_of(vectors: Sequence[Triple]) -> Matrix:
    """Orthonormal columns from a vector of the plane, or two vectors of space that are not parallel."""
    if len(vectors) == 1:
        ((x, y),) = vectors
        return np.array([[x, -y], [y, x]])
    first, second = (np.array(vector) for vector in vectors)
    normal = np.cross(first, second)
    normal = normal / np.linalg.norm(normal)
    return np.column_stack([first, np.cross(normal, first), normal])


def shared_vectors(mechanism: Mechanism, node: Mapping[str, str], part: str, attitude: Attitude) -> dict[str, str]:
    """The vectors of a part that its attitude makes those of what it hangs on: {own: theirs}."""
    if attitude.kind == "about":
        return {own: theirs for theirs, own in attitude.pairs}
    if attitude.kind != "welded":
        return {}
    matrix, result = welded(mechanism, part, attitude), {}
    for own in mechanism.bodies[part].vectors:
        turned = (matrix @ members(mechanism, part)[own]).tolist()
        for theirs, local in members(mechanism, attitude.to).items():
            if node[own] == node[theirs] and angle_between(turned, local) <= SAME_ANGLE:
                result[own] = theirs
    return result


# -------------------------------------------------------------------------------------------- angles with names


@dataclass(frozen=True)
class NamedTurn:
    """The turn of a joint as sign * (angle - offset), where the mechanism has a name for the angle."""

    angle: str
    sign: float
    offset: float


def named_turns(
    mechanism: Mechanism, hangings: Sequence[Hanging], turns: Mapping[str, Turn], needed: Sequence[str]
) -> dict[str, NamedTurn]:
    """By part: needed angles between directions of a part and of what it hangs on, about the axis of their joint."""
    found: dict[str, NamedTurn] = {}
    for hanging in hangings:
        attitude, named = hanging.attitude, {one.angle for one in found.values()}
        if attitude is None or attitude.freedoms(mechanism.dimension) != 1:
            continue
        for name in needed:
            turn = _named_turn(mechanism, hanging.part, attitude, turns[name])
            if turn is not None and name not in named and hanging.part not in found:
                found[hanging.part] = turn
    return found


def _named_turn(mechanism: Mechanism, part: str, attitude: Attitude, turn: Turn) -> NamedTurn | None:
    if mechanism.dimension == 3 and turn.about not in attitude.pairs[0]:
        return None
    theirs, own = references(mechanism, part, attitude)
    start, end = _carried(mechanism, turn.start), _carried(mechanism, turn.end)
    if attitude.to in start and part in end:
        offset = _angle_in(own, end[part]) - _angle_in(theirs, start[attitude.to])
        return NamedTurn(turn.angle, 1.0, offset)
    if attitude.to in end and part in start:
        offset = _angle_in(theirs, end[attitude.to]) - _angle_in(own, start[part])
        return NamedTurn(turn.angle, -1.0, offset)
    return None


def _carried(mechanism: Mechanism, name: str) -> dict[str, Triple]:
    """A direction as users write it (see `SymbolicWorld.named_direction`), by the parts that have it."""
    x = (1.0, *[0.0] * (mechanism.dimension - 1))
    if not name:
        return {GROUND: x}
    run, parts = split_run(name) or [], {part: members(mechanism, part) for part in (GROUND, *mechanism.bodies)}
    known = {member for one in parts.values() for member in one}
    if len(run) == 2 and all(is_point(one) and one in known for one in run):
        pairs = {part: [one[point] for point in run] for part, one in parts.items() if set(run) <= one.keys()}
        return {part: tuple(b - a for a, b in zip(*pair, strict=True)) for part, pair in pairs.items()}
    if name in known:
        return {part: one[name] for part, one in parts.items() if name in one}
    return {name: x}


def _angle_in(triad: Sequence[Triple], direction: Triple) -> float:
    """From the reference of a triad, about its vector."""
    _, e, f = (np.array(one) for one in triad)
    return float(np.arctan2(f @ direction, e @ direction))


# -------------------------------------------------------------------------------------------- names and words


def attitude_coordinates(part: str, attitude: Attitude, dimension: int) -> list[str]:
    """Names of the coordinates of an attitude."""
    match attitude.kind:
        case "welded":
            return []
        case "crossed":
            return [f"{part}.turn1", f"{part}.turn2"]
        case "free" if dimension == 3:
            return [f"{part}.{one}" for one in EULER]
    return [f"{part}.turn"]


def place_coordinates(part: str, place: Place, dimension: int) -> list[str]:
    """Names of the coordinates of a place, without parameters of curves."""
    match place.kind:
        case "slide":
            return list(place.surface.slides) or [f"{part}.slide{number}" for number in range(1, dimension)]
        case "free" | "span":
            label = f"{part}.{place.own}" if place.own else part
            return [f"{label}.{axis}" for axis in "xyz"[:dimension]]
    return []


def coordinates(hanging: Hanging, dimension: int, named: Collection[str]) -> Iterator[str]:
    """Names of the coordinates by which a part hangs, without parameters of curves and turns of `named` parts."""
    if hanging.attitude is not None and hanging.part not in named:
        yield from attitude_coordinates(hanging.part, hanging.attitude, dimension)
    for place in hanging.places:
        yield from place_coordinates(hanging.part, place, dimension)


def in_words(hanging: Hanging) -> str:
    """How a part hangs."""
    words = [_place_words(place) for place in hanging.places]
    if hanging.attitude is not None:
        words.append(_attitude_words(hanging.attitude))
    return "; ".join(words)


def _attitude_words(attitude: Attitude) -> str:
    pairs = [" = ".join(dict.fromkeys(pair)) for pair in attitude.pairs]
    words = {
        "welded": f"axes kept by {' and '.join(pairs)}",
        "about": f"turns about {' and '.join(pairs)}",
        "crossed": f"turns about {' and '.join(attitude.pairs[0] if attitude.pairs else ())}",
        "free": "turns freely",
    }
    return f"{words[attitude.kind]} against {attitude.to}"


def _place_words(place: Place) -> str:
    part, name = place.base
    if place.kind == "slide":
        where = "on a line" if place.surface.freedoms == 1 else "in a plane"
        return f"{place.own} and {name} of {part} {where}"
    words = {
        "at": f"{place.own} at {name} of {part}",
        "curve": f"{place.own or name} on a curve of {part}",
        "given": f"{place.own} by its formula",
        "span": f"{place.own} at its distance from {name}",
        "free": f"{place.own or 'centroid'} anywhere",
    }
    return words[place.kind]
