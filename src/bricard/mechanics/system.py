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

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import casadi as ca

from bricard.mechanics.tables import Table


@dataclass(frozen=True, eq=False)
class Constraint:
    """A residual that is kept at zero; `law` is the prescribed value (of time) if it is a drive, else None."""

    name: str
    residual: ca.SX
    law: ca.SX | None = None


@dataclass(frozen=True, eq=False)
class Extra:
    """A further variable and its equation, an expression of `symbol`, its `rate` and the system's symbols."""

    name: str
    symbol: ca.SX
    rate: ca.SX
    residual: ca.SX


@dataclass(frozen=True, eq=False)
class MechanicalSystem:
    """Coordinates, energies, forces, constraints; q, v = q', p are columns of symbols."""

    coordinates: tuple[str, ...]
    t: ca.SX
    q: ca.SX
    v: ca.SX
    p: ca.SX
    parameters: Mapping[str, float]
    T: ca.SX
    V: ca.SX
    R: ca.SX
    Q: ca.SX
    holonomic: tuple[Constraint, ...] = ()
    velocity: tuple[Constraint, ...] = ()
    extras: tuple[Extra, ...] = ()
    tables: tuple[Table, ...] = ()
    outputs: Mapping[str, ca.SX] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """Number of coordinates."""
        return len(self.coordinates)

    @cached_property
    def lam(self) -> ca.SX:
        """Symbols of the multipliers (a column): of the holonomic constraints, then of the velocity constraints."""
        return ca.SX.sym("lam", len(self.holonomic) + len(self.velocity))

    @property
    def C(self) -> ca.SX:
        """Residuals of the holonomic constraints (a column)."""
        return _column([constraint.residual for constraint in self.holonomic])

    @property
    def g(self) -> ca.SX:
        """Residuals of the velocity constraints (a column)."""
        return _column([constraint.residual for constraint in self.velocity])

    @property
    def L(self) -> ca.SX:
        """The Lagrangian T - V."""
        return self.T - self.V

    def at_time(self, expressions: list[ca.SX], t: float) -> list[ca.SX]:
        """Expressions with t, and tabulated laws, at a time."""
        old, new = [self.t], [ca.SX(t)]
        for table in self.tables:
            old += [table.symbols, table.tau]
            new += [ca.SX(ca.DM(table.derivatives(t, t))), ca.SX(t)]
        return list(ca.substitute(expressions, old, new))

    def rate(self, expression: ca.SX) -> ca.SX:
        """Time derivative of an expression of t and q."""
        return ca.jtimes(expression, self.q, self.v) + ca.jacobian(expression, self.t)


def multiplier_name(constraint: str) -> str:
    """The variable that is the multiplier of a constraint."""
    return f"lam.{constraint}"


def _column(expressions: list[ca.SX]) -> ca.SX:
    return ca.vertcat(*expressions) if expressions else ca.SX(0, 1)
