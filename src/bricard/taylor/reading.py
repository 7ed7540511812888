"""From CasADi expressions to the graph of a system.

CasADi flattens an SX function into a list of scalar instructions; each becomes one `Builder` call.
Functions without a Taylor series are refused here, unless they act on parameters alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from bricard.errors import ModelError, NonAnalyticError
from bricard.symbolic import sx
from bricard.taylor.graph import Builder, Term, Value

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


def read(builder: Builder, inputs: Sequence[sx.SX], values: Sequence[Sequence[Value]], output: sx.SX) -> list[Value]:
    """Values of the entries of the column `output`, given the values of the input vectors."""
    codes, first, second, numbers, roots = sx.Function("expressions", list(inputs), [sx.densify(output)]).tape()
    given = [value for vector in values for value in vector]
    found: list[Value] = []
    for code, a, b, number in zip(codes.tolist(), first.tolist(), second.tolist(), numbers.tolist(), strict=True):
        name = sx.OPERATIONS[code]
        if name == "const":
            if not math.isfinite(number):
                raise ModelError(
                    f"The equations contain the number {number}.\n"
                    "  Use bricard's, NumPy's or CasADi's functions on symbols: those of `math` make it."
                )
            found.append(number)
        elif name == "input":
            found.append(given[a])
        else:
            found.append(_apply(builder, name, [found[a]] if b < 0 else [found[a], found[b]]))
    return [found[root] for root in roots.tolist()]


def _apply(builder: Builder, name: str, operands: list[Value]) -> Value:
    if name in SAME_NAME:
        return builder.apply(name, *operands)
    if name in COMPOSED:
        return COMPOSED[name](builder, *operands)
    if name in NON_ANALYTIC:
        constants = [operand for operand in operands if not isinstance(operand, Term)]
        if len(constants) == len(operands) and name not in ("fmod", "remainder", "copysign"):
            return builder.table.apply(name, *constants)
        if name == "eq":
            raise NonAnalyticError(
                "The equations use a comparison with ==.\n  Write an equation as its left side minus its right side."
            )
        raise NonAnalyticError(
            f"The equations use {NON_ANALYTIC[name]}, which has no Taylor series.\n"
            "  Write a smooth function instead (for instance sqrt(x**2 + eps**2) for abs(x), "
            "tanh(x/eps) for sign(x)),\n"
            "  or switch between smooth systems at an event."
        )
    raise ModelError(
        f"The equations use '{name}', for which bricard has no Taylor recurrence.\n"
        "  Express it by + - * / **, sqrt, exp, log and the trigonometric and hyperbolic functions."
    )
