"""Live numbers: parameters that stay parameters while a description is read and equations are formed.

A live number has a value, by which it is compared, shown and rounded, and a formula, which arithmetic carries along.
So a length that was computed from parameters reaches the equations as an expression of their symbols. The formula is
any object with Python's arithmetic and NumPy's methods (`sqrt`, `arcsin`); here nothing is known of it. How arrays
and expressions take a live number is a matter of subclasses.

A live number is not a float: whoever takes floats would take its value and lose the formula without a word.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any, TypeGuard

Operation = Callable[[Any, Any], Any]
METHODS = {"asin": "arcsin", "acos": "arccos", "atan": "arctan"}


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
        if isinstance(other, (int, float, Live)):
            return operation(self.value, float(other))
        return NotImplemented

    return run


class Live:
    """A number with its formula; true even where its value is zero, and equal to no number without a formula."""

    __slots__ = ("formula", "value")

    def __init__(self, value: float, formula: Any) -> None:
        self.value, self.formula = value, formula

    __add__, __radd__ = _forward(operator.add), _backward(operator.add)
    __sub__, __rsub__ = _forward(operator.sub), _backward(operator.sub)
    __mul__, __rmul__ = _product, _product
    __truediv__, __rtruediv__ = _forward(operator.truediv), _backward(operator.truediv)
    __pow__, __rpow__ = _forward(operator.pow), _backward(operator.pow)
    __lt__, __le__ = _compared(operator.lt), _compared(operator.le)
    __gt__, __ge__ = _compared(operator.gt), _compared(operator.ge)

    def with_formula(self, value: float, formula: Any) -> Live:
        """Another number of the same kind."""
        return type(self)(value, formula)

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
        if name == "atan2":
            return _half_angle(*arguments)
        (live,) = arguments
        return live.with_formula(of_floats(live), getattr(live.formula, method)())

    return run


sqrt, _atan = function("sqrt"), function("atan")


def _half_angle(y: Any, x: Any) -> Any:
    """atan2(y, x) by the tangent of its half, which holds in all quadrants, but not on the negative x axis."""
    return 2 * _atan(y / (hypot(x, y) + x))


def hypot(*components: Any) -> Any:
    """The length of a vector, of floats or live numbers."""
    if not any(isinstance(one, Live) for one in components):
        return math.hypot(*components)
    present = [one for one in components if one]
    return abs(present[0]) if len(present) == 1 else sqrt(sum(one * one for one in present))
