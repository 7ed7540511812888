"""From equations to a solution: the whole journey."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.checks import known_options, shown
from bricard.contact.history import NOTHING_TOUCHES, History
from bricard.dae.kinks import check_kinks
from bricard.dae.model import DAE
from bricard.dae.structure import Derivative, derivative_name
from bricard.errors import InitialValueError, Interrupted, ModelError, OptionError, StructureError
from bricard.keeping import Kept, without_collection
from bricard.mechanics.tables import ORDERS, TabulatedDAE, check_covered, check_smooth, knots_on_the_way, table_values
from bricard.records import dataclass
from bricard.results.names import index_of_series
from bricard.results.solution import Solution
from bricard.results.solved import Account, Origin, Solved, Verdict, difference, times_apart
from bricard.results.trajectory import Trajectory, segment_of
from bricard.solvers.events import Event, Schedule
from bricard.solvers.inputs import (
    by_component,
    by_name,
    check_events,
    chosen_parameters,
    fixed_values,
    initial_values,
    watching_program,
)
from bricard.solvers.integrators import check_solves_daes
from bricard.solvers.method import Method, Request, number
from bricard.solvers.options import Options, check_span, finer, make_options
from bricard.solvers.restarts import Restarts
from bricard.solvers.running import NO_SCHEDULE, Ending, Running, Watch
from bricard.solvers.stepper import Evidence
from bricard.solvers.switching import NOTHING_SWITCHES, Several, Switching
from bricard.solvers.taylor import StiffForm, TaylorStepper, engine_name
from bricard.symbolic import sx
from bricard.taylor.engine import Precision
from bricard.taylor.program import Program

if TYPE_CHECKING:  # who solves a DAE does not wait for mechanics
    from bricard.dae.tangent import Direction
    from bricard.mechanics.constraint_methods import ConstraintMethod
    from bricard.mechanics.masses import Body
    from bricard.mechanics.stabilisation import Stabilisation
    from bricard.mechanics.system import MechanicalSystem
    from bricard.results.motion import Described, Motion
    from bricard.solvers.saltation import Saltation
    from bricard.symbolic.vectors import Vec
    from bricard.taylor.status import Progress


@known_options
def solve_dae(
    dae: DAE,
    span: Sequence[float],
    initial: Mapping[str, float],
    *,
    fixed: Iterable[str] = (),
    parameters: Mapping[str, float] | None = None,
    tol: float = 1e-10,
    atol: float | Mapping[str, float] | None = None,
    integrator: str = "taylor",
    order: int = 20,
    precision: Precision = "double",
    events: Event | Iterable[Event] = (),
    t_eval: Any = None,
    keep: Literal["steps", "times"] = "steps",
    min_step: float = 0.0,
    max_step: float = math.inf,
    max_steps: int = 1_000_000,
    progress: Progress = None,
    estimate_error: bool = False,
) -> Solution:
    """Solves a DAE from consistent initial values by Taylor series.

    span            (start, end); the end may lie before the start
    initial         values by name ("u", "u'", ...): guesses, moved to the nearest consistent point
    fixed           names of initial values that must not be moved
    parameters      values that replace the DAE's own, without any rebuilding
    tol, atol       relative and absolute tolerance of the error; atol defaults to tol and may be given by
                    variable (inf: that variable does not control the step)
    integrator      "taylor"; "radau" for stiff equations: implicit steps of order 9 to 25;
                    "auto": these where the stability of series limits their steps
    order           of the Taylor polynomials
    precision       "double" or "long double"
    events          see `Event`
    t_eval, keep    keep="times" keeps only the values at t_eval, for long runs of large systems
    min_step, max_step, max_steps
                    limits; a run that meets one stops and says so
    progress        called now and then with (t, number of steps)
    estimate_error  solve again with a finer tolerance, another order and shorter steps, and note the difference in
                    the certificate

    A run that cannot go on returns what it has computed, with success False and the reason in `message`.
    Ctrl-C raises `Interrupted`, which carries the solution so far.
    """
    if not isinstance(dae, DAE):
        raise ModelError(f"solve_dae takes a DAE, not {shown(dae)}: wrap the equations, DAE(names, function).")
    check_solves_daes(integrator)
    method = Method(
        integrator=integrator, tol=number(tol, "tol"), atol=atol, order=order, precision=precision,
        min_step=min_step, max_step=max_step, max_steps=max_steps,
    )  # fmt: skip
    request = Request(check_events(events), t_eval, keep, progress, estimate_error)
    solved = solve(dae, check_span(span), Given(initial, fixed, parameters), method, request)
    verdict = solved.verdict
    solution = Solution(
        verdict.success,
        verdict.message,
        solved.trajectory,
        solved.events,
        solved.certificate(),
        history=solved.contacts,
    )
    if solved.interrupted:
        raise Interrupted(solution)
    return solution


@dataclass(frozen=True, eq=False)
class Given:
    """What a user says about the start of a run: values, names of those that must not be moved, parameters."""

    initial: Mapping[str, Any]
    fixed: str | Iterable[str] = ()
    parameters: Mapping[str, float] | None = None


@dataclass(frozen=True, eq=False)
class Surroundings:
    """What a mechanical system says about a run beside its equations.

    constants     further names in texts of events
    renamed       names that actions use for others of the equations
    consistent    the DAE that states after actions obey, if it is another than the one that is solved
    uncontrolled  variables that do not control the step
    fired         numbers of events that have just happened where the run starts
    switching     makes what decides about modes, for each run anew
    lifted        makes the DAE with stiff forces as variables, for runs that find out on the way that they are stiff
    """

    constants: Mapping[str, float] = field(default_factory=dict)
    renamed: Mapping[str, str] = field(default_factory=dict)
    consistent: DAE | None = None
    uncontrolled: Sequence[str] = ()
    switching: Callable[[], Switching] | None = None
    fired: frozenset[int] = frozenset()
    lifted: Callable[[], DAE] | None = None


NOTHING_ELSE = Surroundings()


def solve(
    dae: DAE,
    span: tuple[float, float],
    start: Given,
    method: Method,
    request: Request,
    around: Surroundings = NOTHING_ELSE,
) -> Solved:
    """What a run of a DAE by Taylor series finds."""
    analysis = dae.analysis
    if analysis.structure.doubt:
        raise StructureError(analysis.structure.doubt)
    options = make_options(span, dae.number, method, request)
    uncontrolled = (*around.uncontrolled, *[lift.name for lift in dae.lifts])
    options.atol[[dae.number[name] for name in uncontrolled]] = math.inf
    if dae.of is not None:
        _scale_tangents(dae, options, method, chosen_parameters(dae, start.parameters))
    events = readable(request.events, dae, around.constants)
    check_kinks(dae.kinks, dae.residuals, analysis.structure)
    switching = _switching(dae, around)
    program = watching_program(dae, events, switching.guards)
    values = chosen_parameters(dae, start.parameters)
    given = initial_values(dae, start.initial)
    schedule = _schedule(dae, span)
    laws = initial_values(dae, schedule.values(span[0]))
    if laws.keys() & given.keys():
        name = dae.variables[min(laws.keys() & given.keys())[0]]
        raise InitialValueError(f"'{name}' is a tabulated law: its initial values are those of its table.")
    given |= laws
    held = fixed_values(dae, start.fixed, given)

    values |= _signs(dae, span[0], {**by_name(dae, given), **values}) if dae.kinks else {}
    begin = _Start(given, held, values)
    tangents = partial(_saltation, dae, events)
    watch = Watch(events, schedule, around.renamed, request.progress, switching, around.fired, tangents(switching))
    lifts = around.lifted if options.steps == "either" and not (dae.kinks or around.switching) else None
    stiff_form = partial(_stiff_form, lifts, request.events, around) if lifts else None
    equations = _Equations(dae, program, Restarts(around.consistent or dae.of or dae), stiff_form)
    run = _run(equations, span, begin, options, watch)
    history = _history(watch)
    error, event_error, interrupted = None, None, run.ending.interrupted
    if request.estimate_error and not interrupted and run.stepper.steps:
        longest = float(np.max(np.abs(np.diff(np.append(run.evidence.t, run.trajectory.end)))))
        modes = _switching(dae, around)
        anew = replace(watch, switching=modes, tangents=tangents(modes))
        again = _run(equations, (span[0], run.trajectory.end), begin, finer(options, longest), anew)
        interrupted = again.ending.interrupted
        error = None if interrupted else difference(run.trajectory, again.trajectory, run.ending.finished)
        event_error = None if interrupted else times_apart(history, _history(anew))
    return Solved(
        run.verdict,
        interrupted,
        run.trajectory,
        run.ending.occurrences,
        run.evidence,
        run.account,
        Origin(run.moved),
        error,
        history,
        event_error,
        warnings=run.ending.warnings,
    )


def _scale_tangents(dae: DAE, options: Options, method: Method, parameters: Mapping[str, float]) -> None:
    """Absolute tolerances of tangents that were not given: of what a parameter's own size makes of them."""
    given = method.atol if isinstance(method.atol, Mapping) else {}
    of = dae.of
    assert of is not None
    from bricard.dae.tangent import tangent_name

    for direction, rates in dae.directions.items():
        size = max((abs(parameters[name] / rate) for name, rate in rates.items() if rate), default=1.0) or 1.0
        for j, name in enumerate(of.variables):
            tangent = tangent_name(direction, name)
            if tangent not in given:
                options.atol[dae.number[tangent]] = options.atol[j] / size


