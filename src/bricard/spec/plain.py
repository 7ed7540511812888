"""Plain texts, read without a YAML parser, which takes longer to import than most mechanisms take to run.

A text is plain if it consists of lines `key: value`, nested by indentation, whose values are words, formulas and
brackets, or lists of brackets, a dash before each, in ASCII. Whatever else there is, and all that is wrong, is left
to the parser: a text that is not surely read as YAML reads it gives None.
"""

from __future__ import annotations

import re
from typing import Any

from bricard.spec.composing import Composer, Composition, Stop

LONGEST = 10_000  # characters: of longer texts the compiled parser is the faster one, also with its import

_NOTHING = re.compile(r" *(?:#[^\n]*)?(?:\n|\Z)")
_LINE_END = re.compile(r" *(?: #[^\n]*)?(?:\n|\Z)")
_KEY = re.compile(r"( *)([A-Za-z][A-Za-z0-9_.'/]{0,99}):(?=[ \n]|\Z) *")
_DASH = re.compile(r"( *)(-) +(?=[\[{])")
_START = r"(?:[A-Za-z0-9(]|[-+][A-Za-z0-9(.]|\.[0-9])"
_WORDS = re.compile(_START + r"[^\n#:]*")
_LINE_BREAK = re.compile(r" *\n")
_MORE_WORDS = re.compile(r" *([A-Za-z0-9(][^\n#:]*)(?=\n|\Z)")
_BETWEEN = re.compile(r"(?:\s|(?<=\s)#[^\n]*)*")
_ITEM = re.compile(_START + r"[^\n#:,?\[\]{}]*")
_QUOTED = re.compile(r"\"([^\"\\\n]*)\"|'([^'\n]*)'(?!')")


class _NotPlain(Exception):
    """Something for a YAML parser."""


def compose_plain(text: str) -> Composition | None:
    """The data in a plain text without mistakes; None of other texts."""
    if len(text) > LONGEST or not text.isascii() or "\t" in text or "\r" in text:
        return None
    reader = _Reader(text)
    try:
        reader.read()
    except (_NotPlain, Stop, IndexError):  # an index: the text ends within brackets
        return None
    return None if reader.composer.result.findings else reader.composer.result


class _Reader:
    """Reads from `position` on; `indents` are those of the collections by indentation that it is in."""

    def __init__(self, text: str) -> None:
        self.text, self.position = text, 0
        self.composer = Composer(text)
        self.indents = [-1]
        self.nothing_at: int | None = 0  # behind a key whose value may begin in the next line

    def read(self) -> None:
        while self.position < len(self.text):
            if nothing := _NOTHING.match(self.text, self.position):
                self.position = nothing.end()
            else:
                self._line()
        self._leave(0)
        while len(self.indents) > 1:
            self.indents.pop()
            self.composer.end()

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """What stands here, which must be of this form."""
        found = pattern.match(self.text, self.position)
        if found is None:
            raise _NotPlain
        self.position = found.end()
        return found

    # ------------------------------------------------------------------------------------------ lines

    def _line(self) -> None:
        if _DASH.match(self.text, self.position):
            self._enter(self._take(_DASH), [])
            self._brackets()
            self._take(_LINE_END)
            return
        key = self._take(_KEY)
        self._enter(key, {})
        start = key.start(2)
        self.composer.scalar(key[2], True, start, key.end(2))
        if _NOTHING.match(self.text, self.position):
            self.nothing_at = key.end(2) + 1
        else:
            self._value()
        self._take(_LINE_END if self.nothing_at is None else _NOTHING)

    def _enter(self, found: re.Match[str], content: dict[str, Any] | list[Any]) -> None:
        """The collection, of this kind, to which a key or a dash belongs: a new one, or one that it is in."""
        indent = len(found[1])
        if self.nothing_at is not None and indent > self.indents[-1]:
            self.composer.begin(found.start(2), content, flow=False)
            self.indents.append(indent)
            self.nothing_at = None
        self._leave(indent)
        if type(self.composer.stack[-1].content) is not type(content):
            raise _NotPlain

    def _leave(self, indent: int) -> None:
        """The collections that are indented more end here."""
        if self.nothing_at is not None:
            self.composer.scalar("", True, self.nothing_at, self.nothing_at)
            self.nothing_at = None
        while indent < self.indents[-1]:
            self.indents.pop()
            self.composer.end()
        if indent != self.indents[-1]:
            raise _NotPlain

    def _value(self) -> None:
        first = self.text[self.position]
        if first in "[{":
            self._brackets()
        elif first in "\"'":
            self._quoted()
        else:
            self._words()

    def _words(self) -> None:
        """A value without quotes, which may go on in lines that are indented more."""
        found = self._take(_WORDS)
        words = [found[0].rstrip(" ")]
        end = found.start() + len(words[0])
        self.position = end
        while more := self._more_words():
            words.append(more[1].rstrip(" "))
            end = self.position = more.start(1) + len(words[-1])
        self.composer.scalar(" ".join(words), True, found.start(), end)

    def _more_words(self) -> re.Match[str] | None:
        ended = _LINE_BREAK.match(self.text, self.position)
        more = _MORE_WORDS.match(self.text, ended.end()) if ended else None
        return more if more and more.start(1) - more.start() > self.indents[-1] else None

    def _quoted(self) -> None:
        found = self._take(_QUOTED)
        inner = found[1] if found[1] is not None else found[2]
        self.composer.scalar(inner, False, found.start(), found.end())

    # --------------------------------------------------------------------------------------- brackets

    def _brackets(self) -> None:
        """A mapping or list in brackets."""
        opening = self.text[self.position]
        closing, member = ("}", self._pair) if opening == "{" else ("]", self._item)
        self.composer.begin(self.position, {} if opening == "{" else [], flow=True)
        self._next()
        while self.text[self.position] != closing:
            member()
            self._take(_BETWEEN)
            if self.text[self.position] == ",":
                self._next()
            elif self.text[self.position] != closing:
                raise _NotPlain
        self.position += 1
        self.composer.end()

    def _next(self) -> None:
        """Behind this character, and what stands between two items."""
        self.position += 1
        self._take(_BETWEEN)

    def _item(self) -> None:
        if self.text[self.position] in "[{":
            self._brackets()
        else:
            self._word()

    def _word(self) -> None:
        """A value, or a key, in brackets."""
        if self.text[self.position] in "\"'":
            self._quoted()
            return
        found = self._take(_ITEM)
        word = found[0].rstrip(" ")
        self.composer.scalar(word, True, found.start(), found.start() + len(word))

    def _pair(self) -> None:
        """A key with its value; either may have none."""
        self._word()
        has_value = self.text[self.position] == ":"
        if has_value:
            self.position += 1
            if self.text[self.position] not in " \n":
                raise _NotPlain
        self._take(_BETWEEN)
        if self.text[self.position] in ",}":
            self.composer.scalar("", True, self.position, self.position)
        elif has_value:
            self._item()
        else:
            raise _NotPlain
