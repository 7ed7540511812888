"""What happened to contacts as groups of a netCDF file, for other programs.

    impacts          one entry an impact
    modes            one entry a mode of a contact: its name, start, end, mode
    contact/<name>   over `time`: N, T, gap, slip, point; and its own modes
A solution is read back from the group `bricard`, not from these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, get_args

import numpy as np

from bricard.contact.history import Mode
from bricard.errors import SolutionError
from bricard.results.contacts import Contact
from bricard.results.listing import Listing
from bricard.results.solution import Solution
from bricard.symbolic.vectors import AXES

MODES: tuple[str, ...] = get_args(Mode)
FLAGS = " ".join(mode.replace("+", "_plus").replace("-", "_minus") for mode in MODES)
TIME = "time"


def write_contacts(file: Any, solution: Solution) -> None:
    """Writes the groups, if there are contacts."""
    if not solution.contacts:
        return
    _write_listing(file.create_group("impacts"), solution.impacts)
    _write_listing(file.create_group("modes"), solution.modes)
    for name in solution.contacts:
        _write_contact(_group(file, f"contact/{name}"), solution, solution.contact(name))


def _group(file: Any, path: str) -> Any:
    """A group by its path; the contact `out` is the parent of `out/in`."""
    for part in path.split("/"):
        file = file.groups[part] if part in file.groups else file.create_group(part)
    return file


def _write_listing(group: Any, listing: Listing[Any]) -> None:
    group.dimensions[listing.kind] = len(listing)
    for name, column in listing.columns.items():
        _write_column(group, listing.kind, name, column, listing.units.get(name, ""))


def _write_contact(group: Any, solution: Solution, contact: Contact) -> None:
    group.attrs["gaps"] = " ".join(contact.gaps)
    group.dimensions["mode"] = len(contact.intervals)
    for name in ("start", "end", "mode"):
        _write_column(group, "mode", name, [getattr(one, name) for one in contact.intervals], "")
    if len(solution.t):
        for name, values in _over_time(contact):
            group.create_variable(name, (TIME,), data=np.asarray(values, dtype=float))


def _over_time(contact: Contact) -> Iterator[tuple[str, Any]]:
    """Values at the solution's own times by name; of what the contact has."""
    answers: Mapping[str, Callable[[], Any]] = {
        "N": lambda: contact.force().N,
        "T": lambda: contact.force().T,
        "gap": contact.gap,
        "slip": contact.slip,
        "point": contact.point,
    }
    for name, answer in answers.items():
        try:
            values = np.asarray(answer())
        except SolutionError:  # dry friction has no gap, a stop no place
            continue
        yield from [(name, values)] if values.ndim == 1 else zip([f"{name}.{a}" for a in AXES], values, strict=False)


def _write_column(group: Any, dimension: str, name: str, column: list[Any], unit: str) -> None:
    """Numbers, texts, or modes as flags."""
    if name == "mode":
        codes = np.array([MODES.index(mode) for mode in column], dtype=np.int8)
        variable = group.create_variable(name, (dimension,), data=codes)
        variable.attrs["flag_values"] = np.arange(len(MODES), dtype=np.int8)
        variable.attrs["flag_meanings"] = FLAGS
    elif column and isinstance(column[0], str):
        import h5py

        variable = group.create_variable(name, (dimension,), dtype=h5py.string_dtype())
        variable[:] = np.array(column, dtype=object)
    else:
        variable = group.create_variable(name, (dimension,), data=np.array(column, dtype=float))
    if unit:
        variable.attrs["units"] = unit
