"""All engines give the same series, the series satisfy the equations, and the runs made of them agree."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import casadi as ca
import mpmath
import numpy as np
import pytest
from engine_systems import SYSTEMS
from engines import (
    ENGINES,
    LONG_ENGINE,
    assert_regular,
    bound,
    derivatives,
    discrepancy,
    every_compiled_engine,
    every_engine,
    expand,
    needs_long_double,
    run,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.polynomial import Polynomial
from operations import OPERATIONS
from random_pieces import of_pieces

import bricard as br
from bricard.dae.expansion import Expansion as Expanded
from bricard.symbolic import sx
from bricard.symbolic.bridge import to_casadi
from bricard.taylor.status import Status

ROUNDING = 1e-12

every_system = pytest.mark.parametrize("name", SYSTEMS)
orders = pytest.mark.parametrize("stages", [1, 2, 7, 20, 30])


def equation_error(dae, coefficients, t, parameters=None, reach=0.3):
    """How far a polynomial solution [order, variable] about t is from satisfying the equations.

    The equations, their `der` worked out by symbols, are evaluated at three times within `reach` of the radius of
    convergence; the largest residual is given relative to the size of its terms.
    """
    expansion = Expanded(dae)
    residuals = expansion.expand(dae.residuals)
    keys = expansion.used(residuals)
    symbols, residuals = to_casadi(sx.vertcat(*[expansion.symbols[key] for key in keys])), to_casadi(residuals)
    gradient = ca.jacobian(residuals, symbols)
    function = ca.Function("f", [to_casadi(dae.t), to_casadi(dae.p), symbols], [residuals, ca.densify(gradient)])
    polynomials = [Polynomial(c) for c in np.asarray(coefficients, dtype=float).T]
    size = np.abs(coefficients).max(axis=1)
    radius = 1.0 / (np.max(size[1:] ** (1.0 / np.arange(1, len(size)))) or 1.0)
    values = list((dae.parameters | (parameters or {})).values())
    worst = 0.0
    for h in (0.0, reach * radius, -reach * radius):
        point = np.array([polynomials[j].deriv(order)(h) for j, order in keys])
        f, slopes = (np.array(array) for array in function(t + h, values, point))
        terms = np.abs(slopes) @ np.abs(point) + np.abs(slopes).max(axis=1)
        worst = max(worst, float(np.max(np.abs(f.ravel()) / terms)))
    return worst


# -- series ------------------------------------------------------------------------------------------


@cache
def expanded_by_the_twin(name, stages):
    problem = SYSTEMS[name]()
    return expand(problem.dae, ENGINES["twin"], problem.initial, 0.0, stages=stages)


@every_compiled_engine
@orders
@every_system
def test_coefficients_agree_with_the_twin(name, stages, engine):
    """The compiled engine's coefficients are those of the twin, to rounding, whatever their number."""
    problem, twin = SYSTEMS[name](), expanded_by_the_twin(name, stages)
    compiled = expand(problem.dae, ENGINES[engine], problem.initial, 0.0, stages=stages)
    assert_regular(twin)
    assert_regular(compiled)
    assert discrepancy(compiled.coefficients, twin.coefficients) < ROUNDING


@every_engine
@every_system
def test_series_satisfies_the_equations(name, engine):
    """Put into the equations, the series leave nothing but rounding."""
    problem = SYSTEMS[name]()
    expansion = expand(problem.dae, ENGINES[engine], problem.initial, 0.0, stages=40)
    assert_regular(expansion)
    assert equation_error(problem.dae, expansion.coefficients, 0.0) < ROUNDING


@every_engine
@every_system
def test_second_expansion_forgets_the_first(name, engine):
    """An engine that has been elsewhere gives the same series as a new one."""
    problem = SYSTEMS[name]()
    start = derivatives(problem.dae, problem.initial)
    program = bound(problem.dae)
    used, new = (ENGINES[engine](program, 12) for _ in range(2))
    used.expand(0.3, start * 1.01)
    (outcome, found), (_, expected) = used.expand(0.0, start), new.expand(0.0, start)
    assert outcome == 0
    assert discrepancy(found, expected) < ROUNDING


