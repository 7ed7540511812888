"""Implicit collocation: stiff systems of any index in long steps, the same by every engine."""

import math
from functools import cache

import numpy as np
import pytest
from engine_systems import SYSTEMS
from engines import ENGINES, bound
from scipy.integrate import solve_ivp

import bricard as br
from bricard.problems.catalogue import mechanism
from bricard.solvers import taylor
from bricard.taylor.engine import compiled_module
from bricard.taylor.stage_tables import stage_tables
from bricard.taylor.twin import TwinSeries

needs_speed = pytest.mark.skipif(compiled_module() is None, reason="takes minutes without the compiled engine")
every_table = pytest.mark.parametrize("table", stage_tables(), ids=lambda table: f"{len(table['nodes'])} stages")


def solve(dae, span, initial, **options):
    return br.solve_dae(dae, span, initial, integrator="radau", **options)


# -- tables ----------------------------------------------------------------------------------------------------------


@every_table
def test_collocation_integrates_polynomials_exactly(table):
    """sum_j a_ij c_j^(k-1) = c_i^k / k for k up to the number of stages; the last row does so up to 2 s - 1."""
    c, A = table["nodes"], table["A"]
    for k in range(1, 2 * len(c)):
        rows = slice(None) if k <= len(c) else slice(-1, None)
        np.testing.assert_allclose((A @ c ** (k - 1))[rows], c[rows] ** k / k, atol=1e-15)


@every_table
def test_eigenvectors_take_the_matrix_apart(table):
    """A = sum over eigenvalues of lambda right left, pairs counted once."""
    left, right, eigenvalues = (
        table[name][..., 0] + 1j * table[name][..., 1] for name in ("left", "right", "eigenvalues")
    )
    np.testing.assert_allclose((right @ (eigenvalues[:, None] * left)).real, table["A"], atol=1e-7)
    assert len(eigenvalues) == (len(table["nodes"]) + 1) // 2


@every_table
def test_polynomials_through_the_nodes(table):
    """Legendre coefficients of a polynomial's values give its values again."""
    x, rng = 2 * table["nodes"] - 1, np.random.default_rng(0)
    for matrix, points in ((table["to_legendre"], x), (table["from_start"], np.append(-1.0, x))):
        values = rng.normal(size=len(points))
        np.testing.assert_allclose(np.polynomial.legendre.legval(points, matrix @ values), values, atol=1e-11)


# -- the index-one form ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SYSTEMS)
def test_partial_derivatives_are_those_of_differences(name):
    """dF_i/dx_j^(l) for all derivatives up to the offsets, through derivatives of expressions too."""
    dae = SYSTEMS[name]().dae
    index_one, main = dae.analysis.index_one, TwinSeries(bound(dae), 1)
    partials = TwinSeries(index_one.bind(tuple(dae.parameters.values()))["program"], 0)
    point = np.random.default_rng(1).uniform(0.4, 0.9, partials.derivative.shape)
    partials.derivative = point.copy()
    partials.evaluate_at(0.37)
    found = np.zeros((main.n, main.n, main.levels))
    for e, place in enumerate(zip(index_one.rows, index_one.columns, index_one.powers, strict=True)):
        found[place] += partials.output(e, 0)

    def residuals(level, j, change):
        main.derivative = point.copy()
        main.derivative[level, j] += change
        main.evaluate_at(0.37)
        return main.stage_residuals(0)

    for j, d in enumerate(int(d) for d in main.d):
        for level in range(d + 1):
            slope = (residuals(level, j, 1e-5) - residuals(level, j, -1e-5)) / 2e-5
            scale = 1 + np.abs(found).max()
            np.testing.assert_allclose(found[:, j, d - level] / scale, slope / scale, atol=1e-7)


# -- stiff problems with known solutions --------------------------------------------------------------------------


def van_der_pol(mu=1e3):
    return br.DAE("x y", lambda t, v, der: [der(v.x) - v.y, der(v.y) - mu * (1 - v.x**2) * v.y + v.x])


def sprung_pendulum(stiffness, damping):
    """A point mass of 1 kg on a spring of length 1; its force s is a variable."""

    def equations(t, v, der):
        length = br.sqrt(v.x**2 + v.y**2)
        rate = (v.x * der(v.x) + v.y * der(v.y)) / length
        return [
            der(v.x, 2) + v.s * v.x / length,
            der(v.y, 2) + v.s * v.y / length + 9.81,
            v.s / stiffness - (length - 1) - damping / stiffness * rate,
        ]

    return br.DAE("x y s", equations)


@cache
def relaxing():
    """Van der Pol's oscillator by SciPy's LSODA."""
    return solve_ivp(
        lambda t, y: [y[1], 1e3 * (1 - y[0] ** 2) * y[1] - y[0]],
        (0, 900), [2, 0], method="LSODA", rtol=1e-12, atol=1e-13, dense_output=True,
    )  # fmt: skip


