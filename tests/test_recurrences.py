"""Taylor coefficients of every operation against mpmath's numerical differentiation in high precision."""

from functools import cache

import casadi as ca
import mpmath
import numpy as np
import pytest
from engines import ENGINES, assert_regular, bound, discrepancy, every_engine, expand
from operations import OPERATIONS, Operation, exact_series

import bricard as br
from bricard.taylor.program import CODES

T0, ORDER = 0.25, 20
CUBICS = ((0.5, -0.25, 0.125), (-0.5, 0.375, 0.0625))
ROUNDING = 100 * np.finfo(float).eps

every_operation = pytest.mark.parametrize("name", OPERATIONS)


def path(point, number, t):
    """Argument `number` of an operation: a cubic in time that passes through point[number] at T0."""
    c1, c2, c3 = CUBICS[number]
    s = t - T0
    return point[number] + s * (c1 + s * (c2 + s * c3))


def paths(point, t):
    return [path(point, number, t) for number in range(len(point))]


def rates(point, t):
    """Derivatives of the arguments."""
    s = t - T0
    return [c1 + s * (2 * c2 + s * (3 * c3)) for c1, c2, c3 in CUBICS[: len(point)]]


# How an operand comes about decides when the engine knows it: before a stage, only after its solve, or at one order
# more. y is the last variable in each of them; q are the operands.


def of_time(write, point):
    """y = f(g(t)): everything is known beforehand."""
    return br.DAE("y", lambda t, x, der: [x.y - write(*paths(point, t))])


def of_states(write, point):
    """q' = g'(t), y = f(q): q is one order ahead of y."""

    def equations(t, x, der):
        q = [x.q[i] for i in range(len(point))]
        motion = [der(a) - rate for a, rate in zip(q, rates(point, t), strict=True)]
        return [*motion, x.y - write(*q)]

    return br.DAE(f"q[{len(point)}] y", equations)


def of_unknowns(write, point):
    """q = g(t), y = f(q): q and y are found together."""

    def equations(t, x, der):
        q = [x.q[i] for i in range(len(point))]
        return [*[a - g for a, g in zip(q, paths(point, t), strict=True)], x.y - write(*q)]

    return br.DAE(f"q[{len(point)}] y", equations)


def integrated(write, point):
    """q' = g'(t), y' = f(q): f is used below the order of both."""

    def equations(t, x, der):
        q = [x.q[i] for i in range(len(point))]
        motion = [der(a) - rate for a, rate in zip(q, rates(point, t), strict=True)]
        return [*motion, der(x.y) - write(*q)]

    return br.DAE(f"q[{len(point)}] y", equations)


def shifted(write, point):
    """q' = g'(t), y = d/dt f(q), where the derivative is left to the series."""

    def equations(t, x, der):
        q = [x.q[i] for i in range(len(point))]
        motion = [der(a) - rate for a, rate in zip(q, rates(point, t), strict=True)]
        return [*motion, x.y - der(write(*q))]

    return br.DAE(f"q[{len(point)}] y", equations)


ROADS = {function.__name__: function for function in (of_time, of_states, of_unknowns, integrated, shifted)}
every_road = pytest.mark.parametrize("road", ROADS)


@cache
def system(road, name, point):
    return ROADS[road](OPERATIONS[name].write, point)


@cache
def composed(name: str, point: tuple[float, ...]):
    """Exact coefficients of f(g(t)) at T0, orders 0 to ORDER + 1."""
    operation: Operation = OPERATIONS[name]

    def function(t):
        return operation.exact(*paths(tuple(map(mpmath.mpf, point)), t))

    return np.array(exact_series(function, T0, ORDER + 1))


def expected_series(road, series):
    """Coefficients of y, orders 0 to ORDER, from those of f(g(t)) to one order more."""
    order = np.arange(ORDER + 1)
    if road == "shifted":
        return (order + 1) * series[1:]
    if road == "integrated":  # y starts at zero
        return np.append(0.0, series[:ORDER] / order[1:])
    return series[: ORDER + 1]


