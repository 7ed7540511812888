"""Options of an integration, checked."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from numbers import Real
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from bricard.checks import finite_number, fits, shown, takes
from bricard.errors import OptionError
from bricard.taylor.engine import Precision
from bricard.taylor.twin_engine import Progress

FINEST = {"double": 1e-16, "long double": 1e-20}
COARSEST = 0.1
ORDERS = range(5, 101)
SHORTER = 0.618
MOST_STEPS = 2**62  # that the engine can count


@dataclass(frozen=True)
class Options:
    """Checked options; `absolute` has one entry a variable, `times` follow the direction of motion."""

    tolerance: float
    absolute: npt.NDArray[np.float64]
    order: int
    precision: Precision
    smallest_step: float
    largest_step: float
    most_steps: int
    keep_steps: bool
    times: npt.NDArray[np.float64]
    progress: Progress


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
    span: tuple[float, float],
    variables: Sequence[str],
    *,
    tol: float,
    atol: float | Mapping[str, float] | None,
    order: Any,
    precision: Precision,
    min_step: float,
    max_step: float,
    max_steps: int,
    t_eval: Any,
    keep_steps: bool,
    progress: Progress,
) -> Options:
    """Options from what the user said, or an error that says what is out of range."""
    for name, value in {"tol": tol, "min_step": min_step, "max_step": max_step, "max_steps": max_steps}.items():
        _number(name, value)
    if not fits(precision, Literal["double", "long double"]):
        raise OptionError(f"precision is {shown(precision)}; it must be 'double' or 'long double'.")
    finest = FINEST[precision]
    if not finest <= tol <= COARSEST:
        raise OptionError(f"tol is {tol!r}; it must lie between {finest:g} and {COARSEST:g}.")
    if not isinstance(order, (int, float, np.integer)) or isinstance(order, bool) or order not in ORDERS:
        raise OptionError(f"order is {shown(order)}; it must be a whole number from {ORDERS[0]} to {ORDERS[-1]}.")
    if not (min_step >= 0 and max_step > min_step):
        raise OptionError(f"min_step is {min_step!r} and max_step {max_step!r}; 0 <= min_step < max_step is needed.")
    if not 1 <= max_steps <= MOST_STEPS:
        raise OptionError(f"max_steps is {max_steps!r}; it must be a finite number, at least 1.")
    if progress is not None and not takes(progress, 2):
        raise OptionError(f"progress is {shown(progress)}; it must be a function of (t, number of steps).")
    if t_eval is None and not keep_steps:
        raise OptionError("keep='times' keeps the values at t_eval only: give t_eval.")
    return Options(
        tolerance=float(tol),
        absolute=_absolute(atol, tol, variables),
        order=int(order),
        precision=precision,
        smallest_step=float(min_step),
        largest_step=float(max_step),
        most_steps=int(max_steps),
        keep_steps=keep_steps,
        times=_times(t_eval, span),
        progress=progress,
    )


def finer(options: Options, longest_step: float) -> Options:
    """Options of a run to compare with: a hundredth of the tolerances, all steps kept.

    Of another order and with shorter steps than the longest of the first run, so that the two look at the equations
    at different points, and cannot overlook the same thing.
    """
    return replace(
        options,
        order=min(options.order + 5, ORDERS[-1]) if options.order < ORDERS[-1] else options.order - 5,
        largest_step=max(SHORTER * longest_step, 2 * options.smallest_step),
        tolerance=max(0.01 * options.tolerance, FINEST[options.precision]),
        absolute=0.01 * options.absolute,
        keep_steps=True,
        times=np.zeros(0),
    )


def _number(what: str, value: Any) -> float:
    """The value as a number; not a text, None or an array."""
    try:
        if isinstance(value, (str, bytes)) or (math.isnan(float(value)) and not isinstance(value, Real)):
            raise TypeError  # the float of a symbol is NaN
        return float(value)
    except Exception:
        raise OptionError(f"{what} is {shown(value)}; it must be a number.") from None


def _absolute(
    atol: float | Mapping[str, float] | None, tol: float, variables: Sequence[str]
) -> npt.NDArray[np.float64]:
    given = atol if isinstance(atol, Mapping) else dict.fromkeys(variables, tol if atol is None else atol)
    given = {name: _number("atol", value) for name, value in given.items()}
    unknown = [name for name in given if name not in variables]
    if unknown:
        raise OptionError(f"atol names {shown(unknown[0])}, which is no variable; they are {', '.join(variables)}.")
    absolute = np.array([given.get(name, tol) for name in variables], dtype=float)
    if not np.all(absolute > 0):
        raise OptionError(
            f"atol is {atol!r}; absolute tolerances must be positive (inf: no control of that variable)."
        )
    return absolute


def _times(t_eval: Any, span: tuple[float, float]) -> npt.NDArray[np.float64]:
    try:
        times = np.atleast_1d(np.asarray([] if t_eval is None else t_eval, dtype=float))
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
