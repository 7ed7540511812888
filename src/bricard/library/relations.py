"""What joints demand of points, vectors and quantities: the few relations that every joint is made of.

A formulation decides how to meet a relation: by an assignment, which costs no equation, or by equations.
Quantities are numbers that belong to a joint: how far a point has slid, by how much a direction has turned.
"""

from __future__ import annotations

from dataclasses import dataclass

from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Same:
    """Two points coincide, or two vectors have the same direction."""

    first: str
    second: str


@dataclass(frozen=True)
class OnLine:
    """point = base + slide * direction."""

    point: str
    base: str
    direction: str
    slide: str


@dataclass(frozen=True)
class Spanned:
    """point = base + a * first + b * second, with the quantities (a, b)."""

    point: str
    base: str
    first: str
    second: str
    slides: tuple[str, str]


@dataclass(frozen=True)
class InPlane:
    """(point - base) . normal = 0."""

    point: str
    base: str
    normal: str


@dataclass(frozen=True)
class Perpendicular:
    """first . second = 0."""

    first: str
    second: str


@dataclass(frozen=True)
class Distance:
    """|second - first| = length."""

    first: str
    second: str
    length: Expression


@dataclass(frozen=True)
class OnCurve:
    """point has the local coordinates (x(s), y(s), ...) in a part's frame (None: the world's)."""

    point: str
    part: str | None
    parameter: str
    coordinates: tuple[Expression, ...]


@dataclass(frozen=True)
class OnContour:
    """The local coordinates x, y(, z) of the point in a part's frame (None: the world's) satisfy formula = 0."""

    point: str
    part: str | None
    formula: Expression


@dataclass(frozen=True)
class Assigned:
    """point = a formula of other points, vectors and time: one vector formula, or one formula for each component."""

    point: str
    formulas: tuple[Expression, ...]

    @property
    def names(self) -> frozenset[str]:
        """All names in the formulas."""
        return frozenset(name for formula in self.formulas for name, _ in formula.names)


@dataclass(frozen=True)
class Equation:
    """formula = 0."""

    formula: Expression


@dataclass(frozen=True)
class Turn:
    """angle: by how much `end` is turned from `start` (about the vector `about`, in space), continuously."""

    angle: str
    start: str
    end: str
    about: str | None


@dataclass(frozen=True)
class Linked:
    """The sum of factor * quantity keeps the value that it has at the start."""

    terms: tuple[tuple[Expression, str], ...]


Relation = (
    Same
    | OnLine
    | Spanned
    | InPlane
    | Perpendicular
    | Distance
    | OnCurve
    | OnContour
    | Assigned
    | Equation
    | Turn
    | Linked
)
