"""Ropes, cables and belts: their lengths around pulleys, what they do, and what is refused."""

import numpy as np
import pytest
from scipy.spatial import ConvexHull

import bricard as br
from bricard.mechanism.mechanism import Mechanism

G = 9.81

HOIST = """
Dimension: 2
PhysicalParams: {{M: 3, m: 2, r: 0.3, rope: 4}}
PartData:
  Fixed: {{Q: [0, 0]}}
  Particles: {{A: M, B: m}}
{rope}
AppliedForces: {{Gravity: }}
ProblemData:
  tend: 0.5
  positions: {{A: [-r, -1], B: [r, -1.5]}}
  velocities: {{A: [0, 0], B: [0, 0]}}
  fixedpositions: {{A}}
  tolerance: 1e-11
"""
JOINT = "  Joints: {rope: {type: rope, over: [A, Q, B], radii: [0, -r, 0], length: rope}}"
HALF_TURN = np.pi * 0.3


def hoist(text):
    return br.simulate(Mechanism.parse(HOIST.format(rope=text)))


def test_two_weights_on_a_rope():
    """Atwood: (M + m) a = (M - m) g, the tension is 2 M m g / (M + m); the rope has a half turn on the pulley."""
    sol, t = hoist(JOINT), np.linspace(0, 0.5, 11)
    fall = (3 - 2) * G / (3 + 2)
    assert sol("A.y", t) == pytest.approx(-1 - fall * t**2 / 2, abs=1e-12)
    assert sol("B.y", 0) == pytest.approx(-(4 - HALF_TURN - 1), abs=1e-12)
    assert sol("B.y'", t) == pytest.approx(fall * t, abs=1e-12)
    assert np.abs(sol("lam.rope", t)) == pytest.approx(2 * 3 * 2 * G / (3 + 2), abs=1e-9)


def test_a_cable_goes_around_pulleys_too():
    """As long as it is taut a cable is a rope."""
    cable = "Cables: {rope: {points: [A, Q, B], radii: [0, -r, 0], length: rope}}"
    text = HOIST.format(rope="").replace("B: [r, -1.5]", f"B: [r, {-(3 - HALF_TURN)!r}]").replace("m: 2", "m: 1")
    sol = br.simulate(Mechanism.parse(text + cable))
    assert sol("A.y", 0.5) == pytest.approx(-1 - (3 - 1) * G / (3 + 1) * 0.5**2 / 2, abs=1e-9)
    assert sol("N.rope", 0.5) == pytest.approx(2 * 3 * 1 * G / (3 + 1), abs=1e-8)


def around(A, B, centre, radius):
    """The shortest way from A to B around a disc: the hull of all without the side AB, by points on the disc."""
    angle = np.linspace(0, 2 * np.pi, 20001)
    disc = centre + radius * np.stack([np.cos(angle), np.sin(angle)], axis=1)
    return ConvexHull(np.vstack([A, B, disc])).area - np.linalg.norm(np.subtract(B, A))


@pytest.mark.parametrize("number", range(6))
def test_length_around_a_pulley(number):
    """A rope that is drawn tight around a disc is as long as the hull says, whatever its ends are."""
    random = np.random.default_rng(number)
    A, (x, y), centre, radius = random.uniform(-2, -1, 2), random.uniform(1, 2, 2), np.array([0, 1.5]), 0.4
    B = [float(x), -float(y)]
    length = float(around(A, B, centre, radius))
    text = f"""
Dimension: 2
PartData:
  Fixed: {{A: {A.tolist()}, Q: {centre.tolist()}, u: [1, 0]}}
  Particles: {{B: 1}}
  Joints:
    way: {{type: slider, point: B, base: S, axis: u}}
    rope: {{type: rope, over: [A, Q, B], radii: [0, -{radius}, 0], length: {length!r}}}
AppliedForces: {{Gravity: }}
ProblemData: {{tend: 0.01, positions: {{B: {[B[0] + 0.05, B[1]]}}}, tolerance: 1e-10}}
""".replace("Fixed: {", f"Fixed: {{S: [0, {B[1]!r}], ")
    sol = br.simulate(Mechanism.parse(text))
    assert sol("B.x", 0) == pytest.approx(B[0], abs=1e-6)


