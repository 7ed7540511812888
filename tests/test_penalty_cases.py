"""Contacts that push by springs and dampers, from a file to the digits: closed forms, 34-digit runs, SciPy."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import bricard as br

POINT = """
Dimension: 2
PartData: {Particles: {A: 1}}
Shapes: {A: {point: [0, 0]}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
"""
DISC = """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.5]], Dyna: [[0], 1, INERTIA]}}, Angles: {theta: GA}}
AppliedForces: {Gravity: 9.81}
"""


def run(text: str, **options) -> br.Motion:
    motion = br.simulate(br.Mechanism.parse(text), **options)
    assert motion.success, motion.message
    return motion


def near(value, abs: float):
    return pytest.approx(value, abs=abs, rel=0)


def values(motion: br.Motion, names: list[str], times: list[float]) -> list[list[float]]:
    return [[float(motion(name, t)) for name in names] for t in times]


DROP = f"""{POINT}
AppliedForces: {{Gravity: 9.81}}
Contacts: {{A/floor: {{law: linear, stiffness: 20000, damping: 200, friction: 0}}}}
ProblemData: {{positions: {{A: [0, 1]}}, tend: 2}}
"""


def dropped(**options) -> br.Motion:
    return run(DROP, **options)


def on_sloping_line() -> br.Motion:
    return run(f"""{DISC.replace("INERTIA", "0.1")}
Shapes: {{GA: {{circle: 0.5}}, line: {{line: [[0, 0], [10, 6]], ends: false}}}}
Contacts: {{GA/line: {{law: linear, stiffness: 20000, damping: 200, friction: 0.5, v_lim: 0.05, layer: 0.05}}}}
ProblemData: {{positions: {{G: [9, 7], theta: 0}}, tend: 3}}
""")


def test_a_mass_drops_on_a_spring_and_damper():
    motion = dropped()
    heights, speeds = np.array(values(motion, ["A.y", "A.y'"], [0.5, 1, 1.5, 2])).T.tolist()
    assert heights == near([0.014771114981158439993, -0.00049049999999999826048, -0.0004905, -0.0004905], 1e-9)
    assert speeds == near([0.58292875511286033727, 0, 0, 0], 1e-9)


def test_a_contact_that_pushes_tells_when_and_how():
    motion = dropped()
    contact = motion.contact("A/floor")
    touch, release = 0.45152364098573090445, 0.46792096172107508188
    free, closed, *_, last = contact.intervals
    assert (free.mode, free.start, closed.mode, last.mode) == ("free", 0, "closed", "closed")
    assert [closed.start, closed.end] == near([touch, release], 1e-9)
    assert contact.gap([touch, release]) == near(np.array([0, -0.0089762412062911378401]), 1e-9)
    assert contact.force(touch + 1e-12)[0] == pytest.approx(885.88938361400403453, rel=1e-6)
    assert contact.force(2)[0] == pytest.approx(9.81, rel=1e-9)
    assert contact.point(2) == near(np.array([0, -0.0004905]), 1e-9)
    assert motion.contacts == ("A/floor",)
    assert not any(name.startswith(("gap.", "contact.", "window.")) for name in motion.names)


def test_a_contact_that_pushes_slips_until_the_line_ends(tmp_path):
    motion = on_sloping_line()
    intervals = motion.contact("GA/line").intervals
    assert {one.mode for one in intervals} == {"free", "slip-"}
    touching = [t for one in intervals if one.mode != "free" for t in (one.start, one.end)]
    assert touching == near([0.4420772234252283, 0.4584903922201308, 0.6269201471340252, 2.487194211109346], 1e-8)
    assert motion.contact("GA/line").force(1)[0] == pytest.approx(9.81 * 10 / np.hypot(10, 6), rel=1e-6)
    motion.save(tmp_path / "rolls.h5")
    again = br.load(tmp_path / "rolls.h5").contact("GA/line")
    assert again.intervals == motion.contact("GA/line").intervals
    assert again.force(1)[1] == near(motion.contact("GA/line").force(1).T, 1e-12)


def test_a_cylinder_rolls_down_a_line_and_leaves_it_at_its_end():
    motion = on_sloping_line()
    found = values(motion, ["G.x", "G.y", "theta"], [0.5, 1, 1.5, 2, 2.5, 3])
    reference = [
        [8.90554081203244, 6.00395234558475, 0.187200221210392],
        [7.73686749696787, 5.2830347066137, 2.7855156956038],
        [5.80359110123321, 4.12306886917291, 7.28518453496018],
        [3.09746806684308, 2.49939504853883, 13.5874260031537],
        [-0.381248130699212, 0.411360967749662, 21.6916488987979],
        [-4.22684730127358, -3.18506092910362, 30.6515825811573],
    ]
    assert np.array(found) == near(np.array(reference), 1e-8)
    rates = [float(motion(name, 3)) for name in ("G.x'", "G.y'", "theta'")]
    assert rates == near([-7.69119834114875, -9.64534379370656, 17.9198673647187], 1e-8)


def test_friction_sets_in_where_a_disc_lands_with_a_slip_far_beyond_its_limit():
    """N = k d + c d' and T by the slip over v_lim, against SciPy with short steps."""
    motion = run(f"""{DISC.replace("INERTIA", "0.125")}
Shapes: {{GA: {{circle: 0.5}}, line: {{line: [[-30, -3], [30, 3]], endless: true}}}}
Contacts: {{GA/line: {{law: linear, stiffness: 20000, damping: 200, friction: 0.5, v_lim: 0.001}}}}
ProblemData: {{positions: {{G: [0, 0.6], theta: 0}}, tend: 0.16}}
""")
    along, across = np.array([1, 0.1]) / np.hypot(1, 0.1), np.array([-0.1, 1]) / np.hypot(1, 0.1)

    def rate(t, y):
        depth = 0.5 - y[:2] @ across
        normal = max(20000 * depth - 200 * (y[3:5] @ across), 0.0) if depth > 0 else 0.0
        x = np.clip((y[3:5] @ along + 0.5 * y[5]) / 0.001, -1, 1)
        friction = -0.5 * normal * (2 * x - x * abs(x))
        return [*y[3:], *(normal * across + friction * along - [0, 9.81]), 0.5 * friction / 0.125]

    found = solve_ivp(rate, (0, 0.16), [0, 0.6, 0, 0, 0, 0], method="LSODA", rtol=1e-11, atol=1e-13, max_step=1e-4)
    names = ["G.x", "G.y", "theta", "G.x'", "G.y'", "theta'"]
    assert np.array(values(motion, names, [0.16])[0]) == near(found.y[:, -1], 1e-7)


