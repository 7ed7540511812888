"""Energies along a trajectory, and whether they balance.

What an action changes at an event has a work: the energy after it without that before it. With the works of all jumps
taken into account, an exact motion keeps its balance through events. Contacts have accounts of their own: what dry
friction and impacts have taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

import numpy as np

from bricard.arrays import RealArray
from bricard.dae.structure import derivative_name
from bricard.errors import SolutionError
from bricard.facts import Fact, Telling
from bricard.mechanics.energies import CARRIED, DISSIPATED, FRICTION, IMPACTS, KINETIC, POTENTIAL, SUPPLIED, TOTAL
from bricard.records import dataclass
from bricard.results.trajectory import Segment, Trajectory
from bricard.solvers.events import Occurrence

WORKS = (DISSIPATED, SUPPLIED, FRICTION, IMPACTS)


@dataclass(frozen=True, eq=False, repr=False)
class Balance(Telling):
    """What must balance at a set of times.

    friction, impacts   what dry friction and impacts of contacts have taken since the start
    jumps               what actions at events have put in since the start
    balance             total - total at the start + dissipated + friction + impacts - supplied - jumps
    """

    t: RealArray
    total: RealArray
    dissipated: RealArray
    supplied: RealArray
    friction: RealArray
    impacts: RealArray
    jumps: RealArray
    at_start: Any

    def _facts(self) -> Iterator[Fact]:
        yield "times", _range(self.t, "s")
        for one in fields(self):
            if one.name not in ("t", "at_start"):
                yield one.name, _range(getattr(self, one.name), "J")
        yield "balance", _range(self.balance, "J")

    @property
    def balance(self) -> RealArray:
        """Zero for an exact motion."""
        taken = self.dissipated + self.friction + self.impacts
        return np.asarray(self.total + taken - self.supplied - self.jumps - self.at_start)


@dataclass(frozen=True, eq=False, repr=False)
class Energy(Balance):
    """Energies at a set of times, and whether they balance."""

    kinetic: RealArray
    potential: RealArray


def _range(values: RealArray, unit: str) -> str:
    """The least and the greatest of values; nothing of what is zero all the time."""
    if not np.any(values):
        return ""
    return f"{np.min(values):.6g} to {np.max(values):.6g} {unit}"


@dataclass(frozen=True)
class Jump:
    """The work of what actions have changed at a time."""

    t: float
    work: float


def energy_along(trajectory: Trajectory, events: Sequence[Occurrence], times: RealArray) -> Energy:
    """Energies at times, with the works since the start."""
    kinetic, potential = trajectory([KINETIC, POTENTIAL], times)
    return Energy(**vars(_balance(trajectory, events, times)), kinetic=kinetic, potential=potential)


def energy_balance(trajectory: Trajectory, events: Sequence[Occurrence]) -> float:
    """The largest imbalance at the kept times."""
    return float(np.max(np.abs(_balance(trajectory, events).balance), initial=0.0))


def _balance(trajectory: Trajectory, events: Sequence[Occurrence], asked: RealArray | None = None) -> Balance:
    """At times that are asked for, or where values were kept."""
    own = [name for name in (TOTAL, CARRIED, *WORKS) if any(one.knows(name) for one in trajectory.segments)]
    times = trajectory.t if asked is None else asked
    rows = trajectory.by_segment(asked, "right", lambda segment, t: segment.together(own, t))
    found = {name: _lasting(trajectory, name, values, times) for name, values in zip(own, rows, strict=True)}
    total, nothing = found[TOTAL], np.zeros(np.shape(times))
    dissipated, supplied, friction, impacts = (found.get(work, nothing) for work in WORKS)
    if CARRIED in found:
        supplied = supplied + found[CARRIED] - _carried_at_start(trajectory)
    jumps = _jumps_until(trajectory, events, times)
    at_start: Any = np.ravel(total + dissipated + friction + impacts - supplied - jumps)[:1]
    begins = asked is None and len(trajectory.segments) == 1 and len(times) and times[0] == trajectory.start
    if begins and trajectory.is_dense and IMPACTS not in found:
        at_start = total[:1]
    elif trajectory.is_dense:  # an impact at the start has done its work already
        at_start = trajectory(TOTAL, trajectory.start, "left")
        for name, sign in ((IMPACTS, 1), (SUPPLIED, -1)):
            if IMPACTS in found and name in found:
                at_start = at_start + sign * trajectory(name, trajectory.start, "left")
    return Balance(times, total, dissipated, supplied, friction, impacts, jumps, at_start)


def _lasting(trajectory: Trajectory, name: str, values: RealArray, times: RealArray) -> RealArray:
    """Values of a work, which stays as it is in segments that do not know it; what is carried is nothing there."""
    if all(segment.knows(name) for segment in trajectory.segments):
        return values
    last, numbers, result = 0.0, trajectory.segment_at(times), np.array(values)
    for number, segment in enumerate(trajectory.segments):
        if segment.knows(name):
            last = 0.0 if name == CARRIED else _at_end(segment, name)
        else:
            result[numbers == number] = last
    return result


def _at_end(segment: Segment, name: str) -> float:
    """A value at the end of a segment; not a number where only values at times were kept."""
    if segment.polynomials is None:
        return np.nan
    return float(segment.at([(name, 0)], np.array([segment.end]), "left")[0, 0])


def jumps_along(trajectory: Trajectory, events: Sequence[Occurrence]) -> list[Jump]:
    """The works of all decisions at events; events that happened together are one."""
    decisions: dict[float, list[Occurrence]] = {}
    for event in events:
        decided = decisions.setdefault(event.t, [])
        if event.after != event.before and not any(one.before == event.before for one in decided):
            decided.append(event)
    return [Jump(one.t, _work(trajectory, one)) for decided in decisions.values() for one in decided]


def _jumps_until(trajectory: Trajectory, events: Sequence[Occurrence], times: RealArray) -> RealArray:
    jumps = jumps_along(trajectory, events)
    if not jumps:
        return np.zeros(np.shape(times))
    way = 1.0 if trajectory.end >= trajectory.start else -1.0
    works = np.concatenate([[0.0], np.cumsum([jump.work for jump in jumps])])
    return np.asarray(works[np.searchsorted([way * jump.t for jump in jumps], way * times, side="right")])


def _work(trajectory: Trajectory, event: Occurrence) -> float:
    """What the energy has more after an event than before."""
    before, after = (
        trajectory.segments[int(trajectory.segment_at(np.array([event.t]), side)[0])] for side in ("left", "right")
    )
    return _stored(after, event.t, event.after) - _stored(before, event.t, event.before)


def _stored(segment: Segment, t: float, values: Mapping[str, float]) -> float:
    """total + dissipated + friction + impacts - supplied at a time, from all values there by name."""
    index = segment.index

    def output(name: str) -> float:
        made = index.output(name, 0)
        inputs = [values[derivative_name(index.variables[j], order)] for j, order in made.derivatives]
        parameters = [values.get(name, value) for name, value in segment.parameters.items()]
        return float(made.tape(np.array([t, *parameters, *inputs])[:, None])[0, 0])

    carried = output(CARRIED) if CARRIED in index.outputs else 0.0
    dissipated, supplied, friction, impacts = (values.get(work, 0.0) for work in WORKS)
    return output(TOTAL) + dissipated + friction + impacts - supplied - carried


def _carried_at_start(trajectory: Trajectory) -> RealArray:
    if not trajectory.segments[0].knows(CARRIED):
        return np.zeros(())
    if trajectory.is_dense:
        return np.asarray(trajectory(CARRIED, trajectory.start, "left"))
    if trajectory.t[0] != trajectory.start:
        raise SolutionError(
            f"The supplied work needs the motion at its start, t = {trajectory.start:.10g}; keep='times' has not "
            "kept it.\n  Begin t_eval with it, or solve with keep='steps'."
        )
    return np.asarray(trajectory[CARRIED][0])
