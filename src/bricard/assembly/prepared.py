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
from bricard.assembly.parasitic import parasitic_model
from bricard.assembly.redundancy import Rank
from bricard.assembly.settling import settled_start
from bricard.assembly.start import Starter, StartPoint
from bricard.checks import as_names, one_of, shown
from bricard.dae.model import DAE
from bricard.errors import OptionError
from bricard.formulations.body.model import body_model
from bricard.formulations.model import Model
from bricard.formulations.natural.model import NothingMoves, natural_model
from bricard.formulations.relative.model import relative_model
from bricard.formulations.relative.poses import relative_coordinates
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism


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
        """Degrees of freedom; drives count as constraints."""
        return self.sizes[0] - self.sizes[1]


@dataclass(frozen=True)
class Formulation:
    """Coordinates of one kind: the model, and how a start is expressed in them (None: it is found in them).

    options      names of what the model takes beside the mechanism
    needs_start  whether the model takes the start in natural coordinates, too
    settle       how rough positions become a start, if they do so in a way of their own; it takes the same options
    """

    model: Callable[..., Model]
    convert: Converter | None
    options: tuple[str, ...] = ()
    needs_start: bool = False
    settle: Callable[..., StartPoint] | None = None


FORMULATIONS: dict[str, Formulation] = {
    "natural": Formulation(natural_model, None),
    "body": Formulation(body_model, body_coordinates),
    "relative": Formulation(relative_model, relative_coordinates, ("cut",)),
    "parasitic": Formulation(
        parasitic_model, body_coordinates, ("stiffness", "damping", "settle"), needs_start=True, settle=settled_start
    ),
}


def prepare(mechanism: Mechanism, coordinates: str = "natural", **options: Any) -> Prepared:
    """A mechanism in coordinates of some kind, at a consistent start, without redundant constraints.

    options   cut: joints that close loops, for relative coordinates; stiffness, damping: of parasitic joints;
              settle: whether these are to settle rough positions
    """
    one_of(coordinates, "coordinates", FORMULATIONS)
    if "cut" in options:
        options["cut"] = as_names(options["cut"], "cut")
    if not isinstance(options.get("settle", False), bool):
        raise OptionError(f"settle is {shown(options['settle'])}; it must be True or False.")
    with finite_numbers():
        return _prepared(mechanism, FORMULATIONS[coordinates], **options)


def _prepared(mechanism: Mechanism, formulation: Formulation, **options: Any) -> Prepared:
    try:
        starter = Starter(natural_model(mechanism))
    except NothingMoves:
        if not mechanism.bodies:
            raise
        return _immobile(mechanism)
    settle = formulation.settle if options.pop("settle", False) else None
    start = starter.find() if settle is None else settle(starter, **options)
    if formulation.convert is None:
        return at_start(starter, start)
    near = NaturalStart(starter, start)
    model = formulation.model(mechanism, **({"near": near} if formulation.needs_start else {}), **options)
    return at_start(Starter(model), converted_start(near.starter, near.point, model, formulation.convert))


def at_start(starter: Starter, start: StartPoint) -> Prepared:
    """A model at its start, without redundant constraints."""
    found = independent(starter, start)
    return Prepared(starter.model, found.system, start, found.rank, starter.size, starter.sizes)


def _immobile(mechanism: Mechanism) -> Prepared:
    """A mechanism whose parts are all clamped: in body coordinates, whatever was asked for, for it has no others."""
    starter = Starter(body_model(mechanism))
    return at_start(starter, starter.find())
