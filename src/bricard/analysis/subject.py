"""A model in coordinates at a start: what analyses of a state begin with."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cached_property
from os import PathLike
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.live import prepare_live
from bricard.assembly.prepared import Prepared
from bricard.assembly.resting import Balance
from bricard.assembly.still import stopped, without_watched
from bricard.checks import did_you_mean, shown
from bricard.errors import InitialValueError, ModelError, OptionError
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.inputs import by_component
from bricard.solvers.method import Method
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Subject:
    """A system, its state at the start, and typical sizes of its coordinates.

    model   a Mechanism, a Lagrangian or a MechanicalSystem
    ready   of a mechanism: what a run would begin with
    """

    model: Mechanism | Lagrangian | MechanicalSystem
    coordinates: str
    system: MechanicalSystem
    sizes: FloatArray
    t: float
    q: FloatArray
    v: FloatArray
    ready: Prepared | None = None

    @property
    def title(self) -> str:
        """What it is called."""
        return (isinstance(self.model, Mechanism) and self.model.title) or "Mechanism"

    @cached_property
    def balance(self) -> Balance:
        """Its forces at rest."""
        return Balance.of(self.system, self.sizes, self.t)

    @cached_property
    def held(self) -> MechanicalSystem:
        """The system with time held, without variables that only tell something."""
        return stopped(without_watched(self.system), self.t)

    def at(self, q: FloatArray, parameters: FloatArray) -> Subject:
        """At rest elsewhere, with these values of all parameters."""
        old = self.system.parameters
        changed = {name: new for name, new in zip(old, parameters.tolist(), strict=True) if new != old[name]}
        moved = replace(self, q=q, v=np.zeros(len(q)))
        if not changed:
            return moved
        model = self.model.with_values(changed, {}) if isinstance(self.model, Mechanism) else self.model
        return replace(moved, model=model, system=replace(self.system, parameters={**old, **changed}))

    def quantities(self, system: MechanicalSystem) -> dict[str, sx.SX]:
        """Coordinates, outputs and angles by name, as expressions of t, q and v; system: this one, or it held."""
        angles = self._angles
        watched = {extra.name: extra.symbol for extra in self.system.extras if extra.name in angles}
        outputs = dict(system.outputs)
        if watched:  # angles that are integrated beside the motion
            old, new = list(watched.values()), [angles[name] for name in watched]
            outputs = dict(zip(outputs, sx.substitute(list(outputs.values()), old, new), strict=True))
        return dict(zip(system.coordinates, sx.vertsplit(system.q), strict=True)) | angles | outputs

    @property
    def _angles(self) -> dict[str, sx.SX]:
        if self.ready is None:
            return {}
        angles = self.ready.model.world.angles
        return {name: sx.atan2(one.sine, one.cosine) for name, one in angles.items() if not one.tracked}


def mechanism_of(model: object) -> Mechanism | Lagrangian | MechanicalSystem:
    """The model itself, read from its file where a path is given."""
    if isinstance(model, (Lagrangian, MechanicalSystem, Mechanism)):
        return model
    if isinstance(model, (str, PathLike)):
        return Mechanism.load(model)
    kinds = "a mechanism, the path of a file, a Lagrangian or a MechanicalSystem"
    raise ModelError(f"model is {shown(model)}; it must be {kinds}.")


def subject_of(
    model: Modelled, positions: Mapping[str, Any] | None, coordinates: str = "natural", live: Collection[str] = ()
) -> Subject:
    """A model at its start, or at other positions, from rest.

    live   names of parameters that stay symbols
    """
    found = mechanism_of(model)
    if isinstance(found, Mechanism):
        return of_mechanism(found.starting(positions or {}) if positions else found, coordinates, live)
    if coordinates != "natural":
        raise OptionError(f"A {type(found).__name__} has its own coordinates; '{coordinates}' is for mechanisms.")
    system = found.system() if isinstance(found, Lagrangian) else found
    for name in live:
        if name not in system.parameters:
            raise OptionError(f"There is no parameter '{name}'.\n  {did_you_mean(name, system.parameters)}")
    q = _given(system, positions or {})
    sizes = np.maximum(np.abs(q), 1.0)
    return Subject(found, coordinates, system, sizes, 0.0, q, np.zeros(len(q)))


def of_mechanism(mechanism: Mechanism, coordinates: str = "natural", live: Collection[str] = ()) -> Subject:
    """A mechanism at its start."""
    ready = prepare_live(mechanism, mechanism, tuple(live), Method(coordinates))
    start, sizes = ready.start, ready.typical[: ready.system.size]
    return Subject(mechanism, coordinates, ready.system, sizes, start.t, start.q, start.v, ready)


def _given(system: MechanicalSystem, positions: Mapping[str, Any]) -> FloatArray:
    values = by_component(positions, "")
    for name in values:
        if name not in system.coordinates:
            remedy = did_you_mean(name, system.coordinates)
            raise InitialValueError(f"There is no coordinate '{name}'.\n  {remedy}")
    return np.array([float(values.get(name, 0.0)) for name in system.coordinates])
