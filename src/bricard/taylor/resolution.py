"""Do the nodes of an implicit step resolve the functions in the equations, such as exp or tanh?

The readable form of `resolution.hpp`.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor.program import NAMES, NONE
from bricard.taylor.stage_tables import StageTable
from bricard.taylor.twin import TwinSeries

CONSTANT, UNSMOOTH = 1e-13, 0.03


class Resolution:
    """Values of functions and of their operands at the nodes."""

    def __init__(self, series: TwinSeries) -> None:
        self._series = series
        codes = series.program["code"][: series.nodes - series.inputs]
        found = [i for i, code in enumerate(codes) if NAMES[int(code)] not in ("poly", "shift")]
        self._functions = np.array(found, dtype=int)
        self.begin()

    def begin(self) -> None:
        """A step is tried."""
        self._values: list[FloatArray] = []
        self._operands: list[FloatArray] = []

    def note(self) -> None:
        """The series has been evaluated at the next node of the step."""
        series = self._series
        self._values.append(series.table[series.inputs + self._functions, 0])
        self._operands.append(series.table[series.program["first"][self._functions], 0])

    def unresolved(self, table: StageTable) -> list[int]:
        """Operations that the nodes do not resolve, and all that is made of them.

        These are functions whose values at the nodes do not lie on a smooth curve, or are constant although their
        operand is not.
        """
        inputs = self._series.inputs
        values, operands = np.array(self._values), np.array(self._operands)
        known = [_is_resolved(table, values[:, k], operands[:, k]) for k in range(len(self._functions))]
        marked = {inputs + int(i) for i, resolved in zip(self._functions, known, strict=True) if not resolved}
        if not marked:
            return []
        for node in range(inputs, self._series.nodes):
            if node not in marked and not marked.isdisjoint(self._operands_of(node)):
                marked.add(node)
        return sorted(marked)

    def _operands_of(self, node: int) -> list[int]:
        program, i = self._series.program, node - self._series.inputs
        linear, products = (slice(*program[f"{name}_start"][i : i + 2]) for name in ("linear", "product"))
        found = [*program["linear_node"][linear], *program["product_a"][products], *program["product_b"][products]]
        is_function = NAMES[int(program["code"][i])] not in ("poly", "shift")
        found += [program["first"][i], program["second"][i]] if is_function else [program["first"][i]]
        return [int(operand) for operand in found if operand != NONE]


def _is_resolved(table: StageTable, values: FloatArray, operands: FloatArray) -> bool:
    variation, last = _changes(table, values, 1), _changes(table, values, len(values) - 2)
    if variation > CONSTANT:
        return last <= UNSMOOTH * variation
    return _changes(table, operands, 1) <= CONSTANT


def _changes(table: StageTable, values: FloatArray, first: int) -> float:
    """The largest Legendre coefficient from order `first` on, relative to the values."""
    coefficients = np.abs(table["to_legendre"] @ values)[first:]
    return float(coefficients.max() / max(np.abs(values).max(), np.finfo(float).tiny))
