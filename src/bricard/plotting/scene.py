"""Where everything of a mechanism's picture is, at a set of times: numbers only, nothing is drawn here.

Points and vectors are arrays (times, dimension). A view turns them into (times, 3): across and up on the paper, and
towards the viewer. Bodies are drawn as the hull of their points and centroid as it appears on the paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

import numpy as np

from bricard.arrays import RealArray
from bricard.errors import SolutionError
from bricard.plotting.curves import Curves, check_inside, span, values_at
from bricard.plotting.outlines import carried, drifted, path
from bricard.records import dataclass
from bricard.results.picture import Outline, Picture, Rim, Shape

VIEW = (-55.0, 22.0)  # azimuth and elevation of the viewer, degrees
ROUND = 73  # places on the rim of a wheel
SYMBOL = 0.06  # size of a body without extent, as a part of the whole


@dataclass(frozen=True, eq=False)
class Scene:
    """A picture with the places of its points and vectors at the times `t` (K,)."""

    picture: Picture
    t: RealArray
    world: dict[str, RealArray]  # (K, dimension)
    forces: dict[str, RealArray]  # by arrow, (K, dimension)
    axes: RealArray  # (3, dimension) rows: across, up, towards the viewer
    poses: Mapping[str, RealArray]  # by outline, x, y and angle of those that move by formulas, (3, K)

    def seen(self, places: RealArray) -> RealArray:
        """Places (..., dimension) as they appear, (..., 3)."""
        return np.asarray(places @ self.axes.T)

    def at(self, name: str) -> RealArray:
        """A point or vector as it appears, (K, 3)."""
        return self.seen(self.world[name])

    def body(self, shape: Shape, size: float | None = None) -> RealArray:
        """Places (K, n, 3) whose hull is the body; `size` is that of a body which is a mere point."""
        size = self.symbol if size is None else size
        points = [self.world[name] for name in shape.members if is_point(name)]
        vectors = [self.world[name] for name in shape.members if not is_point(name)]
        if shape.is_plate:
            points.append(self.centroid(shape))
        places = np.stack(points, axis=1)
        if vectors and np.ptp(places, axis=1).max() < 1e-9 * max(size, 1e-300):
            if self.picture.dimension == 2:
                vectors += [_quarter(vector) for vector in vectors]
            spokes = [sign * size * vector for vector in vectors for sign in (1, -1)]
            places = np.stack([points[0] + spoke for spoke in spokes], axis=1)
        return self.seen(places)

    def has_rim(self, rim: Rim) -> bool:
        """Whether the solution answers what places a rim."""
        return rim.point in self.world and (rim.axis is None or rim.axis in self.world)

    def rim(self, rim: Rim) -> RealArray:
        """Places (K, ROUND, 3) of a circle, closed: across the axis; without one as the outline that is seen."""
        angles = np.linspace(0, 2 * np.pi, ROUND)
        if rim.axis is None:
            flat = np.stack([np.cos(angles), np.sin(angles), 0 * angles], axis=1)
            return np.asarray(self.at(rim.point)[:, None, :] + rim.radius * flat)
        axis = self.world[rim.axis] / np.linalg.norm(self.world[rim.axis], axis=1, keepdims=True)
        least = np.eye(3)[np.argmin(np.abs(axis), axis=1)]
        e = np.cross(axis, least)
        e /= np.linalg.norm(e, axis=1, keepdims=True)
        f = np.cross(axis, e)
        around = np.cos(angles)[:, None] * e[:, None, :] + np.sin(angles)[:, None] * f[:, None, :]
        return self.seen(self.world[rim.point][:, None, :] + rim.radius * around)

    def centroid(self, shape: Shape) -> RealArray:
        """World coordinates of a body's centroid, (K, dimension)."""
        return carried(shape, self.world, np.array([shape.centroid]))[:, 0]

    @cached_property
    def outlines(self) -> list[tuple[Outline, RealArray]]:
        """Shapes that touch, with their places as they appear, (K, n, 3); of those that the solution answers."""
        bodies = {shape.name: shape for shape in self.picture.shapes}
        found = []
        for outline in self.picture.outlines:
            local = path(outline)
            if outline.kind == "plane" or not local.size or (outline.pose and outline.name not in self.poses):
                continue
            if outline.part is not None:
                places = carried(bodies[outline.part], self.world, local)
            elif outline.pose:
                places = drifted(self.poses[outline.name], local)
            else:
                places = np.repeat(local[None], len(self.t), axis=0)
            found.append((outline, self._seen_round(outline, self.seen(places))))
        return found

    def _seen_round(self, outline: Outline, places: RealArray) -> RealArray:
        """Of what is round in space the places around its ends, as they appear."""
        if self.picture.dimension == 2 or outline.kind not in ("sphere", "capsule"):
            return places
        angles = np.linspace(0, 2 * np.pi, ROUND)
        flat = np.stack([np.cos(angles), np.sin(angles), 0 * angles], axis=1)
        around = places[:, :, None, :] + outline.radius * flat
        return np.asarray(around.reshape(len(places), -1, 3))

    @cached_property
    def symbol(self) -> float:
        """The size of bodies that are mere points."""
        return SYMBOL * float(np.ptp(self._bounds(0.0), axis=0).max()) or 1.0

    @cached_property
    def bounds(self) -> RealArray:
        """Lowest and highest places on the paper over all times, (2, 2)."""
        return self._bounds(self.symbol)

    @property
    def extent(self) -> float:
        """The larger side of the bounds; of a mere point 1."""
        return float(np.ptp(self.bounds, axis=0).max()) or 1.0

    def _bounds(self, size: float) -> RealArray:
        places = [self.body(shape, size).reshape(-1, 3)[:, :2] for shape in self.picture.shapes]
        places += [self.at(name)[:, :2] for name in _points_used(self.picture) if name in self.world]
        places += [self.rim(one).reshape(-1, 3)[:, :2] for one in self.picture.rims if self.has_rim(one)]
        outlines = [(one, paths.reshape(-1, 3)[:, :2]) for one, paths in self.outlines]
        places += [paths for one, paths in outlines if one.part is not None]
        every = np.concatenate(places or [np.zeros((1, 2))])
        standing = [(one, paths) for one, paths in outlines if one.part is None]
        return _around(np.stack([every.min(axis=0), every.max(axis=0)]), standing)


