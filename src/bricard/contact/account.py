"""Keeps account of what happens to contacts: a `History` in the making."""

from __future__ import annotations

from typing import Protocol

from bricard.contact.history import Accumulation, Doubt, History, Impact, Interval, Mode
from bricard.contact.impacts import Outcome
from bricard.contact.modes import Modes
from bricard.mechanics.system import MechanicalSystem


class Places(Protocol):
    """Which contacts take part, and their rows of slips."""

    contacts: tuple[int, ...]
    slip_rows: list[slice]


class Recorder:
    """Told in the order of time."""

    def __init__(self, system: MechanicalSystem, start: float) -> None:
        self._system = system
        self._names = [element.name for element in system.switched]
        self._intervals: dict[str, list[Interval]] = {name: [] for name in self._names}
        self._since: dict[str, tuple[float, Mode]] = {}
        self._start = start
        self._last: Modes | None = None
        self._impacts: list[Impact] = []
        self._accumulations: list[Accumulation] = []
        self._doubts: list[Doubt] = []

    def modes(self, t: float, modes: Modes) -> None:
        """Modes from now on; those that lasted no time are forgotten."""
        if modes == self._last:
            return
        self._last = modes
        for name, mode in zip(self._names, modes, strict=True):
            since, before = self._since.get(name, (self._start, mode))
            if before != mode:
                self._close(name, t)
                since = t
            self._since[name] = (since, mode)

    def _close(self, name: str, t: float) -> None:
        since, mode = self._since[name]
        if t <= since:
            return
        last = self._intervals[name][-1] if self._intervals[name] else None
        if last is not None and last.mode == mode and last.end == since:
            self._intervals[name][-1] = Interval(last.start, t, mode)
        else:
            self._intervals[name].append(Interval(since, t, mode))

    def impact(self, t: float, places: Places, outcome: Outcome) -> None:
        """All contacts that took an impulse."""
        normals, row = len(places.contacts), len(places.contacts)
        for at, (number, slips) in enumerate(zip(places.contacts, places.slip_rows, strict=True)):
            contact, width = self._system.contacts[number], slips.stop - slips.start
            rows = slice(row, row + width)
            row += width
            if outcome.impulses[at] <= 0:
                continue
            self._impacts.append(
                Impact(
                    t,
                    contact.name,
                    float(outcome.impulses[at]),
                    tuple(outcome.impulses[rows].tolist()),
                    float(outcome.before[at]),
                    float(outcome.after[at]),
                    tuple(outcome.before[rows].tolist()),
                    tuple(outcome.after[rows].tolist()),
                    float(outcome.taken[at]),
                    contact.law,
                    outcome.decided,
                )
            )
        assert row <= normals + len(outcome.impulses)

    def accumulation(self, found: Accumulation) -> None:
        """Impacts that were ended."""
        self._accumulations.append(found)

    def doubt(self, t: float, text: str) -> None:
        """A decision that was not the only one."""
        self._doubts.append(Doubt(t, text))

    def finish(self, t: float) -> None:
        """The end of the run."""
        for name in self._since:
            self._close(name, t)

    @property
    def history(self) -> History:
        """All that was told."""
        return History(
            {name: tuple(found) for name, found in self._intervals.items()},
            tuple(self._impacts),
            tuple(self._accumulations),
            tuple(self._doubts),
            {contact.name: contact.pair for contact in self._system.contacts},
        )
