"""Joints as a file writes them, in mechanisms whose motion is known: gears, racks, screws, curves, surfaces."""

import casadi as ca
import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.joints import JOINTS
from bricard.library.samples import pair, with_sections
from bricard.mechanism.mechanism import Mechanism

TIMES = np.linspace(0, 2, 9)


def run(text):
    """Two seconds of a mechanism given by its text."""
    sol = br.simulate(Mechanism.parse(text), 2, tol=1e-12)
    assert sol.success
    assert sol.certificate.energy_balance < 1e-11
    return sol


def close(values, expected, within=1e-10):
    np.testing.assert_allclose(values, expected, rtol=0, atol=within)


@pytest.mark.parametrize(("radius", "ratio"), [(3, -2 / 3), (-3, 2 / 3)], ids=["outside", "in a ring"])
def test_gear_pair(radius, ratio):
    """Wheels with fixed axes turn against each other; a wheel inside a ring turns with it."""
    sol = run(f"""
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], C: [5, 0]}}
  Rigids:
    OA: {{Geom: [[2]], Dyna: [[0], 1, 0.5]}}
    CB: {{Geom: [[3]], Dyna: [[0], 1, 0.9]}}
  Angles: {{alpha: OA, beta: CB}}
  Joints: {{mesh: {{type: gear, angles: [alpha, beta], radii: [2, {radius}]}}}}
AppliedForces: {{Torques: {{alpha: 1.2}}}}
ProblemData: {{positions: {{alpha: 0.3, beta: 1}}, velocities: {{alpha: 0}}}}
""")
    turn = 1.2 / (0.5 + 0.9 * ratio**2) * TIMES**2 / 2
    close(sol("alpha", TIMES), 0.3 + turn)
    close(sol("beta", TIMES), 1 + ratio * turn)


def test_planetary_gear():
    """A planet of radius r rolls around a resting sun of radius R: its spin is (1 + R/r) times that of the arm."""
    sol = run("""
PhysicalParams: {R: 0.6, r: 0.4, w: 0.7}
Dimension: 2
PartData:
  Fixed: {O: [0, 0], e: [1, 0]}
  Rigids:
    OP: {Geom: [[R + r]], Dyna: [[(R + r)/2], 1, 0.1]}
    PQ: {Geom: [[r]], Dyna: [[0], 1, 0.08]}
  Angles: {sun: [OP, e], planet: [OP, PQ], arm: OP, spin: PQ}
  Joints: {mesh: {type: gear, angles: [sun, planet], radii: [R, r]}}
ProblemData: {positions: {arm: 0.2, spin: 0.5}, velocities: {arm: w}}
""")
    close(sol("arm", TIMES), 0.2 + 0.7 * TIMES)
    close(sol("spin", TIMES), 0.5 + 0.7 * (1 + 0.6 / 0.4) * TIMES)


def test_rack_and_pinion():
    """The rack moves by radius times angle; both accelerate together under a torque."""
    sol = run("""
Dimension: 2
PartData:
  Fixed: {O: [0, 0], R: [0, -0.5], e: [1, 0]}
  Rigids: {OA: {Geom: [[1]], Dyna: [[0], 1, 0.4]}}
  Particles: {B: 2}
  Collinears: {ReB: way}
  Angles: {theta: OA}
  Joints: {mesh: {type: rack, slide: way, angle: theta, radius: 0.5}}
AppliedForces: {Torques: {theta: 0.9}}
ProblemData: {positions: {theta: 0.1, way: 0.2}, velocities: {theta: 0}}
""")
    turn = 0.9 / (0.4 + 2 * 0.25) * TIMES**2 / 2
    close(sol("theta", TIMES), 0.1 + turn)
    close(sol("way", TIMES), 0.2 + 0.5 * turn)


SCREW = """
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0], u: [0, 0, 1], n: [1, 0, 0]}}
  Rigids: {{PQum: {{Geom: [[0.5], [0, 0, 1], [1]], Dyna: [[0], 2, [0.3, 0.3, 0.04]]}}}}
  Joints: {{nut: {{type: screw, points: [O, P], axes: u, normals: [n, m], pitch: 0.5}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData:
  positions: {{P: [0, 0, 0.2], Q: [{x}, {y}, 0.2]}}
  velocities: {{P: [0, 0, 0], Q: [0, 0, 0]}}
"""


@pytest.mark.parametrize("angle", [-3.0, -1.0, 0.0, 2.0, 3.0])
def test_falling_screw(angle):
    """A nut that falls along its screw: (m + I/h^2) z'' = -m g, h = pitch / (2 pi), and z' = h angle'."""
    x, y = 0.5 * np.cos(angle), 0.5 * np.sin(angle)
    mechanism = Mechanism.parse(SCREW.format(x=x, y=y))
    ready = prepare(mechanism)
    s = ready.system
    C = ca.Function("C", [s.t, s.q, s.p], [s.C])(0, ready.start.q, list(s.parameters.values()))
    assert np.max(np.abs(np.array(C))) < 1e-12
    sol = br.simulate(mechanism, 2, tol=1e-12)
    h = 0.5 / (2 * np.pi)
    fall = -2 * 9.81 / (2 + 0.04 / h**2) * TIMES**2 / 2
    close(sol("nut_slide", TIMES), 0.2 + fall)
    close(sol("nut_angle", TIMES), angle + fall / h, 1e-9)