@every_engine
@pytest.mark.parametrize("size", [1e-2, 1e-4, 1e-6])
@pytest.mark.parametrize("name", ["pendulum", "four_bar", "driven", "not_quasilinear"])
def test_rough_start_is_moved_onto_the_equations(name, size, engine):
    """From values that violate the constraints an expansion moves to a point that satisfies them to rounding."""
    problem = SYSTEMS[name]()
    random = np.random.default_rng(3)
    start = {key: value + size * random.uniform(-1, 1) for key, value in problem.initial.items()}
    expansion = expand(problem.dae, ENGINES[engine], start, 0.0, stages=40)
    assert_regular(expansion)
    assert equation_error(problem.dae, expansion.coefficients, 0.0, reach=0.1) < ROUNDING


@every_engine
def test_order_of_declaration_does_not_matter(engine):
    """Variables and equations may be listed in any order: the motion is the same."""

    def equations(t, x, der):
        return {
            "u": der(x.u, 2) - x.u + x.lam * x.u,
            "v": der(x.v, 2) + 2 + x.lam * x.v,
            "lam": x.u**2 + x.v**2 - 1,
            "s": der(x.s) - x.u,
        }

    start = {"u": 0.6, "v": -0.8, "u'": 0.4, "v'": 0.3, "s": 0.1}
    multiplier = 0.36 + 1.6 + 0.25  # u u'' + v v'' + u'^2 + v'^2 = 0
    for order in ("u v lam s", "lam s v u", "s u lam v", "v lam u s"):
        names = order.split()
        for rows in (names, sorted(names)):

            def listed(t, x, der, rows=rows):
                return [equations(t, x, der)[row] for row in rows]

            expansion = expand(br.DAE(names, listed), ENGINES[engine], start, stages=3)
            assert_regular(expansion)
            assert expansion.coefficients[0, names.index("lam")] == pytest.approx(multiplier, rel=1e-14)


# -- random systems ----------------------------------------------------------------------------------

LINEAR = frozenset({"add", "sub", "neg", "assign"})


def recipes(most=14):
    """Random graphs: operations by name, with the numbers of their operands among what is there already."""
    names = sorted(OPERATIONS)

    def recipe(pieces):
        steps = range(pieces.number(2, most))
        return [(pieces.one_of(names), pieces.number(0, 100), pieces.number(0, 100)) for _ in steps]

    return of_pieces(recipe, 1 + 3 * most)


def cook(recipe, leaves):
    """The expressions of a recipe; arguments of nonlinear operations swing about a point where they are analytic."""
    made = list(leaves)
    for name, *chosen in recipe:
        operation = OPERATIONS[name]
        operands = [made[number % len(made)] for number in chosen[: operation.arity]]
        if name not in LINEAR:
            point = operation.points[sum(chosen) % len(operation.points)]
            operands = [at + 0.2 * br.sin(operand) for at, operand in zip(point, operands, strict=True)]
        made.append(operation.write(*operands))
    return made


def random_system(recipe, size, left):
    """left(x_i, r_i)' = f_i with expressions f_i, r_i of variables, time and parameters."""

    def equations(t, x, der, p):
        states = ca.vertsplit(x.x)
        made = cook(recipe, [*states, t, p.a, p.b])
        return [der(left(state, made[-i - 2])) - made[-i - 1] for i, state in enumerate(states)]

    return br.DAE(f"x[{size}]", equations, parameters={"a": 0.6, "b": -1.3})


def check_random(dae, parameters):
    start = {name: 0.7 - 0.4 * number for number, name in enumerate(dae.variables)}
    series = {
        name: expand(dae, make, start, 0.2, parameters, stages=16).coefficients for name, make in ENGINES.items()
    }
    for coefficients in series.values():
        assert np.isfinite(coefficients).all()
        assert discrepancy(coefficients, series["twin"]) < ROUNDING
    assert equation_error(dae, series["twin"], 0.2, parameters, reach=0.1) < ROUNDING


values = st.floats(-2, 2)


@given(recipes(), st.integers(1, 3), values, values)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_random_expressions(recipe, size, a, b):
    """x' = f(x, t, p) with any f has one series, whoever computes it."""
    check_random(random_system(recipe, size, lambda x, _: x), {"a": a, "b": b})


