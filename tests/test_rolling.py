"""Wheels, coins and balls that roll: closed forms, and hand-derived equations in SciPy."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from shared import builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import SpecError
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting.scene import scene
from bricard.problems import catalogue

EXACT = ("natural", "body", "relative")
TIMES = np.linspace(0, 1.5, 7)


def simulated(text, coordinates="natural", end=1.5):
    sol = br.simulate(Mechanism.parse(text), end, coordinates=coordinates, tol=1e-11)
    assert sol.success
    return sol


# ---------------------------------------------------------------------------------------- in the plane

INCLINE = """
Dimension: 2
PhysicalParams: {alpha: 0.3, m: 1.7, r: 0.25, I: 0.04, g: 9.81}
PartData:
  Fixed: {O: [0, 0], i: [cos(alpha), -sin(alpha)]}
  Rigids:
    wheel: {points: [C, R], Geom: [[r]], Dyna: [0, m, I]}
  Joints:
    road: {type: rolling, part: wheel, center: C, radius: r, base: O, along: i, slide: s, angle: phi}
AppliedForces: {Gravity: g}
ProblemData:
  positions: {C: [0.25*sin(0.3), 0.25*cos(0.3)]}
"""
DOWNHILL = 9.81 * np.sin(0.3) / (1 + 0.04 / (1.7 * 0.25**2))


@pytest.mark.parametrize("coordinates", EXACT)
def test_down_an_incline(coordinates):
    """A wheel rolls down with g sin(alpha) / (1 + I / m r^2), and turns clockwise by what it has run."""
    sol = simulated(INCLINE, coordinates)
    assert sol("s", TIMES) - sol("s", 0.0) == pytest.approx(DOWNHILL * TIMES**2 / 2, abs=1e-9)
    turned = sol("phi", TIMES) - sol("phi", 0.0)
    assert -0.25 * turned == pytest.approx(DOWNHILL * TIMES**2 / 2, abs=1e-9)
    assert np.ptp(sol("C.x", TIMES) * np.sin(0.3) + sol("C.y", TIMES) * np.cos(0.3)) < 1e-11


def test_parasitic_wheel_stays_near():
    """With stiff springs for joints the wheel does the same, to what the springs give way."""
    sol = simulated(INCLINE, "parasitic", 0.5)
    assert sol("s", 0.5) - sol("s", 0.0) == pytest.approx(DOWNHILL * 0.5**2 / 2, rel=1e-4)


@pytest.mark.parametrize("coordinates", EXACT)
def test_force_of_the_road(coordinates):
    """The road carries m g cos(alpha), and holds back by F = m (g sin(alpha) - a), with I omega' = r F."""
    found = simulated(INCLINE, coordinates).reactions("road", on="wheel", t=TIMES)
    along, normal = np.array([np.cos(0.3), -np.sin(0.3)]), np.array([np.sin(0.3), np.cos(0.3)])
    assert normal @ found.force == pytest.approx(1.7 * 9.81 * np.cos(0.3), abs=1e-8)
    assert along @ found.force == pytest.approx(-1.7 * (9.81 * np.sin(0.3) - DOWNHILL), abs=1e-8)
    assert found.torque == pytest.approx(-0.04 * DOWNHILL / 0.25, abs=1e-8)


