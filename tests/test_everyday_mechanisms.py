"""Mechanisms that engineers know, against closed forms, textbook facts and equations derived by hand."""

from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.linalg import expm
from scipy.optimize import minimize_scalar, root
from scipy.spatial.transform import Rotation

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.bodies import PARTS
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.mechanism.mechanism import Mechanism

# name: ((coordinates, constraints), redundant constraints that were left out)
SIZES = {
    "stephenson_sixbar": ((6, 5), 0),
    "watt_sixbar": ((7, 6), 0),
    "chebyshev_linkage": ((4, 4), 0),
    "hoekens_linkage": ((4, 4), 0),
    "geneva_crank": ((3, 3), 0),
    "scissor_lift": ((9, 9), 0),
    "quick_return": ((4, 4), 0),
    "double_wishbone": ((9, 8), 0),
    "planetary_gear": ((11, 9), 0),
    "cardan_shaft": ((6, 6), 0),
    "stewart_platform": ((9, 9), 0),
    "delta_robot": ((18, 18), 0),
    "gyroscope": ((6, 3), 0),
    "foucault_pendulum": ((3, 1), 0),
    "furuta_pendulum": ((6, 5), 0),
    "screw_press": ((6, 5), 1),
    "rack_steering": ((8, 8), 0),
    "swash_plate_pump": ((10, 8), 0),
    "block_and_tackle": ((6, 2), 0),
    "treadle_drive": ((8, 7), 0),
    "skate_on_slope": ((4, 2), 0),
    "cam_follower": ((3, 3), 0),
    "huygens_pendulum": ((2, 0), 0),
    "comet": ((2, 0), 0),
    "slewing_crane": ((7, 2), 0),
}
every_mechanism = pytest.mark.parametrize("name", SIZES)
G = 9.81


def load(name, **parameters):
    return Mechanism.load(str(files("bricard.problems") / "mechspec" / f"{name}.yaml"), **parameters)


@cache
def motion_of(name):
    return br.simulate(load(name))


def run(name):
    """The motion of a file, and 101 times of it."""
    motion = motion_of(name)
    assert motion.success, motion.message
    return motion, np.linspace(motion.t[0], motion.t[-1], 101)


def close(found, wanted, within):
    np.testing.assert_allclose(found, np.broadcast_to(wanted, np.shape(found)), rtol=0, atol=within)


def place(motion, name, t):
    """A moving point or vector: its components by time."""
    return motion([f"{name}.{axis}" for axis in "xyz" if f"{name}.{axis}" in motion.names], t)


def meeting(P, Q, p, q, side):
    """Where circles about P and Q with radii p and q meet; side +1: to the left of the way from P to Q."""
    way = Q - P
    d = np.linalg.norm(way, axis=0)
    e = way / d
    x = (p**2 - q**2 + d**2) / (2 * d)
    return P + x * e + side * np.sqrt(p**2 - x**2) * np.array([-e[1], e[0]])


def fixed(t, *place):
    """A point at rest, at all times."""
    return np.outer(place, np.ones(len(t)))


# ---------------------------------------------------------------------------------------- all of them


@every_mechanism
def test_model_is_small(name):
    """Numbers of coordinates and constraints, and how many constraints follow from others."""
    ready = prepare(load(name))
    assert (ready.sizes, len(ready.rank.redundant)) == SIZES[name]
    assert not ready.rank.singular


@every_mechanism
def test_run_can_be_trusted(name):
    """The run ends, constraints hold to 1e-12, and energy is only what was supplied and dissipated."""
    motion, _ = run(name)
    energy = motion.energy()
    largest = max(
        np.max(np.abs(one)) for one in (energy.kinetic, energy.potential, energy.supplied, energy.dissipated)
    )
    assert motion.certificate.largest_residual <= 1e-12
    assert motion.certificate.energy_balance <= 1e-10 * max(largest, 1e-2)


