"""The start of a mechanism in other coordinates than natural ones: the same places and velocities of its points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.start import Starter, StartPoint
from bricard.formulations.model import Model, Places
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.symbolic import sx

Converter = Callable[[Model, Mechanism, Places], tuple[FloatArray, FloatArray]]


@dataclass(frozen=True, eq=False)
class NaturalStart:
    """A start in natural coordinates."""

    starter: Starter
    point: StartPoint

    def in_body_coordinates(self, model: Model) -> StartPoint:
        """The same start in a model with body coordinates."""
        return converted_start(self.starter, self.point, model, body_coordinates)


def body_coordinates(model: Model, mechanism: Mechanism, places: Places) -> tuple[FloatArray, FloatArray]:
    """Poses and their rates."""
    from bricard.formulations.body.poses import body_state

    state = body_state(mechanism, places)
    return state.q[:, 0], state.v[:, 0]


def converted_start(natural: Starter, found: StartPoint, model: Model, convert: Converter) -> StartPoint:
    """The start that natural coordinates have found, in the coordinates of another model."""
    other = Starter(model)
    names = other.system.coordinates
    q, v = convert(model, model.mechanism, _places(natural, found))
    rest = names[len(q) :]
    q = np.concatenate([q, [found.positions[name] for name in rest]])
    v = np.concatenate([v, _rates(natural, found, rest)])
    phases = [found.phases.get(name, 0.0) for name in model.phases]
    y = other.with_true_angles(np.concatenate([q, phases]))
    angles = model.world.angles.keys() - {*names}
    extras = {name: value for name, value in found.positions.items() if name in angles}
    return replace(
        found,
        positions=dict(zip(names, y[: len(names)].tolist(), strict=True)) | extras,
        velocities=dict(zip(names, v.tolist(), strict=True)),
        phases=dict(zip(model.phases, y[len(names) :].tolist(), strict=True)),
        q=y[: len(names)],
        v=v,
    )


def _places(natural: Starter, found: StartPoint) -> Callable[[str, int], FloatArray]:
    """(name, order) -> a point or vector, or its velocity, at the start, (dimension, 1)."""
    world = natural.model.world
    number = {name: i for i, name in enumerate(world.node)}

    def outputs() -> list[sx.SX]:
        column = sx.vertcat(sx.SX(0, 1), *[world.point(name).column() for name in number])
        return [column, natural.system.rate(column)]

    by_order = [one.reshape(len(number), -1) for one in _numbers(natural, found, "places", outputs)]
    return lambda name, order: by_order[order][number[name], :, None]


def _rates(natural: Starter, found: StartPoint, names: Sequence[str]) -> FloatArray:
    """Rates of coordinates that the natural ones have too, or follow from these."""
    further = [name for name in names if name not in found.velocities]

    def outputs() -> list[sx.SX]:
        return [sx.vertcat(sx.SX(0, 1), *[natural.model.world.quantity_rate(name) for name in further])]

    (rates,) = _numbers(natural, found, ("further rates", *further), outputs)
    known = {**found.velocities, **dict(zip(further, rates.tolist(), strict=True))}
    return np.array([known[name] for name in names])


def _numbers(natural: Starter, found: StartPoint, key: Any, outputs: Callable[[], list[sx.SX]]) -> list[FloatArray]:
    """Columns at the start; `key` tells which they are."""
    evaluation = natural.evaluation(key, lambda: [sx.densify(one) for one in outputs()])
    y = np.concatenate([found.q, list(found.phases.values())])
    return [one.values for one in evaluation.sparse(y, found.v, natural.known_at(found.t))]
