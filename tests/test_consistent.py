"""Consistent initial points: nearest to the guesses, fixed where asked, refused with a reason."""

import math

import numpy as np
import pytest
from scipy.optimize import brentq, minimize

import bricard as br


def circle_of(radius):
    return br.DAE(
        "u v lam",
        lambda t, x, der: {
            "newton u": der(x.u, 2) + x.lam * x.u,
            "newton v": der(x.v, 2) + x.lam * x.v - 9.81,
            "rod": x.u**2 + x.v**2 - radius**2,
        },
    )


PENDULUM = circle_of(10.0)
REST = {"u'": 0, "v'": 0}


def start(dae, initial, t=0.0, duration=1e-3, **options):
    """Values at the start of a short run, by name."""
    solution = br.solve_dae(dae, (t, t + duration), initial, **options)
    assert solution.success, solution.message
    return solution, {name: float(solution[name][0]) for name in ("u", "v", "u'", "v'") if name[0] in dae.variables}


def refusal(dae, initial, error=br.InitialValueError, **options):
    """The message with which a start is refused."""
    with pytest.raises(error) as info:
        br.solve_dae(dae, (0, 1), initial, **options)
    return str(info.value)


# -- the nearest point -------------------------------------------------------------------------------


def test_consistent_values_stay_as_they_are():
    """A pendulum that is on its circle and moves along the tangent is not touched."""
    solution, point = start(PENDULUM, {"u": 6, "v": 8, "u'": 4, "v'": -3})
    assert point == {"u": 6.0, "v": 8.0, "u'": 4.0, "v'": -3.0}
    assert solution.certificate.moved == {}
    assert "initial values      consistent as given" in str(solution.certificate)


@pytest.mark.parametrize("distance", [0.5, 2.0, 3.25, 3.5, 5.0, 9.0, 10.0, 11.0, 30.0, 1000.0])
def test_nearest_point_of_a_circle(distance):
    """The nearest point of a circle lies on the ray; of a velocity the part along the tangent remains."""
    for angle in (-3.1, -1.3, 0.0, 0.4, 2.0):
        n = np.array([math.cos(angle), math.sin(angle)])
        guess = {"u": distance * n[0], "v": distance * n[1], "u'": 3, "v'": -5}
        _, point = start(PENDULUM, guess)
        velocity = np.array([3, -5]) - (3 * n[0] - 5 * n[1]) * n
        np.testing.assert_allclose([point["u"], point["v"]], 10 * n, atol=1e-8)
        np.testing.assert_allclose([point["u'"], point["v'"]], velocity, atol=1e-8)


@pytest.mark.parametrize("guess", [(1.0, 1.0), (4.0, -3.0), (-0.5, 0.2), (30.0, 40.0), (-2.9, -0.1)])
def test_nearest_point_of_an_ellipse(guess):
    """The foot of the perpendicular on an ellipse is a root of a rational equation in one unknown."""
    a, b, (p, q) = 3.0, 1.0, guess
    ellipse = br.DAE(
        "u v lam",
        lambda t, x, der: [
            der(x.u, 2) + x.lam * x.u / a**2,
            der(x.v, 2) + x.lam * x.v / b**2 - 9.81,
            (x.u / a) ** 2 + (x.v / b) ** 2 - 1,
        ],
    )
    _, point = start(ellipse, {"u": p, "v": q, **REST})

    def mismatch(s):
        return (a * p / (a**2 + s)) ** 2 + (b * q / (b**2 + s)) ** 2 - 1

    s = brentq(mismatch, -(b**2) + b * abs(q), 1e4, xtol=1e-14)
    np.testing.assert_allclose([point["u"], point["v"]], [a**2 * p / (a**2 + s), b**2 * q / (b**2 + s)], atol=1e-7)


def test_nearest_point_of_two_surfaces():
    """On the curve where a paraboloid meets a plane the nearest point is that of a sequential quadratic program."""

    def surfaces(t, x, der):
        p, q = x.r[0] ** 2 + 2 * x.r[1] ** 2 - x.r[2] - 1, x.r[0] + x.r[1] + x.r[2] - 2
        gradient = br.vector([2 * x.r[0], 4 * x.r[1], -1])
        return [der(x.r, 2) + x.l[0] * gradient + x.l[1] * br.vector([1, 1, 1]), p, q]

    guess = np.array([2.0, 1.0, 0.5])
    names = ["r[0]", "r[1]", "r[2]"]
    dae = br.DAE("r[3] l[2]", surfaces)
    initial = dict(zip(names, guess, strict=True)) | {f"{name}'": 0 for name in names}
    solution = br.solve_dae(dae, (0, 1e-3), initial)
    oracle = minimize(
        lambda r: np.sum((r - guess) ** 2),
        guess,
        method="SLSQP",
        constraints=[
            {"type": "eq", "fun": lambda r: r[0] ** 2 + 2 * r[1] ** 2 - r[2] - 1},
            {"type": "eq", "fun": lambda r: r.sum() - 2},
        ],
        options={"ftol": 1e-15},
    )
    np.testing.assert_allclose([solution[name][0] for name in names], oracle.x, atol=1e-6)


