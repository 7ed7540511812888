"""From equations to a solution: the whole journey."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import numpy as np

from bricard.checks import known_options, shown
from bricard.dae.model import DAE
from bricard.errors import InitialValueError, Interrupted, ModelError, StructureError
from bricard.mechanics.analytic import Stabilisation, mu_name
from bricard.mechanics.constraint_methods import ConstraintMethod
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import rate_names
from bricard.mechanics.masses import Body
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.tables import TabulatedDAE, check_covered, check_smooth, knots_on_the_way, table_values
from bricard.results.book import LiveBook
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.results.solution import Solution
from bricard.solvers.events import Event, Schedule
from bricard.solvers.inputs import (
    by_component,
    check_events,
    chosen_parameters,
    event_program,
    fixed_values,
    initial_values,
)
from bricard.solvers.method import Method, Request, number
from bricard.solvers.options import Options, check_span, finer, make_options
from bricard.solvers.taylor import Integration, Run, engine_name
from bricard.symbolic.vectors import Vec
from bricard.taylor.engine import Precision
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.twin_engine import Progress

SAME_END = 1e-6  # of the time span: a run that ends this close to another has reached it


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
    method = Method(
        tol=number(tol, "tol"), atol=atol, order=order, precision=precision,
        min_step=min_step, max_step=max_step, max_steps=max_steps,
    )  # fmt: skip
    request = Request(check_events(events), t_eval, keep, progress, estimate_error)
    return solve(dae, check_span(span), Given(initial, fixed, parameters), method, request)


@dataclass(frozen=True, eq=False)
class Given:
    """What a user says about the start of a run: values, names of those that must not be moved, parameters."""

    initial: Mapping[str, Any]
    fixed: str | Iterable[str] = ()
    parameters: Mapping[str, float] | None = None


def solve(dae: DAE, span: tuple[float, float], start: Given, method: Method, request: Request) -> Solution:
    """Solves a DAE by Taylor series."""
    analysis = dae.analysis
    if analysis.structure.doubt:
        raise StructureError(analysis.structure.doubt)
    options = make_options(span, dae.variables, method, request)
    program = event_program(dae, request.events) if request.events else analysis.program
    values = chosen_parameters(dae, start.parameters)
    given = initial_values(dae, start.initial)
    schedule = _schedule(dae, span)
    laws = initial_values(dae, schedule.values(span[0]))
    if laws.keys() & given.keys():
        name = dae.variables[min(laws.keys() & given.keys())[0]]
        raise InitialValueError(f"'{name}' is a tabulated law: its initial values are those of its table.")
    given |= laws
    held = fixed_values(dae, start.fixed, given)

    def run_to(end: float, chosen: Options) -> tuple[Run, Solution]:
        integration = Integration(
            analysis, program, tuple(values.values()), (span[0], end), chosen, request.events, schedule
        )
        run = integration.run(given, held)
        return run, _solution(dae, values, chosen, run, engine_name(integration.engine))

    run, solution = run_to(span[1], options)
    if run.interrupted:
        raise Interrupted(solution)
    if request.estimate_error and run.steps:
        again, reference = run_to(run.end, finer(options, float(np.max(np.abs(run.records["lengths"])))))
        if again.interrupted:
            raise Interrupted(solution)
        solution = _compared(solution, reference)
    return solution


def finished(run: Callable[[], Any], finish: Callable[[Any], Motion]) -> Motion:
    """What a run gives, finished, also where Ctrl-C ends it."""
    try:
        return finish(run())
    except Interrupted as stop:
        raise Interrupted(finish(stop.solution)) from None


@dataclass(frozen=True, eq=False)
class Case:
    """A mechanical system and its start; its motion answers for `bodies` and `points`.

    fixed, parameters   names of values of the start that must not be moved; values that replace the system's own
    size                a typical length, if one is known
    forms               DAEs of the system that were made already, by how its constraints are met
    """

    system: MechanicalSystem
    positions: Mapping[str, Any]
    velocities: Mapping[str, Any]
    bodies: Mapping[str, Body]
    points: Mapping[str, Vec]
    fixed: str | Iterable[str] = ()
    parameters: Mapping[str, float] | None = None
    size: float | None = None
    forms: dict[Any, DAE] = field(default_factory=dict)

    def dae(self, method: ConstraintMethod, stabilisation: Stabilisation) -> DAE:
        """The DAE of the system under a constraint method, made once."""
        if (key := (method.name, stabilisation)) not in self.forms:
            assert method.dae is not None
            self.forms[key] = method.dae(self.system, stabilisation)
        return self.forms[key]


def motion_by_series(case: Case, dae: DAE, span: tuple[float, float], method: Method, request: Request) -> Motion:
    """The motion of a mechanical system whose DAE, in some form, is solved by Taylor series."""
    system = case.system
    initial = {rate: 0.0 for rate in rate_names(system, dae) if is_free(dae, rate)}
    initial |= {extra.name: 0.0 for extra in system.extras} | dict.fromkeys(Dynamics(system).powers, 0.0)
    initial |= by_component(case.positions, "") | by_component(case.velocities, "'")
    constraints = [*system.holonomic, *system.velocity]
    names = [f(constraint.name) for f in (multiplier_name, mu_name) for constraint in constraints]
    uncontrolled = {name: math.inf for name in names if name in dae.variables}
    atol = method.atol
    given = atol if isinstance(atol, Mapping) else {} if atol is None else dict.fromkeys(dae.variables, atol)
    method = replace(method, atol={**given, **uncontrolled})
    drives = tuple(c.name for c in constraints if c.law is not None)
    start = Given(initial, case.fixed, case.parameters)

    def as_motion(solution: Solution) -> Motion:
        parts = {name: getattr(solution, name) for name in Solution.__dataclass_fields__}
        motion = Motion(**parts, system=system, bodies=case.bodies, points=case.points, drives=drives)
        if motion.polynomials is None or not motion.certificate.steps or request.acts:
            return motion  # an action may change the energy
        balance = float(np.max(np.abs(motion.energy().balance), initial=0.0))
        return replace(motion, certificate=replace(motion.certificate, energy_balance=balance))

    return finished(lambda: solve(dae, span, start, method, request), as_motion)


def is_free(dae: DAE, name: str) -> bool:
    """Whether the variable of a name, such as u', has initial values."""
    return dae.structure().d[dae.variables.index(name.removesuffix("'"))] > 0


