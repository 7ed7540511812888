"""How to solve, and what is asked of a run: checked once, where users say it.

A `Method` is the whole description of how a system is solved: coordinates x constraint method x integrator, with the
options of each, tolerances and limits. A `Request` says what is watched, kept and told on the way. What is behind the
door reads them and checks nothing again.

To add an option: a field and its line in CHECKS, its name in the row of those that take it (COORDINATES,
CONSTRAINT_METHODS, INTEGRATORS; in none of them, if all do), and the keyword of `simulate`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY
from functools import cache
from numbers import Real
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.checks import as_names, finite_number, fits, known_options, one_of, shown, takes, whole_number
from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.facts import Fact, Telling, given, written
from bricard.mechanics.constraint_methods import CONSTRAINT_METHODS, ConstraintMethod
from bricard.mechanics.stabilisation import NOT_STABILISED, Stabilisation
from bricard.records import dataclass
from bricard.solvers.events import Event
from bricard.solvers.inputs import check_events
from bricard.solvers.integrators import INTEGRATORS, Integrator, refusal
from bricard.taylor.engine import Precision

if TYPE_CHECKING:
    from bricard.taylor.status import Progress

COORDINATES: dict[str, tuple[str, ...]] = {  # with the options that belong to them
    "natural": (),
    "body": (),
    "relative": ("cut",),
    "parasitic": ("stiffness", "damping", "settle"),
}
CONTACTS: dict[str, tuple[str, ...]] = {"events": (), "penalty": (), "steps": ("step", "sweeps")}  # likewise
COARSEST = 0.1  # tolerance
ORDERS = range(5, 101)
STRONGEST = 1e12  # stabilisation, in 1/s


@known_options
@dataclass(frozen=True, repr=False)
class Method(Telling):
    """How to solve a mechanical system: `simulate(m, method=Method("body", "qr", "dop853", tol=1e-9))`.

    coordinates       of a mechanism: natural, body, relative or parasitic
    constraints       the constraint method: direct, acceleration, implicit, baumgarte, ggl, partition, qr, svd or
                      projection
    integrator        taylor, radau, auto, dop853, rk45, scipy-radau, lsoda, cvode, ida, euler, semi_implicit_euler
                      or rk4; None: the usual one for the constraint method, that is taylor for direct, ida for
                      implicit, else dop853
    cut               joints that close loops, for relative coordinates
    stiffness, damping, settle
                      of parasitic joints, in N/m and N s/m; whether they settle rough positions first
    independent       coordinates, for constraints="partition"
    alpha, beta       of constraints="baumgarte", in 1/s
    contact           events: impacts, sticking and slipping are found as events; steps: they are resolved by fixed
                      steps, of first order (Moreau's time stepping); penalty: like events, but all contacts must push
                      by springs and dampers. None: as the mechanism's file says, else events
    sweeps            of contact="steps": how often a step goes over the contacts, at most
    step              length of fixed steps; with cvode and ida the time between outputs
    order, precision  of Taylor series: 5 to 100, also with auto; "double" or "long double"
    tol, atol         relative and absolute tolerance of the error. tol None: the mechanism's own, else 1e-10 (not by
                      taylor, radau and auto: 1e-8); atol None: tol. With these three atol may be given by variable
                      (inf: that variable does not control the step)
    min_step, max_step, max_steps
                      limits; a run that meets one stops and says so

    Options that would have no effect are refused. `dataclasses.replace(method, tol=1e-12)` makes another one.
    """

    coordinates: str = "natural"
    constraints: str = "direct"
    integrator: str | None = None
    _: KW_ONLY
    cut: Sequence[str] = ()
    stiffness: float | None = None
    damping: float | None = None
    settle: bool = False
    independent: Sequence[str] = ()
    alpha: float = 10.0
    beta: float = 10.0
    contact: str | None = None
    sweeps: int = 50
    step: float | None = None
    order: int = 20
    precision: Precision = "double"
    tol: float | None = None
    atol: float | Mapping[str, float] | None = None
    min_step: float = 0.0
    max_step: float = math.inf
    max_steps: int = 1_000_000

    def __post_init__(self) -> None:
        for name, check in CHECKS.items():
            value, usual = getattr(self, name), getattr(Method, name)
            if type(value) is not type(usual) or value != usual:
                object.__setattr__(self, name, check(value, name))
        _check_takers(self, self.options)
        _check_together(self)

    @property
    def options(self) -> dict[str, Any]:
        """What differs from the defaults, beside the choice of coordinates, constraints and integrator."""
        choices = ("coordinates", "constraints", "integrator")
        given = {name: getattr(self, name) for name in CHECKS if name not in choices}
        return {name: value for name, value in given.items() if value != getattr(Method, name)}

    @property
    def constraint_method(self) -> ConstraintMethod:
        """What is done about constraints."""
        return CONSTRAINT_METHODS[self.constraints]

    @property
    def chosen_integrator(self) -> Integrator:
        """The integrator, also where none is named."""
        return INTEGRATORS[self.integrator or self.constraint_method.integrator]

    @property
    def by_series(self) -> bool:
        """Whether it is solved as a DAE, by the engine."""
        return self.chosen_integrator.make is None

    @property
    def tolerance(self) -> float:
        """The relative tolerance, also where none is given."""
        return self.chosen_integrator.tol if self.tol is None else self.tol

    def stabilisation(self, span: tuple[float, float]) -> Stabilisation:
        """Of the constraints along a run; backwards in time alpha has the other sign, or violations would grow."""
        if "alpha" not in self.constraint_method.options:
            return NOT_STABILISED
        return Stabilisation(self.alpha if span[1] >= span[0] else -self.alpha, self.beta)

    def _facts(self) -> Iterator[Fact]:
        yield "coordinates", self.coordinates
        yield "constraints", self.constraints
        yield "integrator", self.chosen_integrator.name
        yield from ((name, _as_text(value)) for name, value in self.options.items())

    def __repr__(self) -> str:
        return written(self, given(self))

    def __str__(self) -> str:
        """Coordinates/constraints/integrator, with options that are not the usual ones."""
        choice = f"{self.coordinates}/{self.constraints}/{self.chosen_integrator.name}"
        options = ", ".join(f"{name}={_as_text(value)}" for name, value in self.options.items())
        return f"{choice} ({options})" if options else choice


@dataclass(frozen=True, eq=False)
class Request:
    """What is watched, kept and told on the way.

    events          see `Event`
    t_eval, keep    times of the values; keep="times" keeps only these, for long runs of large systems
    progress        called now and then with (t, number of steps)
    estimate_error  whether to solve again with a finer tolerance, another order and shorter steps, and to note the
                    difference in the certificate
    """

    events: tuple[Event, ...] = ()
    t_eval: Any = None
    keep: Literal["steps", "times"] = "steps"
    progress: Progress = None
    estimate_error: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "events", check_events(self.events))
        if not fits(self.keep, Literal["steps", "times"]):
            raise OptionError(f"keep is {shown(self.keep)}; it must be 'steps' or 'times'.")
        if self.keep == "times" and self.t_eval is None:
            raise OptionError("keep='times' keeps the values at t_eval only: give t_eval.")
        if self.progress is not None and not takes(self.progress, 2):
            raise OptionError(f"progress is {shown(self.progress)}; it must be a function of (t, number of steps).")
        _flag(self.estimate_error, "estimate_error")

    def check_with(self, method: Method) -> None:
        """An error if the method cannot do it."""
        asked = {
            "keep": self.keep != "steps",
            "t_eval": self.t_eval is not None,
            "estimate_error": self.estimate_error,
        }
        _check_takers(method, [name for name, is_asked in asked.items() if is_asked])
        if method.constraint_method.drifts and self.keep == "times":
            raise OptionError(
                f"constraints={method.constraints!r} is watched for singular positions at every step: keep='times' "
                "has none.\n  Choose keep='steps', or constraints='direct' or 'ggl'."
            )


def split_way(text: str) -> list[str]:
    """The parts of coordinates/constraints/integrator, of which the first is enough: `Method(*split_way(text))`."""
    parts = text.split("/")
    if not 1 <= len(parts) <= 3 or not all(parts):
        raise OptionError(
            f"{text!r} is not a way to solve.\n  Write coordinates/constraints/integrator, as in body/qr/dop853."
        )
    return parts


# -- one option ---------------------------------------------------------------------------------------------------


def number(value: Any, name: str) -> float:
    """The value as a number, which may be infinite; not a text, None or an array."""
    try:
        if isinstance(value, (str, bytes)) or (math.isnan(float(value)) and not isinstance(value, Real)):
            raise TypeError  # the float of a symbol is NaN
        return float(value)
    except Exception:
        raise OptionError(f"{name} is {shown(value)}; it must be a number.") from None


def _finite(value: Any, name: str) -> float:
    return finite_number(value, name, OptionError)


def _flag(value: Any, name: str) -> bool:
    if not fits(value, bool):
        raise OptionError(f"{name} is {shown(value)}; it must be True or False.")
    return bool(value)


def _step(value: Any, name: str) -> float:
    if not _finite(value, name) > 0:
        raise OptionError(f"{name} is {float(value)!r}; it must be positive.")
    return float(value)


def _order(value: Any, name: str) -> int:
    if not isinstance(value, (int, float, np.integer)) or isinstance(value, bool) or value not in ORDERS:
        raise OptionError(f"{name} is {shown(value)}; it must be a whole number from {ORDERS[0]} to {ORDERS[-1]}.")
    return int(value)


def _precision(value: Any, name: str) -> str:
    if not fits(value, Literal["double", "long double"]):
        raise OptionError(f"{name} is {shown(value)}; it must be 'double' or 'long double'.")
    return str(value)


def _absolute(value: Any, name: str) -> float | dict[Any, float]:
    by_variable = isinstance(value, Mapping)
    found = {key: number(one, name) for key, one in (value.items() if by_variable else ((name, value),))}
    if not all(one > 0 for one in found.values()):
        raise OptionError(
            f"{name} is {shown(value)}; absolute tolerances must be positive (inf: no control of that variable)."
        )
    return found if by_variable else found[name]


def _known(names: Mapping[str, Any]) -> Callable[[Any, str], str]:
    return lambda value, name: one_of(value, name, names)


def _or_none(check: Callable[[Any, str], Any]) -> Callable[[Any, str], Any]:
    return lambda value, name: None if value is None else check(value, name)


def _as_text(value: Any) -> str:
    return "[" + ", ".join(map(str, value)) + "]" if isinstance(value, tuple) else str(value)


CHECKS: dict[str, Callable[[Any, str], Any]] = {
    "coordinates": _known(COORDINATES),
    "constraints": _known(CONSTRAINT_METHODS),
    "integrator": _or_none(_known(INTEGRATORS)),
    "cut": as_names,
    "stiffness": _or_none(_finite),
    "damping": _or_none(_finite),
    "settle": _flag,
    "independent": as_names,
    "alpha": _finite,
    "beta": _finite,
    "contact": _or_none(_known(CONTACTS)),
    "sweeps": lambda value, name: whole_number(value, name, OptionError, 1),
    "step": _or_none(_step),
    "order": _order,
    "precision": _precision,
    "tol": _or_none(number),
    "atol": _or_none(_absolute),
    "min_step": number,
    "max_step": number,
    "max_steps": lambda value, name: whole_number(value, name, OptionError, 1),
}


# -- options together ---------------------------------------------------------------------------------------------


def _check_takers(method: Method, names: Collection[str]) -> None:
    """An error about an option that only other coordinates, constraint methods or integrators take."""
    for name in names:
        takers = _takers(name)
        chosen = {
            "coordinates": method.coordinates,
            "constraints": method.constraints,
            "integrator": method.chosen_integrator.name,
            "contact": method.contact or "events",
        }
        if takers and not any(chosen[choice] in found for choice, found in takers.items()):
            choice, found = next(iter(takers.items()))
            raise OptionError(f"The option {name!r} goes with {choice}={listed([repr(one) for one in found])}.")


@cache
def _takers(option: str) -> dict[str, list[str]]:
    """Those who take an option, by choice; none, if all do."""
    tables: dict[str, dict[str, tuple[str, ...]]] = {
        "coordinates": COORDINATES,
        "constraints": {one.name: one.options for one in CONSTRAINT_METHODS.values()},
        "integrator": {one.name: one.options for one in INTEGRATORS.values()},
        "contact": CONTACTS,
    }
    found = {choice: [one for one in options if option in options[one]] for choice, options in tables.items()}
    return {choice: takers for choice, takers in found.items() if takers}


def _check_together(method: Method) -> None:
    integrator = method.chosen_integrator
    if why := refusal(method.constraint_method, integrator):
        raise OptionError(why)
    if integrator.fixed_step and method.step is None:
        raise OptionError("A fixed-step integrator needs a step: step=1e-3.")
    if method.contact == "steps" and method.step is None:
        raise OptionError("contact='steps' needs a step: step=1e-3.")
    if method.contact == "steps" and not (method.constraints == "direct" and method.by_series):
        raise OptionError("contact='steps' has steps of its own.\n  Leave out 'constraints' and 'integrator'.")
    finest = integrator.finest[method.precision]
    if not finest <= method.tolerance <= COARSEST:
        raise OptionError(f"tol is {method.tol!r}; it must lie between {finest:g} and {COARSEST:g}.")
    if not method.by_series and (isinstance(method.atol, Mapping) or method.atol == math.inf):
        raise OptionError(
            f"atol is {shown(method.atol)}; it must be a finite number.\n"
            "  Tolerances by variable, and infinite ones, go with integrator='taylor', 'radau' and 'auto'."
        )
    if not 0 <= method.min_step < method.max_step:
        raise OptionError(
            f"min_step is {method.min_step!r} and max_step {method.max_step!r}; 0 <= min_step < max_step is needed."
        )
    if max(abs(method.alpha), abs(method.beta)) > STRONGEST:
        raise OptionError(
            f"alpha and beta are {method.alpha:g} and {method.beta:g}; at most {STRONGEST:g} makes sense."
        )
