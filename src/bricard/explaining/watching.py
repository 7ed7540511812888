"""What happens along a motion to constraints that were left out because they followed from others at the start.

In mechanisms so small that the integrator's own units may not see them, all constraints are watched.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bricard.assembly.prepared import Prepared
from bricard.dae.structure import listed
from bricard.mechanics.dynamics import Dynamics
from bricard.results.motion import values_of
from bricard.results.solved import Verdict
from bricard.results.trajectory import Trajectory

VIOLATED = 1e-6  # residual of a constraint, relative to its terms
VANISHING = 1e-6
TINY = 1e-6  # metres
PLACES = 10  # along the motion, at which the size of terms is looked at
LOST = 0.01  # of the smallest singular value at the start


def watched(verdict: Verdict, trajectory: Trajectory, ready: Prepared) -> Verdict:
    """The verdict; a failure if a constraint that was left out does not hold, and it says if one is missing."""
    names = [one.name for one in ready.rank.redundant]
    complete = Dynamics(ready.model.system())
    every = {c.name: c.residual for c in (*complete.system.holonomic, *complete.system.velocity)}
    watched_ones = list(every) if ready.size < TINY else names
    if not watched_ones or not len(trajectory.t):
        return verdict
    off = np.abs(
        values_of(trajectory, ready.system, [every[name] for name in watched_ones], trajectory.t)
    )  # (constraints, times)
    rows = [list(every).index(name) for name in watched_ones]
    allowed = VIOLATED * _terms(trajectory, ready, complete, rows)
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


def _terms(trajectory: Trajectory, ready: Prepared, dynamics: Dynamics, rows: list[int]) -> npt.NDArray[np.float64]:
    """What changes of the coordinates by their typical sizes make of some constraints, at most, (constraints,).

    Residuals that vanish identically in these coordinates answer to none: for them the mechanism's size counts. Rates
    count as they are.
    """
    typical = ready.typical[: ready.system.size]
    times = trajectory.t[:: max(1, len(trajectory.t) // PLACES)]
    terms = [_answers(trajectory, dynamics, float(t), typical)[rows] for t in times]
    largest = np.max(terms, axis=0)
    return np.where(largest > VANISHING * min(1.0, ready.size**2), largest, max(1.0, ready.size**2))


def _answers(
    trajectory: Trajectory, dynamics: Dynamics, t: float, typical: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """|dr/dq| times typical sizes and |dr/dv| times the rates, of all constraints r at a time of a trajectory."""
    C_q, g_q, C_v, g_v = _values(trajectory, dynamics, t, "C_q", "g_q", "C_v", "g_v")
    rates = _state(trajectory, dynamics, t, "'")
    return np.asarray(np.abs(np.vstack([C_q, g_q])) @ typical + np.abs(np.vstack([C_v, g_v])) @ np.abs(rates))


def _loses_rank(trajectory: Trajectory, ready: Prepared) -> bool:
    """Whether constraints that are independent at the start of a trajectory are nearly dependent at its end."""
    dynamics = Dynamics(ready.system)
    start, end = (_smallest_singular_value(trajectory, dynamics, float(t)) for t in trajectory.t[[0, -1]])
    return end < LOST * start


def _smallest_singular_value(trajectory: Trajectory, dynamics: Dynamics, t: float) -> float:
    """Of the constraints' Jacobian, rows scaled to length one."""
    (G,) = _values(trajectory, dynamics, t, "G")
    return float(np.linalg.svd(G / np.linalg.norm(G, axis=1)[:, None], compute_uv=False)[-1])


def _values(trajectory: Trajectory, dynamics: Dynamics, t: float, *names: str) -> list[npt.NDArray[np.float64]]:
    """Quantities of the equations at a time of a trajectory."""
    return dynamics.values(*names, t=t, q=_state(trajectory, dynamics, t), v=_state(trajectory, dynamics, t, "'"))


def _state(trajectory: Trajectory, dynamics: Dynamics, t: float, prime: str = "") -> npt.NDArray[np.float64]:
    return np.array([float(trajectory(f"{name}{prime}", t)) for name in dynamics.system.coordinates])
