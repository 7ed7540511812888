"""What to do about constraints when a mechanical system is integrated as an ODE (Kurz, Burkhardt, Eberhard 2011).

Each treatment gives q', q'' and lambda from t, q, q'; y = (q, q') is the full state. To add one: a class with `rates`
and a line in TREATMENTS.

    acceleration   eqs 8, 9: constraints at acceleration level only; violations grow
    baumgarte      the same with c'' + 2 alpha c' + beta^2 c = 0: violations decay
    partition      eqs 11-18: independent coordinates chosen by the user; q' and q'' of the others follow
    qr, svd        eqs 20-31: independent directions are a basis of the null space of G, new in every evaluation
    ggl            q' = v - G^T mu, with mu such that the constraints hold at velocity level for q' (Gear, Gupta,
                   Leimkuhler), and acceleration level for q''; positions drift no more than by integration errors
    projection     acceleration level, and after each step positions and velocities back onto the constraints
    implicit       eq 10: q'' and lambda are unknowns of a DAE of index 1, which an implicit integrator solves
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import casadi as ca
import numpy as np

from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.solvers.constrained.functions import Equations

SOLVER = "qr"  # CasADi's own sparse QR


@dataclass(frozen=True)
class Rates:
    """q', q'' and lambda as expressions."""

    q: Any
    v: Any
    lam: Any


@dataclass(frozen=True)
class Terms:
    """M, f, G, G q' + b', b'', C and q' as expressions (MX) or arrays."""

    M: Any
    f: Any
    G: Any
    velocity: Any
    b2: Any
    C: Any
    v: Any


@dataclass(frozen=True)
class Acceleration:
    """[M G^T; G 0] [q''; lambda] = [f; -b'']."""

    name: ClassVar[str] = "acceleration"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """q' = v."""
        return _kkt(terms, -terms.b2)


@dataclass(frozen=True)
class Baumgarte:
    """G q'' = -b'' - 2 alpha c' - beta^2 c; both 10 by default, in 1/s."""

    alpha: float = 10.0
    beta: float = 10.0
    name: ClassVar[str] = "baumgarte"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """Violations decay like a damped oscillator."""
        return _kkt(terms, -terms.b2 - 2 * self.alpha * terms.velocity - self.beta**2 * terms.C)


@dataclass(frozen=True)
class StabilisedIndex2:
    """G G^T mu = G v + b', q' = v - G^T mu; accelerations as at acceleration level."""

    name: ClassVar[str] = "ggl"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """q' without what violates the constraints."""
        rates = _kkt(terms, -terms.b2)
        if not terms.G.shape[0]:
            return rates
        mu = _solve(ca.mtimes(terms.G, terms.G.T), terms.velocity)
        return Rates(terms.v - ca.mtimes(terms.G.T, mu), rates.v, rates.lam)


@dataclass(frozen=True)
class Implicit:
    """0 = M q'' + G^T lambda - f, 0 = G q'' + b'': for integrators of DAEs of index 1."""

    name: ClassVar[str] = "implicit"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """What the equations give; the integrator finds it by iteration."""
        return _kkt(terms, -terms.b2)


@dataclass(frozen=True)
class Projection:
    """Acceleration level; the integrator projects after each step."""

    name: ClassVar[str] = "projection"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """As at acceleration level."""
        return _kkt(terms, -terms.b2)


@dataclass(frozen=True)
class Partition:
    """J = [1; -G_d^-1 G_i], M_i = J^T M J; `independent` are positions of coordinates."""

    independent: tuple[int, ...]
    name: ClassVar[str] = "partition"
    compiled: ClassVar[bool] = True

    def rates(self, terms: Terms) -> Rates:
        """q' of the dependent coordinates from those of the independent ones."""
        n, i = terms.M.shape[0], list(self.independent)
        d = [k for k in range(n) if k not in i]
        solve = _dependent_solver(terms.G, d)
        order = np.argsort([*i, *d]).tolist()
        J = ca.vertcat(ca.MX.eye(len(i)), -solve(terms.G[:, i]))[order, :]
        gamma = ca.vertcat(ca.MX.zeros(len(i)), -solve(terms.b2))[order]
        theta = ca.vertcat(ca.MX.zeros(len(i)), -solve(terms.velocity - ca.mtimes(terms.G, terms.v)))[order]
        return _reduced(terms, J, gamma, ca.mtimes(J, terms.v[i]) + theta)


