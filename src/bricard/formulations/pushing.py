"""Contacts that push by springs and dampers: forces with switches, so that every phase has its exact times."""

from __future__ import annotations

from collections.abc import Sequence

from bricard.library.contact_laws.pushing import Pushing
from bricard.records import dataclass
from bricard.symbolic import functions as f
from bricard.symbolic import sx

SHALLOW = 1e-9  # a depth below which a power of it, which is not analytic at zero, is left out
SLOW = 1e-8  # of v_lim: a slip below which its direction in space is blurred


@dataclass(frozen=True, eq=False)
class Push:
    """The force N of a contact, and `acts`: 1 while it pushes, 0 elsewhere."""

    force: sx.SX
    acts: sx.SX


def push(law: Pushing, gap: sx.SX, rate: sx.SX, windows: Sequence[sx.SX]) -> Push:
    """Only within the layer and the windows, and only a push."""
    depth = law.layer - gap
    linear = sx.SX(law.exponent).is_constant() and float(sx.SX(law.exponent)) == 1.0
    acts = f.when(depth > (0.0 if linear else SHALLOW), 1.0)
    for window in windows:
        acts = acts * f.when(window > 0, 1.0)
    if sx.SX(law.damping).is_zero():
        return Push(law.stiffness * _power(depth, law.exponent, acts, linear) * acts, acts)
    if law.proportional:
        part = (1 - law.damping * rate) * acts
        acts = acts * f.when(part > 0, 1.0)
        return Push(law.stiffness * _power(depth, law.exponent, acts, linear) * part * acts, acts)
    force = (law.stiffness * _power(depth, law.exponent, acts, linear) - law.damping * rate) * acts
    return Push(f.maximum(force, 0), acts * f.when(force > 0, 1.0))


def _power(depth: sx.SX, exponent: sx.SX | float, acts: sx.SX, linear: bool) -> sx.SX:
    """A power of the depth; that of one where nothing acts, because it has no series at zero."""
    return depth if linear else (acts * depth + 1 - acts) ** exponent


def friction_force(law: Pushing, normal: Push, slip: Sequence[sx.SX]) -> list[sx.SX]:
    """T = -mu N p(|s|/v_lim) s/|s|, with p(x) = 2 x - x^2 up to one, and 1 beyond.

    Slips switch only while the contact pushes: their directions in free flight are nothing to look out for.
    """
    x = [one / law.v_lim * normal.acts for one in slip]
    limit = law.friction * normal.force
    if len(x) == 1:
        growing = 2 * x[0] - x[0] * abs(x[0])
        faster, slower = (f.when(one > 0, 1.0) for one in (x[0] - normal.acts, -x[0] - normal.acts))
        return [-limit * (faster - slower + (1 - faster) * (1 - slower) * growing)]
    speed = sx.sqrt(sum((one**2 for one in x), sx.SX(SLOW**2)))
    return [-limit * f.when(speed < 1, (2 - speed) * one, one / speed) for one in x]
