"""Plots of searches, fits and tolerances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.analysis.design.measurements import Measured
from bricard.analysis.design.programs import Step
from bricard.arrays import FloatArray
from bricard.plotting.style import axes_for, legend, styled

SMALLEST = 1e-16  # what a violation of zero is drawn at


@styled
def history(steps: Sequence[Step], text: str, *, ax: Axes | None = None) -> Figure | Axes:
    """The objective over the iterations, and by how much equations and constraints are violated on the way."""
    made, axes = axes_for(ax)
    numbers, objective, violation = np.array(steps).reshape(-1, 3).T
    axes.plot(numbers, objective, ".-", label=text)
    if np.all(objective > 0) and np.ptp(np.log10(objective)) > 2:
        axes.set_yscale("log")
    axes.set_xlabel("iteration")
    axes.set_ylabel(text)
    beside: Any = axes.twinx()
    beside.semilogy(numbers, np.maximum(violation, SMALLEST), ".--", color="0.6")
    beside.set_ylabel("violation", color="0.6")
    beside.grid(visible=False)
    return made


@styled
def distribution(
    samples: FloatArray, nominal: float, worst: tuple[float, float], text: str, *, ax: Axes | None = None
) -> Figure | Axes:
    """How often values occur, with the nominal value and those at the corners."""
    made, axes = axes_for(ax)
    values = samples[np.isfinite(samples)]
    axes.hist(values, bins="auto", density=True, color="0.75")
    axes.axvline(nominal, label="nominal")
    for value in worst:
        axes.axvline(value, linestyle="--", color="0.3", label="corners" if value == worst[0] else None)
    axes.set_xlabel(text)
    axes.set_ylabel("density")
    legend(axes)
    return made


@styled
def fitted(
    measured: Sequence[Measured],
    differences: Sequence[Mapping[str, FloatArray]],
    quantity: str,
    *,
    ax: Axes | None = None,
) -> Figure | Axes:
    """Measured values as dots, computed ones as lines."""
    made, axes = axes_for(ax)
    for run, residuals in zip(measured, differences, strict=True):
        if quantity in run.values:
            (dots,) = axes.plot(run.t, run.values[quantity], ".", markersize=3, label=f"{run.name}, measured")
            seen = np.isfinite(residuals[quantity])
            computed = (run.values[quantity] - residuals[quantity])[seen]
            axes.plot(run.t[seen], computed, color=dots.get_color(), label="fit")
    axes.set_xlabel("t (s)")
    axes.set_ylabel(quantity)
    legend(axes)
    return made
