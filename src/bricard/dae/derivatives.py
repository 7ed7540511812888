"""The function `der` of equations.

Derivatives of variables are symbols of their own. The derivative of any other expression is a symbol too, recorded
as a `Shift`: a Taylor series only shifts, so nothing is ever differentiated symbolically.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bricard.checks import fits, shown
from bricard.dae.formulas import Shift
from bricard.dae.kinks import jumps, switches
from bricard.dae.structure import Derivative, derivative_name
from bricard.errors import ModelError, NonAnalyticError
from bricard.symbolic import sx
from bricard.symbolic.expressions import unchecked_expression


class Differentiator:
    """The function `der` that equations call: der(x.u, 2) is u''; der(expression) is its time derivative.

    given   symbols that stand for derivatives of variables already
    """

    def __init__(
        self, t: sx.SX, variables: Sequence[str], parameters: sx.SX, given: Mapping[Derivative, sx.SX]
    ) -> None:
        self._given = given
        self.symbols: dict[Derivative, sx.SX] = {}
        self.shifts: list[Shift] = []
        self._variables = variables
        self._time = t.element_hash()
        self._constants = {p.element_hash() for p in sx.vertsplit(parameters)} if parameters.numel() else set()
        self.leaves: dict[int, Derivative] = {}
        self.shift_of: dict[int, Shift] = {}
        self._made: dict[tuple[int, int], Shift] = {}

    def symbol(self, variable: int, order: int) -> sx.SX:
        """The symbol of a derivative of a variable."""
        key = (variable, order)
        if key not in self.symbols:
            symbol = self._given.get(key)
            if symbol is None:
                symbol = sx.SX.sym(derivative_name(self._variables[variable], order))
            self.symbols[key] = symbol
            self.leaves[symbol.element_hash()] = key
        return self.symbols[key]

    def unknown(self, expressions: sx.SX) -> sx.SX | None:
        """A symbol in expressions that is not time, a parameter, a derivative of a variable or of an expression."""
        known = (self.leaves, self.shift_of, self._constants, [self._time])
        others = set(sx.symbol_hashes(expressions)).difference(*known)
        return next((one for one in sx.symvar(expressions) if one.element_hash() in others), None) if others else None

    def with_symbols(
        self, symbols: Mapping[Derivative, sx.SX], variables: Sequence[str] | None = None
    ) -> Differentiator:
        """A copy that knows these symbols, too, and these variables, and goes its own way from here."""
        result = copy.copy(self)
        result._variables = self._variables if variables is None else variables
        for name, value in vars(self).items():
            if isinstance(value, (dict, list)):
                setattr(result, name, value.copy())
        result.symbols.update(symbols)
        result.leaves.update({symbol.element_hash(): key for key, symbol in symbols.items()})
        return result

    def replace_shifts(self, smoothing: Callable[[sx.SX], sx.SX]) -> None:
        """Other expressions in the shifts."""
        every = sx.vertcat(*[shift.expression for shift in self.shifts]) if self.shifts else sx.SX(0, 1)
        if not switches(every):
            return
        if jumps(every):
            raise NonAnalyticError(
                "der(...) is taken of a jump (sign, or a comparison), which would be an impulse.\n"
                "  Let velocities jump by the action of an event, or by contact."
            )
        self.shifts = [replace(shift, expression=smoothing(shift.expression)) for shift in self.shifts]
        self.shift_of = {shift.symbol.element_hash(): shift for shift in self.shifts}
        self._made = {(shift.expression.element_hash(), shift.order): shift for shift in self.shifts}

    def know_constants(self, symbols: Iterable[sx.SX]) -> None:
        """Further parameters."""
        self._constants = self._constants | {symbol.element_hash() for symbol in symbols}

    def __call__(self, expression: Any, order: int = 1) -> sx.SX:
        if not fits(order, int) or order < 0:
            raise ModelError(f"der(..., {shown(order)}): the order of a derivative is a whole number, 0 or more.")
        order = int(order)
        dense = sx.densify(unchecked_expression(expression, "The argument of der"))
        if not order:
            return dense
        if dense.numel() != 1:
            parts = [self._scalar(one, order) for one in dense.nonzeros()]
            return sx.reshape(sx.vertcat(*parts), *dense.shape)
        return self._scalar(dense, order)

    def _scalar(self, expression: sx.SX, order: int) -> sx.SX:
        if expression.is_constant():
            return sx.SX(0)
        if expression.is_symbolic():
            number = expression.element_hash()
            if number in self.leaves:
                variable, present = self.leaves[number]
                return self.symbol(variable, present + order)
            if number == self._time:
                return sx.SX(1 if order == 1 else 0)
            if number in self._constants:
                return sx.SX(0)
            if number in self.shift_of:
                inner = self.shift_of[number]
                return self._scalar(inner.expression, inner.order + order)
        return self._shift(expression, order)

    def _shift(self, expression: sx.SX, order: int) -> sx.SX:
        key = (expression.element_hash(), order)  # the shift keeps the expression, so the hash stays its own
        if key not in self._made:
            shift = Shift(sx.SX.sym(f"ddt{len(self.shifts)}"), expression, order)
            self.shifts.append(shift)
            self._made[key] = shift
            self.shift_of[shift.symbol.element_hash()] = shift
        return self._made[key].symbol
