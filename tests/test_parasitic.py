"""Parasitic joints: what their springs and dampers are, and how they settle rough positions (papers/004, Rideout)."""

import re
from dataclasses import replace
from functools import cache

import casadi as ca
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from shared import builtin

import bricard as br
from bricard.assembly import settling
from bricard.assembly.prepared import prepare
from bricard.errors import InitialValueError, ModelError, OptionError
from bricard.formulations.body.model import body_model
from bricard.mechanics.dynamics import Dynamics

# -- springs and dampers -------------------------------------------------------------------------------

HINGE_AND_BAR = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], z: [0, 0, 1], P: [0, 2, 0.5]}
  Rigids:
    OAz: {Geom: [[1], [0, 0, 1]], Dyna: [[0.5], 2, [0.1, 0.3, 0.4]]}
  Rods: {AB: [1, 1]}
  Joints: {bar: {type: distance, points: [B, P], length: 3.2}}
AppliedForces: {Gravity: [0, -9.81, 3]}
ProblemData: {tend: 0.1, positions: {A: [1, 0, 0], B: [1, -1, 0]}}
"""


def test_a_joint_exerts_minus_gradient_times_its_output():
    """M q'' - f = -G^T lambda with the outputs for lambda, be it of points, directions or lengths."""
    mechanism = br.Mechanism.parse(HINGE_AND_BAR)
    motion = br.simulate(mechanism, coordinates="parasitic", stiffness=1e6)
    ideal = body_model(mechanism).lagrangian.system()
    t = float(motion.t[-1])
    q, v, a = (np.array([float(motion(name + mark, t)) for name in ideal.coordinates]) for mark in ("", "'", "''"))
    M, f, G = Dynamics(ideal).values("M", "f", "G", t=t, q=q, v=v)
    multipliers = [
        float(motion(f"joint.{c.name}", t)) if f"joint.{c.name}" in motion.names else motion.multiplier(c.name, t)
        for c in ideal.holonomic
    ]
    assert M @ a - f == pytest.approx(-G.T @ multipliers, abs=1e-6)
    assert max(map(abs, multipliers)) > 1


def modes(name):
    """Damping ratios of the vibrations of joints at the start of a mechanism on which nothing else acts."""
    mechanism = builtin(name)
    ready = prepare(replace(mechanism, forces={}, gravity=None), "parasitic")
    s, q = ready.system, ready.start.q
    expressions = [ca.hessian(s.T, s.v)[0], ca.hessian(s.R, s.v)[0], ca.hessian(s.V, s.q)[0], ca.jacobian(s.C, s.q)]
    values = ca.Function("linear", [s.t, s.q, s.v, s.p], expressions)(0, q, 0 * q, list(s.parameters.values()))
    M, D, K, G = (np.array(ca.densify(one)) for one in values)
    free = np.linalg.svd(G)[2][len(G) :].T if len(G) else np.eye(len(q))
    M, D, K = (free.T @ one @ free for one in (M, D, K))
    n = len(M)
    A = np.block([[np.zeros((n, n)), np.eye(n)], [-np.linalg.solve(M, K), -np.linalg.solve(M, D)]])
    roots = np.linalg.eigvals(A)
    roots = roots[np.abs(roots) > 1e-3 * np.abs(roots).max()]
    return -roots.real / np.abs(roots)


@pytest.mark.parametrize("name", ["slidercrank", "andrews", "nfourbar", "bricard", "double_wishbone"])
def test_suggested_damping_suits_light_and_heavy_parts(name):
    """All vibrations of joints die out, and none is overdamped: of masses from 3.65 g to tons alike."""
    ratios = modes(name)
    assert ratios.min() > 0.02
    assert ratios.max() < 1 - 1e-3


def test_one_damping_for_all_joints():
    """A given damping c gives R = c/2 times the squares of all rates, whatever the masses are."""
    mechanism = builtin("slidercrank")
    system, ideal = (
        prepare(mechanism, br.Method("parasitic", damping=70.0)).system,
        body_model(mechanism).lagrangian.system(),
    )
    R = ca.Function("R", [system.q, system.v], [system.R])
    squares = ca.Function("C", [ideal.q, ideal.v], [ca.sumsqr(ca.jtimes(ideal.C, ideal.q, ideal.v))])
    q, v = np.linspace(0.1, 0.6, 6), np.linspace(-1, 1, 6)
    assert float(R(q, v)) == pytest.approx(35 * float(squares(q, v)))


# -- rough positions settle ----------------------------------------------------------------------------

ROUGH_CRANK = """
PhysicalParams: {r: 0.2, l: 1, m: 1, J: 1, torque: 10, b: 2, c: 5}
Dimension: 2
PartData:
  Fixed: {A: [0, 0], u: [1, 0]}
  Rigids:
    ABG2: {Geom: [[r], [r/2]], Dyna: [[r/2], m, J]}
    BC3G3: {Geom: [[l], [l/2]], Dyna: [[l/2], m, J]}
  Particles: {C: m}
  Joints: {pin: {type: pin, points: [C3, C]}}
  Collinears: {AuC: s}
  Angles: {theta2: AB, theta3: BC3}
