"""What the certificate of a run says, over time: violations of the constraints, and the steps."""

from __future__ import annotations

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.plotting.curves import Curves, event_times, labelled, span, time_unit
from bricard.plotting.style import FAINT, axes_for, legend, logarithmic, positive, styled


@styled
def violations(solution: Curves, *, ax: Axes | None = None) -> Figure | Axes:
    """Largest residual of the constraints and of the hidden ones at the start of every step."""
    start, end = span(solution)
    certificate = solution.certificate
    made, axes = axes_for(ax)
    for name, residuals in (
        ("constraints", certificate.residuals),
        ("hidden constraints", certificate.hidden_residuals),
    ):
        axes.plot(certificate.t, positive(residuals), label=name, marker=".", markersize=3, linewidth=0.7)
    if any(np.any(one) for one in (certificate.residuals, certificate.hidden_residuals)):
        logarithmic(axes)
    axes.set(xlabel=labelled("t", time_unit(solution)), ylabel="largest residual", xlim=sorted((start, end)))
    legend(axes)
    return made


@styled
def steps(solution: Curves, *, ax: Axes | None = None) -> Figure | Axes:
    """Step sizes over time; grey lines are events."""
    start, end = span(solution)
    starts = np.asarray(solution.certificate.t, dtype=float)
    sizes = np.abs(np.diff(starts, append=end))
    taken = sizes > 0  # a restart after an event makes a step of length zero
    made, axes = axes_for(ax, 3.0)
    for time in event_times(solution):
        axes.axvline(time, color=FAINT, linewidth=0.6, linestyle="-")
    edges = np.append(starts[taken], end)
    heights = np.append(sizes[taken], sizes[taken][-1:])
    axes.plot(edges, heights, drawstyle="steps-post", linewidth=1.0, linestyle="-", label="step size")
    logarithmic(axes)
    unit = time_unit(solution)
    axes.set(xlabel=labelled("t", unit), ylabel=labelled("step size", unit), xlim=sorted((start, end)))
    return made
