"""The ground and the bodies, in numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from bricard.library.bodies import PARTS
from bricard.library.bodies.part import Part, PartError, padded, unit
from bricard.library.forces import FORCES
from bricard.library.words import references
from bricard.mechanism.reading.draft import NAME_RULE, POINT_OR_VECTOR, Draft
from bricard.spec.expressions import Expression, ExpressionError, number
from bricard.spec.findings import Path
from bricard.spec.names import is_name, is_vector, split_run

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.forces.force import Force


def fix_ground(draft: Draft) -> None:
    """The fixed points and vectors."""
    for name, values in draft.entries("Fixed"):
        path = ("PartData", "Fixed", name)
        if not is_name(name):
            draft.find(path, f"'{name}' is not a valid name of a point or vector", POINT_OR_VECTOR, on_key=True)
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
        for name, part in draft.entries(section):
            _make_body(draft, name, part, ("PartData", section, name))
    for section in FORCES:
        for name, force in draft.entries(section):
            _make_body_of_force(draft, name, force, (force.group, section, name))


# ---------------------------------------------------------------------------------------------- bodies


def _make_body(draft: Draft, name: str, part: Part, path: Path) -> None:
    before = len(draft.findings)
    if draft.before is not None or _check_names(draft, name, part, path):
        try:
            body = part.body(name, draft.dimension, lambda expression: _number_in(draft, part, expression, path))
            if len(draft.findings) == before:
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
        draft.find(path, f"'{name}' is not a valid name of a part", remedy, on_key=True)
    for i, member in enumerate(part.points or ()):
        if not is_name(member):
            draft.find((*path, "points", i), f"'{member}' is not a valid name of a point or vector", POINT_OR_VECTOR)
    return len(draft.findings) == before


def _number_in(draft: Draft, part: Part, expression: Expression, path: Path) -> float:
    try:
        return number(expression, draft.parameters)
    except ExpressionError:
        inner = next((found.path for found in references(part) if found.value is expression), ())
        draft.number(expression, (*path, *inner))
        return 1.0  # was reported; further complaints would be about nan


def _add_body(draft: Draft, body: Body, path: Path) -> None:
    draft.bodies[body.name] = body
    for member in body.members:
        draft.places.setdefault(member, path)


def _make_body_of_force(draft: Draft, name: str, force: Force, path: Path) -> None:
    """The part that a force brings with it; a number without a value is reported with the force."""

    def brought(parameters: Mapping[str, float]) -> Body | None:
        return force.body(name, draft.dimension, lambda expression: _known_number(expression, parameters))

    if (body := brought(draft.parameters)) is not None:
        _add_body(draft, replace(body, name=_label(draft, name, path)), path)
    elif draft.before is not None and brought(draft.before.parameters) is not None:
        del draft.bodies[_label(draft, name, path)]


def _label(draft: Draft, name: str, path: Path) -> str:
    """What the part that a force brings with it is called, where another part may have its name."""
    taken = any(name in draft.document.section(section) for section in PARTS)
    return f"{name}_{str(path[1]).removesuffix('s').lower()}" if taken else name


def _known_number(expression: Expression, parameters: Mapping[str, float]) -> float:
    try:
        return number(expression, parameters)
    except ExpressionError:
        return 0.0
