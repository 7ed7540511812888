"""Expressions: scalars and sparse matrices of them, their derivatives, and functions that evaluate them.

The one vocabulary in which this package writes equations; its names and meanings are those of CasADi. It is compiled
(src/symbolic). Equal expressions are one node, so whoever writes a term twice pays for it once.

NumPy's functions act on expressions, and so do CasADi's, which make expressions of CasADi; those are taken back
wherever an expression is expected (`bridge`).
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import bricard.symbolic._symbolic as algebra
from bricard.symbolic._symbolic import (
    DM,
    OPERATIONS,
    SX,
    Function,
    acos,
    acosh,
    asin,
    asinh,
    atan,
    atan2,
    atanh,
    ceil,
    copysign,
    cos,
    cosh,
    cross,
    densify,
    depends_on,
    diag,
    dot,
    entries,
    erf,
    exp,
    expm1,
    fabs,
    floor,
    fmax,
    fmin,
    fmod,
    gradient,
    horzcat,
    hypot,
    is_equal,
    is_linear,
    jacobian,
    jtimes,
    log,
    log1p,
    mtimes,
    node_count,
    not_finite,
    operate,
    operations,
    remainder,
    reshape,
    sign,
    simplify,
    sin,
    sinh,
    solve,
    sparse,
    sparsify,
    sprank,
    sqrt,
    substitute,
    sumsqr,
    symbol_hashes,
    symvar,
    tan,
    tanh,
    tril,
    vec,
    vertcat,
    vertsplit,
    which_depends,
)

__all__ = [
    "DM",
    "OPERATIONS",
    "SX",
    "Function",
    "acos",
    "acosh",
    "asin",
    "asinh",
    "atan",
    "atan2",
    "atanh",
    "ceil",
    "copysign",
    "cos",
    "cosh",
    "cross",
    "densify",
    "depends_on",
    "diag",
    "dot",
    "entries",
    "erf",
    "exp",
    "expm1",
    "fabs",
    "floor",
    "fmax",
    "fmin",
    "fmod",
    "gradient",
    "horzcat",
    "hypot",
    "is_equal",
    "is_linear",
    "jacobian",
    "jtimes",
    "log",
    "log1p",
    "mtimes",
    "node_count",
    "not_finite",
    "operate",
    "operations",
    "remainder",
    "reshape",
    "sign",
    "simplify",
    "sin",
    "sinh",
    "solve",
    "sparse",
    "sparsify",
    "sprank",
    "sqrt",
    "substitute",
    "sumsqr",
    "symbol_hashes",
    "symvar",
    "tan",
    "tanh",
    "tril",
    "vec",
    "vertcat",
    "vertsplit",
    "which_depends",
]


def _floor_divided(x: Any, y: Any) -> Any:
    return floor(x / y)


def _modulo(x: Any, y: Any) -> Any:
    return x - y * floor(x / y)


_OPERATORS: dict[str, Callable[..., Any]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": operator.truediv,
    "true_divide": operator.truediv,
    "power": operator.pow,
    "negative": operator.neg,
    "positive": operator.pos,
    "matmul": operator.matmul,
    "less": operator.lt,
    "less_equal": operator.le,
    "greater": operator.gt,
    "greater_equal": operator.ge,
    "equal": operator.eq,
    "not_equal": operator.ne,
    "square": lambda x: x * x,
    "reciprocal": lambda x: 1.0 / x,
    "absolute": fabs,
    "minimum": fmin,
    "maximum": fmax,
    "floor_divide": _floor_divided,
    "remainder": _modulo,
    "arcsin": asin,
    "arccos": acos,
    "arctan": atan,
    "arctan2": atan2,
    "arcsinh": asinh,
    "arccosh": acosh,
    "arctanh": atanh,
}


def _ufunc(self: SX | DM, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
    """NumPy's function on expressions."""
    if method != "__call__" or options:
        return NotImplemented
    name = ufunc.__name__
    function = _OPERATORS.get(name) or getattr(algebra, name, None)
    if function is None:
        return NotImplemented
    return function(*[one if isinstance(one, (SX, DM)) else as_matrix(one) for one in inputs])


def as_matrix(value: Any) -> SX | DM:
    """Numbers or expressions as a matrix."""
    return vertcat(value)


def _method(name: str) -> Callable[..., SX]:
    """A function as a method, as NumPy looks for it in arrays of objects."""
    function: Callable[..., SX] = _OPERATORS.get(name) or getattr(algebra, name)
    return lambda self, *others: function(self, *others)


for _kind in (SX, DM):
    _kind.__array_ufunc__ = _ufunc
    _kind.__floordiv__, _kind.__rfloordiv__ = _floor_divided, lambda x, y: _floor_divided(y, x)
    _kind.__mod__, _kind.__rmod__ = _modulo, lambda x, y: _modulo(y, x)
for _name in "sqrt exp log sin cos tan arcsin arccos arctan arctan2 sinh cosh tanh arcsinh arccosh arctanh".split():
    setattr(SX, _name, _method(_name))
