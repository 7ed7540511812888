"""Where the contacts that touch stand among all contacts and frictions of a system."""

from __future__ import annotations

from itertools import accumulate

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.history import Mode
from bricard.contact.modes import Modes
from bricard.contact.problem import Touching, touching
from bricard.contact.rows import Rows
from bricard.contact.state import State
from bricard.mechanics.system import MechanicalSystem


def all_free(elements: int) -> Modes:
    """Nothing touches."""
    modes: list[Mode] = ["free"] * elements
    return tuple(modes)


class Places:
    """Where the touching contacts stand among all.

    elements   numbers of contacts and dry frictions
    slip_rows  of each contact among all slips
    rubs       of elements with friction: place among `elements`, first row in `Touching.rows`, number of rows
    """

    def __init__(self, system: MechanicalSystem, contacts: tuple[int, ...]) -> None:
        self.contacts = contacts
        dry = range(len(system.contacts), len(system.switched))
        self.elements = (*contacts, *dry)
        widths = [one.friction.numel() for one in system.switched]
        starts = list(accumulate(widths, initial=0))
        self.slip_rows = [slice(starts[i], starts[i] + widths[i]) for i in contacts]
        held = [widths[i] for i in self.elements]
        firsts = accumulate(held, initial=len(contacts))
        self.rubs = [(at, first, width) for at, (first, width) in enumerate(zip(firsts, held, strict=False)) if width]
        self._size, self._slips = len(system.switched), starts[-1]

    def all_modes(self, modes: Modes) -> Modes:
        """Of all elements; what does not touch is free."""
        result = list(all_free(self._size))
        for i, mode in zip(self.elements, modes, strict=True):
            result[i] = mode
        return tuple(result)

    def of_slips(self, rows: FloatArray) -> FloatArray:
        """Of numbers for `Touching.rows` those of slips of contacts, in their places among all slips."""
        result, first = np.zeros(self._slips), len(self.contacts)
        for own in self.slip_rows:
            result[own] = rows[first : first + own.stop - own.start]
            first += own.stop - own.start
        return result

    def silent(self, rows: Rows) -> set[tuple[int, bool]]:
        """Elements whose gaps (False) or slips (True) are not to be watched."""
        if not rows.any_silent:
            return set()
        gaps = {(self.contacts[at], False) for at in np.flatnonzero(rows.silent_gaps).tolist()}
        return gaps | {(self.elements[at], True) for at in np.flatnonzero(rows.silent_slips).tolist()}

    def covers(self, modes: Modes) -> bool:
        """Whether all that touches in these modes is among the touching contacts."""
        return all(mode == "free" or i in self.elements for i, mode in enumerate(modes))

    def touching(self, state: State) -> Touching:
        """These contacts at a state, and all dry frictions, as small matrices."""
        chosen, dry = list(self.contacts), slice(len(state.slips) - len(state.dry_static), len(state.slips))
        return touching(
            state.M,
            state.normals[chosen],
            [state.slip_rows[rows] for rows in self.slip_rows],
            state.static[chosen],
            state.kinetic[chosen],
            joints=state.G,
            dry=state.slip_rows[dry],
            dry_static=state.dry_static,
            dry_kinetic=state.dry_kinetic,
        )
