"""What every joint answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol

from bricard.library.relations.on_line import OnLine
from bricard.library.relations.relation import Relation
from bricard.library.samples import Samples
from bricard.library.scope import Scope
from bricard.library.words import Word
from bricard.records import dataclass
from bricard.spec.expressions import Expression

if TYPE_CHECKING:
    from bricard.library.drawing import Cord

NORMALS = "Give a further vector of each part, across the axis: normals: [n, m]."


@dataclass(frozen=True)
class Problem:
    """What is wrong with an entry: its field (none: the entry), the finding and the remedy."""

    field: tuple[str | int, ...]
    finding: str
    remedy: str


class Reading(Protocol):
    """What a joint may ask about the mechanism while it is read."""

    @property
    def dimension(self) -> int:
        """2 or 3."""

    def value(self, expression: Expression, *field: str | int) -> float:
        """An expression of parameters in a field; nan if it has no value, which is told elsewhere."""

    def lacks(self, part: str, name: str) -> bool:
        """Whether a part is known that does not have a point or vector."""

    def owners(self, *names: str) -> Sequence[str]:
        """All parts, "the ground" before them, that have these points and vectors."""


class Joint(Word):
    """A joint between two parts, or a link between quantities of several.

    freedoms   that it leaves between two parts (in the plane, in space); a dimension that is missing is not possible.
               It takes the rest of 3 (6) from the mechanism, whatever it joins: a gear takes one, and so leaves 2 (5)
    elsewhere  what to use in a dimension that is missing
    required   fields that are needed in one dimension only, with the remedy
    distinct   fields with two names that must differ
    implied    (dimension, points, vectors): parts that share so many are joined like this without any entry
    sign       how it is drawn: as a circle, without one, or not at all
    samples    an entry for each dimension, on the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has a `type`, `freedoms`, `samples`, fields and `relations`, and a line
    in JOINTS.
    """

    type: str
    freedoms: ClassVar[dict[int, int]] = {}
    elsewhere: ClassVar[str] = "Choose another type, or change Dimension."
    required: ClassVar[dict[int, dict[str, str]]] = {}
    distinct: ClassVar[frozenset[str]] = frozenset()
    implied: ClassVar[tuple[tuple[int, int, int], ...]] = ()
    sign: ClassVar[Literal["circle", "plain", "none"]] = "circle"
    samples: ClassVar[Samples] = {}

    def relations(self, name: str) -> tuple[Relation, ...]:
        """What the joint demands; `name` is its own."""
        raise NotImplementedError

    @property
    def gears(self) -> tuple[tuple[str, Expression], ...]:
        """The angles of toothed wheels that it has, and their radii: two that mesh, or one on a rack."""
        return ()

    @property
    def rack(self) -> str | None:
        """The slide of a rack on which its gear rolls."""
        return None

    @property
    def belted(self) -> tuple[tuple[str, Expression], ...]:
        """The angles of wheels around which it lays a belt, and their radii."""
        return ()

    @property
    def cord(self) -> Cord | None:
        """A rope to be drawn."""
        return None

    @property
    def pitch_of_thread(self) -> Expression | None:
        """How far its thread advances in a turn, if it has one."""
        return None

    def problems(self, reading: Reading) -> Iterator[Problem]:
        """Values with which the joint makes no sense."""
        yield from ()

    def scope(self, field: str) -> Scope:
        """What a formula in a field may contain."""
        return Scope(rates=False, what=f"the {field}")


def line(name: str, points: tuple[str, str], axis: str, slide: str | None) -> OnLine:
    """The second of a joint's points on the line through the first, along an axis."""
    first, second = points
    return OnLine(second, first, axis, slide or f"{name}_slide")


def zero_radius(radius: float, *field: str | int) -> Iterator[Problem]:
    """A wheel must have a radius."""
    if radius == 0:
        yield Problem(field, "the radius is zero", "Give the radius of the wheel.")
