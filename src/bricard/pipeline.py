"""From equations to a solution: the whole journey."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.dae.model import DAE
from bricard.errors import InitialValueError, Interrupted, ModelError, OptionError, StructureError
from bricard.mechanics.equations import euler_lagrange, rate_names, work_rates
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.masses import Body
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.tables import TabulatedDAE, check_covered, check_smooth, knots_on_the_way, table_values
from bricard.mechanics.treated import DRIFTING, mu_name, treated, velocity_name
from bricard.results.book import LiveBook
from bricard.results.certificate import Certificate
from bricard.results.measured import measured
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
from bricard.solvers.options import Options, check_span, finer, make_options
from bricard.solvers.taylor import Integration, Run, engine_name
from bricard.symbolic.vectors import Vec
from bricard.taylor.engine import Precision
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.twin_engine import Progress

if TYPE_CHECKING:
    from bricard.formulations.prepared import Prepared
    from bricard.mechanism.mechanism import Mechanism

MISPLACED = {
    "step": "other integrators than 'taylor'",
    "independent": "constraints='partition'",
    "alpha": "constraints='baumgarte'",
    "beta": "constraints='baumgarte'",
}
VIOLATED = 1e-6  # residual of a constraint, relative to the square of the mechanism's size


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
    estimate_error  solve again with a finer tolerance and note the difference in the certificate

    A run that cannot go on returns what it has computed, with success False and the reason in `message`.
    Ctrl-C raises `Interrupted`, which carries the solution so far.
    """
    if not isinstance(dae, DAE):
        raise ModelError(f"solve_dae takes a DAE, not {dae!r}: wrap the equations, DAE(names, function).")
    span = check_span(span)
    if keep not in ("steps", "times"):
        raise OptionError(f"keep is {keep!r}; it must be 'steps' or 'times'.")
    analysis = dae.analysis
    if analysis.structure.doubt:
        raise StructureError(analysis.structure.doubt)
    options = make_options(
        span, dae.variables, tol=tol, atol=atol, order=order, precision=precision, min_step=min_step,
        max_step=max_step, max_steps=max_steps, t_eval=t_eval, keep_steps=keep == "steps", progress=progress,
    )  # fmt: skip
    watched = check_events(events)
    program = event_program(dae, watched) if watched else analysis.program
    values = chosen_parameters(dae, parameters)
    given = initial_values(dae, initial)
    schedule = _schedule(dae, span)
    laws = initial_values(dae, schedule.values(span[0]))
    if laws.keys() & given.keys():
        name = dae.variables[min(laws.keys() & given.keys())[0]]
        raise InitialValueError(f"'{name}' is a tabulated law: its initial values are those of its table.")
    given |= laws
    held = fixed_values(dae, fixed, given)

    def run_to(end: float, chosen: Options) -> tuple[Run, Solution]:
        integration = Integration(
            analysis, program, tuple(values.values()), (span[0], end), chosen, watched, schedule
        )
        run = integration.run(given, held)
        return run, _solution(dae, values, chosen, run, engine_name(integration.engine))

    run, solution = run_to(span[1], options)
    if run.interrupted:
        raise Interrupted(solution)
    if estimate_error and run.steps:
        again, reference = run_to(run.end, finer(options))
        if again.interrupted:
            raise Interrupted(solution)
        solution = _compared(solution, reference)
    return solution


