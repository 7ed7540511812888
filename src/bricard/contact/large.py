"""Many contacts: one solution by Lemke's method, with friction as pyramids, made exact and checked.

    y_N >= 0                    beside N >= 0
    u . y_T + l >= 0            beside shares of friction along u, for some directions u
    mu N - sum of shares >= 0   beside l >= 0

Stewart and Trinkle 1996. What slips is given the kinetic coefficient, and the rest is solved again until nothing
changes. The way that comes out is solved by its own equations, in space with the round cone.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.curved import solve_curved
from bricard.contact.enumeration import AGAINST, ALONG, NONE, STAYS, BoolArray, Solved, Ways, solve_ways
from bricard.contact.lemke import lemke
from bricard.contact.local import TIE, Local
from bricard.records import dataclass

REPEATED = 20
CORRECTED = 40
ZERO = 1e-7  # what Lemke's method leaves of zeros, against the size of the problem
SIDES = 8  # of a pyramid


def solve_large(problem: Local, opened: BoolArray) -> list[Solved]:
    """Solutions to try, the likeliest first; contacts `opened` (k) stay open."""
    found: list[Solved] = []
    now = problem
    for _ in range(REPEATED):
        pyramids = _pyramids(now, opened)
        if pyramids is None:
            break
        z = pyramids.z
        y = problem.D @ z + problem.b
        found += _near(problem, opened, z, y)
        if not any(_good(problem, one) for one in found):
            found.append(_solved(problem, z[: problem.normals] > 0, _speeds(problem, y, pyramids.slides)))
        slipping = _slipping(problem, y)
        if any(_good(problem, one) for one in found) or (slipping == now.directions).all():
            break
        now = replace(problem, directions=slipping)
    return found


def _near(problem: Local, opened: BoolArray, z: FloatArray, y: FloatArray) -> list[Solved]:
    """Ways near such forces: contacts without force closed, then open; in space sticking first."""
    k, zero = problem.normals, ZERO * problem.size
    still = y.copy()
    for rub in problem.rubs:
        still[rub.rows] *= rub.width == 1
    closed, pressed = (y[:k] <= zero) & ~opened, z[:k] > zero
    if (still == y).all():
        return [_solved(problem, closed, y), _solved(problem, pressed, y)]
    tried = [_solved(problem, one, speeds) for one in (closed, pressed) for speeds in (still, y)]
    return tried if any(_good(problem, one) for one in tried) else _corrected(problem, opened, tried[1])


def _good(problem: Local, solved: Solved) -> bool:
    """Whether one of them respects what it must."""
    return bool((solved.margins >= -TIE * problem.size).any())


def _corrected(problem: Local, opened: BoolArray, solved: Solved) -> list[Solved]:
    """Ways in which what the last one did not respect is changed, until one respects all."""
    found = [solved]
    while not _good(problem, found[-1]) and len(found) < CORRECTED:
        ways, z, y = found[-1].ways, found[-1].z[0], found[-1].y[0]
        k, zero = problem.normals, TIE * problem.size
        closed = np.where(ways.closed[0], z[:k] >= -zero, y[:k] < -zero) & ~opened
        speeds = y.copy()
        for j, rub in enumerate(problem.rubs):
            friction = z[rub.rows]
            limit = z[:k] @ problem.static[j] + problem.static_limit[j]
            if ways.stick[0, j]:
                speeds[rub.rows] = -friction if float(np.sqrt(friction @ friction)) > limit + zero else 0.0
            elif ways.onset[0, j] and friction @ y[rub.rows] > 0:
                speeds[rub.rows] = 0.0
        found.append(_solved(problem, closed, speeds))
    return found


@dataclass(frozen=True, eq=False)
class Shares:
    """Forces as z = basis @ x + fixed, x >= 0: normal forces, then shares of friction; `rubs`: whose they are."""

    basis: FloatArray
    fixed: FloatArray
    rubs: FloatArray


def _shares(problem: Local) -> Shares:
    """Friction that slips already follows its normal forces, other friction has shares along directions."""
    p, k = len(problem.b), problem.normals
    normal, fixed = np.eye(p, k), np.zeros(p)
    columns, rubs = [], []
    for j, rub in enumerate(problem.rubs):
        direction = problem.directions[rub.rows]
        if problem.moving[j]:
            normal[rub.rows] -= direction[:, None] * problem.kinetic[j]
            fixed[rub.rows] -= direction * problem.kinetic_limit[j]
            continue
        for u in _directions(rub.width):
            column = np.zeros(p)
            column[rub.rows] = u
            columns.append(column)
            rubs.append([float(i == j) for i in range(len(problem.rubs))])
    friction = np.array(columns).reshape(-1, p).T
    return Shares(np.hstack((normal, friction)), fixed, np.array(rubs).reshape(len(rubs), len(problem.rubs)))


def _directions(width: int) -> FloatArray:
    """Unit vectors along a line, or around."""
    angles = np.pi * np.arange(2) if width == 1 else 2 * np.pi * np.arange(SIDES) / SIDES
    return np.stack((np.cos(angles), np.sin(angles)), axis=1)[:, :width]


@dataclass(frozen=True, eq=False)
class Pyramids:
    """Forces z, p, exactly zero where there are none; `slides`: which patches begin to slip."""

    z: FloatArray
    slides: BoolArray


def _speeds(problem: Local, y: FloatArray, slides: BoolArray) -> FloatArray:
    """y with slips that are zero where it sticks, and not near zero where it slips."""
    speeds = y.copy()
    for rub, slips in zip(problem.rubs, slides, strict=True):
        size = float(np.sqrt(y[rub.rows] @ y[rub.rows]))
        speeds[rub.rows] *= problem.size / size if slips and size else 0.0
    return speeds


def _pyramids(problem: Local, opened: BoolArray) -> Pyramids | None:
    """Forces by Lemke's method."""
    shares, k = _shares(problem), problem.normals
    begins = ~np.array(problem.moving, dtype=bool)
    owners = shares.rubs[:, begins]
    reach = problem.D @ shares.basis
    along = shares.basis[:, k:].T
    rest = problem.b + problem.D @ shares.fixed
    nothing = np.zeros((int(begins.sum()),) * 2)
    cone = np.hstack((problem.static[begins], -owners.T))
    matrix = np.block(
        [[np.vstack((reach[:k], along @ reach)), np.vstack((np.zeros((k, len(nothing))), owners))], [cone, nothing]]
    )
    q = np.concatenate((rest[:k], along @ rest, problem.static_limit[begins]))
    size = float(np.abs(q).max(initial=0.0)) or 1.0
    used = np.concatenate((~opened, np.ones(len(q) - k, dtype=bool)))
    x = lemke(matrix[np.ix_(used, used)], q[used] / size)
    if x is None:
        return None
    full = np.zeros(len(q))
    full[used] = x * size
    slides = np.zeros(len(problem.rubs), dtype=bool)
    slides[begins] = full[len(q) - len(nothing) :] > 0
    return Pyramids(shares.basis @ full[: shares.basis.shape[1]] + shares.fixed, slides)


