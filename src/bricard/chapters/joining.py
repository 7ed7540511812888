"""Chapters as one motion."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise

import numpy as np

from bricard.chapters.chapter import Chapter
from bricard.chapters.continuing import state_names
from bricard.contact.history import History, Interval
from bricard.dae.structure import derivative_name
from bricard.results.motion import Described
from bricard.results.picture import Picture
from bricard.results.solved import Account, Solved, Verdict
from bricard.results.trajectory import Segment, Trajectory
from bricard.solvers.events import Occurrence
from bricard.solvers.stepper import Evidence

JUMPS = 1e-8  # of positions and velocities from chapter to chapter, relative: more is not rounding
RATES = 1e3  # of the tolerance: what may be wrong with rates of angles, which follow from the motion of points
LARGEST = 1e-2  # of jumps, relative, that any tolerance can explain


def joined(chapters: Sequence[Chapter]) -> Solved:
    """What the runs of all chapters have found."""
    runs, pairs = [one.solved for one in chapters], [*pairwise(chapters), (chapters[-1], None)]
    return replace(
        runs[0],
        verdict=_verdict(chapters),
        interrupted=runs[-1].interrupted,
        trajectory=Trajectory(tuple(segment for pair in pairs for segment in _segments(*pair))),
        events=tuple(event for pair in pairs for event in _events(*pair)),
        evidence=Evidence.joined([run.evidence for run in runs]),
        account=_account([run.account for run in runs]),
        contacts=_history([run.contacts for run in runs]),
        warnings=tuple(text for run in runs for text in run.warnings),
    )


def described_all(chapters: Sequence[Chapter]) -> Described:
    """The first mechanism, with a picture that knows when links of it go."""
    return replace(chapters[0].described, make_picture=partial(_picture, chapters))


def _picture(chapters: Sequence[Chapter]) -> Picture | None:
    first, *others = (chapter.described.picture for chapter in chapters)
    if first is None:
        return None
    starts = [chapter.solved.trajectory.start for chapter in chapters[1:]]
    kept = [
        {*(link.name for link in picture.links), *(rope.name for rope in picture.ropes)} if picture else set()
        for picture in others
    ]

    def gone(name: str) -> float | None:
        return next((float(t) for t, names in zip(starts, kept, strict=True) if name not in names), None)

    return replace(
        first,
        links=tuple(replace(link, until=gone(link.name)) for link in first.links),
        ropes=tuple(replace(rope, until=gone(rope.name)) for rope in first.ropes),
    )


def _account(accounts: Sequence[Account]) -> Account:
    return replace(
        accounts[0],
        steps=sum(one.steps for one in accounts),
        rejections=sum(one.rejections for one in accounts),
        rounding=max(one.rounding for one in accounts),
    )


def _verdict(chapters: Sequence[Chapter]) -> Verdict:
    """That of the last chapter, unless positions or velocities have jumped that nobody has set."""
    for before, after in pairwise(chapters):
        start, first = after.mechanism.start, after.solved.trajectory.segments[0]
        if start.fixed_positions or start.fixed_velocities:
            continue
        allowed = _allowed(max(before.solved.account.tolerance, after.solved.account.tolerance))
        for name in state_names(after.mechanism, first):
            jump = float(after.solved.trajectory(name, before.end)) - before.value(name)
            if abs(jump) > allowed * (1 + abs(before.value(name))):
                return Verdict(False, f"stopped at t = {before.end:.10g}, because {name} would jump by {jump:.3g}.")
    return chapters[-1].solved.verdict


def _allowed(tolerance: float) -> float:
    """The largest jump, relative, in runs of such a tolerance that is none."""
    return max(JUMPS, min(RATES * tolerance, LARGEST))


def _segments(chapter: Chapter, after: Chapter | None) -> list[Segment]:
    """Those of a chapter; where another one follows, that one answers for the time at which they meet."""
    *others, last = chapter.solved.trajectory.segments
    if after is not None and len(last.t) and last.t[-1] == after.solved.trajectory.start:
        last = replace(last, t=last.t[:-1], values=last.values[:-1])
    return [*others, last]


def _events(chapter: Chapter, after: Chapter | None) -> list[Occurrence]:
    """Those of a chapter; what ends it leads to the values of the next one."""
    if after is None:
        return list(chapter.solved.events)
    begun, works = {**chapter.works, **_values(after.solved.trajectory.segments[0])}, chapter.carried.works
    return [
        replace(one, before={**works, **one.before}, after=begun) if one in chapter.ending else one
        for one in chapter.solved.events
    ]


def _values(segment: Segment) -> dict[str, float]:
    """All values at the start of a segment by name, parameters included."""
    index = segment.index
    orders = [range(highest + 1) for highest in index.offsets]
    keys = [(name, order) for name, own in zip(index.variables, orders, strict=True) for order in own]
    found = segment.at(keys, np.array([segment.start]))[:, 0]
    named = {derivative_name(*key): float(value) for key, value in zip(keys, found, strict=True)}
    return named | dict(segment.parameters)


def _history(histories: Sequence[History]) -> History:
    """What happened to contacts in all chapters."""
    modes: dict[str, tuple[Interval, ...]] = {}
    for history in histories:
        modes |= {name: _continued(modes.get(name, ()), own) for name, own in history.modes.items()}
    return History(
        modes,
        tuple(one for history in histories for one in history.impacts),
        tuple(one for history in histories for one in history.accumulations),
        tuple(one for history in histories for one in history.doubts),
        {gap: pair for history in histories for gap, pair in history.pairs.items()},
        tuple(dict.fromkeys(gap for history in histories for gap in history.pushed)),
    )


def _continued(before: tuple[Interval, ...], after: tuple[Interval, ...]) -> tuple[Interval, ...]:
    """Intervals one after the other; a mode that goes on is one interval."""
    if before and after and (before[-1].mode, before[-1].end) == (after[0].mode, after[0].start):
        return (*before[:-1], replace(before[-1], end=after[0].end), *after[1:])
    return (*before, *after)
