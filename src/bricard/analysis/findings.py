"""What an analysis has found, as users see it: text, a table in notebooks, a CSV file."""

from __future__ import annotations

import csv
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from html import escape
from os import PathLike
from pathlib import Path

from bricard.atomic import replacing
from bricard.facts import ROWS, left_out, table_html
from bricard.results.tabular import Row, table

Cell = str | float | int
TINY = 1e-30  # no quantity of mechanics in SI units is so small
ROUNDING = 1e-15  # relative


class Findings(ABC):
    """Rows under a heading, with a title above and remarks below.

    An analysis returns a frozen dataclass (`eq=False, repr=False`) of this kind. It answers title, head and rows,
    and remarks where there are any. Plots and pages are methods of its own.
    """

    @property
    @abstractmethod
    def title(self) -> str:
        """What was asked of which model, in a line."""

    @property
    @abstractmethod
    def head(self) -> Row:
        """Headings of the columns, with units."""

    @property
    @abstractmethod
    def rows(self) -> Sequence[Sequence[Cell]]:
        """The table: names, and numbers in full."""

    @property
    def remarks(self) -> Sequence[str]:
        """What must be known beside the numbers: how far they can be trusted, what was left out."""
        return ()

    @property
    def noise(self) -> float:
        """Numbers below this are rounding, and are shown as 0."""
        return TINY

    @property
    def table(self) -> str:
        """The table as text."""
        return table(self.head, map(self._cells, self.rows))

    def to_csv(self, path: str | PathLike[str]) -> Path:
        """Writes the table with full numbers."""
        target = Path(path)
        with replacing(target) as beside, beside.open("w", encoding="utf-8", newline="") as file:
            csv.writer(file).writerows([self.head, *self.rows])
        return target

    def __str__(self) -> str:
        return self._text(self.table, self.remarks)

    def __repr__(self) -> str:
        shown, remarks = self._shown()
        return self._text(table(self.head, shown), remarks)

    def _repr_html_(self) -> str:
        shown, remarks = self._shown()
        below = "".join(f"<p>{escape(remark)}</p>" for remark in remarks)
        return f"<p>{escape(self.title)}</p>{table_html(shown, self.head)}{below}"

    def _text(self, table: str, remarks: Sequence[str]) -> str:
        return "\n\n".join(part for part in (self.title, table, "\n".join(remarks)) if part)

    def _shown(self) -> tuple[list[Row], list[str]]:
        """The first rows, and remarks, which begin with the number of those that are left out."""
        more = left_out(len(self.rows))
        return [self._cells(row) for row in self.rows[:ROWS]], [*([more] if more else []), *self.remarks]

    def _cells(self, row: Sequence[Cell]) -> Row:
        noise = self.noise
        return [cell if isinstance(cell, str) else f"{0 if abs(cell) < noise else cell:.6g}" for cell in row]


def rounding_of(values: Iterable[float]) -> float:
    """What is rounding beside values of one kind, such as positions."""
    return max([TINY, *[ROUNDING * abs(value) for value in values]])
