"""Modes, responses and control of small motions: closed forms, published numbers, and differences of motions."""

import sys
from dataclasses import replace

import numpy as np
import pytest
from small_motions import (
    ABSORBER,
    ABSORBER_EIGENVALUES,
    ABSORBER_RESPONSE,
    BICYCLE,
    BICYCLE_EIGENVALUES,
    CART_POLE,
    CART_POLE_K,
    CART_POLE_POLES,
    CART_POLE_TRACE,
    COORDINATES,
    FAST,
    FOURBAR,
    HANGING_RODS,
    MIXED,
    PARALLELOGRAM,
    SLOW,
    double_pendulum,
    fourbar,
    hanging_rods,
    mechanism,
    parallelogram,
)

import bricard as br
from bricard.errors import ModelError, OptionError
from bricard.problems import catalogue


def squares(modes):
    """lambda^2, once for each pair."""
    return sorted((one**2).real for one in modes.eigenvalues if one.imag > 0 or one.real > 0)


every_coordinates = pytest.mark.parametrize("coordinates", COORDINATES)


@every_coordinates
@pytest.mark.parametrize("n", HANGING_RODS)
def test_a_chain_of_rods_swings_with_its_known_frequencies(n, coordinates):
    """By absolute angles with 40 digits; in natural coordinates the tension in the rods makes them."""
    found = br.linearise(hanging_rods(n), coordinates=coordinates).modes().omega
    np.testing.assert_allclose(found[: len(HANGING_RODS[n])], HANGING_RODS[n], rtol=1e-11)


@every_coordinates
def test_a_double_pendulum_swings_in_two_ways(coordinates):
    """Frequencies, and the shapes: the ratio of the angles is the root of 2, of either sign."""
    linear = br.linearise(double_pendulum(), coordinates=coordinates, outputs=["A.x", "B.x"])
    np.testing.assert_allclose(linear.modes().omega, [SLOW, FAST], rtol=1e-12)
    for mode, ratio in zip(br.linearise(double_pendulum()).modes(), (np.sqrt(2), -np.sqrt(2)), strict=True):
        shape = mode.shape
        assert (shape["B.x"] - shape["A.x"]) / shape["A.x"] == pytest.approx(ratio, rel=1e-12)
        assert sum(mode.shares.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("A", "B", "expected"), [(-1, 0, [-MIXED, MIXED]), (1, 0, [-MIXED, MIXED]), (1, 2, [SLOW**2, FAST**2])]
)
def test_a_double_pendulum_upside_down_falls(A, B, expected):
    """At the other equilibria one or both pairs of eigenvalues are real."""
    modes = br.linearise(double_pendulum(), {"A": (0, A), "B": (0, B)}).modes()
    found = squares(modes)
    np.testing.assert_allclose(found, expected, rtol=1e-12)
    assert not modes.stable


@every_coordinates
@pytest.mark.parametrize("up", [1, -1])
def test_redundant_links_swing_as_a_parallelogram(up, coordinates):
    """It does not matter which constraint is left out; upright it falls with the same rate."""
    near = {"A": (0, -0.4 * up), "B": (0.5, -0.4 * up), "C": (1, -0.4 * up)}
    found = squares(br.linearise(parallelogram(), near, coordinates=coordinates).modes())
    assert found == pytest.approx([-up * PARALLELOGRAM**2], rel=1e-11)


@every_coordinates
def test_a_fourbar_swings_about_each_equilibrium(coordinates):
    """omega^2 at all eight of them, negative where they are unstable."""
    for place in br.equilibria(fourbar()):
        row = min(FOURBAR, key=lambda one: np.linalg.norm(one[:4] - list(place.positions.values())))
        linear = br.linearise(fourbar(), place, coordinates=coordinates)
        assert squares(linear.modes()) == pytest.approx([-row[5]], rel=1e-10)
        assert linear.certificate < 1e-13


