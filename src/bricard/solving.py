"""A mechanical system from its consistent start: by Taylor series, as an ODE, or by time stepping."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import numpy as np

from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.mechanics.equations import rate_names
from bricard.mechanics.system import MechanicalSystem
from bricard.pipeline import Case, Surroundings, free_names, readable, solve_system
from bricard.results.solved import Origin, Solved
from bricard.solvers.method import Method, Request

SMALL = 0.01  # metres: the coordinates of smaller mechanisms have a smaller absolute tolerance than others


def solve_case(case: Case, span: tuple[float, float], method: Method, request: Request, origin: Origin) -> Solved:
    """By a constraint method: by Taylor series, or as an ODE."""
    if case.system.switched:
        check_switched(case.system, span, method)
    if method.contact == "steps":
        return replace(step_case(case, span, method, request), origin=origin)
    found = (_by_series if method.by_series else _constrained)(case, span, method, request)
    return replace(found, origin=origin)


def step_case(case: Case, span: tuple[float, float], method: Method, request: Request) -> Solved:
    """By Moreau's time stepping."""
    from bricard.contact.steps.system_run import run_system
    from bricard.results.stepped import check_steppable, solved_steps

    dae, system = case.equations, case.system
    check_steppable(system, dae, request)
    assert method.step is not None
    positions, velocities = case.positions, case.velocities
    q, v = (np.array([given.get(x, 0.0) for x in system.coordinates]) for given in (positions, velocities))
    run = run_system(system, span, q, v, method.step, method.sweeps, request.progress)
    return solved_steps(run, dae, method.sweeps, positions)


def check_switched(system: MechanicalSystem, span: tuple[float, float], method: Method) -> None:
    """Contacts and dry friction need equations with their modes, and a time that goes forward."""
    if method.contact == "penalty" and system.contacts:
        rigid = list(dict.fromkeys(contact.pair for contact in system.contacts))
        raise OptionError(
            f"contact='penalty' needs contacts that push by springs and dampers, and rigid are: {listed(rigid)}.\n"
            "  Give a contact the law linear, hertz or hunt_crossley, a limit a stiffness; or leave out 'contact'."
        )
    what = f"'{system.switched[0].name}'"
    if not (method.by_series and method.constraints == "direct"):
        raise OptionError(
            f"The contact or friction {what} has modes: it needs constraints='direct' and Taylor series.\n"
            "  Leave out the options 'constraints' and 'integrator'."
        )
    check_forward(system.switched[0].name, span)


def check_forward(name: str, span: tuple[float, float]) -> None:
    """Time goes forward where something has modes."""
    if span[1] < span[0]:
        raise OptionError(f"The contact or friction '{name}' cannot be followed backwards in time.")


def _by_series(case: Case, span: tuple[float, float], method: Method, request: Request) -> Solved:
    """By Taylor series; the certificate of a constraint method tells what it has made of the constraints."""
    constraint_method, system = method.constraint_method, case.system
    form = partial(case.dae, constraint_method, method.stabilisation(span))
    dae = form(method.chosen_integrator.lifts)
    rates = dict(zip(system.coordinates, rate_names(system, dae), strict=True))
    velocities = {rates[name]: value for name, value in case.velocities.items()}
    free = {rate: velocities[rate] for rate in free_names(dae, velocities)}
    case = replace(case, positions={**case.positions, **free}, velocities={}, parameters=system.parameters)
    direct = case.equations if constraint_method.drifts else None
    renamed = {f"{name}'": rate for name, rate in rates.items()}
    around = Surroundings(case.constants, renamed, direct, fired=case.fired, lifted=partial(form, True))
    if case.size is not None and case.size < SMALL and method.atol is None:
        absolute = method.tolerance * case.size / SMALL
        method = replace(method, atol=dict.fromkeys(system.coordinates, absolute))
    found = solve_system(case, dae, span, method, request, around)
    if method.constraints == "direct":
        return found
    from bricard.results.measured import measured

    return measured(found, system, constraint_method)


def _constrained(case: Case, span: tuple[float, float], method: Method, request: Request) -> Solved:
    """As an ODE."""
    from bricard.results.constrained import solved_ode
    from bricard.solvers.constrained.solving import run_constrained

    dae = case.equations
    run = run_constrained(
        case.system,
        span,
        case.positions,
        case.velocities,
        method,
        progress=request.progress,
        size=case.size,
        dae=dae,
        events=readable(request.events, dae, case.constants),
        fired=case.fired,
    )
    fixed = method.chosen_integrator.fixed_step
    steps = f" with a step of {method.step:g} s" if fixed else ""
    words = f"{method.chosen_integrator.name}{steps}, constraints by {method.constraints}"
    found = solved_ode(run, words, 0.0 if fixed else method.tolerance)
    if not case.system.pushes:
        return found
    from bricard.results.pushed import with_pushes

    return with_pushes(found, case.system.pushes)
