"""What speaks against a run by an integrator of ODEs: its states, and the motion between them.

    torn          constraints are violated by as much as the mechanism is large
    dead centre   chosen independent coordinates do not determine the others
    singular      constraints depend on each other somewhere on the way, where several branches meet. With sigma the
                  smallest singular value of their scaled gradients, branches are about sigma^2 apart: constraints
                  that are violated by as much do not tell one from the other
    leap          velocities change between two states by more than the accelerations there account for: the motion
                  was drawn to another branch, or is faster than the states tell

All of it is geometry and physics of the states, so integrators need not know of it. To add a check: a function of a
run that returns a Doubt or None, and its place in CHECKS.
"""

from __future__ import annotations

import numpy as np

from bricard.mechanics.violations import NEARLY_SINGULAR, gradient_sizes, independence, lowest
from bricard.records import dataclass
from bricard.solvers.constrained.states import States

TORN = 0.5  # distance from a constraint, relative to the size; where that is not known, to the coordinates
LEAP = 0.1  # of the largest velocity, measured by kinetic energy


@dataclass(frozen=True)
class Doubt:
    """Where, what and what to do."""

    t: float
    finding: str
    remedy: str

    def __str__(self) -> str:
        return f"Near t = {self.t:.6g} {self.finding}: do not trust what follows.\n  {self.remedy}"


def doubt(run: States) -> Doubt | None:
    """The earliest doubt about a run, or none; where a mechanism has come apart, nothing else matters."""
    if len(run.t) < 2:
        return None
    with np.errstate(all="ignore"):
        if (torn := _torn(run)) is not None:
            return torn
        found = [one for one in (check(run) for check in CHECKS) if one is not None]
    return min(found, key=lambda one: abs(one.t - run.t[0]), default=None)


def _torn(run: States) -> Doubt | None:
    apart = np.flatnonzero(~(run.gaps <= TORN))
    if not len(apart):
        return None
    finding = "the constraints are violated by as much as the mechanism is large"
    return Doubt(float(run.times[apart[0]]), finding, "Take a smaller step or tol, or other constraints.")


def _dead_centre(run: States) -> Doubt | None:
    dead = np.flatnonzero(~(run.regularities > NEARLY_SINGULAR))
    if not len(dead):
        return None
    finding = "the independent coordinates do not determine the others (a dead centre)"
    return Doubt(float(run.times[dead[0]]), finding, "Choose others, or constraints='qr'.")


def _singular(run: States) -> Doubt | None:
    rhs, (times, states) = run.right_hand_side, run.watched_states
    gradients = np.array([rhs.gradients(t, y) for t, y in zip(times, states, strict=True)])
    if not gradients.size:
        return None
    sizes = gradient_sizes(gradients)

    def at(t: float) -> float:
        return float(independence(rhs.gradients(t, run.state_at(t))[None], sizes)[0])

    def is_singular(t: float, sigma: float) -> bool:
        nearest = int(np.argmin(np.abs(run.times - t)))
        return sigma <= NEARLY_SINGULAR or sigma**2 <= run.gaps[nearest]

    places = [t for t, sigma in lowest(times, independence(gradients, sizes), at) if is_singular(t, sigma)]
    if not places:
        return None
    first = min(places, key=lambda t: abs(t - times[0]))
    finding = "the constraints depend on each other (a singular position)"
    return Doubt(first, finding, "Choose constraints='direct'.")


def _leap(run: States) -> Doubt | None:
    t, n = run.t, run.system.size
    middles = (t[1:] + t[:-1]) / 2
    states, drawn = run.states_at(middles), run.accelerations_at(middles)
    jumps = np.zeros(len(middles))
    for i, (middle, y) in enumerate(zip(middles, states, strict=True)):
        if t[i + 1] == t[i]:  # an action has changed the velocities
            continue
        missing = (t[i + 1] - t[i]) * (drawn[i] - run.right_hand_side(middle, y)[n : 2 * n])
        jumps[i] = missing @ run.right_hand_side.masses(middle, y) @ missing
    masses = (run.right_hand_side.masses(s, y) for s, y in zip(t, run.y, strict=True))
    largest = max(y[n : 2 * n] @ M @ y[n : 2 * n] for M, y in zip(masses, run.y, strict=True))
    leaps = np.flatnonzero(~(jumps <= LEAP**2 * largest))
    if not len(leaps):
        return None
    finding = "the velocities leap: the motion takes another branch, or is faster than the steps"
    return Doubt(float(middles[leaps[0]]), finding, "Choose constraints='direct', or a smaller step or tol.")


CHECKS = (_dead_centre, _singular, _leap)
