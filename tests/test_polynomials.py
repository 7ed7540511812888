"""Evaluation and roots of Taylor polynomials against closed forms, numpy.polynomial and Sturm's theorem."""

import math
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numpy.polynomial import Chebyshev, Polynomial
from random_pieces import of_pieces

from bricard.errors import SolutionError
from bricard.symbolic import _symbolic
from bricard.symbolic.by_numpy import evaluate_pieces
from bricard.taylor.engine import compiled_module
from bricard.taylor.polynomials import PiecewisePolynomial, crossing_direction, may_vanish, roots

DTYPES = [np.float64, np.longdouble]
every_dtype = pytest.mark.parametrize("dtype", DTYPES)
FORWARDS = [0.0, 0.5, 0.75, 1.5]
BACKWARDS = [1.0, 0.25, 0.0, -1.5]
both_directions = pytest.mark.parametrize(("starts", "end"), [(FORWARDS, 2.0), (BACKWARDS, -2.0)])


def random_pieces(starts: list[float], end: float, orders: int = 12, columns: int = 3) -> PiecewisePolynomial:
    rng = np.random.default_rng(7)
    return PiecewisePolynomial(np.array(starts), end, rng.standard_normal((len(starts), orders, columns)))


def by_numpy(x: PiecewisePolynomial, piece: int, column: int, t: Any, derivative: int = 0) -> Any:
    polynomial = Polynomial(x.coefficients[piece, :, column])
    return (polynomial.deriv(derivative) if derivative else polynomial)(np.asarray(t) - x.starts[piece])


def from_roots(*values: float) -> np.ndarray:
    return Polynomial.fromroots(values).coef


# Evaluation


@both_directions
@pytest.mark.parametrize("derivative", [0, 1, 2, 5, 11, 12])
def test_values_agree_with_numpy_on_every_piece(starts, end, derivative):
    """Inside each piece the value and every derivative are those of that piece's polynomial."""
    x = random_pieces(starts, end)
    for piece, (first, last) in enumerate(zip(starts, [*starts[1:], end], strict=True)):
        t = first + (last - first) * np.linspace(0.01, 0.99, 9)
        expected = np.stack([by_numpy(x, piece, j, t, derivative) for j in range(3)], axis=-1)
        np.testing.assert_allclose(x(t, derivative=derivative), expected, rtol=1e-11, atol=1e-10)


@every_dtype
def test_derivatives_of_powers_are_exact(dtype):
    """The derivative of order d of t^m is m!/(m-d)! t^(m-d), exactly for a power of two."""
    powers = np.eye(15, dtype=dtype)[np.newaxis]
    x = PiecewisePolynomial(np.zeros(1, dtype=dtype), 1.0, powers)
    for d in range(17):
        expected = [math.perm(m, d) * 0.5 ** (m - d) if m >= d else 0.0 for m in range(15)]
        np.testing.assert_array_equal(x(0.5, derivative=d), np.array(expected, dtype=dtype))


def test_shape_is_that_of_times_then_columns():
    """Times of any shape come first in the result, the selection of columns last."""
    x = random_pieces(FORWARDS, 2.0)
    times = np.linspace(0, 2, 6).reshape(2, 3)
    assert np.ndim(x(0.3, 1)) == 0
    assert isinstance(x(0.3, 1), np.float64)
    assert x(0.3).shape == (3,)
    assert x(0.3, [1]).shape == (1,)
    assert x(times).shape == (2, 3, 3)
    assert x(times, 2).shape == (2, 3)
    assert x(times, [2, 0]).shape == (2, 3, 2)
    assert x(times, slice(1, None)).shape == (2, 3, 2)
    assert x([]).shape == (0, 3)
    assert x(times, []).shape == (2, 3, 0)


@both_directions
def test_order_and_company_of_times_do_not_matter(starts, end):
    """A time gives the same bits alone, among many, in any order and for any choice of columns."""
    x = random_pieces(starts, end)
    times = np.random.default_rng(3).uniform(min(starts[0], end), max(starts[0], end), 20_000)
    values = x(times)
    np.testing.assert_array_equal(x(np.sort(times)), values[np.argsort(times)])
    np.testing.assert_array_equal(x(times, [2, -2]), values[:, [2, 1]])
    np.testing.assert_array_equal(x(times[17]), values[17])


