"""What carries a shape: a part, the ground, or a frame that formulas of time move and turn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from bricard.library.world import Value, World
from bricard.records import dataclass
from bricard.spec.expressions import Expression


@dataclass(frozen=True)
class Drift:
    """A frame that moves in the world: its origin, and how far it is turned about it; formulas of time."""

    about: tuple[float, ...]
    moves: tuple[Expression, ...] = ()
    turns: Expression | None = None


@dataclass(frozen=True, eq=False)
class Carrier:
    """A part (None: the world) in the coordinates of a formulation, with the speed of a belt around it."""

    world: World
    part: str | None
    drift: Drift | None = None
    speed: Expression | None = None
    clockwise: bool = False

    def place(self, local: Sequence[float]) -> Value:
        """The point with these local coordinates."""
        if self.drift is None:
            return self.world.place_in(self.part, local)
        return self.origin + self._turned([a - b for a, b in zip(local, self.drift.about, strict=True)])

    def direction(self, local: Sequence[float]) -> Value:
        """The vector with these local components."""
        return self.world.direction_in(self.part, local) if self.drift is None else self._turned(local)

    def local(self, place: Value) -> Sequence[Value]:
        """Local coordinates of a point."""
        if self.drift is None:
            return self.world.components_in(self.part, place)
        apart, axes = place - self.origin, (self._turned((1.0, 0.0)), self._turned((0.0, 1.0)))
        return [apart @ axis + about for axis, about in zip(axes, self.drift.about, strict=True)]

    def velocity(self, place: Value, near: Value) -> Value:
        """Of the point of the carrier that is at a place; `near` is a point that it carries with it."""
        spin = self.spin
        if spin is None:
            return self.world.rate(near)
        arm = place - near
        return self.world.rate(near) + (arm.quarter_turn() * spin if self.world.dimension == 2 else spin.cross(arm))

    def rubbed(self, place: Value, foot: Value) -> Value:
        """Where it is rubbed: a part at the place of the force, that both may balance; the world at its surface."""
        return place if self.drift is None else foot

    def belt(self) -> Value:
        """The speed of its surface against it, counterclockwise around the shape."""
        value = 0.0 if self.speed is None else self.world.value(self.speed)
        return -value if self.clockwise else value

    @cached_property
    def origin(self) -> Value:
        """Of a frame that drifts: the point about which it turns."""
        assert self.drift is not None
        start = self.world.vector_of(self.drift.about)
        if not self.drift.moves:
            return start
        return start + self.world.vector_of([self.world.value(formula) for formula in self.drift.moves])

    @cached_property
    def angle(self) -> Value:
        """Of a frame that drifts: by how much it is turned."""
        assert self.drift is not None
        return 0.0 if self.drift.turns is None else self.world.value(self.drift.turns)

    @cached_property
    def spin(self) -> Value | None:
        """The angular velocity; None of what does not turn."""
        if self.drift is not None:
            return None if self.drift.turns is None else self.world.rate(self.angle)
        if self.part is None or not self.world.turns(self.part):
            return None
        return self.world.angular_velocity(self.part)

    def _turned(self, local: Sequence[float]) -> Value:
        straight = self.world.vector_of(local)
        if self.drift is None or self.drift.turns is None:
            return straight
        return self.world.rotated(straight, self.angle)
