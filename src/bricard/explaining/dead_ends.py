"""Why a mechanism cannot start or go on, in words of its parts: parts in line, drives too far, no mass.

At a dead centre the gradients G of the constraints lose rank. If they keep it without the drives, the linkage cannot
follow its drive. Points that constraints let move without any mass, n with G n = 0 and M n = 0, move undetermined.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, product

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared
from bricard.dae.structure import listed
from bricard.errors import BricardError, ModelError, NonAnalyticError, StructureError
from bricard.formulations.model import Model
from bricard.mechanics.dynamics import Dynamics
from bricard.records import dataclass
from bricard.results.solved import Verdict
from bricard.results.trajectory import Trajectory
from bricard.spec.expressions import number
from bricard.spec.names import is_point
from bricard.symbolic import sx

LOST = 0.01  # of the smallest singular value at the start
SINGULAR = 1e-9
NO_MASS = 1e-12  # of the largest
BLAMED = ("singular", "step size")  # words of messages about stops that a dead centre may explain
NOT_SMOOTH = ("singularity", "finite number")  # words of messages about stops that a force may explain
IN_LINE = 0.02  # sine of the angle between directions
MOVES = 1e-6  # of the largest component of a motion


@dataclass(frozen=True, eq=False)
class _Place:
    """A mechanism at a position: smallest singular values of its gradients, with and without drives."""

    ready: Prepared
    t: float
    q: FloatArray

    def gradients(self, *, drives: bool) -> FloatArray:
        """G, rows of length one."""
        s = self.ready.system
        kept = [drives or c.law is None for c in (*s.holonomic, *s.velocity)]
        G = self._value("G")[kept]
        sizes = np.linalg.norm(G, axis=1)
        return np.asarray(G / np.where(sizes > 0, sizes, 1.0)[:, None])

    def mass(self) -> FloatArray:
        """The mass matrix."""
        return self._value("M")

    def _value(self, name: str) -> FloatArray:
        system = self.ready.system
        return Dynamics(system).values(name, t=self.t, q=self.q, v=np.zeros(system.size))[0]

    def places(self) -> Mapping[str, FloatArray]:
        """All points."""
        s, world = self.ready.system, self.ready.model.world
        names = [name for name in world.node if is_point(name)]
        column = sx.vertcat(*[sx.SX(x) for name in names for x in world.point(name)])
        function = sx.Function("places", [s.q, s.p], s.at_time([sx.densify(column)], self.t))
        values = np.array(function(self.q, list(s.parameters.values()))).reshape(len(names), -1)
        return dict(zip(names, values, strict=True))

    def law(self, law: sx.SX) -> float:
        """The value of a drive's law."""
        s = self.ready.system
        return float(sx.Function("law", [s.p], s.at_time([law], self.t))(list(s.parameters.values())))


def explained_stop(verdict: Verdict, trajectory: Trajectory, ready: Prepared) -> Verdict:
    """Of a run that has stopped it says which parts are in line there, or which forces may be the reason."""
    found = _at_dead_centre(verdict, trajectory, ready)
    if found is not verdict or verdict.success or not any(word in verdict.message for word in NOT_SMOOTH):
        return found
    mechanism = ready.model.mechanism
    hints = [
        force.corner(name, lambda expression: number(expression, mechanism.parameters))
        for (_, name), force in mechanism.forces.items()
    ]
    return Verdict(False, "\n".join([verdict.message, *[f"  {hint}" for hint in hints if hint]]))


def _at_dead_centre(verdict: Verdict, trajectory: Trajectory, ready: Prepared) -> Verdict:
    """Of a run that has stopped where constraints lose rank it says which parts are in line there."""
    if verdict.success or not ready.system.holonomic or not any(word in verdict.message for word in BLAMED):
        return verdict
    start = _Place(ready, ready.start.t, ready.start.q)
    here = start
    if trajectory.end != trajectory.start and len(trajectory.t):
        q = np.array([float(trajectory[name][-1]) for name in ready.system.coordinates])
        here = _Place(ready, float(trajectory.t[-1]), q)
    if not np.all(np.isfinite(here.q)):
        return verdict
    left = _independence(here.gradients(drives=True))
    if left > max(SINGULAR, LOST * _independence(start.gradients(drives=True)) * (here is not start)):
        return verdict
    pairs = _in_line(ready.model, here.places())
    laws = {c.name: c.law for c in (*ready.system.holonomic, *ready.system.velocity) if c.law is not None}
    if laws and _independence(here.gradients(drives=False)) > left / LOST:
        return Verdict(False, _cannot_follow(here, pairs, laws))
    if not pairs:
        return verdict
    first, *rest = verdict.message.splitlines()
    return Verdict(False, "\n".join([first, f"  Here {pairs}: a singular position.", *rest]))