def _around(bounds: RealArray, standing: Sequence[tuple[Outline, RealArray]]) -> RealArray:
    """Bounds with shapes of the world: all of what is closed, and of lines what is near to what moves."""
    margin = 0.5 * float(np.ptp(bounds, axis=0).max())
    near = [bounds]
    for outline, places in standing:
        inside = ((places > bounds[0] - margin) & (places < bounds[1] + margin)).all(axis=1)
        near.append(places[inside] if outline.kind in ("line", "curve") else places)
    every = np.concatenate(near)
    return np.stack([every.min(axis=0), every.max(axis=0)])


def scene(solution: Curves, t: RealArray, view: tuple[float, float] = VIEW) -> Scene:
    """The picture of a solution at times `t`; a view is an azimuth and an elevation in degrees."""
    picture = picture_of(solution)
    check_inside(solution, t)
    first, last = sorted(span(solution))
    t = np.clip(t, first, last)
    letters = "xyz"[: picture.dimension]
    known = set(solution.names)
    moving = [
        name
        for name in dict.fromkeys(_names_used(picture))
        if name not in picture.fixed and all(f"{name}.{letter}" in known for letter in letters)
    ]
    world = {name: np.tile(np.asarray(place, dtype=float), (len(t), 1)) for name, place in picture.fixed.items()}
    for name in moving:
        world[name] = np.stack([values_at(solution, f"{name}.{letter}", t) for letter in letters], axis=1)
    forces = {
        arrow.name: np.asarray(solution(list(arrow.components), t), dtype=float).T
        for arrow in picture.arrows
        if known.issuperset(arrow.components) and arrow.point in world
    }
    poses = {
        outline.name: np.asarray(solution(list(outline.pose), t), dtype=float)
        for outline in picture.outlines
        if outline.pose and known.issuperset(outline.pose)
    }
    axes = np.eye(3, 2) if picture.dimension == 2 else view_axes(*view)
    return Scene(picture, t, world, forces, axes, poses)


def picture_of(solution: Curves) -> Picture:
    """What to draw."""
    picture = getattr(solution, "picture", None)
    if picture is None:
        raise SolutionError(
            "This solution has no picture: only mechanisms can be drawn.\n"
            "  Plot its curves instead, for example history(sol), or describe it as a mechanism."
        )
    assert isinstance(picture, Picture)
    return picture


def view_axes(azimuth_deg: float, elevation_deg: float) -> RealArray:
    """Rows across, up and towards the viewer, who looks at the origin from that direction."""
    a, e = np.radians([azimuth_deg, elevation_deg])
    across = np.array([-np.sin(a), np.cos(a), 0.0])
    towards = np.array([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    return np.stack([across, np.cross(towards, across), towards])


def hull(places: RealArray) -> RealArray:
    """The convex hull of places (n, 2), counterclockwise; two places for those on a line (A. M. Andrew, 1979)."""
    ordered = sorted({(float(x), float(y)) for x, y in places})
    if len(ordered) < 3:
        return np.array(ordered)
    slack = 1e-9 * float(np.ptp(places, axis=0).max()) ** 2
    chains = [_chain(ordered, slack), _chain(ordered[::-1], slack)]
    return np.array(chains[0][:-1] + chains[1][:-1])


def _chain(ordered: list[tuple[float, float]], slack: float) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > slack:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def is_point(name: str) -> bool:
    """Points begin with a capital letter, vectors with a small one."""
    return name[:1].isupper()


def _quarter(vector: RealArray) -> RealArray:
    return np.stack([-vector[..., 1], vector[..., 0]], axis=-1)


def _points_used(picture: Picture) -> Iterator[str]:
    for link in picture.links:
        yield from link.ends
    for rope in picture.ropes:
        yield from rope.points
    for mark in picture.marks:
        yield mark.point
    for guide in picture.guides:
        yield from (guide.point, guide.base)
    for rim in picture.rims:
        yield rim.point


def _names_used(picture: Picture) -> Iterator[str]:
    yield from _points_used(picture)
    for shape in picture.shapes:
        yield from shape.members
    for guide in picture.guides:
        yield guide.direction
    axes = [one.axis for one in picture.marks] + [one.axis for one in picture.rims]
    yield from (axis for axis in axes if axis)
    for arrow in picture.arrows:
        yield arrow.point
