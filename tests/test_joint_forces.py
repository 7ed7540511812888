"""Forces in joints: closed forms, the balance of every part, action and reaction, drives, redundant joints."""

from functools import cache

import numpy as np
import pytest
from newton_euler import in_space, states
from shared import builtin

import bricard as br
from bricard.spec.expressions import number

G = 9.81
# Gravity and drives only, so that everything else that acts on a part comes from its joints.
BALANCED = (
    "bricard carla_3_1 carla_6_1 carla_7_1 carla_p5 carla_p6b_triple chebyshev_linkage delta_robot freetop "
    "furuta_pendulum geneva_crank gyroscope hoekens_linkage neweul_slidercrank nfourbar pendulum "
    "rideout_doublependulum_ideal robot robot_a rscr scissor_lift slidercrank stephenson_sixbar stewart_platform"
).split()
ENDS = {"robot_a": 0.5}  # before its parallelogram folds flat
PENDULUM = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1.2, 3]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 2, positions: {A: [1.2, 0]}, velocities: {A: [0, 0]}}
"""


@cache
def motion(name):
    return br.simulate(builtin(name), ENDS.get(name))


def times(solution, count=6):
    return np.linspace(float(solution.t[0]), float(solution.t[-1]), count)


def torque_in_space(torque):
    """Torques of the plane are about z."""
    torque = np.asarray(torque)
    return torque if torque.ndim == 2 else np.array([0 * torque, 0 * torque, torque])


def wrenches(forces, part, centroid):
    """Force and torque about the centroid from all joints and drives of a part, (3, times) each."""
    force, torque = np.zeros((3, len(forces.times))), np.zeros((3, len(forces.times)))
    for joint in forces.apart.rows_of:
        if part not in forces.parts_of(joint):
            continue
        found, body = forces.on(part, joint), forces.mechanism.bodies[part]
        point = forces.apart.point_of(joint, body)
        push = in_space(found.force)
        arm = in_space(forces._places(point)) - centroid if point else 0 * push
        force, torque = force + push, torque + torque_in_space(found.torque) + np.cross(arm, push, axis=0)
    return force, torque


def needed(solution, mechanism, body, t):
    """Centroid, m a and the rate of the angular momentum about the centroid, (3, times) each."""
    if body.kind == "rod" and mechanism.dimension == 3:
        first, second = (place(solution, mechanism, name, t) for name in body.points)
        along = body.centroid[0] / body.members[body.points[1]][0]
        centre, arm = (1 - along) * first + along * second, second - first
        length = body.members[body.points[1]][0]
        turning = body.inertia / length**2 * np.cross(arm[0], arm[2], axis=0)
        return centre[0], body.mass * centre[2], turning
    found = states(solution, body, t, mechanism.ground)
    return tuple(np.array([getattr(one, name) for one in found]).T for name in ("centroid", "force", "torque"))


def place(solution, mechanism, name, t):
    """A point and its first two rates, (3, 3, times)."""
    if name in mechanism.ground:
        still = np.repeat(in_space(mechanism.ground[name])[:, None], len(t), axis=1)
        return np.array([still, 0 * still, 0 * still])
    return np.array([in_space(solution(name + "'" * order, t)) for order in range(3)])


def weight(mechanism, mass):
    """Gravity as the file gives it: a size, downwards, or a vector."""
    if mechanism.gravity is None:
        return np.zeros((3, 1))
    given = [number(one, mechanism.parameters) for one in mechanism.gravity.acceleration]
    vector = given if len(given) > 1 else [*[0.0] * (mechanism.dimension - 1), -given[0]]
    return mass * in_space(vector)[:, None]


# -- closed forms ---------------------------------------------------------------------------------------------------


def test_pivot_of_a_falling_rod():
    """A thin rod from the horizontal: along it m g cos (1 + 3/2), across it m g sin / 4, and no torque at a pin."""
    m, length = 3.0, 1.2
    solution = br.simulate(br.Mechanism.parse(PENDULUM), tol=1e-12)
    t = np.linspace(0, 2, 21)
    found = solution.reactions("O", on="OA", t=t)
    n = solution("A", t) / length
    sine, cosine = n[0], -n[1]
    across = np.array([-n[1], n[0]])
    assert (found.force * n).sum(axis=0) == pytest.approx(-2.5 * m * G * cosine, abs=1e-8)
    assert (found.force * across).sum(axis=0) == pytest.approx(m * G * sine / 4, abs=1e-8)
    assert np.abs(found.torque).max() < 1e-9


def test_torque_of_a_revolute_joint_has_no_part_along_its_axis():
    """A hinge does not turn its parts."""
    solution = motion("rscr")
    t, mechanism = times(solution), builtin("rscr")
    found = solution.reactions("A", on="ABu", t=t)
    axis = np.array(mechanism.ground["u"])
    assert np.abs(found.torque).max() > 1e-3
    assert np.abs(axis @ found.torque).max() < 1e-9 * np.abs(found.torque).max()


def test_force_of_a_slider_is_across_its_guide():
    """OxB guides B along x: its force is along y, and it has no torque about B."""
    solution = motion("slidercrank")
    found = solution.reactions("OxB", on="AB", t=times(solution))
    assert np.abs(found.force[1]).max() > 0.1
    assert np.abs(found.force[0]).max() < 1e-10
    assert np.abs(found.torque).max() < 1e-9


# -- balance --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BALANCED)
def test_every_part_is_in_balance(name):
    """Joints, drives and weight make up m a, and the rate of the angular momentum about the centroid."""
    mechanism, solution = builtin(name), motion(name)
    t = times(solution)
    forces = solution.reactions._forces(t)
    for body in mechanism.bodies.values():
        if body.kind == "spring with mass":
            continue
        centroid, force, torque = needed(solution, mechanism, body, t)
        pushed, turned = wrenches(forces, body.name, centroid)
        pushed = pushed + weight(mechanism, body.mass)
        scale = 1 + np.abs(pushed).max() + np.abs(force).max()
        assert np.abs(pushed - force).max() < 1e-8 * scale, body.name
        assert np.abs(turned - torque).max() < 1e-8 * (scale + np.abs(torque).max()), body.name


@pytest.mark.parametrize("name", BALANCED)
def test_action_is_reaction(name):
    """What joins two moving parts pushes them with opposite forces."""
    mechanism, solution = builtin(name), motion(name)
    forces = solution.reactions._forces(times(solution, 3))
    for joint, parts in forces.joints.items():
        if len(parts) == 2 and joint not in mechanism.ground:
            one, other = (forces.on(part, joint).force for part in parts)
            assert np.abs(one + other).max() <= 1e-9 * (1 + np.abs(one).max()), joint


# -- drives, files, errors ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["hoekens_linkage", "geneva_crank", "quick_return", "cam_follower", "rack_steering"])
def test_a_motor_is_a_pure_torque_on_its_part(name):
    """The drive of an angle of the plane turns the part that has the angle, with sol.motor, and does not push it."""
    mechanism, solution = builtin(name), motion(name)
    (drive,) = mechanism.drives
    t = times(solution)
    forces = solution.reactions._forces(t)
    (part,) = forces.parts_of(drive)
    found = forces.on(part, drive)
    assert np.abs(found.force).max() < 1e-9
    assert found.torque == pytest.approx(solution.motor(drive, t), rel=1e-7, abs=1e-8)


def test_gears_turn_their_wheels():
    """A gear acts on both wheels and their carrier; inner torques add up to nothing."""
    solution = motion("planetary_gear")
    forces = solution.reactions._forces(times(solution))
    parts = forces.parts_of("inner")
    assert set(parts) == {"sun", "planet", "carrier"}
    assert np.abs(sum(forces.on(part, "inner").torque for part in parts)).max() < 1e-9
    assert np.abs(forces.on("sun", "inner").torque).max() > 1e-3


def test_explicit_joints_have_forces():
    """Hinges, balls and welds that are written as joints answer under their names."""
    for name, joint, parts in (
        ("furuta_pendulum", "hinge", ("arm", "pendulum")),
        ("double_wishbone", "lower_ball", ("lower", "wheel")),
        ("stewart_platform", "weld", ("platform", "mast")),
        ("stephenson_sixbar", "tip", ("CD", "RE")),
    ):
        assert motion(name).reactions.joints[joint] == parts


def test_files_give_the_same_forces(tmp_path):
    """A loaded motion knows its mechanism."""
    solution = motion("rscr")
    loaded = br.load(solution.save(tmp_path / "x.nc"))
    t = times(solution)
    for joint, parts in solution.reactions.joints.items():
        for part in parts:
            one, other = solution.reactions(joint, on=part, t=t), loaded.reactions(joint, on=part, t=t)
            assert np.array_equal(one.force, other.force)
            assert np.array_equal(one.torque, other.torque)


@pytest.mark.parametrize(
    ("joint", "part", "message"),
    [
        ("O", "QB", "There is no part 'QB'.\n  Known are OA, AB."),
        ("Q", "OA", "There is no joint 'Q' with forces.\n  Known are O, A, OxB."),
        ("O", "AB", "Joint 'O' does not act on part 'AB'.\n  It acts on OA."),
    ],
)
def test_questions_without_an_answer(joint, part, message):
    """Which parts and joints there are."""
    with pytest.raises(br.SolutionError) as error:
        motion("slidercrank").reactions(joint, on=part)
    assert str(error.value) == message


def test_equations_have_no_joints():
    """A Lagrangian has constraints instead."""
    s = br.Lagrangian("x")
    s.kinetic(s.rate.x**2 / 2)
    with pytest.raises(br.SolutionError, match="Joint forces are found for mechanisms"):
        br.simulate(s, (0, 1), {"x": 0}).reactions("A")


# -- parasitic joints -----------------------------------------------------------------------------------------------


def test_parasitic_joints_tell_their_forces_by_their_deflections():
    """Joints exert k r + c r'; ideal forces are met with an error of 1/k."""
    mechanism = builtin("rideout_slidercrank_ideal")
    ideal, t = br.simulate(mechanism, 1, tol=1e-12), [0.4, 0.7, 1.0]
    errors = []
    for stiffness in (1e6, 1e7):
        options = {"coordinates": "parasitic", "stiffness": stiffness, "tol": 1e-12}
        soft = br.simulate(mechanism, 1, damping=0.2 * stiffness**0.5, **options)
        found = soft.reactions("B", on="BC", t=t).force
        assert found == pytest.approx(-np.array([soft(f"joint.B.BC.{axis}", t) for axis in "xy"]), rel=1e-12)
        errors.append(np.abs(found - ideal.reactions("B", on="BC", t=t).force).max())
    assert errors[0] / errors[1] == pytest.approx(10, rel=0.15)


def test_the_mechanism_of_a_motion_is_not_read_again(tmp_path, monkeypatch):
    """The force in a swinging rod's pin: a motion knows its mechanism; one from a file reads its text once."""
    solution = br.simulate(br.Mechanism.parse(PENDULUM))
    path, texts, read = solution.save(tmp_path / "pendulum.nc"), [], br.Mechanism.parse
    monkeypatch.setattr(br.Mechanism, "parse", lambda text: texts.append(text) or read(text))
    expected = solution.reactions("O").force
    assert not texts
    loaded = br.load(path)
    for _ in range(2):
        np.testing.assert_allclose(loaded.reactions("O").force, expected, rtol=1e-12, atol=1e-12)
    assert texts == [solution.description]
