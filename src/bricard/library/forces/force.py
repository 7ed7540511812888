"""What every force answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bricard.library.bodies.part import Numbers
from bricard.library.samples import Samples
from bricard.library.words import Word

if TYPE_CHECKING:
    from bricard.library.bodies.body import Body
    from bricard.library.drawing import Push, Strut
    from bricard.library.entry import Entry
    from bricard.library.world import World


class Force(Word):
    """Something that acts.

    group    the part of a file in which its section stands
    subject  the field that names on what it acts, if the name of the entry does not: a point or a quantity
    samples  an entry for each dimension, on the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has `samples`, fields and `act`, and a line in FORCES; if it stands in
    PartData, also a word in AMONG_PARTS. What else it may answer has a default: nothing.
    """

    group: ClassVar[str] = "AppliedForces"
    subject: ClassVar[str] = ""
    samples: ClassVar[Samples] = {}

    def act(self, name: str, world: World) -> None:
        """Adds what it does to the world; `name` is the name of its entry."""
        raise NotImplementedError

    def target(self, name: str) -> str:
        """On what it acts: what its subject names, or its entry."""
        return str(getattr(self, self.subject) or name)

    def check(self, entry: Entry) -> None:
        """Notes what is wrong with it beyond the types of its fields."""

    def angles(self, name: str) -> tuple[str, ...]:
        """Angles and slides on which its energy depends, so that they must be coordinates."""
        return ()

    def body(self, name: str, dimension: int, number: Numbers) -> Body | None:
        """A part that it brings with it: the mass of a spring."""
        return None

    def strut(self, name: str) -> Strut | None:
        """What is drawn between two points."""
        return None

    def push(self, name: str) -> Push | None:
        """What is drawn as an arrow."""
        return None

    def turns(self, name: str) -> str | None:
        """What is drawn as a motor: the angle on which it acts."""
        return None

    def corner(self, name: str, number: Numbers) -> str:
        """Where it is not smooth, so that a run stops, and what to do about it, in a sentence."""
        return ""

    @property
    def acts_on_all(self) -> bool:
        """Whether it acts on all parts with mass, and so ties them together."""
        return False
