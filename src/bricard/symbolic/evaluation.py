"""Functions of expressions evaluated to arrays, and the sparse matrices that large systems are made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, pairwise

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Sparse:
    """A matrix by its entries: `values` at `rows` and `columns`; equal places add."""

    rows: IntArray
    columns: IntArray
    values: FloatArray
    shape: tuple[int, int]

    def dense(self) -> FloatArray:
        """All of it."""
        places = self.rows * self.shape[1] + self.columns
        return _sums(places, self.values, self.shape[0] * self.shape[1]).reshape(self.shape)

    def __matmul__(self, x: FloatArray) -> FloatArray:
        """The product with a column."""
        return _sums(self.rows, self.values * x[self.columns], self.shape[0])

    def __abs__(self) -> Sparse:
        return Sparse(self.rows, self.columns, np.abs(self.values), self.shape)

    def transposed(self) -> Sparse:
        """Rows as columns."""
        return Sparse(self.columns, self.rows, self.values, self.shape[::-1])

    def squared(self) -> Sparse:
        """M^T M: the products of all pairs of entries of a row."""
        order = np.argsort(self.rows, kind="stable")
        rows, columns, values = self.rows[order], self.columns[order], self.values[order]
        counts = np.bincount(rows, minlength=self.shape[0])
        pairs = counts[rows]
        first = np.repeat(np.arange(len(rows)), pairs)
        within = np.arange(len(first)) - np.repeat(np.cumsum(pairs) - pairs, pairs)
        second = (np.cumsum(counts) - counts)[rows[first]] + within
        return Sparse(columns[first], columns[second], values[first] * values[second], (self.shape[1], self.shape[1]))

    def scaled(self, rows: FloatArray, columns: FloatArray) -> Sparse:
        """diag(rows) M diag(columns)."""
        return replace(self, values=rows[self.rows] * self.values * columns[self.columns])

    def plus(self, other: Sparse) -> Sparse:
        """The sum."""
        return Sparse(
            np.concatenate([self.rows, other.rows]),
            np.concatenate([self.columns, other.columns]),
            np.concatenate([self.values, other.values]),
            self.shape,
        )

    def above(self, other: Sparse) -> Sparse:
        """The rows of this, then those of another."""
        return Sparse(
            np.concatenate([self.rows, other.rows + np.int32(self.shape[0])]),
            np.concatenate([self.columns, other.columns]),
            np.concatenate([self.values, other.values]),
            (self.shape[0] + other.shape[0], self.shape[1]),
        )

    def chosen(self, rows: Sequence[int]) -> Sparse:
        """Some of the rows, in this order."""
        place = np.full(self.shape[0], -1, dtype=np.int32)
        place[np.asarray(rows, dtype=np.int32)] = np.arange(len(rows), dtype=np.int32)
        kept = place[self.rows] >= 0
        return Sparse(place[self.rows[kept]], self.columns[kept], self.values[kept], (len(rows), self.shape[1]))

    def without_zeros(self) -> Sparse:
        """The entries that are not zero."""
        kept = self.values != 0
        return Sparse(self.rows[kept], self.columns[kept], self.values[kept], self.shape)

    def without_empty_columns(self) -> Sparse:
        """The columns that have entries."""
        used = np.flatnonzero(np.bincount(self.columns, minlength=self.shape[1]))
        place = np.zeros(self.shape[1], dtype=np.int32)
        place[used] = np.arange(len(used), dtype=np.int32)
        return Sparse(self.rows, place[self.columns], self.values, (self.shape[0], len(used)))


class Evaluation:
    """A function that evaluates to arrays; where its outputs have entries is found once."""

    def __init__(self, inputs: Sequence[sx.SX], outputs: Sequence[sx.SX]) -> None:
        self._function = sx.Function("values", list(inputs), list(outputs))
        triplets = [one.sparsity().get_triplet() for one in outputs]
        self._places = [(np.array(i, dtype=np.int32), np.array(j, dtype=np.int32)) for i, j in triplets]
        self._shapes = [one.shape for one in outputs]
        self._counts = [len(rows) for rows, _ in self._places]

    def entries(self, *arguments: FloatArray) -> list[FloatArray]:
        """What stands at the places of the outputs that have entries."""
        values = list(map(np.empty, self._counts))
        self._function.bound([np.ascontiguousarray(one, dtype=float) for one in arguments], values)()
        return values

    def matrix(self, output: int, entries: FloatArray) -> Sparse:
        """An output with these entries."""
        rows, columns = self._places[output]
        return Sparse(rows, columns, entries, self._shapes[output])

    def sparse(self, *arguments: FloatArray) -> list[Sparse]:
        """The outputs by their entries."""
        return [self.matrix(i, one) for i, one in enumerate(self.entries(*arguments))]

    def following(self, *others: FloatArray) -> Following:
        """The outputs as a function of the first argument alone, which is called again and again."""
        ends = list(accumulate(self._counts, initial=0))
        wheres = [slice(*pair) for pair in pairwise(ends)]
        first, found = np.empty(self._function.numel_in(0)), np.empty(ends[-1])
        arguments = [first, *[np.ascontiguousarray(one, dtype=float) for one in others]]
        run = self._function.bound(arguments, [found[where] for where in wheres])
        return Following(self, wheres, first, found, run)

    def dense(self, *arguments: FloatArray) -> list[FloatArray]:
        """The outputs as arrays of two dimensions."""
        found = [np.zeros(shape) for shape in self._shapes]
        for matrix, places, entries in zip(found, self._flat, self.entries(*arguments), strict=True):
            matrix.put(places, entries)
        return found

    @cached_property
    def _flat(self) -> list[IntArray]:
        """Where the entries stand in the outputs, row by row."""
        pairs = zip(self._places, self._shapes, strict=True)
        return [rows * np.int32(columns) + places for (rows, places), (_, columns) in pairs]


@dataclass(frozen=True, eq=False)
class Following:
    """The outputs of an evaluation by their entries: `run` writes them all to `found`, each at its `wheres`."""

    evaluation: Evaluation
    wheres: list[slice]
    first: FloatArray
    found: FloatArray
    run: Callable[[], None]

    def __call__(self, x: FloatArray) -> list[Sparse]:
        """At this first argument."""
        self.first[:] = x
        self.run()
        values = self.found.copy()
        return [self.evaluation.matrix(i, values[where]) for i, where in enumerate(self.wheres)]


def _sums(places: IntArray, values: FloatArray, count: int) -> FloatArray:
    """What belongs to each of some places."""
    return np.asarray(np.bincount(places, values, count), dtype=np.float64)
