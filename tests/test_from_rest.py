"""Motions that leave rest slowly: the first coefficients of their series vanish, and many later ones."""

import numpy as np
import pytest

import bricard as br

ROD = """
Dimension: 2
PartData: {{Fixed: {{O: [0, 0]}}, Rods: {{OA: [1, 1]}}, Angles: {{theta: OA}}}}
{law}
ProblemData: {{tend: 1.5, positions: {{A: [1, 0]}}}}
"""
every_exponent = pytest.mark.parametrize("n", [1, 2, 3, 4, 5, 6, 7, 9, 11])
every_coordinates = pytest.mark.parametrize("coordinates", ["natural", "body", "relative"])
T = np.linspace(0, 1.5, 40)


def rod(law):
    return br.Mechanism.parse(ROD.format(law=law))


@every_exponent
@every_coordinates
def test_a_driven_angle(n, coordinates):
    """theta = t^n: the end of the rod is at (cos t^n, sin t^n)."""
    motion = br.simulate(rod(f"Motions: {{theta: t**{n}}}"), coordinates=coordinates)
    assert motion.success, motion.message
    assert np.abs(motion("A", T) - [np.cos(T**n), np.sin(T**n)]).max() < 1e-7


@every_exponent
@every_coordinates
def test_a_torque_that_grows_from_nothing(n, coordinates):
    """A rod of 1 kg and 1 m about its end: theta'' / 3 = t^n, theta = 3 t^(n+2) / ((n + 1) (n + 2))."""
    motion = br.simulate(rod(f"AppliedForces: {{Torques: {{theta: t**{n}}}}}"), coordinates=coordinates)
    assert motion.success, motion.message
    theta = 3 * T ** (n + 2) / ((n + 1) * (n + 2))
    assert np.abs(motion("A", T) - [np.cos(theta), np.sin(theta)]).max() < 1e-7


@every_exponent
def test_a_lagrangian(n):
    """The same with the angle itself as coordinate, and by a constraint."""
    s = br.Lagrangian("x y")
    s.particle(1, br.Vec2(s.x, s.y))
    s.constrain(s.x**2 + s.y**2 - 1, name="length")
    s.constrain(s.y * br.cos(s.t**n) - s.x * br.sin(s.t**n), name="drive")
    motion = br.simulate(s, (0, 1.5), {"x": 1, "y": 0})
    assert motion.success, motion.message
    assert np.abs(motion(["x", "y"], T) - [np.cos(T**n), np.sin(T**n)]).max() < 1e-7