def _cannot_follow(here: _Place, pairs: str, laws: Mapping[str, sx.SX]) -> str:
    holonomic = {c.name for c in here.ready.system.holonomic}
    names = [name.removeprefix("drive.") for name in laws]
    at = [f"{n} = {here.law(law):.6g}" for n, (c, law) in zip(names, laws.items(), strict=True) if c in holonomic]
    where = f" at {listed(at)}" if at else ""
    why = f"{pairs}{where}" if pairs else f"this is a dead centre{where}"
    return (
        f"stopped at t = {here.t:.10g}, because {why}: the linkage cannot follow the drive of {listed(names)}.\n"
        "  Try: an end before this position, or a law that turns back before it."
    )


def explained_error(error: BricardError, ready: Prepared) -> BricardError:
    """An error at the start in words of the mechanism, if there are any."""
    if isinstance(error, NonAnalyticError):
        return error
    start = _Place(ready, ready.start.t, ready.start.q)
    G = start.gradients(drives=True)
    if len(G) and _independence(G) <= SINGULAR:
        pairs = _in_line(ready.model, start.places()) or "the constraints depend on each other"
        return StructureError(
            f"The start is a singular position: {pairs}, so accelerations and forces are not determined there.\n"
            "  Start a little beside this position."
        )
    moving = _without_mass(ready, start, G)
    if not moving:
        return error
    there = [b for b in ready.model.mechanism.bodies.values() if {b.name, *b.members} & {*moving}]
    light = [b.name for b in there if not b.mass]
    thin = [b.name for b in there if isinstance(b.inertia, tuple) and b.has_inertia and not any(b.inertia[0])]
    parts = f" ({listed(light)})" if light else ""
    remedy = f"Give a part there{parts} a mass, put a particle there, or hold it."
    if thin and not light:
        remedy = f"Give {listed(thin)} three principal inertias: one number I stands for a thin body, [0, I, I]."
    return ModelError(f"{listed(moving)} can move without moving a mass, so nothing determines how.\n  {remedy}")


def _without_mass(ready: Prepared, start: _Place, G: FloatArray) -> list[str]:
    """Points, vectors and quantities that constraints let move without any mass."""
    _, values, right = np.linalg.svd(G) if len(G) else (0, np.zeros(0), np.eye(ready.system.size))
    free = right[int(np.sum(values > SINGULAR)) :].T
    M = start.mass()
    if not free.shape[1] or not np.all(np.isfinite(M)):
        return []
    energies, motions = np.linalg.eigh(free.T @ M @ free)
    moves = np.abs(free @ motions[:, energies <= NO_MASS * max(np.abs(M).max(), 1e-300)]).max(axis=1, initial=0.0)
    names = [n for n, move in zip(ready.system.coordinates, moves, strict=True) if move > MOVES]
    return list(dict.fromkeys(name.rpartition(".")[0] or name for name in names))


def _independence(G: FloatArray) -> float:
    """The smallest singular value."""
    return float(np.linalg.svd(G, compute_uv=False)[-1]) if len(G) and len(G) <= G.shape[1] else float(not len(G))


def _in_line(model: Model, places: Mapping[str, FloatArray]) -> str:
    """Parts that share a point and lie in line with it: "AB and BC are in line"."""
    found = list(dict.fromkeys(_pairs(model, places)))
    return "; ".join(f"{first} and {second} are in line" for first, second in found[:3])


def _pairs(model: Model, places: Mapping[str, FloatArray]) -> Iterator[tuple[str, str]]:
    mechanism = model.mechanism
    joined = [p for p in places if len(mechanism.parts_with(p)) + mechanism.is_ground(p) > 1]
    for point in joined:
        for first, second in combinations(mechanism.parts_with(point), 2):
            ends = [
                [p for p in joined if p in mechanism.bodies[part].points and p != point] for part in (first, second)
            ]
            if any(_is_straight(places[a] - places[point], places[b] - places[point]) for a, b in product(*ends)):
                yield first, second


def _is_straight(u: FloatArray, v: FloatArray) -> bool:
    size = float(np.linalg.norm(u) * np.linalg.norm(v))
    along = float(u @ v) / size if size else 0.0
    return bool(1 - along**2 < IN_LINE**2)
