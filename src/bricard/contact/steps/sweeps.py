"""Gauss–Seidel sweeps over contacts and frictions of y = A x + c.

x_n >= 0, y_n >= b, x_n (y_n - b) = 0           of a gap
|x_t| <= limit, against y_t where it slips      of friction, limit = mu x_n or a number
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bricard.arrays import FloatArray

SETTLED = 1e7  # tolerances: what changes more by the last sweep has not settled


class Friction(NamedTuple):
    """Rows of slip, one or (in space) two; `limit`: mu of the contact that owns it (-1: none, the impulse itself)."""

    rows: tuple[int, ...]
    owner: int
    limit: float


class Sweeps:
    """A problem, and its impulses x so far."""

    def __init__(self, A: FloatArray, c: FloatArray, x: FloatArray) -> None:
        self.A, self.c, self.x = A, c, x.copy()
        self.settled = True

    def keep(self, rows: Sequence[int]) -> None:
        """All other impulses are zero."""
        others = np.ones(len(self.x), dtype=bool)
        others[list(rows)] = False
        self.x[others] = 0.0

    def run(
        self, gaps: Sequence[tuple[int, float]], frictions: Sequence[Friction], most: int, tolerance: float
    ) -> None:
        """At most so many sweeps, until none changes a rate by more than the tolerance."""
        change = 0.0
        for _ in range(most):
            change = 0.0
            for rub in frictions:
                change = max(change, self._rub(rub))
            for row, bias in gaps:
                change = max(change, self._press(row, bias))
            if change <= tolerance:
                return
        self.settled = change <= SETTLED * tolerance

    def _rate(self, row: int) -> float:
        return float(self.A[row] @ self.x + self.c[row])

    def _press(self, row: int, bias: float) -> float:
        soft = self.A[row, row]
        if not soft > 0:
            return 0.0
        x = max(0.0, self.x[row] - (self._rate(row) - bias) / soft)
        change, self.x[row] = x - self.x[row], x
        return float(abs(change) * soft)

    def _rub(self, rub: Friction) -> float:
        limit = float(rub.limit * (self.x[rub.owner] if rub.owner >= 0 else 1.0))
        soft = max(float(self.A[row, row]) for row in rub.rows)
        if not soft > 0:
            return 0.0
        return (
            self._along(rub.rows[0], limit, soft) if len(rub.rows) == 1 else self._in_cone([*rub.rows], limit, soft)
        )

    def _along(self, row: int, limit: float, soft: float) -> float:
        x = min(max(float(self.x[row]) - self._rate(row) / soft, -limit), limit)
        change, self.x[row] = x - float(self.x[row]), x
        return abs(change) * soft

    def _in_cone(self, rows: list[int], limit: float, soft: float) -> float:
        x = self.x[rows] - (self.A[rows] @ self.x + self.c[rows]) / soft
        size = float(np.linalg.norm(x))
        x = x if size <= limit else x * (limit / size)
        change = float(np.max(np.abs(x - self.x[rows])))
        self.x[rows] = x
        return change * soft
