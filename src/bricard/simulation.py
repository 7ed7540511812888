"""From a mechanism to its motion: in some coordinates, by a constraint method, by an integrator.

`simulate` is the door. What it is told becomes a `Method` (how to solve), a `Request` (what is watched and kept) and,
of a mechanism, a `Prepared` (its model at a consistent start); `solve_case` takes these to a motion.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from numbers import Real
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.checks import as_names, finite_number, fits, known_options, shown
from bricard.errors import InitialValueError, MechanismWarning, ModelError, OptionError
from bricard.keeping import Kept, without_collection
from bricard.mechanics.analytic import velocity_name
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS
from bricard.mechanics.inputs import given_inputs, is_table
from bricard.mechanics.lagrangian import Lagrangian, kept_system
from bricard.mechanics.stabilisation import NOT_STABILISED
from bricard.mechanics.system import MechanicalSystem
from bricard.pipeline import Case, Surroundings, solve_system
from bricard.records import dataclass
from bricard.results.motion import Described, Motion
from bricard.results.solved import Origin, Solved
from bricard.results.trajectory import Trajectory
from bricard.solvers.events import Event
from bricard.solvers.inputs import by_component, check_events
from bricard.solvers.method import Method, Request
from bricard.solvers.options import check_span
from bricard.solving import check_forward, check_switched, solve_case, step_case
from bricard.taylor.engine import Precision
from bricard.taylor.status import Progress

if TYPE_CHECKING:
    from bricard.assembly.loose import Loose
    from bricard.assembly.prepared import Prepared
    from bricard.chapters.chapter import Carried, Chapter
    from bricard.dae.tangent import Direction
    from bricard.mechanism.mechanism import Mechanism
    from bricard.results.picture import Picture

ONE_STEP = Method(max_steps=1)
MOST_KEPT = 2_000_000  # positions of loose bodies
STARTS = (None, "given", "equilibrium")


@known_options
def simulate(
    model: Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str],
    span: Sequence[float] | float | None = None,
    positions: Mapping[str, Any] | None = None,
    velocities: Mapping[str, Any] | None = None,
    *,
    fixed: str | Iterable[str] = (),
    start: str | None = None,
    parameters: Mapping[str, float] | None = None,
    inputs: Mapping[str, Any] | None = None,
    method: Method | None = None,
    coordinates: str = "natural",
    constraints: str = "direct",
    integrator: str | None = None,
    cut: str | Sequence[str] = (),
    stiffness: float | None = None,
    damping: float | None = None,
    settle: bool = False,
    independent: str | Sequence[str] = (),
    alpha: float = 10.0,
    beta: float = 10.0,
    contact: str | None = None,
    sweeps: int = 50,
    step: float | None = None,
    order: int = 20,
    precision: Precision = "double",
    tol: float | None = None,
    atol: float | Mapping[str, float] | None = None,
    min_step: float = 0.0,
    max_step: float = math.inf,
    max_steps: int = 1_000_000,
    events: Event | Iterable[Event] = (),
    t_eval: Any = None,
    keep: Literal["steps", "times"] = "steps",
    progress: Progress = None,
    estimate_error: bool = False,
) -> Motion:
    """The motion of a mechanism or of a mechanical system.

    model       a Mechanism, the path of a MechSpec file, problem:NAME, a Lagrangian or a MechanicalSystem
    span        (start, end), or the end alone; of a mechanism also nothing for the span that it gives itself
    positions   of a Lagrangian: by coordinate or point, {"u": 1, "A": (0, 1)}; also the start of extra variables.
                Of a mechanism: further or other values than its own
    velocities  likewise; what is not given starts from rest (in a mechanism: moves as little as possible)
    fixed       names of values that must not be moved ("A.x", "A.x'")
    start       "equilibrium": where it rests if it is let go from these positions, drives held; "given": there.
                By default as the mechanism says
    parameters  values that replace the model's own; no equations are built anew
    inputs      numbers, or tables (times, values), by the names of inputs
    method      how to solve it, as a `Method`; or its parts instead, from `coordinates` to `max_steps`: see `Method`
    events, t_eval, keep, progress, estimate_error
                what is watched, kept and told on the way: see `solve_dae`

    The step control leaves multipliers out, which may become infinite at singular positions that the motion passes.
    Positions and velocities are moved to the nearest ones that satisfy the constraints; the certificate says how far,
    and of a mechanism what was chosen because it was not given. `Mechanism.warnings` are given as Python's warnings.
    """
    for name, given in (("positions", positions), ("velocities", velocities)):
        if not fits(given, Mapping[str, Any] | None):
            raise InitialValueError(f"{name} is {shown(given)}; it must be a mapping from names to values.")
    parts = Method(
        coordinates, constraints, integrator, cut=cut, stiffness=stiffness, damping=damping, settle=settle,
        independent=independent, alpha=alpha, beta=beta, contact=contact, sweeps=sweeps, step=step, order=order,
        precision=precision, tol=tol, atol=atol, min_step=min_step, max_step=max_step, max_steps=max_steps,
    )  # fmt: skip
    how = _one_method(method, parts)
    request = Request(check_events(events), t_eval, keep, progress, estimate_error)
    request.check_with(how)
    if start not in STARTS:
        raise OptionError(f"start is {shown(start)}; it must be 'given' or 'equilibrium'.")
    asked = Experiment(model, span, positions, velocities, as_names(fixed, "fixed"), parameters, inputs, start)
    return motion_of_experiment(asked, how, request)


@dataclass(frozen=True, eq=False)
class Experiment:
    """A model, its span, start and numbers, as `simulate` takes them."""

    model: Lagrangian | MechanicalSystem | Mechanism | str | PathLike[str]
    span: Sequence[float] | float | None
    positions: Mapping[str, Any] | None = None
    velocities: Mapping[str, Any] | None = None
    fixed: tuple[str, ...] = ()
    parameters: Mapping[str, float] | None = None
    inputs: Mapping[str, Any] | None = None
    start: str | None = None


def motion_of_experiment(asked: Experiment, how: Method, request: Request, wrt: tuple[str, ...] = ()) -> Motion:
    """Its motion, with derivatives with respect to `wrt` as further variables."""
    positions, velocities, span = asked.positions, asked.velocities, asked.span
    if isinstance(asked.model, (Lagrangian, MechanicalSystem)):
        if span is None or positions is None:
            raise OptionError("simulate needs a span and positions: simulate(system, (0, 10), {'u': 1}).")
        span = (0.0, float(span)) if isinstance(span, Real) else span
        case = _case(asked.model, positions, velocities or {}, asked.fixed, asked.parameters, asked.inputs)
        case = case if asked.start in (None, "given") else _resting(case, check_span(span)[0])
        return _simulate_system(case, check_span(span), how, request, wrt)
    described = _with_tables(_loaded(asked.model), asked.inputs)
    mechanism = _with_values(described, asked.parameters, asked.inputs)
    if positions or velocities or asked.fixed or asked.start not in (None, mechanism.start.at):
        mechanism = mechanism.starting(positions or {}, velocities or {}, asked.fixed, asked.start)
    if wrt:
        _check_differentiable(mechanism, how)
    run = _Run(described, mechanism, tuple(asked.parameters or ()), wrt)
    return _simulate_mechanism(run, span, how, request)


def _check_differentiable(mechanism: Mechanism, method: Method) -> None:
    """What a mechanism's file asks for must have derivatives."""
    if mechanism.start.at == "equilibrium":
        raise OptionError(
            "The start is an equilibrium, which moves with the parameters.\n"
            "  Give its positions instead: positions=br.equilibrium(m).positions."
        )
    if (method.contact or mechanism.start.contact) == "steps":
        raise OptionError("Time stepping of contacts has no derivatives.\n  Choose contact='events'.")