def test_a_rope_in_space_is_the_sum_of_its_spans():
    """|AP| + |PB| stays: a bead on a rope runs on an ellipsoid."""
    text = """
Dimension: 3
PartData:
  Fixed: {A: [-1, 0, 0], B: [1, 0, 0]}
  Particles: {P: 2}
  Joints: {rope: {type: rope, over: [A, P, B], length: 3}}
AppliedForces: {Gravity: }
ProblemData: {tend: 2, positions: {P: [0.5, 0.3, -1]}, velocities: {P: [0.4, 0.2, 0]}, tolerance: 1e-10}
"""
    sol, t = br.simulate(Mechanism.parse(text)), np.linspace(0, 2, 21)
    x, y, z = sol(["P.x", "P.y", "P.z"], t)
    assert x**2 / 1.5**2 + (y**2 + z**2) / (1.5**2 - 1) == pytest.approx(np.ones(21), abs=1e-10)
    assert sol.certificate.energy_balance < 1e-10


@pytest.mark.parametrize(
    ("rope", "finding", "remedy"),
    [
        ("over: [A], length: 1", "a rope needs two points or more", "List them: over: [A, B, C]."),
        ("over: [A, A, B], length: 1", "the rope goes from A to itself", "Give other points."),
        ("over: [A, B], length: -1", "the length is -1", "It must be positive."),
        (
            "over: [A, Q, B], radii: [0, 1], length: 1",
            "2 radii are given for 3 points",
            "Give one for each point, 0 where there is no pulley: radii: [0, 0.1, 0].",
        ),
        (
            "over: [A, Q, B], radii: [0.1, 0.1, 0], length: 1",
            "A is an end of the rope",
            "Its radius is 0; pulleys are between the ends.",
        ),
        ("over: [A, X], length: 1", "there is no point 'X'", "Known are Q, A, B."),
    ],
)
def test_what_is_refused(rope, finding, remedy):
    """Place, finding and remedy."""
    with pytest.raises(br.BricardError) as caught:
        hoist(f"  Joints: {{rope: {{type: rope, {rope}}}}}")
    assert finding in str(caught.value)
    assert remedy in str(caught.value)


def test_no_pulleys_in_space():
    """There a rope goes over points; for a cable, too."""
    text = """
Dimension: 3
PartData:
  Fixed: {A: [-1, 0, 0], Q: [0, 1, 1], B: [1, 0, 0]}
  Particles: {P: 2}
Cables: {rope: {points: [A, P, B], radii: [0, 1, 0], length: 3}}
ProblemData: {tend: 2, positions: {P: [0.5, 0.3, -1]}}
"""
    with pytest.raises(br.BricardError, match="a rope has no pulleys in space"):
        br.simulate(Mechanism.parse(text))


def test_a_crossed_belt_turns_the_other_way():
    """r1 angle1 = r2 angle2, and with a minus sign the other way around."""
    text = """
Dimension: 2
PhysicalParams: {r: 0.2}
PartData:
  Fixed: {O: [0, 0], S: [1, 0]}
  Rigids:
    one: {points: [O, u], Geom: [[1]], Dyna: [0, 1, 0.1]}
    two: {points: [S, v], Geom: [[1]], Dyna: [0, 1, 0.3]}
  Joints: {belt: {type: belt, angles: [alpha, beta], radii: [0.3, r]}}
  Angles: {alpha: u, beta: v}
AppliedForces: {Torques: {alpha: 2}}
ProblemData: {tend: 1, positions: {alpha: 0, beta: 0.5}, velocities: {alpha: 0}, tolerance: 1e-10}
"""
    ratio, inertia = 0.3 / 0.2, 0.1 + 0.3 * (0.3 / 0.2) ** 2
    for sign, sol in ((1, br.simulate(Mechanism.parse(text))), (-1, br.simulate(Mechanism.parse(text, r=-0.2)))):
        assert sol("alpha", 1) == pytest.approx(2 / inertia / 2, abs=1e-11)
        assert sol("beta", 1) - sol("beta", 0) == pytest.approx(sign * ratio * sol("alpha", 1), abs=1e-11)
