"""The factorisation inside the engines, on linear algebraic systems A(t) x = b(t), against NumPy."""

import math
from contextlib import suppress
from functools import cache
from itertools import islice

import casadi as ca
import numpy as np
import pytest
from engines import ENGINES, bound, every_engine, run
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

import bricard as br
from bricard.taylor.status import Status
from bricard.taylor.twin import OK, SINGULAR

STAGES = 6
EPS = np.finfo(float).eps
GROWTH = 1e3  # of terms, that the engine allows before it pivots: of a row of n terms, n times that in roundings


def right_side(size, t, exp=np.exp):
    """b_i = (2 + cos(i)) exp(t sin(i)), i = 1, 2, ..."""
    return [(2 + math.cos(i)) * exp(math.sin(i) * t) for i in range(1, size + 1)]


def right_coefficients(size, order):
    """Taylor coefficients [order, row] of the right-hand side at t = 0."""
    i, m = np.arange(1, size + 1), np.arange(order + 1)[:, None]
    return (2 + np.cos(i)) * np.sin(i) ** m / np.cumprod(np.maximum(m, 1), axis=0)


def linear_system(matrix):
    """A x = b(t) as a DAE without derivatives; zeros of A are not part of it."""
    size = len(matrix)

    def equations(t, x, der):
        unknowns, right = [x.x[j] for j in range(size)], right_side(size, t, br.exp)
        left = [sum(a * unknowns[j] for j, a in enumerate(row) if a) for row in matrix.tolist()]
        return [a - b for a, b in zip(left, right, strict=True)]

    return br.DAE(f"x[{size}]", equations)


def expand_at(dae, engine, t=0.0, stages=STAGES):
    """Outcome and coefficients [order, variable], variables as declared, of a system without derivatives."""
    outcome, coefficients = ENGINES[engine](bound(dae), stages).expand(t, np.zeros((1, len(dae.variables))))
    return outcome, coefficients[:, list(dae.analysis.position)]


def check_solution(matrix, dae, engine):
    """Every Taylor coefficient solves A x[m] = b[m], and agrees with NumPy's solution as far as the latter is sure.

    Rows are taken in units in which their largest entry is 1.
    """
    outcome, found = expand_at(dae, engine)
    assert outcome == OK
    unit = np.abs(matrix).max(axis=1)
    scaled, b = matrix / unit[:, None], right_coefficients(len(matrix), STAGES) / unit
    size = np.abs(found).max(axis=1)
    assert np.all(np.abs(scaled @ found.T - b.T) <= 1e-11 * (size + np.abs(b.T)))
    exact = np.linalg.solve(scaled, b.T).T
    error = np.abs(found - exact).max(axis=1) / np.abs(exact).max(axis=1)
    assert error.max() <= len(scaled) * GROWTH * EPS * np.linalg.cond(scaled)


# -- families of matrices ----------------------------------------------------------------------------


def sparse(random, size, per_row):
    matrix = np.zeros((size, size))
    for row in matrix:
        chosen = random.choice(size, min(per_row, size), replace=False)
        row[chosen] = random.normal(size=len(chosen))
    return matrix


def positive_definite(random, size):
    half = sparse(random, size, 2)
    return half @ half.T + np.diag(random.uniform(0.5, 2.0, size))


def saddle_point(random, size):
    """[M G^T; G 0] with M positive definite and a third as many constraints: a mechanism."""
    constraints = size // 3
    m = positive_definite(random, size - constraints)
    g = np.hstack([np.eye(constraints), sparse(random, size - constraints, 2)[:constraints, constraints:]])
    return np.block([[m, g.T], [g, np.zeros((constraints, constraints))]])


def light_bodies(random, size):
    """The same, where some of the masses are very small beside the constraints."""
    matrix = saddle_point(random, size)
    bodies = size - size // 3
    matrix[:bodies, :bodies] = np.diag(10.0 ** random.uniform(-12, 0, bodies))
    return matrix


def zero_diagonal(random, size):
    """Symmetric and indefinite, with nothing on the diagonal."""
    matrix = sparse(random, size, 3)
    matrix = matrix + matrix.T
    pairs = random.permutation(size - size % 2).reshape(-1, 2)
    matrix[pairs[:, 0], pairs[:, 1]] = matrix[pairs[:, 1], pairs[:, 0]] = 4.0
    np.fill_diagonal(matrix, 0.0)
    if size % 2:
        matrix[pairs.size, pairs.size] = 4.0
    return matrix


def small_pivots(random, size):
    """Symmetric, with a diagonal that is tiny but not zero."""
    matrix = zero_diagonal(random, size)
    np.fill_diagonal(matrix, 10.0 ** random.uniform(-14, -6, size) * random.choice([-1, 1], size))
    return matrix