@every_mechanism
def test_file_explains_itself(name):
    """A title, a description, named parameters; and the text that the mechanism writes means the same."""
    mechanism = load(name)
    assert mechanism.title
    assert mechanism.description.endswith(".")
    assert mechanism.parameters
    again = Mechanism.parse(mechanism.text())
    assert again.parameters == mechanism.parameters
    assert again.start == mechanism.start
    assert prepare(again).sizes == SIZES[name][0]


def test_every_kind_has_an_example():
    """Between them the files use every kind of part, joint, force and drive."""
    folder = files("bricard.problems") / "mechspec"
    mechanisms = [Mechanism.load(str(file)) for file in folder.iterdir() if file.name.endswith(".yaml")]
    joints = {joint.kind for mechanism in mechanisms for joint in mechanism.joints.values()}
    forces = {section for mechanism in mechanisms for section, _ in mechanism.forces}
    parts = {section for mechanism in mechanisms for section in PARTS if mechanism.document.section(section)}
    motions = [motion for mechanism in mechanisms for motion in mechanism.drives.values()]
    assert joints >= {*JOINTS, "collinear", "coplanar", "angle"}
    assert forces == set(FORCES)
    assert parts == set(PARTS)
    assert {(motion.of is None, motion.law is None) for motion in motions} >= {
        (True, False),
        (False, False),
        (True, True),
    }
    assert any(mechanism.tables for mechanism in mechanisms)
    assert any(mechanism.gravity for mechanism in mechanisms)


# --------------------------------------------------------------------------------------- linkages


def test_stephenson_loops_close():
    """All points follow from the crank angle by intersecting circles; the energy stays what it was at the start."""
    motion, t = run("stephenson_sixbar")
    A = 0.3 * np.array([np.cos(motion("phi", t)), np.sin(motion("phi", t))])
    B = meeting(A, fixed(t, 1, 0), 0.9, 0.8, +1)
    e = (B - A) / 0.9
    C = A + 0.5 * e + 0.5 * np.array([-e[1], e[0]])
    D = meeting(C, fixed(t, 1.1, 0.4), 1.0, 0.6, +1)
    for name, wanted in {"A": A, "B": B, "C": C, "D": D, "E": D}.items():
        close(place(motion, name, t), wanted, 1e-10)
    assert motion("phi", 3.0) < -2 * np.pi  # whole turns
    close(motion.energy(t).total, motion.energy(0.0).total, 1e-9)


def test_watt_loops_close():
    """All points follow from the crank angle; kinetic energy and that of the torsion spring add up to a constant."""
    motion, t = run("watt_sixbar")
    A = 0.25 * np.array([np.cos(motion("phi", t)), np.sin(motion("phi", t))])
    Q, R = fixed(t, 0.8, 0), fixed(t, 1.6, 0)
    B = meeting(A, Q, 0.7, 0.5, +1)
    e = (B - Q) / 0.5
    C = Q + 0.4 * np.array([-e[1], e[0]])
    D = meeting(C, R, 0.8, 0.45, +1)
    for name, wanted in {"A": A, "B": B, "C": C, "D": D}.items():
        close(place(motion, name, t), wanted, 1e-10)
    psi = np.arctan2(D[1], D[0] - 1.6)
    close(motion.energy(t).potential, 12 / 2 * (psi - 2) ** 2, 1e-9)
    close(motion.energy(t).total, motion.energy(0.0).total, 1e-9)


def test_chebyshev_line_is_straight_within_a_quarter_of_a_percent():
    """With bars 4, 5, 5, 2 the height of P is 4 in the middle and at both ends, and sqrt(1029)/8 at most."""
    motion, _ = run("chebyshev_linkage")
    close(motion("P.x", [0, 0.25, 0.5, 0.75]), [0, 0.2, 0, -0.2], 1e-14)
    close(motion("P.y", [0, 0.25, 0.5, 0.75]), 0.4, 1e-12)
    y = motion("P.y", np.linspace(0, 1, 20001))
    assert y.min() == pytest.approx(0.4, abs=1e-12)
    assert y.max() == pytest.approx(0.1 * np.sqrt(1029) / 8, abs=1e-9)
    assert (y.max() - y.min()) / 0.4 < 0.0025


