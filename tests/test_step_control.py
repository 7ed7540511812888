"""Step lengths and orders, against series whose radius of convergence is known."""

import math
from functools import cache, partial

import mpmath
import numpy as np
import pytest
from engine_systems import SYSTEMS
from engines import ENGINES, bound, derivatives, every_compiled_engine, every_engine, run
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.polynomial import Polynomial

import bricard as br
from bricard.taylor.status import Status
from bricard.taylor.step_control import SAFETY, SHARE, Controlled, choose_step, controlled_quantities

stages = st.integers(8, 40)
radii = st.floats(1e-3, 1e3)
tolerances = st.floats(1e-15, 1e-3)


def geometric(radius, last_stage, every=1, offset=0):
    """1/(1 - (t/radius)^every) of a variable with d = 1; the orders m with m % every != offset, m > 0, are empty."""
    m = np.arange(last_stage + 2)
    c = np.where((m % every == offset) | (m == 0), float(radius) ** -m.astype(float), 0.0)
    return Controlled(c, first_order=1, absolute=0.0)


def first_step(*quantities, last_stage, tolerance):
    with np.errstate(all="ignore"):
        return choose_step(quantities, last_stage, tolerance, previous=0.0)


# -- the rule ----------------------------------------------------------------------------------------


@given(radii, stages, tolerances)
@settings(deadline=None)
def test_geometric_series(radius, last_stage, tolerance):
    """The step makes the last term of a geometric series a small share of the tolerance; what is left out is less."""
    choice = first_step(geometric(radius, last_stage), last_stage=last_stage, tolerance=tolerance)
    last = last_stage + 1 - choice.dropped
    ratio = choice.length / radius
    assert ratio == pytest.approx(SAFETY * (SHARE * tolerance) ** (1 / last), rel=1e-9)
    assert ratio ** (last + 1) / (1 - ratio) < tolerance  # what the polynomial leaves out


@given(radii, stages, tolerances, st.sampled_from([2, 3, 4]), st.integers(0, 3))
@settings(deadline=None)
def test_gaps_do_not_lengthen_the_step(radius, last_stage, tolerance, every, offset):
    """With only every second, third or fourth coefficient the radius is still seen, wherever the gaps lie."""
    gappy = geometric(radius, last_stage, every, offset % every)
    choice = first_step(gappy, last_stage=last_stage, tolerance=tolerance)
    last = last_stage + 1 - choice.dropped
    assert choice.length == pytest.approx(SAFETY * radius * (SHARE * tolerance) ** (1 / last), rel=1e-9)


@given(radii, stages, tolerances, st.floats(1e-3, 1e3), st.floats(1e-6, 1e6))
@settings(deadline=None)
def test_units_do_not_matter(radius, last_stage, tolerance, time_unit, unit):
    """In other units of time and value the step is the same step."""
    random = np.random.default_rng(last_stage)
    c = random.uniform(0.5, 2.0, last_stage + 2) * radius ** -np.arange(last_stage + 2.0)
    m = np.arange(len(c))
    here = first_step(Controlled(c, 1, 0.1), last_stage=last_stage, tolerance=tolerance)
    there = first_step(
        Controlled(unit * c * time_unit**-m, 1, 0.1 * unit), last_stage=last_stage, tolerance=tolerance
    )
    assert there.length == pytest.approx(here.length * time_unit, rel=1e-9)


@given(radii, stages, tolerances, st.floats(1.0, 1e3))
@settings(deadline=None)
def test_smallest_radius_counts(radius, last_stage, tolerance, factor):
    """Among several quantities the one with the nearest singularity decides."""
    near, far = geometric(radius, last_stage), geometric(radius * factor, last_stage)
    alone = first_step(near, last_stage=last_stage, tolerance=tolerance)
    assert first_step(near, far, last_stage=last_stage, tolerance=tolerance) == alone


@given(radii, stages, tolerances, st.floats(1.5, 1e3))
@settings(deadline=None)
def test_looser_tolerance_never_shortens_the_step(radius, last_stage, tolerance, factor):
    """The step grows with the tolerance, and with the size of the values that it is measured by."""
    small = geometric(radius, last_stage)
    tight, loose = (
        first_step(small, last_stage=last_stage, tolerance=tol) for tol in (tolerance, tolerance * factor)
    )
    assert loose.length >= tight.length
    larger = Controlled(small.coefficients, 1, absolute=factor)
    assert first_step(larger, last_stage=last_stage, tolerance=tolerance).length >= tight.length


