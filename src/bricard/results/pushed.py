"""Contacts by springs and dampers: when they push, told by their forces.

Forces begin and end where the equations switch, and there steps end: within a step a contact pushes or it does not.
Integrators of ODEs know no switches: of them the times are known to a step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby

import numpy as np

from bricard.arrays import RealArray
from bricard.contact.history import Interval, Mode
from bricard.mechanics.contact_outputs import slip_names
from bricard.mechanics.unilateral import friction_names, normal_name
from bricard.results.contacts import FREE
from bricard.results.solved import Solved
from bricard.results.trajectory import Trajectory


def with_pushes(solved: Solved, pushes: Mapping[str, str]) -> Solved:
    """With the contacts that push, the contact to which each belongs by name; without steps nobody knows when."""
    history, trajectory = solved.contacts, solved.trajectory
    modes = {gap: _intervals(trajectory, gap) if trajectory.is_dense else () for gap in pushes}
    told = replace(
        history,
        modes={**history.modes, **modes},
        pairs={**history.pairs, **pushes},
        pushed=(*history.pushed, *pushes),
    )
    return replace(solved, contacts=told)


def _intervals(trajectory: Trajectory, gap: str) -> tuple[Interval, ...]:
    parts = [segment.polynomials for segment in trajectory.segments if segment.polynomials is not None]
    starts = np.concatenate([part.starts for part in parts])
    ends = np.concatenate([np.append(part.starts[1:], part.end) for part in parts])
    modes = _modes(trajectory, gap, (starts + ends) / 2)
    runs = [list(run) for _, run in groupby(range(len(modes)), key=modes.__getitem__)]
    return tuple(Interval(float(starts[run[0]]), float(ends[run[-1]]), modes[run[0]]) for run in runs)


def _modes(trajectory: Trajectory, gap: str, times: RealArray) -> list[Mode]:
    pushes = trajectory(normal_name(gap), times) > 0
    if trajectory.knows(friction_names(gap, 2)[0]):
        closed: list[Mode] = ["slip"] * len(times)
    elif trajectory.knows(friction_names(gap, 1)[0]):
        slip = trajectory(slip_names(gap, 1)[0], times)
        closed = ["slip+" if one > 0 else "slip-" for one in slip.tolist()]
    else:
        closed = ["closed"] * len(times)
    return [mode if one else FREE for mode, one in zip(closed, pushes.tolist(), strict=True)]
