"""Slip that begins in space, in a direction that is not known.

    T = -(mu N + L) d,   d = (cos a, sin a) along the slip that begins:   d x y = 0,  d . y > 0

Newton's method for the angles a, from many of them at once; all else is linear.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.enumeration import Solved, Ways, equations_of, examined
from bricard.contact.problem import ROUNDING, Local
from bricard.records import dataclass

FAN = 12  # angles to start from, of one rub; of more rubs fewer each
STARTS = 144
ITERATIONS = 40
LARGEST_STEP = 0.5  # of an angle


def solve_curved(problem: Local, ways: Ways, starts: FloatArray | None = None) -> list[Solved]:
    """All solutions of ways in which slip begins in space; `starts`: angles to start from (starts x rubs)."""
    return [_solve_way(problem, ways.take(np.array([way])), starts) for way in range(len(ways.equations))]


def _solve_way(problem: Local, way: Ways, starts: FloatArray | None) -> Solved:
    """All solutions of one way."""
    begins = [j for j, rub in enumerate(problem.rubs) if rub.width == 2 and way.onset[0, j]]
    matrices, rights = equations_of(problem, way)
    angles = _fan(len(begins)) if starts is None else starts
    for _ in range(ITERATIONS):
        slips = _slips(problem, begins, angles, matrices[0], rights[0])
        steps = np.clip(slips.steps(), -LARGEST_STEP, LARGEST_STEP)
        angles = angles + steps
        if np.abs(steps).max() < ROUNDING:
            break
    slips = _slips(problem, begins, angles, matrices[0], rights[0])
    different = _different(slips.z)
    residuals = np.abs(slips.across).max(axis=1)[different]
    several = way.take(np.zeros(len(different), dtype=int))
    return examined(problem, several, slips.z[different], residuals, np.ones(len(different), dtype=bool))


@dataclass(frozen=True, eq=False)
class Slips:
    """Solutions for given angles, s of them, of r rubs.

    z       s x p
    across  s x r: velocity (acceleration) of slip across d
    slopes  s x r x r: its derivatives by the angles
    """

    z: FloatArray
    across: FloatArray
    slopes: FloatArray

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
    inverses = np.linalg.pinv(matrices, rcond=ROUNDING)
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
        for i, other in enumerate(begins):
            slopes[:, i, l] = (turned[:, i] * dy[:, problem.rubs[other].rows]).sum(axis=1)
        slopes[:, l, l] -= (d[:, l] * y[:, rows]).sum(axis=1)
    return Slips(z, across, slopes)


def _different(z: FloatArray) -> IndexArray:
    """One of each solution that several starts lead to."""
    digits = np.round(z / (np.abs(z).max() or 1.0), 7)
    return np.unique(digits, axis=0, return_index=True)[1]


def _fan(rubs: int) -> FloatArray:
    """Angles to start from, starts x rubs."""
    each = max(2, min(FAN, int(STARTS ** (1 / rubs))))
    fan = 0.1 + 2 * np.pi * np.arange(each) / each
    return np.array(list(product(fan, repeat=rubs)))[: 4 * STARTS]
