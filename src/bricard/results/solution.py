"""The solution of a DAE: values and derivatives at any time, and how far to trust them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.dae.expansion import Expansion
from bricard.dae.model import DAE, Equations
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.errors import SolutionError
from bricard.results.certificate import Certificate
from bricard.solvers.taylor import Occurrence
from bricard.taylor.polynomials import PiecewisePolynomial, Side

RealArray = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True, eq=False)
class Solution:
    """What `solve_dae` returns.

    success, message  whether the end was reached, and why not
    t                 times of the values that `sol[name]` gives: the step points, or t_eval
    events            occurrences of events, in order
    certificate       how far to trust it
    sol[name]         values at `t`; a name is a variable, a derivative ("u'", "u''", "u^(4)") or an output
    sol(name, times)  values at any times, exact derivatives included
    """

    success: bool
    message: str
    t: RealArray
    events: tuple[Occurrence, ...]
    certificate: Certificate
    dae: DAE
    parameters: Mapping[str, float]
    polynomials: PiecewisePolynomial | None
    values: RealArray  # [time, order, position] at t
    positions: tuple[int, ...]

    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike, *, side: Side = "right") -> Any:
        """Values of a name at times of any shape; of several names stacked along a new first axis.

        At the time of an event that changed the state, side="left" gives the values before it.
        """
        if not isinstance(name, str):
            return np.stack([self(one, t, side=side) for one in name])
        if self.polynomials is None and not np.array_equal(t, self.t):
            raise SolutionError(
                "This solution keeps its values at t_eval only (keep='times').\n"
                "  Solve with keep='steps' for values at other times."
            )
        if side not in ("right", "left"):
            raise SolutionError(f"side is {side!r}; it must be 'right' or 'left'.")
        base, order = self._parse(name)
        if base in self.dae.groups and base not in self.dae.variables:
            return self([derivative_name(member, order) for member in self.dae.groups[base]], t, side=side)
        if base in self.dae.outputs:
            return self._expression(self.dae.outputs[base], order, t, side)
        if self.polynomials is None:
            if order > self._offset(base):
                raise SolutionError(
                    f"{name} is not kept by keep='times'; {base} has derivatives up to {self._offset(base)}."
                )
            return self.values[:, order, self._position(base)]
        highest = self.polynomials.coefficients.shape[1] - self.values.shape[1] + self._offset(base)
        if order > highest:
            raise SolutionError(
                f"{name} is not in this solution: its polynomials of {base} have order {highest}.\n"
                "  Solve with a higher order."
            )
        return self.polynomials(t, self._position(base), order, side=side)

    def __getitem__(self, name: str | Sequence[str]) -> RealArray:
        """Values of a name at the times `t`."""
        if not isinstance(name, str):
            return np.stack([self[one] for one in name])
        base, order = self._parse(name)
        if base in self.dae.groups and base not in self.dae.variables:
            return self[[derivative_name(member, order) for member in self.dae.groups[base]]]
        if base not in self.dae.outputs:
            position = self._position(base)
            if order < self.values.shape[1] and order <= self._offset(base):
                return np.asarray(self.values[:, order, position])
        return np.asarray(self(name, self.t))

    @property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs."""
        return (*self.dae.variables, *self.dae.outputs)

    def __repr__(self) -> str:
        span = f"t = {self.t[0]:.6g} to {self.t[-1]:.6g}" if len(self.t) else "no values"
        outcome = "success" if self.success else "failure"
        return f"Solution({outcome}: {self.message} {span}, {self.certificate.steps} steps)"

    def _offset(self, name: str) -> int:
        return self.dae.analysis.structure.d[self.dae.variables.index(name)]

    def _position(self, name: str) -> int:
        return self.positions[self.dae.variables.index(name)]

    def _parse(self, name: str) -> tuple[str, int]:
        """A variable or output, and the order of its derivative."""
        base, order = parse_derivative(name)
        if base not in self.names and base not in self.dae.groups:
            raise SolutionError(f"'{name}' is not in this solution; it has {', '.join(self.names)}.")
        return base, order

    def evaluate(self, function: Equations, t: npt.ArrayLike, *, side: Side = "right") -> RealArray:
        """Values at times `t` of the expression that function(t, x, der) or (t, x, der, p) makes."""
        extended = self.dae.extended()
        return self._expression(extended.expression(function), 0, t, side, extended)

    def _expression(
        self, expression: ca.SX, order: int, t: npt.ArrayLike, side: Side, dae: DAE | None = None
    ) -> RealArray:
        times = np.asarray(t, dtype=float)
        expansion = Expansion(dae or self.dae)
        expression = expansion.derivative(expression, order)
        keys = expansion.used(expression)
        arguments = [self.dae.t, self.dae.p, *[expansion.symbols[key] for key in keys]]
        function = ca.Function("output", arguments, [ca.densify(expression)])
        rows = [
            np.asarray(
                self(derivative_name(self.dae.variables[j], derivative), times, side=side), dtype=float
            ).ravel()
            for j, derivative in keys
        ]
        parameters = ca.repmat(ca.DM(list(self.parameters.values())), 1, times.size)
        result = function.map(times.size)(ca.DM(times.ravel()).T, parameters, *[ca.DM(row).T for row in rows])
        return np.array(result).reshape(times.shape)[()]