def test_moves_are_reported():
    """The certificate says by how much the guesses were moved, and which one most."""
    solution, _ = start(PENDULUM, {"u": 3, "v": 4, "u'": 1, "v'": 1})
    moved = solution.certificate.moved
    assert moved == pytest.approx({"u": 3, "v": 4, "u'": -0.84, "v'": -1.12}, abs=1e-9)
    assert str(solution.certificate).endswith("initial values      made consistent; v moved most, by 4")


@pytest.mark.parametrize("radius", [1e-12, 1e-9, 1e-6, 1e-3, 1.0, 1e3, 1e6, 1e9, 1e12])
def test_the_nearest_point_does_not_depend_on_the_unit_of_length(radius):
    """A rod measured in picometres or in gigametres has the same nearest point."""
    guess = {"u": 0.9 * radius, "v": 0.5 * radius, **REST}
    _, point = start(circle_of(radius), guess, duration=1e-3 * math.sqrt(radius), atol=1e-10 * radius)
    expected = np.array([0.9, 0.5]) / math.hypot(0.9, 0.5)
    np.testing.assert_allclose([point["u"] / radius, point["v"] / radius], expected, rtol=1e-9)


def test_the_start_time_enters_the_constraints():
    """A point on a rail that moves with sin t starts where the rail is, with the rail's velocity."""
    rail = br.DAE("u v", lambda t, x, der: [x.u - br.sin(t), der(x.u) - x.v])
    solution = br.solve_dae(rail, (1, 2), {})
    assert solution["u"][0] == pytest.approx(math.sin(1), abs=1e-15)
    assert solution["v"][0] == pytest.approx(math.cos(1), abs=1e-15)


def test_parameters_enter_the_constraints():
    """A shorter rod brings the nearest point closer."""
    dae = br.DAE(
        "u v lam",
        lambda t, x, der, p: [der(x.u, 2) + x.lam * x.u, der(x.v, 2) + x.lam * x.v, x.u**2 + x.v**2 - p.L**2],
        parameters={"L": 10.0},
    )
    _, point = start(dae, {"u": 3, "v": 4, **REST}, parameters={"L": 1.0})
    np.testing.assert_allclose([point["u"], point["v"]], [0.6, 0.8], atol=1e-12)


# -- fixed values ------------------------------------------------------------------------------------


@pytest.mark.parametrize("u", [0.0, 2.0, 4.0, 6.123, -9.5, 9.999])
def test_fixed_values_are_held_exactly(u):
    """What is held does not move beyond the rounding of the constraint."""
    _, point = start(PENDULUM, {"u": u, "v": 5.0, **REST}, fixed=["u"])
    assert point["u"] == pytest.approx(u, rel=4e-16, abs=1e-15)
    assert point["v"] == pytest.approx(math.sqrt(100 - u**2), rel=1e-9)


@pytest.mark.parametrize("v", [-5.0, -3.0, -1.0, 1.0, 3.0, 5.0])
def test_a_fixed_value_leaves_the_nearer_of_two_solutions(v):
    """With u held, the rod puts v on the side of its guess."""
    for u in (0.0, 4.0, 6.0, 9.0):
        _, point = start(PENDULUM, {"u": u, "v": v, **REST}, fixed=["u"])
        assert point["v"] == pytest.approx(math.copysign(math.sqrt(100 - u**2), v), rel=1e-9)


def test_a_fixed_velocity_determines_the_other():
    """At 3-4-5 a held u' leaves v' no choice."""
    _, point = start(PENDULUM, {"u": 6, "v": 8, "u'": 1, "v'": 5}, fixed=["u'"])
    assert point["u'"] == 1.0
    assert point["v'"] == pytest.approx(-0.75, rel=1e-14)


