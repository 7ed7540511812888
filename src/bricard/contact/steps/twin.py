"""Moreau's time stepping in plain Python and NumPy: the twin of `src/steps/world.hpp`, where the scheme is explained.

It has the same methods, takes the same arrays, looks at all pairs of shapes, and is hundreds of times slower.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import numpy as np

from bricard.arrays import FloatArray, IntArray
from bricard.contact.steps.approach import OPEN, decide
from bricard.contact.steps.touches import Shape, Touch, touches

FEW = 200  # contacts: fewer than that may take as much work
SETTLED = 1e-2  # of velocities: what changes more by the last sweep has not settled
Key = tuple[int, int, int]  # two shapes, and the feature


class Contact:
    """A contact of a step: rows of normal and slip velocity on the six rates of its bodies, and its impulses."""

    def __init__(
        self, key: Key, touch: Touch, bodies: IntArray, levers: FloatArray, inverse: FloatArray, surface: float
    ) -> None:
        x, y = touch.normal
        self.bodies = bodies
        self.key, self.gap, self.normal, self.point, self.surface = key, touch.gap, touch.normal, touch.point, surface
        (ax, ay), (bx, by) = levers
        self.n = np.array([-x, -y, -(ax * y - ay * x), x, y, bx * y - by * x])
        self.t = np.array([y, -x, -(ax * x + ay * y), -y, x, bx * x + by * y])
        self.inverse = inverse
        self.soft_n, self.soft_t = float(self.n**2 @ inverse), float(self.t**2 @ inverse)
        self.before = self.slip_before = self.P = self.T = self.lasting = self.bias = self.part = 0.0
        self.friction, self.gain = 0.0, 0.0
        self.mate: Contact | None = None


class TwinWorld:
    """Bodies and shapes that step."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.q, self.v, self.inverse, self.force = (np.array(given[name]) for name in ("q", "v", "inverse", "force"))
        self._corners, self._measures, self._layout = given["corners"], given["measures"], given["layout"]
        self._laws, self._driven = given["laws"], given["driven"]
        self._h, self._tolerance, self._size = given["step"], given["tolerance"], given["size"]
        self._sweeps, self._count = given["sweeps"], 0
        self._contacts: list[Contact] = []
        self._pairs = [(a, b) for b in range(len(self._layout)) for a in range(b) if self._may(a, b)]
        self._pairs.sort()
        self.works = [0.0, 0.0, 0.0, 0.0]
        self.penetration, self.unsettled = 0.0, 0

    def _moves(self, body: int) -> bool:
        return bool(self.inverse[body, 0] > 0 or self.inverse[body, 2] > 0)

    def _may(self, a: int, b: int) -> bool:
        one, two = int(self._layout[a, 0]), int(self._layout[b, 0])
        may_touch = bool(self._laws[self._layout[a, 4], self._layout[b, 4], 0] >= 0)
        return one != two and (self._moves(one) or self._moves(two)) and may_touch

    def push(self, force: FloatArray) -> None:
        """Sets the forces on all bodies."""
        self.force = np.array(force)

    def look(self) -> None:
        """Finds what touches or overlaps now; nothing moves."""
        self._contacts = list(self._touching(self.q, np.zeros(len(self._layout)), 0.0))

    def advance(self, poses: FloatArray) -> None:
        """A step for each row of poses."""
        for pose in poses:
            self._step(pose.reshape(-1, 6))

    def contacts(self) -> FloatArray:
        """All contacts of the last step, see CONTACT in `running`."""
        rows = [
            [*c.key, *c.point, *c.normal, c.P, c.T, c.before, c.slip_before, c.gap, *self._rates(c, self.v)]
            for c in self._contacts
        ]
        return np.array(rows).reshape(-1, 14)

    # -- a step --------------------------------------------------------------------------------

    def _step(self, poses: FloatArray) -> None:
        h, middle, before = self._h, self.q + 0.5 * self._h * self.v, self.v.copy()
        middle[self._driven], before[self._driven] = poses[:, :3], poses[:, 3:]
        self.v = before.copy()
        rise = self.inverse * self.force
        last = {c.key: c for c in self._contacts}
        speeds = self._speeds(rise)
        self._contacts = list(self._touching(middle, speeds, h))
        for c in self._contacts:
            self._decide(c, before, rise, last)
        self.v = self.v + h * rise
        for c in self._contacts:
            self._push(c, c.P, c.T, self.v)
        self._sweep(rise)
        self._restrain(rise)
        self._account()
        self._move(before)
        self._count += 1

    def _speeds(self, rise: FloatArray) -> FloatArray:
        """Speeds that no point of a shape exceeds, with what they may gain in the step."""
        levers = np.hypot(*self._measures[:, 2:4].T) + self._measures[:, 4]
        u, a = self.v[self._layout[:, 0]], rise[self._layout[:, 0]]
        own, gained = (np.hypot(w[:, 0], w[:, 1]) + np.abs(w[:, 2]) * levers for w in (u, a))
        return np.asarray(own + self._h * gained)

    def _shape(self, number: int, q: FloatArray) -> Shape:
        body, first, corners, faces, _, hollow = self._layout[number].tolist()
        x, y, angle = q[body].tolist()
        c, s = math.cos(angle), math.sin(angle)
        places = self._corners[first : first + corners].tolist()
        at = [(x + c * u - s * w, y + s * u + c * w) for u, w in places]
        return Shape(at, faces, float(self._measures[number, 0]), bool(hollow), float(self._measures[number, 4]))

    def _touching(self, q: FloatArray, speeds: FloatArray, h: float) -> Iterator[Contact]:
        shapes = [self._shape(number, q) for number in range(len(self._layout))]
        for a, b in self._pairs:
            margin = float(h * (speeds[a] + speeds[b]) + 1e-3 * self._size) if h > 0 else 0.0
            found = [self._contact(a, b, touch, q) for touch in touches(shapes[a], shapes[b], margin)]
            if len(found) == 2:
                found[0].mate = found[1]
            yield from found

    def _contact(self, a: int, b: int, touch: Touch, q: FloatArray) -> Contact:
        bodies = self._layout[[a, b], 0]
        levers = np.array(touch.point) - q[bodies, :2]
        surface = float(self._measures[a, 1] + self._measures[b, 1])
        return Contact((a, b, touch.feature), touch, bodies, levers, self.inverse[bodies].ravel(), surface)

    def _rates(self, c: Contact, u: FloatArray) -> tuple[float, float]:
        """Of gap and slip."""
        rates = u[c.bodies].ravel()
        return float(c.n @ rates), float(c.t @ rates) + c.surface

    def _push(self, c: Contact, P: float, T: float, u: FloatArray) -> None:
        u[c.bodies] += (c.inverse * (P * c.n + T * c.t)).reshape(2, 3)

    def _decide(self, c: Contact, before: FloatArray, rise: FloatArray, last: dict[Key, Contact]) -> None:
        kinds = self._layout[list(c.key[:2]), 4]
        c.friction, restitution = self._laws[kinds[0], kinds[1]].tolist()
        c.before, c.slip_before = self._rates(c, before)
        c.gap -= 0.5 * self._h * c.before
        a, gain = self._rates(c, rise)[0], self._h * float(np.sum(np.hypot(*rise[c.bodies, :2].T)))
        c.gain = gain
        c.bias, c.part = decide(c.gap, c.before, a, gain, restitution, self._h, self._size)
        if (old := last.get(c.key)) is not None:
            c.P, c.T, c.lasting = old.P, old.T, old.P

    # -- impulses ------------------------------------------------------------------------------

    def _sweep(self, rise: FloatArray) -> None:
        scale = max((max(abs(c.before), abs(self._rates(c, rise)[0]) * self._h) for c in self._contacts), default=0.0)
        mates = {id(c.mate) for c in self._contacts if c.mate is not None}
        leading = [c for c in self._contacts if id(c) not in mates]
        change, most = 0.0, max(1 if self._count else 100, FEW // max(len(self._contacts), 1))
        for sweep in range(self._sweeps * most):
            ordered = reversed(leading) if sweep % 2 else leading
            change = max((self._relax(c) for c in ordered), default=0.0)
            if change <= self._tolerance * scale:
                return
        self.unsettled += change > SETTLED * scale

    def _restrain(self, rise: FloatArray) -> None:
        """Bodies that touch each other and gain energy rebound half as fast, then a quarter, then not at all."""
        for factor in (0.5, 0.5, 0.0):
            gaining = self._gaining(rise)
            if not gaining:
                return
            for c in gaining:
                c.bias *= factor
            self._sweep(rise)

    def _gaining(self, rise: FloatArray) -> list[Contact]:
        pushing = [c for c in self._contacts if c.P > 0]
        if not any(c.bias > 0 and c.friction > 0 for c in pushing):
            return []
        group = list(range(len(self.q)))
        carriers = [[body for body in c.bodies.tolist() if self._moves(body)] for c in pushing]
        for bodies in carriers:
            old, new = group[bodies[0]], group[bodies[-1]]
            group = [new if one == old else one for one in group]
        lost = dict.fromkeys(group, 0.0)
        for c, bodies in zip(pushing, carriers, strict=True):
            lost[group[bodies[0]]] += self._lost(c, rise) + c.P * (1e-6 * abs(c.before) + 0.05 * c.gain)
        pairs = zip(pushing, carriers, strict=True)
        return [c for c, bodies in pairs if c.bias > 0 and lost[group[bodies[0]]] < 0]

    def _lost(self, c: Contact, rise: FloatArray) -> float:
        gap_rate, slip = self._rates(c, self.v)
        a, along = self._rates(c, rise)
        more = (c.part - 0.5) * (c.P - min(c.P, c.lasting)) * self._h
        taken = c.P * 0.5 * (c.before + gap_rate) + c.T * 0.5 * (c.slip_before + slip)
        return float(more * (a + c.T / c.P * (along - c.surface)) - taken)

    def _relax(self, c: Contact) -> float:
        d = c.mate
        shared = float(c.n * c.inverse @ d.n) if d is not None else 0.0
        if d is None:
            return self._set(c, self._pressure(c), self._friction(c))
        det = c.soft_n * d.soft_n - shared**2
        if not det > 1e-9 * c.soft_n * d.soft_n:
            return max(self._set(one, self._pressure(one), self._friction(one)) for one in (c, d))
        change = max(self._set(one, one.P, self._friction(one)) for one in (c, d))
        r = self._rates(c, self.v)[0] - c.bias - c.soft_n * c.P - shared * d.P
        s = self._rates(d, self.v)[0] - d.bias - d.soft_n * d.P - shared * c.P
        P, Q = (shared * s - d.soft_n * r) / det, (shared * r - c.soft_n * s) / det
        if P < 0 or Q < 0:
            P, Q = max(0.0, -r / c.soft_n), 0.0
            if shared * P + s < 0:
                P, Q = 0.0, max(0.0, -s / d.soft_n)
        return max(change, self._set(c, P, c.T), self._set(d, Q, d.T))

    def _friction(self, c: Contact) -> float:
        limit = c.friction * c.P
        return min(max(c.T - self._rates(c, self.v)[1] / c.soft_t, -limit), limit)

    def _pressure(self, c: Contact) -> float:
        return max(0.0, c.P - (self._rates(c, self.v)[0] - c.bias) / c.soft_n)

    def _set(self, c: Contact, P: float, T: float) -> float:
        """Sets impulses; returns the change of velocity."""
        dP, dT = P - c.P, T - c.T
        c.P, c.T = P, T
        if dP or dT:
            self._push(c, dP, dT, self.v)
        return max(abs(dP) * c.soft_n, abs(dT) * c.soft_t)

    # -- works and positions -------------------------------------------------------------------

    def _account(self) -> None:
        for c in self._contacts:
            gap_rate, slip = self._rates(c, self.v)
            self.works[0] -= c.T * 0.5 * (c.slip_before + slip)
            self.works[1] -= c.P * 0.5 * (c.before + gap_rate)
            self.works[2] -= c.T * c.surface
            pushed = (c.P * c.n + c.T * c.t).reshape(2, 3)
            for body, push in zip(c.bodies, pushed, strict=True):
                if not self._moves(body):
                    self.works[2] -= float(push @ self.v[body])

    def _work(self, u: FloatArray) -> float:
        return float(np.sum(self._h * self.force * u))

    def _move(self, before: FloatArray) -> None:
        move = 0.5 * (before + self.v)
        for c in self._contacts:
            if (excess := c.P - min(c.P, c.lasting)) > 0:
                more = (c.part - 0.5) * excess
                self._push(c, more, more * c.T / c.P, move)
        so_far = self._work(move)
        self.works[1] += so_far - 0.5 * (self._work(before) + self._work(self.v))
        self._separate(move)
        self.works[3] += so_far - self._work(move)
        self.q = self.q + self._h * move

    def _separate(self, move: FloatArray) -> None:
        """Takes out of the displacement what would penetrate, and some of what has penetrated."""
        self.penetration = max([self.penetration, *[-c.gap for c in self._contacts]])
        pushes = {c: 0.0 for c in self._contacts if c.bias != OPEN}
        for _ in range(self._sweeps):
            worst = 0.0
            for c in pushes:
                least = 0.7 * c.gap if c.gap < 0 else 0.0
                end = c.gap + self._h * self._rates(c, move)[0] - least
                push = max(0.0, pushes[c] - end / (self._h * c.soft_n))
                change, pushes[c] = push - pushes[c], push
                self._push(c, change, 0.0, move)
                worst = max(worst, abs(change) * c.soft_n * self._h)
            if worst <= 1e-6 * self._size:
                return
