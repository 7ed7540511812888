"""What the NumPy twin keeps of its steps, an entry for each."""

from __future__ import annotations

from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.taylor.step import Step
from bricard.taylor.twin import TwinSeries

EVIDENCE = ("starts", "lengths", "dropped", "residuals", "hidden_residuals", "pivots", "defects")
POLYNOMIALS = ("coefficients", "output_coefficients")


class Records:
    """Evidence and polynomials of steps, and values at times that were asked for."""

    def __init__(self, series: TwinSeries, outputs: int) -> None:
        self._shapes = {
            "coefficients": (series.last_stage + series.levels, series.n),
            "output_coefficients": (series.last_stage + 1, outputs),
            "time_values": (series.levels, series.n),
        }
        self._lists: dict[str, list[Any]] = {name: [] for name in (*EVIDENCE, *POLYNOMIALS, "time_values")}

    def add(self, step: Step, dropped: int, series: TwinSeries, keep: bool) -> None:
        """A step, and its polynomials if they are kept."""
        values = (step.start, step.length, dropped, series.residual, series.hidden_residual, series.pivot, 0.0)
        for name, value in zip(EVIDENCE, values, strict=True):
            self._lists[name].append(value)
        if keep:
            self._lists["coefficients"].append(step.coefficients)
            self._lists["output_coefficients"].append(step.outputs)

    def take_back(self) -> None:
        """The last step."""
        for name in (*EVIDENCE, *POLYNOMIALS):
            if self._lists[name]:
                self._lists[name].pop()

    def change(self, name: str, value: float) -> None:
        """An entry of the last step."""
        self._lists[name][-1] = value

    def add_values(self, values: FloatArray) -> None:
        """Those at the next time that was asked for."""
        self._lists["time_values"].append(values)

    def arrays(self) -> dict[str, Any]:
        """All of it."""
        return {
            name: np.array(values, dtype=np.int32 if name == "dropped" else float).reshape(
                len(values), *self._shapes.get(name, ())
            )
            for name, values in self._lists.items()
        }
