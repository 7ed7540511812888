"""Windows of contacts: expressions that are positive where a feature is the one that counts.

Those of two shapes that are far from each other are not looked at; they are found anew where the shapes come near.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate, pairwise

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.enumeration import BoolArray
from bricard.contact.state import State
from bricard.mechanics.modes import PRESENT, Guard, mode_name, neighbours, window_names
from bricard.mechanics.system import MechanicalSystem


class Windows:
    """Their signs in a run, zero where shapes are far from each other.

    present   which contacts are near, and within their windows
    """

    def __init__(self, system: MechanicalSystem) -> None:
        self._contacts = system.contacts
        self._places = {contact.name: i for i, contact in enumerate(system.contacts)}
        ends = accumulate((len(contact.windows) for contact in system.contacts), initial=0)
        self._spans = [slice(*both) for both in pairwise(ends)]
        self._signs = np.ones(sum(len(contact.windows) for contact in system.contacts))
        self.present: BoolArray = np.ones(len(system.contacts), dtype=bool)
        self._pairs = {pair.name: pair for pair in neighbours(system)}
        self._near = np.ones(len(system.contacts), dtype=bool)
        self._changed: set[int] = set()  # contacts whose numbers were not asked for yet
        self._numbers: dict[str, float] = {}  # likewise of pairs

    def begin(self, state: State) -> None:
        """The signs at the start."""
        signs = _signs(state.nears, state.near_rates).tolist()
        for pair, sign in zip(self._pairs.values(), signs, strict=True):
            self._near[list(pair.contacts)] = sign > 0
            self._numbers[pair.number] = sign
        self._look(range(len(self._contacts)), state)

    def passed(self, fallen: Sequence[Guard], state: State) -> BoolArray:
        """Those whose guards fell have changed: which contacts are within their windows now, and were not."""
        before = self.present
        for guard in fallen:
            if guard.of_mode:
                continue
            if guard.window is not None:
                number = self._places[guard.element]
                self._signs[self._spans[number].start + guard.window] *= -1
                self._note([number])
            else:
                pair = self._pairs[guard.element]
                near = not self._near[pair.contacts[0]]
                self._near[list(pair.contacts)] = near
                self._numbers[pair.number] = 1.0 if near else -1.0
                self._look(pair.contacts, state)
        return self.present & ~before

    def _look(self, numbers: Iterable[int], state: State) -> None:
        """Finds the signs of contacts anew."""
        found = _signs(state.windows, state.window_rates)
        for number in numbers:
            own = self._spans[number]
            self._signs[own] = found[own] if self._near[number] else 0.0
        self._note(numbers)

    def _note(self, numbers: Iterable[int]) -> None:
        self._changed |= {*numbers}
        self.present = self.present.copy()
        for number in numbers:
            self.present[number] = self._near[number] and (self._signs[self._spans[number]] > 0).all()

    def new_numbers(self) -> dict[str, float]:
        """The mode numbers that have changed since they were last asked for."""
        result, self._numbers = self._numbers, {}
        for number in sorted(self._changed):
            contact, signs = self._contacts[number], self._signs[self._spans[number]].tolist()
            result[mode_name(contact.name, PRESENT)] = float(self.present[number])
            result |= dict(zip(window_names(contact), signs, strict=True))
        self._changed.clear()
        return result


def _signs(values: FloatArray, rates: FloatArray) -> FloatArray:
    """Those of values; where one is zero, those that follow."""
    return np.where(np.where(np.abs(values) > 0, values, rates) < 0, -1.0, 1.0)
