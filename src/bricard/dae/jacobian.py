"""The system Jacobian J_ij = df_i/dx_j^(d_j-c_i), its values at scattered points, and whether it is symmetric."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.partials import Entries, Indices
from bricard.records import dataclass
from bricard.symbolic import sx

if TYPE_CHECKING:
    from bricard.dae.formulas import Formulas

SAMPLE_SCALES = ((1.0, 1.0), (1e-6, 0.1), (1.0, 0.1), (1e-7, 0.02))  # of time and of all other values


@dataclass(frozen=True, eq=False)
class SystemJacobian:
    """Entries in the order of rows, then of columns; `entries` are their expressions, a column."""

    rows: Indices
    columns: Indices
    entries: sx.SX
    dae: Formulas

    @property
    def size(self) -> int:
        """Number of rows, and of columns."""
        return len(self.dae.variables)

    def samples(self, parameters: Sequence[float] | FloatArray) -> FloatArray:
        """The entries (samples, entries) at scattered points, where they are finite.

        parameters   the same for all samples, or (samples, parameters)

        Large and small values and times take turns, so that no exponential or fast oscillation hides the rank.
        """
        times, points = self._places
        found = self._function.along(times, np.array(parameters, dtype=float), points)[0]
        return found[np.isfinite(found).all(axis=1)]

    @cached_property
    def _places(self) -> tuple[FloatArray, FloatArray]:
        """Times (samples, 1) and points (samples, symbols)."""
        count = self._function.numel_in(2)
        times = [time_scale * _scattered(1, sample) for sample, (time_scale, _) in enumerate(SAMPLE_SCALES)]
        points = [scale * _scattered(count, sample) for sample, (_, scale) in enumerate(SAMPLE_SCALES)]
        return np.array(times), np.array(points)

    @cached_property
    def _factors(self) -> FloatArray:
        """Factors (samples, parameters) that scatter parameters."""
        count = len(self.dae.parameters)
        return np.array([0.8 + 0.4 * _scattered(count, sample) for sample in range(len(SAMPLE_SCALES))])

    @cached_property
    def dense_samples(self) -> FloatArray:
        """The matrix (count, n, n) at a few scattered points, for scattered values of the parameters."""
        values = np.array(list(self.dae.parameters.values()))
        samples = self.samples(np.where(values != 0, values, 1.0) * self._factors[0])
        result = np.zeros((len(samples), self.size, self.size))
        result[:, self.rows, self.columns] = samples
        return result

    def symmetrising_scale(self, parameters: Sequence[float]) -> FloatArray | None:
        """Factors s_i with s_i J_ij = s_j J_ji in all samples, hence everywhere (with probability one), or None."""
        if self._is_mirrored:
            return np.ones(self.size)
        given = np.array(parameters, dtype=float)
        zeros = (given == 0).tobytes()
        if zeros not in self._scales:
            self._scales[zeros] = self._scale_for(given)
        lasting, depends = self._scales[zeros]
        return self._scale_in(self.samples(given)) if depends else lasting

    @cached_property
    def _scales(self) -> dict[bytes, tuple[FloatArray | None, bool]]:
        """What was found by `_scale_for`, by the parameters that are zero."""
        return {}

    def _scale_for(self, parameters: FloatArray) -> tuple[FloatArray | None, bool]:
        """The factors for all parameters that are zero where these are, and whether they depend on the others.

        They do not if they are the same for samples that have parameters of their own.
        """
        around = parameters * self._factors
        lasting = self._scale_in(self.samples(around))
        return lasting, lasting is None and self._scale_in(self.samples(around[0])) is not None

    def _scale_in(self, samples: FloatArray) -> FloatArray | None:
        """Such factors for some samples."""
        if len(samples) < 2 or samples[:, self._mirror < 0].any():
            return None
        scale = np.ones(self.size)
        if self._is_symmetric(scale, samples):
            return scale
        scale = self._scale_at(samples[0])
        return scale if self._is_symmetric(scale, samples) else None

    @cached_property
    def _is_mirrored(self) -> bool:
        """Whether entries (i, j) and (j, i) are the same expressions, so that it is symmetric whatever they are."""
        *_, results = self._function.tape()
        return bool(np.all((self._mirror >= 0) & (results == results[self._mirror])))

    def _scale_at(self, sample: FloatArray) -> FloatArray:
        """Factors that make the entries on a spanning forest symmetric."""
        scale, values, mirrored = [0.0] * self.size, sample.tolist(), sample[self._mirror].tolist()
        columns, start = self.columns.tolist(), np.searchsorted(self.rows, np.arange(self.size + 1)).tolist()
        noise = 1e-15 * float(np.abs(sample).max())
        for root in range(self.size):
            pending = [] if scale[root] else [root]
            scale[root] = scale[root] or 1.0
            while pending:
                i = pending.pop()
                for k in range(start[i], start[i + 1]):
                    above, below, j = values[k], mirrored[k], columns[k]
                    if not scale[j] and abs(above) > noise and abs(below) > noise:
                        scale[j] = scale[i] * above / below
                        pending.append(j)
        return np.array(scale)

    def _is_symmetric(self, scale: FloatArray, samples: FloatArray) -> bool:
        """Whether the factors make all samples symmetric, to rounding."""
        values = scale[self.rows] * samples
        mirrored = np.where(self._mirror < 0, 0.0, scale[self.columns] * samples[:, self._mirror])
        sizes, first = np.abs(values), np.searchsorted(self.rows, np.arange(self.size))
        largest = np.maximum.reduceat(sizes.max(axis=0), first)  # every row has an entry, that of a transversal
        rounding = 1e-10 * np.minimum(sizes, np.abs(mirrored))  # none where the mirror image is missing
        rounding += np.where(mirrored != 0, 2e-16, 0.0) * np.maximum(largest[self.rows], largest[self.columns])
        return bool(np.all(np.abs(values - mirrored) <= rounding))

    @cached_property
    def _mirror(self) -> Indices:
        """The place of the entry (j, i) for each entry (i, j); -1 where it is missing."""
        keys, mirrored = self.rows * self.size + self.columns, self.columns * self.size + self.rows
        places = np.minimum(np.searchsorted(keys, mirrored), len(keys) - 1)
        return np.where(keys[places] == mirrored, places, -1)

    @cached_property
    def _function(self) -> sx.Function:
        dae = self.dae
        symbols = sx.vertcat(*dae.symbols.values(), *[shift.symbol for shift in dae.shifts])
        return sx.Function("entries", [dae.t, dae.p, symbols], [self.entries])


def jacobian_of(dae: Formulas, entries: Entries) -> SystemJacobian:
    """The system Jacobian of a DAE with these entries."""
    return SystemJacobian(entries.rows, entries.columns, entries.values, dae)


def _scattered(count: int, sample: int) -> FloatArray:
    """Numbers between 0.2 and 0.9 without any relation; unlike numpy.random they cost no import."""
    scattered = 43758.5453 * np.sin(12.9898 * np.arange(1, count + 1) + 78.233 * (sample + 1))
    return np.asarray(0.2 + 0.7 * (scattered % 1.0))
