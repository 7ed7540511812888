"""What a solution can be asked for by name: variables, groups of them, and outputs with their derivatives.

A name index says which column of the polynomials a variable is, and which operations make an output. A `LiveIndex`
makes outputs from the equations; a `StoredIndex` has what was kept in a file.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Protocol

import numpy as np

from bricard.arrays import IndexArray
from bricard.dae.expansion import Expansion
from bricard.dae.model import DAE
from bricard.dae.structure import Derivative, derivative_name
from bricard.errors import SolutionError
from bricard.mechanics.contact_outputs import OF_CONTACTS
from bricard.records import dataclass
from bricard.results.tape import Tape, record_tape
from bricard.symbolic import sx
from bricard.symbolic.vectors import AXES

DERIVED = ("lam.", "mu.", "work.", "force.", "joint.", "motor.", "lifted.", "shape.", *OF_CONTACTS)
CONTACT_FORCE = re.compile(r"[NT]\.(?![xyz]'*$).*")  # not the components of a point N or T
ATTITUDE = (".omega", ".rotation")
KEPT_ORDERS = 3  # outputs, their rates and accelerations are kept in files


@dataclass(frozen=True, eq=False)
class Output:
    """A tape whose inputs are time, the parameters and these derivatives of variables; a name has one result."""

    tape: Tape
    derivatives: tuple[Derivative, ...]

    @cached_property
    def keys(self) -> IndexArray:
        """The derivatives as an array."""
        return keys_of(self.derivatives)


def keys_of(derivatives: Sequence[Derivative]) -> IndexArray:
    """Derivatives as an array (n, 2): numbers of variables, and orders."""
    return np.array(derivatives, dtype=np.intp).reshape(-1, 2)


def is_main(name: str) -> bool:
    """Whether a name is one of the model's own: no multiplier, force, work, attitude, or velocity as a variable."""
    attitude = any(ending in name for ending in ATTITUDE)
    derived = name.startswith(DERIVED) or CONTACT_FORCE.fullmatch(name) is not None
    return not derived and not name.endswith(".velocity") and not attitude


class NameIndex(Protocol):
    """How names are answered."""

    @property
    def dae(self) -> DAE | None:
        """The equations; None of a solution from a file."""

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables."""

    @property
    def offsets(self) -> tuple[int, ...]:
        """Highest derivative of each variable that a run keeps at its step points."""

    @property
    def positions(self) -> tuple[int, ...]:
        """Column of each variable in the polynomials."""

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs."""

    @property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several: q for q[0], q[1], A for A.x, A.y."""

    def output(self, name: str, order: int) -> Output:
        """An output's derivative."""

    def together(self, names: Sequence[str]) -> Output | None:
        """Outputs by one tape; None where there is none but those of each."""


@dataclass(frozen=True, eq=False)
class LiveIndex:
    """The names of a DAE that is at hand, whose variables are columns of polynomials by any integrator.

    further   names of columns that a run has beside those of the equations
    """

    dae: DAE
    offsets: tuple[int, ...]
    positions: tuple[int, ...]
    further: tuple[str, ...] = ()

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables."""
        return (*self.dae.variables, *self.further)

    @cached_property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs."""
        return tuple(self.dae.outputs)

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several."""
        return groups_of(self.dae)

    def together(self, names: Sequence[str]) -> Output:
        """Outputs by one tape, which computes once what they share."""
        key = "\n".join(names), 0
        made: dict[tuple[str, int], Output] = self.dae.tapes
        if key not in made:
            made[key] = output_of(self.dae, sx.vertcat(*[self.dae.outputs[name] for name in names]))
        return made[key]

    def output(self, name: str, order: int) -> Output:
        """An output's derivative."""
        made: dict[tuple[str, int], Output] = self.dae.tapes
        if (name, order) not in made:
            made[name, order] = output_of(self.dae, self.dae.outputs[name], order)
        return made[name, order]


@dataclass(frozen=True, eq=False)
class StoredIndex:
    """The names of a solution that was kept in a file."""

    variables: tuple[str, ...]
    offsets: tuple[int, ...]
    positions: tuple[int, ...]
    outputs: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...]]
    made: Mapping[tuple[str, int], Output]
    dae: None = None

    def output(self, name: str, order: int) -> Output:
        """An output's derivative."""
        if (name, order) not in self.made:
            kept = f"derivatives of outputs up to order {KEPT_ORDERS - 1}"
            kept = kept if order >= KEPT_ORDERS else "no derivatives of what contacts answer"
            raise SolutionError(
                f"{derivative_name(name, order)} was not kept: files have {kept}.\n"
                "  Ask the solution that simulate() returned."
            )
        return self.made[name, order]

    def together(self, names: Sequence[str]) -> None:
        """Files have a tape for each output."""


def index_of_series(dae: DAE) -> LiveIndex:
    """The names of a DAE whose columns are those of the Taylor engine."""
    return LiveIndex(dae, tuple(dae.analysis.structure.d), tuple(dae.analysis.position))


def output_of(dae: DAE, expression: sx.SX, order: int = 0) -> Output:
    """Any expression of the symbols of a DAE, or a column of them, or a derivative of it."""
    expansion = Expansion(dae)
    expression = expansion.derivative(expression, order)
    used = tuple(expansion.used(expression))
    inputs = sx.vertcat(dae.t, dae.p, *[expansion.symbols[key] for key in used])
    return Output(record_tape(expression, inputs), used)


def groups_of(dae: DAE) -> dict[str, tuple[str, ...]]:
    """Names of a DAE that stand for several."""
    return {**component_groups((*dae.variables, *dae.outputs)), **dae.groups}


def component_groups(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """{"C": ("C.x", "C.y")} for names that are components of points and vectors."""
    groups: dict[str, list[str]] = {}
    for name in names:
        base, _, axis = name.rpartition(".")
        if base and axis in AXES:
            groups.setdefault(base, []).append(name)
    taken = frozenset(names)
    return {base: tuple(members) for base, members in groups.items() if len(members) > 1 and base not in taken}
