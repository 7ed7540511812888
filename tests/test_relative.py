"""Relative coordinates: few coordinates, equations only for loops, and the motion of natural coordinates."""

import json
import re
from functools import cache
from importlib.resources import files

import numpy as np
import pytest
from hypothesis import HealthCheck, assume, given, settings
from random_linkages import linkages
from shared import SMOOTH, builtin

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.errors import ModelError
from bricard.formulations.relative.model import relative_model
from bricard.formulations.relative.poses import relative_state
from bricard.library.joints import JOINTS
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.names import is_point
from bricard.symbolic import sx

pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")  # some random parts are free

ENDS = {"robot_a": 0.5}  # before its parallelogram folds flat
SIZES = {  # coordinates and equations, drives among them
    "andrews": (7, 6),
    "bricard": (5, 5),
    "cardan_shaft": (2, 2),
    "carla_7_1": (2, 0),
    "chebyshev_linkage": (3, 3),
    "copymachine": (2, 0),
    "delta_robot": (10, 10),
    "fivelink": (8, 6),
    "flyball_full": (4, 0),
    "freetop": (4, 1),
    "huygens_pendulum": (2, 0),
    "mcpherson": (4, 2),
    "nfourbar": (5, 4),
    "robot": (6, 0),
    "robot_a": (8, 2),
    "rscr": (3, 2),
    "screw_press": (3, 3),
    "slidercrank": (2, 1),
    "stewart_platform": (7, 7),
    "swash_plate_pump": (4, 2),
}
quick = settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
every_file = pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if number % 2 == 0 else [pytest.mark.slow])
        for number, name in enumerate(SMOOTH)
        if name != "slewing_crane"  # has a point without mass, whose acceleration M q'' does not tell
    ],
)


class Carried:
    """A motion in natural coordinates, expressed in relative ones at some times."""

    def __init__(self, mechanism, motion, times, cut=()):
        self.mechanism, self.motion, self.times = mechanism, motion, np.asarray(times)
        self.model = relative_model(mechanism, cut)
        self.system = self.model.lagrangian.system()
        self.dynamics = Dynamics(self.system)
        state = relative_state(self.model, mechanism, self.places)
        rest = self.system.coordinates[len(state.q) :]
        more = [np.array([motion(n + mark, self.times) for n in rest]).reshape(-1, len(times)) for mark in ("", "'")]
        self.q, self.v = np.concatenate([state.q, more[0]]), np.concatenate([state.v, more[1]])

    def places(self, name, order):
        if name in self.mechanism.ground:
            place = np.array(self.mechanism.ground[name]) * (order == 0)
            return np.repeat(place[:, None], len(self.times), axis=1)
        return self.motion([f"{name}.{axis}" + "'" * order for axis in self.axes], self.times)

    @property
    def axes(self):
        return "xyz"[: self.mechanism.dimension]

    def states(self):
        """(t, q, v, parameters) at every time."""
        for i, t in enumerate(self.times):
            values = [self.motion.parameters.get(name, value) for name, value in self.system.parameters.items()]
            yield t, self.q[:, i], self.v[:, i], Parameters(self.system, values).at(t)

    def accelerations(self, state):
        """q'' from [M G^T; G 0] [q''; lambda] = [f; gamma], and the rank of G."""
        t, q, v, p = state
        M, f, G, gamma = self.dynamics.values(
            "M", "f", "G", "gamma", t=t, q=q, v=v, p=p[: len(self.system.parameters)]
        )
        matrix = np.block([[M, G.T], [G, np.zeros((len(G), len(G)))]])
        q2 = np.linalg.lstsq(matrix, np.concatenate([f, gamma]), rcond=1e-12)[0][: len(f)]
        return q2, np.linalg.matrix_rank(G, 1e-9 * np.abs(G).max(initial=1.0))

    def points(self):
        """Names of points as their parts have them, and (t, q, v, p, q'') -> places, velocities, accelerations."""
        s, a = self.system, sx.SX.sym("a", self.system.size)
        own = {key: place for key, place in self.model.world.own.items() if is_point(key[1])}
        own = {key: place for key, place in own.items() if key[0] != "ground" and key[1] not in self.mechanism.ground}
        place = sx.vertcat(sx.SX(0, 1), *[sx.SX(component) for one in own.values() for component in one])

        def along(expression):
            return sx.jtimes(expression, s.q, s.v) + sx.jacobian(expression, s.t)

        velocity = along(place)
        acceleration = along(velocity) + sx.mtimes(sx.jacobian(place, s.q), a)
        outputs = [sx.densify(one) for one in (place, velocity, acceleration)]
        return [name for _, name in own], sx.Function("points", [s.t, s.q, s.v, self.dynamics.p, a], outputs)