def test_a_square_falls_on_its_corner_and_comes_to_rest():
    """Slips of both corners die away together; at rest each carries half the weight, m g/2 = k (layer - gap)."""
    motion = run("""
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.5]], Dyna: [[0], 1, 0.125]}}, Angles: {theta: GA}}
AppliedForces: {Gravity: 9.81}
Shapes:
  GA: {polygon: [[-0.5, -0.5], [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5]]}
  line: {line: [[-30, 0], [30, 0]], endless: true}
Contacts: {GA/line: {law: linear, stiffness: 20000, damping: 200, friction: 0.5, v_lim: 0.01, layer: 0.02}}
ProblemData: {positions: {G: [0, 0.8], theta: 0.3}, tend: 0.8}
""")
    assert values(motion, ["G.y", "theta"], [0.8])[0] == near([0.5 + 0.02 - 9.81 / 2 / 20000, 0], 1e-8)
    assert motion("energy.kinetic", 0.8) < 1e-12


@pytest.mark.parametrize("damping", [0.1, 0.5])
def test_a_disc_bounces_by_the_law_of_hunt_and_crossley(damping):
    """N = k d^1.5 (1 - c g'), not below zero; SciPy, short steps."""
    motion = run(f"""{DISC.replace("INERTIA", "0.125")}
Shapes: {{GA: {{circle: 0.5}}, line: {{line: [[-30, 0], [30, 0]], endless: true}}}}
Contacts: {{GA/line: {{law: hunt_crossley, stiffness: 1000000, damping: {damping}, friction: 0}}}}
ProblemData: {{positions: {{G: [0, 0.8], theta: 0}}, tend: 0.5}}
""")

    def rate(t, y):
        depth = max(0.5 - y[0], 0.0)
        return [y[1], 1e6 * depth**1.5 * max(1 - damping * y[1], 0.0) - 9.81]

    found = solve_ivp(rate, (0, 0.5), [0.8, 0], method="DOP853", rtol=1e-12, atol=1e-14, max_step=1e-3)
    assert np.array(values(motion, ["G.y", "G.y'"], [0.5])[0]) == near(found.y[:, -1], 1e-7)


