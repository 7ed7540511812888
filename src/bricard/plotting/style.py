"""The look of all plots: bricard.mplstyle, applied while a plot is made and nowhere else."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from functools import cache, wraps
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import matplotlib
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import LogFormatterSciNotation, LogLocator, NullLocator, ScalarFormatter

P = ParamSpec("P")
R = TypeVar("R")

SHEET = Path(__file__).with_name("bricard.mplstyle")
WIDTH, HEIGHT, ROW = 6.4, 3.6, 1.7  # inches: of a figure, and of one of several panels
INK, FAINT = "#333333", "#999999"
MARKER = {"linestyle": "", "clip_on": False, "zorder": 3}


@cache
def look() -> Any:
    """The settings of the style sheet."""
    return matplotlib.rc_params_from_file(SHEET, use_default_template=False)


def styled(make: Callable[P, R]) -> Callable[P, R]:
    """The function, drawing in the package's look; the user's own settings are back afterwards."""

    @wraps(make)
    def inside(*args: P.args, **kwargs: P.kwargs) -> R:
        with matplotlib.rc_context(look()):
            return make(*args, **kwargs)

    return inside


class Plot(Figure):
    """A figure that shows itself in a notebook as the value of a cell, without a word to matplotlib before."""

    def _repr_png_(self) -> tuple[bytes, dict[str, int]]:
        """At twice the resolution, for sharp screens, and the size in which it is shown."""
        content = io.BytesIO()
        width, height = (round(size) for size in self.get_size_inches() * self.dpi)
        styled(self.savefig)(content, format="png", dpi=2 * self.dpi)
        return content.getvalue(), {"width": width, "height": height}


class PlainNumbers(ScalarFormatter):
    """Numbers along an axis as plain text, which is set far sooner than formulas; a power of ten is one."""

    def __init__(self) -> None:
        super().__init__(useMathText=False)

    def get_offset(self) -> str:
        """The power of ten."""
        self.set_useMathText(True)
        text: str = super().get_offset()
        self.set_useMathText(False)
        return text


def _numbered(axes: Axes) -> Axes:
    """The axes with plain numbers."""
    axes.xaxis.set_major_formatter(PlainNumbers())
    axes.yaxis.set_major_formatter(PlainNumbers())
    return axes


def figure(rows: int = 1, heights: Sequence[float] | None = None, height: float | None = None) -> tuple[Figure, Any]:
    """A figure and its panels, one above the other with a common time axis."""
    size = (WIDTH, height or (HEIGHT if rows == 1 else 0.5 + ROW * rows))
    made = Plot(figsize=size)
    panels = made.subplots(rows, 1, sharex=True, squeeze=False, height_ratios=heights)[:, 0]
    for panel in panels:
        _numbered(panel).tick_params(labelbottom=panel is panels[-1])
    return made, panels


def axes_for(ax: Axes | None, height: float = HEIGHT, width: float = WIDTH) -> tuple[Figure | Axes, Axes]:
    """What a plot returns and where it draws: the given axes, or a figure of its own and its only panel."""
    if ax is not None:
        return ax, ax
    made = Plot(figsize=(width, height))
    return made, _numbered(made.add_subplot())


def mark_ends(axes: Any, color: Any, *coordinates: Any) -> None:
    """A circle where a curve starts and a dot where it ends; coordinates x, y and in space z."""
    first, last = ([one[[end]] for one in coordinates] for end in (0, -1))
    axes.plot(*first, marker="o", color=color, markerfacecolor="white", markersize=6, **MARKER)
    axes.plot(*last, marker="o", color=color, markersize=5, **MARKER)


def logarithmic(axes: Axes) -> None:
    """A logarithmic y axis with about six labels, also where it spans less than a decade."""
    axes.set_yscale("log")
    low, high = axes.get_ylim()
    short = high < 100 * low
    axes.yaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0) if short else (1.0,), numticks=6))
    axes.yaxis.set_minor_locator(NullLocator())
    if short:
        axes.yaxis.set_major_formatter(LogFormatterSciNotation(minor_thresholds=(np.inf, np.inf)))


def positive(values: Any) -> Any:
    """Absolute values for a logarithmic axis, on which zeros are gaps."""
    sizes = np.abs(np.asarray(values, dtype=float))
    return np.where(sizes > 0, sizes, np.nan)


def legend(axes: Axes, title: str | None = None) -> None:
    """A legend above the axes, where it covers no curve."""
    handles, labels = axes.get_legend_handles_labels()
    longest = max((len(label) for label in labels), default=1)
    rows = -(-len(labels) // max(1, int(76 / (longest + 8))))
    columns = -(-len(labels) // max(rows, 1))
    axes.legend(handles, labels, loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=columns, title=title)
    if title:
        axes.get_legend()._legend_box.align = "left"  # type: ignore[union-attr]
