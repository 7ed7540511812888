"""Mechanisms with stops, play, cables, clutches and dry friction, described in MechSpec, beside closed forms and
integrations with 34 digits, in all coordinates.
"""

import math
from functools import cache

import numpy as np
import pytest
import scipy.integrate
import scipy.optimize

import bricard as br

every_formulation = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])


def impacts(sol, contact):
    return [one for one in sol.history.impacts if one.contact == contact]


ARM = """
Title: An arm falls on a stop in its joint
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1, 1]}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
Limits: {theta: {from: 0, restitution: 0.6}}
ProblemData: {tend: 5, positions: {theta: pi/3}, fixedpositions: {theta}}
"""


@every_formulation
def test_arm_falls_on_a_stop_and_rests(coordinates):
    """It bounces ever faster and rests; the stop carries the torque m g l/2, and the pin the weight."""
    sol = br.simulate(br.Mechanism.parse(ARM), coordinates=coordinates)
    assert sol.success
    times = [0.48106593040405318457, 0.90407400846090853872, 1.1519301515783060621, 1.3002069279241747278]
    speeds = [5.0484777540736008847, 3.0290866524441605308, 1.8174519914664963185, 1.0904711948798977911]
    assert [one.t for one in impacts(sol, "theta.low")[:4]] == pytest.approx(times, abs=1e-11)
    assert [-one.before for one in impacts(sol, "theta.low")[:4]] == pytest.approx(speeds, abs=1e-10)
    assert impacts(sol, "theta.low")[0].normal == pytest.approx(2.6925214688392538052, abs=1e-10)
    (end,) = sol.history.accumulations
    assert end.t_inf == pytest.approx(1.52253065548518773, abs=1e-8)
    assert sol("N.theta.low", 4.0) == pytest.approx(4.905, abs=1e-9)
    assert sol("theta", 4.0) == pytest.approx(0, abs=1e-9)
    assert sol.certificate.energy_balance < 1e-9
    assert sol.reactions("O", t=4.0).force.ravel() == pytest.approx([0, 9.81], abs=1e-8)


WALL = """
Title: A pendulum thrown back by a wall at its lowest place
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1]}
  Particles: {A: 1}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
Limits: {theta: {from: -pi/2, restitution: 0.7}}
ProblemData: {tend: 8, positions: {theta: -pi/2 + pi/3}, fixedpositions: {theta}}
"""


@every_formulation
def test_pendulum_hits_a_wall(coordinates):
    """Half swings tend to pi sqrt(l/g): infinitely many impacts that do not accumulate; by elliptic integrals."""
    sol = br.simulate(br.Mechanism.parse(WALL), coordinates=coordinates)
    times = [
        0.53821866672012892585, 1.5742853773352383846, 2.592900903225063193, 3.6034341811651721291,
        4.6101110449929268075, 5.6149222798759892494, 6.6188250177611052179, 7.6222839393273194955,
    ]  # fmt: skip
    assert [one.t for one in impacts(sol, "theta.low")] == pytest.approx(times, abs=1e-10)
    assert impacts(sol, "theta.low")[-1].before == pytest.approx(-0.2579412402980316368, abs=1e-10)
    assert impacts(sol, "theta.low")[0].taken == pytest.approx(2.50155, abs=1e-10)
    assert sol.history.accumulations == ()
    assert sol.certificate.energy_balance < 1e-9


GEARS = """
Title: Gears with play
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0]}
  Rigids:
    motor: {points: [O, A], Geom: [[0.1, 0]], Dyna: [0, 1, 0.01]}
    load: {points: [C, B], Geom: [[0.1, 0]], Dyna: [0, 1, 0.03]}
  Angles: {alpha: motor, beta: load}
  Joints: {mesh: {type: gear, angles: [alpha, beta], radii: [1, -1]}}
AppliedForces: {Torques: {alpha: 0.5}}
Backlash: {mesh: {play: 0.04, restitution: 0.4}}
ProblemData: {tend: 1, positions: {alpha: 0, beta: 0}}
"""


