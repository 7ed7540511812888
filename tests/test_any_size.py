"""Mechanisms of any size move alike: with gravity in proportion, lengths scale and times stay."""

import numpy as np
import pytest

import bricard as br

FOUR_BAR = """
PhysicalParams: {{L: 1}}
Dimension: 2
AppliedForces: {{Gravity: 9.81*L}}
PartData:
  Fixed: {{O: [0, 0], C: [L, 0]}}
  Rods: {{OA: [0.3*L, 1], AB: [L, 1], CB: [0.8*L, 1]}}
  Angles: {{th: OA}}
{}
ProblemData: {{tend: 1, positions: {{A: [0.2*L, 0.2*L], B: [L, 0.8*L]}}, velocities: {{A: [0, {}]}}}}
"""
SHAFT = """
PhysicalParams: {L: 1}
Dimension: 3
AppliedForces: {Gravity: 9.81*L}
PartData:
  Fixed: {O: [0, 0, 0], u: [0, 0.6, 0.8]}
  Rigids: {OAu: {Geom: [[L], [0, 0, 1]], Dyna: [[L/2], 1, [0.01*L**2, 0.1*L**2, 0.1*L**2]]}}
  Rods: {AB: [0.5*L, 1]}
ProblemData: {tend: 1, positions: {A: [L, 0, 0], B: [L, 0.5*L, 0]}}
"""


def places(text, size, coordinates):
    motion = br.simulate(br.Mechanism.parse(text, L=size), coordinates=coordinates)
    assert motion.success
    assert motion.certificate.redundant == ()
    return motion("B", np.linspace(0, 1, 5)) / size


@pytest.mark.parametrize("size", [1e-12, 1e-9, 1e-4, 1e5])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_free_linkage_of_any_size(coordinates, size):
    """A four-bar swings as that of one metre does."""
    text = FOUR_BAR.format("", "L")
    assert places(text, size, coordinates) == pytest.approx(places(text, 1, "natural"), abs=1e-7)


@pytest.mark.parametrize("size", [1e-6, 1e5])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize("drive", ["1 + t", "{rate: 2}"])
def test_a_driven_linkage_of_any_size(drive, coordinates, size):
    """A drive counts in radians whatever the lengths are."""
    text = FOUR_BAR.format(f"Motions: {{th: {drive}}}", 0)
    assert places(text, size, coordinates) == pytest.approx(places(text, 1, "natural"), abs=1e-7)


@pytest.mark.parametrize("size", [1e-9, 1e5])
@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_a_spatial_linkage_of_any_size(coordinates, size):
    """Points and vectors are coordinates side by side."""
    assert places(SHAFT, size, coordinates) == pytest.approx(places(SHAFT, 1, "natural"), abs=1e-7)


def test_a_pendulum_of_a_nanometre():
    """Its first swing lasts as long as that of a rod of one metre, times sqrt(1e-9)."""
    text = """
Dimension: 2
AppliedForces: {Gravity: 9.81}
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1e-9, 1]}}
ProblemData: {tend: 1e-4, positions: {A: [1e-9, 0]}}
"""
    low = br.Event(lambda t, x, der: x["A.x"], terminal=True)
    small = br.simulate(br.Mechanism.parse(text), events=low)
    assert small.t[-1] == pytest.approx(1.8540746773013719 * (2e-9 / 3 / 9.81) ** 0.5, rel=1e-9)  # K(1/2) sqrt(2l/3g)


@pytest.mark.parametrize("part", ["Rods: {OA: [1e-160, 1]}", "Rigids: {OAB: {Geom: [[1e-160], [0, 1]]}}"])
def test_lengths_without_a_square_are_refused(part):
    """Numbers below 1e-75 count as zero, because their squares would vanish."""
    with pytest.raises(br.SpecError, match=r"the length is 0|three points or vectors that are not in line"):
        br.Mechanism.parse(f"{{Dimension: 3, PartData: {{Fixed: {{O: [0, 0, 0]}}, {part}}}}}")


def test_a_very_flat_frame():
    """Directions of very different lengths make a frame."""
    text = """
Dimension: 3
PartData: {Fixed: {O: [0, 0, 0]}, Rigids: {OAB: {Geom: [[1e-20], [0, 1]], Dyna: [0, 1, [1, 1, 1]]}}}
ProblemData: {tend: 1, positions: {A: [1e-20, 0, 0], B: [0, 1, 0]}, velocities: {B: [0, 0, 2]}}
"""
    motion = br.simulate(br.Mechanism.parse(text), coordinates="body")
    assert motion("B", 1.0) == pytest.approx([0, np.cos(2), np.sin(2)], abs=1e-9)


def test_formulas_that_end_somewhere_are_no_crash():
    """Two equal constraints by sqrt(1 - x^2), which the search for redundant ones leaves: one of them is left out."""
    text = """
Dimension: 2
PartData:
  Particles: {{A: 1}}
  Joints:
    j: {{type: constraint, formula: A.y - sqrt(1 - A.x**2)}}
    k: {{type: constraint, formula: A.y - sqrt(1 - A.x**2)}}
ProblemData: {{tend: 0.5, positions: {{A: {}}}, velocities: {{A: [0.1, 0]}}}}
"""
    motion = br.simulate(br.Mechanism.parse(text.format("[0.3, 0.5]")))
    assert motion.certificate.redundant == ("k",)
    assert np.hypot(*motion("A", 0.5)) == pytest.approx(1, abs=1e-12)
    with pytest.raises(br.InitialValueError, match=r"j: A.y - sqrt\(1 - A.x\*\*2\) = 0 is not a finite number"):
        br.simulate(br.Mechanism.parse(text.format("[2, 0.5]")))
