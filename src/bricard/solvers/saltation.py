"""Tangents of a run across its events and switches.

At the time T of an event h = 0 the state may jump, s+ = R(s-), and its rate f does. Along a direction

    dT  = -(h_s ds- + h_p dp) / h'                 h' = dh/dt before the event
    ds^ = ds- + f- dT                              of the state where the event happens
    ds^ -> R_s ds^ + R_p dp + R_t dT               through the jump
    ds+ = ds^ - f+ dT                              back to a fixed time

Where only f jumps, R is the identity. Decisions that follow each other at one time are one event: dT is that of the
first, f+ that of the last. A function that only touches zero (h' = 0) has no such derivative, which is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import numpy as np

from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.dae.tangent import tangent_name
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.solvers.resets import Column, Reset

GRAZING = 1e-7  # of the rate that a function has in a step: less is none
AGREE = 1e-6  # of dT: what happens together must go on doing so
Values = Mapping[str, float]
Jump = Callable[[float, Values, Values], Values]  # dT, rates of parameters, ds^ before -> ds^ after


@dataclass(frozen=True)
class Cause:
    """A watched function that vanishes: its number, its rate, and the size of the rates that it has in the step."""

    number: int
    slope: float
    size: float


@dataclass(frozen=True, eq=False)
class _Crossing:
    """dT and ds^ along a direction."""

    dT: float
    state: dict[str, float]


class Saltation:
    """Takes the tangents of a DAE through the switches of a run; `watched` are the functions of events and guards."""

    def __init__(self, dae: DAE, watched: Callable[[], Sequence[Column]], names: Sequence[str]) -> None:
        assert dae.of is not None
        self._of, self._directions = dae.of, dae.directions
        self._make_watched, self._names = watched, names
        self._watched: Sequence[Column] | None = None
        offsets = zip(self._of.variables, self._of.structure().d, strict=True)
        self._state = {derivative_name(u, o): derivative_name(u, o + 1) for u, d in offsets for o in range(d)}
        self._time = np.nan
        self._crossings: dict[str, _Crossing] = {}

    def start(self, t: float, values: Values) -> None:
        """At the start of a run, which is no event."""
        self._time = t
        self._crossings = {
            name: _Crossing(0.0, {one: values[tangent_name(name, one)] for one in self._state})
            for name in self._directions
        }

    def leave(self, t: float, before: Values, causes: Sequence[Cause]) -> dict[str, float]:
        """To the state where something happens, unless it is there since the last decision; dT."""
        if not abs(t - self._time) <= 4 * np.spacing(abs(t)):
            times = self.times(t, before, causes)
            self._time = t
            self._crossings = {name: self._crossing(name, before, times[name]) for name in self._directions}
        return {name: crossing.dT for name, crossing in self._crossings.items()}

    def times(self, t: float, before: Values, causes: Sequence[Cause]) -> dict[str, float]:
        """How the time of an event changes along each direction."""
        found = [self._times(t, before, cause) for cause in causes]
        for name, first in found[0].items():
            others = [one[name] for one in found]
            if max(abs(one - first) for one in others) > AGREE * (abs(first) + self._scale(name, before)):
                raise OptionError(
                    f"At t = {t:.10g} {self._listed(causes)} vanish together, but would not for another '{name}'.\n"
                    "  There the motion has no derivative with respect to it."
                )
        return found[0]

    def _scale(self, name: str, before: Values) -> float:
        """A time that is small for a direction."""
        tangents = [abs(before[tangent_name(name, one)]) for one in self._state]
        rates = [abs(before[one]) for one in self._state.values()]
        return 1e-3 * max(tangents, default=0.0) / (max(rates, default=0.0) or 1.0)

    def _times(self, t: float, before: Values, cause: Cause) -> dict[str, float]:
        if not abs(cause.slope) > GRAZING * cause.size:
            raise OptionError(
                f"At t = {t:.10g} {self._listed([cause])} only touches zero: it may be missed for other values.\n"
                "  There the motion has no derivative; end the run before."
            )
        slopes = self._functions[cause.number].slopes(t, before)
        return {
            name: -float(slopes.along(0.0, rates, self._tangents(name, slopes.names, before))[0]) / cause.slope
            for name, rates in self._directions.items()
        }

    def _tangents(self, name: str, names: Iterable[str], before: Values) -> dict[str, float]:
        return {one: before[tangent_name(name, one)] for one in names}

    @property
    def _functions(self) -> Sequence[Column]:
        if self._watched is None:
            self._watched = self._make_watched()
        return self._watched

    def _listed(self, causes: Sequence[Cause]) -> str:
        return " and ".join(f"'{self._names[one.number]}'" for one in causes)

    def _crossing(self, name: str, before: Values, dT: float) -> _Crossing:
        return _Crossing(dT, {u: before[tangent_name(name, u)] + before[v] * dT for u, v in self._state.items()})

    def reset(self, t: float, before: Values, resets: Sequence[Reset], after: Values) -> None:
        """Through the resets of events."""
        found = [(one, one.column.slopes(t, before)) for one in resets]
        for reset, slopes in found:
            for name in {*reset.names, *slopes.names} - self._state.keys():
                raise OptionError(
                    f"The reset of {', '.join(reset.names)} sets or uses '{name}', which has no derivatives here."
                )
        self._check_moved(before, resets, after)
        for name, crossing in self._crossings.items():
            old = dict(crossing.state)
            for reset, slopes in found:
                new = slopes.along(crossing.dT, self._directions[name], old)
                crossing.state.update(zip(reset.names, new.tolist(), strict=True))

    def _check_moved(self, before: Values, resets: Sequence[Reset], after: Values) -> None:
        """What is not set must have stayed."""
        changed = {name for one in resets for name in one.names}
        size = max((abs(before[name]) for name in self._state), default=1.0)
        moved = [n for n in self._state if n not in changed and abs(after[n] - before[n]) > 1e-9 * size]
        if moved:
            raise OptionError(
                f"After the reset of {', '.join(sorted(changed))} constraints move {', '.join(moved[:4])}, too.\n"
                "  For derivatives, set these as well."
            )

    def jump(self, t: float, through: Jump | None) -> None:
        """Through a jump of other kinds."""
        if through is None:
            raise OptionError(f"At t = {t:.10g} the motion jumps by a law that cannot be differentiated.")
        for name, crossing in self._crossings.items():
            crossing.state.update(through(crossing.dT, self._directions[name], dict(crossing.state)))

    def arrive(self, after: Values) -> dict[str, float]:
        """The tangents after it, by name; `after` has the rates of the state there."""
        return {
            tangent_name(name, u): crossing.state[u] - after[v] * crossing.dT
            for name, crossing in self._crossings.items()
            for u, v in self._state.items()
        }
