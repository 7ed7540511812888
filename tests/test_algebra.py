"""The compiled algebra against CasADi, an algebra that was written by others, on random expressions."""

import gc
import math
import os
import re
import subprocess
import sys

import casadi as ca
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_pieces import of_pieces

import bricard.symbolic._symbolic as algebra
from bricard.symbolic import linear_by_numpy, sx
from bricard.symbolic.bridge import from_casadi, to_casadi
from bricard.symbolic.evaluation import Evaluation

pytestmark = pytest.mark.skipif(sx.SX is ca.SX, reason="nothing was compiled")
SYMBOLS = [sx.SX.sym(name) for name in "abcd"]
COLUMN = sx.vertcat(*SYMBOLS)
UNARY = (
    "neg sq sin cos tan atan sinh cosh tanh asinh exp expm1 erf fabs sign floor ceil".split()
)  # defined for all numbers
BINARY = "add sub mul atan2 hypot fmin fmax lt le eq ne and or copysign".split()


LEAVES = [*SYMBOLS, *(sx.SX(number) for number in (0.0, 1.0, -1.0, 2.0, 0.5, 0.37))]
KINDS = ["binary", "binary", "unary", "div", "fmod", "sqrt", "log", "pow", "twice"]


def expression_of(pieces, depth=6):
    """Any expression that is finite (up to overflow) for all values of the symbols."""
    if depth == 0 or pieces.number(0, 6) == 0:
        return pieces.one_of(LEAVES)
    kind = pieces.one_of(KINDS)
    first = expression_of(pieces, depth - 1)
    if kind == "unary":
        return algebra.operate(pieces.one_of(UNARY), first)
    if kind == "sqrt":
        return sx.sqrt(first * first + 1.0)
    if kind == "log":
        return sx.log(first * first + 0.5)
    if kind == "pow":
        return (first * first + 0.3) ** pieces.one_of([3, -2, 1.5, 0.5, 2])
    if kind == "twice":
        return first + first * pieces.one_of([1.0, -1.0, 3.0])
    second = expression_of(pieces, depth - 1)
    if kind == "div":
        return first / (second * second + 0.7)
    if kind == "fmod":
        # of a number that is not large: else its rounding is
        return algebra.operate("fmod", 3.0 * sx.atan(first), second * second + 0.7)
    return algebra.operate(pieces.one_of(BINARY), first, second)


def expressions_of(pieces):
    """From one to four of them."""
    return [expression_of(pieces) for _ in range(pieces.number(1, 4))]


def values(expression, point):
    return sx.Function("f", [COLUMN], [expression]).arrays(point)[0]


def by_casadi(expression, point):
    return np.array(ca.Function("f", [to_casadi(COLUMN)], [expression])(point))


POINTS = st.lists(st.floats(-2.0, 2.0), min_size=4, max_size=4).map(np.array)


def assert_equal(found, expected):
    with np.errstate(all="ignore"):
        both = np.isfinite(found) & np.isfinite(expected) & (np.abs(expected) < 1e150)
        np.testing.assert_allclose(found[both], expected[both], rtol=1e-9, atol=1e-9)


@settings(deadline=None, max_examples=150)
@given(of_pieces(expressions_of, 400), POINTS)
def test_values_are_those_of_casadi(parts, point):
    """Simplifications on the way change nothing, there and back."""
    column = sx.vertcat(*parts)
    assert_equal(values(column, point), by_casadi(to_casadi(column), point))
    assert_equal(values(sx.SX(from_casadi(to_casadi(column))), point), values(column, point))


@settings(deadline=None, max_examples=150)
@given(of_pieces(expressions_of, 400), POINTS)
def test_derivatives_are_those_of_casadi(parts, point):
    """Jacobians in both directions, products with them, gradients."""
    column = sx.vertcat(*parts)
    of_casadi = to_casadi(column)
    expected = by_casadi(ca.densify(ca.jacobian(of_casadi, to_casadi(COLUMN))), point)
    assert_equal(values(sx.densify(sx.jacobian(column, COLUMN)), point), expected)
    assert_equal(values(sx.jtimes(column, COLUMN, sx.DM(point)), point), expected @ point[:, None])
    weights = np.arange(1.0, 1.0 + len(parts))
    back = values(sx.jtimes(column, COLUMN, sx.DM(weights), True), point)
    assert_equal(back, expected.T @ weights[:, None])
    assert_equal(values(sx.gradient(parts[0], COLUMN), point), expected[:1].T)


