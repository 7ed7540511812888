"""Steps are examined inside: what a series does not show is found, and what is called a success is right."""

import math

import numpy as np
import pytest
from engines import ENGINES, bound, derivatives, run
from scipy.integrate import quad, solve_ivp
from scipy.special import erf

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.mechanics.equations import euler_lagrange
from bricard.problems.catalogue import mechanism
from bricard.taylor.blindness import blind_operations
from bricard.taylor.bounds import EVERYTHING, Interval, hull, range_of
from bricard.taylor.engine import compiled_module
from bricard.taylor.status import Status
from bricard.taylor.twin import TwinSeries

needs_speed = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")


def ode(slope):
    """y' = slope(t, y)."""
    return br.DAE("y", lambda t, x, der: [der(x.y) - slope(t, x.y)])


def solve(slope, end, **options):
    """From y(0) = 0."""
    return br.solve_dae(ode(slope), (0, end), {"y": 0}, **options)


# -- series with gaps --------------------------------------------------------------------------------


@pytest.mark.parametrize("tol", [1e-6, 1e-8, 1e-10])
@pytest.mark.parametrize(
    ("slope", "end"),
    [(lambda t, y: 1 - y**5, 1.5), (lambda t, y: np.cos(y**5), 3.0), (lambda t, y: 1 - y**9, 4.0)],
    ids=["1 - y^5", "cos(y^5)", "1 - y^9"],
)
def test_powers_of_the_solution(slope, end, tol):
    """From y = 0 their series have nothing but zeros between orders that are far apart."""
    truth = solve_ivp(slope, (0, end), [0.0], method="DOP853", rtol=1e-13, atol=1e-13, max_step=end / 50)
    solution = solve(slope, end, tol=tol, estimate_error=True)
    assert solution.success
    error = abs(solution("y", end) - truth.y[0, -1])
    assert error < 10 * tol
    assert solution.certificate.error["y"] < 100 * tol


def test_a_solution_that_ends_is_not_passed():
    """y' = 1 + y^5 goes to infinity after (2 pi/5) / sin(pi/5) / 2 = 1.069 s."""
    pole = quad(lambda y: 1 / (1 + y**5), 0, math.inf)[0]
    solution = solve(lambda t, y: 1 + y**5, 3)
    assert not solution.success
    assert solution.t[-1] == pytest.approx(pole, abs=1e-5)


@pytest.mark.parametrize(("power", "end", "tol"), [(9, 10, 1e-6), (5, 30, 1e-10), (5, 30, 1e-12)])
def test_the_energy_of_a_stiffening_spring(power, end, tol):
    """x'' = -x^p keeps x'^2/2 + x^(p+1)/(p+1)."""
    dae = br.DAE("x", lambda t, x, der: [der(x.x, 2) + x.x**power])
    solution = br.solve_dae(dae, (0, end), {"x": 0, "x'": 1}, tol=tol)
    t = np.linspace(0, end, 200)
    energy = solution("x'", t) ** 2 / 2 + solution("x", t) ** (power + 1) / (power + 1)
    assert solution.success
    assert np.abs(energy - 0.5).max() < 10 * tol


def test_a_torque_against_a_steep_drag():
    """A rod with J = 1/3 is turned by 4.71 N m against the fifth power of its rate."""
    mechanism = br.Mechanism.parse("""
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}, Angles: {th: OA}}
AppliedForces: {Torques: {th: "4.71 - th'**5"}}
ProblemData: {tend: 5, positions: {A: [1, 0]}, velocities: {A: [0, 0]}}
""")
    motion = br.simulate(mechanism)
    truth = solve_ivp(lambda t, y: [3 * (4.71 - y[0] ** 5)], (0, 5), [0.0], rtol=1e-12, atol=1e-12, method="Radau")
    assert motion.success
    assert motion("th'", 5) == pytest.approx(truth.y[0, -1], abs=1e-8)


