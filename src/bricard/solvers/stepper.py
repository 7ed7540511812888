"""What every integrator can do: step, step back within the last step, and tell what was stepped.

Events, schedules and actions (`running`) know nothing else of an integrator. To write one, keep this contract:

1.  A state is an array [order, column] of the variables and their derivatives, as `layout` tells. What follows from
    the others (accelerations, multipliers) need not be right in a state that is given to `begin`.
2.  `begin(t, state, parameters)` sets out from there. The state must be consistent. It may be called again at the
    present time, after `rewind` too; what was stepped stays. Other parameters than before begin another segment.
3.  `advance(end)` takes a step, or as many as it likes, and returns
        FINISHED   at `end`, where a step ends exactly
        EVENT      after a step in which a watched function may vanish: false alarms are allowed, missed zeros not
        any other  why it cannot go on; what was stepped so far stands
4.  The last step is described by `last_step()`: the watched functions along the steps' own dense output, so that a
    zero is one of the motion that is returned.
5.  `state_at(offset)` is the state within the last step, `rewind(offset)` ends the last step there. A run that goes
    on from there, with `begin(time, state_at(offset), ...)` or without, goes on without a jump.
6.  `segments()` tells all that was stepped, in order, one for each set of parameters; each begins where the one
    before has ended. It is called once, at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any, Protocol

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.records import dataclass
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.status import Status

Parameters = Mapping[str, float]


@dataclass(frozen=True)
class Layout:
    """Where derivatives of variables stand in a state: `offsets` are the highest orders, `positions` the columns."""

    variables: tuple[str, ...]
    offsets: tuple[int, ...]
    positions: tuple[int, ...]

    @cached_property
    def places(self) -> dict[str, tuple[int, int]]:
        """Order and column by name (u, u', ...)."""
        return {
            derivative_name(name, order): (order, position)
            for name, offset, position in zip(self.variables, self.offsets, self.positions, strict=True)
            for order in range(offset + 1)
        }

    def named(self, state: Any) -> dict[str, float]:
        """A state by name."""
        return dict(zip(self.places, np.asarray(state, dtype=float)[self._all_places].tolist(), strict=True))

    @cached_property
    def _all_places(self) -> tuple[IndexArray, IndexArray]:
        """Orders and columns of all names."""
        orders, columns = np.array(list(self.places.values()), dtype=np.intp).reshape(-1, 2).T
        return orders, columns

    def placed(self, values: Mapping[str, float], state: Any) -> Any:
        """A copy of a state with values by name in their places; names that it does not have are left out."""
        result = np.array(state)
        for name, value in values.items():
            if name in self.places:
                result[self.places[name]] = value
        return result


@dataclass(frozen=True, eq=False)
class LastStep:
    """The watched functions in the last step.

    start, length  of the step, the length of either sign
    polynomials    gives `outputs`
    values         called with an offset: the functions themselves along the steps' dense output
    ends_before    gives their values at the end of the step before; zero if there was none
    tolerance      by how much the polynomials may differ from the functions, relative to their size in the step
    falls          where functions first fall below zero, if the integrator can tell; as `Engine.falls`
    """

    start: float
    length: float
    polynomials: Callable[[], Any]
    values: Callable[[float], Any]
    ends_before: Callable[[], Any]
    tolerance: float
    falls: Callable[[int, FloatArray, FloatArray], list[tuple[float, int]] | None] | None = None

    @cached_property
    def outputs(self) -> Any:
        """[order, function], polynomials of the offset from the start."""
        return self.polynomials()


@dataclass(frozen=True, eq=False)
class Evidence:
    """What an integrator measured, with one entry a step, see `Certificate`; `lowered`: steps of lower order."""

    t: FloatArray
    residuals: FloatArray
    hidden_residuals: FloatArray
    regularity: FloatArray
    defects: FloatArray = field(default_factory=lambda: np.zeros(0))
    lowered: int = 0

    @staticmethod
    def joined(parts: Sequence[Evidence]) -> Evidence:
        """That of several segments."""
        return Evidence(
            np.concatenate([part.t for part in parts]),
            np.concatenate([part.residuals for part in parts]),
            np.concatenate([part.hidden_residuals for part in parts]),
            np.concatenate([part.regularity for part in parts]),
            np.concatenate([part.defects for part in parts]),
            sum(part.lowered for part in parts),
        )


@dataclass(frozen=True)
class Stiffness:
    """What an integrator did about stiffness; see `Certificate`."""

    implicit_steps: int
    switches: tuple[float, ...] | None
    weak_error: float


@dataclass(frozen=True, eq=False)
class Stretch:
    """What was stepped under one set of parameters.

    t, values    [time, order, column]: what was kept at step points, or at the times asked for. Where another stretch
                 follows, it is the one to answer for the time at which they meet
    polynomials  between them; None if only the values were kept
    dae          the equations, if they are others than at the start
    """

    parameters: Parameters
    start: float
    end: float
    t: Any
    values: Any
    polynomials: PiecewisePolynomial | None
    evidence: Evidence
    dae: DAE | None = None


class Stepper(Protocol):
    """An integrator; the contract is at the top of this module."""

    @property
    def layout(self) -> Layout:
        """Names and places in a state."""

    @property
    def time(self) -> float:
        """Where it stands."""

    @property
    def state(self) -> Any:
        """The state at the present time."""

    @property
    def steps(self) -> int:
        """Number of steps so far."""

    def expect(self, sizes: FloatArray) -> None:
        """Sizes of the watched functions from the next begin on, at least: what is far less in them is rounding."""

    def begin(self, t: float, state: Any, parameters: Parameters) -> None:
        """Sets out from a consistent state."""

    def advance(self, end: float) -> Status:
        """Steps towards an end."""

    def last_step(self) -> LastStep:
        """The watched functions in the last step."""

    def state_at(self, offset: float) -> Any:
        """The state within the last step."""

    def rewind(self, offset: float) -> None:
        """Ends the last step within it."""

    def segments(self) -> tuple[Stretch, ...]:
        """All that was stepped."""

    def why(self, status: Status) -> str:
        """Why it cannot go on, as the end of a sentence that begins with "stopped at t = ..."."""
