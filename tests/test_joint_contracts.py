"""Every joint of the table keeps the contract of joints, on its own sample; a new kind is tested without an edit."""

import json
import re
from functools import cache

import newton_euler
import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.joints import JOINTS
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanism.mechanism import Mechanism
from bricard.symbolic import sx

CASES = [(kind, dimension) for kind, joint in JOINTS.items() for dimension in joint.samples]
FREE = [(kind, dimension) for kind, dimension in CASES if not JOINTS[kind].samples[dimension].beside]
FULL = {2: 3, 3: 6}
TIMES = np.linspace(0, 1, 7)

every_joint = pytest.mark.parametrize(("kind", "dimension"), CASES, ids=[f"{k}-{d}" for k, d in CASES])
every_free_pair = pytest.mark.parametrize(("kind", "dimension"), FREE, ids=[f"{k}-{d}" for k, d in FREE])


@cache
def mechanism(kind, dimension):
    """The sample of a joint."""
    sample = JOINTS[kind].samples[dimension]
    entry = {"PartData": {"Joints": {NAME: {"type": kind, **sample.words}}}}
    return Mechanism.from_data(with_sections(with_sections(pair(dimension), sample.beside), entry))


@cache
def prepared(kind, dimension):
    """The sample, ready to run."""
    return prepare(mechanism(kind, dimension))


@cache
def motion(kind, dimension):
    """One second of the sample's free motion."""
    sol = br.simulate(mechanism(kind, dimension))
    assert sol.success
    return sol


@cache
def totals(kind, dimension):
    """Momenta and energy along the motion."""
    return newton_euler.totals(motion(kind, dimension), mechanism(kind, dimension).bodies.values(), TIMES)


@cache
def mobility_without(kind, dimension):
    """Freedoms of the sample before the joint is put in."""
    data = with_sections(pair(dimension), JOINTS[kind].samples[dimension].beside)
    return prepare(Mechanism.from_data(data)).mobility


@cache
def constraints(ready):
    """q -> C, G of all constraints of a sample, those that were left out included.

    Constraints of velocities follow those of positions: nothing in C, dg/dq' in G.
    """
    s = ready.model.lagrangian.system()
    values = list({**s.parameters, **ready.start.phases}.values())
    G = sx.vertcat(sx.jacobian(s.C, s.q), sx.jacobian(s.g, s.v))
    f = sx.Function("C", [s.q, s.p], [sx.densify(sx.vertcat(s.C, sx.SX.zeros(s.g.shape[0]))), sx.densify(G)])

    def evaluate(q):
        C, G = f.arrays(q, values)
        return C.ravel(), G

    return evaluate


def null_space(G):
    """Columns z with G z = 0."""
    _, s, right = np.linalg.svd(G)
    return right[np.sum(s > 1e-9 * s[0]) :].T


@cache
def positions(ready, count=3):
    """Random positions on the constraints, far from the start."""
    evaluate, q, random = constraints(ready), ready.start.q.copy(), np.random.default_rng(3)
    found = []
    for _ in range(count):
        free = null_space(evaluate(q)[1])
        q = q + 0.3 * free @ random.normal(size=free.shape[1])
        for _ in range(30):
            C, G = evaluate(q)
            q = q - np.linalg.lstsq(G, C, rcond=1e-9)[0]
        assert np.max(np.abs(evaluate(q)[0])) < 1e-13
        found.append(q)
    return found


# ------------------------------------------------------------------------------------------ contract


@pytest.mark.parametrize("kind", JOINTS)
def test_samples_for_every_dimension(kind):
    """A joint has a sample wherever it has freedoms."""
    joint = JOINTS[kind]
    assert joint.samples.keys() == joint.freedoms.keys() != set()


@every_joint
def test_freedoms(kind, dimension):
    """A joint takes from the mechanism what `freedoms` says that it does not leave."""
    before = mobility_without(kind, dimension)
    if (kind, dimension) in FREE:
        assert before == 2 * FULL[dimension]
    assert before - prepared(kind, dimension).mobility == FULL[dimension] - JOINTS[kind].freedoms[dimension]


