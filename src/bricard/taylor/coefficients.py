"""Coefficients: the numbers of a tape, known once the parameters have values.

A coefficient is a float or a `Symbolic`, an expression of parameters alone. Symbolic coefficients
are interned in a `CoefficientTable`: equal expressions are the same object, so the graph that uses
them stays canonical, and `values` computes all of them in one sweep whenever parameters change.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import ModelError

FUNCTIONS: dict[str, Callable[..., float]] = {
    "add": lambda a, b: a + b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "pow": lambda a, b: a**b,
    "sqrt": math.sqrt,
    "exp": math.exp,
    "log": math.log,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "sinh": math.sinh,
    "cosh": math.cosh,
    "tanh": math.tanh,
    "asinh": math.asinh,
    "acosh": math.acosh,
    "atanh": math.atanh,
    "fabs": abs,
    "fmin": min,
    "fmax": max,
    "sign": lambda a: math.copysign(1.0, a) if a else 0.0,
    "floor": math.floor,
    "ceil": math.ceil,
    "lt": lambda a, b: float(a < b),
    "le": lambda a, b: float(a <= b),
    "eq": lambda a, b: float(a == b),
    "ne": lambda a, b: float(a != b),
    "not": lambda a: float(not a),
    "and": lambda a, b: float(bool(a and b)),
    "or": lambda a, b: float(bool(a or b)),
    "if_else_zero": lambda a, b: b if a else 0.0,
}


class Symbolic:
    """One interned expression of parameters; `number` is its place in the table."""

    __slots__ = ("number", "table")

    def __init__(self, table: CoefficientTable, number: int) -> None:
        self.table = table
        self.number = number

    def __add__(self, other: Coefficient) -> Coefficient:
        return self.table.apply("add", self, other) if other != 0.0 else self

    def __mul__(self, other: Coefficient) -> Coefficient:
        if isinstance(other, float):
            if other == 0.0:
                return 0.0
            if other == 1.0:
                return self
        return self.table.apply("mul", self, other)

    def __truediv__(self, other: Coefficient) -> Coefficient:
        return self.table.apply("div", self, other)

    def __rtruediv__(self, other: float) -> Coefficient:
        return self.table.apply("div", other, self)

    def __neg__(self) -> Coefficient:
        return self * -1.0

    __radd__ = __add__
    __rmul__ = __mul__


Coefficient = float | Symbolic


def is_zero(coefficient: Coefficient) -> bool:
    """True for the number zero; an expression of parameters never counts as zero."""
    return isinstance(coefficient, float) and coefficient == 0.0


class CoefficientTable:
    """All symbolic coefficients of one graph, in an order in which they can be computed."""

    def __init__(self, parameters: int) -> None:
        self.parameters = parameters
        self._rules: list[tuple[str, tuple[Coefficient, ...]]] = [("parameter", ())] * parameters
        self._interned: dict[tuple[object, ...], Symbolic] = {}
        self._symbols = [Symbolic(self, number) for number in range(parameters)]

    def parameter(self, number: int) -> Symbolic:
        """The coefficient that is parameter `number` itself."""
        return self._symbols[number]

    def apply(self, name: str, *operands: Coefficient) -> Coefficient:
        """`name` of the operands: a number if they are numbers, else the interned expression."""
        if all(isinstance(operand, float) for operand in operands):
            return evaluate(name, operands)  # type: ignore[arg-type]
        if name in ("add", "mul"):  # commutative: one spelling
            operands = tuple(sorted(operands, key=_sort_key))
        key = (name, *operands)
        symbol = self._interned.get(key)
        if symbol is None:
            symbol = Symbolic(self, len(self._rules))
            self._rules.append((name, operands))
            self._interned[key] = symbol
        return symbol

    def values(self, parameters: FloatArray) -> FloatArray:
        """Value of every symbolic coefficient for these parameter values."""
        result: list[float] = parameters.tolist()
        for name, operands in self._rules[self.parameters :]:
            numbers = [result[o.number] if isinstance(o, Symbolic) else o for o in operands]
            result.append(evaluate(name, numbers))
        return np.array(result, dtype=float)


def _sort_key(operand: Coefficient) -> tuple[int, float]:
    return (1, operand.number) if isinstance(operand, Symbolic) else (0, operand)


def evaluate(name: str, operands: Sequence[float]) -> float:
    """The value of an operation on numbers."""
    try:
        value = FUNCTIONS[name](*operands)
    except (ValueError, ZeroDivisionError, OverflowError):
        value = math.nan
    if isinstance(value, complex) or not math.isfinite(value):
        raise not_computed(name, operands)
    return float(value)


def not_computed(name: str, operands: Sequence[float]) -> ModelError:
    """The error for an operation on numbers that has no finite real value."""
    reason = "the result is not a finite real number"
    try:
        FUNCTIONS[name](*operands)
    except (ValueError, ZeroDivisionError, OverflowError) as error:
        reason = str(error)
    arguments = ", ".join(f"{operand:g}" for operand in operands)
    return ModelError(
        f"A constant of the equations cannot be computed: {name}({arguments}): {reason}.\n"
        "  Check the numbers and parameter values in the equations."
    )
