"""One object has the equations of motion, their residual form and their Jacobians.

Checked against differences of energies and constraints, closed forms, Pinocchio, and motions in all coordinates.
"""

import re

import numpy as np
import pytest
from shared import SMOOTH, builtin

import bricard as br
from bricard.mechanics.dynamics import ARGUMENTS, QUANTITIES
from bricard.mechanics.system import multiplier_name
from bricard.problems import catalogue

pytestmark = pytest.mark.filterwarnings("ignore::bricard.MechanismWarning")
POINTS, SIXTH_ORDER = np.array([-3, -2, -1, 1, 2, 3]), np.array([-1, 9, -45, 45, -9, 1]) / 60
SECOND = np.array([2, -27, 270, -490, 270, -27, 2]) / 180  # at -3 to 3, of sixth order, too
END = 0.02


def everything():
    """Two points with all that equations may contain: a table, parameters, a drive, skates, an extra variable."""
    s = br.Lagrangian("A[2] B[2]", parameters={"m": 0.7, "c": 2.0})
    s.particle(s.par.m, s.A)
    s.rod(0.5, s.A, s.B)
    s.gravity(br.Vec2(0, -9.81))
    s.spring(80.0, br.Vec2(1, 1), s.B, length=0.5)
    s.damper(s.par.c, br.Vec2(1, br.sin(s.t)), s.B)
    push = s.table("push", [0, 0.5, 1, 1.5, 2], [0, 1, 3, 2, 5])
    lag = s.extra("lag", lambda z, rate: s.par.m * rate + z * s.A.x - s.rate.B.y)
    s.force(br.Vec2(push * lag, -0.2 * s.rate.B.y) * s.B.x, at=(s.A + s.B) / 2)
    s.prescribe((s.A - br.Vec2(0.1 * br.sin(s.t), 0)).norm(), 1 + 0.1 * push, name="drive")
    s.constrain_velocity(s.rate.B.x - s.A.y * s.rate.B.y - 0.1 * s.t, name="skate")
    s.constrain_velocity(s.rate.B.y**2 + s.A.x * s.rate.B.x**2 - 1, name="speed")
    return s


def random_point(dynamics, seed=1):
    """Values of all arguments."""
    random = np.random.default_rng(seed)
    return {"t": 0.8} | {
        name: random.uniform(0.4, 1.6, getattr(dynamics, name).numel())
        for name in ARGUMENTS
        if name not in ("t", "p")
    }


def shifted(point, name, change):
    moved = point[name] + change
    return point | {name: float(moved[0]) if name == "t" else moved}


# -- against definitions ------------------------------------------------------------------------------------------


def along(function, point, h=1e-3):
    """Values at times about that of a point, for constant velocities."""
    return [function(point | {"t": point["t"] + i * h, "q": point["q"] + i * h * point["v"]}) for i in range(-3, 4)]


def differences(function, point, name, size):
    """The Jacobian of a function of points, by differences of sixth order."""
    h = 1e-3
    columns = [[function(shifted(point, name, i * h * one)) for i in POINTS] for one in np.eye(size)]
    return np.array([SIXTH_ORDER @ np.array(column) / h for column in columns]).T


def test_masses_and_forces_are_derivatives_of_the_energies():
    """M = d2T/dv2 and f = dT/dq - d/dt dT/dv - dV/dq + forces, of a bead on a turning, swelling spiral."""
    s = br.Lagrangian("a r")
    turned = s.a + 0.3 * s.t**2
    s.particle(1.3, s.r * (1 + s.t) * br.Vec2(br.cos(turned), br.sin(turned)))
    s.potential(5 * (s.r - 1) ** 2 * br.cos(s.a))
    s.load(2.5 * s.a, s.rate.r)
    s.dissipation(0.4 * s.rate.a**2)
    d = br.dynamics(s)
    point = {"t": 0.8, "q": np.array([0.7, 1.1]), "v": np.array([0.4, -0.9])}

    def energy(name):
        return lambda at: d.values(name, **at)[0]

    def momenta(at):
        return differences(energy("T"), at, "v", 2)

    rates = (np.array([momenta(at) for at in along(dict, point)]).T @ [-1, 9, -45, 0, 45, -9, 1]) / 60 / 1e-3
    lagrangian = differences(energy("T"), point, "q", 2) - differences(energy("V"), point, "q", 2)
    M, f, found = d.values("M", "f", "momenta", **point)
    assert found == pytest.approx(momenta(point), rel=1e-10)
    assert differences(momenta, point, "v", 2) == pytest.approx(M, abs=1e-7)
    assert f == pytest.approx(lagrangian - rates - [0.8 * 0.4, 0] + [0, 2.5 * 0.7], abs=1e-7)


