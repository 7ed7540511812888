"""Slip in space: where it ends, where it begins, against closed forms and SciPy with short steps."""

import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq

import bricard as br

G = 9.81
BALL = """
Dimension: 3
PhysicalParams: {{r: 0.1, I: 0.4*r**2, mu: 0.2}}
PartData: {{Rigids: {{GAB: {{Geom: [[r], [0, r]], Dyna: [0, 1, [I, I, I]]}}}}}}
AppliedForces: {{Gravity: {gravity}}}
Shapes: {{GAB: {{sphere: r}}, table: {{plane: [0, 0, 1]}}}}
Contacts: {{GAB/table: {{friction: mu, restitution: 0}}}}
ProblemData:
  tend: 1
  positions: {{G: [0, 0, r], A: [r, 0, r], B: [0, r, r]}}
  velocities: {velocities}
"""
in_coordinates = pytest.mark.parametrize("coordinates", ["natural", "body"])


def ball(v, spin, gravity=G):
    """A ball on a table, with the velocity of its centre and its spin."""
    rates = {
        name: (np.array(v) + np.cross(spin, arm)).tolist()
        for name, arm in (("G", [0, 0, 0]), ("A", [0.1, 0, 0]), ("B", [0, 0.1, 0]))
    }
    shown = "{" + ", ".join(f"{name}: {rate}" for name, rate in rates.items()) + "}"
    return br.Mechanism.parse(BALL.format(velocities=shown, gravity=gravity))


@in_coordinates
@pytest.mark.parametrize(
    ("v", "spin"),
    [([1, 0, 0], [0, 0, 0]), ([1, 0.3, 0], [3, 20, 5]), ([0.5, 0, 0], [0, -20, 3]), ([-0.4, 0.7, 0], [1, -2, -30])],
    ids=["bowled", "with spin", "backspin", "slow"],
)
def test_a_ball_slips_and_then_rolls(coordinates, v, spin):
    """Slip falls by 7/2 mu g in its own direction until it ends; the centre flies a parabola until then."""
    sol = br.simulate(ball(v, spin), coordinates=coordinates)
    assert sol.success, sol.message
    v, slip = np.array(v), (np.array(v) + np.cross(spin, [0, 0, -0.1]))
    u = slip / np.linalg.norm(slip)
    end = 2 * np.linalg.norm(slip) / (7 * 0.2 * G)
    first, second = sol.history.modes["GAB.table"]
    assert (first.mode, second.mode) == ("slip", "stick")
    assert first.end == pytest.approx(end, abs=1e-11)
    rolling = v - 2 / 7 * slip
    place = [0, 0, 0.1] + v * end - 0.1 * G * end**2 * u + rolling * (1 - end)
    assert sol("G", 1.0).ravel() == pytest.approx(place, abs=1e-10)
    assert sol("G'", 1.0).ravel() == pytest.approx(rolling, abs=1e-10)
    assert sol.certificate.energy_balance < 1e-9


@in_coordinates
def test_a_table_without_friction(coordinates):
    """A coefficient of zero, given for a run, leaves a ball at rest at rest, and its spin alone."""
    sol = br.simulate(ball([0, 0, 0], [0, 0, 0]), coordinates=coordinates, parameters={"mu": 0})
    assert sol.success, sol.message
    assert sol("G", 1.0).ravel() == pytest.approx([0, 0, 0.1], abs=1e-12)
    sol = br.simulate(ball([1, 0, 0], [3, 5, 2]), coordinates=coordinates, parameters={"mu": 0})
    assert sol("G", 1.0).ravel() == pytest.approx([1, 0, 0.1], abs=1e-10)
    assert sol("A'", 0.0) - sol("G'", 0.0) == pytest.approx(np.cross([3, 5, 2], [0.1, 0, 0]), abs=1e-12)


def pushed(force, friction, end, start=(0.0, 0.0)):
    """A mass on a table, pushed about."""
    s = br.Lagrangian("x y z")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2 + s.rate.z**2))
    s.potential(G * s.z)
    s.load(br.Vec2(*force(s.t, br)), br.Vec2(s.rate.x, s.rate.y))
    s.unilateral(s.z, br.Vec2(s.rate.x, s.rate.y), friction, 0, name="table")
    return br.simulate(s, (0, end), {"x": 0, "y": 0, "z": 0}, {"x": start[0], "y": start[1], "z": 0})


def pushed_by_scipy(force, friction, end, start):
    """The same: slip by short steps until it is slow, rest until the force exceeds sticking."""
    static, kinetic = (mu * G for mu in friction)
    t, y, ends = 0.0, np.array([0.0, 0.0, *start]), []

    def size(t):
        return float(np.hypot(*force(t, np)))

    def slips(t, y):
        return [*y[2:], *(force(t, np) - kinetic * y[2:] / np.hypot(*y[2:]))]

    def slow(t, y):
        return np.hypot(*y[2:]) - 1e-12

    slow.terminal, slow.direction = True, -1
    while t < end:
        if not y[2:].any():
            times = np.linspace(t, end, 20001)
            above = np.flatnonzero(np.hypot(*force(times, np)) > static)
            if not len(above):
                break
            k = above[0]
            t = times[0] if k == 0 else brentq(lambda one: size(one) - static, *times[k - 1 : k + 1], xtol=1e-14)
            ends.append(t)
            y[2:] = 1e-11 * force(t, np) / size(t)
        run = solve_ivp(slips, (t, end), y, "DOP853", events=slow, rtol=1e-12, atol=1e-14)
        t, y = run.t[-1], run.y[:, -1].copy()
        if run.status == 1:
            ends.append(t)
            y[2:] = 0
    return y, ends


@pytest.mark.parametrize("seed", range(6))
def test_a_mass_that_is_pushed_about_sticks_and_slips(seed):
    """In all directions, many times."""
    rng = np.random.default_rng(seed)
    a, b, c = rng.uniform(3, 7, 2).tolist() + rng.uniform(-1, 1, 1).tolist()
    w, phase = rng.uniform(0.8, 2), rng.uniform(0, 6)
    static = rng.uniform(0.25, 0.6)
    friction, start = (static, 0.8 * static), rng.normal(size=2) * (seed % 2)

    def force(t, m):
        x, y = a * m.sin(w * t + phase) + c, b * m.cos(1.7 * w * t)
        return np.array([x, y]) if m is np else (x, y)

    sol = pushed(force, friction, 6.0, start)
    assert sol.success, sol.message
    y, ends = pushed_by_scipy(force, friction, 6.0, start)
    switches = [one.end for one in sol.history.modes["table"][:-1]]
    assert switches == pytest.approx([one for one in ends if one > 0], abs=1e-8)
    assert [float(sol(name, 6.0)) for name in ("x", "y", "x'", "y'")] == pytest.approx(y, abs=1e-8)


def test_slip_that_begins_gradually_is_refused():
    """With one coefficient slip begins without acceleration: that is told, with a remedy."""
    sol = pushed(lambda t, m: (2 * t, 0.5 * t), 0.3, 3.0)
    assert not sol.success
    assert "begins to slip in space without any acceleration" in sol.message
    assert "friction: [0.31, 0.3]" in sol.message
