"""The Hamiltonian facility.

    q' = dH/dp,   p' = -dH/dq - G^T lambda + Q,   C(t, q) = 0

Write H(t, q, p) yourself, or let `legendre` take it from a Lagrangian: then p = dL/dq' defines the rates q' as
further unknowns and -dH/dq = dL/dq, so that the mass matrix is never inverted by symbols.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bricard.checks import checked
from bricard.dae.declared import Names, check_parameters, parse_names
from bricard.dae.model import DAE
from bricard.errors import ModelError
from bricard.facts import Fact, Telling, valued
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import in_dae_symbols
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.symbolic import sx
from bricard.symbolic.expressions import as_scalar


class Hamiltonian(Telling):
    """A Hamiltonian system: `h.q.u` is a coordinate, `h.p.u` its momentum (variable `p.u` of the solution)."""

    def __init__(self, coordinates: str | Sequence[str], *, parameters: Mapping[str, float] | None = None) -> None:
        self.coordinates = tuple(name for names in parse_names(coordinates).values() for name in names)
        self.parameters = check_parameters({} if parameters is None else parameters, self.coordinates)
        self.t = sx.SX.sym("t")
        self._q = [sx.SX.sym(name) for name in self.coordinates]
        self._p = [sx.SX.sym(f"p.{name}") for name in self.coordinates]
        constants = [sx.SX.sym(name) for name in self.parameters]
        self.q = Names("coordinate", dict(zip(self.coordinates, self._q, strict=True)))
        self.p = Names("momentum", dict(zip(self.coordinates, self._p, strict=True)))
        self.par = Names("parameter", dict(zip(self.parameters, constants, strict=True)))
        self._constants = sx.vertcat(sx.SX(0, 1), *constants)
        self._H = sx.SX(0)
        self._constraints: dict[str, sx.SX] = {}

    def _facts(self) -> Iterator[Fact]:
        yield "coordinates", self.coordinates
        yield "momenta", [f"p.{name}" for name in self.coordinates]
        yield "constraints", list(self._constraints)
        yield "parameters", valued(self.parameters)

    def hamiltonian(self, H: Any) -> None:
        """Adds to H(t, q, p)."""
        self._H = self._H + as_scalar(H, "A Hamiltonian")

    @checked(ModelError)
    def constrain(self, residual: Any, name: str = "") -> None:
        """Keeps an expression of t and q at zero."""
        name = name or f"c{len(self._constraints) + 1}"
        if name in self._constraints:
            raise ModelError(f"The name '{name}' is taken.")
        self._constraints[name] = as_scalar(residual, f"The constraint '{name}'")

    def dae(self) -> DAE:
        """Hamilton's equations."""
        q, p, H = sx.vertcat(*self._q), sx.vertcat(*self._p), self._H
        C = sx.vertcat(sx.SX(0, 1), *self._constraints.values())
        lam = sx.SX.sym("lam", len(self._constraints))
        names = [multiplier_name(name) for name in self._constraints]
        forces = -sx.gradient(H, q)
        if self._constraints:
            forces = forces - sx.jtimes(C, q, lam, True)

        def equations(t: sx.SX, x: Any, der: Any, par: Any) -> dict[str, Any]:
            old = [self.t, q, p, self._constants, lam]
            new = [
                t,
                sx.vertcat(*[x[name] for name in self.coordinates]),
                sx.vertcat(*[x[f"p.{name}"] for name in self.coordinates]),
                sx.vertcat(sx.SX(0, 1), *par),
                sx.vertcat(sx.SX(0, 1), *[x[name] for name in names]),
            ]
            rates, slopes, residuals = sx.substitute([sx.densify(sx.gradient(H, p)), sx.densify(forces), C], old, new)
            result = {f"rate.{n}": der(x[n]) - rates[i] for i, n in enumerate(self.coordinates)}
            result |= {f"momentum.{n}": der(x[f"p.{n}"]) - slopes[i] for i, n in enumerate(self.coordinates)}
            return result | {name: residuals[i] for i, name in enumerate(self._constraints)}

        variables = [*self.coordinates, *[f"p.{name}" for name in self.coordinates], *names]
        return DAE(variables, equations, parameters=self.parameters)


@checked(ModelError)
def legendre(system: MechanicalSystem) -> DAE:
    """Hamilton's equations of a Lagrangian system, in q, p, the rates v (variables `v.u`) and the multipliers."""
    if system.extras:
        raise ModelError(
            "The Legendre transform takes no extra variables.\n  Leave them out, or use the Lagrangian form."
        )
    if system.tables:
        raise ModelError("The Legendre transform takes no tabulated laws.\n  Use the Lagrangian form.")
    dynamics, constraints = Dynamics(system), [*system.holonomic, *system.velocity]
    names = [multiplier_name(constraint.name) for constraint in constraints]

    def equations(t: sx.SX, x: Any, der: Any, par: Any) -> dict[str, Any]:
        rates = {name: x[f"v.{name}"] for name in system.coordinates}

        def rate(symbol: sx.SX) -> Any:
            return rates[str(symbol)]

        expressions = [dynamics.momenta, dynamics.momentum_rates, dynamics.C, dynamics.g]
        p, forces, C, g = in_dae_symbols(system, expressions, t, x, rate, par)
        result = {f"rate.{n}": der(x[n]) - x[f"v.{n}"] for n in system.coordinates}
        result |= {f"legendre.{n}": x[f"p.{n}"] - p[i] for i, n in enumerate(system.coordinates)}
        result |= {f"momentum.{n}": der(x[f"p.{n}"]) - forces[i] for i, n in enumerate(system.coordinates)}
        result |= {c.name: C[i] for i, c in enumerate(system.holonomic)}
        return result | {c.name: g[i] for i, c in enumerate(system.velocity)}

    kinds = ("", "p.", "v.")
    variables = [f"{kind}{name}" for kind in kinds for name in system.coordinates] + names
    return DAE(variables, equations, parameters=system.parameters)