@dataclass(frozen=True)
class NullSpace:
    """J a basis of the null space of G by `method`, qr or svd; q' projected: J J^T (v - theta) + theta."""

    method: str
    compiled: ClassVar[bool] = False

    @property
    def name(self) -> str:
        """qr or svd."""
        return self.method

    def rates(self, terms: Terms) -> Rates:
        """Arrays in, arrays out."""
        G, v = terms.G, terms.v
        if not len(G):
            return Rates(v, np.linalg.solve(terms.M, terms.f), np.zeros(0))
        J, pinv = _qr_basis(G) if self.method == "qr" else _svd_basis(G)
        gamma = -pinv @ terms.b2
        theta = -pinv @ (terms.velocity - G @ v)
        reduced = J.T @ terms.M @ J
        a = J @ np.linalg.solve(reduced, J.T @ (terms.f - terms.M @ gamma)) + gamma if J.shape[1] else gamma
        lam = pinv.T @ (terms.f - terms.M @ a)
        return Rates(J @ (J.T @ (v - theta)) + theta, a, lam)


def _kkt(terms: Terms, right: Any) -> Rates:
    n, m = terms.M.shape[0], terms.G.shape[0]
    zeros = type(terms.G)(m, m)
    matrix = ca.vertcat(ca.horzcat(terms.M, terms.G.T), ca.horzcat(terms.G, zeros))
    x = _solve(matrix, ca.vertcat(terms.f, right))
    return Rates(terms.v, x[:n], x[n:])


def _solve(matrix: Any, right: Any) -> Any:
    """The solution: written out for scalar expressions, by a sparse factorisation otherwise."""
    return ca.solve(matrix, right) if isinstance(matrix, ca.SX) else ca.solve(matrix, right, SOLVER)


def _dependent_solver(G: Any, dependent: Sequence[int]) -> Any:
    block = G[:, list(dependent)]
    return lambda right: ca.solve(block, right, SOLVER) if right.shape[1] else ca.MX(len(dependent), 0)


def _reduced(terms: Terms, J: Any, gamma: Any, q_rate: Any) -> Rates:
    M_J = ca.mtimes(terms.M, J)
    right = ca.mtimes(J.T, terms.f - ca.mtimes(terms.M, gamma))
    a = gamma + (ca.mtimes(J, ca.solve(ca.mtimes(J.T, M_J), right, SOLVER)) if J.shape[1] else 0)
    lam = ca.solve(ca.mtimes(terms.G, terms.G.T), ca.mtimes(terms.G, terms.f - ca.mtimes(terms.M, a)), SOLVER)
    return Rates(q_rate, a, lam)


def _qr_basis(G: Any) -> tuple[Any, Any]:
    """Q2 and Q1 R1^-T: a null-space basis, and the smallest solution of G x = r as a matrix."""
    Q, R = np.linalg.qr(G.T, mode="complete")
    m = len(G)
    return Q[:, m:], Q[:, :m] @ np.linalg.inv(R[:m]).T


def _svd_basis(G: Any) -> tuple[Any, Any]:
    """U2 and U1 Sigma^-1 V^T."""
    U, sigma, Vt = np.linalg.svd(G.T)
    m = len(G)
    return U[:, m:], (U[:, :m] / sigma) @ Vt


TREATMENTS = ("direct", "acceleration", "implicit", "baumgarte", "ggl", "partition", "qr", "svd", "projection")


def make_treatment(
    name: str, equations: Equations, independent: Sequence[str] = (), alpha: float = 10.0, beta: float = 10.0
) -> Any:
    """A treatment by name, with its options."""
    match name:
        case "acceleration":
            return Acceleration()
        case "baumgarte":
            return Baumgarte(alpha, beta)
        case "projection":
            return Projection()
        case "ggl":
            return StabilisedIndex2()
        case "implicit":
            return Implicit()
        case "qr" | "svd":
            return NullSpace(name)
        case "partition":
            return _partition(equations, independent)
    raise OptionError(f"constraints is {name!r}; it must be one of {listed(list(TREATMENTS))}.")


def _partition(equations: Equations, independent: Sequence[str]) -> Partition:
    system = equations.system
    wanted = system.size - len(system.holonomic) - len(system.velocity)
    independent = [_coordinate(name, system.coordinates) for name in independent]
    unknown = [name for name in independent if name not in system.coordinates]
    if unknown:
        raise OptionError(f"'{unknown[0]}' is no coordinate; they are {listed(system.coordinates)}.")
    if len(independent) != wanted:
        raise OptionError(
            f"constraints='partition' needs {wanted} independent coordinates, not {len(independent)}.\n"
            f"  Name them: independent=[...] of {listed(system.coordinates)}."
        )
    return Partition(tuple(system.coordinates.index(name) for name in independent))


def _coordinate(name: str, coordinates: Sequence[str]) -> str:
    """A coordinate; OA.angle may be said for the turn of a part in its joint, OA.turn."""
    turn = f"{name.removesuffix('.angle')}.turn"
    return turn if name not in coordinates and turn in coordinates else name
