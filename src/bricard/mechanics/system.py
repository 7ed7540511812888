"""The waist of the design: a mechanical system as energies, forces and constraints on coordinates.

    d/dt(dL/dq') - dL/dq + dR/dq' + G^T lambda = Q,    L = T - V
    C(t, q) = 0                          holonomic constraints
    g(t, q, q') = 0                      velocity constraints (nonholonomic)
    G = [dC/dq; dg/dq']                  of all constraints; one multiplier lambda each
    e(t, q, q', z, z') = 0               extra variables z with equations of their own
    s'''' = 0                            tabulated laws s(t) between their knots; see `tables.py`

The force that a constraint exerts on the coordinates is -G^T lambda. `dynamics.py` makes equations of this.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

from bricard.facts import Fact, Telling, valued
from bricard.keeping import Kept
from bricard.mechanics.unilateral import DryFriction, ImpactRules, Unilateral
from bricard.records import dataclass
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.dae.lifting import Lift
    from bricard.mechanics.tables import Table


@dataclass(frozen=True, eq=False)
class Constraint:
    """A residual that is kept at zero; `law` is the prescribed value (of time) if it is a drive, else None.

    multiplier   the symbol of its multiplier
    """

    name: str
    residual: sx.SX
    multiplier: sx.SX
    law: sx.SX | None = None


@dataclass(frozen=True, eq=False)
class Extra:
    """A further variable and its equation, an expression of `symbol`, its `rate` and the system's symbols."""

    name: str
    symbol: sx.SX
    rate: sx.SX
    residual: sx.SX


@dataclass(frozen=True, eq=False)
class Element:
    """A force element: the forces sigma (a column), each against the growth of its elongation; V and R tell the same.

    elongation   a column, in the coordinates; empty for an element that knows rates only, a damper
    rate         a column, in v; of an element with elongations it is empty
    stiffness    how large a force grows with its elongation or rate: a size, to weigh equations with
    """

    force: sx.SX
    elongation: sx.SX
    rate: sx.SX
    V: sx.SX
    R: sx.SX
    stiffness: sx.SX


@dataclass(frozen=True, eq=False)
class Apart:
    """A system taken apart: its force elements, and the potential and dissipation that it has without them."""

    V: sx.SX
    R: sx.SX
    elements: tuple[Element, ...]

    def substituted(self, old: list[sx.SX], new: list[sx.SX]) -> Apart:
        """With other expressions for some symbols."""
        parts = [[one.force, one.elongation, one.rate, one.V, one.R, one.stiffness] for one in self.elements]
        found = iter(sx.substitute([self.V, self.R, *[part for one in parts for part in one]], old, new))
        V, R = islice(found, 2)
        return Apart(V, R, tuple(Element(*islice(found, 6)) for _ in parts))


