"""What to do about constraints when a mechanical system is integrated as an ODE (Kurz, Burkhardt, Eberhard 2011).

Each treatment gives q', q'' and lambda from t, q, q'; y = (q, q') is the full state.

    acceleration   eqs 8, 9: constraints at acceleration level only; violations grow
    baumgarte      the same with c'' + 2 alpha c' + beta^2 c = 0: violations decay
    partition      eqs 11-18: independent coordinates chosen by the user; q' and q'' of the others follow
    qr, svd        eqs 20-31: independent directions are a basis of the null space of G, new in every evaluation
    ggl            q' = v - G^T mu, with mu such that the constraints hold at velocity level for q' (Gear, Gupta,
                   Leimkuhler), and acceleration level for q''; positions drift no more than by integration errors
    projection     acceleration level, and after each step positions and velocities back onto the constraints
    implicit       eq 10: q'' and lambda are unknowns of a DAE of index 1, which an implicit integrator solves

With the columns of J a basis of the null space of G, and x = G^- r one solution of G x = r, all of them are

    q'' = G^- r + J z,   J^T M J z = J^T (f - M G^- r),   lambda = (G^-)^T (f - M q''),
    q' = v   or   q' = v - G^- (G v + b')

and differ in G^- and J, in r, and in q'. The second q' is theta + J v_i with v_i the independent velocities in v. To
add a treatment: a row in `make_treatment`, and a basis in src/engine/constrained.hpp if it brings its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.solvers.constrained.functions import Equations

SOLVER = "qr"  # CasADi's own sparse QR
TREATMENTS = ("direct", "acceleration", "implicit", "baumgarte", "ggl", "partition", "qr", "svd", "projection")
NUMERIC = ("qr", "svd")  # decompositions that are no expressions


@dataclass(frozen=True)
class Treatment:
    """A treatment by its name.

    basis         of the null space: qr, svd, or partition
    projected     whether q' has no part that violates the constraints
    alpha, beta   G q'' = -b'' - 2 alpha c' - beta^2 c, in 1/s
    independent   positions of the independent coordinates of a partition
    """

    name: str
    basis: str = "qr"
    projected: bool = False
    alpha: float = 0.0
    beta: float = 0.0
    independent: tuple[int, ...] = ()

    def right(self, equations: Equations) -> ca.SX:
        """r in G q'' = r."""
        e = equations
        if not self.alpha and not self.beta:
            return -e.b2
        return -e.b2 - 2 * self.alpha * e.velocity_level - self.beta**2 * e.position_level


@dataclass(frozen=True)
class Terms:
    """M, f, G, r, G q' + b' and v as expressions or arrays."""

    M: Any
    f: Any
    G: Any
    right: Any
    velocity: Any
    v: Any


@dataclass(frozen=True)
class Rates:
    """q', q'' and lambda as expressions or arrays."""

    q: Any
    v: Any
    lam: Any


# -- as expressions -----------------------------------------------------------------------------------------------


def written(treatment: Treatment, terms: Terms) -> Rates:
    """Rates as expressions (SX, or MX for large systems); those of qr and svd are those of ggl."""
    if treatment.basis == "partition":
        return _partitioned(treatment, terms)
    rates = _kkt(terms)
    if not treatment.projected or not terms.G.shape[0]:
        return rates
    mu = _solve(ca.mtimes(terms.G, terms.G.T), terms.velocity)
    return Rates(terms.v - ca.mtimes(terms.G.T, mu), rates.v, rates.lam)


def _kkt(terms: Terms) -> Rates:
    """[M G^T; G 0] [q''; lambda] = [f; r]."""
    n, m = terms.M.shape[0], terms.G.shape[0]
    zeros = type(terms.G)(m, m)
    matrix = ca.vertcat(ca.horzcat(terms.M, terms.G.T), ca.horzcat(terms.G, zeros))
    x = _solve(matrix, ca.vertcat(terms.f, terms.right))
    return Rates(terms.v, x[:n], x[n:])


