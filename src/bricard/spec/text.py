"""Reading a description: text to plain data, with line and column of every part.

The language is YAML 1.2 without its machinery: no tags, anchors, aliases or second documents, and keys are
text. Any text whatsoever gives either a Source or a SpecError that lists all that is wrong.
"""

import os
import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from itertools import islice
from typing import Any

from bricard.checks import did_you_mean
from bricard.records import dataclass
from bricard.spec.composing import Composition
from bricard.spec.findings import Finding, Path, raise_findings, raise_for_file
from bricard.spec.names import ENDINGS
from bricard.spec.plain import compose_plain
from bricard.spec.scalars import is_readable, unreadable

MAX_SIZE = 20_000_000

_LINE_BREAK = r"\r\n|\r|\n"
_LISTED_CHARACTERS = 10
# The scanner takes quadratic time for a tag, and for what follows '|' or '>' on the same line.
_LONG = 5000
_LONG_WORD, _TAG = rf"(?<!\S)\S{{{_LONG},}}", r"(?:^|[\[{,])!"
_LONG_LINE, _BLOCK_HEADER = rf"(?<![^\r\n])[^\r\n]{{{_LONG},}}", r"\s[|>][-+0-9]{0,2} [ #]"


@dataclass(frozen=True, eq=False)
class Source:
    """A description as it was read."""

    name: str
    """the name of the file, for messages"""
    text: str
    data: Any
    """dict, list, str, int, float, bool, None"""
    values: Mapping[Path, int]
    """where values begin: index into `text` by path"""
    keys: Mapping[Path, int]
    """where keys begin"""

    def place(self, path: Path, on_key: bool = False, offset: int = 0) -> tuple[int, int]:
        """Line and column, from 1, of the value (or key) at `path`.

        A path that goes deeper than the text gives its deepest known part. `offset` counts characters within a
        scalar; in a scalar with backslash escapes the place is approximate.
        """
        if on_key and path in self.keys:
            return self.line_and_column(self.keys[path])
        known = path
        while known and known not in self.values:
            known = known[:-1]
        index = self.values.get(known, 0)
        return self.line_and_column(self._inside(known, index, offset) if offset and known == path else index)

    def line_and_column(self, index: int) -> tuple[int, int]:
        """Line and column, from 1, of the character `index` of the text."""
        from bisect import bisect_right  # only where something is wrong

        line = bisect_right(self._line_starts, index)
        return line, index - self._line_starts[line - 1] + 1

    @cached_property
    def _line_starts(self) -> list[int]:
        return [0, *(match.end() for match in re.finditer(_LINE_BREAK, self.text))]

    def _inside(self, path: Path, index: int, offset: int) -> int:
        """The index of character `offset` of the scalar that begins at `index`.

        Folding changes only blanks and line breaks; so the same number of other characters precedes it.
        """
        value = self.data
        for part in path:
            value = value[part]
        if not isinstance(value, str):
            return index
        opening = self.text[index : index + 1]
        if opening in ("|", ">"):
            index = self.line_end(index)
        elif opening in ("'", '"'):
            index += 1
        before = sum(not character.isspace() for character in value[:offset])
        dense = (i for i in range(index, len(self.text)) if not self.text[i].isspace())
        return next(islice(dense, before, None), index)

    def line_end(self, index: int) -> int:
        """The index at which the line with the character `index` ends."""
        match = re.compile(_LINE_BREAK).search(self.text, index)
        return match.start() if match else len(self.text)


def read_text(text: str, name: str = "<text>") -> Source:
    """Read a description.

    Raises SpecError with everything that is wrong with the text.
    """
    text = text.removeprefix("\ufeff")
    _refuse_too_long(len(text), name)
    _refuse_unreadable(text, name)
    _refuse_slow(text, name)
    composition = compose_plain(text) or _by_parser(text)
    source = Source(name, text, composition.data, composition.values, composition.keys)
    findings = [replace(finding, place=source.line_and_column(index)) for index, finding in composition.findings]
    if not findings:
        findings = _not_a_mapping(source)
    if findings:
        raise_findings(findings, source)
    return source