def test_hoekens_line_is_straight_for_half_a_turn():
    """P is seen from Q at a right angle to A (Thales); for half a turn it stays within a quarter of a percent."""
    motion, t = run("hoekens_linkage")
    close(motion("phi", t), np.pi + 2 * np.pi * t, 1e-10)
    phi = np.pi + 2 * np.pi * t
    QA = 0.1 * np.array([np.cos(phi) - 2, np.sin(phi)])
    d = np.linalg.norm(QA, axis=0)
    P = np.array([[0.2], [0]]) + np.array([QA[1], -QA[0]]) / d * np.sqrt(0.5**2 - d**2)
    close(place(motion, "P", t), P, 1e-10)
    x, y = place(motion, "P", np.linspace(-0.25, 0.25, 10001) + 1)
    close([x.min(), x.max(), y.min()], [0, 0.4, 0.4], 1e-9)
    assert y.max() == pytest.approx(0.1 * np.sqrt(1029) / 8, abs=1e-9)


def test_geneva_wheel_turns_a_quarter_from_rest_to_rest():
    """The slot points to the pin; the wheel starts and ends without a jerk of speed and is fastest half-way."""
    motion, t = run("geneva_crank")
    crank, r = -np.pi / 4 + 2 * np.pi * t, np.sqrt(0.5)
    slot = np.arctan2(r * np.sin(crank), r * np.cos(crank) - 1)  # from Q, in units of the bearings' distance
    close(motion("turned", t), np.unwrap(slot), 1e-11)
    close(motion("depth", t), 0.1 * np.sqrt(1 + r**2 - 2 * r * np.cos(crank)), 1e-12)
    close(motion("turned'", [0, 0.25]), 0, 1e-11)
    assert motion("turned'", 0.125) / (2 * np.pi) == pytest.approx(-1 / (np.sqrt(2) - 1), rel=1e-11)
    assert motion("turned", 0.25) - motion("turned", 0.0) == pytest.approx(-np.pi / 2, rel=1e-11)


def test_scissor_lift_rises_with_the_sine():
    """Three stages of arms l lift the platform to 3 l sin(alpha) and keep it level."""
    motion, t = run("scissor_lift")
    alpha = motion("alpha", t)
    close(motion("height", t), 3 * 1.2 * np.sin(alpha), 1e-11)
    close(motion("A3.x", t), 0, 1e-11)
    close(motion("tilt", t), 0, 1e-11)
    close(motion("foot", t), 1.2 * np.cos(alpha), 1e-11)
    stroke = np.linalg.norm(place(motion, "M2", t), axis=0)
    close(stroke, 0.6 * np.sqrt(1 + 8 * np.sin(alpha) ** 2), 1e-11)
    close(np.diff(stroke[[0, -1]]), 0.2, 1e-11)
    assert motion("height", 5.0) > motion("height", 0.0)


def test_quick_return_takes_half_the_time_of_the_cut():
    """Half as long a crank as the bearings' distance: the lever reverses at crank angles of 210 and 330 degrees."""
    motion, t = run("quick_return")
    crank = 2 * np.pi * t
    lever = np.arctan2(0.2 + 0.1 * np.sin(crank), 0.1 * np.cos(crank))
    close(motion("lever_angle", t), lever, 1e-11)
    close(motion("lever_angle'", [7 / 12, 11 / 12, 19 / 12, 23 / 12]), 0, 1e-9)
    close(motion("lever_angle", [7 / 12, 11 / 12]), [2 * np.pi / 3, np.pi / 3], 1e-11)
    assert np.all(motion("lever_angle'", np.linspace(7 / 12, 11 / 12, 50)[1:-1]) < 0)  # 4/12 s back
    assert np.all(motion("lever_angle'", np.linspace(11 / 12, 19 / 12, 50)[1:-1]) > 0)  # 8/12 s cutting
    B = 0.4 * np.array([np.cos(lever), np.sin(lever)])
    close(motion("stroke", t), B[0] - np.sqrt(0.15**2 - (0.45 - B[1]) ** 2), 1e-11)


