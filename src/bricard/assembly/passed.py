"""What is not smooth at the start of a mechanism: stops that are passed, cables that are too short, teeth."""

from __future__ import annotations

import math

from bricard.assembly.prepared import Prepared
from bricard.errors import InitialValueError
from bricard.symbolic import sx

ROUNDING = 1e-9  # of the start, in metres or radians


def check_not_passed(ready: Prepared) -> None:
    """An error if a stop is passed, or a cable is overstretched, at the start: which, and by how much."""
    gaps = {contact.name: contact.gap for contact in ready.system.contacts}
    for (section, name), element in ready.model.mechanism.onesided.items():
        for contact in element.contacts(name):
            if contact not in gaps or sx.depends_on(gaps[contact], ready.system.v):
                continue
            value = _at_start(ready, gaps[contact])
            if value < -ROUNDING:
                raise InitialValueError(
                    f"At the start {element.passed(name, contact, -value)} ({section}).\n"
                    "  Give positions that keep to it, with fixedpositions if they must not move, or change it."
                )


def counted(ready: Prepared) -> dict[str, float]:
    """Parameters that count, at the start: the last whole number before a value."""
    values = {name: _at_start(ready, value) for name, value in ready.model.world.counted.items()}
    return {name: float(math.floor(value + ROUNDING)) for name, value in values.items()}


def _at_start(ready: Prepared, gap: sx.SX) -> float:
    values = {**ready.system.parameters, **ready.start.positions, "t": ready.start.t}
    symbols = sx.symvar(gap)
    return float(sx.Function("gap", symbols, [gap])(*[values[one.name()] for one in symbols]))