@dataclass(frozen=True, eq=False, repr=False)
class MechanicalSystem(Telling):
    """Coordinates, energies, forces, constraints; q, v = q', p are columns of symbols.

    contacts, frictions
             gaps that cannot close further than to zero, and joints that rub; see `unilateral.py`
    pushes   contacts by springs and dampers, which are forces: the name of each, and that of the contact to which it
             belongs; outputs tell its force, gap, slip and place
    inputs   by name the symbols of what is given from outside: parameters, or values of tabulated laws
    apart    its force elements, which V and R contain; None if it has none
    unlifted the system whose force elements became variables of this one, its `lifts`; None if none did
    kept     what was made of it, for the next time: its DAEs
    """

    coordinates: tuple[str, ...]
    t: sx.SX
    q: sx.SX
    v: sx.SX
    p: sx.SX
    parameters: Mapping[str, float]
    T: sx.SX
    V: sx.SX
    R: sx.SX
    Q: sx.SX
    holonomic: tuple[Constraint, ...] = ()
    velocity: tuple[Constraint, ...] = ()
    extras: tuple[Extra, ...] = ()
    tables: tuple[Table, ...] = ()
    contacts: tuple[Unilateral, ...] = ()
    frictions: tuple[DryFriction, ...] = ()
    impact_rules: ImpactRules = ImpactRules()
    pushes: Mapping[str, str] = field(default_factory=dict)
    outputs: Mapping[str, sx.SX] = field(default_factory=dict)
    inputs: Mapping[str, sx.SX] = field(default_factory=dict)
    apart: Apart | None = None
    unlifted: MechanicalSystem | None = None
    lifts: tuple[Lift, ...] = ()
    kept: Kept = field(default_factory=Kept, init=False, repr=False)

    @property
    def size(self) -> int:
        """Number of coordinates."""
        return len(self.coordinates)

    @property
    def switched(self) -> tuple[Unilateral | DryFriction, ...]:
        """Contacts and frictions: what has modes."""
        return (*self.contacts, *self.frictions)

    @property
    def without_contacts(self) -> MechanicalSystem:
        """The same system where nothing touches or rubs."""
        return replace(self, contacts=(), frictions=())

    def _facts(self) -> Iterator[Fact]:
        yield "coordinates", self.coordinates
        yield "constraints", [one.name for one in (*self.holonomic, *self.velocity)]
        yield "contacts", [*[one.name for one in self.contacts], *[one.name for one in self.frictions]]
        yield "extra variables", [one.name for one in self.extras]
        yield "parameters", valued(self.parameters)
        yield "inputs", list(self.inputs)
        yield "outputs", list(self.outputs)

    @cached_property
    def lam(self) -> sx.SX:
        """Symbols of the multipliers (a column): of the holonomic constraints, then of the velocity constraints."""
        return _column([constraint.multiplier for constraint in (*self.holonomic, *self.velocity)])

    @cached_property
    def C(self) -> sx.SX:
        """Residuals of the holonomic constraints (a column)."""
        return _column([constraint.residual for constraint in self.holonomic])

    @cached_property
    def g(self) -> sx.SX:
        """Residuals of the velocity constraints (a column)."""
        return _column([constraint.residual for constraint in self.velocity])

    @cached_property
    def L(self) -> sx.SX:
        """The Lagrangian T - V."""
        return self.T - self.V

    @property
    def key(self) -> tuple[Hashable, ...]:
        """What it consists of; another system with the same key, while this one lives, has the same equations."""
        constraints = (*self.holonomic, *self.velocity)
        laws = [c.law for c in constraints if c.law is not None]
        extras = [one for extra in self.extras for one in (extra.symbol, extra.rate, extra.residual)]
        tables = [one for table in self.tables for one in (table.symbols, table.tau)]
        rubbing = [one for element in self.switched for one in element.expressions]
        own = [self.t, self.q, self.v, self.p, self.T, self.V, self.R, self.Q, self.C, self.g]
        columns = [*own, *laws, *extras, *tables, *rubbing, *self.outputs.values(), *self.inputs.values()]
        return (
            tuple(one.element_hash() for column in columns for one in _entries(column)),
            (len(self.holonomic), *((c.name, c.law is None) for c in constraints)),
            tuple(extra.name for extra in self.extras),
            (self.impact_rules, *[element.name for element in self.switched]),
            tuple((table.name, table.times.tobytes(), table.pieces.tobytes()) for table in self.tables),
            (self.coordinates, tuple(self.outputs), tuple(self.inputs), tuple(self.parameters.items())),
        )

    def at_time(self, expressions: list[sx.SX], t: float) -> list[sx.SX]:
        """Expressions with t, and tabulated laws, at a time."""
        old, new = [self.t], [sx.SX(t)]
        for table in self.tables:
            old += [table.symbols, table.tau]
            new += [sx.SX(sx.DM(table.derivatives(t, t))), sx.SX(t)]
        return list(sx.substitute(expressions, old, new))

    def substituted(self, old: list[sx.SX], new: list[sx.SX]) -> MechanicalSystem:
        """The system with other expressions for some of its symbols."""
        constraints, extras = (*self.holonomic, *self.velocity), self.extras
        laws = [sx.SX(0) if c.law is None else c.law for c in constraints]
        expressions = [self.T, self.V, self.R, self.Q, *[c.residual for c in constraints], *laws]
        rubbing = [one for element in self.switched for one in element.expressions]
        further = [*[extra.residual for extra in extras], *rubbing, *self.outputs.values()]
        found = iter(sx.substitute([*expressions, *further], old, new))
        T, V, R, Q = islice(found, 4)
        residuals, laws = list(islice(found, len(constraints))), list(islice(found, len(constraints)))
        changed = [
            replace(c, residual=residual, law=None if c.law is None else law)
            for c, residual, law in zip(constraints, residuals, laws, strict=True)
        ]
        return replace(
            self,
            T=T,
            V=V,
            R=R,
            Q=Q,
            holonomic=tuple(changed[: len(self.holonomic)]),
            velocity=tuple(changed[len(self.holonomic) :]),
            extras=tuple(replace(extra, residual=next(found)) for extra in extras),
            contacts=tuple(one.made_of(found) for one in self.contacts),
            frictions=tuple(one.made_of(found) for one in self.frictions),
            outputs=dict(zip(self.outputs, found, strict=True)),
            apart=None if self.apart is None else self.apart.substituted(old, new),
        )

    def rate(self, expression: sx.SX) -> sx.SX:
        """Time derivative of an expression of t and q."""
        return sx.jtimes(expression, self.q, self.v) + sx.jacobian(expression, self.t)


def multiplier_name(constraint: str) -> str:
    """The variable that is the multiplier of a constraint."""
    return f"lam.{constraint}"


def _column(expressions: list[sx.SX]) -> sx.SX:
    return sx.vertcat(*expressions) if expressions else sx.SX(0, 1)


def _entries(column: sx.SX) -> list[sx.SX]:
    return sx.vertsplit(sx.densify(column)) if column.numel() else []
