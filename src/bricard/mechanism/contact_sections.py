"""The sections Shapes and Contacts of a file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bricard.checks import closest
from bricard.library.contact_laws import LAWS
from bricard.library.contact_shapes import SHAPES
from bricard.library.notes import Notes, described
from bricard.library.sections import Entries, NameSet
from bricard.library.shapes import Define, Schema, Shape
from bricard.spec.findings import Path

if TYPE_CHECKING:
    from bricard.library.contact_laws.contact_law import ContactLaw
    from bricard.library.contact_shapes.contact_shape import ContactShape

ANY, NONE = "any", "none"
KINDS = f"Kinds are {', '.join(SHAPES)}."
LAW_WORDS = f"Laws are {', '.join(LAWS)}."


class AnyShape(Shape):
    """A shape, by the word that tells its kind; or several of them."""

    about = "A shape by its kind, as in {circle: r}; several of one part in a list."

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if isinstance(value, (list, tuple)) and value:
            return tuple([self._read_one(one, (*path, i), notes) for i, one in enumerate(value)])
        return self._read_one(value, path, notes)

    def _read_one(self, value: Any, path: Path, notes: Notes) -> ContactShape | None:
        if not isinstance(value, Mapping):
            remedy = "Give its kind and its size, as in {circle: 0.1}."
            notes.refuse(path, value, f"a mapping is wanted here, not {described(value)}", remedy)
            return None
        kind = next((word for word in value if word in SHAPES), None)
        if kind is not None:
            return SHAPES[kind].read(value, path, notes)
        near = next((found for word in value if (found := closest(str(word), list(SHAPES)))), None)
        remedy = f"Did you mean '{near}'?" if near else KINDS
        notes.refuse(path, value, f"the shape of '{path[1]}' is of no known kind", remedy, on_key=True)
        return None

    def schema(self, define: Define) -> Schema:
        one: Schema = {"oneOf": [define(kind) for kind in SHAPES.values()]}
        return {"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]}


class AnyLaw(Shape):
    """A law of contact, by its word."""

    about = "Laws of contact by pairs, as in GA/floor: {friction: 0.2, restitution: 0.6}."

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if not isinstance(value, Mapping):
            remedy = "Give its law, as in {friction: 0.2, restitution: 0.6}."
            notes.refuse(path, value, f"a mapping is wanted here, not {described(value)}", remedy)
            return None
        if "stiffness" in value and "law" not in value:
            remedy = "Add law: linear, hertz or hunt_crossley."
            notes.refuse(path, value, f"'{path[-1]}' has a stiffness, but no law that takes it", remedy, on_key=True)
            return None
        word = value.get("law", "newton")
        if isinstance(word, str) and word in LAWS:
            return LAWS[word].read(value, path, notes)
        near = closest(word, list(LAWS)) if isinstance(word, str) else None
        remedy = f"Did you mean '{near}'?" if near else LAW_WORDS
        notes.refuse((*path, "law"), word, f"there is no law of contact {described(word)}", remedy)
        return None

    def schema(self, define: Define) -> Schema:
        return {"anyOf": [define(kind) for kind in dict.fromkeys(LAWS.values())]}


class ContactShapes(Entries):
    """Shapes by the names of their parts, or names of their own."""

    def __init__(self) -> None:
        super().__init__(AnyShape())


class ContactSection(Shape):
    """Laws by pairs of shapes, and of `any` other pair; `none` lists pairs that have no contact."""

    about = AnyLaw.about

    def __init__(self) -> None:
        self._laws, self._pairs = Entries(AnyLaw()), NameSet()

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        if not isinstance(value, Mapping):
            return self._laws.read(value, path, notes)
        entries = self._laws.read({name: one for name, one in value.items() if name != NONE}, path, notes)
        if NONE in value:
            entries[NONE] = self._pairs.read(value[NONE], (*path, NONE), notes)
        return entries

    def schema(self, define: Define) -> Schema:
        full: Schema = {
            "type": "object",
            "properties": {NONE: self._pairs.schema(define)},
            "additionalProperties": AnyLaw().schema(define),
        }
        return {"anyOf": [full, {"type": "null"}]}

    def inside(self, part: str | int) -> Shape | None:
        return self._pairs if part == NONE else self._laws.inside(part)


def several(shapes: ContactShape | tuple[ContactShape, ...]) -> tuple[ContactShape, ...]:
    """The shapes of an entry."""
    return shapes if isinstance(shapes, tuple) else (shapes,)


def laws(section: Mapping[str, Any]) -> dict[str, ContactLaw]:
    """The laws of a section, by pair and `any`."""
    return {name: law for name, law in section.items() if name != NONE}
