"""Contacts that share what is determined only in sum: a table on four legs, a ladder that sticks at both ends.

The equations of such a way have a family of solutions, z + Z a. `spread` finds the one of least norm among those that
respect the cones. `determined` chooses equations of the family that make it unique: a contact whose force is zero
then, or friction that has a given value, is left to the others while the motion is computed.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.enumeration import AGAINST, ALONG, DEPENDENT, NONE, STAYS, Ways, equations_of
from bricard.contact.lemke import lemke
from bricard.contact.local import TIE, Local
from bricard.contact.problem import ROUNDING
from bricard.records import dataclass

CLEAR = 1e3 * TIE  # what is asked of margins where the family has room for it
SLACK = 1e-11  # what rounding may take from a margin
CUTS = 30  # how often a round cone is cut by one more plane
SIDES = 16  # of the pyramid that a round cone begins with


def null_space(matrix: FloatArray) -> FloatArray:
    """Orthonormal columns that the matrix maps to zero."""
    _, values, vectors = np.linalg.svd(matrix)
    return vectors[int((values > DEPENDENT * values[0]).sum()) :].T.astype(float, copy=False)


@dataclass(frozen=True, eq=False)
class Planes:
    """What a way must respect, as normals @ z >= offsets."""

    normals: FloatArray
    offsets: FloatArray

    def beside(self, normals: list[FloatArray], offsets: list[float]) -> Planes:
        """With more of them."""
        return Planes(np.vstack((self.normals, *normals)), np.append(self.offsets, offsets))


def planes_of(problem: Local, way: Ways) -> Planes:
    """Of one way; round cones as pyramids around them."""
    k, p = problem.normals, len(problem.b)
    closed, counted = way.closed[0], ~problem.copies
    normals = [*np.where(closed[:, None], np.eye(k, p), problem.D[:k])[counted]]
    offsets = [*np.where(closed, 0.0, -problem.b[:k])[counted]]
    for j, rub in enumerate(problem.rubs):
        if way.stick[0, j]:
            for u in _around(rub.width):
                normals.append(_cone_plane(problem, j, u))
                offsets.append(-problem.static_limit[j])
        elif rub.width == 1 and way.onset[0, j]:
            normals.append(way.onset[0, j] * problem.D[rub.first])
            offsets.append(-way.onset[0, j] * problem.b[rub.first])
    return Planes(np.array(normals).reshape(-1, p), np.array(offsets))


def _around(width: int) -> FloatArray:
    """Directions of friction: two along a line, some around a circle."""
    if width == 1:
        return np.array([[1.0], [-1.0]])
    angles = 2 * np.pi * np.arange(SIDES) / SIDES
    return np.stack((np.cos(angles), np.sin(angles)), axis=1)


def _cone_plane(problem: Local, j: int, u: FloatArray) -> FloatArray:
    """The row of mu N - u . T."""
    row = np.zeros(len(problem.b))
    row[: problem.normals] = problem.static[j]
    row[problem.rubs[j].rows] = -u
    return row


def spread(problem: Local, way: Ways, z: FloatArray) -> tuple[FloatArray, float]:
    """Forces of one way nearest to those of least norm, z, that respect the cones, and the margin of others around.

    Where there are none: z, and a margin of minus infinity.
    """
    family = null_space(equations_of(problem, way)[0][0])
    planes = planes_of(problem, way)

    def nearest(room: float) -> FloatArray | None:
        return _inside(problem, way, z, family, Planes(planes.normals, planes.offsets + room * problem.size))

    found = nearest(0.0)
    if found is None:
        found = nearest(-SLACK)
    if found is None:
        return z, -np.inf
    return found, 0.0 if nearest(CLEAR) is None else CLEAR * problem.size


def _inside(problem: Local, way: Ways, z: FloatArray, family: FloatArray, planes: Planes) -> FloatArray | None:
    """The nearest of the family that lies inside all planes, and in the round cones."""
    for _ in range(CUTS):
        moved = planes.normals @ family
        pushes = lemke(moved @ moved.T, (planes.normals @ z - planes.offsets) / problem.size)
        if pushes is None:
            return None
        found = z + family @ (moved.T @ pushes) * problem.size
        beyond = _beyond(problem, way, found)
        if not beyond:
            return found
        planes = planes.beside(
            [_cone_plane(problem, j, u) for j, u in beyond], [-problem.static_limit[j] for j, _ in beyond]
        )
    return None


def _beyond(problem: Local, way: Ways, z: FloatArray) -> list[tuple[int, FloatArray]]:
    """Patches whose friction lies outside its round cone, and its direction."""
    found = []
    for j, rub in enumerate(problem.rubs):
        if rub.width == 2 and way.stick[0, j]:
            size = float(np.hypot(*z[rub.rows]))
            limit = z[: problem.normals] @ problem.static[j] + problem.static_limit[j]
            if size > max(limit, 0.0) + ROUNDING * problem.size:
                found.append((j, z[rub.rows] / size))
    return found


@dataclass(frozen=True)
class Stop:
    """A place along a line of the family where an equation can replace another."""

    at: float
    row: int
    equation: int
    normal: bool


def determined(problem: Local, way: Ways, z: FloatArray) -> IndexArray:
    """Equations of the rows (p) with a unique solution among those of the way."""
    way = way.take(np.array([0]))
    planes = planes_of(problem, way)
    for _ in range(len(problem.b)):
        family = null_space(equations_of(problem, way)[0][0])
        stops = _stops(problem, way, z, family[:, 0]) if family.shape[1] else []
        if not stops:
            break
        stop = _best_stop(planes, z, family[:, 0], stops, TIE * problem.size)
        z = z + stop.at * family[:, 0]
        way = _replaced(problem, way, stop)
    equations: IndexArray = way.equations[0]
    return equations


def _stops(problem: Local, way: Ways, z: FloatArray, line: FloatArray) -> list[Stop]:
    """Where along the line a normal force or friction is zero, or friction has its kinetic limit."""
    found = []
    equations = way.equations[0]
    for row in np.flatnonzero((equations == STAYS) & (np.abs(line) > DEPENDENT)).tolist():
        found.append(Stop(-z[row] / line[row], row, NONE, row < problem.normals))
    for j, rub in enumerate(problem.rubs):
        for equation, d in ((ALONG, 1.0), (AGAINST, -1.0)):
            limit = d * (problem.kinetic[j] @ z[: problem.normals] + problem.kinetic_limit[j])
            slope = line[rub.first] + d * problem.kinetic[j] @ line[: problem.normals]
            if rub.width == 1 and equations[rub.first] == STAYS and abs(slope) > DEPENDENT:
                found.append(Stop(-(z[rub.first] + limit) / slope, rub.first, equation, False))
    return found


def _best_stop(planes: Planes, z: FloatArray, line: FloatArray, stops: list[Stop], tolerance: float) -> Stop:
    """Of those that respect the planes, one that frees no friction of its normal force, far from other limits."""

    def rank(stop: Stop) -> tuple[bool, bool, float]:
        margins = np.sort(planes.normals @ (z + stop.at * line) - planes.offsets)
        tight = margins[1:] if stop.equation != NONE or stop.normal else margins
        return margins[0] >= -tolerance, not stop.normal, float(tight[0]) if len(tight) else 0.0

    return max(stops, key=rank)


def _replaced(problem: Local, way: Ways, stop: Stop) -> Ways:
    """The way with another equation; friction goes with the only contact that presses it."""
    equations = way.equations.copy()
    equations[0, stop.row] = stop.equation
    if stop.normal:
        for j, rub in enumerate(problem.rubs):
            if np.flatnonzero(problem.static[j]).tolist() == [stop.row]:
                equations[0, rub.rows] = NONE
    return Ways(equations, way.closed, way.stick, way.onset)
