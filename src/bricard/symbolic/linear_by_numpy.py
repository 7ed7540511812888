"""Linear algebra and random numbers of `_symbolic` by NumPy, dense, for installations where nothing was compiled."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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


class Closing:
    """Equations h above g, relative to `scales`, by y in units of `sizes`; steps that make them small.

    run     evaluates them: from y it writes to `found` h, the entries of dh/dy, g and those of dg/dy
    hard    how many there are of h
    rows    with `columns` the places of the entries, those of dg/dy below those of dh/dy
    """

    def __init__(
        self,
        run: Callable[[], None],
        y: FloatArray,
        found: FloatArray,
        hard: int,
        rows: IntArray,
        columns: IntArray,
        scales: FloatArray,
        sizes: FloatArray,
    ) -> None:
        self._run, self._y, self._found, self._hard, self._scales, self._sizes = run, y, found, hard, scales, sizes
        self._ends = np.cumsum([hard, np.count_nonzero(rows < hard), len(scales) - hard])
        self._places = rows * len(sizes) + columns
        self._divisors, self._factors = scales[rows], sizes[columns]

    def at(self, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """The equations and their derivatives (rows, unknowns) at a place."""
        self._y[:] = y
        self._run()
        h, J, g, S = np.split(self._found, self._ends)
        slopes = np.zeros((len(self._scales), len(self._sizes)))
        slopes.put(self._places, np.concatenate([J, S]) / self._divisors * self._factors)
        return np.concatenate([h, g]) / self._scales, slopes

    def approach(self, begin: FloatArray, weights: FloatArray, most_steps: int, enough: float) -> FloatArray | None:
        """Levenberg-Marquardt steps on weighted equations, until one is shorter than `enough`."""
        y, (r, J) = begin, self._weighted(begin, weights)
        damping, diagonal = 1e-3, slice(None, None, len(y) + 1)
        if not np.isfinite(J).all():
            return None
        for _ in range(most_steps):
            if not len(r) or r @ r == 0:
                break
            normal = J.T @ J
            normal.ravel()[diagonal] += damping * (normal.trace() / len(y) + 1e-30)
            try:
                step = -np.linalg.solve(normal, J.T @ r)
            except np.linalg.LinAlgError:
                damping *= 4
                continue
            if (np.abs(step) <= enough).all():
                break
            new, J_new = self._weighted(y + step * self._sizes, weights)
            if not (new @ new < r @ r and np.isfinite(J_new).all()):
                damping *= 4
                continue
            y, r, J, damping = y + step * self._sizes, new, J_new, damping / 5
        return y

    def _weighted(self, y: FloatArray, weights: FloatArray) -> tuple[FloatArray, FloatArray]:
        values, slopes = self.at(y)
        return weights * values, weights[:, None] * slopes

    def project(self, begin: FloatArray, most_steps: int, rank: float) -> FloatArray | None:
        """h = 0 by Newton steps, each the shortest."""
        y = begin
        for _ in range(most_steps):
            values, slopes = self.at(y)
            step = shortest_solution(slopes[: self._hard], -values[: self._hard], rank)
            if step is None:
                return None
            if (np.abs(step) <= 1e-15).all():
                break
            y = y + step * self._sizes
        return y


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