def _one_method(method: Method | None, parts: Method) -> Method:
    """The method that is given, or the one that is given in parts."""
    if method is None:
        return parts
    if not isinstance(method, Method):
        raise OptionError(f"method is {shown(method)}; it must be a Method, as in Method('body', 'qr', 'dop853').")
    if parts != Method():
        raise OptionError("A method is given, and a part of one.\n  Write method=replace(method, tol=1e-12).")
    return method


# -- mechanisms ---------------------------------------------------------------------------------------------------


@without_collection()
def _loaded(model: Mechanism | str | PathLike[str]) -> Mechanism:
    from bricard.mechanism.mechanism import Mechanism

    if not isinstance(model, (Mechanism, str, PathLike)):
        raise ModelError(
            f"simulate takes a mechanism, the path of a file or a Lagrangian, not {shown(model)}.\n"
            f"  {_how_to_simulate(model)}"
        )
    return model if isinstance(model, Mechanism) else Mechanism.load(model)


def _how_to_simulate(model: object) -> str:
    """What to do with something that is nearly a mechanism."""
    from bricard.mechanism.builder import MechanismBuilder

    if isinstance(model, MechanismBuilder):
        return "A builder makes one: simulate(b.mechanism())."
    if isinstance(model, Mapping):
        return "Of the data of a file make a mechanism: simulate(Mechanism.from_data(data))."
    return "For other equations use solve_dae(dae, ...)."


