"""How far a motion violates its constraints, and how far these are from depending on each other."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx

DENSE = 120  # constraints: singular values of more are found by sparse factorisations
ITERATIONS = 8
MOST_REFINED = 50  # low places that are looked at more closely
LOW = 1e-2
NEARLY_SINGULAR = 1e-4  # the built-in mechanisms stay above 5e-3; runs through a singular position come below 1e-6


@dataclass(frozen=True, eq=False)
class Violations:
    """Constraints of a system at times t; `values` (names, times) answers names at times, `rates` are those of q'."""

    system: MechanicalSystem
    t: FloatArray
    values: Callable[[Sequence[str], FloatArray], FloatArray]
    rates: tuple[str, ...]
    parameters: tuple[float, ...]

    @cached_property
    def position(self) -> FloatArray:
        """The largest |C| at each time."""
        return _largest(self._along(self._dynamics.function("position_level"), self.t))

    @cached_property
    def velocity(self) -> FloatArray:
        """The largest |G q' - nu| at each time."""
        return _largest(self._along(self._dynamics.function("velocity_level"), self.t))

    def lowest_independence(self) -> list[tuple[float, float]]:
        """Where the constraints come closest to depending on each other, between the times too, and how close."""
        gradients = self._along(self._gradients, self.t)
        sizes = self._sizes(gradients)

        def at(t: float) -> float:
            return float(self._independence(self._along(self._gradients, np.array([t])), sizes)[0])

        return lowest(self.t, self._independence(gradients, sizes), at)

    def _sizes(self, gradients: FloatArray) -> FloatArray:
        """See `gradient_sizes`."""
        rows, count = self._places[0], self._dynamics.G.shape[0]
        squares = np.array([np.bincount(rows, one**2, minlength=count) for one in gradients])
        largest = np.sqrt(squares.max(axis=0, initial=0.0))
        return np.where(largest > 0, largest, 1.0)

    def _independence(self, gradients: FloatArray, sizes: FloatArray) -> FloatArray:
        """See `independence`."""
        shape, (rows, columns) = self._dynamics.G.shape, self._places
        scaled = gradients / sizes[rows]
        if shape[0] > DENSE:
            return np.array([_smallest((one, self._places), shape) for one in scaled])
        full = np.zeros((len(scaled), *shape))
        full[:, rows, columns] = scaled
        return independence(full, np.ones(shape[0]))

    @cached_property
    def _places(self) -> tuple[IndexArray, IndexArray]:
        """Rows and columns of the entries of G that are not zero."""
        rows, columns = self._dynamics.G.sparsity().get_triplet()
        return np.array(rows, dtype=np.intp), np.array(columns, dtype=np.intp)

    @cached_property
    def _dynamics(self) -> Dynamics:
        return Dynamics(self.system)

    @cached_property
    def _gradients(self) -> sx.Function:
        """Those entries of G, column by column."""
        d = self._dynamics
        arguments = [d.t, d.q, d.v, d.z, d.a, d.lam, d.dz, d.p]
        return sx.Function("gradients", arguments, [sx.vertcat(sx.SX(0, 1), *d.G.nonzeros())])

    def _along(self, function: sx.Function, t: FloatArray) -> FloatArray:
        """Values (times, entries) of a function of the arguments of `Dynamics`."""
        s, own = self.system, Parameters(self.system, self.parameters)
        names = [*s.coordinates, *self.rates, *[extra.name for extra in s.extras]]
        q, v, z = np.split(self.values(names, t).T, [s.size, 2 * s.size], axis=1)
        return function.along(t[:, None], q, v, z, 0, 0, 0, own.along(t))[0]


def gradient_sizes(gradients: FloatArray) -> FloatArray:
    """The largest length of each of the gradients (times, constraints, coordinates), 1 where it is zero.

    Not the present length: at a singular position a gradient may vanish altogether.
    """
    largest = np.linalg.norm(gradients, axis=2).max(axis=0, initial=0.0)
    return np.where(largest > 0, largest, 1.0)


def independence(gradients: FloatArray, sizes: FloatArray | None = None) -> FloatArray:
    """Smallest singular value of gradients (times, constraints, coordinates), each relative to its size.

    1 without constraints, 0 where a gradient is not finite.
    """
    if not gradients.size:
        return np.ones(len(gradients))
    scaled = gradients / (gradient_sizes(gradients) if sizes is None else sizes)[:, None]
    finite = np.isfinite(scaled).all(axis=(1, 2), keepdims=True)
    scaled = np.where(finite, scaled, 0.0)
    if scaled.shape[1] > DENSE:
        return np.array([_smallest(one, one.shape) for one in scaled])
    squares = np.linalg.eigvalsh(scaled @ scaled.transpose(0, 2, 1))[:, 0]
    return np.asarray(np.sqrt(np.maximum(squares, 0.0)))


def _smallest(matrix: Any, shape: tuple[int, ...]) -> float:
    """The smallest singular value of a wide matrix with many zeros, by inverse iteration; 0 if it is not finite.

    matrix   all entries, or (entries, (rows, columns)) of those that are not zero
    """
    from scipy.sparse import csr_matrix
    from scipy.sparse.linalg import splu

    rows = csr_matrix(matrix, shape=shape)
    if not np.isfinite(rows.data).all():
        return 0.0
    vector = np.random.default_rng(0).standard_normal(shape[0])
    try:
        factors = splu((rows @ rows.T).tocsc())
    except RuntimeError:  # exactly singular
        return 0.0
    for _ in range(ITERATIONS):
        before = vector / np.linalg.norm(vector)
        vector = factors.solve(before)
    quotient = float(before @ vector) / float(vector @ vector)  # Rayleigh's
    return math.sqrt(max(quotient, 0.0))


def lowest(t: FloatArray, values: FloatArray, at: Callable[[float], float]) -> list[tuple[float, float]]:
    """Times and values of the lowest places of a positive function, of which `values` are samples.

    A function that vanishes between two samples goes down to the nearest of them by more than what is left there:
    only such samples are looked at more closely.
    """
    from scipy.optimize import minimize_scalar

    padded = np.concatenate([[np.inf], values, [np.inf]])
    left, right = padded[:-2] - values, padded[2:] - values
    steep = np.maximum(np.where(np.isfinite(left), left, 0.0), np.where(np.isfinite(right), right, 0.0)) >= values / 2
    places = np.flatnonzero((left >= 0) & (right >= 0) & (steep | (values < LOW)))
    found = [(float(t[i]), float(values[i])) for i in [int(np.argmin(values)), *places]]
    for i in places[np.argsort(values[places])][:MOST_REFINED].tolist():
        around = sorted((float(t[max(i - 1, 0)]), float(t[min(i + 1, len(t) - 1)])))
        if around[0] < around[1]:
            best = minimize_scalar(at, bounds=around, method="bounded", options={"xatol": 1e-7 * np.ptp(around)})
            found.append((float(best.x), float(best.fun)))
    return found


def _largest(rows: FloatArray) -> FloatArray:
    return np.asarray(np.abs(rows).max(axis=1, initial=0.0))
