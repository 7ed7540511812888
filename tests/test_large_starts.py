"""Starts and redundant constraints of large mechanisms, by sparse linear algebra."""

from __future__ import annotations

import numpy as np
import pytest

import bricard as br
from bricard.assembly.dependent_rows import dependent_rows, groups
from bricard.assembly.least_squares import ShortestSolutions
from bricard.assembly.prepared import Prepared, prepare
from bricard.symbolic import _symbolic, linear_by_numpy
from bricard.symbolic._symbolic import Normal, SymmetricSystem
from bricard.symbolic.evaluation import Sparse

LENGTH = 0.1


def sparse(matrix: np.ndarray) -> Sparse:
    rows, columns = (one.astype(np.int32) for one in np.nonzero(matrix))
    return Sparse(rows, columns, matrix[rows, columns], matrix.shape)


def lattice(count: int, braces: list[tuple[int, int]], off: float = 0.0) -> br.Mechanism:
    """count x count points in the plane, joined by rods to squares, some of which have a rod along their diagonal."""

    def point(i: int, j: int) -> str:
        return f"P{i * count + j}"

    places = [(i, j) for i in range(count) for j in range(count)]
    rods = [point(i, j) + point(i, j + 1) for i, j in places if j + 1 < count]
    rods += [point(i, j) + point(i + 1, j) for i, j in places if i + 1 < count]
    diagonals = [point(i, j) + point(i + 1, j + 1) for i, j in braces]
    given = [f"{point(i, j)}: [{(1 + off) * j * LENGTH}, {i * LENGTH}]" for i, j in places[1:]]
    lines = [f"    {rod}: [l, 1]" for rod in rods] + [f"    {rod}: [l*2**0.5, 1]" for rod in diagonals]
    return br.Mechanism.parse(
        f"Dimension: 2\nPhysicalParams: {{l: {LENGTH}}}\nPartData:\n  Fixed: {{P0: [0, 0]}}\n  Rods:\n"
        + "\n".join(lines)
        + f"\nAppliedForces: {{Gravity: }}\nProblemData: {{tend: 0.01, positions: {{{', '.join(given)}}}}}\n"
    )


def jacobian(prepared: Prepared) -> np.ndarray:
    """dC/dq of all constraints of the model at the start, redundant ones too, by finite differences of lengths."""
    names = list(prepared.system.coordinates)
    rows = []
    for rod in prepared.model.mechanism.bodies.values():
        row = np.zeros(len(names))
        ends = [np.array([prepared.start.positions.get(f"{p}.{x}", 0.0) for x in "xy"]) for p in rod.points]
        for sign, end in ((-1, rod.points[0]), (1, rod.points[1])):
            for k, x in enumerate("xy"):
                if f"{end}.{x}" in names:
                    row[names.index(f"{end}.{x}")] = sign * 2 * (ends[1] - ends[0])[k]
        rows.append(row)
    return np.array(rows)


@pytest.mark.parametrize("count", [3, 8, 15])
def test_a_braced_lattice_leaves_out_what_its_rank_says(count):
    """Braces in a square lattice are redundant beyond a tree that joins its rows and columns (Bolker and Crapo)."""
    braces = [(i, j) for i in range(count - 1) for j in range(count - 1)]
    prepared = prepare(lattice(count, braces))
    G = jacobian(prepared)
    tree = 2 * (count - 1) - 1
    assert len(G) - np.linalg.matrix_rank(G) == len(braces) - tree
    assert len(prepared.rank.redundant) == len(braces) - tree
    assert not prepared.rank.singular
    assert prepared.mobility == 1


def test_many_small_groups_are_told_apart():
    """Of four braces around a point one follows from the others; what is left keeps its rank."""
    count = 16
    corners = range(0, count - 2, 3)
    braces = [(i + a, i + b) for i in corners for a in (0, 1) for b in (0, 1)]
    prepared = prepare(lattice(count, braces))
    left_out = {one.source for one in prepared.rank.redundant}
    assert len(left_out) == len(corners)
    assert not prepared.rank.singular
    G = jacobian(prepared)
    rods = list(prepared.model.mechanism.bodies)
    assert np.linalg.matrix_rank(G) == len(rods) - len(corners)
    kept = [i for i, rod in enumerate(rods) if rod not in left_out]
    assert np.linalg.matrix_rank(G[kept]) == len(kept)


