"""Positions that are given for a start, as expressions that vanish there, and typical sizes."""

from __future__ import annotations

from collections.abc import Container

from bricard.formulations.model import Model
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.spec.names import is_point
from bricard.symbolic import sx

AXES = ("x", "y", "z")
BEYOND = 1e3  # times the size of the parts: given positions beyond that do not measure the mechanism


@dataclass(frozen=True)
class Wanted:
    """A given value, by residuals that vanish there: expressions of t, the coordinates and a symbol for the value."""

    name: str
    value: float
    fixed: bool
    size: float  # typical of its kind
    expressions: tuple[sx.SX, ...]  # one; of an angle that is a coordinate two
    is_angle: bool = False


def wanted_values(model: Model, values: sx.SX, size: float) -> list[Wanted]:
    """What a mechanism's start gives of positions; `values` (a column) stand for the numbers, `size` is a length."""
    start = model.mechanism.start
    return [
        _wanted(model, name, value, name in start.fixed_positions, values[i], size)
        for i, (name, value) in enumerate(start.positions.items())
    ]


def _wanted(model: Model, name: str, value: float, fixed: bool, symbol: sx.SX, size: float) -> Wanted:
    angle = model.world.angles.get(name)
    if angle is not None:
        tracked = (model.lagrangian[name] - symbol,) if angle.tracked else ()
        return Wanted(name, value, fixed, 1.0, (angle.beyond(symbol), *tracked), True)
    return Wanted(name, value, fixed, size_of(model, name, size), (expression_of(model, name) - symbol,))


def size_of(model: Model, name: str, size: float) -> float:
    """A length for components of points, centroids and slides; one for those of vectors, turns and angles."""
    base, _, axis = name.rpartition(".")
    if not base:
        return 1.0 if name in model.world.angles else size
    is_direction = base in model.world.node and not is_point(base)
    return size if axis in AXES and not is_direction else 1.0


def expression_of(model: Model, name: str) -> sx.SX:
    """A component of a point or vector, or another quantity."""
    base, _, axis = name.rpartition(".")
    if base in model.world.node:
        return sx.SX(list(model.world.point(base))["xyz".index(axis)])
    return sx.SX(model.world.quantities[name])


def mechanism_size(mechanism: Mechanism, angles: Container[str]) -> float:
    """A typical length: of parts and fixed places; of given positions, unless these are far beyond the others."""
    members = [mechanism.ground, *[body.members for body in mechanism.bodies.values()]]
    lengths = [abs(x) for places in members for name, place in places.items() if name[0].isupper() for x in place]
    given = [abs(x) for name, x in mechanism.start.positions.items() if name not in angles]
    own, far = max(lengths, default=0.0), max(given, default=0.0)
    return max(own, min(far, BEYOND * own) if own else far) or 1.0
