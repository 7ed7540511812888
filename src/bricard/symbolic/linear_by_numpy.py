"""Linear algebra and random numbers of `_symbolic` by NumPy, dense, for installations where nothing was compiled."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray, IntArray

DEPENDENT = 1e-7  # of a unit row: what is left of it after the earlier ones; coefficients that are rounding
ROUNDING = 1e-12  # of the largest row: a row smaller than this is zero


class Normal:
    """Numbers of the standard normal distribution."""

    def __init__(self, seed: int) -> None:
        self._random = np.random.default_rng(seed)

    def draw(self, count: int) -> FloatArray:
        """The next numbers."""
        return self._random.normal(size=count)


class LoneContact:
    """Leaves all to the decisions about any number of contacts."""

    def __init__(self, sizes: Sequence[int], places: Sequence[int], length: int) -> None:
        pass

    def flight(self, numbers: FloatArray) -> None:
        """Not by this."""

    def impact(self, numbers: FloatArray, velocity: FloatArray, contact: int, slip: int) -> None:
        """Not by this."""

    def motion(
        self, numbers: FloatArray, contact: int, slip: int, direction: float, least: float, excluded: int
    ) -> None:
        """Not by this."""


class SymmetricSystem:
    """(A + D) x = b; A is given by the entries of its lower half, equal places add."""

    def __init__(self, size: int, rows: IntArray, columns: IntArray) -> None:
        self._size, self._rows, self._columns = size, rows, columns

    def solve(self, values: FloatArray, diagonal: FloatArray, right: FloatArray) -> FloatArray:
        """x."""
        lower = np.zeros((self._size, self._size))
        np.add.at(lower, (self._rows, self._columns), values)
        matrix = lower + np.tril(lower, -1).T + np.diag(diagonal)
        if not np.isfinite(matrix).all():
            return np.full(self._size, np.nan)
        return np.asarray(np.linalg.solve(matrix, right))


def shortest_solution(matrix: FloatArray, right: FloatArray, rank: float) -> FloatArray | None:
    """The shortest least-squares solution; None where numbers are not finite (LAPACK would complain)."""
    if not np.isfinite(matrix).all() or not np.isfinite(right).all():
        return None
    return np.asarray(np.linalg.lstsq(matrix, right, rcond=rank)[0])


def dependent_rows(
    row_count: int, column_count: int, rows: IntArray, columns: IntArray, values: FloatArray
) -> list[tuple[int, tuple[int, ...]]]:
    """Rows that are combinations of earlier rows, with those they are made of."""
    matrix = np.zeros((row_count, column_count))
    np.add.at(matrix, (rows, columns), values)
    sizes = np.linalg.norm(matrix, axis=1)
    unit = np.where(
        (sizes > ROUNDING * sizes.max(initial=0.0))[:, None], matrix / np.maximum(sizes, 1e-300)[:, None], 0.0
    )
    kept: list[int] = []
    basis = np.zeros((0, column_count))
    found = []
    for i, row in enumerate(unit):
        left = row - basis.T @ (basis @ row)
        left -= basis.T @ (basis @ left)  # once more, for the last digits
        size = float(np.linalg.norm(left))
        if size <= DEPENDENT:
            factors = np.linalg.lstsq(unit[kept].T, row)[0] if kept else np.zeros(0)
            found.append((i, tuple(j for j, factor in zip(kept, factors, strict=True) if abs(factor) > DEPENDENT)))
            continue
        kept.append(i)
        basis = np.vstack([basis, left / size])
    return found
