"""What users write as an expression, checked: numbers and symbols, and no number that is not finite."""

from __future__ import annotations

from typing import Any

from bricard.checks import shown
from bricard.errors import ModelError
from bricard.symbolic import sx

Scalar = Any  # a number or an expression (SX), which add and multiply alike


def as_expression(value: Any, what: str) -> sx.SX:
    """A number, a symbol, or a sequence of them as an expression; `what` names it in errors."""
    result = unchecked_expression(value, what)
    check_finite(result, what)
    return result


def unchecked_expression(value: Any, what: str) -> sx.SX:
    """The same, of which numbers are looked at later, many at once."""
    if isinstance(value, sx.SX):
        return value
    try:
        if isinstance(value, (str, bytes)):
            raise TypeError
        parts = tuple(value) if hasattr(value, "components") or isinstance(value, (list, tuple)) else None
        return sx.SX(value) if parts is None else sx.vertcat(*[sx.SX(part) for part in parts])
    except Exception:
        raise ModelError(
            f"{what} is {shown(value)}; it must be made of numbers and the symbols of the system."
        ) from None


def as_scalar(value: Any, what: str) -> sx.SX:
    """One expression."""
    result = as_expression(value, what)
    if result.numel() != 1:
        raise ModelError(f"{what} must be one expression, not a vector.")
    return sx.densify(result)


def check_finite(expression: sx.SX, what: str) -> None:
    """An error where NaN or an infinite number stands in an expression."""
    bad = sx.not_finite(expression)
    if bad is not None:
        raise ModelError(
            f"{what} contains {bad}, which is not a finite number.\n"
            "  Look where it comes from: a division by zero, or a value that is missing."
        )