def test_three_discs_fall_on_each_other():
    motion = run("""
Dimension: 2
PartData: {Particles: {A: 1, B: 1, C: 1}}
AppliedForces: {Gravity: 9.81}
Shapes: {floor: {line: [[-5, 0], [5, 0]], endless: true}, A: {circle: 0.5}, B: {circle: 0.5}, C: {circle: 0.5}}
Contacts: {any: {law: linear, stiffness: 20000, damping: 200, friction: 0, layer: 0.05}}
ProblemData: {positions: {A: [0, 1], B: [0, 2.2], C: [0, 3.4]}, tend: 0.8}
""")
    found = values(motion, ["A.y", "B.y", "C.y"], [0.2, 0.4, 0.6, 0.8])
    reference = [
        [0.8038, 2.0038, 3.2038],
        [0.5471469784683909, 1.59166001572619, 2.632536140947933],
        [0.5473136512140285, 1.595320240472803, 2.644182016406248],
        [0.5485103477121854, 1.597514790707596, 2.64701621217952],
    ]
    assert np.array(found) == near(np.array(reference), 1e-8)
    speeds = values(motion, ["A.y'", "B.y'", "C.y'"], [0.8])[0]
    assert speeds == near([-0.0005832787087198357, -0.001051031915815754, -0.001310615361822075], 1e-8)


def test_a_disc_is_thrown_by_a_line_that_turns():
    motion = run(f"""{DISC.replace("INERTIA", "0.045")}
Shapes: {{GA: {{circle: 0.3}}, line: {{line: [[-3, 0], [3, 0]], ends: false, turns: 0.5*t}}}}
Contacts: {{GA/line: {{law: linear, stiffness: 20000, damping: 200, friction: 0.4, v_lim: 0.1, layer: 0.05}}}}
ProblemData: {{positions: {{G: [2, 1.6], theta: 0}}, tend: 1.2}}
""")
    found = values(motion, ["G.x", "G.y", "theta"], [0.4, 0.6, 0.8, 1.0, 1.2])
    reference = [
        [2.0, 0.8152, 0.0],
        [1.817325605003, 0.9616736798215, 0.356373956197],
        [1.571960863547, 1.044177584152, 0.9575208461287],
        [1.239916780731, 1.075790652097, 1.893379195812],
        [0.8240645090997, 0.9874847716823, 3.205467915209],
    ]
    assert np.array(found) == near(np.array(reference), 1e-8)
    rates = values(motion, ["G.x'", "G.y'", "theta'"], [1.2])[0]
    assert rates == near([-2.278636324741, -0.8087009815804, 7.631755731179], 1e-8)


def test_a_hertz_contact_lasts_as_its_energy_integral_says():
    motion = run(f"""{POINT}
Contacts: {{A/floor: {{law: hertz, stiffness: 1e6, friction: 0}}}}
ProblemData: {{positions: {{A: [0, 0.001]}}, velocities: {{A: [0, -1]}}, tend: 0.1}}
""")
    duration = 0.012811349348246876222
    assert motion("A.y'", 0.05) == near(1, 1e-8)
    assert 0.05 - 0.001 - motion("A.y", 0.05) == pytest.approx(duration, rel=1e-8)
    middle = 0.001 + duration / 2
    assert motion("A.y", middle) == pytest.approx(-0.0043527528164806206957, rel=1e-8)
    assert motion("N.A.floor", middle) == pytest.approx(287.1745887492587517, rel=1e-8)


