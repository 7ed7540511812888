"""What a netCDF file consists of: groups with dimensions, variables and attributes. `netcdf_file` writes them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from bricard.records import dataclass


@dataclass(frozen=True)
class Variable:
    """Numbers over dimensions of its group or of a group above, or texts; what attributes say of them."""

    dimensions: tuple[str, ...]
    values: Any
    attributes: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Group:
    """Dimensions by their sizes, variables, groups; a variable with the name of its dimension is its coordinate."""

    attributes: dict[str, Any] = field(default_factory=dict)
    dimensions: dict[str, int] = field(default_factory=dict)
    variables: dict[str, Variable] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)

    def group(self, path: str) -> Group:
        """A group below, which is made if there is none; the group `out` is the parent of `out/in`."""
        found = self
        for part in path.split("/"):
            found = found.groups.setdefault(part, Group())
        return found
