"""Live numbers: parameters that stay parameters while a description is read and equations are formed.

A live number has a value, by which it is compared, shown and rounded, and a formula, which arithmetic carries along.
So a length that was computed from parameters reaches the equations as an expression of their symbols. The formula is
any object with Python's arithmetic and NumPy's methods (`sqrt`, `arctan2`); here nothing is known of it. How arrays
and expressions take a live number is a matter of subclasses.

Comparisons decide: what was made holds for those values only for which all of them come out as they did. So live
numbers note them.

A live number is not a float: whoever takes floats would take its value and lose the formula without a word.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any, TypeGuard

from bricard.records import dataclass

Operation = Callable[[Any, Any], Any]
METHODS = {"asin": "arcsin", "acos": "arccos", "atan": "arctan", "atan2": "arctan2"}


@dataclass(frozen=True, eq=False)
class Decision:
    """That one formula was less than another, or whatever was asked, or not."""

    operation: Callable[[float, float], bool]
    first: Any
    second: Any
    outcome: bool


def _forward(operation: Operation) -> Callable[[Live, Any], Any]:
    def run(self: Live, other: Any) -> Any:
        if isinstance(other, Live):
            return self.with_formula(operation(self.value, other.value), operation(self.formula, other.formula))
        if isinstance(other, (int, float)):
            return self.with_formula(operation(self.value, other), operation(self.formula, other))
        return NotImplemented

    return run


def _backward(operation: Operation) -> Callable[[Live, Any], Any]:
    def run(self: Live, other: Any) -> Any:
        if isinstance(other, (int, float)):
            return self.with_formula(operation(other, self.value), operation(other, self.formula))
        return NotImplemented

    return run


def _product(self: Live, other: Any) -> Any:
    """A product with zero is zero, and live no longer."""
    return 0.0 if isinstance(other, (int, float)) and other == 0 else _forward(operator.mul)(self, other)


def _compared(operation: Operation) -> Callable[[Live, Any], Any]:
    def run(self: Live, other: Any) -> Any:
        if not isinstance(other, (int, float, Live)):
            return NotImplemented
        outcome = operation(self.value, float(other))
        self.decided.append(Decision(operation, self.formula, getattr(other, "formula", other), outcome))
        return outcome

    return run


class Live:
    """A number with its formula; true even where its value is zero, and equal to no number without a formula.

    decided   what was decided by its value, or by what was computed from it; those used together share it
    """

    __slots__ = ("decided", "formula", "value")

    def __init__(self, value: float, formula: Any, decided: list[Decision] | None = None) -> None:
        self.value, self.formula = value, formula
        self.decided = [] if decided is None else decided

    __add__, __radd__ = _forward(operator.add), _backward(operator.add)
    __sub__, __rsub__ = _forward(operator.sub), _backward(operator.sub)
    __mul__, __rmul__ = _product, _product
    __truediv__, __rtruediv__ = _forward(operator.truediv), _backward(operator.truediv)
    __pow__, __rpow__ = _forward(operator.pow), _backward(operator.pow)
    __lt__, __le__ = _compared(operator.lt), _compared(operator.le)
    __gt__, __ge__ = _compared(operator.gt), _compared(operator.ge)

    def with_formula(self, value: float, formula: Any) -> Live:
        """Another number of the same kind."""
        return type(self)(value, formula, self.decided)

    def __neg__(self) -> Live:
        return self.with_formula(-self.value, -self.formula)

    def __pos__(self) -> Live:
        return self

    def __abs__(self) -> Live:
        return self.with_formula(abs(self.value), abs(self.formula))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Live) and self.value == other.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __round__(self, digits: int | None = None) -> float:
        return round(self.value, digits)

    def __format__(self, form: str) -> str:
        return format(self.value, form)

    def __repr__(self) -> str:
        return f"Live({self.value!r}, {self.formula})"


def is_live(number: object) -> TypeGuard[Live]:
    """Whether a number, by its type a float, is live."""
    return isinstance(number, Live)


def function(name: str) -> Callable[..., Any]:
    """Python's function of this name in `math`, for live numbers too."""
    of_floats: Callable[..., float] = getattr(math, name)
    method = METHODS.get(name, name)

    def run(*arguments: Any) -> Any:
        if not any(isinstance(one, Live) for one in arguments):
            return of_floats(*arguments)
        first, *others = arguments
        if not isinstance(first, Live):  # of atan2: a number with the formula that it is
            first = others[0].with_formula(float(first), 0 * others[0].formula + first)
        formulas = [one.formula if isinstance(one, Live) else one for one in others]
        return first.with_formula(of_floats(*arguments), getattr(first.formula, method)(*formulas))

    return run


sqrt = function("sqrt")


def hypot(*components: Any) -> Any:
    """The length of a vector, of floats or live numbers."""
    if not any(isinstance(one, Live) for one in components):
        return math.hypot(*components)
    present = [one for one in components if one]
    return abs(present[0]) if len(present) == 1 else sqrt(sum(one * one for one in present))