def test_an_oscillator_with_an_elastic_stop():
    motion = run("""
Dimension: 2
PartData: {Particles: {A: 1}, Fixed: {O: [0, 0]}, Bushings: {OA: [100, 0]}}
Limits: {A.x: {from: 0, stiffness: 900}}
ProblemData: {positions: {A: [0.1, 0]}, tend: 10}
""")
    assert motion("A.x", 10) == near(0.072568663631098529182, 1e-10)
    assert motion("A.x", 0.41350514801694033619) == near(0.1, 1e-10)
    assert motion("A.x", [0.15707963267948966192, 0.25642551533745067427]) == near(np.zeros(2), 1e-10)
    assert np.min(motion["A.x"]) >= -0.03162277660168379332 - 1e-10


def test_hunt_crossley_as_by_short_steps():
    motion = run(f"""{POINT}
AppliedForces: {{Gravity: 9.81}}
Contacts: {{A/floor: {{law: hunt_crossley, stiffness: 1e5, damping: 0.3, friction: 0}}}}
ProblemData: {{positions: {{A: [0, 0.05]}}, tend: 0.3}}
""")

    def rates(t, x):
        depth = max(-x[0], 0.0)
        return [x[1], max(1e5 * depth**1.5 * (1 - 0.3 * x[1]), 0.0) - 9.81]

    found = solve_ivp(rates, (0, 0.3), [0.05, 0], "DOP853", [0.1, 0.15, 0.3], rtol=1e-13, atol=1e-15, max_step=1e-3)
    assert np.array(values(motion, ["A.y", "A.y'"], [0.1, 0.15, 0.3])) == near(found.y.T, 1e-8)


BALL = """
Dimension: 3
PhysicalParams: {r: 0.1, I: 0.004}
PartData: {Rigids: {GAB: {Geom: [[r], [0, r]], Dyna: [0, 1, [I, I, I]]}}}
Shapes: {GAB: {sphere: r}, PARTNER}
Contacts: {GAB/PAIR: {law: linear, stiffness: 2000, damping: 5, friction: 0.2, v_lim: 0.5}}
AppliedForces: {Gravity: 9.81}
ProblemData:
  tend: 0.3
  positions: {G: [X, 0, Z], A: [X + r, 0, Z], B: [X, r, Z]}
  velocities: {G: [1, 0.5, 0], A: [1, 0.7, -0.1], B: [0.8, 0.5, 0.3]}
"""  # turns with (3, 1, 2) rad/s


def ball_by_short_steps(start: list[float], meets) -> np.ndarray:
    """Centre and velocity at t = 0.3 of a ball; `meets(centre)`: normal, gap, and how far below it is rubbed."""

    def rates(t, x):
        v, spin = x[3:6], x[6:9]
        n, gap, arm = meets(x[:3])
        N = max(2000 * max(-gap, 0.0) - 5 * (v @ n), 0.0) if gap < 0 else 0.0
        rim = v - arm * np.cross(spin, n)
        slip = rim - (rim @ n) * n
        speed = np.linalg.norm(slip)
        share = 1 / speed if speed > 0.5 else (2 - speed / 0.5) / 0.5
        friction = -0.2 * N * share * slip
        force = N * n + friction - np.array([0, 0, 9.81])
        return [*v, *force, *(-arm * np.cross(n, friction) / 0.004)]

    initial = [*start, 1, 0.5, 0, 3, 1, 2]
    return solve_ivp(rates, (0, 0.3), initial, "RK45", [0.3], rtol=1e-10, atol=1e-12, max_step=1e-3).y[:6, -1]


def test_a_ball_falls_on_a_plane_with_friction():
    text = BALL.replace("PARTNER", "floor: {plane: [0, 0, 1]}").replace("PAIR", "floor")
    motion = run(text.replace("X", "0").replace("Z", "0.3"))
    expected = ball_by_short_steps([0, 0, 0.3], lambda centre: (np.array([0, 0, 1.0]), centre[2] - 0.1, 0.1))
    assert [float(motion(f"G.{axis}{rate}", 0.3)) for rate in ("", "'") for axis in "xyz"] == near(expected, 1e-8)


