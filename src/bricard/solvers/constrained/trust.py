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
    gradients = rhs.gradients(times, states)
    if not gradients.size:
        return None
    sizes = gradient_sizes(gradients)

    def at(t: float) -> float:
        return float(independence(rhs.gradients(np.array([t]), run.state_at(t)[None]), sizes)[0])

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
    t, n, rhs = run.t, run.system.size, run.right_hand_side
    apart = np.flatnonzero(np.diff(t))  # not where an action has changed the velocities
    if not len(apart):
        return None
    middles = (t[apart + 1] + t[apart]) / 2
    states, drawn = run.states_at(middles), run.accelerations_at(middles)
    rates = np.array([rhs(middle, y)[n : 2 * n] for middle, y in zip(middles, states, strict=True)])
    jumps = rhs.squares(middles, states, np.diff(t)[apart, None] * (drawn - rates))
    largest = np.fmax.reduce(rhs.squares(t, run.y, run.y[:, n : 2 * n]))
    leaps = np.flatnonzero(~(jumps <= LEAP**2 * largest))
    if not len(leaps):
        return None
    finding = "the velocities leap: the motion takes another branch, or is faster than the steps"
    return Doubt(float(middles[leaps[0]]), finding, "Choose constraints='direct', or a smaller step or tol.")


CHECKS = (_dead_centre, _singular, _leap)