def check(carried, mobility):
    """The equations hold, points move as they do in natural coordinates, and the freedoms are counted right."""
    s = carried.system
    moving = [s.rate(c.residual) for c in s.holonomic] + [c.residual for c in s.velocity]
    columns = [sx.densify(sx.vertcat(sx.SX(0, 1), *one)) for one in ([c.residual for c in s.holonomic], moving)]
    off = sx.Function("off", [s.t, s.q, s.v, carried.dynamics.p], columns)
    names, evaluate = carried.points()
    for state in carried.states():
        position, velocity = (np.abs(one).max(initial=0.0) for one in off.arrays(*state))
        assert position < 1e-10
        assert velocity < 1e-10 * (1 + np.abs(state[2]).max())
        q2, rank = carried.accelerations(state)
        assert s.size - rank == mobility
        for order, found in enumerate(evaluate.arrays(*state, q2)):
            marks = "'" * order
            columns = [f"{n}.{axis}{marks}" for n in names for axis in carried.axes]
            known = carried.motion(columns, state[0]) if columns else np.zeros(0)
            size = 1 + np.abs(known).max(initial=0.0)
            assert np.abs(found.ravel() - known).max(initial=0.0) <= (1e-10, 1e-10, 1e-8)[order] * size


@cache
def natural(name):
    mechanism = builtin(name)
    return mechanism, br.simulate(mechanism, ENDS.get(name)), prepare(mechanism).mobility


def three_times(motion):
    return np.linspace(float(motion.t[0]), float(motion.t[-1]), 4)[1:]


# ------------------------------------------------------------------------------------ against natural coordinates


@every_file
def test_built_in_mechanisms(name):
    """Places, velocities, accelerations, equations and mobility of every built-in file."""
    mechanism, motion, mobility = natural(name)
    check(Carried(mechanism, motion, three_times(motion)), mobility)


@pytest.mark.parametrize("name", SIZES)
def test_sizes(name):
    """Open chains need no equations, loops the ones that close them."""
    system = relative_model(natural(name)[0]).lagrangian.system()
    assert (system.size, len(system.holonomic) + len(system.velocity)) == SIZES[name]


def words(kind, dimension, swapped):
    """The sample of a joint; swapped: with the parts in each other's role."""
    entry = json.dumps({"type": kind, **JOINTS[kind].samples[dimension].words})
    if swapped:
        other = dict(zip("ABunPQvm", "PQvmABun", strict=True)) | {"base": "follower", "follower": "base"}
        entry = re.sub(r'"(\w+)"(?!:)', lambda found: f'"{other.get(found[1], found[1])}"', entry)
    return json.loads(entry)


CASES = [(kind, d, swapped) for kind, joint in JOINTS.items() for d in joint.samples for swapped in (False, True)]
CASES = [case for case in CASES if not (case[2] and JOINTS[case[0]].samples[case[1]].beside)]


@pytest.mark.parametrize(("kind", "dimension", "swapped"), CASES)
def test_every_joint(kind, dimension, swapped):
    """Every joint of the table, from either of its parts."""
    sample = JOINTS[kind].samples[dimension]
    entry = {"PartData": {"Joints": {NAME: words(kind, dimension, swapped)}}}
    mechanism = Mechanism.from_data(with_sections(with_sections(pair(dimension), sample.beside), entry))
    motion = br.simulate(mechanism)
    assert motion.success
    check(Carried(mechanism, motion, three_times(motion)), prepare(mechanism).mobility)


