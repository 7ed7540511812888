"""What a formulation offers to bodies, relations, forces and drives: places, rates, and ways to act on them.

Expressions and vectors are the formulation's own; the library only passes them on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, Protocol

from bricard.spec.expressions import Expression

Value = Any  # an expression or a vector of the formulation, or a number


class World(Protocol):
    """A mechanism in the coordinates of some formulation."""

    @property
    def dimension(self) -> int:
        """2 or 3."""

    def point(self, name: str) -> Value:
        """A point's position."""

    def member(self, part: str, name: str) -> Value:
        """A point or vector, as a part has it."""

    def centroid(self, part: str) -> Value:
        """Where the centroid of a part is."""

    def has_frame(self, part: str) -> bool:
        """Whether a part has axes in these coordinates."""

    def spin_energy(self, part: str, inertia: Value) -> Value:
        """The energy of the rotation of a part that has axes."""

    def value(self, formula: Expression, local: Mapping[str, Any] | None = None) -> Any:
        """A formula of parameters, time, coordinates, rates and outputs, and of names of its own."""

    def rate(self, expression: Value) -> Value:
        """Time derivative of an expression or a vector."""

    def norm(self, vector: Value) -> Value:
        """Length of a vector."""

    def quantity(self, name: str) -> Value:
        """An angle or slide, to use in a potential or formula."""

    def quantity_rate(self, name: str) -> Value:
        """The rate of an angle or slide."""

    def has_quantity(self, name: str) -> bool:
        """Whether there is an angle or slide of this name."""

    def has_part(self, name: str) -> bool:
        """Whether there is a part of this name."""

    def angular_velocity(self, part: str) -> Value:
        """Of a part: a number in the plane, a vector in the world's axes in space."""

    def in_frame(self, part: str, components: Sequence[Value]) -> Value:
        """The vector with these components in a part's axes."""

    def place_in(self, part: str | None, components: Sequence[Value]) -> Value:
        """The point with these local coordinates of a part (None: of the ground)."""

    def direction_in(self, part: str | None, components: Sequence[Value]) -> Value:
        """The vector with these components in the axes of a part (None: of the ground)."""

    def components_in(self, part: str | None, point: Value) -> Sequence[Value]:
        """Local coordinates of a point in a part (None: in the ground)."""

    def across(self, joint: str, vector: str) -> Sequence[Value]:
        """Two unit vectors across a vector of a joint, fixed in the part that the joint means by it."""

    def carrier(self, joint: str, name: str) -> str | None:
        """The part that a joint means by a point or vector; None: the ground."""

    def turns(self, part: str) -> bool:
        """Whether a part has an angular velocity."""

    def rotated(self, vector: Value, angle: Value) -> Value:
        """A vector of the plane, turned counterclockwise by an angle."""

    def differentiated(self, formula: Expression, local: Mapping[str, Value]) -> tuple[Value, Sequence[Value]]:
        """A formula of names of its own, and its derivatives with respect to them, at these values."""

    def further(
        self,
        names: Sequence[str],
        equations: Callable[[Sequence[Value]], Sequence[Value]],
        guesses: Sequence[tuple[Sequence[Value], Value]],
    ) -> Sequence[Value]:
        """Further variables, determined by equations of their own from one of the guesses at the start.

        A guess is given with its merit: the one with the least is taken.
        """

    def phase(self, joint: str) -> Value:
        """The constant of a joint that follows from the start."""

    def vector_of(self, components: Sequence[Value]) -> Value:
        """The vector with these components in the world's axes."""

    def masses(self, parts: Sequence[str], away_from: str) -> Sequence[tuple[Value, Value]]:
        """Mass and centroid of these parts (of all, if none are given) but those whose centroid is a point."""

    def parts_at(self, point: str) -> Sequence[str]:
        """The parts that share a point."""

    def kinetic(self, energy: Value) -> None:
        """Adds a kinetic energy."""

    def mass(self, mass: Value, place: Value) -> None:
        """Adds a mass on which gravity acts."""

    def potential(self, energy: Value) -> None:
        """Adds a potential."""

    def dissipation(self, function: Value) -> None:
        """Adds a dissipation function R: the forces are -dR/dq'."""

    def elastic(self, stiffness: Value, elongation: Value, damping: Value = 0, rate: Value = None) -> Value:
        """Adds a spring and damper, V = k/2 e^2 and R = c/2 e'^2 of an expression or vector e; `rate` is its e'.

        Returns its force k e + c e', as a column.
        """

    def damper(self, damping: Value, rate: Value) -> None:
        """Adds a damper, R = c/2 r^2 of a rate r, an expression or vector."""

    def load(self, force: Value, rate: Value) -> None:
        """Adds a force (or torque) by the rate on which it does work; both numbers or both vectors."""

    def contact(
        self,
        name: str,
        gap: Value,
        slip: Value | None = None,
        friction: tuple[Value, Value] = (0.0, 0.0),
        restitution: Value = 0.0,
        *,
        law: Literal["newton", "poisson"] = "newton",
        windows: Sequence[Value] = (),
        pair: str = "",
        patch: str = "",
        place: Value | None = None,
        normal: Value | None = None,
        near: Value | None = None,
    ) -> None:
        """Adds a gap that cannot fall below zero, or, if it contains rates, a velocity that cannot.

        name         letters, digits, dots; its force is the variable N.name
        slip         velocity along which it rubs: a number, or in space a vector of two components
        friction     coefficients while it sticks and while it slips
        windows      expressions of positions; where one is negative the gap does not count
        pair         what users call the contact to which it belongs; default its name
        patch        what contacts have in common whose slips may be the same; default its name
        place, normal  where the force acts and its direction, for pictures
        near         the same for all gaps of a pair: where it is negative, they are not looked at
        """

    def dry_friction(self, name: str, slip: Value, limits: tuple[Value, Value]) -> None:
        """Adds dry friction along a rate, T.name, with the limits of its force while it sticks and while it slips."""

    def push(
        self,
        name: str,
        gap: Value,
        law: Any,
        slip: Sequence[Value] = (),
        *,
        windows: Sequence[Value] = (),
        pair: str = "",
        place: Value | None = None,
        normal: Value | None = None,
    ) -> None:
        """Adds a contact by a spring and a damper that only push (`Pushing`); otherwise as `contact`."""

    def count(self, name: str, value: Value) -> Value:
        """A parameter that starts as the last whole number before a value, and grows by one as an element says."""

    def play(self, joint: str) -> Sequence[Value]:
        """Of a joint that has play: the residuals that would vanish without it."""

    def joint_rate(self, name: str) -> Value:
        """The rate along which an angle, a slide, a joint or the parts at a point move against each other."""

    def reaction(self, joint: str) -> Value:
        """The size of the force in an explicit joint, or in the joint of two parts at a point."""

    def show(self, name: str, value: Value) -> None:
        """Makes an expression or vector an output of the solution."""

    def gravity(self, acceleration: Value) -> None:
        """Gravity on all masses."""

    def prescribe(self, name: str, quantity: Value, law: Value) -> None:
        """Makes an expression of the coordinates follow a law of time."""

    def prescribe_angle(self, name: str, angle: str, law: Value) -> None:
        """Makes an angle follow a law of time."""

    def prescribe_rate(self, name: str, rate: Value, law: Value) -> None:
        """Makes a rate follow a law of time."""

    def is_angle(self, name: str) -> bool:
        """Whether a quantity is an angle."""
