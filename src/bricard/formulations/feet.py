"""Feet: where a curve is touched, or would be, as further variables of the motion; their values at a start."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import InitialValueError
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation
from bricard.symbolic.expressions import Scalar

ITERATIONS, CLOSE = 50, 1e-13


@dataclass(frozen=True, eq=False)
class Foot:
    """Variables with their equations; of the guesses the one with the least merit leads to their start."""

    names: tuple[str, ...]
    symbols: Sequence[sx.SX]
    residuals: Sequence[sx.SX]
    guesses: Sequence[tuple[Sequence[Scalar], Scalar]]

    def start(self, arguments: Sequence[sx.SX], values: Sequence[FloatArray]) -> dict[str, float]:
        """Their values where the arguments (time, coordinates, parameters) have these; by Newton's method."""
        places = sx.vertcat(*[sx.SX(one) for guess, _ in self.guesses for one in guess])
        merits = sx.vertcat(*[sx.SX(merit) for _, merit in self.guesses])
        tried, merit = Evaluation(arguments, [sx.densify(places), sx.densify(merits)]).dense(*values)
        foot = tried.reshape(len(self.guesses), -1)[int(np.argmin(merit))]
        own, residual = sx.vertcat(*self.symbols), sx.vertcat(*self.residuals)
        newton = Evaluation([own, *arguments], [sx.densify(residual), sx.densify(sx.jacobian(residual, own))])
        for _ in range(ITERATIONS):
            value, slope = newton.dense(foot, *values)
            step = np.linalg.solve(slope, value.ravel())
            foot = foot - step
            if np.abs(step).max() <= CLOSE * max(1.0, np.abs(foot).max()):
                return dict(zip(self.names, foot.tolist(), strict=True))
        raise InitialValueError(
            f"Where '{self.names[0]}' touches its curve at the start was not found.\n"
            "  Start nearer to the curve, or away from its centres of curvature."
        )
