"""Kinks and jumps in equations: closed forms, and SciPy, which finds them by its step control."""

from __future__ import annotations

import math

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

TIGHT = {"rtol": 1e-13, "atol": 1e-14, "method": "DOP853"}


def test_a_spring_that_only_pushes():
    """k = 1 on one side, 100 on the other: half periods pi and pi/10, amplitudes 1 and 1/10."""
    s = br.Lagrangian("x")
    s.kinetic(0.5 * s.rate.x**2)
    s.potential(0.5 * s.x**2 + 0.5 * 99 * br.maximum(s.x, 0) ** 2)
    period = math.pi * 1.1
    motion = br.simulate(s, (0, 10 * period), {"x": -1})
    for n in range(1, 11):
        assert motion("x", n * period) == pytest.approx(-1, abs=1e-9)
    assert motion("x", math.pi / 2 + math.pi / 20) == pytest.approx(0.1, abs=1e-10)
    assert np.ptp(motion["energy.total"]) < 1e-10


def test_quadratic_drag_with_the_sign_of_the_speed():
    """Up and down with v |v|: closed form by arctan and tanh."""
    k, g, v0 = 0.05, 9.81, 20.0
    terminal = math.sqrt(g / k)
    s = br.Lagrangian("y")
    s.kinetic(0.5 * s.rate.y**2)
    s.potential(g * s.y)
    s.load(-k * abs(s.rate.y) * s.rate.y, s.rate.y)
    top = math.atan(v0 / terminal) / math.sqrt(g * k)
    height = math.log(1 + (v0 / terminal) ** 2) / (2 * k)
    motion = br.simulate(s, (0, top + 1), {"y": 0}, {"y": v0})
    assert motion("y", top) == pytest.approx(height, abs=1e-9)
    fallen = math.log(math.cosh(math.sqrt(g * k))) / k
    assert motion["y"][-1] == pytest.approx(height - fallen, abs=1e-9)
    assert motion["y'"][-1] == pytest.approx(-terminal * math.tanh(math.sqrt(g * k)), abs=1e-9)


