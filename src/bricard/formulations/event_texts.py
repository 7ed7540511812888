"""Events written as text, `Event("slingangle - beam")`: formulas of all names that a solution knows.

These are variables, outputs and parameters of the equations, in whatever coordinates these are: points and their
components, angles, slides, multipliers, energies, each with primes for rates.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bricard.checks import did_you_mean
from bricard.dae.model import DAE
from bricard.errors import ModelError
from bricard.formulations.formulas import FUNCTIONS
from bricard.records import dataclass
from bricard.results.names import groups_of
from bricard.solvers.events import Event
from bricard.spec.expressions import CONSTANTS, Expression, ExpressionError, Name, evaluate, parse_expression
from bricard.symbolic.vectors import Vec


def with_functions(events: Sequence[Event], dae: DAE, constants: Mapping[str, float]) -> tuple[Event, ...]:
    """The events, with functions in place of texts; `constants` are further names."""
    return tuple(_with_function(event, dae, constants) for event in events)


def _with_function(event: Event, dae: DAE, constants: Mapping[str, float]) -> Event:
    reset = {name: _function(value, dae, constants) for name, value in (event.reset or {}).items()}
    return replace(event, function=_function(event.function, dae, constants), reset=reset or None)


def _function(text: Any, dae: DAE, constants: Mapping[str, float]) -> Any:
    """The function that a text stands for; what is not a text stays."""
    if not isinstance(text, str):
        return text
    try:
        formula = parse_expression(text)
    except ExpressionError as error:
        raise _error(text, error) from None
    return _Formula(formula, dae, constants)


@dataclass(frozen=True, eq=False)
class _Formula:
    """A formula as the function of an event."""

    formula: Expression
    dae: DAE
    constants: Mapping[str, float]

    def __call__(self, t: Any, x: Any, der: Any, p: Any) -> Any:
        def lookup(name: Name) -> Any:
            return self._value(name, t, x, der, p)

        try:
            value = evaluate(self.formula, lookup, FUNCTIONS)
        except ExpressionError as error:
            raise _error(self.formula.text, error) from None
        except (TypeError, AttributeError):  # of numbers and vectors that do not go together
            raise self._vector_error() from None
        if isinstance(value, Vec):
            raise self._vector_error()
        return value

    def _vector_error(self) -> ModelError:
        return ModelError(
            f"Event '{self.formula.text}' mixes up numbers and vectors, or is a vector.\n"
            "  Take a component, as in A.x, or a length, as in norm(A) or distance(A, B)."
        )

    def _value(self, name: Name, t: Any, x: Any, der: Any, p: Any) -> Any:
        base, order, groups = name.name, name.order, groups_of(self.dae)
        if base in self.dae.variables:
            return der(x[base], order)
        if base in self.dae.outputs:
            return der(self.dae.outputs[base], order)
        if base in groups:
            return Vec(tuple(self._value(replace(name, name=one), t, x, der, p) for one in groups[base]))
        own = {one: p[one] for one in self.dae.parameters.keys() - self.dae.modes}
        fixed = {**CONSTANTS, **self.constants, **own, "t": t}
        components = sorted(one for one in fixed if one.rpartition(".")[0] == base)
        if components and base not in fixed:  # of a fixed point
            return Vec(tuple(der(fixed[one], order) for one in components))
        if base in fixed:
            return der(fixed[base], order)
        known = [*self.dae.variables, *self.dae.outputs, *groups, *fixed]
        raise ModelError(f"Event '{self.formula.text}': '{base}' is unknown.\n  {did_you_mean(base, known)}")


def _error(text: str, error: ExpressionError) -> ModelError:
    remedy = f"\n  {error.remedy}" if error.remedy else ""
    return ModelError(f"Event '{text}': {error.finding}.{remedy}")
