"""Vectors of the plane and of space whose components are numbers or expressions.

A point is its position vector. Operators follow the textbook: a + b, a - b, s * a, a / s, -a; `a @ b` is the scalar
product.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator

import numpy as np

from bricard.checks import shown
from bricard.errors import ModelError
from bricard.facts import Fact, Telling
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_scalar

AXES = "xyz"


@dataclass(frozen=True, eq=False, repr=False)
class Vec(Telling):
    """A vector with two or three components; make it with `Vec2` or `Vec3`."""

    components: tuple[Scalar, ...]

    def __post_init__(self) -> None:
        if not isinstance(self.components, tuple):
            raise ModelError(f"{shown(self.components)} is not a vector; write Vec2(x, y) or Vec3(x, y, z).")
        if len(self.components) not in (2, 3):
            raise ModelError(f"A vector has 2 or 3 components, not {len(self.components)}.")
        for axis, component in zip("xyz", self.components, strict=False):
            if not isinstance(component, (sx.SX, int, float, np.ndarray)):  # values of a motion are arrays over time
                as_scalar(component, f"The component {axis} of a vector")
            elif isinstance(component, sx.SX) and component.numel() != 1:
                raise ModelError(f"The component {axis} of a vector must be one expression, not a vector.")

    def __repr__(self) -> str:
        return f"Vec{len(self)}({', '.join(map(str, self))})"

    def _facts(self) -> Iterator[Fact]:
        return ((axis, str(component)) for axis, component in zip(AXES, self, strict=False))

    @property
    def x(self) -> Scalar:
        """First component."""
        return self.components[0]

    @property
    def y(self) -> Scalar:
        """Second component."""
        return self.components[1]

    @property
    def z(self) -> Scalar:
        """Third component, in space."""
        if len(self.components) == 2:
            raise ModelError("A vector of the plane has no z component.")
        return self.components[2]

    def __iter__(self) -> Iterator[Scalar]:
        return iter(self.components)

    def __len__(self) -> int:
        return len(self.components)

    def __add__(self, other: Vec) -> Vec:
        return made_of(map(operator.add, self.components, self._other(other)))

    def __sub__(self, other: Vec) -> Vec:
        return made_of(map(operator.sub, self.components, self._other(other)))

    def __neg__(self) -> Vec:
        return self * -1.0

    def __mul__(self, factor: Scalar) -> Vec:
        factor = _factor(factor)
        return made_of([a * factor for a in self.components])

    __rmul__ = __mul__

    def __truediv__(self, divisor: Scalar) -> Vec:
        divisor = _factor(divisor)
        if isinstance(divisor, (int, float)) and divisor == 0:
            raise ModelError("A vector is divided by zero.")
        return made_of([a / divisor for a in self.components])

    def __matmul__(self, other: Vec) -> Scalar:
        return self.dot(other)

    def dot(self, other: Vec) -> Scalar:
        """Scalar product."""
        first, *others = map(operator.mul, self.components, self._other(other))
        return sum(others, start=first)

    def cross(self, other: Vec) -> Scalar:
        """Vector product in space; in the plane the number a_x b_y - a_y b_x."""
        theirs = self._other(other)
        if len(theirs) == 2:
            (x, y), (u, v) = self.components, theirs
            return x * v - y * u
        (x, y, z), (u, v, w) = self.components, theirs
        return made_of((y * w - z * v, z * u - x * w, x * v - y * u))

    def squared(self) -> Scalar:
        """Square of the length."""
        return self.dot(self)

    def norm(self) -> Scalar:
        """Length; analytic where it is not zero.

        Of one component, hypot(x, 0): CasADi makes |x| of sqrt(x^2), which has no series.
        """
        present = [a for a in self.components if not sx.SX(a).is_zero()]
        return sx.hypot(present[0], 0) if len(present) == 1 else sx.sqrt(self.squared())

    def quarter_turn(self) -> Vec:
        """The plane vector turned by a right angle, counterclockwise."""
        return made_of((-self.y, self.x))

    def column(self) -> sx.SX:
        """The components as a CasADi column."""
        return sx.vertcat(*[sx.SX(a) for a in self.components])

    def _other(self, other: Scalar) -> tuple[Scalar, ...]:
        """The components of a vector that goes together with this one."""
        found = as_vec(other)
        if len(found.components) != len(self.components):
            raise ModelError(f"A vector with {len(self)} components does not go together with {found!r}.")
        return found.components


def made_of(components: Iterable[Scalar]) -> Vec:
    """The vector with components that follow from those of vectors: they are not looked at again."""
    vec = object.__new__(Vec)
    object.__setattr__(vec, "components", tuple(components))
    return vec


def as_vec(value: Scalar) -> Vec:
    """A vector, also from a sequence of components."""
    if isinstance(value, Vec):
        return value
    if isinstance(value, (list, tuple)):
        return Vec(tuple(value))
    raise ModelError(f"{shown(value)} is not a vector; write Vec2(x, y), Vec3(x, y, z) or a tuple of components.")


def _factor(value: Scalar) -> Scalar:
    """A number as it is, anything else as one expression."""
    if isinstance(value, (int, float, sx.SX)) or (isinstance(value, np.ndarray) and value.dtype != object):
        return value
    return as_scalar(value, "The factor of a vector")


def Vec2(x: Scalar, y: Scalar) -> Vec:
    """A vector of the plane."""
    return Vec((x, y))


def Vec3(x: Scalar, y: Scalar, z: Scalar) -> Vec:
    """A vector of space."""
    return Vec((x, y, z))