# -- bumps -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slope", "end"),
    [
        (lambda t, y: np.sin(t) ** 22, 3.0),
        (lambda t, y: ((1 - np.cos(t)) / 2) ** 12, 2 * math.pi),
        (lambda t, y: (4 * t * (1 - t)) ** 12, 1.0),
    ],
    ids=["sin^22", "(1 - cos)^12", "(t (1 - t))^12"],
)
def test_bumps_that_start_flat(slope, end):
    """Zero to a high order where the step starts, as if there were nothing."""
    truth = quad(lambda t: slope(t, 0), 0, end, epsabs=1e-13)[0]
    assert solve(slope, end)("y", end) == pytest.approx(truth, abs=1e-9)


@needs_speed
@pytest.mark.parametrize("beside", [False, True], ids=["alone", "beside an oscillator"])
@pytest.mark.parametrize("width", [0.3, 0.03, 3e-3, 3e-4, 3e-5])
@pytest.mark.parametrize(
    ("shape", "area"),
    [
        (lambda u: np.exp(-(u**2)), lambda a, b: math.sqrt(math.pi) / 2 * (erf(b) - erf(a))),
        (lambda u: 1 / (1 + u**2), lambda a, b: math.atan(b) - math.atan(a)),
        (lambda u: 1 - np.tanh(u) ** 2, lambda a, b: math.tanh(b) - math.tanh(a)),
    ],
    ids=["exp", "Lorentz", "tanh"],
)
def test_narrow_bumps_are_found_by_bounds(shape, area, width, beside):
    """At places and of widths that no point looked at would meet."""
    for place in np.random.default_rng(7).uniform(1, 9, 4):

        def equations(t, x, der, place=place):
            return [der(x.y) - shape((t - place) / width), *([der(x.x, 2) + x.x] if beside else [])]

        dae = br.DAE("y x" if beside else "y", equations)
        solution = br.solve_dae(dae, (0, 10), {"y": 0, "x": 1, "x'": 0} if beside else {"y": 0})
        truth = width * area(-place / width, (10 - place) / width)
        assert solution.success
        assert solution("y", 10) == pytest.approx(truth, abs=1e-8)


@pytest.mark.parametrize("make", ENGINES.values(), ids=ENGINES)
def test_all_engines_find_a_bump(make, monkeypatch):
    """The compiled engine and its twin examine alike."""
    monkeypatch.setattr(
        "bricard.solvers.taylor.make_engine", lambda program, stages, precision: make(program, stages)
    )
    solution = solve(lambda t, y: np.exp(-((t - 5.123) ** 2) / 1e-4), 10)
    assert solution("y", 10) == pytest.approx(0.01 * math.sqrt(math.pi), abs=1e-9)
    assert solve(lambda t, y: 1 - y**5, 1.5)("y", 1.5) == pytest.approx(0.9879872191610, abs=1e-9)


# -- sums that cancel ---------------------------------------------------------------------------------


def falling_pair():
    """Two masses that fall alike, but for the last part of 1e30, and a force that is their distance times another."""

    def equations(t, x, der):
        return [
            der(x.a, 2) + 9.81,
            der(x.b, 2) + 9.81 - 1e-30 * x.w,
            der(x.w, 2) + 400 * x.w,
            der(x.y) - x.w * (x.a - x.b),
        ]

    return br.DAE("a b w y", equations), {"a": 1.0, "b": 1.0, "w": 1.0}


def blind_at(dae, values, h):
    """The operations that the twin calls blind in a step h from t = 0."""
    series = TwinSeries(bound(dae), 18)
    series.derivative = derivatives(dae, values)
    assert series.expand(0.0, np.ones(series.n), 0.0) == 0
    return blind_operations(series, h)


def test_what_is_left_of_a_sum_is_not_blind():
    """Not even where its own series grows through the whole step."""
    dae, values = falling_pair()
    assert blind_at(dae, values, 0.3) == []


@pytest.mark.parametrize(
    "slope",
    [
        lambda t: np.exp(-(((t - 5) / 0.1) ** 2)),
        lambda t: np.sin(t) ** 22,
        lambda t: ((1 - np.cos(t)) / 2) ** 12,
        lambda t: (1 - np.cos(t)) ** 9 * (1 - np.cos(2 * t)) ** 9,
        lambda t: (t + 1e-3) ** 30,
    ],
    ids=["exp", "sin^22", "(1 - cos)^12", "product", "t^30"],
)
def test_what_hides_a_bump_is_blind(slope):
    """Also behind differences that cancel."""
    assert blind_at(ode(lambda t, y: slope(t)), {"y": 0.0}, 1.0)


