"""What a force or drive may ask while its entry of a file is checked, and how it tells what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bricard.records import dataclass
from bricard.spec.expressions import Expression

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body


@dataclass(frozen=True)
class JointMotion:
    """How a joint moves: along a quantity, or by the turn of two parts against each other (of one, on the ground).

    others   parts at its point that do not turn: particles
    """

    quantity: str = ""
    parts: tuple[str, ...] = ()
    others: tuple[str, ...] = ()


class Entry(Protocol):
    """An entry, with all names of its mechanism. A `field` leads to a place in it; without one its name is meant."""

    @property
    def name(self) -> str:
        """The name of the entry."""

    @property
    def dimension(self) -> int:
        """2 or 3."""

    @property
    def points(self) -> Mapping[str, Any]:
        """All points."""

    @property
    def quantities(self) -> Mapping[str, Any]:
        """All angles, slides and parameters of curves."""

    @property
    def angles(self) -> Mapping[str, Any]:
        """All angles."""

    @property
    def joints(self) -> Mapping[str, Any]:
        """All explicit joints."""

    @property
    def parameters(self) -> Mapping[str, Any]:
        """All parameters and inputs."""

    @property
    def turning(self) -> Mapping[str, Any]:
        """All parts that turn."""

    @property
    def variables(self) -> Mapping[str, Any]:
        """What has a value that changes: A.x, theta, OA.angle, outputs."""

    def number(self, expression: Expression, *field: str | int) -> float:
        """The value of an expression of parameters; nan if it has none."""

    def is_constant(self, expression: Expression) -> bool:
        """Whether an expression is one of parameters alone."""

    def motion(self, joint: str) -> JointMotion | None:
        """How an explicit joint, or the joint of two parts at a point, moves; None if that is not clear."""

    def links(self, joint: str) -> bool:
        """Whether there is a joint of this name that only links quantities by one equation."""

    def can_drop(self, target: str) -> bool:
        """Whether there is an entry of this name, or Section.name, that an event may drop."""

    def find(self, finding: str, remedy: str, *field: str | int) -> None:
        """Notes something that is wrong."""

    def check_known(self, name: str, known: Mapping[str, Any], what: str, *field: str | int) -> bool:
        """Whether a name is known; a finding if it is not."""

    def check_components(self, given: Sequence[Any], *field: str | int) -> None:
        """As many components as dimensions."""

    def is_fixed(self, name: str) -> bool:
        """Whether a point or vector belongs to the ground."""

    def turning_at(self, point: str) -> list[str] | None:
        """The parts that have a point and turn; None if not all of them are known."""

    def part(self, name: str) -> Body | None:
        """A part in numbers, if there is one of this name."""
