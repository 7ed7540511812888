"""Events of a mechanism: something lets go, is set, or ends the run; chapters of one motion."""

import math
import re

import numpy as np
import pytest

import bricard as br
from bricard.mechanism.mechanism import Mechanism

every_formulation = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])

TREBUCHET = """
Title: A trebuchet with a fixed counterweight
Dimension: 2
PhysicalParams: {a: 0.5, b: 2, l: 1.5}
PartData:
  Fixed: {O: [0, 0]}
  Rigids: {OB: {Geom: [[b, 0]], Dyna: {centroid: [(5*(b-a)/2 - 100*a)/105], mass: 105, inertia: inertia}}}
  Particles: {P: 1}
  Joints: {sling: {type: distance, points: [B, P], length: l}}
  Angles: {theta: OB, phi: [BP]}
AppliedForces: {Gravity: 9.81}
Events:
  release: {when: phi - theta - 1, falls: true, drop: sling}
  ground: {when: P.y + 2.5, falls: true, end: true}
ProblemData:
  tend: 10
  positions: {theta: -2.5, phi: -1.2}
  fixedpositions: {theta, phi}
"""
BEAM = 5 * 2.5**2 / 12 + 5 * 0.75**2 + 100 * 0.5**2  # about O
CENTRE = (5 * 0.75 - 100 * 0.5) / 105
TREBUCHET = TREBUCHET.replace("inertia: inertia", f"inertia: {BEAM - 105 * CENTRE**2!r}").replace("[BP]", "BP")


@every_formulation
def test_trebuchet_releases(coordinates):
    """The sling lets go, the stone flies, the beam swings on: two angles by hand, integrated with 34 digits."""
    sol = br.simulate(Mechanism.parse(TREBUCHET), coordinates=coordinates)
    assert sol.success
    t = sol.events[0].t
    assert t == pytest.approx(0.65577462613336804554, abs=1e-10)
    assert sol(["theta", "phi"], t, side="left") == pytest.approx(
        [-4.7082479138128247012, -3.7082479138128247012], abs=1e-9
    )
    for side in ("left", "right"):
        assert sol("P", t, side=side) == pytest.approx([-1.2738338964031445828, 2.8052024952903526567], abs=1e-9)
        assert sol("P'", t, side=side) == pytest.approx([19.787108565253430795, 16.140216323091736762], abs=1e-9)
    assert sol.trajectory.end == pytest.approx(4.2474747495985580408, abs=1e-9)
    assert sol("P.x", sol.trajectory.end) == pytest.approx(69.79552638043672127, abs=1e-9)
    assert sol("theta", t + 0.5) == pytest.approx(-6.0312005771978413859, abs=1e-9)
    assert np.isnan(sol("lam.sling", t + 0.1))
    assert sol.certificate.energy_balance < 1e-9
    assert len(sol.chapters) == 2


STRING = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Particles: {A: 2}
AppliedForces: {Gravity: 9.81}
Cables: {OA: 1.5}
Events: {breaks: {when: tension(OA) - 50, rises: true, drop: OA}}
ProblemData: {tend: 1, positions: {A: [1.5, 0]}, velocities: {A: [0, 0]}}
"""


@every_formulation
def test_string_breaks(coordinates):
    """From the horizontal the tension is 3 m g sin(angle): it breaks at 50 N, and the mass flies a parabola."""
    sol = br.simulate(Mechanism.parse(STRING), coordinates=coordinates)
    (breaks,) = sol.events
    t, sine = breaks.t, 50 / (3 * 2 * 9.81)
    assert sol("A", t) == pytest.approx([1.5 * math.sqrt(1 - sine**2), -1.5 * sine], abs=1e-9)
    speed = math.sqrt(2 * 9.81 * 1.5 * sine)
    velocity = speed * np.array([-sine, -math.sqrt(1 - sine**2)])
    assert sol("A'", t) == pytest.approx(velocity, abs=1e-9)
    dt = 1 - t
    assert sol("A", 1.0) == pytest.approx(sol("A", t) + velocity * dt + np.array([0, -9.81 / 2]) * dt**2, abs=1e-9)
    assert [one.mode for one in sol.history.modes["OA"]] == ["closed"]


LINKAGE = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], D: [2, 0]}
  Rods: {OA: [1, 1], AB: [2, 2], CD: [1.5, 1]}
  Joints: {elbow: {type: pin, points: [B, C]}}
  Angles: {theta: OA}
AppliedForces:
  Gravity: 9.81
  Frictions: {theta: 0.3}
Events: {open: {when: t - 0.4, drop: elbow}}
ProblemData: {tend: 1, positions: {theta: 1.2, B: [2.2, 1.4]}, fixedpositions: {theta}}
"""


