"""Two formulations of one mechanism: body coordinates, each joint a set of equations, against natural coordinates."""

from functools import cache

import casadi as ca
import numpy as np
import pytest

import bricard as br
from bricard.formulations.reactions import JointForces
from bricard.mechanics.functions import mechanical_functions
from bricard.problems import catalogue
from bricard.spec.names import is_point

ENDS = {"robot_a": 0.5}  # before its parallelogram folds flat
every_file = pytest.mark.parametrize("name", catalogue.names())


@cache
def forces(name):
    """The mechanism taken apart, at three times of its motion."""
    mechanism = catalogue.mechanism(name)
    motion = br.simulate(mechanism, ENDS.get(name))
    return JointForces(mechanism, motion, np.linspace(float(motion.t[0]), float(motion.t[-1]), 4)[1:])


def states(found):
    """(t, q, v, parameters) at every time."""
    for i, t in enumerate(found.times):
        yield t, found._state.q[:, i], found._state.v[:, i], found._parameters(t)


def accelerations(functions, state):
    """q'' from [M G^T; G 0] [q''; lambda] = [-k; -b'']."""
    M, k = np.array(functions.mass(*state)), np.array(functions.force(*state)).ravel()
    rows = (functions.constraint_jacobian, functions.velocity_jacobian)
    rest = (functions.constraint_acceleration, functions.velocity_acceleration)
    G = np.vstack([np.array(f(*state)) for f in rows])
    b = np.concatenate([np.array(f(*state)).ravel() for f in rest])
    matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
    return np.linalg.lstsq(matrix, -np.concatenate([k, b]), rcond=1e-12)[0][: len(k)]


def point_accelerations(found):
    """(t, q, v, p, q'') -> accelerations of all points as their parts have them; and the points' names."""
    system = found.system
    own = {key: place for key, place in found.model.world.own.items() if is_point(key[1])}
    own = {key: place for key, place in own.items() if key[1] not in found.mechanism.ground}
    places = ca.vertcat(*[ca.SX(component) for place in own.values() for component in place])
    a = ca.SX.sym("a", system.size)
    velocity = ca.mtimes(ca.jacobian(places, system.q), system.v)
    rates = ca.mtimes(ca.jacobian(places, system.q), a) + ca.mtimes(ca.jacobian(velocity, system.q), system.v)
    return ca.Function("points", [system.t, system.q, system.v, system.p, a], [rates]), [name for _, name in own]


@every_file
def test_accelerations_agree(name):
    """Every point of every part accelerates as in the natural solution."""
    found = forces(name)
    functions = mechanical_functions(found.system)
    rates, points = point_accelerations(found)
    axes = "xyz"[: found.mechanism.dimension]
    for state in states(found):
        known = np.array([float(found.motion(f"{p}.{axis}''", state[0])) for p in points for axis in axes])
        here = np.array(rates(*state, accelerations(functions, state))).ravel()
        assert np.abs(here - known).max(initial=0.0) <= 1e-8 * (1 + np.abs(known).max(initial=0.0))


@every_file
def test_the_pose_of_the_natural_solution_meets_the_joints(name):
    """Positions and velocities carried over satisfy every equation of the mechanism taken apart, and its rate."""
    found = forces(name)
    system, phases = found.system, set(found.model.phases)
    held = [c.residual for c in system.holonomic if f"{c.name}.phase" not in phases]  # phases belong to a start
    moving = [system.rate(c.residual) for c in system.holonomic] + [c.residual for c in system.velocity]
    columns = [ca.vertcat(ca.SX(0, 1), *residuals) for residuals in (held, moving)]
    off = ca.Function("off", [system.t, system.q, system.v, system.p], columns)
    for state in states(found):
        position, velocity = (np.array(ca.densify(one)) for one in off(*state))
        assert np.abs(position).max(initial=0.0) < 1e-9
        assert np.abs(velocity).max(initial=0.0) < 1e-9 * (1 + np.abs(state[2]).max())
