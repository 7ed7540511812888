"""Expressions written anew, operation by operation."""

from __future__ import annotations

from collections.abc import Callable

from bricard.symbolic import sx

Visit = Callable[[str, list[sx.SX]], sx.SX]


def rewritten(expression: sx.SX, visit: Visit) -> list[sx.SX]:
    """The entries of an expression, of which visit(name, operands) makes each operation anew, operands first.

    Entries that are zero by structure are left out. Constants and symbols are visited as "const" and "input", the
    entries at last as "output", with one operand each.
    """
    symbols = sx.symvar(expression)
    codes, first, second, numbers, roots = sx.Function("rewritten", symbols, [expression]).tape()
    values: list[sx.SX] = []
    for code, a, b, number in zip(codes.tolist(), first.tolist(), second.tolist(), numbers.tolist(), strict=True):
        name = sx.OPERATIONS[code]
        if name == "const":
            operands = [sx.SX(number)]
        elif name == "input":
            operands = [symbols[a]]
        else:
            operands = [values[one] for one in (a, b) if one >= 0]
        values.append(visit(name, operands))
    return [visit("output", [values[root]]) for root in roots.tolist()]