def _history(watch: Watch) -> History:
    """What has happened to contacts."""
    told = watch.switching.history
    return told if isinstance(told, History) else NOTHING_TOUCHES


def _signs(dae: DAE, t: float, values: Mapping[str, float]) -> dict[str, float]:
    """The modes of kinks at the start."""
    from bricard.solvers.kinks import Kinks

    return Kinks(dae).signs(t, values)


def _saltation(dae: DAE, events: Sequence[Event], modes: Switching) -> Saltation | None:
    """What takes the derivatives of a tangent through events and switches."""
    if dae.of is None or not (events or modes.guards):
        return None
    from bricard.solvers.resets import Reset, watched_columns
    from bricard.solvers.saltation import Saltation

    for event in events:
        if event.action is not None and not isinstance(event.action, Reset):
            raise OptionError(
                f"The event '{event.name}' has a Python action, which cannot be differentiated.\n"
                '  Write what it sets as expressions: Event(..., reset={"y\'": "-0.8*y\'"}).'
            )
    names = [event.name or f"event {i}" for i, event in enumerate(events)]
    names += [f"guard {i + 1} of contacts and switches" for i in range(len(modes.guards))]
    return Saltation(dae, partial(watched_columns, dae.of, events, modes.guards), names)


def _switching(dae: DAE, around: Surroundings) -> Switching:
    """All that switches in a run."""
    parts: list[Switching] = [around.switching()] if around.switching else []
    if dae.kinks:
        from bricard.solvers.kinks import Kinks

        parts.insert(0, Kinks(dae))
    return parts[0] if len(parts) == 1 else Several(parts) if parts else NOTHING_SWITCHES


