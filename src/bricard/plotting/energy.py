"""Energies over time, and how well they balance."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.errors import SolutionError
from bricard.plotting.curves import Curves, Times, answers_between, labelled, sample_times, span, time_unit
from bricard.plotting.style import INK, figure, legend, logarithmic, positive, styled

STORED, WORKS = ("kinetic", "potential", "total"), ("dissipated", "friction", "impacts", "supplied")
WIDTHS = {"total": 2.0}


@styled
def energy(solution: Curves, *, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """Kinetic, potential and total energy, the work of dampers and forces where there is any, and the balance.

    The balance |E(t) - E(start) + dissipated + friction + impacts - supplied|, zero for an exact motion, has a panel
    of its own; given axes get the energies alone.
    """
    if getattr(solution, "energy", None) is None:
        raise SolutionError(
            "This solution has no energies: it is that of a DAE.\n"
            "  Energies come with simulate, for mechanisms and mechanical systems."
        )
    times = sample_times(solution, t)
    # The balance refers to the first time asked for, which has to be the start of the run.
    if answers_between(solution):
        asked = np.insert(times, 0, span(solution)[0])
    else:
        asked, times = solution.t, solution.t[1:]
    energies = solution.energy(asked)  # type: ignore[attr-defined]
    if ax is not None:
        _draw(ax, times, energies)
        ax.set_xlabel(labelled("t", time_unit(solution)))
        return ax
    made, (above, below) = figure(2, heights=(3, 1), height=4.4)
    _draw(above, times, energies)
    balance = positive(energies.balance[1:])
    below.plot(times, balance, color=INK, linewidth=0.8, linestyle="-")
    if np.isfinite(balance).any():
        logarithmic(below)
    below.set(xlabel=labelled("t", time_unit(solution)), ylabel="balance (J)")
    made.align_ylabels()
    return made


def _draw(axes: Axes, times: Any, energies: Any) -> None:
    works = [name for name in WORKS if np.any(getattr(energies, name))]
    for name in (*STORED, *works):
        axes.plot(times, getattr(energies, name)[1:], label=name, linewidth=WIDTHS.get(name, 1.3))
    axes.set(ylabel="energy (J)")
    axes.margins(x=0)
    legend(axes)
