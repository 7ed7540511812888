"""Poses of bodies in numbers: from where their points and vectors are to body coordinates, and back to forces."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bricard.formulations.body import has_frame
from bricard.library.bodies import Body
from bricard.library.bodies.rigid import frame_members
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point

FloatArray = npt.NDArray[np.float64]
Places = Callable[[str, int], FloatArray]  # (name, order of the derivative) -> (dimension, times)


@dataclass(frozen=True, eq=False)
class BodyState:
    """Body coordinates and their rates, (coordinates, times)."""

    q: FloatArray
    v: FloatArray


def body_state(mechanism: Mechanism, places: Places) -> BodyState:
    """Body coordinates of all bodies, in the order of `bricard.formulations.body`."""
    parts = [_one(body, mechanism.dimension, places) for body in mechanism.bodies.values()]
    return BodyState(np.concatenate([part.q for part in parts]), np.concatenate([part.v for part in parts]))


def _one(body: Body, dimension: int, places: Places) -> BodyState:
    if not has_frame(body, dimension):
        points = body.points
        return BodyState(
            np.concatenate([places(name, 0) for name in points]), np.concatenate([places(name, 1) for name in points])
        )
    order = list(body.members)
    origin, *others = frame_members(dict(body.members), order, dimension)
    local = [_local(body, origin, name) for name in others]
    seen = [[_seen(places, origin, name, o) for name in others] for o in (0, 1)]
    Q, Q_rate = _rotation(local, *seen)
    lever = np.array(body.centroid) - np.array(body.members[origin])
    centroid = places(origin, 0) + np.einsum("ijt,j->it", Q, lever)
    velocity = places(origin, 1) + np.einsum("ijt,j->it", Q_rate, lever)
    attitude, rate = _plane_attitude(Q, Q_rate) if dimension == 2 else _euler_attitude(Q, Q_rate)
    return BodyState(np.concatenate([centroid, attitude]), np.concatenate([velocity, rate]))


def _local(body: Body, origin: str, name: str) -> FloatArray:
    place = np.array(body.members[name])
    return place - np.array(body.members[origin]) if is_point(name) else place


def _seen(places: Places, origin: str, name: str, order: int) -> FloatArray:
    return places(name, order) - places(origin, order) if is_point(name) else places(name, order)


def _rotation(
    local: Sequence[FloatArray], seen: Sequence[FloatArray], rates: Sequence[FloatArray]
) -> tuple[FloatArray, FloatArray]:
    """Rotation matrices and their rates, (dimension, dimension, times), from directions as seen in body and world."""
    if len(local[0]) == 2:
        turned = np.array([[0.0, -1.0], [1.0, 0.0]])
        L = np.column_stack([local[0], turned @ local[0]])
        W = np.stack([seen[0], turned @ seen[0]], axis=1)
        W_rate = np.stack([rates[0], turned @ rates[0]], axis=1)
    else:
        L = np.column_stack([*local, np.cross(local[0], local[1])])
        W = np.stack([*seen, np.cross(seen[0], seen[1], axis=0)], axis=1)
        normal = np.cross(rates[0], seen[1], axis=0) + np.cross(seen[0], rates[1], axis=0)
        W_rate = np.stack([*rates, normal], axis=1)
    inverse = np.linalg.inv(L)
    return np.einsum("ikt,kj->ijt", W, inverse), np.einsum("ikt,kj->ijt", W_rate, inverse)


def _plane_attitude(Q: FloatArray, Q_rate: FloatArray) -> tuple[FloatArray, FloatArray]:
    angle = np.unwrap(np.arctan2(Q[1, 0], Q[0, 0]))
    return angle[None], (Q[0, 0] * Q_rate[1, 0] - Q[1, 0] * Q_rate[0, 0])[None]


def _euler_attitude(Q: FloatArray, Q_rate: FloatArray) -> tuple[FloatArray, FloatArray]:
    e = np.stack([_euler_parameters(Q[:, :, i]) for i in range(Q.shape[2])], axis=1)
    spin = np.einsum("ikt,jkt->ijt", Q_rate, Q)
    omega = np.stack([spin[2, 1], spin[0, 2], spin[1, 0]])
    return e, np.einsum("ijt,it->jt", spin_matrix(e), omega) / 2


def _euler_parameters(Q: FloatArray) -> FloatArray:
    """Euler parameters of a rotation matrix; the largest of the four is found first."""
    trace = float(np.trace(Q))
    squares = np.array([1 + trace, *[1 - trace + 2 * Q[i, i] for i in range(3)]]) / 4
    largest = int(np.argmax(squares))
    e = np.empty(4)
    e[largest] = np.sqrt(squares[largest])
    pairs = np.array(
        [
            [0.0, Q[2, 1] - Q[1, 2], Q[0, 2] - Q[2, 0], Q[1, 0] - Q[0, 1]],
            [Q[2, 1] - Q[1, 2], 0.0, Q[0, 1] + Q[1, 0], Q[0, 2] + Q[2, 0]],
            [Q[0, 2] - Q[2, 0], Q[0, 1] + Q[1, 0], 0.0, Q[1, 2] + Q[2, 1]],
            [Q[1, 0] - Q[0, 1], Q[0, 2] + Q[2, 0], Q[1, 2] + Q[2, 1], 0.0],
        ]
    )
    for other in range(4):
        if other != largest:
            e[other] = pairs[largest, other] / (4 * e[largest])
    return e


def spin_matrix(e: FloatArray) -> FloatArray:
    """E (3, 4, ...) with omega = 2 E e', in the world's axes."""
    e0, e1, e2, e3 = e
    return np.array([[-e1, e0, -e3, e2], [-e2, e3, e0, -e1], [-e3, -e2, e1, e0]])
