"""What objects tell of themselves: a line at the prompt, a small table in notebooks."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any

Fact = tuple[str, str | Collection[str]]
LINE, TABLE = 8, 40  # names that are listed at the prompt and in notebooks
ROWS = 60  # of a table that shows itself without being printed
CELL = "text-align:left;padding:0.1em 1.2em 0.1em 0;border:0;vertical-align:top"
WHOLE = f"{CELL};white-space:nowrap"


class Telling:
    """An object that shows itself at the prompt and, as the value of a cell, in notebooks.

    A class answers `_facts`: what is worth knowing, as pairs of a word and a text, or several names. Those that are
    empty are left out.
    """

    __slots__ = ()

    def _facts(self) -> Iterable[Fact]:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}({'; '.join(f'{word}: {text}' for word, text in told(self._facts(), LINE))})"

    def _repr_html_(self) -> str:
        return f"<p><b>{type(self).__name__}</b></p>{table_html(told(self._facts(), TABLE))}"


def told(facts: Iterable[Fact], most: int) -> Iterator[tuple[str, str]]:
    """Facts as texts, at most so many names each."""
    for word, text in facts:
        if text:
            yield word, text if isinstance(text, str) else listed(list(text), most)


def given(record: Any) -> Iterator[Fact]:
    """The fields of a dataclass that differ from their defaults, as Python writes them."""
    for one in fields(record):
        value = getattr(record, one.name)
        usual = one.default if one.default_factory is MISSING else one.default_factory()
        same = value is usual or (type(value) is type(usual) and not hasattr(value, "shape") and value == usual)
        if not same:
            yield one.name, getattr(value, "__name__", repr(value)) if callable(value) else repr(value)


def written(record: Any, facts: Iterable[Fact]) -> str:
    """A record as Python writes it."""
    return f"{type(record).__name__}({', '.join(f'{word}={text}' for word, text in facts)})"


def valued(numbers: Mapping[str, Any]) -> list[str]:
    """Names with their numbers."""
    return [
        f"{name} = {value:.6g}" if isinstance(value, float) else f"{name} = {value}"
        for name, value in numbers.items()
    ]


def counted(number: int, noun: str) -> str:
    """One coordinate, two coordinates."""
    return f"{number} {noun}{'' if number == 1 else 's'}"


def listed(names: Sequence[str], at_most: int = 12) -> str:
    """Names separated by commas; a long list is cut short and says how long it was."""
    if len(names) <= at_most:
        return ", ".join(names)
    return f"{', '.join(names[: at_most - 2])}, ... ({len(names)} in all)"


def left_out(number: int) -> str:
    """What is said below a table of so many rows that shows ROWS of them."""
    return f"... and {number - ROWS} more; print() shows all" if number > ROWS else ""


def table_html(rows: Iterable[Sequence[str]], head: Sequence[str] = ()) -> str:
    """Rows of plain text as a table, under a heading; without one, the first column is the heading of each row."""
    if head:
        lines = [_row(head, "th", WHOLE), *[_row(row, "td", WHOLE) for row in rows]]
    else:
        lines = [_row(row[:1], "th", WHOLE) + _row(row[1:], "td", CELL) for row in rows]
    return f'<table style="border:0">{"".join(f"<tr>{line}</tr>" for line in lines)}</table>'


def _row(cells: Sequence[str], kind: str, style: str) -> str:
    from html import escape

    return "".join(f'<{kind} style="{style}">{escape(cell)}</{kind}>' for cell in cells)
