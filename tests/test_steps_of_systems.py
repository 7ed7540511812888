"""Time stepping of Lagrangians and mechanisms: joints, drives, stops, cables, clutches, dry friction."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bricard as br
from bricard import Lagrangian, Vec2
from bricard.contact.steps import running, system_run
from bricard.errors import InitialValueError, OptionError

G = 9.81


def stepped(system, span, positions, velocities=None, step=1e-3, **options):
    """A motion by time stepping."""
    motion = br.simulate(system, span, positions, velocities or {}, contact="steps", step=step, **options)
    assert motion.success, motion.message
    return motion


def imbalance(motion):
    """How far energy and works are from balance."""
    total = motion["energy.total"]
    for work, sign in (("friction", 1), ("impacts", 1), ("dissipated", 1), ("supplied", -1)):
        if f"work.{work}" in motion.names:
            total = total + sign * motion[f"work.{work}"]
    return np.ptp(total)


def point():
    """A mass of 1 kg under gravity."""
    s = Lagrangian("P[2]")
    s.particle(1.0, s.P)
    s.gravity(Vec2(0, -G))
    return s


def test_particle_bounces_slides_and_stops():
    """Impacts, modes, works and forces as their closed forms have them."""
    s = point()
    s.unilateral(s["P"].y, s.rate(s["P"]).x, 0.1, 0.5, name="floor")
    motion = stepped(s, (0, 5), {"P": (0, 1)}, {"P": (3, 0)})
    assert motion["P.x"][-1] == pytest.approx(4.6871559633027522936, abs=1e-6)
    assert motion["N.floor"][-1] == pytest.approx(G)
    assert motion["work.friction"][-1] == pytest.approx(4.5, abs=1e-4)
    assert motion["work.impacts"][-1] == pytest.approx(9.81, abs=1e-4)
    assert imbalance(motion) < 1e-9
    assert [impact.t for impact in motion.history.impacts[:3]] == pytest.approx(
        [0.45152364098573090445, 0.9030472819714618089, 1.1288091024643272611], abs=1e-4
    )
    assert motion.history.modes["floor"][-1].mode == "stick"
    assert motion.history.modes["floor"][-2].mode == "slip+"
    assert motion.history.modes["floor"][-1].start == pytest.approx(3.0581039755351681957, abs=2e-3)
    assert "first order" in motion.message
    assert "first order" in motion.certificate.engine


def woodpecker():
    """The toy, three coordinates and three contacts."""
    rO, rM, hM, lM, lG, hS, lS = 0.0025, 0.0031, 0.0058, 0.01, 0.015, 0.02, 0.0201
    mM, mS, JM, JS, c = 0.0003, 0.0045, 5.0e-9, 7.0e-7, 0.0056
    s = Lagrangian("y pM pS")
    v = (s.rate.y, s.rate.pM, s.rate.pS)
    M = [
        [mS + mM, mS * lM, mS * lG],
        [mS * lM, JM + mS * lM**2, mS * lM * lG],
        [mS * lG, mS * lM * lG, JS + mS * lG**2],
    ]
    s.kinetic(0.5 * sum(M[i][j] * v[i] * v[j] for i in range(3) for j in range(3)))
    s.potential(0.5 * c * (s.pM - s.pS) ** 2 + G * ((mS + mM) * s.y + mS * lM * s.pM + mS * lG * s.pS))
    s.unilateral(-hS * s.pS + lM + lG - lS - rO, v[0] + lM * v[1] + (lG - lS) * v[2], 0.3, 0.5, name="beak")
    s.unilateral(hM * s.pM + rM - rO, v[0] + rM * v[1], 0.3, 0.0, name="lower")
    s.unilateral(-hM * s.pM + rM - rO, v[0] + rM * v[1], 0.3, 0.0, name="upper")
    return s


def test_woodpecker():
    """It falls by 41.3 mm in 0.3 s and pecks at 0.0810 and 0.2268 s; the error shrinks with the step."""
    errors = []
    for step in (4e-4, 1e-4):
        start = {"y": 0, "pM": -(0.0031 - 0.0025) / 0.0058, "pS": -0.2788}
        motion = stepped(woodpecker(), (0, 0.3), start, {"y": -0.3411, "pM": 0, "pS": -7.4583}, step)
        pecks = [impact.t for impact in motion.history.impacts if impact.contact == "beak"]
        assert pecks == pytest.approx([0.08098880541864928, 0.2268414940274446], abs=20 * step)
        errors.append(abs(motion["y"][-1] + 0.04132741608342928))
    assert errors[1] < errors[0] / 2
    assert errors[1] < 2e-4


def test_pendulum_hits_a_wall():
    """A point on a rod, with the rod as a constraint; elastic impacts at the lowest point keep the energy."""
    s = point()
    s.constrain(s["P"].x ** 2 + s["P"].y ** 2 - 1, name="rod")
    s.unilateral(s["P"].x, restitution=1.0, name="wall")
    rough, motion = (stepped(s, (0, 3), {"P": (math.sin(0.5), -math.cos(0.5))}, step=h) for h in (4e-3, 1e-3))
    free = point()
    free.constrain(free["P"].x ** 2 + free["P"].y ** 2 - 1, name="rod")
    swings = br.simulate(free, (0, 3), {"P": (math.sin(0.5), -math.cos(0.5))})
    assert np.max(np.abs(motion["P.x"] - np.abs(swings("P.x", motion.t)))) < 2e-3
    assert np.max(np.abs(motion["P.x"] ** 2 + motion["P.y"] ** 2 - 1)) < 1e-5
    assert imbalance(motion) < imbalance(rough) / 3 < 1e-3


def test_arm_falls_on_a_stop():
    """Impacts at known times, then it rests on the stop with its weight."""
    s = Lagrangian("theta")
    s.kinetic(s.rate.theta**2 / 6)
    s.potential(G / 2 * br.sin(s.theta))
    s.limit(s.theta, 0, restitution=0.6, name="stop")
    motion = stepped(s, (0, 3), {"theta": math.pi / 3})
    assert [impact.t for impact in motion.history.impacts[:4]] == pytest.approx(
        [0.48106593040405318457, 0.90407400846090853872, 1.1519301515783060621, 1.3002069279241747278], abs=2e-3
    )
    assert motion["N.stop.low"][-1] == pytest.approx(4.905, rel=1e-6)
    assert motion["theta"][-1] == pytest.approx(0, abs=1e-5)


def test_clutch_and_string():
    """A one-way clutch carries along; a string holds a mass, slack and taut."""
    s = Lagrangian("phi")
    s.kinetic(0.25 * s.rate.phi**2)
    s.dissipation(0.2 * s.rate.phi**2)
    s.clutch(s.rate.phi, 10 * br.sin(4 * br.pi * s.t), name="clutch")
    motion = stepped(s, (0, 0.7), {"phi": 0})
    assert motion("phi'", 0.4) == pytest.approx(8.0414559096209524788, abs=0.02)
    assert motion("work.supplied", 0.13005923178850357398) == pytest.approx(27.60118463577007148, rel=0.02)
    assert imbalance(motion) < 0.2
    s = point()
    s.cable(Vec2(0, 0), s.P, length=1.0, name="string")
    by_events = br.simulate(s, (0, 2), {"P": (0, -1)}, {"P": (math.sqrt(4 * G), 0)})
    errors = []
    for step in (4e-3, 1e-3):
        motion = stepped(s, (0, 2), {"P": (0, -1)}, {"P": (math.sqrt(4 * G), 0)}, step)
        assert (motion["P.x"] ** 2 + motion["P.y"] ** 2).max() < 1.001
        errors.append(np.max(np.abs(motion["P.y"] - by_events("P.y", motion.t))))
    assert errors[1] < errors[0] / 2
    assert errors[1] < 0.08


def test_dry_friction_in_a_joint_holds():
    """A pendulum with a rough pin stops where friction holds it, at an angle that friction can hold."""
    s = Lagrangian("theta")
    s.kinetic(0.5 * s.rate.theta**2)
    s.potential(-G * br.cos(s.theta))
    s.dry_friction(s.rate.theta, 0.8, name="pin")
    motion = stepped(s, (0, 10), {"theta": 1.0}, step=2e-3)
    by_events = br.simulate(s, (0, 10), {"theta": 1.0})
    assert motion["theta"][-1] == pytest.approx(by_events["theta"][-1], abs=2e-3)
    assert motion.history.modes["pin"][-1].mode == "stick"
    assert motion["theta"][-1] == motion("theta", 9.5)
    assert imbalance(motion) < 1e-2


def test_box_on_box_pulled():
    """Both slips begin when the pull has grown to their limits."""
    s = Lagrangian("x1 y1 x2 y2")
    s.kinetic(s.rate.x1**2 + s.rate.y1**2 + 0.5 * (s.rate.x2**2 + s.rate.y2**2))
    s.potential(G * (2 * s.y1 + s.y2))
    s.load(3 * s.t, s.rate.x1)
    s.unilateral(s.y1, s.rate.x1, 0.2, name="floor")
    s.unilateral(s.y2 - s.y1, s.rate.x2 - s.rate.x1, 0.3, name="between")
    motion = stepped(s, (0, 8), dict.fromkeys(s.coordinates, 0.0), step=4e-3)
    assert motion.history.modes["floor"][0].end == pytest.approx(1.962, abs=8e-3)
    assert motion.history.modes["between"][0].end == pytest.approx(4.905, abs=8e-3)
    assert [motion[name][-1] for name in ("x1", "x2")] == pytest.approx([39.15893134325, 31.7471607495], rel=1e-3)
    assert motion("T.floor", 1.0) == pytest.approx(-3.0, abs=0.02)


def test_what_steps_cannot_do_is_an_error():
    """A step is needed; options of other methods, events and static friction are told."""
    s = point()
    s.unilateral(s["P"].y, s.rate(s["P"]).x, (0.2, 0.1), name="floor")
    with pytest.raises(OptionError, match="contact='steps' needs a step: step=1e-3"):
        br.simulate(s, (0, 1), {"P": (0, 1)}, contact="steps")
    with pytest.raises(OptionError, match="contact is 'jumps'"):
        br.simulate(s, (0, 1), {"P": (0, 1)}, contact="jumps")
    with pytest.raises(OptionError, match=r"The option 'sweeps' goes with contact='steps'\."):
        br.simulate(s, (0, 1), {"P": (0, 1)}, sweeps=10)
    with pytest.raises(OptionError, match="has steps of its own"):
        br.simulate(s, (0, 1), {"P": (0, 1)}, contact="steps", step=1e-3, constraints="qr")
    with pytest.raises(OptionError, match="it takes no events, t_eval or estimate_error"):
        br.simulate(s, (0, 1), {"P": (0, 1)}, contact="steps", step=1e-3, estimate_error=True)
    with pytest.raises(OptionError, match="cannot be followed backwards"):
        br.simulate(s, (1, 0), {"P": (0, 1)}, contact="steps", step=1e-3)
    with pytest.raises(InitialValueError, match=r"The gap of 'floor' is -0\.1 at the start\."):
        br.simulate(s, (0, 1), {"P": (0, -0.1)}, contact="steps", step=1e-3)
    motion = stepped(s, (0, 1), {"P": (0, 1)})
    assert "knows no static friction above the kinetic one" in motion.message


# -- mechanisms with shapes ---------------------------------------------------------------------------------------


def scene(shapes, contacts, positions, velocities, joints=None, end=1.0):
    """Free parts with shapes; those of other names belong to the world."""
    parts = {
        name: {"points": [f"{name}1", f"u{i}"], "Geom": [[1]], "Dyna": [[0], 2.0, 0.01]}
        for i, name in enumerate(positions)
    }
    at = {f"{name}1": list(place) for name, place in positions.items()}
    at |= {f"u{i}": [1, 0] for i in range(len(parts))}
    moving = {f"{name}1": list(velocity) for name, velocity in velocities.items()}
    return br.Mechanism.from_data(
        {
            "Dimension": 2,
            "PartData": {"Rigids": parts} | (joints or {}),
            "AppliedForces": {"Gravity": None},
            "Shapes": shapes,
            "Contacts": contacts,
            "ProblemData": {"tend": end, "positions": at, "velocities": moving},
        }
    )


def test_loose_bodies_of_a_file():
    """A disc bounces beside a box that slides on a belt: heights, slides and works, by name."""
    box = [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]
    shapes = {
        "D": {"circle": 0.1},
        "B": {"polygon": box},
        "floor": {"line": [[-5, 0], [5, 0]], "speed": 0.5},
    }
    contacts = {"D/floor": {"friction": 0, "restitution": 0.9}, "any": {"friction": 0.3, "restitution": 0}}
    m = scene(shapes, contacts, {"D": (-2, 1.1), "B": (1, 0.1)}, {"B": (0, 0)})
    motion = br.simulate(m, 1.2, contact="steps", step=1e-3)
    assert motion.success
    assert np.max(motion["D1.y"][motion.t > 0.6]) == pytest.approx(0.1 + 0.81, abs=1e-5)
    assert motion["B1.x'"][-1] == pytest.approx(0.5, abs=1e-9)
    assert motion("B1.x", 0.1) == pytest.approx(1 + 0.3 * G * 0.005, abs=1e-4)
    assert motion["work.supplied"][-1] == pytest.approx(0.5, abs=0.01)
    assert imbalance(motion) < 1e-9
    assert [one.mode for one in motion.history.modes["B/floor"]] == ["slip-", "stick"]
    assert motion.history.impacts[0].contact == "D/floor"
    assert motion.history.impacts[0].t == pytest.approx(math.sqrt(2 / G), abs=1e-5)


def test_loose_bodies_and_equations_agree():
    """The world of bodies and the equations in coordinates step alike; the latter take joints and springs, too."""
    shapes = {"D": {"circle": 0.1}, "E": {"circle": 0.15}, "floor": {"line": [[-5, 0], [5, 0]]}}
    contacts = {"any": {"friction": 0.3, "restitution": 0.4}}
    m = scene(shapes, contacts, {"D": (0, 0.8), "E": (0.05, 0.3)}, {"D": (0.1, 0)})
    world = br.simulate(m, 1.0, contact="steps", step=5e-4)
    rough = {"Springs": {"E1D1": {"stiffness": 1e-12, "length": 1}}}
    equations = br.simulate(
        scene(shapes, contacts, {"D": (0, 0.8), "E": (0.05, 0.3)}, {"D": (0.1, 0)}, rough),
        1.0,
        contact="steps",
        step=5e-4,
    )
    for name in ("D1.x", "D1.y", "E1.x", "E1.y"):
        assert world[name][-1] == pytest.approx(equations[name][-1], abs=2e-2), name


def test_moving_floor_carries_a_box():
    """A table that moves by a formula of time takes a box with it while friction can."""
    box = [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]
    shapes = {"B": {"polygon": box}, "table": {"line": [[-1, 0], [1, 0]], "moves": ["0.1*sin(3*t)", 0]}}
    m = scene(shapes, {"B/table": {"friction": 0.3, "restitution": 0}}, {"B": (0, 0.1)}, {"B": (0.3, 0)})
    motion = br.simulate(m, 2.0, contact="steps", step=1e-3)
    assert np.max(np.abs(motion["B1.x"] - 0.1 * np.sin(3 * motion.t))) < 1e-3


@pytest.mark.parametrize("seed", range(6))
def test_a_rod_with_friction_and_restitution_gains_no_energy(seed):
    """Newton's law with friction may gain energy in the impact of a rod; time stepping then rebounds less."""
    random = np.random.default_rng(seed)
    s = Lagrangian("x y phi")
    s.kinetic(0.5 * (s.rate.x**2 + s.rate.y**2) + s.rate.phi**2 / 24)
    s.potential(G * s.y)
    for name, side in (("left", -0.5), ("right", 0.5)):
        end = Vec2(s.x + side * br.cos(s.phi), s.y + side * br.sin(s.phi))
        s.unilateral(end.y, s.rate(end).x, 0.8, 0.9, name=name)
    start, rates = (
        {"x": 0, "y": 1, "phi": random.uniform(0, 3)},
        dict(zip(s.coordinates, random.uniform(-6, 6, 3), strict=True)),
    )
    motion = stepped(s, (0, 1.5), start, rates)
    total = motion["energy.total"]
    assert np.max(np.diff(total)) < 2e-3 * total[0]
    assert imbalance(motion) < 1e-3 * total[0]