def test_rack_steers_the_inner_wheel_further():
    """The rack moves by radius times angle; both wheels follow by intersecting circles."""
    motion, t = run("rack_steering")
    close(motion("travel", np.arange(7.0)), 0.01 * np.array([0, 1, 4, 6, 6, 3, 1]), 1e-12)
    travel = motion("travel", t)
    tie = np.hypot(0.37, 0.06)
    for arm, side in (("L", -1), ("R", +1)):
        rack = np.array([0.3 * side + travel, np.full(len(t), -0.2)])
        close(place(motion, arm, t), meeting(fixed(t, 0.7 * side, 0), rack, 0.143, tie, side), 1e-11)
    left, right = (motion(name, 3.0) - motion(name, 0.0) for name in ("left_angle", "right_angle"))
    assert 1.05 * abs(right) < abs(left) < 1.6 * abs(right)  # arms behind the axle to the right: a bend to the left


def test_block_and_tackle_lifts_half_as_fast():
    """The load is held by two ropes: (M + 4 m) a = (2 m - M) g."""
    motion, t = run("block_and_tackle")
    rise = (2 * 20 - 30) * G / (30 + 4 * 20)
    close(motion("A.y", t), 0.7 + rise * t**2 / 2, 1e-12)
    close(motion("B.y'", t), -2 * rise * t, 1e-12)
    close(motion("B.y", 0), 3 - (6.5 - 2 * (3 - 0.7) - 2 * np.pi * 0.2), 1e-12)  # two straight parts, two half turns


def test_belt_drives_the_machine_four_times_as_fast():
    """The belt does not slip, R turn = r spindle, and what the foot does is friction and kinetic energy."""
    motion, t = run("treadle_drive")
    close(motion("spindle'", t), 4 * motion("turn'", t), 1e-11)
    assert motion("turn", t[-1]) > 4 * np.pi  # it goes on turning


def test_skate_goes_sideways():
    """A knife edge on a slope (Neimark and Fufaev, I.3): a cycloid across it, with a = g sin(slope)."""
    motion, t = run("skate_on_slope")
    size, turn = G * np.sin(np.deg2rad(10)) / (2 * 3**2), 3 * t
    close(motion("G.x", t), size * np.sin(turn) ** 2, 1e-12)
    close(motion("G.y", t), size * (turn - np.sin(2 * turn) / 2), 1e-12)


def test_cam_lifts_the_follower():
    """An eccentric circle: y = e sin(theta) + sqrt(R^2 - e^2 cos^2(theta))."""
    motion, t = run("cam_follower")
    theta = 20 * t
    close(motion("lift", t), 0.01 * np.sin(theta) + np.sqrt(0.03**2 - (0.01 * np.cos(theta)) ** 2), 1e-12)


def test_beads_on_a_cycloid_keep_time():
    """Along a cycloid the arc 4 a sin(p/2) swings harmonically, whatever the height: Huygens' isochronous clock."""
    motion, t = run("huygens_pendulum")
    for bead, start in (("p", 2.5), ("q", 1.0)):
        arc = np.sin(start / 2) * np.cos(np.sqrt(G / 2) * t)
        close(np.sin(motion(bead, t) / 2), arc, 1e-9)
    bottom = np.pi / 2 / np.sqrt(G / 2)
    close(motion(["P.x", "Q.x", "P.y", "Q.y"], bottom), 0, 1e-9)


