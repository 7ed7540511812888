"""Elementary functions and vector helpers for equations.

They accept numbers, CasADi expressions and (where it makes sense) vectors of them; NumPy's and CasADi's own
functions work just as well.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from contextlib import contextmanager
from typing import Any

import casadi as ca

pi = math.pi

sqrt = ca.sqrt
exp = ca.exp
log = ca.log
sin = ca.sin
cos = ca.cos
tan = ca.tan
asin = ca.asin
acos = ca.acos
atan = ca.atan
atan2 = ca.atan2
sinh = ca.sinh
cosh = ca.cosh
tanh = ca.tanh


def vector(components: Iterable[Any]) -> ca.SX:
    """A column of expressions."""
    return ca.vertcat(*[ca.SX(component) for component in components])


def dot(a: Any, b: Any) -> ca.SX:
    """Scalar product of two vectors."""
    return ca.dot(ca.SX(a), ca.SX(b))


def cross(a: Any, b: Any) -> ca.SX:
    """Vector product in space; of plane vectors the scalar a_x b_y - a_y b_x."""
    first, second = ca.SX(a), ca.SX(b)
    if first.numel() == 2 and second.numel() == 2:
        return first[0] * second[1] - first[1] * second[0]
    return ca.cross(first, second)


def norm(a: Any) -> ca.SX:
    """Euclidean length of a vector; analytic where it is not zero."""
    return ca.sqrt(ca.sumsqr(ca.SX(a)))


@contextmanager
def numpy_functions() -> Any:
    """NumPy's functions act on expressions inside this block (newer CasADi versions warn otherwise)."""
    options = ca.GlobalOptions
    if not hasattr(options, "setNumpyMode"):
        yield
        return
    previous = options.getNumpyMode()
    options.setNumpyMode(-1)
    try:
        yield
    finally:
        options.setNumpyMode(previous)
