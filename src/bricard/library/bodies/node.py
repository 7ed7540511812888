"""A point without mass, held by springs and dampers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from bricard.library.bodies.body import Body
from bricard.library.bodies.part import Numbers, Part, PartError
from bricard.library.samples import Samples, between_springs
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.library.world import World


@dataclass(frozen=True)
class MasslessPoint(Body):
    """A point that has no energy of its own."""

    kind: ClassVar[str] = "node"
    drawn: ClassVar[str] = "particle"
    attitude_in: ClassVar[frozenset[int]] = frozenset()
    has_axes: ClassVar[bool] = False
    turns: ClassVar[bool] = False

    def move(self, world: World) -> None:
        pass


class Node(Part):
    """A point without mass, where the forces of springs, bushings and dampers balance: 0 = -dV/dP - dR/dP'.

    Held by springs alone it is always where they balance: a position that is given is only a guess. With a bushing
    whose damping acts in all directions it starts where it is given and creeps. In a file: `{P, Q}`; under another
    name: `{points: [P]}`.
    """

    samples: ClassVar[Samples] = {dimension: between_springs(dimension) for dimension in (2, 3)}
    empty: ClassVar[bool] = True

    def body(self, name: str, dimension: int, number: Numbers) -> Body:
        members = self.members(name)
        if len(members) != 1 or not members[0][0].isupper():
            raise PartError(f"a node is one point; '{name}' is not", "Write it as in {P}, or list it: {points: [P]}.")
        return MasslessPoint(name, {members[0]: (0.0,) * dimension}, 0.0, (0.0,) * dimension)