@settings(deadline=None, max_examples=60)
@given(of_pieces(expression_of, 200), of_pieces(expression_of, 200), POINTS)
def test_substitution_is_evaluation(outer, inner, point):
    """An expression with a symbol replaced is the expression at the value of what replaces it."""
    moved = point.copy()
    moved[1] = values(inner, point).item()
    if np.isfinite(moved).all():
        assert_equal(values(sx.substitute(outer, SYMBOLS[1], inner), point), values(outer, moved))


def test_a_jacobian_has_only_entries_that_depend():
    """Structure is read off the pattern: what cancels is not in it."""
    a, b, c, _ = SYMBOLS
    found = sx.jacobian(sx.vertcat(a * b - b * a + c, sx.sin(a) ** 2 + sx.cos(a) ** 2, a * c), COLUMN)
    assert set(zip(*found.sparsity().get_triplet(), strict=True)) == {(0, 2), (2, 0), (2, 2)}


def test_equal_expressions_are_one_node():
    """Whoever writes a term twice, in either order, pays once."""
    a, b, *_ = SYMBOLS
    assert sx.is_equal(a * b + 1, 1 + b * a)
    assert (a * b).element_hash() == (b * a).element_hash()
    assert sx.node_count([sx.sin(a) * b, b * sx.sin(a)]) == 4


@pytest.mark.parametrize("parts", [50, 100])
def test_long_sums_and_chains_are_linear(parts):
    """Nodes of a gradient of a sum, and of the Jacobian of a chain, grow with the number of terms."""
    x = sx.SX.sym("x", parts)
    total = sum((sx.sin(x[i]) * x[i - 1] for i in range(1, parts)), sx.SX(0.0))
    assert sx.node_count(sx.gradient(total, x)) < 8 * parts
    chain = sx.vertcat(*[(x[i] - x[i - 1]) ** 2 - 1 for i in range(1, parts)])
    jacobian = sx.jacobian(chain, x)
    assert jacobian.nnz() == 2 * (parts - 1)
    assert sx.node_count(jacobian) < 6 * parts


def test_all_products_of_pairs_exist_once():
    """However many have the same newest operand; nothing of them stays."""
    gc.collect()
    before = algebra.living_nodes()
    x = sx.vertsplit(sx.SX.sym("x", 150))
    made = {(i, j): x[i] * x[j] for i in range(150) for j in range(i)}
    assert len({one.element_hash() for one in made.values()}) == len(made)
    assert all((x[j] * x[i]).element_hash() == one.element_hash() for (i, j), one in made.items())
    assert algebra.living_nodes() == before + len(made)
    del made
    assert algebra.living_nodes() == before


def test_nodes_go_with_those_who_use_them():
    """Nothing is kept of expressions that nobody has any more, however deep they were."""
    gc.collect()
    before = algebra.living_nodes()
    deep = SYMBOLS[0]
    for i in range(200_000):
        deep = sx.sin(deep) + float(i)
    assert algebra.living_nodes() > before + 300_000
    del deep
    assert algebra.living_nodes() <= before + 2


