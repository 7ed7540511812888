"""The numbers of a contact, or bumper, that pushes by a spring and a damper."""

from __future__ import annotations

from bricard.library.world import Value
from bricard.records import dataclass


@dataclass(frozen=True, eq=False)
class Pushing:
    """N = k d^n - c g', or k d^n (1 - c g') where the damping is `proportional`, while it pushes; d = layer - g.

    friction   the coefficient mu; its force grows to mu N at the slip speed v_lim
    """

    stiffness: Value
    damping: Value = 0.0
    exponent: Value = 1.0
    layer: Value = 0.0
    friction: Value = 0.0
    v_lim: Value = 1.0
    proportional: bool = False