@every_formulation
def test_joint_of_a_linkage_opens(coordinates):
    """The motion after it is that of the open linkage from the same state, found by a run of its own."""
    sol = br.simulate(Mechanism.parse(LINKAGE), coordinates=coordinates)
    closed = br.simulate(
        Mechanism.parse(LINKAGE.split("Events")[0] + "ProblemData" + LINKAGE.split("ProblemData")[1])
    )
    state = {name: closed(name, 0.4) for name in ("A", "B", "C")}
    rates = {name: closed(f"{name}'", 0.4) for name in ("A", "B", "C")}
    text = LINKAGE.replace("Joints: {elbow: {type: pin, points: [B, C]}}", "").split("Events")[0]
    alone = br.simulate(Mechanism.parse(text + "ProblemData: {t0: 0.4, tend: 1}").starting(state, rates))
    assert np.linalg.norm(sol("B", 1.0) - sol("C", 1.0)) > 0.1
    for name in ("A", "B", "C"):
        assert sol(name, 0.3) == pytest.approx(closed(name, 0.3), abs=1e-9)
        assert sol(name, 0.9) == pytest.approx(alone(name, 0.9), abs=1e-8)
    energy = sol.energy(np.linspace(0, 1, 21))
    assert np.abs(energy.balance).max() < 1e-9
    assert np.all(np.diff(energy.dissipated) > 0)


def test_reactions_of_chapters():
    """Joint forces are those of the mechanism of the time; a joint that has gone has none."""
    sol = br.simulate(Mechanism.parse(LINKAGE))
    t = np.array([0.2, 0.7])
    elbow, pin = sol.reactions("elbow", t=t).force, sol.reactions("D", t=t).force
    assert np.isfinite(elbow[:, 0]).all()
    assert np.isnan(elbow[:, 1]).all()
    rod = sol.chapters[1]
    acceleration = (rod("C''", 0.7)) / 2
    assert pin[:, 1] == pytest.approx(acceleration + np.array([0, 9.81]), abs=1e-8)


BALL = """
Dimension: 2
PhysicalParams: {e: 0.8}
Inputs: {wind: 0}
PartData: {Particles: {A: 1}}
AppliedForces: {Gravity: 9.81, Forces: {A: [wind, 0]}}
Events:
  bounce: {when: A.y, falls: true, set: {A.y': -e*A.y'}}
  gust: {when: t - 1, set: {wind: 2}}
ProblemData: {tend: 2, positions: {A: [0, 1]}, velocities: {A: [0, 0]}}
"""


@every_formulation
def test_values_are_set(coordinates):
    """A ball that is thrown back by a formula, and an input that changes."""
    sol = br.simulate(Mechanism.parse(BALL), coordinates=coordinates)
    fall = math.sqrt(2 / 9.81)
    times = [fall, fall * (1 + 2 * 0.8), 1, fall * (1 + 2 * 0.8 + 2 * 0.64), fall * (1 + 2 * (0.8 + 0.64 + 0.512))]
    expected = sorted(time for time in times if time < 2)
    assert [one.t for one in sol.events] == pytest.approx(expected, abs=1e-11)
    first = sol.events[0].t
    assert sol("A.y'", first) == pytest.approx(0.8 * 9.81 * fall, abs=1e-10)
    assert sol("A.y'", first, side="left") == pytest.approx(-9.81 * fall, abs=1e-10)
    assert sol("A.x", 2.0) == pytest.approx(1.0, abs=1e-10)
    assert sol.certificate.energy_balance < 1e-9


