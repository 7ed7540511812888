"""A document as text, in the short forms that a person would write."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bricard.library.words import Word, as_written, fields
from bricard.mechanism.document import Document
from bricard.spec.expressions import Expression
from bricard.spec.writer import write_text


def text(document: Document) -> str:
    """The document as a MechSpec file that reads back to the same document."""
    return write_text(plain(document))


def plain(document: Document) -> dict[str, Any]:
    """The document as mappings, lists, numbers and texts."""
    return _full(document)


def _plain(value: Any) -> Any:
    match value:
        case Expression():
            return as_written(value)
        case tuple() | list():
            return [_plain(inner) for inner in value]
        case Word():
            return _entry(value)
        case str() | bool() | None:
            return value
        case Mapping():
            return {name: _plain(inner) for name, inner in value.items()}
    return value


def _entry(word: Word) -> Any:
    """The shortest form that reads back to the same entry."""
    full = _full(word)
    for short in _short_forms(word, full):
        if type(word).made_of(short) == word:
            return short
    return full


def _full(word: Word) -> dict[str, Any]:
    """All words that differ from their defaults."""
    return {
        field.word: field.shape.shortest(_once(field.name, _plain(getattr(word, field.name))))
        for field in fields(type(word)).values()
        if field.required or field.name == "type" or getattr(word, field.name) != field.default
    }


def _once(field: str, value: Any) -> Any:
    """A name that both parts of a joint share is written once."""
    if (
        field in ("points", "axes", "normals")
        and isinstance(value, list)
        and len(value) == 2
        and value[0] == value[1]
    ):
        return value[0]
    return value


def _short_forms(word: Word, full: dict[str, Any]) -> Iterator[Any]:
    """Forms without words: nothing, one value, a list."""
    values = list(full.values())
    if not full:
        yield None
    if len(word.shorthand) > 1 and tuple(full) == word.shorthand[: len(full)]:
        yield values
    if len(full) == 1:
        if isinstance(values[0], list) and len(values[0]) == 1:
            yield values[0][0]
        yield values[0]
