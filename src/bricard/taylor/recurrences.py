"""Recurrences for the Taylor coefficients of elementary operations.

With u(t) = sum u[k] t^k the coefficient of order m >= 1 of each operation follows from coefficients of order
<= m of its operands and < m of itself. This is the readable form, which the NumPy twin evaluates; the
compiled engine runs the same formulas split into convolutions and affine rows (see `program`).
To add an operation: a line in VALUES, its rule here, its use in `twin` and its affine row in `program`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

Series = npt.NDArray[np.float64]

VALUES: dict[str, Callable[..., float]] = {
    "div": np.divide,
    "inv": np.reciprocal,
    "sqrt": np.sqrt,
    "exp": np.exp,
    "sin": np.sin,
    "cos": np.cos,
    "sinh": np.sinh,
    "cosh": np.cosh,
    "tan": np.tan,
    "tanh": np.tanh,
    "log": np.log,
    "asin": np.arcsin,
    "acos": np.arccos,
    "atan": np.arctan,
    "asinh": np.arcsinh,
    "acosh": np.arccosh,
    "atanh": np.arctanh,
    "atan2": np.arctan2,
}
"""Order zero of the functions."""

ORDERS = np.arange(1.0, 171.0)


def convolution(a: Series, b: Series, m: int) -> float:
    """sum_{i=1}^{m-1} a[i] b[m-i]"""
    return float(a[1:m] @ b[m - 1 : 0 : -1])


def weighted(a: Series, b: Series, m: int) -> float:
    """sum_{i=1}^{m-1} (i/m) a[i] b[m-i]"""
    return float((ORDERS[: m - 1] * a[1:m]) @ b[m - 1 : 0 : -1]) / m


def product(x: Series, y: Series, m: int) -> float:
    """(x y)[m]"""
    return float(x[: m + 1] @ y[m::-1]) if m else float(x[0] * y[0])


def quotient(z: Series, x: Series, y: Series, m: int) -> float:
    """y z = x"""
    return float((x[m] - convolution(z, y, m) - z[0] * y[m]) / y[0])


def inverse(z: Series, y: Series, m: int) -> float:
    """y z = 1"""
    return float(-(convolution(z, y, m) + z[0] * y[m]) / y[0])


def square_root(z: Series, x: Series, m: int) -> float:
    """z z = x"""
    return float((x[m] - convolution(z, z, m)) / (2.0 * z[0]))


def power(z: Series, x: Series, r: float, m: int) -> float:
    """x z' = r z x'"""
    interior = (r + 1.0) * weighted(x, z, m) - convolution(x, z, m)
    return float((interior + r * z[0] * x[m]) / x[0])


def chain(x: Series, g: Series, sign: float, m: int) -> float:
    """z' = s g x'"""
    return float(sign * (weighted(x, g, m) + g[0] * x[m]))


def quotient_chain(z: Series, x: Series, h: Series, sign: float, m: int) -> float:
    """h z' = s x'"""
    return float((sign * x[m] - weighted(z, h, m)) / h[0])


def angle(z: Series, y: Series, x: Series, r: Series, m: int) -> float:
    """r z' = x y' - y x', r = x^2 + y^2"""
    turned = weighted(y, x, m) + x[0] * y[m] - weighted(x, y, m) - y[0] * x[m]
    return float((turned - weighted(z, r, m)) / r[0])