def simulate(
    model: Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str],
    span: Sequence[float] | float | None = None,
    positions: Mapping[str, Any] | None = None,
    velocities: Mapping[str, Any] | None = None,
    **options: Any,
) -> Motion:
    """The motion of a mechanism or of a mechanical system.

    model       a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    span        (start, end); of a mechanism also the end alone, or nothing for the span that it gives itself
    positions   of a Lagrangian: by coordinate or point, {"u": 1, "A": (0, 1)}; also the start of extra variables.
                Of a mechanism: further or other values than its own
    velocities  likewise; what is not given starts from rest (in a mechanism: moves as little as possible)
    options     those of `solve_dae`; `fixed` names values that must not be moved ("A.x", "A.x'"). Of a mechanism
                also how to solve it: coordinates="natural" (body; relative, with `cut`; parasitic, with `stiffness`
                and `damping`), constraints="direct" (acceleration, implicit, baumgarte, ggl, partition, qr, svd,
                projection), integrator="taylor" (dop853, rk45, radau, lsoda, cvode, ida, rk4, euler,
                semi_implicit_euler), and the options of `bricard.solvers.constrained.solving.Method`; Taylor series
                also solve acceleration, implicit, baumgarte and ggl, if they are named

    The step control leaves multipliers out, which may become infinite at singular positions that the motion passes.
    Positions and velocities are moved to the nearest ones that satisfy the constraints; the certificate says how far.
    """
    if not isinstance(model, (Lagrangian, MechanicalSystem)):
        return _simulate_mechanism(model, span, positions, velocities, **options)
    if span is None or isinstance(span, (int, float)) or positions is None:
        raise OptionError("simulate needs a span and positions: simulate(system, (0, 10), {'u': 1}).")
    system = model.system() if isinstance(model, Lagrangian) else model
    bodies, points = (model.bodies, model.points) if isinstance(model, Lagrangian) else ({}, {})
    return _motion(system, euler_lagrange(system), span, positions, velocities or {}, bodies, points, **options)


def _simulate_mechanism(
    model: Any,
    span: Any,
    positions: Any,
    velocities: Any,
    *,
    fixed: str | Iterable[str] = (),
    coordinates: str = "natural",
    **options: Any,
) -> Motion:
    from bricard.formulations.picture import picture_of
    from bricard.formulations.prepared import FORMULATIONS, prepare
    from bricard.formulations.units import units_of
    from bricard.mechanism.mechanism import Mechanism

    if not isinstance(model, (Mechanism, str, PathLike)):
        raise ModelError(
            f"simulate takes a mechanism, the path of a file or a Lagrangian, not {model!r}.\n"
            "  For other equations use solve_dae(dae, ...)."
        )
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    if positions or velocities or fixed:
        mechanism = mechanism.starting(positions or {}, velocities or {}, fixed)
    start, end = mechanism.start.t0, mechanism.start.end
    if span is not None:
        start, end = (start, span) if isinstance(span, (int, float)) else check_span(span)
    if end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or simulate(m, 10).")
    if start != mechanism.start.t0:
        mechanism = mechanism.at_time(start)
    if mechanism.start.tolerance is not None:
        options.setdefault("tol", mechanism.start.tolerance)
    known = FORMULATIONS[coordinates].options if coordinates in FORMULATIONS else ()
    ready = prepare(mechanism, coordinates, **{name: options.pop(name) for name in known if name in options})

    def completed(motion: Motion) -> Motion:
        return replace(
            _checked(motion, ready),
            certificate=replace(
                motion.certificate,
                moved=ready.start.moved,
                redundant=tuple(one.name for one in ready.rank.redundant),
            ),
            picture=picture_of(mechanism),
            units=_with_velocities(units_of(mechanism, motion.names, ready.model.world.angles), motion.names),
            description=mechanism.text(),
        )

    return _finished(lambda: solve_prepared(ready, (start, end), options), completed)


def _with_velocities(units: dict[str, str], names: Iterable[str]) -> dict[str, str]:
    """Units, with those of velocities that are variables of their own."""
    rates = {velocity_name(name): f"{unit or '1'}/s" for name, unit in units.items()}
    return units | {name: unit for name, unit in rates.items() if name in names}


