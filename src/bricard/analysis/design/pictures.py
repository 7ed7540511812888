"""Plots of searches, fits and tolerances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.plotting.style import axes_for, legend, styled

if TYPE_CHECKING:
    from bricard.analysis.design.identify import Fit
    from bricard.analysis.design.optimise import Optimum
    from bricard.analysis.design.tolerances import Tolerances

SMALLEST = 1e-16  # what a violation of zero is drawn at


@styled
def history(optimum: Optimum, *, ax: Axes | None = None) -> Figure | Axes:
    """The objective over the iterations, and by how much equations and constraints are violated on the way."""
    made, axes = axes_for(ax)
    numbers, objective, violation = np.array(optimum.history).reshape(-1, 3).T
    axes.plot(numbers, objective, ".-", label=optimum.minimise)
    if np.all(objective > 0) and np.ptp(np.log10(objective)) > 2:
        axes.set_yscale("log")
    axes.set_xlabel("iteration")
    axes.set_ylabel(optimum.minimise)
    beside: Any = axes.twinx()
    beside.semilogy(numbers, np.maximum(violation, SMALLEST), ".--", color="0.6")
    beside.set_ylabel("violation", color="0.6")
    beside.grid(visible=False)
    return made


@styled
def distribution(found: Tolerances, *, ax: Axes | None = None) -> Figure | Axes:
    """How often values occur, with the nominal value and those at the corners."""
    made, axes = axes_for(ax)
    values = found.samples[np.isfinite(found.samples)]
    axes.hist(values, bins="auto", density=True, color="0.75")
    axes.axvline(found.value, label="nominal")
    for value in found.worst:
        axes.axvline(value, linestyle="--", color="0.3", label="corners" if value == found.worst[0] else None)
    axes.set_xlabel(found.quantity)
    axes.set_ylabel("density")
    legend(axes)
    return made


@styled
def fitted(fit: Fit, quantity: str, *, ax: Axes | None = None) -> Figure | Axes:
    """Measured values as dots, computed ones as lines."""
    made, axes = axes_for(ax)
    for run, residuals in zip(fit.runs, fit.residuals, strict=True):
        if quantity in run.values:
            (dots,) = axes.plot(run.t, run.values[quantity], ".", markersize=3, label=f"{run.name}, measured")
            seen = np.isfinite(residuals[quantity])
            computed = (run.values[quantity] - residuals[quantity])[seen]
            axes.plot(run.t[seen], computed, color=dots.get_color(), label="fit")
    axes.set_xlabel("t (s)")
    axes.set_ylabel(quantity)
    legend(axes)
    return made
