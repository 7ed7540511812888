"""What names and functions in formulas of a mechanism mean: expressions in the coordinates of a formulation."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from functools import cached_property
from typing import Any, Protocol

from bricard.errors import ModelError
from bricard.formulations.angles import Angle
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanism.contents import Lookup
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.expressions import CONSTANTS, Expression, ExpressionError, Name, evaluate
from bricard.spec.live import is_live
from bricard.symbolic import functions as f
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar
from bricard.symbolic.vectors import Vec

FUNCTIONS: Mapping[str, Callable[..., Scalar]] = {
    **{name: getattr(f, name) for name in "sin cos tan asin acos atan sinh cosh tanh exp log sqrt atan2".split()},
    "abs": abs,
    "sign": f.sign,
    "min": f.minimum,
    "max": f.maximum,
    "if": lambda excess, a, b: f.when(excess > 0, a, b),
    "distance": lambda a, b: (b - a).norm(),
    "dot": lambda a, b: a @ b,
    "cross": lambda a, b: a.cross(b),
    "norm": lambda a: a.norm(),
}


class Named(Protocol):
    """What formulas ask of a mechanism in symbols."""

    mechanism: Mechanism
    lagrangian: Lagrangian
    node: Mapping[str, str]
    quantities: dict[str, Any]
    inputs: dict[str, Any]
    angles: dict[str, Angle]

    def point(self, name: str) -> Vec:
        """A point or vector."""

    def quantity_rate(self, name: str) -> Scalar:
        """The rate of an angle or slide."""

    def rate(self, expression: Scalar) -> Scalar:
        """Time derivative of an expression or a vector."""


@dataclass(frozen=True, eq=False)
class Formulas:
    """Values of formulas; tables and outputs are made once."""

    world: Named
    _tables: dict[str, Scalar] = field(default_factory=dict)
    _outputs: dict[str, Scalar] = field(default_factory=dict)
    _evaluating: list[str] = field(default_factory=list)

    def value(self, formula: Expression, local: Mapping[str, Any] | None = None) -> Any:
        """A formula of parameters, time, coordinates, rates and outputs, and of names of its own."""

        def lookup(name: Name) -> Scalar:
            return self._named(name, local or {})

        try:
            return evaluate(formula, lookup, self._functions)
        except ExpressionError as error:
            raise ModelError(f"In '{formula.text}': {error.finding}.\n  {error.remedy}") from None

    @cached_property
    def _functions(self) -> dict[str, Callable[..., Scalar]]:
        """Functions and tables."""
        mechanism = self.world.mechanism
        lookups = {name: _lookup(law) for name, law in mechanism.lookups.items()}
        return {**FUNCTIONS, **{name: self._table(name) for name in mechanism.tables}, **lookups}

    def output(self, name: str) -> Scalar:
        """A formula that the mechanism names as an output."""
        if name in self._evaluating:
            raise ModelError(
                f"The output '{name}' is defined by itself.\n  Outputs may use others, but not in a circle."
            )
        if name not in self._outputs:
            self._evaluating.append(name)
            self._outputs[name] = self.value(self.world.mechanism.outputs[name])
            self._evaluating.pop()
        return self._outputs[name]

    def _named(self, name: Name, local: Mapping[str, Any]) -> Scalar:
        world, order = self.world, name.order
        if order and name.name in world.angles and name.name not in world.quantities:
            order, value = order - 1, world.quantity_rate(name.name)
        else:
            value = self._base(name.name, local)
        for _ in range(order):
            value = world.rate(value)
        return value

    def _base(self, name: str, local: Mapping[str, Any]) -> Scalar:
        world, mechanism = self.world, self.world.mechanism
        simple: tuple[Mapping[str, Any], ...] = (
            local, mechanism.parameters, world.inputs, world.quantities, CONSTANTS
        )  # fmt: skip
        for names in simple:
            if name in names:
                return names[name]
        if name == "t":
            return world.lagrangian.t
        if name in world.node:
            return world.point(name)
        base, _, axis = name.rpartition(".")
        if base in world.node and axis in "xyz":
            return sx.SX(list(world.point(base))["xyz".index(axis)])
        if name in mechanism.outputs:
            return self.output(name)
        if name in world.angles:
            return world.lagrangian[name]  # a further variable
        raise ModelError(f"'{name}' is unknown in this formula.")

    def _table(self, name: str) -> Callable[[Scalar], Scalar]:
        lagrangian = self.world.lagrangian

        def law(t: Scalar) -> Scalar:
            if not sx.SX(t).is_symbolic() or not sx.is_equal(sx.SX(t), lagrangian.t):
                raise ModelError(f"The table '{name}' is a law of time: write {name}(t).")
            if name not in self._tables:
                self._tables[name] = lagrangian.table(name, *self.world.mechanism.tables[name])
            return self._tables[name]

        return law


def _lookup(law: Lookup) -> Callable[[Scalar], Scalar]:
    from bricard.mechanics.tabulated import tabulated

    if any(map(is_live, (*law.places, *law.values))):
        raise ModelError("A table is made of numbers")  # between its rows: a look at some places would not tell
    return lambda x: tabulated(x, law.places, law.values, law.kind)
