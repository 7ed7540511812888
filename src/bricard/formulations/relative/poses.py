"""Relative coordinates in numbers: from where points and vectors are, at one or many times, to joint coordinates.

The inverse of what `model` says, part by part. With the angular velocity of a part against
what it hangs on, the rate of an angle is its share along the axis; with the directions D of a line or plane, slides s
and their rates follow from D s = W - A and D s' = W' - A' - D' s.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.formulations.body.model import coordinates as body_coordinates
from bricard.formulations.body.model import euler_axes
from bricard.formulations.body.poses import BodyState, body_state, cross, spin_matrix
from bricard.formulations.geometry import across
from bricard.formulations.model import Model, Places
from bricard.formulations.relative.joints import members, place_coordinates, references
from bricard.formulations.relative.model import RelativeModel
from bricard.formulations.relative.tree import Attitude, Hanging, Place
from bricard.mechanism.contents import GROUND
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Pose:
    """A part at many times: centroid (dimension, times), its axes as matrices (dimension, dimension, times), attitude
    (angle or Euler parameters), and their rates; `spin` in the world's axes."""

    centroid: BodyState
    attitude: BodyState
    axes: FloatArray
    spin: FloatArray


def relative_state(model: RelativeModel, mechanism: Mechanism, places: Places) -> BodyState:
    """Joint coordinates and rates, (coordinates, times), without the named angles and parameters at their end.

    Angles are continuous in time and begin between -pi and pi; Euler parameters do not change their sign in between.
    """
    poses = _poses(mechanism, places)
    states = [_coordinates(model, hanging, places, poses) for hanging in model.tree.hangings]
    return BodyState(np.concatenate([one.q for one in states]), np.concatenate([one.v for one in states]))


def relative_coordinates(model: Model, mechanism: Mechanism, places: Places) -> tuple[FloatArray, FloatArray]:
    """Joint coordinates and rates at one time: a `Converter` for starts."""
    assert isinstance(model, RelativeModel)
    state = relative_state(model, mechanism, places)
    return state.q[:, 0], state.v[:, 0]


def _poses(mechanism: Mechanism, places: Places) -> dict[str, Pose]:
    """All parts that have a frame, and the ground."""
    state, first, d = body_state(mechanism, places), 0, mechanism.dimension
    times = state.q.shape[1]
    still = BodyState(np.zeros((d, times)), np.zeros((d, times)))
    ahead = BodyState(np.zeros((1, times)), np.zeros((1, times)))
    spin = np.zeros((1 if d == 2 else 3, times))
    poses = {GROUND: Pose(still, ahead, np.repeat(np.eye(d)[:, :, None], times, axis=2), spin)}
    for body in mechanism.bodies.values():
        size = len(body_coordinates(body, d))
        q, v = state.q[first : first + size], state.v[first : first + size]
        first += size
        if body.has_frame(d):
            attitude = BodyState(q[d:], v[d:]) if d == 2 else _continued(q[d:], v[d:])
            poses[body.name] = Pose(BodyState(q[:d], v[:d]), attitude, _axes(q[d:]), _spin(q[d:], v[d:]))
    return poses


def _continued(e: FloatArray, rates: FloatArray) -> BodyState:
    """Euler parameters whose sign does not jump."""
    flips = np.einsum("it,it->t", e[:, 1:], e[:, :-1]) < 0
    signs = np.concatenate([[1.0], np.where(np.cumsum(flips) % 2, -1.0, 1.0)])
    return BodyState(e * signs, rates * signs)


def _axes(attitude: FloatArray) -> FloatArray:
    if len(attitude) == 1:
        cosine, sine = np.cos(attitude[0]), np.sin(attitude[0])
        return np.array([[cosine, -sine], [sine, cosine]])
    return np.stack([np.array(list(axis)) for axis in euler_axes(*attitude)], axis=1)


def _spin(attitude: FloatArray, rates: FloatArray) -> FloatArray:
    return rates if len(rates) == 1 else 2 * np.einsum("ijt,jt->it", spin_matrix(attitude), rates)


