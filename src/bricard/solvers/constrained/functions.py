"""A mechanical system at acceleration level, as expressions that constraint methods put together.

    M q'' + G^T lambda = f          G: holonomic and velocity constraints
    C = 0,  G q' + b' = 0,  G q'' + b'' = 0

Extra variables z and the works w follow from the motion: z' and w' are functions of t, q, q', z, linear in lambda.

Of a tabulated law the cubic that holds at a time is a parameter, with five numbers: value and derivatives at its left
knot, and the knot. They stay the same until the next knot.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.errors import ModelError
from bricard.mechanics.equations import momentum, work_rates
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.tables import ORDERS

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Equations:
    """Expressions of t, q, v, lambda, z and parameters of a system (SX)."""

    system: MechanicalSystem

    @cached_property
    def M(self) -> ca.SX:
        """Mass matrix."""
        return ca.jacobian(momentum(self.system), self.system.v)

    @cached_property
    def f(self) -> ca.SX:
        """Forces, with everything that does not depend on accelerations and multipliers."""
        s = self.system
        return -self.along(momentum(s)) + ca.gradient(s.L, s.q) - ca.gradient(s.R, s.v) + s.Q

    @cached_property
    def G(self) -> ca.SX:
        """Jacobian of all constraints."""
        return ca.vertcat(ca.jacobian(self.system.C, self.system.q), ca.jacobian(self.system.g, self.system.v))

    @cached_property
    def velocity_level(self) -> ca.SX:
        """G q' + b': residuals of all constraints at velocity level."""
        return ca.vertcat(self.along(self.system.C), self.system.g)

    @cached_property
    def b2(self) -> ca.SX:
        """b'': what is left of the constraints' second derivatives (of velocity constraints: first) at q'' = 0."""
        return ca.vertcat(self.along(self.along(self.system.C)), self.along(self.system.g))

    @cached_property
    def position_level(self) -> ca.SX:
        """C, with zeros for velocity constraints."""
        return ca.vertcat(self.system.C, ca.SX.zeros(self.system.g.numel()))

    def along(self, expression: ca.SX) -> ca.SX:
        """d/dt with q'' = 0."""
        if not expression.numel():
            return expression
        s = self.system
        return ca.jtimes(expression, s.q, s.v) + ca.jacobian(expression, s.t)

    @property
    def z(self) -> ca.SX:
        """Extra variables."""
        return ca.vertcat(ca.SX(0, 1), *[extra.symbol for extra in self.system.extras])

    @cached_property
    def z_rates(self) -> ca.SX:
        """Rates of the extra variables, from equations that are linear in them."""
        rates = ca.vertcat(ca.SX(0, 1), *[extra.rate for extra in self.system.extras])
        residuals = ca.vertcat(ca.SX(0, 1), *[extra.residual for extra in self.system.extras])
        if not rates.numel():
            return rates
        matrix = ca.jacobian(residuals, rates)
        if ca.depends_on(matrix, rates) or ca.sprank(matrix.sparsity()) < rates.numel():
            raise ModelError("The equations of extra variables do not give their rates.\n  Use constraints='direct'.")
        at_zero = ca.substitute(residuals, rates, ca.SX.zeros(rates.numel()))
        return ca.solve(matrix, -at_zero)

    @cached_property
    def has_z_accelerations(self) -> bool:
        """Whether z'' follows from t, y and y': not where multipliers act on z'."""
        return bool(self.z.numel()) and not ca.depends_on(self.z_rates, self.system.lam)

    def z_accelerations(self, y_rates: ca.SX) -> ca.SX:
        """z'', from y' of the whole state."""
        t, y, _ = self.arguments
        return ca.densify(ca.jtimes(self.z_rates, y, y_rates) + ca.jacobian(self.z_rates, t))

    @cached_property
    def powers(self) -> dict[str, ca.SX]:
        """Rates of the works that energies are balanced with."""
        return work_rates(self.system)

    @cached_property
    def rest(self) -> ca.SX:
        """z' and w'."""
        return ca.densify(ca.vertcat(self.z_rates, *self.powers.values()))

    @property
    def parameter_values(self) -> FloatArray:
        """Values of the parameters."""
        return np.array(list(self.system.parameters.values()), dtype=float)

    @property
    def laws(self) -> ca.SX:
        """Symbols of the tabulated laws: value, derivatives and knot of each."""
        return ca.vertcat(ca.SX(0, 1), *[one for table in self.system.tables for one in (table.symbols, table.tau)])

    @cached_property
    def arguments(self) -> list[ca.SX]:
        """t, y = (q, q', z, w) and the parameters, of which there is at least one."""
        s, p = self.system, ca.vertcat(self.system.p, self.laws)
        y = ca.vertcat(s.q, s.v, self.z, ca.SX.sym("w", len(self.powers)))
        return [s.t, y, p if p.numel() else ca.SX.sym("none")]


class Parameters:
    """Values of the parameters, in memory that compiled functions read; those of tabulated laws change at knots."""

    def __init__(self, equations: Equations) -> None:
        self._tables = equations.system.tables
        own, laws = equations.parameter_values, equations.laws.numel()
        self.values: FloatArray = np.zeros(max(1, len(own) + laws))
        self.values[: len(own)] = own
        self._laws = self.values[len(own) : len(own) + laws].reshape(-1, ORDERS + 1)
        self._from, self._to = np.inf, -np.inf

    def enter(self, t: float) -> None:
        """Takes the pieces of the laws that hold at t."""
        if not self._tables or self._from <= t < self._to:
            return
        ends = []
        for table, law in zip(self._tables, self._laws, strict=True):
            piece = int(np.clip(np.searchsorted(table.times, t, side="right") - 1, 0, len(table.times) - 2))
            law[:ORDERS], law[ORDERS] = table.pieces[:, piece], table.times[piece]
            ends.append((table.times[piece], table.times[piece + 1]))
        self._from, self._to = max(start for start, _ in ends), min(end for _, end in ends)