@every_formulation
def test_play_of_gears_closes(coordinates):
    """They cross the play, knock ever faster, and turn as one: by constant accelerations between impacts."""
    sol = br.simulate(br.Mechanism.parse(GEARS), coordinates=coordinates)
    times = [
        0.028284271247461900976, 0.050911688245431421757, 0.059962655044619230069, 0.063583041764294353394,
        0.065031196452164402724, 0.065610458327312422456,
    ]  # fmt: skip
    hits = impacts(sol, "mesh.high")
    assert [one.t for one in hits[:6]] == pytest.approx(times, abs=1e-12)
    assert hits[1].before == pytest.approx(-0.56568542494923801952, abs=1e-11)
    rates = sol(["alpha'", "beta'"], hits[2].t)
    assert rates == pytest.approx([0.68165093706383181352, 0.77216060505570989665], abs=1e-10)
    assert sol.history.accumulations[0].t_inf == pytest.approx(0.065996632910744435611, abs=1e-9)
    assert sol("alpha'", 1.0) == pytest.approx(12.5, abs=1e-9)
    assert sol("N.mesh.high", 0.5) == pytest.approx(0.375, abs=1e-9)
    assert sol("alpha", 1.0) - sol("beta", 1.0) == pytest.approx(0.02, abs=1e-9)
    assert sol.certificate.energy_balance < 1e-9


CLUTCH = """
Title: A flywheel driven through a one-way clutch
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0]}
  Rigids:
    wheel: {points: [O, A], Geom: [[1, 0]], Dyna: [0, 1, 0.5]}
    shaft: {points: [C, B], Geom: [[1, 0]], Dyna: [0, 1, 0.1]}
  Angles: {out: wheel, in: shaft}
AppliedForces: {Frictions: {out: 0.4}}
Motions: {in: {rate: 10*sin(4*pi*t)}}
Clutches: {out/in: {}}
ProblemData: {tend: 0.7, positions: {out: 0, in: 0}, velocities: {out: 0}}
"""
WITHOUT_SHAFT = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {wheel: {points: [O, A], Geom: [[1, 0]], Dyna: [0, 1, 0.5]}}
  Angles: {out: wheel}
