"""Forces between two points, which the name of the entry may give as a run: AB."""

from __future__ import annotations

from typing import Any, ClassVar

from bricard.library.forces.force import Force
from bricard.library.words import Points
from bricard.library.world import World
from bricard.spec.names import split_run


class Link(Force):
    """A force between two points."""

    group: ClassVar[str] = "PartData"
    points: Points | None = None

    def ends(self, name: str) -> tuple[str, str] | None:
        """The two points; None if the name is no run of two points."""
        run = self.points or split_run(name) or ()
        return (run[0], run[1]) if len(run) == 2 and all(one[0].isupper() for one in run) else None

    def span(self, name: str, world: World) -> Any:
        """The vector from the first to the second point."""
        ends = self.ends(name)
        assert ends is not None
        return world.point(ends[1]) - world.point(ends[0])