AppliedForces:
  Gravity:
  Torques: {ABG2: torque}
  Frictions:
    rod: {parts: [BC3G3], damping: b}
    s: c
ProblemData:
  tend: 2
  positions: {G2: [0.07, 0.07], theta2: pi/4, G3: [0.64, 0.07], theta3: 0.14, C: [1.13, 0]}
  fixedpositions: {theta2}
"""
PAPER = {"stiffness": 1e6, "damping": 200.0}


@cache
def rough_crank():
    return br.Mechanism.parse(ROUGH_CRANK)


def by_hand(t, y, k=1e6, c=200.0):
    """Equations 12 to 19 without torque, gravity and friction, for a crank that is held at 45 degrees.

    y = (x2, y2, x3, y3, theta3, x4, y4) and its rates.
    """
    (x2, x3, theta, x4), (v2, v3, omega, v4) = ((s[:2], s[2:4], s[4], s[5:]) for s in (y[:7], y[7:]))
    crank, rod = np.full(2, 0.1 / np.sqrt(2)), 0.5 * np.array([np.cos(theta), np.sin(theta)])
    turning = omega * np.array([-rod[1], rod[0]])
    F_A = k * (x2 - crank) + c * v2
    F_B = k * (x3 - rod - x2 - crank) + c * (v3 - turning - v2)
    F_C = k * (x4 - x3 - rod) + c * (v4 - v3 - turning)
    F_D = np.array([0, k * x4[1] + c * v4[1]])
    torque = rod[0] * (F_B + F_C)[1] - rod[1] * (F_B + F_C)[0]
    return np.concatenate([y[7:], F_B - F_A, F_C - F_B, [torque], -F_C - F_D])


def test_figure_7():
    """The rod at +0.14 rad swings to -0.36 rad, as by equations written by hand; the paper ends at -0.141878 rad."""
    times = np.linspace(0, 0.05, 501)
    motion = br.settle(rough_crank(), **PAPER, until=0.5, tol=1e-7)
    start = [0.07, 0.07, 0.64, 0.07, 0.14, 1.13, 0, *[0.0] * 7]
    known = solve_ivp(by_hand, (0, 0.05), start, "DOP853", rtol=1e-11, atol=1e-12, dense_output=True).sol
    for name, row in (("G2.x", 0), ("G3.y", 3), ("theta3", 4)):
        assert motion(name, times) == pytest.approx(known(times)[row], abs=1e-6)
    assert known(times)[4].min() == pytest.approx(-0.36, abs=0.01)
    assert float(motion("theta3", 0.5)) == pytest.approx(-0.141878, abs=5e-5)


def test_the_run_from_the_settled_start_has_negligible_transients():
    """The dashed line of figure 7: no joint is loaded at first, and the rod keeps to the angle of ideal joints."""
    mechanism, times = rough_crank(), np.linspace(0, 0.1, 201)
    run = br.simulate(mechanism, 0.1, coordinates="parasitic", **PAPER, settle=True)
    ideal = -np.arcsin(0.2 * np.sin(run("theta2", times)))
    assert float(run("theta3", 0)) == pytest.approx(ideal[0], abs=1e-12)
    assert max(abs(float(run(name, 0))) for name in run.names if name.startswith("joint.")) < 1e-6
    assert np.abs(run("theta3", times) - ideal).max() < 1e-4
    assert run.certificate.moved["theta3"] == pytest.approx(ideal[0] - 0.14, abs=1e-12)


def rough(mechanism, held=()):
    """Positions that are off by up to 3 % of the mechanism's size, except held ones."""
    random, size = np.random.default_rng(5), prepare(mechanism).size
    shift = {name: random.uniform(-0.03, 0.03) for name in mechanism.start.positions}
    sizes = {name: 1.0 if name in mechanism.quantities else size for name in shift}
    kept = {*held, *mechanism.start.fixed_positions}
    moved = {n: x + shift[n] * sizes[n] for n, x in mechanism.start.positions.items() if n not in kept}
    return mechanism.starting(moved, fixed=list(held))


