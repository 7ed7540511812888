"""Contacts that touch at the start: the gaps that positions have to close.

Of a contact with several gaps (corners on an edge, both ends of a stop) those are meant that are nearest to being
closed where the mechanism would start without: a box that lies flat touches with two corners, one that leans with
one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import InitialValueError
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.unilateral import Unilateral
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

NEAR = 1e-3  # of the size of a mechanism: gaps that differ by less are closed together


def gaps_to_close(
    system: MechanicalSystem, names: Sequence[str], at: Sequence[FloatArray], size: float
) -> tuple[Unilateral, ...]:
    """The contacts whose gaps are meant; `at` are time, coordinates and parameters."""
    found = [one for name in names for one in _nearest(system, name, at, size)]
    return tuple({one.name: one for one in found}.values())


def _nearest(system: MechanicalSystem, name: str, at: Sequence[FloatArray], size: float) -> Iterator[Unilateral]:
    known = {symbol.element_hash() for symbol in sx.symvar(sx.vertcat(system.t, system.q, system.p))}
    own = [one for one in system.contacts if _is_called(one, name) and _is_made_of(one, known)]
    gaps = np.array([_gap(system, one, at, size) for one in own])
    if not np.isfinite(gaps).any():
        raise InitialValueError(
            f"The contact '{name}' cannot be closed at the start: it has no rigid gap between positions.\n"
            "  Take it out of closed, and give positions that touch."
        )
    for one, gap in zip(own, gaps, strict=True):
        if gap - gaps.min() <= NEAR * size:
            yield one


def _is_called(contact: Unilateral, name: str) -> bool:
    return name in (contact.pair, contact.name) or contact.name in (f"{name}.low", f"{name}.high")


def _is_made_of(contact: Unilateral, known: set[int]) -> bool:
    return all(symbol.element_hash() in known for symbol in sx.symvar(contact.gap))


def _gap(system: MechanicalSystem, contact: Unilateral, at: Sequence[FloatArray], size: float) -> float:
    """How far a gap is from being closed; infinite outside its windows."""
    outputs = [sx.densify(sx.vertcat(contact.gap, *contact.windows))]
    (found,) = Evaluation([system.t, system.q, system.p], outputs).dense(*at)
    gap, *windows = found.ravel().tolist()
    return abs(gap) if all(window >= -NEAR * size for window in windows) else np.inf
