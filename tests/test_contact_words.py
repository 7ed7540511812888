"""What a file says of its contacts beside their laws: those that start closed, and the rules of impacts."""

from __future__ import annotations

import math

import numpy as np
import pytest

import bricard as br
from bricard import InitialValueError, Mechanism, MechanismBuilder

in_all_coordinates = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])

BOX = """
Dimension: 2
PhysicalParams: {a: 0.5, mu: 0.1}
PartData:
  Rigids: {Gu: {Geom: [[1, 0]], Dyna: [0, 1, a**2/6]}}
  Angles: {theta: u}
AppliedForces: {Gravity: 9.81}
Shapes:
  Gu: {polygon: [[-a/2, -a/2], [a/2, -a/2], [a/2, a/2], [-a/2, a/2]]}
  floor: {line: [[-5, 0], [5, 0]], endless: true}
Contacts: {any: {friction: mu, restitution: 0.5}}
ProblemData:
  tend: 0.5
  closed: [floor/Gu]
  positions: {G: [1, 0.251], theta: 0.0003}
  velocities: {G: [1, -0.1], theta: 0}
"""

ROD = """
Dimension: 2
PartData:
  Rigids: {Gu: {Geom: [[1, 0]], Dyna: [0, 1, 1/12]}}
  Angles: {phi: u}
AppliedForces: {Gravity: 9.81}
Shapes: {Gu: {point: [-0.5, 0]}, floor: {line: [[-5, 0], [5, 0]], endless: true}}
Contacts: {Gu/floor: {friction: 1.5, restitution: 0}}
ProblemData:
  tend: 0.05
  closed: [Gu/floor]
  painleve: impact
  positions: {G: [0, 0.433], phi: pi/3}
  fixedpositions: [phi]
  velocities: {G: [-1, 0], phi: 0}
  fixedvelocities: [G.x, phi]
"""

CRADLE = """
Dimension: 2
PartData:
  {Fixed: {O: [0, 0], i: [1, 0]}, Particles: {A: 1, B: 1, C: 1}, Collinears: {OiA: x, OiB: y, OiC: z}}
Shapes: {A: {circle: 0.5}, B: {circle: 0.5}, C: {circle: 0.5}}
Contacts: {any: {friction: 0, restitution: 1}}
ProblemData: {tend: 3, impacts: in turn, positions: {x: -1, y: 1, z: 2}, velocities: {x: 1, y: 0, z: 0}}
"""


@in_all_coordinates
def test_a_box_that_starts_closed_slides_from_the_start_on(coordinates):
    """It lies on its edge, to rounding, and loses mu g of its velocity a second, without an impact."""
    sol = br.simulate(Mechanism.parse(BOX), coordinates=coordinates)
    assert sol.success, sol.message
    assert [sol(name, 0.0) for name in ("G.y", "theta", "G.y'")] == pytest.approx([0.25, 0, 0], abs=1e-15)
    assert [one.mode for one in sol.contact("Gu/floor").intervals] == ["slip+"]
    assert not sol.impacts
    assert sol("G.x'", 0.5) == pytest.approx(1 - 0.1 * 9.81 * 0.5, abs=1e-12)
    assert sol.certificate.moved["G.y"] == pytest.approx(-0.001, abs=1e-12)


def test_a_box_that_leans_closes_one_corner_only():
    """Its tilt is given; the corner lies on the floor, and it falls over."""
    sol = br.simulate(Mechanism.parse(BOX.replace("theta: 0.0003}", "theta: 0.3}\n  fixedpositions: [theta]")))
    corner = sol("G.y", 0.0) - 0.25 * (math.sin(0.3) + math.cos(0.3))
    assert (sol("theta", 0.0), corner) == pytest.approx((0.3, 0), abs=1e-14)
    assert sol.history.impacts[0].t > 0.1


def test_a_stop_closes_the_end_that_is_near():
    """A limit has two ends."""
    text = """
Dimension: 2
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1]}, Angles: {theta: OA}}
AppliedForces: {Gravity: 9.81}
Limits: {theta: {from: -1, to: 1, restitution: 0}}
ProblemData: {tend: 0.1, closed: [theta], positions: {theta: -0.9}}
"""
    sol = br.simulate(Mechanism.parse(text))
    assert sol["theta"] == pytest.approx(np.full(len(sol.t), -1), abs=1e-13)
    assert sol["N.theta.low"] == pytest.approx(np.full(len(sol.t), 9.81 / 2 * math.cos(1)), abs=1e-12)


def test_what_cannot_be_closed_is_told():
    """Springs and curves have no rigid gap between positions; those that are fixed may contradict, and velocities."""
    soft = BOX.replace("{friction: mu, restitution: 0.5}", "{law: linear, stiffness: 1e5, friction: 0}")
    with pytest.raises(InitialValueError, match="'Gu/floor' cannot be closed at the start: it has no rigid gap"):
        br.simulate(Mechanism.parse(soft))
    curve = """
Dimension: 2
PartData: {Particles: {B: 1}}
Shapes: {B: {circle: 0.1}, ground: {curve: [u, u**2], u: [-1, 1]}}
Contacts: {B/ground: {friction: 0, restitution: 0}}
ProblemData: {tend: 1, closed: [B/ground], positions: {B: [0, 0.2]}}
"""
    with pytest.raises(InitialValueError, match="'B/ground' cannot be closed at the start: it has no rigid gap"):
        br.simulate(Mechanism.parse(curve))
    held = BOX.replace("0.0003}", "0.0003}\n  fixedpositions: [G]")
    with pytest.raises(InitialValueError, match="the contact Gu/floor, closed, is off by"):
        br.simulate(Mechanism.parse(held))
    fast = BOX.replace("velocities", "fixedvelocities: [G]\n  velocities")
    with pytest.raises(InitialValueError, match=r"contradict each other: .*Gu/floor"):
        br.simulate(Mechanism.parse(fast))


