"""Formulas over positions, as CasADi's expressions of parameters p and of the unknowns Y at each position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import casadi as ca
import numpy as np

from bricard.analysis.design.positions import Posed
from bricard.analysis.measures import measure, reduced
from bricard.arrays import FloatArray
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.spec.expressions import Expression
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi_function

Extreme = Callable[[Any, int, str], Any]  # (values, 1 for the largest and -1 for the smallest, text) -> a number


def plainly(row: Any, sign: int, text: str) -> Any:
    """The largest or smallest value as it stands."""
    return ca.mmax(row) if sign > 0 else ca.mmin(row)


@dataclass(frozen=True, eq=False)
class Rows:
    """Formulas of a mechanism at positions.

    positions   (positions, given quantities)
    data        (positions, columns)
    p, Y        CasADi's symbols of the parameters and of the unknowns (unknowns, positions)
    extreme     what max and min are
    """

    posed: Posed
    positions: FloatArray
    data: FloatArray
    p: Any
    Y: Any
    extreme: Extreme = plainly

    @staticmethod
    def of(posed: Posed, positions: FloatArray, data: FloatArray, extreme: Extreme = plainly) -> Rows:
        """With symbols of their own."""
        count = len(positions)
        p, Y = ca.MX.sym("p", len(posed.over)), ca.MX.sym("Y", posed.unknowns.numel(), count)
        return Rows(posed, positions, data, p, Y, extreme)

    @property
    def residual(self) -> Any:
        """The equations at all positions (a column)."""
        return ca.vec(self._mapped(self.posed.residual, {}))

    def value(self, formula: Expression) -> Any:
        """A formula: a number, or a row of one number for each position."""
        return self._row(*reduced(formula, self._reduce))

    def number(self, text: Any, what: str) -> Any:
        """A formula that must be a number."""
        value = self.value(measure(text, what))
        if value.numel() != 1:
            raise OptionError(
                f"{what} '{text}' has {value.numel()} values, one for each position.\n"
                f"  Make a number of them, as in sum({text}), max({text}) or rms({text})."
            )
        return value

    def _reduce(self, word: str, arguments: list[Expression], found: Mapping[str, Any]) -> Any:
        row = self._row(arguments[0], found)
        count = len(self.positions)
        row = row if row.numel() == count else ca.repmat(row, 1, count)
        match word:
            case "sum":
                return ca.sum2(row)
            case "mean":
                return ca.sum2(row) / count
            case "rms":
                return ca.sqrt(ca.sum2(row**2) / count)
            case "start" | "end":
                return row[0 if word == "start" else -1]
            case "max" | "min":
                return self.extreme(row, 1 if word == "max" else -1, f"{word}({arguments[0]})")
            case "integral":
                return self._integral(row)
        raise OptionError("at(...) is for motions.\n  Positions are given by at={...}.")

    def _integral(self, row: Any) -> Any:
        """By the trapezoidal rule over the quantity that is given."""
        if self.positions.shape != (len(self.positions), 1) or len(self.positions) < 2:
            raise OptionError("integral is over one quantity, given at several positions.\n  Write mean or sum.")
        gaps = np.diff(self.positions[:, 0])
        weights = (np.append(gaps, 0.0) + np.insert(gaps, 0, 0.0)) / 2
        return ca.mtimes(row, ca.DM(weights))

    def _row(self, formula: Expression, found: Mapping[str, Any]) -> Any:
        used = {name: one for name, one in found.items() if (name, 0) in formula.names}
        further = {name: sx.SX.sym(name) for name in used}
        expression = self.posed.formula(formula, further)
        posed = self.posed
        if sx.depends_on(expression, sx.vertcat(posed.unknowns, posed.laws, posed.columns)):
            return self._mapped(expression, {further[name]: one for name, one in used.items()})
        function = to_casadi_function("formula", [posed.parameters, *further.values()], [expression])
        return function(self.p, *used.values())

    def _mapped(self, expression: sx.SX, further: Mapping[sx.SX, Any]) -> Any:
        """An expression at all positions (rows, positions)."""
        posed, count = self.posed, len(self.positions)
        given = [posed.unknowns, posed.parameters, posed.laws, posed.columns, *further]
        function = to_casadi_function("positions", given, [expression]).map(count)
        numbers = [ca.DM(self.positions.T), ca.DM(self.data.T)]
        repeated = [ca.repmat(one, 1, count) for one in (self.p, *further.values())]
        return function(self.Y, repeated[0], *numbers, *repeated[1:])
