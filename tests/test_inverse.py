"""Inverse dynamics: torques, powers and reactions of prescribed motions; actuators of all kinds."""

from math import pi

import numpy as np
import pytest

import bricard as br
from benchmarks.arms import Arm

COORDINATES = ("natural", "body", "relative")
SLIDER_CRANK = """
Title: Slider-crank
Dimension: 2
PartData:
  Fixed: {O: [0, 0], x: [1, 0]}
  Rods: {OA: [0.1, 0.8], AB: [0.35, 1.2]}
  Particles: {B: 1.5}
  Collinears: {OxB: s}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
ProblemData: {positions: {B: [0.4, 0]}}
"""
# tau = I theta'' + I' theta'^2/2 + V' in the crank angle alone, to 18 digits; (a) theta'' = 0, (b) theta'' = 50.
ANGLES = np.radians([0, 30, 60, 90, 135, 180, 225, 300])
TORQUES_A = [
    0.981, 6.50918225131318219, 3.83448405740860486, -2.50439613479976446,
    -4.39729102381862466, -0.981, 3.00994751913061842, -2.85348405740860486,
]  # fmt: skip
TORQUES_B = [
    1.31433333333333333, 7.27610933464651552, 5.27802760212068379, -1.02106280146643113,
    -3.68534338624219113, -0.647666666666666667, 3.72189515670705194, -1.40994051269652594,
]  # fmt: skip
SLIDER = {
    "s": [0.45, 0.433012701892219323, 0.389116499156263407, 0.335410196624968454,
          0.272072051901397454, 0.25, 0.272072051901397454, 0.389116499156263407],
    "s'": [0.0, -1.25, -1.98742776679650187, -2.0,
           -1.12248357937730594, 0.0, 1.12248357937730594, 1.98742776679650187],
    "s''": [-51.4285714285714286, -40.5949408023955616, -14.2946373487887631, 11.9256958799988784,
            28.0359904108697400, 28.5714285714285714, 28.0359904108697400, -14.2946373487887631],
}  # fmt: skip


@pytest.fixture(scope="module")
def slider_crank():
    return br.Mechanism.parse(SLIDER_CRANK)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_slider_crank_at_constant_speed(slider_crank, coordinates):
    """Torque, slider, and no work in a turn."""
    inv = br.inverse(slider_crank, {"theta": "20*t"}, {"theta": "motor"}, 2 * pi / 20, coordinates=coordinates)
    t = ANGLES / 20
    np.testing.assert_allclose(inv("motor", t), TORQUES_A, rtol=1e-11)
    np.testing.assert_allclose(inv("motor.theta", t), TORQUES_A, rtol=1e-11)
    for name, expected in SLIDER.items():
        np.testing.assert_allclose(inv(name, t), expected, rtol=1e-11, atol=1e-12)
    assert inv.work("motor") == pytest.approx(0, abs=1e-12)
    np.testing.assert_allclose(inv.power("motor", t), 20 * np.array(TORQUES_A), rtol=1e-11)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_slider_crank_that_speeds_up(slider_crank, coordinates):
    """theta' = 20, theta'' = 50 at each angle."""
    for angle, torque in zip(ANGLES.tolist(), TORQUES_B, strict=True):
        inv = br.inverse(slider_crank, {"theta": f"{angle!r} + 20*t + 25*t**2"}, span=1e-3, coordinates=coordinates)
        assert inv("motor.theta", 0.0) == pytest.approx(torque, rel=1e-11)


def test_another_actuator_than_the_drive(slider_crank):
    """A piston that moves the crank: the same power, and Newton's law of the slider with the force of the rod."""
    inv = br.inverse(slider_crank, {"theta": "1 + 20*t"}, {"s": "piston"}, 0.05)
    t = np.array([0.0, 0.01, 0.04])
    np.testing.assert_allclose(inv.power("piston", t), inv("motor.theta", t) * inv("theta'", t), rtol=1e-10)
    rod = inv.reaction("B", t, on="AB")
    np.testing.assert_allclose(inv("piston", t) - rod.force[0], 1.5 * inv("s''", t), rtol=1e-9, atol=1e-9)
    crank = inv.reaction("O", t)
    driven = br.inverse(slider_crank, {"theta": "1 + 20*t"}, span=0.05).reaction("O", t)
    assert np.abs(crank.force - driven.force).max() > 1
    assert np.abs(crank.torque).max() < 1e-9


