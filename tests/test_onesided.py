"""What is not smooth but has no shape: gaps, rates and limits are the same in all coordinates, on samples of the
tables and on a slider-crank with all of them.
"""

import math
from dataclasses import replace

import numpy as np
import pytest

import bricard as br
from bricard.assembly.prepared import prepare
from bricard.library.onesided import ONESIDED
from bricard.library.samples import NAME, pair, with_sections
from bricard.mechanism.mechanism import Mechanism
from bricard.symbolic import sx

COORDINATES = ("natural", "body", "relative")
CASES = [(section, dimension) for section, kind in ONESIDED.items() for dimension in kind.samples]

every_kind = pytest.mark.parametrize(("section", "dimension"), CASES, ids=[f"{s}-{d}" for s, d in CASES])


def sample(section, dimension):
    """The sample of a kind."""
    shown = ONESIDED[section].samples[dimension]
    return Mechanism.from_data(
        with_sections(with_sections(pair(dimension), shown.beside), {section: {NAME: shown.words}})
    )


def at_start(mechanism, coordinates):
    """The one-sided terms of a mechanism, and a function that gives values at its start."""
    ready = prepare(mechanism, coordinates)
    terms = ready.model.world.terms
    values = {**ready.system.parameters, "t": mechanism.start.t0}
    for name in terms.symbols:
        values |= {name: ready.start.positions[name], f"{name}'": ready.start.velocities[name]}

    def value(expression):
        symbols = sx.symvar(sx.SX(expression))
        return float(sx.Function("value", symbols, [sx.SX(expression)])(*[values[one.name()] for one in symbols]))

    return terms, value


@pytest.mark.parametrize("section", ONESIDED)
def test_samples_for_every_dimension(section):
    """Every kind has a sample in the plane and in space."""
    assert ONESIDED[section].samples.keys() == {2, 3}


@every_kind
def test_formulations_agree(section, dimension):
    """Gaps, their rates and slip velocities at the start are those of all coordinates."""
    found = []
    for coordinates in COORDINATES:
        terms, value = at_start(sample(section, dimension), coordinates)
        gaps = [number for one in terms.contacts for number in (value(one.gap), *_rate(terms, one.gap, value))]
        found.append([*gaps, *[value(one) for dry in terms.frictions for one in (dry.slip, dry.static, dry.kinetic)]])
    assert found[0]
    assert found[1] == pytest.approx(found[0], abs=1e-12)
    assert found[2] == pytest.approx(found[0], abs=1e-12)


def _rate(terms, gap, value):
    """Of a gap that is not a velocity itself."""
    return [] if terms.has_rates(gap) else [value(terms.rate(gap))]


@every_kind
def test_reads_back(section, dimension):
    """The text of a sample describes the same mechanism."""
    first = sample(section, dimension)
    again = Mechanism.parse(first.text())
    assert again.text() == first.text()
    assert again.onesided == first.onesided


# ------------------------------------------------------------------------------------- gaps of a known mechanism

CRANK = """
Dimension: 2
PhysicalParams: {R: 0.1, L: 0.3}
PartData:
  Fixed: {O: [0, 0], i: [1, 0]}
  Rigids: {OA: {Geom: [[R, 0]], Dyna: [0, 1, 0.05]}}
  Rods: {AB: [L]}
  Particles: {B: 1}
  Joints: {guide: {type: slider, point: B, base: O, axis: i, slide: s}}
  Angles: {theta: OA}
AppliedForces: {Gravity: 9.81, Torques: {theta: 0.6}}
DryFriction:
  guide: {friction: 0.15}
  pin: {on: A, friction: [0.2, 0.1], radius: 0.01}
  O: {torque: 0.5}
Limits: {s: {from: 0.1, to: 0.5, restitution: 0.5}, theta: {to: 10, restitution: 0}}
Cables: {OAB: 0.7}
Clutches: {theta: {}}
ProblemData:
  tend: 1.5
  positions: {theta: 0.5}
  fixedpositions: {theta}
  velocities: {theta: 1.0}
  fixedvelocities: {theta}
"""


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_slider_crank(coordinates):
    """Stops, cable, clutch and friction of a slider-crank: by its geometry."""
    terms, value = at_start(Mechanism.parse(CRANK), coordinates)
    beta = math.asin(0.1 * math.sin(0.5) / 0.3)
    s = 0.1 * math.cos(0.5) + 0.3 * math.cos(beta)
    turning = -0.1 * math.cos(0.5) / (0.3 * math.cos(beta))  # of the rod, where the crank turns at 1 rad/s
    gaps = {one.name: value(one.gap) for one in terms.contacts}
    expected = {"s.low": s - 0.1, "s.high": 0.5 - s, "theta.high": 9.5, "OAB": 0.7 - 0.4, "theta": 1.0}
    assert gaps == pytest.approx(expected, abs=1e-12)
    assert [float(one.restitution) for one in terms.contacts] == [0.5, 0.5, 0, 0, 0]
    slips = {one.name: value(one.slip) for one in terms.frictions}
    slide = -0.1 * math.sin(0.5) + 0.3 * math.sin(-beta) * turning * -1
    assert slips == pytest.approx({"guide": slide, "pin": turning - 1, "O": 1.0}, abs=1e-12)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_friction_by_the_reaction(coordinates):
    """Limits are mu |side force| of the guide and mu r |force| of the pin: by statics, with the crank held.

    The force P on the slider pushes the rod together, which presses the slider on the guide.
    """
    text = CRANK.replace("Torques: {theta: 0.6}", "Forces: {B: [-7, 0]}") + "Motions: {theta: 0.5}\n"
    ready = prepare(Mechanism.parse(text.replace("velocities: {theta: 1.0}", "velocities: {theta: 0}")), coordinates)
    smooth = replace(ready.system, contacts=(), frictions=())
    sol = br.simulate(smooth, (0, 1e-3), ready.start.positions, ready.start.velocities)

    def limit(friction):
        symbols = sx.symvar(friction.static)
        return float(sx.Function("limit", symbols, [friction.static])(*[sol(one.name(), 0.0) for one in symbols]))

    beta = math.asin(0.1 * math.sin(0.5) / 0.3)
    side, rod = 9.81 + 7 * math.tan(beta), 7 / math.cos(beta)
    limits = {one.name: limit(one) for one in ready.system.frictions if one.name != "O"}
    assert limits == pytest.approx({"guide": 0.15 * side, "pin": 0.2 * 0.01 * rod}, rel=1e-9)


