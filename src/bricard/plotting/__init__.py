"""Plots of solutions, made with matplotlib.

    from bricard.plotting import history, save
    save(history(sol, "A", "B.x'"), "motion.pdf")

Every plot takes a solution first and returns its figure, or the axes it was given (`ax`); nothing is shown, and no
setting of matplotlib stays changed. To add a plot: a function in a module of its own, and a line in PLOTS.
"""

from collections.abc import Callable
from typing import Any

from bricard.plotting.contacts import contact_forces, gaps, modes
from bricard.plotting.differences import compare, error
from bricard.plotting.drift import drift
from bricard.plotting.energy import energy
from bricard.plotting.files import save
from bricard.plotting.history import history
from bricard.plotting.mechanism import mechanism
from bricard.plotting.path import path
from bricard.plotting.phase import phase
from bricard.plotting.reactions import reactions
from bricard.plotting.spectrum import spectrum
from bricard.plotting.trust import steps, violations

PLOTS: dict[str, Callable[..., Any]] = {
    "history": history,
    "phase": phase,
    "path": path,
    "mechanism": mechanism,
    "energy": energy,
    "reactions": reactions,
    "modes": modes,
    "contact_forces": contact_forces,
    "gaps": gaps,
    "spectrum": spectrum,
    "compare": compare,
    "error": error,
    "violations": violations,
    "steps": steps,
}

__all__ = ["PLOTS", "drift", "save", *PLOTS]