def solve_prepared(ready: Prepared, span: tuple[float, float], options: dict[str, Any]) -> Motion:
    """The motion of a prepared mechanism by a treatment of constraints: by Taylor series, or as an ODE."""
    constraints = options.get("constraints", "direct")
    direct = bool(constraints == "direct")
    taylor = bool(options.get("integrator", "taylor" if direct else "") == "taylor")
    if direct and not taylor:
        raise OptionError(
            "constraints='direct' goes with integrator='taylor', and only with it.\n"
            "  For other integrators choose constraints, such as 'qr'."
        )
    if not taylor:
        return _constrained(ready, span, options)
    chosen = {name: value for name, value in options.items() if name not in ("constraints", "integrator")}
    return _by_series(ready, span, constraints, chosen)


def _by_series(ready: Prepared, span: tuple[float, float], constraints: str, options: dict[str, Any]) -> Motion:
    """By Taylor series; the certificate of a treatment tells what it has made of the constraints."""
    numbers: dict[str, Any] = {}
    if constraints == "baumgarte":
        numbers = {name: options.pop(name) for name in ("alpha", "beta") if name in options}
        numbers["backwards"] = span[1] < span[0]
    lagrangian, dae = ready.model.lagrangian, treated(ready.system, constraints, **numbers)
    _check_series_options(constraints, options)
    rates = dict(zip(ready.system.coordinates, rate_names(ready.system, dae), strict=True))
    velocities = {rates[name]: value for name, value in ready.start.velocities.items()}
    start = {**ready.start.positions, **{rate: value for rate, value in velocities.items() if _is_free(dae, rate)}}
    if "events" in options:
        options["events"] = tuple(_setting(event, rates) for event in check_events(options["events"]))

    def run() -> Motion:
        return _motion(ready.system, dae, span, start, {}, lagrangian.bodies, lagrangian.points, **options)

    return run() if constraints == "direct" else _finished(run, lambda motion: measured(motion, constraints))


def _setting(event: Event, rates: Mapping[str, str]) -> Event:
    """The event, with an action that sets velocities by the names that the equations have for them."""
    act, own = event.action, {f"{name}'": rate for name, rate in rates.items()}
    if act is None:
        return event

    def action(t: float, values: dict[str, float]) -> Any:
        changes = act(t, values)
        if not isinstance(changes, Mapping):
            return changes
        return {own.get(name, name): value for name, value in changes.items()}

    return replace(event, action=action)


def _check_series_options(constraints: str, options: Mapping[str, Any]) -> None:
    misplaced = options.keys() & MISPLACED.keys()
    if misplaced and constraints == "direct":
        raise OptionError(f"The option {min(misplaced)!r} goes with other constraints than 'direct'.")
    if misplaced:
        raise OptionError(f"The option {min(misplaced)!r} goes with {MISPLACED[min(misplaced)]}.")
    if constraints in DRIFTING and options.get("keep") == "times":
        raise OptionError(
            f"constraints={constraints!r} is watched for singular positions at every step: keep='times' has none.\n"
            "  Choose keep='steps', or constraints='direct' or 'ggl'."
        )
    if constraints in DRIFTING and any(event.action for event in check_events(options.get("events", ()))):
        raise OptionError(
            f"constraints={constraints!r} cannot tell whether values that an event sets obey the constraints.\n"
            "  Choose constraints='direct' or 'ggl', which see to it."
        )


def _constrained(ready: Prepared, span: tuple[float, float], options: dict[str, Any]) -> Motion:
    from bricard.results.constrained import motion_of
    from bricard.solvers.constrained.solving import Method, run_constrained

    unknown = options.keys() - Method.__dataclass_fields__.keys()
    if unknown:
        raise OptionError(f"The option {min(unknown)!r} goes with integrator='taylor' only.")
    method = Method(**{**options, "independent": tuple(options.get("independent", ()))})
    run = run_constrained(ready.system, span, ready.start.positions, ready.start.velocities, method)
    lagrangian = ready.model.lagrangian
    words = f"{method.integrator}, constraints by {method.constraints}"
    motion = motion_of(run, words, method.tol, lagrangian.bodies, lagrangian.points)
    if motion.polynomials is None:
        return motion
    balance = float(np.max(np.abs(motion.energy().balance), initial=0.0))
    return replace(motion, certificate=replace(motion.certificate, energy_balance=balance))


