"""Tabulated laws: splines as SciPy has them, motions as closed forms have them, and tables that cannot be."""

import numpy as np
import pytest
from engines import ENGINES
from numpy.polynomial import polynomial
from scipy.interpolate import CubicSpline

import bricard as br
from bricard import Event, Lagrangian, Vec2, simulate
from bricard.solvers import taylor
from bricard.solvers.events import roots_in_step
from bricard.solvers.stepper import LastStep

UNEVEN = np.array([0.0, 0.1, 0.45, 0.5, 0.9, 1.4, 1.5, 2.0])
VALUES = np.array([0.0, 0.3, -0.2, 0.4, 1.0, 0.8, -0.5, 0.1])
SPLINE = CubicSpline(UNEVEN, VALUES)
TIMES = np.linspace(0, 2, 101)


def pushed(times=UNEVEN, values=VALUES, mass=2.0):
    """A particle on a line; the law is a force on it."""
    s = Lagrangian("x")
    s.kinetic(mass / 2 * s.rate.x**2)
    s.load(s.table("push", times, values), s.rate.x)
    return s


def driven(times=UNEVEN, values=VALUES):
    """A particle of 2 kg in the plane, driven along the law in x and free in y."""
    s = Lagrangian("A[2]")
    s.particle(2.0, s.A)
    s.prescribe(s.A.x, s.table("profile", times, values), name="drive")
    return s


def motion_under(spline, t, mass=2.0):
    """Velocity and position from rest at 0 under a force that is a spline: its integrals."""
    speed = spline.antiderivative()
    return speed(t) / mass, speed.antiderivative()(t) / mass


# -- the law --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rows", [4, 5, 6, 40])
def test_the_law_is_the_spline_of_scipy(rows):
    """Value and derivatives of the not-a-knot spline at any times of the dense solution, for uneven tables too."""
    random = np.random.default_rng(rows)
    times, values = np.cumsum(random.uniform(0.1, 1.0, rows)), random.normal(size=rows)
    spline, inside = CubicSpline(times, values), np.linspace(times[0], times[-1], 77)
    motion = simulate(pushed(times, values), (times[0], times[-1]), {"x": 0})
    for order, tolerance in enumerate((1e-13, 1e-12, 1e-10)):
        name = "push" + "'" * order
        scale = np.abs(spline(inside, order)).max()
        np.testing.assert_allclose(motion(name, inside), spline(inside, order), atol=tolerance * scale)


def test_the_spline_of_a_cubic_is_the_cubic():
    """Not-a-knot ends reproduce t^3 - 2 t exactly."""
    motion = simulate(pushed(UNEVEN, UNEVEN**3 - 2 * UNEVEN), (0, 2), {"x": 0})
    np.testing.assert_allclose(motion("push", TIMES), TIMES**3 - 2 * TIMES, atol=1e-13)


def test_the_rate_of_a_law_is_the_rate_of_the_spline():
    """s.rate(law) in a force, an output and twice; and a law inside a nonlinear expression."""
    s = Lagrangian("x", parameters={"scale": 3.0})
    s.kinetic(s.rate.x**2 / 2)
    law = s.table("law", UNEVEN, VALUES)
    s.load(s.rate(law), s.rate.x)
    s.output("acceleration", s.rate(s.rate(law)))
    s.output("wave", s.par.scale * br.sin(law))
    motion = simulate(s, (0, 2), {"x": 0})
    np.testing.assert_allclose(motion("x'", TIMES), SPLINE(TIMES) - VALUES[0], atol=1e-12)
    np.testing.assert_allclose(motion("acceleration", TIMES), SPLINE(TIMES, 2), atol=1e-11)
    np.testing.assert_allclose(motion("wave", TIMES), 3 * np.sin(SPLINE(TIMES)), atol=1e-13)
    np.testing.assert_allclose(motion("wave'", TIMES), 3 * np.cos(SPLINE(TIMES)) * SPLINE(TIMES, 1), atol=1e-11)


