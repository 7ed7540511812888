"""Time stepping of any mechanical system in its own coordinates: joints, drives, springs, contacts and dry friction.

    M (v+ - v) = h f - G^T L + R^T x,   G (v + v+)/2 = nu      all at the middle of the step
    R = [W; S]: gaps and slips, x: their impulses; the laws of `src/steps/world.hpp`

Joints are eliminated, and what is left, y = A x + c, is solved by sweeps over contacts and frictions. At the end
velocities are made to fit the joints where they are then. Between times coordinates are cubic polynomials with the
positions and velocities of both ends, and forces are impulses by the step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.steps.approach import OPEN, Demand, decide
from bricard.contact.steps.equations import Equations, Moment
from bricard.contact.steps.sweeps import Friction, Sweeps
from bricard.errors import InitialValueError
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass

TOLERANCE = 1e-9
OVERLAP = 1e-6  # of its size: gaps that are less at the start are an error
NEAR = 1e-3  # of its size: a gap that is further behind its surface has come from elsewhere


class State(NamedTuple):
    """Where a system is."""

    t: float
    q: FloatArray
    v: FloatArray


@dataclass(frozen=True, eq=False)
class Step:
    """What a step has found.

    state                    at its end
    joints, normal, rubbing  impulses of joints, gaps and slips, in the order of the system
    before, after            rates of gaps and slips
    gaps                     at its start, infinite where windows exclude them
    works                    of friction, impacts, surfaces and drives, dampers; and what moving apart has added
    settled                  whether impulses have settled
    """

    state: State
    joints: FloatArray
    normal: FloatArray
    rubbing: FloatArray
    before: FloatArray
    after: FloatArray
    gaps: FloatArray
    works: FloatArray
    settled: bool


class SystemSteps:
    """Steps of a system."""

    def __init__(self, system: MechanicalSystem, step: float, sweeps: int) -> None:
        self.system, self.h, self.sweeps = system, step, sweeps
        self._equations = Equations(system)
        contacts, slips = len(system.contacts), self._equations.slips
        self._normal, self._rubbing = np.zeros(contacts), np.zeros(slips)
        self._armed, self._sizes = np.zeros(contacts, dtype=bool), np.zeros(contacts)
        self._multipliers = np.zeros(len(system.holonomic) + len(system.velocity))
        self._first = True

    def __call__(self, state: State) -> Step:
        """The next one."""
        h, v = self.h, state.v
        at = self._equations(state.t + h / 2, state.q + h / 2 * v, v, self._multipliers)
        free = at.free_velocity(v, h)
        gaps = self._gaps(at, state)
        demands = [self._demand(at, i, gaps[i], free - v) for i in range(len(gaps))]
        present = [i for i, gap in enumerate(gaps) if np.isfinite(gap) and self._may_touch(at, i, gap, free - v, v)]
        demands, solved = self._restrained(at, v, free, demands, present)
        lasting, self._normal, self._rubbing = self._normal, *solved.split(at.count)
        pushed = at.rows.T @ solved.x
        after = free + at.response(pushed)
        joints = at.joint_impulses(v, h, pushed)
        self._multipliers, self._first = joints / h, False
        move, added = self._move(at, v, after, gaps, demands, present, np.minimum(lasting, self._normal))
        rates = at.rates(v), at.rates(after)
        works = self._works(at, solved.x, joints, v, after) + np.array([0.0, added[0], 0.0, 0.0, added[1]])
        end, projected = self._joined(State(state.t + h, state.q + h * move, after))
        return Step(end, joints + projected, self._normal, self._rubbing, *rates, gaps, works, solved.settled)

    def check(self, start: State) -> None:
        """An error if a gap that always counts is negative at the start."""
        at = self._equations(start.t, start.q, start.v, self._multipliers)
        sizes = np.abs(at.normals) @ np.abs(start.q) + np.abs(at.gaps)
        for contact, gap, size, by_rate in zip(self.system.contacts, at.gaps, sizes, at.by_rate, strict=True):
            if not contact.windows and not by_rate and gap < -OVERLAP * size:
                raise InitialValueError(
                    f"The gap of '{contact.name}' is {gap:.4g} at the start.\n  Begin where it is open or closed."
                )

    def _joined(self, end: State) -> tuple[State, FloatArray]:
        """With velocities that joints allow where they are at the end, and the impulses for that."""
        if not len(self._multipliers):
            return end, self._multipliers
        at = self._equations(end.t, end.q, end.v, self._multipliers)
        joined = end.v + at.joint_response(at.nu - at.G @ end.v)
        return end._replace(v=joined), at.correction(end.v, at.nu)

    # -- contacts ------------------------------------------------------------------------------

    def _gaps(self, at: Moment, state: State) -> FloatArray:
        """At the start of the step; of clutches zero; infinite where windows exclude them or they are behind."""
        gaps = np.where(at.by_rate, 0.0, at.gaps - self.h / 2 * at.rates(state.v)[: at.count])
        self._sizes = np.maximum(self._sizes, np.abs(at.normals) @ np.abs(state.q) + np.abs(at.gaps))
        reach = self.h * np.abs(at.normals) @ np.abs(state.v) + NEAR * self._sizes
        self._armed = at.within & (self._armed | (gaps >= -reach))
        return np.where(self._armed, gaps, np.inf)

    def _demand(self, at: Moment, i: int, gap: float, change: FloatArray) -> Demand:
        if not np.isfinite(gap):
            return Demand(OPEN, 0.5)
        if at.by_rate[i]:
            return Demand(0.0, 0.5)
        rate, a = float(at.before[i]), float(at.normals[i] @ change) / self.h
        gain = float(np.abs(at.normals[i]) @ np.abs(change))
        return decide(float(gap), rate, a, gain, float(at.restitution[i]), self.h, float(self._sizes[i]))

    def _may_touch(self, at: Moment, i: int, gap: float, change: FloatArray, v: FloatArray) -> bool:
        fastest = np.abs(at.normals[i]) @ (2 * np.abs(v) + 2 * np.abs(change)) + abs(at.offsets[i])
        return bool(gap <= self.h * fastest + NEAR * self._sizes[i])

    def _solve(self, at: Moment, free: FloatArray, demands: Sequence[Demand], present: Sequence[int]) -> Sweeps:
        found = Sweeps(at.delassus, at.rows @ free + at.offsets, np.concatenate([self._normal, self._rubbing]))
        found.keep([*present, *(row for rub in at.frictions for row in rub.rows if rub.owner in (*present, -1))])
        frictions = [rub for rub in at.frictions if rub.owner in (*present, -1)]
        scale = float(sum(np.max(np.abs(one), initial=0.0) for one in (at.before, at.rows @ at.given * self.h)))
        most = self.sweeps * (100 if self._first else 10)
        found.run([(i, demands[i].bias) for i in present], self._limited(at, frictions), most, TOLERANCE * scale)
        return found

    def _restrained(
        self, at: Moment, v: FloatArray, free: FloatArray, demands: list[Demand], present: Sequence[int]
    ) -> tuple[list[Demand], Sweeps]:
        """Newton's law with friction may gain energy: then rebounds are half as fast, then a quarter, then none."""
        solved = self._solve(at, free, demands, present)
        for factor in (0.5, 0.5, 0.0):
            rubs = any(rub.owner >= 0 and rub.limit > 0 and demands[rub.owner].bias > 0 for rub in at.frictions)
            if not rubs or not self._gains(at, v, free, demands, solved.x):
                break
            demands = [one._replace(bias=one.bias * factor) if one.bias > 0 else one for one in demands]
            solved = self._solve(at, free, demands, present)
        return demands, solved

    def _gains(self, at: Moment, v: FloatArray, free: FloatArray, demands: Sequence[Demand], x: FloatArray) -> bool:
        """Whether impulses put in more energy than a step may be wrong by."""
        normal = x[: at.count]
        after = free + at.response(at.rows.T @ x)
        early = at.response(at.rows.T @ self._impacts(at, demands, x, np.minimum(self._normal, normal)))
        lost = self.h * at.forces @ early - x @ at.rates(0.5 * (v + after))
        gained = np.abs(at.normals) @ np.abs(free - v)
        return bool(lost < -normal @ (1e-6 * np.abs(at.before[: at.count]) + 0.05 * gained))

    def _limited(self, at: Moment, frictions: Sequence[Friction]) -> list[Friction]:
        """Dry friction by its impulse in a step."""
        return [rub if rub.owner >= 0 else rub._replace(limit=rub.limit * self.h) for rub in frictions]

    # -- positions and works -------------------------------------------------------------------

    def _move(
        self,
        at: Moment,
        before: FloatArray,
        after: FloatArray,
        gaps: FloatArray,
        demands: Sequence[Demand],
        present: Sequence[int],
        lasting: FloatArray,
    ) -> tuple[FloatArray, tuple[float, float]]:
        """The displacement by h, and the works of forces along what it has more than the mean velocity."""
        move = 0.5 * (before + after)
        x = np.concatenate([self._normal, self._rubbing])
        impact = at.response(at.rows.T @ self._impacts(at, demands, x, lasting))
        wanted = 0.5 * (at.G @ before + at.nu) - at.left / self.h
        joined = move + impact + at.joint_response(wanted - at.G @ (move + impact))
        held = [i for i in present if demands[i].bias != OPEN and not at.by_rate[i]]
        pressed = self._separated(at, joined, gaps, held)
        first, second = (float(self.h * at.forces @ one) for one in (impact, joined + pressed - move - impact))
        return joined + pressed, (first, -second)

    def _impacts(self, at: Moment, demands: Sequence[Demand], x: FloatArray, lasting: FloatArray) -> FloatArray:
        """What impulses of impacts move more than if they acted in the middle of the step."""
        normal = x[: at.count]
        parts = np.array([demand.part - 0.5 for demand in demands]) * (normal - lasting)
        share = np.divide(parts, normal, out=np.zeros(at.count), where=normal > 0)
        found = np.concatenate([parts, np.zeros(len(x) - at.count)])
        for rub in at.frictions:
            if rub.owner >= 0:
                rows = list(rub.rows)
                found[rows] = share[rub.owner] * x[rows]
        return found

    def _separated(self, at: Moment, move: FloatArray, gaps: FloatArray, held: Sequence[int]) -> FloatArray:
        """What pushes gaps open that would be negative at the end."""
        if not held:
            return np.zeros(len(move))
        W = at.normals[held]
        found = Sweeps(at.delassus[np.ix_(held, held)], W @ move + at.offsets[held], np.zeros(len(held)))
        least = np.where(gaps[held] < 0, -0.3 * gaps[held], -gaps[held]) / self.h
        found.run(list(enumerate(least.tolist())), [], self.sweeps, 1e-6 * float(np.max(self._sizes[held])) / self.h)
        return at.response(W.T @ found.x)

    def _works(
        self, at: Moment, x: FloatArray, joints: FloatArray, before: FloatArray, after: FloatArray
    ) -> FloatArray:
        mean = 0.5 * (before + after)
        rates = at.rows @ mean + at.offsets
        supplied = -float(x @ at.offsets) - float(joints @ at.nu)
        taken, put_in = self._equations.powers(at, mean)
        normal, rubbing = slice(0, at.count), slice(at.count, None)
        friction, impacts = -float(x[rubbing] @ rates[rubbing]), -float(x[normal] @ rates[normal])
        return np.array([friction, impacts, supplied + self.h * put_in, self.h * taken, 0.0])
