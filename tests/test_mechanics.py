"""The Lagrangian facility against closed forms and independent integrations."""

from math import cos, cosh, exp, pi, sin, sqrt, tanh

import casadi as ca
import numpy as np
import pytest
from scipy.integrate import quad, solve_ivp
from scipy.special import ellipkm1

import bricard as br
from bricard import Lagrangian, Vec2, Vec3, frame, simulate
from bricard.problems import PROBLEMS, free_top

G = 9.81


def pendulum(mass=1.0, length=1.0, g=G):
    """A point mass A on a rod from the origin, y up."""
    s = Lagrangian("A[2]")
    s.particle(mass, s.A)
    s.gravity(Vec2(0, -g))
    s.constrain(s.A.squared() - length**2, name="rod")
    return s


def inclined(angle, speed=0.0):
    """Start of the unit pendulum at an angle from the downward vertical, with an angular speed."""
    return {"A": (sin(angle), -cos(angle))}, {"A": (speed * cos(angle), speed * sin(angle))}


# -- nonholonomic constraints ---------------------------------------------------------------------------------------


def test_chaplygin_sleigh_runs_straight_in_the_end():
    """v = V tanh u, w = V/b sech u with u = u0 + a V t/b^2 (Neimark and Fufaev): energy kept, and yet attracted."""
    m, a, inertia, V, u0 = 2.0, 0.5, 0.3, 1.5, -1.2
    b = sqrt((inertia + m * a**2) / m)
    s = Lagrangian("x y heading")
    c, n = ca.cos(s.heading), ca.sin(s.heading)
    s.rigid_body(m, inertia, frame(Vec2(s.x, s.y), Vec2(c, n)), centroid=(a,))
    s.constrain_velocity(s.rate.y * c - s.rate.x * n, name="edge")
    s.output("speed", s.rate.x * c + s.rate.y * n)
    start = {"x": V * tanh(u0), "heading": V / b / cosh(u0)}
    motion = simulate(s, (0, 3), {"x": 0, "y": 0, "heading": 0}, start, tol=1e-12)

    def u(t):
        return u0 + a * V / b**2 * t

    def heading(t):
        return b / a * 2 * (np.arctan(np.tanh(u(t) / 2)) - np.arctan(np.tanh(u0 / 2)))

    times = np.linspace(0, 3, 31)
    assert motion("speed", times) == pytest.approx(V * np.tanh(u(times)), abs=1e-10)
    assert motion("heading'", times) == pytest.approx(V / b / np.cosh(u(times)), abs=1e-10)
    assert motion("heading", times) == pytest.approx(heading(times), abs=1e-10)
    x = quad(lambda t: V * tanh(u(t)) * cos(heading(t)), 0, 3, epsabs=1e-12)[0]
    y = quad(lambda t: V * tanh(u(t)) * sin(heading(t)), 0, 3, epsabs=1e-12)[0]
    assert (motion("x", 3), motion("y", 3)) == pytest.approx((x, y), abs=1e-9)
    assert motion.certificate.energy_balance < 1e-11


