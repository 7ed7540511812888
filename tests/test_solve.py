"""Runs and their solutions: dense output, limits, stops, certificates, and what may be asked."""

import copy
import math
import signal
import subprocess
import sys
from itertools import pairwise
from types import ModuleType

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.special import ellipj, ellipk

import bricard as br
from bricard.solvers.running import Running
from bricard.taylor.engine import compiled_module

G = 9.81
needs_speed = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")


def pendulum(t, x, der):
    return [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v - G, x.u**2 + x.v**2 - 100]


PENDULUM = br.DAE("u v lam", pendulum)
SIDE = {"u": 10, "v": 0, "u'": 0, "v'": 0}
OSCILLATOR = br.DAE("x", lambda t, x, der: [der(x.x, 2) + x.x])
COSINE = {"x": 1, "x'": 0}


def pendulum_from_the_side(t):
    """u and v of the pendulum of length 10 that starts at rest at the side, by Jacobi's functions."""
    k2 = 0.5
    sn, _, dn, _ = ellipj(ellipk(k2) - math.sqrt(G / 10) * np.asarray(t), k2)
    half_sine, half_cosine = math.sqrt(k2) * sn, dn
    return 20 * half_sine * half_cosine, 10 * (1 - 2 * half_sine**2)


def ode(rate, **options):
    """x' = rate(t, x)."""
    return br.DAE("x", lambda t, x, der: [der(x.x) - rate(t, x.x)], **options)


def refusal(error, function, *arguments, **options):
    with pytest.raises(error) as info:
        function(*arguments, **options)
    return str(info.value)


# -- dense output ------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", [20.0, -20.0])
def test_values_and_derivatives_of_a_cosine(end):
    """Five derivatives of an oscillation are shifted cosines; each order costs about one digit."""
    t = np.linspace(0, end, 501)
    solution = br.solve_dae(OSCILLATOR, (0, end), COSINE, tol=1e-13)
    for order in range(6):
        name = "x" + "'" * order if order < 4 else f"x^({order})"
        exact = np.cos(t + order * math.pi / 2)
        np.testing.assert_allclose(solution(name, t), exact, atol=1e-13 * 10**order)


def test_the_pendulum_follows_jacobis_elliptic_functions():
    """Place and tension of a pendulum over three periods, between the steps as well as at them."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-13)
    for t in (np.linspace(0, 20, 801), solution.t):
        u, v = pendulum_from_the_side(t)
        np.testing.assert_allclose(solution("u", t), u, atol=1e-11)
        np.testing.assert_allclose(solution("v", t), v, atol=1e-11)
        np.testing.assert_allclose(solution("lam", t), 3 * G * v / 100, atol=1e-10)


def test_derivatives_satisfy_the_equations_between_the_steps():
    """The equations of a pendulum and their derivatives hold at any time, not at the step points alone."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-14)
    t = np.linspace(0, 20, 333)
    u, v, lam = ([solution(name + "'" * order, t) for order in range(4)] for name in ("u", "v", "lam"))
    np.testing.assert_allclose(u[2] + lam[0] * u[0], 0, atol=1e-9)
    np.testing.assert_allclose(u[3] + lam[1] * u[0] + lam[0] * u[1], 0, atol=1e-8)
    np.testing.assert_allclose(v[2] + lam[0] * v[0], G, atol=1e-9)
    np.testing.assert_allclose(u[0] * u[1] + v[0] * v[1], 0, atol=1e-10)
    np.testing.assert_allclose(u[1] ** 2 + u[0] * u[2] + v[1] ** 2 + v[0] * v[2], 0, atol=1e-9)


@pytest.mark.parametrize(
    ("law", "exact"),
    [
        (lambda x, y: y**2 - x, np.sqrt),
        (lambda x, y: y - br.sin(5 * x), lambda x: np.sin(5 * x)),
        (lambda x, y: y * (1 + (x - 8) ** 2) - 1, lambda x: 1 / (1 + (x - 8) ** 2)),
    ],
)
def test_algebraic_variables_are_as_accurate_as_the_others(law, exact):
    """A law y(x) along the line x = 4 + t bends more than the line; its steps must be short enough for y, too."""
    dae = br.DAE("x y", lambda t, x, der: [der(x.x) - 1, law(x.x, x.y)])
    solution = br.solve_dae(dae, (0, 12), {"x": 4, "y": exact(4.0)})
    t = np.linspace(0, 12, 101)
    np.testing.assert_allclose(solution("y", t), exact(4 + t), atol=1e-7)


def test_prescribed_motion_gives_accurate_forces():
    """The force that moves a pendulum along sin t is its second derivative plus gravity, to the tolerance."""
    servo = br.DAE("x v f", lambda t, x, der: [der(x.x) - x.v, der(x.v) + br.sin(x.x) - x.f, x.x - br.sin(t)])
    solution = br.solve_dae(servo, (0, 10), {}, tol=1e-10)
    t = np.linspace(0, 10, 301)
    np.testing.assert_allclose(solution("f", t), np.sin(np.sin(t)) - np.sin(t), atol=1e-8)


def test_a_purely_algebraic_system_is_followed_in_time():
    """A crank that turns with sin t moves its slider; nothing in it is a differential equation."""
    crank = br.DAE(
        "phi s", lambda t, x, der: [x.phi - br.sin(t), (x.s - br.cos(x.phi)) ** 2 + br.sin(x.phi) ** 2 - 4]
    )
    solution = br.solve_dae(crank, (0, 6), {"s": 3, "phi": 0})
    t = np.linspace(0, 6, 101)
    phi = np.sin(t)
    np.testing.assert_allclose(solution("phi", t), phi, atol=1e-9)
    np.testing.assert_allclose(solution("s", t), np.cos(phi) + np.sqrt(4 - np.sin(phi) ** 2), atol=1e-9)


