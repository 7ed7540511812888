"""What switches on the way: modes of contacts, of piecewise laws.

A mode is a set of numbers among the parameters of the equations, and of guards: functions that stay positive as long
as the mode holds. Where guards fall below zero, all that do so together are one decision about the modes that follow;
it may change values too, as impacts change velocities.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import field
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.solvers.stepper import LastStep, Parameters

if TYPE_CHECKING:
    from bricard.solvers.saltation import Jump
    from bricard.taylor.falls import Lone

SIGNIFICANT = 1e-9  # of what the first derivatives of a guard are made of: less than that may be rounding


@dataclass(frozen=True)
class Decision:
    """What follows where guards fell: other values by name, other mode numbers, or why there is no way on.

    jump   how tangents go through a jump of the values; see `saltation`
    """

    values: Mapping[str, float] = field(default_factory=dict)
    parameters: Parameters = field(default_factory=dict)
    failure: str = ""
    jump: Jump | None = None


@dataclass(frozen=True, eq=False)
class Scales:
    """Sizes of what guards are made of, where they are known, to tell them from rounding.

    first   [order, guard], of values and first derivatives at the start of a step
    whole   [guard], of the function as a whole
    """

    first: FloatArray
    whole: FloatArray

    @property
    def least(self) -> FloatArray:
        """What is far less than that is zero, [guard]."""
        return np.maximum(self.whole, self.first[0]) if len(self.first) else self.whole


NO_SCALES = Scales(np.zeros((0, 0)), np.zeros(0))


class Switching(Protocol):
    """Modes, and what to do when they end."""

    @property
    def history(self) -> object:
        """What happened so far, for the results."""

    @property
    def guards(self) -> tuple[Callable[..., Any], ...]:
        """Functions (t, x, der, p) that stay positive as long as the modes hold."""

    @property
    def windows(self) -> Collection[int]:
        """Guards that only tell where others count: of those that fall together, the others give the time."""

    @property
    def scales(self) -> Scales:
        """Sizes of what the guards are made of."""

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """The modes from now on, where these guards fell below zero; none at the start, or after an event."""

    def settled(self, t: float, values: Mapping[str, float], parameters: Parameters) -> Parameters:
        """Modes that follow from values alone, where they are other ones after a jump of values or other modes."""

    def finish(self, t: float) -> None:
        """The run has ended."""


class NothingSwitches:
    """Equations without modes."""

    guards: tuple[Callable[..., Any], ...] = ()
    windows: Collection[int] = ()
    history: object = None
    scales: Scales = NO_SCALES

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """Nothing changes."""
        return Decision()

    def settled(self, t: float, values: Mapping[str, float], parameters: Parameters) -> Parameters:
        """None."""
        return {}

    def finish(self, t: float) -> None:
        """Nothing to do."""


NOTHING_SWITCHES = NothingSwitches()


class Several:
    """Modes of several kinds, decided one kind after the other."""

    def __init__(self, parts: Sequence[Switching]) -> None:
        self._parts = parts
        self.guards = tuple(guard for part in parts for guard in part.guards)
        firsts = accumulate((len(part.guards) for part in parts), initial=0)
        self.windows = [first + i for part, first in zip(parts, firsts, strict=False) for i in part.windows]

    @property
    def history(self) -> object:
        """Of the last of them that has one."""
        return next((part.history for part in reversed(self._parts) if part.history is not None), None)

    @property
    def scales(self) -> Scales:
        """Those of all."""
        first = [part.scales.first for part in self._parts]
        orders = max(map(len, first))
        padded = [np.pad(one, ((0, orders - len(one)), (0, 0))) for one in first]
        return Scales(np.concatenate(padded, axis=1), np.concatenate([part.scales.whole for part in self._parts]))

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """By all that are concerned: those whose guards fell, at the start all of them."""
        result, first = Decision(), 0
        for part in self._parts:
            own = [i - first for i in violated if first <= i < first + len(part.guards)]
            first += len(part.guards)
            if own or not violated:
                changed = {**values, **result.values, **result.parameters}
                found = part.decide(t, changed, {**parameters, **result.parameters}, own)
                result = Decision(
                    {**result.values, **found.values},
                    {**result.parameters, **found.parameters},
                    found.failure,
                    found.jump or result.jump,
                )
            if result.failure:
                break
        return result

    def settled(self, t: float, values: Mapping[str, float], parameters: Parameters) -> Parameters:
        """Those of all."""
        found = [part.settled(t, values, parameters) for part in self._parts]
        return {name: value for own in found for name, value in own.items()}

    def finish(self, t: float) -> None:
        """All of them."""
        for part in self._parts:
            part.finish(t)


@dataclass(frozen=True)
class Violation:
    """Guard number `guard` falls below zero at start + `offset` of a step."""

    offset: float
    guard: int


def violations(step: LastStep, guards: range, scales: Scales) -> list[Violation]:
    """Which of the guards, by their numbers among the watched functions, are the first to fall below zero in a step.

    In the order of time; of those that fall clearly later some are left out.
    """
    from bricard.taylor.falls import Guarded, first_falls

    guarded = Guarded(
        np.asarray(step.outputs[:, guards.start : guards.stop], dtype=float),
        step.length,
        lambda h: step.values(h)[guards.start : guards.stop],
        step.tolerance,
        scales.first,
        scales.whole,
    )
    return [Violation(*one) for one in first_falls(guarded, _closely)]


def ordinary_violations(step: LastStep, guards: range, scales: Scales) -> list[Violation] | None:
    """The same where all guards that fall do so once, beyond doubt; None where one is to be looked at closely."""
    found = step.falls(guards.start, scales.first, scales.whole) if step.falls else None
    return None if found is None else [Violation(*one) for one in found]


def _closely(guard: Lone) -> float | None:
    """The first zero after which a guard is below zero, by the search for all its zeros."""
    from bricard.solvers.zeros import zeros

    crossings = zeros(guard.coefficients, guard.length, guard.function, guard.doubt, touching=False)
    return next((zero.offset for zero in crossings if zero.direction < 0), None)
