"""Eigenvalues of small motions, and their shapes.

Without damping, at rest, they are those of Z^T K Z and Z^T M Z, which are symmetric: that gives the most digits. Else
they are those of A = N^T F N, in typical sizes. Neutral motions, which neither swing nor settle, are chains of a
position and its rate; rounding would split them, so they are counted by the ranks of A, A^2, ... and taken out first.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bricard.analysis.linear.tangent import Tangent
from bricard.arrays import ComplexArray, FloatArray

Pair = tuple[complex, Any]
SYMMETRIC = 1e-11
NEUTRAL = 1e-10  # of the largest: stiffnesses and singular values below it vanish
SLOWEST = 1e-9  # 1/s: slower is rounding
LONGEST_CHAIN = 4
STRAIGHT = 1e-9  # of |lambda|: a smaller imaginary part is none


def eigenpairs(t: Tangent) -> list[Pair]:
    """All eigenvalues, slowest first, with the shapes of the coordinates in typical sizes."""
    found = _conservative(t) if _is_conservative(t) else _general(t)
    return sorted(found, key=lambda pair: (abs(pair[0]), pair[0].imag, pair[0].real))


def eigenvalues(t: Tangent) -> ComplexArray:
    """Eigenvalues of small motions, those that vanish by structure as zeros; slowest first."""
    return np.array([value for value, _ in eigenpairs(t)])


def _is_conservative(t: Tangent) -> bool:
    """At rest, without damping, and with a potential."""
    K, D = t.stiffness, t.damping
    if np.any(t.v) or t.dynamics.system.velocity or not K.size:
        return False
    rate = np.sqrt(max(float(np.max(np.abs(K))), 1e-300) * float(np.max(np.abs(t.mass))))
    return bool(np.max(np.abs(D)) <= SYMMETRIC * rate and np.max(np.abs(K - K.T)) <= SYMMETRIC * np.max(np.abs(K)))


def _conservative(t: Tangent) -> Iterator[Pair]:
    from scipy.linalg import eigh

    values, vectors = eigh((t.stiffness + t.stiffness.T) / 2, t.mass)
    least = NEUTRAL * float(np.max(np.abs(values), initial=0.0))
    for value, vector in zip(values.tolist(), (t.Z @ vectors).T, strict=True):
        root = 0j if abs(value) <= least else np.sqrt(complex(-value))
        yield root, vector
        yield -root, vector


def _general(t: Tangent) -> Iterator[Pair]:
    """By A, without its neutral chains."""
    n, rate = t.size, _rate(t)
    scale = np.concatenate([np.full(n, 1.0), np.full(n, 1 / rate)])
    N = np.linalg.qr(scale[:, None] * t.N)[0]
    A = N.T @ (scale[:, None] * t.F / scale) @ N
    chains = _chains(A / rate)
    for column in chains.T:
        yield 0j, _still(N @ column, n)
    rest = _complement(chains)
    values, vectors = np.linalg.eig(rest.T @ A @ rest)
    for value, vector in zip(values, vectors.T, strict=True):
        straight = abs(value.imag) <= STRAIGHT * abs(value)
        full = _with_chains(A, chains, rest, value, vector)
        yield complex(value.real, 0.0 if straight else value.imag), (N @ full)[:n]


def _rate(t: Tangent) -> float:
    """A typical frequency."""
    size = float(np.max(np.abs(np.linalg.solve(t.mass, t.stiffness)), initial=0.0)) if t.mass.size else 0.0
    damped = float(np.max(np.abs(np.linalg.solve(t.mass, t.damping)), initial=0.0)) if t.mass.size else 0.0
    found = max(float(np.sqrt(size)), damped)
    return found if found > SLOWEST else 1.0


def _chains(A: FloatArray) -> FloatArray:
    """The space of x with A^k x = 0 for some k, orthonormal columns."""
    found, power = np.zeros((len(A), 0)), A
    for _ in range(LONGEST_CHAIN):
        _, values, V = np.linalg.svd(power)
        null = V[values <= NEUTRAL * max(1.0, float(values[0]))].T if len(values) else found
        if null.shape[1] == found.shape[1]:
            return found
        found, power = null, power @ A
    return found


def _complement(space: FloatArray) -> FloatArray:
    full = np.linalg.svd(space, full_matrices=True)[0] if space.shape[1] else np.eye(len(space))
    return np.asarray(full[:, space.shape[1] :])


def _with_chains(A: FloatArray, chains: FloatArray, rest: FloatArray, value: complex, vector: Any) -> Any:
    """The eigenvector of A from that of the rest."""
    if not chains.shape[1]:
        return rest @ vector
    own, mixed = chains.T @ A @ chains, chains.T @ A @ rest
    part = np.linalg.solve(value * np.eye(len(own)) - own, mixed @ vector)
    return chains @ part + rest @ vector


def _still(vector: FloatArray, n: int) -> FloatArray:
    """The shape of a neutral mode: of positions, or, where only rates go on, of these."""
    q, v = vector[:n], vector[n:]
    return q if np.max(np.abs(q)) >= np.max(np.abs(v)) else v