def test_events_of_the_user_go_first():
    """Events of simulate have the first numbers; a terminal one of them ends the run for good."""
    seen = br.Event("A.x - 1")
    sol = br.simulate(Mechanism.parse(LINKAGE), events=[br.Event("t - 0.2"), br.Event("t - 0.6", terminal=True)])
    assert [(one.event, round(one.t, 9)) for one in sol.events] == [(0, 0.2), (2, 0.4), (1, 0.6)]
    assert sol.trajectory.end == pytest.approx(0.6)
    assert "by event t - 0.6" in sol.message
    assert br.simulate(Mechanism.parse(LINKAGE), events=seen).success


@pytest.mark.parametrize("keep", ["steps", "times"])
def test_times_asked_for(keep):
    """Values at t_eval go over chapters, each time once; at the event they are those after it."""
    t = np.array([0, 0.25, 0.4, 0.75, 1])
    sol = br.simulate(Mechanism.parse(LINKAGE), t_eval=t, keep=keep)
    dense = br.simulate(Mechanism.parse(LINKAGE))
    assert np.array_equal(sol.t, t)
    assert sol["A.x"] == pytest.approx(dense("A.x", t), abs=1e-10)


def test_error_is_estimated():
    """A finer run of all chapters is compared with."""
    sol = br.simulate(Mechanism.parse(TREBUCHET), estimate_error=True)
    error = sol.certificate.error
    assert error["P.x"] < 1e-7
    assert all(np.isfinite(one) for one in error.values())


def test_files_and_pages(tmp_path):
    """A motion in chapters is written, read and shown like any other."""
    sol = br.simulate(Mechanism.parse(LINKAGE))
    again = br.load(sol.save(tmp_path / "motion.nc"))
    t = np.linspace(0, 1, 11)
    assert np.array_equal(again("A", t), sol("A", t))
    assert np.allclose(again.reactions("elbow", t=t).force, sol.reactions("elbow", t=t).force, equal_nan=True)
    sol.animate().save(tmp_path / "page.html")
    sol.to_csv(tmp_path / "table.csv")
    before_scripts = (tmp_path / "page.html").read_text(encoding="utf-8").lower().split("<script")[0]
    assert not re.search(r"\bnan\b", before_scripts)


def test_what_depends_on_what_is_dropped():
    """It is told before the run."""
    guided = LINKAGE.replace("Events:", "DryFriction: {rub: {on: elbow, torque: 0.1}}\nEvents:")
    with pytest.raises(br.ModelError) as error:
        br.simulate(Mechanism.parse(guided))
    assert "The event 'open' drops elbow, on which something else depends:" in str(error.value)
    both = br.simulate(Mechanism.parse(guided.replace("drop: elbow", "drop: [elbow, rub]")))
    assert both.success


@pytest.mark.parametrize("integrator", ["dop853"])
def test_other_integrators(integrator):
    """Chapters do not depend on who integrates."""
    one = br.simulate(Mechanism.parse(LINKAGE))
    other = br.simulate(
        Mechanism.parse(LINKAGE), coordinates="body", constraints="qr", integrator=integrator, tol=1e-11
    )
    assert other("B", 1.0) == pytest.approx(one("B", 1.0), abs=1e-7)
    assert other.certificate.energy_balance < 1e-7


OSCILLATOR = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0]}
  Particles: {A: 2}
  Springs: {OA: [30, 1]}
  Dampers: {damper: {points: [O, A], damping: 1.5}}
Motions: {A.y: 0.1*sin(3*t)}
Events:
  loose: {when: t - 0.5, drop: damper}
  free: {when: t - 0.8, drop: [OA, A.y]}