def test_a_value_fixed_at_its_extreme():
    """A rod held at its full reach lies flat: u stays exactly, v is the double root zero."""
    _, point = start(PENDULUM, {"u": 10, "v": 1, **REST}, fixed=["u"])
    assert point["u"] == 10.0
    assert point["v"] == pytest.approx(0, abs=1e-5)


def test_fixed_values_are_held_in_small_units():
    """A bond of a picometre keeps its fixed coordinate like a rod of ten metres."""
    L = 1e-12
    _, point = start(circle_of(L), {"u": 0.6 * L, "v": 0.1 * L, **REST}, duration=1e-9, fixed=["u"], atol=1e-22)
    assert point["u"] == 0.6 * L
    assert point["v"] == pytest.approx(0.8 * L, rel=1e-9)


def test_fixed_names_may_come_as_one_name():
    """A single name to be held is one name, not a list of its letters."""
    _, point = start(PENDULUM, {"u": 6, "v": 8, "u'": 1, "v'": 5}, fixed="u'")
    assert point["u'"] == 1.0


# -- what must be given ------------------------------------------------------------------------------

REMEDY = "\n  Give a value or a guess for them; print(dae.structure()) lists what is needed."


@pytest.mark.parametrize(
    ("initial", "missing"),
    [
        ({}, "u, v; 1 of u', v'"),
        ({"u": 10}, "v; 1 of u', v'"),
        ({"u": 10, "v": 0}, "1 of u', v'"),
        ({"v": 0, "u'": 0}, "u"),
    ],
)
def test_missing_values_are_named(initial, missing):
    """A pendulum needs its place and one component of its velocity."""
    assert refusal(PENDULUM, initial) == f"Initial values are missing: {missing}.{REMEDY}"


def test_one_velocity_is_enough():
    """The rod determines the second component of the velocity and the tension needs no guess."""
    solution, point = start(PENDULUM, {"u": 6, "v": 8, "u'": 1})
    assert point["v'"] == pytest.approx(-0.75, rel=1e-14)
    assert solution["lam"][0] == pytest.approx((1 + 0.75**2 + 9.81 * 8) / 100, rel=1e-13)


def test_a_value_that_does_not_determine_the_rest():
    """At the end of the rod's reach u' says nothing about v'."""
    assert refusal(PENDULUM, {"u": 10, "v": 0, "u'": 0}) == (
        "The values given do not determine v'.\n  Give a value for one of them."
    )


@pytest.mark.parametrize(
    ("name", "most"), [("lam'", "lam"), ("u'''", "u, u', u''"), ("u^(4)", "u, u', u''"), ("v'''", "v, v', v''")]
)
def test_values_that_the_equations_determine_are_surplus(name, most):
    """The rate of the tension follows from the motion and cannot be chosen."""
    assert refusal(PENDULUM, {"u": 10, "v": 0, **REST, name: 0}) == (
        f"'{name}' is an initial value, but the equations determine it.\n  Give {most} at most."
    )


@pytest.mark.parametrize("name", ["w", "", "u v", "u '", "q[0]", "U"])
def test_unknown_names(name):
    """A name that is not a variable is told together with those that are."""
    assert refusal(PENDULUM, {"u": 10, "v": 0, **REST, name: 0}) == (
        f"'{name}' is an initial value, but no variable; they are u, v, lam."
    )


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_values_must_be_finite(value):
    """NaN and infinity are not initial values."""
    expected = f"The initial value of v' is {value}; it must be a finite number."
    assert refusal(PENDULUM, {"u": 10, "v": 0, "u'": 0, "v'": value}) == expected


@pytest.mark.parametrize("value", ["1", 1j, None, [1.0], np.array([1.0, 2.0])], ids=repr)
def test_values_must_be_real_numbers(value):
    """Text, complex numbers and lists are not initial values, and the message says which one it is."""
    assert "v'" in refusal(PENDULUM, {"u": 10, "v": 0, "u'": 0, "v'": value})


@pytest.mark.parametrize("number", [6, 6.0, np.float32(6), np.int64(6), np.longdouble(6), np.array(6.0), True + 5])
def test_any_real_number_will_do(number):
    """Python's and NumPy's numbers are the same numbers."""
    _, point = start(PENDULUM, {"u": number, "v": 8, **REST})
    assert point["u"] == 6.0


@pytest.mark.parametrize("initial", [[10, 0, 0, 0], None, (("u", 10),)])
def test_initial_values_come_by_name(initial):
    """SciPy's bare vector of initial values does not say which value is whose."""
    assert refusal(PENDULUM, initial)