@pytest.mark.slow
def test_a_lattice_with_twice_the_braces_falls_as_a_rigid_square():
    """Whatever is left out, it turns about its corner by -g sum(m x)/I t^2/2 at first."""
    count = 15
    braces = [(i, j) for i in range(count - 1) for j in range(count - 1) if (i + j) % (count - 2) < 2]
    mechanism = lattice(count, braces)
    motion = br.simulate(mechanism, tol=1e-8)
    assert motion.success
    ends = [[divmod(int(point[1:]), count) for point in rod.points] for rod in mechanism.bodies.values()]
    first, second = LENGTH * np.array(ends, dtype=float).transpose(1, 0, 2)
    middle, squares = (first + second) / 2, np.sum((first - second) ** 2, axis=1)
    inertia = np.sum(squares / 12 + np.sum(middle**2, axis=1))
    angle = -9.81 * np.sum(middle[:, 1]) / inertia * motion.t[-1] ** 2 / 2
    corner = [motion[f"P{count * count - 1}.{x}"][-1] for x in "xy"]
    assert np.hypot(*corner) == pytest.approx(LENGTH * (count - 1) * 2**0.5, rel=1e-9)
    assert np.arctan2(corner[1], corner[0]) - np.pi / 4 == pytest.approx(angle, rel=1e-3)


def test_a_large_mechanism_with_rough_positions_is_closed():
    """Of positions that are off by a percent the start keeps the lengths of all rods to rounding."""
    prepared = prepare(lattice(15, [], off=0.01))
    start = prepared.start.positions
    for rod in prepared.model.mechanism.bodies.values():
        ends = [np.array([start.get(f"{p}.{x}", 0.0) for x in "xy"]) for p in rod.points]
        assert np.linalg.norm(ends[1] - ends[0]) == pytest.approx(LENGTH, rel=1e-12)


def test_a_singular_lattice_is_not_called_redundant():
    """Rods in one line that are held at both ends depend on each other there, and only there."""
    count = 500
    rods = "\n".join(f"    P{i}P{i + 1}: [1, 1]" for i in range(count))
    places = ", ".join(f"P{i}: [{i}, 0]" for i in range(1, count))
    mechanism = br.Mechanism.parse(
        f"Dimension: 2\nPartData:\n  Fixed: {{P0: [0, 0], P{count}: [{count}, 0]}}\n  Rods:\n{rods}\n"
        f"AppliedForces: {{Gravity: }}\nProblemData: {{tend: 0.01, positions: {{{places}}}}}\n"
    )
    prepared = prepare(mechanism)
    assert not prepared.rank.redundant
    assert len(prepared.rank.singular) == 1


# ------------------------------------------------------------------------------------------ linear algebra


@pytest.mark.parametrize("seed", range(5))
def test_symmetric_systems_are_solved(seed):
    """[A, G^T; G, 0] x = b with positive definite A, in any pattern, against a dense solution."""
    random = np.random.default_rng(seed)
    n, m = 40, 15
    G = random.normal(size=(m, n)) * (random.random((m, n)) < 0.2)
    root = random.normal(size=(n, n)) * (random.random((n, n)) < 0.1) + np.eye(n)
    matrix = np.block([[root.T @ root, G.T], [G, np.zeros((m, m))]])
    shift = np.concatenate([np.zeros(n), np.full(m, -1e-3)])
    lower, right = sparse(np.tril(matrix)), random.normal(size=n + m)
    system = SymmetricSystem(n + m, lower.rows, lower.columns)
    expected = np.linalg.solve(matrix + np.diag(shift), right)
    assert system.solve(lower.values, shift, right) == pytest.approx(expected, rel=1e-9, abs=1e-9)


def test_shortest_solutions():
    """For rows that are independent they are those of the pseudoinverse."""
    random = np.random.default_rng(1)
    matrix, right = random.normal(size=(9, 14)), random.normal(size=9)
    rows = [0, 2, 3, 7]
    found = ShortestSolutions(sparse(matrix), rows)(sparse(matrix), right)
    assert found == pytest.approx(np.linalg.pinv(matrix[rows]) @ right[rows], rel=1e-9)


def test_sparse_matrices_are_what_their_entries_say():
    """Products, squares, sums and choices of rows, against arrays."""
    random = np.random.default_rng(2)
    A, B = (random.normal(size=(7, 5)) * (random.random((7, 5)) < 0.5) for _ in range(2))
    x, y = random.normal(size=5), random.normal(size=7)
    assert sparse(A) @ x == pytest.approx(A @ x)
    assert sparse(A).transposed() @ y == pytest.approx(A.T @ y)
    assert sparse(A).squared().dense() == pytest.approx(A.T @ A)
    assert sparse(A).plus(sparse(B)).dense() == pytest.approx(A + B)
    assert sparse(A).above(sparse(B)).chosen([9, 0, 3]).dense() == pytest.approx(np.vstack([A, B])[[9, 0, 3]])
    assert sparse(A).scaled(y, x).dense() == pytest.approx(y[:, None] * A * x)
    assert abs(sparse(A)).dense() == pytest.approx(np.abs(A))


