"""Times and tolerances of a run of Taylor series, as its engine takes them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from bricard.arrays import FloatArray
from bricard.checks import finite_number, shown
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.solvers.integrators import INTEGRATORS
from bricard.solvers.method import ORDERS, Method, Request
from bricard.taylor.engine import Precision

if TYPE_CHECKING:
    from bricard.taylor.status import Progress

SHORTER = 0.618
MOST_STEPS = 2**62  # that the engine can count


@dataclass(frozen=True)
class Options:
    """Options of a run; `atol` has one entry a variable, `times` follow the direction of motion."""

    tol: float
    atol: FloatArray
    order: int
    precision: Precision
    min_step: float
    max_step: float
    max_steps: int
    keep_steps: bool
    times: FloatArray
    progress: Progress
    steps: Literal["series", "implicit", "either"] = "series"


def check_span(span: Any) -> tuple[float, float]:
    """Start and end of the integration."""
    try:
        start, end = (finite_number(t, "a time", OptionError) for t in span)
    except (TypeError, ValueError, OptionError):
        start = end = math.nan
    if not (math.isfinite(start) and math.isfinite(end)) or start == end:
        raise OptionError(f"The time span is {shown(span)}; it must be (start, end), two different finite numbers.")
    return start, end


def make_options(
    span: tuple[float, float], variables: Mapping[str, int], method: Method, request: Request
) -> Options:
    """A method and a request, for certain variables (numbers by name) and times."""
    return Options(
        tol=method.tolerance,
        atol=_absolute(method, variables),
        order=method.order,
        precision=method.precision,
        min_step=method.min_step,
        max_step=method.max_step,
        max_steps=min(method.max_steps, MOST_STEPS),
        keep_steps=request.keep == "steps",
        times=_times(request.t_eval, span),
        progress=request.progress,
        steps=method.chosen_integrator.steps,
    )


def finer(options: Options, longest_step: float) -> Options:
    """Options of a run to compare with: a hundredth of the tolerances, all steps kept.

    Of another order and with shorter steps than the longest of the first run, so that the two look at the equations
    at different points, and cannot overlook the same thing.
    """
    return replace(
        options,
        order=min(options.order + 5, ORDERS[-1]) if options.order < ORDERS[-1] else options.order - 5,
        max_step=max(SHORTER * longest_step, 2 * options.min_step),
        tol=max(0.01 * options.tol, INTEGRATORS["taylor"].finest[options.precision]),
        atol=0.01 * options.atol,
        keep_steps=True,
        times=np.zeros(0),
    )


def finer_method(method: Method, longest_step: float) -> Method:
    """The same for a method: how a run to compare with is made."""
    if not method.by_series:
        return replace(method, tol=0.01 * method.tolerance)
    atol = method.atol
    finest = INTEGRATORS["taylor"].finest[method.precision]
    return replace(
        method,
        order=min(method.order + 5, ORDERS[-1]) if method.order < ORDERS[-1] else method.order - 5,
        max_step=max(SHORTER * longest_step, 2 * method.min_step),
        tol=max(0.01 * method.tolerance, finest),
        atol={name: 0.01 * one for name, one in atol.items()} if isinstance(atol, Mapping) else atol and 0.01 * atol,
    )


def _absolute(method: Method, variables: Mapping[str, int]) -> FloatArray:
    tol, atol = method.tolerance, method.atol
    if not isinstance(atol, Mapping):
        return np.full(len(variables), tol if atol is None else atol)
    result = np.full(len(variables), tol)
    for name, value in atol.items():
        if name not in variables:
            raise OptionError(f"atol names {shown(name)}, which is not a variable; they are {', '.join(variables)}.")
        result[variables[name]] = value
    return result


def _times(t_eval: Any, span: tuple[float, float]) -> FloatArray:
    if t_eval is None:
        return np.zeros(0)
    try:
        times = np.atleast_1d(np.asarray(t_eval, dtype=float))
    except Exception:
        raise OptionError(f"t_eval is {shown(t_eval)}; it must be a sequence of times.") from None
    if times.ndim != 1 or not np.all(np.isfinite(times)):
        raise OptionError("t_eval must be a sequence of finite times, sorted from the start to the end of the span.")
    slack = 1e-12 * max(abs(span[0]), abs(span[1]))
    for end in span:  # a time that misses an end by rounding means the end
        times = np.where(np.abs(times - end) <= slack, end, times)
    direction = 1.0 if span[1] > span[0] else -1.0
    ahead = direction * times
    if np.any(np.diff(ahead) < 0):
        raise OptionError("t_eval must be a sequence of finite times, sorted from the start to the end of the span.")
    if len(times) and (ahead[0] < direction * span[0] or ahead[-1] > direction * span[1]):
        raise OptionError(f"t_eval reaches outside the time span {span}.")
    return times