@dataclass(frozen=True, eq=False)
class _Start:
    """Initial values, those that are held, and parameters."""

    given: Mapping[Derivative, float]
    held: frozenset[Derivative]
    parameters: Mapping[str, float]


@dataclass(frozen=True, eq=False)
class _Equations:
    """A DAE, the program that computes event functions too, and where runs start again."""

    dae: DAE
    program: Program
    restarts: Restarts
    stiff_form: Callable[[], StiffForm | None] | None


@dataclass(frozen=True, eq=False)
class _SeriesRun:
    """A run by Taylor series that is done."""

    stepper: TaylorStepper
    ending: Ending
    trajectory: Trajectory
    evidence: Evidence
    moved: Mapping[str, float]

    @property
    def verdict(self) -> Verdict:
        """A run that has lost its digits to rounding has not succeeded."""
        lost = self.stepper.doubt(self.ending.message) if self.ending.finished else ""
        return Verdict(self.ending.finished and not lost, lost or self.ending.message)

    @property
    def account(self) -> Account:
        """How it was made."""
        stepper, options = self.stepper, self.stepper.options
        return Account(
            engine_name(stepper.engine),
            stepper.steps,
            options.tol,
            stepper.rejections,
            options.order,
            options.precision,
            stepper.rounding,
            stepper.stiffness,
        )


