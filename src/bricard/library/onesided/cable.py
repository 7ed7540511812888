"""Cables, chains, strings: what only pulls."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

from bricard.library.drawing import Cord
from bricard.library.entry import Entry
from bricard.library.onesided.one_sided import ZERO, OneSided, check_label, check_restitution
from bricard.library.rope import rope_length, wrong_radii
from bricard.library.samples import Sample, Samples
from bricard.library.words import Amount, Law, Number, Point, Units
from bricard.library.world import World
from bricard.spec.names import is_point, split_run


class Cable(OneSided):
    """A cable over points, without mass: length - |AB| - |BC| - ... >= 0. It only pulls, and glides over the points.

    In a file: `ABC: 3.0`, or under any name `{points: [A, B, C], length: 3.0}`. Its tension is N.ABC.

    length       may be a law of time: a winch
    restitution  when it becomes taut: 0, it stays taut, to 1
    radii        in the plane, one for each point: of pulleys between the ends, as of a joint of type rope
    """

    units: ClassVar[Units] = {"length": "m", "restitution": "", "radii": "m"}
    shorthand: ClassVar[tuple[str, ...]] = ("length",)
    samples: ClassVar[Samples] = {
        dimension: Sample({"points": ["B", "O", "Q"], "length": "3.4 - 0.5*t", "restitution": 0.2})
        for dimension in (2, 3)
    }
    points: tuple[Point, ...] | None = None
    length: Law
    restitution: Amount = ZERO
    radii: tuple[Number, ...] = ()

    def run(self, name: str) -> tuple[str, ...]:
        """The points that it goes over."""
        return self.points if self.points is not None else tuple(split_run(name) or ())

    def check(self, entry: Entry) -> None:
        check_label(entry)
        check_restitution(entry, self.restitution)
        points, field = self.run(entry.name), ("points",) if self.points is not None else ()
        if len(points) < 2 or not all(is_point(point) for point in points):
            remedy = "Write it as in AB or ABC, or list them: points: [A, B]."
            entry.find(f"'{entry.name}' is not a cable over two points or more", remedy, *field)
            return
        for point in points if self.points is None else ():
            entry.check_known(point, entry.points, "point")
        for first, second in pairwise(points):
            if first == second:
                entry.find(f"the cable '{entry.name}' goes from {first} to itself", "Give other points.", *field)
        radii = [entry.number(radius, "radii", number) for number, radius in enumerate(self.radii)]
        for wrong, finding, remedy in wrong_radii(points, radii, entry.dimension):
            entry.find(finding, remedy, *wrong)
        if entry.is_constant(self.length) and entry.number(self.length, "length") <= 0:
            finding = f"the length is {entry.number(self.length, 'length'):g}"
            entry.find(finding, "It must be positive.", "length")

    def contacts(self, name: str) -> tuple[str, ...]:
        return (name,)

    def passed(self, name: str, contact: str, depth: float) -> str:
        return f"the points of the cable '{name}' are {depth:.6g} farther apart than it is long"

    def cord(self, name: str) -> Cord:
        return Cord(self.run(name), self.radii, self.length)

    def act(self, name: str, world: World) -> None:
        slack = world.value(self.length) - rope_length(world, self.run(name), self.radii)
        world.contact(name, slack, restitution=world.value(self.restitution))
