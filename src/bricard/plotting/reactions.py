"""What joints and constraints exert, over time.

A joint exerts a force, in newtons and along the world's axes, on the last of its parts. A constraint C with the
multiplier lambda exerts the generalised force -lambda dC/dq; its multiplier has no unit that is known here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.arrays import RealArray
from bricard.errors import SolutionError
from bricard.plotting.curves import Curve, Curves, Times, as_name, curves, labelled, listed, sample_times, time_unit
from bricard.plotting.history import draw
from bricard.plotting.style import figure, styled
from bricard.reactions.joint_forces import joint_forces
from bricard.results.motion import Motion

MULTIPLIER = "lam."
POINTS = 800  # of a curve of joint forces, which take a system of equations each
Groups = dict[str, list[Curve]]


@styled
def reactions(solution: Curves, *names: str, t: Times = None, ax: Axes | None = None) -> Figure | Axes:
    """Forces of joints by component, a panel each, and multipliers of constraints.

    names  joints ("A") and constraints; default the size of the force in every joint, without joints all multipliers
    ax     axes to draw into, which then must do for all names
    """
    joints, constraints = joints_of(solution), constraints_of(solution)
    if not joints and not constraints:
        raise SolutionError("There are no reactions to plot: this solution has no constraints.")
    for name in map(as_name, names):
        if name not in joints and name not in constraints:
            raise SolutionError(
                f"'{name}' is not a joint or constraint of this solution.\n"
                f"  Joints: {listed(list(joints)) or 'none'}. Constraints: {listed(constraints) or 'none'}."
            )
    groups = _groups(solution, names, joints, constraints, t)
    if ax is not None and len(groups) > 1:
        raise SolutionError("One axes cannot show several joints.\n  Leave ax out for a panel each.")
    made, panels = (ax, [ax]) if ax is not None else figure(len(groups))
    for panel, (quantity, group) in zip(panels, groups.items(), strict=True):
        draw(panel, group)
        panel.set_ylabel(labelled(quantity, group[0].unit))
    panels[-1].set_xlabel(labelled("t", time_unit(solution)))
    return made


def joints_of(solution: Curves) -> Mapping[str, Sequence[str]]:
    """Joints with the parts that they join; none without a mechanism."""
    answers = getattr(solution, "reactions", None)
    if answers is None or not getattr(solution, "description", ""):
        return {}
    joints: Mapping[str, Sequence[str]] = answers.joints
    return joints


def constraints_of(solution: Curves) -> list[str]:
    """Names of the constraints that have a multiplier."""
    return [name.removeprefix(MULTIPLIER) for name in solution.names if name.startswith(MULTIPLIER)]


def _groups(
    solution: Curves, names: Sequence[str], joints: Mapping[str, Any], constraints: Sequence[str], t: Times
) -> Groups:
    """Curves by the quantity that they show."""
    groups: Groups = {}
    if not names and joints:
        groups["force in the joint"] = [
            Curve(name, "N", times, np.linalg.norm(force, axis=0))
            for name, (times, force) in _forces(solution, list(joints), t).items()
        ]
        return groups
    for name, (times, force) in _forces(solution, [name for name in names if name in joints], t).items():
        groups[f"force at {name}"] = [
            Curve(f"{name}.{letter}", "N", times, component)
            for letter, component in zip("xyz"[: len(force)], force, strict=True)
        ]
    chosen = [name for name in names or constraints if name not in joints]
    if chosen:
        found = curves(solution, [MULTIPLIER + name for name in chosen], t)
        quantity = "multiplier" if len(chosen) > 1 else f"multiplier of {chosen[0]}"
        groups[quantity] = [replace(one, name=one.name.removeprefix(MULTIPLIER)) for one in found]
    return groups


def _forces(solution: Curves, joints: Sequence[str], t: Times) -> dict[str, tuple[RealArray, RealArray]]:
    """Times and the force (dimension, times) of every joint, on the last part that it acts on."""
    if not joints:
        return {}
    times = sample_times(solution, t)
    if times.size > POINTS:
        times = np.linspace(times[0], times[-1], POINTS)
    forces = joint_forces(cast(Motion, solution), times)  # of all joints at once; only motions have joints
    parts = {joint: forces.parts_of(joint) for joint in joints}
    return {joint: (times, forces.on(found[-1], joint).force) for joint, found in parts.items() if found}
