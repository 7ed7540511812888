"""The same motion in other units of length, mass and time: numbers of a mechanism scale, and so does what follows."""

import numpy as np
import pytest

import bricard as br

TEXT = """
Dimension: 2
PartData:
  Fixed: {{O: [0, 0], W: [{W[0]!r}, {W[1]!r}]}}
  Rods: {{OA: [{long!r}, {heavy!r}], AB: [{short!r}, {light!r}]}}
  Angles: {{a: OA, b: AB, r: [OA, AB]}}
  Springs: {{WB: {{stiffness: {k!r}, length: {rest!r}, damping: {c!r}}}}}
  RotarySprings: {{r: [{kr!r}, 0]}}
AppliedForces: {{Gravity: {g!r}}}
ProblemData: {{tend: {end!r}, positions: {{a: 0.4, r: -0.9}}, velocities: {{a: {w!r}, b: 0}}}}
"""


def motion(L, M, T, coordinates):
    """A double pendulum with springs, its numbers in units of 1/L metres, 1/M kilograms, 1/T seconds."""
    text = TEXT.format(
        W=(0.65 * L, 1.75 * L),
        long=0.74 * L,
        short=0.66 * L,
        heavy=0.64 * M,
        light=1.02 * M,
        k=39.0 * M / T**2,
        rest=0.02 * L,
        c=1.75 * M / T,
        kr=1.84 * M * L**2 / T**2,
        g=9.81 * L / T**2,
        end=0.8 * T,
        w=0.39 / T,
    )
    return br.simulate(br.Mechanism.parse(text), coordinates=coordinates)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
@pytest.mark.parametrize(
    "units", [(1.0, 1e9, 1.0), (1e3, 1e6, 100.0), (1e-6, 1e-9, 1.0), (1e-3, 1e-3, 1e-3)], ids=lambda one: str(one)
)
def test_other_units(units, coordinates):
    L, M, T = units
    plain, other = motion(1.0, 1.0, 1.0, coordinates), motion(L, M, T, coordinates)
    assert other.success, other.message
    t = np.linspace(0, 0.8, 5)
    assert other(["a", "b"], t * T) == pytest.approx(plain(["a", "b"], t), abs=1e-9)
    assert other("joint.A", t * T) * T**2 / (M * L) == pytest.approx(plain("joint.A", t), abs=1e-7)
    assert other.energy(t * T).total * T**2 / (M * L**2) == pytest.approx(plain.energy(t).total, abs=1e-8)


@pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
def test_an_angle_stays_where_it_is_given_however_large_forces_are(coordinates):
    """Beside a stop, in microseconds: rounding in forces of 1e13 N must not move the angle of a spring."""
    mechanism = br.Mechanism.parse("""
Dimension: 2
PhysicalParams: {T: 1}
PartData:
  Fixed: {O: [0, 0], W: [0.65, 1.75]}
  Rods: {OA: [0.74, 0.64], AB: [0.66, 1.02]}
  Angles: {a: OA, b: AB, r: [OA, AB]}
  Springs: {WB: {stiffness: 39/T**2, length: 0.02, damping: 1.75/T}}
  RotarySprings: {r: [1.84/T**2, 0]}
AppliedForces: {Gravity: 9.81/T**2}
Limits: {a: {from: 1.03, to: 1.39, restitution: 0.6}}
ProblemData: {tend: 0.5*T, positions: {a: 1.21, r: -0.95}, velocities: {a: 0.4/T, b: 0}}
""")
    plain, other = (br.simulate(mechanism, coordinates=coordinates, parameters={"T": T}) for T in (1.0, 1e-6))
    t = np.linspace(0, 0.5, 6)
    assert other(["a", "r"], 1e-6 * t) == pytest.approx(plain(["a", "r"], t), abs=1e-9)