@pytest.mark.parametrize("spin", [0.0, sqrt(1 / 3), 1.0], ids=["falls", "critical", "stable"])
def test_rolling_disc_stands_upright_above_the_critical_spin(spin):
    """Thin disc, m = r = g = 1: lean'' = 4/5 lean + 6/5 W yaw', yaw'' = -2 W lean'; W^2 = 1/3 is critical."""
    s = Lagrangian("x y yaw lean roll")
    yaw, lean = s.yaw, s.lean
    up = Vec3(ca.sin(lean) * ca.sin(yaw), -ca.sin(lean) * ca.cos(yaw), ca.cos(lean))
    s.particle(1.0, Vec3(s.x, s.y, 0) + up)
    s.gravity(Vec3(0, 0, -1))
    across, along = s.rate.lean**2 + (s.rate.yaw * ca.cos(lean)) ** 2, s.rate.roll + s.rate.yaw * ca.sin(lean)
    s.kinetic(across / 8 + along**2 / 4)
    s.constrain_velocity(s.rate.x - s.rate.roll * ca.cos(yaw), name="forward")
    s.constrain_velocity(s.rate.y - s.rate.roll * ca.sin(yaw), name="sideways")
    tilt = 1e-5
    rest = dict.fromkeys("x y yaw roll".split(), 0.0)
    motion = simulate(s, (0, 3), rest | {"lean": tilt}, {"roll": spin, "x": spin}, tol=1e-13)

    times = np.linspace(0, 3, 13)
    square = complex(4 / 5 - 12 / 5 * spin**2)
    growth = np.cosh(np.sqrt(square) * times).real - 1
    ratio = growth / square.real if abs(square) > 1e-12 else times**2 / 2
    expected = tilt * (1 + 4 / 5 * ratio)
    assert motion("lean", times) == pytest.approx(expected, abs=1e-8 * tilt)
    assert motion("yaw'", times) == pytest.approx(-2 * spin * (expected - tilt), abs=1e-8 * tilt)


# -- tops -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("precession", [2.1649542110834523408, 20.92905655650157824], ids=["slow", "fast"])
def test_heavy_top_precesses_steadily(precession):
    """It cos(theta) W^2 - I3 w3 W + m g l = 0 has two roots W; with either the tilt of 30 degrees stays."""
    tilt, spin, arm = pi / 6, 100.0, 0.2
    s = Lagrangian("u[3] v[3]")
    body = frame(Vec3(0, 0, 0), s.u, s.v)
    s.rigid_body(1.0, (0.01, 0.05 - arm**2, 0.05 - arm**2), body, centroid=(arm,))
    s.gravity(Vec3(0, 0, -G))
    s.constrain_rigid(body)
    axis, side = np.array([sin(tilt), 0, cos(tilt)]), np.array([0.0, 1.0, 0.0])
    omega = np.array([0, 0, precession]) + (spin - precession * cos(tilt)) * axis
    rates = {"u": np.cross(omega, axis), "v": np.cross(omega, side)}
    motion = simulate(s, (0, 10), {"u": axis, "v": side}, rates, tol=1e-12)

    times = np.linspace(0, 10, 101)
    assert motion("u.z", times) == pytest.approx(cos(tilt) * np.ones(101), abs=1e-9)
    assert motion("u.x", times) == pytest.approx(sin(tilt) * np.cos(precession * times), abs=1e-8)
    assert motion("u.y", times) == pytest.approx(sin(tilt) * np.sin(precession * times), abs=1e-8)


def test_free_body_turns_over_about_its_intermediate_axis():
    """I = (1, 2, 3), omega = (0.01, 5, 0.01): period 4 K(k) / sqrt((I3 - I2)(H^2 - 2 E I1) / (I1 I2 I3))."""
    I, w = np.array([1.0, 2.0, 3.0]), np.array([0.01, 5.0, 0.01])
    beyond = {j: float(np.sum(I * (I - j) * w**2)) for j in I}  # H^2 - 2 E I_j, without cancellation
    rest = (I[2] - I[0]) * beyond[I[1]] / ((I[2] - I[1]) * beyond[I[0]])  # 1 - k^2
    period = 4 * ellipkm1(rest) / sqrt((I[2] - I[1]) * beyond[I[0]] / I.prod())
    rates = {"u": (0, w[2], -w[1]), "v": (-w[2], 0, w[0])}
    motion = simulate(free_top.model(), (0, period), {"u": (1, 0, 0), "v": (0, 1, 0)}, rates, tol=1e-13)
    names = ["omega.x", "omega.y", "omega.z"]
    assert motion(names, period) == pytest.approx(w, abs=1e-7)
    assert motion(names, period / 2) == pytest.approx(w * [-1, -1, 1], abs=1e-7)
    assert motion.certificate.energy_balance < 1e-10


# -- constraints and drives that move -------------------------------------------------------------------------------


