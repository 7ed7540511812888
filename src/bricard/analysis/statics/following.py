"""Curves h(x) = 0, with one equation less than unknowns, followed by arc length.

A step goes along the tangent and back to the curve; it is shortened where the tangent turns. At points where the
equations depend on each other the curve is left as straight as it was reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.still import null_space
from bricard.records import dataclass

Equations = Callable[[FloatArray], tuple[FloatArray, FloatArray]]  # x -> h, dh/dx
SETTLED = 1e-14
TURN = 0.97  # least cosine between the tangents of a step
SHORTEST = 1e-9
RANK = 1e-11


@dataclass(frozen=True, eq=False)
class Place:
    """A point of a curve, and its direction there."""

    x: FloatArray
    tangent: FloatArray


@dataclass(frozen=True, eq=False)
class Curve:
    """A curve by its equations; `longest` is the longest step."""

    equations: Equations
    longest: float

    def corrected(self, x: FloatArray) -> FloatArray | None:
        """The nearest point of the curve, by shortest Newton steps; None where they lead away."""
        before = np.inf
        for _ in range(20):
            h, J = self.equations(x)
            step = -np.linalg.lstsq(J, h, rcond=RANK)[0]
            length = float(np.linalg.norm(step))
            if not np.isfinite(length) or length > 10 * self.longest:
                return None
            x = x + step
            if length <= SETTLED * (1 + np.linalg.norm(x)) or before <= length <= 1e-9:
                return x
            before = length
        return None

    def at(self, x: FloatArray, towards: FloatArray) -> Place:
        """A point of the curve, with the direction that is nearest to another."""
        free = null_space(self.equations(x)[1])
        tangent = free @ (free.T @ towards)
        size = np.linalg.norm(tangent)
        return Place(x, tangent / size if size > 0 else towards)

    def walk(self, place: Place, most: int) -> Iterator[Place]:
        """Places one after the other; ends where no step leads on."""
        length = self.longest / 4
        for _ in range(most):
            there = self._stepped(place, length)
            while there is None and length > SHORTEST:
                length /= 2
                there = self._stepped(place, length)
            if there is None:
                return
            yield there
            place, length = there, min(self.longest, 1.5 * length)

    def _stepped(self, place: Place, length: float) -> Place | None:
        x = self.corrected(place.x + length * place.tangent)
        if x is None or np.linalg.norm(x - place.x) > 2 * length:
            return None
        there = self.at(x, place.tangent)
        return there if place.tangent @ there.tangent > TURN else None

    def between(self, one: Place, other: Place, part: float) -> Place:
        """A place of the curve between two that are near."""
        guess = one.x + part * (other.x - one.x)
        x = self.corrected(guess)
        return self.at(guess if x is None else x, one.tangent)

    def root(self, one: Place, other: Place, value: Callable[[Place], float], tolerance: float = 1e-15) -> Place:
        """Where a function that changes its sign between two places vanishes; tolerance: of the way between them."""
        from scipy.optimize import brentq

        def along(part: float) -> float:
            return value(self.between(one, other, part))

        ends = along(0.0), along(1.0)
        if ends[0] * ends[1] > 0:  # to rounding at an end
            return one if abs(ends[0]) < abs(ends[1]) else other
        return self.between(one, other, float(brentq(along, 0.0, 1.0, xtol=tolerance, rtol=1e-14)))
