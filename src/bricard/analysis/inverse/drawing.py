"""Plots of what a motion needs, and of where a point can be."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.analysis.inverse.dynamics import Inverse
from bricard.arrays import FloatArray
from bricard.errors import SolutionError
from bricard.plotting.curves import labelled
from bricard.plotting.style import axes_for, figure, styled

SAMPLES = 721


@styled
def plot_inverse(found: Inverse, *names: str) -> Figure:
    """Actuators, or names of the motion, over time, one panel each."""
    chosen = names or found.actuators
    made, panels = figure(len(chosen))
    t = np.linspace(found.motion.t[0], found.motion.t[-1], SAMPLES)
    for panel, name in zip(panels, chosen, strict=True):
        for row in np.atleast_2d(found(name, t)):
            panel.plot(t, row)
        panel.set(ylabel=labelled(name, found.unit(name)))
    panels[-1].set(xlabel=labelled("t", "s"))
    return made


@styled
def plot_places(places: FloatArray, ax: Axes | None = None) -> Figure | Axes:
    """Where a point can be, in the plane."""
    if places.shape[1] != 2:
        raise SolutionError("The places of a point in space are not plotted.\n  Take workspace.places.")
    made, axes = axes_for(ax, 4.8)
    axes.plot(*places.T, marker=".", markersize=2, linestyle="")
    axes.set(xlabel=labelled("x", "m"), ylabel=labelled("y", "m"))
    axes.set_aspect("equal", adjustable="datalim")
    return made
