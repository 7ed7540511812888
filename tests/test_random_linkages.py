"""Random linkages against rigid bodies in NumPy: mobility, accelerations, energies, motors, joint forces."""

import casadi as ca
import newton_euler
import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from random_linkages import drawn, linkages

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.mechanism.mechanism import Mechanism

pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # some random parts are free

quick = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
thorough = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def check_start(builder):
    """The mechanism assembles where it was drawn, with the mobility of the rigid bodies."""
    ready = prepare(Mechanism.from_data(builder.data()))
    moved = [abs(change) for name, change in ready.start.moved.items() if not name.endswith("'")]
    assert max(moved, default=0.0) < 1e-10
    assert np.max(np.abs(residuals(ready)), initial=0.0) < 1e-12
    assert ready.mobility == builder.linkage().mobility()
    assert ready.rank.redundant == ready.rank.singular == ()


def residuals(ready):
    """All constraints at the start."""
    s = ready.model.lagrangian.system()
    values = list({**s.parameters, **ready.start.phases}.values())
    return np.array(ca.Function("C", [s.t, s.q, s.p], [s.C])(ready.start.t, ready.start.q, values)).ravel()


def twists(builder, sol, bodies):
    """Velocities of centroids and spins at the start, from the points of a motion."""
    result = []
    for name in builder.parts:
        if bodies[name].kind == "rod":
            (p, p1), (q, q1) = (end(builder, sol, point) for point in bodies[name].members)
            spin = np.cross(q - p, q1 - p1) / ((q - p) @ (q - p))
            result += [(p1 + q1) / 2, spin]
        else:
            state = newton_euler.states(sol, bodies[name], np.array([0.0]), builder.ground, 2)[0]
            result += [state.velocity, state.spin]
    return np.concatenate(result)


def end(builder, sol, point):
    """Place and velocity of a point at the start."""
    if point in builder.ground:
        return builder.ground[point], np.zeros(3)
    return [newton_euler.value(sol, point, 0.0, order) for order in (0, 1)]


def check_motion(builder, coordinates):
    """What holds at the start is what Newton and Euler say; energy and constraints are kept."""
    mechanism = Mechanism.from_data(builder.data())
    sol = br.simulate(mechanism, coordinates=coordinates)
    assume(sol.success or not builder.motions)  # a drive may lead to where the linkage cannot follow
    check_start_forces(builder, mechanism, sol)
    check_run(sol)


def check_run(sol):
    """Energy and constraints are kept."""
    assert sol.success
    energy = sol.energy()
    scale = max(1.0, np.max(np.abs(energy.kinetic)), np.max(np.abs(energy.supplied)))
    assert sol.certificate.energy_balance < 1e-9 * scale
    assert sol.certificate.residuals.max() < 1e-12


def check_start_forces(builder, mechanism, sol):
    """Accelerations, energies, joint forces and motors at the start."""
    linkage = builder.linkage()
    v = twists(builder, sol, mechanism.bodies)
    balance = linkage.balance(v, builder.forces(lambda part, point: linkage.point_velocity(part, point, v)))
    check_accelerations(builder, sol, linkage, v, balance.accelerations)
    check_energies(builder, sol, linkage, v)
    check_joints(builder, sol, linkage, balance)


def check_accelerations(builder, sol, linkage, v, a):
    """Of all points and vectors."""
    size = 1 + np.max(np.abs(a))
    for name, part in builder.parts.items():
        for member in part.members:
            if member not in builder.ground:
                expected = linkage.point_acceleration(name, member, v, a)
                found = newton_euler.value(sol, member, 0.0, 2)
                np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * size, err_msg=f"{name}: {member}")


def check_energies(builder, sol, linkage, v):
    """Kinetic energy, and the potential energy with its zero level."""
    found, potential = sol.energy([0.0]), builder.potential()
    assert found.potential == pytest.approx([potential], rel=1e-9, abs=1e-9)
    kinetic = sum(
        body.mass * (v[6 * i : 6 * i + 3] @ v[6 * i : 6 * i + 3]) / 2
        + v[6 * i + 3 : 6 * i + 6] @ body.inertia @ v[6 * i + 3 : 6 * i + 6] / 2
        for i, body in enumerate(linkage.bodies.values())
    )
    assert found.kinetic == pytest.approx([kinetic], rel=1e-9, abs=1e-9)


