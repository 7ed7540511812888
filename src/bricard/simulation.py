"""From a mechanism to its motion: in some coordinates, by a treatment of constraints, by an integrator."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from inspect import signature
from os import PathLike
from typing import TYPE_CHECKING, Any

import numpy as np

from bricard.errors import ModelError, OptionError
from bricard.mechanics.equations import euler_lagrange, rate_names
from bricard.mechanics.lagrangian import Lagrangian
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.treated import DRIFTING, treated, velocity_name
from bricard.pipeline import finished, is_free, motion_by_series, solve_dae
from bricard.results.measured import measured
from bricard.results.motion import Motion
from bricard.solvers.events import Event
from bricard.solvers.inputs import check_events
from bricard.solvers.options import check_span
from bricard.spec.findings import did_you_mean

if TYPE_CHECKING:
    from bricard.formulations.prepared import Prepared
    from bricard.mechanism.mechanism import Mechanism

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
    return motion_by_series(
        system, euler_lagrange(system), span, positions, velocities or {}, bodies, points, **options
    )


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
    from bricard.formulations.prepared import prepare
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
    of_model = options_of_model(coordinates, options)
    ready = prepare(mechanism, coordinates, **of_model)
    of_solver = {name: value for name, value in options.items() if name not in of_model}

    def completed(motion: Motion) -> Motion:
        return replace(
            motion,
            certificate=replace(
                motion.certificate,
                moved=ready.start.moved,
                redundant=tuple(one.name for one in ready.rank.redundant),
            ),
            picture=picture_of(mechanism),
            units=_with_velocities(units_of(mechanism, motion.names, ready.model.world.angles), motion.names),
            description=mechanism.text(),
        )

    return finished(lambda: solve_prepared(ready, (start, end), of_solver), completed)


def options_of_model(coordinates: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that coordinates take; one that nobody takes, or only other coordinates do, is refused."""
    from bricard.formulations.prepared import FORMULATIONS
    from bricard.solvers.constrained.solving import Method

    own = FORMULATIONS[coordinates].options if coordinates in FORMULATIONS else ()
    of_solver = {*list(signature(solve_dae).parameters)[3:], *Method.__dataclass_fields__} - {"fixed", "parameters"}
    for name in options.keys() - of_solver - {*own}:
        takers = [kind for kind, formulation in FORMULATIONS.items() if name in formulation.options]
        if takers:
            raise OptionError(f"The option {name!r} goes with coordinates={takers[0]!r}.")
        raise OptionError(f"There is no option {name!r}.\n  {did_you_mean(name, sorted(of_solver | {*own}))}")
    return {name: options[name] for name in own if name in options}


def _with_velocities(units: dict[str, str], names: Iterable[str]) -> dict[str, str]:
    """Units, with those of velocities that are variables of their own."""
    rates = {velocity_name(name): f"{unit or '1'}/s" for name, unit in units.items()}
    return units | {name: unit for name, unit in rates.items() if name in names}


def solve_prepared(ready: Prepared, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
    """The motion of a prepared mechanism; constraints that were left out of it are watched."""
    from bricard.formulations.watching import watched

    return finished(lambda: _solved(ready, span, options), lambda motion: watched(motion, ready))


def _solved(ready: Prepared, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
    """By a treatment of constraints: by Taylor series, or as an ODE."""
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
    start = {**ready.start.positions, **{rate: value for rate, value in velocities.items() if is_free(dae, rate)}}
    if "events" in options:
        options["events"] = tuple(_setting(event, rates) for event in check_events(options["events"]))

    def run() -> Motion:
        return motion_by_series(ready.system, dae, span, start, {}, lagrangian.bodies, lagrangian.points, **options)

    return run() if constraints == "direct" else finished(run, lambda motion: measured(motion, constraints))


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


def _constrained(ready: Prepared, span: tuple[float, float], options: Mapping[str, Any]) -> Motion:
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
