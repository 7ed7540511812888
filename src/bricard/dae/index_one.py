"""The index-one form that the offsets give for a DAE of any index, and its partial derivatives.

    state      y = (x_j^(l), l < d_j)
    unknowns   z_j = x_j^(d_j)
    equations  F_i(t, y, z) = f_i^(c_i) = 0, regular in z

The engine evaluates F by the stages of its series. What an implicit method needs beside it are dF_i/dx_j^(l), which
follow from the first partial derivatives of f, as series:

    d f^(m) / d x_j^(l) = sum_s (m over l - s) (df/dx_j^(s))^(m - l + s).

A derivative of an expression within f (a shift) is followed by the same rule. So these are formulas with shifts
themselves, and a program computes them like event functions.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np

from bricard.arrays import IntArray
from bricard.dae.formulas import Formulas, Shift
from bricard.dae.partials import Partials, partials_of
from bricard.dae.structure import Derivative, Structure
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.taylor.program import Program


@dataclass(frozen=True, eq=False)
class IndexOne:
    """The partial derivatives of F: outputs of `program`, with equation, position of the variable, and d_j - l."""

    program: Program
    rows: IntArray
    columns: IntArray
    powers: IntArray

    def bind(self, parameters: tuple[float, ...]) -> dict[str, Any]:
        """All that an engine needs, for these parameter values."""
        every = np.arange(self._size, dtype=np.int32)
        order = {"symmetric": False, "row_partner": every, "directions": 0, "place": every}
        arrays = self.program.integers | self.numbers(parameters) | order
        return {"program": arrays, "rows": self.rows, "columns": self.columns, "powers": self.powers}

    def numbers(self, parameters: tuple[float, ...]) -> dict[str, Any]:
        """What of it depends on parameters."""
        return self.program.numbers(parameters) | {"row_scale": np.ones(self._size)}

    @property
    def _size(self) -> int:
        return len(self.program.integers["offset_d"])


@dataclass(frozen=True, eq=False)
class PartialDerivatives:
    """dF_i/dx_j^(l): rows i, variables j, powers d_j - l, expressions; shifts in them beside those of the DAE."""

    rows: IntArray
    variables: IntArray
    powers: IntArray
    values: Sequence[sx.SX]
    shifts: Sequence[Shift]


def partial_derivatives(dae: Formulas, structure: Structure) -> PartialDerivatives:
    """Those of the index-one form of a DAE."""
    totals = _Totals(partials_of(dae))
    found = [(i, key, value) for i, c in enumerate(structure.c) for key, value in totals.of(i, c).items()]
    return PartialDerivatives(
        np.array([i for i, *_ in found], dtype=np.int32),
        np.array([j for _, (j, _), _ in found], dtype=np.int32),
        np.array([structure.d[j] - level for _, (j, level), _ in found], dtype=np.int32),
        [value for *_, value in found],
        totals.shifts,
    )


class _Totals:
    """Partial derivatives of time derivatives; `shifts` stand for the derivatives of partial derivatives."""

    def __init__(self, partials: Partials) -> None:
        self.partials = partials
        self.shifts: list[Shift] = []
        self.of = cache(self._of)
        self._derived = cache(self._derive)

    def _of(self, row: int, m: int) -> dict[Derivative, sx.SX]:
        """Those of the derivative of order m of a residual or, after them, of a shifted expression."""
        result: dict[Derivative, sx.SX] = {}
        for key, value in self._terms(row, m):
            result[key] = result[key] + value if key in result else value
        return result

    def _terms(self, row: int, m: int) -> Iterator[tuple[Derivative, sx.SX]]:
        partials = self.partials
        for partial in range(int(partials.start[row]), int(partials.start[row + 1])):
            symbol = int(partials.symbol[partial])
            number = symbol - len(partials.variable)
            for q in range(m + 1):
                factor = self._derived(partial, m - q)
                if factor is None:
                    continue
                factor = factor if q in (0, m) else math.comb(m, q) * factor
                if number < 0:
                    yield (int(partials.variable[symbol]), int(partials.order[symbol]) + q), factor
                else:
                    inner = self.of(partials.size + number, int(partials.shift[number]) + q)
                    yield from ((key, factor * value) for key, value in inner.items())

    def _derive(self, partial: int, order: int) -> sx.SX | None:
        """A derivative of a partial derivative, None where it is zero."""
        value = self.partials.values[partial]
        if order == 0:
            return value
        if value.is_constant():
            return None
        symbol = sx.SX.sym(f"partial{partial}_{order}")
        self.shifts.append(Shift(symbol, value, order))
        return symbol