@every_joint
def test_no_constraint_is_idle(kind, dimension):
    """Nothing is redundant or singular in a sample, and the Jacobian has full rank wherever it moves to."""
    ready = prepared(kind, dimension)
    assert ready.rank.redundant == ready.rank.singular == ()
    evaluate = constraints(ready)
    for q in positions(ready):
        G = evaluate(q)[1]
        rows = G / np.linalg.norm(G, axis=1, keepdims=True)
        assert np.linalg.svd(rows, compute_uv=False).min(initial=1.0) > 1e-3


@every_joint
def test_twice_is_once(kind, dimension):
    """A joint that is given twice takes no more freedoms than once."""
    sample = JOINTS[kind].samples[dimension]
    words = json.dumps({"type": kind, **sample.words})
    entries = {NAME: json.loads(words), "again": json.loads(re.sub(r"\bs\b", "s2", words))}  # s: a curve's parameter
    data = with_sections(with_sections(pair(dimension), sample.beside), {"PartData": {"Joints": entries}})
    assert prepare(Mechanism.from_data(data)).mobility == prepared(kind, dimension).mobility


@every_joint
def test_free_directions(kind, dimension):
    """A displacement within the null space of G violates the constraints in second order only."""
    ready, random = prepared(kind, dimension), np.random.default_rng(4)
    evaluate = constraints(ready)
    for q in positions(ready):
        free = null_space(evaluate(q)[1])
        assert free.shape[1] == ready.mobility
        z = free @ random.normal(size=free.shape[1])
        for h in (1e-3, 1e-4):
            assert np.max(np.abs(evaluate(q + h * z)[0]), initial=0.0) < 20 * h**2


@every_joint
def test_energy_is_conserved(kind, dimension):
    """Joints are ideal: the kinetic energy, from points and vectors alone, is constant, and as certified."""
    sol, kinetic = motion(kind, dimension), totals(kind, dimension).kinetic
    assert kinetic == pytest.approx(sol.energy(TIMES).kinetic, abs=1e-12)
    assert np.ptp(kinetic) < 1e-11
    assert sol.certificate.energy_balance < 1e-11
    assert sol.certificate.largest_residual < 1e-12
    assert kinetic.max() > 1e-3, "nothing moves in this sample"


@every_free_pair
def test_action_is_reaction(kind, dimension):
    """Between two free parts a joint changes neither momentum nor angular momentum."""
    found = totals(kind, dimension)
    assert np.ptp(found.momentum, axis=0).max() < 1e-11
    assert np.ptp(found.angular_momentum, axis=0).max() < 1e-11


@every_joint
def test_reads_back(kind, dimension):
    """The text of a sample describes the same mechanism."""
    first = mechanism(kind, dimension)
    again = Mechanism.parse(first.text())
    assert prepare(again).sizes == prepared(kind, dimension).sizes
    assert again.text() == first.text()


# ---------------------------------------------------------------------------------------- definitions


class Places:
    """Points and vectors of a motion by name, as arrays (3, times)."""

    def __init__(self, sol, t=TIMES):
        self.sol, self.t = sol, t

    def __getattr__(self, name):
        return newton_euler.value(self.sol, name, self.t)

    @property
    def along(self):
        """From A to P."""
        return self.P - self.A


def dot(a, b):
    return np.sum(a * b, axis=0)


def cross(a, b):
    return np.cross(a, b, axis=0)


def together(x):
    return x.P - x.A


def aligned(x):
    return np.concatenate([cross(x.u, x.v), [dot(x.u, x.v) - 1]])


def parallel_normals(x):
    return x.n - x.m


def on_axis(x):
    return cross(x.u, x.along)


def turned(x, start, end, axis):
    """The continuous angle from one vector to another about a third, since the start."""
    angle = np.unwrap(np.arctan2(dot(axis, cross(start, end)), dot(start, end)))
    return angle - angle[0]


def since_start(values):
    return values - values[0]