def test_shapes_follow_the_times():
    """One time gives a number, a grid of times a grid of values, several names one more axis in front."""
    solution = br.solve_dae(PENDULUM, (0, 5), SIDE)
    assert np.ndim(solution("u", 1.0)) == 0
    assert solution("u", [1.0, 2.0, 3.0]).shape == (3,)
    assert solution("u'", np.ones((2, 3))).shape == (2, 3)
    assert solution(["u", "v", "lam'"], np.ones((2, 3))).shape == (3, 2, 3)
    assert solution(["u", "v"], 1.0).shape == (2,)
    assert solution[["u", "v"]].shape == (2, len(solution.t))
    assert solution("u", []).shape == (0,)


def test_one_time_alone_and_among_others():
    """A value does not depend on which other values are asked for, nor on their order."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE)
    t = np.random.default_rng(1).uniform(0, 20, 100)
    assert [solution("u", time) for time in t] == solution("u", t).tolist()


def test_values_at_the_step_points():
    """Between two steps the pieces meet within the tolerance, and sol[name] are values at sol.t."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-12)
    for name in ("u", "v'", "lam"):
        right, left = solution(name, solution.t), solution(name, solution.t, side="left")
        np.testing.assert_allclose(left, right, atol=1e-9)
        np.testing.assert_allclose(solution[name], right, atol=1e-9)


def test_orders_beyond_the_polynomials_are_refused():
    """A polynomial of order 20 knows nothing of the fortieth derivative; zero would be a lie."""
    solution = br.solve_dae(OSCILLATOR, (0, 1), COSINE)
    with pytest.raises(br.SolutionError):
        solution("x^(40)", 0.5)


# -- requested times ---------------------------------------------------------------------------------


@pytest.mark.parametrize("keep", ["steps", "times"])
@pytest.mark.parametrize("span", [(0.0, 20.0), (20.0, 0.0)])
def test_requested_times(keep, span):
    """Values at requested times are those of the dense solution, forwards and backwards."""
    t = np.linspace(*span, 77)
    dense = br.solve_dae(PENDULUM, span, SIDE)
    solution = br.solve_dae(PENDULUM, span, SIDE, t_eval=t, keep=keep)
    np.testing.assert_array_equal(solution.t, t)
    for name in ("u", "v", "u'", "v'", "u''", "lam"):
        np.testing.assert_allclose(solution[name], dense(name, t), atol=1e-13)


def test_few_requested_times():
    """The ends may be asked for, alone, repeatedly, and as a single number."""
    for t in ([0.0, 20.0], [0.0, 0.0, 7.0, 7.0, 20.0, 20.0], [20.0]):
        solution = br.solve_dae(PENDULUM, (0, 20), SIDE, t_eval=t, keep="times")
        np.testing.assert_allclose(solution["u"], pendulum_from_the_side(t)[0], atol=1e-9)
    assert br.solve_dae(PENDULUM, (0, 20), SIDE, t_eval=3.0)["u"].shape == (1,)


def test_requested_times_may_miss_the_end_by_rounding():
    """0.1 + 0.1 + 0.1 is a hair beyond 0.3, and is the end of a run to 0.3 all the same."""
    t = np.cumsum([0.1, 0.1, 0.1])
    assert t[-1] > 0.3
    solution = br.solve_dae(OSCILLATOR, (0, 0.3), COSINE, t_eval=t)
    np.testing.assert_allclose(solution["x"], np.cos(t), atol=1e-10)


