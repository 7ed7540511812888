"""Shapes that touch, as places: along their outlines, wherever what carries them is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from bricard.arrays import RealArray
from bricard.plotting.frames import local_frame
from bricard.results.picture import Outline, Shape
from bricard.spec.names import is_point

ROUND = 72  # places around a circle
PIECES = 64  # of a line
ON = 1.001  # times the radius of a disc, or the length of an edge: there a point is on it


def path(outline: Outline) -> RealArray:
    """Local places (n, dimension) along a shape; of a disc with a spoke, which shows how it turns.

    Of what is solid in space: corners, or circles around both ends.
    """
    places = np.array(outline.places, dtype=float)
    if outline.kind == "prism":
        return np.concatenate([places, places + np.array(outline.extent)])
    if outline.kind in ("cylinder", "wheel") and places.shape[1] == 3:
        return _tube(places, outline.radius)
    if outline.kind == "line":
        return np.linspace(places[0], places[1], PIECES)
    if outline.kind == "polygon":
        return np.concatenate([places, places[:1]])
    if outline.kind in ("circle", "wheel"):
        spoke = places if outline.part is not None else places[:0]
        return np.concatenate([spoke, places + outline.radius * _circle(0.0, 2 * np.pi)])
    if outline.kind == "capsule" and places.shape[1] == 2:
        heading = float(np.arctan2(*(places[1] - places[0])[::-1]))
        caps = [(places[1], heading - np.pi / 2), (places[0], heading + np.pi / 2)]
        arcs = [end + outline.radius * _circle(start, start + np.pi) for end, start in caps]
        return np.concatenate([*arcs, arcs[0][:1]])
    return places


def is_covered(shape: Shape, outlines: Iterable[Outline]) -> bool:
    """Whether all points of a body of the plane lie in one of its outlines: it is drawn by that alone."""
    points = [place for name, place in shape.members.items() if is_point(name)]
    own = [one for one in outlines if one.part == shape.name and not one.inside and _is_flat(one)]
    return any(all(_holds(outline, *place) for place in points) for outline in own)


def _is_flat(outline: Outline) -> bool:
    return bool(outline.places) and len(outline.places[0]) == 2


def _holds(outline: Outline, x: float, y: float) -> bool:
    """Whether a place lies in a disc or a polygon, or on its edge."""
    if outline.kind in ("circle", "wheel"):
        (cx, cy), *_ = outline.places
        return bool(np.hypot(x - cx, y - cy) <= ON * outline.radius)
    corners = np.array(outline.places if outline.kind == "polygon" else ()).reshape(-1, 2)
    starts, spans = corners, np.roll(corners, -1, axis=0) - corners
    arms = np.hypot(*(corners - (x, y)).T)
    if np.any(arms + np.roll(arms, -1) <= ON * np.hypot(*spans.T)):
        return True
    crossed = (starts[:, 1] > y) != (starts[:, 1] + spans[:, 1] > y)
    (ax, ay), (dx, dy) = starts[crossed].T, spans[crossed].T
    return int(np.sum(x < ax + dx * (y - ay) / dy)) % 2 == 1


def _circle(start: float, end: float) -> RealArray:
    angles = np.linspace(start, end, ROUND + 1)
    return np.stack([np.cos(angles), np.sin(angles)], axis=1)


def _tube(ends: RealArray, radius: float) -> RealArray:
    """Circles around both ends of an axis."""
    axis = (ends[1] - ends[0]) / np.linalg.norm(ends[1] - ends[0])
    first = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))])
    across = np.stack([first, np.cross(axis, first)]) / np.linalg.norm(first)
    return np.concatenate([end + radius * _circle(0.0, 2 * np.pi) @ across for end in ends])


def carried(shape: Shape, world: Mapping[str, RealArray], local: RealArray) -> RealArray:
    """Places (K, n, dimension) of a body, from local ones (n, dimension)."""
    frame = local_frame(shape, world)
    arms = local - frame.origin
    weights = arms @ np.linalg.pinv(frame.local).T if frame.local.size else np.zeros((len(local), 0))
    turned = np.einsum("nk,ktd->tnd", weights, frame.world) if frame.local.size else arms[None]
    return np.asarray(frame.place[:, None, :] + turned)


def drifted(pose: RealArray, local: RealArray) -> RealArray:
    """Places (K, n, 2) in a frame that moves; its rows are x, y and angle, (3, K)."""
    x, y, angle = pose[..., None]
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([x + c * local[:, 0] - s * local[:, 1], y + s * local[:, 0] + c * local[:, 1]], axis=-1)
