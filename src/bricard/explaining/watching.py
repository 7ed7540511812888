"""What happens along a motion to constraints that were left out because they followed from others at the start.

In mechanisms so small that the integrator's own units may not see them, all constraints are watched.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import numpy as np

from bricard.arrays import RealArray
from bricard.assembly.prepared import TINY, Prepared
from bricard.dae.structure import listed
from bricard.dae.tangent import Direction, tangent_name
from bricard.errors import OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import in_dae_symbols
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


def check_tangents(trajectory: Trajectory, ready: Prepared) -> None:
    """An error where a constraint that was left out would not hold along a direction: there are no such motions."""
    if not ready.directions:
        return
    names = [one.name for one in ready.rank.redundant]
    complete = ready.model.system()
    residuals = sx.vertcat(
        sx.SX(0, 1), *[c.residual for c in (*complete.holonomic, *complete.velocity) if c.name in names]
    )
    for direction in ready.directions if names and len(trajectory.t) else ():
        column = partial(_changes, ready, residuals, direction)
        found = trajectory.evaluate_all(lambda dae, c=column: dae.column(c, "Tangents"), trajectory.t)  # type: ignore[misc]
        change, terms = np.abs(found[: len(names)]).max(axis=1), found[len(names) :].max(axis=1)
        opened = [name for name, one, most in zip(names, change, terms, strict=True) if one > VIOLATED * most]
        if opened:
            raise OptionError(
                f"The constraint {opened[0]} follows from others, but would not for other values of "
                f"'{direction.name}': the mechanism could not be put together, or comes apart.\n"
                "  Let what must fit be formulas of one parameter, or leave a joint out."
            )


def _changes(ready: Prepared, residuals: sx.SX, direction: Direction, t: sx.SX, x: Any, der: Any, p: Any) -> sx.SX:
    """How residuals change along a direction, and the sizes of the terms of that, with typical ones."""
    system = ready.system
    sizes = [abs(system.parameters[name] / rate) for name, rate in direction.parameters.items() if rate]
    typical = sx.SX(sx.DM(ready.typical[: system.size])) / (max(sizes, default=1.0) or 1.0)
    by = [sx.jacobian(residuals, one) for one in (system.q, system.v, system.p)]
    tangents = [x[tangent_name(direction.name, name)] for name in system.coordinates]
    rates = sx.SX(sx.DM([direction.parameters.get(name, 0.0) for name in system.parameters]))
    along = [sx.vertcat(*tangents), sx.vertcat(*[der(one) for one in tangents]), rates]
    slopes = in_dae_symbols(system, by, t, x, der, p)
    change = sum((sx.mtimes(slope, one) for slope, one in zip(slopes, along, strict=True)), sx.SX(0))
    terms = sum((sx.mtimes(sx.fabs(slope), sx.fabs(one)) for slope, one in zip(slopes, along, strict=True)), sx.SX(0))
    terms = terms + sx.mtimes(sx.fabs(slopes[0]), typical)
    return sx.vertcat(sx.densify(change), sx.densify(terms))


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

    found = np.abs(values_of(trajectory, system, values_and_terms, None, key))
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
