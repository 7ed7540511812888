"""Windows of contacts: expressions that are positive where a feature is the one that counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

import numpy as np

from bricard.contact.enumeration import BoolArray
from bricard.contact.state import State
from bricard.mechanics.modes import PRESENT, Guard, mode_name, window_names
from bricard.mechanics.system import MechanicalSystem


class Windows:
    """Their signs in a run.

    present   which contacts are within their windows
    """

    def __init__(self, system: MechanicalSystem) -> None:
        self._contacts = system.contacts
        self._places = {contact.name: i for i, contact in enumerate(system.contacts)}
        ends = accumulate((len(contact.windows) for contact in system.contacts), initial=0)
        self._spans = [slice(*both) for both in pairwise(ends)]
        self._signs = np.ones(sum(len(contact.windows) for contact in system.contacts))
        self.present: BoolArray = np.ones(len(system.contacts), dtype=bool)
        self._changed: set[int] = set()

    def begin(self, state: State) -> None:
        """The signs at the start; where one is zero, those that follow."""
        ahead = np.where(np.abs(state.windows) > 0, state.windows, state.window_rates)
        self._signs = np.where(ahead < 0, -1.0, 1.0)
        self._note(range(len(self._contacts)))

    def passed(self, fallen: Sequence[Guard]) -> BoolArray:
        """Those whose guards fell have changed: which contacts are within their windows now, and were not."""
        before = self.present
        for guard in fallen:
            if guard.window is not None:
                number = self._places[guard.element]
                self._signs[self._spans[number].start + guard.window] *= -1
                self._note([number])
        return self.present & ~before

    def _note(self, numbers: Iterable[int]) -> None:
        self._changed |= {*numbers}
        self.present = self.present.copy()
        for number in self._changed:
            self.present[number] = (self._signs[self._spans[number]] > 0).all()

    def new_numbers(self) -> dict[str, float]:
        """The mode numbers that have changed since they were last asked for."""
        result: dict[str, float] = {}
        for number in sorted(self._changed):
            contact, signs = self._contacts[number], self._signs[self._spans[number]].tolist()
            result[mode_name(contact.name, PRESENT)] = float(self.present[number])
            result |= dict(zip(window_names(contact), signs, strict=True))
        self._changed.clear()
        return result
