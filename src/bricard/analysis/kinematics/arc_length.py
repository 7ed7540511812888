"""A mechanism on its way: its motion with constant speed through all its positions, whatever drives it.

The system keeps its coordinates and constraints, and gets other masses and no forces:

    T = |q'|^2/2,  V = R = Q = 0,  C(q) = 0,  g(q, v) = 0

Nothing does work, so the speed |q'| stays one, and time is the arc length s. Where the drive comes to a dead centre,
its rate passes through zero and everything else goes on. Lengths are measured by a typical length of the mechanism.
Drives that are left, and all else that depends on time, stay as they are at the start.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared
from bricard.assembly.start import StartPoint
from bricard.errors import ModelError
from bricard.keeping import Kept
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import Constraint, MechanicalSystem
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.simulation import solve_prepared
from bricard.solvers.events import Event
from bricard.solvers.method import Method, Request
from bricard.symbolic import sx

RANK = 1e-9  # of the largest singular value: smaller ones are zero
LONGEST = 1000.0  # of an arc, in typical lengths
TOLERANCES = (1e-13, 1e-10)  # the second where singular positions must be stepped over


@dataclass(frozen=True, eq=False)
class Way:
    """A mechanism at a position, and the directions (freedoms, coordinates) in which it can go."""

    ready: Prepared
    directions: FloatArray

    def go(self, direction: FloatArray, coordinates: str, length: float, events: tuple[Event, ...]) -> Motion:
        """The motion from here over some length, with events."""
        names = self.ready.system.coordinates
        start = replace(self.ready.start, velocities=dict(zip(names, direction.tolist(), strict=True)))
        ready, request = replace(self.ready, start=start), Request(events=events)
        fine, coarse = (Method(coordinates, tol=tolerance) for tolerance in TOLERANCES)
        motion = solve_prepared(ready, (0.0, length), fine, request)
        return motion if motion.success else solve_prepared(ready, (0.0, length), coarse, request)

    def moved(self, motion: Motion, exact: dict[str, float], part: float = 1.0) -> tuple[Way, FloatArray]:
        """The same after a part of a motion, and the direction of the motion there; at its end values are exact."""
        system, s = self.ready.system, part * motion.t[-1]
        extras = [extra.name for extra in system.extras]
        values = {name: float(motion(name, s)) for name in (*system.coordinates, *extras)}
        values |= {name: value for name, value in exact.items() if name in extras and part == 1}
        direction = np.array([float(motion(f"{name}'", s)) for name in system.coordinates])
        return replace(self, ready=replace(self.ready, start=at(self.ready, values))), direction


def at(ready: Prepared, values: dict[str, float]) -> StartPoint:
    """The start of a prepared mechanism with other positions."""
    return replace(ready.start, t=0.0, positions={**ready.start.positions, **values})


def way_of(ready: Prepared) -> Way:
    """The way of a mechanism from its start."""
    system, scale = ready.system, np.asarray(ready.typical)[: ready.system.size]
    frozen = _frozen(system, ready.start.t)
    T = sx.SX(0)
    for number, size in enumerate(scale.tolist()):
        T = T + (frozen.v[number] / size) ** 2 / 2
    still = replace(
        frozen, T=T, V=sx.SX(0), R=sx.SX(0), Q=sx.SX.zeros(system.size), contacts=(), frictions=(), apart=None
    )
    ready = replace(ready, system=still, forms=Kept(), start=at(ready, {}))
    return Way(ready, directions(still, np.asarray(ready.start.q)[: system.size], scale))


def _frozen(system: MechanicalSystem, t: float) -> MechanicalSystem:
    """A system at a time: nothing depends on time, and no constraint moves."""
    if any(sx.depends_on(extra.residual, system.lam) for extra in system.extras):
        raise ModelError("The mechanism has variables that depend on forces, so it has no motion without them.")
    tables = [one for table in system.tables for one in (table.symbols, table.tau)]
    values = system.at_time(tables, t) if tables else []
    frozen = system.substituted([system.t, *tables], [sx.SX(t), *values])
    zero = sx.SX.zeros(system.size)
    velocity = tuple(
        replace(one, residual=one.residual - sx.substitute(one.residual, frozen.v, zero)) for one in frozen.velocity
    )
    return replace(frozen, holonomic=_lawless(frozen.holonomic), velocity=_lawless(velocity), tables=())


def _lawless(constraints: tuple[Constraint, ...]) -> tuple[Constraint, ...]:
    """Constraints that are no longer drives."""
    return tuple(replace(one, law=None) for one in constraints)


def directions(system: MechanicalSystem, q: FloatArray, scale: FloatArray) -> FloatArray:
    """The velocities of length one that the constraints allow at a position, (freedoms, coordinates)."""
    G = Dynamics(system).values("G", t=0.0, q=q, v=np.zeros(len(q)))[0] * scale
    if not len(G):
        return np.eye(len(q)) * scale
    _, sizes, rows = np.linalg.svd(G)
    rank = int(np.sum(sizes > RANK * sizes.max(initial=0.0)))
    return np.asarray(rows[rank:] * scale)
