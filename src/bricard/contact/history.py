"""What happened to the contacts of a run: modes over time, impacts, accumulations, doubts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Literal

from bricard.records import dataclass

Mode = Literal["free", "closed", "stick", "slip", "slip+", "slip-"]


@dataclass(frozen=True)
class Interval:
    """A contact in one mode: free; closed (without friction); sticking; slipping, in the plane with a sign."""

    start: float
    end: float
    mode: Mode


@dataclass(frozen=True)
class Impact:
    """A contact that closed with a velocity, or took part in the impact of others.

    normal, tangential  impulses
    before, after       velocities of the gap, on both sides of the impact
    slip_before, slip_after
                        slip velocities, as many as friction has components
    taken               energy that it took from the motion; of impacts that happen together each has its share
    law                 newton, poisson, or in turn
    decided             how its outcome was found: "unique" (all others were tried), "lemke", ...
    """

    t: float
    contact: str
    normal: float
    tangential: tuple[float, ...]
    before: float
    after: float
    slip_before: tuple[float, ...]
    slip_after: tuple[float, ...]
    taken: float
    law: str
    decided: str


@dataclass(frozen=True)
class Accumulation:
    """Impacts that follow each other faster and faster, closed before their end.

    closed_at  when the run closed the contact
    t_inf      when the impacts would have ended, of the geometric series that they make
    impacts    how many were followed
    speed      of the last one
    error      bound of what closing early changes, in length
    """

    contact: str
    closed_at: float
    t_inf: float
    impacts: int
    speed: float
    error: float


@dataclass(frozen=True)
class Doubt:
    """A decision that was not the only one possible, or that rounding might have turned."""

    t: float
    text: str


@dataclass(frozen=True)
class History:
    """All of it.

    pairs    the contact, as users call it, of each gap
    pushed   gaps that springs and dampers push open: they may be below zero
    """

    modes: Mapping[str, tuple[Interval, ...]] = field(default_factory=dict)
    impacts: tuple[Impact, ...] = ()
    accumulations: tuple[Accumulation, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    pairs: Mapping[str, str] = field(default_factory=dict)
    pushed: tuple[str, ...] = ()


NOTHING_TOUCHES = History()
