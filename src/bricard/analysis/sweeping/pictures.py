"""Plots of sweeps: lines, heat maps, families of curves over time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from matplotlib import colormaps
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.arrays import FloatArray
from bricard.checks import one_of
from bricard.errors import OptionError
from bricard.plotting.style import axes_for, legend, styled

MOST_LABELS = 8
COLOURS = colormaps["viridis"]


class Swept(Protocol):
    """What is drawn of a sweep; see `Sweep`."""

    @property
    def over(self) -> Mapping[str, FloatArray]: ...
    @property
    def grid(self) -> bool: ...
    @property
    def points(self) -> tuple[Mapping[str, float], ...]: ...
    @property
    def numbers(self) -> tuple[str, ...]: ...
    @property
    def t(self) -> FloatArray: ...
    def values(self, quantity: str) -> FloatArray: ...


@styled
def plot(sweep: Swept, quantity: str, kind: str | None, *, ax: Axes | None = None) -> Figure | Axes:
    """A quantity of a sweep."""
    values = sweep.values(quantity)
    usual = "lines" if quantity in sweep.numbers else "curves"
    if usual == "lines" and sweep.grid and len(sweep.over) == 2:
        usual = "heat"
    made, axes = axes_for(ax)
    KINDS[one_of(kind or usual, "kind", KINDS)](axes, sweep, quantity, values)
    return made


def _lines(axes: Axes, sweep: Swept, quantity: str, values: Any) -> None:
    """Over the first parameter, a line for each combination of the others; samples are dots."""
    _refuse(quantity not in sweep.numbers, f"'{quantity}' is a curve: use kind='curves'.")
    first, *others = sweep.over
    if not sweep.grid:
        axes.plot(sweep.over[first], values, "o", markersize=3)
    else:
        x, rows = sweep.over[first], values.reshape(len(values), -1).T
        points = [one for one in sweep.points if one[first] == x[0]]
        for number, (row, point) in enumerate(zip(rows, points, strict=True)):
            label = ", ".join(f"{name} = {point[name]:.4g}" for name in others)
            axes.plot(x, row, ".-", color=_colour(number, len(rows)), label=label or None)
        if others and len(rows) <= MOST_LABELS:
            legend(axes)
    axes.set_xlabel(first)
    axes.set_ylabel(quantity)


def _heat(axes: Axes, sweep: Swept, quantity: str, values: Any) -> None:
    """Over two parameters; grey where a point has failed."""
    right = quantity in sweep.numbers and sweep.grid and len(sweep.over) == 2
    _refuse(not right, "A heat map is of a number over a grid of two parameters.")
    (x, y), (xs, ys) = sweep.over, sweep.over.values()
    axes.set_facecolor("0.8")
    drawn = axes.pcolormesh(*_sorted(xs, ys, values), cmap=COLOURS, shading="nearest")
    axes.figure.colorbar(drawn, ax=axes, label=quantity)
    axes.set_xlabel(x)
    axes.set_ylabel(y)


def _sorted(xs: Any, ys: Any, values: Any) -> tuple[Any, Any, Any]:
    along, across = np.argsort(xs), np.argsort(ys)
    return xs[along], ys[across], values[np.ix_(along, across)].T


def _curves(axes: Axes, sweep: Swept, quantity: str, values: Any) -> None:
    """Over time, a curve for each point."""
    _refuse(quantity in sweep.numbers, f"'{quantity}' is a number: use kind='lines'.")
    rows = values.reshape(len(sweep.points), -1)
    for number, (t, row, point) in enumerate(zip(sweep.t, rows, sweep.points, strict=True)):
        label = ", ".join(f"{name} = {value:.4g}" for name, value in point.items())
        axes.plot(t, row, color=_colour(number, len(rows)), label=label)
    if len(rows) <= MOST_LABELS:
        legend(axes)
    axes.set_xlabel("t (s)")
    axes.set_ylabel(quantity)


def _colour(number: int, count: int) -> Any:
    return COLOURS(0.9 * number / max(count - 1, 1))


def _refuse(wrong: bool, why: str) -> None:
    if wrong:
        raise OptionError(why)


KINDS = {"lines": _lines, "heat": _heat, "curves": _curves}