def test_an_actuator_at_its_dead_centre(slider_crank):
    """A piston cannot turn a crank that is in line with its rod: all of the torque is missing."""
    inv = br.inverse(slider_crank, {"theta": "20*t"}, {"s": "piston"}, 0.1)
    assert inv("piston", 0.0) == pytest.approx(0, abs=1e-6)
    assert inv.residual("theta", 0.0) == pytest.approx(TORQUES_A[0], rel=1e-9)
    assert any(text.startswith("the actuators cannot do it") for text in inv.remarks)


def test_more_actuators_than_freedoms(slider_crank):
    """The least sum of squares with A u = tau, A = (1, ds/dtheta)."""
    inv = br.inverse(slider_crank, {"theta": "1 + 20*t"}, {"theta": "motor", "s": "piston"}, 0.05)
    t = np.array([0.0, 0.02])
    A = np.array([np.ones(2), inv("s'", t) / inv("theta'", t)])
    expected = A * inv("motor.theta", t) / np.sum(A * A, axis=0)
    np.testing.assert_allclose([inv("motor", t), inv("piston", t)], expected, rtol=1e-10)
    assert inv.remarks == ["1 more actuators than freedoms: least sum of squares"]


TWO_RODS = """
Dimension: 2
Inputs: {u: 3}
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [0.5, 1], AP: [0.4, 1]}
  Angles: {theta1: OA, theta2: [OA, AP]}
AppliedForces: {Gravity: 9.81, Torques: {theta1: 2*u}}
ProblemData: {tend: 1, positions: {theta1: 0.3, theta2: 1.0}}
"""
LAWS = {"theta1": "0.5*sin(2*t)", "theta2": "1 + 0.3*cos(3*t)"}


def test_fewer_actuators_than_freedoms():
    """What is missing at the elbow is what a motor there would do, for the shoulder's does nothing to it."""
    m = br.Mechanism.parse(TWO_RODS)
    inv, all_ = br.inverse(m, LAWS, ["theta1"]), br.inverse(m.with_values({}, {"u": 0.0}), LAWS)
    t = [0.1, 0.7]
    np.testing.assert_allclose(inv.residual("theta2", t), all_("motor.theta2", t), rtol=1e-10)
    np.testing.assert_allclose(inv.residual("theta1", t), 0, atol=1e-10)
    assert inv.remarks[0].startswith("the actuators cannot do it: at theta2 up to ")


def test_inputs_are_actuators():
    """An input that enters a torque with a factor of two, from zero whatever its own value is."""
    m = br.Mechanism.parse(TWO_RODS)
    inv, all_ = br.inverse(m, LAWS, ["u", "theta2"]), br.inverse(m.with_values({}, {"u": 0.0}), LAWS)
    np.testing.assert_allclose(2 * inv("u", [0.2, 0.5]), all_("motor.theta1", [0.2, 0.5]), rtol=1e-10)


def test_the_motion_comes_back():
    """Forward with the torques that were found: the same motion, by integration."""
    m = br.Mechanism.parse(TWO_RODS).with_values({}, {"u": 0.0})
    inv = br.inverse(m, LAWS, {"theta1": "m1", "theta2": "m2"}, 0.5)
    times = np.linspace(0, 0.5, 201)
    driven = br.Mechanism.parse(
        TWO_RODS.replace("Inputs: {u: 3}", "Inputs: {m1: 0, m2: 0}").replace("theta1: 2*u", "theta1: m1, theta2: m2")
    )
    tables = {name: (times, inv(name, times)) for name in ("m1", "m2")}
    start = ({name: float(inv(name + mark, 0.0)) for name in LAWS} for mark in ("", "'"))
    sol = br.simulate(driven, 0.5, *start, fixed=["theta1", "theta2", "theta1'", "theta2'"], inputs=tables)
    for name in LAWS:
        assert sol(name, 0.5) == pytest.approx(inv(name, 0.5), abs=1e-8)


