"""Every operation of the language, read off the package's tables: how it is written, and what mpmath says it is.

An operation that CasADi and mpmath call by its name needs no line here to be tested.
"""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import casadi as ca
import mpmath

from bricard.taylor.graph import BINARY
from bricard.taylor.reading import COMPOSED, SAME_NAME

WRITTEN: dict[str, Callable[..., Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "pow": operator.pow,
    "neg": operator.neg,
    "assign": lambda x: x,
    "twice": lambda x: x + x,
    "sq": lambda x: x * x,
    "inv": lambda x: 1 / x,
    "constpow": lambda x: x**2.25,
}
"""Operations that have no function of their name: written alike for expressions and for numbers."""

POINTS = ((-1.6,), (-0.4,), (0.3,), (1.7,))
PAIRS = ((1.3, 0.7), (-1.3, 0.7), (-1.3, -0.7), (1.3, -0.7), (1.1, 0.0), (-1.1, 0.0))
"""Where operations are tried, if they are real there: for pairs (y, x) all quadrants and the y-axis."""


@dataclass(frozen=True)
class Operation:
    """`write` acts on expressions, `exact` on mpmath's numbers; `points` lie where the operation is analytic."""

    name: str
    write: Callable[..., Any]
    exact: Callable[..., Any]
    points: tuple[tuple[float, ...], ...]

    @property
    def arity(self) -> int:
        return len(self.points[0])


def _arity(name: str) -> int:
    if name in WRITTEN:
        return len(inspect.signature(WRITTEN[name]).parameters)
    if name in COMPOSED:
        return len(inspect.signature(COMPOSED[name]).parameters) - 1
    return 2 if name in BINARY else 1


def _operation(name: str) -> Operation:
    write = WRITTEN.get(name) or getattr(ca, name)
    exact = WRITTEN.get(name) or getattr(mpmath, name)
    candidates = PAIRS if _arity(name) == 2 else POINTS
    return Operation(name, write, exact, tuple(point for point in candidates if _is_real(exact, point)))


def _is_real(function: Callable[..., Any], point: tuple[float, ...]) -> bool:
    """Real and finite at the point and beside it."""
    try:
        values = [function(*[mpmath.mpf(x) + beside for x in point]) for beside in (0, 0.01, -0.01)]
    except (ZeroDivisionError, ValueError):
        return False
    return all(isinstance(value, mpmath.mpf) and mpmath.isfinite(value) for value in values)


OPERATIONS = {name: _operation(name) for name in sorted(SAME_NAME | COMPOSED.keys() | WRITTEN.keys())}


@cache
def exact_series(function: Callable[[Any], Any], at: float, order: int) -> list[float]:
    """Taylor coefficients of a function of one variable, by mpmath, with more digits than needed, rounded once."""
    with mpmath.workdps(22):
        return [float(c) for c in mpmath.taylor(function, mpmath.mpf(at), order)]
