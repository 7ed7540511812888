"""The angle between two parts of a mechanism at the point that they share."""

from __future__ import annotations

from typing import Any

import numpy as np

from bricard.analysis.kinematics.places import Extremum
from bricard.analysis.kinematics.results import Kinematics
from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import did_you_mean
from bricard.dae.structure import derivative_name
from bricard.errors import SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Transmission:
    """The angle between two parts at the point that they share, from 0 to pi, over the drive.

    points   the ends of the two parts, and the point that they share
    """

    k: Kinematics
    points: tuple[str, str, str]
    minimum: Extremum
    maximum: Extremum

    def __call__(self, over: ArrayLike, *, branch: int = 0) -> Any:
        """The angle at values of the drive."""
        s = self.k.way(over, branch=branch)
        return angle(self.k, self.points, s.ravel()).reshape(s.shape)[()]


def transmission(k: Kinematics, first: str, second: str) -> Transmission:
    """The angle between two parts along the way of a mechanism."""
    points = _points(k.mechanism, first, second)

    def value(s: FloatArray) -> FloatArray:
        return angle(k, points, s)

    def slope(s: FloatArray) -> FloatArray:
        return _slope(k, points, s)

    found = [*k.extrema_of(value, slope), *[k.extremum(float(end), value, slope) for end in k.s[[0, -1]]]]
    least, most = min(found, key=lambda one: one.value), max(found, key=lambda one: one.value)
    return Transmission(k, points, least, most)


def _points(mechanism: Mechanism, first: str, second: str) -> tuple[str, str, str]:
    bodies = mechanism.bodies
    for name in (first, second):
        if name not in bodies:
            raise SolutionError(f"There is no part '{name}'.\n  {did_you_mean(name, bodies)}")
    own, others = bodies[first].points, bodies[second].points
    shared = [point for point in own if point in others]
    if len(shared) != 1:
        raise SolutionError(f"The parts '{first}' and '{second}' do not share one point, so there is no angle.")
    rest = [[point for point in points if point != shared[0]] for points in (own, others)]
    if not all(rest):
        raise SolutionError("A part with one point has no direction, so there is no angle.")
    return rest[0][0], rest[1][0], shared[0]


def angle(k: Kinematics, points: tuple[str, str, str], s: FloatArray) -> FloatArray:
    """Between the directions from the shared point to the others."""
    a, b, c = (_place(k, name, 0, s) for name in points)
    u, w = a - c, b - c
    across = np.abs(u[0] * w[1] - u[1] * w[0]) if len(u) == 2 else np.linalg.norm(np.cross(u, w, axis=0), axis=0)
    return np.asarray(np.arctan2(across, np.sum(u * w, axis=0)))


def _slope(k: Kinematics, points: tuple[str, str, str], s: FloatArray) -> FloatArray:
    """Of minus the cosine of the angle: of its sign, and zero where it is zero."""
    (a, b, c), (da, db, dc) = ([_place(k, name, order, s) for name in points] for order in (0, 1))
    u, w, du, dw = a - c, b - c, da - dc, db - dc
    uu, ww, uw = (np.sum(x * y, axis=0) for x, y in ((u, u), (w, w), (u, w)))
    grown = np.sum(u * du, axis=0) / uu + np.sum(w * dw, axis=0) / ww
    return np.asarray(-(np.sum(du * w + u * dw, axis=0) - uw * grown) / np.sqrt(uu * ww))


def _place(k: Kinematics, name: str, order: int, s: FloatArray) -> FloatArray:
    ground = k.mechanism.ground
    if name in ground:
        return np.repeat(np.array(ground[name])[:, None] * (order == 0), len(s), axis=1)
    return np.asarray(k.motion(derivative_name(name, order), s), dtype=float)
