"""What constraints exert, over time.

So far the multipliers lambda of the constraints: the constraint C exerts the generalised force -lambda dC/dq.
"""

from __future__ import annotations

from dataclasses import replace

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.errors import SolutionError
from bricard.plotting.curves import Curves, Times, curves, labelled, listed, time_unit
from bricard.plotting.history import draw
from bricard.plotting.style import HEIGHT, axes_for, styled

MULTIPLIER = "lam."


@styled
def reactions(solution: Curves, *constraints: str, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """The multipliers of constraints by name; default of all."""
    known = [name.removeprefix(MULTIPLIER) for name in solution.names if name.startswith(MULTIPLIER)]
    for name in constraints:
        if name not in known:
            raise SolutionError(
                f"'{name}' is no constraint of this solution.\n  Its constraints are {listed(known) or 'none'}."
            )
    if not known:
        raise SolutionError("There are no reactions to plot: this solution has no constraints.")
    drawn = curves(solution, [MULTIPLIER + name for name in constraints or known], t)
    made, axes = axes_for(ax, HEIGHT)
    draw(axes, [replace(one, name=one.name.removeprefix(MULTIPLIER)) for one in drawn])
    axes.set(xlabel=labelled("t", time_unit(solution)), ylabel="multiplier")
    return made