def test_tables_and_points():
    """A point on a straight line by a table: forces at it are those of a particle."""
    m = br.Mechanism.parse(
        "Dimension: 2\nPartData: {Fixed: {O: [0, 0]}, Particles: {A: 2}, Springs: {OA: [0.001, 1]}}\n"
        "AppliedForces: {Gravity: [0, 0]}\nProblemData: {positions: {A: [1, 1]}}\n"
    )
    t = np.linspace(0, 2, 21)
    inv = br.inverse(m, {"A": (t, np.stack([1 + t**3, 1 + 0 * t], axis=1))})
    assert (inv.motion.t[0], inv.motion.t[-1]) == (0, 2)
    assert inv("motor.A.x", 1.0) == pytest.approx(2 * 6, rel=1e-3)
    other = br.inverse(m, {"A": ("1 + t**3", "1")}, span=2)
    assert other("motor.A.x", 1.0) == pytest.approx(2 * 6, rel=1e-3)


# A robot of two links with turned axes, an inertia in turned axes and damping in its second joint. Torques for the
# rates (1, -2) and accelerations (0.5, 0.3), by SymPy's Lagrangian; MuJoCo agrees to 4e-15.
TURNED_ARM = """
PhysicalParams: {c: cos(0.3), s: sin(0.3), xx: 0.005, yy: 0.02, xy: 0.001}
Dimension: 3
PartData:
  Fixed: {P: [0, 0, 0.5], a: [0, -1, 0], k: [1, 0, 0]}
  Rigids:
    upper: {points: [P, r, a, Q, b, n], Geom: [[1], [0, 0, 1], [0.4], [0.8*sin(0.4), 0.6, 0.8*cos(0.4)],
      [cos(0.4), 0, -sin(0.4)]], Dyna: {centroid: [0.2], mass: 2, inertia: [0.01, 0.04, 0.045]}}
    lower: {points: [Q, m, b], Geom: [[1], [0, 0.6, 0.8]], Dyna: {centroid: [0.15, 0.02], mass: 1.5, inertia: [
      [xx*c**2 - 2*xy*c*s + yy*s**2, (xx - yy)*c*s + xy*(c**2 - s**2), 0],
      [(xx - yy)*c*s + xy*(c**2 - s**2), xx*s**2 + 2*xy*c*s + yy*c**2, 0],
      [0, 0, 0.022]]}}
  Angles: {j1: [k, r, a], j2: [n, m, b]}
AppliedForces: {Gravity: , Frictions: {j2: 0.1}}
ProblemData: {positions: {j1: 0, j2: 0}}
"""


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize(
    ("angles", "torques"),
    [
        ((0.0, 0.0), (12.303361259664221, 1.6797010102823973)),
        ((0.7, -0.4), (9.851503125825266, 1.2350988992003502)),
        ((-1.1, 1.3), (6.2830413275188715, 1.9273515033212714)),
    ],
)
def test_a_robot_with_turned_axes(coordinates, angles, torques):
    """Damping, axes and inertias that are turned against each other."""
    laws = {"j1": f"{angles[0]} + t + 0.25*t**2", "j2": f"{angles[1]} - 2*t + 0.15*t**2"}
    inv = br.inverse(br.Mechanism.parse(TURNED_ARM), laws, span=1e-3, coordinates=coordinates)
    assert [inv(f"motor.{name}", 0.0) for name in laws] == pytest.approx(torques, abs=1e-9)


@pytest.mark.parametrize(
    ("angles", "masses"),
    [
        ((0.0, 0.0), (0.579557940043733, 0.11536948824961968, 0.05514567745067822)),
        ((0.7, -0.4), (0.5964217791726014, 0.11168288181096919, 0.05514567745067822)),
        ((-1.1, 1.3), (0.396133528721605, 0.055150089592660656, 0.055145677450678665)),
    ],
)
def test_the_mass_matrix_of_a_robot(angles, masses):
    """Torques from rest change by M times the accelerations; M_11, M_12 and M_22 by the same Lagrangian."""

    def torques(*accelerations):
        laws = {f"j{i}": f"{q} + {a / 2}*t**2" for i, q, a in zip((1, 2), angles, accelerations, strict=True)}
        inv = br.inverse(br.Mechanism.parse(TURNED_ARM), laws, span=1e-3)
        return np.array([inv(f"motor.{name}", 0.0) for name in laws])

    M = np.array([torques(1, 0), torques(0, 1)]) - torques(0, 0)
    assert M[[0, 0, 1], [0, 1, 1]] == pytest.approx(masses, abs=1e-9)
    assert M[1, 0] == pytest.approx(M[0, 1], abs=1e-9)