def sphere():
    """A ball on a plane, in space."""
    part = {"points": ["P", "u", "w"], "Geom": [[1, 0], [0, 1]], "Dyna": [[0], 1.0, [0.004, 0.004, 0.004]]}
    return br.Mechanism.from_data(
        {
            "Dimension": 3,
            "PartData": {"Rigids": {"S": part}},
            "AppliedForces": {"Gravity": [0, 0, -G]},
            "Shapes": {"S": {"sphere": 0.1}, "floor": {"plane": [0, 0, 1]}},
            "Contacts": {"S/floor": {"friction": 0.2, "restitution": 0.5}},
            "ProblemData": {
                "tend": 1,
                "positions": {"P": [0, 0, 0.1], "u": [1, 0, 0], "w": [0, 1, 0]},
                "velocities": {"P": [1.2, 1.6, 0]},
            },
        }
    )


def test_a_sphere_slips_and_rolls():
    """In space: a ball that slides rolls after 2 v / (7 mu g) with 5/7 of its velocity."""
    motion = br.simulate(sphere(), contact="steps", step=2e-3)
    assert [motion["P.x'"][-1], motion["P.y'"][-1]] == pytest.approx([1.2 * 5 / 7, 1.6 * 5 / 7], abs=1e-3)
    (modes,) = motion.history.modes.values()
    assert [one.mode for one in modes] == ["slip", "stick"]
    assert modes[0].end == pytest.approx(4 / (7 * 0.2 * G), abs=4e-3)