AppliedForces: {Frictions: {out: 0.4}}
Clutches: {drive: {rate: out', over: 10*sin(4*pi*t)}}
ProblemData: {tend: 0.7, positions: {out: 0}, velocities: {out: 0}}
"""


@pytest.mark.parametrize(
    ("coordinates", "text", "name"),
    [
        ("natural", CLUTCH, "out.in"),
        ("body", CLUTCH, "out.in"),
        ("relative", CLUTCH, "out.in"),
        ("natural", WITHOUT_SHAFT, "drive"),
        ("body", WITHOUT_SHAFT, "drive"),
        ("relative", WITHOUT_SHAFT, "drive"),
    ],
)
def test_one_way_clutch(coordinates, text, name):
    """It lets go when its torque vanishes and catches when the speeds meet again, without an impact."""
    sol = br.simulate(br.Mechanism.parse(text), coordinates=coordinates)
    assert sol.success
    first, free, again, *_ = sol.history.modes[name]
    assert (first.mode, free.mode, again.mode) == ("closed", "free", "closed")
    times = [first.end, again.start, again.end]
    expected = [0.13005923178850357398, 0.56239528798139878354, 0.63005923178850357398]
    assert times == pytest.approx(expected, abs=1e-10)
    assert sol("out'", 0.4) == pytest.approx(8.0414559096209524788, abs=1e-9)
    assert sol(f"N.{name}", again.start) == pytest.approx(47.311955469187572545, abs=1e-8)


TWO_SHAFTS = """
Title: Two shafts with a one-way clutch between them
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [1, 0]}
  Rigids:
    wheel: {points: [O, A], Geom: [[1, 0]], Dyna: [0, 1, 0.5]}
    shaft: {points: [C, B], Geom: [[1, 0]], Dyna: [0, 1, 0.1]}
  Angles: {out: wheel, in: shaft}
AppliedForces: {Torques: {in: 6*sin(5*t), out: -0.3}}
Clutches: {out/in: {}}
ProblemData: {tend: 2.4, positions: {out: 0, in: 0}, velocities: {out: 0, in: 0}}
"""


@every_formulation
def test_clutch_of_two_shafts_lets_go(coordinates):
    """Together until the clutch has no torque, 5 sin(5 t) + 0.05 = 0; then both alone until they meet again."""
    sol = br.simulate(br.Mechanism.parse(TWO_SHAFTS), coordinates=coordinates)
    assert sol.success, sol.message
    together, free, again, *_ = sol.history.modes["out.in"]
    assert [one.mode for one in (together, free, again)] == ["closed", "free", "closed"]
    t1 = (math.pi + math.asin(0.01)) / 5
    assert together.end == pytest.approx(t1, abs=1e-10)
    w1 = (6 / 5 * (1 - math.cos(5 * t1)) - 0.3 * t1) / 0.6

    def out(t):
        return w1 - 0.6 * (t - t1)

    def driven(t):
        return w1 + 12 * (math.cos(5 * t1) - math.cos(5 * t))

    assert sol(["out'", "in'"], 1.0) == pytest.approx([out(1.0), driven(1.0)], abs=1e-9)
    meeting = scipy.optimize.brentq(lambda t: out(t) - driven(t), 1.2, 0.6 * math.pi, xtol=1e-14)
    assert free.end == pytest.approx(meeting, abs=1e-9)


STRING = """
Title: A mass on a string that goes slack
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Particles: {A: 1}
AppliedForces: {Gravity: 9.81}
Cables: {OA: 1}
ProblemData: {tend: 2, positions: {A: [0, -1]}, velocities: {A: [sqrt(3.5*9.81), 0]}}
"""


@every_formulation
def test_string_goes_slack_and_taut(coordinates):
    """It leaves the circle where the tension vanishes, flies a parabola, and loses its radial velocity in a jerk."""
    sol = br.simulate(br.Mechanism.parse(STRING), coordinates=coordinates)
    taut, *_ = sol.history.modes["OA"]
    assert taut.end == pytest.approx(0.48199428346142193671, abs=1e-11)
    assert sol("A", taut.end) == pytest.approx([0.86602540378443864676, 0.5], abs=1e-10)
    (jerk,) = impacts(sol, "OA")
    assert jerk.t == pytest.approx(1.2640561704671969721, abs=1e-10)
    assert sol("A", jerk.t) == pytest.approx([0, -1], abs=1e-10)
    assert jerk.before == pytest.approx(-5.7540203336449898229, abs=1e-9)
    assert sol("A.x'", jerk.t) == pytest.approx(-1.1073617295175050432, abs=1e-9)
    assert jerk.taken == pytest.approx(16.554375, abs=1e-8)
    assert sol.certificate.energy_balance < 1e-9


DRY_PIN = """
Title: A pendulum with dry friction in its pin
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rods: {OA: [1]}
  Particles: {A: 1}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
DryFriction: {O: {torque: 0.8}}
ProblemData: {tend: 9, positions: {theta: 1.2 - pi/2}, fixedpositions: {theta}}
"""


@every_formulation
def test_pendulum_with_a_dry_pin(coordinates):
    """It stops for good at a turning point where gravity's torque is below that of friction."""
    sol = br.simulate(br.Mechanism.parse(DRY_PIN), coordinates=coordinates)
    stops = [one.end for one in sol.history.modes["O"]][:-1]
    times = [
        1.0875709299092279561, 2.1469441724169098462, 3.185761569627182085, 4.2097626420632228934,
        5.2235619628431204317, 6.2311020356208227858, 7.2359502073581145387,
    ]  # fmt: skip
    assert stops == pytest.approx(times, abs=1e-9)
    assert sol("theta", 9.0) + math.pi / 2 == pytest.approx(0.034676014452167649108, abs=1e-9)
    assert abs(sol("T.O", 9.0)) == pytest.approx(0.34010353399234717934, abs=1e-9)
    assert sol("work.friction", 9.0) == pytest.approx(6.2493731201189385357, abs=1e-9)
    assert sol.certificate.energy_balance < 1e-9


CRANK = """
Title: A slider-crank with Coulomb friction in its guide
Dimension: 2
PartData:
  Fixed: {O: [0, 0], i: [1, 0]}
  Rigids: {OA: {Geom: [[0.1, 0]], Dyna: [0, 1, 0.05]}}
  Rods: {AB: [0.3]}
  Particles: {B: 1}
  Joints: {guide: {type: slider, point: B, base: O, axis: i, slide: s}}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81, Torques: {theta: 0.6}}
DryFriction: {guide: {friction: 0.15}}
ProblemData:
  tend: 1.5
  positions: {theta: 0.5}
  fixedpositions: {theta}
  velocities: {theta: 0}
"""


@every_formulation
def test_slider_crank_with_friction_by_the_side_force(coordinates):
    """Friction follows the guide's force, which follows friction; it turns over at the dead centres."""
    sol = br.simulate(br.Mechanism.parse(CRANK), coordinates=coordinates)
    assert sol.success
    centres = [one.end for one in sol.history.modes["guide"]][:-1]
    assert centres == pytest.approx([0.7806660520823548, 1.142086655451731, 1.41358237811792], abs=1e-9)
    assert sol("theta'", centres[0]) == pytest.approx(7.28388083335387, abs=1e-8)
    assert sol("theta", 1.5) == pytest.approx(10.60548027536946, abs=1e-8)
    assert sol("theta'", 1.5) == pytest.approx(13.56618724515263, abs=1e-8)
    assert sol("work.friction", 1.5) == pytest.approx(0.8709097559803032, abs=1e-8)
    assert sol.certificate.energy_balance < 1e-9
    assert sol("theta''", 0.0) == pytest.approx(9.4979607555906372998, abs=1e-8)
    assert abs(sol("lam.guide", 0.0)) == pytest.approx(9.4841310408519690372, abs=1e-8)
    guide, rod = (sol.reactions(joint, t=0.3).force.ravel() for joint in ("guide", "A"))
    assert guide == pytest.approx([0, -sol("lam.guide", 0.3)], abs=1e-8)
    slider = sol("B''", 0.3) + np.array([-sol("T.guide", 0.3), 9.81]) - guide  # what the rod exerts
    along = sol("B", 0.3) - sol("A", 0.3)
    assert slider[0] * along[1] == pytest.approx(slider[1] * along[0], abs=1e-8)
    assert np.linalg.norm(rod) == pytest.approx(np.linalg.norm(slider), abs=1e-8)


RATCHET = """
Title: A wheel with a ratchet
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {wheel: {points: [O, A], Geom: [[1, 0]], Dyna: [0, 1, 1]}}
  Angles: {phi: wheel}
AppliedForces: {Torques: {phi: cos(t)}}
Clutches: {phi: {ratchet: {pitch: 0.3}}}
ProblemData: {tend: 2*pi, positions: {phi: 0}, velocities: {phi: 0}}
"""


@every_formulation
def test_ratchet_falls_back_to_the_last_tooth(coordinates):
    """phi = 1 - cos(t) passes six teeth, falls back to 1.8, rests while the torque is negative, and rises again."""
    sol = br.simulate(br.Mechanism.parse(RATCHET), coordinates=coordinates)
    assert sol.success
    (catch,) = impacts(sol, "phi")
    assert catch.t == pytest.approx(2 * math.pi - math.acos(-0.8), abs=1e-11)
    assert catch.before == pytest.approx(-0.6, abs=1e-10)
    assert sol("phi", 4.5) == pytest.approx(1.8, abs=1e-10)
    assert sol("N.phi", 4.5) == pytest.approx(-math.cos(4.5), abs=1e-9)
    assert sol("phi", 2 * math.pi) == pytest.approx(0.8 + math.pi / 2, abs=1e-9)
    assert sol.history.modes["phi"][1].end == pytest.approx(1.5 * math.pi, abs=1e-10)


@cache
def crank_by_hand(torque, end, mu=0.15, R=0.1, L=0.3, J=0.05, m=1.0, g=9.81):
    """theta, theta' of the slider-crank by its minimal equation, with short steps."""

    def rates(_, y):
        theta, omega = y
        sine, cosine = math.sin(theta), math.cos(theta)
        c = math.sqrt(L**2 - (R * sine) ** 2)
        slope = -R * sine - R**2 * sine * cosine / c
        curve = -R * cosine - R**2 * ((cosine**2 - sine**2) / c + R**2 * (sine * cosine) ** 2 / c**3)
        ux, uy = c / L, -R * sine / L
        way = math.copysign(1, slope * omega)
        for side in (1, -1):  # theta'' and the rod's force S: the guide's force is N = m g - S uy
            matrix = [[J, R * (cosine * uy - sine * ux)], [m * slope, -ux - mu * side * way * uy]]
            alpha, S = np.linalg.solve(matrix, [torque, -m * curve * omega**2 - mu * side * way * m * g])
            if side * (m * g - S * uy) >= 0:
                break
        return [omega, alpha]

    found = scipy.integrate.solve_ivp(rates, (0, end), [0.5, 0.0], rtol=1e-10, atol=1e-10, max_step=5e-4)
    return found.y[:, -1]


@every_formulation
def test_side_force_changes_its_sign(coordinates):
    """A fast crank lifts the slider from one side of its guide to the other: friction follows |N|."""
    sol = br.simulate(br.Mechanism.parse(CRANK.replace("theta: 0.6}", "theta: 3}")), 0.9, coordinates=coordinates)
    assert sol.success
    assert sol["lam.guide"].min() < -1
    assert sol["lam.guide"].max() > 1
    assert sol(["theta", "theta'"], 0.9) == pytest.approx(crank_by_hand(3.0, 0.9), abs=1e-6)
    assert sol.certificate.energy_balance < 1e-9


PARALLEL = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], P: [1, 0], Q: [2, 0]}
  Rods: {OA: [1, 1], QC: [1, 1]}
  Rigids: {bar: {points: [A, B, C], Geom: [[1, 0], [2, 0]], Dyna: [1.2, 3, 1]}}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81}