def found_series(dae, engine, point):
    start = {f"q[{number}]": value for number, value in enumerate(point)} if "q[0]" in dae.variables else {}
    expansion = expand(dae, ENGINES[engine], start, T0, stages=ORDER)
    assert_regular(expansion)
    return expansion.coefficients[: ORDER + 1, -1]


@every_engine
@every_road
@every_operation
def test_series_of_every_operation(name, road, engine):
    """The series of f(g(t)) is that of its derivatives, to rounding, at every point where f is analytic."""
    operation = OPERATIONS[name]
    assert operation.points, "no point to try this operation at: add one to POINTS or PAIRS"
    for point in operation.points:
        found = found_series(system(road, name, point), engine, point)
        expected = expected_series(road, composed(name, point))
        assert discrepancy(found, expected) < ROUNDING, point


@every_engine
@pytest.mark.parametrize("name", [name for name, operation in OPERATIONS.items() if operation.arity == 2])
def test_operation_on_one_argument_twice(name, engine):
    """The series of f(x, x) along x = 1.3 exp(-t)."""
    expansion = expand(doubled(name), ENGINES[engine], {"q": 1.3}, 0.0, stages=ORDER)
    assert_regular(expansion)
    np.testing.assert_allclose(expansion.coefficients[: ORDER + 1, -1], doubled_series(name), rtol=0, atol=ROUNDING)


@cache
def doubled(name):
    """q' = -q, y = f(q, q)."""
    write = OPERATIONS[name].write
    return br.DAE("q y", lambda t, x, der: [der(x.q) + x.q, x.y - write(x.q, x.q)])


@cache
def doubled_series(name):
    def function(t):
        x = mpmath.mpf(1.3) * mpmath.exp(-t)
        return OPERATIONS[name].exact(x, x)

    return np.array(exact_series(function, 0.0, ORDER))


def test_every_code_is_exercised():
    """No operation of the engine is left out by the cases above, so that a new one cannot be forgotten."""
    names = {code: name for name, code in CODES.items()}
    met = {
        names[int(code)]
        for road in ROADS
        for name, operation in OPERATIONS.items()
        for code in bound(system(road, name, operation.points[0]))["code"]
    }
    met |= {names[int(code)] for code in bound(power_system("sym", 0.3))["code"]}
    assert met == set(CODES)


# -- powers ------------------------------------------------------------------------------------------

EXPONENTS = (2, 3, 5, 7, 12, 64, 65, -1, -2, -3, -7, 0.5, 1.5, 2.5, 64.5, -0.5, -1.5, 1 / 3, -2.7, 0.1)


@cache
def power_system(exponent, base):
    """y = x**exponent of an unknown x; the exponent "sym" is the parameter p."""

    def equations(t, x, der, p):
        return [x.x - path((base,), 0, t), x.y - x.x ** (p.p if exponent == "sym" else exponent)]

    return br.DAE("x y", equations, parameters={"p": 1.0})


@cache
def power_series(exponent, base):
    return np.array(exact_series(lambda t: path((mpmath.mpf(base),), 0, t) ** exponent, T0, ORDER))


@every_engine
@pytest.mark.parametrize("exponent", EXPONENTS)
def test_constant_powers(exponent, engine):
    """x**r has the series of x**r for whole, half and broken r; whole r also for negative x."""
    for base in (0.8, -0.8) if float(exponent).is_integer() else (0.8,):
        dae = power_system(exponent, base)
        expansion = expand(dae, ENGINES[engine], {"x": base}, T0, stages=ORDER)
        assert_regular(expansion)
        assert discrepancy(expansion.coefficients[:, 1], power_series(exponent, base)) < ROUNDING


