"""Contacts that push by springs and dampers: forces with switches, so that every phase has its exact times."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.contact_laws.pushing import Pushing
from bricard.symbolic import functions as f
from bricard.symbolic import sx

SHALLOW = 1e-9  # a depth below which a power of it, which is not analytic at zero, is left out
SLOW = 1e-8  # of v_lim: a slip below which its direction in space is blurred


def normal_force(law: Pushing, gap: sx.SX, rate: sx.SX, windows: Sequence[sx.SX]) -> sx.SX:
    """N: only within the layer and the windows, and only a push."""
    depth = law.layer - gap
    linear = sx.SX(law.exponent).is_constant() and float(sx.SX(law.exponent)) == 1.0
    least = 0.0 if linear else SHALLOW
    spring = law.stiffness * (depth if linear else f.when(depth > least, depth, 1.0) ** law.exponent)
    force = spring * (1 - law.damping * rate) if law.proportional else spring - law.damping * rate
    pushes = f.maximum(force, 0) if not sx.SX(law.damping).is_zero() else force
    inside = [f.when(depth > least, 1.0), *[f.when(window > 0, 1.0) for window in windows]]
    for one in inside:
        pushes = pushes * one
    return sx.SX(pushes)


def friction_force(law: Pushing, normal: sx.SX, slip: Sequence[sx.SX]) -> list[sx.SX]:
    """T = -mu N p(|s|/v_lim) s/|s|, with p(x) = 2 x - x^2 up to one, and 1 beyond."""
    x = [one / law.v_lim for one in slip]
    if len(x) == 1:
        growing = 2 * x[0] - x[0] * abs(x[0])
        return [-law.friction * normal * f.when(x[0] > 1, 1, f.when(x[0] < -1, -1, growing))]
    speed = sx.sqrt(sum((one**2 for one in x), sx.SX(SLOW**2)))
    return [-law.friction * normal * f.when(speed < 1, (2 - speed) * one, one / speed) for one in x]