@pytest.mark.parametrize(("joints", "seed"), [(2, 0), (3, 1), (7, 2)])
def test_random_arms_against_pinocchio(joints, seed):
    """Hinges of any direction, full inertias: the recursive Newton-Euler algorithm says the same."""
    pytest.importorskip("pinocchio")
    arm, t = Arm.drawn(joints, seed), np.linspace(0, 1, 7)
    inv = br.inverse(br.Mechanism.from_data(arm.data), arm.laws, coordinates=COORDINATES[seed % 3])
    found = np.array([inv(f"motor.theta{i + 1}", t) for i in range(joints)]).T
    expected = arm.torques(t)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-12 * np.abs(expected).max())


def test_a_parallel_robot_against_pinocchio():
    """The forces of six legs from the motion of the platform."""
    pytest.importorskip("pinocchio")
    from benchmarks.inverse_dynamics import LAWS as PATH
    from benchmarks.inverse_dynamics import LEVEL, leg_forces, platform

    legs = {f"distance(A{i}, P{i})": f"leg{i}" for i in range(1, 7)}
    inv, t = br.inverse(br.Mechanism.from_data(platform()), {**PATH, **LEVEL}, legs, 1), np.linspace(0, 1, 5)
    expected = leg_forces(t)
    found = np.array([inv(f"leg{i}", t) for i in range(1, 7)]).T
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-11 * np.abs(expected).max())


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({}, "Nothing is prescribed.\n  Give a motion: inverse(m, {'theta': '20*t'})."),
        (
            {"motion": {"theta1": "t"}},
            "The mechanism has 2 freedoms, and the motion of theta1 leaves 1 of them open.\n"
            "  Prescribe 1 more, such as 'theta2'; or simulate it with this motion.",
        ),
        (
            {"motion": {"theta1": "t", "theta2": "t", "P.x": "0.1"}},
            "3 motions are prescribed (theta1, theta2, P.x), and "
            "the mechanism has 2 freedoms.\n  Leave out 1 of them.",
        ),
        ({"motion": {"thet1": "t"}}, "motion 'thet1': there is no 'thet1'.\n  Did you mean 'theta1'?"),
        ({"motion": "t"}, "motion is 't'; it must be a mapping, as in motion={'theta': '20*t'}."),
        (
            {"motion": {"theta1": [1, 2, 3]}},
            "motion of 'theta1' is [1, 2, 3]; it must be a formula of t, or a table (times, values).",
        ),
        (
            {"motion": {"theta1": ([0, 1], [1, 2])}},
            "The table of 'theta1' must have at least four rows, with times that increase.",
        ),
        (
            {"motion": LAWS, "by": {"teta1": "m"}},
            "by: nothing can act on 'teta1'.\n  Did you mean 'theta1'? An actuator "
            "acts on an angle, a slide, a component such as A.x, distance(A, B), or is an input.",
        ),
        (
            {"motion": LAWS, "by": {"theta1": "theta2"}},
            "by: 'theta2' is not a free name for the actuator on 'theta1'.\n  Choose another one.",
        ),
        ({"motion": LAWS, "by": 3}, "by is 3; it must name actuators by what they act on: {'theta': 'motor'}."),
    ],
)
def test_what_cannot_be_asked(asked, message):
    """Errors say what to do."""
    with pytest.raises(br.OptionError) as error:
        br.inverse(br.Mechanism.parse(TWO_RODS), **asked)
    assert str(error.value) == message


def test_how_long(slider_crank):
    """Without tables and an end of the mechanism."""
    with pytest.raises(br.OptionError, match="says how long"):
        br.inverse(slider_crank, {"theta": "t"})


def test_the_table_and_the_plot(slider_crank, tmp_path):
    """One row for an actuator; forces and powers over time as a table of their own."""
    inv = br.inverse(slider_crank, {"theta": "20*t"}, {"theta": "motor"}, 0.3)
    assert [row[0] for row in inv.rows] == ["motor"]
    head = inv.over_time([0.0, 0.1]).to_csv(tmp_path / "t.csv").read_text().splitlines()[0]
    assert head == "t (s),motor,power of motor (W)"
    assert len(inv.plot("motor", "s").axes) == 2
