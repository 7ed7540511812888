"""One name over another."""

from __future__ import annotations

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.plotting.curves import Curves, Times, broken_curves, labelled, number
from bricard.plotting.style import axes_for, mark_ends, styled


@styled
def phase(solution: Curves, x: str, y: str, *, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """The curve (x, y), such as phase(sol, "A.x", "A.x'"); a circle is its start, a dot its end.

    Where a value jumps, at an impact, the curve ends and begins anew: no line is drawn across.
    """
    across, up = broken_curves(solution, [number(solution, name, "phase") for name in (x, y)], t)
    made, axes = axes_for(ax, 4.2)
    (line,) = axes.plot(across.values, up.values, label=f"{y} over {x}")
    mark_ends(axes, line.get_color(), across.values, up.values)
    axes.margins(0.05)
    axes.set(xlabel=labelled(x, across.unit), ylabel=labelled(y, up.unit))
    return made