@pytest.mark.parametrize(
    ("operation", "shapes"),
    [("mtimes", ((3, 4), (4, 2))), ("add", ((3, 4), (3, 4))), ("mul", ((3, 4), (3, 4))), ("sub", ((3, 4), (3, 4)))],
)
def test_sparse_matrices_against_numpy(operation, shapes):
    """Products and sums of matrices with gaps."""
    random = np.random.default_rng(4)
    first, second = (random.normal(size=shape) * (random.random(shape) < 0.4) for shape in shapes)
    a, b = sx.sparsify(sx.DM(first)), sx.sparsify(sx.DM(second))
    found = {"mtimes": sx.mtimes, "add": lambda x, y: x + y, "sub": lambda x, y: x - y, "mul": lambda x, y: x * y}
    expected = {"mtimes": np.matmul, "add": np.add, "sub": np.subtract, "mul": np.multiply}
    np.testing.assert_allclose(np.array(found[operation](a, b)), expected[operation](first, second), atol=1e-15)
    np.testing.assert_array_equal(np.array(a.T), first.T)
    np.testing.assert_array_equal(np.array(sx.vertcat(a, a)), np.vstack([first, first]))
    np.testing.assert_array_equal(np.array(sx.horzcat(a, a)), np.hstack([first, first]))
    np.testing.assert_array_equal(np.array(a[[2, 0], :]), first[[2, 0]])
    np.testing.assert_array_equal(np.array(a[1:, 2]), first[1:, 2:3])


def test_linear_systems_of_expressions():
    """A x = b solved in symbols."""
    random = np.random.default_rng(5)
    matrix, right = random.normal(size=(4, 4)), random.normal(size=(4, 2))
    A, b = sx.SX.sym("A", 4, 4), sx.SX.sym("b", 4, 2)
    found = sx.Function("solved", [A, b], [sx.solve(A, b)]).arrays(matrix, right)[0]
    np.testing.assert_allclose(matrix @ found, right, atol=1e-12)


def test_functions_along_points():
    """Many points in one call, columns for all of them, and sparse outputs in full."""
    a, b, *_ = SYMBOLS
    function = sx.Function("f", [a, sx.vertcat(*SYMBOLS[1:3])], [sx.sparsify(sx.vertcat(a * b, 0, a)), a])
    given = np.array([[1.0], [2.0], [3.0]])
    first, second = function.along(given, [5.0, 7.0])
    np.testing.assert_array_equal(first, [[5.0, 0.0, 1.0], [10.0, 0.0, 2.0], [15.0, 0.0, 3.0]])
    np.testing.assert_array_equal(second, given)


def test_numpy_and_casadi_functions_act_on_expressions():
    """Users bring the functions they know."""
    a, b, *_ = SYMBOLS
    assert sx.is_equal(np.sin(a), sx.sin(a))
    assert sx.is_equal(np.float64(2.0) * a, 2.0 * a)
    assert sx.is_equal(sx.SX(ca.sin(a) * b), sx.sin(a) * b)
    assert sx.is_equal(np.array([1.0, 2.0]) * sx.vertcat(a, b), sx.vertcat(a, 2 * b))


