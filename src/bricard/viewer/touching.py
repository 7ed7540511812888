"""Contacts on the page: bars of a timeline, dots, arrows and flashes, as plain data.

A contact has the modes of all its gaps together, for the timeline, and each gap its own, for the picture. Gaps that
never touch are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from bricard.contact.history import History, Interval
from bricard.mechanics.contact_outputs import NORMAL, PLACE
from bricard.mechanics.unilateral import friction_names, normal_name
from bricard.results.contacts import FREE, gaps_by_contact, joined
from bricard.results.trajectory import Trajectory

MOST = 20_000  # modes, and impacts, that a page shows


class Touching(Protocol):
    """What is asked of a solution."""

    @property
    def history(self) -> History: ...
    @property
    def trajectory(self) -> Trajectory: ...


def contacts_shown(sol: Touching, dimension: int) -> list[dict[str, Any]]:
    """The contacts that touch at some time, with their gaps that do."""
    history = sol.history
    touched = {name for name, modes in history.modes.items() if any(one.mode != FREE for one in modes)}
    impacts: dict[str, list[list[float]]] = {}
    for one in history.impacts:
        impacts.setdefault(one.contact, []).append([float(one.t), float(one.normal)])
    touched |= impacts.keys()
    shown = {name: [gap for gap in gaps if gap in touched] for name, gaps in gaps_by_contact(history).items()}
    return [
        {
            "name": name,
            "modes": _modes(joined([history.modes[gap] for gap in gaps if gap in history.modes])),
            "gaps": [_gap(gap, sol, dimension) | {"impacts": impacts.get(gap, [])[:MOST]} for gap in gaps],
        }
        for name, gaps in shown.items()
        if gaps
    ]


def tracks_of(contacts: Sequence[dict[str, Any]]) -> list[str]:
    """The quantities that the page draws of contacts."""
    gaps = [gap for contact in contacts for gap in contact["gaps"]]
    return [name for gap in gaps for what in ("place", "normal", "force", "friction") for name in gap[what]]


def changes(history: History) -> Iterator[float]:
    """Times at which a motion may jump."""
    yield from (impact.t for impact in history.impacts)
    yield from (one.start for modes in history.modes.values() for one in modes[1:])


def _modes(intervals: Sequence[Interval]) -> list[list[Any]]:
    return [[float(one.start), float(one.end), one.mode] for one in intervals if one.mode != FREE][:MOST]


def _gap(gap: str, sol: Touching, dimension: int) -> dict[str, Any]:
    """A gap: its modes, and the names of what is drawn of it where it has a place."""
    axes = "xyz"[:dimension]
    place, normal = ([f"{what}{gap}.{axis}" for axis in axes] for what in (PLACE, NORMAL))
    drawn = all(map(sol.trajectory.knows, (*place, *normal, normal_name(gap))))
    rubs = drawn and dimension == 2 and sol.trajectory.knows(friction_names(gap, 1)[0])
    return {
        "modes": _modes(sol.history.modes.get(gap, ())),
        "place": place if drawn else [],
        "normal": normal if drawn else [],
        "force": [normal_name(gap)] if drawn else [],
        "friction": list(friction_names(gap, 1)) if rubs else [],
    }
