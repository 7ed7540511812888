"""What joints demand of points, vectors and quantities, and the questions that every such relation answers.

A formulation decides how to meet a relation: by an assignment, which costs no equation, by coordinates of a tree
joint, or by equations. Nobody asks for the kind of a relation: what must be known of it is a question here, and a
question that a kind leaves open is answered by "nothing of that".

To add a kind: a frozen dataclass with the answers that concern it, in a file here, or beside the joint that needs it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bricard.library.relations.answers import Bar, Guide, Quantity, Residual, Rim, Side, Surface, Track, Turn, Way

if TYPE_CHECKING:
    from bricard.library.world import World


class Relation:
    """Something that a joint demands."""

    # -- what it is about --------------------------------------------------------------------

    @property
    def sides(self) -> tuple[Side, Side]:
        """Points and vectors on the two sides of the joint."""
        return Side(), Side()

    @property
    def identified(self) -> tuple[str, str] | None:
        """Two points, or two vectors, that are one."""
        return None

    @property
    def defines(self) -> str | None:
        """A point that exists by this relation alone."""
        return None

    @property
    def quantities(self) -> tuple[Quantity, ...]:
        """Slides, parameters and angles that it brings."""
        return ()

    @property
    def turn(self) -> Turn | None:
        """The angle that it measures."""
        return None

    @property
    def linked(self) -> tuple[str, ...]:
        """Quantities whose values its residual contains: they must be coordinates."""
        return ()

    @property
    def has_phase(self) -> bool:
        """Whether its residual contains the joint's phase, a constant that follows from the start."""
        return False

    # -- how it is met -----------------------------------------------------------------------

    def residuals(self, joint: str, world: World) -> Sequence[Residual]:
        """What must vanish where it is met by equations; `joint` is the name of its joint."""
        return ()

    def measured(self, world: World) -> Mapping[str, Any]:
        """Its quantities as expressions of places, where it is met by equations."""
        return {}

    @property
    def ways(self) -> tuple[Way, ...]:
        """How it may give a point that is not known yet."""
        return ()

    @property
    def surface(self) -> Surface | None:
        """The line or plane of one part on which a point of another slides; the slides may be coordinates."""
        return None

    @property
    def track(self) -> Track | None:
        """The curve of one part on which a point of another runs; its parameter may be a coordinate."""
        return None

    @property
    def crossed(self) -> tuple[str, str] | None:
        """Vectors of two parts that stay perpendicular: two turns, about the one and then about the other."""
        return None

    def play(self, joint: str, world: World) -> Sequence[Any]:
        """Of a relation that has play: what would vanish without it."""
        return ()

    # -- what it does, and how it looks ------------------------------------------------------

    @property
    def unit(self) -> str | None:
        """Of the force that belongs to a residual; None if it has no residuals."""
        return "N"

    def acts_at(self, members: Collection[str]) -> str | None:
        """The point about which it gives its torque on a part with these points and vectors."""
        return self.guide.point if self.guide is not None else None

    @property
    def guide(self) -> Guide | None:
        """What keeps a point where it may go."""
        return None

    @property
    def bar(self) -> Bar | None:
        """A rod to be drawn."""
        return None

    @property
    def rim(self) -> Rim | None:
        """A wheel to be drawn."""
        return None
