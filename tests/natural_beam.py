"""The natural beam: an inextensible elastic line in absolute points and unit vectors, written as a Lagrangian.

Nodes 0 to n have a point r and a unit vector t along the line, a Hermite cubic lies between two of them; s is the
length along the line, h that of an element. With the cubics' constant matrices

T = rhoA/2 int |r' + Omega x r|^2 ds     the frame turns with Omega about z
V = EI/2 int |d2r/ds2|^2 ds
|t|^2 = 1 in nodes, the mean of |dr/ds|^2 = 1 in elements
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.polynomial import Polynomial

import bricard as br

HERMITE = ([1, 0, -3, 2], [0, 1, -2, 1], [0, 0, 3, -2], [0, 0, -1, 1])


def hermite_matrix(derivative: int, h: float) -> np.ndarray:
    """Integrals of products of derivatives of the cubics of (point, vector, point, vector), over an element."""
    units = np.array([1, h, 1, h])
    return unit_matrix(derivative) * np.outer(units, units) * h ** (1 - 2 * derivative)


@cache
def unit_matrix(derivative: int) -> np.ndarray:
    """The same over an element of length one."""
    slopes = [Polynomial(one).deriv(derivative) if derivative else Polynomial(one) for one in HERMITE]
    return np.array([[(a * b).integ()(1.0) for a in slopes] for b in slopes])


@dataclass(frozen=True)
class Beam:
    """A beam along the x axis, from the origin.

    ends      of both ends: clamped, pinned, rolling (on the x axis) or free
    spin      angular rate of the frame, of time
    grading   nodes are at s = L (i/n)^grading: above 1, elements are shorter where the beam begins
    """

    elements: int
    length: float = 1.0
    bending: float = 1.0
    line_mass: float = 1.0
    ends: tuple[str, str] = ("clamped", "free")
    dimension: int = 2
    spin: Callable[[Any], Any] = lambda t: 0.0
    grading: float = 1.0

    @property
    def places(self) -> np.ndarray:
        """Of the nodes, along the beam."""
        return self.length * np.linspace(0, 1, self.elements + 1) ** self.grading

    @property
    def straight(self) -> dict[str, tuple[float, ...]]:
        """Where all lies on the x axis, as positions to begin with."""
        rest = (0.0,) * (self.dimension - 1)
        points = {f"r{i}": (place, *rest) for i, place in enumerate(self.places.tolist())}
        return points | {f"t{i}": (1.0, *rest) for i in range(self.elements + 1)}

    @property
    def held(self) -> tuple[str, ...]:
        """Points and vectors that do not move in the frame."""
        of = {"clamped": "rt", "pinned": "r", "rolling": "", "free": ""}
        last = self.elements
        return tuple(f"{kind}{node}" for node, end in zip((0, last), self.ends, strict=True) for kind in of[end])

    @property
    def start(self) -> dict[str, tuple[float, ...]]:
        """Positions of what can move."""
        return {name: value for name, value in self.straight.items() if name not in self.held}

    def lagrangian(self, **parameters: float) -> br.Lagrangian:
        """The beam without loads."""
        s = br.Lagrangian([f"{name}[{self.dimension}]" for name in self.start], parameters=parameters)
        of = (br.Vec2, br.Vec3)[self.dimension - 2]
        place = {name: of(*at) if name in self.held else s[name] for name, at in self.straight.items()}
        nodes = [(place[f"r{i}"], place[f"t{i}"]) for i in range(self.elements + 1)]
        for i, (first, second) in enumerate(pairwise(nodes)):
            self._add_element(s, i, (*first, *second))
        for i, (_, vector) in enumerate(nodes):
            if f"t{i}" not in self.held:
                s.constrain(vector.squared() - 1, f"unit{i}")
        for i, end in zip((0, self.elements), self.ends, strict=True):
            if end == "rolling":
                s.constrain(place[f"r{i}"].y, f"rail{i}")
        return s

    def _add_element(self, s: br.Lagrangian, number: int, four: Sequence[Any]) -> None:
        spin = self.spin(s.t)
        h = np.diff(self.places)[number]
        speeds = [s.rate(one) + spin * across(one) for one in four]
        s.kinetic(0.5 * self.line_mass * quadratic(hermite_matrix(0, h), speeds))
        s.potential(0.5 * self.bending * quadratic(hermite_matrix(2, h), four))
        s.constrain(quadratic(hermite_matrix(1, h), four) / h - 1, f"length{number}")


def across(vector: Any) -> Any:
    """e_z x vector."""
    x, y, *rest = vector
    return type(vector)((-y, x, *(0 * one for one in rest)))


def quadratic(matrix: np.ndarray, vectors: Sequence[Any]) -> Any:
    """sum_ij A_ij v_i . v_j"""
    weighted = [
        sum((a * v for a, v in zip(row[1:], vectors[1:], strict=True)), row[0] * vectors[0]) for row in matrix
    ]
    return sum(v @ w for v, w in zip(vectors, weighted, strict=True))
