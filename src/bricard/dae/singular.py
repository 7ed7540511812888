"""Is the system Jacobian singular, and why?

The structural analysis holds only where J is nonsingular. It fails for good where J is singular everywhere, which
random points show; a J that is singular at one consistent point may also mean a singular position there.
"""

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.offsets import offsets
from bricard.dae.structure import Structure, listed
from bricard.records import dataclass
from bricard.symbolic import _symbolic

TOLERANCE = 1e-12
SIGNIFICANT = 1e-6  # components of a null vector that count, relative to the largest


@dataclass(frozen=True)
class Defect:
    """A combination of equations whose leading derivatives cancel, and the variables left open by it."""

    equations: tuple[int, ...]
    variables: tuple[int, ...]
    combination: FloatArray  # (n,) left null vector of J


def find_defect(jacobian: FloatArray, tolerance: float = TOLERANCE) -> Defect | None:
    """A defect of a singular matrix; None if it is regular to `tolerance` after equilibration."""
    combinations, freedoms = null_spaces(jacobian, tolerance)
    if not combinations.size:
        return None
    basis = combinations @ np.linalg.inv(combinations[_pivots(combinations)])
    simplest = min(basis.T, key=lambda u: (len(_significant(u)), _significant(u)))
    return Defect(_significant(simplest), _significant(np.abs(freedoms).max(axis=1)), simplest)


def null_spaces(matrix: FloatArray, tolerance: float = TOLERANCE) -> tuple[FloatArray, FloatArray]:
    """Columns u with u^T matrix = 0 and columns v with matrix v = 0, to `tolerance` after equilibration."""
    rows, columns = equilibrating_scales(matrix)
    left, values, right = np.linalg.svd(rows[:, None] * matrix * columns)
    null = values <= tolerance * max(values[0], 1e-300)
    return np.asarray(left[:, null] * rows[:, None]), np.asarray(right[null].T * columns[:, None])


def equilibrating_scales(matrix: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Factors that make no entry larger than about one, and those on a transversal of largest product about one.

    They are the offsets of the matrix of binary exponents. What is rounding noise in its row and in its column
    counts as zero; without a transversal the rows and then the columns are scaled by their largest entries.
    """
    size = np.abs(matrix)
    if len(matrix) != matrix.shape[1]:
        return _scales_by_largest(size)
    noise = 1e-15 * np.minimum.outer(size.max(axis=1), size.max(axis=0))
    exponents = np.frexp(np.where(size > noise, size, 1.0))[1]
    lowest = int(exponents.min())
    signature = [
        {int(j): int(exponents[i, j]) - lowest for j in np.flatnonzero(size[i] > noise[i])}
        for i in range(len(matrix))
    ]
    found = offsets(signature, len(matrix))
    if found is None:
        return _scales_by_largest(size)
    return np.ldexp(1.0, np.array(found.c)), np.ldexp(1.0, -np.array(found.d) - lowest)


def _scales_by_largest(size: FloatArray) -> tuple[FloatArray, FloatArray]:
    rows = _inverse_largest(size, 1)
    return rows, _inverse_largest(rows[:, None] * size, 0)


def generic_defect(samples: FloatArray) -> Defect | None:
    """A defect of J at random points, and so everywhere; samples (count, n, n)."""
    found = []
    for jacobian in samples:
        if _is_clearly_regular(jacobian):
            return None
        defect = find_defect(jacobian)
        if defect is None:
            return None
        found.append(defect)
    return min(found, key=lambda defect: len(defect.variables), default=None)


def _is_clearly_regular(matrix: FloatArray) -> bool:
    """Whether no row is a combination of others by far; without LAPACK, whose first call costs milliseconds."""
    rows, columns = (places.astype(np.int32) for places in np.nonzero(matrix))
    return not _symbolic.dependent_rows(len(matrix), len(matrix), rows, columns, matrix[rows, columns])


def constant_combination(samples: FloatArray) -> FloatArray | None:
    """A constant vector u (n,) with u^T J = 0 everywhere, largest component 1; None if there is none."""
    spaces = [null_spaces(jacobian)[0] for jacobian in samples]
    nullity = min((space.shape[1] for space in spaces), default=0)
    spaces = [space for space in spaces if space.shape[1] == nullity]
    if nullity == 0 or len(spaces) < 2:
        return None
    pivots = _pivots(spaces[0])
    bases = np.array([space @ np.linalg.inv(space[pivots]) for space in spaces])
    spread = np.abs(bases - bases[0]).max(axis=(0, 1))
    constant = np.flatnonzero(spread <= 1e-9 * np.abs(bases[0]).max(axis=0))
    if not len(constant):
        return None
    vector = min(bases[0][:, constant].T, key=lambda u: (len(_significant(u)), _significant(u)))
    vector = np.where(np.abs(vector) > SIGNIFICANT * np.abs(vector).max(), vector, 0.0)
    return np.asarray(vector / vector[np.argmax(np.abs(vector))])


def _pivots(space: FloatArray) -> list[int]:
    """Rows in which the columns of `space` can be made a unit matrix."""
    rest, pivots = space.copy(), []
    for column in range(space.shape[1]):
        pivot = int(np.argmax(np.abs(rest[:, column])))
        pivots.append(pivot)
        rest = rest - np.outer(rest[:, column] / rest[pivot, column], rest[pivot])
        rest[:, column] = 0.0
    return pivots


def explain(defect: Defect, structure: Structure, samples: FloatArray | None) -> str:
    """The sentence that a user reads; samples (count, n, n) of a J that is singular everywhere, else None."""
    equations = _names(defect.equations, structure.equations)
    variables = _names(defect.variables, structure.variables)
    where = "everywhere" if samples is not None else "at this point"
    text = (
        f"The system Jacobian is singular {where}, so the structural analysis fails: its index and its degrees of "
        "freedom are not to be trusted.\n"
        f"  A combination of the equations {equations} loses its leading derivatives; {variables} stay undetermined."
    )
    if samples is None:
        remedy = "start away from this point if it is a singular position, else rewrite these equations"
    elif constant_combination(samples) is not None:
        remedy = "remove one of them if it follows from the others, else use dae.combined() to combine them"
    else:
        remedy = "replace one of these equations by the combination that cancels"
    return f"{text}\n  Try: {remedy}."


def _inverse_largest(matrix: FloatArray, axis: int) -> FloatArray:
    largest = np.abs(matrix).max(axis=axis)
    return np.asarray(1.0 / np.where(largest > 0, largest, 1.0))


def _significant(vector: FloatArray) -> tuple[int, ...]:
    return tuple(int(i) for i in np.flatnonzero(np.abs(vector) > SIGNIFICANT * np.abs(vector).max()))


def _names(numbers: Sequence[int], names: Sequence[str]) -> str:
    return listed([names[number] for number in numbers])
