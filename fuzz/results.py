"""Damaged results files: refused, or loaded and then the solution that was saved.

Bytes are cut, flipped, zeroed or exchanged; or parts of the content are changed by HDF5 itself, as another program
might do. What loads after that has no checksum, and must answer all questions without an exception of Python's.
"""

from __future__ import annotations

import json
import tempfile
import zlib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import h5py
import numpy as np

import bricard as br
from bricard.problems import catalogue
from bricard.results.files import GROUP
from bricard.results.seal import is_sealed

ENDING = ".nc"
ODD = (None, True, -1, 0, 3, 10**9, 1.5, float("nan"), "", "A.x", [], [1], ["x"], {}, {"a": 1}, [[0, 0]])


@cache
def saved(kind: int) -> tuple[br.Solution, bytes]:
    """A solution and the content of its file."""
    if kind == 0:
        decay = br.DAE("x", lambda t, x, der: [der(x.x) + x.x], outputs=lambda t, x, der: {"y": br.sin(x.x)})
        solution: br.Solution = br.solve_dae(decay, (0, 1), {"x": 1.0})
    else:
        solution = br.simulate(catalogue.mechanism(("slidercrank", "rscr")[kind - 1]), 0.2)
    with tempfile.TemporaryDirectory() as folder:
        return solution, solution.save(Path(folder, "x.nc")).read_bytes()


def make(random: Random) -> bytes:
    """A damaged file."""
    content = saved(random.randrange(3))[1]
    return _changed(content, random) if random.random() < 0.6 else _bytes(content, random)


def use(path: Path, random: Random) -> None:
    """Loads it and asks for everything."""
    sealed, content = is_sealed(path), path.read_bytes()
    solution = br.load(path)
    if sealed:
        assert any(content == saved(kind)[1] for kind in range(3)), "a damaged file was loaded"
    f"{solution!r} {solution.certificate} {solution.certificate.largest_residual}"
    for name in solution.names:
        solution[name]
        solution.unit(name)
    if isinstance(solution, br.Motion) and random.random() < 0.2:
        solution.animate()
        solution.plot()
        solution.energy()


def _bytes(content: bytes, random: Random) -> bytes:
    start = random.randrange(len(content))
    end = min(len(content), start + random.choice((1, 1, 8, 512, 5000)))
    match random.randrange(5):
        case 0:
            return content[:start]
        case 1:
            return content[:start] + bytes(random.randrange(256) for _ in range(end - start)) + content[end:]
        case 2:
            return content[:start] + bytes(end - start) + content[end:]
        case 3:
            return content[:start] + content[end:]
    return content[:start] + content[end:] + content[start:end]


def _changed(content: bytes, random: Random) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "x.nc")
        path.write_bytes(content)
        with h5py.File(path, "a") as file:
            random.choice((_header, _header, _header, _outputs, _array, _array, _attribute))(file[GROUP], random)
        return path.read_bytes()


def _header(group: Any, random: Random) -> None:
    header = json.loads(group.attrs["header"])
    _mutate(header, random)
    group.attrs["header"] = json.dumps(header)


def _outputs(group: Any, random: Random) -> None:
    outputs = json.loads(zlib.decompress(group["outputs"][...].tobytes()))
    _mutate(outputs, random)
    del group["outputs"]
    group["outputs"] = np.frombuffer(zlib.compress(json.dumps(outputs).encode()), dtype=np.uint8)


def _array(group: Any, random: Random) -> None:
    name = random.choice([name for name in group if isinstance(group[name], h5py.Dataset)])
    data = group[name][...]
    del group[name]
    match random.randrange(5):
        case 0:
            return
        case 1:
            group[name] = data.ravel()
        case 2:
            group[name] = data[: len(data) // 2]
        case 3:
            group[name] = data.astype(random.choice(("f4", "i8", "S4", "c16")))
        case _:
            group[name] = np.full(data.shape, random.choice((np.nan, np.inf, 0.0, -1.0))).astype(data.dtype)


def _attribute(group: Any, random: Random) -> None:
    name = random.choice(list(group.attrs))
    if random.random() < 0.5:
        del group.attrs[name]
    else:
        group.attrs[name] = random.choice((0, 1, -1.5, "", "x", [1, 2], "{}", "[]", "null"))


def _mutate(data: Any, random: Random) -> None:
    places = list(_places(data))
    holder, key = random.choice(places)
    match random.randrange(4):
        case 0:
            del holder[key]
        case 1:
            other, there = random.choice(places)
            holder[key] = json.loads(json.dumps(other[there]))
        case 2 if isinstance(holder, list):
            holder.append(holder[key])
        case _:
            holder[key] = random.choice(ODD)


def _places(data: Any) -> Any:
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield data, key
        yield from _places(data[key])