@every_coordinates
def test_an_absorber_answers_as_in_closed_form(coordinates):
    """Eigenvalues, amplitudes and phases of both masses."""
    linear = br.linearise(br.Mechanism.parse(ABSORBER), outputs=["A.x", "B.x"], coordinates=coordinates)
    np.testing.assert_allclose([mode.eigenvalue for mode in linear.modes()], ABSORBER_EIGENVALUES, rtol=1e-10)
    values = np.array(list(ABSORBER_RESPONSE.values()))
    found = linear.response(list(ABSORBER_RESPONSE))
    np.testing.assert_allclose(found("A.x"), values[:, 0] * np.exp(1j * values[:, 1]), rtol=1e-10)
    np.testing.assert_allclose(found("B.x", "F"), values[:, 2] * np.exp(1j * values[:, 3]), rtol=1e-10)
    assert found.rows[3][1:3] == pytest.approx(values[3, :2], rel=1e-10)


@every_coordinates
def test_a_cart_pole_is_held_upright_by_its_known_gains(coordinates):
    """A and B in closed form; gains, poles and cost by Riccati with 40 digits."""
    states = ["A.x", "theta", "A.x'", "theta'"]
    linear = br.linearise(br.Mechanism.parse(CART_POLE), "start", states=states, coordinates=coordinates)
    A = [[0, 0, 1, 0], [0, 0, 0, 1], [0, -0.981, 0, 0], [0, 21.582, 0, 0]]
    np.testing.assert_allclose(linear.A, A, atol=1e-13)
    np.testing.assert_allclose(linear.B[:, 0], [0, 0, 1, -2], atol=1e-13)
    found = linear.lqr([10, 100, 1, 1], 0.5)
    np.testing.assert_allclose(found.K[0], CART_POLE_K, rtol=1e-9)
    np.testing.assert_allclose(np.sort_complex(found.poles)[[3, 1]], CART_POLE_POLES, rtol=1e-9)
    assert np.trace(found.P) == pytest.approx(CART_POLE_TRACE, rel=1e-9)
    assert linear.modes().neutral == 2
    assert "2 eigenvalues vanish by structure; small motions grow" in str(linear.modes())


def test_outputs_may_be_accelerations():
    """D of the acceleration of a free mass is one over the mass."""
    linear = br.linearise(br.Mechanism.parse(ABSORBER), outputs=["A.x''", "B.x'"])
    np.testing.assert_allclose(linear.D[:, 0], [0.1, 0], atol=1e-15)


def test_a_rolling_disc_wobbles_with_its_known_eigenvalues():
    """A skate with a velocity constraint: x' sin = y' cos. Pushed along, it has four neutral states and no other."""
    s = br.Lagrangian("x y phi")
    s.particle(2, br.Vec2(s.x, s.y))
    s.kinetic(0.5 * 3 * s.rate.phi**2)
    s.rotary_spring(12, s.phi)
    s.constrain_velocity(s.rate.x * br.sin(s.phi) - s.rate.y * br.cos(s.phi), "blade")
    modes = br.linearise(s).modes()
    assert modes.neutral == 3
    assert modes.omega == pytest.approx([2])


def test_a_turning_governor_swings_about_its_steady_motion():
    """A pendulum on a shaft that turns at W: about the angle with cos = g/(l W^2) it swings with W sin."""
    W, length = 7.0, 0.5
    s = br.Lagrangian("theta")
    s.kinetic(0.5 * length**2 * (s.rate.theta**2 + W**2 * br.sin(s.theta) ** 2))
    s.potential(-9.81 * length * br.cos(s.theta))
    (mode,) = br.linearise(s, {"theta": 1.0}).modes()
    cosine = 9.81 / (length * W**2)
    assert mode.omega == pytest.approx(W * np.sqrt(1 - cosine**2), rel=1e-12)


def test_a_mode_has_a_page():
    """With a slider for its amplitude, which needs the values at rest."""
    assert '"rest"' in br.linearise(double_pendulum()).modes().animate(1).page


def test_modes_are_those_of_small_motions():
    """A slack four-bar with a spring and a damper: simulate from a small push, and compare with exp(A t)."""
    m = br.Mechanism.parse("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0], D: [1, 1]}
  Rods: {OA: [0.5, 1], AB: [1.2, 2], CB: [0.8, 1.5]}
  Springs: {AD: {stiffness: 30, length: 0.5, damping: 4}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [0.3, 0.4], B: [1.2, 0.8]}}
