"""Groups as a netCDF file, which is an HDF5 file with dimension scales.

A dimension is a scale of HDF5: its coordinate variable, or where there is none an empty dataset whose name says so.
Dimensions have numbers, and variables those of theirs (`_Netcdf4Coordinates`), so that no program has to search for
them; one without length is unlimited. See "NetCDF-4 format" in the documentation of netCDF.

Written directly, because a solution has a variable for each of its names: a library that looks at the whole group at
each of them takes most of the time of saving.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import h5py
import numpy as np
from h5py import h5a, h5d, h5ds, h5g, h5p, h5s, h5t

from bricard.records import dataclass
from bricard.results.netcdf import Group, Variable

ORDERED = h5p.CRT_ORDER_TRACKED | h5p.CRT_ORDER_INDEXED  # netCDF counts in the order of creation
PROPERTIES = f"version=2,h5py={h5py.__version__},hdf5={h5py.version.hdf5_version}"
NO_VARIABLE = "This is a netCDF dimension but not a netCDF variable.{:10}"
PLACEHOLDER = h5t.IEEE_F32BE  # type of the scale of a dimension without variable
TEXT = h5py.string_dtype()
PACKED = 1000  # numbers; fewer are not worth compressing
CHUNK = 2**20  # bytes that are compressed together, about


@dataclass(frozen=True)
class Scale:
    """A dimension of the file."""

    number: int
    size: int
    dataset: Any


def content(root: Group) -> bytes:
    """The bytes of a file with these groups."""
    # In memory, because HDF5 ends the process where the disk is full; by a name that no other has at that time.
    name = f"bricard-{id(root)}.nc"
    with h5py.File(name, "w", driver="core", backing_store=False, track_order=True) as file:
        _write(file.id, root, {}, count())
        _write_properties(file.id)
        file.flush()
        made: bytes = file.id.get_file_image()
    return made


def _write(place: Any, group: Group, above: Mapping[str, Scale], numbers: count[int]) -> None:
    """Writes a group below scales of the groups above."""
    scales = dict(above)
    for name, size in group.dimensions.items():
        scales[name] = _scale(place, name, size, group.variables.get(name), next(numbers))
    for name, variable in group.variables.items():
        if name not in group.dimensions:
            own = [scales[dimension] for dimension in variable.dimensions]
            dataset = _dataset(place, name, variable.values, [scale.size for scale in own])
            for axis, scale in enumerate(own):
                h5ds.attach_scale(dataset, scale.dataset, axis)
            _describe(dataset, variable, own)
    for name, inner in group.groups.items():
        properties = h5p.create(h5p.GROUP_CREATE)
        properties.set_link_creation_order(ORDERED)
        properties.set_attr_creation_order(ORDERED)
        _write(h5g.create(place, name.encode(), gcpl=properties), inner, scales, numbers)
    for name, value in group.attributes.items():
        _write_attribute(place, name, value)


def _scale(place: Any, name: str, size: int, variable: Variable | None, number: int) -> Scale:
    """A dimension, with the values of its coordinate."""
    if variable is None:
        dataset = _created(place, name, PLACEHOLDER, [size], h5p.create(h5p.DATASET_CREATE))
        h5ds.set_scale(dataset, NO_VARIABLE.format(size).encode())
    else:
        dataset = _dataset(place, name, variable.values, [size])
        h5ds.set_scale(dataset, name.encode())
    scale = Scale(number, size, dataset)
    _write_attribute(dataset, "_Netcdf4Dimid", np.int32(number))
    if variable is not None:
        _describe(dataset, variable, [scale])
    return scale


def _describe(dataset: Any, variable: Variable, scales: list[Scale]) -> None:
    """The numbers of the dimensions, and what the variable's own attributes say."""
    if scales:
        _write_attribute(dataset, "_Netcdf4Coordinates", np.array([scale.number for scale in scales], np.int32))
    for name, value in variable.attributes.items():
        _write_attribute(dataset, name, value)


def _dataset(place: Any, name: str, values: Any, shape: list[int]) -> Any:
    """A dataset with values, compressed if they are many."""
    values = np.asarray(values)
    if values.dtype.kind in "OU":
        values = values.astype(TEXT)
    values, properties = np.ascontiguousarray(values), h5p.create(h5p.DATASET_CREATE)
    if values.size > PACKED and values.dtype.kind != "O":
        rows = max(1, CHUNK * shape[0] // values.nbytes)
        properties.set_chunk((min(rows, shape[0]), *shape[1:]))
        properties.set_shuffle()
        properties.set_deflate(4)
    dataset = _created(place, name, h5t.py_create(values.dtype, logical=True), shape, properties)
    if values.size:
        dataset.write(h5s.ALL, h5s.ALL, values)
    return dataset


def _created(place: Any, name: str, kind: Any, shape: list[int], properties: Any) -> Any:
    """An empty dataset; what has no length can grow."""
    properties.set_attr_creation_order(ORDERED)
    if 0 in shape:
        properties.set_chunk(tuple(size or 1 for size in shape))
    space = h5s.create_simple(tuple(shape), tuple(size or h5s.UNLIMITED for size in shape))
    return h5d.create(place, name.encode(), kind, space, properties)


def _write_attribute(place: Any, name: str, value: Any) -> None:
    """A text, or a number, or several."""
    data = np.asarray(value, dtype=TEXT if isinstance(value, str) else None)
    space = h5s.create_simple(data.shape) if data.ndim else h5s.create(h5s.SCALAR)
    h5a.create(place, name.encode(), h5t.py_create(data.dtype, logical=True), space).write(data)


def _write_properties(file: Any) -> None:
    """Who wrote it: characters of fixed length, as netCDF reads them."""
    kind = h5t.C_S1.copy()
    kind.set_size(len(PROPERTIES))
    attribute = h5a.create(file, b"_NCProperties", kind, h5s.create(h5s.SCALAR))
    attribute.write(np.array(PROPERTIES.encode()))
