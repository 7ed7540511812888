"""Dead centres, singular starts, points without mass and mechanisms that cannot move, in words of their parts."""

import math

import numpy as np
import pytest

import bricard as br

COORDINATES = ["natural", "body", "relative"]
DRIVEN = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [2, 0]}
  Rods: {OA: [1, 1], AB: [1.2, 1], BC: [1, 1]}
  Angles: {theta: OA}
Motions: {theta: t}
ProblemData: {tend: 5, positions: {B: [1.5, 1]}}
"""
FLAT = """
Dimension: 2
PartData: {Fixed: {O: [0, 0], C: [3, 0]}, Rods: {OA: [1, 1], AB: [1, 1], BC: [1, 1]}}
ProblemData: {tend: 5, positions: {A: [1, 0], B: [2, 0]}}
"""
LIGHT = """
Dimension: 2
AppliedForces: {Gravity: 9.81}
PartData: {Fixed: {O: [0, 0]}, Rods: {OA: [1, 1], AB: [1, 0]}}
ProblemData: {tend: 5, positions: {A: [1, 0], B: [2, 0]}}
"""
CLAMPED = {
    2: """
Dimension: 2
AppliedForces: {Gravity: 9.81}
PartData: {Fixed: {O: [0, 0], u: [1, 0]}, Rigids: {OuA: {Geom: [[1], [2]], Dyna: [[1], 3, 0.1]}}}
ProblemData: {tend: 1}
""",
    3: """
Dimension: 3
AppliedForces: {Gravity: 9.81}
PartData:
  Fixed: {O: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0]}
  Rigids: {OuvA: {Geom: [[1], [0, 1], [2]], Dyna: [[1], 3, [0.1, 0.1, 0.1]]}}
ProblemData: {tend: 1}
""",
}


@pytest.mark.parametrize(
    "method", [*[{"coordinates": one} for one in COORDINATES], {"constraints": "qr", "integrator": "dop853"}]
)
def test_a_drive_into_a_dead_centre_names_the_parts_in_line(method):
    """AB and BC are stretched where |AC| = 2.2: 1 + 4 - 4 cos(theta) = 4.84."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN), **method)
    dead = math.acos(0.04)
    assert not motion.success
    assert motion.t[-1] == pytest.approx(dead, abs=1e-6)
    assert f"because AB and BC are in line at theta = {dead:.6g}: the linkage cannot follow the drive of theta." in (
        motion.message
    )
    assert "long double" not in motion.message


def test_a_limit_that_is_met_elsewhere_is_not_called_a_dead_centre():
    """Too few steps stay too few steps."""
    motion = br.simulate(br.Mechanism.parse(DRIVEN), max_steps=3)
    assert "3 steps were not enough" in motion.message


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_singular_start_names_the_parts_in_line(coordinates):
    """Three rods stretched between two bearings can give way to both sides."""
    with pytest.raises(br.StructureError, match="The start is a singular position: OA and AB are in line; AB and BC"):
        br.simulate(br.Mechanism.parse(FLAT), coordinates=coordinates)


@pytest.mark.machines
def test_a_start_that_is_singular_but_for_rounding_is_told():
    """Two rods that just reach from bearing to bearing hold a weight with forces that only rounding bounds."""
    taut = """
Dimension: 2
PartData:
  Fixed: {O: [0, 0], C: [2, 0]}
  Rods: {OA: [1, 1], AC: [1, 1]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 1, positions: {A: [1, 0.1]}}
"""
    warning = "at the start AC follows from other constraints: a singular position, whose forces are not determined"
    assert warning in br.simulate(br.Mechanism.parse(taut)).certificate.warnings
    slack = br.simulate(br.Mechanism.parse(taut.replace("C: [2, 0]", "C: [1.99, 0]"))).certificate
    assert not any("singular" in text for text in slack.warnings)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_point_without_mass_is_named(coordinates):
    """The end of a massless rod goes nowhere in particular."""
    with pytest.raises(br.ModelError, match=r"(B|AB) can move without moving a mass.*\n.*\(AB\) a mass"):
        br.simulate(br.Mechanism.parse(LIGHT), coordinates=coordinates)


@pytest.mark.parametrize("coordinates", ["natural", "body"])
def test_a_ball_with_the_inertia_of_a_thin_body_is_named(coordinates):
    """One number is the inertia of what is thin along its x axis, about which it has none."""
    ball = """
Dimension: 3
PartData: {Rigids: {Guv: {Geom: [[1], [0, 1]], Dyna: [0, 1, INERTIA]}}}
ProblemData: {tend: 1, positions: {G: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0]}, velocities: {Guv.omega: [1, 0, 0]}}
"""
    with pytest.raises(
        br.ModelError, match=r"Give Guv three principal inertias: one number I stands for a thin body"
    ):
        br.simulate(br.Mechanism.parse(ball.replace("INERTIA", "0.004")), coordinates=coordinates)
    assert br.simulate(
        br.Mechanism.parse(ball.replace("INERTIA", "[0.004, 0.004, 0.004]")), coordinates=coordinates
    ).success


@pytest.mark.parametrize("coordinates", COORDINATES)
@pytest.mark.parametrize("dimension", [2, 3])
def test_a_clamped_beam_has_reactions(dimension, coordinates):
    """A force of m g, and a torque of m g times the arm of one metre, to the left."""
    motion = br.simulate(br.Mechanism.parse(CLAMPED[dimension]), coordinates=coordinates)
    assert motion.success
    (part,) = motion.reactions.joints["O"]
    reaction = motion.reactions("O", on=part, t=[0.5])
    weight = 3 * 9.81
    assert reaction.force[:, 0] == pytest.approx([*[0] * (dimension - 1), weight], abs=1e-9)
    expected = weight if dimension == 2 else [0, -weight, 0]
    assert np.squeeze(reaction.torque) == pytest.approx(np.array(expected), abs=1e-9)


@pytest.mark.parametrize("coordinates", COORDINATES)
def test_a_truss_has_reactions(coordinates):
    """Two rods in a triangle, 60 degrees steep, carry 100 N at their tip: each 100 N / (2 sin 60) along itself."""
    text = """
Dimension: 2
AppliedForces: {Forces: {B: [0, -100]}}
PartData: {Fixed: {O: [0, 0], C: [1, 0]}, Rods: {OB: [1, 1], CB: [1, 1]}}
ProblemData: {tend: 1, positions: {B: [0.5, 1]}}
"""
    motion = br.simulate(br.Mechanism.parse(text), coordinates=coordinates)
    force = motion.reactions("O", on="OB", t=[0.5]).force[:, 0]
    assert force == pytest.approx([50 / math.tan(math.radians(60)), 50], abs=1e-9)
