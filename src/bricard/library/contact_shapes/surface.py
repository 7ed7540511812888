"""A shape in numbers: what it is made of, and what carries it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Protocol

from bricard.library.contact_shapes.balls import can_touch, touching
from bricard.library.contact_shapes.carriers import Carrier, Drift
from bricard.library.contact_shapes.elements import EVEN, Ball, Face
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.solids import Empty, Solid
from bricard.library.contact_shapes.vectors import Place
from bricard.library.drawing import Outline
from bricard.library.world import Value, World
from bricard.records import dataclass
from bricard.spec.expressions import Expression

ROOM = 1.05  # times the radii of circles around two shapes: nearer ones are looked at


@dataclass(frozen=True, eq=False)
class Form:
    """What a kind of shape makes of its numbers.

    balls, faces   what it is made of
    outline        how it is drawn
    solid          where it is solid
    clockwise      whether its belt runs clockwise around it: of lines and curves, which are solid on their right
    """

    balls: tuple[Ball, ...]
    faces: tuple[Face, ...]
    outline: Outline
    solid: Solid
    clockwise: bool = False


def drawn(outline: Outline) -> Form:
    """What is only drawn."""
    return Form((), (), outline, Empty())


@dataclass(frozen=True)
class Look:
    """Its colour as #rrggbb, empty where the drawing chooses one, and how far it hides what is behind it."""

    color: str = ""
    opacity: float = 1.0


@dataclass(frozen=True, eq=False)
class Surface:
    """A shape of a part, or of the world (part None).

    entry   as users call it: its part, or a name of its own
    name    likewise, with a number where an entry has several shapes
    drift   of shapes of the world that move or turn
    speed   of a belt around it
    look    its colour and opacity
    touches whether it can touch others; else it is only drawn
    kind    its word
    """

    entry: str
    name: str
    part: str | None
    form: Form
    drift: Drift | None = None
    speed: Expression | None = None
    look: Look = Look()
    touches: bool = True
    kind: str = ""

    def carried(self, world: World) -> Carrier:
        """With what carries it, in the coordinates of a formulation."""
        return Carrier(world, self.part, self.drift, self.speed, self.form.clockwise)

    @property
    def solid_balls(self) -> list[Ball]:
        """Those that touch faces."""
        return [ball for ball in self.form.balls if not ball.hollow]

    @property
    def reach(self) -> tuple[Place, float] | None:
        """Centre and radius of a circle (in space a sphere) around it; None: it reaches to infinity."""
        return self.form.outline.reach

    @property
    def has_corners(self) -> bool:
        """Whether it is a solid with several edges."""
        return len(self.form.faces) > 1 and not self.form.outline.inside


class Pair(Protocol):
    """Two shapes that may touch; `pair` is what users call it: "GA/floor"."""

    @property
    def pair(self) -> str: ...

    @property
    def first(self) -> Surface: ...

    @property
    def second(self) -> Surface: ...


def bodies(pair: Pair) -> str:
    """The two parts of a pair, or the world."""
    return "/".join(one.part or "" for one in (pair.first, pair.second))


def cannot_watch(first: Surface, second: Surface) -> bool:
    """Whether a sharp element of one would meet both sides of a line, and nobody knows from which it came."""
    return any(
        face.is_thin and ball.radius == 0
        for one, two in ((first, second), (second, first))
        for ball in one.form.balls
        for face in two.form.faces
    )


def can_meet(first: Surface, second: Surface) -> bool:
    """Whether anything of one can touch anything of the other."""
    balls = any(can_touch(one, two) for one in first.form.balls for two in second.form.balls)
    return balls or any(two.form.faces and one.solid_balls for one, two in ((first, second), (second, first)))


def features(pair: Pair, world: World) -> Iterator[tuple[str, Feature]]:
    """All ways in which two shapes may touch, with their names; normals point to the first."""
    near = _near(pair, world)
    for name, feature in _features(pair, world):
        yield name, replace(feature, near=near)


def _near(pair: Pair, world: World) -> Value | None:
    """Positive where the circles around two shapes with several edges overlap, as a length."""
    first, second = pair.first, pair.second
    if first.reach is None or second.reach is None or not (first.has_corners and second.has_corners):
        return None
    apart = first.carried(world).place(first.reach[0]) - second.carried(world).place(second.reach[0])
    reach = ROOM * (first.reach[1] + second.reach[1])
    return reach - apart @ apart / reach


def _features(pair: Pair, world: World) -> Iterator[tuple[str, Feature]]:
    first, second = pair.first, pair.second
    own, other = first.carried(world), second.carried(world)
    even = EVEN * min(_size(first), _size(second))
    for one in first.form.balls:
        for two in second.form.balls:
            if can_touch(one, two):
                yield from _named(pair, touching((one, own), (two, other)))
    for one in first.solid_balls:
        for face in second.form.faces:
            found = face.touched(other, one.with_margin(even), own, _name(pair, one.label, face.label))
            yield from _named(pair, found)
    for two in second.solid_balls:
        for face in first.form.faces:
            found = face.touched(own, two.with_margin(-even), other, _name(pair, face.label, two.label))
            yield from _named(pair, (feature.reversed() for feature in found))


def _named(pair: Pair, found: Iterable[Feature]) -> Iterator[tuple[str, Feature]]:
    for feature in found:
        yield _name(pair, *feature.label), feature


def _name(pair: Pair, first: str, second: str) -> str:
    """The names of two shapes, and of those of their elements that have one."""
    many = len(pair.first.form.balls) + len(pair.first.form.faces) > 1
    labels = [first or ("side" if many else ""), second]
    return ".".join([pair.first.name, pair.second.name, *[label for label in labels if label]])


def _size(surface: Surface) -> float:
    return surface.reach[1] if surface.reach is not None else 1.0