@pytest.mark.parametrize("make", ENGINES.values(), ids=ENGINES)
def test_steps_of_a_chain_are_looked_at_now_and_then(make):
    """Rods far from the pin fall alike: after the first step every second one is looked at, at one point."""
    places = ", ".join(f"P{i}: [{i}, 0]" for i in range(1, 41))
    rods = ", ".join(f"P{i}P{i + 1}: [1, 1]" for i in range(40))
    chain = br.Mechanism.parse(
        f"{{Dimension: 2, PartData: {{Fixed: {{P0: [0, 0]}}, Rods: {{{rods}}}}}, AppliedForces: {{Gravity: }}, "
        f"ProblemData: {{tend: 0.1, positions: {{{places}}}}}}}"
    )
    ready = prepare(chain)
    dae = euler_lagrange(ready.system)
    start = derivatives(dae, ready.start.positions)
    done = run(bound(dae), make, start, (0.0, 0.1), stages=18, tolerance=1e-6)
    assert done.status == Status.FINISHED
    assert done.engine.points_seen <= 64 + len(done.records["starts"])


# -- what the certificate says -----------------------------------------------------------------------


def test_the_defect_is_a_backward_error():
    """Looser tolerances leave larger defects; they are told relative to the highest derivatives."""
    tolerances = 1e-4, 1e-7, 1e-10
    runs = [solve(lambda t, y: np.cos(3 * t) - y, 5, tol=tol) for tol in tolerances]
    defects = [run.certificate.largest_defect for run in runs]
    assert defects[0] > 10 * defects[1] > 100 * defects[2]
    assert all(defect < 1e4 * tol for defect, tol in zip(defects, tolerances, strict=True))


def test_defects_are_what_the_polynomials_leave():
    """Between the points looked at they are of the same size: y' of the solution against the slope there."""
    solution = solve(lambda t, y: np.sin(3 * y) + t, 4, tol=1e-8)
    t = np.linspace(0, 4, 2000)
    y, rate = solution("y", t), solution("y'", t)
    defect = np.max(np.abs(rate - np.sin(3 * y) - t) / (1 + np.abs(rate)))
    assert defect < 10 * solution.certificate.largest_defect


def test_rounding_is_told():
    """Large numbers that cancel: what rounding makes of the motion, y = sin(t), is not called a success."""

    def cancelling(t, y):
        return 1e11 * (br.exp(br.sin(t) + y) * br.exp(-y) - br.exp(br.sin(t))) + br.cos(t)

    solution = solve(cancelling, 3)
    error = abs(solution("y", solution.t[-1]) - math.sin(solution.t[-1]))
    assert not solution.success or error < 1e-7
    assert solution.certificate.rounding > error / 10
    assert "rounding" in solution.message
    assert "rounding            may move the solution by" in str(solution.certificate)
    assert "precision='long double'" in solution.message


def test_a_fast_top_keeps_its_digits():
    """Pivots of 1e-4 in natural coordinates cost none: they agree with body coordinates at every tolerance."""
    top = mechanism("gyroscope").with_parameters(push=0)
    t = np.linspace(0, 3, 31)
    reference = br.simulate(top, coordinates="body", tol=1e-13)
    for tol in (1e-10, 1e-12, 1e-14):
        motion = br.simulate(top, tol=tol)
        assert np.abs(motion("u", t) - reference("u", t)).max() < 1e-9  # after a turn of 600 rad


# -- event functions ---------------------------------------------------------------------------------


def event_times(function, end=3.0, **options):
    """Zeros of a function of y = t."""
    event = br.Event(lambda t, x, der: function(x.y), **options)
    solution = solve(lambda t, y: 1.0, end, events=event)
    assert solution.success
    return [occurrence.t for occurrence in solution.events]