""")
    rest = br.equilibrium(m)
    linear = br.linearise(m, rest, outputs=["B.x"])
    step, times = 1e-5, np.linspace(0, 2, 9)
    state = linear.states[0]
    runs = [
        br.simulate(rest.mechanism, 2.0, {state: rest(state) + sign * step}, fixed=state, tol=1e-12)
        for sign in (1, -1)
    ]
    found = (runs[0]("B.x", times) - runs[1]("B.x", times)) / (runs[0](state, 0.0) - runs[1](state, 0.0))
    values, vectors = np.linalg.eig(linear.A)
    start = np.linalg.solve(vectors, np.array([1, 0]))
    expected = [(linear.C @ vectors @ (np.exp(values * t) * start)).real.item() for t in times]
    np.testing.assert_allclose(found, expected, atol=1e-7)


def test_a_motion_is_linearised_at_any_of_its_times():
    """A pendulum: d theta''/d theta = -g/l cos theta, wherever it is."""
    s = br.Lagrangian("theta")
    s.kinetic(0.5 * s.rate.theta**2)
    s.potential(-9.81 * br.cos(s.theta))
    motion = br.simulate(s, (0, 1), {"theta": 1.5})
    found = br.linearise(motion, 0.4).A
    np.testing.assert_allclose(found, [[0, 1], [-9.81 * np.cos(motion("theta", 0.4)), 0]], atol=1e-12)


def test_what_is_not_steady_is_refused():
    """With what to do instead."""
    falling = mechanism("  Rods: {OA: [1, 1]}", "A: [1, 0]")
    with pytest.raises(ModelError, match=r"It does not rest there: it would start with an acceleration"):
        br.linearise(falling, "start")
    moving = falling.starting(velocities={"A": (0, 2)})
    with pytest.raises(ModelError, match=r"The state moves there, and A with it(.|\n)*floquet"):
        br.linearise(moving, "start")


def test_wrong_names_are_told():
    """Of inputs, outputs, states; and too few states."""
    m = br.Mechanism.parse(ABSORBER)
    with pytest.raises(OptionError, match="There is no input 'G' with a constant value"):
        br.linearise(m, inputs="G")
    with pytest.raises(OptionError, match=r"There is no quantity 'A\.z'"):
        br.linearise(m, outputs="A.z")
    with pytest.raises(OptionError, match=r"The states A\.x do not tell the 4 states that there are"):
        br.linearise(m, states="A.x")
    with pytest.raises(OptionError, match="A response needs outputs"):
        br.linearise(m).response([1])
    with pytest.raises(OptionError, match="at is 3; it must be an Equilibrium"):
        br.linearise(m, 3)
    with pytest.raises(OptionError, match="LQR needs inputs"):
        br.linearise(fourbar()).lqr(1, 1)
    with pytest.raises(OptionError, match="There is no mode 7: there are 2"):
        br.linearise(m).modes().mode(7)
    with pytest.raises(ModelError, match="switches, so that small motions are not linear"):
        br.linearise(catalogue.mechanism("rocking_block"), "start")


def test_a_pendulum_on_a_shaking_pivot_obeys_mathieu():
    """At a characteristic value b_1(q) of Mathieu's equation both multipliers of the hanging pendulum are -1."""
    from scipy.special import mathieu_b

    q, w = 0.4, 6.0
    g = float(mathieu_b(1, q)) * w**2 / 4
    shake = -2 * q / 4  # pivot y = shake cos(w t): theta'' + (g - shake w^2 cos(w t)) theta = 0 for l = 1
    shaken = br.Mechanism.parse(f"""
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Points: {{R: [0, "{shake}*cos({w}*t)"]}}
  Rods: {{RA: [1, 0]}}
  Particles: {{A: 1}}
AppliedForces: {{Gravity: {g!r}}}
ProblemData: {{tend: 1, positions: {{A: [0, {shake - 1}]}}}}
""")
    found = br.floquet(shaken, 2 * np.pi / w)
    np.testing.assert_allclose(np.sum(found.multipliers), -2, atol=1e-8)
    np.testing.assert_allclose(np.prod(found.multipliers), 1, atol=1e-8)


