"""What contact programs stumble over."""

from __future__ import annotations

import math

import pytest

import bricard as br
from bricard import Lagrangian, Vec2

GRAVITY = 9.81


def box_on(corners: dict[str, float], load_at: float, friction: float = 0.5) -> Lagrangian:
    """A box of mass one on corners at these distances from its middle; another weight stands on it."""
    system = Lagrangian("x y p")
    system.kinetic(0.5 * (system.rate.x**2 + system.rate.y**2) + 0.1 * system.rate.p**2)
    system.potential(GRAVITY * system.y + GRAVITY * (system.y + load_at * br.sin(system.p)))
    for name, at in corners.items():
        x, y, p = system.x, system.y, system.p
        corner = Vec2(x + at * br.cos(p) + 0.5 * br.sin(p), y + at * br.sin(p) - 0.5 * br.cos(p))
        system.unilateral(corner.y, system.rate(corner).x, friction, name=name)
    return system


@pytest.mark.parametrize("load_at", [0.2, -0.2, 0.0, 0.35])
def test_box_on_three_corners_rests_without_a_corner_that_pulls(load_at: float) -> None:
    """Three corners in line carry two weights in many ways, all of which push."""
    system = box_on({"l": -0.5, "m": 0.1, "r": 0.5}, load_at)
    motion = br.simulate(system, (0, 1), {"x": 0, "y": 0.5, "p": 0})
    forces = [motion[f"N.{name}"][-1] for name in "lmr"]
    assert motion.success, motion.message
    assert min(forces) >= 0
    assert math.isclose(sum(forces), 2 * GRAVITY, rel_tol=1e-12)
    assert math.isclose(-0.5 * forces[0] + 0.1 * forces[1] + 0.5 * forces[2], GRAVITY * load_at, abs_tol=1e-11)
    assert abs(motion["y"][-1] - 0.5) < 1e-14
