"""How low quantities of a motion get, between any two times at which something may change.

A cell is a part of a step in which all modes stay the same. A quantity is sampled in it at Chebyshev nodes, few of
which resolve what a step of a Taylor series does, and bounded by the Bernstein coefficients of the polynomial through
them: it lies above the lowest one. Halving (de Casteljau) brings bound and value together.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.records import dataclass
from bricard.results.trajectory import Trajectory

Mask = npt.NDArray[np.bool_]
NODES = 14
DEEPEST = 48  # halvings
NOISE = 4e-12  # of its largest value: what rounding does to the coefficients of a quantity
SHORTEST = 1e-13  # of the run: nothing is looked for within a shorter time
FOLLOWED = 8  # places where a quantity turns back, from the lowest sample on


@dataclass(frozen=True)
class Lowest:
    """The smallest value of all rows: in which one, and at which part of its cell."""

    value: float
    row: int
    share: float


@dataclass(frozen=True, eq=False)
class Cells:
    """Cells of a run, in order of time: starts (M,) and ends (M,)."""

    starts: RealArray
    ends: RealArray

    @cached_property
    def times(self) -> RealArray:
        """Nodes (M, NODES)."""
        return np.asarray(self.starts[:, None] + (self.ends - self.starts)[:, None] * _shares())

    @property
    def middles(self) -> RealArray:
        """(M,)."""
        return np.asarray((self.starts + self.ends) / 2)

    def at(self, cell: int, share: float) -> float:
        """A time in a cell."""
        return float(self.starts[cell] + share * (self.ends[cell] - self.starts[cell]))

    def blocks(self, size: int) -> Iterator[Cells]:
        """Some cells at a time; each block begins with the last cell of the one before."""
        for first in range(0, max(len(self.starts) - 1, 1), max(size - 1, 1)):
            yield Cells(self.starts[first : first + size], self.ends[first : first + size])

    def turns(self, values: RealArray, chosen: Mask, kinks: RealArray) -> Iterator[tuple[float, float]]:
        """Times and values at which a quantity (M, NODES) turns back in chosen cells (M,), the lowest ones first.

        kinks   times (n,) at which it turns for another reason
        """
        allowed = np.repeat(chosen & np.isfinite(values).all(axis=1), NODES)
        flat = values.ravel()
        here = np.flatnonzero((flat[1:-1] < flat[:-2]) & (flat[1:-1] <= flat[2:])) + 1
        around = self.times.ravel()[here[:, None] + (-1, 1)]
        kept = allowed[here - 1] & allowed[here] & allowed[here + 1]
        kept &= ~((around[:, :1] <= kinks) & (kinks <= around[:, 1:])).any(axis=1)
        for node in here[kept][np.argsort(flat[here[kept]])][:FOLLOWED].tolist():
            cell, k = divmod(node, NODES)
            share, value = _turn(values[cell], k)
            yield self.at(cell, share), value


def lowest(values: RealArray) -> Lowest:
    """The smallest value of quantities (rows, NODES), each sampled in a cell."""
    control, noise = values @ _to_bernstein().T, NOISE * float(np.max(np.abs(values)))
    rows, low, width = np.arange(len(values)), np.zeros(len(values)), 1.0
    best = Lowest(math.inf, 0, 0.0)
    for _ in range(DEEPEST):
        for end, place in ((0, low), (-1, low + width)):
            k = int(np.argmin(control[:, end]))
            if control[k, end] < best.value:
                best = Lowest(float(control[k, end]), int(rows[k]), float(place[k]))
        hopeful = control.min(axis=1) < best.value - noise
        if not hopeful.any():
            break
        rows, low, width = np.repeat(rows[hopeful], 2), np.repeat(low[hopeful], 2), width / 2
        low[1::2] += width
        control = (control[hopeful] @ _halving().T).reshape(-1, NODES)
    return best


def _turn(values: RealArray, node: int) -> tuple[float, float]:
    """Where a quantity is smallest between the neighbours of a node, as a part of its cell, and how small."""
    start, end = [0.0, *_shares().tolist(), 1.0][node : node + 3 : 2]
    inside = _basis(start + (end - start) * _shares()) @ _to_bernstein() @ values
    found = lowest(inside[None])
    return start + found.share * (end - start), found.value


def cells_of(trajectory: Trajectory, further: RealArray) -> Cells:
    """The steps of a dense trajectory, divided at further times."""
    parts = [segment.polynomials for segment in trajectory.segments if segment.polynomials is not None]
    low, high = sorted((float(trajectory.start), float(trajectory.end)))
    steps = [np.append(part.starts, part.end).astype(float) for part in parts]
    ends = np.sort(np.clip(np.concatenate([*steps, further, [low, high]]), low, high))
    kept = np.diff(ends) > SHORTEST * (high - low)
    return Cells(ends[:-1][kept], ends[1:][kept])


@cache
def _shares() -> RealArray:
    """Chebyshev nodes between 0 and 1."""
    return np.asarray((1 - np.cos(np.pi * (np.arange(NODES) + 0.5) / NODES)) / 2)


@cache
def _to_bernstein() -> RealArray:
    """From values at the nodes to Bernstein coefficients."""
    return np.asarray(np.linalg.inv(_basis(_shares())))


def _basis(shares: RealArray) -> RealArray:
    """Bernstein polynomials (n, NODES) at places between 0 and 1."""
    i, s = np.arange(NODES), shares[:, None]
    choose = np.array([math.comb(NODES - 1, k) for k in range(NODES)], dtype=float)
    return np.asarray(choose * s**i * (1 - s) ** (NODES - 1 - i))


@cache
def _halving() -> RealArray:
    """(2 NODES, NODES) from Bernstein coefficients to those of both halves."""
    left = np.array([[math.comb(i, m) / 2**i for m in range(NODES)] for i in range(NODES)])
    return np.vstack([left, left[::-1, ::-1]])