def test_pendulum_with_moving_pivot():
    """theta'' = -((g + y'') sin(theta) + x'' cos(theta)) / l for a pivot (x, y) that moves by a law."""
    length, rate = 0.8, 7.0
    s = Lagrangian("A[2]")
    pivot = Vec2(0.1 * ca.sin(rate * s.t), 0.05 * ca.cos(rate * s.t))
    s.particle(2.0, s.A)
    s.gravity(Vec2(0, -G))
    s.constrain((s.A - pivot).squared() - length**2, name="rod")
    start = ({"A": (length * sin(0.5), 0.05 - length * cos(0.5))}, {"A": (0.1 * rate, 0)})
    motion = simulate(s, (0, 5), *start, tol=1e-12)

    def angle(t, state):
        x, y = -0.1 * rate**2 * sin(rate * t), -0.05 * rate**2 * cos(rate * t)
        return [state[1], -((G + y) * sin(state[0]) + x * cos(state[0])) / length]

    theta = solve_ivp(angle, (0, 5), [0.5, 0.0], "DOP853", rtol=1e-13, atol=1e-13).y[0, -1]
    at = (0.1 * sin(5 * rate) + length * sin(theta), 0.05 * cos(5 * rate) - length * cos(theta))
    assert motion(["A.x", "A.y"], 5.0) == pytest.approx(at, abs=1e-9)
    assert motion.certificate.energy_balance < 1e-9


def test_bead_on_a_turning_wire():
    """r'' = w^2 r, hence r = cosh(w t), where the energy of motion grows by the work of what turns the wire."""
    rate = 1.5
    s = Lagrangian("r")
    s.particle(2.0, s.r * Vec2(ca.cos(rate * s.t), ca.sin(rate * s.t)))
    motion = simulate(s, (0, 2), {"r": 1.0}, tol=1e-12)
    t = np.linspace(0, 2, 9)
    assert motion("r", t) == pytest.approx(np.cosh(rate * t), abs=1e-10)
    assert motion.energy(t).kinetic == pytest.approx(rate**2 * np.cosh(2 * rate * t), abs=1e-9)
    assert motion.certificate.energy_balance < 1e-10


def test_motor_is_the_force_that_the_law_needs():
    """A mass with spring and damper driven along x(t) needs m x'' + c x' + k x, and its work goes where it must."""
    m, c, k, rate = 2.0, 0.7, 30.0, 3.0
    s = Lagrangian("x")
    s.kinetic(m / 2 * s.rate.x**2)
    s.potential(k / 2 * s.x**2)
    s.dissipation(c / 2 * s.rate.x**2)
    s.prescribe(s.x, ca.sin(rate * s.t), name="motor")
    motion = simulate(s, (0, 4), {"x": 0}, {"x": rate}, tol=1e-12)
    t = np.linspace(0, 4, 41)
    force = (k - m * rate**2) * np.sin(rate * t) + c * rate * np.cos(rate * t)
    assert motion.motor("motor", t) == pytest.approx(force, abs=1e-9)
    assert motion.energy(t).dissipated == pytest.approx(
        c * rate**2 * (t / 2 + np.sin(2 * rate * t) / (4 * rate)), abs=1e-9
    )
    stored = m / 2 * (rate * np.cos(rate * t)) ** 2 + k / 2 * np.sin(rate * t) ** 2
    assert motion.energy(t).total == pytest.approx(stored, abs=1e-9)
    assert motion.energy(t).balance == pytest.approx(np.zeros(41), abs=1e-9)


def test_motor_torque_of_a_driven_arm():
    """A point mass on an arm turned by angle(t) needs the torque m l^2 angle'' + m g l cos(angle)."""
    m, length = 1.5, 0.6
    s = Lagrangian("A[2] angle")
    s.particle(m, s.A)
    s.gravity(Vec2(0, -G))
    s.constrain(s.A.x - length * ca.cos(s.angle), name="x")
    s.constrain(s.A.y - length * ca.sin(s.angle), name="y")
    s.prescribe(s.angle, 0.3 + s.t**2, name="motor")
    motion = simulate(s, (0, 2), {"A": (length * cos(0.3), length * sin(0.3)), "angle": 0.3})
    t = np.linspace(0, 2, 21)
    expected = 2 * m * length**2 + m * G * length * np.cos(0.3 + t**2)
    assert motion.motor("motor", t) == pytest.approx(expected, abs=1e-8)
    assert motion("work.supplied", t) == pytest.approx(
        m * (length * 2 * t) ** 2 / 2 + m * G * length * (np.sin(0.3 + t**2) - sin(0.3)), abs=1e-8
    )