def _solved(problem: Local, closed: BoolArray, y: FloatArray) -> Solved:
    """The way with these contacts closed that such velocities or accelerations show, by its own equations."""
    count = len(problem.rubs)
    equations = np.full((1, len(problem.b)), NONE)
    equations[0, : problem.normals][closed] = STAYS
    onset, stick, angles = np.zeros((1, count)), np.zeros((1, count), dtype=bool), []
    for j, rub in enumerate(problem.rubs):
        speed = y[rub.rows]
        pressed = bool(problem.static_limit[j]) or bool(problem.static[j][closed].any())
        if pressed and problem.moving[j]:
            equations[0, rub.rows] = ALONG
        elif pressed and np.abs(speed).max() <= ZERO * problem.size:
            equations[0, rub.rows], stick[0, j] = STAYS, True
        elif pressed:
            forward = rub.width == 2 or speed[0] > 0
            equations[0, rub.rows], onset[0, j] = (ALONG, 1.0) if forward else (AGAINST, -1.0)
            angles += [np.arctan2(speed[1], speed[0])] if rub.width == 2 else []
    way = Ways(equations, closed[None], stick, onset)
    return solve_curved(problem, way, np.array([angles]))[0] if angles else solve_ways(problem, way)


def _slipping(problem: Local, y: FloatArray) -> FloatArray:
    """Directions of all that slips or begins to."""
    directions = problem.directions.copy()
    for j, rub in enumerate(problem.rubs):
        speed = float(np.hypot(*y[rub.rows])) if rub.width == 2 else abs(float(y[rub.first]))
        if not problem.moving[j] and speed > ZERO * problem.size:
            directions[rub.rows] = y[rub.rows] / speed
    return directions
