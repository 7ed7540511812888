"""A mechanism made ready to run: model, start, and the constraints that are left without redundant ones.

What is made is kept with the mechanism (`Mechanism.kept`): models by their coordinates and by what is given of the
start, and with a model its last starts and the DAEs that were made of it. A run with other values takes from there
what does not depend on them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.finite import finite_numbers
from bricard.assembly.independent import independent
from bricard.assembly.redundancy import Rank
from bricard.assembly.start import Starter, StartPoint
from bricard.assembly.wanted import mechanism_size
from bricard.dae.model import DAE
from bricard.formulations.building import NothingMoves
from bricard.formulations.model import Model, Places
from bricard.formulations.natural.model import natural_model
from bricard.keeping import MOST, Kept, without_collection
from bricard.mechanics.constraint_methods import kept_dae
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.solvers.method import Method

if TYPE_CHECKING:
    from bricard.assembly.converted import Converter, NaturalStart
    from bricard.dae.tangent import Direction

TINY = 1e-6  # metres: the size of a mechanism below which its constraints are watched


@dataclass(frozen=True, eq=False)
class Prepared:
    """A model with a consistent start; `system` has no redundant constraints.

    size, typical   a typical length; typical sizes of the coordinates
    forms           DAEs of the system that were made already, by how its constraints are met
    directions      along which its motion is differentiated
    """

    model: Model
    system: MechanicalSystem
    start: StartPoint
    rank: Rank
    size: float
    typical: FloatArray
    forms: Kept = field(default_factory=Kept)
    directions: tuple[Direction, ...] = ()

    @property
    def equations(self) -> DAE:
        """Its Euler–Lagrange equations, made once."""
        return kept_dae(self.forms, self.system)

    @property
    def sizes(self) -> tuple[int, int]:
        """Numbers of coordinates and of constraints."""
        return self.system.size, len(self.system.holonomic) + len(self.system.velocity)

    @property
    def is_doubtful(self) -> bool:
        """Whether constraints are watched: some were left out, or the integrator's own units may not see them."""
        return bool(self.rank.redundant) or self.size < TINY

    @property
    def mobility(self) -> int:
        """Degrees of freedom: independent velocities; drives count as constraints."""
        return self.sizes[0] - self.sizes[1]

    @property
    def position_freedoms(self) -> int:
        """Independent positions: constraints of velocities leave them."""
        return self.system.size - len(self.system.holonomic)

    def at(self, mechanism: Mechanism) -> Prepared:
        """The same with other values of parameters and inputs, on which the start does not depend."""
        if mechanism is self.model.mechanism:
            return self
        known: dict[str, Any] = {**self.system.parameters, **mechanism.parameters, **mechanism.inputs}
        system = replace(self.system, parameters={name: float(known[name]) for name in self.system.parameters})
        return replace(self, model=replace(self.model, mechanism=mechanism), system=system)


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


# Each imports what is its own, so that a run waits for its formulation only.


def _natural(mechanism: Mechanism, method: Method, near: NaturalStart | None) -> Model:
    return natural_model(mechanism)


def _body(mechanism: Mechanism, method: Method, near: NaturalStart | None) -> Model:
    from bricard.formulations.body.model import body_model

    return body_model(mechanism)


def _in_body(model: Model, mechanism: Mechanism, places: Places) -> tuple[FloatArray, FloatArray]:
    from bricard.assembly.converted import body_coordinates

    return body_coordinates(model, mechanism, places)


def _relative(mechanism: Mechanism, method: Method, near: NaturalStart | None) -> Model:
    from bricard.formulations.relative.model import relative_model

    return relative_model(mechanism, method.cut)


def _in_relative(model: Model, mechanism: Mechanism, places: Places) -> tuple[FloatArray, FloatArray]:
    from bricard.formulations.relative.poses import relative_coordinates

    return relative_coordinates(model, mechanism, places)


def _parasitic(mechanism: Mechanism, method: Method, near: NaturalStart | None) -> Model:
    from bricard.formulations.parasitic import parasitic_model

    assert near is not None
    return parasitic_model(mechanism, near.in_body_coordinates, stiffness=method.stiffness, damping=method.damping)


def _settled(starter: Starter, method: Method) -> StartPoint:
    from bricard.assembly.settling import settled_start

    return settled_start(starter, method.stiffness, method.damping)


FORMULATIONS: dict[str, Formulation] = {
    "natural": Formulation(_natural, None),
    "body": Formulation(_body, _in_body),
    "relative": Formulation(_relative, _in_relative),
    "parasitic": Formulation(_parasitic, _in_body, settle=_settled, needs_start=True),
}


def prepare(mechanism: Mechanism, method: Method | str = "natural") -> Prepared:
    """A mechanism in the coordinates of a method (or in those named), at a consistent start.

    Redundant constraints are left out.
    """
    return prepare_run(mechanism, mechanism, method if isinstance(method, Method) else Method(method))


@without_collection()
@finite_numbers()
def prepare_run(described: Mechanism, run: Mechanism, method: Method) -> Prepared:
    """Likewise a mechanism that has another start, or other inputs, than the one of which models are kept."""
    as_run = described if run is described else replace(described, start=run.start)
    kept, given = described.kept, given_names(run)

    def natural() -> Model:
        return kept.made(("natural", given), lambda: natural_model(as_run))

    with kept.lock:
        key = (method.coordinates, method.cut, given)
        return kept.made(key, lambda: Models.of(as_run, method, natural)).prepared(run, method)


