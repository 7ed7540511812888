"""Kinks and jumps in what contacts are decided by.

Where a force jumps, the argument of its jump is zero, and rounding would choose its side. The equations of a run know
it: their modes stand in the numbers of a state, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bricard.dae.kinks import Smoothing
from bricard.dae.model import DAE
from bricard.mechanics.equations import in_dae_symbols
from bricard.mechanics.system import MechanicalSystem
from bricard.symbolic import sx


def sides_of(system: MechanicalSystem, dae: DAE, expressions: Sequence[sx.SX]) -> list[sx.SX]:
    """Expressions of a system with the modes of its DAE in the places of their kinks."""
    smoothing = Smoothing()
    smooth = [smoothing(one) for one in expressions]
    known = {kink.argument.element_hash(): kink.mode for kink in dae.kinks}
    known |= {(-kink.argument).element_hash(): -kink.mode for kink in dae.kinks}
    own: list[sx.SX] = []
    modes: list[sx.SX] = []
    for kink in smoothing.kinks:  # those in arguments of others come first
        argument = sx.substitute([kink.argument], own, modes)[0] if own else kink.argument
        modes.append(known.get(_renamed(system, dae, argument).element_hash(), sx.sign(argument)))
        own.append(kink.mode)
    return list(sx.substitute(smooth, own, modes)) if own else smooth


def _renamed(system: MechanicalSystem, dae: DAE, argument: sx.SX) -> sx.SX:
    """An argument in the symbols of the DAE."""

    def function(t: sx.SX, x: Any, der: Any, p: Any) -> sx.SX:
        return in_dae_symbols(system, [argument], t, x, der, p)[0]

    return dae.column(function, "A kink")