@both_directions
@pytest.mark.parametrize("derivative", [0, 1, 3, 11])
@pytest.mark.parametrize("side", ["right", "left"])
def test_values_where_pieces_start(starts, end, derivative, side):
    """At the start of a piece a derivative is a coefficient times a factorial; "left" ends a piece."""
    x = random_pieces(starts, end)
    t = np.sort(np.array([*starts, *(np.array(starts) + np.array([*starts[1:], end])) / 2, end]))
    pieces = x.pieces_at(t, side)
    expected = np.array(
        [[by_numpy(x, k, j, time, derivative) for j in (2, 0)] for k, time in zip(pieces, t, strict=True)]
    )
    np.testing.assert_allclose(x(t, [2, 0], derivative, side=side), expected, rtol=1e-11, atol=1e-10)
    if side == "right":
        exact = x.coefficients[:, derivative] * math.factorial(derivative)
        np.testing.assert_array_equal(x(x.starts, derivative=derivative), exact)


@both_directions
def test_break_points_belong_to_the_later_piece(starts, end):
    """At a break the later piece starts; from the left the earlier one ends; the end is the last piece's."""
    x = random_pieces(starts, end)
    np.testing.assert_array_equal(x(starts), x.coefficients[:, 0])
    for piece in range(1, len(starts)):
        expected = [by_numpy(x, piece - 1, j, starts[piece]) for j in range(3)]
        np.testing.assert_allclose(x(starts[piece], side="left"), expected, rtol=1e-12)
    np.testing.assert_array_equal(x(starts[0], side="left"), x.coefficients[0, 0])
    np.testing.assert_allclose(x(end, 0), by_numpy(x, -1, 0, end), rtol=1e-12)


@pytest.mark.parametrize("sign", [1.0, -1.0])
def test_the_last_of_repeated_starts_wins(sign):
    """After restarts at one instant the value is the last one, from the left the one before the first."""
    starts = sign * np.array([0.0, 1.0, 1.0, 1.0, 2.0])
    x = PiecewisePolynomial(starts, 2.0 * sign, np.arange(5.0).reshape(5, 1, 1))
    assert x(sign, 0) == 3
    assert x(sign, 0, side="left") == 0
    assert x(2 * sign, 0) == 4
    assert x(2 * sign, 0, side="left") == 3


def test_engine_array_is_kept():
    """The engine's contiguous array is used as it is; longdouble stays longdouble."""
    coefficients = np.ones((2, 3, 4), dtype=np.longdouble)
    x = PiecewisePolynomial(np.array([0.0, 1.0]), 2.0, coefficients)
    assert x.coefficients is coefficients
    assert x(0.5).dtype == np.longdouble


@both_directions
def test_times_outside_are_refused(starts, end):
    """Times beyond a few units in the last place outside the interval raise, and so does NaN."""
    x = random_pieces(starts, end)
    span = f"is not in the interval from {starts[0]} to {end} that the solution covers"
    for t in (2.5, -2.5, np.nan, np.inf, [starts[0], np.nan]):
        with pytest.raises(SolutionError, match=span):
            x(t)
    beyond = np.nextafter(end, 10 * end)
    np.testing.assert_allclose(x(beyond), x(end), rtol=1e-13)


def test_error_of_a_time_outside_says_what_to_do():
    """The message names the time, the interval covered and the remedy."""
    with pytest.raises(SolutionError) as error:
        random_pieces(FORWARDS, 2.0)([0.5, 2.5, 3.0])
    assert str(error.value) == (
        "t = 2.5 is not in the interval from 0.0 to 2.0 that the solution covers\n"
        "  Ask for a time inside it, or integrate further."
    )


def test_impossible_questions_are_refused():
    """A column that does not exist, a negative derivative and a solution without steps raise."""
    x = random_pieces(FORWARDS, 2.0)
    with pytest.raises(SolutionError, match=r"columns 3 asked for; the solution has 3 columns"):
        x(0.5, 3)
    with pytest.raises(SolutionError, match="order -1"):
        x(0.5, derivative=-1)
    with pytest.raises(SolutionError, match="holds no step"):
        PiecewisePolynomial(np.empty(0), 0.0, np.empty((0, 3, 2)))(0.0)


def test_malformed_pieces_are_refused():
    """Shapes that do not fit, integers and starts that turn back are not a piecewise polynomial."""
    with pytest.raises(ValueError, match="shapes"):
        PiecewisePolynomial(np.zeros(2), 1.0, np.zeros((3, 2, 1)))
    with pytest.raises(ValueError, match="int64"):
        PiecewisePolynomial(np.zeros(1), 1.0, np.zeros((1, 2, 1), dtype=np.int64))
    with pytest.raises(ValueError, match="turn back"):
        PiecewisePolynomial(np.array([0.0, 1.0]), 0.5, np.zeros((2, 2, 1)))