def _with_tables(mechanism: Mechanism, inputs: Mapping[str, Any] | None) -> Mechanism:
    """The mechanism with tables for the inputs that have them, and numbers for those that have none any more."""
    given, own = given_inputs(mechanism.inputs, inputs), mechanism.inputs
    others = {name: given[name] for name in inputs or () if is_table(given[name]) or is_table(own[name])}
    if not others:
        return mechanism
    found = mechanism.with_values({}, others)
    values = {name: value if is_table(value) else None for name, value in found.inputs.items() if name in others}
    return mechanism.kept.made(("inputs", *values.items()), lambda: found)


def _with_values(
    mechanism: Mechanism, parameters: Mapping[str, float] | None, inputs: Mapping[str, Any] | None
) -> Mechanism:
    """The mechanism with other numbers for parameters and inputs."""
    if not fits(parameters, Mapping[str, Any] | None):
        raise OptionError(f"parameters is {shown(parameters)}; it must be a mapping from names to values.")
    values = {n: finite_number(v, f"The parameter '{n}'", OptionError) for n, v in (parameters or {}).items()}
    given = given_inputs(mechanism.inputs, inputs)
    numbers = {name: given[name] for name in inputs or () if not is_table(given[name])}  # it has the tables already
    return mechanism.with_values(values, numbers) if values or numbers else mechanism


@dataclass(frozen=True, eq=False)
class _Run:
    """A mechanism as it runs, with other values than the described one, with which models are kept."""

    described: Mechanism
    mechanism: Mechanism
    parameters: tuple[str, ...]
    wrt: tuple[str, ...] = ()  # what its motion is differentiated with respect to

    @without_collection(within=True)
    def prepared(self, method: Method) -> Prepared:
        """Ready to run."""
        if self.wrt:
            from bricard.assembly.differentiated import prepare_differentiated

            return prepare_differentiated(self.described, self.mechanism, self.parameters, self.wrt, method)
        if not self.parameters:
            from bricard.assembly.prepared import prepare_run

            return prepare_run(self.described, self.mechanism, method)
        from bricard.assembly.live import prepare_live

        return prepare_live(self.described, self.mechanism, self.parameters, method)


def _simulate_mechanism(run: _Run, span: Sequence[float] | float | None, method: Method, request: Request) -> Motion:
    mechanism = run.mechanism
    start, end = _span(mechanism, span)
    if start != mechanism.start.t0:
        run = replace(run, mechanism=mechanism.at_time(start, end))
    if method.tol is None and mechanism.start.tolerance is not None:
        method = replace(method, tol=mechanism.start.tolerance)
    if method.contact is None and mechanism.start.contact is not None:
        method = replace(method, contact=mechanism.start.contact, step=method.step or mechanism.start.step)
    for text in mechanism.warnings:
        warnings.warn(text, MechanismWarning, stacklevel=4)
    if method.coordinates == "parasitic" and end < start and method.damping != 0:
        raise OptionError(
            "Dampers in joints push instead of holding back where time runs backwards.\n  Give damping=0 there."
        )
    if method.contact == "steps" and (found := _loose(run.mechanism)) is not None:
        return _solve_loose(found, (start, end), method, request)
    try:
        return solve_prepared(run.prepared(method), (start, end), method, request)
    except ModelError:
        if run.wrt or not run.parameters:
            raise
        anew = _Run(run.mechanism, run.mechanism, ())  # where a mass vanishes, other equations are needed
        return solve_prepared(anew.prepared(method), (start, end), method, request)


def _loose(mechanism: Mechanism) -> Loose | None:
    from bricard.assembly.loose import loose

    return loose(mechanism)


def _solve_loose(found: Loose, span: tuple[float, float], method: Method, request: Request) -> Motion:
    """Many bodies that only contacts move."""
    from bricard.chapters.chapter import Carried
    from bricard.contact.steps.running import run as run_world
    from bricard.results.stepped import check_asked, solved_world

    check_forward(found.world.shapes[0].name, span)
    check_asked(request)
    assert method.step is not None
    kept = found.ready.system.size * (span[1] - span[0]) / method.step
    world_run = run_world(found.world, span, method.step, method.sweeps, max(1, round(kept / MOST_KEPT)))
    nothing, ready = Carried(), found.ready
    solved = solved_world(
        world_run,
        found.world,
        ready.equations,
        ready.system,
        found.columns,
        method.sweeps,
        ready.start.positions,
    )
    chapter = _told(ready, _prepared_case(ready, nothing), replace(solved, origin=_origin(ready)), nothing)
    return chapter.case.motion(chapter.solved, chapter.described, chapter.units)