HELD = {
    "slidercrank": ["Bx"],
    "nfourbar": ["A0.x"],
    "andrews": ["beta"],
    "stephenson_sixbar": [],
    "chebyshev_linkage": [],  # driven
    "cardan_shaft": [],  # driven, in space
    "bricard": ["P1.z"],
}


@pytest.mark.parametrize("name", [pytest.param(n, marks=[pytest.mark.slow] * (n == "bricard")) for n in HELD])
def test_settled_where_the_nearest_consistent_start_is(name):
    """With its freedom held, a mechanism has one closed position nearby: springs and least squares find the same."""
    mechanism = rough(builtin(name), HELD[name])
    settled, known = prepare(mechanism, br.Method("parasitic", settle=True)), prepare(mechanism, "body")
    for coordinate, value in known.start.positions.items():
        assert settled.start.positions[coordinate] == pytest.approx(value, abs=1e-9 * known.size)


@pytest.mark.parametrize("name", ["slidercrank", "andrews", "nfourbar", "double_wishbone"])
def test_a_free_mechanism_comes_to_rest_nearby(name):
    """Nothing is held: it rests, closed and on the same branch, a few percent from the nearest consistent start."""
    mechanism = rough(builtin(name))
    settled, known = prepare(mechanism, br.Method("parasitic", settle=True)), prepare(mechanism, "body")
    C = ca.Function("C", [known.system.q], [known.system.C])
    q = [settled.start.positions[coordinate] for coordinate in known.system.coordinates]
    assert np.abs(np.array(C(q))).max() < 1e-12 * max(1, known.size)
    sizes = [known.size if name.endswith((".x", ".y", ".z")) else 1.0 for name in known.system.coordinates]
    assert np.abs((q - known.start.q) / sizes).max() < 0.3


def test_energy_only_falls_until_all_is_at_rest():
    """Dampers take all that the springs hold at first, and nothing else does work."""
    motion = br.settle(rough(builtin("nfourbar")))
    energy = motion.energy()
    assert motion.message == f"at rest after t = {motion.t[-1]:.6g}."
    assert energy.total[0] > 1
    assert energy.total[-1] < 1e-9
    assert np.all(np.diff(energy.total) < 1e-3)
    assert motion.certificate.energy_balance < 1e-4 * energy.total[0]


def test_velocities_are_given_ones():
    """Settling is about positions: the crank then starts with the rate that is asked for."""
    mechanism = rough_crank().starting(velocities={"theta2": 3.0}, fixed="theta2'")
    start = br.simulate(mechanism, 0.001, coordinates="parasitic", **PAPER, settle=True)
    assert float(start("theta2'", 0)) == pytest.approx(3.0)
    assert float(start("C.y'", 0)) == pytest.approx(0.0, abs=1e-12)


MOVING_BASE = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Points: {Q: [1 + 0.1*sin(3*t), 0.2*t]}
  Rods: {OA: [0.8, 1], QA: [0.7, 1]}
