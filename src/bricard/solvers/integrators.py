"""The table of integrators: the engine's, SciPy's, SUNDIALS', and classical ones with a fixed step.

To add one: a row here. It says what it takes and what not, and for ODEs what steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TYPE_CHECKING, Literal

from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS, ConstraintMethod
from bricard.records import dataclass

if TYPE_CHECKING:
    from bricard.solvers.constrained.integrators import IntegratorOptions, Maker, OdeIntegrator, Problem

OF_DAES = ("min_step", "max_step", "t_eval", "keep", "estimate_error")
FINEST = {"double": 1e-16, "long double": 1e-20}
OF_SERIES = ("order", "precision", *OF_DAES)


@dataclass(frozen=True)
class Integrator:
    """A way to go from step to step.

    refuses     why it does not take a constraint method, as a sentence; empty if it takes it
    make        makes it for an ODE; None for those of the engine, which solve DAEs (`solvers.taylor`)
    options     those of `simulate` that it takes beside those that all take
    fixed_step  whether it takes steps of a given length, without control of errors
    steps       of the engine: by series, implicit (stiff systems do not make them short), or either, whichever pays
    tol         relative tolerance unless given
    finest      by precision: the finest tolerance that it may be asked for
    """

    name: str
    refuses: Callable[[ConstraintMethod], str]
    make: Maker | None
    options: tuple[str, ...] = ()
    fixed_step: bool = False
    steps: Literal["series", "implicit", "either"] = "series"
    tol: float = 1e-8
    finest: Mapping[str, float] = field(default_factory=lambda: {"double": 3e-14})

    @property
    def lifts(self) -> bool:
        """Whether it solves for the forces of stiff elements, too (`mechanics.lifting`)."""
        return self.steps == "implicit"

    def takes(self, method: ConstraintMethod) -> bool:
        """Whether the two go together."""
        return not self.refuses(method)


def check_solves_daes(integrator: object) -> None:
    """Refuses the integrators of ODEs, which want a constraint method, as only mechanical systems have."""
    if any(one.name == integrator and one.make is not None for one in INTEGRATORS.values()):
        raise OptionError(
            f"integrator={integrator!r} takes mechanisms and Lagrangians, not any DAE.\n"
            f"  Choose integrator={_of_daes()}."
        )


def _of_daes() -> str:
    return listed([repr(one.name) for one in INTEGRATORS.values() if one.make is None])


def _not_analytic(method: ConstraintMethod) -> str:
    return f"constraints={method.name!r} {method.no_series}." if method.dae is None else ""


def _not_an_ode(method: ConstraintMethod) -> str:
    if method.form == "none":
        return f"constraints={method.name!r} goes with integrator={_of_daes()} alone."
    return f"constraints={method.name!r} is a DAE of index 1, not an ODE." if method.form == "index 1" else ""


def _not_index_1(method: ConstraintMethod) -> str:
    return "" if method.form == "index 1" else "integrator='ida' solves DAEs of index 1."


def _moved_by_others(method: ConstraintMethod) -> str:
    moved = f"constraints={method.name!r} changes the state after each step, which lsoda cannot follow."
    return _not_an_ode(method) or (moved if method.corrected else "")


def _not_an_expression(method: ConstraintMethod) -> str:
    told = f"integrator='cvode' takes right-hand sides that are expressions; those of {method.name!r} are not."
    return _not_an_ode(method) or ("" if method.is_expression and not method.corrected else told)


# Integrators are imported when a run begins: to know their names must not take as long as to load them.


def _by_scipy(kind: str) -> Maker:
    """One of SciPy's by the name of its class."""

    def make(problem: Problem, options: IntegratorOptions) -> OdeIntegrator:
        from bricard.solvers.constrained.integrators import ScipyIntegrator

        return ScipyIntegrator(kind, problem, options)

    return make


def _by_fixed_steps(name: str) -> Maker:
    """A one-step method."""

    def make(problem: Problem, options: IntegratorOptions) -> OdeIntegrator:
        from bricard.solvers.constrained.integrators import ONE_STEP, FixedStepIntegrator

        return FixedStepIntegrator(ONE_STEP[name], problem, options)

    return make


def _by_sundials(name: str) -> Maker:
    """One of SUNDIALS'."""

    def make(problem: Problem, options: IntegratorOptions) -> OdeIntegrator:
        from bricard.solvers.constrained.sundials import cvode, ida

        return {"cvode": cvode, "ida": ida}[name](problem, options)

    return make


INTEGRATORS: dict[str, Integrator] = {
    one.name: one
    for one in (
        Integrator("taylor", _not_analytic, None, OF_SERIES, tol=1e-10, finest=FINEST),
        Integrator("radau", _not_analytic, None, OF_DAES, tol=1e-10, finest={"double": 1e-14}, steps="implicit"),
        Integrator("auto", _not_analytic, None, ("order", *OF_DAES), tol=1e-10, finest=FINEST, steps="either"),
        Integrator("dop853", _not_an_ode, _by_scipy("DOP853")),
        Integrator("rk45", _not_an_ode, _by_scipy("RK45")),
        Integrator("scipy-radau", _not_an_ode, _by_scipy("Radau")),
        Integrator("lsoda", _moved_by_others, _by_scipy("LSODA")),
        Integrator("cvode", _not_an_expression, _by_sundials("cvode"), ("step",)),  # the time between outputs
        Integrator("ida", _not_index_1, _by_sundials("ida"), ("step",)),  # likewise
        Integrator("euler", _not_an_ode, _by_fixed_steps("euler"), ("step",), fixed_step=True),
        Integrator(
            "semi_implicit_euler", _not_an_ode, _by_fixed_steps("semi_implicit_euler"), ("step",), fixed_step=True
        ),
        Integrator("rk4", _not_an_ode, _by_fixed_steps("rk4"), ("step",), fixed_step=True),
    )
}


def refusal(method: ConstraintMethod, integrator: Integrator) -> str:
    """Why a constraint method and an integrator do not go together, and what goes with each; empty if they do."""
    why = integrator.refuses(method)
    if not why:
        return ""
    integrators = [repr(one.name) for one in INTEGRATORS.values() if one.takes(method)]
    methods = [repr(one.name) for one in CONSTRAINT_METHODS.values() if integrator.takes(one)]
    return (
        f"{why}\n  With constraints={method.name!r} choose integrator={listed(integrators)}; "
        f"with integrator={integrator.name!r} choose constraints={listed(methods)}."
    )
