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
from bricard.results.netcdf import Group, Variable
from bricard.results.solution import Solution
from bricard.symbolic.vectors import AXES

MODES: tuple[str, ...] = get_args(Mode)
FLAGS = " ".join(mode.replace("+", "_plus").replace("-", "_minus") for mode in MODES)
TIME = "time"


def add_contacts(file: Group, solution: Solution) -> None:
    """Adds the groups, if there are contacts."""
    if not solution.contacts:
        return
    _add_listing(file.group("impacts"), solution.impacts)
    _add_listing(file.group("modes"), solution.modes)
    for name in solution.contacts:
        _add_contact(file.group(f"contact/{name}"), solution, solution.contact(name))


def _add_listing(group: Group, listing: Listing[Any]) -> None:
    group.dimensions[listing.kind] = len(listing)
    for name, column in listing.columns.items():
        group.variables[name] = _column(listing.kind, name, column, listing.units.get(name, ""))


def _add_contact(group: Group, solution: Solution, contact: Contact) -> None:
    group.attributes["gaps"] = " ".join(contact.gaps)
    group.dimensions["mode"] = len(contact.intervals)
    for name in ("start", "end", "mode"):
        group.variables[name] = _column("mode", name, [getattr(one, name) for one in contact.intervals], "")
    if len(solution.t):
        for name, values in _over_time(contact):
            group.variables[name] = Variable((TIME,), np.asarray(values, dtype=float))


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


def _column(dimension: str, name: str, column: list[Any], unit: str) -> Variable:
    """Numbers, texts, or modes as flags."""
    known = {"units": unit} if unit else {}
    if name == "mode":
        codes = np.array([MODES.index(mode) for mode in column], dtype=np.int8)
        flags = {"flag_values": np.arange(len(MODES), dtype=np.int8), "flag_meanings": FLAGS}
        return Variable((dimension,), codes, flags | known)
    if column and isinstance(column[0], str):
        return Variable((dimension,), np.array(column, dtype=object), known)
    return Variable((dimension,), np.array(column, dtype=float), known)
