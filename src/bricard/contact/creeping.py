"""Slip in space begins and ends at a speed that is small but not zero, because at zero it has no direction.

Where it begins it is set to that speed, in the direction that accelerations give it; where it ends, to zero.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.local import TIE
from bricard.contact.modes import Candidate
from bricard.contact.places import Places
from bricard.contact.problem import Touching
from bricard.contact.rows import Rows

SLOWEST = 1e-12  # of the speeds that a slip is made of
GRADUAL = 1e-3  # of the accelerations that were compared: slip that begins with less takes endless steps
ABOVE = 2.0  # times the slowest speed, where slip begins


def slowest(sizes: FloatArray, blurred: FloatArray) -> FloatArray:
    """Speeds at which slips of these sizes end: far below what decisions take for zero, above rounding of time."""
    return np.maximum(SLOWEST * sizes, blurred)


def crept(
    contacts: Touching, rows: Rows, places: Places, directions: FloatArray, slips: FloatArray, speeds: FloatArray
) -> FloatArray | None:
    """Changes of velocities where slip in space begins or ends; None where it does neither.

    directions  p: of what slips already
    slips       of all elements, as `speeds`, the slowest ones
    """
    wanted = np.zeros(len(contacts.rows))
    for at, first, width in places.rubs:
        own = slice(first, first + width)
        if width == 2 and not directions[own].any() and (rows.sticks[at] or rows.directions[own].any()):
            all_own = places.slip_rows[at]
            wanted[own] = ABOVE * speeds[all_own.start] * rows.directions[own] - slips[all_own]
    if not wanted.any():
        return None
    response = contacts.response
    return np.asarray(response.changes @ np.linalg.lstsq(response.delassus, wanted, rcond=None)[0])


def begins_gradually(chosen: Candidate, places: Places, directions: FloatArray) -> list[int]:
    """Elements, by their places, that begin to slip in space with an acceleration that is nearly zero."""

    def is_gradual(own: slice) -> bool:
        way = chosen.rows.directions[own]
        along, compared = way @ chosen.opening[own], chosen.least_opening[own.start] / TIE
        return bool(way.any() and not directions[own].any() and along <= GRADUAL * compared)

    return [at for at, first, width in places.rubs if width == 2 and is_gradual(slice(first, first + width))]