def test_a_solution_without_steps_says_so():
    """What was not kept cannot be asked for."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE, t_eval=[1.0], keep="times")
    assert refusal(br.SolutionError, solution, "u", 1.0) == (
        "This solution keeps its values at t_eval only (keep='times').\n"
        "  Solve with keep='steps' for values at other times."
    )


def test_a_solution_without_steps_is_small():
    """A run of thousands of steps that keeps ten times holds ten values of each unknown."""
    t = np.linspace(0, 1000, 10)
    solution = br.solve_dae(PENDULUM, (0, 1000), SIDE, t_eval=t, keep="times")
    assert solution.certificate.steps > 1000
    assert solution.trajectory.segments[0].values.size == 10 * 3 * 3
    assert solution.polynomials is None


# -- direction, order, precision, tolerance ----------------------------------------------------------


def test_forwards_and_back():
    """A pendulum that is stopped and followed back arrives where it began."""
    there = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-14)
    back = br.solve_dae(PENDULUM, (20, 0), {name: there[name][-1] for name in SIDE}, tol=1e-14)
    for name, value in SIDE.items():
        assert back[name][-1] == pytest.approx(value, abs=1e-11)
    t = np.linspace(0, 20, 50)
    np.testing.assert_allclose(back("v", t), there("v", t), atol=1e-10)


@pytest.mark.parametrize("order", [5, 8, 13, 20, 30, 50, 100])
def test_every_order_keeps_the_tolerance(order):
    """Whatever the order, the error of a pendulum is of the size of the tolerance."""
    solution = br.solve_dae(PENDULUM, (0, 10), SIDE, tol=1e-9, order=order)
    u, v = pendulum_from_the_side(solution.t)
    assert solution.certificate.order == order
    np.testing.assert_allclose(solution["u"], u, atol=3e-7)
    np.testing.assert_allclose(solution["v"], v, atol=3e-7)


def test_the_error_falls_with_the_tolerance():
    """Three digits more are asked for, about three digits more are found."""
    errors = []
    for tol in (1e-6, 1e-9, 1e-12):
        solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=tol)
        errors.append(np.abs(solution["u"] - pendulum_from_the_side(solution.t)[0]).max())
    for coarse, fine in pairwise(errors):
        assert fine < max(1e-2 * coarse, 4e-13)  # the floor: rounding of values of size 10, and SciPy's functions


def test_long_double_has_more_digits():
    """e is e to nineteen digits where long double has them."""
    try:
        solution = br.solve_dae(ode(lambda t, x: x), (0, 1), {"x": 1}, tol=1e-19, precision="long double")
    except br.EngineError:
        pytest.skip("long double is no wider than double here")
    e = np.longdouble("2.71828182845904523536")
    assert solution["x"].dtype == np.longdouble
    assert abs(solution["x"][-1] - e) < 1e-17


def test_absolute_tolerances():
    """A looser absolute tolerance takes fewer steps; of two uncoupled motions each has its own."""
    both = br.DAE("x y", lambda t, x, der: [der(x.x, 2) + x.x, der(x.y, 2) + 400 * x.y])
    start = {"x": 1, "x'": 0, "y": 1e-6, "y'": 0}
    strict = br.solve_dae(both, (0, 20), start, atol=1e-14)
    loose = br.solve_dae(both, (0, 20), start, atol={"y": 1.0, "x": 1e-14})
    assert loose.certificate.steps < strict.certificate.steps / 3
    np.testing.assert_allclose(loose["x"][-1], math.cos(20), atol=1e-9)
    np.testing.assert_allclose(strict["y"][-1], 1e-6 * math.cos(400), rtol=1e-6)


def test_small_quantities_need_a_small_absolute_tolerance():
    """A decay from 1e-30 is as accurate as one from 1 if the absolute tolerance says so."""
    decay = ode(lambda t, x: -x)
    solution = br.solve_dae(decay, (0, 1), {"x": 1e-30}, atol=1e-42)
    assert solution["x"][-1] == pytest.approx(1e-30 * math.exp(-1), rel=1e-9)


# -- limits ------------------------------------------------------------------------------------------


def test_too_many_steps():
    """A run of ten steps keeps all ten and says how far they led."""
    solution = br.solve_dae(PENDULUM, (0, 100), SIDE, max_steps=10)
    assert not solution.success
    assert solution.message == (
        f"stopped at t = {solution.t[-1]:.10g}, because 10 steps were not enough.\n"
        "  Try: a larger max_steps, or a looser tol."
    )
    assert solution.certificate.steps == 10
    assert len(solution.t) == 11
    t = np.linspace(0, solution.t[-1], 50)
    np.testing.assert_allclose(solution("u", t), pendulum_from_the_side(t)[0], atol=1e-8)
    assert repr(solution).startswith("Solution(failure: stopped at t = ")


def test_the_requested_times_of_a_stopped_run():
    """Of five requested times those before the stop have values."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE, t_eval=[0, 1, 2, 19, 20], keep="times", max_steps=8)
    assert not solution.success
    np.testing.assert_array_equal(solution.t, [0, 1, 2])
    np.testing.assert_allclose(solution["u"], pendulum_from_the_side([0, 1, 2])[0], atol=1e-8)


def test_longest_steps():
    """No step is longer than allowed, and the result is the same."""
    solution = br.solve_dae(PENDULUM, (0, 10), SIDE, max_step=0.1)
    assert np.diff(solution.t).max() <= 0.1 * (1 + 1e-12)
    np.testing.assert_allclose(solution["u"][-1], pendulum_from_the_side(10)[0], atol=1e-10)


def test_shortest_steps():
    """A pendulum that may not step below five seconds stops at once, and the limit is named."""
    solution = br.solve_dae(PENDULUM, (0, 100), SIDE, min_step=5)
    assert not solution.success
    assert solution.message.startswith("stopped at t = 0, because ")
    assert "min_step" in solution.message
    assert solution["u"].tolist() == [10.0]


def test_a_short_rest_is_no_short_step():
    """The last step may be as short as the end of the span demands."""
    solution = br.solve_dae(OSCILLATOR, (0, 2.0), COSINE, max_step=0.75, min_step=0.7)
    assert solution.success


# -- singularities on the way ------------------------------------------------------------------------

SINGULAR = {
    "division by zero": (lambda t, x: -1 / x, {"x": 1}, 0.5, lambda t: np.sqrt(1 - 2 * t)),
    "root of a negative number": (lambda t, x: br.sqrt(1 - t), {"x": 0}, 1.0, lambda t: (1 - (1 - t) ** 1.5) / 1.5),
    "logarithm of zero": (lambda t, x: br.log(1 - t), {"x": 0}, 1.0, lambda t: -(1 - t) * np.log(1 - t) - t),
    "pole in time": (lambda t, x: 1 / (1 - t), {"x": 0}, 1.0, lambda t: -np.log(1 - t)),
    "pole of the tangent": (lambda t, x: br.tan(t), {"x": 0}, math.pi / 2, lambda t: -np.log(np.cos(t))),
    "finite escape": (lambda t, x: x**2, {"x": 1}, 1.0, lambda t: 1 / (1 - t)),
    "slow escape": (lambda t, x: x**1.5, {"x": 1}, 2.0, lambda t: 4 / (2 - t) ** 2),
    "tangent": (lambda t, x: 1 + x**2, {"x": 0}, math.pi / 2, np.tan),
}


@pytest.mark.parametrize("name", SINGULAR)
def test_singularities_end_the_run(name):
    """Where the equations or the solution cease to exist the run ends, without success, with all that came before."""
    rate, start, singularity, exact = SINGULAR[name]
    solution = br.solve_dae(ode(rate), (0, 2 * singularity), start)
    assert not solution.success
    assert solution.message.startswith(f"stopped at t = {solution.t[-1]:.10g}, because ")
    assert "\n  Try: " in solution.message
    assert solution.t[-1] == pytest.approx(singularity, abs=1e-5)
    t = np.linspace(0, 0.99 * singularity, 50)
    np.testing.assert_allclose(solution("x", t), exact(t), rtol=1e-6, atol=1e-9)


