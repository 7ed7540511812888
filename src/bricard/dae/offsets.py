"""Transversal, offsets and blocks of a signature matrix: by the compiled module where it was built, else in Python.

Both take the same steps, so they find the same.
"""

from collections.abc import Sequence

from bricard.dae.blocks import Block
from bricard.records import dataclass

try:
    from bricard.symbolic._symbolic import rows_of_blocks, transversal_and_offsets
except ImportError:
    COMPILED = False
else:
    COMPILED = True

Signature = Sequence[dict[int, int]]


@dataclass(frozen=True)
class Offsets:
    """A highest-value transversal, the column of each row; smallest offsets c of the rows and d of the columns."""

    transversal: tuple[int, ...]
    c: tuple[int, ...]
    d: tuple[int, ...]


def offsets(signature: Signature, n: int) -> Offsets | None:
    """Those of a matrix with n columns; None if it has no transversal, or is not square."""
    if not COMPILED:
        from bricard.dae.matching import highest_value_transversal

        transversal = highest_value_transversal(signature, n)
        return None if transversal is None else Offsets(transversal, *smallest_offsets(signature, transversal))
    found = transversal_and_offsets(signature, n)
    return None if found is None else Offsets(*map(tuple, found))


def blocks(signature: Signature, found: Offsets) -> tuple[Block, ...]:
    """The finest blocks of the entries with sigma_ij = d_j - c_i, in solution order."""
    if not COMPILED:
        from bricard.dae.matching import block_triangular

        return block_triangular(tight_entries(signature, found.c, found.d), found.transversal)
    column = found.transversal
    rows = rows_of_blocks(signature, column, found.c, found.d)
    return tuple(Block(tuple(block), tuple(sorted([column[i] for i in block]))) for block in rows)


def smallest_offsets(signature: Signature, transversal: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The elementwise smallest offsets (c, d), by Pryce's fixed-point iteration from c = 0.

    Repeats d_j = max_i (sigma_ij + c_i) for all j, then c_i = d_j - sigma_ij for (i, j) in the transversal.
    With a highest-value transversal this settles within n rounds (the offsets are lengths of longest paths,
    and no cycle is positive); with any other it never does.
    """
    n = len(transversal)
    c = [0] * n
    for _ in range(n + 1):
        d = [0] * n
        for row, c_i in zip(signature, c, strict=True):
            for j, sigma in row.items():
                d[j] = max(d[j], sigma + c_i)
        previous, c = c, [d[j] - row[j] for row, j in zip(signature, transversal, strict=True)]
        if c == previous:
            return tuple(c), tuple(d)
    raise ValueError("the transversal is not one of highest value: the offsets grow without bound")


def tight_entries(signature: Signature, c: Sequence[int], d: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """For each row i the columns j with sigma_ij = d_j - c_i, in increasing order."""
    return tuple(
        tuple(sorted([j for j, sigma in row.items() if sigma == d[j] - c_i]))
        for row, c_i in zip(signature, c, strict=True)
    )