def test_a_relay():
    """x'' = -sign(x): parabolas, period 4 sqrt(2) from rest at 1."""
    dae = br.DAE("x v", lambda t, x, der: [der(x.x) - x.v, der(x.v) + br.sign(x.x)])
    period = 4 * math.sqrt(2)
    solution = br.solve_dae(dae, (0, 3 * period), {"x": 1, "v": 0})
    assert solution["x"][-1] == pytest.approx(1, abs=1e-9)
    assert solution("x", period / 2) == pytest.approx(-1, abs=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_random_piecewise_laws(seed):
    """Forces with one switch each, at a random place of the state and time."""
    rng = np.random.default_rng(seed)
    a, b, c, d, k1, k2, damping = rng.uniform(-1, 1, 7) + np.array([0, 0, 0, 0, 2, 2, 1.1])
    kind = ("abs", "max", "min", "when")[seed % 4]

    def law(u):
        return {
            "abs": d * abs(u),
            "max": d * max(u, 0.0),
            "min": d * min(u, 0.0),
            "when": k1 if u > 0 else k2 * u,
        }[kind]

    def rate(t, y):
        u = y[0] + a * y[1] - b * math.cos(c + 3 * t)
        return [y[1], -k1 * y[0] - damping * y[1] + law(u) + math.sin(t)]

    def equations(t, x, der):
        u = x.x + a * x.v - b * br.cos(c + 3 * t)
        f = {
            "abs": lambda: d * abs(u),
            "max": lambda: d * br.maximum(u, 0),
            "min": lambda: d * br.minimum(0, u),
            "when": lambda: br.when(u > 0, k1, k2 * u),
        }[kind]()
        return [der(x.x) - x.v, der(x.v) + k1 * x.x + damping * x.v - f - br.sin(t)]

    start = [1.0, 0.3]
    solution = br.solve_dae(br.DAE("x v", equations), (0, 6), {"x": start[0], "v": start[1]})
    if not solution.success:  # a jump that attracts from both sides
        assert kind == "when"
        assert "sticks there" in solution.message
        return
    expected = solve_ivp(rate, (0, 6), start, **TIGHT).y[:, -1]
    assert [solution["x"][-1], solution["v"][-1]] == pytest.approx(expected.tolist(), abs=1e-8)


def test_a_jump_that_attracts_is_told():
    dae = br.DAE("x v", lambda t, x, der: [der(x.x) - x.v, der(x.v) + br.sign(x.v)])
    solution = br.solve_dae(dae, (0, 3), {"x": 1, "v": 1})
    assert not solution.success
    assert solution.trajectory.end == pytest.approx(1.0)
    assert "DryFriction" in solution.message


def test_a_kink_in_a_constraint_is_refused():
    s = br.Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.constrain(s.y - abs(s.x), name="wedge")
    with pytest.raises(br.ModelError, match="'wedge' is a constraint with a kink"):
        br.simulate(s, (0, 1), {"x": 1, "y": 1}, {"x": -1, "y": -1})


SLOPE = """
Title: A motor with a torque limit
Dimension: 2
PhysicalParams: {m: 2, k: 50, top: 20}
PartData:
  Particles: {A: m}
AppliedForces:
  Forces: {A: ["max(-top, min(top, -k*A.x)) + if(t < 0.5, 1, -1)*abs(sign(A.y - 5))", "0"]}
ProblemData: {positions: {A: [1, 0]}, velocities: {A: [0, 0]}, tend: 2}
"""


def test_functions_with_kinks_in_a_file():
    """Saturation and a step, against pieces with constant force and springs."""
    motion = br.simulate(br.Mechanism.parse(SLOPE))
    assert motion.success, motion.message

    def rate(t, y, push):
        return [y[1], (max(-20.0, min(20.0, -50 * y[0])) + push) / 2]

    y = np.array([1.0, 0.0])
    for begin, end, push in ((0, 0.5, 1.0), (0.5, 2.0, -1.0)):
        found = solve_ivp(lambda t, s, push=push: rate(t, s, push), (begin, end), y, max_step=1e-2, **TIGHT)
        y = found.y[:, -1]
    assert [motion["A.x"][-1], motion["A.x'"][-1]] == pytest.approx(y.tolist(), abs=1e-8)


@pytest.mark.parametrize("target", ["rest", "creep"])
def test_a_ball_that_is_hit_from_rest_is_slowed_by_its_drag(target):
    """Masses 1, e = 1: the second takes over the speed; v' = -c v |v| gives x = -log(1 + c |v| t)/c from there."""
    start = {"rest": 0.0, "creep": -1e-13}[target]
    s = br.Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.dissipation(0.7 / 3 * s.rate.y**2 * abs(s.rate.y))
    s.unilateral(s.x - s.y, restitution=1, name="balls")
    motion = br.simulate(s, (0, 3), {"x": 1, "y": 0}, {"x": -2, "y": start})
    assert motion.success, motion.message
    assert motion("y", 3.0) == pytest.approx(-math.log(1 + 0.7 * 2 * 2.5) / 0.7, abs=1e-9)


@pytest.mark.parametrize("seed", range(12))
def test_drag_and_impacts(seed):
    """Two balls with drag c v |v|, a spring and gusts between walls; SciPy goes from impact to impact."""
    rng = np.random.default_rng(seed)
    drag, spring, gust, pace, e = rng.uniform([0.2, 0, 0, 0.5, 0.4], [2, 3, 2, 4, 1])
    start = np.array([-0.5, 0.5, *(rng.uniform(-3, 3, 2) * (rng.random(2) < 0.7))])
    s = br.Lagrangian("x y")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2))
    s.potential(0.5 * spring * s.x**2 - gust * br.sin(pace * s.t) * s.y)
    s.dissipation(drag / 3 * (s.rate.x**2 * abs(s.rate.x) + s.rate.y**2 * abs(s.rate.y)))
    gaps = {"left": s.x + 1, "balls": s.y - s.x, "right": 1 - s.y}
    for name, gap in gaps.items():
        s.unilateral(gap, restitution=e, name=name)
    motion = br.simulate(s, (0, 3), dict(zip("xy", start[:2], strict=True)), dict(zip("xy", start[2:], strict=True)))
    assert motion.success, motion.message

    def rate(t, y):
        x, _, u, v = y
        return [u, v, -spring * x - drag * u * abs(u), gust * math.sin(pace * t) - drag * v * abs(v)]

    rows = np.array([[1, 0], [-1, 1], [0, -1]])
    events = [lambda t, y, row=row, c=c: row @ y[:2] + c for row, c in zip(rows, (1, 0, 1), strict=True)]
    for event in events:
        event.terminal, event.direction = True, -1
    t, y, impacts = 0.0, start, 0
    while t < 3 and impacts < 8:
        found = solve_ivp(rate, (t, 3), y, events=events, max_step=0.02, **TIGHT)
        t, y = found.t[-1], found.y[:, -1].copy()
        assert [motion("x", t), motion("y", t)] == pytest.approx(y[:2].tolist(), abs=1e-8)
        for row, times in zip(rows, found.t_events, strict=True):
            if len(times) and times[-1] == t:
                y[2:] -= (1 + e) * (row @ y[2:]) / (row @ row) * row
                impacts += 1
    assert impacts > 0
