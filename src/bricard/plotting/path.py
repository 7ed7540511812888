"""The way of points, in the plane and in space."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from bricard.errors import SolutionError
from bricard.plotting.curves import Curves, Times, curves, labelled, point, sample_times
from bricard.plotting.mechanism import draw
from bricard.plotting.scene import VIEW, Scene, is_point, scene
from bricard.plotting.style import FAINT, WIDTH, Plot, axes_for, mark_ends, styled

LEAST = 0.4  # shortest axis in space, as a part of the longest
ZOOM = 1.12


@styled
def path(
    solution: Curves, *points: str, t: Times = None, outline: str = "start", ax: Axes | None = None
) -> Figure | Axes:
    """The curves that points describe; a circle is the start, a dot the end.

    outline  "start" draws a mechanism faintly as it stands at the start, "none" leaves it out
    ax       in space axes with projection="3d"
    """
    if not points:
        raise SolutionError("path needs a point.\n  Write path(sol, 'A').")
    named = {name: point(solution, name, "path") for name in points}
    sizes = {len(members) for members in named.values()}
    if len(sizes) > 1:
        raise SolutionError("path cannot show points of the plane and of space together.\n  Make a plot of each.")
    times = sample_times(solution, t)
    space = sizes == {3}
    axes: Any
    made, axes = _space_axes(ax) if space else axes_for(ax, 4.8)
    found = _outline(solution, times) if outline == "start" else None
    if found is not None:
        (_sketch if space else _faint)(axes, found)
    for name, members in named.items():
        places = [one.values for one in curves(solution, members, times)]
        # Solid, because dashes of a way that is gone more than once fill each other; the names tell them apart.
        (line,) = axes.plot(*places, label=name, linestyle="-")
        mark_ends(axes, line.get_color(), *places)
        _name(axes, name, [one[0] for one in places], line.get_color())
    unit = next(iter(curves(solution, next(iter(named.values()))[:1], times[:1]))).unit
    axes.set(xlabel=labelled("x", unit), ylabel=labelled("y", unit))
    if space:
        axes.set(zlabel=labelled("z", unit))
        _equal_scales(axes)
    else:
        axes.margins(0.06)
        axes.set_aspect("equal", adjustable="datalim")
    return made


def _name(axes: Any, name: str, place: list[float], color: Any) -> None:
    """A point's name beside its start."""
    if len(place) == 3:
        axes.text(*place, f"  {name}", color=color, va="bottom", fontweight="bold")
    else:
        axes.annotate(name, place, (6, 5), textcoords="offset points", color=color, fontweight="bold")


def _outline(solution: Curves, times: Any) -> Scene | None:
    if getattr(solution, "picture", None) is None:
        return None
    return scene(solution, times[:1])


def _faint(axes: Axes, found: Scene) -> None:
    """The mechanism in the background."""
    extent = max(found.extent, float(np.ptp(axes.dataLim.get_points(), axis=0).max()) if axes.has_data() else 0)
    drawing = draw(found, extent)
    for artist in drawing.at(0):
        artist.set(alpha=0.25, zorder=1)
        axes.add_artist(artist)
    axes.update_datalim(found.bounds)


def _space_axes(ax: Any) -> tuple[Any, Any]:
    if ax is not None:
        if ax.name != "3d":
            raise SolutionError("A path in space needs axes in space.\n  Make them with projection='3d'.")
        return ax, ax
    made = Plot(figsize=(WIDTH, 5.2))
    made.set_layout_engine("none")  # the constrained layout does not know where axes in space end
    axes: Any = made.add_axes((0.02, 0.03, 0.9, 0.95), projection="3d", azim=VIEW[0], elev=VIEW[1])
    for axis in (axes.xaxis, axes.yaxis, axes.zaxis):
        axis.set_pane_color((1.0, 1.0, 1.0, 0.0))
    return made, axes


def _equal_scales(axes: Any) -> None:
    """Equal scales on the three axes of space; a short one is made longer, and has fewer labels."""
    limits = np.array([axes.get_xlim(), axes.get_ylim(), axes.get_zlim()])
    lengths = np.ptp(limits, axis=1)
    shown = np.maximum(lengths, LEAST * (lengths.max() or 1.0))
    limits = limits.mean(axis=1)[:, None] + 0.5 * shown[:, None] * np.array([-1.0, 1.0])
    axes.set(xlim=limits[0], ylim=limits[1], zlim=limits[2])
    axes.set_box_aspect(shown, zoom=ZOOM)
    for axis, length in zip((axes.xaxis, axes.yaxis, axes.zaxis), shown, strict=True):
        axis.set_major_locator(MaxNLocator(max(2, round(6 * length / shown.max()))))


def _sketch(axes: Any, found: Scene) -> None:
    """The bodies as faint lines in space."""
    for shape in found.picture.shapes:
        ends = np.array([found.world[name][0] for name in shape.members if is_point(name)])
        if len(ends) > 1:
            axes.plot(*ends.T, color=FAINT, alpha=0.6, linewidth=2.0, linestyle="-")
