"""Masses and inertias, checked; what a Lagrangian remembers: masses for gravity, bodies for reactions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bricard.errors import ModelError
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.expressions import Scalar, as_expression, as_scalar
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from bricard.symbolic.frames import Frame


@dataclass(frozen=True, eq=False)
class Mass:
    """A mass and where it is."""

    value: Scalar
    at: Vec


@dataclass(frozen=True, eq=False)
class Body:
    """A rigid body by name, its frame, and which coordinates are its points and vectors."""

    name: str
    frame: Frame
    points: tuple[str, ...] = ()
    vectors: tuple[str, ...] = ()


def inertia_matrix(inertia: Scalar) -> sx.SX:
    """Three principal values, or a symmetric matrix, as a matrix; numbers must not make it negative."""
    what = "The inertia of a rigid body"
    try:
        shape = inertia.shape if isinstance(inertia, sx.SX) else np.shape(inertia)
    except ValueError:  # rows of different lengths
        shape = ()
    if shape in ((3,), (3, 1)):
        matrix = sx.diag(as_expression(inertia, what))
    elif shape == (3, 3):
        rows = [
            inertia[i, :] if isinstance(inertia, sx.SX) else as_expression(list(inertia[i]), what).T for i in range(3)
        ]
        matrix = sx.vertcat(*rows)
    else:
        raise ModelError("The inertia of a body in space is three principal values or a 3 x 3 matrix.")
    if matrix.is_constant():
        numbers = np.array(sx.DM(matrix))
        if not np.allclose(numbers, numbers.T) or np.linalg.eigvalsh(numbers)[0] < 0:
            raise ModelError(f"The inertia {inertia} of a rigid body is not symmetric and positive.")
    return matrix


def as_positive(value: Scalar, what: str, *, zero: bool = False) -> sx.SX:
    """A scalar; if it is a number, a positive one."""
    result = as_scalar(value, what)
    if result.is_constant() and not (float(result) >= 0 if zero else float(result) > 0):
        raise ModelError(f"{what} is {value}; it must be positive.")
    return result
