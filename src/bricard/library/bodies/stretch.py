"""A spring with mass: a uniform rod that may change its length."""

from __future__ import annotations

from typing import ClassVar

from bricard.library.bodies.body import Body, move_as_line
from bricard.library.world import World
from bricard.records import dataclass


@dataclass(frozen=True)
class StretchingBody(Body):
    """The mass of a spring, spread evenly between its ends; it has no local coordinates."""

    kind: ClassVar[str] = "spring with mass"
    drawn: ClassVar[str] = "stretch"
    attitude_in: ClassVar[frozenset[int]] = frozenset()
    has_axes: ClassVar[bool] = False
    turns: ClassVar[bool] = False

    def move(self, world: World) -> None:
        move_as_line(self, world)