def test_fixed_without_a_value():
    """What has no value cannot be held."""
    assert refusal(PENDULUM, {"u": 10, "v": 0, **REST}, fixed=["lam", "u"]) == "Fixed without a value: lam."
    assert refusal(PENDULUM, {"u": 10, "v": 0, **REST}, fixed=["w"]) == (
        "'w' is fixed, but no variable; they are u, v, lam."
    )


# -- what cannot be met ------------------------------------------------------------------------------


def test_too_many_fixed_positions():
    """The point (3, 4) is not on a circle of radius 10: both coordinates cannot be held."""
    assert refusal(PENDULUM, {"u": 3, "v": 4, **REST}, fixed=["u", "v"]) == (
        "No consistent initial point was found: the equations rod (by -75) cannot be met.\n"
        "  Too many values are fixed: release one or more of u, v."
    )


def test_too_many_fixed_velocities():
    """A velocity along the rod contradicts the derivative of its length."""
    initial = {"u": 6, "v": 8, "u'": 1, "v'": 0}
    assert refusal(PENDULUM, initial, fixed=["u", "v", "u'", "v'"]) == (
        "No consistent initial point was found: the equations rod' (by 12) cannot be met.\n"
        "  Too many values are fixed: release one or more of u', v'."
    )


def test_a_fixed_tension_contradicts_the_motion():
    """The tension of a rod follows from place and velocity; another one cannot be held."""
    text = refusal(PENDULUM, {"u": 10, "v": 0, **REST, "lam": 1}, fixed=["lam"])
    assert text.endswith("Too many values are fixed: release one or more of lam.")
    assert "rod''" in text or "newton" in text


def test_a_guess_of_the_tension_is_only_a_guess():
    """A wrong guess of the tension is replaced by what the equations say."""
    solution, _ = start(PENDULUM, {"u": 10, "v": 0, **REST, "lam": 1, "u''": 5})
    assert solution["lam"][0] == pytest.approx(0, abs=1e-14)
    assert solution.certificate.moved == pytest.approx({"lam": -1, "u''": -5}, abs=1e-12)


def impossible_circle():
    return br.DAE(
        "u v lam",
        lambda t, x, der: {
            "a": der(x.u, 2) + x.lam * x.u,
            "b": der(x.v, 2) + x.lam * x.v,
            "circle": x.u**2 + x.v**2 + 1,
        },
    )


def two_circles():
    return br.DAE(
        "u v l m",
        lambda t, x, der: {
            "a": der(x.u, 2) + x.l * x.u + x.m * (x.u - 5),
            "b": der(x.v, 2) + x.l * x.v + x.m * x.v - 9.81,
            "near": x.u**2 + x.v**2 - 1,
            "far": (x.u - 5) ** 2 + x.v**2 - 1,
        },
    )


@pytest.mark.parametrize(
    ("make", "initial", "names"),
    [
        (impossible_circle, {"u": 10, "v": 0, **REST}, ["circle"]),
        (impossible_circle, {"u": 0, "v": 0, **REST}, ["circle"]),
        (two_circles, {"u": 1, "v": 1}, ["near", "far"]),
        (two_circles, {"u": 2.5, "v": 0}, ["near", "far"]),
    ],
)
def test_constraints_that_cannot_be_met_are_named(make, initial, names):
    """A circle of negative area has no point, and two circles that are apart share none."""
    text = refusal(make(), initial)
    assert text.startswith("No consistent initial point was found: the equations ")
    assert text.endswith("Start from other guesses, or look for equations that contradict each other.")
    assert any(f"{name} (by " in text for name in names)


def test_the_violation_that_is_reported_is_the_one_near_the_guess():
    """u^2 + v^2 = -1 is missed by 1 at best and by 101 at the guess; no point of interest misses it by more."""
    text = refusal(impossible_circle(), {"u": 10, "v": 0, **REST})
    violation = float(text.split("(by ")[1].split(")")[0])
    assert 1 <= violation <= 101


def test_out_of_reach():
    """A rod of 10 does not reach a u that is held at 11."""
    text = refusal(PENDULUM, {"u": 11, "v": 1, **REST}, fixed=["u"])
    assert text.endswith("Too many values are fixed: release one or more of u.")


def test_linear_equations_that_contradict_fixed_values():
    """A prescribed output u = sin t leaves no freedom to hold another value."""
    servo = br.DAE("u w f", lambda t, x, der: [der(x.u) - x.w, der(x.w) - x.f, x.u - br.sin(t)])
    assert refusal(servo, {"u": 3}, fixed=["u"]) == (
        "No consistent initial point was found: the equations f3 (by 3) cannot be met.\n"
        "  Too many values are fixed: release one or more of u."
    )