def test_without_the_compiled_module():
    """CasADi does the algebra, and a mechanism moves as it does with the compiled one."""
    program = (
        "import bricard as br\n"
        "from bricard.problems import catalogue\n"
        "from bricard.symbolic import sx\n"
        "motion = br.simulate(catalogue.mechanism('slidercrank'), 0.2)\n"
        "print(sx.SX.__module__, *[repr(float(motion(name, 0.2))) for name in ('Bx', 'A.x', 'A.y')])\n"
    )
    found = {
        engine: subprocess.run(
            [sys.executable, "-c", program],
            env=os.environ | {"BRICARD_ENGINE": engine},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.split()
        for engine in ("numpy", "portable")
    }
    assert found["numpy"][0].startswith("casadi")
    assert found["portable"][0].startswith("bricard")
    np.testing.assert_allclose(
        np.array(found["numpy"][1:], dtype=float), np.array(found["portable"][1:], dtype=float), atol=1e-9
    )


@pytest.mark.parametrize(
    ("rows", "columns", "rank"), [(5, 5, 5), (8, 5, 5), (4, 9, 4), (7, 7, 3), (9, 6, 2), (3, 3, 0)]
)
def test_shortest_solutions_are_those_of_singular_values(rows, columns, rank):
    """Square, tall, wide, and of lower rank, with large and small columns."""
    random = np.random.default_rng(rows + 10 * columns)
    matrix = random.normal(size=(rows, rank)) @ random.normal(size=(rank, columns))
    right = random.normal(size=rows)
    expected = np.linalg.lstsq(matrix, right, rcond=1e-9)[0]
    np.testing.assert_allclose(algebra.shortest_solution(matrix, right, 1e-9), expected, atol=1e-11)
    assert algebra.shortest_solution(np.where(np.eye(rows, columns) > 0, np.nan, matrix), right, 1e-9) is None


def closing_of(module):
    """Steps towards a distance a from the origin and b from (1, 0), near a given abscissa; third unknown: free."""
    x, y, _ = unknowns = [sx.SX.sym(name) for name in "xyz"]
    h = sx.vertcat(x**2 + y**2 - 1.3, (x - 1) ** 2 + y**2 - 0.8)
    g, column = x - 0.2, sx.vertcat(*unknowns)
    following = Evaluation([column], [h, sx.jacobian(h, column), g, sx.jacobian(g, column)]).following()
    _, J, _, S = following(np.ones(3))
    both = J.above(S)
    scales, sizes = np.array([1.0, 10.0, 1.0]), np.array([1.0, 2.0, 1.0])
    return module.Closing(following.run, following.first, following.found, 2, both.rows, both.columns, scales, sizes)


def test_steps_that_close_a_mechanism():
    """Compiled and by NumPy: the same equations, the same way to them, and the place where two circles meet."""
    compiled, twin = closing_of(algebra), closing_of(linear_by_numpy)
    begin, weights = np.array([0.3, 2.0, 0.7]), np.array([1.0, 1.0, 0.01])
    for ours, theirs in zip(compiled.at(begin), twin.at(begin), strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-15)
    near = compiled.approach(begin, weights, 200, 1e-7)
    np.testing.assert_allclose(near, twin.approach(begin, weights, 200, 1e-7), rtol=1e-9)
    closed = compiled.project(near, 200, 1e-9)
    np.testing.assert_allclose(closed, twin.project(near, 200, 1e-9), rtol=1e-14)
    np.testing.assert_allclose(closed, [0.75, (1.3 - 0.75**2) ** 0.5, 0.7], rtol=1e-14)
    for one in (compiled, twin):
        assert one.approach(np.array([0.3, np.inf, 0.7]), weights, 200, 1e-7) is None
        assert one.project(np.array([np.nan, 0.0, 0.7]), 200, 1e-9) is None


@pytest.mark.parametrize(
    ("formula", "remedy"),
    [
        (lambda q: q ^ 2, "write x**2, not x^2"),
        (lambda q: 2 ^ q, "write x**2, not x^2"),
        (math.sin, "use the functions of NumPy or bricard"),
    ],
)
def test_what_expressions_do_not_have_is_told_otherwise(formula, remedy):
    """An operator or a function that expressions do not have is told what to write instead."""
    with pytest.raises(TypeError, match=re.escape(remedy)):
        formula(SYMBOLS[0])


def test_entries_and_hashes_of_symbols():
    """The entries of a sparse matrix are a column, column by column; symbols are told apart by their hashes."""
    x, y = sx.SX.sym("x"), sx.SX.sym("y")
    matrix = sx.sparse(3, 2, [2, 0], [0, 1], [x * y, 2 * y])
    assert sx.is_equal(sx.entries(matrix), sx.vertcat(x * y, 2 * y))
    assert sorted(sx.symbol_hashes(matrix)) == sorted([x.element_hash(), y.element_hash()])
    assert not sx.symbol_hashes(sx.SX(3))


def test_a_place_that_is_used_again_holds_another_node():
    """Expressions that go and come in any order keep their values, and none is left behind."""
    x, before = sx.SX.sym("x"), algebra.living_nodes()
    kept = [sx.sin(x + i) for i in range(300)]
    del kept[::3]
    kept += [sx.cos(x - i) for i in range(300)]
    found = sx.Function("f", [x], [sx.vertcat(*kept)])(0.5)
    sines = [math.sin(0.5 + i) for i in range(300) if i % 3]
    assert np.array(found).ravel() == pytest.approx([*sines, *[math.cos(0.5 - i) for i in range(300)]], abs=1e-15)
    del kept, found
    assert algebra.living_nodes() <= before