def test_a_sampled_law_is_approached_with_order_four():
    """The motion under a table of sin approaches the motion under sin as h^4: 16 times closer at half the spacing."""
    errors = []
    for rows in (41, 81, 161):
        times = np.linspace(0, 4, rows)
        motion = simulate(pushed(times, np.sin(3 * times), mass=1.0), (0, 4), {"x": 0})
        between = np.linspace(0, 4, 999)
        law = np.abs(motion("push", between) - np.sin(3 * between)).max()
        speed = np.abs(motion("x'", between) - (1 - np.cos(3 * between)) / 3).max()
        errors.append([law, speed])
    rates = np.log2(np.array(errors[:-1]) / np.array(errors[1:]))
    np.testing.assert_allclose(rates, 4, atol=0.3)


# -- motions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("engine", ENGINES)
def test_a_tabulated_force_moves_a_particle_by_its_integrals(engine, monkeypatch):
    """m x'' = F(t): x' and x are the integrals of the spline; the energy balance of the certificate is kept."""
    monkeypatch.setattr(taylor, "make_engine", lambda program, stages, precision: ENGINES[engine](program, stages))
    motion = simulate(pushed(), (0, 2), {"x": 0})
    speed, position = motion_under(SPLINE, TIMES)
    np.testing.assert_allclose(motion("x'", TIMES), speed, atol=1e-13)
    np.testing.assert_allclose(motion("x", TIMES), position, atol=1e-13)
    assert motion.success
    assert motion.events == ()
    assert motion.certificate.energy_balance < 1e-13
    assert set(motion.dae.variables) == {"x", "push", "work.supplied"}


def test_a_driven_mass_needs_the_spline_s_second_derivative():
    """x = law(t): the drive pushes with m law''; what it puts in is the kinetic energy."""
    motion = simulate(driven(), (0, 2), {"A": (0, 0)}, {"A": (1, 0)})
    np.testing.assert_allclose(motion("A.x", TIMES), SPLINE(TIMES), atol=1e-13)
    np.testing.assert_allclose(motion.motor("drive", TIMES), 2 * SPLINE(TIMES, 2), atol=1e-10)
    energy = motion.energy(TIMES)
    np.testing.assert_allclose(energy.kinetic, SPLINE(TIMES, 1) ** 2, atol=1e-12)
    np.testing.assert_allclose(energy.supplied, energy.kinetic - energy.kinetic[0], atol=1e-11)
    assert motion.certificate.energy_balance < 1e-11


def test_laws_in_lengths_angles_and_potentials():
    """A tabulated law of a cubic moves a pendulum as the formula does, wherever it stands."""

    def pendulum(law_of):
        s = Lagrangian("A[2] B[2]")
        s.particle(1.0, s.A)
        s.particle(0.5, s.B)
        s.gravity(Vec2(0, -9.81))
        law = law_of(s)
        s.constrain(s.A.squared() - 1, name="rod")
        s.prescribe_angle(s.A.x, s.A.y, law, name="turn")
        s.spring(50.0, s.A, s.B, length=1 + law)
        s.dissipation(0.1 * (1 + law**2) * s.rate.B.squared())
        return s

    def cubic(t):
        return 0.1 * t**3 - 0.3 * t**2 + 0.2 * t

    start = {"A": (1, 0), "B": (2, 0)}
    table = simulate(pendulum(lambda s: s.table("law", UNEVEN, cubic(UNEVEN))), (0, 2), start)
    formula = simulate(pendulum(lambda s: cubic(s.t)), (0, 2), start)
    for name in ("A.x", "B.x", "B.y'", "lam.turn", "work.supplied", "work.dissipated"):
        np.testing.assert_allclose(table(name, TIMES), formula(name, TIMES), atol=1e-9)
    assert table.certificate.energy_balance < 1e-9


def test_backwards_and_back_again():
    """A run backwards from the end of another, from a knot and from between knots, retraces it."""
    forward = simulate(pushed(), (0, 2), {"x": 0})
    for start, end in ((2.0, 0.0), (1.4, 0.1), (1.0, 0.2)):
        back = simulate(pushed(), (start, end), {"x": forward("x", start)}, {"x": forward("x'", start)})
        times = np.linspace(start, end, 31)
        np.testing.assert_allclose(back("push", times), SPLINE(times), atol=1e-13)
        np.testing.assert_allclose(back("x", times), forward("x", times), atol=1e-13)
        assert back.t[-1] == end


