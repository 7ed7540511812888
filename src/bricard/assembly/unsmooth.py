"""What is not smooth at the start of a mechanism: stops that are passed, reactions that must be known, teeth."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

import numpy as np

from bricard.assembly.prepared import Prepared
from bricard.errors import InitialValueError, ModelError
from bricard.mechanics.dynamics import Dynamics
from bricard.solvers.events import Event
from bricard.symbolic import sx

ROUNDING = 1e-9  # of the start, in metres or radians
RANK = 1e-9  # of singular values that are zero
SHARE = 1e-6  # of a multiplier in forces that are left open


def made_unsmooth(ready: Prepared, known: Mapping[str, float]) -> tuple[Prepared, list[Event]]:
    """A mechanism with the constants of its play and the teeth of its ratchets, and the events that count teeth.

    known   constants and teeth of a motion that goes on
    """
    _check_determined(ready)
    teeth = _counted(ready)
    others = {**teeth, **{name: known[name] for name in (*ready.model.phases, *teeth) if name in known}}
    ready = replace(ready, system=replace(ready.system, parameters={**ready.system.parameters, **others}))
    _check_not_passed(ready)
    elements = ready.model.mechanism.onesided.items()
    counts = [one for (_, name), element in elements for one in element.counts(name).items()]
    return ready, [Event(text, 1, action=partial(_count, name), name=name) for name, text in counts]


def _count(name: str, t: float, values: Mapping[str, float]) -> dict[str, float]:
    return {name: values[name] + 1}


def _check_not_passed(ready: Prepared) -> None:
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


def _check_determined(ready: Prepared) -> None:
    """An error if friction depends on the reaction in a joint that redundant constraints leave open.

    Forces n with G^T n = 0 of all constraints, redundant ones too, may be added to the reactions: none of the
    multipliers in a limit of friction may have a share in them.
    """
    complete = ready.model.system()
    if not ready.rank.redundant or not ready.model.mechanism.reacting:
        return
    (G,) = Dynamics(complete).values("G", t=ready.start.t, q=ready.start.q, v=ready.start.v)
    left, sizes, _ = np.linalg.svd(G)
    open_forces = left[:, int((sizes > RANK * sizes.max(initial=1.0)).sum()) :]
    shares = np.abs(open_forces).max(axis=1, initial=0.0)
    constraints = (*complete.holonomic, *complete.velocity)
    undetermined = {one.multiplier.name() for one, share in zip(constraints, shares, strict=True) if share > SHARE}
    for friction in complete.frictions:
        found = undetermined & {symbol.name() for symbol in sx.symvar(sx.vertcat(friction.static, friction.kinetic))}
        if found:
            raise ModelError(
                f"The friction '{friction.name}' depends on a reaction that the motion does not determine: some "
                f"constraints are redundant ({', '.join(one.name for one in ready.rank.redundant)}).\n"
                "  Give a constant limit (torque or force), or joints that leave out what is redundant."
            )


def _counted(ready: Prepared) -> dict[str, float]:
    """Parameters that count, at the start: the last whole number before a value."""
    values = {name: _at_start(ready, value) for name, value in ready.model.world.counted.items()}
    return {name: float(math.floor(value + ROUNDING)) for name, value in values.items()}


def _at_start(ready: Prepared, gap: sx.SX) -> float:
    values = {**ready.system.parameters, **ready.start.positions, "t": ready.start.t}
    symbols = sx.symvar(gap)
    return float(sx.Function("gap", symbols, [gap])(*[values[one.name()] for one in symbols]))
