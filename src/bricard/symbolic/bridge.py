"""Between this package's expressions and CasADi's: for CasADi's solvers, and for users who bring its functions.

A symbol has one peer in the other algebra, for as long as it lives.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import casadi as ca

import bricard.symbolic._symbolic as algebra
from bricard.errors import ModelError
from bricard.symbolic import sx
from bricard.symbolic.by_casadi import NAMES

CODES = {name: code for code, name in NAMES.items()}


def to_casadi(expression: Any) -> Any:
    """The expression as CasADi's SX."""
    if isinstance(expression, ca.SX):  # where CasADi does the algebra
        return expression
    symbols = sx.symvar(expression)
    function = sx.Function("expression", symbols, [expression])
    values: list[Any] = []
    codes, first, second, numbers, roots = function.tape()
    for code, a, b, number in zip(codes.tolist(), first.tolist(), second.tolist(), numbers.tolist(), strict=True):
        name = sx.OPERATIONS[code]
        if name == "const":
            values.append(ca.SX(number))
        elif name == "input":
            values.append(_peer(symbols[a]))
        elif b < 0:
            values.append(ca.SX.unary(CODES[name], values[a]))
        else:
            values.append(ca.SX.binary(CODES[name], values[a], values[b]))
    rows, columns = expression.sparsity().get_triplet()
    pattern = ca.Sparsity.triplet(expression.size1(), expression.size2(), rows, columns)
    return ca.SX(pattern, ca.vertcat(ca.SX(0, 1), *[values[root] for root in roots.tolist()]))


def to_casadi_function(name: str, inputs: Sequence[sx.SX], outputs: Sequence[sx.SX]) -> ca.Function:
    """A function as CasADi's."""
    return ca.Function(name, [to_casadi(one) for one in inputs], [to_casadi(one) for one in outputs], {"cse": True})


def _peer(symbol: sx.SX) -> Any:
    peer = algebra.peer(symbol)
    if peer is None:
        peer = ca.SX.sym(symbol.name())
        algebra.set_peer(symbol, peer, peer.element_hash())
    return peer


def from_casadi(matrix: Any) -> sx.SX | sx.DM:
    """CasADi's SX or DM as an expression or numbers."""
    rows, columns = matrix.sparsity().get_triplet()
    if isinstance(matrix, ca.DM):
        return sx.DM(matrix.full())
    if not isinstance(matrix, ca.SX):
        raise ModelError(f"CasADi's {type(matrix).__name__} cannot be part of an equation; use its SX.")
    return sx.sparse(*matrix.shape, rows, columns, _values(matrix))


def _values(matrix: Any) -> list[sx.SX]:
    """The structural nonzeros, column by column."""
    symbols = ca.symvar(matrix)
    function = ca.Function("expression", symbols, [matrix], {"live_variables": False})
    values: dict[int, sx.SX] = {}
    result = [sx.SX(0.0)] * matrix.nnz()
    for k in range(function.n_instructions()):
        name, target = NAMES[function.instruction_id(k)], function.instruction_output(k)
        source = function.instruction_input(k) if name != "const" else []
        if name == "const":
            values[target[0]] = sx.SX(function.instruction_constant(k))
        elif name == "input":
            values[target[0]] = _symbol(symbols[source[0]])
        elif name == "output":
            result[target[1]] = values[source[0]]
        else:
            values[target[0]] = _operate(name, [values[one] for one in source])
    return result


def _operate(name: str, operands: list[sx.SX]) -> sx.SX:
    if name == "assign":
        return operands[0]
    if name == "twice":
        return 2.0 * operands[0]
    name = "pow" if name == "constpow" else name
    if name not in sx.OPERATIONS:
        raise ModelError(
            f"CasADi's function '{name}' is not known to bricard.\n"
            "  Express it by + - * / **, sqrt, exp, log and the trigonometric and hyperbolic functions."
        )
    return algebra.operate(name, *operands)


def _symbol(peer: Any) -> sx.SX:
    symbol = algebra.with_peer(peer.element_hash())
    if symbol is None:
        symbol = sx.SX.sym(peer.name())
        algebra.set_peer(symbol, peer, peer.element_hash())
    return symbol
