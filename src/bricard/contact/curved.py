"""Slip that begins in space, in a direction that is not known.

    T = -(mu N + L) d,   d = (cos a, sin a) along the slip that begins:   d x y = 0,  d . y > 0

Newton's method for the angles a, from many of them at once; all else is linear. It is applied to the slip across d
times the determinant of the linear equations, which has no poles: of one rub a trigonometric polynomial of degree 3.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.enumeration import Solved, Ways, equations_of, examined
from bricard.contact.local import Local
from bricard.contact.problem import ROUNDING
from bricard.records import dataclass

FANS = {2: 8, 3: 5, 4: 4}  # angles of each rub to start from, where several begin to slip
SAMPLES = 8  # of a polynomial with seven coefficients
ITERATIONS = 40
LARGEST_STEP = 0.5  # of an angle


def solve_curved(problem: Local, ways: Ways, starts: FloatArray | None = None) -> list[Solved]:
    """All solutions of ways in which slip begins in space; `starts`: angles to start from (starts x rubs)."""
    return [_solve_way(problem, ways.take(np.array([way])), starts) for way in range(len(ways.equations))]


def _solve_way(problem: Local, way: Ways, starts: FloatArray | None) -> Solved:
    """All solutions of one way."""
    begins = [j for j, rub in enumerate(problem.rubs) if rub.width == 2 and way.onset[0, j]]
    matrices, rights = equations_of(problem, way)

    def slips_at(angles: FloatArray) -> Slips:
        return _slips(problem, begins, angles, matrices[0], rights[0])

    if starts is None:
        starts = _roots(slips_at) if len(begins) == 1 else _fan(len(begins))
    angles = _newton(slips_at, starts)
    slips = slips_at(angles)
    different = _different(slips.z)
    residuals = np.abs(slips.across).max(axis=1)[different]
    several = way.take(np.zeros(len(different), dtype=int))
    return examined(problem, several, slips.z[different], residuals, np.ones(len(different), dtype=bool))


def _newton(slips_at: Callable[[FloatArray], Slips], starts: FloatArray) -> FloatArray:
    """Angles (starts x rubs) after Newton's method from each of these."""
    angles, moving = starts.copy(), np.arange(len(starts))
    for _ in range(ITERATIONS):
        steps = np.clip(slips_at(angles[moving]).steps(), -LARGEST_STEP, LARGEST_STEP)
        angles[moving] += steps
        moving = moving[np.abs(steps).max(axis=1) > ROUNDING]
        if not len(moving):
            break
    return angles


def _roots(slips_at: Callable[[FloatArray], Slips]) -> FloatArray:
    """All zeros of the trigonometric polynomial of one rub, roughly."""
    angles = 0.1 + 2 * np.pi * np.arange(SAMPLES) / SAMPLES
    slips = slips_at(angles[:, None])
    waves = np.exp(-1j * np.outer(np.arange(-3, 4), angles)) @ (slips.across[:, 0] * slips.determinants)
    waves[np.abs(waves) < ROUNDING * np.abs(waves).max()] = 0
    roots = np.roots(waves[::-1])
    near: FloatArray = np.angle(roots[np.abs(np.abs(roots) - 1) < 0.1])
    return near[:, None]


def _fan(rubs: int) -> FloatArray:
    """Angles of several rubs to start from, starts x rubs."""
    each = FANS.get(rubs, 3)
    return np.array(list(product(0.1 + 2 * np.pi * np.arange(each) / each, repeat=rubs)))


def _different(z: FloatArray) -> IndexArray:
    """One of each solution that several starts lead to."""
    digits = np.round(z / (np.abs(z).max(initial=0) or 1.0), 7)
    return np.unique(digits, axis=0, return_index=True)[1]


@dataclass(frozen=True, eq=False)
class Slips:
    """Solutions for given angles, s of them, of r rubs.

    z       s x p
    across  s x r: velocity (acceleration) of slip across d
    slopes  s x r x r: derivatives of its product with the determinant, over the determinant
    determinants
            s: of the linear equations
    """

    z: FloatArray
    across: FloatArray
    slopes: FloatArray
    determinants: FloatArray

    def steps(self) -> FloatArray:
        """Newton's, none where the derivatives are singular."""
        bad = np.abs(np.linalg.det(self.slopes)) < np.finfo(float).tiny
        slopes = np.where(bad[:, None, None], np.eye(self.slopes.shape[1]), self.slopes)
        return np.where(bad[:, None], 0.1, -np.linalg.solve(slopes, self.across[..., None])[..., 0])


def _slips(problem: Local, begins: list[int], angles: FloatArray, matrix: FloatArray, right: FloatArray) -> Slips:
    """What these angles give."""
    k, count = problem.normals, len(begins)
    matrices, rights = np.tile(matrix, (len(angles), 1, 1)), np.tile(right, (len(angles), 1))
    d = np.stack((np.cos(angles), np.sin(angles)), axis=2)
    turned = np.stack((-d[..., 1], d[..., 0]), axis=2)
    for i, j in enumerate(begins):
        rows = problem.rubs[j].rows
        matrices[:, rows, :k] = d[:, i, :, None] * problem.kinetic[j]
        rights[:, rows] = -d[:, i] * problem.kinetic_limit[j]
    determinants = np.linalg.det(matrices)
    matrices[np.abs(determinants) < np.finfo(float).tiny] = np.eye(len(matrix))
    inverses = np.linalg.inv(matrices)
    z = (inverses @ rights[..., None])[..., 0]
    y = z @ problem.D + problem.b
    across, slopes = np.empty((len(angles), count)), np.empty((len(angles), count, count))
    for i, j in enumerate(begins):
        across[:, i] = (turned[:, i] * y[:, problem.rubs[j].rows]).sum(axis=1)
    for l, j in enumerate(begins):
        rows = problem.rubs[j].rows
        limit = z[:, :k] @ problem.kinetic[j] + problem.kinetic_limit[j]
        dz = (inverses[:, :, rows] @ (-limit[:, None] * turned[:, l])[..., None])[..., 0]
        dy = dz @ problem.D
        growth = ((problem.kinetic[j] @ inverses[:, :k, rows]) * turned[:, l]).sum(axis=1)  # of the determinant
        for i, other in enumerate(begins):
            slopes[:, i, l] = (turned[:, i] * dy[:, problem.rubs[other].rows]).sum(axis=1) + across[:, i] * growth
        slopes[:, l, l] -= (d[:, l] * y[:, rows]).sum(axis=1)
    return Slips(z, across, slopes, determinants)