# Roots


@every_dtype
@pytest.mark.parametrize("degree", [1, 2, 5, 10, 15])
@pytest.mark.parametrize("length", [1, -1])
def test_all_roots_of_chebyshev_polynomials(degree, length, dtype):
    """T_n has the roots cos((k + 1/2) pi / n), all simple, alternately rising and falling."""
    coefficients = Chebyshev.basis(degree).convert(kind=Polynomial).coef.astype(dtype)
    exact = np.cos((np.arange(degree) + 0.5) * np.pi / degree) * length
    exact[np.abs(exact) < 1e-15] = 0
    expected = np.sort(exact[exact * length >= 0] * length) * length
    found = roots(coefficients, length)
    np.testing.assert_allclose(found, expected, atol=1e-12)
    assert found.dtype == dtype
    directions = [crossing_direction(coefficients, root, length) for root in found]
    assert set(directions) <= {1, -1}
    assert all(one == -other for one, other in pairwise(directions))


def test_wilkinson_polynomial():
    """The ill-conditioned roots 0.1, 0.2, ..., 1.0 are told apart, the ends of the interval included."""
    found = roots(from_roots(*np.arange(11) / 10), 1.0)
    np.testing.assert_allclose(found, np.arange(11) / 10, atol=1e-10)


@pytest.mark.parametrize("length", [7.0, -7.0])
def test_sine_crosses_zero_at_multiples_of_pi(length):
    """The Taylor polynomial of the sine rises and falls in turn, seen along the motion."""
    sine = [(0, 1, 0, -1)[m % 4] / math.factorial(m) for m in range(40)]
    found = roots(sine, length)
    np.testing.assert_allclose(found, np.sign(length) * np.pi * np.arange(3), atol=1e-12)
    sign = int(np.sign(length))
    assert [crossing_direction(sine, root, length) for root in found] == [sign, -sign, sign]


@pytest.mark.parametrize(
    ("values", "length", "expected"),
    [
        ([0.0], 1.0, [0.0]),
        ([2.0], 2.0, [2.0]),
        ([0.0, 3.0], 3.0, [0.0, 3.0]),
        ([-0.5, 0.5], 1.0, [0.5]),
        ([-0.5, 0.5], -1.0, [-0.5]),
        ([0.25, 0.5, 0.75], 1.0, [0.25, 0.5, 0.75]),
        ([-1.0, -2.0, 0.0], -2.0, [0.0, -1.0, -2.0]),
        ([1.5, -0.5], 1.0, []),
        ([0.0, 1e-20], 1.0, [0.0, 1e-20]),
        ([1e-12, 0.5], 1.0, [1e-12, 0.5]),
    ],
)
def test_ends_midpoints_and_direction(values, length, expected):
    """Roots at the ends and where intervals are halved are found once, in the order they are met."""
    np.testing.assert_allclose(roots(from_roots(*values), length), expected, rtol=1e-13)


@pytest.mark.parametrize("where", [0.3, 0.5, 1.0])
@pytest.mark.parametrize("multiplicity", [2, 3, 4, 5])
def test_multiple_roots_are_reported_once(where, multiplicity):
    """A root of multiplicity m counts once, is accurate to about eps^(1/m), and crosses if m is odd."""
    coefficients = from_roots(*[where] * multiplicity, 1.75)
    found = roots(coefficients, 1.0)
    assert found.shape == (1,)
    assert abs(found[0] - where) < 20 * 2.2e-16 ** (1 / multiplicity)
    assert crossing_direction(coefficients, found[0], 1.0) == (-1 if multiplicity % 2 else 0)


def test_multiple_root_at_the_start():
    """At 0 the multiplicity is exact, and so are the direction and the roots next to it."""
    for multiplicity in (1, 2, 3):
        coefficients = from_roots(*[0.0] * multiplicity, 1e-3)
        np.testing.assert_allclose(roots(coefficients, 1.0), [0.0, 1e-3], rtol=1e-14)
        assert crossing_direction(coefficients, 0.0, 1.0) == (-1 if multiplicity % 2 else 0)


@pytest.mark.parametrize("separation", [1e-3, 1e-5, 1e-6])
def test_close_roots_are_told_apart(separation):
    """Two simple roots are two, falling then rising, as long as the dip between them exceeds rounding."""
    coefficients = from_roots(0.3, 0.3 + separation)
    found = roots(coefficients, 1.0)
    np.testing.assert_allclose(found, [0.3, 0.3 + separation], atol=1e-15 / separation)
    assert [crossing_direction(coefficients, root, 1.0) for root in found] == [-1, 1]


