"""Numbers with units mean what they mean in SI units."""

import math

import pytest

import bricard as br
from bricard.library.bodies import PARTS
from bricard.library.contact_shapes import SHAPES
from bricard.library.drives import DRIVES
from bricard.library.forces import FORCES
from bricard.library.joints import JOINTS
from bricard.library.onesided import ONESIDED
from bricard.library.words import EXPRESSIONS, fields
from bricard.mechanism.mechanism import Mechanism
from bricard.spec import units
from bricard.spec.expressions import ExpressionError, number, parse_expression

SI = """
Dimension: 2
PhysicalParams: {l: 0.5, m: 0.2, k: 2}
PartData:
  Fixed: {O: [0, 0.1]}
  Rods: {OA: [l, m]}
  Angles: {theta: OA}
  RotarySprings: {theta: [k, pi/6]}
AppliedForces: {Gravity: 9.81}
ProblemData: {tend: 2, positions: {theta: pi/6}, velocities: {theta: 2*pi}}
"""
WITH_UNITS = """
Dimension: 2
PhysicalParams: {l: 500 mm, m: 200 g, k: 2 N*m/rad}
PartData:
  Fixed: {O: [0 m, 10 cm]}
  Rods: {OA: [l, m]}
  Angles: {theta: OA}
  RotarySprings: {theta: [k, 30 deg]}
AppliedForces: {Gravity: 9.81 m/s**2}
ProblemData: {tend: 2 s, positions: {theta: 30 deg}, velocities: {theta: 60 rpm}}
"""

TABLES = (PARTS, FORCES, JOINTS, DRIVES, ONESIDED, SHAPES)
OF_ANY_UNIT = {  # formulas that are equations, directions, and a coefficient whose unit depends on a power
    "Drag": ("coefficient",),
    "Drive": ("of",),
    "Limit": ("of",),
    "Clutch": ("rate", "over"),
    "Constraint": ("formula",),
    "Curve": ("formula", "u"),
    "Contour": ("formula",),
    "Plane": ("plane",),
}

VALUES = {
    "50 mm": 0.05, "3 mm": 0.003, "50mm": 0.05, "1e3 um": 1e-3, "1 inch": 0.0254, "200 g": 0.2, "2 min": 120.0,
    "30 deg": math.pi / 6, "2 rev": 4 * math.pi, "3000 rpm": 100 * math.pi, "4 N/mm": 4000.0, "9.81 m/s**2": 9.81,
    "72 km/h": 20.0, "2 kN*m/deg": 2000 / (math.pi / 180), "1 m + 5 mm": 1.005, "2*3 mm": 0.006, "-(5 mm)": -0.005,
    "9.81 m/s**2 * m": 19.62, "10 deg/s*a": math.pi / 6, "6 m/a": 2.0, "2 N*m*a": 6.0, "2 m**2/a**2": 2 / 9,
    "90 deg*sin(2 Hz*a)": math.pi / 2 * math.sin(6), "1 lbf": 0.45359237 * 9.80665, "20 percent": 0.2,
    "0.5 kg*m**2": 0.5, "4 s**-1": 4.0,
}  # fmt: skip


@pytest.mark.parametrize("text", VALUES)
def test_value(text):
    """A number in its unit is that many SI units."""
    assert number(parse_expression(text), {"m": 2.0, "a": 3.0}) == pytest.approx(VALUES[text], rel=4e-16)


@pytest.mark.parametrize("text", ["2 min(a, b)", "2 pi", "2 l", "2 m (1 + a)"])
def test_what_looks_like_a_product_is_not_a_unit(text):
    """A missing operator is still told."""
    with pytest.raises(ExpressionError, match="an operator is missing"):
        parse_expression(text)


def test_same_motion_as_in_si_units():
    """The same mechanism with and without units moves alike."""
    end = [br.simulate(Mechanism.parse(text))("theta", 2.0) for text in (SI, WITH_UNITS)]
    assert end[0] == pytest.approx(end[1], abs=1e-12)


def test_units_survive_writing():
    """What is written reads the same, with its units."""
    text = Mechanism.parse(WITH_UNITS).text()
    assert "500 mm" in text
    assert "30 deg" in text
    assert Mechanism.parse(text).parameters == Mechanism.parse(SI).parameters


def test_settings_take_units():
    """Parameters that are changed may have units, too."""
    assert Mechanism.parse(WITH_UNITS, l="250 mm").parameters["l"] == 0.25


@pytest.mark.parametrize("kind", [k for table in TABLES for k in table.values()], ids=lambda kind: kind.__name__)
def test_every_number_has_a_unit(kind):
    """A kind says in what its words are given, as far as that can be said."""
    further = dict.fromkeys(("its", "place"), units.UNITS["m"])
    for field in fields(kind).values():
        if field.shape.refers in EXPRESSIONS and field.word not in OF_ANY_UNIT.get(kind.__name__, ()):
            assert field.unit is not None, field.word
            assert units.unit(field.unit, further)