def test_a_swinging_pendulum_has_multipliers_one():
    """Of a motion without damping all deviations of one freedom stay, or grow only in proportion to time."""
    from scipy.special import ellipk

    s = br.Lagrangian("theta")
    s.kinetic(0.5 * s.rate.theta**2)
    s.potential(-br.cos(s.theta))
    period = 4 * float(ellipk(np.sin(0.5) ** 2))
    found = br.floquet(s, period, {"theta": 1.0})
    assert found.missing < 1e-9
    np.testing.assert_allclose(np.trace(found.monodromy), 2, atol=1e-8)
    np.testing.assert_allclose(np.linalg.det(found.monodromy), 1, atol=1e-8)
    with pytest.raises(ModelError, match=r"The motion is not periodic: after 1 s it misses its start"):
        br.floquet(s, 1.0, {"theta": 1.0})


def test_a_follower_force_makes_a_column_flutter():
    """Ziegler's column of two equal rods with masses 2 and 1 flutters at P = (7/2 - sqrt(2)) k/l."""
    s = br.Lagrangian("a b")
    P = s.parameter("P", 1.0)
    s.kinetic(0.5 * (3 * s.rate.a**2 + 2 * br.cos(s.a - s.b) * s.rate.a * s.rate.b + s.rate.b**2))
    s.rotary_spring(1, s.a)
    s.rotary_spring(1, s.b - s.a)
    s.load(P * br.sin(s.a - s.b), s.rate.a)
    found = br.root_locus(s, ("P", 0.1, 4.0), {"a": 0.0, "b": 0.0}, points=30)
    assert found.crossings == pytest.approx([3.5 - np.sqrt(2)], rel=1e-6)
    kinds = [br.equilibrium(replace(s.system(), parameters={"P": P}), {"a": 0.0, "b": 0.0}).kind for P in (2.0, 2.2)]
    assert kinds == ["stable", "unstable"]


def test_a_negative_damper_makes_a_mass_grow():
    """The root locus crosses where damping vanishes; eigenvalues in closed form."""
    m = br.Mechanism.parse(
        ABSORBER.replace("Inputs: {F: 0}", "PhysicalParams: {c: 5}\nInputs: {F: 0}").replace("OA: 5", "OA: c")
    )
    found = br.root_locus(m, ("c", -60.0, 5.0), points=8)
    (c,) = found.crossings
    A = np.array([[0, 0, 1, 0], [0, 0, 0, 1], [-109, 9, -(c + 4) / 10, 0.4], [90, -90, 4, -4]])
    assert np.max(np.linalg.eigvals(A).real) == pytest.approx(0, abs=1e-10)
    assert "Stability changes at c = -" in str(found)
    np.testing.assert_allclose(found.eigenvalues[-1][[1, 3]], ABSORBER_EIGENVALUES, rtol=1e-10)


@pytest.mark.parametrize("v", BICYCLE_EIGENVALUES)
def test_a_bicycle_weaves_and_capsizes_as_published(v):
    """The benchmark of Meijaard et al. about riding straight: a steady motion with two wheels that roll."""
    linear = br.linearise(br.Mechanism.parse(BICYCLE, v=v), "start", coordinates="relative")
    modes = linear.modes()
    assert modes.neutral == 6  # place, heading, speed, and the angles of both wheels
    found = np.sort_complex(modes.eigenvalues[modes.eigenvalues != 0])
    np.testing.assert_allclose(found, BICYCLE_EIGENVALUES[v], rtol=1e-11, atol=1e-11)
    assert linear.certificate < 1e-14


def test_a_bicycle_needs_coordinates_in_which_it_is_steady():
    """In natural coordinates its wheels move on and on."""
    with pytest.raises(ModelError, match="Use coordinates='relative'"):
        br.linearise(br.Mechanism.parse(BICYCLE), "start")


def test_linear_systems_go_to_python_control(monkeypatch):
    """With names; without the package the error says what to install."""
    pytest.importorskip("control")
    linear = br.linearise(br.Mechanism.parse(ABSORBER), outputs=["A.x", "B.x"])
    system = linear.to_control()
    np.testing.assert_array_equal(system.A, linear.A)
    assert system.output_labels == ["A_x", "B_x"]
    poles, own = np.sort_complex(system.poles()), np.sort_complex(np.linalg.eigvals(linear.A))
    np.testing.assert_allclose(poles, own, atol=1e-9)
    monkeypatch.setitem(sys.modules, "control", None)
    with pytest.raises(OptionError, match=r"pip install 'bricard\[control\]'"):
        linear.to_control()
