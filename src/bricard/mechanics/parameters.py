"""Values of a system's parameters; tabulated laws are further ones.

Of a tabulated law the cubic that holds at a time is a parameter, with five numbers: value and derivatives at its left
knot, and the knot. They stay the same until the next knot.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import ArrayLike, FloatArray
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.tables import ORDERS


class Parameters:
    """Values of the parameters, in memory that compiled functions read; those of tabulated laws change at knots.

    own   values of the system's parameters, if not those that it has
    """

    def __init__(self, system: MechanicalSystem, own: ArrayLike | None = None) -> None:
        self._tables = system.tables
        given = np.array(list(system.parameters.values()) if own is None else own, dtype=float)
        self.values: FloatArray = np.concatenate([given, np.zeros(len(system.tables) * (ORDERS + 1))])
        self._laws = self.values[len(given) :].reshape(-1, ORDERS + 1)
        self._from, self._to = np.inf, -np.inf

    def enter(self, t: float) -> None:
        """Takes the pieces of the laws that hold at t."""
        if not self._tables or self._from <= t < self._to:
            return
        ends = []
        for table, law in zip(self._tables, self._laws, strict=True):
            piece = table.piece(t)
            law[:ORDERS], law[ORDERS] = table.pieces[:, piece], table.times[piece]
            ends.append((table.times[piece], table.times[piece + 1]))
        self._from, self._to = max(start for start, _ in ends), min(end for _, end in ends)

    def at(self, t: float) -> FloatArray:
        """Their values at a time."""
        self.enter(t)
        return self.values.copy()

    def along(self, times: FloatArray) -> FloatArray:
        """Their values at many times, a row for each; a column where they are the same at all times."""
        return np.array([self.at(t) for t in times.tolist()]) if self._tables else self.values
