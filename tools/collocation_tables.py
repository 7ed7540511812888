"""Writes bricard/taylor/collocation.json, the tables of Radau IIA collocation that engine and twin read.

    python tools/collocation_tables.py          (needs mpmath)

For s stages, with P_k the Legendre polynomials and x = 2 c - 1:

    nodes c                zeros of P_s(x) - P_(s-1)(x), the last of them 1
    A = Q V^-1             V_ik = P_k(x_i), Q_ik = integral of P_k from -1 to x_i, halved
    A = T diag(lambda) T^-1
                           the real eigenvalue first, then one of each conjugate pair; the last component of each
                           eigenvector is 1, so that the real one is real
    left, right            rows of T^-1 and columns of T for them; those of pairs are doubled on the right
    to_legendre = V^-1     values at the nodes to coefficients of P_k
    from_start             the same with the value at 0 before them, one coefficient more

The eigenvectors are nearly parallel: 60 digits leave more than the 17 that are written.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import mpmath as mp

STAGES = (5, 7, 9, 11, 13)
TARGET = Path(__file__).parents[1] / "src" / "bricard" / "taylor" / "collocation.json"


def nodes(s: int) -> list[Any]:
    """The points x in (-1, 1]."""
    shifted = [*mp.taylor(lambda x: mp.legendre(s, x) - mp.legendre(s - 1, x), 0, s)][::-1]
    roots = sorted(mp.re(root) for root in mp.polyroots(shifted, maxsteps=500, extraprec=400))
    return [*roots[:-1], mp.mpf(1)]


def legendre_values(points: list[Any], count: int) -> Any:
    """V (points, count)."""
    return mp.matrix([[mp.legendre(k, x) for k in range(count)] for x in points])


def halved_integrals(points: list[Any], count: int) -> Any:
    """Q (points, count)."""

    def integral(k: int, x: Any) -> Any:
        below = mp.legendre(k - 1, x) if k else mp.mpf(-1)
        return (mp.legendre(k + 1, x) - below) / (2 * (2 * k + 1))

    return mp.matrix([[integral(k, x) for k in range(count)] for x in points])


def is_real(value: Any) -> bool:
    return bool(abs(mp.im(value)) < mp.mpf(10) ** -30)


def table(s: int) -> dict[str, Any]:
    """All numbers for s stages."""
    x = nodes(s)
    to_legendre = legendre_values(x, s) ** -1
    A = halved_integrals(x, s) * to_legendre
    eigenvalues, T = mp.eig(A)
    for k in range(s):
        T[:, k] /= T[s - 1, k]
    inverse = T**-1
    pairs = sorted((k for k in range(s) if mp.im(eigenvalues[k]) > 1e-30), key=lambda k: -abs(eigenvalues[k]))
    chosen = [*(k for k in range(s) if is_real(eigenvalues[k])), *pairs]

    def parts(value: Any) -> list[float]:
        return [float(mp.re(value)), 0.0 if is_real(value) else float(mp.im(value))]

    return {
        "nodes": [float((point + 1) / 2) for point in x],
        "A": numbers(A),
        "eigenvalues": [parts(eigenvalues[k]) for k in chosen],
        "left": [[parts(inverse[k, i]) for i in range(s)] for k in chosen],
        "right": [[parts(T[i, k] * (1 if is_real(eigenvalues[k]) else 2)) for k in chosen] for i in range(s)],
        "to_legendre": numbers(to_legendre),
        "from_start": numbers(legendre_values([mp.mpf(-1), *x], s + 1) ** -1),
    }


def numbers(matrix: Any) -> list[list[float]]:
    return [[float(value) for value in row] for row in matrix.tolist()]


if __name__ == "__main__":
    with mp.workdps(60):
        tables = {str(s): table(s) for s in STAGES}
    TARGET.write_text(json.dumps(tables) + "\n", encoding="utf-8")
