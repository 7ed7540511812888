"""Whether all that entries refer to exists: points, vectors, parts, angles, and the names in formulas."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.library.forces import FORCES
from bricard.library.onesided import ONESIDED
from bricard.library.scope import Scope
from bricard.library.words import FORMULAS, Reference, Word, references
from bricard.mechanism.contact_sections import laws, several
from bricard.mechanism.contents import Joint
from bricard.mechanism.reading.draft import Draft
from bricard.mechanism.reading.formulas import check_formula
from bricard.spec.expressions import Expression
from bricard.spec.findings import Path
from bricard.spec.names import split_run


def check_references(draft: Draft) -> None:
    """Every name and expression of every entry."""
    for path, word in _words(draft):
        for reference in references(word):
            _check(draft, path, word, reference)


def check_runs(draft: Draft) -> None:
    """The names of lines and planes."""
    for joint in draft.joints.values():
        if joint.kind in ("collinear", "coplanar"):
            _check_run(draft, joint)


def _words(draft: Draft) -> Iterator[tuple[Path, Word]]:
    for section in FORCES:
        for name, word in draft.entries(section):
            yield (word.group, section, name), word
    for section in ("Joints", "Angles"):
        for name, word in draft.entries(section):
            yield ("PartData", section, name), word
    for name, motion in draft.entries("Motions"):
        yield ("Motions", name), motion
    for name, shapes in draft.entries("Shapes"):
        for i, shape in enumerate(several(shapes)):
            yield ("Shapes", name, *([i] if isinstance(shapes, tuple) else [])), shape
    for name, law in laws(dict(draft.entries("Contacts"))).items():
        yield ("Contacts", name), law
    for section in ONESIDED:
        for name, element in draft.entries(section):
            yield (section, name), element
    if (gravity := draft.gravity) is not None:
        yield ("AppliedForces", "Gravity"), gravity


def _check(draft: Draft, path: Path, word: Word, reference: Reference) -> None:
    place, value, names = (*path, *reference.path), reference.value, draft.names
    match reference.to:
        case "number":
            draft.number(value, place)
        case "place" if not isinstance(value, str):  # names are those of what carries a shape, which knows them
            draft.number(value, place)
        case "amount":
            _check_amount(draft, value, place, next(str(one) for one in reversed(place) if isinstance(one, str)))
        case to if to in FORMULAS:
            check_formula(draft, value, place, _scope(word, str(reference.path[0]), to))
        case "point":
            draft.check_known(value, names.points, "point", place)
        case "vector":
            draft.check_known(value, names.vectors, "vector", place)
        case "part" | "turning part" | "part with axes" as to:
            _check_part(draft, value, place, "part with axes" if reference.path[0] == "part" else to)
        case "quantity":
            draft.check_known(value, names.quantities, "angle or slide", place)
        case "direction":
            _check_direction(draft, value, place)


def _check_amount(draft: Draft, amount: Expression, path: Path, field: str) -> None:
    """Dampers take energy away, masses are not negative."""
    if (value := draft.number(amount, path)) < 0:
        draft.find(path, f"the {field} is {value:g}", "It must be positive or zero.")


def _scope(word: Word, field: str, to: str) -> Scope:
    """What a formula in this field may contain."""
    if (own := word.scope(field)) is not None:
        return own
    what = f"the {'formula' if field == 'of' else field}"
    return Scope(rates=to == "formula", coordinates=to != "law", what=what)


def _check_part(draft: Draft, name: str, path: Path, to: str) -> None:
    """A part; one that turns, or has axes of its own, where that is meant."""
    if not draft.check_known(name, draft.names.parts, "part", path) or name in draft.lost_parts:
        return
    body = draft.bodies[name]
    if to == "part with axes" and not body.has_axes:
        draft.find(path, f"'{name}' is a {body.kind} and has no axes of its own", "Choose one of the Rigids.")
    elif to == "turning part" and not body.turns:
        draft.find(path, f"'{name}' is a {body.kind} and cannot turn", "Choose a rigid part or a rod.")


def _check_direction(draft: Draft, name: str, path: Path) -> None:
    """A vector, two points, or a part (along its first axis)."""
    names, run = draft.names, split_run(name) or []
    if name in names.vectors or name in names.turning:
        return
    if len(run) == 2 and all(one in names.points for one in run):
        if run[0] == run[1]:
            draft.find(path, f"'{name}' is not a direction: it leads from {run[0]} to itself", "Give two points.")
        return
    unknown = [one for one in run if one not in names.places]
    if len(run) == 2 and len(unknown) == 1 and all(one[0].isupper() for one in run):
        remedy = draft.similar(unknown[0], names.points)
        draft.find(path, f"there is no point '{unknown[0]}'", remedy, name.rindex(unknown[0]))
        return
    known = {**names.vectors, **names.turning}
    draft.find(
        path, f"'{name}' is not a direction: neither a vector nor two points nor a part", draft.similar(name, known)
    )


def _check_run(draft: Draft, joint: Joint) -> None:
    """The points and vectors of a line or a plane, which its name or its list gives."""
    surface = joint.relations[0].surface
    assert surface is not None
    vectors = surface.directions
    listed = draft.document.section(joint.place[1])[joint.name].points is not None
    for i, name in enumerate([surface.base, *vectors, surface.point]):
        path: Path = (*joint.place, "points", i) if listed else joint.place
        what, known = ("vector", draft.names.vectors) if name in vectors else ("point", draft.names.points)
        draft.check_known(name, known, what, path, on_key=not listed)
    if surface.base == surface.point:
        draft.find(joint.place, f"'{joint.name}' has the point {surface.base} twice", "Give two points.", on_key=True)
    if len(vectors) == 2 and vectors[0] == vectors[1]:
        draft.find(joint.place, f"'{joint.name}' has the vector {vectors[0]} twice", "Give two vectors.", on_key=True)