@pytest.mark.parametrize("start", [0.5, 0.5 - 1e-15, 0.5 + 1e-15, 0.7, 1.5])
def test_runs_that_start_within_the_table(start):
    """At a knot, a rounding beside it, between knots, in the last piece: the law is the spline from the start."""
    motion = simulate(pushed(), (start, 2), {"x": 0})
    times = np.linspace(start, 2, 31)
    speed = SPLINE.antiderivative()
    np.testing.assert_allclose(motion("push", times), SPLINE(times), atol=1e-13)
    np.testing.assert_allclose(motion("x'", times), (speed(times) - speed(start)) / 2, atol=1e-13)


def test_several_tables_with_knots_of_their_own():
    """Knots that two tables share, that differ by rounding, or that only one has."""
    other = np.array([-1.0, 0.3, 0.5, 3 * 0.3, 2.0])
    s = Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    s.load(s.table("one", UNEVEN, VALUES) * s.table("two", other, other**2), s.rate.x)
    motion = simulate(s, (0, 2), {"x": 0})
    np.testing.assert_allclose(motion("one", TIMES), SPLINE(TIMES), atol=1e-13)
    np.testing.assert_allclose(motion("two", TIMES), TIMES**2, atol=1e-13)
    np.testing.assert_allclose(motion("x''", TIMES), SPLINE(TIMES) * TIMES**2, atol=1e-12)


def test_the_euler_lagrange_equations_alone_know_their_table():
    """solve_dae on the DAE of a system follows the table, too."""
    dae = br.euler_lagrange(pushed().system())
    solution = br.solve_dae(dae, (0, 2), {"x": 0, "x'": 0, "work.supplied": 0})
    np.testing.assert_allclose(solution("x", TIMES), motion_under(SPLINE, TIMES)[1], atol=1e-13)


@pytest.mark.parametrize("keep", ["steps", "times"])
@pytest.mark.parametrize("way", [1, -1])
def test_values_at_asked_times(keep, way):
    """Times at the ends, at knots, twice the same and between: one value each, in order."""
    times = np.sort(np.concatenate([UNEVEN, [0.5, 0.7, 0.7, 1.95]]))[::way]
    motion = simulate(pushed(), (times[0], times[-1]), {"x": 0}, t_eval=times, keep=keep)
    np.testing.assert_array_equal(motion.t, times)
    np.testing.assert_allclose(motion["push"], SPLINE(times), atol=1e-13)


def test_the_error_is_estimated_across_knots():
    """The comparison run meets the same knots: the estimate is that of a smooth run."""
    motion = simulate(pushed(), (0, 2), {"x": 0}, estimate_error=True)
    assert max(motion.certificate.error.values()) < 1e-12


def test_a_thousand_knots_cost_a_thousand_steps():
    """One step a piece, no rejections, no events, and no variables or event functions for the knots."""
    times = np.linspace(0, 10, 1001)
    motion = simulate(pushed(times, np.sin(times), mass=1.0), (0, 10), {"x": 0})
    assert motion.certificate.steps == 1000
    assert motion.certificate.rejections == 0
    np.testing.assert_allclose(motion("x'", times), 1 - np.cos(times), atol=1e-9)


# -- events ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [0.5, 0.5 - 2e-16, 0.5 + 2e-16, 0.7])
@pytest.mark.parametrize("kind", ["record", "pause", "action", "terminal"])
@pytest.mark.parametrize("way", [1, -1])
def test_events_beside_knots_happen_once(at, kind, way):
    """An event at a knot, a rounding beside it or between knots is met once, and the law goes on as the spline."""
    action = {"pause": lambda t, values: None, "action": lambda t, values: {"x'": 5.0}}.get(kind)
    event = Event(lambda t, x, der: t - at, action=action, terminal=kind == "terminal")
    motion = simulate(pushed(), (0, 2)[::way], {"x": 0}, events=event)
    assert [occurrence.t for occurrence in motion.events] == pytest.approx([at], abs=1e-15)
    end = at if kind == "terminal" else (2, 0)[way < 0]
    times = np.linspace((0, 2)[way < 0], end, 41)
    np.testing.assert_allclose(motion("push", times), SPLINE(times), atol=1e-13)
    if kind == "action":
        speed = SPLINE.antiderivative()
        assert motion("x'", end) == pytest.approx(5 + (speed(end) - speed(at)) / 2, abs=1e-12)
    assert motion.certificate.energy_balance < 1e-12


