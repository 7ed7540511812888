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

SLACK = 0.1  # sine of the angle by which an edge at a corner may dip below a line that the corner touches
EVEN = 1e-9  # of the size of shapes: corners that are so near to each other lie on each other


@dataclass(frozen=True, eq=False)
class Ball:
    """A centre and a radius, zero for what is sharp.

    wedge    directions: the ball counts for round things on the positive side of all of them, from its centre
    edges    of a corner: directions along its edges, away from it
    hollow   whether its inside counts: a drum
    margin   of corners of the first shape of a pair a small length, of the second one the same, negative: where
             corners lie on corners, those of the first lie on the edges below them, and those of the second do not
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

    def room(self, edges: list[Value], beyond: Value) -> Value:
        """How far an edge reaches for this corner beyond its end, where a face with a normal begins.

        The corner's own edges tell: where they go away from that face, the corner cannot lie on it.
        """
        return -self.margin * sum((edge @ beyond for edge in edges), 0.0) if self.margin > 0 else self.margin


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
        return self._slip(place, place, *directions)

    def slip_in_plane(self, place: Value, normal: Value, gap: Value = 0.0) -> list[Value]:
        """Likewise along the normal turned clockwise, with the belts of both; `place` lies so far above the other."""
        (slip,) = self._slip(place, self.face.rubbed(place, place - normal * gap), -normal.quarter_turn())
        return [slip + self.ball.belt() + self.face.belt()]

    def _slip(self, place: Value, foot: Value, *directions: Value) -> list[Value]:
        relative = self.ball.velocity(place, self.centre) - self.face.velocity(foot, self.base)
        return [relative @ direction for direction in directions]


# ---------------------------------------------------------------------------------------------- the plane


@dataclass(frozen=True, eq=False)
class Edge(Face):
    """A segment, whose normal points to the side on which things are.

    along       the direction from its start, of length 1
    normal      of length 1
    neighbours  normals of the edges before and after it; None at corners that point inwards
    depth       how deep a sharp thing can lie below it and still be taken to have come through it; None: any depth
    radius      of a capsule: half its thickness
    both        whether its other side counts too
    endless     whether it goes on beyond its ends for ever
    is_open     whether there is nothing below it: a line
    """

    start: Place
    length: float
    along: Place
    normal: Place
    neighbours: tuple[Place | None, Place | None]
    label: str = ""
    depth: float | None = None
    radius: float = 0.0
    both: bool = False
    endless: bool = False
    is_open: bool = False

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
            label, gap = (ball.label, f"{self.label}{mark}"), side * height - reach
            slip = meeting.slip_in_plane(place, outward, gap)
            yield Feature(label, gap, outward, place, slip, [*ends, *above])

    def _ends(self, own: Carrier, ball: Ball, other: Carrier, centre: Value) -> list[Value]:
        """Round things count between the perpendiculars at its ends, sharp ones between the bisectors."""
        if self.endless:
            return []
        start, along = own.place(self.start), own.direction(self.along)
        run = (centre - start) @ along
        if ball.radius + self.radius > 0:
            return [run, self.length - run]
        normal, edges = own.direction(self.normal), [other.direction(edge) for edge in ball.edges]
        height = (centre - start) @ normal
        runs = zip(self.neighbours, (run, self.length - run), (start, start + along * self.length), strict=True)
        ends = [
            height - (centre - corner) @ own.direction(beyond) + ball.room(edges, own.direction(beyond))
            if beyond is not None
            else left + (self.depth or 0.0)
            for beyond, left, corner in runs
        ]
        deep = [] if self.depth is None else [height + self.depth]
        return [*ends, *deep, *[edge @ normal + SLACK for edge in edges if self.is_open]]
