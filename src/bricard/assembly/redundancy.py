"""Constraints that follow from others: found by the rank of the Jacobian, confirmed by moving the mechanism.

Row by row, LDL^T of G G^T (rows scaled to length one) shows which constraint is a combination of earlier ones at the
start. (As squares hide half of the digits, what is left of a doubtful row is found from the rows themselves.) It may
be one everywhere (a redundant constraint, which has no reaction of its own) or only there (a singular position). So
the mechanism is moved a little, and time with it, with the constraint left out: if it still holds, it is redundant.

Which of the constraints that depend on each other is left out matters later: w^T G = 0 must keep w_i away from zero,
or the others lose rank without constraint i. So the mechanism wanders about, and if w_i of the last constraint comes
near to zero, one is left out whose w_i does not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.assembly.finite import shortest_solution
from bricard.assembly.lasting import lasting_choice, left_null_space
from bricard.assembly.least_squares import PLACES, mean_answers
from bricard.assembly.start import Starter
from bricard.formulations.demands import Demand

FloatArray = npt.NDArray[np.float64]
DEPENDENT = 1e-7  # of a unit row: what is left of it after the earlier ones
DOUBTFUL = 1e-6  # of a squared unit row: less than this may be rounding
ROUNDING = 1e-12  # of the largest row: a row smaller than this is zero
REFINEMENTS = 2
MOVES = 3
STRIDE = 0.05  # of the mechanism's size
WANDERINGS = 20
FAR = 1.0  # a stride of wandering
LATER = 0.01  # of the run's length
USED = 1e-7  # of a combination of unit rows: smaller coefficients are rounding
HOLDS = 1e-9


@dataclass(frozen=True)
class Redundant:
    """A constraint that follows from `others`; `source` is its part or joint, `about` the shared name concerned."""

    name: str
    source: str
    others: tuple[str, ...]
    about: str = ""


@dataclass(frozen=True)
class Rank:
    """Verdict on the constraints at the start.

    redundant  constraints that follow from others everywhere
    singular   constraints that do so only at this position
    """

    redundant: tuple[Redundant, ...]
    singular: tuple[str, ...]


def find_redundant(starter: Starter, y: FloatArray) -> Rank:
    """Which constraints are redundant."""
    system = starter.system
    if not system.holonomic:
        return Rank((), ())
    rows = _Constraints(starter, y)
    dependent = dependent_rows(rows.jacobian(y))
    if not dependent:
        return Rank((), ())
    kept = [i for i in range(len(system.holonomic)) if i not in dependent]
    everywhere = rows.hold_without(y, kept, list(dependent))
    demands = {demand.name: demand for step in starter.model.steps for demand in step.demands}
    names = [c.name for c in system.holonomic]
    essential = {i for i, name in enumerate(names) if name in demands and demands[name].essential}
    left_out = _left_out(rows, y, kept, {i: o for i, o in dependent.items() if i in everywhere}, essential)
    redundant = tuple(
        _redundant(names[i], demands.get(names[i]), tuple(names[j] for j in others)) for i, others in left_out.items()
    )
    return Rank(redundant, tuple(names[i] for i in dependent if i not in everywhere))


def _left_out(
    rows: _Constraints,
    y: FloatArray,
    kept: Sequence[int],
    dependent: dict[int, tuple[int, ...]],
    essential: set[int],
) -> dict[int, tuple[int, ...]]:
    """Of rows that depend on each other those to leave out, with the rows that they are made of."""
    if not dependent:
        return {}
    samples = rows.wander(y, kept)
    found = [dependent, *[dependent_rows(G) for G in samples]]
    involved = sorted({j for one in found for i, others in one.items() for j in (i, *others)})
    spaces = [left_null_space(np.array(ca.densify(G))[involved], len(dependent)) for G in samples]
    bases = [W for W in spaces if W is not None]
    if not bases:
        return dependent
    candidates = [k for k, i in enumerate(involved) if i not in essential]
    chosen = lasting_choice(bases, candidates, [involved.index(i) for i in dependent])
    made_of = np.abs(bases[0] @ np.linalg.inv(bases[0][chosen])) > USED
    others = [{j for j, used in zip(involved, made_of[:, k], strict=True) if used} for k in range(len(chosen))]
    return {involved[i]: tuple(sorted(others[k] - {involved[i]})) for k, i in enumerate(chosen)}


def _redundant(name: str, demand: Demand | None, others: tuple[str, ...]) -> Redundant:
    return Redundant(name, name, others) if demand is None else Redundant(name, demand.source, others, demand.about)


def dependent_rows(matrix: ca.DM) -> dict[int, tuple[int, ...]]:
    """Rows that are combinations of earlier rows, with those they are made of; sparse, row by row."""
    earlier = _Elimination()
    found: dict[int, tuple[int, ...]] = {}
    for i, row in enumerate(_sparse_rows(matrix)):
        entries, explained = earlier.eliminate(earlier.products(row))
        left = 1.0 - explained
        if left <= DOUBTFUL or not row:
            combination, left = earlier.refined(row, entries)
            if left <= DEPENDENT**2:
                found[i] = tuple(sorted(j for j, value in combination.items() if abs(value) > USED))
                continue
        earlier.add(i, row, left, entries)
    return found


def _sparse_rows(matrix: ca.DM) -> list[dict[int, float]]:
    """Rows of a sparse matrix, scaled to length one."""
    rows: list[dict[int, float]] = [{} for _ in range(matrix.size1())]
    i, j = matrix.sparsity().get_triplet()
    for row, column, value in zip(i, j, matrix.nonzeros(), strict=True):
        if value:
            rows[row][column] = float(value)
    sizes = [math.hypot(*entries.values()) for entries in rows]
    noise = ROUNDING * max(sizes, default=0.0)
    return [
        {column: value / size for column, value in entries.items()} if size > noise else {}
        for entries, size in zip(rows, sizes, strict=True)
    ]


class _Elimination:
    """L D L^T of the products of independent rows, as far as they are known; rows are {column: value}."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, float]] = {}
        self.by_column: dict[int, list[int]] = {}
        self.pivots: dict[int, float] = {}
        self.factors: dict[int, dict[int, float]] = {}  # L by rows
        self.later: dict[int, list[int]] = {}  # rows of L with an entry in a column

    def add(self, i: int, row: dict[int, float], pivot: float, entries: dict[int, float]) -> None:
        """A row that is independent of the earlier ones, with its row of L."""
        self.rows[i], self.pivots[i], self.factors[i] = row, pivot, entries
        for j in entries:
            self.later.setdefault(j, []).append(i)
        for column in row:
            self.by_column.setdefault(column, []).append(i)

    def products(self, row: dict[int, float]) -> dict[int, float]:
        """Scalar products of a row with earlier ones."""
        found: dict[int, float] = {}
        for column, value in row.items():
            for j in self.by_column.get(column, ()):
                found[j] = found.get(j, 0.0) + value * self.rows[j][column]
        return found

    def eliminate(self, products: dict[int, float]) -> tuple[dict[int, float], float]:
        """The row of L that belongs to products with earlier rows, and how much of the row's square they explain."""
        entries: dict[int, float] = {}
        explained = 0.0
        pending = dict(products)
        while pending:
            j = min(pending)
            value = pending.pop(j)
            if abs(value) <= 1e-17:
                continue
            entries[j] = value / self.pivots[j]
            explained += value * entries[j]
            for k in self.later.get(j, ()):
                pending[k] = pending.get(k, 0.0) - value * self.factors[k][j]
        return entries, explained

    def refined(self, row: dict[int, float], entries: dict[int, float]) -> tuple[dict[int, float], float]:
        """The combination of earlier rows that is nearest to a row, and the square of what it leaves of the row."""
        combination = self._combination(entries)
        for _ in range(REFINEMENTS):
            rest = self._rest(row, combination)
            for j, change in self._combination(self.eliminate(self.products(rest))[0]).items():
                combination[j] = combination.get(j, 0.0) + change
        return combination, sum(value**2 for value in self._rest(row, combination).values())

    def _rest(self, row: dict[int, float], combination: dict[int, float]) -> dict[int, float]:
        rest = dict(row)
        for j, factor in combination.items():
            for column, value in self.rows[j].items():
                rest[column] = rest.get(column, 0.0) - factor * value
        return rest

    def _combination(self, entries: dict[int, float]) -> dict[int, float]:
        """The earlier rows of which a row is made, with their factors: solves L^T x = l."""
        factors = dict(entries)
        for j in sorted(self.factors, reverse=True):
            value = factors.get(j, 0.0)
            if value:
                for k, factor in self.factors[j].items():
                    factors[k] = factors.get(k, 0.0) - value * factor
        return factors