@pytest.mark.parametrize(
    ("name", "expression"),
    [
        ("root of a negative number", "sqrt(-t + 1)"),
        ("logarithm of zero", "log(-t + 1)"),
        ("pole in time", "1/(-t + 1)"),
        ("pole of the tangent", "tan(t)"),
    ],
)
def test_the_singular_expression_is_named(name, expression):
    """The message of a stop shows the expression that ceases to be a number."""
    rate, start, singularity, _ = SINGULAR[name]
    solution = br.solve_dae(ode(rate), (0, 2 * singularity), start)
    assert f" (see {expression}).\n  Try: " in solution.message


def test_expressions_of_unknowns_are_named():
    """log(x) is what fails when x has run out."""
    dae = br.DAE("x y", lambda t, x, der: [der(x.x) + 1, der(x.y) - br.log(x.x)])
    solution = br.solve_dae(dae, (0, 2), {"x": 1, "y": 0})
    assert not solution.success
    assert "log(x)" in solution.message


@pytest.mark.parametrize("start", [0.0, -1.0])
def test_singular_starts(start):
    """1/x at x = 0 and sqrt(x) below zero have no first step; nothing is returned as success."""
    rate = (lambda t, x: 1 / x) if start == 0 else (lambda t, x: br.sqrt(x))
    solution = br.solve_dae(ode(rate), (0, 1), {"x": start})
    assert not solution.success
    assert "is not a finite number here" in solution.message
    assert solution.t.tolist() == [0.0]


def test_a_fall_from_rest_with_drag_names_the_root():
    """|v| has no series at rest: the first step fails, and the message shows the root that is to blame."""

    def drag(t, x, der):
        v = br.vector([der(x.x), der(x.y)])
        return [der(x.x, 2) + v[0] * br.norm(v), der(x.y, 2) + v[1] * br.norm(v) + G]

    solution = br.solve_dae(br.DAE("x y", drag), (0, 1), {"x": 0, "y": 0, "x'": 0, "y'": 0})
    assert not solution.success
    assert "sqrt(" in solution.message


def test_an_emptying_tank():
    """Torricelli's tank x' = -2 sqrt(x) is empty at t = 1; it does not fill up again."""
    solution = br.solve_dae(ode(lambda t, x: -2 * br.sqrt(x)), (0, 2), {"x": 1})
    if solution.success:
        np.testing.assert_allclose(solution("x", [0.5, 1.0, 1.5, 2.0]), [0.25, 0, 0, 0], atol=1e-8)
    else:
        assert solution.t[-1] == pytest.approx(1, abs=1e-4)


def test_the_distance_to_a_point_that_is_passed():
    """A walker passes the origin; the integral of its distance keeps growing behind it, or the run stops there."""
    dae = br.DAE("x z y", lambda t, x, der: [der(x.x) + 1, der(x.z), der(x.y) - br.norm(br.vector([x.x, x.z]))])
    solution = br.solve_dae(dae, (0, 2), {"x": 1, "z": 0, "y": 0})
    assert not solution.success or solution("y", 2.0) == pytest.approx(1, rel=1e-6)


def test_the_arcsine_of_a_sine():
    """asin(sin t) is a triangle with a corner at pi/2; the run stops there or has the area behind it."""
    solution = br.solve_dae(ode(lambda t, x: br.asin(br.sin(t))), (0, 3), {"x": 0})
    area = math.pi**2 / 4 - (math.pi - 3) ** 2 / 2
    assert not solution.success or solution("x", 3.0) == pytest.approx(area, rel=1e-6)


# -- steps that must not be too long -----------------------------------------------------------------


def test_smooth_switches_are_not_missed():
    """(1 + tanh(100 (t - 5))) / 2 switches on at t = 5: the ramp behind it rises to 5."""
    switch = ode(lambda t, x: (1 + br.tanh(100 * (t - 5))) / 2)
    solution = br.solve_dae(switch, (0, 10), {"x": 0})
    assert not solution.success or solution("x", 10.0) == pytest.approx(5, abs=1e-6)


