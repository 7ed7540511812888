"""What a solution can be asked for by name: variables, groups of them, and outputs with their derivatives.

A `LiveBook` makes outputs from the equations; a `StoredBook` has what was kept in a file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

import casadi as ca

from bricard.dae.expansion import Expansion
from bricard.dae.model import DAE
from bricard.dae.structure import Derivative, derivative_name
from bricard.errors import SolutionError
from bricard.results.tape import Tape, record_tape

AXES = "xyz"
DERIVED = ("lam.", "mu.", "work.", "force.", "joint.", "motor.")
ATTITUDE = (".omega", ".rotation")
KEPT_ORDERS = 3  # outputs, their rates and accelerations are kept in files


@dataclass(frozen=True, eq=False)
class Output:
    """A tape whose inputs are time, the parameters and these derivatives of variables."""

    tape: Tape
    derivatives: tuple[Derivative, ...]


def is_main(name: str) -> bool:
    """Whether a name is one of the model's own: no multiplier, force, work, attitude, or velocity as a variable."""
    attitude = any(ending in name for ending in ATTITUDE)
    return not name.startswith(DERIVED) and not name.endswith(".velocity") and not attitude


class Book(Protocol):
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


@dataclass(frozen=True, eq=False)
class LiveBook:
    """The names of a DAE that is at hand."""

    dae: DAE
    _made: dict[tuple[str, int], Output] = field(default_factory=dict)

    @property
    def variables(self) -> tuple[str, ...]:
        """Names of the variables."""
        return tuple(self.dae.variables)

    @property
    def offsets(self) -> tuple[int, ...]:
        """Highest derivative of each variable that a run keeps at its step points."""
        return tuple(self.dae.analysis.structure.d)

    @property
    def positions(self) -> tuple[int, ...]:
        """Column of each variable in the polynomials."""
        return tuple(self.dae.analysis.position)

    @property
    def outputs(self) -> tuple[str, ...]:
        """Names of the outputs."""
        return tuple(self.dae.outputs)

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """Names that stand for several."""
        return {**component_groups((*self.variables, *self.outputs)), **self.dae.groups}

    def output(self, name: str, order: int) -> Output:
        """An output's derivative."""
        if (name, order) not in self._made:
            self._made[name, order] = self.expression(self.dae.outputs[name], order)
        return self._made[name, order]

    def expression(self, expression: ca.SX, order: int = 0, dae: DAE | None = None) -> Output:
        """Any expression of the symbols of the DAE (or of an extension of it)."""
        expansion = Expansion(dae or self.dae)
        expression = expansion.derivative(expression, order)
        used = tuple(expansion.used(expression))
        inputs = ca.vertcat(self.dae.t, self.dae.p, *[expansion.symbols[key] for key in used])
        return Output(record_tape(expression, inputs), used)


@dataclass(frozen=True, eq=False)
class StoredBook:
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
            raise SolutionError(
                f"{derivative_name(name, order)} was not kept: files have derivatives of outputs up to order "
                f"{KEPT_ORDERS - 1}.\n  Ask the solution that simulate() returned."
            )
        return self.made[name, order]


def component_groups(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """{"C": ("C.x", "C.y")} for names that are components of points and vectors."""
    groups: dict[str, list[str]] = {}
    for name in names:
        base, _, axis = name.rpartition(".")
        if base and axis in AXES:
            groups.setdefault(base, []).append(name)
    return {base: tuple(members) for base, members in groups.items() if len(members) > 1 and base not in names}
