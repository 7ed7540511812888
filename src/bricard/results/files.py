"""Solutions in files: netCDF 4, without loss, and self-contained.

The root group can be read by any program: the coordinate `time` and every name with its unit. The group `bricard`
holds what makes the file a solution again: polynomials, tapes of the outputs, certificate, picture, the mechanism's
text, versions. Numbers that are longer than double are kept as a sum of two doubles.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.errors import FileError
from bricard.results.book import KEPT_ORDERS, Book, Output, StoredBook
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.results.picture import Arrow, Guide, Link, Mark, Picture, Shape
from bricard.results.solution import Solution
from bricard.results.tables import TIME, answered, attributes, free_names, not_written
from bricard.results.tape import Tape
from bricard.solvers.taylor import Occurrence
from bricard.taylor.polynomials import PiecewisePolynomial

FORMAT = 1
GROUP = "bricard"
PARTS: dict[str, type] = {"shapes": Shape, "links": Link, "marks": Mark, "guides": Guide, "arrows": Arrow}
CERTIFICATE_ARRAYS = ("t", "residuals", "hidden_residuals", "pivots", "defects")


def save(solution: Solution, path: str | PathLike[str]) -> Path:
    """Writes a solution as netCDF."""
    import h5netcdf

    target = Path(path)
    try:
        with h5netcdf.File(target, "w") as file:
            _write_table(file, solution)
            group = file.create_group(GROUP)
            for name, values in _arrays(solution).items():
                _write_array(group, name, values)
            group.attrs["format"] = FORMAT
            group.attrs["version"] = version("bricard")
            group.attrs["header"] = json.dumps(_header(solution))
    except OSError as error:
        raise not_written(target, error) from None
    return target


def load(path: str | PathLike[str]) -> Solution:
    """A solution that `save` has written; a Motion if it was one."""
    import h5netcdf

    source = Path(path)
    if source.is_dir():
        raise FileError(f"{source} is a folder.\n  Give a file that bricard has written.")
    if not source.exists():
        raise FileError(f"{source}: there is no such file.\n  Write one with solution.save(path).")
    try:
        file = h5netcdf.File(source, "r")
    except Exception:
        raise FileError(
            f"{source} is no netCDF file, or it is damaged.\n  Give a file that bricard has written."
        ) from None
    with file:
        if GROUP not in file.groups:
            raise FileError(
                f"{source} is a netCDF file, but not of bricard.\n  Give a file that bricard has written."
            )
        try:
            _check_format(source, file.groups[GROUP])
            return _solution(*_contents(file.groups[GROUP]))
        except (KeyError, ValueError, OSError, RuntimeError, zlib.error) as error:
            if isinstance(error, FileError):
                raise
            raise FileError(f"{source} is damaged: {error}.\n  Simulate again.") from None


def _check_format(source: Path, group: Any) -> None:
    found = int(group.attrs["format"])
    if found != FORMAT:
        raise FileError(
            f"{source} has format {found}; this version of bricard reads format {FORMAT}.\n"
            f"  Read it with bricard {group.attrs['version']}, or simulate again."
        )


def _contents(group: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Header and arrays."""
    header = json.loads(group.attrs["header"])
    return header, {name: _read_array(group, name) for name in header["arrays"]}


# ------------------------------------------------------------------------------------------- writing


def _write_table(file: Any, solution: Solution) -> None:
    """Times and values for other programs."""
    file.attrs["title"] = _title(solution)
    file.attrs["Conventions"] = "CF-1.8"
    if not len(solution.t):
        return
    file.dimensions[TIME] = len(solution.t)
    time = file.create_variable(TIME, (TIME,), data=np.asarray(solution.t, dtype=float))
    time.attrs["units"] = "s"
    written = free_names({name: name for name in answered(solution)}, (TIME, GROUP))
    for free, name in written.items():
        variable = file.create_variable(free, (TIME,), data=np.asarray(solution[name], dtype=float))
        variable.attrs.update(attributes(solution, name))


def _title(solution: Solution) -> str:
    picture = solution.picture if isinstance(solution, Motion) else None
    return picture.title if picture is not None and picture.title else "bricard"


def _arrays(solution: Solution) -> dict[str, Any]:
    arrays = {"times": solution.t, "values": solution.values}
    if solution.polynomials is not None:
        arrays["starts"] = solution.polynomials.starts
        arrays["coefficients"] = solution.polynomials.coefficients
        arrays["end"] = np.array([solution.polynomials.end])
    for name in CERTIFICATE_ARRAYS:
        arrays[f"certificate_{name}"] = getattr(solution.certificate, name)
    arrays["outputs"] = np.frombuffer(
        zlib.compress(json.dumps(list(_outputs(solution.book))).encode()), dtype=np.uint8
    )
    return arrays


def _outputs(book: Book) -> Iterator[dict[str, Any]]:
    for name in book.outputs:
        for order in range(KEPT_ORDERS):
            output = book.output(name, order)
            tape = output.tape
            yield {
                "name": name,
                "order": order,
                "derivatives": output.derivatives,
                "inputs": tape.inputs,
                "operations": " ".join(tape.operations),
                "operands": tape.operands.tolist(),
                "constants": {int(k): float(tape.constants[k]) for k in _constants(tape)},
                "result": tape.result,
            }