def test_polynomial_solution_has_no_limit():
    """Where the last coefficients vanish nothing limits the step."""
    c = np.zeros(22)
    c[:3] = 1.0, 2.0, 3.0
    assert first_step(Controlled(c, 1, 0.0), last_stage=20, tolerance=1e-10).length == math.inf


# -- numbers that are not finite ---------------------------------------------------------------------


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("first", [9, 15, 20, 21])
def test_orders_that_overflow_are_dropped(first, bad):
    """Coefficients that are not finite from some order on leave the orders below, and their step."""
    c = geometric(2.0, 20).coefficients.copy()
    c[first:] = bad
    for previous in (0.0, 1.0):
        with np.errstate(all="ignore"):
            choice = choose_step([Controlled(c, 1, 0.0)], 20, 1e-10, previous)
        last = 21 - choice.dropped
        assert last < first
        assert np.isfinite(c[: last + 1]).all()
        scale = 1.0 + previous / 2.0  # |y| + |h y'|
        assert 0.0 < choice.length <= SAFETY * 2.0 * scale ** (1 / (last - 3)) * 1e-10 ** (1 / last)


@pytest.mark.parametrize("bad", [math.nan, math.inf])
@pytest.mark.parametrize("where", [slice(None), slice(0, 1), slice(2, None)])
def test_hopeless_series_gives_no_step(where, bad):
    """A value that is not finite, or no finite coefficient to speak of, leads to no step at all."""
    c = geometric(2.0, 20).coefficients.copy()
    c[where] = bad
    assert not 0.0 < first_step(Controlled(c, 1, 0.0), last_stage=20, tolerance=1e-10).length < math.inf


@given(st.integers(4, 20), st.integers(1, 20))
@settings(deadline=None)
def test_lower_order_only_if_it_helps(last_stage, place):
    """One coefficient that is far too large drops the orders above it, if that makes the step longer."""
    place = min(place, last_stage + 1)
    c = geometric(1.0, last_stage).coefficients.copy()
    c[place] *= 1e12
    choice = first_step(Controlled(c, 1, 0.0), last_stage=last_stage, tolerance=1e-10)
    full = choose_step([Controlled(c, 1, 0.0)], last_stage, 1e-10, previous=1e-300)  # satisfied with any step
    assert full.dropped == 0
    assert choice.length >= full.length
    assert (choice.dropped > 0) == (choice.length > full.length)


# -- what is controlled ------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 5), min_size=1, max_size=4))
@settings(deadline=None)
def test_values_and_last_derivatives_are_controlled(offsets):
    """Every variable counts by its value and by the derivative below the highest, x^(d-1)."""
    random = np.random.default_rng(0)
    series = [random.uniform(-1, 1, 11 + d) for d in offsets]
    absolute = np.arange(1.0, len(offsets) + 1)
    found = {
        (quantity.first_order, quantity.absolute, tuple(np.round(quantity.coefficients, 9)))
        for quantity in controlled_quantities(series, offsets, absolute)
    }
    assert found == {
        (d - level, a, tuple(np.round(Polynomial(c).deriv(level).coef if level else c, 9)))
        for c, d, a in zip(series, offsets, absolute, strict=True)
        for level in (0, max(d - 1, 0))
    }


# -- engines -----------------------------------------------------------------------------------------


def four_steps(name, tolerance, engine):
    problem = SYSTEMS[name]()
    program, start = bound(problem.dae), derivatives(problem.dae, problem.initial)
    return run(program, ENGINES[engine], start, (0.0, problem.end_time), 18, tolerance, max_steps=4)


by_the_twin = cache(partial(four_steps, engine="twin"))