@pytest.mark.parametrize("seed", range(10))
def test_dependent_rows_are_those_that_do_not_raise_the_rank(seed):
    """Row by row, against the rank of all rows up to it; a dependent row is a combination of those that are told."""
    random = np.random.default_rng(seed)
    free = random.normal(size=(10, 25)) * (random.random((10, 25)) < 0.3)
    mixed = random.integers(-1, 2, size=(6, 10)) @ free
    matrix = random.permutation(np.vstack([free, mixed, np.zeros((1, 25))]))
    ranks = [0, *[int(np.linalg.matrix_rank(matrix[: i + 1])) for i in range(len(matrix))]]
    found = dependent_rows(sparse(matrix))
    assert list(found) == [i for i in range(len(matrix)) if ranks[i + 1] == ranks[i]]
    for i, others in found.items():
        left = np.linalg.lstsq(matrix[list(others)].T, matrix[i])[1] if others else np.sum(matrix[i] ** 2)
        assert np.sum(left) == pytest.approx(0, abs=1e-20)


def test_groups_join_what_shares_a_row():
    """Rows 3 and 5 share row 1; row 8 has only itself."""
    assert groups([{3: (1, 2), 8: ()}, {5: (1,)}, {7: (6,)}]) == [[1, 2, 3, 5], [6, 7], [8]]


def test_normal_numbers_are_normal():
    """Their moments are those of the distribution, and a seed gives the same numbers again."""
    drawn = Normal(3).draw(200_000)
    moments = [np.mean(drawn**k) for k in (1, 2, 3, 4)]
    assert moments == pytest.approx([0, 1, 0, 3], abs=0.05)
    assert np.array_equal(drawn[:1000], Normal(3).draw(1000))
    assert not np.array_equal(drawn[:1000], Normal(4).draw(1000))
    assert drawn[:1000] == pytest.approx(np.random.default_rng(3).normal(size=1000), rel=1e-12)


@pytest.mark.parametrize("seed", range(3))
def test_what_numpy_does_where_nothing_is_compiled(seed):
    """Dense NumPy and the compiled code agree on dependent rows and on symmetric systems."""
    random = np.random.default_rng(seed)
    free = random.normal(size=(6, 15)) * (random.random((6, 15)) < 0.4)
    matrix = sparse(random.permutation(np.vstack([free, random.integers(-1, 2, size=(4, 6)) @ free])))
    places = (*matrix.shape, matrix.rows, matrix.columns, matrix.values)
    assert linear_by_numpy.dependent_rows(*places) == _symbolic.dependent_rows(*places)
    lower, shift, right = sparse(np.tril(free.T @ free)), np.full(15, 0.1), random.normal(size=15)
    systems = [kind(15, lower.rows, lower.columns) for kind in (linear_by_numpy.SymmetricSystem, SymmetricSystem)]
    one, other = (system.solve(lower.values, shift, right) for system in systems)
    assert one == pytest.approx(other, rel=1e-9)
    assert linear_by_numpy.Normal(seed).draw(9) == pytest.approx(Normal(seed).draw(9), rel=1e-12)


def test_a_long_stretched_ladder_is_assembled():
    """Rails a little shorter than the given points are apart: the nearest place is hardly reached, a close one is."""
    count = 170
    rods = {f"{side}{i}{side}{i + 1}": [1, 1] for side in "LR" for i in range(count)}
    rods |= {f"L{i}R{i}": [1, 1] for i in range(1, count + 1)}
    given = {
        f"{side}{i}": [x + 0.05 * np.sin(i), -i] for side, x in (("L", 0), ("R", 1)) for i in range(1, count + 1)
    }
    data = {
        "Dimension": 2,
        "PartData": {"Fixed": {"L0": [0, 0], "R0": [1, 0]}, "Rods": rods},
        "ProblemData": {"tend": 1, "positions": {name: [float(x) for x in place] for name, place in given.items()}},
    }
    start = prepare(br.Mechanism.from_data(data)).start
    for i in range(1, count + 1):
        left, right = (np.array([start.positions[f"{side}{i}.{x}"] for x in "xy"]) for side in "LR")
        assert np.linalg.norm(left - right) == pytest.approx(1, abs=1e-9)
        assert np.linalg.norm(left - given[f"L{i}"]) < 0.3