@pytest.mark.parametrize("coordinates", EXACT)
def test_on_a_board_that_slides(coordinates):
    """A wheel on a board that is pulled by F: with I = k m r^2 the board moves with F / (M + m k/(1 + k))."""
    text = """
        Dimension: 2
        PartData:
          Fixed: {O: [0, 0], x: [1, 0]}
          Rigids:
            board: {points: [B, u], Geom: [[1]], Dyna: [0.3, 2, 0.1]}
            wheel: {points: [C, R], Geom: [[0.2]], Dyna: [0, 1.5, 0.03]}
          Joints:
            rail: {type: prismatic, points: [O, B], axes: [x, u], slide: way}
            road: {type: rolling, part: wheel, center: C, radius: 0.2, base: B, along: u}
        AppliedForces: {Gravity: , Forces: {B: [3, 0]}}
        ProblemData: {positions: {B: [0, 0], C: [0.4, 0.2]}}
    """
    sol = simulated(text, coordinates)
    ratio = 0.5 / 1.5  # k / (1 + k) of k = 0.03 / (1.5 * 0.2**2) = 1/2
    pulled = 3 / (2 + 1.5 * ratio)
    assert sol("way", TIMES) == pytest.approx(pulled * TIMES**2 / 2, abs=1e-9)
    assert sol("C.x", TIMES) - 0.4 == pytest.approx(ratio * pulled * TIMES**2 / 2, abs=1e-9)


# -------------------------------------------------------------------------------------------- in space

M, A, I, R, G = 1.3, 0.05, 0.09, 0.35, 9.81  # mass, inertias across and about the axis, radius, gravity


def directions(theta, phi):
    """e (up in the coin), h (its heading), a (its axis) and n: a . n = cos(theta), h = (cos(phi), sin(phi), 0)."""
    h, n = np.array([np.cos(phi), np.sin(phi), 0]), np.array([0.0, 0, 1])
    k = np.cross(h, n)
    return np.sin(theta) * n + np.cos(theta) * k, h, np.cos(theta) * n - np.sin(theta) * k, n


def coin(theta, omega, center=(0.0, 0.0)):
    """A coin with its angular velocity `omega` (about e, h, a), heading along x, on a plane through O."""
    e, h, a, _ = directions(theta, 0.0)
    w = omega[0] * e + omega[1] * h + omega[2] * a
    C = np.array([*center, R * np.sin(theta)])

    def row(vector):
        return [float(x) for x in vector]

    return f"""
        Dimension: 3
        PartData:
          Fixed: {{O: [0, 0, 0], n: [0, 0, 1]}}
          Rigids:
            coin: {{points: [C, a, e], Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [0, {M}, [{I}, {A}, {A}]]}}
          Joints:
            table: {{type: rolling, part: coin, center: C, axis: a, radius: {R}, base: O, normal: n}}
        AppliedForces: {{Gravity: {G}}}
        ProblemData:
          positions: {{C: {row(C)}, a: {row(a)}, e: {row(e)}}}
          velocities: {{C: {row(R * np.cross(w, e))}, a: {row(np.cross(w, a))}, e: {row(np.cross(w, e))}}}
    """


@pytest.mark.parametrize("coordinates", [*EXACT, "parasitic"])
def test_coin_in_a_circle(coordinates):
    """A coin that leans runs in a circle if it has the spin for it; the radius of its centre's path is r s / W.

    (I + m r^2) W s sin(theta) - A W^2 sin(theta) cos(theta) + m g r cos(theta) = 0, with the spin s about its axis,
    at the rate W at which it goes round.
    """
    theta, W = 1.25, 2.2
    s = (A * W**2 * np.sin(theta) - M * G * R) * np.cos(theta) / ((I + M * R**2) * W * np.sin(theta))
    radius = R * s / W
    times = TIMES[:4] if coordinates == "parasitic" else TIMES
    sol = simulated(coin(theta, (W * np.sin(theta), 0, s), (0, -radius)), coordinates, float(times[-1]))
    within = 1e-4 if coordinates == "parasitic" else 1e-8
    assert sol("C.x", times) == pytest.approx(radius * np.sin(W * times), abs=within)
    assert sol("C.y", times) == pytest.approx(-radius * np.cos(W * times), abs=within)
    assert sol("C.z", times) == pytest.approx(R * np.sin(theta), abs=within)


