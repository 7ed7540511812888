"""Linear systems for control: LQR, and the way to python-control."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.system import LinearSystem, as_array
from bricard.arrays import ArrayLike, FloatArray
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row


@dataclass(frozen=True, eq=False, repr=False)
class Regulator(Findings):
    """State feedback u = -K x.

    P      of the cost x^T P x that remains from a state x
    poles  eigenvalues of A - B K
    """

    system: LinearSystem
    K: FloatArray
    P: FloatArray
    poles: Any

    @property
    def title(self) -> str:
        """What it is of."""
        return f"{self.system.subject.title}: LQR, u = -K x"

    @property
    def head(self) -> Row:
        """States."""
        return ["K", *self.system.states]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """Gains of each input."""
        return [[name, *row] for name, row in zip(self.system.inputs, self.K.tolist(), strict=True)]

    @property
    def remarks(self) -> Sequence[str]:
        """The poles."""
        return [f"poles {', '.join(f'{pole:.4g}' for pole in self.poles)}"]


def regulator(system: LinearSystem, Q: ArrayLike, R: ArrayLike) -> Regulator:
    """By the continuous algebraic Riccati equation."""
    from scipy.linalg import LinAlgError, solve_continuous_are

    if not system.inputs:
        raise OptionError("LQR needs inputs.\n  Write Inputs: {u: 0} in the file, and use u in a force.")
    weights = _matrix(Q, len(system.states), "Q"), _matrix(R, len(system.inputs), "R")
    if np.min(np.linalg.eigvalsh(weights[1])) <= 0:
        raise OptionError("R must be positive definite: every input has its price.")
    try:
        with np.errstate(all="ignore"):
            P = solve_continuous_are(system.A, system.B, *weights)
        if not np.all(np.isfinite(P)):
            raise LinAlgError
    except LinAlgError:
        raise OptionError(
            "The inputs do not reach all unstable or neutral modes, or Q does not weigh them.\n"
            "  Look at linearise(...).modes(), add an input, or weigh all states."
        ) from None
    K = np.linalg.solve(weights[1], system.B.T @ P)
    return Regulator(system, K, P, np.linalg.eigvals(system.A - system.B @ K))


def _matrix(given: ArrayLike, size: int, name: str) -> FloatArray:
    """A weight: a matrix, its diagonal, or a number."""
    found = as_array(given, name)
    found = np.diag(np.full(size, found)) if found.ndim == 0 else np.diag(found) if found.ndim == 1 else found
    if found.shape != (size, size) or not np.allclose(found, found.T):
        raise OptionError(f"{name} must be a number, {size} numbers, or a symmetric matrix {size} x {size}.")
    return found


def as_state_space(system: LinearSystem) -> Any:
    """`control.StateSpace`; its names have no dots, so that A.x is called A_x there."""
    try:
        import control
    except ImportError:
        raise OptionError("python-control is not installed.\n  Run: pip install 'bricard[control]'") from None
    outputs = system.outputs or system.states
    named = {"states": system.states, "inputs": system.inputs, "outputs": outputs}
    names = {kind: [name.replace(".", "_") for name in those] for kind, those in named.items()}
    C = system.C if system.outputs else np.eye(len(system.states))
    D = system.D if system.outputs else np.zeros((len(system.states), len(system.inputs)))
    return control.ss(system.A, system.B, C, D, **names)