class _Constraints:
    """The holonomic constraints at positions and times, relative to how they answer to changes of typical size."""

    def __init__(self, starter: Starter, y: FloatArray) -> None:
        self.starter = starter
        self.size = starter.system.size
        self.sizes = starter.sizes[: self.size]
        self._functions: dict[float, ca.Function] = {}
        random = np.random.default_rng(3)
        around = [y + random.normal(size=len(y)) * starter.sizes for _ in range(PLACES)]
        raw = self._function(starter.t)
        self._scales = ca.DM(mean_answers([raw(place)[1] for place in around], self.sizes))

    def _function(self, t: float) -> ca.Function:
        if t not in self._functions:
            dynamics = self.starter.dynamics
            expressions = [dynamics.C, dynamics.G[: dynamics.holonomic, :]]
            self._functions[t] = ca.Function("rows", [self.starter.y], self.starter.at_time(expressions, t))
        return self._functions[t]

    def at(self, y: FloatArray, t: float) -> tuple[FloatArray, ca.DM]:
        """C and dC/dq, sparse, in units of the coordinates' sizes, at a position and time."""
        C, G = self._function(t)(y)
        scaled = ca.mtimes(ca.diag(1 / self._scales), ca.mtimes(G, ca.diag(ca.DM(self.sizes))))
        return (C / self._scales).full().ravel(), scaled

    def jacobian(self, y: FloatArray) -> ca.DM:
        """dC/dq at y and the start time, sparse."""
        return self.at(y, self.starter.t)[1]

    def hold_without(self, y: FloatArray, kept: Sequence[int], dropped: Sequence[int]) -> set[int]:
        """The dropped constraints that still hold after the mechanism, and time, have moved under the kept ones."""
        random = np.random.default_rng(7)
        holding = set(dropped)
        for number in range(MOVES):
            t = self.starter.t + self.starter.later(LATER * (number + 1))
            moved = self._move(y, kept, random, t)
            if moved is None:
                return set()  # in doubt nothing is redundant
            residuals = self.at(moved, t)[0]
            holding -= {i for i in dropped if not abs(residuals[i]) <= HOLDS}
        return holding

    def wander(self, y: FloatArray, kept: Sequence[int]) -> list[ca.DM]:
        """dC/dq, sparse, at the start and at positions farther and farther away, at the start time."""
        random = np.random.default_rng(11)
        place, t = y, self.starter.t
        found = [self.jacobian(y)]
        for _ in range(WANDERINGS):
            moved = self._move(place, kept, random, t, FAR)
            if moved is None:
                break
            place = moved
            found.append(self.jacobian(place))
        return found

    def _move(
        self, y: FloatArray, kept: Sequence[int], random: np.random.Generator, t: float, stride: float = STRIDE
    ) -> FloatArray | None:
        """Another position that satisfies the kept constraints, at a time."""
        J = np.array(ca.densify(self.jacobian(y)))[kept]
        direction = random.normal(size=self.size)
        direction -= shortest_solution(J, J @ direction, 1e-9)
        length = np.max(np.abs(direction), initial=0.0)
        result = y.copy()
        if length > 1e-9:
            result[: self.size] += direction / length * stride * self.sizes
        for _ in range(50):
            C, G = self.at(result, t)
            residuals, J = C[kept], G.full()[kept]
            if not (np.all(np.isfinite(residuals)) and np.all(np.isfinite(J))):
                return None
            step = shortest_solution(J, -residuals, 1e-9)
            result[: self.size] += step * self.sizes
            if np.max(np.abs(step), initial=0.0) <= 1e-14:
                return result
        return None