def test_touching_needs_zero_to_rounding():
    """A parabola that misses zero by 1e-12 has no root; one that misses it by less than rounding touches."""
    a, b, c = from_roots(0.3, 0.3)
    assert roots([a + 1e-12, b, c], 1.0).size == 0
    assert roots([a + 1e-17, b, c], 1.0).size == 1


def test_polynomials_without_roots_to_report():
    """The zero polynomial, constants and an interval of length zero give an empty array."""
    for coefficients, length in [([0.0, 0.0], 1.0), ([2.0], 1.0), ([2.0, 0.0, 0.0], -1.0), ([0.0, 1.0], 0.0)]:
        assert roots(coefficients, length).shape == (0,)


def test_scale_of_time_and_value_does_not_matter():
    """Steps of a nanosecond or an aeon and values near the ends of the number range change nothing."""
    for scale in (1e-9, 1e12):
        coefficients = from_roots(0.2, 0.7, 0.9) / scale ** np.arange(4)
        for factor in (1e-250, 1e250):
            found = roots(coefficients * factor, scale)
            np.testing.assert_allclose(found, np.array([0.2, 0.7, 0.9]) * scale, rtol=1e-13)


def test_underflow_moves_a_root_to_zero_at_worst():
    """A root below the smallest normal number is found at zero or beside it, and its direction decided."""
    for tiny in (5e-324, 2.2e-311, 2e-308):
        (found,) = roots([-tiny, 0.45, 0.9], 2.0)
        assert 0 <= found < 1e-307
        assert crossing_direction([-tiny, 0.45, 0.9], found, 2.0) == 1


def test_polynomial_that_is_not_finite_is_refused():
    """Coefficients that are not finite have no roots, and the quick test does not exclude any."""
    with pytest.raises(SolutionError, match=r"not finite on an interval of length 2\.0"):
        roots([1.0, np.nan], 2.0)
    assert may_vanish([1.0, np.inf], 2.0)


def value_at(p: list[Fraction], t: int) -> Fraction:
    return sum((c * t**m for m, c in enumerate(p)), Fraction(0))


def divide(p: list[Fraction], q: list[Fraction]) -> tuple[list[Fraction], list[Fraction]]:
    """Quotient and remainder; coefficients from order 0 up, the last not zero."""
    quotient, rest = [Fraction(0)] * max(0, len(p) - len(q) + 1), list(p)
    while len(rest) >= len(q):
        shift, factor = len(rest) - len(q), rest[-1] / q[-1]
        quotient[shift] = factor
        for m, c in enumerate(q):
            rest[m + shift] -= factor * c
        while rest and rest[-1] == 0:
            rest.pop()
    return quotient, rest


def distinct_roots(p: list[Fraction], length: int) -> int:
    """Number of distinct real roots between 0 and `length`, both included, by Sturm's theorem, exactly."""
    ends = [end for end in (0, length) if value_at(p, end) == 0]
    for end in ends:
        while value_at(p, end) == 0:
            p, _ = divide(p, [Fraction(-end), Fraction(1)])
    chain, following = [p], [m * c for m, c in enumerate(p)][1:]
    while following:
        chain.append(following)
        following = [-c for c in divide(chain[-2], chain[-1])[1]]

    def variations(t: int) -> int:
        signs = [value > 0 for value in (value_at(q, t) for q in chain) if value != 0]
        return sum(one != other for one, other in pairwise(signs))

    return len(ends) + abs(variations(0) - variations(length))


def small_integers(pieces):
    """Coefficients of polynomials of degree one to seven."""
    return [pieces.number(-9, 9) for _ in range(pieces.number(2, 8))]


@settings(max_examples=150, deadline=None)
@given(of_pieces(small_integers, 9), st.sampled_from([1, -1, 2, -3]))
def test_number_of_roots_is_that_of_sturm(coefficients, length):
    """For polynomials with small integer coefficients the number of roots is that of Sturm's theorem."""
    assume(coefficients[-1] != 0)
    expected = distinct_roots([Fraction(c) for c in coefficients], length)
    assert roots(coefficients, length).size == expected
    assert may_vanish(coefficients, length) or expected == 0


def separated(pieces):
    """From one to seven roots, a fortieth or more apart."""
    count = pieces.number(1, 7)
    return np.array(list({pieces.number(-40, 40): None for _ in range(count)})) / 40