def test_the_built_in_disc():
    """The built-in disc runs in a circle once round at a constant height; with another spin it does not."""
    sol = br.simulate(builtin("rolling_disc"), 2 * np.pi / 2.2)
    assert sol("C.z", sol.t) == pytest.approx(0.3 * np.sin(np.radians(65)), abs=1e-9)
    assert sol("C", sol.t[-1]) == pytest.approx(sol("C", 0.0), abs=1e-8)
    assert np.ptp(br.simulate(catalogue.mechanism("rolling_disc", push=1.1))("C.z", TIMES)) > 1e-3


@pytest.mark.parametrize("coordinates", EXACT)
def test_coin_that_wobbles(coordinates):
    """A coin thrown in any way agrees with its equations in the axes (e, h, a), integrated by SciPy.

    With omega = p e + q h + s a, theta' = -q, phi' = p / sin(theta):
        A p' + q I s - A p q cot(theta) = 0
        (A + m r^2) q' + A p^2 cot(theta) - (I + m r^2) p s = m g r cos(theta)
        (I + m r^2) s' = -m r^2 p q
    """

    def rates(t, y):
        p, q, s, theta, phi, _, _ = y
        cot, square = 1 / np.tan(theta), M * R**2
        dp = (A * p * q * cot - q * I * s) / A
        dq = (M * G * R * np.cos(theta) - A * p**2 * cot + (I + square) * p * s) / (A + square)
        ds = -square * p * q / (I + square)
        _, h, a, _ = directions(theta, phi)
        velocity = R * s * h - R * q * a
        return [dp, dq, ds, -q, p / np.sin(theta), velocity[0], velocity[1]]

    start = (1.1, -0.4, 6.0)
    y0 = [*start, 1.35, 0, 0, 0]
    truth = solve_ivp(rates, (0, 1.5), y0, method="DOP853", rtol=1e-12, atol=1e-13, t_eval=TIMES).y
    sol = simulated(coin(1.35, start), coordinates)
    assert np.ptp(truth[3]) > 0.05, "it wobbles"
    assert sol("C.x", TIMES) == pytest.approx(truth[5], abs=1e-8)
    assert sol("C.y", TIMES) == pytest.approx(truth[6], abs=1e-8)
    assert sol("C.z", TIMES) == pytest.approx(R * np.sin(truth[3]), abs=1e-8)
    assert sol("a.z", TIMES) == pytest.approx(np.cos(truth[3]), abs=1e-8)


TURNTABLE = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], k: [0, 0, 1], i: [1, 0, 0]}
  Rigids:
    table: {points: [O, k, u], Geom: [[0, 0, 1], [1, 0, 0]], Dyna: [0, 1, [1, 1, 1]]}
    ball: {points: [C, v, w], Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [0, 0.5, [0.002, 0.002, 0.002]]}
  Angles: {turn: [i, u, k]}
  Joints:
    contact: {type: rolling, part: ball, center: C, radius: 0.1, base: O, normal: k, on: table}
Motions: {turn: 3*t}
ProblemData:
  positions: {C: [0.4, 0, 0.1], v: [1, 0, 0], w: [0, 1, 0]}
  velocities: {C: [0, 0.5, 0]}
"""


@pytest.mark.parametrize("coordinates", EXACT)
def test_ball_on_a_turntable(coordinates):
    """A homogeneous ball on a table that turns with W runs in a circle, with 2/7 W."""
    sol = simulated(TURNTABLE, coordinates)
    W, vx, vy = 6 / 7, sol("C.x'", TIMES), sol("C.y'", TIMES)
    assert vx == pytest.approx(-0.5 * np.sin(W * TIMES), abs=1e-9)
    assert vy == pytest.approx(0.5 * np.cos(W * TIMES), abs=1e-9)
    assert sol("C.z", TIMES) == pytest.approx(0.1, abs=1e-12)


# ------------------------------------------------------------------------------------------ redundancy

WHEELSET = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], n: [0, 0, 1]}
  Rigids:
    axle: {points: [B, D, a, p], Geom: [[1, 0, 0], [1, 0, 0], [0, 1, 0]], Dyna: [0.5, 2, [0.01, 0.2, 0.2]]}
    left: {points: [B, a, q], Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [0, 1, [0.045, 0.0225, 0.0225]]}
    right: {points: [D, a, s], Geom: [[1, 0, 0], [0, 1, 0]], Dyna: [0, 1, [0.045, 0.0225, 0.0225]]}
  Joints:
    one: {type: rolling, part: left, center: B, axis: a, radius: 0.3, base: O, normal: n}
    two: {type: rolling, part: right, center: D, axis: a, radius: 0.3, base: O, normal: n}
ProblemData:
  positions: {B: [0, 0.5, 0.3], D: [0, -0.5, 0.3], a: [0, -1, 0], p: [0, 0, 1]}
  velocities: {B: [0.4, 0, 0], D: [1.6, 0, 0], p: [0, 0, 0]}
"""


