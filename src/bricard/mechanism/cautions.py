"""What is allowed in a mechanism, but may not be meant so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from bricard.checks import closest
from bricard.keeping import without_collection
from bricard.library.words import Word, references
from bricard.mechanism.contents import GROUND, Contents
from bricard.spec.expressions import Expression, number
from bricard.spec.names import split_run


def about_values(mechanism: Contents) -> tuple[str, ...]:
    """Sentences about values, each with a remedy."""
    return (*_gravity(mechanism), *_inertias(mechanism))


def about_names(mechanism: Contents) -> tuple[str, ...]:
    """Sentences that are the same for all values."""
    return (*_shapes(mechanism), *_loose_parts(mechanism))


def _shapes(mechanism: Contents) -> Iterator[str]:
    """Shapes that touch nothing, or that belong to the world, but have almost the name of a part."""
    met = {one.entry for contact in mechanism.contacts for one in (contact.first, contact.second)}
    met |= {surface.entry for surface in mechanism.surfaces if not surface.touches}
    for name in dict.fromkeys(surface.entry for surface in mechanism.surfaces):
        near = closest(name, list(mechanism.bodies))
        if name not in mechanism.bodies and near is not None and abs(len(near) - len(name)) < 2:
            yield (
                f"The shape '{name}' belongs to the world, for no part has this name. If it is one of '{near}', "
                "give it that name."
            )
        if name not in met:
            yield f"The shape '{name}' never touches anything: all its pairs stand under none."


def _gravity(mechanism: Contents) -> Iterator[str]:
    given = mechanism.gravity.acceleration if mechanism.gravity is not None else ()
    if len(given) == 1 and (value := number(given[0], mechanism.parameters)) < 0:
        yield (
            f"Gravity: {value:g} acts upwards, for one number is its size downwards; write {-value:g}, "
            "or give the vector of the acceleration."
        )


def _inertias(mechanism: Contents) -> Iterator[str]:
    full = [body for body in mechanism.bodies.values() if isinstance(body.inertia, tuple)]
    if not full:
        return
    from bricard.library.bodies.inertia import breaks_triangle, principal_values

    for body in full:
        if isinstance(body.inertia, tuple) and breaks_triangle(body.inertia):
            shown = ", ".join(f"{value:.6g}" for value in principal_values(body.inertia))
            yield (
                f"The principal inertias of '{body.name}' are {shown}: no body's largest exceeds the sum of the "
                "other two. Taken as they are; check them if they were not measured."
            )


@without_collection(within=True)
def _loose_parts(mechanism: Contents) -> tuple[str, ...]:
    """Sentences about parts that nothing joins to the ground, where other parts are."""
    owners = {name: [GROUND] for name in mechanism.ground}
    for body in mechanism.bodies.values():
        for member in (body.name, *body.members):
            owners.setdefault(member, []).append(body.name)
    held = _reached(owners, _ties(mechanism, owners))
    loose = [part for part in mechanism.bodies if part not in held]
    if len(loose) == len(mechanism.bodies):
        return ()
    finding = "hangs on nothing: no joint, spring or drive leads from it to the ground."
    return tuple(f"'{part}' {finding} Share a point of a part that is held, or add a joint." for part in loose)


def _reached(owners: Mapping[str, list[str]], ties: Iterable[list[str]]) -> set[str]:
    """The parts that ties, names whose owners are joined by something, lead to from the ground."""
    links: dict[tuple[str, Any], list[tuple[str, Any]]] = {}
    having = [(("name", name), ("part", part)) for name, parts in owners.items() for part in parts]
    tied = [(("name", name), ("tie", number)) for number, tie in enumerate(ties) for name in tie]
    for one, other in (*having, *tied):
        links.setdefault(one, []).append(other)
        links.setdefault(other, []).append(one)
    new: list[tuple[str, Any]] = [("part", GROUND)]
    held = {*new}
    while new:
        found = set(links.get(new.pop(), ())) - held
        held |= found
        new += found
    return {what for kind, what in held if kind == "part"}


def _ties(mechanism: Contents, known: Collection[str]) -> Iterator[list[str]]:
    """Names that a joint, force or drive ties together; laws on one name tie it to the ground."""

    def spread(names: Iterable[str]) -> list[str]:
        return [one for name in names for one in _meant(name, angles, known)]

    turns = [turn for relation in mechanism.relations if (turn := relation.turn)]
    angles = {turn.angle: [turn.start, turn.end, turn.about or ""] for turn in turns}
    ground = list(mechanism.ground)[:1]
    for joint in mechanism.joints.values():
        if not joint.only_measures:
            yield spread(name for relation in joint.relations for name in _strings(relation))
    for (_, name), force in mechanism.forces.items():
        everything = list(mechanism.bodies) if force.acts_on_all else []
        yield [*spread([name, *_names(force)]), *everything]
    for name, motion in mechanism.drives.items():
        yield [*spread([name, *_names(motion)]), *ground]


def _names(word: Word) -> Iterator[str]:
    for found in references(word):
        yield from _strings(found.value)


def _strings(value: Any) -> Iterator[str]:
    """All names in a value of an entry or relation."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Expression):
        yield from (name for name, _ in value.names)
    elif isinstance(value, (tuple, list)):
        for one in value:
            yield from _strings(one)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _strings(getattr(value, field.name))


def _meant(name: str, angles: Mapping[str, list[str]], known: Collection[str]) -> Iterator[str]:
    """A name, with the members of a run, the point of a component and the directions of an angle."""
    yield name.rpartition(".")[0]
    for one in (name, *angles.get(name, ())):
        run = split_run(one) or []
        yield from (one, *(run if all(member in known for member in run) else ()))