@needs_speed
@pytest.mark.parametrize("tol", [1e-6, 1e-9])
def test_van_der_pol(tol):
    """Slow phases and jumps, against SciPy's LSODA."""
    truth = relaxing()
    solution = solve(van_der_pol(), (0, 900), {"x": 2, "y": 0}, tol=tol)
    times = np.linspace(0, 790, 200)
    assert solution.success
    np.testing.assert_allclose(solution("x", times), truth.sol(times)[0], atol=30 * tol)
    assert solution("x", 900.0) == pytest.approx(truth.y[0, -1], abs=300 * tol)
    assert solution.certificate.steps < 120


@needs_speed
def test_robertson_as_a_dae():
    """Three species over eleven decades of time; the end is that of the test set for IVP solvers."""
    dae = br.DAE(
        "a b c",
        lambda t, v, der: [
            der(v.a) + 0.04 * v.a - 1e4 * v.b * v.c,
            der(v.b) - 0.04 * v.a + 1e4 * v.b * v.c + 3e7 * v.b**2,
            v.a + v.b + v.c - 1,
        ],
    )
    tol = 1e-9
    atol = {"a": 1e-14, "b": 1e-19, "c": 1e-14}
    solution = solve(dae, (0, 1e11), {"a": 1, "b": 0, "c": 0}, tol=tol, atol=atol)
    assert solution.success
    expected = {"a": 0.2083340149701255e-07, "b": 0.8333360770334713e-13, "c": 0.9999999791665050}
    for name, value in expected.items():
        assert solution(name, 1e11) == pytest.approx(value, rel=1e-6)
    assert solution.certificate.steps < 120


@needs_speed
def test_steps_do_not_depend_on_stiffness():
    """A mass on a damped spring whose force is a variable: ever stiffer, it becomes the pendulum of index 3."""
    start = {"x": 1, "y": 0, "x'": 0, "y'": 0}
    rod = br.DAE(
        "x y l",
        lambda t, v, der: [der(v.x, 2) + v.l * v.x, der(v.y, 2) + v.l * v.y + 9.81, v.x**2 + v.y**2 - 1],
    )
    truth = br.solve_dae(rod, (0, 3), start, tol=1e-12)
    steps, times = [], np.linspace(0, 3, 200)
    for stiffness in (1e8, 1e10, 1e12):
        dae = sprung_pendulum(stiffness, 0.02 * math.sqrt(stiffness))
        atol = {"x": 1e-8, "y": 1e-8, "s": math.inf}
        found = solve(dae, (0, 3), start | {"s": 0}, tol=1e-8, atol=atol)
        assert found.success
        np.testing.assert_allclose(found("x", times), truth("x", times), atol=1e3 / stiffness + 1e-7)
        steps.append(found.certificate.steps)
    assert max(steps) < 100


@pytest.mark.parametrize("rate", [1e3, 1e6])
def test_a_moving_attractor_inside_the_steps(rate):
    """y' = -rate (y - sin t): the dense output lies on the closed form."""
    solution = solve(br.DAE("y", lambda t, v, der: [der(v.y) + rate * (v.y - br.sin(t))]), (0, 6), {"y": 1}, tol=1e-9)
    times = np.linspace(0, 6, 301)
    slow = (rate**2 * np.sin(times) - rate * np.cos(times)) / (rate**2 + 1)
    exact = slow + (1 + rate / (rate**2 + 1)) * np.exp(-rate * times)
    np.testing.assert_allclose(solution("y", times), exact, atol=1e-8)
    assert solution.certificate.steps < 60


def test_an_index_of_five_and_backwards():
    """x1 = sin t and its derivatives x2 ... x5, of which the last drives a stiff follower; and one backwards."""

    def equations(t, v, der):
        chain = [der(v[f"x{i}"]) - v[f"x{i + 1}"] for i in range(1, 5)]
        return [v.x1 - br.sin(t), *chain, der(v.y) + 1e4 * (v.y - v.x5)]

    dae = br.DAE("x1 x2 x3 x4 x5 y", equations)
    assert dae.structure().index == 5
    y = lambda t: (1e8 * np.sin(t) - 1e4 * np.cos(t)) / (1e8 + 1)  # noqa: E731
    found = solve(dae, (0, 2), {"y": y(0.0)}, tol=1e-9)
    times = np.linspace(0, 2, 50)
    np.testing.assert_allclose(found("y", times), y(times), atol=1e-8)
    np.testing.assert_allclose(found("x4", times), -np.cos(times), atol=1e-8)
    unstable = br.DAE("y", lambda t, v, der: [der(v.y) - 1e4 * (v.y - br.sin(t))])  # stiff against time
    y = lambda t: (1e8 * np.sin(t) + 1e4 * np.cos(t)) / (1e8 + 1)  # noqa: E731
    back = solve(unstable, (2, 0), {"y": y(2.0)}, tol=1e-9)
    np.testing.assert_allclose(back("y", times), y(times), atol=1e-8)


