"""Linear complementarity by Lemke's method: w = M z + q,  w >= 0,  z >= 0,  w z = 0.

Lexicographic ratio test, so that it ends also where several rows tie, as they do with redundant contacts.
Cottle, Pang and Stone, The Linear Complementarity Problem, 4.4 and 4.9.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray, IndexArray

SMALL = 1e-11  # pivots below it, in rows of size one, are rounding


def lemke(M: FloatArray, q: FloatArray) -> FloatArray | None:
    """z, or None where the method ends on a ray: of a copositive M there is no solution then."""
    size = len(q)
    if size == 0 or q.min() >= 0:
        return np.zeros(size)
    # columns: q, inverse of the basis (w), z, artificial
    table = np.hstack((q[:, None], np.eye(size), -M, -np.ones((size, 1))))
    basis = np.arange(1, size + 1)
    entering, row = 2 * size + 1, _least(table[:, : size + 1], np.arange(size))
    for _ in range(50 * (size + 1)):
        _pivot(table, row, entering)
        leaving, basis[row] = basis[row], entering
        if leaving == 2 * size + 1:
            return _read(table, basis, size)
        entering = leaving + size if leaving <= size else leaving - size
        rising = np.flatnonzero(table[:, entering] > SMALL)
        if not len(rising):
            return None
        row = _ratio(table, basis, rising, entering)
    return None


def _pivot(table: FloatArray, row: int, column: int) -> None:
    """The column becomes a unit vector."""
    table[row] /= table[row, column]
    factors = table[:, column].copy()
    factors[row] = 0
    table -= factors[:, None] * table[row]


def _ratio(table: FloatArray, basis: IndexArray, rising: IndexArray, column: int) -> int:
    """The row that first reaches zero; the artificial variable leaves as soon as it can."""
    size = len(basis)
    ratios = table[rising, : size + 1] / table[rising, column, None]
    nearest = ratios[:, 0] <= ratios[:, 0].min() + SMALL
    artificial = np.flatnonzero(basis[rising] == 2 * size + 1)
    if len(artificial) and nearest[artificial[0]]:
        return int(rising[artificial[0]])
    return int(rising[_least(ratios, np.flatnonzero(nearest))])


def _least(rows: FloatArray, among: IndexArray) -> int:
    """The lexicographically least of these rows."""
    for column in range(rows.shape[1]):
        values = rows[among, column]
        among = among[values <= values.min() + SMALL]
        if len(among) == 1:
            break
    return int(among[0])


def _read(table: FloatArray, basis: IndexArray, size: int) -> FloatArray:
    """The values of z in the last basis."""
    z = np.zeros(size)
    inside = basis > size
    z[basis[inside] - size - 1] = np.maximum(table[inside, 0], 0)
    return z
