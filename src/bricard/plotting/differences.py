"""A solution beside another one, or beside given values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.errors import SolutionError
from bricard.plotting.curves import (
    Curve,
    Curves,
    Reference,
    Times,
    check_inside,
    check_reference,
    components,
    curves,
    labelled,
    reference_curve,
    reference_names,
    sample_times,
    time_unit,
    unit_of,
    values_at,
)
from bricard.plotting.style import INK, MARKER, axes_for, figure, legend, logarithmic, positive, styled

CIRCLES: dict[str, Any] = {"marker": "o", "color": "C1", "markerfacecolor": "none", **MARKER}
SHOWN = 8  # errors in a plot that names none


@styled
def error(
    solution: Curves, reference: Reference, *names: str, t: Times = None, ax: Axes | None = None
) -> Figure | Axes:
    """Differences |solution - reference| over time, with the tolerance of the run.

    reference  another solution, or {name: (times, values)}
    names      default all that both have, without multipliers and energies; of many those that differ most
    """
    found = _names(solution, reference, names)
    differences = [_difference(solution, reference, name, t) for name in found]
    shown = differences
    if not names and len(found) > SHOWN:
        shown = sorted(differences, key=lambda one: -float(np.max(one.values, initial=0.0)))[:SHOWN]
    made, axes = axes_for(ax)
    style: dict[str, Any] = {"marker": ".", "markersize": 4} if isinstance(reference, Mapping) else {}
    for one in shown:
        axes.plot(one.t, positive(one.values), label=one.name, linewidth=0.9, **style)
    tolerance = solution.certificate.tolerance
    axes.axhline(tolerance, color=INK, linewidth=0.8, linestyle=(0, (1, 2)), label=f"tolerance {tolerance:.0e}")
    logarithmic(axes)
    units = {one.unit for one in shown}
    unit = units.pop() if len(units) == 1 else ""
    axes.set(xlabel=labelled("t", time_unit(solution)), ylabel=labelled("difference", unit))
    times = np.concatenate([one.t for one in shown])
    if times.size > 1:
        axes.set_xlim(times.min(), times.max())
    legend(axes, None if len(shown) == len(found) else f"the {SHOWN} largest of {len(found)}")
    return made


@styled
def compare(
    solution: Curves, other: Reference, *names: str, labels: tuple[str, str] = ("this", "other"), t: Times = None
) -> Figure:
    """Two solutions in a panel for every name; values given as {name: (times, values)} are circles."""
    found = _names(solution, other, names)
    made, panels = figure(len(found))
    for panel, curve in zip(panels, curves(solution, found, t), strict=True):
        second = reference_curve(other, curve.name, np.unique(curve.t))
        panel.plot(curve.t, curve.values, label=labels[0])
        if isinstance(other, Mapping):
            panel.plot(second.t, second.values, label=labels[1], **CIRCLES)
        else:
            panel.plot(second.t, second.values, label=labels[1], linewidth=1.6)
        panel.set(ylabel=labelled(curve.name, curve.unit), xlim=(curve.t.min(), curve.t.max()))
        panel.locator_params(axis="y", nbins=5)
    panels[-1].set_xlabel(labelled("t", time_unit(solution)))
    legend(panels[0])
    made.align_ylabels()
    return made


def _names(solution: Curves, reference: Reference, names: tuple[str, ...]) -> list[str]:
    check_reference(reference)
    found = [one for name in names for one in components(solution, name)] or reference_names(solution, reference)
    if not found:
        raise SolutionError(
            "The solution and the reference have no name in common.\n"
            "  Name what to compare, or give {name: (times, values)}."
        )
    return found


def _difference(solution: Curves, reference: Reference, name: str, t: Times) -> Curve:
    """|solution - reference|, at the reference's own times if those are all it has."""
    times = sample_times(solution, t)
    expected = reference_curve(reference, name, times)
    inside = (expected.t >= times.min()) & (expected.t <= times.max())
    if not inside.any():
        check_inside(solution, expected.t)
    found = values_at(solution, name, expected.t[inside])
    return Curve(name, unit_of(solution, name), expected.t[inside], np.abs(found - expected.values[inside]))
