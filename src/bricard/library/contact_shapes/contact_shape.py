"""What every kind of shape answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Protocol

from bricard.library.bodies.part import PartError, padded
from bricard.library.contact_shapes.carriers import Drift
from bricard.library.contact_shapes.surface import Form, Surface
from bricard.library.samples import Samples
from bricard.library.scope import Scope
from bricard.library.words import Coordinates, Law, Units, Word
from bricard.spec.expressions import Expression


class Numbers(Protocol):
    """The value of an expression of parameters, and of names of its own."""

    def __call__(self, expression: Expression, local: Mapping[str, float] | None = None) -> float: ...


class ContactShape(Word):
    """A shape, in the local coordinates of its part or, of the world, in those of the world.

    dimensions  2: there are such shapes in the plane, 3: in space
    samples     an entry for each of them, of the part `follower` of `bricard.library.samples`

    To add a kind: a file with a subclass that has `dimensions`, `samples`, fields and `form`, and a line in SHAPES by
    the word that tells it. What it is made of are the elements of `elements`; only a new kind of face takes more.
    """

    dimensions: ClassVar[frozenset[int]] = frozenset({2})
    samples: ClassVar[Samples] = {}
    units: ClassVar[Units] = {"turns": "", "moves": "m", "about": "m", "speed": "m/s"}
    turns: Law | None = None
    moves: tuple[Law, ...] = ()
    about: Coordinates | None = None
    speed: Law | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        """What it is made of, in numbers."""
        raise NotImplementedError

    def centre(self, dimension: int, number: Numbers) -> tuple[float, ...]:
        """About what it turns, if nothing is said."""
        return (0.0,) * dimension

    def scope(self, field: str) -> Scope:
        """What a formula in a field may contain."""
        return Scope(rates=False, coordinates=False, what=f"the {field}")

    def surface(self, entry: str, name: str, part: str | None, dimension: int, number: Numbers) -> Surface:
        """The shape in numbers, with what carries it."""
        self._check_drift(part, dimension)
        return Surface(entry, name, part, self.form(dimension, number), self._drift(dimension, number), self.speed)

    def _check_drift(self, part: str | None, dimension: int) -> None:
        moved = self.turns is not None or bool(self.moves)
        if part is not None and moved:
            raise PartError("a shape of a part moves with it", "Leave turns and moves out; they are for the world.")
        if dimension == 3 and (moved or self.speed is not None):
            raise PartError("shapes in space do not turn, move or run", "Carry it by a part that is driven.")
        if self.moves and len(self.moves) != dimension:
            raise PartError(
                f"its motion has {dimension} components, not {len(self.moves)}",
                f"Give {dimension}, as in [0, 0.1*t].",
                ("moves",),
            )
        if self.about is not None and self.turns is None:
            raise PartError(
                "it says about what it turns, but not how", "Add turns: ..., a formula of time.", ("about",)
            )

    def _drift(self, dimension: int, number: Numbers) -> Drift | None:
        if self.turns is None and not self.moves:
            return None
        about = self.centre(dimension, number)
        if self.about is not None:
            about = place_of(self.about, dimension, number, "about")
        return Drift(about, self.moves, self.turns)


def place_of(values: Coordinates, dimension: int, number: Numbers, *field: str | int) -> tuple[float, ...]:
    """Coordinates in numbers, with their trailing zeros."""
    return padded([number(value) for value in values], dimension, field)
