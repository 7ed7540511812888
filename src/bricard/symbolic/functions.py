"""Elementary functions and vector helpers for equations.

They accept numbers, CasADi expressions and (where it makes sense) vectors of them; NumPy's and CasADi's own
functions work just as well.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from bricard.checks import members, shown
from bricard.errors import ModelError
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_expression, as_scalar

pi = math.pi


def _elementary(name: str) -> Callable[..., Scalar]:
    """CasADi's function of this name, with an error of ours for what is not a number or expression."""
    of_casadi: Callable[..., Scalar] = getattr(sx, name)

    def function(*arguments: Scalar) -> Scalar:
        try:
            return of_casadi(*arguments)
        except Exception:
            given = ", ".join(shown(one) for one in arguments)
            raise ModelError(f"{name}({given}): the function takes numbers and expressions.") from None

    function.__name__ = function.__qualname__ = name
    function.__doc__ = of_casadi.__doc__
    return function


sqrt, exp, log = _elementary("sqrt"), _elementary("exp"), _elementary("log")
sin, cos, tan = _elementary("sin"), _elementary("cos"), _elementary("tan")
asin, acos, atan, atan2 = _elementary("asin"), _elementary("acos"), _elementary("atan"), _elementary("atan2")
sinh, cosh, tanh = _elementary("sinh"), _elementary("cosh"), _elementary("tanh")


minimum, maximum, sign = _elementary("fmin"), _elementary("fmax"), _elementary("sign")


def when(condition: Scalar, value: Scalar, otherwise: Scalar = 0.0) -> sx.SX:
    """A value where a comparison, such as x < 1, is true, and another elsewhere; both must be defined everywhere."""
    holds = as_scalar(condition, "The condition of when")
    one, other = (as_scalar(given, "A value of when") for given in (value, otherwise))
    return sx.SX(holds * one + (1 - holds) * other)


def vector(components: Iterable[Scalar]) -> sx.SX:
    """A column of expressions."""
    return sx.vertcat(*[as_scalar(component, "A component of a vector") for component in members(components)])


def dot(a: Scalar, b: Scalar) -> sx.SX:
    """Scalar product of two vectors."""
    first, second = _pair("dot", a, b)
    return sx.dot(first, second)


def cross(a: Scalar, b: Scalar) -> sx.SX:
    """Vector product in space; of plane vectors the scalar a_x b_y - a_y b_x."""
    first, second = _pair("cross", a, b)
    if first.numel() == 2:
        return first[0] * second[1] - first[1] * second[0]
    if first.numel() != 3:
        raise ModelError(f"cross takes vectors with 2 or 3 components, not {first.numel()}.")
    return sx.cross(first, second)


def norm(a: Scalar) -> sx.SX:
    """Euclidean length of a vector; analytic where it is not zero."""
    return sx.sqrt(sx.sumsqr(as_expression(a, "The argument of norm")))


def _pair(name: str, a: Scalar, b: Scalar) -> tuple[sx.SX, sx.SX]:
    """Two columns of one length."""
    first, second = (sx.vec(as_expression(one, f"An argument of {name}")) for one in (a, b))
    if first.numel() != second.numel():
        raise ModelError(f"{name} takes two vectors of one length, not of {first.numel()} and {second.numel()}.")
    return first, second


def angle_beyond(cosine: sx.SX, sine: sx.SX, value: Scalar) -> sx.SX:
    """By how much an angle, known by its cosine and sine times a length, exceeds a value: between -pi and pi."""
    c, s = sx.cos(value), sx.sin(value)
    return sx.SX(sx.atan2(sine * c - cosine * s, cosine * c + sine * s))
