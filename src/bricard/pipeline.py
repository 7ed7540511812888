"""From equations to a solution: the whole journey."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

import numpy as np

from bricard.dae.model import DAE, finite_number
from bricard.dae.structure import Derivative, derivative_name, listed
from bricard.errors import InitialValueError, Interrupted, ModelError, OptionError, StructureError
from bricard.mechanics.equations import euler_lagrange, work_rates
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.results.certificate import Certificate
from bricard.results.motion import Motion
from bricard.results.solution import DERIVATIVE, Solution
from bricard.solvers.events import Event
from bricard.solvers.options import Options, check_span, make_options
from bricard.solvers.taylor import Integration, Run, engine_name
from bricard.taylor.engine import Precision
from bricard.taylor.polynomials import PiecewisePolynomial
from bricard.taylor.program import Program
from bricard.taylor.twin_engine import Progress

FINER = 1e-2  # the tolerance of a comparison run, relative to the run's


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
    tol, atol       relative and absolute tolerance of the error of a step; atol defaults to tol and may be
                    given by variable
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
    watched = _events(events)
    program = _program(dae, watched) if watched else analysis.program
    values = _parameters(dae, parameters)
    given = _initial_values(dae, initial)
    held = frozenset(_key(dae, name, "fixed") for name in ([fixed] if isinstance(fixed, str) else fixed))
    if not held <= given.keys():
        raise InitialValueError(f"Fixed without a value: {listed(_names(dae, held - given.keys()))}.")

    integration = Integration(analysis, program, tuple(values.values()), span, options, watched)
    run = integration.run(given, held)
    solution = _solution(dae, values, options, run, engine_name(integration.engine))
    if run.interrupted:
        raise Interrupted(solution)
    if estimate_error and run.steps:
        finer = replace(
            options, tolerance=max(tol * FINER, 1e-16), absolute=options.absolute * FINER, keep_steps=True
        )
        finer = replace(finer, times=np.zeros(0))
        reference = Integration(analysis, program, tuple(values.values()), (span[0], run.end), finer, watched)
        again = reference.run(given, held)
        if again.interrupted:
            raise Interrupted(solution)
        solution = _compared(solution, _solution(dae, values, finer, again, ""))
    return solution


def _events(events: Event | Iterable[Event]) -> tuple[Event, ...]:
    result = (events,) if isinstance(events, Event) or not isinstance(events, Iterable) else tuple(events)
    for event in result:
        if not isinstance(event, Event):
            raise OptionError(f"events contains {event!r}; wrap the function: Event(function).")
    return result


def _program(dae: DAE, events: Sequence[Event]) -> Program:
    """The program that also computes the event functions."""
    extended = dae.extended()
    named = [(event.function, f"Event {event.name or number}") for number, event in enumerate(events)]
    return dae.analysis.program_with([extended.expression(*pair) for pair in named], extended)


def simulate(
    model: Lagrangian | MechanicalSystem,
    span: Sequence[float],
    positions: Mapping[str, Any],
    velocities: Mapping[str, Any] | None = None,
    **options: Any,
) -> Motion:
    """The motion of a mechanical system from initial positions and velocities.

    positions   by coordinate or point: {"u": 1, "A": (0, 1)}; also the start of extra variables
    velocities  likewise; what is not given starts from rest
    options     those of `solve_dae`; `fixed` names values that must not be moved ("A.x", "A.x'")

    The step control leaves multipliers out, which may become infinite at singular positions that the motion passes.
    Positions and velocities are moved to the nearest ones that satisfy the constraints; the certificate says how far.
    """
    if not isinstance(model, (Lagrangian, MechanicalSystem)):
        raise ModelError(
            f"simulate takes a Lagrangian, not {model!r}.\n  For other equations use solve_dae(dae, ...)."
        )
    system = model.system() if isinstance(model, Lagrangian) else model
    dae = euler_lagrange(system)
    offsets = dict(zip(dae.variables, dae.structure().d, strict=True))
    initial = {f"{name}'": 0.0 for name in system.coordinates if offsets[name] > 0}
    initial |= {extra.name: 0.0 for extra in system.extras} | dict.fromkeys(work_rates(system), 0.0)
    initial |= _by_component(positions, "") | _by_component(velocities or {}, "'")
    constraints = [*system.holonomic, *system.velocity]
    uncontrolled = {multiplier_name(constraint.name): math.inf for constraint in constraints}
    atol = options.pop("atol", None)
    given = atol if isinstance(atol, Mapping) else {} if atol is None else dict.fromkeys(dae.variables, atol)
    solution = solve_dae(dae, span, initial, atol={**given, **uncontrolled}, **options)
    parts = {name: getattr(solution, name) for name in Solution.__dataclass_fields__}
    bodies, points = (model.bodies, model.points) if isinstance(model, Lagrangian) else ({}, {})
    motion = Motion(**parts, system=system, bodies=bodies, points=points)
    if motion.polynomials is None:
        return motion
    balance = float(np.max(np.abs(motion.energy().balance), initial=0.0))
    return replace(motion, certificate=replace(motion.certificate, energy_balance=balance))


def _by_component(values: Mapping[str, Any], suffix: str) -> dict[str, float]:
    """{"A": (1, 2), "u": 3} as {"A.x": 1, "A.y": 2, "u": 3}, with a suffix to the names."""
    result = {}
    for name, value in values.items():
        if np.ndim(value) == 0:
            result[f"{name}{suffix}"] = float(value)
        else:
            result |= {f"{name}.{axis}{suffix}": float(v) for axis, v in zip("xyz", value, strict=False)}
    return result


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
        dae=dae,
        parameters=parameters,
        polynomials=polynomials,
        values=values,
        positions=dae.analysis.position,
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


def _parameters(dae: DAE, changed: Mapping[str, float] | None) -> dict[str, float]:
    values = dict(dae.parameters)
    if changed is not None and not isinstance(changed, Mapping):
        raise OptionError(f"parameters is {changed!r}; it must be a mapping from names to values.")
    for name, value in (changed or {}).items():
        if name not in values:
            raise OptionError(f"'{name}' is no parameter of this system; they are {listed(list(values)) or 'none'}.")
        values[name] = finite_number(value, f"The parameter '{name}'", OptionError)
    return values


def _initial_values(dae: DAE, initial: Mapping[str, float]) -> dict[Derivative, float]:
    if not isinstance(initial, Mapping):
        raise InitialValueError(f"The initial values are {initial!r}; give a mapping from names to values.")
    result = {}
    for name, value in _by_member(dae, initial).items():
        key = _key(dae, name, "an initial value")
        result[key] = finite_number(value, f"The initial value of {name}", InitialValueError)
    return result


def _by_member(dae: DAE, initial: Mapping[str, Any]) -> dict[str, Any]:
    """{"q": [1, 2]} as {"q[0]": 1, "q[1]": 2}, also for "q'"."""
    result = {}
    for name, value in initial.items():
        base = str(name).rstrip("'")
        members = dae.groups.get(base, (base,))
        if members == (base,):
            result[name] = value
            continue
        if np.shape(value) != (len(members),):
            raise InitialValueError(f"'{name}' needs {len(members)} values, not {value!r}.")
        result |= {f"{member}{name[len(base) :]}": v for member, v in zip(members, value, strict=True)}
    return result


def _key(dae: DAE, name: str, role: str) -> Derivative:
    """Variable and order of a name like u'."""
    match = DERIVATIVE.fullmatch(str(name))
    base = match[1] if match else name
    if match is None or base not in dae.variables:
        raise InitialValueError(f"'{name}' is {role}, but no variable; they are {listed(dae.variables)}.")
    variable = dae.variables.index(base)
    order = len(match[2]) if match[2] else int(match[3] or 0)
    highest = dae.analysis.structure.d[variable]
    if order > highest:
        raise InitialValueError(
            f"'{name}' is {role}, but the equations determine it.\n"
            f"  Give {listed(_names(dae, [(variable, o) for o in range(highest + 1)]))} at most."
        )
    return variable, order


def _names(dae: DAE, keys: Iterable[Derivative]) -> list[str]:
    return [derivative_name(dae.variables[j], order) for j, order in keys]