def gear(x, dimension):
    if dimension == 2:
        z = np.array([[0], [0], [1.0]])
        fixed = np.array([[1.0], [0], [0]])
        alpha, beta = turned(x, fixed, x.u, z), turned(x, fixed, x.v, z)
    else:
        i, j, k, l = ground(3, "ijkl")
        alpha, beta = turned(x, j, x.n, i), turned(x, l, x.m, k)
    assert np.ptp(alpha) > 0.02
    return 2 * alpha + 3 * beta


def rack(x, dimension):
    z, fixed = np.array([[0], [0], [1.0]]), np.array([[1.0], [0], [0]])
    if dimension == 2:
        alpha = turned(x, fixed, x.u, z)
    else:
        i, j = ground(3, "ij")
        alpha = turned(x, j, x.n, i)
    (k,), (C,) = ground(dimension, "k"), ground(dimension, "C")
    assert np.ptp(alpha) > 0.02
    return since_start(dot(x.P - C, k)) + 0.6 * alpha


def ground(dimension, names):
    """Fixed points and unit vectors of the samples, as columns."""
    given = pair(dimension)["PartData"]["Fixed"]
    columns = [newton_euler.in_space(given[name])[:, None] for name in names]
    return [c / np.linalg.norm(c) if name.islower() else c for name, c in zip(names, columns, strict=True)]


def curve(x, dimension):
    """Local coordinates of P in the base, whose points and vectors have these local coordinates."""
    body = mechanism("curve", dimension).bodies["base"].members
    local = [newton_euler.in_space(body[name]) for name in "Bun"]
    now = [x.B - x.A, x.u, x.n]
    if dimension == 2:
        local[2], now[2] = np.array([0, 0, 1.0]), np.array([[0], [0], [1.0]]) + 0 * x.u
    result = []
    for step in range(x.along.shape[1]):
        R = np.linalg.lstsq(np.array(local), np.array([column[:, step] for column in now]), rcond=None)[0].T
        s, y, z = R.T @ x.along[:, step]
        result.append([y - (0.3 * s**2 - 0.2), z - (np.sin(s) if dimension == 3 else 0)])
    return np.array(result)


def constraint(x, dimension):
    return dot(x.u, x.v) + 0.5 * np.linalg.norm(x.Q - x.A, axis=0) - 0.9


def screw(x, dimension):
    angle = turned(x, x.n, x.m, x.u)
    assert np.ptp(angle) > 0.02
    return since_start(dot(x.along, x.u)) - 0.7 * angle / (2 * np.pi)


DEFINITIONS = {
    "pin": lambda x, d: [together(x)],
    "ball": lambda x, d: [together(x)],
    "revolute": lambda x, d: [together(x), aligned(x)],
    "cylindrical": lambda x, d: [on_axis(x), aligned(x)],
    "prismatic": lambda x, d: [on_axis(x), aligned(x), parallel_normals(x)],
    "universal": lambda x, d: [together(x), dot(x.u, x.v)],
    "planar": lambda x, d: [dot(x.along, x.u), aligned(x)],
    "screw": lambda x, d: [on_axis(x), aligned(x), screw(x, d)],
    "fixed": lambda x, d: [together(x), aligned(x), parallel_normals(x)],
    "slider": lambda x, d: [on_axis(x)],
    "slot": lambda x, d: [on_axis(x)],
    "distance": lambda x, d: [np.linalg.norm(x.along, axis=0) - 1.3],
    "gear": lambda x, d: [gear(x, d)],
    "rack": lambda x, d: [rack(x, d)],
    "curve": lambda x, d: [curve(x, d)],
    "constraint": lambda x, d: [constraint(x, d)],
}
DEFINED = [(kind, dimension) for kind, dimension in CASES if kind in DEFINITIONS]


@pytest.mark.parametrize(("kind", "dimension"), DEFINED, ids=[f"{k}-{d}" for k, d in DEFINED])
def test_definition(kind, dimension):
    """Along a motion points and vectors do what the joint's equations say."""
    for residual in DEFINITIONS[kind](Places(motion(kind, dimension)), dimension):
        assert np.max(np.abs(residual)) < 1e-11