def test_a_ball_falls_on_a_ball_with_friction():
    text = BALL.replace("PARTNER", "dome: {sphere: 0.9}").replace("PAIR", "dome")
    motion = run(text.replace("X", "0.1").replace("Z", "1.1"))

    def meets(centre):
        distance = np.linalg.norm(centre)
        return centre / distance, distance - 1, distance - 0.9  # rubbed on the dome's surface

    expected = ball_by_short_steps([0.1, 0, 1.1], meets)
    assert [float(motion(f"G.{axis}{rate}", 0.3)) for rate in ("", "'") for axis in "xyz"] == near(expected, 1e-8)


def test_only_values_at_times():
    """Without steps nobody knows when a contact pushes; forces at the times are there."""
    motion = dropped(t_eval=[0, 1, 2], keep="times")
    assert motion.t.tolist() == [0, 1, 2]
    assert motion["A.y"] == near(np.array([1, -0.0004905, -0.0004905]), 1e-9)
    contact = motion.contact("A/floor")
    assert contact.intervals == ()
    assert contact.force()[0] == near(np.array([0, 9.81, 9.81]), 1e-6)


def test_a_bumper_and_a_rigid_floor_in_one_run():
    """A particle slides on a rigid floor into a bumper: half a period of contact, back with the same speed."""
    motion = run(
        """
Dimension: 2
PartData: {Particles: {A: 1}}
AppliedForces: {Gravity: 9.81}
Shapes: {A: {point: [0, 0]}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
Contacts: {A/floor: {friction: 0, restitution: 0}}
Limits: {A.x: {to: 0.5, stiffness: 400}}
ProblemData: {positions: {A: [0, 0]}, velocities: {A: [1, 0]}, tend: 1}
""",
        estimate_error=True,
    )
    free, pushes, _ = motion.contact("A.x.high").intervals
    assert [free.end, pushes.end] == near([0.5, 0.5 + np.pi / 20], 1e-10)
    assert [one.mode for one in motion.contact("A/floor").intervals] == ["closed"]
    assert motion.contact("A.x.high").force(0.5 + np.pi / 40)[0] == near(20, 1e-9)
    assert motion.certificate.contacts.changes == 2


# --------------------------------------------------------------------------------------------- ways to follow them


@pytest.mark.parametrize(
    ("options", "accuracy"),
    [
        ({"contact": "penalty"}, 1e-9),
        ({"coordinates": "relative"}, 1e-9),
        ({"constraints": "acceleration", "integrator": "dop853"}, 1e-6),
        ({"constraints": "acceleration", "integrator": "semi_implicit_euler", "step": 1e-4}, 1e-3),
        ({"contact": "penalty", "constraints": "acceleration", "integrator": "rk4", "step": 1e-4}, 1e-3),
    ],
    ids=str,
)
def test_phases_and_steps(options, accuracy):
    motion = dropped(**options)
    assert [float(motion("A.y", t)) for t in (0.5, 2)] == near([0.014771114981158439993, -0.0004905], accuracy)
    first = motion.contact("A/floor").intervals[1]
    assert [first.start, first.end] == near([0.45152364098573090445, 0.46792096172107508188], max(accuracy, 1e-3))


def test_an_integrator_of_odes_finds_events_between_kinks():
    motion = dropped(constraints="acceleration", integrator="dop853", events=br.Event("A.y", terminal=True))
    assert motion.t[-1] == near(0.45152364098573090445, 1e-8)


def test_rigid_contacts_are_refused_where_springs_are_asked_for():
    text = DROP.replace("law: linear, stiffness: 20000, damping: 200, friction: 0", "friction: 0, restitution: 0")
    with pytest.raises(br.OptionError, match="rigid are: A/floor"):
        run(text, contact="penalty")


def test_time_stepping_refuses_contacts_that_push():
    with pytest.raises(br.OptionError, match="springs and dampers push at A/floor"):
        dropped(contact="steps", step=1e-3)