def _span(mechanism: Mechanism, span: Sequence[float] | float | None) -> tuple[float, float]:
    """The span of a run: the user's, or the mechanism's own."""
    start, end = mechanism.start.t0, mechanism.start.end
    if span is not None:
        start, end = (start, float(span)) if isinstance(span, Real) else check_span(span)
    if end is None:
        raise OptionError(
            "The mechanism gives no end of the run.\n  Write tend in ProblemData, simulate(m, 10) or --until 10."
        )
    return check_span((start, end))


def solve_prepared(ready: Prepared, span: tuple[float, float], method: Method, request: Request) -> Motion:
    """The motion of a prepared mechanism."""
    from bricard.chapters.chapter import Carried

    mechanism = ready.model.mechanism
    if not mechanism.events:
        chapter = _chapter(ready, span, method, request, Carried())
        return chapter.case.motion(chapter.solved, chapter.described, chapter.units)
    from bricard.chapters.running import in_chapters

    def solve(
        later: Mechanism, span: tuple[float, float], method: Method, request: Request, carried: Carried
    ) -> Chapter:
        from bricard.assembly.prepared import prepare

        if later is not mechanism and ready.directions:
            raise OptionError(
                f"At t = {span[0]:.10g} an event changes the mechanism, through which derivatives do not go.\n"
                "  End the run before."
            )
        found = ready if later is mechanism else prepare(later, method)
        return _chapter(found, span, method, request, carried)

    return in_chapters(mechanism, span, method, request, solve)


def _chapter(
    ready: Prepared, span: tuple[float, float], method: Method, request: Request, carried: Carried
) -> Chapter:
    """A run of a prepared mechanism; constraints that were left out of it are watched."""
    counting: list[Event] = []
    if ready.model.mechanism.onesided:
        from bricard.assembly.unsmooth import made_unsmooth

        ready, counting = made_unsmooth(ready, carried.phases)
    case = _prepared_case(ready, carried)
    asked = replace(request, events=(*request.events, *counting)) if counting else request
    try:
        solved = solve_case(case, span, method, asked, _origin(ready))
    except (ModelError, InitialValueError) as error:
        from bricard.explaining.dead_ends import explained_error

        raise explained_error(error, ready) from None
    if counting:
        solved = replace(solved, events=tuple(one for one in solved.events if one.event < len(request.events)))
    verdict = solved.verdict
    if ready.is_doubtful:
        from bricard.explaining.watching import check_tangents, watched

        check_tangents(solved.trajectory, ready)
        verdict = watched(verdict, solved.trajectory, ready)
    if verdict is solved.verdict and not verdict.success:
        from bricard.explaining.dead_ends import explained_stop

        verdict = explained_stop(verdict, solved.trajectory, ready)
    return _told(ready, case, solved if verdict is solved.verdict else replace(solved, verdict=verdict), carried)


def _prepared_case(ready: Prepared, carried: Carried) -> Case:
    lagrangian, start = ready.model.lagrangian, ready.start
    return Case(
        ready.system,
        start.positions,
        start.velocities,
        lagrangian.bodies,
        lagrangian.points,
        size=ready.size,
        forms=ready.forms,
        constants=ready.model.mechanism.constants,
        works=carried.works,
        fired=carried.fired,
        directions=ready.directions,
    )


def _origin(ready: Prepared) -> Origin:
    start, left_out = ready.start, tuple(one.name for one in ready.rank.redundant)
    singular = [
        f"at the start {name} follows from other constraints: a singular position, whose forces are not determined"
        for name in ready.rank.singular
    ]
    told = (*ready.model.mechanism.warnings, *start.left_far, *singular)
    return Origin(start.moved, left_out, start.chosen, told)


def _told(ready: Prepared, case: Case, solved: Solved, carried: Carried) -> Chapter:
    """With the units and the picture of the mechanism."""
    from bricard.chapters.chapter import Chapter
    from bricard.formulations.units import units_of

    mechanism, names = ready.model.mechanism, solved.trajectory.names
    units = ready.forms.made(
        ("units", names), lambda: _with_velocities(units_of(mechanism, names, ready.model.world.angles), names)
    )
    described = Described(partial(_picture, mechanism), mechanism.text, mechanism)
    return Chapter(mechanism, case, solved, described, units, carried)


