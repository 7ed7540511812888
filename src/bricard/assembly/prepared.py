"""A mechanism made ready to run: model, start, and the constraints that are left without redundant ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.assembly.converted import Converter, NaturalStart, body_coordinates, converted_start
from bricard.assembly.finite import finite_numbers
from bricard.assembly.independent import independent
from bricard.assembly.redundancy import Rank
from bricard.assembly.settling import settled_start
from bricard.assembly.start import Starter, StartPoint
from bricard.dae.model import DAE
from bricard.formulations.body.model import body_model
from bricard.formulations.building import NothingMoves
from bricard.formulations.model import Model
from bricard.formulations.natural.model import natural_model
from bricard.formulations.parasitic import parasitic_model
from bricard.formulations.relative.model import relative_model
from bricard.formulations.relative.poses import relative_coordinates
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.solvers.method import Method


@dataclass(frozen=True, eq=False)
class Prepared:
    """A model with a consistent start; `system` has no redundant constraints.

    size, typical   a typical length; typical sizes of the coordinates
    forms           DAEs of the system that were made already, by how its constraints are met
    """

    model: Model
    system: MechanicalSystem
    start: StartPoint
    rank: Rank
    size: float
    typical: npt.NDArray[np.float64]
    forms: dict[Any, DAE] = field(default_factory=dict)

    @property
    def sizes(self) -> tuple[int, int]:
        """Numbers of coordinates and of constraints."""
        return self.system.size, len(self.system.holonomic) + len(self.system.velocity)

    @property
    def mobility(self) -> int:
        """Degrees of freedom: independent velocities; drives count as constraints."""
        return self.sizes[0] - self.sizes[1]

    @property
    def position_freedoms(self) -> int:
        """Independent positions: constraints of velocities leave them."""
        return self.system.size - len(self.system.holonomic)


@dataclass(frozen=True)
class Formulation:
    """Coordinates of one kind.

    model        of a mechanism, by a method with these coordinates, and with its start in natural coordinates
    convert      how a start is expressed in them; None: it is found in them
    settle       how rough positions become a start, if they do so in a way of their own
    needs_start  whether the model takes numbers from the start
    """

    model: Callable[[Mechanism, Method, NaturalStart | None], Model]
    convert: Converter | None
    settle: Callable[[Starter, Method], StartPoint] | None = None
    needs_start: bool = False


def _parasitic(mechanism: Mechanism, method: Method, near: NaturalStart | None) -> Model:
    assert near is not None
    return parasitic_model(mechanism, near.in_body_coordinates, stiffness=method.stiffness, damping=method.damping)


FORMULATIONS: dict[str, Formulation] = {
    "natural": Formulation(lambda mechanism, method, near: natural_model(mechanism), None),
    "body": Formulation(lambda mechanism, method, near: body_model(mechanism), body_coordinates),
    "relative": Formulation(
        lambda mechanism, method, near: relative_model(mechanism, method.cut), relative_coordinates
    ),
    "parasitic": Formulation(
        _parasitic,
        body_coordinates,
        settle=lambda starter, method: settled_start(starter, method.stiffness, method.damping),
        needs_start=True,
    ),
}


def prepare(mechanism: Mechanism, method: Method | str = "natural") -> Prepared:
    """A mechanism in the coordinates of a method (or in those named), at a consistent start.

    Redundant constraints are left out.
    """
    with finite_numbers():
        return _prepared(mechanism, method if isinstance(method, Method) else Method(method))


def _prepared(mechanism: Mechanism, method: Method) -> Prepared:
    formulation = FORMULATIONS[method.coordinates]
    try:
        starter = Starter(natural_model(mechanism))
    except NothingMoves:
        if not mechanism.bodies:
            raise
        return _immobile(mechanism)
    settle = formulation.settle if method.settle else None
    start = starter.find() if settle is None else settle(starter, method)
    if formulation.convert is None:
        return at_start(starter, start)
    near = NaturalStart(starter, start)
    model = formulation.model(mechanism, method, near)
    return at_start(Starter(model), converted_start(near.starter, near.point, model, formulation.convert))


def at_start(starter: Starter, start: StartPoint) -> Prepared:
    """A model at its start, without redundant constraints."""
    found = independent(starter, start)
    return Prepared(starter.model, found.system, start, found.rank, starter.size, starter.sizes)


def _immobile(mechanism: Mechanism) -> Prepared:
    """A mechanism whose parts are all clamped: in body coordinates, whatever was asked for, for it has no others."""
    starter = Starter(body_model(mechanism))
    return at_start(starter, starter.find())