def _coordinates(model: RelativeModel, hanging: Hanging, places: Places, poses: dict[str, Pose]) -> BodyState:
    """The coordinates by which a part hangs."""
    times = poses[GROUND].spin.shape[1]
    found = [BodyState(np.zeros((0, times)), np.zeros((0, times)))]
    if hanging.attitude is not None and hanging.part not in model.world.named:
        found.append(_attitude(model, hanging.part, hanging.attitude, poses))
    for place in hanging.places:
        if place_coordinates(hanging.part, place, model.mechanism.dimension):
            found.append(_place(model, hanging.part, place, places, poses))
    return BodyState(np.concatenate([one.q for one in found]), np.concatenate([one.v for one in found]))


def _attitude(model: RelativeModel, part: str, attitude: Attitude, poses: dict[str, Pose]) -> BodyState:
    own, base = poses[part], poses[attitude.to]
    spin = own.spin - base.spin
    if attitude.kind == "welded":
        return BodyState(spin[:0], spin[:0])
    if attitude.kind == "free":
        if len(spin) == 3:
            return own.attitude
        return BodyState(_near_zero(own.attitude.q - base.attitude.q), spin)
    theirs, mine = references(model.mechanism, part, attitude)
    w, e, f = (_seen(base, column) for column in theirs)
    v, reference = _seen(own, mine[0]), _seen(own, mine[1])
    if attitude.kind == "about":
        return BodyState(_angle(e, f, reference), _dot(w, spin)[None])
    angles = [_angle(e, f, v), _angle(w, cross(v, w), reference)]
    return BodyState(np.concatenate(angles), np.array([_dot(w, spin), _dot(v, spin)]))


def _place(model: RelativeModel, part: str, place: Place, places: Places, poses: dict[str, Pose]) -> BodyState:
    if place.kind == "free" and not place.own:
        return poses[part].centroid
    own = BodyState(places(place.own, 0), places(place.own, 1))
    if place.kind == "free":
        return own
    base = BodyState(places(place.base[1], 0), places(place.base[1], 1))
    sign = -1.0 if place.carries else 1.0
    along = BodyState(sign * (own.q - base.q), sign * (own.v - base.v))
    if place.kind == "span":
        return along
    directions = _directions(model, place, places, poses)
    D = np.stack([one.q for one in directions], axis=1)  # (dimension, slides, times)
    inverse = np.linalg.pinv(D.transpose(2, 0, 1)).transpose(1, 2, 0)
    slides = np.einsum("sdt,dt->st", inverse, along.q)
    turning = np.einsum("dst,st->dt", np.stack([one.v for one in directions], axis=1), slides)
    return BodyState(slides, np.einsum("sdt,dt->st", inverse, along.v - turning))


def _directions(model: RelativeModel, place: Place, places: Places, poses: dict[str, Pose]) -> list[BodyState]:
    """The directions of a line or plane."""
    if not place.surface.normal:
        return [BodyState(places(name, 0), places(name, 1)) for _, name in place.vectors]
    ((part, normal),) = place.vectors
    seen = [_seen(poses[part], e) for e in across(members(model.mechanism, part)[normal])]
    return [BodyState(e, cross(poses[part].spin, e)) for e in seen]


def _seen(pose: Pose, local: Sequence[float]) -> FloatArray:
    return np.asarray(np.einsum("ijt,j->it", pose.axes, np.array(local)))


def _angle(e: FloatArray, f: FloatArray, direction: FloatArray) -> FloatArray:
    """From e, towards f, continuous, (1, times)."""
    return np.unwrap(np.arctan2(_dot(f, direction), _dot(e, direction)))[None]


def _near_zero(angle: FloatArray) -> FloatArray:
    """A continuous angle, (1, times), that begins between -pi and pi."""
    return np.asarray(angle - 2 * np.pi * np.round(angle[:, :1] / (2 * np.pi)))


def _dot(a: FloatArray, b: FloatArray) -> FloatArray:
    return np.asarray(np.sum(a * b, axis=0))