def _by_parser(text: str) -> Composition:
    from bricard.spec.by_yaml import compose  # most texts are plain, and do not wait for it

    return compose(text)


def read_file(path: str | os.PathLike[str]) -> Source:
    """Read a description from a file in UTF-8.

    Raises SpecError where the file cannot be read, and with everything that is wrong with its text.
    """
    name = os.fspath(path)
    try:
        with open(path, "rb") as file:
            content = file.read(MAX_SIZE + 1)
    except FileNotFoundError:
        raise_for_file(name, "there is no such file", _similar_file(path))
    except IsADirectoryError:
        beside = [f"{name}{ending}" for ending in ENDINGS if os.path.isfile(f"{name}{ending}")]
        remedy = f"Did you mean '{beside[0]}'?" if beside else "Name a file within it."
        raise_for_file(name, "this is a folder, not a file", remedy)
    except PermissionError:
        raise_for_file(name, "the file may not be read", "Change its permissions.")
    except (OSError, ValueError) as error:
        raise_for_file(name, f"the file cannot be read ({error})")
    _refuse_too_long(len(content), name)
    try:
        return read_text(content.decode("utf-8"), name)
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        finding = f"byte 0x{content[error.start]:02X} in line {line} is not UTF-8"
    raise_for_file(name, finding, "Save the file with the encoding UTF-8.")


def _similar_file(path: str | os.PathLike[str]) -> str:
    from pathlib import Path

    missing = Path(path)
    endings = {*ENDINGS, *([missing.suffix] if missing.suffix else [])}
    try:
        found = (other.name for other in missing.parent.iterdir() if other.suffix in endings)
        others = sorted(name for name in found if not name.startswith("."))
    except OSError:
        return f"There is no folder '{missing.parent}' either."
    complete = [name for name in others if Path(name).stem == missing.name]
    return did_you_mean(complete[0] if complete else missing.name, others)


def _refuse_too_long(size: int, name: str) -> None:
    if size > MAX_SIZE:
        raise_for_file(name, f"the text is larger than {MAX_SIZE // 1_000_000} MB", "Build the mechanism in Python.")


def _refuse_unreadable(text: str, name: str) -> None:
    """Refuse characters that no description contains."""
    if not is_readable(text):
        found = islice(unreadable().finditer(text), _LISTED_CHARACTERS)
        source = Source(name, text, None, {}, {})
        raise_findings([_unreadable(match, source) for match in found], source)


def _refuse_slow(text: str, name: str) -> None:
    """Refuse what takes the scanner quadratic time."""
    if len(text) < _LONG:
        return
    source = Source(name, text, None, {}, {})
    for long, inner, finding, remedy in (
        (_LONG_WORD, _TAG, "more than 5,000 characters follow a '!'", "Put the text in quotes."),
        (
            _LONG_LINE,
            _BLOCK_HEADER,
            "more than 5,000 characters follow '|' or '>'",
            "Begin the text on the next line.",
        ),
    ):
        for match in re.finditer(long, text):
            if re.search(inner, match.group()):
                raise_findings([Finding((), finding, remedy, place=source.line_and_column(match.start()))], source)


def _unreadable(match: re.Match[str], source: Source) -> Finding:
    finding = f"the character U+{ord(match.group()):04X} cannot be read"
    return Finding((), finding, "Remove it.", place=source.line_and_column(match.start()))


def _not_a_mapping(source: Source) -> list[Finding]:
    if isinstance(source.data, dict):
        return []
    remedy = "Begin with a line such as 'Title: My mechanism'."
    if not source.values:
        return [Finding((), "the text is empty", remedy)]
    kind = "a list" if isinstance(source.data, list) else "a single value"
    return [Finding((), f"the text is {kind}, not a mapping of keys to values", remedy)]