@given(recipes(most=8), st.integers(1, 3), values, values)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_random_momenta(recipe, size, a, b):
    """So has (x + r(x, t, p))' = f(x, t, p), whose mass matrix depends on everything."""
    check_random(random_system(recipe, size, lambda x, r: x + 0.05 * br.sin(r)), {"a": a, "b": b})


@given(recipes(most=8), values, values)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_random_forces_on_a_constraint(recipe, a, b):
    """So has a particle on a sphere under any force."""

    def equations(t, x, der, p):
        q = ca.vertsplit(x.q)
        made = cook(recipe, [*q, *[der(c) for c in q], t, p.a, p.b])
        motion = [der(c, 2) - made[-i - 1] + x.lam * c for i, c in enumerate(q)]
        return [*motion, ca.sumsqr(x.q) - 1]

    dae = br.DAE("q[3] lam", equations, parameters={"a": 0.6, "b": -1.3})
    start = {"q[0]": 0.48, "q[1]": 0.6, "q[2]": 0.64, "q[0]'": 0.5, "q[1]'": -0.4}
    parameters = {"a": a, "b": b}
    series = {name: expand(dae, make, start, 0.2, parameters).coefficients for name, make in ENGINES.items()}
    for coefficients in series.values():
        assert discrepancy(coefficients, series["twin"]) < ROUNDING
    assert equation_error(dae, series["twin"], 0.2, parameters, reach=0.1) < ROUNDING


# -- outputs -----------------------------------------------------------------------------------------


def shift(series, times=1):
    """The series of a derivative."""
    return Polynomial(series).deriv(times).coef


OUTPUTS = {
    "variable": (lambda t, x, der: x.u, lambda u, v, lam: u),
    "multiplier": (lambda t, x, der: x.lam - 1, lambda u, v, lam: Polynomial(lam) - 1),
    "product": (lambda t, x, der: x.u * x.v - 2, lambda u, v, lam: Polynomial(u) * v - 2),
    "velocity": (lambda t, x, der: der(x.u), lambda u, v, lam: shift(u)),
    "acceleration": (lambda t, x, der: der(x.u, 2), lambda u, v, lam: shift(u, 2)),
    "derivative of a product": (lambda t, x, der: der(x.u * x.v), lambda u, v, lam: (Polynomial(u) * v).deriv()),
    "second derivative": (lambda t, x, der: der(x.u * x.v, 2), lambda u, v, lam: (Polynomial(u) * v).deriv(2)),
    "time": (lambda t, x, der: x.v + 3 * t, lambda u, v, lam: Polynomial(v) + Polynomial([0.0, 3.0])),
    "constant": (lambda t, x, der: 4.0, lambda u, v, lam: [4.0]),
}
BEYOND = {
    "rate of the multiplier": (lambda t, x, der: der(x.lam), lambda u, v, lam: shift(lam)),
    "jerk": (lambda t, x, der: der(x.u, 3), lambda u, v, lam: shift(u, 3)),
    "rate of a force": (lambda t, x, der: der(x.lam * x.u), lambda u, v, lam: (Polynomial(lam) * u).deriv()),
    "third derivative": (lambda t, x, der: der(x.u * x.v, 3), lambda u, v, lam: (Polynomial(u) * v).deriv(3)),
}
"""Outputs of the pendulum and their series from its variables; the latter ones need more orders than are known."""


def pendulum():
    return SYSTEMS["pendulum"].__wrapped__()


def output_series(dae, engine, function, stages):
    """Coefficients of an output and of the variables, in the first step from a moving start."""
    program = bound(dae, program=dae.analysis.program_with([dae.expression(function)]))
    start = derivatives(dae, {"u": 8.0, "v": 6.0, "u'": 1.5, "v'": -2.0})
    made = run(program, ENGINES[engine], start, (0.0, 1.0), stages, max_steps=1).records
    variables = made["coefficients"][0][:, list(dae.analysis.position)]
    return made["output_coefficients"][0, :, 0], variables