def test_constraints_at_all_levels_are_derivatives_of_each_other():
    """G v - nu is C' and g; G a - gamma is C'' and g', along a motion with accelerations a."""
    d = br.dynamics(everything())
    point = random_point(d)
    G, nu, gamma, levels = d.values("G", "nu", "gamma", "velocity_level", **point)
    h = 1e-3

    def moved(name):
        steps = h * np.arange(-3, 4)
        q = [point["q"] + s * point["v"] + s**2 / 2 * point["a"] for s in steps]
        states = zip(steps, q, [point["v"] + s * point["a"] for s in steps], strict=True)
        return np.array([d.values(name, t=point["t"] + s, q=q, v=v)[0] for s, q, v in states]).T

    first = np.array([-1, 9, -45, 0, 45, -9, 1]) / 60
    drive, rates = moved("C"), moved("g")
    assert G @ point["v"] - nu == pytest.approx(levels, abs=1e-14)
    assert levels == pytest.approx([*(drive @ first / h), *rates[:, 3]], abs=1e-9)
    assert G @ point["a"] - gamma == pytest.approx([*(drive @ SECOND / h**2), *(rates @ first / h)], abs=1e-7)
    assert nu[1] == pytest.approx(0.1 * 0.8)


@pytest.mark.parametrize("argument", ARGUMENTS)
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_jacobians(quantity, argument):
    """Every Jacobian against differences of sixth order."""
    d = br.dynamics(everything())
    point = random_point(d) | {"p": np.array([0.7, 2.0])}
    exact = d.values(f"{quantity}_{argument}", **point)[0]

    def value(at):
        return d.values(quantity, **at)[0].T.ravel()  # column by column

    known = differences(value, point, argument, np.size(point[argument]))
    if argument == "p":  # tabulated laws are parameters, too
        assert exact.shape[1] == len(point["p"]) + 5
        exact = exact[:, : len(point["p"])]
    scale = np.abs(value(point)).max(initial=1.0)
    assert exact.reshape(known.shape) == pytest.approx(known, abs=1e-8 * max(scale, np.abs(known).max(initial=0.0)))


def test_the_residual_form_determines_accelerations_multipliers_and_rates():
    """r is linear in a, lam and dz, with the matrix [M G^T 0; G 0 0; 0 0 de/ddz]."""
    d = br.dynamics(everything())
    point = random_point(d)
    by_a, by_lam, by_dz, M, G = d.values("r_a", "r_lam", "r_dz", "M", "G", **point)
    n, m = d.system.size, len(G)
    matrix = np.block(
        [[M, G.T, np.zeros((n, 1))], [G, np.zeros((m, m + 1))], [np.zeros((1, n + m)), np.eye(1) * 0.7]]
    )
    assert np.hstack([by_a, by_lam, by_dz]) == pytest.approx(matrix)
    assert d.function("r_q", "M").outputs[1].nnz() < n * n


def test_rates_of_extra_variables_do_not_hide_in_accelerations():
    """A mass that grows with an extra variable, or a skate that it turns: refused, where z' would be left out."""
    s = br.Lagrangian("x y")
    z = s.extra("z", lambda z, rate: rate - s.x)
    s.kinetic((1 + z) * s.rate.x**2 / 2 + s.rate.y**2 / 2)
    s.constrain_velocity(s.rate.y - z * s.rate.x, name="skate")
    d = br.dynamics(s)
    beside = "which have equations of their own.\n  Use constraints='direct'."
    assert message(lambda: d.f) == f"The kinetic energy depends on extra variables, {beside}"
    assert message(lambda: d.gamma) == f"The constraints depend on extra variables, {beside}"
    assert d.values("M", t=0.0, q=[0, 0], v=[0, 0], z=[2.0])[0] == pytest.approx(np.diag([3.0, 1.0]))


# -- against closed forms ------------------------------------------------------------------------------------------


def test_pendulum_in_two_coordinates():
    """M = m 1, f = (0, -m g), G = 2 (x, y), gamma = -2 (x'^2 + y'^2): textbook."""
    s = br.Lagrangian("x y", parameters={"m": 3.0, "g": 9.81, "l": 2.0})
    s.particle(s.par.m, br.Vec2(s.x, s.y))
    s.gravity(br.Vec2(0, -s.par.g))
    s.constrain(s.x**2 + s.y**2 - s.par.l**2, name="rod")
    q, v, lam = np.array([1.2, -1.6]), np.array([0.8, 0.6]), np.array([-2.5])
    found = br.dynamics(s).values("M", "f", "C", "G", "nu", "gamma", "T", "V", t=0.0, q=q, v=v)
    known = [3 * np.eye(2), [0, -29.43], [0], [2 * q], [0], [-2 * v @ v], 1.5 * v @ v, 29.43 * q[1]]
    for one, other in zip(found, known, strict=True):
        assert one == pytest.approx(np.array(other), abs=1e-14)
    a = np.array([0.3, -0.7])
    (r,) = br.dynamics(s).values("r", t=0.0, q=q, v=v, a=a, lam=lam, p=[2.0, 1.0, 2.0])
    assert r == pytest.approx([*(2 * a + [0, 2] + 2 * q * lam), 2 * q @ a + 2 * v @ v], abs=1e-14)


