"""The right-hand side y' = F(t, y) of a system under a constraint method.

y = (q, q', z, w): coordinates, velocities, extra variables, works.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import ModelError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.records import dataclass
from bricard.solvers.constrained.evaluations import Buffered, Evaluation, buffered, evaluation, written_function
from bricard.solvers.constrained.reduction import Reduction
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi_function

CLOSED = 1e-9  # last step of a projection
UNDETERMINED = 1e-11  # smallest singular value of the scaled system


@dataclass(frozen=True, eq=False)
class RightHandSide:
    """F(t, y) under a constraint method; `solved(t, y)` has the multipliers beside it."""

    equations: Dynamics
    reduction: Reduction

    def __call__(self, t: float, y: FloatArray) -> FloatArray:
        """y' at (t, y)."""
        return self.rates(t, y)

    @cached_property
    def rates(self) -> Callable[[float, FloatArray], FloatArray]:
        """The same as a function, for integrators."""
        return self._evaluation.rates

    def solved(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """y' and lambda at (t, y)."""
        return self._evaluation.solved(t, y)

    def extra_accelerations(self, t: float, y: FloatArray, rates: FloatArray) -> FloatArray:
        """z'' of the extra variables at (t, y), from y'."""
        return self._extra_accelerations(t, np.concatenate([y, rates]))[0].ravel().copy()

    def jacobian(self, t: float, y: FloatArray) -> FloatArray:
        """dF/dy at (t, y)."""
        return self._jacobian(t, y)[0].copy()

    @property
    def ode(self) -> ca.Function | None:
        """(t, y, p) -> y', lambda, where it is an expression."""
        return self._written if self.reduction.method.is_expression else None

    def dae(self) -> ca.Function:
        """(t, y, (q'', lambda), p) -> y', (M q'' + G^T lambda - f, G q'' - gamma)."""
        e, s = self.equations, self.equations.system
        t, y, p = e.arguments
        unknowns, rates = sx.vertcat(e.a, e.lam), sx.vertcat(s.v, e.a, e.rest)
        residuals = e.r[: unknowns.numel()]
        return to_casadi_function("dae", [t, y, unknowns, p], [sx.densify(rates), sx.densify(residuals)])

    def parameters_at(self, t: float) -> FloatArray:
        """Values of the parameters of `ode` and `dae`, with tabulated laws as they are around t."""
        return self._parameters.at(t)

    def levels(self, t: FloatArray, y: FloatArray) -> Iterator[tuple[FloatArray, FloatArray, FloatArray]]:
        """C, G v - nu and G at many states, some of them at a time."""
        for C, rates, G in self._levels.along(t, y):
            yield C[:, :, 0], rates[:, :, 0], G

    def gradients(self, t: FloatArray, y: FloatArray) -> FloatArray:
        """G (states, constraints, coordinates) at many states."""
        return np.concatenate([G for _, _, G in self.levels(t, y)])

    def squares(self, t: FloatArray, y: FloatArray, x: FloatArray) -> FloatArray:
        """x^T M x at many states, with x (states, coordinates)."""
        result = np.zeros(len(t))
        first = 0
        for (M,) in self._masses.along(t, y):
            part = slice(first, first := first + len(M))
            result[part] = np.einsum("ti,tij,tj->t", x[part], M, x[part])
        return result

    def check_determined(self, t: float, y: FloatArray) -> None:
        """An error if accelerations and multipliers are not determined at (t, y)."""
        (M,), (*_, G) = self._masses(t, y), self._levels(t, y)
        matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        size = np.sqrt(np.abs(matrix).max(axis=1))
        size = np.where(size > 0, size, 1.0)
        if np.linalg.matrix_rank(matrix / size[:, None] / size, tol=UNDETERMINED) < len(matrix):
            raise ModelError(
                "The accelerations are not determined: something that can move in these coordinates has no mass or "
                "inertia.\n  Give it one, or choose other coordinates."
            )

    def regularity(self, t: FloatArray, y: FloatArray) -> FloatArray:
        """How far chosen independent coordinates are from being singular: sigma_min(G_d) / |G|; 1 if none were."""
        if self.reduction.method.basis != "partition" or not self.equations.G.shape[0]:
            return np.ones(len(t))
        G = self.gradients(t, y)
        dependent = np.delete(G, list(self.reduction.independent), axis=2)
        smallest = np.linalg.svd(dependent, compute_uv=False)[:, -1]
        return np.asarray(smallest / np.linalg.norm(G, 2, axis=(1, 2)))

    def project(self, t: float, y: FloatArray) -> FloatArray:
        """The nearest state that satisfies the constraints at position and velocity level; no numbers without one."""
        n, result = self.equations.system.size, y.copy()
        holonomic = len(self.equations.system.holonomic)
        for _ in range(10):
            C, _, G = self._levels(t, result)
            step = np.linalg.lstsq(G[:holonomic], -C[:holonomic].ravel(), rcond=None)[0]
            result[:n] += step
            if np.max(np.abs(step), initial=0.0) <= 1e-14 * (1 + np.max(np.abs(result[:n]))):
                break
        else:
            if np.max(np.abs(step)) > CLOSED * (1 + np.max(np.abs(result[:n]))):
                return np.full_like(y, np.nan)
        _, velocity, G = self._levels(t, result)
        result[n : 2 * n] += np.linalg.lstsq(G, -velocity.ravel(), rcond=None)[0]
        return result

    # -- compiled functions --------------------------------------------------------------------

    @cached_property
    def _parameters(self) -> Parameters:
        return Parameters(self.equations.system)

    @cached_property
    def _evaluation(self) -> Evaluation:
        return evaluation(self.equations, self.reduction, self._parameters)

    @cached_property
    def _levels(self) -> Buffered:
        e = self.equations
        return buffered("levels", e, [e.position_level, e.velocity_level, e.G], self._parameters)

    @cached_property
    def _masses(self) -> Buffered:
        return buffered("masses", self.equations, [self.equations.M], self._parameters)

    @cached_property
    def _extra_accelerations(self) -> Buffered:
        t, y, p = self.equations.arguments
        rates = sx.SX.sym("rates", y.numel())
        outputs = [self.equations.z_accelerations(rates)]
        return Buffered(sx.Function("extras", [t, sx.vertcat(y, rates), p], outputs), self._parameters)

    @cached_property
    def _written(self) -> ca.Function:
        return written_function(self.equations, self.reduction)

    @cached_property
    def _jacobian(self) -> Buffered:
        given = self._written.mx_in()
        slope = ca.densify(ca.jacobian(self._written(*given)[0], given[1]))
        return Buffered(ca.Function("jacobian", given, [slope]), self._parameters)