@every_engine
@pytest.mark.parametrize("exponent", [2.5, 3.0, -1.0, 0.7, 1.0, 0.0])
def test_parameter_as_exponent(exponent, engine):
    """x**p with a parameter p has the series of the power that p is set to."""
    expansion = expand(power_system("sym", 0.8), ENGINES[engine], {"x": 0.8}, T0, {"p": exponent}, ORDER)
    assert_regular(expansion)
    assert discrepancy(expansion.coefficients[:, 1], power_series(exponent, 0.8)) < ROUNDING


@every_engine
@pytest.mark.parametrize("exponent", [1, 2, 3, 7, 20, 33])
def test_whole_powers_of_zero(exponent, engine):
    """The base of a whole power may vanish: t**n has the single coefficient 1."""
    dae = br.DAE("x y", lambda t, x, der: [x.x - t, x.y - x.x**exponent])
    expansion = expand(dae, ENGINES[engine], {}, 0.0, stages=40)
    assert_regular(expansion)
    np.testing.assert_array_equal(expansion.coefficients[:, 1], np.arange(41) == exponent)


# -- constants among the operands --------------------------------------------------------------------

CONSTANTS = {
    "2**x": (lambda f, x: 2.0**x, 0.3),
    "3/x": (lambda f, x: 3.0 / x, 0.7),
    "x/3": (lambda f, x: x / 3.0, 0.7),
    "3 - x": (lambda f, x: 3.0 - x, 0.7),
    "atan2(c, x)": (lambda f, x: f.atan2(1.5, x), -0.7),
    "atan2(x, c)": (lambda f, x: f.atan2(x, -1.5), 0.7),
    "hypot(c, x)": (lambda f, x: f.hypot(1.5, x), -0.7),
    "negated operands": (lambda f, x: f.exp(-x) * f.sqrt(-x) / (-x) + f.atan2(-x, -2 * x), -0.7),
    "scaled operands": (lambda f, x: f.sin(2 * x) * f.cos(-3 * x) + f.log(5 * x) ** 3 + (4 * x) ** 2.3, 0.7),
    "one function twice": (lambda f, x: f.tan(x) * f.tan(x) + f.tan(x) + f.tanh(x) ** 2, 0.7),
    "sin and cos": (lambda f, x: f.cos(x) - f.sin(x) ** 2 + f.sinh(x) * f.cosh(x), 0.7),
    "nested": (lambda f, x: f.exp(f.sin(f.sqrt(1 + f.atan(x) ** 2))), 0.7),
}


@every_engine
@pytest.mark.parametrize("text", CONSTANTS)
def test_constants_and_shared_parts(text, engine):
    """Constant operands, constant factors and shared subexpressions do not change the series."""
    base = CONSTANTS[text][1]
    expansion = expand(_constant_system(text), ENGINES[engine], {"x": base}, T0, stages=ORDER)
    assert_regular(expansion)
    expected = exact_series(_constant_series(text), T0, ORDER)
    assert discrepancy(expansion.coefficients[:, 1], expected) < ROUNDING


@cache
def _constant_system(text):
    write, base = CONSTANTS[text]
    return br.DAE("x y", lambda t, x, der: [x.x - path((base,), 0, t), x.y - write(ca, x.x)])


@cache
def _constant_series(text):
    write, base = CONSTANTS[text]
    return lambda t: write(mpmath, path((mpmath.mpf(base),), 0, t))


@every_engine
def test_angle_passes_the_negative_axis(engine):
    """atan2 goes on smoothly where its operands cross the branch cut within the series."""
    dae = br.DAE("x y a", lambda t, x, der: [x.x + br.cos(t), x.y - br.sin(t), x.a - br.atan2(x.y, x.x)])
    for t in (-1e-3, 0.0, 1e-3):
        start = {"x": -np.cos(t), "y": np.sin(t)}
        expansion = expand(dae, ENGINES[engine], start, t, stages=ORDER)
        assert_regular(expansion)
        expected = np.zeros(ORDER + 1)  # a = pi - t, or -pi - t where y < 0
        expected[:2] = np.arctan2(start["y"], start["x"]), -1.0
        assert discrepancy(expansion.coefficients[:, 2], expected) < ROUNDING