@needs_speed
def test_events_inside_implicit_steps():
    """Where a stiff follower of sin t passes 1/2, within steps that are much longer than the tolerance of times."""
    dae = br.DAE("y", lambda t, v, der: [der(v.y) + 1e6 * (v.y - br.sin(t))])
    found = solve(dae, (0, 12), {"y": 0}, tol=1e-9, events=br.Event(lambda t, v, der: v.y - 0.5))
    expected = [math.pi / 6, math.pi * 5 / 6, math.pi * 13 / 6, math.pi * 17 / 6]
    assert [one.t for one in found.events] == pytest.approx([t + 1e-6 for t in expected], abs=1e-7)
    ends = solve(dae, (0, 12), {"y": 0}, tol=1e-9, events=br.Event(lambda t, v, der: v.y - 0.5, terminal=True))
    assert ends.t[-1] == pytest.approx(math.pi / 6 + 1e-6, abs=1e-7)


@needs_speed
@pytest.mark.parametrize("name", ["slidercrank", "andrews", "bricard", "nfourbar", "rolling_disc", "delta_robot"])
def test_mechanisms_move_as_by_series(name):
    """Mechanisms that are not stiff, some through singular positions: the same motion, constraints kept."""
    m = mechanism(name)
    series, found = (br.simulate(m, tol=1e-9, integrator=integrator) for integrator in ("taylor", "radau"))
    assert found.success
    times = np.linspace(*series.t[[0, -1]], 100)
    names = [one for one in series.dae.variables if not one.startswith(("lam.", "mu.", "work"))]
    for one in names:
        values = series(one, times)
        np.testing.assert_allclose(found(one, times), values, atol=3e-7 * (1 + np.abs(values).max()))
    assert found.certificate.largest_residual < 1e-12 * max(1, np.abs(values).max())


@needs_speed
def test_a_table_forces_a_stiff_system():
    """A light mass on a strong damper under a tabulated force: its speed is the force over the damper."""
    knots, heights = np.linspace(0, 2, 9), np.array([0.0, 1.0, -1.0, 2.0, 2.0, -3.0, 0.5, 0.0, 1.0])
    s = br.Lagrangian("x")
    s.kinetic(1e-6 * s.rate.x**2 / 2)
    push = s.table("push", knots, heights)
    s.load(push - 100 * s.rate.x, s.rate.x)
    found = br.simulate(s, (0, 2), {"x": 0}, integrator="radau", tol=1e-8)
    from scipy.interpolate import CubicSpline

    place, times = CubicSpline(knots, heights).antiderivative(), np.linspace(0.01, 2, 100)
    assert found.success
    lag = 1e-6 / 100 * np.abs(heights).max()
    np.testing.assert_allclose(found("x", times), place(times) / 100, atol=1e-8 + lag)


# -- what a run tells ------------------------------------------------------------------------------------------------


@needs_speed
def test_a_tolerance_below_rounding_is_told():
    """A spring of 1e12 N/m, a position known to 1e-16: a force known to 1e-4 N. Steps stay long, and it is said."""
    dae, start = sprung_pendulum(1e12, 2e4), {"x": 1, "y": 0, "x'": 0, "y'": 0, "s": 0}
    found = solve(dae, (0, 5), start, tol=1e-13, atol={"x": 1e-13, "y": 1e-13, "s": math.inf})
    assert found.certificate.steps < 500
    assert found.certificate.rounding > 1e-13
    assert "rounding" in str(found.certificate)


@needs_speed
def test_weak_errors_are_told():
    """Multipliers do not control the step; how well they are known is estimated, and true."""
    rod = br.DAE(
        "x y l",
        lambda t, v, der: [der(v.x, 2) + v.l * v.x, der(v.y, 2) + v.l * v.y + 9.81, v.x**2 + v.y**2 - 1],
    )
    start = {"x": 1, "y": 0, "x'": 0, "y'": 0}
    found = solve(rod, (0, 3), start, tol=1e-8, atol={"x": 1e-8, "y": 1e-8, "l": math.inf})
    times = np.linspace(0, 3, 500)
    force = 3 * 9.81 * -found("y", times)  # of a pendulum that is dropped from the side
    error = np.abs(found("l", times) - force).max() / force.max()
    assert 1e-10 < error < 10 * found.certificate.weak_error
    assert "multipliers" in str(found.certificate)
    assert f"implicit steps      {found.certificate.implicit_steps}, of order 9 to 25" in str(found.certificate)


