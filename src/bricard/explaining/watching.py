"""What happens along a motion to constraints that were left out because they followed from others at the start.

In mechanisms so small that the integrator's own units may not see them, all constraints are watched.
"""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bricard.arrays import RealArray
from bricard.assembly.prepared import TINY, Prepared
from bricard.dae.structure import listed
from bricard.mechanics.dynamics import Dynamics
from bricard.results.motion import values_of
from bricard.results.solved import Verdict
from bricard.results.trajectory import Trajectory
from bricard.symbolic import sx

VIOLATED = 1e-6  # residual of a constraint, relative to its terms
VANISHING = 1e-6
PLACES = 10  # along the motion, at which the size of terms is looked at
LOST = 0.01  # of the smallest singular value at the start


def watched(verdict: Verdict, trajectory: Trajectory, ready: Prepared) -> Verdict:
    """The verdict; a failure if a constraint that was left out does not hold, and it says if one is missing."""
    names = [one.name for one in ready.rank.redundant]
    if not len(trajectory.t):
        return verdict
    complete = ready.model.system()
    every = {c.name: c.residual for c in (*complete.holonomic, *complete.velocity)}
    watched_ones = {name: every[name] for name in (every if ready.size < TINY else names)}
    if not watched_ones:
        return verdict
    off, terms = _along(trajectory, ready, watched_ones)
    allowed = VIOLATED * terms
    for name, violation, most in zip(watched_ones, off, allowed, strict=True):
        if violation.max(initial=0.0) > most:
            first = trajectory.t[int(np.argmax(violation > most))]
            why = ", left out because it followed from others at the start," if name in names else ""
            message = (
                f"{verdict.message}\n  But the constraint {name}{why} does not hold from t = {first:.6g} on.\n  "
                + ("Start from another position." if why else "Describe the mechanism in larger units.")
            )
            return Verdict(False, message)
    if not names or verdict.success or not _loses_rank(trajectory, ready):
        return verdict
    message = (
        f"{verdict.message.splitlines()[0]}\n  Left out, because redundant at the start: {listed(names)}. Without "
        "that the other constraints lose rank here.\n  Try other coordinates, or another start."
    )
    return Verdict(verdict.success, message)


def _along(trajectory: Trajectory, ready: Prepared, residuals: Mapping[str, sx.SX]) -> tuple[RealArray, RealArray]:
    """How far constraints are off, (constraints, times), and the size of their terms, (constraints,).

    That is what changes of the coordinates by their typical sizes make of them, at most. Residuals that vanish
    identically in these coordinates answer to none: for them the mechanism's size counts. Rates count as they are.
    """
    system, number = ready.system, len(residuals)
    typical = ready.typical[: system.size]
    key = "watched", *residuals, typical.tobytes()

    def values_and_terms() -> sx.SX:
        values = sx.vertcat(*residuals.values())
        by_q, by_v = (sx.fabs(sx.jacobian(values, one)) for one in (system.q, system.v))
        return sx.vertcat(values, sx.mtimes(by_q, sx.SX(sx.DM(typical))) + sx.mtimes(by_v, sx.fabs(system.v)))

    found = np.abs(values_of(trajectory, system, values_and_terms, trajectory.t, key))
    largest = found[number:, :: max(1, len(trajectory.t) // PLACES)].max(axis=1)
    least = VANISHING * min(1.0, ready.size**2)
    return found[:number], np.where(largest > least, largest, max(1.0, ready.size**2))


def _loses_rank(trajectory: Trajectory, ready: Prepared) -> bool:
    """Whether constraints that are independent at the start of a trajectory are nearly dependent at its end."""
    dynamics = Dynamics(ready.system)
    start, end = (_smallest_singular_value(trajectory, dynamics, float(t)) for t in trajectory.t[[0, -1]])
    return end < LOST * start


def _smallest_singular_value(trajectory: Trajectory, dynamics: Dynamics, t: float) -> float:
    """Of the constraints' Jacobian, rows scaled to length one."""
    names = dynamics.system.coordinates
    q, v = trajectory(names, t), trajectory([f"{name}'" for name in names], t)
    (G,) = dynamics.values("G", t=t, q=q, v=v)
    return float(np.linalg.svd(G / np.linalg.norm(G, axis=1)[:, None], compute_uv=False)[-1])
