"""What relations answer with: plain records that formulations, reader and pictures read."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from bricard.records import dataclass
from bricard.spec.expressions import Expression

if TYPE_CHECKING:
    from bricard.library.world import Value, World


@dataclass(frozen=True)
class Side:
    """Points and vectors on one side of a joint; `part` has them, where the relation says so."""

    names: tuple[str, ...] = ()
    part: str = ""


@dataclass(frozen=True)
class Quantity:
    """A number that belongs to a joint: how far a point has slid, by how much a direction has turned.

    word       the field of a joint that names it
    unit       SI
    is_hidden  places do not tell its value: where equations meet the relation, it is a coordinate
    """

    name: str
    word: str
    unit: str
    is_hidden: bool = False


@dataclass(frozen=True)
class Turn:
    """angle: by how much `end` is turned from `start` (about the vector `about`, in space), continuously."""

    angle: str
    start: str
    end: str
    about: str | None


@dataclass(frozen=True, eq=False)
class Residual:
    """An expression that must vanish; one that contains rates is a constraint of velocities.

    suffix   what distinguishes it from other residuals of its joint
    lengths  where it is a length: (first point, second point, length)
    """

    text: str
    value: Value
    suffix: str = ""
    lengths: tuple[str, str, float] | None = None


@dataclass(frozen=True, eq=False)
class Way:
    """How a relation gives a point that is not known yet.

    point    becomes known
    needs    points, vectors, components and quantities that must be known
    frame    a part whose frame must be known
    brings   quantities that become coordinates
    text     the assignment, with {P} for the name by which P goes
    place    where the point is
    """

    point: str
    text: str
    place: Callable[[World], Value]
    needs: Collection[str] = ()
    frame: str | None = None
    brings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Guide:
    """A point is guided by something that goes through `base`, or is fixed in `part` (None: in the ground)."""

    point: str
    base: str = ""
    part: str | None = None


@dataclass(frozen=True)
class Surface:
    """A line or plane through `base` on which `point` slides: along `directions`, or across `normal`."""

    point: str
    base: str
    directions: tuple[str, ...] = ()
    slides: tuple[str, ...] = ()
    normal: str = ""

    @property
    def vectors(self) -> tuple[str, ...]:
        """What gives its attitude."""
        return self.directions or (self.normal,)

    @property
    def freedoms(self) -> int:
        """1 for a line, 2 for a plane."""
        return len(self.directions) or 2


@dataclass(frozen=True, eq=False)
class Track:
    """A curve that is fixed in a part (None: in the ground), on which a point runs.

    names  in its formulas
    local  local coordinates of the point
    """

    point: str
    part: str | None
    parameter: str
    names: frozenset[str]
    local: Callable[[World], Sequence[Value]]


@dataclass(frozen=True)
class Bar:
    """A massless rod between two points."""

    ends: tuple[str, str]
    length: Expression


@dataclass(frozen=True)
class Rim:
    """The rim of a wheel that a part has, around a point and, in space, across an axis (none: a ball)."""

    point: str
    axis: str | None
    radius: Expression
    part: str


def by_axes(text: str, difference: Iterable[Value]) -> list[Residual]:
    """The components of a vector, each a residual."""
    axes = zip("xyz", difference, strict=False)
    return [Residual(f"{text}, {axis}", component, f".{axis}") for axis, component in axes]
