"""Partial derivatives of a DAE: what its signature matrix and its system Jacobian are made of.

A residual may contain derivatives of expressions (shifts), which may contain others. What it contains through a shift
by p orders are the symbols of the shifted expression, p orders higher; the leading partial derivatives multiply
(Griewank's lemma). So both matrices are found on the ways from residuals through shifts to variables. Ways are
followed level by level, all residuals at once, and joined where they meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from bricard.arrays import BoolArray, IndexArray
from bricard.records import dataclass
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.dae.formulas import Formulas

Indices = IndexArray


@dataclass(frozen=True, eq=False)
class Entries:
    """Entries of a square sparse matrix in the order of rows, then of columns."""

    rows: Indices
    columns: Indices
    values: sx.SX


@dataclass(frozen=True, eq=False)
class _Level:
    """The partial derivatives at the ends of all ways of one length, with one entry each.

    way       number of the way
    residual  where the way begins
    shifted   by how many orders it shifts
    partial   which partial derivative
    onward    of those by shifts, in their order: the way of the next level
    """

    way: Indices
    residual: Indices
    shifted: Indices
    partial: Indices
    onward: Indices


@dataclass(frozen=True, eq=False)
class Partials:
    """Nonzero partial derivatives of the residuals and, after them, of the shifted expressions.

    size             number of residuals, and of variables
    start            of each row in `symbol` and `values`
    symbol           the symbol by which it is derived: those of variables are first, those of shifts come after them
    values           the derivatives, a column
    variable, order  of the symbols of variables
    shift            orders of the shifts
    """

    size: int
    start: Indices
    symbol: Indices
    values: sx.SX
    variable: Indices
    order: Indices
    shift: Indices

    def signature(self) -> list[dict[int, int]]:
        """For each residual the highest order of each variable that it contains."""
        own = [(one, np.flatnonzero(self._is_variable(one))) for one in self._levels]
        symbol = np.concatenate([self.symbol[one.partial[k]] for one, k in own])
        residual = np.concatenate([one.residual[k] for one, k in own])
        orders = self.order[symbol] + np.concatenate([one.shifted[k] for one, k in own])
        keys = residual * self.size + self.variable[symbol]
        sorting, first = _groups(keys)
        rows, columns = np.divmod(keys[sorting][first], self.size)
        highest = np.maximum.reduceat(orders[sorting], first) if len(first) else orders
        result: list[dict[int, int]] = [{} for _ in range(self.size)]
        for i, j, sigma in zip(rows.tolist(), columns.tolist(), highest.tolist(), strict=True):
            result[i][j] = sigma
        return result

    def leading(self, c: Sequence[int], d: Sequence[int]) -> Entries:
        """The derivatives of residuals i by x_j^(d_j - c_i), which are there where sigma_ij = d_j - c_i."""
        missing = np.array(d)[self.variable] - self.order  # what offset and shifts must be together
        offsets = np.array(c)
        factors: sx.SX | None = None  # of the first level: one
        keys, values = [], []
        for level in self._levels:
            is_variable = self._is_variable(level)
            own = np.flatnonzero(is_variable)
            symbol = self.symbol[level.partial[own]]
            leads = missing[symbol] == offsets[level.residual[own]] + level.shifted[own]
            keys.append(level.residual[own][leads] * self.size + self.variable[symbol[leads]])
            values.append(self._products(level, factors, own[leads]))
            onward = self._products(level, factors, np.flatnonzero(~is_variable))
            factors = _sums(onward, *_groups(level.onward))
        found = np.concatenate(keys)
        sorting, first = _groups(found)
        rows, columns = np.divmod(found[sorting][first], self.size)
        return Entries(rows, columns, _sums(sx.vertcat(*values), sorting, first))

    @cached_property
    def _levels(self) -> tuple[_Level, ...]:
        """Each residual's own derivatives, then those through one shift, two, ..."""
        levels = []
        residual = row = np.arange(self.size)
        shifted = np.zeros(self.size, dtype=np.intp)
        while len(row):
            counts = self.start[row + 1] - self.start[row]
            way = np.repeat(np.arange(len(row)), counts)
            partial = np.arange(len(way)) + (self.start[row] - np.cumsum(counts) + counts)[way]
            symbol = self.symbol[partial]
            inner = np.flatnonzero(symbol >= len(self.variable))
            number = symbol[inner] - len(self.variable)
            begin, orders = residual[way[inner]], shifted[way[inner]] + self.shift[number]
            most = int(orders.max(initial=0)) + 1
            sorting, first = _groups((begin * len(self.shift) + number) * most + orders)
            onward = np.empty(len(inner), dtype=np.intp)
            onward[sorting] = np.repeat(np.arange(len(first)), np.diff(np.append(first, len(inner))))
            levels.append(_Level(way, residual[way], shifted[way], partial, onward))
            chosen = sorting[first]
            residual, row, shifted = begin[chosen], self.size + number[chosen], orders[chosen]
        return tuple(levels)

    def _is_variable(self, level: _Level) -> BoolArray:
        return np.asarray(self.symbol[level.partial] < len(self.variable))

    def _products(self, level: _Level, factors: sx.SX | None, chosen: Indices) -> sx.SX:
        """Some partial derivatives of a level, each times the factor of its way."""
        values = self.values[level.partial[chosen].tolist()]
        return values if factors is None else factors[level.way[chosen].tolist()] * values


def partials_of(dae: Formulas) -> Partials:
    """The partial derivatives of a DAE."""
    symbols = sx.vertcat(*dae.symbols.values(), *[shift.symbol for shift in dae.shifts])
    expressions = sx.vertcat(dae.residuals, *[shift.expression for shift in dae.shifts])
    jacobian = sx.jacobian(expressions, symbols)
    rows, columns = (np.array(one, dtype=np.intp) for one in jacobian.sparsity().get_triplet())
    by_rows = np.argsort(rows, kind="stable")
    keys = np.array(list(dae.symbols), dtype=np.intp).reshape(-1, 2)
    return Partials(
        len(dae.variables),
        np.searchsorted(rows[by_rows], np.arange(expressions.numel() + 1)),
        columns[by_rows],
        sx.entries(jacobian)[by_rows.tolist()],
        keys[:, 0],
        keys[:, 1],
        np.array([shift.order for shift in dae.shifts], dtype=np.intp),
    )


def _groups(keys: Indices) -> tuple[Indices, Indices]:
    """An order that sorts the keys, and where in it another key begins."""
    sorting = np.argsort(keys, kind="stable")
    return sorting, np.flatnonzero(np.diff(keys[sorting], prepend=-1))


def _sums(values: sx.SX, sorting: Indices, first: Indices) -> sx.SX:
    """One expression a group, the sum of its members (a column)."""
    sizes, alone = np.diff(np.append(first, len(sorting))), values[sorting[first].tolist()]
    several = np.flatnonzero(sizes > 1)
    if not len(several):
        return alone
    members = iter(sx.vertsplit(values[sorting[np.repeat(sizes > 1, sizes)].tolist()]))
    sums = [sum(islice(members, size - 1), next(members)) for size in sizes[several].tolist()]
    place = np.arange(len(first))
    place[several] = len(first) + np.arange(len(several))
    return sx.vertcat(alone, *sums)[place.tolist()]