@every_compiled_engine
@pytest.mark.parametrize("tolerance", [1e-4, 1e-10])
@pytest.mark.parametrize("name", SYSTEMS)
def test_engines_choose_the_same_steps(name, tolerance, engine):
    """The compiled engine takes the steps and orders that the readable rule chooses."""
    twin, compiled = by_the_twin(name, tolerance), four_steps(name, tolerance, engine)
    assert compiled.status == twin.status
    assert compiled.engine.rejections == twin.engine.rejections
    np.testing.assert_allclose(compiled.records["lengths"], twin.records["lengths"], rtol=1e-6)
    np.testing.assert_array_equal(compiled.records["dropped"], twin.records["dropped"])


def ends(records):
    """Times and values of the first variable at the ends of the steps."""
    polynomials = zip(records["coefficients"], records["lengths"], strict=True)
    return records["starts"] + records["lengths"], np.array([Polynomial(c[:, 0])(h) for c, h in polynomials])


@every_engine
@pytest.mark.parametrize("order", [5, 19, 99])
def test_steps_towards_a_pole(order, engine):
    """x' = x^2 is followed towards its pole in shorter and shorter steps of the right length, at every order."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x) - x.x**2])
    pole = 1e-3
    start = derivatives(dae, {"x": 1 / pole})
    made = run(bound(dae), ENGINES[engine], start, (0.0, pole), order - 1, max_steps=6)
    assert made.status == Status.TOO_MANY_STEPS
    assert np.all(made.records["lengths"] <= SAFETY * 1.01 * (pole - made.records["starts"]))
    times, values = ends(made.records)
    np.testing.assert_allclose(values, 1 / (pole - times), rtol=1e-7)


@every_engine
def test_overflow_lowers_the_order(engine):
    """exp(1e20 t), whose high coefficients overflow, is followed in many small steps of lower order."""
    dae = br.DAE("x", lambda t, x, der: [x.x - br.exp(1e20 * t)])
    made = run(bound(dae), ENGINES[engine], np.zeros((1, 1)), (0.0, 1e-18), max_steps=5)
    assert made.status == Status.TOO_MANY_STEPS
    assert np.all(made.records["dropped"] > 0)
    assert np.all(made.records["lengths"] < 1e-19)
    times, values = ends(made.records)
    np.testing.assert_allclose(values, np.exp(1e20 * times), rtol=1e-8)


@every_engine
@pytest.mark.parametrize(("end", "largest"), [(50.0, np.inf), (50.0, 7.0), (-50.0, 7.0)])
def test_polynomial_solution_takes_the_largest_steps(end, largest, engine):
    """A body that falls in a constant field is followed in steps as long as is allowed, exactly."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x, 2) + 4])
    start = derivatives(dae, {"x": 1.0, "x'": 3.0})
    made = run(bound(dae), ENGINES[engine], start, (0.0, end), largest_step=largest)
    assert made.status == Status.FINISHED
    lengths = np.abs(made.records["lengths"])
    assert np.all(lengths[:-1] == largest)
    assert lengths.sum() == pytest.approx(50.0, rel=1e-15)
    assert made.engine.time == end
    np.testing.assert_allclose(made.engine.derivative[:2, 0], [1 + 3 * end - 2 * end**2, 3 - 4 * end], rtol=1e-14)


def swing(t, start):
    """theta of theta'' = -sin(theta) from rest: sin(theta/2) = k cd(t, k), k = sin(start/2)."""
    with mpmath.workdps(30):
        k = mpmath.sin(mpmath.mpf(start) / 2)
        return float(2 * mpmath.asin(k * mpmath.ellipfun("cd", t, m=k**2)))


@pytest.mark.parametrize("order", range(8, 31))
@pytest.mark.parametrize("shift", [0.0, math.pi / 2], ids=["every second coefficient", "every fourth"])
def test_motion_from_rest(order, shift):
    """A pendulum let go from rest, whose series have gaps, swings as it should at every order."""
    dae = br.DAE("a", lambda t, x, der: [der(x.a, 2) + br.sin(x.a + shift)])
    beginning = math.pi / 2
    start = derivatives(dae, {"a": beginning - shift})
    made = run(bound(dae), list(ENGINES.values())[-1], start, (0.0, 20.0), order - 2, 1e-10)
    assert made.status == Status.FINISHED
    assert made.records["lengths"].max() < 2.0
    assert made.engine.derivative[0, 0] + shift == pytest.approx(swing(20.0, beginning), abs=2e-8)
