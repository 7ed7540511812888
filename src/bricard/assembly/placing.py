"""Parts placed one by one, as rough data say, in a mechanism on which nothing acts.

Forces, torques, springs and gravity are taken away, time stands still, and what is driven or fixed is held. Each part
is then put where the values given for its own points, vectors and angles want it, by least squares, whatever its
joints demand. Where nothing is given, it stays where the nearest consistent position has it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from bricard.assembly.converted import NaturalStart
from bricard.assembly.least_squares import CLOSED, nearest
from bricard.assembly.start import Starter, StartPoint
from bricard.assembly.wanted import Wanted
from bricard.errors import InitialValueError
from bricard.formulations.model import Model
from bricard.library.drives.drive import Drive
from bricard.mechanism.contents import Start
from bricard.mechanism.mechanism import Mechanism
from bricard.spec.expressions import parse_expression
from bricard.symbolic import sx

TO_WHAT_IS_HELD = ((1.0, 0.0),)  # weights of what is held and of what is given, on the way to the former


def unloaded(starter: Starter) -> Mechanism:
    """The mechanism of a starter with nothing acting on it, at rest at the time of its start."""
    mechanism, start = starter.model.mechanism, starter.model.mechanism.start
    inputs = {name: starter.law_value(law) for name, law in starter.model.world.inputs.items()}
    return replace(
        mechanism,
        parameters={**mechanism.parameters, **inputs, "t": start.t0},
        inputs={},
        forces={},
        gravity=None,
        drives=stopped_drives(starter),
        start=Start(positions=start.positions, fixed_positions=start.fixed_positions),
    )


def held(mechanism: Mechanism) -> Mechanism:
    """A mechanism whose fixed positions are driven, along laws that stand still."""
    start = mechanism.start
    holds = {name: Drive(law=parse_expression(start.positions[name])) for name in sorted(start.fixed_positions)}
    return replace(mechanism, drives={**holds, **mechanism.drives})


def stopped_drives(starter: Starter) -> dict[str, Drive]:
    """The drives of a mechanism, each where it is at the start."""
    return {name: _stopped(starter, motion) for name, motion in starter.model.mechanism.drives.items()}


def _stopped(starter: Starter, motion: Drive) -> Drive:
    """A drive that stays where it is at the start."""
    if motion.law is None:
        return motion.with_words(rate=parse_expression(0))
    value = starter.law_value(starter.model.world.value(motion.law))
    return motion.with_words(law=parse_expression(value))


def nearest_position(starter: Starter) -> StartPoint:
    """The consistent position nearest to what is given; if none is found, the rough one, where that is complete."""
    try:
        return starter.find()
    except InitialValueError:
        rough, known = starter.guess()
        if not known.all():
            raise
        return starter.point(rough, np.zeros(starter.system.size))


def placed(model: Model, near: NaturalStart) -> StartPoint:
    """The parts of a model in body coordinates, each on its own, at rest; `near`: the nearest consistent position."""
    starter, guess = Starter(model), near.in_body_coordinates(model)
    y = np.concatenate([guess.q, list(guess.phases.values())])
    placing = starter.residuals(
        "placing",
        starter.hard_residuals,
        lambda: [e for wanted in starter.wanted for e in _own_residuals(model, wanted)],
    )
    y, misfit = nearest(placing, y, starter.sizes, TO_WHAT_IS_HELD)
    if misfit > CLOSED:
        raise InitialValueError(starter.why_not(y))
    y = starter.with_true_angles(y)
    return starter.point(y, np.zeros(starter.system.size))


def _own_residuals(model: Model, wanted: Wanted) -> Iterator[sx.SX]:
    """A given value as every part sees it that has the point or vector."""
    base, _, axis = wanted.name.rpartition(".")
    parts = model.mechanism.parts_with(base)
    if wanted.is_angle or not parts:
        yield from wanted.expressions
        return
    for part in parts:
        yield sx.SX(list(model.world.member(part, base))["xyz".index(axis)]) - wanted.value