def check_output(function, exact, engine, stages, certain):
    found, variables = output_series(pendulum().dae, engine, function, stages)
    u, v, lam = (variables[: stages + 1 + d, j] for j, d in enumerate((2, 2, 0)))
    expected = np.zeros(stages + 4)
    series = np.asarray(getattr(exact(u, v, lam), "coef", exact(u, v, lam)))[: certain + 1]
    expected[: len(series)] = series
    assert discrepancy(found[: certain + 1], expected[: certain + 1]) < ROUNDING


@every_engine
@pytest.mark.parametrize("kind", OUTPUTS)
def test_output_is_a_function_of_the_solution(kind, engine):
    """The series of an event function is what power series arithmetic makes of the series of the variables."""
    check_output(*OUTPUTS[kind], engine, stages=15, certain=15)


@every_engine
@pytest.mark.parametrize("kind", BEYOND)
def test_output_beyond_the_known_orders(kind, engine):
    """An output that needs higher derivatives than the equations determine is right or refused, never wrong."""
    with suppress(br.BricardError):
        check_output(*BEYOND[kind], engine, stages=15, certain=14)


@every_engine
def test_shortened_step_ends_where_it_was_cut(engine):
    """After a step was cut at an event, other outputs are watched from the cut on, not from the old end."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x) - 1])
    outputs = [dae.expression(lambda t, x, der, at=at: x.x - at) for at in (1.0, 1.5)]
    machine = ENGINES[engine](bound(dae, program=dae.analysis.program_with(outputs)), 10)
    machine.begin(0.0, np.zeros((2, 1)), 1e-10, np.full(1, 1e-10), 0.0, np.inf, 100, True, np.zeros(0))
    assert machine.advance(3.0, None) == Status.EVENT
    machine.truncate(1.0)
    assert machine.time == 1.0
    assert machine.advance(3.0, None) == Status.EVENT
    np.testing.assert_allclose(machine.previous_ends(), [0.0, -0.5], atol=1e-12)


# -- runs --------------------------------------------------------------------------------------------


def some_steps(name, engine, times, steps=4):
    problem = SYSTEMS[name]()
    program, start = bound(problem.dae), derivatives(problem.dae, problem.initial)
    return run(program, ENGINES[engine], start, (0.0, problem.end_time), times=times, max_steps=steps)


@cache
def run_by_the_twin(name):
    """Four steps of the twin, and times within the first, at its start and in the second."""
    first = some_steps(name, "twin", (), 1).records["lengths"][0]
    times = [0.0, 0.5 * first, min(1.001 * first, SYSTEMS[name]().end_time)]
    return some_steps(name, "twin", times), times


@every_compiled_engine
@every_system
def test_runs_agree_with_the_twin(name, engine):
    """Four steps of an integration are the same in every record, also at the times asked for."""
    twin, times = run_by_the_twin(name)
    compiled = some_steps(name, engine, times)
    assert compiled.status == twin.status
    assert list(compiled.records) == list(twin.records)
    for key in ("dropped",):
        np.testing.assert_array_equal(compiled.records[key], twin.records[key])
    for key in ("starts", "lengths"):
        np.testing.assert_allclose(compiled.records[key], twin.records[key], rtol=1e-6)
    for key in ("coefficients", "output_coefficients", "time_values"):
        assert compiled.records[key].shape == twin.records[key].shape
    assert len(compiled.records["time_values"]) == len(times)
    np.testing.assert_allclose(
        compiled.records["time_values"][:, 0], twin.records["time_values"][:, 0], rtol=1e-9, atol=1e-9
    )
    np.testing.assert_allclose(compiled.engine.derivative[0], twin.engine.derivative[0], rtol=1e-8, atol=1e-8)


@every_engine
def test_records_stay_as_they_were(engine):
    """Also when the run goes on, or its last step is taken back."""
    problem = SYSTEMS["pendulum"]()
    program, start = bound(problem.dae), derivatives(problem.dae, problem.initial)
    done = run(program, ENGINES[engine], start, (0.0, 0.5))
    kept = {name: np.array(values) for name, values in done.records.items()}
    done.engine.advance(1.0, None)
    longer = done.engine.records()
    assert len(longer["starts"]) > len(kept["starts"])
    np.testing.assert_array_equal(longer["coefficients"][: len(kept["starts"])], kept["coefficients"])
    done.engine.truncate(0.0)
    for name, values in kept.items():
        np.testing.assert_array_equal(done.records[name], values)


@every_engine
@pytest.mark.parametrize("tolerance", [1e-2, 1e-5, 1e-9, 1e-13])
@pytest.mark.parametrize("name", ["pendulum", "double_pendulum", "four_bar"])
def test_constraints_hold_after_each_step(name, tolerance, engine):
    """Whatever the tolerance, every step starts where the constraints and their derivatives are met to rounding."""
    problem = SYSTEMS[name]()
    start = derivatives(problem.dae, problem.initial)
    records = run(bound(problem.dae), ENGINES[engine], start, (0.0, 2.0), tolerance=tolerance, max_steps=8).records
    moving = [problem.dae.analysis.position[j] for j, d in enumerate(problem.dae.structure().d) if d > 0]
    size = np.abs(records["coefficients"][:, :2, moving]).max() ** 2  # of squares of lengths and velocities
    assert records["residuals"].max() < 1e-14 * size
    assert records["hidden_residuals"].max() < 1e-14 * size


# -- long double -------------------------------------------------------------------------------------


@needs_long_double
@every_system
def test_long_double_agrees_with_double(name):
    """Coefficients in long double are those of the double engine, to the latter's rounding."""
    problem = SYSTEMS[name]()
    double, long = (expand(problem.dae, make, problem.initial, 0.0) for make in (ENGINES["compiled"], LONG_ENGINE))
    assert long.coefficients.dtype == np.longdouble
    assert_regular(double)
    assert_regular(long)
    assert discrepancy(double.coefficients, np.asarray(long.coefficients, dtype=float)) < ROUNDING