def test_massless_slider_follows_its_crank():
    """x = cos(angle) + sqrt(l^2 - sin(angle)^2); a slider without mass takes no part in the dynamics."""
    s = pendulum()
    crank = Lagrangian("A[2] x")
    crank.particle(1.0, crank.A)
    crank.gravity(Vec2(0, -G))
    crank.constrain(crank.A.squared() - 1, name="crank")
    crank.constrain((crank.A - Vec2(crank.x, 0)).squared() - 4, name="coupler")
    positions, velocities = inclined(0.4, 7.0)
    free = simulate(s, (0, 2), positions, velocities, tol=1e-12)
    motion = simulate(crank, (0, 2), positions | {"x": 2.2}, velocities, tol=1e-12)
    x, y = free(["A.x", "A.y"], 2.0)
    assert motion(["A.x", "A.y", "x"], 2.0) == pytest.approx([x, y, x + sqrt(4 - y**2)], abs=1e-9)


# -- the same motion by other equations -----------------------------------------------------------------------------


def test_lagrange_and_hamilton_give_the_same_motion():
    """Mechanism0 by Lagrange's equations, by the Legendre transform and by a Hamiltonian written down."""
    problem = PROBLEMS["mechanism0"]
    motion = problem.simulate(tol=1e-12)
    start = {"A.x": 0, "A.y": -2, "B.x": 0, "B.y": -3}
    rates = {"v.A.x": 1, "v.A.y": 0, "v.B.x": 0, "v.B.y": 0}
    transformed = br.solve_dae(br.legendre(problem.model().system()), (0, 3), start | rates, tol=1e-12)

    h = br.Hamiltonian("Ax Ay Bx By")
    A, B = Vec2(h.q.Ax, h.q.Ay), Vec2(h.q.Bx, h.q.By)
    p_A, p_B = Vec2(h.p.Ax, h.p.Ay), Vec2(h.p.Bx, h.p.By)
    aa, ab, bb = 1 / 3 + 1 / 6, 1 / 12, 1 / 6 + 0.1  # mass matrix of (A', B'), the same in x and y
    kinetic = (bb * p_A.squared() - 2 * ab * p_A @ p_B + aa * p_B.squared()) / (2 * (aa * bb - ab**2))
    h.hamiltonian(kinetic + G * (0.75 * A.y + 0.35 * B.y) + 500 * ((B - A).norm() - 1) ** 2)
    h.constrain(A.squared() - 4, name="OA")
    start = {"Ax": 0, "Ay": -2, "Bx": 0, "By": -3, "p.Ax": aa, "p.Ay": 0, "p.Bx": ab, "p.By": 0}
    written = br.solve_dae(h.dae(), (0, 3), start, tol=1e-12)

    t = np.linspace(0, 3, 13)
    for name in ("A.x", "A.y", "B.x", "B.y", "lam.OA"):
        assert transformed(name, t) == pytest.approx(motion(name, t), abs=1e-8)
        other = name if name == "lam.OA" else name.replace(".", "")
        assert written(other, t) == pytest.approx(motion(name, t), abs=1e-8)


