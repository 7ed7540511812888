"""A mechanical system under a constraint method as an ODE (Kurz, Burkhardt, Eberhard 2011).

Each method gives q', q'' and lambda from t, q, q'; y = (q, q') is the full state. With the columns of J a basis of
the null space of G, and x = G^- r one solution of G x = r, all of them are

    q'' = G^- r + J z,   J^T M J z = J^T (f - M G^- r),   lambda = (G^-)^T (f - M q''),
    q' = v   or   q' = v - G^- (G v - nu)

and differ in G^- and J, in r, and in q'. The second q' is theta + J v_i with v_i the independent velocities in v:

    kkt         eqs 8, 9: [M G^T; G 0] [q''; lambda] = [f; r]
    partition   eqs 11-18: independent coordinates chosen by the user
    qr, svd     eqs 20-31: by a decomposition of G

To add a basis: its rates here, and a class in src/engine/constrained.hpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import casadi as ca
import numpy as np

from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.mechanics.constraint_methods import ConstraintMethod
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.stabilisation import NOT_STABILISED, Stabilisation
from bricard.records import dataclass
from bricard.symbolic import sx

SOLVER = "qr"  # CasADi's own sparse QR


@dataclass(frozen=True)
class Reduction:
    """A constraint method at work on a system; `independent` are positions of coordinates of a partition."""

    method: ConstraintMethod
    stabilisation: Stabilisation = NOT_STABILISED
    independent: tuple[int, ...] = ()

    def right(self, equations: Dynamics) -> sx.SX:
        """r in G q'' = r."""
        e, alpha, beta = equations, self.stabilisation.alpha, self.stabilisation.beta
        if not alpha and not beta:
            return e.gamma
        return e.gamma - 2 * alpha * e.velocity_level - beta**2 * e.position_level


@dataclass(frozen=True)
class Terms:
    """M, f, G, r, G v - nu and v as expressions or arrays."""

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


def written(reduction: Reduction, terms: Terms) -> Rates:
    """Rates as expressions (SX, or MX for large systems); those of qr and svd are those of ggl."""
    if reduction.method.basis == "partition":
        return _partitioned(reduction, terms)
    rates = _kkt(terms)
    if not reduction.method.projected or not terms.G.shape[0]:
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


def _partitioned(reduction: Reduction, terms: Terms) -> Rates:
    """J = [1; -G_d^-1 G_i], M_i = J^T M J."""
    n, i = terms.M.shape[0], list(reduction.independent)
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


def computed(reduction: Reduction, terms: Terms) -> Rates:
    """Rates by NumPy, under qr and svd."""
    M, f, G = terms.M, terms.f, terms.G
    if not len(G):
        return Rates(terms.v, np.linalg.solve(M, f), np.zeros(0))
    J, inverse = _qr_basis(G) if reduction.method.basis == "qr" else _svd_basis(G)
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


# -- at work on a system ------------------------------------------------------------------------------------------


def reduce_to_ode(
    method: ConstraintMethod,
    equations: Dynamics,
    independent: Sequence[str] = (),
    stabilisation: Stabilisation = NOT_STABILISED,
) -> Reduction:
    """A constraint method at work on the equations of a system, with independent coordinates if it needs them."""
    if method.basis != "partition":
        return Reduction(method, stabilisation)
    return Reduction(method, stabilisation, _independent(equations, independent))


def _independent(equations: Dynamics, independent: Sequence[str]) -> tuple[int, ...]:
    system = equations.system
    wanted = system.size - len(system.holonomic) - len(system.velocity)
    independent = [_coordinate(name, system.coordinates) for name in independent]
    unknown = [name for name in independent if name not in system.coordinates]
    if unknown:
        raise OptionError(f"'{unknown[0]}' is not a coordinate; they are {listed(system.coordinates)}.")
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