def general(random, size):
    """Without any symmetry, the largest entries off the diagonal."""
    return sparse(random, size, 3) + 3.0 * np.eye(size)[random.permutation(size)]


def permuted(random, size):
    """A saddle point whose equations come in any order."""
    return saddle_point(random, size)[random.permutation(size)]


def bad_rows(random, size):
    """Equations in units that differ by up to 24 powers of ten."""
    return general(random, size) * 10.0 ** random.uniform(-12, 12, (size, 1))


def bad_rows_of_symmetric(random, size):
    """A symmetric system in units that differ by up to 12 powers of ten."""
    return saddle_point(random, size) * 10.0 ** random.uniform(-6, 6, (size, 1))


def weakly_coupled(random, size):
    """Upper triangular, with couplings that are small beside the diagonal but all that matters in the solution."""
    matrix = np.triu(sparse(random, size, 3), 1) * 1e-13
    return matrix + np.diag(10.0 ** random.uniform(-12, 0, size))


def dense(random, size):
    return random.normal(size=(size, size))


FAMILIES = {
    function.__name__: function
    for function in (
        positive_definite,
        saddle_point,
        light_bodies,
        zero_diagonal,
        small_pivots,
        general,
        permuted,
        bad_rows,
        bad_rows_of_symmetric,
        weakly_coupled,
        dense,
    )
}
every_family = pytest.mark.parametrize("family", FAMILIES)


def is_regular(matrix, limit):
    """Whether the condition number of the matrix, with rows of size 1, is below a limit."""
    return np.linalg.cond(matrix / np.abs(matrix).max(axis=1, keepdims=True)) < limit


@cache
def examples(family, size):
    """Two matrices of a family that are not nearly singular, with their DAEs."""
    random = np.random.default_rng(size)
    limit = 1e14 if family in ("light_bodies", "weakly_coupled") else 1e8
    matrices = (FAMILIES[family](random, size) for _ in range(1000))
    regular = islice((matrix for matrix in matrices if is_regular(matrix, limit)), 2)
    return [(matrix, linear_system(matrix)) for matrix in regular]


@every_engine
@pytest.mark.parametrize("size", [1, 2, 3, 7, 20, 60])
@every_family
def test_constant_matrix(family, size, engine):
    """x(t) solves A x = b(t), coefficient by coefficient, for matrices of every kind."""
    for matrix, dae in examples(family, min(size, 30) if family == "dense" else size):
        check_solution(matrix, dae, engine)


@given(st.sampled_from(sorted(FAMILIES)), st.integers(2, 9), st.integers(0, 10**6))
@example("zero_diagonal", 3, 6834)  # pivots that make use of the growth allowed
@settings(max_examples=40, deadline=None, derandomize=True)
def test_any_matrix(family, size, seed):
    """The same for many small matrices and all engines at once."""
    matrix = FAMILIES[family](np.random.default_rng(seed), size)
    assume(is_regular(matrix, 1e6))
    dae = linear_system(matrix)
    for engine in ENGINES:
        check_solution(matrix, dae, engine)


# -- small cases by name -----------------------------------------------------------------------------


@every_engine
@pytest.mark.parametrize("mass", [1.0, 1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 0.0])
def test_light_body_on_a_guide(mass, engine):
    """m a + lam = F, a = g: the guide prescribes the acceleration however light the body is."""
    dae = br.DAE("a lam", lambda t, x, der: [mass * x.a + x.lam - 1 / 3, x.a - 1 / 7])
    outcome, found = expand_at(dae, engine)
    assert outcome == OK
    np.testing.assert_allclose(found[0], [1 / 7, 1 / 3 - mass / 7], rtol=1e-11)


@every_engine
@pytest.mark.parametrize("capacity", [1e-6, 1e-12, 1e-15, 1e-20])
def test_small_coupling_is_not_lost(capacity, engine):
    """q = C u with a small C: the charge is small, not zero."""
    dae = br.DAE("q u", lambda t, x, der: [x.q - capacity * x.u, x.u - 2 - t])
    outcome, found = expand_at(dae, engine)
    assert outcome == OK
    np.testing.assert_allclose(found[:2, 0], [2 * capacity, capacity], rtol=1e-14)


@every_engine
def test_coupling_in_one_direction(engine):
    """An entry that is small beside its diagonal may not be taken for its mirror image."""
    dae = br.DAE("x y", lambda t, x, der: [1e13 * x.x + 5 * x.y - 2e13, 1e-3 * x.y - 1e-3])
    outcome, found = expand_at(dae, engine)
    assert outcome == OK
    np.testing.assert_allclose(found[0], [2 - 5e-13, 1.0], rtol=1e-14)