def check_joints(builder, sol, linkage, balance):
    """Force and torque of every joint and drive on both its parts, and what motors do."""
    forces = sol.reactions._forces([0.0])
    assert set(forces.joints) == set(builder.labels) - set(builder.motions)
    wrenches = {
        label: {part: linkage.wrench(balance, label, part) for part in builder.parts} for label in builder.labels
    }
    every = [one for parts in wrenches.values() for pair in parts.values() for one in pair]
    size = 1 + np.abs([np.zeros(3), *every]).max() + np.abs(builder.forces(lambda *_: np.zeros(3))).max()
    for label, parts in wrenches.items():
        assert set(forces.parts_of(label)) == joined_parts(builder, label), label
        for part in forces.parts_of(label):
            found = wrench_about_centroid(builder, forces, label, part)
            for one, other in zip(found, parts[part], strict=True):
                np.testing.assert_allclose(one, other, rtol=0, atol=1e-7 * size, err_msg=f"{label} on {part}")
    for drive in builder.motions:
        (row,) = linkage.rows_of(drive)
        assert sol.motor(drive, [0.0]) == pytest.approx([-balance.multipliers[row]], abs=1e-7 * size)


def joined_parts(builder, label):
    """The moving parts of a joint, as a person would name them."""
    if label in builder.motions:
        given = builder.motions[label]
        ends = builder.angles[label][:2] if label in builder.angles else given["of"][9:-1].split(", ")
        return {name for name, part in builder.parts.items() if set(ends) & part.members.keys()}
    made = [one for one in builder.made if one.label == label]
    if made:
        return {made[0].a, made[0].b} - {None}
    return {name for name, part in builder.parts.items() if label in part.members}


def wrench_about_centroid(builder, forces, label, part):
    """What a joint exerts on a part, in space, about the part's centroid."""
    found, body = forces.on(part, label), forces.mechanism.bodies[part]
    force = newton_euler.in_space(found.force[:, 0])
    torque = np.array([0, 0, found.torque[0]]) if builder.dimension == 2 else found.torque[:, 0]
    point = forces.apart.point_of(label, body)
    if point is None and body.kind == "rod" and builder.dimension == 3:
        point = body.points[0]  # a drive of a thin rod: about its first end
    if point is None:
        return force, torque
    return force, torque + np.cross(
        newton_euler.in_space(forces._places(point)[:, 0]) - builder.parts[part].centroid, force
    )


COORDINATES = st.sampled_from(["natural", "body", "relative"])


@pytest.mark.parametrize("dimension", [2, 3])
def test_mobility(dimension):
    """Parts and joints leave the freedoms that the rank of their Jacobian in absolute coordinates leaves."""
    quick(given(linkages(dimension))(check_start))()


@pytest.mark.parametrize("dimension", [2, 3])
def test_motion(dimension):
    """The same forces make the same accelerations, and the motion keeps energy and constraints."""
    quick(given(linkages(dimension, 2), COORDINATES)(check_motion))()


@pytest.mark.parametrize("seed", [*range(6), *[pytest.param(n, marks=pytest.mark.slow) for n in range(6, 75)]])
@pytest.mark.parametrize("dimension", [2, 3])
def test_trees_and_loops(dimension, seed):
    """Trees with parallel axes, loops, all kinds of loads and motors, each in one kind of coordinates."""
    builder = drawn(dimension, seed)
    mechanism = Mechanism.from_data(builder.data())
    sol = br.simulate(mechanism, coordinates=["natural", "body", "relative"][seed % 3])
    check_start_forces(builder, mechanism, sol)
    if sol.success or not builder.motions:  # a drive may lead to where the linkage cannot follow
        check_run(sol)


@pytest.mark.slow
@pytest.mark.parametrize("dimension", [2, 3])
def test_many(dimension):
    """Larger linkages, and more of them."""
    thorough(given(linkages(dimension, 4))(check_start))()
    thorough(given(linkages(dimension, 4), COORDINATES)(check_motion))()