@pytest.mark.parametrize(("options", "shift"), [({"tol": 1e-3, "order": 8}, 0.0), ({}, 0.0), ({}, -3e-16)])
@pytest.mark.parametrize("action", [None, lambda t, values: None], ids=["record", "pause"])
def test_a_position_reached_at_a_knot_counts_once(options, shift, action):
    """Where the polynomials of a function before and after a knot differ by their errors, a zero is not lost."""
    random = np.random.default_rng(1)
    for _ in range(2):
        times, values = np.cumsum(random.uniform(0.1, 0.5, 10)), random.uniform(0.5, 2, 10)
        system, span = pushed(times, values, mass=1.0).system(), (times[0], times[-1])
        free = simulate(system, span, {"x": 0}, {"x": 1}, **options)
        for knot in times[2:6]:
            mark = 5 * float(free("x", knot)) * (1 + shift)
            event = Event(lambda t, x, der, mark=mark: br.exp(5 * x.x) - np.exp(mark), action=action)
            motion = simulate(system, span, {"x": 0}, {"x": 1}, events=event, **options)
            assert [occurrence.t for occurrence in motion.events] == pytest.approx([knot], abs=1e-7)


def test_a_short_step_after_a_pause_never_turns_back():
    """A function that errors leave just below zero, in a step much shorter than the one before, rises once or not."""
    after_pause = np.array([[-1.5e-8], [407.0], [1770.0]])
    found = roots_in_step((Event(lambda t, x, der: t),), _step(after_pause, 3e-11), {0}, 0.03)
    assert all(0 <= root.offset <= 3e-11 for root in found)
    rounding = np.array([[-1.8e-3], [9.9e12], [1.0e14]])
    assert roots_in_step((Event(lambda t, x, der: t),), _step(rounding, 4e-9), {0}, 0.0016) == []


def _step(coefficients, length):
    """A step in which event functions are these polynomials."""
    return LastStep(
        0.0, length, lambda: coefficients, lambda h: polynomial.polyval(h, coefficients), lambda: np.zeros(1), 1e-10
    )


def test_an_event_on_the_law_itself():
    """Zeros of a table are those of its spline, the one at the start included."""
    motion = simulate(pushed(), (0, 2), {"x": 0}, events=Event(lambda t, x, der: x.push))
    zeros = SPLINE.roots(extrapolate=False)
    np.testing.assert_allclose([occurrence.t for occurrence in motion.events], zeros, atol=1e-12)


def test_an_action_cannot_change_a_law():
    """A law follows its table, whatever events say."""
    event = Event(lambda t, x, der: t - 1, action=lambda t, values: {"push'": 0.0}, name="knock")
    with pytest.raises(br.InitialValueError) as error:
        simulate(pushed(), (0, 2), {"x": 0}, events=event)
    assert str(error.value) == "Event knock sets 'push'', which is a given function of time."


def test_impacts_on_a_constrained_system_leave_the_law_alone():
    """An action whose consistent state must be searched for moves the coordinates, never the law."""
    s = driven()
    event = Event(lambda t, x, der: t - 0.8, action=lambda t, values: {"A.y'": 3.0})
    motion = simulate(s, (0, 2), {"A": (0, 0)}, {"A": (1, 0)}, events=event)
    np.testing.assert_allclose(motion("A.x", TIMES), SPLINE(TIMES), atol=1e-13)
    assert motion("A.y", 2) == pytest.approx(3 * 1.2, abs=1e-12)


