"""What a mechanical system is made of, while it grows: symbols, energies, loads, constraints, outputs.

Numbers and kinds of values are not looked at here. A `Lagrangian` checks what users hand in and passes it on;
formulations, whose expressions are made of checked ones, add to the terms themselves and check them once, as a whole
(`check`). Every addition costs what the added expression costs, however large the system is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from bricard.dae.declared import NAME
from bricard.errors import ModelError
from bricard.mechanics.system import Apart, Constraint, Element, Extra, multiplier_name
from bricard.mechanics.unilateral import (
    DryFriction,
    ImpactLaw,
    ImpactRules,
    Unilateral,
    friction_name,
    friction_names,
    normal_name,
)
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, check_finite
from bricard.symbolic.vectors import AXES, Vec, made_of

if TYPE_CHECKING:
    from bricard.mechanics.tables import Table
    from bricard.symbolic.frames import Frame

RATES_IN_POTENTIAL = "A potential contains rates: use dissipation(), force() or lagrangian()."


class Terms:
    """The terms of a system with these coordinates."""

    def __init__(self, coordinates: Sequence[str]) -> None:
        self.t = sx.SX.sym("t")
        positions = [sx.SX.sym(name) for name in coordinates]
        velocities = [sx.SX.sym(f"{name}'") for name in coordinates]
        self.symbols: Mapping[str, sx.SX] = dict(zip(coordinates, positions, strict=True))
        self.q, self.v = sx.vertcat(*positions), sx.vertcat(*velocities)
        self._rates = {q.element_hash(): v for q, v in zip(positions, velocities, strict=True)}
        self._velocities = {v.element_hash() for v in velocities}
        self.T, self.V, self.R = sx.SX(0), sx.SX(0), sx.SX(0)
        self._others = (sx.SX(0), sx.SX(0))  # V and R without elements
        self._elements: list[Element] = []
        self.holonomic: list[Constraint] = []
        self.velocity: list[Constraint] = []
        self.contacts: list[Unilateral] = []
        self.frictions: list[DryFriction] = []
        self.impact_rules = ImpactRules()
        self.pushes: dict[str, str] = {}
        self.extras: list[Extra] = []
        self.tables: list[Table] = []
        self.outputs: dict[str, sx.SX] = {}
        self._loads: list[tuple[sx.SX, sx.SX]] = []
        self._found = (0, sx.SX.zeros(len(coordinates)))  # Q of so many loads
        self._taken: set[str] = set()
        self._number = 1

    # -- symbols -----------------------------------------------------------------------------

    def rates_in(self, expression: sx.SX) -> list[sx.SX]:
        """The rates of coordinates that occur."""
        return [symbol for symbol in sx.symvar(expression) if symbol.element_hash() in self._velocities]

    def has_rates(self, expression: sx.SX) -> bool:
        """Whether rates of coordinates occur."""
        return any(symbol.element_hash() in self._velocities for symbol in sx.symvar(expression))

    def has_coordinates(self, expression: sx.SX) -> bool:
        """Whether coordinates or their rates occur."""
        known = (self._rates, self._velocities)
        return any(symbol.element_hash() in one for symbol in sx.symvar(expression) for one in known)

    def rate(self, expression: Scalar) -> Scalar:
        """Time derivative of an expression of time and coordinates, or of a vector; by the symbols in it."""
        if isinstance(expression, Vec):
            known = [self._known_rate(one) for one in expression]
            return made_of(
                sx.vertsplit(self._rate(expression.column())) if any(one is None for one in known) else known
            )
        return self._rate(sx.SX(expression))

    def _known_rate(self, component: Scalar) -> sx.SX | None:
        """The rate of a coordinate."""
        return self._rates.get(component.element_hash()) if isinstance(component, sx.SX) else None

    def _rate(self, expression: sx.SX) -> sx.SX:
        if expression.numel() == 1 and (known := self._known_rate(expression)) is not None:
            return known
        symbols = {symbol.element_hash(): symbol for symbol in sx.symvar(expression)}
        moving = [number for number in symbols if number in self._rates]
        result = sx.SX.zeros(*expression.shape)
        if moving:
            own, rates = ([names[number] for number in moving] for names in (symbols, self._rates))
            result = sx.jtimes(expression, sx.vertcat(*own), sx.vertcat(*rates))
        return result + sx.jacobian(expression, self.t) if self.t.element_hash() in symbols else result

    # -- energies and loads ------------------------------------------------------------------

    def kinetic(self, energy: Scalar) -> None:
        """Adds to T."""
        self.T = self.T + energy

    def potential(self, energy: Scalar) -> None:
        """Adds to V."""
        self._add_energies(energy, 0)
        self._others = (self._others[0] + energy, self._others[1])

    def dissipation(self, R: Scalar) -> None:
        """Adds to R."""
        self._add_energies(0, R)
        self._others = (self._others[0], self._others[1] + R)

    def _add_energies(self, V: Scalar, R: Scalar) -> None:
        self.V, self.R = self.V + V, self.R + R

    def elastic(self, stiffness: Scalar, elongation: Scalar, damping: Scalar = 0, rate: Scalar = None) -> sx.SX:
        """Adds a spring and damper: V = k/2 e^2, R = c/2 e'^2 of an expression or vector e; `rate` is its e'.

        Returns its force k e + c e'.
        """
        e, k, c = as_column(elongation), sx.SX(stiffness), sx.SX(damping)
        force, V, R = k * e, k / 2 * squared(elongation), sx.SX(0)
        if not c.is_zero():
            rate = self.rate(elongation) if rate is None else rate
            force, R = force + c * as_column(rate), c / 2 * squared(rate)
        self._act(Element(force, e, sx.SX(0, 1), V, R, k + c), sx.vertcat(k, c))
        return force

    def damper(self, damping: Scalar, rate: Scalar) -> None:
        """Adds a damper: R = c/2 r^2 of an expression or vector r that is linear in rates."""
        c, r = sx.SX(damping), as_column(rate)
        self._act(Element(c * r, sx.SX(0, 1), r, sx.SX(0), c / 2 * squared(rate), c), c)

    def _act(self, element: Element, constants: sx.SX) -> None:
        """Adds an element; one whose stiffness or damping moves with the system is nothing but its energies."""
        if self.has_coordinates(constants):
            self.potential(element.V)
            self.dissipation(element.R)
        else:
            self.element(element)

    def element(self, element: Element) -> None:
        """Adds a force element, by any law of its elongations and rates that its V and R tell, too."""
        self._add_energies(element.V, element.R)
        self._elements.append(element)

    @property
    def apart(self) -> Apart | None:
        """The elements, and V and R without them."""
        return Apart(*self._others, tuple(self._elements)) if self._elements else None

    def spin_energy(self, inertia: Sequence[Sequence[Scalar]], frame: Frame) -> Scalar:
        """1/2 sum E_ij a_i' . a_j' with E = tr(I)/2 - I and the axes a_i: of a body's rotation in space."""
        rates = [self.rate(axis) for axis in frame.axes]
        half = (inertia[0][0] + inertia[1][1] + inertia[2][2]) / 2
        terms = [(sx.SX(half - inertia[i][i]) / 2, rates[i], rates[i]) for i in range(3)]
        terms += [(sx.SX(-inertia[i][j]), rates[i], rates[j]) for i, j in combinations(range(3), 2)]
        return sum((factor * (one @ other) for factor, one, other in terms if not factor.is_zero()), sx.SX(0))

    def load(self, force: sx.SX, rate: sx.SX) -> None:
        """Adds a force by the rate on which it does work, both numbers or both columns."""
        if force.shape != rate.shape:
            raise ModelError(f"A load has {force.numel()} components of force for {rate.numel()} of the rate.")
        if not self.has_rates(rate):
            raise ModelError("A load acts on a quantity that contains no rate: it would have no effect.")
        self._loads.append((sx.vec(force), sx.vec(rate)))

    @property
    def Q(self) -> sx.SX:
        """Forces of all loads: the sum of (d rate/dq')^T force, found for all of them together."""
        if self._found[0] < len(self._loads):
            forces, rates = (sx.vertcat(*columns) for columns in zip(*self._loads, strict=True))
            self._found = (len(self._loads), sx.densify(sx.jtimes(rates, self.v, forces, True)))
        return self._found[1]

    # -- constraints and further variables ----------------------------------------------------

    def constrain(self, name: str, residual: sx.SX, law: sx.SX | None = None) -> Constraint:
        """Adds a holonomic constraint."""
        self.holonomic.append(self._constraint(name, residual, law))
        return self.holonomic[-1]

    def constrain_velocity(self, name: str, residual: sx.SX, law: sx.SX | None = None) -> Constraint:
        """Adds a velocity constraint."""
        self.velocity.append(self._constraint(name, residual, law))
        return self.velocity[-1]

    def _constraint(self, name: str, residual: sx.SX, law: sx.SX | None) -> Constraint:
        name = self._taking(name)
        return Constraint(name, residual, sx.SX.sym(multiplier_name(name)), law)

    def contact(
        self,
        name: str,
        gap: sx.SX,
        slip: sx.SX | None = None,
        friction: tuple[Scalar, Scalar] = (0.0, 0.0),
        restitution: Scalar = 0.0,
        law: ImpactLaw = "newton",
        windows: Sequence[sx.SX] = (),
        pair: str = "",
        patch: str = "",
        place: Vec | None = None,
        normal: Vec | None = None,
        near: sx.SX | None = None,
    ) -> Unilateral:
        """Adds a gap that stays open, with friction along a slip velocity; see `Unilateral`."""
        name = self.new_name(name, normal_name)
        static, kinetic = (sx.SX(coefficient) for coefficient in friction)
        rubs = slip is not None and not (static.is_zero() and kinetic.is_zero())
        slip = sx.vec(slip) if slip is not None and rubs else sx.SX(0, 1)
        names = friction_names(name, slip.numel())
        for variable in (normal_name(name), *names):
            self._taking(variable)
        contact = Unilateral(
            name,
            gap,
            sx.SX.sym(normal_name(name)),
            slip,
            sx.vertcat(sx.SX(0, 1), *[sx.SX.sym(one) for one in names]),
            static,
            kinetic,
            sx.SX(restitution),
            law,
            tuple(windows),
            pair or name,
            patch,
            place,
            normal,
            near,
        )
        self.contacts.append(contact)
        return contact

    def dry_friction(self, name: str, slip: sx.SX, static: Scalar, kinetic: Scalar) -> None:
        """Adds friction along a rate, of which the limits are given; none, if these are zero."""
        name = self.new_name(name, friction_name)
        if sx.SX(static).is_zero() and sx.SX(kinetic).is_zero():
            return
        symbol = sx.SX.sym(self._taking(friction_name(name)))
        self.frictions.append(DryFriction(name, slip, symbol, sx.SX(static), sx.SX(kinetic)))

    def extra(self, extra: Extra) -> None:
        """Adds a variable with its equation."""
        self._taking(extra.name)
        self.extras.append(extra)

    def table(self, table: Table) -> None:
        """Adds a tabulated law."""
        self._taking(table.name)
        self.tables.append(table)

    def output(self, name: str, quantity: Scalar) -> None:
        """Adds a named expression, or the components of a vector."""
        if isinstance(quantity, Vec):
            for axis, component in zip(AXES, quantity, strict=False):
                self.output(f"{name}.{axis}", component)
            return
        if name in self.outputs or name.startswith("energy."):
            raise ModelError(f"The output name '{name}' is taken.")
        self.outputs[name] = sx.densify(sx.SX(quantity))

    def new_name(self, name: str, variable: Callable[[str], str] = str) -> str:
        """The name of a constraint or further variable, if it can be one; without a name a free one.

        Contacts and frictions may have the name of something else: their variables are called N.name and T.name.
        """
        name = name or self._free_name()
        if variable(name) in self._taken:
            raise ModelError(f"The name '{name}' is taken.")
        if NAME.fullmatch(name) is None:
            raise ModelError(
                f"'{name}' is not a valid name for a constraint or variable; use letters, digits and dots."
            )
        return name

    def _free_name(self) -> str:
        while any(of(f"c{self._number}") in self._taken for of in (str, normal_name, friction_name)):
            self._number += 1
        return f"c{self._number}"

    def take(self, name: str) -> None:
        """Keeps a name from others."""
        self._taken.add(name)

    def _taking(self, name: str) -> str:
        name = self.new_name(name)
        self._taken.add(name)
        return name

    # -- all together ------------------------------------------------------------------------

    def check(self) -> None:
        """An error if a potential contains rates, or anything a number that is not finite."""
        if self.has_rates(self.V):
            raise ModelError(RATES_IN_POTENTIAL)
        for what, expressions in self._all():
            check_finite(sx.vertcat(sx.SX(0, 1), *expressions), what)

    def _all(self) -> Iterator[tuple[str, list[sx.SX]]]:
        """All expressions, with what they are."""
        yield "A kinetic energy", [self.T]
        yield "A potential", [self.V]
        yield "A dissipation function", [self.R]
        yield "A force element", [one.force for one in self._elements]
        yield "The force of a load", [one for load in self._loads for one in load]
        yield "A constraint", [constraint.residual for constraint in (*self.holonomic, *self.velocity)]
        yield "A gap", [one for contact in self.contacts for one in (contact.gap, contact.slip, *contact.windows)]
        yield "A friction", [one for dry in self.frictions for one in (dry.slip, dry.static, dry.kinetic)]
        yield "An output", list(self.outputs.values())


def as_column(quantity: Scalar) -> sx.SX:
    """The components of a vector, or a number, as a column."""
    return quantity.column() if isinstance(quantity, Vec) else sx.SX(quantity)


def squared(quantity: Scalar) -> Scalar:
    """The square of a number, or of the length of a vector."""
    return quantity.squared() if isinstance(quantity, Vec) else quantity**2
