"""Time stepping of any mechanical system in its own coordinates: joints, drives, springs, contacts and dry friction.

    M (v+ - v) = h f - G^T L + R^T x,   G (v + v+)/2 = nu      all at the middle of the step
    R = [W; S]: gaps and slips, x: their impulses; the laws of `src/steps/world.hpp`

Joints are eliminated, and what is left, y = A x + c, is solved by sweeps over contacts and frictions. At the end
velocities are made to fit the joints where they are then. Between times coordinates are cubic polynomials with the
positions and velocities of both ends, and forces are impulses by the step.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.steps.approach import OPEN, Demand, decide
from bricard.contact.steps.equations import Equations, Moment
from bricard.contact.steps.sweeps import Friction, Sweeps
from bricard.errors import InitialValueError
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


def check_start(equations: Equations, start: State) -> None:
    """An error if a gap that always counts is negative at the start."""
    contacts, by_rate = equations.system.contacts, equations.by_rate.tolist()
    at = equations(*start, np.zeros(equations.joints))
    sizes = at.sizes @ np.abs(start.q) + np.abs(at.gaps)
    for contact, gap, size, clutch in zip(contacts, at.gaps, sizes, by_rate, strict=True):
        if not contact.windows and not clutch and gap < -OVERLAP * size:
            raise InitialValueError(
                f"The gap of '{contact.name}' is {gap:.4g} at the start.\n  Begin where it is open or closed."
            )


class Impulses(NamedTuple):
    """Of gaps and slips, and whether sweeps have settled them."""

    x: FloatArray
    settled: bool


class SystemSteps:
    """Steps of a system in NumPy: the twin of `src/steps/system.hpp`."""

    def __init__(self, equations: Equations, step: float, sweeps: int) -> None:
        system, self.h, self.sweeps = equations.system, step, sweeps
        self._equations = equations
        contacts, slips = len(system.contacts), self._equations.fixed.slips
        self._x = np.zeros(contacts + slips)
        self._by_rate = self._equations.by_rate.tolist()
        self._armed, self._sizes = np.zeros(contacts, dtype=bool), np.zeros(contacts)
        self._multipliers = np.zeros(equations.joints)
        self._first = True

    def __call__(self, state: State, end: float) -> Step:
        """The next one, to this time."""
        h, v = self.h, state.v
        at = self._equations(state.t + h / 2, state.q + h / 2 * v, v, self._multipliers)
        free = at.free_velocity(v, h)
        gaps = self._gaps(at, state)
        demands, present = self._demands(at, gaps, v, free - v)
        demands, (x, settled) = self._restrained(at, v, free, demands, present)
        lasting, self._x = np.minimum(self._x, x)[: at.count], x
        pushed = at.rows.T @ x
        after = free + at.response(pushed) if x.any() else free
        joints = at.joint_impulses(v, h, pushed)
        self._multipliers, self._first = joints / h, False
        move, added = self._move(at, v, after, gaps, demands, present, lasting)
        works = self._works(at, joints, v, after, added)
        found = State(end, state.q + h * move, after)
        if at.has_joints:
            joined, projected = self._equations(*found, self._multipliers).joined(after)
            found, joints = found._replace(v=joined), joints + projected
        normal, rubbing = x[: at.count], x[at.count :]
        return Step(found, joints, normal, rubbing, at.before.copy(), at.rates(after), gaps, works, settled)

    # -- contacts ------------------------------------------------------------------------------

    def _gaps(self, at: Moment, state: State) -> FloatArray:
        """At the start of the step; of clutches zero; infinite where windows exclude them or they are behind."""
        gaps = at.gaps - self.h / 2 * at.before[: at.count]
        gaps[self._equations.by_rate] = 0.0
        self._sizes = np.maximum(self._sizes, at.sizes @ np.abs(state.q) + np.abs(at.gaps))
        reach = self.h * at.sizes @ np.abs(state.v) + NEAR * self._sizes
        self._armed = at.within & (self._armed | (gaps >= -reach))
        gaps[~self._armed] = np.inf
        return gaps

    def _demands(
        self, at: Moment, gaps: FloatArray, v: FloatArray, change: FloatArray
    ) -> tuple[list[Demand], list[int]]:
        """What is demanded of each contact, and which may touch; `change`: of velocities if none does."""
        gains = at.sizes @ np.abs(change)
        fastest = 2 * (at.sizes @ np.abs(v) + gains) + np.abs(at.offsets[: at.count])
        near = gaps <= self.h * fastest + NEAR * self._sizes
        rows = zip(
            gaps.tolist(), at.before.tolist(), (at.normals @ change / self.h).tolist(), gains.tolist(),
            at.restitution.tolist(), self._sizes.tolist(), strict=False,
        )  # fmt: skip
        demands = [
            Demand(OPEN, 0.5) if not math.isfinite(gap)
            else Demand(0.0, 0.5) if by_rate
            else decide(gap, rate, a, gain, restitution, self.h, size)
            for by_rate, (gap, rate, a, gain, restitution, size) in zip(self._by_rate, rows, strict=True)
        ]  # fmt: skip
        return demands, np.flatnonzero(near).tolist()

    def _solve(self, at: Moment, free: FloatArray, demands: Sequence[Demand], present: Sequence[int]) -> Impulses:
        frictions = [rub for rub in at.frictions if rub.owner < 0 or rub.owner in present]
        if not present and not frictions:
            return Impulses(np.zeros(len(self._x)), True)
        found = Sweeps(at.delassus, at.rates(free), self._x)
        found.keep([*present, *(row for rub in frictions for row in rub.rows)])
        scale = np.abs(at.before).max() + np.abs(at.rows @ at.given).max() * self.h
        most = self.sweeps * (100 if self._first else 10)
        pressed = [(i, demands[i].bias) for i in present]
        found.run(pressed, self._limited(frictions), most, TOLERANCE * float(scale))
        return Impulses(found.x, found.settled)

    def _restrained(
        self, at: Moment, v: FloatArray, free: FloatArray, demands: list[Demand], present: Sequence[int]
    ) -> tuple[list[Demand], Impulses]:
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
        early = at.response(at.rows.T @ self._impacts(at, demands, x, np.minimum(self._x[: at.count], normal)))
        lost = self.h * at.forces @ early - x @ at.rates(0.5 * (v + after))
        gained = at.sizes @ np.abs(free - v)
        return bool(lost < -normal @ (1e-6 * np.abs(at.before[: at.count]) + 0.05 * gained))

    def _limited(self, frictions: Sequence[Friction]) -> list[Friction]:
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
        mean, added = 0.5 * (before + after), np.zeros(len(before))
        if self._x.any():
            added = at.response(at.rows.T @ self._impacts(at, demands, self._x, lasting))
        move = mean + added
        if at.has_joints:
            wanted = 0.5 * (at.G @ before + at.nu) - at.left / self.h
            move = move + at.joint_response(wanted - at.G @ move)
        held = [i for i in present if demands[i].bias != OPEN and not self._by_rate[i]]
        if held:
            move = move + self._separated(at, move, gaps, held)
        first, second = (float(self.h * at.forces @ one) for one in (added, move - mean - added))
        return move, (first, -second)

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
        W = at.normals[held]
        found = Sweeps(at.delassus[np.ix_(held, held)], W @ move + at.offsets[held], np.zeros(len(held)))
        least = np.where(gaps[held] < 0, -0.3 * gaps[held], -gaps[held]) / self.h
        found.run(list(enumerate(least.tolist())), [], self.sweeps, 1e-6 * float(np.max(self._sizes[held])) / self.h)
        return at.response(W.T @ found.x)

    def _works(
        self, at: Moment, joints: FloatArray, before: FloatArray, after: FloatArray, added: tuple[float, float]
    ) -> FloatArray:
        mean, x = 0.5 * (before + after), self._x
        done = -x * (at.rows @ mean + at.offsets)
        supplied = -float(x @ at.offsets) - float(joints @ at.nu)
        taken, put_in = self._equations.powers(at.t, at.q, mean)
        friction, impacts = done[at.count :].sum(), done[: at.count].sum() + added[0]
        return np.array([friction, impacts, supplied + self.h * put_in, self.h * taken, added[1]])
