"""What happens to contacts, over time: modes, forces, gaps."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Patch

from bricard.arrays import RealArray
from bricard.errors import SolutionError
from bricard.mechanics.contact_outputs import GAP
from bricard.mechanics.unilateral import normal_name
from bricard.plotting.curves import (
    Curves,
    Times,
    as_name,
    interrupted,
    labelled,
    sample_times,
    span,
    step_ends,
    time_unit,
    unit_of,
)
from bricard.plotting.history import PANELS
from bricard.plotting.style import INK, axes_for, figure, legend, styled
from bricard.results.contacts import Contact
from bricard.results.solution import Solution
from bricard.taylor.polynomials import Side

COLOURS = {
    "closed": "#0072B2",
    "stick": "#009E73",
    "slip": "#E69F00",
    "slip+": "#E69F00",
    "slip-": "#D55E00",
}
FORCES = {1: ("N",), 2: ("N", "T"), 3: ("N", "T.x", "T.y")}
BAR, ROW = 0.62, 0.32  # height of a bar, in rows; of a row in inches


@styled
def modes(solution: Curves, *names: str, ax: Axes | None = None) -> Figure | Axes:
    """A bar for each contact, coloured by its mode where it is closed; lines across it are impacts.

    names  contacts; default all of them
    """
    chosen = contacts_of(solution, names)
    made, axes = axes_for(ax, 1.1 + ROW * len(chosen))
    seen: dict[str, Patch] = {}
    for row, contact in enumerate(chosen):
        for one in contact.intervals:
            if one.mode in COLOURS:
                bar = axes.barh(row, one.end - one.start, BAR, left=one.start, color=COLOURS[one.mode], linewidth=0)
                seen.setdefault(one.mode, Patch(color=bar[0].get_facecolor(), label=one.mode))
        times = [impact.t for impact in contact.impacts]
        axes.vlines(times, row - BAR / 2, row + BAR / 2, color=INK, linewidth=0.9)
    axes.set_yticks(range(len(chosen)), [contact.name for contact in chosen])
    axes.set(xlabel=labelled("t", time_unit(solution)), xlim=sorted(span(solution)), ylim=(len(chosen) - 0.5, -0.5))
    if seen:
        axes.legend(handles=[*seen.values()], loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=len(seen))
    return made


@styled
def contact_forces(solution: Curves, *names: str, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """Normal force N and friction T of each contact, a panel each; nothing is drawn across a jump.

    names  contacts; default the first ones
    """

    chosen = contacts_of(solution, names)[:PANELS]
    if ax is not None and len(chosen) > 1:
        raise SolutionError("One axes cannot show several contacts.\n  Leave ax out for a panel each.")
    made, panels = (ax, [ax]) if ax is not None else figure(len(chosen))
    times = sample_times(solution, t)
    ends = step_ends(solution, times)
    for panel, contact in zip(panels, chosen, strict=True):
        rows, before = _force_rows(contact, times, "right"), _force_rows(contact, times[ends], "left")
        moments, rows = interrupted(times, rows, ends, before)
        for name, curve in zip(FORCES[len(rows)], rows, strict=True):
            panel.plot(moments, curve, label=name)
        panel.set(ylabel=labelled(contact.name, unit_of(solution, normal_name(contact.gaps[0]))))
        panel.margins(x=0)
        legend(panel)
    panels[-1].set_xlabel(labelled("t", time_unit(solution)))
    return made


@styled
def gaps(solution: Curves, *names: str, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """How far contacts are open, in one panel.

    names  contacts; default the first ones that have a gap
    """
    chosen = [one for one in contacts_of(solution, names) if names or _has_gap(one)][:PANELS]
    if not chosen:
        raise SolutionError("No contact of this solution has a gap: they are friction in joints.")
    made, axes = axes_for(ax)
    times = sample_times(solution, t)
    for contact in chosen:
        axes.plot(times, contact.gap(times), label=contact.name)
    axes.axhline(0, color=INK, linewidth=0.6, linestyle="-")
    axes.margins(x=0)
    unit = unit_of(solution, f"{GAP}{chosen[0].gaps[0]}")
    axes.set(xlabel=labelled("t", time_unit(solution)), ylabel=labelled("gap", unit))
    legend(axes)
    return made


def contacts_of(solution: Curves, names: tuple[str, ...]) -> list[Contact]:
    """The named contacts of a solution, or all."""
    if not isinstance(solution, Solution) or not solution.contacts:
        raise SolutionError(
            "This solution has no contacts.\n  They come from Contacts, Limits, Cables, ... of a model."
        )
    return [solution.contact(as_name(name)) for name in names or solution.contacts]


def _force_rows(contact: Contact, times: RealArray, side: Side) -> RealArray:
    """N alone, or with one component of T or two, (rows, times)."""
    N, T = contact.force(times, side=side)
    rubs = max(len(contact.components(gap)) for gap in contact.gaps)
    return np.concatenate([N[None], np.atleast_2d(T)[:rubs]])


def _has_gap(contact: Contact) -> bool:
    try:
        contact.gap(contact.trajectory.t[:1])
    except SolutionError:
        return False
    return True
