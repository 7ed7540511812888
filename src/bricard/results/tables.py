"""Solutions as tables for other programs: xarray, CSV, Parquet."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from bricard.errors import FileError
from bricard.results.solution import Solution

if TYPE_CHECKING:
    import xarray


def columns(solution: Solution, names: Sequence[str] | None, times: npt.ArrayLike | None) -> dict[str, Any]:
    """Time and values by name; by default all names at the solution's own times."""
    chosen = [member for name in names or solution.names for member in solution.members(name)]
    if times is None:
        return {"time": np.asarray(solution.t, dtype=float), **{name: solution[name] for name in chosen}}
    t = np.asarray(times, dtype=float)
    return {"time": t, **{name: solution(name, t) for name in chosen}}


def dataset(
    solution: Solution, names: Sequence[str] | None = None, times: npt.ArrayLike | None = None
) -> xarray.Dataset:
    """The values as an xarray.Dataset over `time`, with units."""
    import xarray

    found = columns(solution, names, times)
    time = found.pop("time")
    data = {name: ("time", np.asarray(v), {"units": solution.unit(name)}) for name, v in found.items()}
    return xarray.Dataset(data, coords={"time": ("time", time, {"units": "s"})})


def to_csv(
    solution: Solution,
    path: str | PathLike[str],
    names: Sequence[str] | None = None,
    times: npt.ArrayLike | None = None,
) -> Path:
    """A text table; the first line has names with units, numbers are exact."""
    found, target = columns(solution, names, times), Path(path)
    heads = [_head(name, "s" if name == "time" else solution.unit(name)) for name in found]
    try:
        with target.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(heads)
            writer.writerows(zip(*[np.asarray(v, dtype=float).tolist() for v in found.values()], strict=True))
    except OSError as error:
        raise FileError(f"{target} cannot be written: {error}.\n  Choose another place.") from None
    return target


def to_parquet(
    solution: Solution,
    path: str | PathLike[str],
    names: Sequence[str] | None = None,
    times: npt.ArrayLike | None = None,
) -> Path:
    """A Parquet table with units in the fields' metadata."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise FileError("Parquet files need pyarrow.\n  Install it: pip install bricard[parquet].") from None
    found, target = columns(solution, names, times), Path(path)
    schema = pyarrow.schema(
        [
            pyarrow.field(n, pyarrow.float64(), metadata={"units": "s" if n == "time" else solution.unit(n)})
            for n in found
        ]
    )
    arrays = [pyarrow.array(np.asarray(v, dtype=float)) for v in found.values()]
    try:
        parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), target)
    except OSError as error:
        raise FileError(f"{target} cannot be written: {error}.\n  Choose another place.") from None
    return target


def _head(name: str, unit: str) -> str:
    return f"{name} [{unit}]" if unit else name