def test_smooth_friction_stops_a_mass():
    """tanh in place of sign, as the messages recommend: a mass thrown up a slope comes to rest and creeps."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x, 2) + 1 + 5 * br.tanh(50 * der(x.x))])
    solution = br.solve_dae(dae, (0, 1), {"x": 0, "x'": 3})
    oracle = solve_ivp(
        lambda t, y: [y[1], -1 - 5 * np.tanh(50 * y[1])], (0, 1), [0, 3], method="Radau", rtol=1e-9, atol=1e-11
    )
    assert not solution.success or solution("x", 1.0) == pytest.approx(oracle.y[0, -1], rel=1e-6)


def test_a_rectifier_conducts_in_every_period():
    """A diode is blocked for most of a period; the second conduction must not be stepped over."""

    def charge(t, v):
        return -v / 1e4 + 1e-12 * (np.exp((5 * np.sin(100 * math.pi * t) - v) / 0.025) - 1)

    dae = br.DAE("v", lambda t, x, der: [1e-6 * der(x.v) - charge(t, x.v)])
    solution = br.solve_dae(dae, (0, 0.04), {"v": 0})
    oracle = solve_ivp(lambda t, v: charge(t, v) / 1e-6, (0, 0.04), [0.0], method="Radau", rtol=1e-9, atol=1e-9)
    assert not solution.success or solution("v", 0.04) == pytest.approx(oracle.y[0, -1], rel=1e-6)


@pytest.mark.parametrize("order", range(8, 31, 2))
def test_a_motion_from_rest(order):
    """theta'' = -sin(theta) from rest has only every second coefficient; no order may be fooled by the zeros."""
    dae = br.DAE("theta", lambda t, x, der: [der(x.theta, 2) + br.sin(x.theta)])
    solution = br.solve_dae(dae, (0, 20), {"theta": 2, "theta'": 0}, order=order)
    k2 = math.sin(1) ** 2
    sn = ellipj(ellipk(k2) - solution.t, k2)[0]
    np.testing.assert_allclose(solution["theta"], 2 * np.arcsin(math.sin(1) * sn), atol=1e-7)


# -- comparison with another program -----------------------------------------------------------------

CHALLENGES = {
    "Lorenz": (
        "x y z",
        lambda x, y, z: [10 * (y - x), x * (28 - z) - y, x * y - 8 / 3 * z],
        [1.0, 1.0, 1.0],
        8.0,
    ),
    "Van der Pol": ("x v", lambda x, v: [v, 5 * (1 - x**2) * v - x], [2.0, 0.0], 20.0),
    "Kepler": (
        "x y u v",
        lambda x, y, u, v: [u, v, -x / (x**2 + y**2) ** 1.5, -y / (x**2 + y**2) ** 1.5],
        [0.4, 0.0, 0.0, 2.0],
        20.0,
    ),
    "Lotka-Volterra": ("x y", lambda x, y: [x * (1.5 - y), y * (x - 3)], [1.0, 1.0], 10.0),
    "Robertson": (
        "a b c",
        lambda a, b, c: [-0.04 * a + 1e4 * b * c, 0.04 * a - 1e4 * b * c - 3e7 * b**2, 3e7 * b**2],
        [1.0, 0.0, 0.0],
        1.0,
    ),
}


@pytest.mark.parametrize("name", CHALLENGES)
def test_ordinary_differential_equations(name):
    """Equations of everybody's first hour agree with SciPy's integrators."""
    names, rate, start, end = CHALLENGES[name]
    variables = names.split()
    dae = br.DAE(names, lambda t, x, der: [der(q) - f for q, f in zip(x, rate(*x), strict=True)])
    solution = br.solve_dae(dae, (0, end), dict(zip(variables, start, strict=True)), tol=1e-12)
    method = "Radau" if name == "Robertson" else "DOP853"
    oracle = solve_ivp(lambda t, y: rate(*y), (0, end), start, method=method, rtol=1e-10, atol=1e-13)
    np.testing.assert_allclose([solution[v][-1] for v in variables], oracle.y[:, -1], rtol=1e-6, atol=1e-10)


def test_a_double_pendulum():
    """Two rods in Cartesian coordinates move as the angles of the textbook do."""
    m, n = 2.0, 5.0

    def rods(t, x, der):
        a, b, l, k = x.a, x.b, x.l, x.k
        down = br.vector([0, -G])
        return [
            m * (der(a, 2) - down) + l * a - k * (b - a),
            n * (der(b, 2) - down) + k * (b - a),
            br.dot(a, a) - 1,
            br.dot(b - a, b - a) - 1,
        ]

    def angles(t, y):
        a, b, u, v = y
        below = 2 * m + n - n * np.cos(2 * (a - b))
        pull = -G * (2 * m + n) * np.sin(a) - n * G * np.sin(a - 2 * b)
        first = pull - 2 * np.sin(a - b) * n * (v**2 + u**2 * np.cos(a - b))
        second = 2 * np.sin(a - b) * (u**2 * (m + n) + G * (m + n) * np.cos(a) + v**2 * n * np.cos(a - b))
        return [u, v, first / below, second / below]

    start = {"a[0]": 1, "a[1]": 0, "b[0]": 2, "b[1]": 0} | {f"{q}[{i}]'": 0 for q in "ab" for i in (0, 1)}
    solution = br.solve_dae(br.DAE("a[2] b[2] l k", rods), (0, 3), start, tol=1e-12)
    a, b = solve_ivp(angles, (0, 3), [math.pi / 2, math.pi / 2, 0, 0], method="DOP853", rtol=1e-12, atol=1e-12).y[
        :2, -1
    ]
    assert solution("b[0]", 3.0) == pytest.approx(np.sin(a) + np.sin(b), abs=1e-8)
    assert solution("b[1]", 3.0) == pytest.approx(-np.cos(a) - np.cos(b), abs=1e-8)


# -- parameters --------------------------------------------------------------------------------------


def coupled(t, x, der, p):
    return [p.a * der(x.u) + p.b * der(x.v) + x.u, p.c * der(x.u) + p.d * der(x.v) + x.v]


@pytest.mark.parametrize(
    "changed", [{"a": 4.0}, {"c": -1.0}, {"b": 0.0}, {"b": 3.0, "c": -2.0}, {"b": 0.0, "c": 0.0}]
)
def test_parameters_change_without_rebuilding(changed):
    """Mass matrices of any values give what a system that was built with them gives: the matrix exponential."""
    from scipy.linalg import expm

    values = {"a": 2.0, "b": 1.0, "c": 1.0, "d": 3.0}
    dae = br.DAE("u v", coupled, parameters=values)
    before = dae.analysis
    solution = br.solve_dae(dae, (0, 1), {"u": 1, "v": 1}, parameters=changed)
    assert dae.analysis is before
    assert solution.parameters == values | changed
    p = values | changed
    exact = expm(-np.linalg.inv([[p["a"], p["b"]], [p["c"], p["d"]]])) @ [1, 1]
    np.testing.assert_allclose([solution("u", 1.0), solution("v", 1.0)], exact, rtol=1e-9)
    rebuilt = br.solve_dae(br.DAE("u v", coupled, parameters=p), (0, 1), {"u": 1, "v": 1})
    np.testing.assert_allclose(solution("u", 1.0), rebuilt("u", 1.0), rtol=1e-12)


def test_runs_do_not_influence_each_other():
    """The same run twice gives the same bits, whatever ran in between."""
    first = br.solve_dae(PENDULUM, (0, 20), SIDE)
    br.solve_dae(PENDULUM, (0, 3), SIDE, events=br.Event(lambda t, x, der: der(x.u * x.v)), tol=1e-6)
    second = br.solve_dae(PENDULUM, (0, 20), SIDE)
    np.testing.assert_array_equal(first["u"], second["u"])


# -- certificate and text ----------------------------------------------------------------------------


def test_the_estimated_error_is_close_to_the_true_one():
    """A comparison with a finer run finds the error of a pendulum within a factor of ten."""
    for tol in (1e-6, 1e-8, 1e-10):
        solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=tol, estimate_error=True)
        u, v = pendulum_from_the_side(solution.t)
        for name, exact in (("u", u), ("v", v), ("lam", 3 * G * v / 100)):
            true = np.abs(solution[name] - exact).max()
            assert true / 10 < solution.certificate.error[name] < 10 * true


def test_the_estimated_error_at_requested_times():
    """The error is estimated at the requested times if there are any, kept steps or not."""
    t = np.linspace(0, 20, 100)
    for keep in ("steps", "times"):
        solution = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-8, t_eval=t, keep=keep, estimate_error=True)
        true = np.abs(solution["u"] - pendulum_from_the_side(t)[0]).max()
        assert true / 10 < solution.certificate.error["u"] < 10 * true


def test_the_estimated_error_of_a_stopped_run():
    """A run that stops before its end has an error up to there."""
    solution = br.solve_dae(PENDULUM, (0, 100), SIDE, tol=1e-6, max_steps=10, estimate_error=True)
    assert not solution.success
    assert 1e-9 < solution.certificate.error["u"] < 1e-3


def test_the_estimated_error_in_long_double():
    """The comparison run is finer than the run, also beyond double precision."""
    try:
        solution = br.solve_dae(
            OSCILLATOR, (0, 20), COSINE, tol=1e-17, precision="long double", estimate_error=True, order=30
        )
    except br.EngineError:
        pytest.skip("long double is no wider than double here")
    true = float(np.abs(solution["x"] - np.cos(solution.t.astype(np.longdouble))).max())
    assert solution.certificate.error["x"] < 10 * true


def test_certificate():
    """Constraints hold to rounding, and the text tells what a reader must know."""
    certificate = br.solve_dae(PENDULUM, (0, 20), SIDE, tol=1e-12).certificate
    assert certificate.largest_residual < 1e-12
    assert (certificate.order, certificate.tolerance, certificate.precision) == (20, 1e-12, "double")
    assert certificate.error is None
    assert certificate.steps == len(certificate.t) == len(certificate.residuals)
    lines = str(certificate).splitlines()
    assert lines[0] in (
        "engine              compiled, double, order 20, tolerance 1e-12",
        "engine              NumPy twin, double, order 20, tolerance 1e-12",
    )
    assert lines[1] == (
        f"steps               {certificate.steps} ({certificate.rejections} landed anew, "
        f"{certificate.lowered} of lower order)"
    )
    assert lines[2] == f"constraints         violated by at most {certificate.residuals.max():.1e}"
    assert lines[3] == f"hidden constraints  violated by at most {certificate.hidden_residuals.max():.1e}"
    assert lines[4] == (
        f"inside the steps    solves equations that differ by at most {certificate.defects.max():.1e}, relative"
    )
    assert lines[5].startswith("regularity          at least ")
    assert lines[6] == "estimated error     not asked for (estimate_error compares with a finer run)"
    assert lines[7] == "initial values      consistent as given"


def test_certificate_with_an_error():
    """The estimated error is told with the variable that has it."""
    certificate = br.solve_dae(PENDULUM, (0, 20), SIDE, estimate_error=True).certificate
    worst = max(certificate.error, key=certificate.error.get)
    text = f"at most {certificate.error[worst]:.1e} (in {worst}), by comparison with a finer run"
    assert f"estimated error     {text}" in str(certificate)


def test_solutions_as_text():
    """One line says how it went."""
    solution = br.solve_dae(PENDULUM, (0, 20), SIDE)
    assert solution.message == "reached t = 20."
    assert repr(solution) == f"Solution(success: reached t = 20. t = 0 to 20, {solution.certificate.steps} steps)"


# -- what may be asked -------------------------------------------------------------------------------


def test_unknown_names_in_a_solution():
    """A name that is not there is told together with those that are."""
    solution = br.solve_dae(PENDULUM, (0, 1), SIDE)
    expected = "'w' is not in this solution; it has u, v, lam."
    assert refusal(br.SolutionError, solution, "w", 0.5) == expected
    assert refusal(br.SolutionError, solution.__getitem__, "w") == expected
    assert refusal(br.SolutionError, solution.__getitem__, "w'") == expected.replace("'w'", "'w''")
    near = "'lan'' is not in this solution; it has u, v, lam.\n  Did you mean 'lam''?"
    assert refusal(br.SolutionError, solution, "lan'", 0.5) == near
    for word in ("udot", "u_dot", "du"):
        assert refusal(br.SolutionError, solution, word, 0.5).endswith("\n  Did you mean 'u''?")


@pytest.mark.parametrize("t", [-0.1, 1.1, math.nan, math.inf, [0.5, 2.0]])
def test_times_outside(t):
    """Nothing is known outside of the span that was integrated."""
    solution = br.solve_dae(PENDULUM, (0, 1), SIDE)
    text = refusal(br.SolutionError, solution, "u", t)
    assert "is not in the interval from 0.0 to 1.0 that the solution covers" in text
    assert text.endswith("\n  Ask for a time inside it, or integrate further.")


def test_the_side_of_a_break_is_left_or_right():
    """There is no middle of a jump."""
    solution = br.solve_dae(PENDULUM, (0, 1), SIDE)
    refusal(br.BricardError, solution, "u", 0.5, side="middle")


def test_vectors_are_asked_for_by_their_name():
    """A vector q that was declared as one can be given and asked for as one."""
    turn = np.array([[0.0, 1.0], [-1.0, 0.0]])
    dae = br.DAE("q[2]", lambda t, x, der: [der(x.q) - turn @ x.q])
    solution = br.solve_dae(dae, (0, 1), {"q": [0.0, 1.0]})
    np.testing.assert_allclose(solution("q", 1.0), [math.sin(1), math.cos(1)], atol=1e-10)


def test_solutions_can_be_copied():
    """A copy of a solution answers like the original."""
    solution = br.solve_dae(PENDULUM, (0, 1), SIDE)
    for twin in (copy.copy(solution), copy.deepcopy(solution)):
        assert twin("u", 0.7) == solution("u", 0.7)


# -- progress and interruption -----------------------------------------------------------------------


@needs_speed
def test_progress_is_told_with_rising_times():
    """A long run tells its time and its steps now and then."""
    calls = []
    solution = br.solve_dae(
        PENDULUM, (0, 60000), SIDE, keep="times", t_eval=[60000], progress=lambda t, steps: calls.append((t, steps))
    )
    assert solution.success
    assert len(calls) >= 1
    assert calls == sorted(calls)
    assert all(0 < t < 60000 and 0 < steps < solution.certificate.steps for t, steps in calls)


def test_progress_may_abort_by_raising():
    """What the callback raises ends the run and reaches the caller."""

    class EnoughError(Exception):
        pass

    def stop(t, steps):
        raise EnoughError

    with pytest.raises(EnoughError):
        br.solve_dae(PENDULUM, (0, 1e6), SIDE, keep="times", t_eval=[1e6], progress=stop)


def interrupted(**options):
    """What a Ctrl-C after 0.2 s of a very long run raises."""
    previous = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        br.solve_dae(PENDULUM, (0, 1e7), SIDE, max_steps=10**9, **options)
    except KeyboardInterrupt as interruption:  # pytest would take a bare one for its own
        return interruption
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    return None


def test_interruption_keeps_the_solution():
    """Ctrl-C raises Interrupted, which is a KeyboardInterrupt and carries all that was computed."""
    interruption = interrupted()
    assert isinstance(interruption, br.Interrupted)
    assert str(interruption) == "interrupted; the solution so far is in the attribute 'solution' of this exception"
    solution = interruption.solution
    assert not solution.success
    assert solution.message == (
        f"stopped at t = {solution.t[-1]:.10g}, because it was interrupted.\n"
        "  Try: to run on from the last values of this solution."
    )
    assert solution.t[-1] > 100
    np.testing.assert_allclose(solution("u", [5.0, 20.0]), pendulum_from_the_side([5.0, 20.0])[0], atol=1e-8)


def test_interruption_where_only_times_are_kept():
    """Also without its steps an interrupted run has its requested times."""
    interruption = interrupted(keep="times", t_eval=[1.0, 1e7])
    assert isinstance(interruption, br.Interrupted)
    assert interruption.solution.t.tolist() == [1.0]


@needs_speed
def test_interruption_of_the_comparison_run(monkeypatch):
    """Ctrl-C during the comparison run is an interruption, too, and not a silent success."""
    integrate, runs = Running.run, []

    def run(self, *arguments):
        runs.append(self)
        if len(runs) == 2:
            signal.setitimer(signal.ITIMER_REAL, 0.02)
        return integrate(self, *arguments)

    monkeypatch.setattr(Running, "run", run)
    previous = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    raised = None
    try:
        br.solve_dae(PENDULUM, (0, 500), SIDE, tol=1e-8, order=6, estimate_error=True)
    except KeyboardInterrupt as interruption:  # pytest would take a bare one for its own
        raised = interruption
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
    assert isinstance(raised, br.Interrupted)


# -- bad input ---------------------------------------------------------------------------------------

UNSORTED = "t_eval must be a sequence of finite times, sorted from the start to the end of the span."


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({"tol": 1e-17}, "tol is 1e-17; it must lie between 1e-16 and 0.1."),
        ({"tol": 0.5}, "tol is 0.5; it must lie between 1e-16 and 0.1."),
        ({"tol": math.nan}, "tol is nan; it must lie between 1e-16 and 0.1."),
        ({"tol": -1e-6}, "tol is -1e-06; it must lie between 1e-16 and 0.1."),
        ({"order": 4}, "order is 4; it must be a whole number from 5 to 100."),
        ({"order": 101}, "order is 101; it must be a whole number from 5 to 100."),
        ({"order": 20.5}, "order is 20.5; it must be a whole number from 5 to 100."),
        ({"order": True}, "order is True; it must be a whole number from 5 to 100."),
        ({"order": "20"}, "order is '20'; it must be a whole number from 5 to 100."),
        ({"precision": "quad"}, "precision is 'quad'; it must be 'double' or 'long double'."),
        ({"keep": "all"}, "keep is 'all'; it must be 'steps' or 'times'."),
        ({"keep": "times"}, "keep='times' keeps the values at t_eval only: give t_eval."),
        ({"atol": 0.0}, "atol is 0.0; absolute tolerances must be positive (inf: no control of that variable)."),
        (
            {"atol": {"u": math.nan}},
            "atol is {'u': nan}; absolute tolerances must be positive (inf: no control of that variable).",
        ),
        ({"atol": {"w": 1.0}}, "atol names 'w', which is not a variable; they are u, v, lam."),
        ({"min_step": -1.0}, "min_step is -1.0 and max_step inf; 0 <= min_step < max_step is needed."),
        ({"max_step": 0.0}, "min_step is 0.0 and max_step 0.0; 0 <= min_step < max_step is needed."),
        ({"max_steps": 0}, "max_steps is 0; it must be a whole number, at least 1."),
        ({"t_eval": [2.0, 1.0]}, UNSORTED),
        ({"t_eval": [math.nan]}, UNSORTED),
        ({"t_eval": [[1.0, 2.0]]}, UNSORTED),
        ({"t_eval": [1.0, 11.0]}, "t_eval reaches outside the time span (0.0, 10.0)."),
        ({"parameters": {"g": 1.0}}, "'g' is not a parameter of this system; they are none."),
    ],
)
def test_options_out_of_range(options, expected):
    """An option out of range is told with its value and its range."""
    assert refusal(br.OptionError, br.solve_dae, PENDULUM, (0, 10), SIDE, **options) == expected


@pytest.mark.parametrize("span", [(1, 1), (0, math.inf), (math.nan, 1), (0, 1, 2), (0,)])
def test_spans_that_are_refused(span):
    """A run leads from one time to another."""
    assert refusal(br.OptionError, br.solve_dae, PENDULUM, span, SIDE) == (
        f"The time span is {span!r}; it must be (start, end), two different finite numbers."
    )


def test_parameter_values_that_are_refused():
    """A parameter of a run needs a known name and a finite value."""
    dae = br.DAE("x", lambda t, x, der, p: [der(x.x) + p.k * x.x], parameters={"k": 1.0})
    assert refusal(br.OptionError, br.solve_dae, dae, (0, 1), {"x": 1}, parameters={"m": 1}) == (
        "'m' is not a parameter of this system; they are k."
    )
    assert refusal(br.OptionError, br.solve_dae, dae, (0, 1), {"x": 1}, parameters={"k": math.nan}) == (
        "The parameter 'k' is nan; it must be a finite number."
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("tol", "1e-6"),
        ("tol", None),
        ("atol", [1e-6, 1e-3, 1.0]),
        ("order", math.nan),
        ("order", None),
        ("min_step", "1"),
        ("max_step", None),
        ("max_steps", math.nan),
        ("max_steps", math.inf),
        ("t_eval", "now"),
        ("parameters", [1.0]),
    ],
)
def test_options_of_the_wrong_kind(name, value):
    """Text, None and lists in place of numbers are refused with the name of the option."""
    assert name in refusal(br.OptionError, br.solve_dae, PENDULUM, (0, 10), SIDE, **{name: value})


@pytest.mark.parametrize("span", [5, None, ("0", 5), (0, 1j), "05"])
def test_spans_of_the_wrong_kind(span):
    """A span is two numbers."""
    assert "span" in refusal(br.OptionError, br.solve_dae, PENDULUM, span, SIDE)


@pytest.mark.parametrize("value", ["1", 1j, [1.0]])
def test_parameter_values_of_the_wrong_kind(value):
    """A complex stiffness is a mistake, and the message says whose."""
    dae = br.DAE("x", lambda t, x, der, p: [der(x.x) + p.k * x.x], parameters={"k": 1.0})
    assert "'k'" in refusal(br.OptionError, br.solve_dae, dae, (0, 1), {"x": 1}, parameters={"k": value})


def test_a_bare_function_is_no_dae():
    """The function of the equations alone does not say what its unknowns are."""
    assert "DAE" in refusal(br.BricardError, br.solve_dae, pendulum, (0, 1), SIDE)


# -- the package -------------------------------------------------------------------------------------


def test_the_import_is_light():
    """Importing bricard and solving a pendulum loads neither SciPy nor Matplotlib."""
    program = (
        "import sys, bricard as br\n"
        "dae = br.DAE('u v lam', lambda t, x, der: [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v - 9.81,"
        " x.u**2 + x.v**2 - 100])\n"
        "br.solve_dae(dae, (0, 1), {'u': 10, 'v': 0, \"u'\": 0, \"v'\": 0})('u', 0.5)\n"
        "print([name for name in ('scipy', 'matplotlib', 'sympy', 'pandas') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert done.stderr == ""


def test_exported_names():
    """Every public name is exported, everything exported is there, and the solver's own names stay."""
    public = {name for name in br.__all__ if not isinstance(getattr(br, name), ModuleType)}
    present = {n for n, value in vars(br).items() if not n.startswith("_") and not isinstance(value, ModuleType)}
    assert present - {"TYPE_CHECKING", "Any", "import_module"} <= public
    assert public | {"errors"} == set(br.__all__)
    assert len(br.__all__) == len(set(br.__all__))
    functions = "sqrt exp log sin cos tan asin acos atan atan2 sinh cosh tanh vector dot cross norm pi"
    classes = "DAE Solution Certificate Structure Event Occurrence"
    errors = (
        "BricardError ModelError NonAnalyticError StructureError InitialValueError OptionError SolutionError "
        "EngineError Interrupted"
    )
    assert set(f"solve_dae errors {functions} {classes} {errors}".split()) <= set(br.__all__)


