"""Series that show nothing of what lies ahead.

Operations whose series do not converge within a step, or end although their function is no polynomial: whatever they
are worth at its start, they may be anything at its end. Sums are judged by the terms that they are made of. Where
these cancel, as in the difference of two coordinates that move alike, any small part of them is left, also their
rounding, whose series means nothing. The readable form of `blindness.hpp`.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.taylor.program import NAMES, NONE
from bricard.taylor.twin import TwinSeries

CONVERGED = 1e-3  # last terms of a series against its first
FEWEST_STAGES = 8
EPSILON, TINY = float(np.finfo(float).eps), float(np.finfo(float).tiny)


def blind_operations(series: TwinSeries, h: float) -> list[int]:
    """The operations that are blind in a step h."""
    if series.last_stage < FEWEST_STAGES:
        return []
    sight = _Sight(series, abs(h))
    with np.errstate(all="ignore"):
        return [node for node in range(series.inputs, series.nodes) if sight.is_blind(node)]


@dataclass(frozen=True, eq=False)
class _Sight:
    """The series of nodes as they are seen over a distance h."""

    series: TwinSeries
    h: float

    def is_blind(self, node: int) -> bool:
        end = float(max(self._terms(node)[-2:]))
        return self._is_open(node, end) if end > 0 else self._is_dormant(node)

    def _is_open(self, node: int, end: float) -> bool:
        """Does a series with this last term not converge?"""
        if not end > CONVERGED * self._early_term(node):
            return False
        return not self._is_sum(node) or (end > CONVERGED * self._summands(node) and end > self._rounding(node))

    def _is_dormant(self, node: int) -> bool:
        """Does a series end early, although its function is not a polynomial of that degree?"""
        program, last, number = self.series.program, self.series.last_stage, node - self.series.inputs
        if NAMES[int(program["code"][number])] == "shift" or 2 * self._degree(node) > last:
            return False
        if not self._is_sum(node):
            operands = [int(program[operand][number]) for operand in ("first", "second")]
            return any(self._degree(operand) > 0 for operand in operands if operand != NONE)
        degrees = [(self._degree(a), self._degree(b)) for _, a, b in self._products(node)]
        return any(a > 0 and b > 0 and a + b > last + self._need(node) for a, b in degrees)

    # -- series ------------------------------------------------------------------------------

    def _need(self, node: int) -> int:
        return int(self.series.program["need"][node])

    def _terms(self, node: int) -> FloatArray:
        """The sizes of the terms of a series."""
        orders = np.arange(self.series.last_stage + self._need(node) + 1.0)
        return np.asarray(np.abs(self.series.table[node, : len(orders)]) * self.h**orders)

    def _early_term(self, node: int) -> float:
        """The largest early term of a series."""
        terms, last, need = self._terms(node), self.series.last_stage, self._need(node)
        return float(max(*terms[: need + 1], *(terms[k + need] for k in (1, 2, last // 2 - 1, last // 2))))

    def _degree(self, node: int) -> int:
        """The highest order of a series that is not zero; terms that underflow are."""
        return int(np.flatnonzero(~(self._terms(node) < TINY)).max(initial=0))

    # -- sums --------------------------------------------------------------------------------

    def _is_sum(self, node: int) -> bool:
        number = node - self.series.inputs
        return number >= 0 and NAMES[int(self.series.program["code"][number])] == "poly"

    def _linear(self, node: int) -> list[tuple[float, int]]:
        """The linear terms of a sum: factors and nodes."""
        program, number = self.series.program, node - self.series.inputs
        own = slice(*program["linear_start"][number : number + 2])
        return list(zip(np.abs(program["linear_scale"][own]), program["linear_node"][own], strict=True))

    def _products(self, node: int) -> list[tuple[float, int, int]]:
        """The products of a sum: factors and pairs of nodes."""
        program, number = self.series.program, node - self.series.inputs
        own = slice(*program["product_start"][number : number + 2])
        pairs = program["product_a"][own], program["product_b"][own]
        return list(zip(np.abs(program["product_scale"][own]), *pairs, strict=True))

    def _summands(self, node: int) -> float:
        """The early terms that a node is the sum of; those of its own series where it is no sum."""
        if not self._is_sum(node):
            return self._early_term(node)
        early = self._early_term
        result = abs(float(self.series.program["constant"][node - self.series.inputs]))
        result += sum(scale * early(one) for scale, one in self._linear(node))
        return result + sum(scale * early(a) * early(b) for scale, a, b in self._products(node))

    def _rounding(self, node: int) -> float:
        """What rounding makes of a sum, also that of operands that are sums, as in products of differences."""
        early, summands = self._early_term, self._summands
        result = sum(scale * summands(one) for scale, one in self._linear(node))
        result += sum(c * (early(a) * summands(b) + summands(a) * early(b)) for c, a, b in self._products(node))
        return EPSILON * result
