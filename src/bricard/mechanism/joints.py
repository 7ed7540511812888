"""Explicit joints and angles as relations, and the names of the quantities that they bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bricard.library.relations import OnLine, Spanned, Turn
from bricard.mechanism.draft import Draft
from bricard.mechanism.mechanism import Joint, quantities
from bricard.spec.findings import Path
from bricard.spec.names import is_point, is_vector, split_run

LINE = "C1vC: a base, a vector, a point on the line"
PLANE = "OuvA: a base, two vectors, a point in the plane"
NORMALS = "Give a further vector of each part, across the axis: normals: [n, m]."
INSTEAD = {
    "pin": "In space use ball or revolute.",
    "slot": "In space use slider.",
    "revolute": "In the plane use pin.",
    "ball": "In the plane use pin.",
    "universal": "In the plane use pin.",
    "cylindric": "In the plane use slider or prismatic.",
    "screw": "In the plane use rack.",
}


def make_joints(draft: Draft) -> None:
    """Collinears, Coplanars, Joints and Angles, by their names."""
    for name, line in draft.document.section("Collinears").items():
        members = _run(draft, name, line, "PvP", ("PartData", "Collinears", name), LINE)
        if members:
            base, vector, point = members
            on_line = OnLine(point, base, vector, line.slide or f"mu_{point}")
            _add(draft, Joint(name, "collinear", (on_line,), ("PartData", "Collinears", name)))
    for name, plane in draft.document.section("Coplanars").items():
        members = _run(draft, name, plane, "PvvP", ("PartData", "Coplanars", name), PLANE)
        if members:
            base, first, second, point = members
            in_plane = Spanned(point, base, first, second, plane.slides or (f"mu_{point}", f"nu_{point}"))
            _add(draft, Joint(name, "coplanar", (in_plane,), ("PartData", "Coplanars", name)))
    for name, joint in draft.document.section("Joints").items():
        _make_joint(draft, name, joint)
    for name, angle in draft.document.section("Angles").items():
        _make_angle(draft, name, angle)


def name_quantities(draft: Draft) -> None:
    """Slides, curve parameters and angles: each has a name of its own."""
    taken = {*draft.places, *draft.bodies, *draft.lost}
    for joint in draft.joints.values():
        for name, path, on_key in _quantities(draft, joint):
            if draft.check_is_name(name, path, on_key=on_key) and name in taken:
                remedy = "Choose another name." if on_key else "Choose another, as in slide: s2."
                draft.find(path, f"the name '{name}' is taken", remedy, on_key=on_key)
            taken.add(name)
            draft.places.setdefault(name, joint.place)


# ---------------------------------------------------------------------------------------------- joints


def _run(draft: Draft, name: str, word: Any, pattern: str, path: Path, example: str) -> tuple[str, ...] | None:
    """The members that a line or plane is made of."""
    members = tuple(word.points if word.points is not None else split_run(name) or name.split())
    kinds = "".join("P" if is_point(member) else "v" if is_vector(member) else "?" for member in members)
    if kinds == pattern:
        return members
    if word.points is None:
        draft.find(path, f"'{name}' is no such run", f"Write it as in {example}.", on_key=True)
    else:
        draft.find((*path, "points"), "these names do not fit", f"List them as in {example}.")
    return None


def _make_joint(draft: Draft, name: str, joint: Any) -> None:
    path = ("PartData", "Joints", name)
    if draft.dimension not in joint.freedoms:
        where = "in the plane" if draft.dimension == 2 else "in space"
        remedy = INSTEAD.get(joint.type, "Choose another type, or change Dimension.")
        draft.find((*path, "type"), f"there is no joint of type {joint.type} {where}", remedy)
        return
    for field in joint.required.get(draft.dimension, ()):
        if getattr(joint, field) is None:
            draft.find(path, f"the {joint.type} joint '{name}' needs {field} in space", NORMALS, on_key=True)
    if joint.type == "curve" and not _check_curve(draft, joint, path):
        return
    _check_sizes(draft, joint, path)
    _add(draft, Joint(name, joint.type, joint.relations(name), path))


def _check_curve(draft: Draft, curve: Any, path: Path) -> bool:
    if (curve.coordinates is None) == (curve.formula is None):
        draft.find(path, "a curve has either coordinates or a formula", "Give one of the two.", on_key=True)
        return False
    if curve.coordinates is not None and len(curve.coordinates) != draft.dimension:
        given = f"{len(curve.coordinates)} coordinates are given in {draft.dimension} dimensions"
        draft.find((*path, "coordinates"), given, f"Give {draft.dimension} formulas of {curve.parameter}.")
        return False
    return True


def _check_sizes(draft: Draft, joint: Any, path: Path) -> None:
    """Lengths and radii for which the joint makes no sense."""
    if joint.type == "distance" and draft.number(joint.length, (*path, "length")) <= 0:
        draft.find((*path, "length"), "the length is not positive", "Give the distance of the two points.")
    radii = {"gear": "radii", "rack": "radius"}.get(joint.type)
    if radii is None:
        return
    given = getattr(joint, radii)
    for i, radius in enumerate(given if isinstance(given, tuple) else (given,)):
        if draft.number(radius, (*path, radii, i)) == 0:
            draft.find((*path, radii, i), "the radius is zero", "Give the radius of the wheel.")


def _make_angle(draft: Draft, name: str, angle: Any) -> None:
    path = ("PartData", "Angles", name)
    example = f"Write {name}: [from, to, about]."
    if draft.dimension == 3:
        if angle.start is None:
            draft.find(path, f"the angle '{name}' needs a direction from which it starts", example, on_key=True)
        if angle.about is None:
            draft.find(path, f"the angle '{name}' needs a vector about which it turns", example, on_key=True)
    elif angle.about is not None:
        finding = "in the plane there is no vector about which an angle turns"
        draft.find((*path, "about"), finding, f"Write {name}: [from, to].")
    _add(draft, Joint(name, "angle", (Turn(name, angle.start or "", angle.to, angle.about),), path))


def _add(draft: Draft, joint: Joint) -> None:
    if joint.name not in draft.joints:
        draft.joints[joint.name] = joint
        return
    other = draft.joints[joint.name].place
    finding = f"'{joint.name}' is also the name of an entry of {other[1]}"
    draft.find(joint.place, finding, "Choose another name.", on_key=True)


# ------------------------------------------------------------------------------------------ quantities


def _quantities(draft: Draft, joint: Joint) -> Iterator[tuple[str, Path, bool]]:
    """The quantities of a joint; where each is named, and whether that is the key of the entry."""
    section = joint.place[1]
    word = draft.document.section(section)[joint.name]
    for relation in joint.relations:
        names = quantities((relation,))
        for i, name in enumerate(names):
            field = _field(word, name)
            if section == "Angles" or field is None:
                yield name, joint.place, True
            else:
                yield name, (*joint.place, field, i) if len(names) > 1 else (*joint.place, field), False


def _field(word: Any, name: str) -> str | None:
    """The field of an entry that names a quantity."""
    for field in ("slide", "slides", "angle", "parameter"):
        value = getattr(word, field, None)
        if field in word.model_fields_set and (value == name or (isinstance(value, tuple) and name in value)):
            return field
    return None