def _picture(mechanism: Mechanism) -> Picture:
    from bricard.formulations.picture import picture_of

    return picture_of(mechanism)


def _with_velocities(units: dict[str, str], names: Iterable[str]) -> dict[str, str]:
    """Units, with those of velocities that are variables of their own."""
    rates = {velocity_name(name): f"{unit or '1'}/s" for name, unit in units.items()}
    return units | {name: rates[name] for name in names if name in rates}


# -- Lagrangians --------------------------------------------------------------------------------------------------


def _case(
    model: Lagrangian | MechanicalSystem,
    positions: Mapping[str, Any],
    velocities: Mapping[str, Any],
    fixed: tuple[str, ...],
    parameters: Mapping[str, float] | None,
    inputs: Mapping[str, Any] | None,
) -> Case:
    if isinstance(model, MechanicalSystem):
        if inputs is not None:
            raise OptionError("A MechanicalSystem takes no inputs: give the Lagrangian, or change its parameters.")
        return Case(model, positions, velocities, {}, {}, fixed, parameters, forms=model.kept)
    system = kept_system(model, inputs)
    return Case(system, positions, velocities, model.bodies, model.points, fixed, parameters, forms=system.kept)


def _resting(case: Case, t: float) -> Case:
    """The case at rest, found from its positions."""
    from bricard.assembly.resting import Balance
    from bricard.assembly.still import by_name

    system = replace(case.system, parameters={**case.system.parameters, **(case.parameters or {})})
    given = by_component(case.positions, "")
    q = np.array([float(given.get(name, 0.0)) for name in system.coordinates])
    balance = Balance.of(system, np.maximum(np.abs(q), 1.0), t)
    x = balance.downhill(balance.assembled(q / balance.sizes))
    return replace(case, positions={**given, **by_name(system, x * balance.sizes)})


def _simulate_system(
    case: Case, span: tuple[float, float], method: Method, request: Request, wrt: tuple[str, ...]
) -> Motion:
    """A system from a start that need not be consistent."""
    if method.coordinates != "natural":
        raise OptionError("The option 'coordinates' goes with mechanisms: a Lagrangian has coordinates of its own.")
    if case.system.switched:
        check_switched(case.system, span, method)
    if method.contact == "steps":
        smooth = replace(case, system=case.system.without_contacts, forms=Kept())
        start = solve_system(smooth, smooth.equations, span, ONE_STEP, Request())
        return case.motion(step_case(_consistent(case, start.trajectory), span, method, request))
    if wrt:
        case = replace(case, directions=_directions(case, span, wrt))
    if method.constraints == "direct":
        form = partial(case.dae, CONSTRAINT_METHODS["direct"], NOT_STABILISED)
        around = Surroundings(lifted=partial(form, True))
        return case.motion(solve_system(case, form(method.chosen_integrator.lifts), span, method, request, around))
    direct = case.dae(CONSTRAINT_METHODS["direct"], NOT_STABILISED)
    one_step = solve_system(case, direct, span, ONE_STEP, Request())
    consistent = _consistent(case, one_step.trajectory)
    return consistent.motion(solve_case(consistent, span, method, request, one_step.origin))


def _directions(case: Case, span: tuple[float, float], wrt: tuple[str, ...]) -> tuple[Direction, ...]:
    """How the consistent start of a system changes."""
    from bricard.assembly.system_tangents import directions_of

    direct = case.dae(CONSTRAINT_METHODS["direct"], NOT_STABILISED)
    found = solve_system(case, direct, span, ONE_STEP, Request()).trajectory
    wanted = by_component(case.positions, "") | by_component(case.velocities, "'")
    values = {name: float(found[name][0]) for one in case.system.coordinates for name in (one, f"{one}'")}
    system = replace(case.system, parameters=dict(found.segments[0].parameters))
    return directions_of(system, span[0], values, wanted, frozenset(as_names(case.fixed, "fixed")), wrt)


def _consistent(case: Case, found: Trajectory) -> Case:
    """The case with the parameters and the consistent start of a trajectory."""
    system = replace(case.system, parameters=dict(found.segments[0].parameters))
    names = [*system.coordinates, *[extra.name for extra in system.extras]]
    positions = {name: float(found[name][0]) for name in names}
    velocities = {name: float(found[f"{name}'"][0]) for name in system.coordinates}
    return Case(system, positions, velocities, case.bodies, case.points, forms=case.forms)
