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
    """Positions and velocities carried over satisfy every equation of the mechanism taken apart."""
    found = forces(name)
    functions, phases = mechanical_functions(found.system), set(found.model.phases)
    held = [
        i for i, c in enumerate(found.system.holonomic) if f"{c.name}.phase" not in phases
    ]  # phases are found later
    for state in states(found):
        off = np.array(functions.constraint(*state)).ravel()[held]
        assert np.abs(off).max(initial=0.0) < 1e-8
        rate = np.array(functions.constraint_jacobian(*state)) @ state[2]
        drives = [i for i in held if found.system.holonomic[i].law is not None]
        still = [i for i in held if i not in drives]
        if not found.mechanism.motions and not any("t" in str(c.residual).split() for c in found.system.holonomic):
            assert np.abs(rate[still]).max(initial=0.0) < 1e-7 * (1 + np.abs(state[2]).max())