@pytest.mark.parametrize(
    "kind", ["pin", "slot", "prismatic", "fixed", "revolute", "universal", "cylindrical", "planar"]
)
def test_one_part_on_another_needs_no_equations(kind):
    """The follower has the coordinates that its joint leaves, and no equation but that of the base's attitude."""
    for dimension in JOINTS[kind].samples:
        entry = {"PartData": {"Joints": {NAME: words(kind, dimension, False)}}}
        system = relative_model(Mechanism.from_data(with_sections(pair(dimension), entry))).lagrangian.system()
        base, euler = {2: (3, 0), 3: (7, 1)}[dimension]
        assert (system.size, len(system.holonomic)) == (base + JOINTS[kind].freedoms[dimension], euler)


@pytest.mark.parametrize("dimension", [2, 3])
def test_random_linkages(dimension):
    """Trees and loops of parts, rods, springs and drives."""

    def run(builder):
        mechanism = Mechanism.from_data(builder.data())
        motion = br.simulate(mechanism)
        assume(motion.success)  # a drive may lead to where the linkage cannot follow
        check(Carried(mechanism, motion, [0.0, 0.1, 0.2]), prepare(mechanism).mobility)

    quick(given(linkages(dimension))(run))()


POINTS_AND_PLANES = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], W: [2, 0, 0]}
  Points: {S: [0.3*sin(t), 0, 0.1*t], M: (A + B)/2}
  Rigids:
    SuA: {Geom: [[1], [0.2, 0.8]], Dyna: [[0.1, 0.2, 0.3], 1, [0.1, 0.2, 0.25]]}
    disc: {points: [P, n, e, Q], Geom: [[0, 0, 1], [1], [0.3, 0, 0.2]], Dyna: [[0, 0.1, 0], 1, [0.1, 0.1, 0.2]]}
  Rods: {AB: [0.9, 1], BC: [0.7, 1]}
  Coplanars: {WxzP: {slides: [a, b]}, OxyB: {slides: [c, d]}}
  Collinears: {WyC: reach}
  Springs: {MQ: {stiffness: 20, length: 0.1, mass: 0.3}}
AppliedForces: {Gravity: }
ProblemData: {tend: 0.5, tolerance: 1e-12, positions: {A: [0.4, 0.7, 0.1], B: [0.9, 0.2, 0], C: [2, 0.3, 0]}}
"""


def test_points_given_by_formulas_planes_and_springs_with_mass():
    """A part on a moving point, rods in planes and on lines, a spring with mass on a point between two others."""
    mechanism = Mechanism.parse(POINTS_AND_PLANES)
    motion = br.simulate(mechanism)
    assert motion.success
    carried = Carried(mechanism, motion, three_times(motion))
    check(carried, prepare(mechanism).mobility)
    assert {"a", "b", "reach"} <= set(carried.system.coordinates)


# -------------------------------------------------------------------------------------------- closed forms

DOUBLE_PENDULUM = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids:
    upper: {points: [O, A], Geom: [[1.2]], Dyna: [0.5, 2, 0.3]}
    lower: {points: [A, B], Geom: [[0.8]], Dyna: [0.3, 1.5, 0.1]}
AppliedForces: {Gravity: 9.81}
ProblemData:
  tend: 3
  positions: {A: [0, -1.2], B: [0.8, -1.2]}
  velocities: {A: [9, 0], B: [9, 6]}
"""


def test_mass_matrix_of_the_double_pendulum():
    """With the second angle relative: the textbook's two-link arm."""
    system = relative_model(Mechanism.parse(DOUBLE_PENDULUM)).lagrangian.system()
    assert system.coordinates == ("upper.turn", "lower.turn")
    assert not system.holonomic
    q, v = np.array([0.4, -1.1]), np.array([0.7, 1.9])
    l, a, m1, I1, b, m2, I2 = 1.2, 0.5, 2, 0.3, 0.3, 1.5, 0.1
    c, s = np.cos(q[1]), np.sin(q[1])
    M22, M12 = I2 + m2 * b**2, I2 + m2 * (b**2 + l * b * c)
    M = [[I1 + m1 * a**2 + I2 + m2 * (l**2 + b**2 + 2 * l * b * c), M12], [M12, M22]]
    h = m2 * l * b * s
    weight = [9.81 * ((m1 * a + m2 * l) * np.cos(q[0]) + m2 * b * np.cos(q.sum())), 9.81 * m2 * b * np.cos(q.sum())]
    k = np.array([-h * v[1] * (2 * v[0] + v[1]), h * v[0] ** 2]) + weight
    found, f = Dynamics(system).values("M", "f", t=0.0, q=q, v=v)
    assert found == pytest.approx(np.array(M), abs=1e-14)
    assert f == pytest.approx(-k, abs=1e-13)


