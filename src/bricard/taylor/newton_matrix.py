"""The Newton matrices of collocation on the index-one form F(t, y, z) = 0, and Anderson mixing.

With stages x^(l) = x_n^(l) + h A x^(l+1) and A = T diag(lambda) T^-1, Newton's system of all stages falls apart into
one of the size of the DAE for each eigenvalue: K(h lambda) with K(g)_ij = sum_l g^(d_j - l) dF_i/dx_j^(l). Of
conjugate pairs one is solved. The readable form of `newton_matrix.hpp` and `mixing.hpp`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor.stage_tables import StageTable
from bricard.taylor.twin import TwinSeries

MIXED = 5  # changes that the iteration learns from
EPSILON = float(np.finfo(float).eps)


class NewtonMatrix:
    """The matrices K(h lambda), from the partial derivatives of F that `dae.index_one` describes."""

    def __init__(self, series: TwinSeries, partials: dict[str, Any]) -> None:
        self.series, self.rows, self.columns = series, partials["rows"], partials["columns"]
        self.powers = partials["powers"]
        self._partials = TwinSeries(partials["program"], 0)
        self._values = np.zeros(len(self.rows))

    def rebind(self, numbers: dict[str, Any]) -> None:
        """The same system with other values of its parameters."""
        self._partials.rebind(numbers)

    def evaluate(self, t: float, derivative: FloatArray) -> bool:
        """dF/dx at time t and derivatives [level, variable]; False if they are not finite."""
        self._partials.derivative = derivative.copy()
        self._partials.evaluate_at(t)
        self._values = np.array([self._partials.output(e, 0) for e in range(len(self.rows))])
        return bool(np.all(np.isfinite(self._values)))

    def factor(self, h: float, table: StageTable) -> bool:
        """Makes K(h lambda) for all eigenvalues; False if one is singular."""
        self._left, self._right = (_complex(table[name]) for name in ("left", "right"))
        self._matrices = np.array([self._at(h * eigenvalue) for eigenvalue in _complex(table["eigenvalues"])])
        return bool(np.all(np.isfinite(self._matrices)) and np.all(np.linalg.cond(self._matrices) < 1 / EPSILON))

    def correct(self, F: FloatArray) -> FloatArray:
        """The corrections of z [stage, variable] that Newton's method finds from residuals [stage, equation]."""
        solved = np.linalg.solve(self._matrices, -(self._left @ F)[..., None])[..., 0]
        return np.asarray((self._right @ solved).real)

    def damp(self, residuals: FloatArray) -> FloatArray:
        """K(h lambda_0)^-1 times residuals [equation, ...]: what they mean for z where stiff parts are damped."""
        return np.asarray(np.linalg.solve(self._matrices[0].real, residuals))

    def leading(self) -> FloatArray:
        """J = dF/dz."""
        return np.asarray(self._at(0.0).real)

    def term_sizes(self, derivative: FloatArray) -> FloatArray:
        """How large the terms of F are: sum |dF| |x|."""
        result = np.zeros(self.series.n)
        levels = self.series.d[self.columns] - self.powers
        np.add.at(result, self.rows, np.abs(self._values * derivative[levels, self.columns]))
        return result

    def _at(self, gamma: complex) -> Any:
        matrix = np.zeros((self.series.n, self.series.n), dtype=complex)
        np.add.at(matrix, (self.rows, self.columns), self._values * complex(gamma) ** self.powers)
        return matrix


class Mixing:
    """Anderson mixing: an iteration x -> x + f(x) that learns from its last changes."""

    def __init__(self) -> None:
        self._past: list[tuple[FloatArray, FloatArray, FloatArray]] = []

    def change(self, x: FloatArray, f: FloatArray, w: FloatArray) -> FloatArray:
        """The change to make instead of f at x; least squares are those of w, the changes that matter, weighed."""
        result = f
        if self._past:
            g = np.linalg.lstsq(np.array([w - old for *_, old in self._past]).T, w, rcond=1e-10)[0]
            for share, (old_x, old_f, _) in zip(g, self._past, strict=True):
                result = result - share * ((x - old_x) + (f - old_f))
        self._past = [(x, f, w), *self._past][:MIXED]
        return result


def _complex(pairs: FloatArray) -> Any:
    return pairs[..., 0] + 1j * pairs[..., 1]
