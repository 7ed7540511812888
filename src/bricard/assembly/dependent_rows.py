"""Which rows of a sparse matrix are combinations of earlier ones.

Row by row, LDL^T of G G^T (rows scaled to length one), in `src/symbolic/sparse.cpp`. As squares hide half of the
digits, what is left of a doubtful row is found from the rows themselves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bricard.symbolic import _symbolic
from bricard.symbolic.evaluation import Sparse

Dependent = Mapping[int, tuple[int, ...]]
"""Rows that are combinations of earlier rows, with those they are made of."""


def dependent_rows(matrix: Sparse) -> Dependent:
    """Rows that are combinations of earlier rows."""
    return dict(_symbolic.dependent_rows(*matrix.shape, matrix.rows, matrix.columns, matrix.values))


def groups(found: Sequence[Dependent]) -> list[list[int]]:
    """The rows that have to do with each other, directly or through others, in one of several matrices."""
    first: dict[int, int] = {}

    def root(i: int) -> int:
        while first.setdefault(i, i) != i:
            first[i] = i = first[first[i]]
        return i

    for i, others in (item for dependent in found for item in dependent.items()):
        for j in others:
            first[root(j)] = root(i)
    members: dict[int, list[int]] = {}
    for i in sorted({*first, *(i for dependent in found for i in dependent)}):
        members.setdefault(root(i), []).append(i)
    return list(members.values())