@pytest.mark.parametrize("coordinates", EXACT)
def test_wheelset(coordinates):
    """Two wheels on one axle: that one does not slip sideways follows from the other; they run in a circle, freely.

    Speeds 0.4 and 1.6 of wheels one metre apart: a turn with 1.2 about a point a third of a metre left of them.
    """
    ready = prepare(Mechanism.parse(WHEELSET), coordinates)
    assert (ready.position_freedoms, ready.mobility) == (6, 3)
    assert [one.name.partition(".slip")[0] in ("one", "two") for one in ready.rank.redundant] == [True]
    sol = simulated(WHEELSET, coordinates)
    y = 0.5 + 1 / 3
    assert sol("B.x", TIMES) == pytest.approx(np.sin(1.2 * TIMES) / 3, abs=1e-8)
    assert sol("B.y", TIMES) == pytest.approx(y - np.cos(1.2 * TIMES) / 3, abs=1e-8)


# ---------------------------------------------------------------------------------------------- errors


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("radius: r", "radius: -r", "8:59: the radius is -0.25\n  It must be positive."),
        ("center: C", "center: O", "8:48: the part 'wheel' does not have O\n  Give a center of that part."),
        (", along: i", "", "8:5: the rolling joint 'road' needs along in the plane\n  Give the vector of the line"),
        ("along: i", "along: i, normal: i", "8:89: a rolling joint has no normal in the plane\n  Leave it out."),
        ("part: wheel", "part: weel", "8:33: there is no part 'weel'\n  Did you mean 'wheel'?"),
    ],
)
def test_wrong_values(old, new, message):
    """Bad values are told with their places."""
    with pytest.raises(SpecError) as error:
        Mechanism.parse(INCLINE.replace(old, new).lstrip(), "road.yaml")
    assert str(error.value).startswith(f"road.yaml:{message}")


def test_it_must_be_clear_which_part_has_the_plane():
    """A table that turns about a fixed point and vector has the same plane as the ground, but moves."""
    with pytest.raises(SpecError) as error:
        Mechanism.parse(TURNTABLE.replace(", on: table", "").lstrip(), "table.yaml")
    assert str(error.value) == (
        "table.yaml:9:72: the ground and table have O and k\n"
        "  Say which of them has the plane, as in on: table; the ground by a point of its own."
    )


@pytest.mark.parametrize(("text", "normal"), [(INCLINE, (np.sin(0.3), np.cos(0.3))), (TURNTABLE, (0, 0, 1))])
def test_rims_touch_what_they_roll_on(text, normal):
    """Wheels and balls are drawn as large as they are: the lowest place of the rim is on the line or plane."""
    sol = simulated(text)
    (rim,) = sol.picture.rims
    found = scene(sol, TIMES, view=(0.0, 0.0))  # in space from the side: the height is up on the paper
    height = found.rim(rim) @ np.array([*normal, 0] if len(normal) == 2 else [0, 1, 0])
    assert height.min(axis=1) == pytest.approx(0, abs=2e-3 * rim.radius)
