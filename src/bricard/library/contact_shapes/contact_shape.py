"""What every kind of shape answers."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.part import PartError, positive
from bricard.library.contact_shapes.carriers import Drift
from bricard.library.contact_shapes.colours import Colour, as_hex
from bricard.library.contact_shapes.flag import Flag
from bricard.library.contact_shapes.spots import Numbers, Spot, place_of
from bricard.library.contact_shapes.surface import Form, Look, Surface
from bricard.library.contact_shapes.weights import Weight
from bricard.library.samples import Samples
from bricard.library.scope import Scope
from bricard.library.words import Law, Number, Units, Word
from bricard.spec.expressions import parse_expression


class ContactShape(Word):
    """A shape, in the local coordinates of its part or, of the world, in those of the world.

    dimensions  2: there are such shapes in the plane, 3: in space
    touches_in  those of them in which it can touch others; elsewhere it is only drawn
    samples     an entry for each of them, of the part `follower` of `bricard.library.samples`

    To add a kind: a file with a subclass that has `dimensions`, `samples`, fields and `form`, and a line in SHAPES by
    the word that tells it. What it is made of are the elements of `elements`; only a new kind of face takes more. One
    that is only drawn has a form without elements, and no `touches_in`; one that has a volume answers `weigh`.
    """

    dimensions: ClassVar[frozenset[int]] = frozenset({2})
    touches_in: ClassVar[frozenset[int]] = frozenset({2, 3})
    samples: ClassVar[Samples] = {}
    further: ClassVar[tuple[str, ...]] = (
        "turns", "moves", "about", "speed", "density", "color", "opacity", "contact"
    )  # fmt: skip
    units: ClassVar[Units] = {
        "turns": "",
        "moves": "m",
        "about": "m",
        "speed": "m/s",
        "opacity": "",
        "density": "kg/m**3",
    }
    turns: Law | None = None
    moves: tuple[Law, ...] = ()
    about: Spot | None = None
    speed: Law | None = None
    color: Colour = ""
    opacity: Number = parse_expression(1)
    contact: Flag = True
    density: Number | None = None

    def form(self, dimension: int, number: Numbers) -> Form:
        """What it is made of, in numbers."""
        raise NotImplementedError

    def weigh(self, density: float, dimension: int, number: Numbers) -> Weight:
        """Mass, centroid and inertia, of a density in kg/m^3."""
        raise PartError("such a shape has no volume", "Leave the density out, or give another shape.", ("density",))

    def centre(self, dimension: int, number: Numbers) -> tuple[float, ...]:
        """About what it turns, if nothing is said."""
        return (0.0,) * dimension

    def scope(self, field: str) -> Scope:
        """What a formula in a field may contain."""
        return Scope(rates=False, coordinates=False, what=f"the {field}")

    def surface(self, entry: str, name: str, part: str | None, dimension: int, number: Numbers) -> Surface:
        """The shape in numbers, with what carries it."""
        self._check_drift(part, dimension)
        touches = self.contact and dimension in self.touches_in
        form, drift = self.form(dimension, number), self._drift(dimension, number)
        return Surface(entry, name, part, form, drift, self.speed, self._look(number), touches)

    def weight(self, dimension: int, number: Numbers) -> Weight | None:
        """Its mass, centroid and inertia, if it has a density."""
        if self.density is None:
            return None
        density = positive(number(self.density), "density", "density")
        try:
            found = self.weigh(density, dimension, number)
        except (OverflowError, ZeroDivisionError):
            found = None
        if found is None or not found.is_finite:
            raise PartError("its mass cannot be computed", "Check its sizes, and the units.", ("density",))
        return found

    def _look(self, number: Numbers) -> Look:
        opacity = number(self.opacity)
        if not 0 < opacity <= 1:
            raise PartError(f"the opacity is {opacity:g}", "Give a number between 0 and 1.", ("opacity",))
        return Look(as_hex(self.color), float(opacity))

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


def thick(thickness: Number | None, number: Numbers, *, why: str, word: str = "thickness") -> float:
    """A thickness that must be given."""
    if thickness is None:
        raise PartError(f"{why}, and there is none", f"Add {word}: ..., in metres.")
    return positive(number(thickness), word, word)


PLATE = "the mass of a shape in the plane follows from its thickness"
