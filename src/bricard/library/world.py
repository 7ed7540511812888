"""What a formulation offers to bodies, relations, forces and drives: places, rates, and ways to act on them.

Expressions and vectors are the formulation's own; the library only passes them on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bricard.spec.expressions import Expression


class World(Protocol):
    """A mechanism in the coordinates of some formulation."""

    @property
    def dimension(self) -> int:
        """2 or 3."""

    def point(self, name: str) -> Any:
        """A point's position."""

    def member(self, part: str, name: str) -> Any:
        """A point or vector, as a part has it."""

    def centroid(self, part: str) -> Any:
        """Where the centroid of a part is."""

    def has_frame(self, part: str) -> bool:
        """Whether a part has axes in these coordinates."""

    def spin_energy(self, part: str, inertia: Any) -> Any:
        """The energy of the rotation of a part that has axes."""

    def value(self, formula: Expression, local: Mapping[str, Any] | None = None) -> Any:
        """A formula of parameters, time, coordinates, rates and outputs, and of names of its own."""

    def rate(self, expression: Any) -> Any:
        """Time derivative of an expression or a vector."""

    def norm(self, vector: Any) -> Any:
        """Length of a vector."""

    def quantity(self, name: str) -> Any:
        """An angle or slide, to use in a potential or formula."""

    def quantity_rate(self, name: str) -> Any:
        """The rate of an angle or slide."""

    def has_quantity(self, name: str) -> bool:
        """Whether there is an angle or slide of this name."""

    def has_part(self, name: str) -> bool:
        """Whether there is a part of this name."""

    def angular_velocity(self, part: str) -> Any:
        """Of a part: a number in the plane, a vector in the world's axes in space."""

    def in_frame(self, part: str, components: Sequence[Any]) -> Any:
        """The vector with these components in a part's axes."""

    def place_in(self, part: str | None, components: Sequence[Any]) -> Any:
        """The point with these local coordinates of a part (None: of the ground)."""

    def components_in(self, part: str | None, point: Any) -> Sequence[Any]:
        """Local coordinates of a point in a part (None: in the ground)."""

    def across(self, joint: str, vector: str) -> Sequence[Any]:
        """Two unit vectors across a vector of a joint, fixed in the part that the joint means by it."""

    def carrier(self, joint: str, name: str) -> str | None:
        """The part that a joint means by a point or vector; None: the ground."""

    def phase(self, joint: str) -> Any:
        """The constant of a joint that follows from the start."""

    def vector_of(self, components: Sequence[Any]) -> Any:
        """The vector with these components in the world's axes."""

    def masses(self, parts: Sequence[str], away_from: str) -> Sequence[tuple[Any, Any]]:
        """Mass and centroid of these parts (of all, if none are given) but those whose centroid is a point."""

    def parts_at(self, point: str) -> Sequence[str]:
        """The parts that share a point."""

    def kinetic(self, energy: Any) -> None:
        """Adds a kinetic energy."""

    def mass(self, mass: Any, place: Any) -> None:
        """Adds a mass on which gravity acts."""

    def potential(self, energy: Any) -> None:
        """Adds a potential."""

    def dissipation(self, function: Any) -> None:
        """Adds a dissipation function R: the forces are -dR/dq'."""

    def load(self, force: Any, rate: Any) -> None:
        """Adds a force (or torque) by the rate on which it does work; both numbers or both vectors."""

    def show(self, name: str, value: Any) -> None:
        """Makes an expression or vector an output of the solution."""

    def gravity(self, acceleration: Any) -> None:
        """Gravity on all masses."""

    def prescribe(self, name: str, quantity: Any, law: Any) -> None:
        """Makes an expression of the coordinates follow a law of time."""

    def prescribe_angle(self, name: str, angle: str, law: Any) -> None:
        """Makes an angle follow a law of time."""

    def prescribe_rate(self, name: str, rate: Any, law: Any) -> None:
        """Makes a rate follow a law of time."""

    def is_angle(self, name: str) -> bool:
        """Whether a quantity is an angle."""