def test_slider_crank_in_natural_coordinates():
    """Two homogeneous rods of 1 kg between O, A and B on the x axis; M, f, G, gamma by hand."""
    d = br.dynamics(builtin("slidercrank"))
    assert d.system.coordinates == ("Bx", "A.x", "A.y")
    q, v = np.array([1.2, 0.3, 0.25]), np.array([0.5, -0.4, 0.9])
    M, f, G, gamma = d.values("M", "f", "G", "gamma", t=0.0, q=q, v=v)
    assert pytest.approx(np.array([[1 / 3, 1 / 6, 0], [1 / 6, 2 / 3, 0], [0, 0, 2 / 3]]), abs=1e-15) == M
    assert f == pytest.approx([0, 0, -9.81])
    assert pytest.approx(2 * np.array([[0, 0.3, 0.25], [0.9, -0.9, 0.25]])) == G
    assert gamma == pytest.approx([-2 * (0.4**2 + 0.9**2), -2 * (0.9**2 + 0.9**2)])


SPATIAL_ARM = """
Dimension: 3
PhysicalParams: {r: 0.2, l: 0.3, m: 0.1}
PartData:
  Fixed: {O: [0, 0, 0], z: [0, 0, 1]}
  Rigids:
    arm: {points: [O, a, z, A], Geom: [[1], [0, 0, 1], [r]], Dyna: [r/2, 0.2, 0.2*r**2/12]}
    pendulum: {points: [B, P, b], Geom: [[l], [0, 1]], Dyna: [l/2, m, m*l**2/12]}
  Joints:
    hinge: {type: revolute, points: [A, B], axes: [a, b]}
AppliedForces: {Gravity: }
ProblemData: {tend: 1, positions: {a: [1, 0, 0], P: [r, 0, -l]}}
"""


def test_a_spatial_tree_against_pinocchio():
    """Furuta's pendulum in joint angles: mass matrix and bias forces at random states."""
    pin = pytest.importorskip("pinocchio")
    model, r, l, m = pin.Model(), 0.2, 0.3, 0.1
    arm = model.addJoint(0, pin.JointModelRZ(), pin.SE3.Identity(), "arm")
    rod = pin.Inertia(0.2, np.array([r / 2, 0, 0]), 0.2 * r**2 / 12 * np.diag([0, 1, 1]))
    model.appendBodyToJoint(arm, rod, pin.SE3.Identity())
    hinge = model.addJoint(arm, pin.JointModelRX(), pin.SE3(np.eye(3), np.array([r, 0, 0])), "pendulum")
    rod = pin.Inertia(m, np.array([0, -l / 2, 0]), m * l**2 / 12 * np.diag([1, 0, 1]))
    model.appendBodyToJoint(hinge, rod, pin.SE3.Identity())
    d, data = br.dynamics(br.Mechanism.parse(SPATIAL_ARM), "relative"), model.createData()
    assert d.system.coordinates == ("arm.turn", "pendulum.turn")
    random = np.random.default_rng(3)
    for _ in range(5):
        q, v = random.uniform(-3, 3, (2, 2))
        M, f = d.values("M", "f", t=0.0, q=q, v=v)
        upper = np.triu(pin.crba(model, data, q))
        assert pytest.approx(upper + upper.T - np.diag(np.diag(upper)), abs=1e-14) == M
        assert f == pytest.approx(-pin.nonLinearEffects(model, data, q, v), abs=1e-13)


# -- along motions -------------------------------------------------------------------------------------------------


CASES = [
    pytest.param(name, kind, marks=[] if number % 6 == 0 else [pytest.mark.slow])
    for number, name in enumerate(SMOOTH)
    for kind in ("natural", "body", "relative")
] + [(name, "parasitic") for name in ("slidercrank", "geneva_crank")]


def state_along(motion, dynamics, t):
    """All arguments at a time of a motion."""
    s, look = dynamics.system, lambda names: np.array([float(motion(name, t)) for name in names])
    q, v, a = (look([name + mark for name in s.coordinates]) for mark in ("", "'", "''"))
    extras = [extra.name for extra in s.extras]
    lam = look([multiplier_name(c.name) for c in (*s.holonomic, *s.velocity)])
    z, dz = (look([name + mark for name in extras]) for mark in ("", "'"))
    return {"t": t, "q": q, "v": v, "a": a, "lam": lam, "z": z, "dz": dz}