@in_all_coordinates
def test_an_impact_without_collision_ends_painleves_paradox(coordinates):
    """Routh's impulses of a rod that slides against its lean; then the tip is at rest."""
    sol = br.simulate(Mechanism.parse(ROD), coordinates=coordinates)
    assert sol.success, sol.message
    hit = sol.impacts[0]
    assert hit.t == 0
    assert (hit.normal, hit.tangential[0]) == pytest.approx((0.32475952641916449254, 0.4375), abs=1e-12)
    assert sol("phi'", 1e-15) == pytest.approx(1.2990381056766579701, abs=1e-12)
    assert (hit.after, hit.slip_after[0]) == pytest.approx((0, 0), abs=1e-12)


def test_without_the_word_painleves_paradox_stops_the_run():
    """The diagnosis has the number that became negative."""
    sol = br.simulate(Mechanism.parse(ROD.replace("painleve: impact", "painleve: stop")))
    assert not sol.success
    assert "p = -0.198557" in sol.message


@pytest.mark.parametrize(
    ("friction", "speed", "force"), [(1.2, -1, 51.319804869605719565), (1.5, 1, 2.6523856681287108503)]
)
def test_a_rod_that_slides_without_paradox_has_the_force_of_the_formula(friction, speed, force):
    """N = -b/p, with less friction, or with its lean."""
    text = ROD.replace("1.5", str(friction)).replace("G: [-1, 0]", f"G: [{speed}, 0]")
    sol = br.simulate(Mechanism.parse(text))
    assert sol("N.Gu.floor", 0.0) == pytest.approx(force, rel=1e-12)


def test_a_paradox_with_two_motions_is_told_as_a_doubt():
    """p < 0 and b > 0: the rod may lift off or stay; one is taken, and the doubt is listed."""
    text = ROD.replace("painleve: impact", "painleve: stop")
    text = text.replace("G: [-1, 0], phi: 0}", "G.x: -4, phi: 5.7117}")
    sol = br.simulate(Mechanism.parse(text))
    assert sol.success, sol.message
    assert sol("phi'", 0.0) == pytest.approx(5.7117, abs=1e-12)
    assert [(one.t, "several motions are possible" in one.text) for one in sol.history.doubts] == [(0.0, True)]


def test_balls_that_touch_collide_in_turn():
    """The last ball takes all; together they share it."""
    turn = br.simulate(Mechanism.parse(CRADLE))
    assert [turn(f"{name}'", 3.0) for name in "xyz"] == pytest.approx([0, 0, 1], abs=1e-12)
    together = br.simulate(Mechanism.parse(CRADLE.replace("impacts: in turn, ", "")))
    assert [together(f"{name}'", 3.0) for name in "xyz"] == pytest.approx([-1 / 3, 2 / 3, 2 / 3], abs=1e-12)


def test_python_has_the_same_words():
    """The builder makes the file's text."""
    b = MechanismBuilder("Rod", dimension=2)
    b.rigid("Gu", [[1, 0]], mass=1, inertia="1/12")
    b.angle("phi", "u")
    b.shape("Gu", point=[-0.5, 0])
    b.shape("floor", line=[[-5, 0], [5, 0]], endless=True)
    b.contact("Gu", "floor", friction=1.5, restitution=0)
    b.problem(tend=1, closed=["Gu/floor"], impacts="in turn", painleve="impact", positions={"phi": 1})
    mechanism = b.mechanism()
    run = mechanism.document.ProblemData
    assert (mechanism.start.closed, run.impacts, run.painleve) == (("Gu/floor",), "in turn", "impact")
    assert Mechanism.parse(mechanism.text()).document.ProblemData == run


def test_a_file_may_ask_for_steps_and_a_run_for_events():
    """A box falls on the floor by time stepping; what a run says goes before the file."""
    text = BOX.replace("  closed: [floor/Gu]", "  contact: steps\n  step: 1e-3").replace("0.251", "0.3")
    text = text.replace("  Angles: {theta: u}\n", "").replace("theta: 0.0003", "u: [1, 0]")
    text = text.replace("theta: 0", "u: [0, 0]")
    stepped = br.simulate(Mechanism.parse(text))
    exact = br.simulate(Mechanism.parse(text), contact="events")
    assert np.diff(stepped.t) == pytest.approx(np.full(len(stepped.t) - 1, 1e-3), abs=1e-12)
    assert exact("G.x", 0.5) == pytest.approx(stepped("G.x", 0.5), abs=2e-3)
    assert len(exact.t) < 200


def test_a_line_drawn_the_wrong_way_is_suspected():
    """A beginner's floor from right to left has its solid side above."""
    with pytest.raises(
        InitialValueError, match="the line 'floor' stays on the left of its direction: exchange its ends"
    ):
        br.simulate(
            Mechanism.parse(
                BOX.replace("[[-5, 0], [5, 0]]", "[[5, 0], [-5, 0]]").replace("  closed: [floor/Gu]\n", "")
            )
        )