@every_engine
@pytest.mark.parametrize("b", [1.0, -1.0, 5.0, 1e-3])
def test_symmetry_that_depends_on_parameters(b, engine):
    """A matrix that is symmetric for the default parameters is solved right for all others."""
    dae = br.DAE(
        "x y", lambda t, x, der, p: [2 * x.x + p.a * x.y - 1, p.b * x.x + 3 * x.y - 2], parameters={"a": 1, "b": 1}
    )
    outcome, found = ENGINES[engine](bound(dae, {"b": b}), 2).expand(0.0, np.zeros((1, 2)))
    assert outcome == OK
    np.testing.assert_allclose(found[0], np.linalg.solve([[2, 1], [b, 3]], [1, 2]), rtol=1e-13)


@every_engine
def test_symmetry_that_goes_with_a_zero(engine):
    """A coupling in one direction that comes and goes; half of a symmetric matrix is eliminated, all of others."""
    dae = br.DAE(
        "x y z",
        lambda t, x, der, p: [
            2 * x.x + x.y + (1 + p.c) * x.z - 1,
            x.x + 3 * x.y + x.z - 2,
            x.x + x.y + 4 * x.z - 3,
        ],
        parameters={"c": 0},
    )
    for c in (0.0, 5.0, 0.0, -0.5):
        program = bound(dae, {"c": c})
        assert program["symmetric"] == (c == 0)
        outcome, found = ENGINES[engine](program, 2).expand(0.0, np.zeros((1, 3)))
        assert outcome == OK
        exact = np.linalg.solve([[2, 1, 1 + c], [1, 3, 1], [1, 1, 4]], [1, 2, 3])
        np.testing.assert_allclose(found[0], exact, rtol=1e-13)


@every_engine
@pytest.mark.parametrize("scale", [1e-5, 1e5])
def test_units_of_unknowns(scale, engine):
    """The unit in which an unknown is measured does not make a system singular."""
    unit = np.array([1.0, scale, 1 / scale])
    matrix = np.array([[1.0, 2.0, 0.0], [0.0, 1.0, 3.0], [1.0, 0.0, 1.0]])
    outcome, found = expand_at(linear_system(matrix * unit), engine)
    assert outcome == OK
    np.testing.assert_allclose(found[0] * unit, np.linalg.solve(matrix, right_side(3, 0.0)), rtol=1e-9)


# -- matrices that change ----------------------------------------------------------------------------


MOVING = {
    "mass that vanishes": lambda f, t: [[t - 1, 1], [1, 0]],
    "masses that change sign": lambda f, t: [[t - 1, 1, 0.5, 0], [1, 0, 0, 0], [0.5, 0, 1 - t, 1], [0, 0, 1, 0]],
    "rotation": lambda f, t: [[f.cos(t), -f.sin(t)], [f.sin(t), f.cos(t)]],
    "reflection": lambda f, t: [[f.cos(t), f.sin(t)], [f.sin(t), -f.cos(t)]],
    "pivots one after the other": lambda f, t: [
        [t - 0.5, 2, 0, 0],
        [-2, t - 1, 1, 0],
        [0, -1, t - 1.5, 2],
        [0, 0, -2, t - 2],
    ],
    "guide that turns": lambda f, t: [
        [1, 0, f.cos(t)],
        [0, 1e-3, f.sin(t)],
        [f.cos(t), f.sin(t), 0],
    ],
}


def moving_system(name):
    """A(t) x = b(t)."""

    def equations(t, x, der):
        matrix = MOVING[name](ca, t)
        b = right_side(len(matrix), t, ca.exp)
        return [sum(a * x.x[j] for j, a in enumerate(row)) - b[i] for i, row in enumerate(matrix)]

    return br.DAE(f"x[{len(MOVING[name](np, 0.0))}]", equations)


def exact_solution(name, t):
    matrix = np.array(MOVING[name](np, t), dtype=float)
    return np.linalg.solve(matrix, right_side(len(matrix), t))


NEAR = (0.0, 1e-15, 1e-12, -1e-9, 1e-6, -1e-4, 1e-3)
INSTANTS = [0.0, 0.3, 0.5, math.pi / 2, 1.5, 2.0, math.pi, *(1 + near for near in NEAR)]
INSTANTS += [math.pi / 2 + near for near in NEAR]


@every_engine
@pytest.mark.parametrize("name", MOVING)
def test_matrix_at_an_instant(name, engine):
    """One engine, sent from instant to instant past vanishing pivots, solves A(t) x = b(t) at each of them."""
    dae = moving_system(name)
    size = len(dae.variables)
    machine = ENGINES[engine](bound(dae), 3)
    for t in INSTANTS:
        outcome, found = machine.expand(t, np.zeros((1, size)))
        assert outcome == OK, t
        exact = exact_solution(name, t)
        np.testing.assert_allclose(found[0], exact, rtol=0, atol=1e-11 * np.abs(exact).max(), err_msg=f"t = {t}")