def test_equations_that_are_no_numbers_at_the_start():
    """The logarithm of a negative guess is not a number, and the equation is named."""
    dae = br.DAE("x y", lambda t, x, der: {"flow": der(x.x) + x.y, "law": x.y**3 - br.log(x.x)})
    assert refusal(dae, {"x": -1, "y": 1}) == (
        "At the initial values the equations law are not finite numbers "
        "(a division by zero, the root or the logarithm of a negative number).\n"
        "  Start from other values."
    )


# -- hidden stages and implicit systems --------------------------------------------------------------


def test_prescribed_outputs_need_no_initial_values():
    """The inverse problem u = sin t of a double integrator has index 3 and no freedom at all."""
    servo = br.DAE("u w f", lambda t, x, der: [der(x.u) - x.w, der(x.w) - x.f, x.u - br.sin(t)])
    assert (servo.structure().index, servo.structure().dof) == (3, 0)
    solution = br.solve_dae(servo, (0.5, 1), {"u": 7})
    values = [solution[name][0] for name in "uwf"]
    np.testing.assert_allclose(values, [math.sin(0.5), math.cos(0.5), -math.sin(0.5)], atol=1e-14)
    assert solution.certificate.moved == pytest.approx({"u": math.sin(0.5) - 7})


def test_hidden_constraints_of_coupled_pendula():
    """The tension of the first of two pendula sets the length of the second; four derivatives deep all must agree."""
    G, L, c = 1.0, 1.0, 0.1

    def pendula(t, x, der):
        return {
            "x": der(x.x, 2) + x.lam * x.x,
            "y": der(x.y, 2) + x.lam * x.y - G,
            "rod": x.x**2 + x.y**2 - L**2,
            "u": der(x.u, 2) + x.mu * x.u,
            "v": der(x.v, 2) + x.mu * x.v - G,
            "length": x.u**2 + x.v**2 - (L + c * x.lam) ** 2,
        }

    dae = br.DAE("x y lam u v mu", pendula)
    assert (dae.structure().index, dae.structure().dof) == (5, 4)
    initial = {"x": 3, "y": 4, "x'": 1, "y'": 0, "u": 2, "v": 0, "u'": 0, "v'": 1}
    initial |= {"x''": 0, "y''": 0, "lam": 1, "x'''": 0, "y'''": 0, "lam'": 0}
    needed = {name: value for name, value in initial.items() if name not in ("x''", "y''", "x'''", "y'''", "lam'")}
    solution = br.solve_dae(dae, (0, 0.01), needed)
    first = {name: solution[name][0] for name in ("x", "y", "x'", "y'", "u", "v", "u'", "v'", "lam")}
    np.testing.assert_allclose([first["x"], first["y"]], [0.6, 0.8], atol=1e-10)
    np.testing.assert_allclose([first["x'"], first["y'"]], [0.64, -0.48], atol=1e-10)
    speed = first["x'"] ** 2 + first["y'"] ** 2
    assert first["lam"] == pytest.approx(speed + G * first["y"], rel=1e-12)
    length = L + c * first["lam"]
    np.testing.assert_allclose([first["u"], first["v"]], [length, 0], atol=1e-10)
    rate = c * solution("lam'", 0.0)
    assert first["u"] * first["u'"] + first["v"] * first["v'"] == pytest.approx(length * rate, rel=1e-10)


@pytest.mark.parametrize(("guess", "rate"), [(0.9, 1), (3.0, 1), (-0.5, -1), (-20.0, -1)])
def test_an_implicit_equation_follows_the_branch_of_its_guess(guess, rate):
    """u'^2 = u^2 has a growing and a decaying solution; the guess of u' chooses."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u) ** 2 - x.u**2])
    solution = br.solve_dae(dae, (0, 1), {"u": 1, "u'": guess}, fixed=["u"])
    assert solution("u", 1.0) == pytest.approx(math.exp(rate), rel=1e-10)


def test_an_implicit_equation_needs_a_guess():
    """Without a guess of u' an equation in its square does not know where to go."""
    dae = br.DAE("u", lambda t, x, der: [der(x.u) ** 2 - x.u**2])
    assert not dae.structure().quasilinear
    assert refusal(dae, {"u": 1}) == f"Initial values are missing: u'.{REMEDY}"