def test_comet_obeys_kepler():
    """One turn takes a^(3/2) years; in between Kepler's equation holds."""
    motion, _ = run("comet")
    a, ecc = 0.5 / 0.2, 0.8
    E = np.linspace(0, 2 * np.pi, 50)  # eccentric anomaly
    t = (E - ecc * np.sin(E)) / (2 * np.pi) * a**1.5
    t[-1] = motion.t[-1]
    ellipse = [a * (np.cos(E) - ecc), a * np.sqrt(1 - ecc**2) * np.sin(E)]
    close(place(motion, "C", t), ellipse, 1e-10)


# ---------------------------------------------------------------------------------- gears and shafts


def test_planetary_gear_obeys_willis():
    """rs ws + rr wr = (rs + rr) wc; and the run-up is that of the linear equations of the two freedoms."""
    motion, t = run("planetary_gear")
    rs, rp, rr = 0.03, 0.02, 0.07
    ws, wc, wr = (motion(f"{name}_turned'", t) for name in ("sun", "carrier", "ring"))
    close(rs * ws + rr * wr, (rs + rr) * wc, 1e-10)
    # With (wc, wr) free: ws = (1 + rr/rs) wc - rr/rs wr, wp = wc + (wr - wc) rr/rp.
    S, P = np.array([1 + rr / rs, -rr / rs]), np.array([1 - rr / rp, rr / rp])
    M = 2e-4 * np.outer(S, S) + 4e-5 * np.outer(P, P) + np.diag([2e-3 + 0.2 * (rs + rp) ** 2, 8e-3])
    A, b = -np.linalg.solve(M, np.diag([0.4, 0.2])), np.linalg.solve(M, 5 * S)
    steady = -np.linalg.solve(A, b)
    wanted = np.array([steady - expm(A * one) @ steady for one in t]).T
    close([wc, wr], wanted, 1e-8)


def test_cardan_output_fluctuates():
    """tan(out) = tan(in) cos(bend); the speed of the output lies between cos(bend) and 1/cos(bend) of the input's."""
    motion, t = run("cardan_shaft")
    c = np.cos(np.pi / 6)
    theta_in, theta_out = 2 * np.pi * t, motion("theta_out", t)
    close(np.sin(theta_out) * np.cos(theta_in), c * np.sin(theta_in) * np.cos(theta_out), 1e-11)
    close(theta_out[-1], 4 * np.pi, 1e-10)
    close(motion("theta_out'", [0, 0.25, 0.5, 0.75]) / (2 * np.pi), [c, 1 / c, c, 1 / c], 1e-11)


def test_screw_press_is_an_oscillator():
    """Reduced to the lift s: (J (2 pi/pitch)^2 + m) s'' = torque 2 pi/pitch - m g - k s."""
    motion, t = run("screw_press")
    per_metre, m, k = 2 * np.pi / 0.1, 50 + 120, 2e6
    mass = 4 * per_metre**2 + m
    rest, w, v0 = (-80 * per_metre - m * G) / k, np.sqrt(k / mass), -12 / per_metre
    lift = rest * (1 - np.cos(w * t)) + v0 / w * np.sin(w * t)
    close(motion("lift", t), lift, 1e-10)
    close(motion("rotation", t), per_metre * lift, 1e-8)


def test_swash_plate_drives_the_piston():
    """The ball rides at shoe/cos(tilt) - R tan(tilt) cos(theta) above the shaft's origin."""
    motion, t = run("swash_plate_pump")
    tilt = np.radians(18)
    wanted = 0.01 / np.cos(tilt) - 0.05 * np.tan(tilt) * np.cos(20 * t)
    close(motion("stroke", t), wanted, 1e-10)
    close(motion("theta", t), 20 * t, 1e-9)


# ---------------------------------------------------------------------------------------- in space