@every_engine
@pytest.mark.parametrize("name", MOVING)
def test_matrix_on_the_way(name, engine):
    """An integration passes the instants at which pivots vanish without noticing."""
    dae = moving_system(name)
    times = [0.25, 0.75, 1.0, 1.25, math.pi / 2, 2.0, 2.9]
    made = run(bound(dae), ENGINES[engine], np.zeros((1, len(dae.variables))), (0.0, 3.0), times=times)
    assert made.status == Status.FINISHED
    for t, found in zip(times, made.records["time_values"], strict=True):
        exact = exact_solution(name, t)
        np.testing.assert_allclose(found[0], exact, rtol=0, atol=1e-8 * np.abs(exact).max(), err_msg=f"t = {t}")


@every_engine
def test_jacobian_entries(engine):
    """The engine shows the system Jacobian that it has factorised, in the units of the equations."""
    dae = br.DAE("x y", lambda t, x, der: [(2 + t) * x.x + 3 * x.y - 1, 6 * x.x - br.cos(t) * x.y])
    machine = ENGINES[engine](bound(dae), 4)
    for t in (0.0, 0.5):
        machine.expand(t, np.zeros((1, 2)))
        places = zip(dae.analysis.jacobian.rows, dae.analysis.jacobian.columns, strict=True)
        entries = dict(zip(places, machine.jacobian(), strict=True))
        assert entries == pytest.approx({(0, 0): 2 + t, (0, 1): 3, (1, 0): 6, (1, 1): -math.cos(t)}, rel=1e-15)


# -- singular matrices -------------------------------------------------------------------------------


@cache
def singular_systems(size):
    """Sparse systems, sound by structure, in which one row is a combination of two others."""
    random = np.random.default_rng(size)
    found = []
    while len(found) < 3:
        matrix = general(random, size)
        i, j, k = random.choice(size, 3, replace=False)
        matrix[i] = random.normal() * matrix[j] + random.normal() * matrix[k]
        dae = linear_system(matrix)
        with suppress(br.StructureError):
            dae.structure()
            found.append(dae)
    return found


@every_engine
@pytest.mark.parametrize("size", [3, 5, 10, 40])
def test_singular_matrix_is_reported(size, engine):
    """Dependent equations are found out, however many there are."""
    for dae in singular_systems(size):
        outcome, _ = expand_at(dae, engine)
        assert outcome == SINGULAR


@every_engine
@pytest.mark.parametrize(
    "matrix",
    [[[1, 1], [3, 3]], [[1, 2], [2, 4]], [[0.1, 0.3], [0.3, 0.9]], [[1, 1, 0], [1, 1, 1], [2, 2, 7]]],
    ids=["unsymmetric", "symmetric", "by rounding", "three"],
)
def test_singular_matrix_stays_singular(matrix, engine):
    """Asked again, an engine repeats that the matrix is singular."""
    dae = linear_system(np.array(matrix, dtype=float))
    machine = ENGINES[engine](bound(dae), STAGES)
    for _ in range(3):
        outcome, _ = machine.expand(0.0, np.zeros((1, len(matrix))))
        assert outcome == SINGULAR


@every_engine
@pytest.mark.parametrize("t", [-1.0, 1.0])
def test_singular_instant(t, engine):
    """[[t, 1], [1, t]] is singular at t = 1 and t = -1 and nowhere else, before and afterwards."""
    dae = br.DAE("x y", lambda t, x, der: [t * x.x + x.y - 1, x.x + t * x.y - 3])
    machine = ENGINES[engine](bound(dae), STAGES)
    for instant, outcome in ((0.5, OK), (t, SINGULAR), (t, SINGULAR), (0.25, OK), (t + 1e-3, OK)):
        found, coefficients = machine.expand(instant, np.zeros((1, 2)))
        assert found == outcome, instant
        if outcome == OK:
            exact = np.linalg.solve([[instant, 1], [1, instant]], [1, 3])
            np.testing.assert_allclose(coefficients[0], exact, rtol=1e-11)


@every_engine
def test_run_stops_before_a_singular_instant(engine):
    """A run never passes an instant at which the matrix is singular and the solution has a pole."""
    dae = br.DAE("x y", lambda t, x, der: [t * x.x + x.y - 1, x.x + t * x.y - 3])
    made = run(bound(dae), ENGINES[engine], np.zeros((1, 2)), (0.0, 3.0), max_steps=300)
    assert made.status not in (Status.FINISHED, Status.TOO_MANY_STEPS)
    assert 0.9 < made.engine.time <= 1.0
