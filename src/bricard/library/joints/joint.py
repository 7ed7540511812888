"""What every joint answers."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.relations import OnLine, Relation
from bricard.library.samples import Samples
from bricard.library.words import Word


class Joint(Word):
    """A joint between two parts, or a link between quantities of several.

    freedoms  that it leaves between two parts (in the plane, in space); a dimension that is missing is not possible.
              It takes the rest of 3 (6) from the mechanism, whatever it joins: a gear takes one, and so leaves 2 (5)
    required  fields that are needed in one dimension only
    samples   an entry for each dimension, on the parts of `bricard.library.samples`

    To add a kind: a file with a subclass that has a `type`, `freedoms`, `samples`, fields and `relations`, and a line
    in JOINTS.
    """

    type: str
    freedoms: ClassVar[dict[int, int]] = {}
    required: ClassVar[dict[int, tuple[str, ...]]] = {}
    samples: ClassVar[Samples] = {}

    def relations(self, name: str) -> tuple[Relation, ...]:
        """What the joint demands; `name` is its own."""
        raise NotImplementedError

    def line(self, name: str) -> OnLine:
        """The second of the joint's points on the line through the first, along the first axis."""
        fields = self.__dict__
        first, second = fields["points"]
        return OnLine(second, first, fields["axes"][0], fields["slide"] or f"{name}_slide")