@pytest.mark.parametrize(("dimension", "formula"), [(2, "x**2 + 2*y**2 - 4"), (3, "x**2 + 2*y**2 + 3*z**2 - 4")])
@pytest.mark.parametrize("part", [None, "base"])
def test_point_on_a_contour(dimension, formula, part):
    """A formula takes one freedom, in the plane and in space, and holds in the local coordinates of its part."""
    words = {"type": "curve", "point": "P", "formula": formula} | ({"part": part} if part else {})
    mechanism = Mechanism.from_data(with_sections(pair(dimension), {"PartData": {"Joints": {"rail": words}}}))
    assert prepare(mechanism).mobility == {2: 5, 3: 11}[dimension]
    sol = br.simulate(mechanism)
    x = np.array([sol(f"P.{axis}", TIMES / 2) for axis in "xyz"[:dimension]])
    if part:
        names = ["B", "u", "n"][:dimension]
        local = [mechanism.bodies["base"].members[name] for name in names]
        A = np.array([sol(f"A.{axis}", TIMES / 2) for axis in "xyz"[:dimension]])
        now = [np.array([sol(f"{name}.{axis}", TIMES / 2) for axis in "xyz"[:dimension]]) for name in names]
        now[0] = now[0] - A
        axes = np.einsum("ij,jkt->ikt", np.linalg.inv(np.array(local)), np.array(now))
        x = np.einsum("ikt,kt->it", axes, x - A)
    close(sum((i + 1) * x[i] ** 2 for i in range(dimension)), 4, 1e-11)


def test_start_far_from_a_contour():
    """The start is the point of the ellipse that is nearest to the given one, along the normal."""
    start = prepare(
        Mechanism.parse("""
Dimension: 2
PartData:
  Particles: {P: 1}
  Joints: {rail: {type: curve, point: P, formula: x**2 + 2*y**2 - 1}}
ProblemData: {positions: {P: [1.5, 0.7]}}
""")
    ).start
    x, y = start.q
    close(x**2 + 2 * y**2, 1)
    close((1.5 - x) * 4 * y - (0.7 - y) * 2 * x, 0, 1e-7)


def test_start_between_contradictions():
    """Where points and angles are given differently, the start is in between, and the gears assemble."""
    sample = JOINTS["gear"].samples[2]
    more = {
        "PartData": {"Joints": {"mesh": {"type": "gear", **sample.words}}},
        "ProblemData": {"positions": {"alpha": 0.3, "beta": 0.3}},
    }
    assert prepare(Mechanism.from_data(with_sections(with_sections(pair(2), sample.beside), more))).mobility == 1


def test_bead_on_a_curve():
    """A bead on the cycloid x = s + sin s, y = 1 - cos s swings with the period 4 pi sqrt(1/g), however far."""
    for start in (0.4, 2.0):
        mechanism = Mechanism.parse(f"""
Dimension: 2
PartData:
  Particles: {{A: 1}}
  Joints: {{rail: {{type: curve, point: A, coordinates: [s + sin(s), 1 - cos(s)]}}}}
AppliedForces: {{Gravity: 9.81}}
ProblemData: {{positions: {{s: {start}}}, velocities: {{s: 0}}}}
""")
        sol = br.simulate(mechanism, 2, tol=1e-13)
        w = np.sqrt(9.81) / 2
        close(np.sin(sol("s", TIMES) / 2), np.sin(start / 2) * np.cos(w * TIMES))


def test_universal_joint_between_shafts():
    """Two shafts at an angle b: tan(out) = tan(in) cos(b), if the driven axis v starts in their plane."""
    b = 0.6
    sol = run(f"""
PhysicalParams: {{b: {b}, w: 1.3}}
Dimension: 3
PartData:
  Fixed:
    {{O: [-1], i: [1], z: [0, 0, 1], C: [cos(b), sin(b)], k: [cos(b), sin(b)], y2: [-sin(b), cos(b)]}}
  Rigids:
    OAiu: {{Geom: [[1], [1], [0, 1]], Dyna: [[0.5], 1, [0.1, 0.2, 0.2]]}}
    CBkv: {{Geom: [[-1], [1], [0, 1]], Dyna: [[-0.5], 1, [0.1, 0.2, 0.2]]}}
  Joints: {{cross: {{type: universal, points: [A, B], axes: [u, v]}}}}
  Angles: {{enter: [z, u, i], leave: [y2, v, k]}}
Motions: {{enter: w*t}}
ProblemData: {{positions: {{u: [0, 0, 1], v: [-sin(b), cos(b), 0]}}}}
""")
    turn = 1.3 * TIMES
    close(sol("leave", TIMES), np.unwrap(np.arctan2(np.sin(turn) * np.cos(b), np.cos(turn))))


@pytest.mark.parametrize("points", ["[D, P]", "[P, D]"])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_pinned_to_a_point_given_by_a_formula(points, coordinates):
    """A rod that hangs from the middle of two fixed points is a pendulum: omega^2 = 3 g (1 - cos) / l."""
    text = f"""
        Dimension: 2
        PartData:
          Fixed: {{O: [0, 0], C: [2, 0]}}
          Rods: {{DB: [0.5, 1]}}
          Points: {{P: (O + C)/2}}
          Joints: {{hook: {{type: pin, points: {points}}}}}
        AppliedForces: {{Gravity: 10}}
        ProblemData: {{positions: {{D: [1, 0], B: [1.5, 0]}}}}
    """
    sol = br.simulate(Mechanism.parse(text), 2, coordinates=coordinates, tol=1e-11)
    drop, speed = -sol("B.y", TIMES), np.hypot(sol("B.x'", TIMES), sol("B.y'", TIMES))
    assert sol("D.x", TIMES) == pytest.approx(1, abs=1e-12)
    assert speed**2 == pytest.approx(3 * 10 * drop, abs=1e-8)
