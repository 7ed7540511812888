"""Plots and the page of a mechanism over its drive."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.analysis.kinematics.results import Kinematics
from bricard.errors import SolutionError
from bricard.plotting.curves import labelled
from bricard.plotting.path import path
from bricard.plotting.style import INK, MARKER, figure, styled
from bricard.viewer.contents import Mark
from bricard.viewer.page import write_page

SAMPLES = 721


@styled
def plot_over(k: Kinematics, *names: str) -> Figure:
    """Names over the drive, a panel each; default what moves against the ground. Dotted lines are dead centres."""
    chosen = names or tuple(name for told, name in k.outputs.items() if told != k.over) or _components(k)
    made, panels = figure(len(chosen))
    s = np.linspace(k.s[0], k.s[-1], SAMPLES)
    over = k.along(k.over, s)
    for panel, name in zip(panels, chosen, strict=True):
        values = np.atleast_2d(k.along(name, s))
        for row, member in zip(values, k.motion.members(name), strict=True):
            panel.plot(over, row, label=member)
        for one in k.dead_centres:
            panel.axvline(one.over, color=INK, linewidth=0.6, linestyle=":")
        panel.set(ylabel=labelled(name, k.unit(name)))
        if len(values) > 1:
            panel.legend()
    panels[-1].set(xlabel=labelled(k.over, k.unit(k.over)))
    return made


def _components(k: Kinematics) -> tuple[str, ...]:
    """Of a mechanism where nothing but the drive turns about the ground: the components of its last point."""
    points = [name for name in k.motion.points if name[0].isupper()]
    return tuple(k.motion.members(points[-1])) if points else ()


@styled
def plot_curves(k: Kinematics, *points: str, ax: Axes | None = None) -> Figure | Axes:
    """The curves of points, with crosses at dead centres."""
    if not points:
        raise SolutionError("Which curve?\n  Name a point: k.plot_curve('P').")
    made = path(k.motion, *points, t=np.linspace(k.s[0], k.s[-1], SAMPLES), ax=ax)
    axes: Any = made.axes[0] if isinstance(made, Figure) else made
    for point in points:
        for one in k.dead_centres:
            axes.plot(*np.atleast_2d(k.along(point, np.array([one.s]))), marker="x", color=INK, **MARKER)
    return made


def page(k: Kinematics, target: Path, points: tuple[str, ...]) -> Path:
    """The mechanism on its way, with curves of points and dead centres marked."""
    marks = [Mark(one.s, f"dead centre of {one.of}") for one in k.dead_centres]
    known = [told if told in k.motion.names else name for told, name in k.outputs.items() if name != "t"]
    plots = [*known, *points]
    return write_page(k.motion, target, plots=plots or None, traces=list(points) or None, marks=marks)


DRAWINGS = {"over": plot_over, "curves": plot_curves, "page": page}
