"""A feature: one way in which two shapes may touch, as expressions of the coordinates.

All of them are analytic: normals have a sign, and windows say where a feature counts. Neighbours, an edge and its
end, have windows of opposite sign, and where one gives way to the other their gaps and gap velocities are equal.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bricard.library.world import Value
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Feature:
    """Where an element of one shape touches one of another.

    label    names of the two elements in their shapes: tell it from other features of the pair
    gap      the distance, negative where they overlap
    normal   of length 1 where they touch, towards the first of the two
    place    where they touch
    slip     velocities of the first against the other, along directions across the normal; in the plane along the
             normal turned clockwise
    windows  expressions that are not negative where the feature counts
    near     positive where the circles around the two shapes overlap; None: that need not be known
    overlapping
             what holds for shapes that overlap, with a true gap and normal there; None: no other
    """

    label: tuple[str, str]
    gap: Value
    normal: Value
    place: Value
    slip: Sequence[Value]
    windows: Sequence[Value] = ()
    near: Value | None = None
    overlapping: Feature | None = None

    def reversed(self) -> Feature:
        """With the two elements in the other order; in the plane the slip is the same then."""
        slip = self.slip if len(self.slip) == 1 else [-one for one in self.slip]
        deep = self.overlapping.reversed() if self.overlapping else None
        return replace(self, label=self.label[::-1], normal=-self.normal, slip=slip, overlapping=deep)