def test_error_tree():
    """All errors are one family, and each is also what Python would have raised."""
    for name in "ModelError InitialValueError OptionError".split():
        assert issubclass(getattr(br, name), (br.BricardError, ValueError))
        assert issubclass(getattr(br, name), ValueError)
    assert issubclass(br.SolutionError, LookupError)
    assert issubclass(br.NonAnalyticError, br.ModelError)
    assert issubclass(br.StructureError, br.ModelError)
    assert issubclass(br.Interrupted, KeyboardInterrupt)
    assert not issubclass(br.Interrupted, br.BricardError)


@pytest.mark.parametrize("width", [0.3, 0.1, 0.02])
def test_a_narrow_hill_is_not_stepped_over(width):
    """A particle too slow for a hill of potential turns back, however narrow the hill is."""
    hill = br.DAE("x", lambda t, x, der: [der(x.x, 2) - 4 * x.x / width**2 * br.exp(-((x.x / width) ** 2))])
    solution = br.solve_dae(hill, (0, 10), {"x": -5, "x'": 1})
    assert solution.success
    assert solution("x'", 10) == pytest.approx(-1, abs=1e-6)


def test_a_wall_that_overflows_beyond_it():
    """exp(-1000 x) is infinite a little behind the wall at which x comes to rest, whatever the span."""
    wall = br.DAE("x", lambda t, x, der: [der(x.x) + 1 - br.exp(-1000 * x.x)])
    for end in (3, 10, 100):
        solution = br.solve_dae(wall, (0, end), {"x": 1}, tol=1e-6)
        assert solution.success, solution.message
        assert solution("x", end) == pytest.approx(0, abs=1e-5)
