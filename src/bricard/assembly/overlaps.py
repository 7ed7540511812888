"""Shapes at positions: those that overlap, and those that are near enough to touch soon."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.start import StartPoint
from bricard.errors import InitialValueError
from bricard.formulations.model import Model
from bricard.mechanism.contents import Contact
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

if TYPE_CHECKING:
    from bricard.library.contact_shapes.surface import Surface

DEEP = 1e-7  # of the size of shapes: less may be rounding, or the step of their outlines


@dataclass(frozen=True, eq=False)
class Pose:
    """Origin and axes (columns) of what carries a shape."""

    origin: FloatArray
    axes: FloatArray

    def world(self, places: Sequence[Sequence[float]]) -> FloatArray:
        """Local places in the world, (n, dimension)."""
        return np.asarray(self.origin + np.asarray(places, dtype=float) @ self.axes.T)

    def local(self, places: FloatArray) -> FloatArray:
        """Places of the world in local coordinates."""
        return np.asarray((places - self.origin) @ self.axes)


def poses(model: Model, t: float, q: FloatArray) -> dict[str, Pose]:
    """Where the shapes of a model are, by their names, at a time and coordinates."""
    world, system, d = model.world, model.system(), model.mechanism.dimension
    zero, unit = (0.0,) * d, [tuple(float(i == j) for j in range(d)) for i in range(d)]
    surfaces = [surface for surface in model.mechanism.surfaces if surface.touches]
    carriers = [surface.carried(world) for surface in surfaces]
    columns = [one.column() for c in carriers for one in (c.place(zero), *[c.direction(axis) for axis in unit])]
    if not columns:
        return {}
    outputs = [sx.densify(sx.horzcat(*columns))]
    (found,) = Evaluation([system.t, system.q, system.p], outputs).dense(
        np.array([t]), q, np.array(list(system.parameters.values()))
    )
    parts = np.split(found, len(carriers), axis=1)
    names = [surface.name for surface in surfaces]
    return {name: Pose(one[:, 0], one[:, 1:]) for name, one in zip(names, parts, strict=True)}


# -- overlaps -----------------------------------------------------------------------------------------------------


def check_overlaps(model: Model, start: StartPoint) -> None:
    """An error if shapes that touch rigidly overlap at the start: which, how deep, and where."""
    rigid = [contact for contact in model.mechanism.contacts if contact.law.is_rigid]
    if not rigid:
        return
    where = poses(model, start.t, start.q)
    found = [(contact, *_deepest(contact, where)) for contact in rigid]
    deep = [(contact, depth, place) for contact, depth, place in found if depth > DEEP * _size(contact, place)]
    if deep:
        remedies = ["  Move one of them away, or list the pair under none.", *_sides(deep)]
        raise InitialValueError("\n".join([*_told(deep), *remedies]))


def _told(deep: Sequence[tuple[Contact, float, FloatArray]]) -> Iterator[str]:
    for contact, depth, place in deep:
        shown = ", ".join(f"{x:.4g}" for x in place)
        yield f"'{contact.first.name}' and '{contact.second.name}' overlap at the start by {depth:.3g} at ({shown})."


def _sides(deep: Sequence[tuple[Contact, float, FloatArray]]) -> Iterator[str]:
    """Lines that may have been drawn the wrong way."""
    shapes = {one.name: one for contact, _, _ in deep for one in (contact.first, contact.second)}
    for name, surface in shapes.items():
        if surface.form.outline.kind == "line":
            side = f"What meets the line '{name}' stays on the left of its direction"
            yield f"  {side}: exchange its ends if that is wrong."


def _deepest(contact: Contact, where: Mapping[str, Pose]) -> tuple[float, FloatArray]:
    """How deep a point of the outline of one of two shapes lies in the other, and where."""
    deepest, place = -np.inf, np.zeros(0)
    for one, other in ((contact.first, contact.second), (contact.second, contact.first)):
        skin = one.form.solid.skin
        if not skin:
            continue
        points = where[one.name].world(skin)
        depths = [other.form.solid.depth(tuple(p)) for p in where[other.name].local(points).tolist()]
        if max(depths) > deepest:
            deepest, place = max(depths), points[int(np.argmax(depths))]
    return deepest, place


def _size(contact: Contact, place: FloatArray) -> float:
    reaches = [one.reach[1] for one in (contact.first, contact.second) if one.reach is not None]
    return max([float(np.linalg.norm(place)), *[float(reach) for reach in reaches]])


# -- what is near -------------------------------------------------------------------------------------------------


def candidates(model: Model, t: float, q: FloatArray, margin: float) -> list[Contact]:
    """The contacts whose shapes are nearer to each other than a margin, by circles (spheres) around them."""
    where = poses(model, t, q)
    return [contact for contact in model.mechanism.contacts if _apart(contact, where) < margin]


def _apart(contact: Contact, where: Mapping[str, Pose]) -> float:
    """At least how far two shapes are from each other."""
    apart = [
        _clear(one, other, where)
        for one, other in ((contact.first, contact.second), (contact.second, contact.first))
        if one.reach is not None
    ]
    return max(apart, default=-np.inf)


def _clear(one: Surface, other: Surface, where: Mapping[str, Pose]) -> float:
    """How far the circle around a shape is from another: from its circle, and from all that is solid of it."""
    assert one.reach is not None
    centre, radius = one.reach
    place = where[one.name].world([centre])
    (inside,) = where[other.name].local(place).tolist()
    bounds = [-other.form.solid.depth(tuple(inside)) - float(radius)]
    if other.reach is not None:
        theirs = where[other.name].world([other.reach[0]])
        bounds.append(float(np.linalg.norm(place - theirs)) - float(radius) - float(other.reach[1]))
    hollow = other.form.outline.inside or one.form.outline.inside
    return bounds[0] if hollow else max(bounds)
