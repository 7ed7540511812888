"""Records as tables: sequences of them that other programs can take over, and that show themselves in columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, fields
from os import PathLike
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

import numpy as np

from bricard.facts import ROWS, left_out, table_html
from bricard.records import dataclass
from bricard.symbolic.vectors import AXES

if TYPE_CHECKING:
    from pathlib import Path

    import pandas
    import xarray

Row = TypeVar("Row")
BETWEEN = "  "  # columns of text


@dataclass(frozen=True, eq=False, repr=False)
class Listing(Sequence[Row], Generic[Row]):
    """Records of one kind, in order.

    kind   what a record is, as in "impact"
    units  by column, where they are known
    """

    kind: str
    rows: tuple[Row, ...]
    names: tuple[str, ...]
    units: Mapping[str, str] = field(default_factory=dict)

    @overload
    def __getitem__(self, number: int) -> Row: ...
    @overload
    def __getitem__(self, number: slice) -> tuple[Row, ...]: ...
    def __getitem__(self, number: int | slice) -> Row | tuple[Row, ...]:
        return self.rows[number]

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def columns(self) -> dict[str, list[Any]]:
        """Values by column; what has two components, one or none from row to row, has a column for each."""
        found: dict[str, list[Any]] = {}
        for name in self.names:
            found |= _spread(name, [getattr(row, name) for row in self.rows])
        return found

    @property
    def frame(self) -> pandas.DataFrame:
        """As a pandas.DataFrame, with units in `frame.attrs["units"]`."""
        import pandas

        made = pandas.DataFrame(self.columns)
        made.attrs["units"] = dict(self.units)
        return made

    @property
    def dataset(self) -> xarray.Dataset:
        """As an xarray.Dataset over the number of the record, with units."""
        import xarray

        named = {name: (self.kind, np.array(column), self._attributes(name)) for name, column in self.columns.items()}
        return xarray.Dataset(named)

    def to_csv(self, path: str | PathLike[str]) -> Path:
        """Writes a text table; numbers are exact."""
        import csv
        from pathlib import Path

        from bricard.atomic import replacing

        found, target = self.columns, Path(path)
        heads = [f"{name} [{self.units[name]}]" if self.units.get(name) else name for name in found]
        with replacing(target) as beside, beside.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(heads)
            writer.writerows(zip(*found.values(), strict=True))
        return target

    def __str__(self) -> str:
        return self._text(None)

    def __repr__(self) -> str:
        if not self.rows:
            return f"no {self.kind}s"
        more = left_out(len(self.rows))
        return "\n".join([self._text(ROWS), *([more] if more else [])])

    def _repr_html_(self) -> str:
        found = self.columns
        rows = zip(*[[_text(value) for value in column[:ROWS]] for column in found.values()], strict=True)
        return f"{table_html(rows, list(found))}<p>{left_out(len(self.rows))}</p>"

    def _text(self, most: int | None) -> str:
        """So many rows in columns, under their names."""
        found = {name: [name, *[_text(value) for value in column[:most]]] for name, column in self.columns.items()}
        lines = zip(*[_padded(column) for column in found.values()], strict=True)
        return "\n".join(BETWEEN.join(line).rstrip() for line in lines)

    def _attributes(self, name: str) -> dict[str, str]:
        return {"units": self.units[name]} if self.units.get(name) else {}


def listing(kind: str, rows: Sequence[Row], of: type[Row], units: Mapping[str, str]) -> Listing[Row]:
    """Records of a dataclass."""
    return Listing(kind, tuple(rows), tuple(one.name for one in fields(of)), units)  # type: ignore[arg-type]


def _spread(name: str, column: list[Any]) -> dict[str, list[Any]]:
    """A column of numbers, or those of components."""
    if not any(isinstance(value, tuple) for value in column):
        return {name: column}
    size = max(len(value) for value in column)
    names = [name] if size <= 1 else [f"{name}.{axis}" for axis in AXES[:size]]
    return {one: [value[k] if k < len(value) else 0.0 for value in column] for k, one in enumerate(names)}


def _text(value: Any) -> str:
    return f"{value:.6g}" if isinstance(value, float) else str(value)


def _padded(column: list[str]) -> Iterator[str]:
    width = max(len(text) for text in column)
    return (text.ljust(width) for text in column)
