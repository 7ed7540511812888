"""Shapes in numbers, and the pairs of them that may touch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

from bricard.library.bodies.part import PartError
from bricard.library.contact_shapes import SHAPES
from bricard.mechanism.contact_sections import ANY, NONE, laws, several
from bricard.mechanism.contents import Contact
from bricard.mechanism.reading.draft import NAME_RULE, Draft
from bricard.mechanism.reading.subjects import DraftEntry
from bricard.records import dataclass
from bricard.spec.expressions import Expression, ExpressionError, number
from bricard.spec.findings import Path
from bricard.spec.names import is_name, is_point

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.contact_shapes.contact_shape import ContactShape
    from bricard.library.contact_shapes.surface import Surface

MOST_LISTED = 8
ON = 1e-9  # of the distance from the origin: how near to a shape a point lies on it
Pair = frozenset[str]


def make_surfaces(draft: Draft) -> None:
    """The shapes of parts and of the world; those that are as before are taken over."""
    before, draft.surfaces = {one.name: one for one in draft.surfaces}, []
    for name, given in draft.document.Shapes.items():
        stays = before and name not in draft.touched.get("Shapes", ()) and _is_carried_as_before(draft, name)
        for i, shape in enumerate(several(given)):
            own = name if i == 0 else f"{name}{i + 1}"
            path: Path = ("Shapes", name, *([i] if isinstance(given, tuple) else []))
            if stays and shape.density is None:
                draft.surfaces.append(before[own])
            else:
                _make_surface(draft, name, own, shape, path)


def _is_carried_as_before(draft: Draft, entry: str) -> bool:
    """Whether the points that the shapes of an entry may name are where they were."""
    assert draft.before is not None
    if entry in draft.bodies:
        return draft.bodies[entry].members == draft.before.bodies[entry].members
    return draft.ground == draft.before.ground


def _make_surface(draft: Draft, entry: str, name: str, shape: ContactShape, path: Path) -> None:
    if not is_name(entry) or entry in (ANY, NONE):
        draft.find(path, f"'{entry}' is not a valid name of a shape", NAME_RULE, on_key=True)
        return
    if draft.dimension not in shape.dimensions:
        where = "the plane" if draft.dimension == 2 else "space"
        known = ", ".join(word for word, kind in SHAPES.items() if draft.dimension in kind.dimensions)
        draft.find(path, f"there is no such shape in {where}", f"Kinds there are {known}.", on_key=True)
        return
    if entry in draft.lost_parts:
        return
    body = draft.bodies.get(entry)
    numbers = _Numbers("the ground", draft.parameters, draft.ground)
    if body is not None:
        numbers = replace(numbers, owner=f"'{entry}'", members=body.members)
    try:
        surface = shape.surface(entry, name, None if body is None else entry, draft.dimension, numbers)
        kind = next(word for word in shape.words() if word in SHAPES)
        surface = replace(surface, kind=kind, touches=surface.touches and bool(draft.document.Contacts))
        if body is not None:
            _check_carrier(body, surface, draft.dimension)
        draft.surfaces.append(surface)
        if (weight := shape.weight(draft.dimension, numbers)) is not None:
            _check_weight(draft, entry)
            draft.weights.setdefault(entry, []).append(weight)
    except PartError as error:
        if not any(found.path[: len(path)] == path for found in draft.findings):
            draft.find((*path, *error.field), error.finding, error.remedy, on_key=not error.field)


@dataclass(frozen=True, eq=False)
class _Numbers:
    """What the words of a shape mean in numbers: expressions of parameters, and names of what carries it."""

    owner: str
    parameters: Mapping[str, float]
    members: Mapping[str, tuple[float, ...]]

    def __call__(self, expression: Expression, local: Mapping[str, float] | None = None) -> float:
        try:
            return number(expression, {**self.parameters, **(local or {})})
        except ExpressionError as error:
            raise PartError(error.finding, error.remedy) from None


def _check_carrier(body: Body, surface: Surface, dimension: int) -> None:
    """A part without axes carries what lies on it."""
    if not body.keeps_shape:
        raise PartError(f"'{body.name}' stretches and cannot have a shape", "Give it to another part.")
    if body.has_frame(dimension) or not surface.touches:
        return
    across = range(dimension) if body.is_spot else range(1, dimension)
    if any(place[axis] != 0 for place in surface.form.outline.places for axis in across):
        where = "at its point" if body.is_spot else "on its line"
        raise PartError(f"'{body.name}' is a {body.kind}: its shapes lie {where}", "Make it one of the Rigids.")


def _check_weight(draft: Draft, entry: str) -> None:
    """A density is for what is heavy, and has no other mass."""
    field = ("density",)
    if entry not in draft.bodies:
        raise PartError("what belongs to the world has no mass", "Leave the density out.", field)
    part = draft.document.section("Rigids").get(entry)
    if part is None:
        kind = draft.bodies[entry].kind
        raise PartError(
            f"'{entry}' is a {kind}, whose mass stands with it",
            "Leave the density out, or make it a Rigid.",
            field,
        )
    if part.Dyna is not None:
        raise PartError(f"'{entry}' has a mass already, by its Dyna", "Leave out Dyna, or the density.", field)


def weigh_bodies(draft: Draft) -> None:
    """Mass, centroid and inertia of parts whose shapes have a density."""
    draft.weighed = tuple(draft.weights)
    if not draft.weights:
        return
    from bricard.library.contact_shapes.weights import together

    for name, weights in draft.weights.items():
        whole = together(weights)
        draft.bodies[name] = replace(
            draft.bodies[name], mass=whole.mass, centroid=whole.centroid, inertia=whole.inertia
        )


# ----------------------------------------------------------------------------------------------- pairs


def make_contacts(draft: Draft) -> None:
    """The pairs of shapes that have a law; those without one are listed. Without any law shapes are only drawn."""
    draft.contacts = []
    if not draft.document.Contacts:
        return
    given = laws(draft.document.Contacts)
    for name, law in given.items():
        law.check(DraftEntry(draft, ("Contacts", name)))
    named = {name: _members(draft, name, ("Contacts", name)) for name in given if name != ANY}
    for name in named:
        _check_touching(draft, name)
    chosen = {pair: name for name, pair in named.items() if pair is not None}
    none = _without_contact(draft, chosen)
    missing = []
    for first, second in combinations(_entries(draft), 2):
        pair = frozenset((first, second))
        if pair in none or not (first in draft.bodies or second in draft.bodies):
            continue
        entry = chosen.get(pair, ANY if ANY in given else "")
        if entry:
            _add(draft, entry, (first, second))
        else:
            missing.append(f"{first}/{second}")
    _refuse_missing(draft, missing)


def _entries(draft: Draft) -> dict[str, list[Surface]]:
    """The shapes that touch, by their entries."""
    result: dict[str, list[Surface]] = {}
    for surface in draft.surfaces:
        if not surface.touches:
            continue
        result.setdefault(surface.entry, []).append(surface)
    return result


def _members(draft: Draft, name: str, path: Path, *, on_key: bool = True) -> Pair | None:
    """The two shapes of a pair as it is written."""
    parts = name.split("/")
    if len(parts) != 2:
        draft.find(path, f"'{name}' is not a pair of shapes", "Write it as in GA/floor.", on_key=on_key)
        return None
    known = [draft.check_known(one, draft.document.Shapes, "shape", path, on_key=on_key) for one in parts]
    if not all(known):
        return None
    if parts[0] == parts[1]:
        draft.find(path, f"'{name}' is a shape against itself", "Name two shapes.", on_key=on_key)
        return None
    if not any(one in draft.names.parts for one in parts):
        draft.find(path, f"'{parts[0]}' and '{parts[1]}' both belong to the world", "Name a part.", on_key=on_key)
        return None
    return frozenset(parts)


def _check_touching(draft: Draft, name: str) -> None:
    """Both shapes of a pair with a law must be able to touch."""
    for entry in name.split("/"):
        own = [surface for surface in draft.surfaces if surface.entry == entry]
        if not own or any(surface.touches for surface in own):
            continue
        path, where = ("Contacts", name), "the plane" if draft.dimension == 2 else "space"
        if any(draft.dimension in shape.touches_in for shape in several(draft.document.Shapes[entry])):
            draft.find(path, f"'{entry}' is only drawn: it has contact: false", "Leave that out.", on_key=True)
            continue
        able = [word for word, kind in SHAPES.items() if draft.dimension in kind.touches_in & kind.dimensions]
        finding = f"'{entry}' cannot touch anything: a {own[0].kind} in {where} is only drawn"
        draft.find(path, finding, f"Kinds that touch there are {', '.join(able)}.", on_key=True)


def _without_contact(draft: Draft, chosen: Mapping[Pair, str]) -> set[Pair]:
    """Pairs that pass through each other."""
    result = set()
    for name in draft.document.Contacts.get(NONE) or ():
        path = ("Contacts", NONE, name)
        pair = _members(draft, name, path, on_key=False)
        if pair in chosen:
            draft.find(path, f"'{name}' has a law, and is listed under none", "Leave one of them out.")
        result |= {pair} if pair is not None else set()
    return result


def _add(draft: Draft, entry: str, names: tuple[str, str]) -> None:
    """The contacts of all shapes of two entries; of a named pair in the order of its name."""
    first, second = names if entry == ANY else entry.split("/")
    law, pair, shapes = draft.document.Contacts[entry], f"{first}/{second}", _entries(draft)
    for one in shapes[first]:
        for two in shapes[second]:
            if (problem := _problem(one, two)) is not None:
                draft.find(("Contacts", entry), f"'{pair}': {problem[0]}", problem[1], on_key=True)
                return
            if joint := _joined_inside(draft, one, two):
                remedy = f"They touch there for ever: list the pair, none: [{pair}]."
                draft.find(
                    ("Contacts", entry),
                    f"'{pair}': the parts are joined at {joint}, within both shapes",
                    remedy,
                    on_key=True,
                )
                return
            draft.contacts.append(Contact(pair, one, two, law))


def _joined_inside(draft: Draft, one: Surface, two: Surface) -> str:
    """A point at which the parts of two shapes are joined and that lies in both of them, or on their outlines."""
    from bricard.library.contact_shapes.vectors import length

    for first, second in _joined(draft, one.part, two.part):
        places = [(one, _local(draft, one.part, first)), (two, _local(draft, two.part, second))]
        if all(surface.form.solid.depth(place) >= -ON * (length(place) or 1.0) for surface, place in places):
            return first if first == second else f"{first} and {second}"
    return ""


def _joined(draft: Draft, part: str | None, other: str | None) -> list[tuple[str, str]]:
    """Points of two parts (None: the ground) that a joint keeps together."""
    own, theirs = (draft.ground if one is None else draft.bodies[one].members for one in (part, other))
    shared = [(name, name) for name in own if name in theirs and is_point(name)]
    words = [vars(word).get("points") for word in draft.document.section("Joints").values()]
    pairs = [points for points in words if isinstance(points, tuple) and len(points) == 2]
    ways = [way for points in pairs for way in (points, points[::-1])]
    return shared + [(first, second) for first, second in ways if first in own and second in theirs]


def _local(draft: Draft, part: str | None, name: str) -> tuple[float, ...]:
    return draft.ground[name] if part is None else draft.bodies[part].members[name]


def _problem(one: Surface, two: Surface) -> tuple[str, str] | None:
    from bricard.library.contact_shapes.surface import can_meet, cannot_watch

    kinds = [surface.form.outline.kind for surface in (one, two)]
    if cannot_watch(one, two):
        return "sharp things meet one side of a line only", "Make the line a capsule, or leave sides out."
    if not can_meet(one, two):
        return f"there is no contact of a {kinds[0]} and a {kinds[1]}", f"List it: none: [{one.entry}/{two.entry}]."
    return None


def _refuse_missing(draft: Draft, missing: list[str]) -> None:
    if missing:
        more = f" and {len(missing) - MOST_LISTED} more" if len(missing) > MOST_LISTED else ""
        example = f"{missing[0]}: {{friction: 0.3, restitution: 0.5}}"
        draft.find(
            ("Contacts",) if draft.document.Contacts else ("Shapes",),
            f"there is no law of contact for {', '.join(missing[:MOST_LISTED])}{more}",
            f"Add {example}, or any: ... for all of them, or none: [...] for those that do not touch.",
            on_key=True,
        )
