"""The tangent of a DAE: how its solutions change with parameters and initial values.

Where x(t) solves f(t, x, x', ..., p) = 0, its derivative dx along a direction (of parameters, of initial values,
or of both) solves the linear equations

    sum_k df/dx^(k) dx^(k) + df/dp dp = 0,

which have the same offsets. A direction brings a copy of all variables and outputs: `d.<direction>.<variable>`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from bricard.checks import as_names, did_you_mean, finite_number
from bricard.dae.formulas import Formulas, Shift
from bricard.dae.structure import Derivative, derivative_name
from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.symbolic import sx

Rates = Mapping[str, float]
Directions = str | Iterable[str] | Mapping[str, Rates]
START = "start."


class Differentiable(Formulas, Protocol):
    """Formulas with outputs."""

    @property
    def outputs(self) -> Mapping[str, sx.SX]:
        """Further expressions by name."""


@dataclass(frozen=True, eq=False)
class Directional:
    """Along one direction: residuals, outputs, and how the entries of the system Jacobian change."""

    residuals: sx.SX
    outputs: Mapping[str, sx.SX]
    jacobian: sx.SX


def tangent_name(direction: str, name: str) -> str:
    """The derivative of a variable or output along a direction."""
    return f"d.{direction}.{name}"


def checked_directions(
    dae: Formulas, directions: str | Iterable[str] | Mapping[str, Rates]
) -> dict[str, dict[str, float]]:
    """By the name of each direction how parameters change along it."""
    if not isinstance(directions, Mapping):
        directions = {name: _rates(dae, name) for name in as_names(directions, "directions")}
    if not directions:
        raise ModelError("A tangent needs at least one direction: dae.tangent(['l', 'start.u']).")
    for name in directions:
        if tangent_name(str(name), dae.variables[0]) in dae.variables:
            raise ModelError(
                f"The direction '{name}' is there already; give it another name: {{'again': {{'l': 1}}}}."
            )
    return {str(name): _checked(dae, str(name), rates) for name, rates in directions.items()}


def _rates(dae: Formulas, name: str) -> Rates:
    """What a name alone says: a parameter that changes by one, or nothing but initial values."""
    if name in dae.parameters:
        return {name: 1.0}
    if name.startswith(START):
        return {}
    remedy = (
        did_you_mean(name, dae.parameters) or "Directions of initial values begin with 'start.', as start.u does."
    )
    raise ModelError(f"There is no parameter {name!r}.\n  {remedy}")


def _checked(dae: Formulas, direction: str, rates: Any) -> dict[str, float]:
    if not isinstance(rates, Mapping):
        raise ModelError(f"The direction '{direction}' must map names of parameters to numbers.")
    for name in rates:
        if name not in dae.parameters:
            raise ModelError(f"The direction '{direction}' changes '{name}', which is not a parameter.")
    where = f"The direction '{direction}'"
    return {name: finite_number(rate, where, ModelError) for name, rate in rates.items()}


def tangent_symbols(dae: Formulas, directions: Iterable[str]) -> dict[Derivative, sx.SX]:
    """Symbols of the tangents' derivatives, by (variable, order); those of each direction follow one another."""
    size = len(dae.variables)
    return {
        ((k + 1) * size + j, order): sx.SX.sym(derivative_name(tangent_name(name, dae.variables[j]), order))
        for k, name in enumerate(directions)
        for j, order in dae.symbols
    }


@dataclass(frozen=True, eq=False)
class Differentiation:
    """What is differentiated, with the symbols of tangents; `der` takes new shifts."""

    dae: Differentiable
    jacobian: sx.SX
    tangents: Mapping[Derivative, sx.SX]
    der: Callable[..., sx.SX]

    def along(self, directions: Mapping[str, Rates]) -> dict[str, Directional]:
        """The derivatives of residuals, outputs and entries of the Jacobian along some directions."""
        groups = _by_depth(self.dae.shifts)
        return {name: self._along(k, rates, groups) for k, (name, rates) in enumerate(directions.items())}

    def _along(self, number: int, rates: Rates, groups: Iterable[Sequence[Shift]]) -> Directional:
        dae, tangents, der, jacobian = self.dae, self.tangents, self.der, self.jacobian
        first, p = (number + 1) * len(dae.variables), list(dae.parameters)
        leaves = [*dae.symbols.values(), *[dae.p[p.index(name)] for name in rates]]
        seeds = [*[tangents[first + j, order] for j, order in dae.symbols], *[sx.SX(rate) for rate in rates.values()]]
        for shifts in groups:
            rates_of = sx.vertsplit(_along(sx.vertcat(*[shift.expression for shift in shifts]), leaves, seeds))
            seeds += [der(rate, shift.order) for rate, shift in zip(rates_of, shifts, strict=True)]
            leaves += [shift.symbol for shift in shifts]
        found = _along(sx.vertcat(dae.residuals, *dae.outputs.values(), jacobian), leaves, seeds)
        size, entries = len(dae.variables), len(dae.variables) + len(dae.outputs)
        outputs = {name: found[size + i] for i, name in enumerate(dae.outputs)}
        return Directional(found[:size], outputs, found[entries:])


def _by_depth(shifts: Sequence[Shift]) -> list[list[Shift]]:
    """Shifts in groups, none of which uses others of its own; those within others come first."""
    groups: list[list[Shift]] = []
    for shift in shifts:
        own = sx.vertcat(sx.SX(0, 1), *[one.symbol for one in groups[-1]]) if groups else sx.SX(0, 1)
        if not groups or sx.depends_on(shift.expression, own):
            groups.append([])
        groups[-1].append(shift)
    return groups


def _along(expressions: sx.SX, leaves: list[sx.SX], seeds: list[sx.SX]) -> sx.SX:
    return sx.densify(sx.jtimes(expressions, sx.vertcat(*leaves), sx.vertcat(*seeds)))


@dataclass(frozen=True, eq=False)
class Direction:
    """Along which a motion is differentiated: rates of parameters, and of values at the start (u, u'), by name."""

    name: str
    parameters: Rates
    start: Rates

    def initial(self, known: Iterable[str]) -> dict[str, float]:
        """The tangents of initial values of these names."""
        return {tangent_name(self.name, name): self.start.get(name, 0.0) for name in known}