DryFriction: {O: {friction: 0.1, radius: 0.05}, C: {friction: 0.2, radius: 0.05}}
ProblemData: {tend: 0.4, positions: {theta: 1.0}, velocities: {theta: 0}}
"""


def test_friction_of_pins_in_all_coordinates():
    """Friction by reactions, of which some would not exist in natural or relative coordinates, is the same in all."""
    ends = [br.simulate(br.Mechanism.parse(PARALLEL), coordinates=c) for c in ("natural", "body", "relative")]
    smooth = br.simulate(br.Mechanism.parse(PARALLEL.replace("friction: 0.1", "friction: 0").replace("0.2", "0")))
    values = [sol(["theta", "theta'", "T.O", "T.C", "work.friction"], 0.4) for sol in ends]
    assert values[1] == pytest.approx(values[0], abs=1e-9)
    assert values[2] == pytest.approx(values[0], abs=1e-9)
    assert smooth("theta'", 0.4) < values[0][1] - 1e-3
    assert all(sol.certificate.energy_balance < 1e-9 for sol in ends)


def test_no_friction():
    """A limit of zero is no friction: the pendulum swings as it would without a word of it."""
    still, free = (DRY_PIN.replace(*one) for one in (("0.8", "0"), ("DryFriction: {O: {torque: 0.8}}", "")))
    found, expected = (br.simulate(br.Mechanism.parse(text), 2.0)("theta", 2.0) for text in (still, free))
    assert found == pytest.approx(expected, abs=1e-12)


@every_formulation
def test_reactions_that_are_not_determined(coordinates):
    """With a third link the pins share the load in any way: friction by their reactions is refused."""
    text = PARALLEL.replace("QC: [1, 1]", "QC: [1, 1], PB: [1, 1]")
    with pytest.raises(br.ModelError, match="depends on a reaction that the motion does not determine"):
        br.simulate(br.Mechanism.parse(text), coordinates=coordinates)


BILINEAR = """
Title: A mass on a spring, and an elastic stop on one side
Dimension: 2
PartData:
  Fixed: {O: [0, 0], i: [1, 0]}
  Particles: {A: 1}
  Springs: {OA: [100, 0]}
  Joints: {guide: {type: slider, point: A, base: O, axis: i, slide: x}}
Limits: {x: {from: 0, stiffness: 900}}
ProblemData: {tend: 10, positions: {x: 0.1}, velocities: {x: 0}}
"""


@every_formulation
def test_elastic_stop(coordinates):
    """Half a period with one stiffness, half with ten times as much: in closed form."""
    sol = br.simulate(br.Mechanism.parse(BILINEAR), coordinates=coordinates)
    assert sol.success
    half, stiff = math.pi / 2 / 10, math.pi / math.sqrt(1000)
    assert sol("x", half) == pytest.approx(0, abs=1e-10)
    assert sol("x", half + stiff / 2) == pytest.approx(-0.1 / math.sqrt(10), abs=1e-10)
    assert sol("x", half + stiff) == pytest.approx(0, abs=1e-10)
    assert sol("x", 10.0) == pytest.approx(0.072568663631098529182, abs=1e-9)
