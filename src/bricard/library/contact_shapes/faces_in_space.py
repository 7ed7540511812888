"""Faces in space: planes, and the round sides of capsules."""

from __future__ import annotations

from collections.abc import Iterator

from bricard.library.contact_shapes.carriers import Carrier
from bricard.library.contact_shapes.elements import Ball, Face, Meeting
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.vectors import Place
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Flat(Face):
    """A plane: gap = (C - P) . n - r; `across` are two directions in it, all of length 1."""

    at: Place
    normal: Place
    across: tuple[Place, Place]
    label: str = ""

    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        centre, base, normal = other.place(ball.at), own.place(self.at), own.direction(self.normal)
        place = centre - normal * ball.radius
        slip = Meeting(other, centre, own, base).slip(place, *[own.direction(one) for one in self.across])
        yield Feature((ball.label, self.label), (centre - base) @ normal - ball.radius, normal, place, slip)


@dataclass(frozen=True, eq=False)
class Barrel(Face):
    """The round side of a capsule in space: gap = |C - F| - r - R, with the foot F of C on its axis."""

    start: Place
    length: float
    along: Place
    radius: float
    label: str = ""

    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        centre, start, along = other.place(ball.at), own.place(self.start), own.direction(self.along)
        run = (centre - start) @ along
        foot = start + along * run
        distance = own.world.norm(centre - foot)
        normal = (centre - foot) / distance
        place = foot + normal * self.radius
        slip = Meeting(other, centre, own, start).slip(place, along, normal.cross(along))
        gap, windows = distance - ball.radius - self.radius, [run, self.length - run]
        yield Feature((ball.label, self.label), gap, normal, place, slip, windows)
