"""From a mechanism to its motion: in some coordinates, by a treatment of constraints, by an integrator."""

from __future__ import annotations

import warnings
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from inspect import signature
from numbers import Real
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.checks import as_names, did_you_mean, finite_number, fits, one_of, shown
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import InitialValueError, Interrupted, MechanismWarning, ModelError, OptionError
from bricard.mechanics.equations import euler_lagrange, rate_names
from bricard.mechanics.inputs import given_inputs, is_table
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.masses import Body
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.treated import DRIFTING, treated, velocity_name
from bricard.pipeline import finished, is_free, motion_by_series, solve_dae
from bricard.results.measured import measured
from bricard.results.motion import Motion
from bricard.solvers.constrained.treatments import TREATMENTS
from bricard.solvers.events import Event
from bricard.solvers.inputs import check_events
from bricard.solvers.options import check_span
from bricard.symbolic.vectors import Vec

if TYPE_CHECKING:
    from bricard.assembly.prepared import Prepared
    from bricard.mechanism.mechanism import Mechanism
    from bricard.solvers.constrained.solving import Method

SMALL = 0.01  # metres: the coordinates of smaller mechanisms have a smaller absolute tolerance than others
MISPLACED = {
    "step": "other integrators than 'taylor'",
    "independent": "constraints='partition'",
    "alpha": "constraints='baumgarte'",
    "beta": "constraints='baumgarte'",
}


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
    options     those of `solve_dae`; `fixed` names values that must not be moved ("A.x", "A.x'"). How to solve it:
                constraints="direct" (acceleration, implicit, baumgarte, ggl, partition, qr, svd, projection),
                integrator="taylor" (dop853, rk45, radau, lsoda, cvode, ida, rk4, euler, semi_implicit_euler), with
                the options `independent`, `alpha`, `beta`, `step`; Taylor series also solve acceleration, implicit,
                baumgarte and ggl, if they are named. Of a mechanism also coordinates="natural" (body; relative, with
                `cut`; parasitic, with `stiffness`, `damping` and `settle`)

    The step control leaves multipliers out, which may become infinite at singular positions that the motion passes.
    Positions and velocities are moved to the nearest ones that satisfy the constraints; the certificate says how far,
    and of a mechanism what was chosen because it was not given. `Mechanism.warnings` are given as Python's warnings.
    """
    for name, given in (("positions", positions), ("velocities", velocities)):
        if not fits(given, Mapping[str, Any] | None):
            raise InitialValueError(f"{name} is {shown(given)}; it must be a mapping from names to values.")
    _check_method(options)
    if not isinstance(model, (Lagrangian, MechanicalSystem)):
        return _simulate_mechanism(model, span, positions, velocities, **options)
    if span is None or isinstance(span, (int, float, Real)) or positions is None:
        raise OptionError("simulate needs a span and positions: simulate(system, (0, 10), {'u': 1}).")
    inputs = options.pop("inputs", None)
    if inputs is not None and not isinstance(model, Lagrangian):
        raise OptionError("A MechanicalSystem takes no inputs: give the Lagrangian, or change its parameters.")
    system = model.system(inputs) if isinstance(model, Lagrangian) else model
    bodies, points = (model.bodies, model.points) if isinstance(model, Lagrangian) else ({}, {})
    return _simulate_system(Case(system, positions, velocities or {}, bodies, points), span, **options)


def _check_method(options: Mapping[str, Any]) -> None:
    """An error about treatments and integrators that do not exist."""
    from bricard.solvers.constrained.integrators import INTEGRATORS

    constraints = options.get("constraints", "direct")
    if not isinstance(constraints, str):
        raise OptionError(f"constraints is {shown(constraints)}; it must be a name, such as 'qr'.")
    one_of(constraints, "constraints", TREATMENTS)
    if options.get("integrator") is not None:
        one_of(options["integrator"], "integrator", ("taylor", *INTEGRATORS))


@dataclass(frozen=True, eq=False)
class Case:
    """A mechanical system and its start; its motion answers for `bodies` and `points`; `size` is a typical length."""

    system: MechanicalSystem
    positions: Mapping[str, Any]
    velocities: Mapping[str, Any]
    bodies: Mapping[str, Body]
    points: Mapping[str, Vec]
    size: float | None = None
    forms: dict[Any, DAE] = field(default_factory=dict)

    def dae(self, constraints: str, **numbers: float) -> DAE:
        """The DAE of a treatment of the constraints, made once."""
        key = (constraints, *sorted(numbers.items()))
        if key not in self.forms:
            self.forms[key] = treated(self.system, constraints, **numbers)
        return self.forms[key]

    def by_series(self, dae: DAE, span: Sequence[float], **options: Any) -> Motion:
        """The motion by Taylor series of a DAE of this system."""
        return motion_by_series(
            self.system, dae, span, self.positions, self.velocities, self.bodies, self.points, **options
        )


def _simulate_system(
    case: Case,
    span: Sequence[float],
    *,
    constraints: str = "direct",
    integrator: str | None = None,
    fixed: str | Iterable[str] = (),
    parameters: Mapping[str, float] | None = None,
    **options: Any,
) -> Motion:
    """A system from a start that need not be consistent."""
    if "coordinates" in options:
        raise OptionError("The option 'coordinates' goes with mechanisms: a Lagrangian has coordinates of its own.")
    _check_known(options, _solver_options())
    given = {"fixed": fixed, "parameters": parameters}
    if constraints == "direct" and _is_by_series(constraints, integrator):
        _check_series_options(constraints, options)
        return case.by_series(euler_lagrange(case.system), span, **given, **options)
    one_step = case.by_series(euler_lagrange(case.system), span, **given, max_steps=1)
    system, t = replace(case.system, parameters=dict(one_step.parameters)), float(one_step.t[0])
    names = [*system.coordinates, *[extra.name for extra in system.extras]]
    positions = {name: float(one_step(name, t)) for name in names}
    velocities = {name: float(one_step(f"{name}'", t)) for name in system.coordinates}
    consistent = replace(case, system=system, positions=positions, velocities=velocities)
    chosen = {"constraints": constraints, **({"integrator": integrator} if integrator else {}), **options}

    def completed(motion: Motion) -> Motion:
        return replace(motion, certificate=replace(motion.certificate, moved=one_step.certificate.moved))

    return finished(lambda: _solved(consistent, check_span(span), chosen), completed)


def _simulate_mechanism(
    model: Any,
    span: Any,
    positions: Any,
    velocities: Any,
    *,
    fixed: str | Iterable[str] = (),
    coordinates: str = "natural",
    parameters: Mapping[str, float] | None = None,
    inputs: Mapping[str, Any] | None = None,
    **options: Any,
) -> Motion:
    from bricard.assembly.live import prepare_live
    from bricard.assembly.prepared import prepare
    from bricard.mechanism.mechanism import Mechanism

    if not isinstance(model, (Mechanism, str, PathLike)):
        raise ModelError(
            f"simulate takes a mechanism, the path of a file or a Lagrangian, not {shown(model)}.\n"
            "  For other equations use solve_dae(dae, ...)."
        )
    described = model if isinstance(model, Mechanism) else Mechanism.load(model)
    mechanism = described = _with_tables(described, inputs)
    if parameters is not None or inputs is not None:
        mechanism = _with_values(described, parameters, inputs)
    fixed = as_names(fixed, "fixed")
    if positions or velocities or fixed:
        mechanism = mechanism.starting(positions or {}, velocities or {}, fixed)
    start, end = mechanism.start.t0, mechanism.start.end
    if span is not None:
        start, end = (start, float(span)) if isinstance(span, Real) else check_span(span)
    if end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or simulate(m, 10).")
    start, end = check_span((start, end))
    if start != mechanism.start.t0:
        mechanism = mechanism.at_time(start, end)
    if mechanism.start.tolerance is not None:
        options.setdefault("tol", mechanism.start.tolerance)
    of_model = options_of_model(coordinates, options)
    for text in mechanism.warnings:
        warnings.warn(text, MechanismWarning, stacklevel=3)
    if coordinates == "parasitic" and end < start and options.get("damping") != 0:
        raise OptionError(
            "Dampers in joints push instead of holding back where time runs backwards.\n  Give damping=0 there."
        )
    if parameters or inputs:
        ready = prepare_live(described, mechanism, tuple(parameters or ()), coordinates, **of_model)
    else:
        ready = prepare(mechanism, coordinates, **of_model)
    return solve_prepared(
        ready, (start, end), {name: value for name, value in options.items() if name not in of_model}
    )


def _with_tables(mechanism: Mechanism, inputs: Any) -> Mechanism:
    """The mechanism with tables for the inputs that have them."""
    from bricard.mechanism.reading.sources import with_parameters

    given = given_inputs(mechanism.inputs, inputs)
    tables = {name: given[name] for name in inputs or () if is_table(given[name])}
    return with_parameters(mechanism.document, {}, tables) if tables else mechanism


def _with_values(mechanism: Mechanism, parameters: Any, inputs: Any) -> Mechanism:
    """The mechanism with other numbers for parameters and inputs."""
    from bricard.mechanism.reading.sources import with_parameters

    if not fits(parameters, Mapping[str, Any] | None):
        raise OptionError(f"parameters is {shown(parameters)}; it must be a mapping from names to values.")
    values = {n: finite_number(v, f"The parameter '{n}'", OptionError) for n, v in (parameters or {}).items()}
    given = given_inputs(mechanism.inputs, inputs)
    return with_parameters(mechanism.document, values, {name: given[name] for name in inputs or ()})


def options_of_model(coordinates: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that coordinates take; one that nobody takes, or only other coordinates do, is refused."""
    from bricard.assembly.prepared import FORMULATIONS

    own = FORMULATIONS[one_of(coordinates, "coordinates", FORMULATIONS)].options
    for kind, formulation in FORMULATIONS.items():
        misplaced = sorted(options.keys() & {*formulation.options} - {*own})
        if misplaced:
            raise OptionError(f"The option {misplaced[0]!r} goes with coordinates={kind!r}.")
    _check_known(options, (*_solver_options(), *own))
    return {name: options[name] for name in own if name in options}


