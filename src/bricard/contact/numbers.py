"""Mode numbers of what touches: the equations of its rows."""

from __future__ import annotations

from collections.abc import Collection

from bricard.arrays import FloatArray
from bricard.contact.places import Places
from bricard.contact.rows import Rows
from bricard.mechanics.modes import CLOSED, SLIPS, SLOWEST, STICKS, mode_name, share_name, way_names
from bricard.mechanics.system import MechanicalSystem


def held_numbers(
    system: MechanicalSystem, rows: Rows, places: Places, slowest: FloatArray, known: Collection[str]
) -> dict[str, float]:
    """By name; `slowest`: speeds at which slips in space end, `known`: all mode numbers that there are."""
    result: dict[str, float] = {}
    named = [system.switched[i] for i in places.elements]
    for at, i in enumerate(places.contacts):
        result[mode_name(system.contacts[i].name, CLOSED)] = float(rows.closed[at])
    for at, first, width in places.rubs:
        own, carrier, way = named[at], named[rows.carriers[at]], rows.directions[first : first + width]
        result[mode_name(own.name, STICKS)] = float(rows.sticks[at])
        result |= dict(zip(way_names(own), way.tolist(), strict=True))
        if width == 2 and way.any():
            result[mode_name(own.name, SLIPS)] = 1.0
            result[mode_name(own.name, SLOWEST)] = float(slowest[places.slip_rows[at].start])
        share = share_name(carrier.name, own.name)
        if share in known:
            result[share] = 1.0
    return result