def _checked(motion: Motion, ready: Prepared) -> Motion:
    """The motion, as a failure if a constraint that was left out as redundant does not hold along it."""
    for one in ready.rank.redundant:
        residual = next(c.residual for c in ready.model.lagrangian.system().holonomic if c.name == one.name)
        violation = motion.values_of([residual], motion.t)[0]
        if np.max(np.abs(violation), initial=0.0) > VIOLATED * max(1.0, ready.size**2):
            first = motion.t[int(np.argmax(np.abs(violation) > VIOLATED * max(1.0, ready.size**2)))]
            message = (
                f"{motion.message}\n  But the constraint {one.name}, left out because it followed from others at the "
                f"start, does not hold from t = {first:.6g} on.\n  Start from another position."
            )
            return replace(motion, success=False, message=message)
    return motion


def _finished(run: Callable[[], Any], finish: Callable[[Any], Motion]) -> Motion:
    """What a run gives, finished, also where Ctrl-C ends it."""
    try:
        return finish(run())
    except Interrupted as stop:
        raise Interrupted(finish(stop.solution)) from None


def _motion(
    system: MechanicalSystem,
    dae: DAE,
    span: Sequence[float],
    positions: Mapping[str, Any],
    velocities: Mapping[str, Any],
    bodies: dict[str, Body],
    points: dict[str, Vec],
    *,
    atol: float | Mapping[str, float] | None = None,
    **options: Any,
) -> Motion:
    initial = {rate: 0.0 for rate in rate_names(system, dae) if _is_free(dae, rate)}
    initial |= {extra.name: 0.0 for extra in system.extras} | dict.fromkeys(work_rates(system), 0.0)
    initial |= by_component(positions, "") | by_component(velocities, "'")
    constraints = [*system.holonomic, *system.velocity]
    names = [f(constraint.name) for f in (multiplier_name, mu_name) for constraint in constraints]
    uncontrolled = {name: math.inf for name in names if name in dae.variables}
    given = atol if isinstance(atol, Mapping) else {} if atol is None else dict.fromkeys(dae.variables, atol)
    drives = tuple(c.name for c in constraints if c.law is not None)
    acted = any(event.action for event in check_events(options.get("events", ())))

    def as_motion(solution: Solution) -> Motion:
        parts = {name: getattr(solution, name) for name in Solution.__dataclass_fields__}
        motion = Motion(**parts, system=system, bodies=bodies, points=points, drives=drives)
        if motion.polynomials is None or not motion.certificate.steps or acted:
            return motion  # an action may change the energy
        balance = float(np.max(np.abs(motion.energy().balance), initial=0.0))
        return replace(motion, certificate=replace(motion.certificate, energy_balance=balance))

    return _finished(lambda: solve_dae(dae, span, initial, atol={**given, **uncontrolled}, **options), as_motion)


def _is_free(dae: DAE, name: str) -> bool:
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
        steps=run.steps,
        rejections=run.rejections,
        lowered=int(np.count_nonzero(records["dropped"])),
        order=options.order,
        tolerance=options.tolerance,
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
        book=LiveBook(dae),
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
    """The solution with its error estimated: largest difference from `reference` in the middle of the steps.

    In the middle, because at the time of an event that changes the state two runs may be on different sides of it.
    """
    if solution.polynomials is None:
        times, values = solution.t, {name: solution[name] for name in solution.dae.variables}
    else:
        starts = np.append(solution.polynomials.starts, solution.polynomials.end)
        times = (starts[1:] + starts[:-1]) / 2
        values = {name: solution(name, times) for name in solution.dae.variables}
    covered = np.abs(times - reference.t[0]) <= abs(reference.t[-1] - reference.t[0])
    error = {
        name: float(np.max(np.abs(values[name][covered] - reference(name, times[covered])), initial=0.0))
        for name in solution.dae.variables
    }
    return replace(solution, certificate=replace(solution.certificate, error=error))
