"""How accelerations answer to small changes of a state, under constraints.

    M a + G^T lam = f,   G a = gamma        at a state (q, v)
    M da + G^T dlam = df,   G da = dgamma   with df, dgamma from changes of q, v or inputs, at constant a and lam
    W = [G_h 0; d(G v - nu)/d(q, v)]        what changes of (q, v) the constraints allow: W dx = 0, dx = N s

With Z a basis of the null space of G: da = G^+ dgamma + Z (Z^T M Z)^-1 Z^T (df - M G^+ dgamma). So redundant
constraints do not matter; their multipliers are the smallest. Everything is in typical sizes of the coordinates.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.still import least_squares, null_space
from bricard.errors import ModelError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.records import dataclass

WEIGHTLESS = 1e-12  # of the largest mass


@dataclass(frozen=True, eq=False)
class Tangent:
    """The equations of motion at a state; arrays in typical sizes of the coordinates.

    p     values of the system's parameters
    """

    dynamics: Dynamics
    sizes: FloatArray
    t: float
    q: FloatArray
    v: FloatArray
    p: FloatArray

    @property
    def size(self) -> int:
        """Number of coordinates."""
        return len(self.q)

    def values(self, *names: str) -> list[FloatArray]:
        """Quantities of the equations of motion at the state, with its accelerations and multipliers."""
        a, lam = self.a * self.sizes, self.lam
        return self.dynamics.values(*names, t=self.t, q=self.q, v=self.v, a=a, lam=lam, p=self.p)

    @cached_property
    def _first(self) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
        """M, f, G, gamma."""
        M, f, G, gamma = self.dynamics.values("M", "f", "G", "gamma", t=self.t, q=self.q, v=self.v, p=self.p)
        D = self.sizes
        return D[:, None] * M * D, D * f, G * D, gamma

    @cached_property
    def Z(self) -> FloatArray:
        """Velocities that all constraints allow."""
        return null_space(self._first[2])

    @cached_property
    def mass(self) -> FloatArray:
        """Z^T M Z."""
        found: FloatArray = self.Z.T @ self._first[0] @ self.Z
        found = (found + found.T) / 2
        if found.size:
            self._check_heavy(found)
        return found

    def _check_heavy(self, mass: FloatArray) -> None:
        values, vectors = np.linalg.eigh(mass)
        if values[0] <= WEIGHTLESS * values[-1]:
            name = self.dynamics.system.coordinates[int(np.argmax(np.abs(self.Z @ vectors[:, 0])))]
            raise ModelError(
                f"'{name}' can move without moving a mass, so that it has no vibrations of its own.\n"
                "  Give it a small mass."
            )

    @cached_property
    def _rest(self) -> tuple[FloatArray, FloatArray]:
        _, f, _, gamma = self._first
        return self.solved(f[:, None], gamma[:, None])

    @property
    def a(self) -> FloatArray:
        """Accelerations."""
        return self._rest[0][:, 0]

    @property
    def lam(self) -> FloatArray:
        """Multipliers."""
        return self._rest[1][:, 0]

    def solved(self, forces: FloatArray, rates: FloatArray) -> tuple[FloatArray, FloatArray]:
        """a and lam of M a + G^T lam = forces, G a = rates, by columns."""
        M, _, G, _ = self._first
        given = least_squares(G, rates) if len(G) else np.zeros_like(forces)
        free = np.linalg.solve(self.mass, self.Z.T @ (forces - M @ given)) if self.mass.size else self.Z.T @ forces
        a = given + self.Z @ free
        lam = least_squares(G.T, forces - M @ a) if len(G) else np.zeros((0, forces.shape[1]))
        return a, lam

    @cached_property
    def _by_state(self) -> tuple[FloatArray, FloatArray]:
        """Minus the residuals' derivatives by (q, v): of forces and of accelerations of constraints."""
        n, D = self.size, self.sizes
        by_q, by_v = self.values("r_q", "r_v")
        both = -np.hstack([by_q * D, by_v * D])
        return D[:, None] * both[:n], both[n:]

    @cached_property
    def stiffness(self) -> FloatArray:
        """Z^T K Z."""
        return -self.Z.T @ self._by_state[0][:, : self.size] @ self.Z

    @cached_property
    def damping(self) -> FloatArray:
        """Z^T D Z, with gyroscopic terms."""
        return -self.Z.T @ self._by_state[0][:, self.size :] @ self.Z

    @cached_property
    def da(self) -> FloatArray:
        """da/d(q, v)."""
        return self.solved(*self._by_state)[0]

    def by_inputs(self) -> FloatArray:
        """da/du of all inputs of the system."""
        (by_u,) = self.values("r_u")
        n = self.size
        return self.solved(-self.sizes[:, None] * by_u[:n], -by_u[n:])[0]

    @cached_property
    def F(self) -> FloatArray:
        """d(q', v')/d(q, v)."""
        n = self.size
        return np.vstack([np.hstack([np.zeros((n, n)), np.eye(n)]), self.da])

    @cached_property
    def W(self) -> FloatArray:
        """Changes of the constraints at position and velocity level by (q, v)."""
        C_q, by_q, by_v = self.values("C_q", "velocity_level_q", "velocity_level_v")
        D = self.sizes
        return np.vstack([np.hstack([C_q * D, np.zeros_like(C_q)]), np.hstack([by_q * D, by_v * D])])

    @cached_property
    def N(self) -> FloatArray:
        """Changes of a state that the constraints allow, orthonormal columns."""
        return null_space(self.W)

    @property
    def leaving(self) -> float:
        """(W F + W') N, relative: how fast linearised motions leave the constraints; zero but for rounding."""
        G = self._first[2]
        number = self.dynamics.holonomic
        first = self.W[number : 2 * number] @ self.N
        second = (G @ self.da - self._by_state[1]) @ self.N if len(G) else np.zeros(1)
        size = max(1.0, float(np.max(np.abs(self.F), initial=0.0))) * max(1.0, float(np.max(np.abs(G), initial=0.0)))
        return float(max(np.max(np.abs(first), initial=0.0), np.max(np.abs(second), initial=0.0)) / size)


def tangent_at(dynamics: Dynamics, sizes: FloatArray, t: float, q: FloatArray, v: FloatArray) -> Tangent:
    """The tangent of a system at a state, with the parameters that it has."""
    own = np.array(list(dynamics.system.parameters.values()), dtype=float)
    return Tangent(dynamics, sizes, t, q, v, own)


def all_parameters(tangent: Tangent) -> FloatArray:
    """Parameters with those of tabulated laws."""
    return Parameters(tangent.dynamics.system, tangent.p).at(tangent.t)
