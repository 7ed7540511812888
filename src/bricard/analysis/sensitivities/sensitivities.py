"""Derivatives of a motion with respect to parameters and initial values, exact to the tolerance of the run.

The motion and its derivatives are one system of equations (`bricard.dae.tangent`), solved together.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.arrays import ArrayLike, RealArray
from bricard.checks import as_names, checked, did_you_mean, known_options
from bricard.dae.structure import derivative_name, parse_derivative
from bricard.dae.tangent import tangent_name
from bricard.errors import OptionError, SolutionError
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.names import is_main
from bricard.results.tabular import Row
from bricard.simulation import Experiment, motion_of_experiment
from bricard.solvers.events import Event
from bricard.solvers.inputs import check_events
from bricard.solvers.method import Method, Request

if TYPE_CHECKING:
    from bricard.mechanism.mechanism import Mechanism


@dataclass(frozen=True, eq=False, repr=False)
class Sensitivities(Findings):
    """Derivatives of a motion: `s("B.x", 2.0, "l")` is that of B.x at t = 2 with respect to l.

    wrt      what it is differentiated with respect to
    motion   the motion itself, whose further variables d.<wrt>.<name> are the derivatives
    """

    wrt: tuple[str, ...]
    motion: Motion

    def __call__(self, name: str | Sequence[str], t: ArrayLike, wrt: str | Sequence[str] | None = None) -> Any:
        """The derivative of a name (u, u', a point for its components) at times, with respect to a name in `wrt`.

        With respect to several names, or all (None), the derivatives are stacked along a new first axis.
        """
        if isinstance(wrt, str):
            return self.motion(self._named(name, wrt), t)
        several = self.wrt if wrt is None else wrt
        if isinstance(name, str):
            return np.stack([self.motion(self._named(name, one), t) for one in several])
        every = [tangent for one in several for tangent in self._named(name, one)]
        return self.motion(every, t).reshape(len(several), -1, *np.shape(t))

    def _named(self, name: str | Sequence[str], wrt: str) -> str | list[str]:
        if wrt not in self.wrt:
            raise SolutionError(f"The motion was not differentiated by {wrt!r}.\n  {did_you_mean(wrt, self.wrt)}")
        if not isinstance(name, str):
            return [self._tangent(one, wrt) for one in name]
        return self._tangent(name, wrt)

    def _tangent(self, name: str, wrt: str) -> str:
        base, order = parse_derivative(name)
        if not self.motion.trajectory.knows(base):
            remedy = did_you_mean(base, self.names)
            raise SolutionError(f"{name!r} has no derivatives here; variables and outputs have.\n  {remedy}")
        return derivative_name(tangent_name(wrt, base), order)

    def at_end(self, name: str, wrt: str) -> Any:
        """The derivative of a name where the run ends; where an event ends it, with the time that moves."""
        end = self.motion.trajectory.end
        base, order = parse_derivative(name)
        rate = self.motion(derivative_name(base, order + 1), end, side="left") if self.end_time(wrt) else 0.0
        return self(name, end, wrt) + rate * self.end_time(wrt)

    def end_time(self, wrt: str) -> float:
        """The derivative of the time at which an event ends the run; 0 where the run ends as given."""
        self._named(self.names[0], wrt)
        return self.event_times(wrt)[-1] if self._ended_by_event else 0.0

    def event_times(self, wrt: str) -> list[float]:
        """Derivatives of the times of events, in the order of `motion.events`."""
        self._named(self.names[0], wrt)
        return [one.before[tangent_name(wrt, "t")] for one in self.motion.events]

    @property
    def _ended_by_event(self) -> bool:
        return self.motion.success and bool(self.motion.events) and "by event" in self.motion.message

    @property
    def names(self) -> tuple[str, ...]:
        """Variables and outputs that have derivatives."""
        every = self.motion.trajectory.names
        starts = tuple(tangent_name(one, "") for one in self.wrt)
        return tuple(name for name in every if not name.startswith(starts))

    @property
    def t(self) -> RealArray:
        """Times of the steps."""
        return self.motion.t

    # -- the table -----------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """What was asked."""
        end = self.motion.trajectory.end
        return f"Derivatives at t = {end:.6g} with respect to {', '.join(self.wrt)}."

    @property
    def head(self) -> Row:
        """Headings."""
        return ["name", "value", *[f"by {one}" for one in self.wrt]]

    @property
    def rows(self) -> list[list[Cell]]:
        """Values and derivatives at the end."""
        end, main = self.motion.trajectory.end, [name for name in self.names if is_main(name)]
        columns = [self.motion(main, end), *[[self.at_end(name, one) for name in main] for one in self.wrt]]
        return [[name, *[float(column[i]) for column in columns]] for i, name in enumerate(main)]

    @property
    def remarks(self) -> Sequence[str]:
        """How the run ended, if not as asked."""
        if self._ended_by_event:
            times = ", ".join(f"{self.end_time(one):.6g} by {one}" for one in self.wrt)
            return (f"An event ends the run, at a time whose derivatives are {times}; those above go with it.",)
        return () if self.motion.success else (f"The run {self.motion.message}",)

    def plot(self, *names: str, **options: Any) -> Any:
        """Derivatives of names over time; returns the figure."""
        shown = [str(self._named(name, one)) for name in names for one in self.wrt]
        return self.motion.plot(*shown, **options)


@known_options
@checked(OptionError, but=("model", "span", "wrt", "fixed", "parameters", "inputs", "coordinates", "tol", "events"))
def sensitivities(
    model: Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str],
    span: Sequence[float] | float | None = None,
    positions: Mapping[str, Any] | None = None,
    velocities: Mapping[str, Any] | None = None,
    *,
    wrt: str | Iterable[str],
    fixed: str | Iterable[str] = (),
    parameters: Mapping[str, float] | None = None,
    inputs: Mapping[str, Any] | None = None,
    method: Method | None = None,
    coordinates: str = "natural",
    tol: float | None = None,
    events: Event | Iterable[Event] = (),
) -> Sensitivities:
    """Derivatives of a motion with respect to parameters, inputs and values at the start.

    model, span, positions, velocities, fixed, parameters, inputs, events
                 as for `simulate`
    wrt          names of parameters and inputs; start.theta, start.theta' for values that are given at the start
    method       how to solve it; or its `coordinates` and `tol` instead

    A start follows from what is given; so do its derivatives: where A = (l, 0) is given, A moves with l.
    """
    how = Method(coordinates, tol=tol) if method is None else method
    names = as_names(wrt, "wrt")
    if not names:
        raise OptionError("wrt is empty; name parameters, or start.<name> for values at the start.")
    _check_method(how)
    asked = Experiment(model, span, positions, velocities, as_names(fixed, "fixed"), parameters, inputs)
    motion = motion_of_experiment(asked, how, Request(check_events(events)), tuple(dict.fromkeys(names)))
    return Sensitivities(tuple(dict.fromkeys(names)), motion)


def _check_method(method: Method) -> None:
    """Derivatives are found by Taylor series of the equations as they stand."""
    if method.coordinates == "parasitic" or method.settle or method.contact not in (None, "events"):
        raise OptionError("Derivatives need coordinates='natural', 'body' or 'relative', and contact='events'.")
    if method.constraints != "direct" or method.chosen_integrator.name != "taylor":
        raise OptionError("Derivatives are found by Taylor series: leave out 'constraints' and 'integrator'.")
