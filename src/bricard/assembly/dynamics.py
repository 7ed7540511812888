"""From a model of any kind to its equations of motion."""

from __future__ import annotations

from os import PathLike

from bricard.assembly.prepared import prepare
from bricard.checks import shown
from bricard.errors import ModelError, OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism

Modelled = Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str]


def dynamics(model: Modelled, coordinates: str = "natural") -> Dynamics:
    """The equations of motion of a model: mass matrix, forces, constraints, residual form, exact Jacobians.

    model        a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    coordinates  of a mechanism: natural, body, relative or parasitic, without redundant constraints; a Lagrangian has
                 its own
    """
    return Dynamics(system_of(model, coordinates))


def system_of(model: Modelled, coordinates: str) -> MechanicalSystem:
    """The mechanical system of a model."""
    if isinstance(model, (Lagrangian, MechanicalSystem)):
        if coordinates != "natural":
            raise OptionError(f"A {type(model).__name__} has its own coordinates; '{coordinates}' is for mechanisms.")
        return model.system() if isinstance(model, Lagrangian) else model
    if not isinstance(model, (Mechanism, str, PathLike)):
        kinds = "a mechanism, the path of a file, a Lagrangian or a MechanicalSystem"
        raise ModelError(f"model is {shown(model)}; it must be {kinds}.")
    return prepare(model if isinstance(model, Mechanism) else Mechanism.load(model), coordinates).system
