"""Solutions of y = D z + b with contacts and friction: all of them, or with many contacts one by Lemke's method."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.curved import solve_curved
from bricard.contact.enumeration import BoolArray, Solved, Ways, examined, shape_of, solve_ways, ways_of
from bricard.contact.large import solve_large
from bricard.contact.local import TIE, Local
from bricard.contact.redundancy import spread
from bricard.contact.single import solve_single
from bricard.records import dataclass

LARGEST = 6  # number of contacts of which all ways are tried


@dataclass(frozen=True, eq=False)
class Solution:
    """One way (m = 1 in `way`) with forces z, velocities or accelerations y (p), and its margin.

    slips    p: directions of what slips or begins to, in the rows of the patches
    regular  its forces are unique
    """

    way: Ways
    z: FloatArray
    y: FloatArray
    slips: FloatArray
    margin: float
    regular: bool


@dataclass(frozen=True, eq=False)
class Found:
    """Solutions that are consistent to rounding; whether there can be no others."""

    solutions: tuple[Solution, ...]
    complete: bool


def search(problem: Local) -> Found:
    """What can be."""
    if problem.normals + 3 * len(problem.rubs) > LARGEST and _weight(problem) > LARGEST:
        return Found(_by_lemke(problem, problem.copies), False)
    straight, curved = ways_of(shape_of(problem))
    every = [solve_single(problem, straight) or solve_ways(problem, straight)]
    every += solve_curved(problem, curved) if len(curved.equations) else ()
    return Found(tuple(one for solved in every for one in _consistent(problem, solved)), True)


def _weight(problem: Local) -> int:
    """Contacts, dry frictions, and twice those that slip in space: these have no list of directions."""
    dry = sum(not coefficients.any() for coefficients in problem.static)
    wide = sum(rub.width == 2 and not moving for rub, moving in zip(problem.rubs, problem.moving, strict=True))
    return problem.normals - int(np.count_nonzero(problem.copies)) + dry + 2 * wide


def search_beyond(problem: Local, ended: Solution) -> tuple[Solution, ...]:
    """What can follow a way that has ended: contacts without force open, friction at its limit begins to slip."""
    k, zero = problem.normals, TIE * problem.size
    opened = problem.copies | ended.way.closed[0] & (ended.z[:k] <= zero)
    directions = problem.directions.copy()
    for j, rub in enumerate(problem.rubs):
        friction = ended.z[rub.rows]
        size = float(np.sqrt(friction @ friction))
        limit = ended.z[:k] @ problem.static[j] + problem.static_limit[j]
        if ended.way.stick[0, j] and limit > zero and size >= limit - zero:
            directions[rub.rows] = -friction / size
    return _by_lemke(replace(problem, directions=directions), opened)


def _by_lemke(problem: Local, opened: BoolArray) -> tuple[Solution, ...]:
    """The first consistent solution, if any."""
    found = (one for solved in solve_large(problem, opened) for one in _consistent(problem, solved))
    return tuple(islice(found, 1))


def _consistent(problem: Local, solved: Solved) -> list[Solution]:
    """Those that respect what they must; where forces are not unique, in some share."""
    zero = TIE * problem.size
    good = solved.margins >= -zero
    if solved.regular.all():
        return [_solution(problem, solved, at) for at in good.nonzero()[0].tolist()]
    doubtful = ~solved.regular & (solved.margins > -np.inf) & (solved.margins <= zero)
    clear = [_solution(problem, solved, at) for at in (good & ~doubtful).nonzero()[0].tolist()]
    shared = (_spread(problem, solved, at) for at in doubtful.nonzero()[0].tolist())
    return [*clear, *(one for one in shared if one.margin >= -zero)]


def _solution(problem: Local, solved: Solved, at: int) -> Solution:
    """One of those solved."""
    way, z, y = solved.ways.take(slice(at, at + 1)), solved.z[at], solved.y[at]
    return Solution(way, z, y, _slips(problem, way, z, y), float(solved.margins[at]), bool(solved.regular[at]))


def _slips(problem: Local, way: Ways, z: FloatArray, y: FloatArray) -> FloatArray:
    """Directions of slip; in space against the friction, or, where it has none, along the slip itself."""
    slips = problem.directions.copy()
    for j, rub in enumerate(problem.rubs):
        if way.onset[0, j] and rub.width == 1:
            slips[rub.first] = way.onset[0, j]
        elif way.onset[0, j]:
            vector = -z[rub.rows] if z[rub.rows].any() else y[rub.rows]
            slips[rub.rows] = vector / (np.hypot(*vector) or 1.0)
    return slips


def _spread(problem: Local, solved: Solved, at: int) -> Solution:
    """One whose forces are not unique, with forces that respect the cones if there are any."""
    way = solved.ways.take(slice(at, at + 1))
    z, margin = spread(problem, way, solved.z[at])
    irregular = np.zeros(1, dtype=bool)
    least = examined(problem, way, z[None], np.zeros(1), irregular)
    return _solution(problem, Solved(way, least.z, least.y, np.array([margin]), irregular), 0)