# -- errors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("times", "values", "message"),
    [
        ([0, 1, 2], [0, 1, 2], "The table 'law' has 3 rows; a cubic spline needs at least 4."),
        ([0, 1, 2, 3], [0, 1, 2], "The table 'law' has 4 times and 3 values."),
        ([0, 1, 1, 3], [0] * 4, "The times of the table 'law' do not increase: 1 is followed by 1."),
        ([0, 2, 1.5, 3], [0] * 4, "The times of the table 'law' do not increase: 2 is followed by 1.5."),
        ([0, 1, 2, np.inf], [0] * 4, "The times of the table 'law' contain inf, in row 4."),
        ([0, 1, 2, 3], [0, np.nan, 0, 0], "The values of the table 'law' contain nan, in row 2."),
        ([0, 1, 2, 3], ["a", 0, 0, 0], "The values of the table 'law' must be numbers."),
        ([0, 1, 2, 3], [[0, 0]] * 4, "The values of the table 'law' must be a sequence of numbers."),
        (1.0, 2.0, "The times of the table 'law' must be a sequence of numbers."),
    ],
)
def test_tables_that_cannot_be(times, values, message):
    """What is wrong with a table, and where."""
    with pytest.raises(br.ModelError) as error:
        Lagrangian("x").table("law", times, values)
    assert str(error.value) == message


@pytest.mark.parametrize("name", ["x", "A", "A.x", "g", "wall", "angle", "speed", "law"])
def test_names_that_are_taken(name):
    """Coordinates, points, components, parameters, constraints, extra variables, outputs and tables have names."""
    s = Lagrangian("x A[2]", parameters={"g": 9.81})
    s.constrain(s.A.x, name="wall")
    s.turn("angle", s.rate.x)
    s.output("speed", s.rate.x)
    s.table("law", UNEVEN, VALUES)
    with pytest.raises(br.ModelError) as error:
        s.table(name, UNEVEN, VALUES)
    assert str(error.value) == f"The name '{name}' is taken."


def test_names_that_are_none():
    """A table is one number, with a name of letters."""
    with pytest.raises(br.ModelError) as error:
        Lagrangian("x").table("law[2]", UNEVEN, VALUES)
    assert str(error.value) == "'law[2]' is not a valid name for a table; use letters, digits and dots."


def test_names_of_tables_are_taken():
    """A constraint cannot have the name of a table."""
    s = pushed()
    with pytest.raises(br.ModelError) as error:
        s.constrain(s.x, name="push")
    assert str(error.value) == "The name 'push' is taken."


@pytest.mark.parametrize("span", [(0, 5), (5, 0), (-1, 2)])
def test_runs_that_leave_the_table(span):
    """Beyond its ends a table says nothing; that is noticed before the run."""
    with pytest.raises(br.OptionError) as error:
        simulate(pushed(), span, {"x": 0})
    assert str(error.value) == (
        f"The table 'push' covers t = 0 to 2; the run goes from {span[0]} to {span[1]}.\n"
        "  Lengthen the table, or shorten the run."
    )


def test_a_span_that_misses_the_end_by_rounding():
    """0.1 * 3 is a little more than 0.3, and means it."""
    motion = simulate(pushed([0, 0.1, 0.2, 0.3], [0, 1, 2, 3]), (0, 0.1 * 3), {"x": 0})
    assert motion("x'", 0.3) == pytest.approx(10 * 0.3**2 / 2 / 2, rel=1e-12)


def test_a_law_has_no_initial_value():
    """It would contradict the table."""
    with pytest.raises(br.InitialValueError) as error:
        simulate(pushed(), (0, 2), {"x": 0, "push": 1})
    assert str(error.value) == "'push' is a tabulated law: its initial values are those of its table."


def test_equations_that_need_more_than_two_derivatives():
    """A force on one mass that makes another one, behind a spring, follow a law needs its fourth derivative."""
    s = Lagrangian("a b")
    s.kinetic((s.rate.a**2 + s.rate.b**2) / 2)
    s.potential(10 * (s.a - s.b) ** 2)
    law = s.table("law", UNEVEN, VALUES)
    s.load(s.extra("control", lambda u, rate: s.b - law), s.rate.a)
    with pytest.raises(br.StructureError) as error:
        simulate(s, (0, 2), {"a": 0, "b": 0})
    assert str(error.value) == (
        "The equation 'control' needs the table 'law' with a smooth third derivative; a cubic spline has two.\n"
        "  Write the law as a formula."
    )


def test_other_forms_take_no_tables():
    """Hamilton's equations say so."""
    with pytest.raises(br.ModelError, match="The Legendre transform takes no tabulated laws"):
        br.legendre(pushed().system())