def test_time_stepping_follows_a_law_with_a_kink():
    """A bumper as a formula, f = max(-k x, 0), while the particle slides on a floor."""
    motion = run(
        """
Dimension: 2
PartData: {Particles: {A: 1}}
AppliedForces: {Gravity: 9.81, Forces: {A: ["max(-400*A.x, 0)", 0]}}
Shapes: {A: {point: [0, 0]}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
Contacts: {A/floor: {friction: 0, restitution: 0}}
ProblemData: {positions: {A: [0.1, 0]}, velocities: {A: [-1, 0]}, tend: 0.4}
""",
        contact="steps",
        step=1e-4,
    )
    assert motion("A.x", 0.4) == near(0.4 - 0.1 - np.pi / 20, 1e-3)  # back with 1 m/s after half a period


DRUM = """
Dimension: 2
PartData:
  Rigids: {GA: {Geom: [[0.2]], Dyna: [0, 1, 0.02]}}
  Angles: {theta: GA}
Shapes: {GA: {circle: 0.2}, drum: {circle: 0.5, inside: true, turns: 10*t}}
Contacts: {GA/drum: {LAW, friction: 0.5, v_lim: 0.05}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.6, positions: {G: [0, 0], theta: 0}, velocities: {G: [0, 0], theta: 0}}
"""
IN_DRUM = {
    "law: linear, stiffness: 2e4, damping: 20": lambda depth, rate: 2e4 * depth - 20 * rate,
    "law: hunt_crossley, stiffness: 1e6, damping: 0.5": lambda depth, rate: 1e6 * depth**1.5 * (1 - 0.5 * rate),
}


@pytest.mark.parametrize("law", IN_DRUM)
def test_a_disc_falls_from_the_middle_of_a_drum_that_turns(law):
    """It starts where the wall has no direction; then it bounces, with friction, as SciPy's short steps say."""
    outer, room, inertia, v_lim = 0.5, 0.3, 0.02, 0.05

    def rates(t, y):
        centre, v, spin = y[:2], y[3:5], y[5]
        distance, a, turning = np.hypot(*centre), np.array([0, -9.81]), 0.0
        if distance > room:
            out = centre / distance
            along = np.array([-out[1], out[0]])
            normal = max(IN_DRUM[law](distance - room, -out @ v), 0.0)
            lever = outer - distance  # where the drum's surface is
            slip = (v @ along + spin * lever - 10 * outer) / v_lim
            part = np.clip(slip, -1, 1)
            friction = -0.5 * normal * (2 * part - part * abs(part))
            a, turning = a - normal * out + friction * along, friction * lever / inertia
        return np.array([*v, spin, *a, turning])

    truth = solve_ivp(rates, (0, 0.6), np.zeros(6), "DOP853", rtol=1e-12, atol=1e-14, max_step=2e-3).y[:, -1]
    motion = run(DRUM.replace("LAW", law), tol=1e-10)
    found = values(motion, ["G.x", "G.y", "theta", "G.x'", "G.y'", "theta'"], [0.6])[0]
    assert found == pytest.approx(truth.tolist(), rel=1e-7, abs=1e-8)
    assert abs(truth[0]) > 0.05


def test_a_square_that_falls_flat_slips_by_nothing_but_rounding():
    """Without damping it bounces for ever; friction with a small v_lim has nothing to do, whatever rounding says."""
    motion = run(
        """
Dimension: 2
PartData: {Rigids: {GA: {Geom: [[0.1]], Dyna: [0, 1, 0.0067]}}, Angles: {theta: GA}}
Shapes:
  GA: {polygon: [[-0.1, -0.1], [0.1, -0.1], [0.1, 0.1], [-0.1, 0.1]]}
  floor: {line: [[-5, 0], [5, 0]]}
Contacts: {GA/floor: {law: linear, stiffness: 2e4, friction: 0.3, v_lim: 0.001}}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 0.7, positions: {G: [0, 0.2], theta: 0}, velocities: {G: [0, 0], theta: 0}}
""",
        max_steps=10_000,
    )
    g, stiffness, height = 9.81, 4e4, 0.1
    fall, frequency = np.sqrt(2 * height / g), np.sqrt(stiffness)
    phase = np.arctan2(g * fall / frequency, g / stiffness)
    period = 2 * fall + 2 * (np.pi - phase) / frequency
    since = 0.7 % period
    assert since < fall
    assert motion("G.y", 0.7) == near(0.2 - g * since**2 / 2, 1e-9)
    assert abs(motion("G.x", 0.7)) < 1e-12