ProblemData: {t0: 0.5, tend: 1, positions: {A: [0.5, 0.5]}}
"""


def test_time_stands_still():
    """What moves by a law of time stays where it is when the run starts, however long settling takes."""
    mechanism = br.Mechanism.parse(MOVING_BASE)
    settled, start = br.settle(mechanism), br.simulate(mechanism, 0.51, coordinates="parasitic", settle=True)
    for motion, t in ((settled, settled.t[-1]), (start, 0.5)):
        A, Q = motion("A", t), np.array([1 + 0.1 * np.sin(1.5), 0.1])
        assert (np.linalg.norm(A), np.linalg.norm(A - Q)) == pytest.approx((0.8, 0.7), abs=1e-8)


def test_what_joints_hold_may_be_held_too():
    """The slider cannot leave its line: to hold its height as well changes nothing but the way to rest."""
    motion = br.settle(rough_crank(), hold="C.y")
    assert float(motion("theta3", motion.t[-1])) == pytest.approx(-np.arcsin(0.2 * np.sin(np.pi / 4)), abs=1e-8)


# -- errors --------------------------------------------------------------------------------------------

ARCH = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], P: [1, 0], Q: [3.5, 0.05]}
  Rods: {OA: [0.8, 1], PA: [0.8, 1]}
  Joints: {bar: {type: distance, points: [A, Q], length: sqrt(9 + (sqrt(0.39) - 0.05)**2)}}
ProblemData: {tend: 1, positions: {A: [0.5, -0.62]}}
"""


def test_open_joints_are_no_start():
    """Below the line OP the bar is too short for the arch: springs find a balance there, but no closed position."""
    with pytest.raises(InitialValueError) as refused:
        br.settle(br.Mechanism.parse(ARCH), stiffness=1e6)
    first, *pulls, last = str(refused.value).splitlines()
    assert first == "The mechanism has come to rest with open joints; they pull with"
    assert [pull.split(" = ")[0] for pull in pulls] == [f"  joint.{n}" for n in "P.PA.x P.PA.y A.PA.x A.PA.y".split()]
    assert last == "  Give positions that are nearer to a closed one, or release some that are fixed."
    above = br.settle(br.Mechanism.parse(ARCH.replace("-0.62", "0.62")))
    assert float(above("A.y", above.t[-1])) == pytest.approx(0.39**0.5, abs=1e-8)


def test_without_damping_nothing_comes_to_rest(monkeypatch):
    monkeypatch.setattr(settling, "MOST_STEPS", 300)
    with pytest.raises(InitialValueError) as refused:
        br.settle(rough_crank(), stiffness=1e6, damping=0.0)
    first, last = str(refused.value).splitlines()
    assert re.fullmatch(
        r"The mechanism has not come to rest in 300 steps: at t = \S+ it has a kinetic energy of \S+ J, "
        r"and its joints \S+ J\.",
        first,
    )
    assert last == "  Hold more of its positions (fixedpositions), or choose another damping."


@pytest.mark.parametrize("end", [0, -1.0])
def test_a_run_has_an_end(end):
    with pytest.raises(OptionError) as refused:
        br.settle(rough_crank(), until=end)
    assert str(refused.value) == f"until is {end}; it must be positive, or None: until all is at rest."


@pytest.mark.parametrize("options", [{"stiffness": 0.0}, {"damping": -1.0}])
def test_springs_are_springs(options):
    with pytest.raises(OptionError) as refused:
        br.settle(rough_crank(), **options)
    text = "The stiffness of parasitic joints must be positive, their damping positive or zero."
    assert str(refused.value) == text


def test_parts_without_mass_are_refused():
    """A spring would give them any acceleration."""
    with pytest.raises(ModelError) as refused:
        br.simulate(builtin("furuta_pendulum"), 0.1, coordinates="parasitic")
    assert str(refused.value) == (
        "Springs for joints cannot hold parts without mass, or with no inertia about an axis: arm, pendulum.\n"
        "  Give them some, or choose other coordinates."
    )


def test_points_stay_on_curves():
    """Beads on a cycloid: the curve's parameter has no mass, so that the curve stays a constraint."""
    mechanism = builtin("huygens_pendulum")
    t = 0.2
    assert br.simulate(mechanism, t, coordinates="parasitic")("p", t) == pytest.approx(
        br.simulate(mechanism, t)("p", t), abs=1e-9
    )