@pytest.mark.parametrize(
    ("function", "expected"),
    [
        (lambda y: y**20 - 2, [2**0.05]),
        (lambda y: np.sin(y) ** 22 - 0.5, [math.asin(0.5 ** (1 / 22)), math.pi - math.asin(0.5 ** (1 / 22))]),
        (lambda y: y**40 - 1e-3, [1e-3 ** (1 / 40)]),
        (lambda y: (y - 1) ** 3, [1.0]),
        (lambda y: (y - 1) ** 5, [1.0]),
        (lambda y: (y - 1) ** 2 * (y - 1 - 1e-7), [1 + 1e-7]),
        (lambda y: (y - 1) ** 2 - 1e-14, [1 - 1e-7, 1 + 1e-7]),
        (
            lambda y: np.exp(-((y - 1.5) ** 2) / 1e-6) - 0.5,
            [1.5 + s * math.sqrt(1e-6 * math.log(2)) for s in (-1, 1)],
        ),
        (lambda y: np.tanh((y - 1.5) / 1e-4), [1.5]),
        (lambda y: np.sin(math.pi * y) ** 2 - 1, [0.5, 1.5, 2.5]),
    ],
)
def test_zeros_are_those_of_the_function(function, expected):
    """Not of its series: also where that is short, flat, or hidden by rounding."""
    assert event_times(function) == pytest.approx(expected, abs=1e-9)


def test_a_terminal_event_of_a_high_power():
    """The run ends at the first zero."""
    assert event_times(lambda y: y**20 - 2, terminal=True) == pytest.approx([2**0.05], abs=1e-12)


def test_zeros_alternate_with_the_signs_of_the_function():
    """Rising and falling zeros of random products, simple and double, take turns as the function's signs do."""
    random = np.random.default_rng(3)
    for _ in range(20):
        places = np.sort(random.uniform(0.1, 2.9, 5))
        powers = random.integers(1, 4, 5)

        def product(y, places=places, powers=powers):
            result = 1.0
            for place, power in zip(places, powers, strict=True):
                result = result * (y - float(place)) ** int(power)
            return result

        crossed = places[powers % 2 == 1]
        sign = np.sign(product(2.95))
        found = {way: event_times(product, direction=way) for way in (1, -1)}
        last, other = crossed[::-1][::2][::-1], crossed[::-1][1::2][::-1]
        assert found[int(sign)] == pytest.approx(list(last), abs=1e-5)
        assert found[int(-sign)] == pytest.approx(list(other), abs=1e-5)


# -- ranges ------------------------------------------------------------------------------------------

OPERATIONS = {
    "div": np.divide, "inv": lambda x: 1 / x, "sqrt": np.sqrt, "exp": np.exp, "sin": np.sin, "cos": np.cos,
    "sinh": np.sinh, "cosh": np.cosh, "tanh": np.tanh, "log": np.log, "asin": np.arcsin, "acos": np.arccos,
    "atan": np.arctan, "asinh": np.arcsinh, "pow": lambda x: x**2.5, "tan": np.tan,
}  # fmt: skip


@pytest.mark.parametrize("name", OPERATIONS)
def test_ranges_hold_all_values(name):
    """Values at random points of random intervals lie within the range."""
    random = np.random.default_rng(11)
    for _ in range(300):
        x, y = (hull(*random.normal(size=2) * 10.0 ** random.uniform(-3, 1)) for _ in range(2))
        with np.errstate(all="ignore"):
            found = range_of(name, x, y, 2.5)
            points = [random.uniform(*side, 50) for side in (x, y)]
            values = OPERATIONS[name](*points[: 2 if name == "div" else 1])
        values = values[np.isfinite(values)]
        slack = 1e-14 * np.abs(values).max(initial=0.0)
        assert np.all((found.low - slack <= values) & (values <= found.high + slack))


def test_ranges_are_tight_where_a_function_is_monotone():
    """No wider than the values at the ends."""
    assert range_of("exp", Interval(-1, 2), Interval(), 0) == (math.exp(-1), math.exp(2))
    assert range_of("sin", Interval(1, 2), Interval(), 0) == (math.sin(1), 1.0)
    assert range_of("inv", Interval(-1, 2), Interval(), 0) == EVERYTHING
    assert Interval(-1, 2).squared() == (0, 4)