def _stiff_form(lifted: Callable[[], DAE], events: tuple[Event, ...], around: Surroundings) -> StiffForm | None:
    """The equations with stiff forces as variables; None if there are none."""
    from bricard.mechanics.energies import DISSIPATED, SUPPLIED

    dae = lifted()
    if not dae.lifts:
        return None
    program = watching_program(dae, readable(events, dae, around.constants))
    return StiffForm(dae, program, frozenset((*around.uncontrolled, DISSIPATED, SUPPLIED)))


def _run(
    equations: _Equations, span: tuple[float, float], start: _Start, options: Options, watch: Watch
) -> _SeriesRun:
    stepper = TaylorStepper(
        equations.dae.analysis, equations.program, span, options, start.parameters, equations.stiff_form
    )
    point = stepper.start(start.given, start.held)
    ending = Running(stepper, span, start.parameters, equations.restarts, watch).run(point.derivative)
    stretches = stepper.segments()
    daes = [one.dae or equations.dae for one in stretches]
    index = {dae: index_of_series(dae) for dae in set(daes)}
    trajectory = Trajectory(tuple(segment_of(one, index[dae]) for one, dae in zip(stretches, daes, strict=True)))
    evidence = Evidence.joined([stretch.evidence for stretch in stretches])
    return _SeriesRun(stepper, ending, trajectory, evidence, point.moved)


@dataclass(frozen=True, eq=False)
class Case:
    """A mechanical system and its start; its motion answers for `bodies` and `points`.

    fixed, parameters   names of values of the start that must not be moved; values that replace the system's own
    size                a typical length, if one is known
    forms               DAEs of the system that were made already, by how its constraints are met
    constants           further names in texts of events
    works, fired        where a run goes on from another one: the works so far, and events that have just happened
    directions          along which the motion is differentiated
    """

    system: MechanicalSystem
    positions: Mapping[str, Any]
    velocities: Mapping[str, Any]
    bodies: Mapping[str, Body]
    points: Mapping[str, Vec]
    fixed: str | Iterable[str] = ()
    parameters: Mapping[str, float] | None = None
    size: float | None = None
    forms: Kept = field(default_factory=Kept)
    constants: Mapping[str, float] = field(default_factory=dict)
    works: Mapping[str, float] = field(default_factory=dict)
    fired: frozenset[int] = frozenset()
    directions: tuple[Direction, ...] = ()

    @without_collection(within=True)
    def dae(self, method: ConstraintMethod, stabilisation: Stabilisation, lifted: bool = False) -> DAE:
        """The DAE of the system under a constraint method, with its structure, names and program, made once.

        lifted   with the forces of stiff elements as variables
        """
        from bricard.mechanics.constraint_methods import kept_dae

        with self.forms.lock:  # other threads wait for the analysis, too
            dae = kept_dae(self.forms, self.system, method, stabilisation, lifted)
            if self.directions:
                rates = {one.name: one.parameters for one in self.directions}
                key = (method.name, stabilisation, lifted, *((name, *p.items()) for name, p in rates.items()))
                dae = self.forms.made(key, lambda: dae.tangent(rates))
            _ = dae.analysis.named
            return dae

    @property
    def equations(self) -> DAE:
        """The Euler–Lagrange equations of the system, made once."""
        from bricard.mechanics.constraint_methods import kept_dae

        return kept_dae(self.forms, self.system)

    def motion(
        self, solved: Solved, described: Described | None = None, units: Mapping[str, str] | None = None
    ) -> Motion:
        """The motion that was found."""
        from bricard.results.motion import NOT_DESCRIBED, motion_of

        return motion_of(solved, self.system, self.bodies, self.points, described or NOT_DESCRIBED, units)


