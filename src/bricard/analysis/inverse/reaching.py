"""Positions of a mechanism at given values: exact where they can be reached, else the nearest.

r(q, w) = 0 are the given values w, C(q) = 0 the constraints. Newton's steps with the least motion go from a position
that is known to a near one, in smaller portions where that is needed, so that a mechanism stays put together in the
same way. Values that are out of reach: least |r|^2 with C = 0.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np
from scipy.optimize import minimize

from bricard.analysis.kinematics.bare import bare, placed, variables, without_motions
from bricard.arrays import FloatArray
from bricard.assembly.prepared import Prepared, prepare
from bricard.assembly.wanted import expression_of
from bricard.checks import did_you_mean
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.symbolic import sx

CLOSED = 1e-13  # relative: residuals below are zero
REACHED = 1e-9  # of a typical length
STEPS = 30  # of Newton
PORTIONS = (1, 4, 16, 64)
FARTHEST = 0.5  # in typical lengths or radians: no coordinate moves further in a portion


@dataclass(frozen=True, eq=False)
class Reached:
    """A position q, and by how much it misses the given values."""

    q: FloatArray
    miss: float


@dataclass(frozen=True, eq=False)
class Reaching:
    """A mechanism with some names whose values are given, and others that are looked at."""

    ready: Prepared
    given: tuple[str, ...]
    looked: tuple[str, ...]

    @staticmethod
    def of(mechanism: Mechanism, given: Sequence[str], looked: Sequence[str]) -> Reaching:
        """The mechanism without its drives and forces, from its own start."""
        known = variables(mechanism)
        for name in (*given, *looked):
            if name not in known:
                raise OptionError(f"The mechanism has no '{name}'.\n  {did_you_mean(name, known)}")
        data = bare(mechanism)
        start = prepare(Mechanism.from_data(data)).start.positions
        positions = {name: value for name, value in start.items() if name in known}
        angles = {f"looked_{i}": name for i, name in enumerate([*given, *looked]) if name.endswith(".angle")}
        made = Mechanism.from_data(placed(without_motions(data, mechanism.drives), positions, angles))
        return Reaching(prepare(made), tuple(given), tuple(looked))

    # -- functions ---------------------------------------------------------------------------

    @cached_property
    def _functions(self) -> tuple[sx.Function, sx.Function]:
        system, model = self.ready.system, self.ready.model
        w = sx.SX.sym("w", len(self.given))
        angles = model.world.angles
        misses = [
            angles[name].beyond(w[i]) if name in angles else expression_of(model, name) - w[i]
            for i, name in enumerate(self.given)
        ]
        C, r = system.at_time([system.C, sx.vertcat(*misses)], self.ready.start.t)
        columns = [sx.densify(one) for one in (C, r, sx.jacobian(C, system.q), sx.jacobian(r, system.q))]
        seen = [one for name in self.looked for one in self._seen(name)]
        values = system.at_time([sx.vertcat(*seen)], self.ready.start.t)
        given = [system.q, w, system.p]
        return sx.Function("reach", given, columns), sx.Function("seen", given[::2], [sx.densify(values[0])])

    def _seen(self, name: str) -> list[sx.SX]:
        """What tells the value of a name: itself, of an angle its cosine and sine."""
        angles = self.ready.model.world.angles
        if name in angles:
            return [angles[name].cosine, angles[name].sine]
        return [expression_of(self.ready.model, name)]

    @cached_property
    def _p(self) -> FloatArray:
        return np.array(list(self.ready.system.parameters.values()), dtype=float)

    @property
    def start(self) -> FloatArray:
        """The position of the start."""
        return np.asarray(self.ready.start.q)[: self.ready.system.size]

    def residuals(self, q: FloatArray, w: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray, FloatArray]:
        """C, r and their Jacobians."""
        C, r, G, J = self._functions[0].arrays(q, w, self._p)
        n = len(q)
        return np.asarray(C).ravel(), np.asarray(r).ravel(), np.reshape(G, (-1, n)), np.reshape(J, (-1, n))

    def values(self, q: FloatArray, before: Mapping[str, float]) -> dict[str, float]:
        """The names that are looked at; angles go on from their values before."""
        numbers = np.asarray(self._functions[1].arrays(q, self._p)[0]).ravel().tolist()
        found: dict[str, float] = {}
        for name in self.looked:
            if name in self.ready.model.world.angles:
                c, s = numbers.pop(0), numbers.pop(0)
                value = float(np.arctan2(s, c))
                found[name] = value + 2 * np.pi * round((before.get(name, value) - value) / (2 * np.pi))
            else:
                found[name] = numbers.pop(0)
        return found

    # -- positions ---------------------------------------------------------------------------

    def to(self, w: FloatArray, q: FloatArray, here: FloatArray) -> Reached:
        """The position with the values w, from a position q with the values `here`; the nearest if there is none."""
        for portions in PORTIONS:
            at: FloatArray | None = q
            for part in np.arange(1, portions + 1) / portions:
                at = None if at is None else self._newton(at, here + part * (w - here))
            if at is not None:
                return Reached(at, 0.0)
        return self._nearest(w, q)

    def _newton(self, q: FloatArray, w: FloatArray) -> FloatArray | None:
        scale, begin = np.asarray(self.ready.typical)[: len(q)], q
        for _ in range(STEPS):
            C, r, G, J = self.residuals(q, w)
            left = np.concatenate([C, r])
            if np.max(np.abs(left), initial=0.0) <= CLOSED * max(1.0, self.ready.size):
                return q
            step = scale * np.linalg.lstsq(np.vstack([G, J]) * scale, -left, rcond=1e-12)[0]
            q = q + step
            if np.max(np.abs(q - begin) / scale) > FARTHEST or not np.all(np.isfinite(q)):
                return None
        left = np.max(np.abs(np.concatenate(self.residuals(q, w)[:2])))
        return q if left <= REACHED * self.ready.size else None

    def _nearest(self, w: FloatArray, q: FloatArray) -> Reached:
        def square(x: FloatArray) -> tuple[float, FloatArray]:
            _, r, _, J = self.residuals(x, w)
            return float(r @ r), 2 * J.T @ r

        held = [{"type": "eq", "fun": lambda x: self.residuals(x, w)[0], "jac": lambda x: self.residuals(x, w)[2]}]
        constraints = held if len(self.residuals(q, w)[0]) else []
        options = {"ftol": 1e-15, "maxiter": 500}
        found = minimize(square, q, jac=True, method="SLSQP", constraints=constraints, options=options)
        closed = self._closed(np.asarray(found.x))
        miss = float(np.linalg.norm(self.residuals(closed, w)[1]))
        return Reached(closed, 0.0 if miss <= REACHED * self.ready.size else miss)

    def _closed(self, q: FloatArray) -> FloatArray:
        """With the constraints met."""
        for _ in range(STEPS):
            C, _, G, _ = self.residuals(q, np.zeros(len(self.given)))
            if not len(C) or np.max(np.abs(C)) <= CLOSED * self.ready.size:
                break
            q = q + np.linalg.lstsq(G, -C, rcond=1e-12)[0]
        return q

    def read(self, q: FloatArray) -> FloatArray:
        """The given names at a position; angles as at the start."""
        same = replace(self, looked=self.given)
        found = same.values(q, self.ready.start.positions)
        return np.array([found[name] for name in self.given])
