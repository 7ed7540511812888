"""Solutions as tables for other programs: xarray, CSV, Parquet."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from bricard.atomic import replacing
from bricard.checks import as_names
from bricard.dae.structure import parse_derivative
from bricard.errors import FileError, SolutionError
from bricard.results.solution import Solution
from bricard.results.trajectory import Segment, as_times

if TYPE_CHECKING:
    import xarray

TIME = "time"


def columns(solution: Solution, names: Sequence[str] | None, times: npt.ArrayLike | None) -> dict[str, Any]:
    """Time and values by name; by default all names at the solution's own times."""
    wanted = answered(solution) if names is None else as_names(names, "names") or answered(solution)
    chosen = dict.fromkeys(member for name in wanted for member in solution.members(name))
    if times is None:
        found = dict(zip(chosen, solution[[*chosen]], strict=True))
        return {TIME: np.asarray(solution.t, dtype=float), **free_names(found)}
    t = np.atleast_1d(as_times(times))
    if t.ndim > 1:
        raise SolutionError(f"t has {t.ndim} dimensions; the times of a table are a sequence.")
    return {TIME: t, **free_names(dict(zip(chosen, solution([*chosen], t), strict=True)))}


def answered(solution: Solution) -> tuple[str, ...]:
    """Names with values at the solution's own times; without steps these are not all outputs of derivatives."""
    trajectory = solution.trajectory
    if trajectory.is_dense:
        return solution.names
    kept = [name for name in trajectory.outputs if all(_is_kept(one, name) for one in trajectory.segments)]
    return (*trajectory.variables, *kept)


def _is_kept(segment: Segment, output: str) -> bool:
    index = segment.index
    if output not in index.outputs:
        return True
    return all(order <= index.offsets[j] for j, order in index.output(output, 0).derivatives)


def free_names(found: Mapping[str, Any], taken: Sequence[str] = (TIME,)) -> dict[str, Any]:
    """Values by name, where names that are taken end in an underscore."""
    result: dict[str, Any] = {}
    for name, values in found.items():
        free = name
        while free in taken or (free != name and free in found):
            free += "_"
        result[free] = values
    return result


def dataset(
    solution: Solution, names: str | Sequence[str] | None = None, times: npt.ArrayLike | None = None
) -> xarray.Dataset:
    """The values as an xarray.Dataset over `time`, with units."""
    import xarray

    found = columns(solution, names, times)
    time = found.pop(TIME)
    data = {name: (TIME, np.asarray(v), attributes(solution, name)) for name, v in found.items()}
    return xarray.Dataset(data, coords={TIME: (TIME, time, {"units": "s"})})


def attributes(solution: Solution, name: str) -> dict[str, str]:
    """The unit of a name, "1" of a pure number, nothing where it is not known."""
    base, _ = parse_derivative(name)
    return {"units": solution.unit(name) or "1"} if base in solution.units or base in solution.further else {}


def to_csv(
    solution: Solution,
    path: str | PathLike[str],
    names: str | Sequence[str] | None = None,
    times: npt.ArrayLike | None = None,
) -> Path:
    """A text table; the first line has names with units, numbers are exact."""
    found, target = columns(solution, names, times), Path(path)
    heads = [_head(name, "s" if name == TIME else solution.unit(name)) for name in found]
    with replacing(target) as beside, beside.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(heads)
        writer.writerows(zip(*[np.asarray(v, dtype=float).tolist() for v in found.values()], strict=True))
    return target


def to_parquet(
    solution: Solution,
    path: str | PathLike[str],
    names: str | Sequence[str] | None = None,
    times: npt.ArrayLike | None = None,
) -> Path:
    """A Parquet table with units in the fields' metadata."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError:
        raise FileError("Parquet files need pyarrow.\n  Install it: pip install pyarrow.") from None
    found, target = columns(solution, names, times), Path(path)
    schema = pyarrow.schema(
        [
            pyarrow.field(n, pyarrow.float64(), metadata={"units": "s" if n == TIME else solution.unit(n)})
            for n in found
        ]
    )
    arrays = [pyarrow.array(np.asarray(v, dtype=float)) for v in found.values()]
    with replacing(target) as beside:
        parquet.write_table(pyarrow.Table.from_arrays(arrays, schema=schema), beside)
    return target


def _head(name: str, unit: str) -> str:
    return f"{name} [{unit}]" if unit else name
