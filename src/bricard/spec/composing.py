"""From the events of the YAML parser to plain data with the place of every part.

The parser delivers events one by one; nothing here recurses, so nesting is bounded by our own limit, and no object
other than dict, list, str, int, float, bool and None is ever made. Findings are collected; only a syntax error, a
second document, too deep nesting or a hundred findings end the reading.

The compiled parser, libyaml, is ten times as fast as the one in Python, which says what is wrong where the former
fails, and reads where PyYAML was installed without it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from yaml.error import MarkedYAMLError, YAMLError
from yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    MappingStartEvent,
    ScalarEvent,
)
from yaml.loader import BaseLoader

from bricard.spec.findings import Finding, Path
from bricard.spec.scalars import NumberError, plain_scalar
from bricard.spec.syntax import BETWEEN_ITEMS, TAB, UNKNOWN_REMEDY, SyntaxFinding, explain

MAX_NESTING = 20
MAX_FINDINGS = 100
MISSING_BLANK = "a blank is missing after the colon"

try:
    from yaml._yaml import CParser
except ImportError:
    CParser = BaseLoader

_YAML_TAG = "tag:yaml.org,2002:"


class Composition:
    """What was read: data, where its values and keys begin (character indices), and what is wrong."""

    def __init__(self) -> None:
        self.data: Any = None
        self.values: dict[Path, int] = {}
        self.keys: dict[Path, int] = {}
        self.findings: list[tuple[int, Finding]] = []


class _Collection:
    """A mapping or list that is being filled.

    is_key            it stands, wrongly, in the place of a key
    key               the key whose value comes next
    discard           the value that comes next belongs to a key already refused
    open_parentheses  of an item, and where the first item with one begins
    """

    __slots__ = ("content", "discard", "flow", "is_key", "key", "open_parentheses", "opened_at", "path")

    def __init__(self, path: Path, content: dict[str, Any] | list[Any], flow: bool, is_key: bool) -> None:
        self.path, self.content, self.flow, self.is_key = path, content, flow, is_key
        self.key: str | None = None
        self.discard = False
        self.open_parentheses = self.opened_at = 0


class _Stop(Exception):
    """Nothing more can be read."""


def compose(text: str) -> Composition:
    """The data in `text`, as far as it can be read, with all findings."""
    with suppress(YAMLError):
        return _compose(_Composer(text), CParser(text).get_event).result
    composer = _Composer(text)
    try:
        _compose(composer, BaseLoader(text).get_event)
    except MarkedYAMLError as error:
        composer.refuse_syntax(explain(error, text))
    except Exception:
        # Malformed escapes and the like make the scanner raise ValueError, IndexError and others.
        composer.refuse_syntax(SyntaxFinding(None, "the text after this place is not valid YAML", UNKNOWN_REMEDY))
    return composer.result


def _compose(composer: _Composer, next_event: Callable[[], Any]) -> _Composer:
    with suppress(_Stop):
        while (event := next_event()) is not None:
            composer.take(event)
    return composer


class _Composer:
    """Takes events in turn; `result` grows."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.result = Composition()
        self.stack: list[_Collection] = []
        self.documents = 0
        self.last_index = 0

    def take(self, event: Any) -> None:
        if isinstance(event, ScalarEvent):
            self._refuse_properties(event)
            self._scalar(event)
        elif isinstance(event, CollectionStartEvent):
            self._refuse_properties(event)
            self._begin(event)
        elif isinstance(event, CollectionEndEvent):
            self._end()
        elif isinstance(event, AliasEvent):
            self._alias(event)
        elif isinstance(event, DocumentStartEvent):
            self._document(event)
        self.last_index = event.end_mark.index

    def refuse(self, index: int, finding: str, remedy: str, path: Path | None = None) -> None:
        where = path if path is not None else self._path()
        self.result.findings.append((index, Finding(where, finding, remedy)))
        if len(self.result.findings) == MAX_FINDINGS:
            raise _Stop

    def refuse_syntax(self, syntax: SyntaxFinding) -> None:
        index = self.last_index if syntax.index is None else syntax.index
        self.result.findings.append((index, Finding(self._path(), syntax.finding, syntax.remedy)))

    # ---------------------------------------------------------------------------------------- events

    def _document(self, event: Any) -> None:
        self.documents += 1
        if self.documents > 1:
            remedy = "Put each mechanism into a file of its own."
            self.refuse(event.start_mark.index, "a second document begins here", remedy, ())
            raise _Stop

    def _refuse_properties(self, event: Any) -> None:
        index = event.start_mark.index
        if event.anchor is not None:
            remedy = "Write the value out wherever it is used, or make it a parameter."
            self.refuse(index, f"the anchor '&{event.anchor}' is not allowed", remedy)
        if event.tag is not None:
            shown = str(event.tag).replace(_YAML_TAG, "!!")
            self.refuse(index, f"the tag '{shown}' is not allowed", "Leave the tag out.")

    def _alias(self, event: Any) -> None:
        index = event.start_mark.index
        remedy = f"Write out the value of '{event.anchor}'."
        self.refuse(index, f"the alias '*{event.anchor}' is not allowed", remedy)
        if self._expects_key():
            self._refused_key()
        else:
            self._add(None, index)

    def _begin(self, event: CollectionStartEvent) -> None:
        index = event.start_mark.index
        if len(self.stack) == MAX_NESTING:
            self.refuse(
                index, f"more than {MAX_NESTING} levels are nested", "Give the inner parts names of their own."
            )
            raise _Stop
        is_key = self._expects_key()
        path = self._path()
        content: dict[str, Any] | list[Any] = {} if isinstance(event, MappingStartEvent) else []
        if is_key:
            self._refuse_collection_as_key(index, content)
        else:
            self._add(content, index, finished=False)
        self.stack.append(_Collection(path, content, bool(event.flow_style), is_key))

    def _end(self) -> None:
        ended = self.stack.pop()
        if ended.open_parentheses > 0:
            remedy = "Close it, and put expressions that contain commas in quotes."
            self.refuse(ended.opened_at, "a parenthesis is not closed", remedy, ended.path)
        if ended.is_key:
            self._refused_key()
        else:
            self._value_done()

    def _scalar(self, event: ScalarEvent) -> None:
        index = event.start_mark.index
        plain = not event.style
        if plain and "\t" in event.value:
            self.refuse(self.text.index("\t", index), *TAB)
            raise _Stop
        split = plain and bool(self.stack) and self.stack[-1].flow and self._split(event)
        if self._expects_key():
            self._key(event, split)
            return
        value: Any = event.value
        if plain:
            try:
                value = plain_scalar(event.value)
            except NumberError as error:
                self.refuse(index, str(error), "Write a finite number below 1e75.")
        elif _has_surrogate(event.value):
            self.refuse(index, "the text contains half a character (a surrogate)", "Write the character itself.")
        self._add(value, index)

    # ------------------------------------------------------------------------------------------ keys

    def _expects_key(self) -> bool:
        if not self.stack:
            return False
        top = self.stack[-1]
        return isinstance(top.content, dict) and top.key is None and not top.discard

    def _refused_key(self) -> None:
        self.stack[-1].discard = True

    def _refuse_collection_as_key(self, index: int, content: dict[str, Any] | list[Any]) -> None:
        """Only the outermost of nested ones is worth a finding."""
        if not any(outer.is_key for outer in self.stack):
            kind = "mapping" if isinstance(content, dict) else "list"
            self.refuse(index, f"a {kind} cannot be a key", "Write a name before the colon.")

    def _key(self, event: ScalarEvent, split: bool) -> None:
        if split:
            self._refused_key()
            return
        top = self.stack[-1]
        index, key = event.start_mark.index, event.value
        remedy = _remedy_for_key(event)
        if remedy is not None:
            self.refuse(index, f"{_kind(key)} is not a name", remedy)
            self._refused_key()
            return
        path = (*top.path, key)
        if path in self.result.keys and isinstance(top.content, dict) and key in top.content:
            first = _line(self.text, self.result.keys[path])
            self.refuse(
                index, f"'{_short(key)}' is given twice, first in line {first}", "Remove one of the two.", path
            )
            self._refused_key()
            return
        top.key = key
        self.result.keys[path] = index

    # ---------------------------------------------------------------------------------------- values

    def _path(self) -> Path:
        """The path of the value that comes next."""
        if not self.stack:
            return ()
        top = self.stack[-1]
        if isinstance(top.content, list):
            return (*top.path, len(top.content))
        return top.path if top.key is None else (*top.path, top.key)

    def _add(self, value: Any, index: int, finished: bool = True) -> None:
        if not self.stack:
            self.result.data = value
            self.result.values[()] = index
            return
        top = self.stack[-1]
        if isinstance(top.content, list):
            self.result.values[(*top.path, len(top.content))] = index
            top.content.append(value)
        elif top.key is not None:
            path = (*top.path, top.key)
            self.result.values[path] = index
            top.content[top.key] = value
            self._refuse_missing_blank(top, value, self.result.keys[path], index)
        if finished:
            self._value_done()

    def _value_done(self) -> None:
        if self.stack:
            self.stack[-1].key = None
            self.stack[-1].discard = False

    def _refuse_missing_blank(self, top: _Collection, value: Any, key_index: int, index: int) -> None:
        """`{a:1}` is to YAML the key 'a:1' without a value, and `{a:[1]}` is an error, which parsers forgive."""
        key = top.key or ""
        if value is None and top.flow and ":" in key and self.text[key_index] not in "\"'":
            before, after = key.split(":", 1)
            self.refuse(key_index, MISSING_BLANK, f"Write '{_short(before)}: {_short(after.strip())}'.")
        elif isinstance(value, (dict, list)) and index == key_index + len(key) + 1:
            self.refuse(key_index, MISSING_BLANK, f"Write '{_short(key)}: '.")
            self.refuse(index, "',' or '}' is expected here", BETWEEN_ITEMS)
            raise _Stop

    def _split(self, event: ScalarEvent) -> bool:
        """Whether the item is a piece of an expression that YAML split at a comma inside parentheses."""
        top = self.stack[-1]
        was_open = top.open_parentheses > 0
        balance = event.value.count("(") - event.value.count(")")
        if not was_open and balance > 0:
            top.opened_at = event.start_mark.index
        top.open_parentheses = max(0, top.open_parentheses + balance)
        if was_open and top.open_parentheses == 0:
            whole = " ".join(self.text[top.opened_at : event.end_mark.index].split())
            self.refuse(
                top.opened_at,
                "the comma inside these parentheses ends the item",
                f"Put the expression in quotes: '{_short(whole)}'.",
            )
        return was_open


def _remedy_for_key(event: ScalarEvent) -> str | None:
    """What to do about a key that is not text; None where it is."""
    if event.style:
        if _has_surrogate(event.value):
            return "Write the character itself."
        return None
    try:
        value = plain_scalar(event.value)
    except NumberError:
        value = None
    if isinstance(value, str):
        return None
    if event.value == "0":
        return "Is the letter O meant?"
    return "A name begins with a letter."


def _kind(key: str) -> str:
    if not key:
        return "an empty key"
    return f"the number {_short(key)}" if key[0] in "0123456789.+-" else f"'{_short(key)}'"


def _line(text: str, index: int) -> int:
    before = text[:index]
    return 1 + before.count("\n") + before.count("\r") - before.count("\r\n")


def _has_surrogate(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text)


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:57] + "..."
