"""The best values of parameters: the door, and what users hold afterwards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from os import PathLike
from typing import Any, Protocol

import numpy as np

from bricard.analysis.design.held import held
from bricard.analysis.design.programs import Outcome, Program, Step, minimised
from bricard.analysis.design.wishes import Values, Wish, wishes
from bricard.analysis.findings import Cell, Findings
from bricard.analysis.measures import measure
from bricard.analysis.settings import Settings
from bricard.arrays import FloatArray
from bricard.checks import checked, finite_number, known_options, members, shown, whole_number
from bricard.errors import BricardError, Interrupted, OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.solvers.method import Method

DIRECTIONS = 3
AGREE = 1e-6  # of the objective, and of constraints: what is found again is the same
DOUBTS = "another assembly, or a max that is pulled upwards"
ON_BOUND = 1e-6  # of the range of a parameter


class Problem(Protocol):
    """What is minimised: of positions or of a motion."""

    @property
    def wishes(self) -> tuple[Wish, ...]: ...
    @property
    def nominal(self) -> FloatArray: ...
    @property
    def exact_hessian(self) -> bool: ...
    def values(self, p: FloatArray) -> Values: ...
    def gradient(self, p: FloatArray) -> FloatArray: ...
    def shown(self, mechanism: Mechanism) -> Motion: ...
    def program(self, scale: FloatArray, lower: FloatArray, upper: FloatArray) -> Program: ...
    def start(self, p: FloatArray, scale: FloatArray) -> FloatArray: ...
    def parameters(self, x: FloatArray, scale: FloatArray) -> FloatArray: ...


@dataclass(frozen=True, eq=False, repr=False)
class Optimum(Findings):
    """A local optimum.

    success, message    whether the search converged, and how it ended
    parameters, value   at the optimum; `start` and `start_value` before
    bounds              of the parameters; `active`: those that lie on one
    excess              by how much each constraint is met (negative: it is not)
    history             (iteration, objective, largest violation of equations and constraints)
    gradient_error      largest relative difference of the exact gradient from differences, in random directions
    before, mechanism   the mechanism as it was, and with the optimal parameters
    shown               the motion of a mechanism that pages show: through the positions, or that of the objective
    """

    minimise: str
    success: bool
    message: str
    parameters: Mapping[str, float]
    start: Mapping[str, float]
    value: float
    start_value: float
    bounds: Mapping[str, tuple[float, float]]
    excess: Mapping[str, float]
    history: tuple[Step, ...]
    gradient_error: float
    before: Mechanism
    mechanism: Mechanism
    shown: Callable[[Mechanism], Motion]

    @property
    def title(self) -> str:
        name = self.before.title or "Mechanism"
        return f"{name}: {self.minimise} from {self.start_value:.6g} to {self.value:.6g}"

    @property
    def head(self) -> list[str]:
        return ["parameter", "start", "optimum", "lower", "upper", ""]

    @property
    def rows(self) -> list[list[Cell]]:
        told = dict.fromkeys(self.active, "on its bound")
        return [[n, self.start[n], v, *self.bounds[n], told.get(n, "")] for n, v in self.parameters.items()]

    @property
    def active(self) -> tuple[str, ...]:
        """Parameters on a bound."""
        return tuple(name for name, value in self.parameters.items() if _on_bound(value, *self.bounds[name]))

    @property
    def remarks(self) -> list[str]:
        lines = [f"The search {self.message}, in {len(self.history)} iterations."]
        lines += ["This is a local optimum: another start may lead to a better one."] * self.success
        lines += [f"{text}: {_met(excess)}" for text, excess in self.excess.items()]
        return [*lines, f"Gradients agree with differences to {self.gradient_error:.0e}."]

    def page(self, **options: Any) -> Any:
        """The animation page of the optimum, with the mechanism before behind it.

        options   as of `Motion.animate`: plots, traces, height
        """
        from bricard.viewer.notebook import animation

        after, before = (self.shown(one) for one in (self.mechanism, self.before))
        return animation(after, before, **({"labels": ["after", "before"]} | options))

    def plot(self, **options: Any) -> Any:
        """The objective over the iterations; returns the figure."""
        from bricard.analysis.design.pictures import history

        return history(self.history, self.minimise, **options)


def _on_bound(value: float, lower: float, upper: float) -> bool:
    width = upper - lower if np.isfinite(upper - lower) else max(abs(value), 1.0)
    return bool(min(value - lower, upper - value) <= ON_BOUND * width)


def _met(excess: float) -> str:
    if excess < -AGREE:
        return f"not met, by {-excess:.3g}"
    return "met, on its limit" if excess < AGREE else f"met, by {excess:.3g}"


@known_options
@checked(OptionError, but=("over", "minimise", "subject_to", "tol", "iterations"))
def optimise(
    model: Mechanism | str | PathLike[str],
    over: Any,
    minimise: str,
    *,
    at: Mapping[str, Any] | None = None,
    data: Mapping[str, Any] | None = None,
    rates: Mapping[str, float] | None = None,
    subject_to: Any = (),
    coordinates: str = "natural",
    until: float | None = None,
    method: Method | None = None,
    tol: float = 1e-10,
    iterations: int = 300,
) -> Optimum:
    """Values of parameters at which an objective is smallest: a local optimum, from the mechanism's own values.

    over         {"a": (0.2, 0.6)}: parameters and their bounds; None for a bound that there is not
    minimise     a formula, as in "max(P.y) - min(P.y)"
    at           positions: {"theta": [0, 0.1, ...]}, as many quantities as there are freedoms; what is left free
                 rests in equilibrium. Then the objective is over positions: sum, mean, rms, max, min, integral (over
                 one quantity), start, end. `motor.theta` is the torque that holds the mechanism there
    data         further columns for formulas, a number for each position: {"X": [...]}
    rates        of the quantities of `at`: then formulas know velocities, and motors also move the masses
    subject_to   conditions as texts: "max(motor.theta) <= 20", "r1 + r2 <= r3 + r4"; one with a value for each
                 position holds at all of them
    coordinates  natural, body or relative
    until, method
                 without `at` the objective is over a motion: end(...), max(...), integral(...) over time, by shooting
                 with exact sensitivities
    tol          of the search

    Positions are all unknowns of one program for IPOPT with exact first and second derivatives. Ctrl-C raises
    `Interrupted`, whose `solution` is the best so far.
    """
    mechanism = model if isinstance(model, Mechanism) else Mechanism.load(model)
    bounds = _bounds(over)
    measure(minimise, "minimise")
    wished = wishes(subject_to)
    if at is not None:
        problem: Problem = held(mechanism, tuple(bounds), minimise, wished, at, data or {}, rates, coordinates)
    else:
        from bricard.analysis.design.moving import moving

        problem = moving(mechanism, tuple(bounds), minimise, wished, until, method or Method(coordinates))
    return _optimum(mechanism, problem, bounds, minimise, finite_number(tol, "tol", OptionError), iterations)


def _optimum(
    mechanism: Mechanism,
    problem: Problem,
    bounds: Mapping[str, tuple[float, float]],
    minimise: str,
    tol: float,
    iterations: int,
) -> Optimum:
    lower, upper = np.array(list(bounds.values())).T
    start = np.clip(problem.nominal, lower, upper)
    before = _finite(problem.values(start), minimise)
    error = _gradient_error(problem, start, before.objective)
    scale = np.maximum(np.abs(start), np.where(np.isfinite(upper - lower), 0.1 * (upper - lower), 1e-3))
    outcome = minimised(
        problem.program(scale, lower, upper),
        problem.start(start, scale),
        tol,
        whole_number(iterations, "iterations", OptionError, 1),
        problem.exact_hessian,
    )
    p = np.clip(problem.parameters(outcome.x, scale), lower, upper)
    values, converged, message = _found_again(problem, p, outcome)
    parameters = dict(zip(bounds, p.tolist(), strict=True))
    result = Optimum(
        minimise,
        converged,
        message,
        parameters,
        dict(zip(bounds, start.tolist(), strict=True)),
        values.objective,
        before.objective,
        bounds,
        values.by_text(problem.wishes),
        outcome.history,
        error,
        mechanism,
        Settings.of(parameters).applied(mechanism),
        problem.shown,
    )
    if outcome.interrupted:
        raise Interrupted(result)
    return result


def _found_again(problem: Problem, p: FloatArray, outcome: Outcome) -> tuple[Values, bool, str]:
    """Objective and constraints at the optimum, computed anew: what the search claims must be so."""
    try:
        values = problem.values(p)
    except BricardError as error:
        nothing = Values(np.nan, tuple(np.array([np.nan]) for _ in problem.wishes))
        return nothing, False, f"ended where the mechanism cannot be led to: {str(error).splitlines()[0]}"
    claimed = outcome.history[-1][1] if outcome.history else np.nan
    if outcome.converged and not abs(values.objective - claimed) <= AGREE * (1 + abs(claimed)):
        return values, False, f"found {claimed:.6g}, which is not so there: {DOUBTS}"
    short = [text for text, excess in values.by_text(problem.wishes).items() if excess < -AGREE]
    if outcome.converged and short:
        return values, False, f"ended where {short[0]} is not met"
    return values, outcome.converged, outcome.message


def _finite(values: Values, minimise: str) -> Values:
    if not np.all(np.isfinite(np.concatenate([[values.objective], *values.excess]))):
        raise OptionError(f"'{minimise}' (or a constraint) is not a finite number at the start.\n  Start elsewhere.")
    return values


def _gradient_error(problem: Problem, p: FloatArray, value: float) -> float:
    """The exact gradient beside central differences, in random directions."""
    gradient, random = problem.gradient(p), np.random.default_rng(1)
    worst = 0.0
    for _ in range(DIRECTIONS):
        direction = random.standard_normal(len(p)) * np.maximum(np.abs(p), 1e-3)
        h = 1e-5
        ahead, behind = (problem.values(p + sign * h * direction).objective for sign in (1, -1))
        size = max(float(abs(gradient) @ abs(direction)), 1e-10 * abs(value), 1e-300)
        off = (ahead - behind) / (2 * h) - float(gradient @ direction)
        worst = max(worst, abs(off) / size)
    return worst


def _bounds(over: Any) -> dict[str, tuple[float, float]]:
    if not isinstance(over, Mapping) or not over:
        raise OptionError(f"over is {shown(over)}; it must be parameters with bounds, as in {{'a': (0.2, 0.6)}}.")
    return {str(name): _pair(name, given) for name, given in over.items()}


def _pair(name: Any, given: Any) -> tuple[float, float]:
    pair = (None, None) if given is None else members(given)
    if len(pair) != 2:
        raise OptionError(f"The bounds of '{name}' are {shown(given)}; they must be two numbers, as in (0.2, 0.6).")
    lower, upper = _bound(name, pair[0], -np.inf), _bound(name, pair[1], np.inf)
    if not lower < upper:
        told = "Give the smaller one first." if lower > upper else f"Take '{name}' out of over: it is fixed."
        raise OptionError(f"The bounds of '{name}' leave nothing: {lower:g} to {upper:g}.\n  {told}")
    return lower, upper


def _bound(name: Any, given: Any, none: float) -> float:
    if given is None or (isinstance(given, float) and given == none):
        return none
    return finite_number(given, f"A bound of '{name}'", OptionError)
