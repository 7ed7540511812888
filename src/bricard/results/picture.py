"""What to draw of a mechanism: plain data that goes with its solution, so that viewers need no model."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from bricard.records import dataclass

Place = tuple[float, ...]


@dataclass(frozen=True)
class Shape:
    """A body. `members` are its points and vectors with their local coordinates; those names give its pose.

    kind      how it is drawn: rigid (a plate), rod, particle (a ball), stretch (not at all where a spring is drawn)
    centroid  local coordinates
    """

    name: str
    kind: str
    members: Mapping[str, Place]
    mass: float
    centroid: Place

    @property
    def is_plate(self) -> bool:
        """Whether it reaches to its centroid."""
        return self.kind == "rigid"

    @property
    def is_ball(self) -> bool:
        """Whether it is a ball at its point."""
        return self.kind == "particle"

    @property
    def hides(self) -> bool:
        """Whether it is not drawn where a link between its points is."""
        return self.kind == "stretch"


@dataclass(frozen=True)
class Link:
    """Something between two points: spring, damper, spring-damper, bushing, distance (a massless rod), cylinder (a
    driven length).

    length  natural length of a spring
    until   when it goes, if it does
    """

    name: str
    kind: str
    ends: tuple[str, str]
    length: float = 0.0
    until: float | None = None


@dataclass(frozen=True)
class Mark:
    """A joint at a point; `axis` is the vector of its axis, where it has one; `circle`: it is drawn as one.

    second  of a universal joint: the axis of its second part
    """

    kind: str
    point: str
    axis: str | None
    parts: tuple[str, ...]
    circle: bool = True
    second: str | None = None


@dataclass(frozen=True)
class Guide:
    """A line on which a point slides: through `base` along `direction`."""

    point: str
    base: str
    direction: str


@dataclass(frozen=True)
class Track:
    """A curve to which a point keeps, fixed in a part (None: in the ground): where the point goes as seen there."""

    point: str
    part: str | None


@dataclass(frozen=True)
class Rim:
    """The rim of a wheel of a part, around a point; in space across an axis, or of a ball, which has none.

    part  None: of the ground
    """

    point: str
    axis: str | None
    radius: float
    part: str | None


@dataclass(frozen=True)
class Mesh:
    """Two gears that mesh, with signed radii: that of a ring with the other gear inside of it is negative."""

    first: Rim
    second: Rim


@dataclass(frozen=True)
class Belt:
    """A belt around two wheels; it is crossed where their signed radii differ in sign. `angle`: that of the first."""

    first: Rim
    second: Rim
    angle: str


@dataclass(frozen=True)
class Rope:
    """A rope over points.

    radii   of pulleys, or none: it goes around a positive one counter-clockwise, and over a point where it is zero
    length  that of the rope, 0 if it changes: what is more than its way hangs down
    until   when it goes, if it does
    """

    name: str
    points: tuple[str, ...]
    radii: tuple[float, ...]
    length: float
    until: float | None = None

    @property
    def spans(self) -> tuple[Link, ...]:
        """What it is without pulleys: links from point to point."""
        return tuple(Link(self.name, "cable", ends, until=self.until) for ends in pairwise(self.points))


@dataclass(frozen=True)
class Thread:
    """The thread of a spindle, along the vector `axis` of its part through `point`; `nut`: the point of its nut.

    part, nut_part  None: of the ground
    pitch           its advance in a turn; negative: left-handed
    """

    point: str
    axis: str
    part: str | None
    nut: str
    nut_part: str | None
    pitch: float


@dataclass(frozen=True)
class Bar:
    """A rack: a bar of the part `part` that moves along a direction through a point, beside its pinion."""

    pinion: Rim
    point: str
    direction: str
    part: str | None


@dataclass(frozen=True)
class Motor:
    """What turns an angle, `name`, about a point, in space about an axis."""

    name: str
    point: str
    axis: str | None


@dataclass(frozen=True)
class Arrow:
    """A force at a point; `components` are names that the solution answers."""

    name: str
    point: str
    components: tuple[str, ...]


@dataclass(frozen=True)
class Outline:
    """What a part, or something in the world, looks like.

    kind    circle, line, polygon, curve, capsule, sphere, plane, point, wheel, cylinder, prism or mesh
    part    the body in whose axes its places are; None: those of the world
    places  the centre; both ends of a line, capsule, cylinder, in space of a wheel; corners; points of a curve; of a
            plane a point and its normal; of a mesh corners of a box around it. Lines and curves are solid on the
            right of their direction, polygons inside
    inside  of a circle: the hollow side counts
    pose    of a world element that moves: names of x, y and angle of its axes, which the solution answers
    extent  of a prism: from its first face, whose corners are its places, to the other
    hole    of a cylinder: the inner radius
    color   as #rrggbb; empty: that of its part
    opacity between 0 and 1
    touches whether it may touch others; else it is only drawn
    mesh    vertices and triangles in base64: their numbers n, m (32 bits), 3 n singles, 3 m numbers of vertices
    speed   of a belt along a line, if it is constant
    """

    name: str
    kind: str
    part: str | None
    places: tuple[Place, ...]
    radius: float = 0.0
    inside: bool = False
    pose: tuple[str, ...] = ()
    extent: Place = ()
    hole: float = 0.0
    color: str = ""
    opacity: float = 1.0
    touches: bool = True
    mesh: str = ""
    speed: float = 0.0


@dataclass(frozen=True)
class Picture:
    """A mechanism to be drawn.

    fixed   world coordinates of the fixed points and vectors; all other names are answered by the solution, by
            component: "A.x", "A.y", "A.z"
    grounds points of the ground that a law of time moves
    gravity the acceleration of all masses; empty where there is none
    """

    title: str
    dimension: int
    fixed: Mapping[str, Place]
    shapes: tuple[Shape, ...] = ()
    links: tuple[Link, ...] = ()
    marks: tuple[Mark, ...] = ()
    guides: tuple[Guide, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    tracks: tuple[Track, ...] = ()
    rims: tuple[Rim, ...] = ()
    meshes: tuple[Mesh, ...] = ()
    racks: tuple[Bar, ...] = ()
    motors: tuple[Motor, ...] = ()
    outlines: tuple[Outline, ...] = ()
    ropes: tuple[Rope, ...] = ()
    belts: tuple[Belt, ...] = ()
    threads: tuple[Thread, ...] = ()
    grounds: tuple[str, ...] = ()
    gravity: Place = ()
