"""Starts whose numbers cannot be computed with: an error in the user's words, without NumPy's warnings before it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import InitialValueError
from bricard.symbolic import _symbolic


@contextmanager
def finite_numbers() -> Iterator[None]:
    """What is not finite at a start, or on the way to it, is refused."""
    try:
        with np.errstate(all="ignore"):
            yield
    except (np.linalg.LinAlgError, OverflowError):
        raise InitialValueError(
            "The start cannot be computed: numbers came up that are not finite.\n"
            "  Check sizes and units, and formulas at the start (division by zero, roots of negative numbers)."
        ) from None


def shortest_solution(matrix: FloatArray, right: FloatArray, rank: float) -> FloatArray:
    """The shortest least-squares solution; directions that the matrix turns into less than `rank` are left out."""
    found = _symbolic.shortest_solution(np.ascontiguousarray(matrix), right, rank)
    if found is None:
        raise np.linalg.LinAlgError("numbers that are not finite")
    return found
