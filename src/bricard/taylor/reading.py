"""From a tape to the graph of a system: each instruction becomes one `Builder` call.

Functions without a Taylor series are refused here, unless they act on parameters alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from bricard.errors import ModelError, NonAnalyticError
from bricard.symbolic import sx
from bricard.taylor.graph import Builder, Term, Value
from bricard.taylor.program import System

SAME_NAME = frozenset(
    "add mul div sqrt exp log sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh pow".split()
)
COMPOSED: dict[str, Callable[..., Value]] = {
    "neg": lambda b, x: b.mul(-1.0, x),
    "sub": lambda b, x, y: b.add(x, b.mul(-1.0, y)),
    "sq": lambda b, x: b.mul(x, x),
    "inv": lambda b, x: b.div(1.0, x),
    "hypot": lambda b, x, y: b.apply("sqrt", b.add(b.mul(x, x), b.mul(y, y))),
    "log1p": lambda b, x: b.apply("log", b.add(1.0, x)),
    "expm1": lambda b, x: b.add(-1.0, b.apply("exp", x)),
}
NON_ANALYTIC = {
    "fabs": "abs",
    "fmin": "min",
    "fmax": "max",
    "sign": "sign",
    "floor": "floor",
    "ceil": "ceil",
    "lt": "a comparison (if)",
    "le": "a comparison (if)",
    "eq": "a comparison (if)",
    "ne": "a comparison (if)",
    "not": "a comparison (if)",
    "and": "a comparison (if)",
    "or": "a comparison (if)",
    "if_else_zero": "if",
    "fmod": "fmod",
    "remainder": "remainder",
    "copysign": "copysign",
}
NEVER_CONSTANT = frozenset({"fmod", "remainder", "copysign"})
"""Refused even if they act on parameters alone."""


def read(builder: Builder, system: System) -> list[Value]:
    """The values of all instructions of a system's tape."""
    tape = system.tape
    values: list[Value] = []
    for code, first, second, number in zip(
        tape.op.tolist(), tape.first.tolist(), tape.second.tolist(), tape.value.tolist(), strict=True
    ):
        name = sx.OPERATIONS[code]
        if name == "const":
            if not math.isfinite(number):
                raise not_finite(number)
            values.append(number)
        elif name == "input":
            values.append(_input(builder, system, first, values))
        else:
            operands = (values[first],) if second < 0 else (values[first], values[second])
            values.append(_apply(builder, name, operands))
    return values


def _input(builder: Builder, system: System, number: int, values: list[Value]) -> Value:
    if number < builder.inputs:
        return Term(1.0, number)
    number -= builder.inputs
    if number < system.parameters:
        return builder.table.parameter(number)
    number -= system.parameters
    if number >= len(system.shift_root):
        return math.nan
    return builder.shift(values[int(system.shift_root[number])], int(system.shift_order[number]))


def _apply(builder: Builder, name: str, operands: tuple[Value, ...]) -> Value:
    if name in SAME_NAME:
        return builder.apply(name, *operands)
    if name in COMPOSED:
        return COMPOSED[name](builder, *operands)
    if name not in NON_ANALYTIC:
        raise unknown(name)
    constants = [operand for operand in operands if not isinstance(operand, Term)]
    if len(constants) < len(operands) or name in NEVER_CONSTANT:
        raise not_analytic(name)
    return builder.table.apply(name, *constants)


def not_finite(number: float) -> ModelError:
    """The error for a constant that is infinite or no number."""
    return ModelError(
        f"The equations contain the number {number}.\n"
        "  Use bricard's, NumPy's or CasADi's functions on symbols: those of `math` make it."
    )


def not_analytic(name: str) -> NonAnalyticError:
    """The error for an operation without a Taylor series."""
    if name == "eq":
        return NonAnalyticError(
            "The equations use a comparison with ==.\n  Write an equation as its left side minus its right side."
        )
    return NonAnalyticError(
        f"The equations use {NON_ANALYTIC[name]}, which has no Taylor series.\n"
        "  Write a smooth function instead (for instance sqrt(x**2 + eps**2) for abs(x), "
        "tanh(x/eps) for sign(x)),\n"
        "  or switch between smooth systems at an event."
    )


def unknown(name: str) -> ModelError:
    """The error for an operation that is analytic, but not among those of the graph."""
    return ModelError(
        f"The equations use '{name}', for which bricard has no Taylor recurrence.\n"
        "  Express it by + - * / **, sqrt, exp, log and the trigonometric and hyperbolic functions."
    )
