"""Windows of contacts: expressions that are positive where a feature is the one that counts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.enumeration import BoolArray
from bricard.contact.state import State
from bricard.mechanics.modes import PRESENT, Guard, mode_name, window_names
from bricard.mechanics.system import MechanicalSystem


class Windows:
    """Their signs in a run: which contacts are `present`, within their windows, and mode numbers."""

    def __init__(self, system: MechanicalSystem) -> None:
        self._contacts = system.contacts
        firsts = accumulate((len(contact.windows) for contact in system.contacts), initial=0)
        self._first = {contact.name: first for contact, first in zip(system.contacts, firsts, strict=False)}
        self._sign(np.ones(sum(len(contact.windows) for contact in system.contacts)))

    def _sign(self, signs: FloatArray) -> None:
        self._signs = signs
        self.present = self._present()
        self.numbers = self._numbers()

    def begin(self, state: State) -> None:
        """The signs at the start; where one is zero, those that follow."""
        ahead = np.where(np.abs(state.windows) > 0, state.windows, state.window_rates)
        self._sign(np.where(ahead < 0, -1.0, 1.0))

    def passed(self, fallen: Sequence[Guard]) -> BoolArray:
        """Those whose guards fell have changed: which contacts are within their windows now, and were not."""
        before = self.present
        passed = [self._first[one.element] + one.window for one in fallen if one.window is not None]
        if passed:
            signs = self._signs.copy()
            signs[passed] *= -1
            self._sign(signs)
        return self.present & ~before

    def _present(self) -> BoolArray:
        """Which contacts are within their windows."""
        spans = [(self._first[one.name], len(one.windows)) for one in self._contacts]
        return np.array([bool((self._signs[first : first + n] > 0).all()) for first, n in spans], dtype=bool)

    def _numbers(self) -> dict[str, float]:
        """Their mode numbers."""
        result: dict[str, float] = {}
        for contact, present in zip(self._contacts, self.present.tolist(), strict=True):
            first = self._first[contact.name]
            result[mode_name(contact.name, PRESENT)] = float(present)
            result |= {name: float(self._signs[first + j]) for j, name in enumerate(window_names(contact))}
        return result