def _schedule(dae: DAE, span: tuple[float, float]) -> Schedule:
    """The tabulated laws of a mechanical system along a run."""
    tables = dae.tables if isinstance(dae, TabulatedDAE) else ()
    check_covered(tables, span)
    check_smooth(dae, tables)
    return Schedule(knots_on_the_way(tables, span), lambda t: table_values(tables, t, span))


def _solution(dae: DAE, parameters: Mapping[str, float], options: Options, run: Run, engine: str) -> Solution:
    records = run.records
    polynomials = None
    if options.keep_steps:
        polynomials = PiecewisePolynomial(records["starts"], run.end, records["coefficients"])
    times, values = _kept_values(options, run, polynomials)
    certificate = Certificate(
        t=np.asarray(records["starts"], dtype=float),
        residuals=records["residuals"],
        hidden_residuals=records["hidden_residuals"],
        pivots=records["pivots"],
        defects=records["defects"],
        rounding=run.rounding,
        steps=run.steps,
        rejections=run.rejections,
        lowered=int(np.count_nonzero(records["dropped"])),
        order=options.order,
        tolerance=options.tol,
        precision=options.precision,
        engine=engine,
        error=None,
        moved=run.start.moved,
    )
    return Solution(
        success=run.finished,
        message=run.message,
        t=times,
        events=run.occurrences,
        certificate=certificate,
        book=LiveBook(dae, dae.tapes),
        parameters=parameters,
        polynomials=polynomials,
        values=values,
    )


def _kept_values(options: Options, run: Run, polynomials: PiecewisePolynomial | None) -> tuple[Any, Any]:
    """Times and values [time, order, position] that `sol[name]` gives."""
    if len(options.times) or polynomials is None:
        return run.times, run.records["time_values"]
    levels = run.derivative.shape[0]
    factorials = np.array([math.factorial(order) for order in range(levels)])
    at_starts = polynomials.coefficients[:, :levels] * factorials[:, None]
    return (
        np.append(run.records["starts"], run.end),
        np.concatenate([at_starts, run.derivative[None]]),
    )


def _compared(solution: Solution, reference: Solution) -> Solution:
    """The solution with its error estimated: largest difference from `reference` in the middle of the steps of both.

    In the middle, because at the time of an event that changes the state two runs may be on different sides of it.
    Infinite if the reference stops before the end that the solution has reached.
    """
    names = solution.dae.variables
    if solution.polynomials is None:
        times, values = solution.t, {name: solution[name] for name in names}
    else:
        times = np.concatenate([_middles(solution), _middles(reference)])
        times = times[_covers(solution, times) & _covers(reference, times)]
        values = {name: solution(name, times) for name in names}
    covered = _covers(reference, times)
    reached = abs(reference.t[-1] - solution.t[-1]) <= SAME_END * abs(solution.t[-1] - solution.t[0])
    error = {
        name: float(np.max(np.abs(values[name][covered] - reference(name, times[covered])), initial=0.0))
        for name in names
    }
    error = error if reached or not solution.success else dict.fromkeys(names, math.inf)
    return replace(solution, certificate=replace(solution.certificate, error=error))


def _middles(solution: Solution) -> Any:
    polynomials = solution.polynomials
    assert polynomials is not None
    ends = np.append(polynomials.starts, polynomials.end)
    return (ends[1:] + ends[:-1]) / 2


def _covers(solution: Solution, times: Any) -> Any:
    return np.abs(times - solution.t[0]) <= abs(solution.t[-1] - solution.t[0])
