"""A mechanical system at acceleration level, as expressions that treatments put together.

    M q'' + G^T lambda = f          G: holonomic and velocity constraints
    C = 0,  G q' + b' = 0,  G q'' + b'' = 0

Extra variables z and the works w follow from the motion: z' and w' are functions of t, q, q', lambda, z.
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
    def powers(self) -> dict[str, ca.SX]:
        """Rates of the works that energies are balanced with."""
        return work_rates(self.system)

    @property
    def parameter_values(self) -> npt.NDArray[np.float64]:
        """Values of the parameters."""
        return np.array(list(self.system.parameters.values()), dtype=float)
