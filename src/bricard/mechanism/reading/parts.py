"""The ground and the bodies, in numbers."""

from __future__ import annotations

import math

from bricard.library.bodies import PARTS, Body, Part, PartError
from bricard.library.bodies.body import Triple
from bricard.library.bodies.part import padded
from bricard.library.bodies.rigid import unit
from bricard.library.forces import Link, Spring
from bricard.library.words import references
from bricard.mechanism.reading.draft import NAME_RULE, POINT_OR_VECTOR, Draft
from bricard.spec.expressions import Expression
from bricard.spec.findings import Path
from bricard.spec.names import is_name, is_vector, split_run

PHYSICAL = 1e-6  # of the largest principal inertia: how far rounded data may break the triangle inequality
MEASURED = 0.2  # likewise: how far measured data may break it


def fix_ground(draft: Draft) -> None:
    """The fixed points and vectors."""
    for name, values in draft.document.section("Fixed").items():
        path = ("PartData", "Fixed", name)
        if not is_name(name):
            draft.find(path, f"'{name}' is no name of a point or vector", POINT_OR_VECTOR, on_key=True)
            continue
        draft.places[name] = path
        place = [draft.number(value, (*path, i)) for i, value in enumerate(values)]
        draft.ground[name] = (math.nan,) * draft.dimension
        try:
            padded_place = padded(place, draft.dimension, ())
            draft.ground[name] = unit(padded_place, name, ()) if is_vector(name) else padded_place
        except PartError as error:
            draft.find(path, error.finding, error.remedy)


def make_bodies(draft: Draft) -> None:
    """All parts with mass or shape, springs with mass among them."""
    for section in PARTS:
        for name, part in draft.document.section(section).items():
            _make_body(draft, name, part, ("PartData", section, name))
    for name, spring in draft.document.section("Springs").items():
        _make_stretch(draft, name, spring)


def ends(link: Link, name: str) -> tuple[str, str] | None:
    """The two points that a spring or damper joins, if they are two points."""
    return link.ends(name) if all(is_name(point) for point in link.points or ()) else None


# ---------------------------------------------------------------------------------------------- bodies


def _make_body(draft: Draft, name: str, part: Part, path: Path) -> None:
    before = len(draft.findings)
    if _check_names(draft, name, part, path):
        try:
            body = part.body(name, draft.dimension, lambda expression: _number_in(draft, part, expression, path))
            if len(draft.findings) == before:
                _check_inertia(draft, body, path)
                _add_body(draft, body, path)
                return
        except PartError as error:
            if len(draft.findings) == before:
                draft.find((*path, *error.field), error.finding, error.remedy, on_key=not error.field)
    draft.lost_parts[name] = None
    draft.lost.update(dict.fromkeys(part.points or split_run(name) or ()))


def _check_names(draft: Draft, name: str, part: Part, path: Path) -> bool:
    before = len(draft.findings)
    if name in draft.bodies:
        draft.find(path, f"there is another part named '{name}'", "Give each part a name of its own.", on_key=True)
    elif not is_name(name):
        remedy = "Is the letter O meant?" if name.startswith("0") else NAME_RULE
        draft.find(path, f"'{name}' is no name of a part", remedy, on_key=True)
    for i, member in enumerate(part.points or ()):
        if not is_name(member):
            draft.find((*path, "points", i), f"'{member}' is no name of a point or vector", POINT_OR_VECTOR)
    return len(draft.findings) == before


def _number_in(draft: Draft, part: Part, expression: Expression, path: Path) -> float:
    inner = next((found.path for found in references(part) if found.value is expression), ())
    value = draft.number(expression, (*path, *inner))
    return 1.0 if math.isnan(value) else value  # was reported; further complaints would be about nan


def _add_body(draft: Draft, body: Body, path: Path) -> None:
    draft.bodies[body.name] = body
    for member in body.members:
        draft.places.setdefault(member, path)


def _make_stretch(draft: Draft, name: str, spring: Spring) -> None:
    path = ("PartData", "Springs", name)
    mass, points = draft.number(spring.mass, (*path, "mass")), ends(spring, name)
    if mass < 0:
        draft.find((*path, "mass"), f"the mass is {mass:g}", "It must be positive or zero.")
    if mass > 0 and points is not None:
        label = name if name not in draft.bodies else f"{name}_spring"
        zeros = (0.0,) * draft.dimension
        _add_body(draft, Body(label, "stretch", dict.fromkeys(points, zeros), mass, zeros), path)


# --------------------------------------------------------------------------------------------- inertia


def _check_inertia(draft: Draft, body: Body, path: Path) -> None:
    """No body has a principal inertia that is negative, or larger than the sum of the other two.

    What was measured may break the latter by a little; that is left to `cautions`.
    """
    if body.kind != "rigid" or not isinstance(body.inertia, tuple):
        return
    small, middle, large = principal_values(body.inertia)
    shown = f"{small:.6g}, {middle:.6g}, {large:.6g}"
    if small < -PHYSICAL * abs(large):
        finding, remedy = f"the principal inertias are {shown}", "None can be negative."
    elif breaks_triangle(body.inertia, MEASURED):
        finding = f"no body has the principal inertias {shown}"
        remedy = "The largest cannot exceed the sum of the other two."
    else:
        return
    draft.find((*path, "Dyna", "inertia"), finding, remedy)


def breaks_triangle(inertia: tuple[Triple, ...], allowed: float = PHYSICAL) -> bool:
    """Whether the largest principal value exceeds the sum of the other two by more than this part of it.

    One that is zero was left out, because nothing can turn that way: then the sum tells nothing.
    """
    small, middle, large = principal_values(inertia)
    return small > PHYSICAL * large and large > (small + middle) + allowed * large


def principal_values(matrix: tuple[Triple, ...]) -> list[float]:
    """The eigenvalues of a symmetric matrix (3, 3), in increasing order, to about 1e-8 of the largest.

    With q = trace/3, p^2 = |A - q I|^2/6 and cos 3 phi = det((A - q I)/p)/2 they are q + 2 p cos(phi + 2 pi k/3)
    (O. K. Smith, Eigenvalues of a symmetric 3 x 3 matrix, Communications of the ACM 4, 1961).
    """
    q = sum(matrix[i][i] for i in range(3)) / 3
    deviation = [[matrix[i][j] - (q if i == j else 0.0) for j in range(3)] for i in range(3)]
    p = math.sqrt(sum(value**2 for row in deviation for value in row) / 6)
    if p == 0:
        return [q, q, q]
    a, b, c = ([value / p for value in row] for row in deviation)
    cross = (b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0])
    determinant = sum(x * y for x, y in zip(a, cross, strict=True))
    phi = math.acos(max(-1.0, min(1.0, determinant / 2))) / 3
    return sorted(q + 2 * p * math.cos(phi + 2 * math.pi * k / 3) for k in range(3))