def everything():
    """A chain of two masses with all kinds of forces and constraints at once."""
    s = Lagrangian("A[2] B[2]", parameters={"g": G, "c": 0.4})
    s.particle(1.0, s.A)
    s.rod(0.5, s.A, s.B)
    s.gravity(Vec2(0, -s.par.g))
    s.spring(80.0, Vec2(1, 1), s.B, length=0.5)
    s.damper(s.par.c, Vec2(1, 1), s.B)
    s.force(Vec2(ca.sin(5 * s.t), -0.2 * s.rate.B.y) * s.B.x, at=(s.A + s.B) / 2)
    s.prescribe((s.A - Vec2(0.1 * ca.sin(s.t), 0)).norm(), 1 + 0.1 * ca.sin(3 * s.t), name="drive")
    s.constrain_velocity(s.rate.B.x - s.A.y * s.rate.B.y - 0.1 * s.t, name="skate")
    return s


def test_matrices_satisfy_the_equations_along_a_motion():
    """M q'' + G^T lambda = f, C = 0, g = 0, G q' = nu, G q'' = gamma; a drive and a driven skate."""
    model = everything()
    motion = simulate(model, (0, 2), {"A": (0, -1), "B": (0.5, -2)}, tol=1e-12)
    assert motion.success
    dynamics = br.dynamics(model)
    for t in (0.0, 0.7, 1.9):
        q, v, a = (
            np.array([motion(name + dashes, t) for name in motion.system.coordinates]) for dashes in ("", "'", "''")
        )
        lam = np.array([motion.multiplier(name, t) for name in ("drive", "skate")])
        M, f, C, g, G, nu, gamma = dynamics.values("M", "f", "C", "g", "G", "nu", "gamma", t=t, q=q, v=v)
        assert M @ a + G.T @ lam == pytest.approx(f, abs=1e-9 * np.abs(f).max())
        assert pytest.approx([0], abs=1e-12) == C
        assert g == pytest.approx([0], abs=1e-10)
        assert G @ v == pytest.approx(nu, abs=1e-10)
        assert nu[1] == pytest.approx(0.1 * t)
        assert G @ a == pytest.approx(gamma, abs=1e-8)
        T, V = dynamics.values("T", "V", t=t, q=q, v=v)
        energy = float(motion("energy.kinetic", t)) + float(motion("energy.potential", t))
        assert pytest.approx(energy) == T + V


def test_energy_balances_with_all_kinds_of_forces():
    """Stored + dissipated - supplied energy stays, with dampers, forces, a drive and a driven skate."""
    motion = simulate(everything(), (0, 2), {"A": (0, -1), "B": (0.5, -2)}, tol=1e-12)
    assert motion.certificate.energy_balance < 1e-8
    assert motion("work.dissipated", 2.0) > 1e-3
    assert abs(motion("work.supplied", 2.0)) > 1e-1


def test_parameters_change_without_rebuilding():
    """The small swing of a pendulum takes 2 pi sqrt(l/g), here and on the moon."""
    s = Lagrangian("angle", parameters={"g": G, "length": 2.0})
    s.kinetic((s.par.length * s.rate.angle) ** 2 / 2)
    s.potential(-s.par.g * s.par.length * ca.cos(s.angle))
    for g in (G, 1.62):
        quarter = pi / 2 * sqrt(2.0 / g)
        motion = simulate(s, (0, quarter), {"angle": 1e-4}, parameters={"g": g})
        assert motion("angle", quarter) == pytest.approx(0, abs=1e-11)


# -- dampers, forces, extra variables -------------------------------------------------------------------------------


def test_damped_oscillator():
    """x = exp(-d t) (cos(w t) + d/w sin(w t)) from 1 at rest; the damper takes c times the integral of x'^2."""
    m, c, k = 2.0, 0.8, 18.0
    s = Lagrangian("A[2]")
    s.particle(m, s.A)
    s.spring(k, Vec2(-2, 0), s.A, length=2.0)
    s.damper(c, Vec2(-2, 0), s.A)
    s.constrain(s.A.y, name="line")
    motion = simulate(s, (0, 6), {"A": (1, 0)}, tol=1e-12)
    t = np.linspace(0, 6, 25)
    d = c / (2 * m)
    w = sqrt(k / m - d**2)
    x = np.exp(-d * t) * (np.cos(w * t) + d / w * np.sin(w * t))
    speed = -np.exp(-d * t) * (d**2 / w + w) * np.sin(w * t)
    assert motion("A.x", t) == pytest.approx(x, abs=1e-10)
    assert motion.energy(t).dissipated == pytest.approx(k / 2 - k / 2 * x**2 - m / 2 * speed**2, abs=1e-10)
    assert motion.energy(t).supplied == pytest.approx(np.zeros(25))