def _solver_options() -> list[str]:
    """Options of `solve_dae` and of the integrators of ODEs."""
    from bricard.solvers.constrained.solving import Method

    of_series = list(signature(solve_dae).parameters)[3:]
    return [name for name in (*of_series, *Method.__dataclass_fields__) if name not in ("fixed", "parameters")]


def _check_known(options: Iterable[str], known: Collection[str]) -> None:
    for name in options:
        if name not in known:
            raise OptionError(f"There is no option {name!r}.\n  {did_you_mean(name, sorted(known))}")


def _with_velocities(units: dict[str, str], names: Iterable[str]) -> dict[str, str]:
    """Units, with those of velocities that are variables of their own."""
    rates = {velocity_name(name): f"{unit or '1'}/s" for name, unit in units.items()}
    return units | {name: unit for name, unit in rates.items() if name in names}


def solve_prepared(ready: Prepared, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
    """The motion of a prepared mechanism; constraints that were left out of it are watched."""
    from bricard.explaining.dead_ends import explained_error, explained_stop
    from bricard.explaining.watching import watched
    from bricard.formulations.picture import picture_of
    from bricard.formulations.units import units_of

    lagrangian, start, mechanism = ready.model.lagrangian, ready.start, ready.model.mechanism
    case = Case(
        ready.system,
        start.positions,
        start.velocities,
        lagrangian.bodies,
        lagrangian.points,
        ready.size,
        ready.forms,
    )

    def completed(motion: Motion) -> Motion:
        left_out = tuple(one.name for one in ready.rank.redundant)
        seen = watched(motion, ready)
        return replace(
            explained_stop(motion, ready) if seen is motion else seen,
            certificate=replace(
                motion.certificate,
                moved=start.moved,
                redundant=left_out,
                chosen=start.chosen,
                warnings=(*mechanism.warnings, *start.left_far),
            ),
            picture=picture_of(mechanism),
            units=_with_velocities(units_of(mechanism, motion.names, ready.model.world.angles), motion.names),
            description=mechanism.text(),
        )

    try:
        return finished(lambda: _solved(case, span, options), completed)
    except (ModelError, InitialValueError) as error:
        raise explained_error(error, ready) from None


def _solved(case: Case, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
    """By a treatment of constraints: by Taylor series, or as an ODE."""
    constraints = options.get("constraints", "direct")
    by_series = _is_by_series(constraints, options.get("integrator"))
    if constraints == "direct" and not by_series:
        raise OptionError(
            "constraints='direct' goes with integrator='taylor', and only with it.\n"
            "  For other integrators choose constraints, such as 'qr'."
        )
    if not by_series:
        return _constrained(case, span, options)
    chosen = {name: value for name, value in options.items() if name not in ("constraints", "integrator")}
    return _by_series(case, span, constraints, chosen)


def _is_by_series(constraints: str, integrator: str | None) -> bool:
    """Whether Taylor series are named, or meant because nothing is."""
    return integrator == "taylor" or (constraints == "direct" and not integrator)


def _by_series(case: Case, span: tuple[float, float], constraints: str, options: dict[str, Any]) -> Motion:
    """By Taylor series; the certificate of a treatment tells what it has made of the constraints."""
    numbers: dict[str, Any] = {}
    if constraints == "baumgarte":
        numbers = {name: options.pop(name) for name in ("alpha", "beta") if name in options}
        numbers["backwards"] = span[1] < span[0]
    dae = case.dae(constraints, **numbers)
    options["parameters"] = case.system.parameters
    _check_series_options(constraints, options)
    rates = dict(zip(case.system.coordinates, rate_names(case.system, dae), strict=True))
    velocities = {rates[name]: value for name, value in case.velocities.items()}
    free = {rate: value for rate, value in velocities.items() if is_free(dae, rate)}
    case = replace(case, positions={**case.positions, **free}, velocities={})
    if "events" in options:
        options["events"] = tuple(_setting(event, rates) for event in check_events(options["events"]))
    if case.size is not None and "atol" not in options:
        tol = finite_number(options.get("tol", signature(solve_dae).parameters["tol"].default), "tol", OptionError)
        options["atol"] = dict.fromkeys(case.system.coordinates, tol * min(1.0, case.size / SMALL))
    if constraints == "direct":
        return case.by_series(dae, span, **options)
    return finished(lambda: case.by_series(dae, span, **options), lambda motion: measured(motion, constraints))


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


def _check_ode_options(method: Method, options: Mapping[str, Any]) -> None:
    """Options that would have no effect."""
    from bricard.solvers.constrained.integrators import WITH_STEP

    if "step" in options and method.integrator not in WITH_STEP:
        raise OptionError(f"The option 'step' goes with integrator={listed([repr(one) for one in WITH_STEP])}.")
    for name, constraints in (("independent", "partition"), ("alpha", "baumgarte"), ("beta", "baumgarte")):
        if name in options and method.constraints != constraints:
            raise OptionError(f"The option {name!r} goes with {MISPLACED[name]}.")


def _constrained(case: Case, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
    from bricard.results.constrained import motion_of
    from bricard.solvers.constrained.integrators import FIXED_STEP
    from bricard.solvers.constrained.solving import Method, run_constrained

    unknown = options.keys() - Method.__dataclass_fields__.keys()
    if unknown:
        raise OptionError(f"The option {min(unknown)!r} goes with integrator='taylor' only.")
    method = Method(**{**options, "independent": as_names(options.get("independent", ()), "independent")})
    _check_ode_options(method, options)
    run = run_constrained(case.system, span, case.positions, case.velocities, method, case.size)
    fixed = method.integrator in FIXED_STEP
    steps = f" with a step of {method.step:g} s" if fixed else ""
    words = f"{method.integrator}{steps}, constraints by {method.constraints}"
    motion = motion_of(run, words, 0.0 if fixed else method.tol, case.bodies, case.points)
    if motion.polynomials is not None:
        balance = float(np.max(np.abs(motion.energy().balance), initial=0.0))
        motion = replace(motion, certificate=replace(motion.certificate, energy_balance=balance))
    if run.steps.interrupted:
        raise Interrupted(motion)
    return motion