ProblemData: {tend: 1.2, positions: {A: [1.4, 0]}}
"""


def test_energy_over_chapters():
    """Works go on over chapters, also where a chapter has none; what goes with a spring is the work of the event."""
    sol = br.simulate(Mechanism.parse(OSCILLATOR))
    energy = sol.energy(np.linspace(0, 1.2, 49))
    assert np.abs(energy.balance).max() < 1e-10
    assert sol.certificate.energy_balance < 1e-10
    assert energy.dissipated[-1] == pytest.approx(sol.energy(0.5).dissipated, abs=1e-12)
    stretch = np.linalg.norm(sol("A", 0.8)) - 1
    assert energy.jumps[-1] == pytest.approx(-15 * stretch**2, abs=1e-10)
    assert sol("A.x", 1.2) == pytest.approx(sol("A.x", 0.8) + 0.4 * sol("A.x'", 0.8), abs=1e-10)


SAMPLE = """
Title: All words of an event
Dimension: 2
PhysicalParams: {k: 3}
PartData: {Particles: {A: 1}, Springs: {AB: [k, 1]}, Fixed: {B: [0, 0]}}
Limits:
  A.x: {from: -5, restitution: 0}
Events:
  first: {when: A.x - 1, rises: true, drop: [AB, Limits.A.x]}
  second: {when: tension(AB), falls: true, set: {A.x': 0, k: 2*k}}
  third: {when: energy.kinetic - 1, end: true}
"""


def test_reads_back():
    """The text of a mechanism with events describes the same one; so do the words of Python."""
    first = Mechanism.parse(SAMPLE)
    assert Mechanism.parse(first.text()).text() == first.text()
    b = br.MechanismBuilder("All words of an event", dimension=2)
    b.parameters(k=3)
    b.fixed(B=(0, 0))
    b.particle("A", 1)
    b.spring("AB", "k", 1)
    b.limit("A.x", low=-5, restitution=0)
    b.event("first", "A.x - 1", rises=True, drop=["AB", "Limits.A.x"])
    b.event("second", "tension(AB)", falls=True, values={"A.x'": 0, "k": "2*k"})
    b.event("third", "energy.kinetic - 1", end=True)
    assert b.mechanism().text() == first.text()


TRAPDOOR = """
Dimension: 2
PartData: {Particles: {A: 1}}
AppliedForces: {Gravity: 10}
Shapes: {A: {circle: 0.1}, floor: {line: [[-5, 0], [5, 0]]}, ground: {line: [[-5, -1], [5, -1]]}}
Contacts: {any: {friction: 0, restitution: 0}}
Events: {opens: {when: t - 1, drop: A/floor}}
ProblemData: {tend: 3, positions: {A: [0, 0.6]}, velocities: {A: [0, 0]}}
"""


def test_contact_is_dropped():
    """A ball lies on the floor until it opens, and falls to the ground below."""
    sol = br.simulate(Mechanism.parse(TRAPDOOR))
    assert sol("A.y", 0.9) == pytest.approx(0.1, abs=1e-10)
    first, second = sol.history.impacts
    assert first.t == pytest.approx(math.sqrt(2 * 0.5 / 10), abs=1e-10)
    assert second.t == pytest.approx(1 + math.sqrt(2 / 10), abs=1e-10)
    assert sol("A.y", 3.0) == pytest.approx(-0.9, abs=1e-10)


def test_picture_knows_what_goes(tmp_path):
    """The sling is drawn until it lets go."""
    sol = br.simulate(Mechanism.parse(TREBUCHET))
    (sling,) = sol.picture.links
    assert (sling.name, sling.until) == ("sling", sol.events[0].t)
    again = br.load(sol.save(tmp_path / "motion.nc"))
    assert again.picture.links == sol.picture.links


@pytest.mark.parametrize("e", [0.05, 0.4])
def test_events_without_end(e):
    """A ball that is thrown back ever sooner by an event stops the run, and it says where."""
    text = BALL.replace("e: 0.8", f"e: {e}").replace("  gust: {when: t - 1, set: {wind: 2}}\n", "")
    sol = br.simulate(Mechanism.parse(text))
    assert not sol.success
    assert "because events follow each other without end" in sol.message
    assert sol.trajectory.end == pytest.approx(math.sqrt(2 / 9.81) * (1 + 2 * e / (1 - e)), abs=1e-6)
