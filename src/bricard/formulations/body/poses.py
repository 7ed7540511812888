"""Poses of bodies in numbers: from where their points and vectors are to body coordinates, and back to forces."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

import numpy as np

from bricard.arrays import FloatArray
from bricard.formulations.model import Places
from bricard.library.bodies.body import Body
from bricard.library.bodies.rigid import frame_members
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import is_point


@dataclass(frozen=True, eq=False)
class BodyState:
    """Body coordinates and their rates, (coordinates, times)."""

    q: FloatArray
    v: FloatArray


def body_state(mechanism: Mechanism, places: Places) -> BodyState:
    """Body coordinates of all bodies, in the order of `bricard.formulations.body.model`."""
    return BodyState(*body_derivatives(mechanism, places, 2))


def body_derivatives(mechanism: Mechanism, places: Places, orders: int = 3) -> list[FloatArray]:
    """Body coordinates and their derivatives, (coordinates, times) each; up to three orders."""
    parts = [_one(body, mechanism.dimension, places, orders) for body in mechanism.bodies.values()]
    return [np.concatenate([part[order] for part in parts]) for order in range(orders)]


def _one(body: Body, dimension: int, places: Places, orders: int) -> list[FloatArray]:
    """Coordinates of a body and their derivatives."""
    if not body.has_frame(dimension):
        return [np.concatenate([places(name, order) for name in body.points]) for order in range(orders)]
    origin, *others = frame_members(dict(body.members), list(body.members), dimension)
    local = [_local(body, origin, name) for name in others]
    turning = _rotation(local, [[_seen(places, origin, name, o) for name in others] for o in range(orders)])
    lever = np.array(body.centroid) - np.array(body.members[origin])
    centroid = [places(origin, o) + np.einsum("ijt,j->it", Q, lever) for o, Q in enumerate(turning)]
    attitude = _plane_attitude(turning) if dimension == 2 else _euler_attitude(turning)
    return [np.concatenate(pair) for pair in zip(centroid, attitude, strict=True)]


def _local(body: Body, origin: str, name: str) -> FloatArray:
    place = np.array(body.members[name])
    return place - np.array(body.members[origin]) if is_point(name) else place


def _seen(places: Places, origin: str, name: str, order: int) -> FloatArray:
    return places(name, order) - places(origin, order) if is_point(name) else places(name, order)


def _rotation(local: Sequence[FloatArray], seen: Sequence[Sequence[FloatArray]]) -> list[FloatArray]:
    """Rotation matrices and their derivatives, (dimension, dimension, times), from directions in body and world."""
    if len(local[0]) == 2:
        turned = np.array([[0.0, -1.0], [1.0, 0.0]])
        L = np.column_stack([local[0], turned @ local[0]])
        W = [np.stack([one[0], turned @ one[0]], axis=1) for one in seen]
    else:
        L = np.column_stack([*local, cross(local[0], local[1])])
        W = [np.stack([*seen[o], _cross_derivative(seen, o)], axis=1) for o in range(len(seen))]
    inverse = np.linalg.inv(L)
    return [np.einsum("ikt,kj->ijt", one, inverse) for one in W]


def cross(a: FloatArray, b: FloatArray) -> FloatArray:
    """The product of vectors (3, ...), component by component; that of NumPy takes four times as long."""
    return np.array([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]])


def _cross_derivative(seen: Sequence[Sequence[FloatArray]], order: int) -> FloatArray:
    """The derivative of the product of two directions, by Leibniz' rule."""
    products = [comb(order, i) * cross(seen[i][0], seen[order - i][1]) for i in range(order + 1)]
    return np.asarray(sum(products))


def _plane_attitude(Q: Sequence[FloatArray]) -> list[FloatArray]:
    """Angle, rate and acceleration: of the turned x axis."""
    (x, y), *derivatives = [one[:, 0] for one in Q]
    return [np.unwrap(np.arctan2(y, x))[None], *[(x * one[1] - y * one[0])[None] for one in derivatives]]


def _euler_attitude(Q: Sequence[FloatArray]) -> list[FloatArray]:
    """Euler parameters e, e' = E^T omega / 2 and e'' = (E^T omega' + E'^T omega) / 2."""
    e = _euler_parameters(Q[0])
    omega = _axial(np.einsum("ikt,jkt->ijt", Q[1], Q[0]))
    rate = np.einsum("ijt,it->jt", spin_matrix(e), omega) / 2
    if len(Q) == 2:
        return [e, rate]
    alpha = _axial(np.einsum("ikt,jkt->ijt", Q[2], Q[0]))  # Q' Q'^T is symmetric
    turned = np.einsum("ijt,it->jt", spin_matrix(e), alpha) + np.einsum("ijt,it->jt", spin_matrix(rate), omega)
    return [e, rate, turned / 2]


def _axial(S: FloatArray) -> FloatArray:
    """The vector of the skew part of matrices."""
    return np.stack([S[2, 1] - S[1, 2], S[0, 2] - S[2, 0], S[1, 0] - S[0, 1]]) / 2


def _euler_parameters(Q: FloatArray) -> FloatArray:
    """Euler parameters (4, times) of rotation matrices (3, 3, times), by the largest of the four: it is positive."""
    (a, b, c), (d, e, f), (g, h, i) = Q
    products = np.array(
        [
            [1 + a + e + i, h - f, c - g, d - b],
            [h - f, 1 + a - e - i, b + d, c + g],
            [c - g, b + d, 1 - a + e - i, f + h],
            [d - b, c + g, f + h, 1 - a - e + i],
        ]
    )  # 4 e_i e_j
    largest, times = np.argmax(products[range(4), range(4)], axis=0), np.arange(Q.shape[2])
    return np.asarray(products[largest, :, times].T / (2 * np.sqrt(products[largest, largest, times])))


def spin_matrix(e: FloatArray) -> FloatArray:
    """E (3, 4, ...) with omega = 2 E e', in the world's axes."""
    e0, e1, e2, e3 = e
    return np.array([[-e1, e0, -e3, e2], [-e2, e3, e0, -e1], [-e3, -e2, e1, e0]])