@needs_speed
def test_progress_times_and_interrupts():
    """A long run tells how far it is, keeps what was asked for, and ends where it is told to."""
    told, times = [], np.linspace(0, 100, 11)
    options = {"tol": 1e-6, "max_step": 0.002, "t_eval": times, "keep": "times"}
    start = {"x": 2, "y": 0}
    found = solve(van_der_pol(), (0, 100), start, progress=lambda t, steps: told.append(t), **options)
    assert told == sorted(told)
    assert told
    np.testing.assert_array_equal(found.t, times)
    free = solve(van_der_pol(), (0, 100), start, tol=1e-9)
    np.testing.assert_allclose(found["x"], free("x", times), atol=1e-6)

    def interrupt(t, steps):
        raise KeyboardInterrupt

    with pytest.raises(br.errors.Interrupted) as raised:
        solve(van_der_pol(), (0, 1000), start, progress=interrupt, **(options | {"t_eval": np.linspace(0, 1000, 11)}))
    assert raised.value.solution.certificate.steps > 0


# -- either ----------------------------------------------------------------------------------------------------------


@needs_speed
def test_stiffness_is_seen():
    """From series to implicit steps on the slow branch of van der Pol's oscillator, told by time."""
    found = br.solve_dae(van_der_pol(), (0, 2000), {"x": 2, "y": 0}, integrator="auto", tol=1e-8)
    truth = solve(van_der_pol(), (0, 2000), {"x": 2, "y": 0}, tol=1e-10)
    certificate = found.certificate
    assert found.success
    assert found("x", 2000.0) == pytest.approx(truth("x", 2000.0), abs=1e-6)
    assert certificate.steps < 1000
    assert certificate.implicit_steps > 40
    assert certificate.switches[0] < 1
    assert f"implicit ones from t = {certificate.switches[0]:.6g}" in str(certificate)


@pytest.mark.parametrize("name", ["pendulum", "slidercrank", "fivelink", "robot"])
@needs_speed
def test_nothing_is_switched_where_nothing_is_stiff(name):
    """The very steps of series."""
    m = mechanism(name)
    series, found = (br.simulate(m, integrator=integrator) for integrator in ("taylor", "auto"))
    assert found.certificate.switches == ()
    np.testing.assert_array_equal(found.t, series.t)
    assert "stiffness           not seen: all steps by series" in str(found.certificate)


def test_twins_switch_alike(monkeypatch):
    """A stiff follower by every engine: implicit steps begin at the same time."""
    dae = br.DAE("y", lambda t, v, der: [der(v.y) + 1e3 * (v.y - br.sin(t))])
    switches = []
    for make in ENGINES.values():
        monkeypatch.setattr(taylor, "make_engine", lambda bound, stages, precision, make=make: make(bound, stages))
        found = br.solve_dae(dae, (0, 1.5), {"y": 0}, integrator="auto", tol=1e-7)
        assert found("y", 1.5) == pytest.approx((1e6 * math.sin(1.5) - 1e3 * math.cos(1.5)) / (1e6 + 1), abs=1e-6)
        switches.append(found.certificate.switches)
    for one in switches:
        assert one == pytest.approx(switches[0], rel=1e-6)
        assert len(one) == 1


# -- engines ---------------------------------------------------------------------------------------------------------

TWINS = {
    "van der Pol": (van_der_pol(), (0, 20), {"x": 2, "y": 0}, {}),
    "sprung pendulum": (
        sprung_pendulum(1e8, 200.0),
        (0, 0.2),
        {"x": 1, "y": 0, "x'": 0, "y'": 0, "s": 0},
        {"atol": {"x": 1e-7, "y": 1e-7, "s": math.inf}},
    ),
    "a late step": (
        br.DAE("y", lambda t, v, der: [der(v.y) + 1e4 * (v.y - br.tanh((t - 1) / 0.01))]), (0, 2), {"y": -1}, {}
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TWINS)
def test_engines_take_the_same_steps(name, monkeypatch):
    """The compiled engines and the twin solve stiff systems alike."""
    dae, span, initial, options = TWINS[name]
    runs = []
    for make in ENGINES.values():
        monkeypatch.setattr(taylor, "make_engine", lambda bound, stages, precision, make=make: make(bound, stages))
        runs.append(solve(dae, span, initial, tol=1e-7, **options))
    times = np.linspace(*span, 40)
    for one in runs:
        assert one.success
        assert abs(one.certificate.steps - runs[0].certificate.steps) <= 1
        for variable in set(dae.variables) - {"s"}:
            np.testing.assert_allclose(one(variable, times), runs[0](variable, times), atol=1e-7)
