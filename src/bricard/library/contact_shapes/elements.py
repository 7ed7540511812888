"""What shapes are made of, in local numbers: balls, which touch, and faces, which are touched.

A circle, a sphere and a point are one ball each; corners of polygons, ends of lines and caps of capsules are balls
too. Edges, planes and curves are faces. Two shapes touch where a ball of one meets a ball or a face of the other, and
nowhere else, so that a new kind of face answers one question: how a ball touches it.

A ball of radius zero is sharp. What is round meets an edge between the perpendiculars at its ends and a corner beyond
them. What is sharp meets an edge between the bisectors of its corners, inside and outside: there the distance of this
edge is the largest of all, zero on the outline only, and a corner cannot slip in between two edges.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace

from bricard.library.contact_shapes.carriers import Carrier
from bricard.library.contact_shapes.features import Feature
from bricard.library.contact_shapes.vectors import Place
from bricard.library.world import Value
from bricard.records import dataclass

SLACK = 0.1  # sine of the angle by which an edge at a corner may dip below what the corner touches
EVEN = 1e-13  # of the size: within it corners on corners lie on the edges of the first shape


@dataclass(frozen=True, eq=False)
class Ball:
    """A centre and a radius, zero for what is sharp.

    wedge    directions: the ball counts for round things on the positive side of all of them, from its centre
    edges    of a corner: directions along its edges, away from it
    hollow   whether its inside counts: a drum
    margin   of a corner: how far edges that it touches are taken to reach beyond their ends
    """

    at: Place
    radius: float
    label: str = ""
    wedge: tuple[Place, ...] = ()
    edges: tuple[Place, ...] = ()
    hollow: bool = False
    margin: float = 0.0

    def with_margin(self, margin: float) -> Ball:
        """A corner with a margin; a single point has none."""
        return replace(self, margin=margin) if self.edges else self


class Face(ABC):
    """What balls touch.

    label   its name among the elements of its shape
    """

    label: str

    @abstractmethod
    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        """How a ball of another carrier touches it; `name` is that of the pair."""

    @property
    def is_thin(self) -> bool:
        """Whether both its sides count, with nothing between them."""
        return False


@dataclass(frozen=True, eq=False)
class Meeting:
    """A ball and what it touches, each with its carrier and a point that this carries with it."""

    ball: Carrier
    centre: Value
    face: Carrier
    base: Value

    def slip(self, place: Value, *directions: Value) -> list[Value]:
        """Velocities of the ball's shape against the other, along directions."""
        relative = self.ball.velocity(place, self.centre) - self.face.velocity(place, self.base)
        return [relative @ direction for direction in directions]

    def slip_in_plane(self, place: Value, normal: Value) -> list[Value]:
        """Likewise along the normal turned clockwise, with the belts of both."""
        (slip,) = self.slip(place, -normal.quarter_turn())
        return [slip + self.ball.belt() + self.face.belt()]


# ---------------------------------------------------------------------------------------------- the plane


@dataclass(frozen=True, eq=False)
class Edge(Face):
    """A segment, whose normal points to the side on which things are.

    along     the direction from its start, of length 1
    normal    of length 1
    limits    normals of the bisectors at its start and end, pointing to where sharp things count
    rooms     how far beyond them: not zero at corners that point inwards
    depth     how deep a sharp thing can lie below it and still be taken to have come through it; None: any depth
    radius    of a capsule: half its thickness
    both      whether its other side counts too
    endless   whether it goes on beyond its ends for ever
    """

    start: Place
    length: float
    along: Place
    normal: Place
    limits: tuple[Place, Place]
    label: str = ""
    rooms: tuple[float, float] = (0.0, 0.0)
    depth: float | None = None
    radius: float = 0.0
    both: bool = False
    endless: bool = False

    @property
    def is_thin(self) -> bool:
        return self.both and self.radius == 0

    def touched(self, own: Carrier, ball: Ball, other: Carrier, name: str) -> Iterator[Feature]:
        centre, start = other.place(ball.at), own.place(self.start)
        normal = own.direction(self.normal)
        reach, height = ball.radius + self.radius, (centre - start) @ normal
        meeting, ends = Meeting(other, centre, own, start), self._ends(own, ball, other, centre)
        for side, mark in ((1.0, ""), (-1.0, "back"))[: 2 if self.both else 1]:
            outward = normal * side
            place = centre - outward * ball.radius
            above = [side * height] if self.both or (reach > 0 and not self.endless) else []
            label, slip = (ball.label, f"{self.label}{mark}"), meeting.slip_in_plane(place, outward)
            yield Feature(label, side * height - reach, outward, place, slip, [*ends, *above])

    def _ends(self, own: Carrier, ball: Ball, other: Carrier, centre: Value) -> list[Value]:
        """Round things count between the perpendiculars at its ends."""
        if self.endless:
            return []
        if ball.radius + self.radius == 0:
            return self._sharp_ends(own, ball, other, centre)
        run = (centre - own.place(self.start)) @ own.direction(self.along)
        return [run, self.length - run]

    def _sharp_ends(self, own: Carrier, ball: Ball, other: Carrier, centre: Value) -> list[Value]:
        """Sharp things count between the bisectors, above the depth, and where their own edges rise from it."""
        start, normal = own.place(self.start), own.direction(self.normal)
        corners = start, start + own.direction(self.along) * self.length
        apart = [(centre - corner) @ own.direction(limit) for corner, limit in zip(corners, self.limits, strict=True)]
        windows = [one + room + ball.margin for one, room in zip(apart, self.rooms, strict=True)]
        deep = [] if self.depth is None else [(centre - start) @ normal + self.depth]
        return [*windows, *deep, *[other.direction(edge) @ normal + SLACK for edge in ball.edges if ball.margin > 0]]