def _partitioned(treatment: Treatment, terms: Terms) -> Rates:
    """J = [1; -G_d^-1 G_i], M_i = J^T M J."""
    n, i = terms.M.shape[0], list(treatment.independent)
    d = [k for k in range(n) if k not in i]
    order = np.argsort([*i, *d]).tolist()

    def dependent(right: Any) -> Any:
        """G^-: zero for the independent ones."""
        found = ca.solve(terms.G[:, d], right, SOLVER) if d and right.shape[1] else ca.MX(len(d), right.shape[1])
        return ca.vertcat(ca.MX.zeros(len(i), right.shape[1]), found)[order, :]

    J = ca.MX.eye(n)[:, i] - dependent(terms.G[:, i])
    gamma = dependent(terms.right)
    reduced = ca.mtimes(J.T, ca.mtimes(terms.M, J))
    forces = ca.mtimes(J.T, terms.f - ca.mtimes(terms.M, gamma))
    a = gamma + (ca.mtimes(J, ca.solve(reduced, forces, SOLVER)) if i else 0)
    left = (terms.f - ca.mtimes(terms.M, a))[d]
    lam = ca.solve(terms.G[:, d].T, left, SOLVER) if d else ca.MX(0, 1)
    return Rates(terms.v - dependent(terms.velocity), a, lam)


def _solve(matrix: Any, right: Any) -> Any:
    """The solution: written out for scalar expressions, by a sparse factorisation otherwise."""
    return ca.solve(matrix, right) if isinstance(matrix, ca.SX) else ca.solve(matrix, right, SOLVER)


# -- as arrays ----------------------------------------------------------------------------------------------------


def computed(treatment: Treatment, terms: Terms) -> Rates:
    """Rates by NumPy, under qr and svd."""
    M, f, G = terms.M, terms.f, terms.G
    if not len(G):
        return Rates(terms.v, np.linalg.solve(M, f), np.zeros(0))
    J, inverse = _qr_basis(G) if treatment.basis == "qr" else _svd_basis(G)
    a = inverse @ terms.right
    if J.shape[1]:
        a += J @ np.linalg.solve(J.T @ M @ J, J.T @ (f - M @ a))
    return Rates(terms.v - inverse @ terms.velocity, a, inverse.T @ (f - M @ a))


def _qr_basis(G: Any) -> tuple[Any, Any]:
    """Q2 and Q1 R1^-T."""
    Q, R = np.linalg.qr(G.T, mode="complete")
    m = len(G)
    return Q[:, m:], Q[:, :m] @ np.linalg.inv(R[:m]).T


def _svd_basis(G: Any) -> tuple[Any, Any]:
    """U2 and U1 Sigma^-1 V^T."""
    U, sigma, Vt = np.linalg.svd(G.T)
    m = len(G)
    return U[:, m:], (U[:, :m] / sigma) @ Vt


# -- by name ------------------------------------------------------------------------------------------------------


def make_treatment(
    name: str, equations: Equations, independent: Sequence[str] = (), alpha: float = 10.0, beta: float = 10.0
) -> Treatment:
    """A treatment by name, with its options."""
    match name:
        case "acceleration" | "projection" | "implicit":
            return Treatment(name)
        case "baumgarte":
            return Treatment(name, alpha=alpha, beta=beta)
        case "ggl" | "qr":
            return Treatment(name, projected=True)
        case "svd":
            return Treatment(name, "svd", projected=True)
        case "partition":
            chosen = _independent(equations, independent)
            return Treatment(name, "partition", projected=True, independent=chosen)
    raise OptionError(f"constraints is {name!r}; it must be one of {listed(list(TREATMENTS))}.")


def _independent(equations: Equations, independent: Sequence[str]) -> tuple[int, ...]:
    system = equations.system
    wanted = system.size - len(system.holonomic) - len(system.velocity)
    independent = [_coordinate(name, system.coordinates) for name in independent]
    unknown = [name for name in independent if name not in system.coordinates]
    if unknown:
        raise OptionError(f"'{unknown[0]}' is no coordinate; they are {listed(system.coordinates)}.")
    twice = [name for name in independent if independent.count(name) > 1]
    if twice:
        raise OptionError(f"The independent coordinate '{twice[0]}' is named twice.")
    if len(independent) != wanted:
        raise OptionError(
            f"constraints='partition' needs {wanted} independent coordinates, not {len(independent)}.\n"
            f"  Name them: independent=[...] of {listed(system.coordinates)}."
        )
    return tuple(system.coordinates.index(name) for name in independent)


def _coordinate(name: str, coordinates: Sequence[str]) -> str:
    """A coordinate; OA.angle may be said for the turn of a part in its joint, OA.turn."""
    turn = f"{name.removesuffix('.angle')}.turn"
    return turn if name not in coordinates and turn in coordinates else name