def test_static_friction_of_loose_bodies_is_told():
    """Loose bodies, too, stick by the kinetic coefficient, and that is said only where there is another one."""
    text = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.1]], Dyna: [0, 1, 0.005]}}}
AppliedForces: {Gravity: 9.81}
Shapes: {GA: {circle: 0.1}, floor: {line: [[-5, 0], [5, 0]]}}
Contacts: {GA/floor: {friction: MU, restitution: 0}}
ProblemData: {tend: 0.05, positions: {G: [0, 0.2], A: [0.1, 0.2]}}
"""
    told = [
        br.simulate(br.Mechanism.parse(text.replace("MU", mu)), contact="steps", step=1e-3).message
        for mu in ("[0.4, 0.3]", "0.3")
    ]
    assert ["knows no static friction above the kinetic one" in one for one in told] == [True, False]


ROLLING = """
Dimension: 2
PartData:
  Rigids: {GA: {Geom: [[0.1]], Dyna: [0, 1, 0.005]}}
  Angles: {theta: GA}
Shapes: {GA: {circle: 0.1}, floor: {line: [[-5, 0], [9, 0]]}}
Contacts: {GA/floor: {friction: 0.3, restitution: 0.2}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 2, positions: {G: [0, 0.2], theta: 0.4}, velocities: {G: [1, 0], theta: 0}}
"""


@pytest.mark.parametrize("joined", [False, True], ids=["loose bodies", "a system"])
def test_angles_are_told_by_time_stepping(joined):
    """A disc lands, slips and rolls for more than two turns; its angle converges at first order to that of events."""
    text = ROLLING
    if joined:
        text = text.replace("PartData:", "PartData:\n  Fixed: {O: [9, 0.1]}\n  Springs: {OG: [0.1, 1]}")
    mechanism = br.Mechanism.parse(text)
    exact = br.simulate(mechanism)
    assert exact.success, exact.message
    errors = []
    for step in (4e-3, 1e-3):
        motion = br.simulate(mechanism, contact="steps", step=step)
        assert motion.success, motion.message
        assert motion("theta", 0.0) == pytest.approx(0.4)
        assert motion("theta'", 2.0) == pytest.approx(exact("theta'", 2.0), abs=0.2)
        errors.append(abs(motion("theta", 2.0) - exact("theta", 2.0)))
    assert abs(exact("theta", 2.0) - 0.4) > 2 * math.pi
    assert errors[1] < 0.02
    assert errors[1] < 0.6 * errors[0]


# -- two implementations ------------------------------------------------------------------------------------------


def swinging():
    """A point on a rod, with a rough wall, a rough pin and a clutch in it."""
    s = point()
    s.constrain(s["P"].x ** 2 + s["P"].y ** 2 - 1, name="rod")
    s.unilateral(s["P"].x, s.rate(s["P"]).y, 0.3, 0.8, name="wall")
    s.dry_friction(s.rate(s["P"]).x, 0.1, name="pin")
    s.clutch(s.rate(s["P"]).y, -1.0, name="clutch")
    return stepped(s, (0, 1), {"P": (math.sin(0.5), -math.cos(0.5))}, step=2e-3)


def pecking():
    """The woodpecker until after its first peck."""
    start = {"y": 0, "pM": -(0.0031 - 0.0025) / 0.0058, "pS": -0.2788}
    return stepped(woodpecker(), (0, 0.1), start, {"y": -0.3411, "pM": 0, "pS": -7.4583}, 4e-4)


def tumbling():
    """A box falls on a corner, beside the end of a line."""
    box = [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]
    shapes = {"B": {"polygon": box}, "table": {"line": [[-1, 0], [0.05, 0]]}}
    spring = {"Fixed": {"O": [0, 1]}, "Springs": {"OB1": {"stiffness": 1.0, "length": 1.0}}}
    laws = {"B/table": {"friction": 0.3, "restitution": 0.2}}
    return br.simulate(scene(shapes, laws, {"B": (0, 0.2)}, {"B": (0.3, 0)}, spring), 0.6, contact="steps", step=2e-3)


def rolling():
    """The ball, in space."""
    return br.simulate(sphere(), 0.5, contact="steps", step=2e-3)


@pytest.mark.parametrize("run", [swinging, pecking, tumbling, rolling])
def test_twin_has_the_same_numbers(run, monkeypatch):
    """The compiled core and its twin step a system alike: coordinates, forces, works, modes and impacts."""
    if running.compiled() is None:
        pytest.skip("nothing was compiled")
    ours = run()
    monkeypatch.setattr(system_run, "compiled", lambda: None)
    twin = run()
    for name in twin.names:
        size = 1 + np.ptp(twin[name])
        np.testing.assert_allclose(ours[name], twin[name], rtol=1e-6, atol=1e-6 * size, err_msg=name)
    one, other = ours.history, twin.history
    assert [[part.mode for part in parts] for parts in one.modes.values()] == [
        [part.mode for part in parts] for parts in other.modes.values()
    ]
    assert [impact.t for impact in one.impacts] == pytest.approx([impact.t for impact in other.impacts])


def test_singular_masses_are_an_error_of_linear_algebra():
    """The compiled core says what NumPy says, so that a run tells where it stopped."""
    if (cores := running.compiled()) is None:
        pytest.skip("nothing was compiled")
    none = np.zeros(0, dtype=np.int32)
    counts = {"coordinates": 1, "joints": 0, "contacts": 0, "slips": 0, "elements": 0, "sweeps": 1}
    fixed = {"constant_masses": True, "step": 1e-3, "by_rate": none, "window_owners": none, "frictions": none}
    core = cores.SystemSteps({**counts, **fixed})
    free = core.advance(np.array([2.0, 6.0]), np.zeros(1), np.ones(1))
    assert free[1] == pytest.approx(1.003)
    with pytest.raises(np.linalg.LinAlgError):
        cores.SystemSteps({**counts, **fixed}).advance(np.array([0.0, 1.0]), np.zeros(1), np.ones(1))