def test_nonlinear_algebraic_equations_need_a_guess_and_linear_ones_do_not():
    """y^3 = 3 x + 5 has to be searched for; 2 y = 3 x + 1 has not."""
    cubic = br.DAE("x y", lambda t, x, der: [der(x.x) + x.y, x.y**3 - 3 * x.x - 5])
    assert refusal(cubic, {"x": 1}) == f"Initial values are missing: y.{REMEDY}"
    solution = br.solve_dae(cubic, (0, 0.1), {"x": 1, "y": 1})
    assert (solution["x"][0], solution["y"][0]) == (1.0, pytest.approx(2, rel=1e-14))
    linear = br.DAE("x y", lambda t, x, der: [der(x.x) + x.y, 2 * x.y - 3 * x.x - 1])
    assert br.solve_dae(linear, (0, 0.1), {"x": 1})["y"][0] == pytest.approx(2, rel=1e-15)


def test_a_guess_chooses_among_algebraic_solutions():
    """A diode-like square law y^2 = x keeps the sign of its guess."""
    square = br.DAE("x y", lambda t, x, der: [der(x.x) - 1, x.y**2 - x.x])
    for sign in (1, -1):
        solution = br.solve_dae(square, (0, 5), {"x": 4, "y": 0.3 * sign}, fixed=["x"])
        np.testing.assert_allclose(solution["y"][[0, -1]], [2 * sign, 3 * sign], rtol=1e-10)


# -- dependent constraints and singular positions ----------------------------------------------------


def test_redundant_constraints_are_named():
    """A rod that is described twice leaves its two tensions undetermined."""
    twice = br.DAE(
        "u v l m",
        lambda t, x, der: {
            "a": der(x.u, 2) + x.l * x.u + x.m * x.u,
            "b": der(x.v, 2) + x.l * x.v + x.m * x.v - 9.81,
            "rod": x.u**2 + x.v**2 - 1,
            "again": 2 * x.u**2 + 2 * x.v**2 - 2,
        },
    )
    text = refusal(twice, {"u": 1, "v": 0, **REST}, error=br.StructureError)
    assert text.startswith(
        "The system Jacobian is singular everywhere, so the structural analysis fails: its index and its degrees of "
        "freedom are not to be trusted.\n"
        "  A combination of the equations rod, again loses its leading derivatives; l, m stay undetermined.\n"
    )
    assert "What the structure alone would say:" in str(twice.structure())


def four_bar(t, x, der):
    """A parallelogram of bars 1 and 2 by the angles of crank, coupler and rocker; it can fold flat."""
    a, b, c = x.angle[0], x.angle[1], x.angle[2]
    slope_x = br.vector([-br.sin(a), -2 * br.sin(b), br.sin(c)])
    slope_y = br.vector([br.cos(a), 2 * br.cos(b), -br.cos(c)])
    return {
        "moments": der(x.angle, 2) + x.l[0] * slope_x + x.l[1] * slope_y,
        "loop x": br.cos(a) + 2 * br.cos(b) - br.cos(c) - 2,
        "loop y": br.sin(a) + 2 * br.sin(b) - br.sin(c),
    }


def angles(*values):
    return {f"angle[{i}]": value for i, value in enumerate(values)} | {f"angle[{i}]'": 0.0 for i in range(3)}


def test_a_flat_four_bar_is_a_singular_position():
    """Folded flat, a parallelogram can leave in two ways; the start is refused and the reason is told."""
    dae = br.DAE("angle[3] l[2]", four_bar)
    assert dae.structure().index == 3
    assert dae.structure().doubt == ""
    assert refusal(dae, angles(0, 0, 0), error=br.StructureError) == (
        "The system Jacobian is singular at this point, so the structural analysis fails: its index and its degrees "
        "of freedom are not to be trusted.\n"
        "  A combination of the equations loop x loses its leading derivatives; l[0] stay undetermined.\n"
        "  Try: start away from this point if it is a singular position, else rewrite these equations."
    )


def test_an_open_four_bar_is_none():
    """Open, the same parallelogram starts, and its crank and rocker stay parallel."""
    dae = br.DAE("angle[3] l[2]", four_bar)
    initial = angles(1, 0, 1) | {"angle[0]'": 1.0, "angle[2]'": 1.0}
    solution = br.solve_dae(dae, (0, 1), initial)
    np.testing.assert_allclose(solution("angle[0]", [0.5, 1]), [1.5, 2], atol=1e-9)
    np.testing.assert_allclose(solution("angle[1]", [0.5, 1]), 0, atol=1e-9)
