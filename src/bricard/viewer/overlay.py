"""Two motions on one page: one as usual, the other behind it in thin lines; its points are called A_before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.contact.history import History
from bricard.records import dataclass
from bricard.results.picture import Link, Picture, Shape
from bricard.results.trajectory import Trajectory
from bricard.viewer.contents import Viewable


@dataclass(frozen=True, eq=False)
class Overlaid:
    """A motion in front of another of the same length; points of the one behind have `word` after their names."""

    front: Viewable
    behind: Viewable
    word: str = "before"

    @property
    def names(self) -> tuple[str, ...]:
        """Those of both; of the motion behind its points."""
        points = {*self._drawn}
        others = [name for name in self.behind.names if name.rpartition(".")[0] in points]
        return (*self.front.names, *[self._marked(name) for name in others])

    @property
    def t(self) -> npt.NDArray[Any]:
        """Times of the steps."""
        return self.front.t

    @property
    def picture(self) -> Picture | None:
        """Both, the one behind without masses, joints and forces."""
        front, behind = self.front.picture, self.behind.picture
        if front is None or behind is None:
            return front
        ghosts = [link for shape in behind.shapes for link in self._outlined(shape)]
        ghosts += [self._link(one) for one in self._links]
        fixed = {self._marked(name): place for name, place in behind.fixed.items() if name in self._drawn}
        return replace(front, fixed={**front.fixed, **fixed}, links=(*front.links, *ghosts))

    @property
    def certificate(self) -> Any:
        """Of the motion in front."""
        return self.front.certificate

    @property
    def events(self) -> Sequence[Any]:
        """Of the motion in front."""
        return self.front.events

    @property
    def description(self) -> str:
        """Of the motion in front."""
        return self.front.description

    @property
    def further(self) -> Mapping[str, Any]:
        """Of the motion in front."""
        return self.front.further

    @property
    def history(self) -> History:
        """Of the motion in front."""
        return self.front.history

    @property
    def trajectory(self) -> Trajectory:
        """Of the motion in front."""
        return self.front.trajectory

    def unit(self, name: str) -> str:
        """The unit of a name."""
        return self._owner(name).unit(self._plain(name))

    def members(self, name: str) -> tuple[str, ...]:
        """The components of a point, or the name itself."""
        found = self._owner(name).members(self._plain(name))
        return tuple(self._marked(one) for one in found) if self._is_behind(name) else found

    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike) -> Any:
        """Values at times."""
        if isinstance(name, str):
            return self._owner(name)(self._plain(name), t)
        return np.stack([self(one, t) for one in name])

    # -- names of the motion behind ----------------------------------------------------------------------------------

    @property
    def _drawn(self) -> list[str]:
        """Points of the motion behind that are drawn."""
        picture = self.behind.picture
        if picture is None:
            return []
        points = [name for shape in picture.shapes for name in shape.members if name[0].isupper()]
        return list(dict.fromkeys([*points, *[end for link in self._links for end in link.ends]]))

    @property
    def _links(self) -> list[Link]:
        """Links of the motion behind, its ropes from point to point."""
        picture = self.behind.picture
        return [] if picture is None else [*picture.links, *[span for rope in picture.ropes for span in rope.spans]]

    def _outlined(self, shape: Shape) -> Iterator[Link]:
        """The lines between the points of a body."""
        points = [name for name in shape.members if name[0].isupper()]
        closed = [*points, points[0]] if len(points) > 2 else points
        for number, ends in enumerate(pairwise(closed)):
            yield self._link(Link(f"{shape.name}_{number}", "distance", ends))

    def _link(self, link: Link) -> Link:
        return replace(
            link, name=self._marked(link.name), ends=(self._marked(link.ends[0]), self._marked(link.ends[1]))
        )

    def _marked(self, name: str) -> str:
        point, dot, rest = name.partition(".")
        return f"{point}_{self.word}{dot}{rest}"

    def _is_behind(self, name: str) -> bool:
        return name.partition(".")[0].endswith(f"_{self.word}")

    def _plain(self, name: str) -> str:
        point, dot, rest = name.partition(".")
        return f"{point.removesuffix(f'_{self.word}')}{dot}{rest}"

    def _owner(self, name: str) -> Viewable:
        return self.behind if self._is_behind(name) else self.front
