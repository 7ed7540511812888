"""Does a finer tolerance give a proportionally smaller error, all along the motion?

Expected: curves of error over time that lie below each other in the order of their tolerances, down to rounding.
The error is the thesis's (4.3.2): |q - q_ref| / |q_ref| in the Euclidean norm of the observed values, at the times of
the reference.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.pictures import DOCS, plotting, save
from bricard.problems import PROBLEMS, Problem
from bricard.results.motion import Motion

PICTURE = DOCS / "images" / "tolerance-proportionality.png"
SHOWN = ("mechanism0", "slidercrank", "copymachine", "bricard", "flyball", "fivelink")
TOLERANCES = (1e-6, 1e-8, 1e-10, 1e-12)
MARKERS = "os^D"
SHADES = (0.80, 0.55, 0.30, 0.0)  # of the colour map viridis: even steps of lightness, also in grey


def error_over_time(problem: Problem, motion: Motion) -> npt.NDArray[np.float64]:
    """Relative error at the reference's times after the start; below rounding it is shown as rounding."""
    reference = problem.reference
    expected = np.array([reference.values[name] for name in problem.observed])
    difference = np.linalg.norm(motion(problem.observed, reference.t) - expected, axis=0)
    return np.maximum(difference / np.linalg.norm(expected, axis=0), 1e-17)[1:]


def draw() -> Path:
    """Writes the picture."""
    plt = plotting()
    colours = [plt.get_cmap("viridis")(shade) for shade in SHADES]
    figure, panels = plt.subplots(2, 3, figsize=(8.0, 4.6), sharex=True, sharey=True, layout="constrained")
    for panel, name in zip(panels.flat, SHOWN, strict=True):
        problem = PROBLEMS[name]
        for tolerance, colour, marker in zip(TOLERANCES, colours, MARKERS, strict=True):
            motion = problem.simulate(tol=tolerance)
            errors = error_over_time(problem, motion)
            label = f"{tolerance:.0e}"
            panel.semilogy(problem.reference.t[1:], errors, color=colour, marker=marker, label=label)
        panel.set_title(problem.title)
    for panel in panels[-1]:
        panel.set_xlabel("t (s)")
    for panel in panels[:, 0]:
        panel.set_ylabel("relative error")
    panels[0, 0].set(xlim=(0, 10.3), xticks=(0, 5, 10), ylim=(1e-17, 1e-4), yticks=10.0 ** np.arange(-16, -3, 4))
    figure.legend(*panels[0, 0].get_legend_handles_labels(), title="tolerance", loc="outside right center")
    save(figure, PICTURE)
    return PICTURE