def test_rotary_spring_and_damper():
    """A wheel that only a rotary damper brakes loses I/2 w0^2 (1 - exp(-2 c t/I)); a rotary spring makes it swing."""
    inertia, c, k = 0.5, 0.2, 8.0
    s = Lagrangian("a b")
    s.kinetic(inertia / 2 * (s.rate.a**2 + s.rate.b**2))
    s.rotary_damper(c, s.rate.a)
    s.rotary_spring(k, s.b, natural=0.3)
    motion = simulate(s, (0, 3), {"a": 0, "b": 0.5}, {"a": 4.0}, tol=1e-12)
    assert motion("a", 3) == pytest.approx(4 * inertia / c * (1 - exp(-c * 3 / inertia)), abs=1e-10)
    assert motion("b", 3) == pytest.approx(0.3 + 0.2 * cos(sqrt(k / inertia) * 3), abs=1e-10)
    assert motion("work.dissipated", 3) == pytest.approx(inertia / 2 * 16 * (1 - exp(-2 * c * 3 / inertia)), abs=1e-9)


def test_constant_force_is_a_potential():
    """A pendulum pulled by a constant force moves as one whose potential has its slope."""
    pulled, inclined_field = pendulum(), pendulum()
    pulled.force(Vec2(3.0, 0), at=pulled.A)
    inclined_field.potential(-3.0 * inclined_field.A.x)
    one, two = (simulate(s, (0, 3), *inclined(0.4), tol=1e-12) for s in (pulled, inclined_field))
    t = np.linspace(0, 3, 13)
    assert one(["A.x", "A.y", "lam.rod"], t) == pytest.approx(two(["A.x", "A.y", "lam.rod"], t), abs=1e-9)
    assert one("work.supplied", t) == pytest.approx(3 * (one("A.x", t) - one("A.x", 0)), abs=1e-10)


def test_forces_at_points_of_a_body():
    """A force F(t) at the end of a free rod moves its centroid by F/m and turns it by l/2 x F / I."""
    m, length = 2.0, 1.0
    s = Lagrangian("x y angle")
    rod = frame(Vec2(s.x, s.y), Vec2(ca.cos(s.angle), ca.sin(s.angle)))
    s.rigid_body(m, m * length**2 / 12, rod)
    across = rod.axes[1]
    s.force(across * (3 * s.t), at=rod.point(length / 2))
    s.force(across * (-3 * s.t), at=rod.point(0))
    motion = simulate(s, (0, 2), {"x": 0, "y": 0, "angle": 0}, tol=1e-12)
    assert motion(["x", "y"], 2) == pytest.approx([0, 0], abs=1e-12)
    assert motion("angle", 2) == pytest.approx(3 * length / 2 * 2**3 / 6 / (m * length**2 / 12), abs=1e-9)
    assert motion("work.supplied", 2) == pytest.approx(float(motion("energy.total", 2)), abs=1e-8)


def test_quadratic_drag_and_torque_in_space():
    """Drag -c |v| v: x = m/c log(1 + c v0 t/m). A torque along a fixed axis: angle = M t^2 / (2 I)."""
    m, c, v0 = 2.0, 0.5, 3.0
    s = Lagrangian("A[3] u[3] v[3]")
    s.particle(m, s.A)
    s.force(-c * s.rate.A.norm() * s.rate.A, at=s.A)
    body = frame(Vec3(0, 0, 0), s.u, s.v)
    s.rigid_body(1.0, (3.0, 2.0, 4.0), body)
    s.constrain_rigid(body)
    s.torque(Vec3(0, 0, 2.0), body.angular_velocity(s.rate))
    start = {"A": (0, 0, 0), "u": (1, 0, 0), "v": (0, 1, 0)}
    motion = simulate(s, (0, 2), start, {"A": (0, v0 * 0.6, v0 * 0.8)}, tol=1e-12)
    way = m / c * np.log(1 + c * v0 * 2 / m)
    assert motion(["A.y", "A.z"], 2) == pytest.approx([0.6 * way, 0.8 * way], abs=1e-10)
    assert motion(["u.x", "u.y"], 2) == pytest.approx([cos(1.0), sin(1.0)], abs=1e-10)
    assert motion.certificate.energy_balance < 1e-9


