"""Events: zeros of an expression along the solution.

Composed with the dense output of a step, an event function has a polynomial of its own; all its roots within the step
are found, and made exact by the function itself (`zeros`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import fits, shown, takes
from bricard.errors import OptionError
from bricard.facts import Fact, Telling, given, valued, written
from bricard.records import dataclass
from bricard.solvers.stepper import LastStep

if TYPE_CHECKING:
    from bricard.solvers.zeros import Zero

Values = Mapping[str, float]
FINEST = 1e-12  # agreement of an event function and its polynomial, at best
NEGLIGIBLE = 1e-9  # of the size of an event function in a step: where it has just vanished, this much is zero


@dataclass(frozen=True, repr=False)
class Event(Telling):
    """Something that happens where `function` vanishes.

    function   (t, x, der) or (t, x, der, p), like the equations of the DAE; returns one expression. Or a text, such
               as "slingangle - beam": a formula of names that the solution knows
    direction  +1: only rising zeros count, -1: only falling ones, 0: all
    terminal   ends the run there
    action     called with (t, values), values by name (u, u', ..., and parameters); returns new values for some of
               the names, from which the run starts again (nothing or None: it goes on from the same state)
    name       for messages and records
    reset      instead of an action, new values as expressions, from which the run starts again: {"y'": "-0.8*y'"}.
               Texts, numbers, or functions like that of the event; all see the values before
    """

    function: Callable[..., Any] | str
    direction: Literal[-1, 0, 1] = 0
    terminal: bool = False
    action: Callable[[float, dict[str, float]], Values | None] | None = None
    name: str = ""
    reset: Mapping[str, Callable[..., Any] | str | float] | None = None

    def _facts(self) -> Iterator[Fact]:
        return ((word, text) for word, text in given(self) if word != "name" or self.name != self.function)

    def __repr__(self) -> str:
        return written(self, self._facts())

    def __post_init__(self) -> None:
        if not fits(self.direction, Literal[-1, 0, 1]):
            raise OptionError(f"The direction of an event is {shown(self.direction)}; it must be -1, 0 or 1.")
        if not callable(self.function) and not isinstance(self.function, str):
            raise OptionError(
                f"The function of an event is {shown(self.function)}; it must be a function (t, x, der), or a text."
            )
        if isinstance(self.function, str) and self.name == "":
            object.__setattr__(self, "name", self.function)
        if self.action is not None and not takes(self.action, 2):
            raise OptionError(f"The action of an event is {shown(self.action)}; it must be a function (t, values).")
        if self.reset is not None:
            self._check_reset()
        if not (fits(self.name, str) and fits(self.terminal, bool)):
            raise OptionError("The name of an event must be a text, and terminal True or False.")

    def _check_reset(self) -> None:
        if self.action is not None:
            raise OptionError("An event has an action and a reset; give one of them.")
        if not fits(self.reset, Mapping[str, Any]) or not self.reset:
            raise OptionError(f'The reset of an event is {shown(self.reset)}; write {{"y\'": "-0.8*y\'"}}.')
        for name, value in self.reset.items():
            if not (callable(value) or fits(value, float | str)):
                raise OptionError(
                    f"The reset of {name} is {shown(value)}; it must be a text, a number or a function."
                )

    @property
    def expression(self) -> Callable[..., Any]:
        """The function; a text must have been made one before."""
        if isinstance(self.function, str):
            raise OptionError(f"The event {self.function!r} is a text, which only simulate and solve_dae understand.")
        return self.function

    @property
    def stops(self) -> bool:
        """Whether the run pauses at this event."""
        return self.terminal or self.action is not None or self.reset is not None


@dataclass(frozen=True, repr=False)
class Occurrence(Telling):
    """An event that happened: its number in the list of events, the time, and all values on both sides.

    The values are those of variables, their derivatives and parameters by name. They differ where actions have
    changed something then; events that happen together have the same sides.
    """

    event: int
    t: float
    before: Mapping[str, float]
    after: Mapping[str, float]

    def _facts(self) -> Iterator[Fact]:
        yield "event", str(self.event)
        yield "t", f"{self.t:.9g}"
        yield "values", valued(self.before)
        yield "after", valued({name: value for name, value in self.after.items() if self.before.get(name) != value})


@dataclass(frozen=True)
class Schedule:
    """Variables that are given functions of time in analytic pieces, such as splines.

    times   where a piece ends, in the order of the run, all strictly within it; the run starts again at each
    values  called with t: values by name (u, u', ...), at one of the times those of the piece that begins there

    Unlike an event it is not an occurrence, needs no zero to be found, and leaves all other values as they are.
    """

    times: FloatArray
    values: Callable[[float], Values]


@dataclass(frozen=True)
class Root:
    """Event number `event` at start + `offset` of a step; `counts`, `sure`: whether it happens, and beyond doubt."""

    offset: float
    event: int
    counts: bool = True
    sure: bool = True


def roots_in_step(
    events: tuple[Event, ...],
    step: LastStep,
    fired: Collection[int],
    reach: float = 0.0,
) -> list[Root]:
    """All events of a step in the order in which they happen, and those that stop and almost happen.

    A change of sign in the small jump between the step before and this one counts as well. Events in `fired` have
    just happened where the step starts, at the end of a step of length `reach`, and do not count again there.
    """
    found, before = [], step.ends_before()
    from bricard.solvers.zeros import UNRESOLVED, Zero, zeros

    for number, event in enumerate(events):
        coefficients, shift = np.array(step.outputs[:, number], dtype=float), 0.0
        jump = before[number] * coefficients[0]
        again = number in fired
        if again and abs(coefficients[0]) <= NEGLIGIBLE * _size(coefficients, max(abs(step.length), reach)):
            shift = coefficients[0]
            coefficients[0] = jump = 0.0
        margin = max(step.tolerance, FINEST) * _size(coefficients, step.length)
        crossings = zeros(
            coefficients,
            step.length,
            lambda h, number=number, shift=shift: float(step.values(h)[number]) - shift,  # type: ignore[misc]
            margin,
            first=UNRESOLVED * abs(step.length) if again else 0.0,
            touching=event.direction == 0 or event.stops,
        )
        if again:
            crossings += _immediate_return(coefficients, step.length) if coefficients[0] == 0 else []
        elif jump < 0:
            crossings.append(Zero(0.0, 1 if coefficients[0] > 0 else -1))
        for zero in crossings:
            counts = event.direction in (0, zero.direction)
            if counts or not zero.direction:
                found.append(Root(zero.offset, number, counts, zero.sure))
    return sorted(found, key=lambda root: abs(root.offset))


def _immediate_return(coefficients: Any, length: float) -> list[Zero]:
    """The crossing of a function that leaves zero at the start of a step and is back before it can be resolved."""
    from bricard.solvers.zeros import UNRESOLVED, Zero, value_at

    leaves = np.sign(coefficients[1] * length)
    after = np.sign(value_at(UNRESOLVED * length, coefficients))
    if not leaves * after < 0:
        return []
    return [Zero(float(-coefficients[1] / coefficients[2]) if coefficients[2] else 0.0, int(after))]


def _size(coefficients: Any, length: float) -> float:
    return float(np.max(np.abs(coefficients * length ** np.arange(len(coefficients)))))
