"""How low quantities of a motion get, between any two times at which something may change.

A cell is a part of a step in which all modes stay the same. A quantity is sampled in it at Chebyshev nodes, few of
which resolve what a step of a Taylor series does, and bounded by the Bernstein coefficients of the polynomial through
them: it lies above the lowest one. Halving (de Casteljau) brings bound and value together.
"""

from __future__ import annotations

import math
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from bricard.arrays import RealArray
from bricard.records import dataclass
from bricard.results.trajectory import Trajectory

NODES = 14
DEEPEST = 48  # halvings
NOISE = 4e-12  # of its largest value: what rounding does to the coefficients of a quantity
SHORTEST = 1e-13  # of the run: nothing is looked for within a shorter time
FOLLOWED = 8  # places where a quantity turns back, from the lowest sample on


@dataclass(frozen=True)
class Lowest:
    """The smallest value, and when."""

    value: float
    t: float


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

    def lowest(self, values: RealArray, chosen: npt.NDArray[np.bool_]) -> Lowest | None:
        """The smallest value in chosen cells (M,) of a quantity whose values at the nodes are (M, NODES)."""
        numbers = np.flatnonzero(chosen & np.isfinite(values).all(axis=1))
        if not numbers.size:
            return None
        control = values[numbers] @ _to_bernstein().T
        noise = NOISE * float(np.max(np.abs(values[numbers])))
        return self._searched(numbers, control, noise)

    def _searched(self, numbers: npt.NDArray[np.intp], control: RealArray, noise: float) -> Lowest:
        low, width = np.zeros(len(numbers)), 1.0
        best, cell, share = math.inf, 0, 0.0
        for _ in range(DEEPEST):
            for end, place in ((0, low), (-1, low + width)):
                k = int(np.argmin(control[:, end]))
                if control[k, end] < best:
                    best, cell, share = float(control[k, end]), int(numbers[k]), float(place[k])
            hopeful = control.min(axis=1) < best - noise
            if not hopeful.any():
                break
            numbers, low, width = np.repeat(numbers[hopeful], 2), np.repeat(low[hopeful], 2), width / 2
            low[1::2] += width
            control = (control[hopeful] @ _halving().T).reshape(-1, NODES)
        return Lowest(best, self.at(cell, share))

    def turning(self, values: RealArray, chosen: npt.NDArray[np.bool_], kinks: RealArray) -> list[Lowest]:
        """Smallest values inside chosen cells, at which the quantity turns back; not those at kinks, times (n,)."""
        allowed = np.repeat(chosen & np.isfinite(values).all(axis=1), NODES)
        flat = values.ravel()
        here = np.flatnonzero((flat[1:-1] < flat[:-2]) & (flat[1:-1] <= flat[2:])) + 1
        around = self.times.ravel()[here[:, None] + (-1, 1)]
        kept = allowed[here - 1] & allowed[here] & allowed[here + 1]
        kept &= ~((around[:, :1] <= kinks) & (kinks <= around[:, 1:])).any(axis=1)
        lowest = here[kept][np.argsort(flat[here[kept]])][:FOLLOWED]
        return [self._turn(values, int(k)) for k in lowest]

    def _turn(self, values: RealArray, node: int) -> Lowest:
        """The smallest value between the neighbours of a node."""
        cell, k = divmod(node, NODES)
        shares = [0.0, *_shares().tolist(), 1.0][k : k + 3 : 2]
        start, end = (self.at(cell, share) for share in shares)
        inside = _basis(shares[0] + (shares[1] - shares[0]) * _shares()) @ _to_bernstein() @ values[cell]
        control = (_to_bernstein() @ inside)[None]
        part = Cells(np.array([start]), np.array([end]))
        return part._searched(np.zeros(1, dtype=np.intp), control, NOISE * float(np.max(np.abs(inside))))


def cells_of(trajectory: Trajectory, further: RealArray) -> Cells:
    """The steps of a dense trajectory, divided at further times."""
    parts = [segment.polynomials for segment in trajectory.segments if segment.polynomials is not None]
    low, high = sorted((float(trajectory.start), float(trajectory.end)))
    steps = [np.append(part.starts, part.end).astype(float) for part in parts]
    ends = np.sort(np.clip(np.concatenate([*steps, further, [low, high]]), low, high))
    kept = np.concatenate([[True], np.diff(ends) > SHORTEST * (high - low)])
    ends = ends[kept]
    return Cells(ends[:-1], ends[1:])


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
