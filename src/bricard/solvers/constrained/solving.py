"""A mechanical system integrated as an ODE under a constraint method, with events and tabulated laws."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property, partial

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import InitialValueError, OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import euler_lagrange, massless
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.tables import check_covered, check_smooth, knots_on_the_way, table_values
from bricard.mechanics.violations import NEARLY_SINGULAR
from bricard.records import dataclass
from bricard.solvers.constrained.integrators import IntegratorOptions
from bricard.solvers.constrained.reduction import reduce_to_ode
from bricard.solvers.constrained.right_hand_side import RightHandSide
from bricard.solvers.constrained.states import States
from bricard.solvers.constrained.stepper import Ode, OdeStepper
from bricard.solvers.constrained.trust import Doubt, doubt
from bricard.solvers.constrained.watching import WatchedFunctions
from bricard.solvers.events import Event, Schedule
from bricard.solvers.inputs import event_expressions
from bricard.solvers.method import Method
from bricard.solvers.restarts import Restarts
from bricard.solvers.running import Ending, Running, Watch
from bricard.solvers.stepper import Layout, Parameters
from bricard.taylor.status import Progress


@dataclass(frozen=True, eq=False)
class ConstrainedRun:
    """A run that is done: its states, one set for each set of parameters."""

    dae: DAE
    ending: Ending
    segments: tuple[States, ...]
    layout: Layout
    steps: int

    @cached_property
    def doubt(self) -> Doubt | None:
        """What speaks against the run first."""
        found = [one for one in (doubt(states) for states in self.segments) if one is not None]
        return found[0] if found else None

    @property
    def finished(self) -> bool:
        """Whether it has reached its end, and nothing speaks against it."""
        return self.ending.finished and self.doubt is None

    @property
    def message(self) -> str:
        """How it ended, and what speaks against it."""
        return self.ending.message if self.doubt is None else f"{self.ending.message}\n  {self.doubt}"


@np.errstate(all="ignore")  # what is not finite ends the run, and is told
def run_constrained(
    system: MechanicalSystem,
    span: tuple[float, float],
    positions: Mapping[str, float],
    velocities: Mapping[str, float],
    method: Method,
    *,
    progress: Progress = None,
    size: float | None = None,
    dae: DAE | None = None,
    events: tuple[Event, ...] = (),
    fired: frozenset[int] = frozenset(),
) -> ConstrainedRun:
    """Integrates a system from consistent positions and velocities; `dae` is its own, which events are written in."""
    _check_masses(system, method.constraints)
    dae = dae or euler_lagrange(system)
    if system.tables:
        check_covered(system.tables, span)
        check_smooth(dae, system.tables)
    watched = partial(watched_functions, dae, events) if events else None
    ode = _ode(system, span, method, progress, size)
    stepper = OdeStepper(ode, system.parameters, watched)
    start = _start(stepper.right_hand_side, span[0], positions, velocities)
    schedule = Schedule(knots_on_the_way(system.tables, span), lambda t: table_values(system.tables, t, span))
    watch = Watch(events, schedule, progress=progress, fired=fired)
    running = Running(stepper, span, system.parameters, Restarts(dae), watch)
    ending = running.run(stepper.state_of(span[0], start))
    return ConstrainedRun(dae, ending, stepper.states(), stepper.layout, stepper.steps)


def _check_masses(system: MechanicalSystem, constraints: str) -> None:
    light = [system.coordinates[i] for i in massless(system)]
    if light:
        raise OptionError(
            f"constraints={constraints!r} needs a mass at every point, and {listed(light)} have none.\n"
            "  Solve by Taylor series (integrator='taylor'), or give them a mass."
        )


def _ode(
    system: MechanicalSystem, span: tuple[float, float], method: Method, progress: Progress, size: float | None
) -> Ode:
    """The system under the constraint method, with the integrator."""
    make = method.chosen_integrator.make
    assert make is not None

    def right_hand_side(parameters: Parameters) -> RightHandSide:
        equations = Dynamics(replace(system, parameters=dict(parameters)))
        reduction = reduce_to_ode(method.constraint_method, equations, method.independent, method.stabilisation(span))
        return RightHandSide(equations, reduction)

    options = IntegratorOptions(
        method.tolerance,
        method.atol if isinstance(method.atol, float) else method.tolerance,
        method.step,
        max_steps=method.max_steps,
        progress=progress,
    )
    return Ode(right_hand_side, make, span, options, size)


def watched_functions(dae: DAE, events: tuple[Event, ...], layout: Layout) -> WatchedFunctions:
    """The functions of events."""
    extended, expressions = event_expressions(dae, events)
    return WatchedFunctions(extended, layout, tuple(expressions))


def _start(
    right_hand_side: RightHandSide, t: float, positions: Mapping[str, float], velocities: Mapping[str, float]
) -> FloatArray:
    """The state y at the start, where everything must be determined."""
    equations, system = right_hand_side.equations, right_hand_side.equations.system
    extras = [positions.get(extra.name, 0.0) for extra in system.extras]
    q = [positions[name] for name in system.coordinates]
    v = [velocities.get(name, 0.0) for name in system.coordinates]
    y = np.array([*q, *v, *extras, *[0.0] * len(equations.powers)])
    right_hand_side.check_determined(t, y)
    if right_hand_side.regularity(np.array([t]), y[None])[0] <= NEARLY_SINGULAR:
        raise OptionError(
            "The independent coordinates do not determine the others at the start (a dead centre).\n"
            "  Choose others, or constraints='qr'."
        )
    if not np.all(np.isfinite(right_hand_side(t, y))):
        raise InitialValueError("The equations give no finite rates at the start.\n  Start from another position.")
    return y
