"""The start of a mechanism in other coordinates than natural ones: the same places and velocities of its points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.start import Starter, StartPoint
from bricard.formulations.body.poses import body_state
from bricard.formulations.model import Model
from bricard.mechanism.mechanism import Mechanism
from bricard.symbolic import sx

Converter = Callable[[Model, Mechanism, Callable[[str, int], FloatArray]], tuple[FloatArray, FloatArray]]


@dataclass(frozen=True, eq=False)
class NaturalStart:
    """A start in natural coordinates."""

    starter: Starter
    point: StartPoint

    def in_body_coordinates(self, model: Model) -> StartPoint:
        """The same start in a model with body coordinates."""
        return converted_start(self.starter, self.point, model, body_coordinates)


def body_coordinates(
    model: Model, mechanism: Mechanism, places: Callable[[str, int], FloatArray]
) -> tuple[FloatArray, FloatArray]:
    """Poses and their rates."""
    state = body_state(mechanism, places)
    return state.q[:, 0], state.v[:, 0]


def converted_start(natural: Starter, found: StartPoint, model: Model, convert: Converter) -> StartPoint:
    """The start that natural coordinates have found, in the coordinates of another model."""
    other = Starter(model)
    names = other.system.coordinates
    q, v = convert(model, model.mechanism, lambda name, order: _place(natural, found, name, order))
    rest = names[len(q) :]
    q = np.concatenate([q, [found.positions[name] for name in rest]])
    v = np.concatenate([v, [_rate(natural, found, name) for name in rest]])
    phases = [found.phases.get(name, 0.0) for name in model.phases]
    y = other.with_true_angles(np.concatenate([q, phases]))
    extras = {
        name: value for name, value in found.positions.items() if name in model.world.angles and name not in names
    }
    return replace(
        found,
        positions=dict(zip(names, y[: len(names)].tolist(), strict=True)) | extras,
        velocities=dict(zip(names, v.tolist(), strict=True)),
        phases=dict(zip(model.phases, y[len(names) :].tolist(), strict=True)),
        q=y[: len(names)],
        v=v,
    )


def _place(natural: Starter, found: StartPoint, name: str, order: int) -> FloatArray:
    """A point or vector, or its velocity, at the start, (dimension, 1)."""
    place = natural.model.world.point(name)
    values = [natural.model.lagrangian.rate(place), place][order == 0]
    return _numbers(natural, found, list(values))[:, None]


def _rate(natural: Starter, found: StartPoint, name: str) -> float:
    if name in found.velocities:
        return found.velocities[name]
    return float(_numbers(natural, found, [natural.model.world.quantity_rate(name)])[0])


def _numbers(natural: Starter, found: StartPoint, expressions: list[Any]) -> FloatArray:
    column = sx.vertcat(sx.SX(0, 1), *[sx.SX(expression) for expression in expressions])
    outputs = natural.at_time([sx.densify(column)], found.t)
    function = sx.Function("at", [natural.y, natural.system.v], outputs)
    return np.array(function(np.concatenate([found.q, list(found.phases.values())]), found.v)).ravel()