def test_stewart_legs_have_their_lengths():
    """Each leg follows its law; the platform stays rigid and the mast stands upright on it."""
    motion, t = run("stewart_platform")
    degrees = [-10, 10, 110, 130, 230, 250]
    for number, angle in enumerate(np.radians(degrees), 1):
        foot = np.array([[np.cos(angle)], [np.sin(angle)], [0]])
        phase = 2 * np.pi / 3 * ((number - 1) // 2)
        law = 1.3 + 0.05 * np.sin(np.pi * t) + 0.08 * np.sin(2 * np.pi * t - phase)
        close(np.linalg.norm(place(motion, f"P{number}", t) - foot, axis=0), law, 1e-12)
    close(place(motion, "E", t), place(motion, "C", t) + 0.4 * place(motion, "n", t), 1e-12)
    width = np.linalg.norm(place(motion, "P4", t) - place(motion, "P1", t), axis=0)
    close(width, 2 * 0.6 * np.sin(np.radians(110)), 1e-12)


def test_stewart_platform_heaves():
    """With equal legs it only goes up and down: h^2 = l^2 - R^2 - r^2 + 2 R r cos(40 degrees)."""
    motion = br.simulate(load("stewart_platform", wobble=0))
    t = np.linspace(0, 2, 21)
    height = np.sqrt((1.3 + 0.05 * np.sin(np.pi * t)) ** 2 - 1 - 0.36 + 1.2 * np.cos(np.radians(40)))
    close(place(motion, "C", t), [0 * t, 0 * t, height], 1e-11)
    close(place(motion, "x", t), fixed(t, 1, 0, 0), 1e-11)


def test_delta_platform_keeps_its_attitude():
    """The platform never turns, and its centre is where three spheres meet."""
    motion, t = run("delta_robot")
    close(place(motion, "x", t), fixed(t, 1, 0, 0), 1e-11)
    close(place(motion, "y", t), fixed(t, 0, 1, 0), 1e-11)
    for number in range(3):
        turn = 2 * np.pi / 3 * number
        phi = np.radians(30) + np.radians(15) * np.sin(2 * np.pi * t - turn)
        outwards = np.array([[np.cos(turn)], [np.sin(turn)], [0]])
        elbow = (0.2 + 0.3 * np.cos(phi)) * outwards - np.array([[0], [0], [1]]) * 0.3 * np.sin(phi)
        close(np.linalg.norm(place(motion, "C", t) + 0.06 * outwards - elbow, axis=0), 0.7, 1e-12)
    assert np.all(motion("C.z", t) < -0.5)


class Wishbone:
    """The suspension by the pose of its wheel: displacement of D and rotation vector, from the drawn position."""

    L, U, R, H = np.array([[0, 0.3, 0.2], [-0.05, 0.4, 0.5], [-0.14, 0.36, 0.24], [0.02, 0.45, 0.65]])
    D, E, T, W = np.array([[0, 0.7, 0.18], [0, 0.64, 0.48], [-0.14, 0.68, 0.23], [0, 0.78, 0.3]])
    lower, upper = np.array([1, 0, 0]), np.array([1, 0, 0.05]) / np.hypot(1, 0.05)  # axes of the arms

    def pose(self, x, *points):
        return [self.D + x[:3] + Rotation.from_rotvec(x[3:]).apply(point - self.D) for point in points]

    def misfit(self, x, height):
        D, E, T, W = self.pose(x, self.D, self.E, self.T, self.W)
        lengths = [(D, self.D, self.L), (E, self.E, self.U), (T, self.T, self.R)]
        return [
            *[np.linalg.norm(now - base) - np.linalg.norm(drawn - base) for now, drawn, base in lengths],
            self.lower @ (D - self.D),
            self.upper @ (E - self.E),
            W[2] - height,
        ]

    def at_height(self, height):
        """The pose in which the wheel's centre is at a height."""
        return root(self.misfit, np.zeros(6), (height,), tol=1e-13).x

    def swung(self, axis, base, drawn, now, local):
        """A point of an arm that carries `drawn` to `now`, about an axis through its base."""
        before, after = drawn - base, now - base
        angle = np.arctan2(axis @ np.cross(before, after), before @ after - (axis @ before) * (axis @ after))
        return base + Rotation.from_rotvec(angle * axis).apply(local)

    def potential(self, height):
        """Of spring, tyre and weights, on a flat road."""
        D, E, C = self.pose(self.at_height(height), self.D, self.E, self.D + np.array([0, 0.06, 0.12]))
        F, lower = (self.swung(self.lower, self.L, self.D, D, p) for p in ([0.02, 0.22, 0], [0, 0.2, 0]))
        upper = self.swung(self.upper, self.U, self.E, E, [0.02, 0.12, 0])
        stretch = np.linalg.norm(F - self.H) - 0.46
        spring = 3e4 / 2 * stretch**2 - 1200 * stretch
        tyre = 2e5 / 2 * (height - 0.3) ** 2 - 1000 * height
        return spring + tyre + G * (25 * C[2] + 4 * lower[2] + 2 * upper[2])


def test_double_wishbone_follows_its_joints():
    """At every height of the wheel its pose solves the six equations of arms, tie rod and height."""
    motion, t = run("double_wishbone")
    car = Wishbone()
    for now in t[::5]:
        found = car.pose(car.at_height(motion("W.z", now)), car.D, car.E, car.T, car.W)
        for name, wanted in zip("DETW", found, strict=True):
            close(place(motion, name, now), wanted, 1e-10)
    assert np.ptp(motion("travel", t)) > 0.04


def test_double_wishbone_settles_where_its_potential_is_least():
    """On a flat road the wheel comes to rest at the minimum of the energies of spring, tyre and weights."""
    text = load("double_wishbone").text()
    flat = Mechanism.parse(text.replace("0.01, 0.04, 0.05, 0.04, 0.01", "0, 0, 0, 0, 0"))
    assert flat.tables["bump"][1] == (0,) * 11
    motion = br.simulate(flat)
    lowest = minimize_scalar(Wishbone().potential, (0.29, 0.31), options={"xtol": 1e-9}).x
    assert motion("W.z", 3.0) == pytest.approx(lowest, abs=1e-6)


def test_gyroscope_precesses_steadily():
    """The shaft keeps its slope and goes round at the slow root of A cos(theta) W^2 - J s W + m g h = 0.

    For fast spin that is m g h/(J s), with the correction factor 1 + A m g h cos(theta)/(J s)^2.
    """
    motion, t = run("gyroscope")
    m, h, J, spin, A = 0.5, 0.08, 6e-4, 200, 4e-4 + 0.5 * 0.08**2
    W = load("gyroscope").parameters["W"]
    assert A * 0.5 * W**2 - J * spin * W + m * G * h == pytest.approx(0, abs=1e-14)
    fast, correction = m * G * h / (J * spin), A * m * G * h * 0.5 / (J * spin) ** 2
    assert W / fast - 1 == pytest.approx(correction, rel=3 * correction)
    tip = [h * np.sin(np.pi / 3) * np.cos(W * t), h * np.sin(np.pi / 3) * np.sin(W * t), 0 * t + h / 2]
    close(place(motion, "G", t), tip, 1e-9)
    close(motion("precession", t), W * t, 1e-8)


def test_gyroscope_nods_when_it_is_released_at_rest():
    """Without a push it falls until sin^2(slope) = (J s)^2/(2 A m g h) (cos(60 degrees) - cos(slope))."""
    motion = br.simulate(load("gyroscope", push=0))
    m, h, J, spin, A = 0.5, 0.08, 6e-4, 200, 4e-4 + 0.5 * 0.08**2
    q = (J * spin) ** 2 / (2 * A * m * G * h)
    lowest = (q - np.sqrt(q**2 - 4 * (q / 2 - 1))) / 2
    z = motion("G.z", np.linspace(0, 3, 20001)) / h
    assert z.max() == pytest.approx(0.5, abs=1e-9)
    assert z.min() == pytest.approx(lowest, abs=1e-6)


def test_foucault_plane_turns_with_the_sine_of_the_latitude():
    """Small swings: x + i y = exp(-i Wz t) times an ellipse of frequency sqrt(g/l + Wz^2)."""
    motion, t = run("foucault_pendulum")
    Wz, w0 = 2 * np.pi / 600 * np.sin(np.radians(49)), np.sqrt(G / 20)
    w = np.hypot(w0, Wz)
    swing = 0.2 * np.exp(-1j * Wz * t) * (np.cos(w * t) + 1j * Wz / w * np.sin(w * t))
    x, y = motion(["B.x", "B.y"], t)
    close(x + 1j * y, swing, 0.2 * 2e-3)
    close(motion.energy(t).total, motion.energy(0.0).total, 1e-10)  # the Coriolis force does no work


def test_furuta_pendulum_obeys_its_equation():
    """l/3 theta'' + r/2 psi'' cos(theta) - l/3 psi'^2 sin(theta) cos(theta) + g/2 sin(theta) = 0."""
    motion, t = run("furuta_pendulum")
    r, l, swing, w = 0.2, 0.3, 0.8, 6

    def equation(now, state):
        theta, rate = state
        psi1, psi2 = swing * w * np.cos(w * now), -swing * w**2 * np.sin(w * now)
        push = l / 3 * psi1**2 * np.sin(theta) * np.cos(theta) - r / 2 * psi2 * np.cos(theta) - G / 2 * np.sin(theta)
        return [rate, 3 / l * push]

    theta = solve_ivp(equation, (0, 4), [0.05, 0], "DOP853", t, rtol=1e-13, atol=1e-13).y[0]
    close(motion("theta", t), theta, 1e-8)
    psi = swing * np.sin(w * t)
    P = [
        r * np.cos(psi) - l * np.sin(theta) * np.sin(psi),
        r * np.sin(psi) + l * np.sin(theta) * np.cos(psi),
        -l * np.cos(theta),
    ]
    close(place(motion, "P", t), P, 1e-8)


def test_slewing_crane():
    """The ropes pull the knot alike, the load obeys Newton's law, and the motor turns the jib and n^2 J."""
    motion, t = run("slewing_crane")
    p = load("slewing_crane").parameters
    A, K, B = (motion(name, t) for name in "AKB")
    upper, lower = np.linalg.norm(K - A, axis=0), np.linalg.norm(B - K, axis=0)
    close(p["k1"] * (upper - 0.3), p["k2"] * (lower - 0.5), 1e-9)
    span, rate = B - A, motion("B'", t) - motion("A'", t)
    along = span / np.linalg.norm(span, axis=0)
    pull = p["k1"] * (upper - 0.3) * (A - K) / upper + 3 * np.sum(-rate * along, axis=0) * along
    slip = motion("B'", t) - np.array([[8.0], [0.0]])
    drag = -p["c"] * np.linalg.norm(slip, axis=0) * slip
    close(p["load"] * motion("B''", t), pull + drag + np.array([[0], [-p["load"] * G]]), 1e-7)
    angle, turn = motion("theta", t), motion("theta'", t)
    weight, load_ = p["m"] / 2 * G * p["l"] * np.cos(angle), A[0] * -pull[1] - A[1] * -pull[0]
    torque = p["gain"] * (p["speed"] * np.sin(t) - turn) + p["l"] * np.cos(angle) * (p["m"] / 2 + p["load"]) * G
    inertia = p["m"] * p["l"] ** 2 / 3 + p["n"] ** 2 * p["J"]
    close(inertia * motion("theta''", t), torque - weight + load_, 1e-7)
