"""Measurements: columns of times and values, from a CSV file or from arrays, checked before anything is computed."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.atomic import as_path
from bricard.checks import did_you_mean, fits, members, shown
from bricard.errors import FileError, OptionError
from bricard.facts import Fact, Telling, valued
from bricard.records import dataclass

TIME = "t"
GAPS = ("refuse", "skip")


@dataclass(frozen=True, eq=False, repr=False)
class Record(Telling):
    """A measured run: its data, a CSV file or arrays by name; its start and inputs, if not the mechanism's."""

    data: Any
    positions: Mapping[str, float] = field(default_factory=dict)
    velocities: Mapping[str, float] = field(default_factory=dict)
    inputs: Mapping[str, Any] = field(default_factory=dict)

    def _facts(self) -> Iterator[Fact]:
        columns = isinstance(self.data, Mapping)
        yield "data", [f"{name} ({np.size(one)})" for name, one in self.data.items()] if columns else str(self.data)
        yield "positions", valued(self.positions)
        yield "velocities", valued(self.velocities)
        yield "inputs", list(self.inputs)


@dataclass(frozen=True, eq=False)
class Measured:
    """A record that was read: times (n,), and values by quantity, NaN where there is a gap."""

    name: str
    t: FloatArray
    values: Mapping[str, FloatArray]
    record: Record


def measured(data: Any, columns: Mapping[str, str] | None, gaps: str) -> tuple[Measured, ...]:
    """All records: one, or a list of them."""
    records = members(data) if isinstance(data, (list, tuple)) else (data,)
    if not records:
        raise OptionError("data is empty.\n  Give a CSV file, or columns as in {'t': [...], 'theta': [...]}.")
    return tuple(_read(one, f"run {number + 1}", columns, gaps) for number, one in enumerate(records))


def _read(data: Any, name: str, columns: Mapping[str, str] | None, gaps: str) -> Measured:
    record = data if isinstance(data, Record) else Record(data)
    for word, given in (("positions", record.positions), ("velocities", record.velocities)):
        if not fits(given, Mapping[str, float]):
            raise OptionError(f"{word} of a Record is {shown(given)}; it must be a mapping from names to numbers.")
    if not isinstance(record.inputs, Mapping):
        raise OptionError(f"inputs of a Record is {shown(record.inputs)}; it must be a mapping, as for simulate.")
    if isinstance(record.data, (str, PathLike)):
        path = as_path(record.data)
        name, table, first = path.name, _csv(path), 2
    elif isinstance(record.data, Mapping):
        table, first = {str(n): _array(values, n) for n, values in record.data.items()}, 0
    else:
        raise OptionError(f"data is {shown(record.data)}; it must be a CSV file or columns, as in {{'t': [...]}}.")
    chosen = columns or {column: column for column in table}
    if TIME not in chosen:
        raise OptionError(f"{name}: no column holds the times.\n  Say which, as in columns={{'t': 'time', ...}}.")
    found = {quantity: _column(table, column, name) for quantity, column in chosen.items()}
    if len(found) < 2:
        raise OptionError(f"{name}: there is no column beside the times.\n  Name what was measured in columns.")
    _check(found, chosen, name, first, gaps)
    values = {quantity: one for quantity, one in found.items() if quantity != TIME}
    return Measured(name, found[TIME], values, record)


def _column(table: Mapping[str, FloatArray], column: str, name: str) -> FloatArray:
    if column not in table:
        raise OptionError(f"{name}: there is no column '{column}'.\n  {did_you_mean(column, table)}")
    return table[column]


def _check(found: Mapping[str, FloatArray], chosen: Mapping[str, str], name: str, first: int, gaps: str) -> None:
    """Gaps, times that do not increase, columns of different lengths."""
    t = found[TIME]
    for quantity, values in found.items():
        if len(values) != len(t):
            raise OptionError(f"{name}: '{chosen[quantity]}' has {len(values)} values for {len(t)} times.")
        missing = np.flatnonzero(~np.isfinite(values))
        if len(missing) and (gaps == "refuse" or quantity == TIME):
            remedy = "Fill it, or leave gaps out: gaps='skip'." if quantity != TIME else "Every line has a time."
            place = f"{name}:{missing[0] + first}" if first else f"{name}, row {missing[0]}"
            raise OptionError(f"{place}: '{chosen[quantity]}' has no number.\n  {remedy}")
    back = np.flatnonzero(np.diff(t) <= 0)
    if len(back):
        raise OptionError(f"{name}: times do not increase after t = {t[back[0]]:g}.\n  Sort the lines by time.")


def _array(values: Any, name: Any) -> FloatArray:
    try:
        found = np.asarray(values, dtype=float)
    except (TypeError, ValueError):
        raise OptionError(f"The column '{name}' is {shown(values)}; it must be numbers.") from None
    if found.ndim != 1:
        raise OptionError(f"The column '{name}' has {found.ndim} dimensions; it must have one.")
    return found


def _csv(path: Path) -> dict[str, FloatArray]:
    """The columns of a CSV file under their headings; an empty cell is NaN."""
    try:
        with path.open(encoding="utf-8-sig", newline="") as file:
            head, *lines = [line for line in csv.reader(file, _dialect(path)) if line] or [[]]
    except OSError as error:
        raise FileError(f"{path} cannot be read: {error.strerror}.\n  Check its name and place.") from None
    except (UnicodeDecodeError, csv.Error) as error:
        raise FileError(f"{path} is not a CSV file: {error}.") from None
    names = [one.strip() for one in head]
    if not lines or _is_number(names[0]):
        raise OptionError(f"{path.name}: the first line must have the names of the columns, and others numbers.")
    table: dict[str, list[float]] = {name: [] for name in names}
    for number, line in enumerate(lines, 2):
        if len(line) != len(names):
            raise OptionError(f"{path.name}:{number}: {len(line)} cells under {len(names)} headings.")
        for name, cell in zip(names, line, strict=True):
            table[name].append(_number(cell, name, f"{path.name}:{number}"))
    return {name: np.array(values) for name, values in table.items()}


def _dialect(path: Path) -> str | type[csv.Dialect]:
    """Commas, semicolons or tabs."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        first = file.readline()
    separator = max(",;\t", key=first.count)
    return type("Separated", (csv.excel,), {"delimiter": separator})


def _number(cell: str, name: str, place: str) -> float:
    text = cell.strip()
    if not text:
        return np.nan
    if not _is_number(text):
        hint = "Write a decimal point." if "," in text else "Write a number, or nothing."
        raise OptionError(f"{place}: '{text}' under '{name}' is not a number.\n  {hint}")
    return float(text)


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def check_gaps(gaps: Sequence[str] | str) -> str:
    """How gaps are treated."""
    if gaps not in GAPS:
        raise OptionError(f"gaps is {shown(gaps)}; it must be 'refuse' or 'skip'.")
    return str(gaps)
