"""What is known of the contacts of a run, for its certificate."""

from __future__ import annotations

import math
from collections.abc import Iterator

from bricard.contact.history import Accumulation, Doubt
from bricard.records import dataclass


@dataclass(frozen=True)
class Finding:
    """The most extreme value of a quantity: of which contact, and when."""

    contact: str
    t: float
    value: float


@dataclass(frozen=True)
class ContactEvidence:
    """How contacts kept their conditions, everywhere on the polynomials; None where there was nothing to look at.

    open_gap        smallest gap while open
    closed_gap      largest distance of a gap from zero while closed
    force           smallest normal force while closed
    cone            largest |T| - mu N, by which friction lies outside its cone
    nearest_miss    smallest gap at which an open contact turned back
    closest_events  the two changes that followed each other most closely: the first time, and the time between
    event_error     largest difference of times of impacts and changes from a finer run, if one was asked for
    """

    impacts: int
    changes: int
    open_gap: Finding | None = None
    closed_gap: Finding | None = None
    force: Finding | None = None
    cone: Finding | None = None
    nearest_miss: Finding | None = None
    closest_events: Finding | None = None
    accumulations: tuple[Accumulation, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    event_error: float | None = None

    def rows(self) -> Iterator[tuple[str, str]]:
        """In words."""
        yield "contacts", f"{_counted(self.impacts, 'impact')}, {_counted(self.changes, 'change')} of mode"
        for name, words, finding in (
            ("open gaps", "at least", self.open_gap),
            ("closed gaps", "within", self.closed_gap),
            ("normal forces", "at least", self.force),
            ("friction", "|T| - mu N at most", self.cone),
            ("nearest miss", "", self.nearest_miss),
        ):
            if finding is not None:
                value = f"{words} {finding.value:.2g}".strip()
                yield name, f"{value} ({finding.contact}, t = {finding.t:.6g})"
        if self.closest_events is not None:
            yield "closest events", f"{self.closest_events.value:.2g} s apart, at t = {self.closest_events.t:.6g}"
        if self.event_error is not None:
            apart = f"within {self.event_error:.1g} s of those of a finer run"
            yield "event times", apart if math.isfinite(self.event_error) else "other events than in a finer run"
        for one in self.accumulations:
            ends = f"{one.impacts} impacts of {one.contact} end at t = {one.t_inf:.10g}"
            yield "accumulation", f"{ends}, within {one.error:.1g}"
        for doubt in self.doubts:
            yield "doubt", f"at t = {doubt.t:.6g}: {doubt.text}"


def _counted(number: int, word: str) -> str:
    return f"{number} {word}{'' if number == 1 else 's'}"
