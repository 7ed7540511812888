"""Driven angles start on their laws and follow them, in all coordinates, in the plane and in space."""

import math

import numpy as np
import pytest

import bricard as br

COORDINATES = ["natural", "body", "relative", "parasitic"]
SPRING = "RotarySprings: {th: [0.1, 0, 0]}"  # with it the angle is a coordinate


def plane_four_bar(seed):
    """A crank that can turn, its rocker anywhere, driven from a random angle; nothing of the start is given."""
    random = np.random.default_rng(seed)
    crank, ground = random.uniform(0.2, 0.4), random.uniform(1, 1.5)
    coupler, rocker = random.uniform(0.9, 1.2, size=2)
    start, speed = random.uniform(-12, 12), random.choice([-1, 1]) * random.uniform(3, 9)
    tracked = SPRING if seed % 2 else ""
    text = f"""
Dimension: 2
PartData:
  Fixed: {{O: [0.3, -0.2], C: [{0.3 + ground}, -0.2]}}
  Rods: {{OA: [{crank}, 1], AB: [{coupler}, 1], CB: [{rocker}, 1]}}
  Angles: {{th: OA}}
  {tracked}
Motions: {{th: {start} + {speed}*t}}
ProblemData: {{tend: 1.2}}
"""
    place = lambda angle: np.array([0.3 + crank * np.cos(angle), -0.2 + crank * np.sin(angle)])  # noqa: E731
    return text, place, start, speed


def spatial_four_bar(seed):
    """A crank about a random axis, a rod between balls, a rocker about another axis (RSSR)."""
    random = np.random.default_rng(1000 + seed)
    axes, _ = np.linalg.qr(random.normal(size=(3, 3)))
    axes = axes * np.linalg.det(axes)
    zero, z = axes[:, 0], axes[:, 2]
    across = np.cross(z, zero)
    crank = random.uniform(0.2, 0.4)
    start, speed = random.uniform(-12, 12), random.choice([-1, 1]) * random.uniform(3, 9)
    tracked = SPRING if seed % 2 else ""
    text = f"""
Dimension: 3
PartData:
  Fixed: {{O: [0, 0, 0], C: [1, 0.1, 0.2], x: {zero.tolist()}, z: {z.tolist()}, w: [0, 0.6, 0.8]}}
  Rigids:
    OAz: {{Geom: [[{crank}], [0, 0, 1]], Dyna: [[0.1], 1, [0.01, 0.02, 0.02]]}}
    CBw: {{Geom: [[0.9], [0, 0, 1]], Dyna: [[0.5], 1, [0.01, 0.05, 0.05]]}}
  Rods: {{AB: [1.1, 1]}}
  Angles: {{th: [x, OA, z]}}
  {tracked}
Motions: {{th: {start} + {speed}*t}}
ProblemData: {{tend: 1.2}}
"""
    place = lambda angle: crank * (zero * np.cos(angle) + across * np.sin(angle))  # noqa: E731
    return text, place, start, speed


def check_on_the_law(text, place, start, speed, coordinates):
    until = 0.31 if coordinates == "parasitic" else 1.2  # its stiff springs take short steps
    motion = br.simulate(br.Mechanism.parse(text), until, coordinates=coordinates, tol=1e-8)
    assert motion.success
    assert motion("th", 0.0) == pytest.approx(start, abs=1e-9)  # in its own turn
    for t in (0.0, 0.31, until):
        angle = start + speed * t
        crank_pin = [motion(f"A.{axis}", t) for axis in "xyz"[: len(place(angle))]]
        assert crank_pin == pytest.approx(place(angle), abs=1e-5)
        assert motion("th", t) == pytest.approx(angle, abs=1e-5)


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("draw", [plane_four_bar, spatial_four_bar])
def test_a_driven_four_bar_starts_on_its_law(draw, seed, coordinates):
    """The crank pin is where the law says, by r cos and r sin, at the start and later."""
    check_on_the_law(*draw(seed), coordinates)


@pytest.mark.slow
@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("seed", range(3, 43))
@pytest.mark.parametrize("draw", [plane_four_bar, spatial_four_bar])
def test_many_driven_four_bars_start_on_their_laws(draw, seed, coordinates):
    """The same for forty more of each kind."""
    check_on_the_law(*draw(seed), coordinates)


@pytest.mark.parametrize("off", [math.pi, math.pi + 0.01, -2.0])
@pytest.mark.parametrize("seed", range(4))
def test_a_lagrangian_starts_on_its_law(seed, off):
    """However the crank is guessed, also half a turn away, prescribe_angle puts it where its law says."""
    random = np.random.default_rng(seed)
    crank, ground = random.uniform(0.2, 0.4), random.uniform(1, 1.5)
    coupler, rocker = random.uniform(0.9, 1.2, size=2)
    start, speed = random.uniform(-12, 12), random.uniform(3, 9)
    s = br.Lagrangian("A[2] B[2]")
    origin, C = br.Vec2(0, 0), br.Vec2(ground, 0)
    for first, second, length in ((origin, s.A, crank), (s.A, s.B, coupler), (C, s.B, rocker)):
        s.rod(1, first, second)
        s.constrain((second - first).squared() - length**2)
    s.prescribe_angle(s.A.x, s.A.y, start + speed * s.t, name="drive")
    guess = crank * np.array([np.cos(start + off), np.sin(start + off)])
    motion = br.simulate(s, (0, 0.5), {"A": tuple(guess), "B": tuple(guess + np.array([0.9, 0.5]))})
    assert motion.success
    for t in (0.0, 0.2, 0.5):
        angle = start + speed * t
        assert motion("A.x", t) == pytest.approx(crank * np.cos(angle), abs=1e-8)
        assert motion("A.y", t) == pytest.approx(crank * np.sin(angle), abs=1e-8)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_the_motor_of_a_driven_rod_lifts_it(coordinates):
    """A rod that turns slowly to the right of its bearing: the motor holds its weight by m g l/2, to the left."""
    text = """
Dimension: 2
AppliedForces: {Gravity: 9.81}
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 2]}, Angles: {th: OA}}
Motions: {th: 0.001*t}
ProblemData: {tend: 0.1}
"""
    motion = br.simulate(br.Mechanism.parse(text), coordinates=coordinates)
    assert motion.motor("drive.th")[0] == pytest.approx(2 * 9.81 / 2, rel=1e-3)


@pytest.mark.parametrize("stroke", [0.15, 0.34, 0.4])
def test_a_guess_elsewhere_does_not_turn_the_crank(stroke):
    """A crank of 0.1 m and a rod of 0.35 m, driven from theta = 0: the slider starts at 0.45 m or at -0.25 m."""
    text = f"""
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], x: [1, 0]}}
  Rods: {{OA: [0.1, 1], AB: [0.35, 1]}}
  Particles: {{B: 1}}
  Collinears: {{OxB: stroke}}
  Angles: {{theta: OA}}
Motions: {{theta: 2*pi*t}}
ProblemData: {{tend: 1, positions: {{stroke: {stroke}}}}}
"""
    motion = br.simulate(br.Mechanism.parse(text))
    assert [motion("A.x", 0.0), motion("A.y", 0.0)] == pytest.approx([0.1, 0], abs=1e-12)
    assert motion("stroke", 0.0) == pytest.approx(0.45, abs=1e-12)
