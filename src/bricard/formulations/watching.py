"""What happens along a motion to constraints that were left out because they followed from others at the start."""

from __future__ import annotations

from dataclasses import replace

import casadi as ca
import numpy as np

from bricard.dae.structure import listed
from bricard.formulations.prepared import Prepared
from bricard.mechanics.system import MechanicalSystem
from bricard.results.motion import Motion

VIOLATED = 1e-6  # residual of a constraint, relative to the square of the mechanism's size
LOST = 0.01  # of the smallest singular value at the start


def watched(motion: Motion, ready: Prepared) -> Motion:
    """The motion; it has failed if a constraint that was left out does not hold, and says if one is missing."""
    if not ready.rank.redundant or not len(motion.t):
        return motion
    names = [one.name for one in ready.rank.redundant]
    every = {c.name: c.residual for c in ready.model.lagrangian.system().holonomic}
    allowed = VIOLATED * max(1.0, ready.size**2)
    off = np.abs(motion.values_of([every[name] for name in names], motion.t))  # (constraints, times)
    for name, violation in zip(names, off, strict=True):
        if violation.max(initial=0.0) > allowed:
            first = motion.t[int(np.argmax(violation > allowed))]
            message = (
                f"{motion.message}\n  But the constraint {name}, left out because it followed from others at the "
                f"start, does not hold from t = {first:.6g} on.\n  Start from another position."
            )
            return replace(motion, success=False, message=message)
    if motion.success or not _loses_rank(motion, ready):
        return motion
    message = (
        f"{motion.message.splitlines()[0]}\n  Left out, because redundant at the start: {listed(names)}. Without "
        "that the other constraints lose rank here.\n  Try other coordinates, or another start."
    )
    return replace(motion, message=message)


def _loses_rank(motion: Motion, ready: Prepared) -> bool:
    """Whether constraints that are independent at the start of a motion are nearly dependent at its end."""
    start, end = (_smallest_singular_value(motion, ready.system, float(t)) for t in motion.t[[0, -1]])
    return end < LOST * start


def _smallest_singular_value(motion: Motion, system: MechanicalSystem, t: float) -> float:
    """Of the constraints' Jacobian, rows scaled to length one."""
    rows = system.at_time([ca.densify(ca.jacobian(system.C, system.q))], t)
    q = [float(motion(name, t)) for name in system.coordinates]
    G = np.array(ca.Function("G", [system.q, system.p], rows)(q, list(system.parameters.values())))
    return float(np.linalg.svd(G / np.linalg.norm(G, axis=1)[:, None], compute_uv=False)[-1])
