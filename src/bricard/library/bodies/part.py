"""What every kind of part answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from bricard.library.bodies.body import Body, Triple
from bricard.library.samples import Samples
from bricard.library.words import Word
from bricard.spec.expressions import Expression
from bricard.spec.live import hypot
from bricard.spec.names import split_run

Numbers = Callable[[Expression], float]
TWO_POINTS = "Write it as in OA or A1B2: the names of points begin with a capital letter."
SHORTEST = 1e-100  # metres; shorter lengths have no square in floating-point numbers


class PartError(Exception):
    """Something is wrong with a part; `field` says where."""

    def __init__(self, finding: str, remedy: str = "", field: tuple[str | int, ...] = ()) -> None:
        super().__init__(finding)
        self.finding, self.remedy, self.field = finding, remedy, field


class Part(Word):
    """A part. Its points and vectors are the run of its name (OA, ABu), or the list `points`.

    samples  an entry for each dimension, beside the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has `samples`, fields and `body`, and the kind of `Body` that it makes;
    and a line in PARTS.
    """

    samples: ClassVar[Samples] = {}

    points: tuple[str, ...] | None = None
    size: ClassVar[tuple[int, int]] = (1, 99)  # how many points and vectors it may have

    def members(self, name: str) -> tuple[str, ...]:
        """Names of its points and vectors."""
        members = self.points if self.points is not None else tuple(split_run(name) or ())
        if not members:
            raise PartError(
                f"'{name}' is not a run of points (A, C1) and vectors (u, v2)",
                "Name the part by its points and vectors, as in OA or ABu, or list them: points: [Crank, Tip].",
            )
        if len(set(members)) < len(members):
            raise PartError(f"'{name}' has a point or vector twice", "Each may occur once in a part.")
        return members

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        """The part in numbers."""
        raise NotImplementedError


def two_points(part: Part, name: str, what: str) -> tuple[str, str]:
    """The two points that a rod or spring joins."""
    members = part.members(name)
    if len(members) != 2 or not all(member[0].isupper() for member in members):
        raise PartError(f"{what} joins two points; '{name}' is not a run of two", TWO_POINTS)
    return members[0], members[1]


def positive(value: float, what: str, *field: str | int, zero: bool = False) -> float:
    """A value that must be positive."""
    if not (value >= 0 if zero else value > 0):
        raise PartError(f"the {what} is {value:g}", "It must be positive" + (" or zero." if zero else "."), field)
    return value


def check_length(length: float, *field: str | int) -> None:
    """A length whose square can be computed with, or zero."""
    if 0 < length < SHORTEST or length > 1 / SHORTEST:
        raise PartError(
            f"a length of {length:g} m is too {'small' if length < 1 else 'large'} to compute with",
            "Check it, and the units.",
            field,
        )


def padded(values: Any, dimension: int, field: tuple[str | int, ...]) -> tuple[float, ...]:
    """Coordinates with their trailing zeros."""
    if len(values) > dimension:
        raise PartError(
            f"{len(values)} coordinates are given in {dimension} dimensions",
            "Leave out the surplus ones, or change Dimension.",
            field,
        )
    return (*values, *[0.0] * (dimension - len(values)))


def unit(values: Triple, name: str, field: tuple[str | int, ...]) -> Triple:
    """The direction of a vector."""
    length = hypot(*values)
    if length <= 0:
        remedy = "A vector stands for a direction; the names of points begin with a capital letter."
        raise PartError(f"the vector {name} is zero", remedy, field)
    return tuple(value / length for value in values)
