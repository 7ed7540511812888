"""Ways from a solution to rooms above it: plots, pages, joint forces. They are imported when they are first used."""

from __future__ import annotations

from typing import Any

from bricard.checks import checked
from bricard.errors import SolutionError


def draw(kind: str, *arguments: Any, **options: Any) -> Any:
    """A plot of some kind (a name in bricard.plotting.PLOTS)."""
    from bricard.plotting import PLOTS

    return PLOTS[kind](*arguments, **options)


@checked(SolutionError)
def animation(solution: Any, height: int = 640, **options: Any) -> Any:
    """The animation, to be shown in a notebook or written to a page."""
    from bricard.viewer.notebook import Animation
    from bricard.viewer.page import page_text

    return Animation(page_text(solution, **options), height)


def joint_forces(motion: Any, times: Any) -> Any:
    """Forces in the joints of the mechanism that a motion belongs to."""
    from bricard.reactions.joint_forces import JointForces

    return JointForces.along(motion, times)
