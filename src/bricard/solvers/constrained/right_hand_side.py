"""The right-hand side y' = F(t, y) of a system under a treatment of its constraints, compiled where that is possible.

y = (q, q', z, w): coordinates, velocities, extra variables, works. CasADi's functions are called through buffers,
which costs 0.2 microseconds instead of 20.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.errors import ModelError
from bricard.solvers.constrained.functions import Equations
from bricard.solvers.constrained.treatments import Terms

FloatArray = npt.NDArray[np.float64]
LARGEST_WRITTEN_OUT = 8  # unknowns of a linear system that is solved by scalar operations
UNDETERMINED = 1e-11  # smallest singular value of the scaled system


class Buffered:
    """A CasADi function of (t, y) with dense outputs, called without copies."""

    def __init__(self, function: ca.Function, parameters: FloatArray) -> None:
        self._time, self._state = np.zeros(1), np.zeros(function.numel_in(1))
        self._parameters = np.ascontiguousarray(parameters if parameters.size else np.zeros(1))
        shapes = [(function.size1_out(i), function.size2_out(i)) for i in range(function.n_out())]
        self.results = [np.zeros(shape, order="F") for shape in shapes]
        made: Any = function.buffer()
        buffer, self._run = made
        self._kept = buffer  # as long as the memory is in use
        self.function = function
        for i, given in enumerate((self._time, self._state, self._parameters)):
            buffer.set_arg(i, given.data)
        for i, array in enumerate(self.results):
            if array.size:
                buffer.set_res(i, array.T.data)

    def __call__(self, t: float, y: FloatArray) -> list[FloatArray]:
        """The outputs at (t, y); overwritten by the next call."""
        self._time[0] = t
        self._state[:] = y
        self._run()
        return self.results


@dataclass(frozen=True, eq=False)
class RightHandSide:
    """F(t, y) under a treatment; `multipliers(t, y)` beside it."""

    equations: Equations
    treatment: Any

    def __call__(self, t: float, y: FloatArray) -> FloatArray:
        """y' at (t, y)."""
        if self.treatment.compiled:
            return self._compiled(t, y)[0].ravel().copy()
        q, v, lam = self._numeric(t, y)
        rest = self._rest(t, np.concatenate([y, lam]))[0].ravel()
        return np.concatenate([q, v, rest])

    @property
    def ode(self) -> ca.Function | None:
        """(t, y, p) -> y', lambda, where it is compiled."""
        return self._compiled.function if self.treatment.compiled else None

    def dae(self) -> ca.Function:
        """(t, y, (q'', lambda), p) -> y', (M q'' + G^T lambda - f, G q'' + b'')."""
        e, s = self.equations, self.equations.system
        t, y = self._symbols()
        parameters = s.p if s.p.numel() else ca.SX.sym("none")
        a = ca.SX.sym("a", s.size)
        rates = ca.vertcat(s.v, a, e.z_rates, *e.powers.values())
        residuals = ca.vertcat(ca.mtimes(e.M, a) + ca.mtimes(e.G.T, s.lam) - e.f, ca.mtimes(e.G, a) + e.b2)
        arguments = [t, y, ca.vertcat(a, s.lam), parameters]
        return ca.Function("dae", arguments, [ca.densify(rates), ca.densify(residuals)])

    def multipliers(self, t: float, y: FloatArray) -> FloatArray:
        """lambda at (t, y)."""
        if self.treatment.compiled:
            return self._compiled(t, y)[1].ravel().copy()
        return self._numeric(t, y)[2]

    def violations(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray]:
        """C and G q' + b' at (t, y)."""
        outputs = self._levels(t, y)
        return outputs[0].ravel().copy(), outputs[1].ravel().copy()

    def check_determined(self, t: float, y: FloatArray) -> None:
        """An error if accelerations and multipliers are not determined at (t, y)."""
        M, _, G, _, _, _ = self._terms(t, y)
        matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        size = np.sqrt(np.abs(matrix).max(axis=1))
        size = np.where(size > 0, size, 1.0)
        if np.linalg.matrix_rank(matrix / size[:, None] / size, tol=UNDETERMINED) < len(matrix):
            raise ModelError(
                "The accelerations are not determined: something that can move in these coordinates has no mass or "
                "inertia.\n  Give it one, or choose other coordinates."
            )

    def regularity(self, t: float, y: FloatArray) -> float:
        """How far chosen independent coordinates are from being singular: sigma_min(G_d) / |G|; 1 if none were."""
        independent = getattr(self.treatment, "independent", None)
        if independent is None:
            return 1.0
        G = self._levels(t, y)[2]
        dependent = np.delete(G, list(independent), axis=1)
        if not dependent.size:
            return 1.0
        return float(np.linalg.svd(dependent, compute_uv=False)[-1] / np.linalg.norm(G, 2))

    def project(self, t: float, y: FloatArray) -> FloatArray:
        """The nearest state that satisfies the constraints at position and velocity level."""
        n, result = self.equations.system.size, y.copy()
        holonomic = len(self.equations.system.holonomic)
        for _ in range(10):
            C, _, G = self._levels(t, result)
            step = np.linalg.lstsq(G[:holonomic], -C[:holonomic].ravel(), rcond=None)[0]
            result[:n] += step
            if np.max(np.abs(step), initial=0.0) <= 1e-14 * (1 + np.max(np.abs(result[:n]))):
                break
        _, velocity, G = self._levels(t, result)
        result[n : 2 * n] += np.linalg.lstsq(G, -velocity.ravel(), rcond=None)[0]
        return result

    def _numeric(self, t: float, y: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
        M, f, G, velocity, b2, C = self._terms(t, y)
        v = y[self.equations.system.size : 2 * self.equations.system.size]
        rates = self.treatment.rates(Terms(M, f.ravel(), G, velocity.ravel(), b2.ravel(), C.ravel(), v))
        return rates.q, rates.v, rates.lam

    # -- compiled functions --------------------------------------------------------------------

    @property
    def _expressions(self) -> list[ca.SX]:
        e = self.equations
        return [e.M, e.f, e.G, e.velocity_level, e.b2, e.position_level]

    def _symbols(self) -> tuple[ca.SX, ca.SX]:
        e = self.equations
        works = ca.SX.sym("w", len(e.powers))
        return e.system.t, ca.vertcat(e.system.q, e.system.v, e.z, works)

    def _function(self, name: str, outputs: list[ca.SX]) -> Buffered:
        t, y = self._symbols()
        parameters = self.equations.system.p if self.equations.system.p.numel() else ca.SX.sym("none")
        function = ca.Function(name, [t, y, parameters], [ca.densify(output) for output in outputs])
        return Buffered(function, self.equations.parameter_values)

    @cached_property
    def _terms(self) -> Buffered:
        return self._function("terms", self._expressions)

    @cached_property
    def _levels(self) -> Buffered:
        e = self.equations
        return self._function("levels", [e.position_level, e.velocity_level, e.G])

    @cached_property
    def _rest(self) -> Buffered:
        """z' and w' from t, (y, lambda)."""
        e = self.equations
        t, y = self._symbols()
        parameters = e.system.p if e.system.p.numel() else ca.SX.sym("none")
        rates = ca.vertcat(e.z_rates, *e.powers.values())
        function = ca.Function("rest", [t, ca.vertcat(y, e.system.lam), parameters], [ca.densify(rates)])
        return Buffered(function, e.parameter_values)

    @cached_property
    def _compiled(self) -> Buffered:
        """y' and lambda as one function."""
        e, s = self.equations, self.equations.system
        t, y = self._symbols()
        parameters = s.p if s.p.numel() else ca.SX.sym("none")
        rest = ca.Function("rest", [t, y, s.lam, parameters], [ca.vertcat(e.z_rates, *e.powers.values())])
        T: Any = t
        Y: Any = y
        P: Any = parameters
        expressions: Any = self._expressions
        if s.size + len(s.holonomic) + len(s.velocity) > LARGEST_WRITTEN_OUT or self.treatment.name == "partition":
            T, Y, P = ca.MX.sym("t"), ca.MX.sym("y", y.numel()), ca.MX.sym("p", parameters.numel())
            expressions = ca.Function("terms", [t, y, parameters], self._expressions)(T, Y, P)
        M, f, G, velocity, b2, C = expressions
        rates = self.treatment.rates(Terms(M, f, G, velocity, b2, C, Y[s.size : 2 * s.size]))
        state = ca.vertcat(rates.q, rates.v, rest(T, Y, rates.lam, P))
        function = ca.Function("rates", [T, Y, P], [ca.densify(state), ca.densify(rates.lam)])
        return Buffered(function, e.parameter_values)
