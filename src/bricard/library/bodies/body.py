"""A body in numbers: what every formulation starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

Triple = tuple[float, ...]


@dataclass(frozen=True)
class Body:
    """A part of a mechanism.

    kind      rigid: has a frame; rod: a thin straight body between two points; stretch: a uniform rod that may change
              its length (a spring with mass); particle
    members   local coordinates of its points and vectors (vectors have length 1), in the order of the file
    mass      zero: the part is only geometry
    centroid  local coordinates
    inertia   about the centroid: a number in the plane and for rods, a matrix by rows in space
    """

    name: str
    kind: Literal["rigid", "rod", "stretch", "particle"]
    members: Mapping[str, Triple]
    mass: float = 0.0
    centroid: Triple = ()
    inertia: float | tuple[Triple, ...] = 0.0

    @property
    def points(self) -> tuple[str, ...]:
        """Its points."""
        return tuple(name for name in self.members if name[0].isupper())

    @property
    def vectors(self) -> tuple[str, ...]:
        """Its vectors."""
        return tuple(name for name in self.members if name[0].islower())
