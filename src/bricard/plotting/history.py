"""Names over time."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.errors import SolutionError
from bricard.plotting.curves import Curve, Curves, Times, curves, labelled, points, time_unit, unit_of
from bricard.plotting.style import figure, legend, styled
from bricard.results.names import is_main

NAMED = 3  # names on an axis, at most
PANELS = 6  # in a plot without names


@styled
def history(solution: Curves, *names: str, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """Names over time; those of one unit share a panel.

    names  numbers ("A.x", "theta'"), points for all their components ("A"); default a panel for every point
    t      None for the whole run, a pair (from, to) for a part of it, or the times to be drawn
    ax     axes to draw into, which then must do for all names
    """
    drawn = curves(solution, names or default_names(solution), t)
    groups = by_unit(drawn) if names or ax is not None else by_point(drawn)
    if ax is not None:
        if len(groups) > 1:
            units = ", ".join(unit or "none" for unit in groups)
            raise SolutionError(
                f"One axes cannot show names of different units: {units}.\n"
                "  Leave ax out for a panel each, or choose names of one unit."
            )
        draw(ax, drawn)
        ax.set_xlabel(labelled("t", time_unit(solution)))
        return ax
    made, panels = figure(len(groups))
    for panel, group in zip(panels, groups.values(), strict=True):
        draw(panel, group)
    panels[-1].set_xlabel(labelled("t", time_unit(solution)))
    made.align_ylabels()
    return made


def default_names(solution: Curves) -> list[str]:
    """What is drawn unasked: the first points; without any, numbers that are neither multipliers nor energies."""
    places = [name for name in points(solution) if unit_of(solution, f"{name}.x")] or points(solution)
    numbers = [name for name in solution.names if is_main(name) and not name.startswith("energy.")]
    return (places or numbers)[:PANELS]


def by_point(drawn: Sequence[Curve]) -> dict[str, list[Curve]]:
    """Curves by the point that they are components of; numbers stand alone."""
    groups: dict[str, list[Curve]] = {}
    for curve in drawn:
        groups.setdefault(curve.name.rpartition(".")[0] or curve.name, []).append(curve)
    return groups


def by_unit(drawn: Sequence[Curve]) -> dict[str, list[Curve]]:
    """Curves by unit, in the order of their first names."""
    groups: dict[str, list[Curve]] = {}
    for curve in drawn:
        groups.setdefault(curve.unit, []).append(curve)
    return groups


def draw(panel: Axes, group: Sequence[Curve]) -> None:
    """Curves of one unit, with the axis that says so and a legend where it is needed."""
    for curve in group:
        panel.plot(curve.t, curve.values, label=curve.name)
    times = group[0].t
    if times.size > 1:
        panel.set_xlim(times.min(), times.max())
    panel.set_ylabel(labelled(common_name([curve.name for curve in group]), group[0].unit))
    if len(panel.lines) > 1:
        legend(panel)


def common_name(names: Sequence[str]) -> str:
    """What an axis is called that shows these names: "A" for A.x and A.y, "x" for A.x to F.x, else all or none."""
    unique = list(dict.fromkeys(names))
    bases = {name.rpartition(".")[0] for name in unique}
    lasts = {name.rpartition(".")[2] for name in unique}
    primes = {"".join(c for c in last if c == "'") for last in lasts}
    if len(unique) > 1 and len(bases) == 1 and bases != {""} and len(primes) == 1:
        return bases.pop() + primes.pop()
    if len(unique) <= NAMED:
        return ", ".join(unique)
    return lasts.pop() if len(lasts) == 1 else "value"
