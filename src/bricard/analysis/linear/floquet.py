"""Floquet multipliers: what becomes of small deviations from a periodic motion within a period.

Along the motion deviations obey d(dx)/dt = F(t) dx, with dx among those that the constraints allow; F comes from the
equations of motion at each time. The monodromy matrix takes dx from the start to the end of a period.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.tangent import Tangent
from bricard.analysis.subject import mechanism_of
from bricard.arrays import ComplexArray, FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.still import without_watched
from bricard.checks import checked, finite_number
from bricard.errors import ModelError, OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.tabular import Row
from bricard.simulation import simulate

TOLERANCE = 1e-12
FINE = 1e-11  # of the deviations' integration
PERIODIC = 1e-6  # of the state: what may be missing after a period
MOST_STEPS, MOST_EVALUATIONS = 20_000, 30_000  # within a period
MARGIN = 1e-6  # above one: growth


@dataclass(frozen=True, eq=False, repr=False)
class Floquet(Findings):
    """Multipliers of a periodic motion, largest first.

    monodromy   of deviations in an orthonormal basis, in typical sizes
    missing     by how much the motion misses its start after the period, relative: the error of the motion itself
    """

    motion: Motion
    period: float
    multipliers: ComplexArray
    monodromy: FloatArray
    missing: float

    @property
    def stable(self) -> bool:
        """Whether no deviation grows; that along the motion stays."""
        return bool(np.all(np.abs(self.multipliers) <= 1 + MARGIN))

    @property
    def title(self) -> str:
        """Of what."""
        return (
            f"Floquet multipliers, period {self.period:.6g} s: {'no deviation grows' if self.stable else 'unstable'}"
        )

    @property
    def head(self) -> Row:
        """Columns."""
        return ["multiplier", "size", "exponent 1/s"]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """One row each."""
        sizes = np.abs(self.multipliers).tolist()
        return [
            [f"{one:.8g}", size, float(np.log(max(size, 1e-300)) / self.period)]
            for one, size in zip(self.multipliers.tolist(), sizes, strict=True)
        ]

    @property
    def remarks(self) -> Sequence[str]:
        """How periodic the motion is."""
        return [f"After the period the motion misses its start by {self.missing:.1e}, relative."]


@checked(OptionError, but=("positions", "velocities"))
def floquet(
    model: Modelled,
    period: float,
    positions: Any = None,
    velocities: Any = None,
    *,
    coordinates: str = "natural",
) -> Floquet:
    """The Floquet multipliers of a periodic motion, which starts as `simulate` starts it.

    period   after which the motion, and its drives, repeat; whole turns of angles do not count
    """
    length = finite_number(period, "period", OptionError)
    if not length > 0:
        raise OptionError(f"period is {period!r}; it must be positive.")
    found = mechanism_of(model)
    begin = found.start.t0 if isinstance(found, Mechanism) else 0.0
    span = (begin, begin + length)
    motion = simulate(
        found, span, positions, velocities, coordinates=coordinates, tol=TOLERANCE, max_steps=MOST_STEPS
    )
    if not motion.success:
        raise ModelError(f"The motion did not reach the end of the period: {motion.message}")
    return _multipliers(motion, length)


def _multipliers(motion: Motion, period: float) -> Floquet:
    from scipy.integrate import solve_ivp

    system = without_watched(motion.mechanics)
    if system.switched or system.extras or motion.events:
        raise ModelError("Floquet multipliers need a smooth motion, without contacts, events and further variables.")
    states = _States(motion, Dynamics(system))
    missing = states.missing(period)
    if missing > PERIODIC:
        raise ModelError(
            f"The motion is not periodic: after {period:g} s it misses its start by {missing:.2g}, relative.\n"
            "  Give its period, and a start on the periodic motion."
        )
    N = states.at(motion.t[0]).N
    rows, columns = N.shape

    times = count(1)

    def rate(t: float, y: FloatArray) -> FloatArray:
        if next(times) > MOST_EVALUATIONS:
            raise ModelError(f"Deviations swing too often within {period:g} s.\n  Give the shortest period.")
        return (states.at(t).F @ y.reshape(rows, columns)).ravel()

    span = (float(motion.t[0]), float(motion.t[0]) + period)
    run = solve_ivp(rate, span, N.ravel(), method="DOP853", rtol=FINE, atol=FINE * 1e-2)
    monodromy = N.T @ run.y[:, -1].reshape(rows, columns)
    values = np.linalg.eigvals(monodromy).astype(complex)
    return Floquet(motion, period, values[np.argsort(-np.abs(values))], monodromy, missing)


@dataclass(frozen=True, eq=False)
class _States:
    """The states of a motion, with the tangents there."""

    motion: Motion
    dynamics: Dynamics

    def state(self, t: float) -> tuple[FloatArray, FloatArray]:
        """q and v."""
        names = list(self.dynamics.system.coordinates)
        values = np.asarray(self.motion([*names, *[f"{name}'" for name in names]], t), dtype=float)
        return values[: len(names)], values[len(names) :]

    def at(self, t: float) -> Tangent:
        """The tangent at a time, in units of one."""
        q, v = self.state(t)
        own = np.array(list(self.dynamics.system.parameters.values()), dtype=float)
        return Tangent(self.dynamics, np.ones(len(q)), t, q, v, own)

    def missing(self, period: float) -> float:
        """By how much the state differs after the period; whole turns do not count."""
        start = float(self.motion.t[0])
        (q0, v0), (q1, v1) = self.state(start), self.state(start + period)
        off = q1 - q0
        turns = np.round(off / (2 * np.pi)) * 2 * np.pi
        off = np.where(np.abs(off - turns) < np.abs(off), off - turns, off)
        sizes = [1 + float(np.max(np.abs(one), initial=0.0)) for one in (q0, v0)]
        gaps = [float(np.max(np.abs(one), initial=0.0)) for one in (off, v1 - v0)]
        return max(gap / size for gap, size in zip(gaps, sizes, strict=True))
