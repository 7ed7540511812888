"""From the pieces of a text to plain data with the place of every part.

Whoever reads a text hands its scalars, and where mappings and lists begin and end, to a `Composer`. Nothing here
recurses, so nesting is bounded by our own limit, and no object other than dict, list, str, int, float, bool and None
is ever made. Findings are collected; only a second document, too deep nesting or a hundred findings end the reading.
"""

from __future__ import annotations

from typing import Any

from bricard.spec.findings import Finding, Path
from bricard.spec.scalars import NumberError, plain_scalar

MAX_NESTING = 20
MAX_FINDINGS = 100
MISSING_BLANK = "a blank is missing after the colon"
TAB = ("a tab stands here", "Use blanks for indentation and between words.")
BETWEEN_ITEMS = "Put a comma between two items, and quotes around text that contains ': ' or brackets."


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


class Stop(Exception):
    """Nothing more can be read."""


class Composer:
    """Takes the pieces of a text in turn; `result` grows."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.result = Composition()
        self.stack: list[_Collection] = []

    def refuse(self, index: int, finding: str, remedy: str, path: Path | None = None) -> None:
        where = path if path is not None else self.path()
        self.result.findings.append((index, Finding(where, finding, remedy)))
        if len(self.result.findings) == MAX_FINDINGS:
            raise Stop

    # ---------------------------------------------------------------------------------------- pieces

    def begin(self, index: int, content: dict[str, Any] | list[Any], flow: bool) -> None:
        """A mapping or list, empty yet, begins; `flow`: in brackets."""
        if len(self.stack) == MAX_NESTING:
            self.refuse(
                index, f"more than {MAX_NESTING} levels are nested", "Give the inner parts names of their own."
            )
            raise Stop
        is_key = self._expects_key()
        path = self.path()
        if is_key:
            self._refuse_collection_as_key(index, content)
        else:
            self._add(content, index, finished=False)
        self.stack.append(_Collection(path, content, flow, is_key))

    def end(self) -> None:
        """The mapping or list that began last ends."""
        ended = self.stack.pop()
        if ended.open_parentheses > 0:
            remedy = "Close it, and put expressions that contain commas in quotes."
            self.refuse(ended.opened_at, "a parenthesis is not closed", remedy, ended.path)
        if ended.is_key:
            self._refused_key()
        else:
            self._value_done()

    def scalar(self, text: str, plain: bool, start: int, end: int) -> None:
        """A single value or a key, between two indices; `plain`: without quotes."""
        if plain and "\t" in text:
            self.refuse(self.text.index("\t", start), *TAB)
            raise Stop
        split = plain and bool(self.stack) and self.stack[-1].flow and self._split(text, start, end)
        if self._expects_key():
            self._key(text, plain, start, split)
            return
        value: Any = text
        if plain:
            try:
                value = plain_scalar(text)
            except NumberError as error:
                self.refuse(start, str(error), "Write a finite number below 1e75.")
        elif _has_surrogate(text):
            self.refuse(start, "the text contains half a character (a surrogate)", "Write the character itself.")
        self._add(value, start)

    def refused(self, index: int) -> None:
        """Something stands here that cannot be read."""
        if self._expects_key():
            self._refused_key()
        else:
            self._add(None, index)

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

    def _key(self, key: str, plain: bool, index: int, split: bool) -> None:
        if split:
            self._refused_key()
            return
        top = self.stack[-1]
        remedy = _remedy_for_key(key, plain)
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

    def path(self) -> Path:
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
            raise Stop

    def _split(self, text: str, start: int, end: int) -> bool:
        """Whether the item is a piece of an expression that YAML split at a comma inside parentheses."""
        top = self.stack[-1]
        was_open = top.open_parentheses > 0
        balance = text.count("(") - text.count(")")
        if not was_open and balance > 0:
            top.opened_at = start
        top.open_parentheses = max(0, top.open_parentheses + balance)
        if was_open and top.open_parentheses == 0:
            whole = " ".join(self.text[top.opened_at : end].split())
            self.refuse(
                top.opened_at,
                "the comma inside these parentheses ends the item",
                f"Put the expression in quotes: '{_short(whole)}'.",
            )
        return was_open


def _remedy_for_key(key: str, plain: bool) -> str | None:
    """What to do about a key that is not text; None where it is."""
    if not plain:
        return "Write the character itself." if _has_surrogate(key) else None
    try:
        value = plain_scalar(key)
    except NumberError:
        value = None
    if isinstance(value, str):
        return None
    return "Is the letter O meant?" if key == "0" else "A name begins with a letter."


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