def given_names(mechanism: Mechanism) -> tuple[frozenset[str], frozenset[str]]:
    """What a model may depend on beside its mechanism: the positions and velocities whose values are given."""
    return frozenset(mechanism.start.positions), frozenset(mechanism.start.velocities)


@dataclass(frozen=True, eq=False)
class Models:
    """A mechanism's equations, natural ones, in which starts are found, and those to solve, and what is kept of them.

    model    None: the natural one, or one that is made for each start
    forms    DAEs, by the constraints that are left out and by how the others are met
    starts   the last ones that were found
    """

    natural: Model
    model: Model | None
    formulation: Formulation
    forms: Kept = field(default_factory=Kept)
    starts: list[_Found] = field(default_factory=list)

    @staticmethod
    def of(mechanism: Mechanism, method: Method, natural: Callable[[], Model]) -> Models:
        """The models of a mechanism; where all its parts are clamped in body coordinates, for it has no others."""
        formulation = FORMULATIONS[method.coordinates]
        try:
            first = natural()
        except NothingMoves:
            if not mechanism.bodies:
                raise
            return Models(_body(mechanism, method, None), None, FORMULATIONS["natural"])
        own = formulation.convert is not None and not formulation.needs_start
        return Models(first, formulation.model(mechanism, method, None) if own else None, formulation)

    @property
    def all(self) -> tuple[Model, ...]:
        """Those that are there before a start."""
        return (self.natural,) if self.model is None else (self.natural, self.model)

    def prepared(self, run: Mechanism, method: Method) -> Prepared:
        """With the numbers of a mechanism, at its start."""
        given = self._given(run, method)
        for found in self.starts:
            if found.is_start_of(run, given):
                return found.ready.at(run)
        found = self._found(run, method, given)
        self.starts[:] = [found, *self.starts[: MOST - 1]]
        return found.ready

    def _given(self, run: Mechanism, method: Method) -> tuple[Any, ...]:
        """What a start depends on, beside parameters and inputs."""
        start, size = run.start, mechanism_size(run, self.natural.world.angles)
        values = tuple(start.positions.items()), tuple(start.velocities.items())
        held = start.fixed_positions, start.fixed_velocities, start.closed
        way = method.settle, method.stiffness, method.damping
        return start.t0, start.end, start.at, size, values, held, way

    def _found(self, run: Mechanism, method: Method, given: tuple[Any, ...]) -> _Found:
        starter = Starter(replace(self.natural, mechanism=run))
        settle = self.formulation.settle if method.settle else None
        start = starter.find() if settle is None else settle(starter, method)
        numbers, rests = {**run.parameters, **run.inputs}, run.start.at == "equilibrium"
        if rests:
            from bricard.assembly.resting import rested

            start = rested(starter, start)
        if self.formulation.convert is None:
            deciding = numbers if rests else {name: numbers[name] for name in starter.deciding}
            return _Found(given, deciding, self._with_forms(at_start(starter, start)))
        from bricard.assembly.converted import NaturalStart, converted_start

        near = NaturalStart(starter, start)
        own = self.formulation.model(run, method, near) if self.model is None else self.model
        model = replace(own, mechanism=run)
        ready = at_start(Starter(model), converted_start(starter, start, model, self.formulation.convert))
        return _Found(given, numbers, ready if self.model is None else self._with_forms(ready))

    def _with_forms(self, ready: Prepared) -> Prepared:
        """With the DAEs of other starts that leave out the same constraints."""
        return replace(ready, forms=self.forms.made(frozenset(one.name for one in ready.rank.redundant), Kept))


@dataclass(frozen=True, eq=False)
class _Found:
    """A start, and what it was found from: it is that of all runs with the same given values and numbers."""

    given: tuple[Any, ...]
    numbers: Mapping[str, Any]
    ready: Prepared

    def is_start_of(self, run: Mechanism, given: tuple[Any, ...]) -> bool:
        """Whether a run starts from it."""
        known: dict[str, Any] = {**run.parameters, **run.inputs}
        return given == self.given and all(known[name] == number for name, number in self.numbers.items())


def at_start(starter: Starter, start: StartPoint) -> Prepared:
    """A model at its start, without redundant constraints."""
    found = independent(starter, start)
    _ = found.system.lam  # symbols that threads share
    if starter.model.mechanism.contacts:
        from bricard.assembly.overlaps import check_overlaps

        check_overlaps(starter.model, start)
    start = replace(start, positions={**start.positions, **feet(starter, start)})
    return Prepared(starter.model, found.system, start, found.rank, starter.size, starter.sizes)


def feet(starter: Starter, start: StartPoint) -> dict[str, float]:
    """Where curves are touched, or would be, at a start."""
    system = starter.model.system()
    arguments = [system.t, system.q, system.p]
    values = [np.array([start.t]), start.q, np.array(list(system.parameters.values()))]
    found = [foot.start(arguments, values) for foot in starter.model.world.feet]
    return {name: value for one in found for name, value in one.items()}