def test_angles_are_continuous_and_zero_where_the_local_axes_coincide():
    """From places at many times: the lower arm starts a quarter turn ahead of the upper one, which goes round."""
    mechanism = Mechanism.parse(DOUBLE_PENDULUM)
    motion = br.simulate(mechanism)
    carried = Carried(mechanism, motion, np.linspace(0, 3, 400))
    upper, lower = carried.q
    assert (upper[0], lower[0]) == (pytest.approx(-np.pi / 2), pytest.approx(np.pi / 2))
    assert np.abs(np.diff(carried.q, axis=1)).max() < 0.5
    assert np.ptp(upper) > 2 * np.pi
    slopes = np.gradient(carried.q, carried.times, axis=1)
    assert slopes[:, 1:-1] == pytest.approx(carried.v[:, 1:-1], abs=0.2)


TOP = """
Dimension: 3
PartData:
  Fixed: {O: [0, 0, 0], z: [0, 0, 1]}
  Rigids:
    arm: {points: [O, z, A, w], Geom: [[0, 0, 1], [1], [1]], Dyna: [0.5, 1, [0.1, 0.2, 0.2]]}
    wheel: {points: [A, w, e], Geom: [[1], [0, 1]], Dyna: [0, 1, [0.2, 0.1, 0.1]]}
ProblemData:
  tend: 4
  positions: {A: [0, 1, 0], e: [0, 0, 1]}
  velocities: {A: [-2, 0, 0], e: [-2, 0, 0]}
"""


def test_angles_in_space():
    """An arm turns about z from the x axis, and a wheel on it about the arm, from where their y axes coincide."""
    mechanism = Mechanism.parse(TOP)
    motion = br.simulate(mechanism)
    arm, wheel = Carried(mechanism, motion, np.linspace(0, 4, 200)).q
    assert (arm[0], wheel[0]) == (pytest.approx(np.pi / 2), pytest.approx(np.pi / 2))
    assert arm == pytest.approx(np.pi / 2 + 2 * np.linspace(0, 4, 200), abs=1e-9)


# ------------------------------------------------------------------------------------------------ named angles

TORSION = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 3]}
  Angles: {theta: OA}
  RotarySprings: {theta: [2, 1]}
