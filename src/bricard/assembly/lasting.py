"""Which of the rows of a matrix that depend on each other can be left out for good.

Let W_s, with orthonormal columns, span the vectors w with w^T G_s = 0 at sample s of a motion. The rows that are left
without the rows D are independent at s if and only if W_s[D] is regular. Rows are chosen one after the other, as in a
QR decomposition with pivoting that all samples share: the row whose part in the columns of W_s that are left is
largest at the worst sample. Where no row lasts, it is the one with the largest part at the first sample, the start.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray

RANK = 1e-9
LASTING = 0.05  # of a unit vector w: smaller parts are taken for zero
GOOD_ENOUGH = 0.49  # of the best row's part: then a preferred row is chosen; not 0.5, for halves are common


def left_null_space(G: FloatArray, dimension: int) -> FloatArray | None:
    """W (rows, dimension) with orthonormal columns and W^T G = 0, rows scaled to one; None if it is larger."""
    sizes = np.linalg.norm(G, axis=1)
    scaled = G / np.where(sizes > 0, sizes, 1.0)[:, None]
    U, singular, _ = np.linalg.svd(scaled)
    rank = int(np.count_nonzero(singular > RANK))
    return U[:, rank:] if len(G) - rank == dimension else None


def lasting_choice(bases: Sequence[FloatArray], candidates: Sequence[int], preferred: Sequence[int]) -> list[int]:
    """As many candidates as there are preferred ones; preferred ones where they are nearly as good as the best."""
    chosen: list[int] = []
    left = list(bases)
    for _ in preferred:
        sizes = np.array([np.linalg.norm(W, axis=1) for W in left])
        parts = sizes.min(axis=0)
        best = max(candidates, key=lambda i: float(parts[i]))
        wanted = max((i for i in preferred if i not in chosen), key=lambda i: float(parts[i]), default=best)
        if parts[best] < LASTING:
            chosen.append(max(candidates, key=lambda i: float(sizes[0, i])))
        else:
            chosen.append(wanted if parts[wanted] >= GOOD_ENOUGH * parts[best] else best)
        left = [_without(W, chosen[-1]) for W in left]
    return chosen


def _without(W: FloatArray, row: int) -> FloatArray:
    """The combinations of the columns of W that vanish in a row."""
    direction = W[row] / (np.linalg.norm(W[row]) or 1.0)
    return np.asarray(W - np.outer(W @ direction, direction))