def solve_system(
    case: Case,
    dae: DAE,
    span: tuple[float, float],
    method: Method,
    request: Request,
    around: Surroundings = NOTHING_ELSE,
) -> Solved:
    """What a run by Taylor series finds of a mechanical system, by its DAE in some form."""
    from bricard.mechanics.analytic import mu_name
    from bricard.mechanics.energies import DISSIPATED, FRICTION, IMPACTS, SUPPLIED
    from bricard.mechanics.equations import rate_names
    from bricard.mechanics.system import multiplier_name

    system = case.system
    initial = dict.fromkeys(free_names(dae, rate_names(system, dae)), 0.0)
    initial |= {extra.name: 0.0 for extra in system.extras}
    works = (DISSIPATED, SUPPLIED, FRICTION, IMPACTS)
    initial |= {work: case.works.get(work, 0.0) for work in works if work in dae.number}
    initial |= by_component(case.positions, "") | by_component(case.velocities, "'")
    if case.directions:
        laws = [derivative_name(table.name, order) for table in system.tables for order in range(ORDERS)]
        free = [*free_names(dae, initial), *laws]
        initial |= {name: value for one in case.directions for name, value in one.initial(free).items()}
    constraints = [*system.holonomic, *system.velocity]
    names = [f(constraint.name) for f in (multiplier_name, mu_name) for constraint in constraints]
    if system.switched:
        from bricard.mechanics.modes import switched_variables

        names += switched_variables(system)
    names += [DISSIPATED, SUPPLIED] if method.chosen_integrator.lifts else []  # dampers' rates are noise times c
    if case.directions:
        from bricard.dae.tangent import tangent_name

        names += [tangent_name(direction.name, name) for direction in case.directions for name in names]
    around = replace(around, uncontrolled=[name for name in names if name in dae.number])
    if system.switched:
        from bricard.contact.reacting import first_guess, is_reacting
        from bricard.contact.rigid import RigidContacts

        if is_reacting(system):
            known = {**dae.parameters, **(case.parameters or {}), **initial}
            known |= _signs(dae, span[0], known) if dae.kinks else {}
            initial = first_guess(system, dae, span[0], known) | initial
        around = replace(around, switching=partial(RigidContacts, system, dae, span, method.tolerance))
    solved = solve(dae, span, Given(initial, case.fixed, case.parameters), method, request, around)
    if not system.pushes:
        return solved
    from bricard.results.pushed import with_pushes

    return with_pushes(solved, system.pushes)


def readable(events: tuple[Event, ...], dae: DAE, constants: Mapping[str, float]) -> tuple[Event, ...]:
    """Events with functions in place of texts, and actions in place of resets."""
    if any(isinstance(event.function, str) or event.reset for event in events):
        from bricard.formulations.event_texts import with_functions

        events = with_functions(events, dae, constants)
    return tuple(_acting(event, dae) for event in events)


def _acting(event: Event, dae: DAE) -> Event:
    if event.reset is None:
        return event
    from bricard.solvers.resets import Column, Reset

    where, extended = f"The reset of event {event.name}", dae.extended()
    given = {name: value if callable(value) else _constant(value) for name, value in event.reset.items()}
    column = [extended.expression(function, where) for function in given.values()]
    return replace(event, reset=None, action=Reset(tuple(given), Column(extended, sx.vertcat(*column))))


def _constant(value: Any) -> Callable[..., Any]:
    return lambda t, x, der: value


def free_names(dae: DAE, names: Iterable[str]) -> list[str]:
    """Those of names, such as u', whose variables have initial values."""
    d, number = dae.structure().d, dae.number
    return [name for name in names if d[number[name.removesuffix("'")]] > 0]


def _schedule(dae: DAE, span: tuple[float, float]) -> Schedule:
    """The tabulated laws of a mechanical system along a run."""
    tables = dae.tables if isinstance(dae, TabulatedDAE) else ()
    if not tables:
        return NO_SCHEDULE
    check_covered(tables, span)
    check_smooth(dae, tables)
    return Schedule(knots_on_the_way(tables, span), lambda t: table_values(tables, t, span))
