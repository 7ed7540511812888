"""A homogeneous rod that swings about its end: as a mechanism, and in closed form."""

import numpy as np
from scipy.special import ellipj

LENGTH, ANGLE, GRAVITY = 0.5, 1.0, 9.81
PENDULUM = f"""
Title: A homogeneous rod that swings
Dimension: 2
PartData:
  Fixed: {{O: [0, 0]}}
  Rods: {{OA: [{LENGTH}, 3]}}
AppliedForces: {{Gravity: [0, {-GRAVITY}]}}
ProblemData:
  tend: 2
  positions: {{A: [{LENGTH * np.sin(ANGLE)}, {-LENGTH * np.cos(ANGLE)}]}}
  velocities: {{A: [0, 0]}}
"""


def swing(t):
    """The end of the rod: sin(theta / 2) = k cn / dn of w t, w^2 = 3 g / (2 l)."""
    k = np.sin(ANGLE / 2)
    _, cn, dn, _ = ellipj(np.sqrt(1.5 * GRAVITY / LENGTH) * t, k**2)
    theta = 2 * np.arcsin(k * cn / dn)
    return LENGTH * np.array([np.sin(theta), -np.cos(theta)])