def _constants(tape: Tape) -> Any:
    """Where constants stand that are not 0.0; -0.0 is another number."""
    return np.flatnonzero((tape.constants != 0) | np.signbit(tape.constants))


def _write_array(group: Any, name: str, values: Any) -> None:
    """An array; one of long doubles as two, whose sum it is."""
    values = np.asarray(values)
    parts = {name: values}
    if values.dtype == np.longdouble:
        high = values.astype(float)
        parts = {name: high, f"{name}_low": (values - high).astype(float)}
    for part, data in parts.items():
        dimensions = tuple(f"{part}_{axis}" for axis in range(data.ndim))
        for dimension, size in zip(dimensions, data.shape, strict=True):
            group.dimensions[dimension] = size
        compressed = {"compression": "gzip", "compression_opts": 4, "shuffle": True} if data.size > 1000 else {}
        group.create_variable(part, dimensions, data=data, **compressed)


def _header(solution: Solution) -> dict[str, Any]:
    book, certificate = solution.book, solution.certificate
    plain = {f.name: getattr(certificate, f.name) for f in fields(certificate) if f.name not in CERTIFICATE_ARRAYS}
    header = {
        "kind": type(solution).__name__,
        "versions": {name: version(name) for name in ("bricard", "casadi", "numpy")},
        "arrays": list(_arrays_names(solution)),
        "success": solution.success,
        "message": solution.message,
        "events": [asdict(occurrence) for occurrence in solution.events],
        "parameters": dict(solution.parameters),
        "units": dict(solution.units),
        "variables": book.variables,
        "offsets": book.offsets,
        "positions": book.positions,
        "outputs": book.outputs,
        "groups": dict(book.groups),
        "certificate": plain,
    }
    if isinstance(solution, Motion):
        header["motion"] = {
            "picture": None if solution.picture is None else asdict(solution.picture),
            "description": solution.description,
            "drives": solution.drives,
        }
    return header


def _arrays_names(solution: Solution) -> Iterator[str]:
    yield from ("times", "values", *[f"certificate_{name}" for name in CERTIFICATE_ARRAYS], "outputs")
    if solution.polynomials is not None:
        yield from ("starts", "coefficients", "end")


# ------------------------------------------------------------------------------------------- reading


def _read_array(group: Any, name: str) -> Any:
    values = np.asarray(group.variables[name][...])
    low = group.variables.get(f"{name}_low")
    return values if low is None else values.astype(np.longdouble) + np.asarray(low[...]).astype(np.longdouble)


def _solution(header: Mapping[str, Any], arrays: Mapping[str, Any]) -> Solution:
    polynomials = None
    if "coefficients" in arrays:
        end = arrays["end"][0]
        polynomials = PiecewisePolynomial(arrays["starts"], end, arrays["coefficients"])
    kept = [name for name in CERTIFICATE_ARRAYS if f"certificate_{name}" in arrays]
    certificate = {**header["certificate"], **{name: arrays[f"certificate_{name}"] for name in kept}}
    certificate["redundant"] = tuple(certificate["redundant"])
    parts: dict[str, Any] = {
        "success": header["success"],
        "message": header["message"],
        "t": arrays["times"],
        "events": tuple(Occurrence(**one) for one in header["events"]),
        "certificate": Certificate(**certificate),
        "book": _book(header, arrays),
        "parameters": header["parameters"],
        "units": header["units"],
        "polynomials": polynomials,
        "values": arrays["values"],
    }
    if header["kind"] != Motion.__name__:
        return Solution(**parts)
    motion = header["motion"]
    return Motion(
        **parts,
        picture=_picture(motion["picture"]),
        description=motion["description"],
        drives=tuple(motion["drives"]),
    )


def _book(header: Mapping[str, Any], arrays: Mapping[str, Any]) -> StoredBook:
    kept = json.loads(zlib.decompress(arrays["outputs"].tobytes()))
    return StoredBook(
        variables=tuple(header["variables"]),
        offsets=tuple(header["offsets"]),
        positions=tuple(header["positions"]),
        outputs=tuple(header["outputs"]),
        groups={name: tuple(members) for name, members in header["groups"].items()},
        made={(one["name"], one["order"]): _output(one) for one in kept},
    )


def _output(kept: Mapping[str, Any]) -> Output:
    operations = tuple(kept["operations"].split())
    constants = np.zeros(len(operations))
    for k, value in kept["constants"].items():
        constants[int(k)] = value
    operands = np.array(kept["operands"], dtype=np.int64).reshape(-1, 2)
    tape = Tape(kept["inputs"], operations, operands, constants, kept["result"])
    return Output(tape, tuple((int(j), int(order)) for j, order in kept["derivatives"]))


def _picture(kept: Mapping[str, Any] | None) -> Picture | None:
    if kept is None:
        return None
    parts = {name: tuple(kind(**_tuples(one)) for one in kept[name]) for name, kind in PARTS.items()}
    fixed = {name: tuple(place) for name, place in kept["fixed"].items()}
    return Picture(kept["title"], kept["dimension"], fixed, **parts)


def _tuples(data: Any) -> Any:
    """Lists of JSON as the tuples that they were."""
    if isinstance(data, Mapping):
        return {name: _tuples(value) for name, value in data.items()}
    return tuple(_tuples(value) for value in data) if isinstance(data, list) else data
