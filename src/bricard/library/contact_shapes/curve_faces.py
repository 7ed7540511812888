"""Curves of the plane as faces; the place where a ball is nearest is a further variable of the motion."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bricard.library.contact_shapes.carriers import Carrier
from bricard.library.contact_shapes.elements import Ball, Face, Meeting
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.vectors import Place
from bricard.library.world import Value
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True, eq=False)
class Track(Face):
    """The curve C(u): its foot u below a centre P satisfies (P - C(u)) . C'(u) = 0; things are to its left.

    samples  values of u with their places, in order: where the search for a foot begins
    closed   whether its end is its start
    depth    how deep a sharp thing can lie below it and still be taken to have come through it
    """

    parameter: str
    coordinates: tuple[Expression, ...]
    samples: tuple[tuple[float, Place], ...]
    closed: bool
    depth: float
    label: str = ""

    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        world, centre = own.world, other.place(ball.at)
        x, y = own.local(centre)

        def seen_from(u: Value) -> tuple[Value, Value, Value, Value]:
            (cx, (dx,)), (cy, (dy,)) = (world.differentiated(one, {self.parameter: u}) for one in self.coordinates)
            return x - cx, y - cy, dx, dy

        def equation(feet: Sequence[Value]) -> list[Value]:
            across, up, dx, dy = seen_from(feet[0])
            return [across * dx + up * dy]

        guesses = [((u,), (x - place[0]) ** 2 + (y - place[1]) ** 2) for u, place in self.samples]
        (u,) = world.further((f"{name}.foot",), equation, guesses)
        across, up, dx, dy = seen_from(u)
        size = (dx**2 + dy**2) ** 0.5
        height, normal = (up * dx - across * dy) / size, own.direction([-dy / size, dx / size])
        ends = [] if self.closed else [u - self.samples[0][0], self.samples[-1][0] - u]
        windows = [*ends, height if ball.radius > 0 else height + self.depth]
        meeting, place = Meeting(other, centre, own, own.place(self.samples[0][1])), centre - normal * ball.radius
        slip = meeting.slip_in_plane(place, normal, height - ball.radius)
        yield Feature((ball.label, self.label), height - ball.radius, normal, place, slip, windows)


@dataclass(frozen=True, eq=False)
class Contour(Face):
    """The curve F(x, y) = 0, with things where F > 0; its foot f satisfies F(f) = 0, (P - f) x grad F(f) = 0.

    Of a sharp ball the gap is F / |grad F|, which is the distance where it matters: at zero.
    """

    formula: Expression
    label: str = ""

    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        world, centre = own.world, other.place(ball.at)
        x, y = own.local(centre)

        def at(foot: Sequence[Value]) -> tuple[Value, Value, Value]:
            value, (dx, dy) = world.differentiated(self.formula, {"x": foot[0], "y": foot[1]})
            return value, dx, dy

        def equations(foot: Sequence[Value]) -> list[Value]:
            value, dx, dy = at(foot)
            return [value, (x - foot[0]) * dy - (y - foot[1]) * dx]

        def nearer(place: tuple[Value, Value]) -> tuple[Value, Value]:
            value, dx, dy = at(place)
            share = value / (dx**2 + dy**2)
            return place[0] - share * dx, place[1] - share * dy

        sharp = ball.radius == 0
        names = (f"{name}.foot.x", f"{name}.foot.y")
        guess = nearer(nearer(nearer((x, y))))
        foot = (x, y) if sharp else world.further(names, equations, [(guess, 0.0)])
        value, dx, dy = at(foot)
        size = (dx**2 + dy**2) ** 0.5
        height = value / size if sharp else ((x - foot[0]) * dx + (y - foot[1]) * dy) / size
        normal = own.direction([dx / size, dy / size])
        meeting, place = Meeting(other, centre, own, own.place((0.0, 0.0))), centre - normal * ball.radius
        slip = meeting.slip_in_plane(place, normal, height - ball.radius)
        yield Feature((ball.label, self.label), height - ball.radius, normal, place, slip)
