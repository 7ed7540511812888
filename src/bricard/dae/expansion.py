"""Expressions without shifts: time derivatives by symbols, only where a series cannot do it.

Used for the values of outputs on a solution and for the optimisation that finds a consistent point.
"""

from __future__ import annotations

from collections import ChainMap
from typing import TYPE_CHECKING

from bricard.dae.structure import Derivative, derivative_name
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.dae.formulas import Formulas


class Expansion:
    """Expands expressions of one DAE; `symbols` are those of its variables' derivatives and new ones."""

    def __init__(self, dae: Formulas) -> None:
        self.dae = dae
        self.symbols = ChainMap[Derivative, sx.SX]({}, dae.symbols)
        self._leaves = ChainMap[int, Derivative]({}, dae.leaves)
        self._shifts = dae.shift_of
        self._expanded: dict[int, sx.SX] = {}

    def expand(self, expression: sx.SX) -> sx.SX:
        """The expression with every shift replaced by what it stands for."""
        inner = [s for s in sx.symvar(expression) if s.element_hash() in self._shifts]
        if not inner:
            return expression
        return sx.substitute([expression], inner, [self._shift_value(symbol) for symbol in inner])[0]

    def derivative(self, expression: sx.SX, order: int = 1) -> sx.SX:
        """d^order/dt^order of a scalar expression, expanded."""
        expression = self.expand(expression)
        for _ in range(order):
            leaves = [symbol for symbol in sx.symvar(expression) if symbol.element_hash() in self._leaves]
            keys = [self._leaves[symbol.element_hash()] for symbol in leaves]
            rate = sx.jacobian(expression, self.dae.t)
            if leaves:
                rates = sx.vertcat(*[self._symbol(j, level + 1) for j, level in keys])
                rate = rate + sx.jtimes(expression, sx.vertcat(*leaves), rates)
            expression = sx.densify(rate)
        return expression

    def used(self, expression: sx.SX) -> list[Derivative]:
        """The derivatives of variables that occur in an expanded expression."""
        found = [self._leaves.get(symbol.element_hash()) for symbol in sx.symvar(expression)]
        return [key for key in found if key is not None]

    def _shift_value(self, symbol: sx.SX) -> sx.SX:
        number = symbol.element_hash()
        if number not in self._expanded:
            shift = self._shifts[number]
            self._expanded[number] = self.derivative(shift.expression, shift.order)
        return self._expanded[number]

    def _symbol(self, j: int, order: int) -> sx.SX:
        key = (j, order)
        if key not in self.symbols:
            symbol = sx.SX.sym(derivative_name(self.dae.variables[j], order))
            self.symbols[key] = symbol
            self._leaves[symbol.element_hash()] = key
        return self.symbols[key]