ProblemData: {tend: 8, positions: {theta: 9}, fixedpositions: {theta}, velocities: {theta: 0}}
"""


def test_angle_of_a_joint_is_its_coordinate():
    """theta = 1 + 8 cos(sqrt(2) t): a torsional spring, wound up by more than a turn, on a rod with inertia 1."""
    mechanism = Mechanism.parse(TORSION)
    system = relative_model(mechanism).lagrangian.system()
    assert (system.coordinates, system.holonomic) == (("theta",), ())
    motion = br.simulate(mechanism, coordinates="relative", tol=1e-12)
    t = np.linspace(0, 8, 50)
    assert motion("theta", t) == pytest.approx(1 + 8 * np.cos(np.sqrt(2) * t), abs=1e-10)
    assert motion("A.x", t) == pytest.approx(np.cos(motion("theta", t)), abs=1e-12)


# --------------------------------------------------------------------------------------------------- cuts


@pytest.mark.parametrize(
    ("name", "cut", "closing"),
    [
        ("chebyshev_linkage", "O", "O"),
        ("chebyshev_linkage", "A", "A"),
        ("slidercrank", "A", "A"),
        ("andrews", "F", "F"),
        ("rscr", "A", "A"),
        ("rscr", "B", "B"),
        ("robot", "elbow", "E"),
        ("robot", "O", "O"),
        ("robot_a", "D", "D"),
        ("double_wishbone", "lower_ball", "D1"),
        ("bricard", "P0", "P0"),
        ("copymachine", "O", "O"),
        ("furuta_pendulum", "O", "O"),
    ],
)
def test_cut_joints_close_loops(name, cut, closing):
    """Wherever a mechanism is cut, it moves in the same way."""
    mechanism, motion, mobility = natural(name)
    carried = Carried(mechanism, motion, three_times(motion), [cut])
    check(carried, mobility)
    assert closing in {c.name.split(".")[0] for c in carried.system.holonomic}


def test_cut_at_the_coupler():
    """A four-bar that is cut at a ground pin: three angles from the other side, two equations."""
    mechanism = natural("chebyshev_linkage")[0]
    model = relative_model(mechanism, ["Q"])
    assert [hanging.part for hanging in model.tree.hangings] == ["OA", "BAP", "QB"]
    assert [c.name for c in model.lagrangian.system().holonomic][:2] == ["Q.QB.x", "Q.QB.y"]


# ---------------------------------------------------------------------------------------------- refusals


def refusal(text, cut=()):
    with pytest.raises(ModelError) as caught:
        relative_model(Mechanism.parse(text), cut)
    return str(caught.value)


def test_unknown_cut():
    """A cut names a shared point or an explicit joint."""
    assert refusal(DOUBLE_PENDULUM, ["C"]) == "There is no joint 'C' to cut.\n  Known are A, O."


def test_nothing_moves():
    """A mechanism of welded parts has no coordinates."""
    text = DOUBLE_PENDULUM.replace("Fixed: {O: [0, 0]}", "Fixed: {O: [0, 0], u: [1, 0]}")
    text = text.replace("[O, A], Geom: [[1.2]]", "[O, A, u, v], Geom: [[1.2], [1], [0, 1]]")
    text = text.replace("[A, B], Geom: [[0.8]]", "[A, B, v], Geom: [[0.8], [1]]")
    assert refusal(text) == "Nothing in this mechanism can move.\n  Give it a part that is not fixed."


def test_joint_within_a_part():
    """Two pins that make both ends of a rod the same."""
    text = """
Dimension: 2
PartData:
  Rods: {AB: [1, 1], CD: [1, 1]}
  Joints: {one: {type: pin, points: [B, C]}, two: {type: pin, points: [B, D]}}
"""
    assert refusal(text) == "A joint makes two points or vectors of part 'CD' the same.\n  Join two parts."


def test_no_mass():
    """Masses make a motion."""
    text = "Dimension: 2\nPartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1]}}\n"
    assert refusal(text).startswith("Nothing in this mechanism has a mass")


# --------------------------------------------------------------------------------------------- references


@pytest.mark.parametrize(
    "name", ["neweul_slidercrank", "rideout_doublependulum_ideal", "carla_7_1", "carla_p5", "carla_p6b_triple"]
)
def test_motion_is_that_of_the_reference(name):
    """Solutions in quadruple precision by other formulations."""
    motion = br.simulate(builtin(name), coordinates="relative", tol=1e-12)
    assert motion.success
    reference = json.loads((files("bricard.problems") / "data" / f"{name}.json").read_text())
    times = np.array(reference["t"])
    covered = times <= motion.t[-1]
    for quantity, values in reference["values"].items():
        assert motion(quantity, times[covered]) == pytest.approx(np.array(values)[covered], abs=1e-9, rel=0), quantity


@pytest.mark.parametrize("name", ["bricard", "fivelink", "gyroscope", "planetary_gear", "robot", "rscr", "robot_a"])
def test_whole_journey(name):
    """Loops in space, redundant constraints, gears, Euler parameters: the motion of natural coordinates."""
    mechanism, known, mobility = natural(name)
    motion = br.simulate(mechanism, ENDS.get(name), coordinates="relative")
    assert motion.success
    assert prepare(mechanism, "relative").mobility == mobility
    t = np.linspace(float(known.t[0]), float(known.t[-1]), 20)
    points = {point for body in mechanism.bodies.values() for point in body.points} - mechanism.ground.keys()
    for point in points:
        for axis in "xyz"[: mechanism.dimension]:
            assert motion(f"{point}.{axis}", t) == pytest.approx(known(f"{point}.{axis}", t), abs=1e-9), point
