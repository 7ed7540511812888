"""Shapes of what has entries: one entry, those of a section by their names, names alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bricard.library.notes import Notes, described
from bricard.library.shapes import NAME_RULE, Define, Schema, Shape
from bricard.spec.findings import Path


class Kind(Protocol):
    """A kind of entry, as its shape knows it."""

    @property
    def shorthand(self) -> tuple[str, ...]:
        """The words that a list gives, in their order."""

    def read(self, given: Any, path: Path, notes: Notes) -> Any:
        """The entry that a written value gives; None if something is wrong with it."""

    def shape_at(self, word: str | int) -> Shape | None:
        """The shape of what stands at a word."""


class EntryShape(Shape):
    """An entry of a kind."""

    given = float | str | Mapping[str, Any]

    def __init__(self, kind: Kind) -> None:
        self.kind, self.shorthand = kind, kind.shorthand

    @property
    def about(self) -> str | None:
        return self.kind.__doc__

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        return self.kind.read(value, path, notes)

    def schema(self, define: Define) -> Schema:
        return define(self.kind)

    def inside(self, part: str | int) -> Shape | None:
        return self.kind.shape_at(part)


class Entries(Shape):
    """Entries by their names; names alone are entries without data."""

    given = Mapping[str, Any]

    def __init__(self, shape: Shape) -> None:
        self._shape = shape

    def entry(self) -> Shape:
        """The shape of an entry."""
        return self._shape

    @property
    def about(self) -> str | None:
        return self.entry().about

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        entries = _by_name(value)
        if entries is None:
            finding = f"a mapping from names to their data is wanted here, not {described(value)}"
            notes.refuse(path, value, finding, "Write each entry as name: data, below the word.")
            return None
        _check_names(entries, path, notes)
        read = self.entry().read
        return {name: read(entry, (*path, name), notes) for name, entry in entries.items()}

    def schema(self, define: Define) -> Schema:
        return section_schema({"type": "object", "additionalProperties": self.entry().schema(define)})

    def inside(self, part: str | int) -> Shape | None:
        return self.entry()


class Listed(Entries):
    """Entries of a kind that a table has, whose file is imported when there are some."""

    def __init__(self, table: Mapping[str, Kind], word: str) -> None:
        self.table, self.word = table, word

    def entry(self) -> Shape:
        return EntryShape(self.table[self.word])


def section_schema(full: Schema) -> Schema:
    """A section, which may be empty or only a list of names."""
    return {"anyOf": [full, {"type": "null"}, {"type": "array", "items": {"type": "string"}}]}


class NameSet(Shape):
    """Names, written {A, B}, [A, B] or A."""

    def read(self, value: Any, path: Path, notes: Notes) -> Any:
        names = {value: None} if isinstance(value, str) else _by_name(value)
        if names is None:
            items = value if isinstance(value, (list, tuple)) else [value]
            odd = next(item for item in items if not isinstance(item, str))
            notes.refuse(path, value, f"only names can stand here, not {described(odd)}", "Write {A, B}.")
            return None
        _check_names(names, path, notes)
        for name, data in names.items():
            if data is not None:
                finding = f"only names stand here, but '{name}' has a value"
                notes.refuse((*path, name), data, finding, "Write {A, B}.")
        return dict(names)

    def schema(self, define: Define) -> Schema:
        names = {"type": "object", "additionalProperties": {"type": "null"}}
        return {"anyOf": [names, {"type": "array", "items": {"type": "string"}}, {"type": ["string", "null"]}]}

    def inside(self, part: str | int) -> Shape | None:
        return self


def _by_name(value: Any) -> Mapping[Any, Any] | None:
    """A mapping, a list of names as one, nothing as an empty one."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(name, str) for name in value):
        return dict.fromkeys(value)
    return None


def _check_names(entries: Mapping[Any, Any], path: Path, notes: Notes) -> None:
    """The names of data made in Python may be anything."""
    for name in entries:
        if not isinstance(name, str):
            notes.refuse((*path, name), name, f"{described(name)} is not a valid name", NAME_RULE)
