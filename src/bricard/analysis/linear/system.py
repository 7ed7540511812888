"""A linear system with names: x' = A x + B u, y = C x + D u."""

from __future__ import annotations

import numpy as np

from bricard.analysis.linear.tangent import Tangent
from bricard.analysis.subject import Subject
from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import shown
from bricard.errors import OptionError
from bricard.records import dataclass


@dataclass(frozen=True, eq=False, repr=False)
class LinearSystem:
    """States, inputs and outputs by name, all of them differences from the state that it was made about.

    subject, tangent   the model there, and the derivatives of its equations
    """

    subject: Subject
    tangent: Tangent
    states: tuple[str, ...]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    A: FloatArray
    B: FloatArray
    C: FloatArray
    D: FloatArray

    @property
    def certificate(self) -> float:
        """|(W F + W') N|: how fast its motions would leave the constraints, relative."""
        return self.tangent.leaving


def as_array(value: ArrayLike, name: str) -> FloatArray:
    """An array of finite numbers, or an error."""
    try:
        found = np.asarray(value, dtype=float)
    except Exception:  # of all kinds
        raise OptionError(f"{name} is {shown(value)}; it must be numbers.") from None
    if not np.all(np.isfinite(found)):
        raise OptionError(f"{name} is {shown(value)}; it must be finite numbers.")
    return found
