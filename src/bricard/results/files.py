"""Solutions in files: netCDF 4, without loss, and self-contained.

The root group can be read by any program: the coordinate `time` and every name with its unit; so can the groups
`impacts`, `modes` and `contact/<name>`, which tell what happened to contacts. The group `bricard`
holds what makes the file a solution again: of each segment polynomials and tapes of the outputs; certificate,
picture, the mechanism's text, versions. Numbers that are longer than double are kept as a sum of two doubles. A
checksum ends the file.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import asdict, fields
from functools import cache, partial
from importlib.metadata import version
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.atomic import as_path, write_bytes
from bricard.checks import checked
from bricard.errors import FileError
from bricard.mechanics.contact_outputs import is_of
from bricard.results.contact_groups import add_contacts
from bricard.results.motion import Described, Motion
from bricard.results.names import KEPT_ORDERS, NameIndex, StoredIndex
from bricard.results.netcdf import Group, Variable
from bricard.results.seal import is_sealed, is_whole, seal
from bricard.results.solution import Solution
from bricard.results.stored import (
    CERTIFICATE_ARRAYS,
    Header,
    StoredSegment,
    array_name,
    check,
    check_segment,
    read_certificate,
    read_header,
    read_outputs,
    segment_arrays,
    try_outputs,
)
from bricard.results.tables import TIME, answered, attributes, free_names
from bricard.results.tape import Tape
from bricard.results.trajectory import Segment, Trajectory
from bricard.taylor.polynomials import PiecewisePolynomial

FORMAT = 2  # 1 had no segments
GROUP = "bricard"
RESULTS = "results.nc"  # that `bricard run` writes into a folder
TABLES = {".csv": "to_csv", ".parquet": "to_parquet"}  # what writes files of these names
GROUPS = (GROUP, "impacts", "modes", "contact")


@checked(FileError)
def save(solution: Solution, path: str | PathLike[str]) -> Path:
    """Writes a solution as netCDF."""
    from bricard.results.netcdf_file import content

    table = TABLES.get(as_path(path).suffix.lower())
    if table is not None:
        raise FileError(
            f"{path}: save writes netCDF, without loss.\n  Write a table with solution.{table}({str(path)!r})."
        )
    made = content(_file(solution))
    return write_bytes(path, made, seal(made))


@checked(FileError)
def load(path: str | PathLike[str]) -> Solution:
    """A solution that `save` has written; a Motion if it was one.

    A file whose checksum does not fit to its content is refused. One without (changed by another program) is read
    with all checks that its content allows.
    """
    source = as_path(path)
    if source.is_dir() and (source / RESULTS).is_file():
        source /= RESULTS
    elif source.is_dir():
        raise FileError(f"{source} is a folder, without {RESULTS} in it.\n  Give a file that bricard has written.")
    if not source.exists():
        raise FileError(f"{source}: there is no such file.\n  Write one with solution.save(path).")
    try:
        sealed = is_sealed(source)
        if sealed and not is_whole(source):
            raise FileError("its content has changed since it was written")
    except FileError as error:
        raise _damaged(source, error) from None
    except OSError as error:
        raise FileError(
            f"{source} cannot be read: {error.strerror}.\n  Change its permissions, or copy it."
        ) from None
    return _loaded(source, sealed)


def _loaded(source: Path, sealed: bool) -> Solution:
    import h5py

    try:
        file = h5py.File(source, "r")
    except Exception:
        raise FileError(
            f"{source} is not a netCDF file, or it is damaged.\n  Give a file that bricard has written."
        ) from None
    try:
        with file:
            group = file.get(GROUP)
            if not isinstance(group, h5py.Group):
                raise FileError(
                    f"{source} is a netCDF file, but not of bricard.\n  Give a file that bricard has written."
                )
            _check_format(source, group)
            try:
                return _solution(*_contents(group), sealed)
            except FileError as error:
                raise _damaged(source, error) from None
    except FileError:
        raise
    except Exception as error:  # HDF5 and zlib answer damage by errors of any kind
        raise _damaged(source, error) from None


def _damaged(source: Path, error: Exception) -> FileError:
    words = next(iter(str(error).strip().splitlines()), type(error).__name__).strip(" .")
    return FileError(f"{source} is damaged: {words}.\n  Simulate again.")


def _check_format(source: Path, group: Any) -> None:
    try:
        found = int(_attribute(group, "format"))
    except (TypeError, ValueError):
        raise FileError(f"{source} is damaged: it does not tell its format.\n  Simulate again.") from None
    if found != FORMAT:
        raise FileError(
            f"{source} has format {found}; this version of bricard reads format {FORMAT}.\n"
            f"  Read it with bricard {_attribute(group, 'version')}, or simulate again."
        )


def _attribute(group: Any, name: str) -> Any:
    """An attribute, which netCDF keeps as a list of one; None where there is none."""
    found = np.ravel(group.attrs.get(name))
    return found[0] if found.size else None


def _contents(group: Any) -> tuple[Header, dict[str, Any]]:
    """Header and arrays."""
    text = _attribute(group, "header")
    if not isinstance(text, str):
        raise FileError("its header is missing")
    header = read_header(text)
    return header, {name: _read_array(group, name) for name in header.arrays}


# ------------------------------------------------------------------------------------------- writing


def _file(solution: Solution) -> Group:
    """The root group."""
    file = Group()
    _add_table(file, solution)
    add_contacts(file, solution)
    group, arrays = file.group(GROUP), _arrays(solution)
    for name, values in arrays.items():
        _add_array(group, name, values)
    group.attributes["format"] = [FORMAT]
    group.attributes["version"] = _version("bricard")
    group.attributes["header"] = json.dumps(_header(solution, list(arrays)))
    return file


def _add_table(file: Group, solution: Solution) -> None:
    """Times and values for other programs."""
    file.attributes["title"] = _title(solution)
    file.attributes["Conventions"] = "CF-1.8"
    if not len(solution.t):
        return
    file.dimensions[TIME] = len(solution.t)
    file.variables[TIME] = Variable((TIME,), np.asarray(solution.t, dtype=float), {"units": "s"})
    written = free_names({name: name for name in answered(solution)}, (TIME, *GROUPS))
    rows = np.asarray(solution[[*written.values()]], dtype=float)
    for (free, name), values in zip(written.items(), rows, strict=True):
        file.variables[free] = Variable((TIME,), values, attributes(solution, name))


_version = cache(version)  # it reads a file of what is installed


def _title(solution: Solution) -> str:
    picture = solution.picture if isinstance(solution, Motion) else None
    return picture.title if picture is not None and picture.title else "bricard"


def _arrays(solution: Solution) -> dict[str, Any]:
    arrays = {f"certificate_{name}": getattr(solution.certificate, name) for name in CERTIFICATE_ARRAYS}
    for number, segment in enumerate(solution.trajectory.segments):
        own = _segment_arrays(segment, frozenset(solution.history.modes))
        arrays |= {array_name(name, number): values for name, values in own.items()}
    return arrays


def _segment_arrays(segment: Segment, gaps: frozenset[str]) -> dict[str, Any]:
    arrays = {"times": segment.t, "values": segment.values}
    if segment.polynomials is not None:
        arrays["starts"] = segment.polynomials.starts
        arrays["coefficients"] = segment.polynomials.coefficients
        arrays["end"] = np.array([segment.polynomials.end])
    tapes = json.dumps(list(_outputs(segment.index, gaps))).encode()
    return arrays | {"outputs": np.frombuffer(zlib.compress(tapes), dtype=np.uint8)}


def _outputs(index: NameIndex, gaps: frozenset[str]) -> Iterator[dict[str, Any]]:
    """Tapes of outputs and of their derivatives; of what contacts have many of, none of derivatives."""
    for name in index.outputs:
        for order in range(1 if is_of(name, gaps) else KEPT_ORDERS):
            output = index.output(name, order)
            tape = output.tape
            yield {
                "name": name,
                "order": order,
                "derivatives": output.derivatives,
                "inputs": tape.inputs,
                "operations": " ".join(tape.operations),
                "operands": tape.operands.tolist(),
                "constants": {int(k): float(tape.constants[k]) for k in _constants(tape)},
                "result": int(tape.results[0]),
            }


def _constants(tape: Tape) -> Any:
    """Where constants stand that are not 0.0; -0.0 is another number."""
    return np.flatnonzero((tape.constants != 0) | np.signbit(tape.constants))


def _add_array(group: Group, name: str, values: Any) -> None:
    """An array; one of long doubles as two, whose sum it is."""
    values = np.asarray(values)
    parts = {name: values}
    if values.dtype == np.longdouble:
        high = values.astype(float)
        parts = {name: high, f"{name}_low": (values - high).astype(float)}
    for part, data in parts.items():
        dimensions = tuple(f"{part}_{axis}" for axis in range(data.ndim))
        group.dimensions.update(zip(dimensions, data.shape, strict=True))
        group.variables[part] = Variable(dimensions, data)


def _header(solution: Solution, arrays: list[str]) -> dict[str, Any]:
    certificate = solution.certificate
    plain = {f.name: getattr(certificate, f.name) for f in fields(certificate) if f.name not in CERTIFICATE_ARRAYS}
    plain["contacts"] = None if certificate.contacts is None else asdict(certificate.contacts)
    header = {
        "kind": type(solution).__name__,
        "versions": {name: _version(name) for name in ("bricard", "casadi", "numpy")},
        "arrays": arrays,
        "success": solution.success,
        "message": solution.message,
        "events": [asdict(occurrence) for occurrence in solution.events],
        "units": dict(solution.units),
        "segments": [_segment_header(segment) for segment in solution.trajectory.segments],
        "certificate": plain,
        "history": asdict(solution.history),
    }
    if isinstance(solution, Motion):
        header["motion"] = {
            "picture": None if solution.picture is None else asdict(solution.picture),
            "description": solution.description,
            "drives": solution.drives,
            "chapters": [_chapter_header(one) for one in solution.chapters],
        }
    return header


def _chapter_header(chapter: Motion) -> dict[str, Any]:
    segments = len(chapter.trajectory.segments)
    return {"segments": segments, "description": chapter.description, "drives": chapter.drives}


def _segment_header(segment: Segment) -> dict[str, Any]:
    index = segment.index
    return {
        "start": float(segment.start),
        "end": float(segment.end),
        "parameters": dict(segment.parameters),
        "variables": index.variables,
        "offsets": index.offsets,
        "positions": index.positions,
        "outputs": index.outputs,
        "groups": dict(index.groups),
    }


# ------------------------------------------------------------------------------------------- reading


def _read_array(group: Any, name: str) -> Any:
    if name not in group:
        raise FileError(f"'{name}' is missing")
    values = np.asarray(group[name][...])
    low = group.get(f"{name}_low")
    return values if low is None else values.astype(np.longdouble) + np.asarray(low[...]).astype(np.longdouble)


def _solution(header: Header, arrays: Mapping[str, Any], sealed: bool) -> Solution:
    check(header, arrays)
    trajectory = Trajectory(
        tuple(_segment(one, segment_arrays(arrays, k), sealed) for k, one in enumerate(header.segments))
    )
    parts: dict[str, Any] = {
        "success": header.success,
        "message": header.message,
        "trajectory": trajectory,
        "events": header.events,
        "certificate": read_certificate(header.certificate, arrays),
        "units": header.units,
        "history": header.history,
    }
    if header.motion is None:
        return Solution(**parts)
    kept, picture = header.motion, partial(getattr, header.motion, "picture")
    described = Described(picture, partial(getattr, kept, "description"))
    chapters, first = [], 0
    for one in kept.chapters:
        own = Trajectory(trajectory.segments[first : first + one.segments])
        text = Described(picture, partial(getattr, one, "description"))
        chapters.append(Motion(**{**parts, "trajectory": own}, described=text, drives=one.drives))
        first += one.segments
    return Motion(**parts, described=described, drives=kept.drives, chapters=tuple(chapters))


def _segment(stored: StoredSegment, arrays: Mapping[str, Any], sealed: bool) -> Segment:
    kept = read_outputs(zlib.decompress(arrays["outputs"].tobytes()))
    outputs = {(one.name, one.order): one.output() for one in kept}
    check_segment(stored, arrays, outputs)
    if not sealed:
        try_outputs(outputs)
    polynomials = None
    if "coefficients" in arrays:
        polynomials = PiecewisePolynomial(arrays["starts"], arrays["end"][0], arrays["coefficients"])
    index = StoredIndex(
        stored.variables, stored.offsets, stored.positions, stored.outputs, stored.groups, made=outputs
    )
    times, values = arrays["times"], arrays["values"]
    return Segment(index, stored.parameters, stored.start, stored.end, times, values, polynomials)
