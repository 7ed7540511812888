"""Which rows of a sparse matrix are combinations of earlier ones.

Row by row, LDL^T of G G^T (rows scaled to length one). As squares hide half of the digits, what is left of a doubtful
row is found from the rows themselves.
"""

from __future__ import annotations

import math

from bricard.symbolic import sx

DEPENDENT = 1e-7  # of a unit row: what is left of it after the earlier ones
DOUBTFUL = 1e-6  # of a squared unit row: less than this may be rounding
ROUNDING = 1e-12  # of the largest row: a row smaller than this is zero
REFINEMENTS = 2
USED = 1e-7  # of a combination of unit rows: smaller coefficients are rounding


def dependent_rows(matrix: sx.DM) -> dict[int, tuple[int, ...]]:
    """Rows that are combinations of earlier rows, with those they are made of; sparse, row by row."""
    earlier = _Elimination()
    found: dict[int, tuple[int, ...]] = {}
    for i, row in enumerate(_sparse_rows(matrix)):
        entries, explained = earlier.eliminate(earlier.products(row))
        left = 1.0 - explained
        if left <= DOUBTFUL or not row:
            combination, left = earlier.refined(row, entries)
            if left <= DEPENDENT**2:
                found[i] = tuple(sorted(j for j, value in combination.items() if abs(value) > USED))
                continue
        earlier.add(i, row, left, entries)
    return found


def _sparse_rows(matrix: sx.DM) -> list[dict[int, float]]:
    """Rows of a sparse matrix, scaled to length one."""
    rows: list[dict[int, float]] = [{} for _ in range(matrix.size1())]
    i, j = matrix.sparsity().get_triplet()
    for row, column, value in zip(i, j, matrix.nonzeros(), strict=True):
        if value:
            rows[row][column] = float(value)
    sizes = [math.hypot(*entries.values()) for entries in rows]
    noise = ROUNDING * max(sizes, default=0.0)
    return [
        {column: value / size for column, value in entries.items()} if size > noise else {}
        for entries, size in zip(rows, sizes, strict=True)
    ]


class _Elimination:
    """L D L^T of the products of independent rows, as far as they are known; rows are {column: value}."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, float]] = {}
        self.by_column: dict[int, list[int]] = {}
        self.pivots: dict[int, float] = {}
        self.factors: dict[int, dict[int, float]] = {}  # L by rows
        self.later: dict[int, list[int]] = {}  # rows of L with an entry in a column

    def add(self, i: int, row: dict[int, float], pivot: float, entries: dict[int, float]) -> None:
        """A row that is independent of the earlier ones, with its row of L."""
        self.rows[i], self.pivots[i], self.factors[i] = row, pivot, entries
        for j in entries:
            self.later.setdefault(j, []).append(i)
        for column in row:
            self.by_column.setdefault(column, []).append(i)

    def products(self, row: dict[int, float]) -> dict[int, float]:
        """Scalar products of a row with earlier ones."""
        found: dict[int, float] = {}
        for column, value in row.items():
            for j in self.by_column.get(column, ()):
                found[j] = found.get(j, 0.0) + value * self.rows[j][column]
        return found

    def eliminate(self, products: dict[int, float]) -> tuple[dict[int, float], float]:
        """The row of L that belongs to products with earlier rows, and how much of the row's square they explain."""
        entries: dict[int, float] = {}
        explained = 0.0
        pending = dict(products)
        while pending:
            j = min(pending)
            value = pending.pop(j)
            if abs(value) <= 1e-17:
                continue
            entries[j] = value / self.pivots[j]
            explained += value * entries[j]
            for k in self.later.get(j, ()):
                pending[k] = pending.get(k, 0.0) - value * self.factors[k][j]
        return entries, explained

    def refined(self, row: dict[int, float], entries: dict[int, float]) -> tuple[dict[int, float], float]:
        """The combination of earlier rows that is nearest to a row, and the square of what it leaves of the row."""
        combination = self._combination(entries)
        for _ in range(REFINEMENTS):
            rest = self._rest(row, combination)
            for j, change in self._combination(self.eliminate(self.products(rest))[0]).items():
                combination[j] = combination.get(j, 0.0) + change
        return combination, sum(value**2 for value in self._rest(row, combination).values())

    def _rest(self, row: dict[int, float], combination: dict[int, float]) -> dict[int, float]:
        rest = dict(row)
        for j, factor in combination.items():
            for column, value in self.rows[j].items():
                rest[column] = rest.get(column, 0.0) - factor * value
        return rest

    def _combination(self, entries: dict[int, float]) -> dict[int, float]:
        """The earlier rows of which a row is made, with their factors: solves L^T x = l."""
        factors = dict(entries)
        for j in sorted(self.factors, reverse=True):
            value = factors.get(j, 0.0)
            if value:
                for k, factor in self.factors[j].items():
                    factors[k] = factors.get(k, 0.0) - value * factor
        return factors