PIN = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], P: [0.7, 0.2]}
  Rigids:
    arm: {points: [A, B], Geom: [[0.9, 0]], Dyna: [0.4, 1.2, 0.1]}
    link: {points: [C, D], Geom: [[0.5, 0.1]], Dyna: [0.2, 0.7, 0.05]}
  Joints: {pin: {type: pin, points: [O, A]}, elbow: {type: pin, points: [B, C]}}
AppliedForces: {Gravity: 9.81}
DryFriction: {elbow: {friction: 0.3, radius: 0.02}}
ProblemData: {tend: 1, positions: {B: [0.9, 0], D: [1.4, 0.1]}}
"""


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_reaction_of_an_explicit_pin(coordinates):
    """From rest: Newton's law of the link gives the force at its pin, in coordinates that have no such reaction."""
    ready = prepare(Mechanism.parse(PIN), coordinates)
    smooth = replace(ready.system, contacts=(), frictions=())
    sol = br.simulate(smooth, (0, 1e-3), ready.start.positions, ready.start.velocities)
    (friction,) = ready.system.frictions
    symbols = sx.symvar(friction.static)
    found = float(sx.Function("limit", symbols, [friction.static])(*[sol(one.name(), 0.0) for one in symbols]))
    free = br.simulate(Mechanism.parse(PIN.replace("DryFriction: {elbow: {friction: 0.3, radius: 0.02}}", "")), 1e-3)
    arm = np.array([0.2, 0.0])  # of the centroid, in the axes of the link, which are those of the world at first
    turn = free("link.omega'", 0.0)
    acceleration = free("B''", 0.0) + turn * np.array([-arm[1], arm[0]])
    force = 0.7 * (acceleration + np.array([0, 9.81]))
    assert found == pytest.approx(0.3 * 0.02 * np.linalg.norm(force), rel=1e-8)


def test_builder():
    """The words of Python make the mechanism of a file."""
    b = br.MechanismBuilder(dimension=2)
    b.parameters(R=0.1, L=0.3)
    b.fixed(O=(0, 0), i=(1, 0))
    b.rigid("OA", [["R", 0]], centroid=[0], mass=1, inertia=0.05)
    b.rod("AB", "L")
    b.particle("B", 1)
    b.joint("guide", "slider", point="B", base="O", axis="i", slide="s")
    b.angle("theta", "OA")
    b.gravity()
    b.torque("theta", 0.6)
    b.dry_friction("guide", friction=0.15)
    b.dry_friction("pin", on="A", friction=[0.2, 0.1], radius=0.01)
    b.dry_friction("O", torque=0.5)
    b.limit("s", low=0.1, high=0.5, restitution=0.5)
    b.limit("theta", high=10, restitution=0)
    b.cable("OAB", 0.7)
    b.clutch("theta")
    b.problem(
        tend=1.5,
        positions={"theta": 0.5},
        velocities={"theta": 1.0},
        fixedpositions=["theta"],
        fixedvelocities=["theta"],
    )
    assert b.mechanism().text() == Mechanism.parse(CRANK).text()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("from: 0.1, to: 0.5", "from: 0.4, to: 0.5", "s lies 0.0160973 below 'from' of its limit (Limits)"),
        ("to: 10", "to: 0.2", "theta lies 0.3 above 'to' of its limit (Limits)"),
        ("OAB: 0.7", "OAB: 0.35", "the points of the cable 'OAB' are 0.05 farther apart than it is long (Cables)"),
    ],
)
def test_start_beyond_a_limit(old, new, message):
    """It is told which one is passed, and by how much."""
    with pytest.raises(br.InitialValueError, match="At the start") as error:
        br.simulate(Mechanism.parse(CRANK.replace(old, new)))
    assert message in str(error.value)


def test_a_mass_at_a_pin():
    """It does not turn: a constant torque acts between the two others; a reaction is that of two parts."""
    text = CRANK.replace("Particles: {B: 1}", "Particles: {B: 1, A: 0.3}")
    with pytest.raises(br.SpecError, match="which force in 'A' is meant is not clear: A shares it, too"):
        Mechanism.parse(text)
    terms, value = at_start(
        Mechanism.parse(text.replace("friction: [0.2, 0.1], radius: 0.01", "torque: 0.1")), "body"
    )
    turning = -0.1 * math.cos(0.5) / math.sqrt(0.09 - (0.1 * math.sin(0.5)) ** 2)
    assert {one.name: value(one.slip) for one in terms.frictions}["pin"] == pytest.approx(turning - 1, abs=1e-12)