@pytest.mark.parametrize(("name", "kind"), CASES)
def test_the_residual_vanishes_along_motions(name, kind):
    """r = 0 where Taylor series, which never form M or gamma, have solved Lagrange's equations."""
    mechanism = builtin(name)
    start = mechanism.start.t0
    motion = br.simulate(mechanism, (start, start + END), coordinates=kind, tol=1e-12)
    d = br.Dynamics(motion.mechanics)
    for t in np.linspace(start, motion.t[-1], 4):
        point = state_along(motion, d, float(t))
        r, M, G, f, gamma, f_q = d.values("r", "M", "G", "f", "gamma", "f_q", **point)
        a, lam, n = point["a"], point["lam"], len(f)
        terms = np.abs(M) @ np.abs(a) + np.abs(G.T) @ np.abs(lam) + np.abs(f)
        rates = np.abs(G) @ np.abs(a) + np.abs(gamma)
        rounding = 1e-14 * np.abs(f_q) @ np.abs(point["q"])  # of stiff springs
        assert np.all(np.abs(r[:n]) <= 1e-8 * terms.max(initial=1e-3) + rounding)
        assert np.all(np.abs(r[n : n + len(lam)]) <= 1e-8 * rates.max(initial=1e-3))
        assert np.all(np.abs(r[n + len(lam) :]) <= 1e-9 * (1 + np.abs(point["dz"])))


# -- the door ------------------------------------------------------------------------------------------------------


def test_models_of_all_kinds(tmp_path):
    """A mechanism, its file, a Lagrangian and a mechanical system are taken; coordinates are those of mechanisms."""
    path = tmp_path / "crank.yaml"
    path.write_text(catalogue.text("slidercrank"), encoding="utf-8")
    sizes = [br.dynamics(m).system.size for m in (path, str(path), builtin("slidercrank"))]
    assert sizes == [3, 3, 3]
    assert br.dynamics(path, "body").system.size == 6
    s = everything()
    assert br.dynamics(s).system.coordinates == br.dynamics(s.system()).system.coordinates


def message(call):
    with pytest.raises(br.BricardError) as info:
        call()
    return str(info.value)


def test_wrong_models():
    """What is not a model, and coordinates of a model that has its own."""
    assert message(lambda: br.dynamics(42)) == (
        "model is 42; it must be a mechanism, the path of a file, a Lagrangian or a MechanicalSystem."
    )
    assert message(lambda: br.dynamics(everything(), "body")) == (
        "A Lagrangian has its own coordinates; 'body' is for mechanisms."
    )
    wrong = message(lambda: br.dynamics(builtin("pendulum"), "naturel"))
    assert wrong.endswith("Did you mean 'natural'?")


def test_wrong_names_and_values():
    """Of quantities and arguments; nothing that is needed is taken to be zero."""
    d = br.dynamics(everything())
    point = random_point(d)
    assert message(lambda: d.values("Gamma", **point)) == (
        "'Gamma' is not a quantity of the equations of motion.\n  Did you mean 'gamma'?"
        " Jacobians have names such as f_q, with one of t, q, v, z, a, lam, dz, p, u."
    )
    assert re.match(r"'f_w' is not a quantity", message(lambda: d.function("f_w")))
    state = {name: point[name] for name in "tqv"}
    assert d.values("M", "G", **state)[1].shape == (3, 4)
    assert message(lambda: d.values("f", **state)) == "z has 0 numbers; here it needs 1."
    assert message(lambda: d.values("r", **(point | {"lam": ()}))) == "lam has 0 numbers; here it needs 3."
    assert message(lambda: d.values("M", **(state | {"q": [1, 2]}))) == "q has 2 numbers; here it needs 4."
    assert message(lambda: d.values("M", **(state | {"p": ["x", 1]}))) == "p is ['x', 1]; it must be numbers."
    assert message(lambda: d.values("M", **(state | {"t": "now"}))) == "t is 'now'; it must be a number."


def test_inputs_enter_by_their_jacobian():
    """A force u on a cart and a torque -u on its pendulum: f_u is (1, -1), whether u is constant or a table."""
    s = br.Lagrangian("x theta")
    u = s.input("u")
    s.kinetic(s.rate.x**2 + s.rate.theta**2)
    s.load(u, s.rate.x)
    s.load(-u, s.rate.theta)
    for given in (None, {"u": 3}, {"u": ([0, 1, 2, 3], [0, 1, 4, 9])}):
        (f_u,) = br.Dynamics(s.system(given)).values("f_u", t=0.5, q=[0, 0], v=[0, 0])
        assert f_u.tolist() == [[1.0], [-1.0]]