@settings(max_examples=150, deadline=None)
@given(of_pieces(separated, 8), st.sampled_from([0.8, 1.0, -0.8, -1.0]), st.floats(-0.01, 0.01))
def test_every_simple_root_is_found(values, length, shift):
    """Simple roots come back as well as their condition allows, in turn rising and falling."""
    values = values + shift
    inside = np.array(sorted(values[(values * length > 0) & (np.abs(values) < abs(length))], key=abs))
    assume(np.all(np.abs(values) > 1e-9) and np.all(np.abs(np.abs(values) - abs(length)) > 1e-9))
    coefficients = from_roots(*values)
    found = roots(coefficients, length)
    condition = Polynomial(np.abs(coefficients))(np.abs(inside)) / np.abs(Polynomial(coefficients).deriv()(inside))
    assert found.shape == inside.shape
    assert np.all(np.abs(found - inside) <= 32 * np.finfo(float).eps * condition)
    directions = [crossing_direction(coefficients, root, length) for root in found]
    start = int(np.sign(coefficients[0]))
    assert directions == [-start * (-1) ** k for k in range(len(found))]


moderate = st.floats(-1, 1).map(lambda c: c if abs(c) > 1e-200 else 0.0)


@settings(max_examples=100, deadline=None)
@given(st.lists(moderate, min_size=1, max_size=25), st.floats(0.1, 2.0))
def test_crossings_explain_every_change_of_sign(coefficients, length):
    """Between samples of clearly opposite sign lies an odd number of crossings, else an even number."""
    t = np.linspace(0, length, 41)
    bound = 1e-9 * Polynomial(np.abs(coefficients))(t)
    values = Polynomial(coefficients)(t)
    clear = np.abs(values) > bound
    assume(np.count_nonzero(clear) > 1)
    found = roots(coefficients, length)
    crossing = np.array([crossing_direction(coefficients, root, length) != 0 for root in found], dtype=bool)
    below = np.searchsorted(found[crossing], t[clear])
    np.testing.assert_array_equal(np.diff(below) % 2 == 1, np.diff(values[clear] > 0))


def test_quick_test_excludes_what_it_can():
    """A constant sign of the Bernstein coefficients excludes roots; a root is never excluded."""
    assert not may_vanish([1.0, 0.5, 0.1], 0.5)
    assert not may_vanish([-1.0, 0.5], -3.0)
    assert may_vanish([1.0, -2.0], 1.0)
    assert may_vanish([0.0, 1.0], 1.0)
    assert may_vanish(from_roots(1.0, 2.0), 1.0)


@pytest.mark.parametrize("derivative", [0, 1, 3])
@pytest.mark.parametrize("columns", [range(4), [2], [3, 0, 3]])
def test_compiled_and_by_numpy(columns, derivative):
    """Both evaluations of pieces do the same operations in the same order; factors of derivatives are 1 for none."""
    random = np.random.default_rng(3)
    coefficients, h = random.normal(size=(5, 9, 4)), random.normal(size=700)
    pieces, chosen = random.integers(5, size=700), np.array(columns, dtype=np.intp)
    factors = np.array([float(math.perm(m, derivative)) for m in range(8, derivative - 1, -1)])
    found = [np.full((700, len(chosen)), np.nan) for _ in range(2)]
    for evaluate, values in zip((_symbolic.evaluate_pieces, evaluate_pieces), found, strict=True):
        evaluate(coefficients, pieces, h, chosen, factors, values)
    np.testing.assert_allclose(*found, rtol=1e-13, atol=1e-12)
    whole = [sum(c * f * x ** (m - derivative) for m, c, f in zip(range(8, -1, -1), row[::-1], factors, strict=False))
             for row, x in zip(coefficients[pieces][:, :, chosen[0]], h, strict=True)]  # fmt: skip
    np.testing.assert_allclose(found[0][:, 0], whole, rtol=1e-9, atol=1e-9)


@pytest.mark.parametrize(
    "wrong",
    [
        {"pieces": np.array([5])},
        {"pieces": np.array([-1])},
        {"columns": np.array([4])},
        {"h": np.zeros(2)},
        {"factors": np.ones(10)},
        {"factors": np.ones(0)},
    ],
)
@pytest.mark.skipif(compiled_module() is None, reason="nothing was compiled")
def test_pieces_outside_the_arrays_are_refused(wrong):
    """The compiled evaluation never reads beyond its arrays."""
    given = {
        "coefficients": np.zeros((5, 9, 4)),
        "pieces": np.array([0]),
        "h": np.zeros(1),
        "columns": np.array([0]),
        "factors": np.ones(9),
        "values": np.zeros((1, 1)),
    }
    with pytest.raises(ValueError, match=r"out of range|fit together"):
        _symbolic.evaluate_pieces(*(given | wrong).values())
