"""Chapter after chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.chapters.chapter import Carried, Chapter
from bricard.chapters.continuing import check_drops, next_mechanism
from bricard.chapters.joining import described_all, joined
from bricard.library.events.event import Event as EventWord
from bricard.mechanism.mechanism import Mechanism
from bricard.results.motion import Motion, motion_of
from bricard.results.solved import difference
from bricard.results.trajectory import Trajectory
from bricard.solvers.events import Event
from bricard.solvers.method import Method, Request
from bricard.solvers.options import finer_method
from bricard.solvers.running import ACCUMULATE

SHORT = 1e-7  # of the span: a chapter that is shorter takes place at one time
MOST_IN_PLACE = 3  # such chapters after each other, before rounding decides which way they go on
NEVER = Event("1")  # in place of an event that cannot happen any more
Span = tuple[float, float]
Solve = Callable[[Mechanism, Span, Method, Request, Carried], Chapter]


def in_chapters(mechanism: Mechanism, span: Span, method: Method, request: Request, solve: Solve) -> Motion:
    """The motion of a mechanism with events; `solve` runs one chapter."""
    check_drops(mechanism)
    once = replace(request, estimate_error=False, keep="steps")
    chapters = list(_chapters(mechanism, span, method, once, solve))
    solved = joined(chapters)
    if request.estimate_error and not solved.interrupted and solved.account.steps:
        longest = float(np.max(np.abs(np.diff(np.append(solved.evidence.t, solved.trajectory.end)))))
        steps = replace(once, t_eval=None)
        again = joined(list(_chapters(mechanism, span, finer_method(method, longest), steps, solve)))
        error = difference(solved.trajectory, again.trajectory, solved.verdict.success)
        solved = replace(solved, error=error, interrupted=again.interrupted)
    if request.keep == "times":
        segments = [replace(one, polynomials=None) for one in solved.trajectory.segments]
        solved = replace(solved, trajectory=Trajectory(tuple(segments)))
    units = {name: unit for chapter in reversed(chapters) for name, unit in chapter.units.items()}
    motions = tuple(chapter.motion for chapter in chapters) if len(chapters) > 1 else ()
    case, described = chapters[0].case, described_all(chapters)
    return motion_of(solved, case.system, case.bodies, case.points, described, units, motions)


def _chapters(mechanism: Mechanism, span: Span, method: Method, request: Request, solve: Solve) -> Iterator[Chapter]:
    """Until the end of the span, an event that ends the run, or a failure."""
    names, start, carried, steps, in_place = tuple(mechanism.events), span[0], Carried(), 0, 0
    while True:
        watched = [_watched(name, mechanism.events.get(name)) for name in names]
        here = replace(request, events=(*request.events, *watched), t_eval=_from(request.t_eval, start, span))
        left = replace(method, max_steps=method.max_steps - steps)
        chapter = solve(mechanism, (start, span[1]), left, here, carried)
        in_place = in_place + 1 if abs(chapter.end - start) <= SHORT * abs(span[1] - span[0]) else 0
        if in_place > MOST_IN_PLACE:
            yield chapter.stopped(f"stopped at t = {chapter.end:.10g}{ACCUMULATE}")
            return
        yield chapter
        start, steps = chapter.end, steps + chapter.solved.account.steps
        happened = _happened(chapter, names, len(request.events))
        if _is_last(chapter, here.events, happened) or start == span[1] or steps >= method.max_steps:
            return
        carried = Carried(
            chapter.works,
            chapter.solved.trajectory.segments[-1].parameters,
            frozenset(one.event for one in chapter.ending),
        )
        mechanism = next_mechanism(chapter, happened)


def _watched(name: str, word: EventWord | None) -> Event:
    """An event of a mechanism for its run."""
    return NEVER if word is None else Event(word.watched.text, word.direction, terminal=True, name=name)


def _happened(chapter: Chapter, names: Sequence[str], first: int) -> list[str]:
    """The mechanism's events at the end of a chapter; their numbers begin with `first`."""
    return [names[one.event - first] for one in chapter.ending if one.event >= first]


def _is_last(chapter: Chapter, events: Sequence[Event], happened: Sequence[str]) -> bool:
    """Whether nothing follows: a failure, the end of the span, an event that ends the run."""
    own = chapter.mechanism.events
    by_user = any(events[one.event].terminal and events[one.event].name not in own for one in chapter.ending)
    return not chapter.solved.verdict.success or not happened or by_user or any(own[name].end for name in happened)


def _from(times: Any, start: float, span: Span) -> Any:
    """Those of the times asked for that are still to come."""
    if times is None or start == span[0]:
        return times
    way = 1.0 if span[1] >= span[0] else -1.0
    asked = np.asarray(times, dtype=float)
    return asked[way * asked >= way * start]
