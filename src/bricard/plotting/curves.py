"""What a plot asks of a solution: curves of names at enough times, with their units.

A solution is anything that answers like `bricard.results.solution.Solution`: solution(name, times), `t`, `names`
and `certificate`; units, energies and a picture where it has them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from bricard.arrays import IndexArray, RealArray
from bricard.checks import shown
from bricard.contact.history import NOTHING_TOUCHES, History
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.results.certificate import Certificate
from bricard.results.names import is_main
from bricard.results.trajectory import as_times

Times = npt.ArrayLike | None

POINTS = 1500  # of a curve, at least
PER_STEP = 12  # points of a step, which may hold more than one oscillation
AT_MOST = 40_000  # points of a curve, as far as they are not step points
LISTED = 24  # names in a message
JUMP = 1e-9  # smallest jump that is drawn, as a part of the largest value
SLACK = 1e-12  # times may lie this part of the run outside it

DERIVATIVE = re.compile(r"(.*?)('+|\^\(\d+\))?")


class Curves(Protocol):
    """What is plotted."""

    @property
    def t(self) -> RealArray: ...
    @property
    def names(self) -> tuple[str, ...]: ...
    @property
    def certificate(self) -> Certificate: ...
    def __call__(self, name: Any, t: Any, *, side: Any = "right") -> Any: ...


@dataclass(frozen=True, eq=False)
class Curve:
    """Values of a name; at a time where it jumps, `t` comes twice."""

    name: str
    unit: str
    t: RealArray
    values: RealArray


def curves(solution: Curves, names: Sequence[str], t: Times = None) -> list[Curve]:
    """A curve for every name; points such as "A" give one for every component."""
    flat = [one for name in names for one in components(solution, name)]
    times = sample_times(solution, t)
    events = event_times(solution) if answers_between(solution) else np.empty(0)
    return [_curve(solution, name, times, np.flatnonzero(np.isin(times, events))) for name in flat]


def _curve(solution: Curves, name: str, times: RealArray, events: IndexArray) -> Curve:
    """A curve that at `events`, indices of times, may jump."""
    values = values_at(solution, name, times)
    if events.size:
        before = np.asarray(solution(name, times[events], side="left"), dtype=float)
        jumps = np.abs(values[events] - before) > JUMP * np.max(np.abs(values))
        where = events[jumps]
        times, values = np.insert(times, where, times[where]), np.insert(values, where, before[jumps])
    return Curve(name, unit_of(solution, name), np.asarray(times, dtype=float), values)


def broken_curves(solution: Curves, names: Sequence[str], t: Times = None) -> list[Curve]:
    """Curves of numbers at the same times, interrupted wherever one of them jumps."""
    times = sample_times(solution, t)
    ends = step_ends(solution, times)
    rows = np.stack([values_at(solution, name, times) for name in names])
    before = np.stack([np.asarray(solution(name, times[ends], side="left"), dtype=float) for name in names])
    times, rows = interrupted(times, rows, ends, before)
    return [Curve(name, unit_of(solution, name), times, row) for name, row in zip(names, rows, strict=True)]


def step_ends(solution: Curves, times: RealArray) -> IndexArray:
    """Indices of the times at which steps end, where values may jump; none where only values were kept."""
    if not answers_between(solution):
        return np.empty(0, dtype=np.intp)
    return np.flatnonzero(np.isin(times, step_points(solution)))


def interrupted(
    times: RealArray, rows: RealArray, ends: IndexArray, before: RealArray
) -> tuple[RealArray, RealArray]:
    """Times and curves (rows, times), with the values before (rows, ends) and NaN put in where one of them jumps."""
    largest = np.max(np.abs(rows), axis=1, initial=0.0)[:, None]
    jumps = np.any(np.abs(rows[:, ends] - before) > JUMP * largest, axis=0)
    where = np.repeat(ends[jumps], 2)
    nothing = np.full((len(rows), np.count_nonzero(jumps)), np.nan)
    breaks = np.stack([before[:, jumps], nothing], axis=2).reshape(len(rows), -1)
    return np.insert(times, where, times[where]).astype(float), np.insert(rows, where, breaks, axis=1)


def values_at(solution: Curves, name: str, times: RealArray) -> RealArray:
    """Values at times; of a solution that knows only its own times, at some of those."""
    if not answers_between(solution):
        own = np.asarray(solution.t, dtype=float)
        kept = np.isin(own, times)
        if np.count_nonzero(kept) == len(times):
            return np.asarray(solution(name, solution.t), dtype=float)[kept]
    return np.asarray(solution(name, times), dtype=float)


# ------------------------------------------------------------------------------------------------ names


def as_name(name: Any) -> str:
    """The name, if it is a text."""
    if not isinstance(name, str):
        raise SolutionError(f"A name is {shown(name)}; it must be a text.")
    return name


def components(solution: Curves, name: str) -> list[str]:
    """The name itself if it is a number, the names of its components if it is a point or vector."""
    match = DERIVATIVE.fullmatch(as_name(name))
    assert match is not None  # anything matches
    base, prime = match[1], match[2] or ""
    if base in solution.names:
        return [name]
    further = getattr(solution, "further", {})
    if base in further:
        return [f"{base}.{ending}{prime}" for ending in further[base].endings] or [name]
    members = [one for one in solution.names if one.startswith(f"{base}.")]
    members = [one for one in members if is_main(one)] or members
    if not members or not base:
        raise unknown_name(solution, name)
    return [member + prime for member in members]


def number(solution: Curves, name: str, plot: str) -> str:
    """The name, if it is that of a number."""
    found = components(solution, name)
    if found != [name]:
        raise SolutionError(
            f"{plot} takes numbers, but '{name}' has {len(found)} components.\n  Write {_either(found)}."
        )
    return name


def point(solution: Curves, name: str, plot: str) -> list[str]:
    """The names of the components, if the name is that of a point or vector."""
    found = components(solution, name)
    base = DERIVATIVE.fullmatch(name)[1]  # type: ignore[index]
    if [one.removeprefix(f"{base}.")[:1] for one in found] not in (["x", "y"], ["x", "y", "z"]):
        known = listed(points(solution)) or "none"
        raise SolutionError(f"{plot} takes points, but '{name}' is none.\n  Points of this solution: {known}.")
    return found


def points(solution: Curves) -> list[str]:
    """The names of points and vectors: those that have components x and y, and are not forces."""
    bases = dict.fromkeys(name.removesuffix(".x") for name in solution.names if name.endswith(".x") and is_main(name))
    return [base for base in bases if f"{base}.y" in solution.names]


def unknown_name(solution: Curves, name: str) -> SolutionError:
    """What to say of a name that the solution does not have."""
    known = [*points(solution), *solution.names]
    folded = {one.casefold(): one for one in known}
    near = difflib.get_close_matches(name.casefold(), folded, n=1)
    guess = f"Did you mean '{folded[near[0]]}'? " if near else ""
    return SolutionError(f"'{name}' is not in this solution.\n  {guess}It has {listed(solution.names)}.")


def listed(names: Sequence[str]) -> str:
    """Names separated by commas, a long list cut short."""
    if len(names) <= LISTED:
        return ", ".join(names)
    return f"{', '.join(names[:LISTED])}, ... ({len(names)} in all)"


def _either(names: Sequence[str]) -> str:
    quoted = [f"'{name}'" for name in names]
    return quoted[0] if len(quoted) == 1 else f"{', '.join(quoted[:-1])} or {quoted[-1]}"


# ------------------------------------------------------------------------------------------------ units


def unit_of(solution: Curves, name: str) -> str:
    """The unit as it is printed; empty where there is none."""
    unit = getattr(solution, "unit", None)
    return pretty(unit(name)) if unit is not None else ""


def pretty(unit: str) -> str:
    """m/s^2 as m/s²."""
    raised = str.maketrans("0123456789-", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻")
    return re.sub(r"\^(-?\d+)", lambda match: match[1].translate(raised), unit)


def labelled(quantity: str, unit: str) -> str:
    """A quantity with its unit, as on an axis."""
    return f"{quantity} ({unit})" if unit else quantity


def time_unit(solution: Curves) -> str:
    """Seconds in mechanics; other equations have the units of their author."""
    mechanical = getattr(solution, "energy", None) is not None
    return "s" if mechanical or any(unit_of(solution, name) for name in solution.names) else ""


# ------------------------------------------------------------------------------------------------ times


def span(solution: Curves) -> tuple[float, float]:
    """Start and end of the run; the end may lie before the start."""
    if len(solution.t) < 2:
        raise SolutionError(
            "There is nothing to plot: the run made no step.\n  Its message (sol.message) says why it stopped."
        )
    return float(solution.t[0]), float(solution.t[-1])


def sample_times(solution: Curves, t: Times = None) -> RealArray:
    """Times for a curve, in the order of the run.

    None is the whole run, a pair (from, to) a part of it; other arrays are taken as they are. The step points are
    among them, and between them enough others for a smooth curve.
    """
    start, end = span(solution)
    given = None if t is None else as_times(t)
    if given is not None and (given.size == 0 or given.ndim > 1):
        raise SolutionError(f"t is {shown(t)}; it must be (from, to), or times in a row.")
    if given is not None and given.shape != (2,):
        check_inside(solution, np.atleast_1d(given))
        return np.atleast_1d(given)
    low, high = sorted((start, end) if given is None else given)
    check_inside(solution, np.array([low, high]))
    steps = np.asarray(solution.t, dtype=float)
    if answers_between(solution):
        steps = step_points(solution)
        inner = min(PER_STEP, max(AT_MOST // len(steps), 1))
        fractions = np.arange(inner) / inner
        fine = (steps[:-1, None] + np.diff(steps)[:, None] * fractions).ravel()
        steps = np.concatenate([fine, steps, event_times(solution), np.linspace(low, high, POINTS)])
    times: RealArray = np.unique(steps[(steps >= low) & (steps <= high)])
    return times if end > start else times[::-1]


def check_inside(solution: Curves, times: RealArray) -> None:
    """Raises SolutionError where a time lies outside the run."""
    start, end = span(solution)
    slack = SLACK * abs(end - start)
    outside = ~((times >= min(start, end) - slack) & (times <= max(start, end) + slack))
    if outside.any():
        raise SolutionError(
            f"t = {times[outside][0]:.6g} lies outside the run, which goes from {start:.6g} to {end:.6g}.\n"
            "  Ask for times inside it, or simulate further."
        )


def step_points(solution: Curves) -> RealArray:
    """The points between the steps and those of `solution.t`, without repetition, rising."""
    start, end = sorted(span(solution))
    steps = np.concatenate([solution.certificate.t, solution.t]).astype(float)
    return np.asarray(np.unique(steps[(steps >= start) & (steps <= end)]))


def answers_between(solution: Curves) -> bool:
    """Whether the solution knows values between its step points; kept times alone do not."""
    middle = (float(solution.t[0]) + float(solution.t[-1])) / 2
    try:
        solution(solution.names[0], np.array([middle]))
    except SolutionError:
        return False
    return True


def event_times(solution: Curves) -> RealArray:
    """The times of events, impacts and changes of contacts, at which values may jump."""
    history: History = getattr(solution, "history", NOTHING_TOUCHES)
    events = [*getattr(solution, "events", ()), *history.impacts]
    changes = [interval.start for intervals in history.modes.values() for interval in intervals[1:]]
    return np.unique([*[float(one.t) for one in events], *changes])


# --------------------------------------------------------------------------------------------- references

Reference = Curves | Mapping[str, tuple[npt.ArrayLike, npt.ArrayLike]]


def check_reference(reference: Any) -> None:
    """An error if it is neither a solution nor values by name."""
    if not isinstance(reference, Mapping) and not all(
        hasattr(reference, name) for name in ("t", "names", "certificate")
    ):
        raise SolutionError(
            f"The reference is {shown(reference)}; it must be a solution, or {{name: (times, values)}}."
        )


def reference_curve(reference: Reference, name: str, times: RealArray) -> Curve:
    """A name of another solution at `times` as far as its run reaches, or the given values of a mapping."""
    if isinstance(reference, Mapping):
        if name not in reference:
            raise SolutionError(f"'{name}' is not in the reference.\n  It has {listed([str(k) for k in reference])}.")
        try:
            t, values = (np.asarray(one, dtype=float) for one in reference[name])
        except (TypeError, ValueError):
            raise SolutionError(
                f"The reference of '{name}' is {shown(reference[name])}.\n"
                "  Give two lists of the same length: {'" + name + "': (times, values)}."
            ) from None
        if t.shape != values.shape or t.ndim != 1:
            raise SolutionError(
                f"The reference of '{name}' has {t.size} times and {values.size} values.\n"
                "  Give two lists of the same length: {'" + name + "': (times, values)}."
            )
        return Curve(name, "", t, values)
    start, end = sorted(span(reference))
    if answers_between(reference):
        ends = [one for one in (start, end) if times.min() < one < times.max()]
        t = np.unique(np.append(times[(times >= start) & (times <= end)], ends))
    else:
        t = np.asarray(reference.t, dtype=float)
    return Curve(name, "", t, np.asarray(reference(name, t), dtype=float))


def reference_names(solution: Curves, reference: Reference) -> list[str]:
    """The names that both have, without multipliers, energies, works and forces."""
    known = reference if isinstance(reference, Mapping) else reference.names
    return [name for name in solution.names if name in known and is_main(name) and not name.startswith("energy.")]
