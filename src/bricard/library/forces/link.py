"""Forces between two points, which the name of the entry may give as a run: AB."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.drawing import Strut
from bricard.library.entry import Entry
from bricard.library.forces.force import Force
from bricard.library.words import Points
from bricard.library.world import Value, World
from bricard.spec.expressions import Expression
from bricard.spec.names import is_point, split_run


class Link(Force):
    """A force between two points."""

    group: ClassVar[str] = "PartData"
    points: Points | None = None

    def ends(self, name: str) -> tuple[str, str] | None:
        """The two points; None if the name is not a run of two points."""
        run = self.points or split_run(name) or ()
        return (run[0], run[1]) if len(run) == 2 and all(is_point(one) for one in run) else None

    def check(self, entry: Entry) -> None:
        points = self.ends(entry.name)
        if points is None:
            if self.points is None:
                remedy = "Write it as in AB, or list them: points: [A, B]."
                entry.find(f"'{entry.name}' is not a run of two points", remedy)
            return
        if self.points is None:
            for point in points:
                entry.check_known(point, entry.points, "point")
        if points[0] == points[1]:
            entry.find(f"'{entry.name}' joins {points[0]} to itself", "Give two points.")

    def between(self, name: str, kind: str, length: Expression | None = None) -> Strut | None:
        """How it is drawn."""
        ends = self.ends(name)
        return None if ends is None else Strut(kind, ends, length)

    def span(self, name: str, world: World) -> Value:
        """The vector from the first to the second point."""
        ends = self.ends(name)
        assert ends is not None
        return world.point(ends[1]) - world.point(ends[0])
