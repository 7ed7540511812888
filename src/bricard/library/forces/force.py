"""What every force answers."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.samples import Samples
from bricard.library.words import Word
from bricard.library.world import World


class Force(Word):
    """Something that acts.

    group    the part of a file in which its section stands
    samples  an entry for each dimension, on the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has `samples`, fields and `act`, and a line in FORCES.
    """

    group: ClassVar[str] = "AppliedForces"
    samples: ClassVar[Samples] = {}

    def act(self, name: str, world: World) -> None:
        """Adds what it does to the world; `name` is the name of its entry."""
        raise NotImplementedError
