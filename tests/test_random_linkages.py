"""Random linkages against rigid bodies in NumPy: mobility, assembly, accelerations, energy."""

import casadi as ca
import newton_euler
import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from random_linkages import linkages

import bricard as br
from bricard.formulations.prepared import prepare
from bricard.mechanism.reading import from_data

quick = settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
thorough = settings(max_examples=100, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def check_start(builder):
    """The mechanism assembles where it was drawn, with the mobility of the rigid bodies."""
    ready = prepare(from_data(builder.data()))
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


def check_motion(builder):
    """Accelerations at the start are those of Newton, Euler and Lagrange; energy and constraints are kept."""
    mechanism = from_data(builder.data())
    sol = br.simulate(mechanism)
    assume(sol.success or not builder.motions)  # a drive may lead to where the linkage cannot follow
    assert sol.success
    linkage = builder.linkage()
    v = twists(builder, sol, mechanism.bodies)
    a = linkage.accelerations(v, builder.forces())
    size = 1 + np.max(np.abs(a))
    for name, part in builder.parts.items():
        for member in part.members:
            if member not in builder.ground:
                expected = linkage.point_acceleration(name, member, v, a)
                found = newton_euler.value(sol, member, 0.0, 2)
                np.testing.assert_allclose(found, expected, rtol=0, atol=1e-7 * size, err_msg=f"{name}: {member}")
    energy = sol.energy()
    scale = max(1.0, np.max(np.abs(energy.kinetic)), np.max(np.abs(energy.supplied)))
    assert sol.certificate.energy_balance < 1e-9 * scale
    assert sol.certificate.residuals.max() < 1e-12


@pytest.mark.parametrize("dimension", [2, 3])
def test_mobility(dimension):
    """Parts and joints leave the freedoms that the rank of their Jacobian in absolute coordinates leaves."""
    quick(given(linkages(dimension))(check_start))()


@pytest.mark.parametrize("dimension", [2, 3])
def test_motion(dimension):
    """The same forces make the same accelerations, and the motion keeps energy and constraints."""
    quick(given(linkages(dimension, 2))(check_motion))()


@pytest.mark.slow
@pytest.mark.parametrize("dimension", [2, 3])
def test_many(dimension):
    """Larger linkages, and more of them."""
    thorough(given(linkages(dimension, 4))(check_start))()
    thorough(given(linkages(dimension, 4))(check_motion))()
