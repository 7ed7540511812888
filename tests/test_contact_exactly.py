"""Decisions of contacts against an enumeration in fractions: small integers, where ties are exact."""

from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from bricard.contact.modes import Loads, decide_modes
from bricard.contact.problem import touching

CONTACTS = 2


def exact_solution(rows, right):
    """Gauss's elimination in fractions; None where it is singular."""
    table = [[*map(Fraction, row), Fraction(value)] for row, value in zip(rows, right, strict=True)]
    for i in range(len(table)):
        pivot = next((j for j in range(i, len(table)) if table[j][i]), None)
        if pivot is None:
            return None
        table[i], table[pivot] = table[pivot], table[i]
        table[i] = [entry / table[i][i] for entry in table[i]]
        for j in range(len(table)):
            if j != i:
                table[j] = [a - table[j][i] * b for a, b in zip(table[j], table[i], strict=True)]
    return [row[-1] for row in table]


def equations(kind, i, D, b, mu):
    """Two equations of contact i, for N and T of all: rows and right-hand sides."""
    normal, slip = [0] * 4, [0] * 4
    normal[i], slip[CONTACTS + i] = 1, 1
    if kind == "free":
        return [normal, slip], [0, 0]
    if kind == "stick":
        return [D[i], D[CONTACTS + i]], [-b[i], -b[CONTACTS + i]]
    slip[i] = mu[i] if kind == "slip+" else -mu[i]
    return [D[i], slip], [-b[i], 0]


def holds(kind, i, z, y, mu):
    """Whether contact i respects what its mode leaves open, exactly."""
    N, T, opening, slip = z[i], z[CONTACTS + i], y[i], y[CONTACTS + i]
    return {
        "free": opening >= 0,
        "stick": N >= 0 and abs(T) <= mu[i] * N,
        "slip+": N >= 0 and slip >= 0,
        "slip-": N >= 0 and slip <= 0,
    }[kind]


def exact_ways(D, b, mu):
    """Modes and accelerations of all consistent ways with unique forces."""
    for kinds in product(("free", "stick", "slip+", "slip-"), repeat=CONTACTS):
        both = [equations(kind, i, D, b, mu) for i, kind in enumerate(kinds)]
        z = exact_solution(
            [row for rows, _ in both for row in rows], [value for _, values in both for value in values]
        )
        if z is None:
            continue
        y = [sum(d * force for d, force in zip(row, z, strict=True)) + value for row, value in zip(D, b, strict=True)]
        if all(holds(kind, i, z, y, mu) for i, kind in enumerate(kinds)):
            yield kinds, [float(one) for one in y]


@pytest.mark.parametrize("seed", range(60))
def test_same_ways_as_in_fractions(seed):
    """Every exact way has its motion among the candidates, and every candidate with unique forces is exact."""
    rng = np.random.default_rng(seed)
    root = rng.integers(-1, 2, (4, 4)) + 3 * np.eye(4, dtype=int)
    D, b = (root @ root.T).tolist(), rng.integers(-2, 3, 4).tolist()
    mu = [Fraction(int(rng.integers(1, 4)), 2) for _ in range(CONTACTS)]
    exact = list(exact_ways(D, b, mu))
    # masses one: D = B B^T, so that B is the root itself
    normals, slips = root[:CONTACTS].astype(float), [row[None].astype(float) for row in root[CONTACTS:]]
    contacts = touching(np.eye(4), normals, slips, [float(one) for one in mu])
    decision = decide_modes(contacts, Loads(np.zeros(4), np.zeros(0), np.array(b, dtype=float), np.zeros(4)))
    for _, y in exact:
        assert any(one.opening == pytest.approx(y, abs=1e-9) for one in decision.candidates)
    for candidate in decision.candidates:
        assert candidate.shared or candidate.modes in [kinds for kinds, _ in exact]
    motions = {tuple(np.round(y, 9)) for _, y in exact}
    assert (decision.how == "ambiguous") <= (len(motions) > 1)