def test_turn_counts_whole_revolutions():
    """The angle of a pendulum that goes over the top is the unwrapped arc tangent, in both directions."""
    for speed in (7.0, -9.0):
        s = pendulum()
        s.turn("turned", s.A.cross(s.rate.A) / s.A.squared())
        motion = simulate(s, (0, 10), *inclined(0.3, speed), tol=1e-12)
        t = np.linspace(0, 10, 2001)
        angle = np.unwrap(np.arctan2(motion("A.y", t), motion("A.x", t)))
        assert motion("turned", t) == pytest.approx(angle - angle[0], abs=1e-8)
        assert abs(angle[-1] - angle[0]) > 20


def test_extra_variable_feeds_back():
    """A force that follows its command with a delay T: force' = (command - force)/T, from rest under a step."""
    m, T = 1.5, 0.4
    s = Lagrangian("x")
    s.kinetic(m / 2 * s.rate.x**2)
    force = s.extra("force", lambda f, rate: T * rate + f - 2.0)
    s.load(force, s.rate.x)
    motion = simulate(s, (0, 2), {"x": 0, "force": 0}, tol=1e-12)
    assert motion("force", 2) == pytest.approx(2 * (1 - exp(-2 / T)), abs=1e-10)
    assert motion("x'", 2) == pytest.approx(2 / m * (2 - T * (1 - exp(-2 / T))), abs=1e-10)
    assert motion.certificate.energy_balance < 1e-10


def test_lagrangian_as_a_whole_is_kinetic_minus_potential():
    """A double pendulum by s.lagrangian(T - V) and by s.kinetic(T) with s.potential(V)."""
    whole, parts = Lagrangian("a b"), Lagrangian("a b")
    energies = [
        (
            s.rate.a**2 + s.rate.b**2 / 2 + s.rate.a * s.rate.b * ca.cos(s.a - s.b),
            -G * (2 * ca.cos(s.a) + ca.cos(s.b)),
        )
        for s in (whole, parts)
    ]
    whole.lagrangian(energies[0][0] - energies[0][1])
    parts.kinetic(energies[1][0])
    parts.potential(energies[1][1])
    one, two = (simulate(s, (0, 2), {"a": 1.0, "b": 2.0}, tol=1e-12) for s in (whole, parts))
    assert one(["a", "b"], 2) == pytest.approx(two(["a", "b"], 2), abs=1e-10)
    assert one.energy().potential == pytest.approx(two.energy().potential)


def test_angle_is_driven_through_many_turns():
    """A crank driven at 5 rad/s for two seconds turns 10 rad; its motor works against gravity alone, m g l/2 cos."""
    s = Lagrangian("A[2]")
    crank = frame(Vec2(0, 0), s.A, local=[(2.0, 0)])
    s.rod(3.0, Vec2(0, 0), s.A)
    s.gravity(Vec2(0, -G))
    s.constrain(s.A.squared() - 4, name="length")
    s.turn("angle", crank.angular_velocity(s.rate))
    s.prescribe_angle(crank.axes[0].x, crank.axes[0].y, 5 * s.t, name="drive")
    motion = simulate(s, (0, 2), {"A": (2, 0)}, {"A": (0, 10)})
    t = np.linspace(0, 2, 41)
    np.testing.assert_allclose(motion("angle", t), 5 * t, atol=1e-10)
    np.testing.assert_allclose(motion.motor("drive", t), 3.0 * G * np.cos(5 * t), atol=1e-8)
