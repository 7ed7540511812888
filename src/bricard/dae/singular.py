"""Is the system Jacobian singular, and why?

The structural analysis holds only where J is nonsingular. It fails for good where J is singular everywhere, which
random points show; a J that is singular at one consistent point may also mean a singular position there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from bricard.dae.system import Analysis

FloatArray = npt.NDArray[np.float64]
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
    combinations = left_null_space(jacobian, tolerance)
    if not combinations.size:
        return None
    pivots = _pivots(combinations)
    first = (combinations @ np.linalg.inv(combinations[pivots]))[:, 0]
    variables = left_null_space(jacobian.T, tolerance)
    strongest = np.abs(variables).max(axis=1)
    return Defect(_significant(first), _significant(strongest), first)


def left_null_space(matrix: FloatArray, tolerance: float = TOLERANCE) -> FloatArray:
    """Columns u with u^T matrix = 0, to `tolerance` after equilibration."""
    rows = _inverse_largest(matrix, 1)
    columns = _inverse_largest(rows[:, None] * matrix, 0)
    left, values, _ = np.linalg.svd(rows[:, None] * matrix * columns)
    return np.asarray(left[:, values <= tolerance * values[0]] * rows[:, None])


def generic_defect(analysis: Analysis) -> Defect | None:
    """A defect of J at random points, and so everywhere."""
    defects = [find_defect(jacobian) for jacobian in analysis.jacobian_samples]
    return defects[0] if defects and all(defects) else None


def constant_combination(analysis: Analysis) -> FloatArray | None:
    """A constant vector u (n,) with u^T J = 0 everywhere, largest component 1; None if there is none."""
    spaces = [left_null_space(jacobian) for jacobian in analysis.jacobian_samples]
    if not spaces or not spaces[0].size or any(space.shape != spaces[0].shape for space in spaces):
        return None
    pivots = _pivots(spaces[0])
    bases = np.array([space @ np.linalg.inv(space[pivots]) for space in spaces])
    spread = np.abs(bases - bases[0]).max(axis=(0, 1))
    constant = np.flatnonzero(spread <= 1e-9 * np.abs(bases[0]).max(axis=0))
    if not len(constant):
        return None
    vector = bases[0][:, constant[0]]
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


def explain(defect: Defect, analysis: Analysis, everywhere: bool) -> str:
    """The sentence that a user reads."""
    structure = analysis.structure
    equations = _names(defect.equations, structure.equations)
    variables = _names(defect.variables, structure.variables)
    where = "everywhere" if everywhere else "at this point"
    text = (
        f"The system Jacobian is singular {where}, so the structural analysis fails: its index and its degrees of "
        "freedom are no facts.\n"
        f"  A combination of the equations {equations} loses its leading derivatives; {variables} stay undetermined."
    )
    if not everywhere:
        remedy = "start away from this point if it is a singular position, else rewrite these equations"
    elif constant_combination(analysis) is not None:
        remedy = "use dae.combined(), which replaces one of them by that combination"
    else:
        remedy = "replace one of these equations by the combination that cancels"
    return f"{text}\n  Try: {remedy}."


def _inverse_largest(matrix: FloatArray, axis: int) -> FloatArray:
    largest = np.abs(matrix).max(axis=axis)
    return np.asarray(1.0 / np.where(largest > 0, largest, 1.0))


def _significant(vector: FloatArray) -> tuple[int, ...]:
    return tuple(int(i) for i in np.flatnonzero(np.abs(vector) > SIGNIFICANT * np.abs(vector).max()))


def _names(numbers: Sequence[int], names: Sequence[str]) -> str:
    from bricard.dae.structure import listed

    return listed([names[number] for number in numbers])