def exact_pendulum(t):
    """u of the pendulum u'' + lam u = 0, v'' + lam v + g = 0, |(u, v)| = 5 from rest at (3, -4), g = 9.8125.

    sin(theta/2) = k cd(w t, k) with k^2 = (1 - 4/5)/2, w^2 = g/5, u = 5 sin(theta); in 40 digits.
    """
    with mpmath.workdps(40):
        k2, w = mpmath.mpf(1) / 10, mpmath.sqrt(mpmath.mpf("9.8125") / 5)
        s = mpmath.sqrt(k2) * mpmath.ellipfun("cd", w * t, m=k2)
        return 10 * s * mpmath.sqrt(1 - s**2)


def long_number(value):
    """An mpmath number in long double, by its leading and its trailing part."""
    leading = float(value)
    return np.longdouble(leading) + np.longdouble(float(value - leading))


@needs_long_double
@pytest.mark.parametrize(
    ("make", "limit"), [(ENGINES.get("compiled"), 2e-14), (LONG_ENGINE, 1e-17)], ids=["double", "long"]
)
def test_pendulum_in_long_double(make, limit):
    """Through a whole swing the pendulum stays within 1e-17 of Jacobi's elliptic functions in long double."""

    def equations(t, x, der):
        return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v + 9.8125, x.u**2 + x.v**2 - 25]

    dae = br.DAE("u v lam", equations)
    dtype = np.longdouble if make is LONG_ENGINE else np.float64
    start = derivatives(dae, {"u": 3, "v": -4}, dtype)
    tolerance = 1e-20 if make is LONG_ENGINE else 1e-16
    made = run(bound(dae), make, start, (0.0, 3.0), stages=28, tolerance=tolerance)
    assert made.status == Status.FINISHED
    found = np.asarray(made.engine.derivative, dtype=np.longdouble)[0, 0]
    assert abs(found - long_number(exact_pendulum(3))) / 5 < limit


@needs_long_double
def test_exponential_in_long_double():
    """The coefficients of exp are the reciprocals of the factorials, to the last bits of long double."""
    found = expand(br.DAE("x", lambda t, x, der: [der(x.x) - x.x]), LONG_ENGINE, {"x": 1}, stages=24).coefficients
    expected = 1 / np.cumprod(np.append(1, np.arange(1, 26)).astype(np.longdouble))
    np.testing.assert_allclose(found[:, 0], expected, rtol=8 * float(np.finfo(np.longdouble).eps))
