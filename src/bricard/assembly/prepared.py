"""A mechanism made ready to run: model, start, and the constraints that are left without redundant ones."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from bricard.assembly.converted import Converter, NaturalStart, body_coordinates, converted_start
from bricard.assembly.finite import finite_numbers
from bricard.assembly.independent import independent
from bricard.assembly.redundancy import Rank
from bricard.assembly.settling import settled_start
from bricard.assembly.start import Starter, StartPoint
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
    """

    model: Model
    system: MechanicalSystem
    start: StartPoint
    rank: Rank
    size: float
    typical: npt.NDArray[np.float64]

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

    model    of a mechanism, by a method with these coordinates; it may look at the start in natural coordinates
    convert  how a start is expressed in them; None: it is found in them
    settle   how rough positions become a start, if they do so in a way of their own
    """

    model: Callable[[Mechanism, Method, NaturalStart], Model]
    convert: Converter | None
    settle: Callable[[Starter, Method], StartPoint] | None = None


FORMULATIONS: dict[str, Formulation] = {
    "natural": Formulation(lambda mechanism, method, near: natural_model(mechanism), None),
    "body": Formulation(lambda mechanism, method, near: body_model(mechanism), body_coordinates),
    "relative": Formulation(
        lambda mechanism, method, near: relative_model(mechanism, method.cut), relative_coordinates
    ),
    "parasitic": Formulation(
        lambda mechanism, method, near: parasitic_model(
            mechanism, near.in_body_coordinates, stiffness=method.stiffness, damping=method.damping
        ),
        body_coordinates,
        settle=lambda starter, method: settled_start(starter, method.stiffness, method.damping),
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
    if formulation.convert is not None:
        near = NaturalStart(starter, start)
        model = formulation.model(mechanism, method, near)
        start, starter = converted_start(near.starter, near.point, model, formulation.convert), Starter(model)
    found = independent(starter, start)
    return Prepared(starter.model, found.system, start, found.rank, starter.size, starter.sizes)


def _immobile(mechanism: Mechanism) -> Prepared:
    """A mechanism whose parts are all clamped: in body coordinates, whatever was asked for, for it has no others."""
    starter = Starter(body_model(mechanism))
    start = starter.find()
    found = independent(starter, start)
    return Prepared(starter.model, found.system, start, found.rank, starter.size, starter.sizes)
