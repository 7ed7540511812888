"""Least squares under constraints, for starts: dense with ranks for small mechanisms, sparse for large ones.

Positions: y with h(y) = 0 that makes |g(y)| least, near a guess. Velocities: the same for linear h and g, and among
the solutions the one with the least kinetic energy.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from itertools import chain

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.finite import shortest_solution
from bricard.records import dataclass
from bricard.symbolic._symbolic import Closing, Normal, SymmetricSystem
from bricard.symbolic.evaluation import Following, Sparse


@dataclass(frozen=True, eq=False)
class Residuals:
    """h and g at a place, with their Jacobians."""

    hard: FloatArray
    J: Sparse
    soft: FloatArray
    S: Sparse


class Evaluate:
    """h and g of y, from a function of y with the outputs h, dh/dy, g, dg/dy."""

    def __init__(self, outputs: Following) -> None:
        self._outputs = outputs

    def __call__(self, y: FloatArray) -> Residuals:
        h, J, g, S = self._outputs(y)
        return Residuals(h.values, J, g.values, S)

    def relative(self, like: Residuals, scales: FloatArray, sizes: FloatArray) -> Equations:
        """h and g relative to `scales`, by y / `sizes`; their Jacobians have entries where those of `like` have."""
        outputs, hard = self._outputs, len(like.hard)
        both = like.J.above(like.S)
        closing = Closing(outputs.run, outputs.first, outputs.found, hard, both.rows, both.columns, scales, sizes)
        return Equations(closing, hard)


class Equations:
    """Residuals as arrays, and the steps that make them small."""

    def __init__(self, closing: Closing, hard: int) -> None:
        self._closing, self._hard = closing, hard
        self._last: tuple[FloatArray, Arrays] | None = None

    def at(self, y: FloatArray) -> Arrays:
        """At a place; asked again for the last one, the same."""
        if self._last is None or self._last[0] is not y:
            self._last = y, Arrays(*self._closing.at(y), self._hard)
        return self._last[1]

    def approach(self, y: FloatArray, firm: float, soft: FloatArray) -> FloatArray:
        """Levenberg-Marquardt steps on h and g with these weights."""
        weights = np.concatenate([np.full(self._hard, firm), soft])
        return _finite(self._closing.approach(y, weights, MOST_STEPS, APPROACHED))

    def project(self, y: FloatArray) -> FloatArray:
        """The constraints met by Newton steps, each the shortest."""
        return _finite(self._closing.project(y, MOST_STEPS, RANK))


def _finite(found: FloatArray | None) -> FloatArray:
    if found is None:
        raise np.linalg.LinAlgError("numbers that are not finite")
    return found


@dataclass(frozen=True, eq=False)
class Arrays:
    """h above g, and dh/dy above dg/dy; how many there are of h."""

    values: FloatArray
    slopes: FloatArray
    count: int

    @property
    def hard(self) -> tuple[FloatArray, FloatArray]:
        """h, dh/dy."""
        return self.values[: self.count], self.slopes[: self.count]

    @property
    def soft(self) -> tuple[FloatArray, FloatArray]:
        """g, dg/dy."""
        return self.values[self.count :], self.slopes[self.count :]


CLOSED = 1e-9  # residual, relative to the mechanism's size, at which it is assembled
NEAR = 1e-4  # misfit from which Newton steps take over
Weights = tuple[float, float]  # of the constraints and of given values, on the way to the constraints
FROM_GUESS: tuple[Weights, ...] = ((1.0, 1e-2), (1.0, 0.0))
FROM_ANYWHERE: tuple[Weights, ...] = ((1e-2, 1.0), *FROM_GUESS)  # to the given values first
TO_CONSTRAINTS: tuple[Weights, ...] = ((1.0, 0.0),)
MOST_STEPS = 200
FEW_STEPS = 25
SETTLED = 1e-14  # of the sizes: a step that is rounding
APPROACHED = 1e-7  # of the sizes: shorter steps towards the constraints are left to Newton steps
SHORT = 1e-3  # of the sizes: shorter steps must become shorter and shorter
PLACES = 4  # at which constraints are asked how they answer to changes
RANK = 1e-9
HALVINGS = 12
REMEMBERED = 4  # steps towards given values that cannot be met
LOCAL, FAR = 0.1, 20.0  # steps that are extrapolated, in units of the sizes, and how much longer they become at most
LARGEST_DENSE = 400
ROUNDING = 4 * np.finfo(float).eps
FIRM = 1e8  # weight of given velocities against the kinetic energy, in large mechanisms
SHIFT = 1e-12  # keeps the factorisation of large mechanisms regular; Newton steps make up for it


@dataclass(frozen=True, eq=False)
class Linear:
    """matrix x + constant."""

    matrix: Sparse
    constant: FloatArray

    def at(self, x: FloatArray) -> FloatArray:
        """The value at x."""
        return self.matrix @ x + self.constant

    def sizes(self, x: FloatArray) -> FloatArray:
        """How large the terms may be where all x are as large as the largest."""
        largest = np.full(len(x), np.max(np.abs(x), initial=0.0))
        return abs(self.matrix) @ largest + np.abs(self.constant)

    def above(self, other: Linear) -> Linear:
        """The rows of this, then those of another."""
        return Linear(self.matrix.above(other.matrix), np.concatenate([self.constant, other.constant]))

    def rows(self, chosen: Sequence[bool]) -> Linear:
        """Some of the rows."""
        places = [i for i, one in enumerate(chosen) if one]
        return Linear(self.matrix.chosen(places), self.constant[places])


def nearest(
    evaluate: Evaluate, y0: FloatArray, sizes: FloatArray, weights: Sequence[Weights] = FROM_ANYWHERE
) -> tuple[FloatArray, float]:
    """From a guess to the nearest y with h(y) = 0 that makes |g| least, and the misfit of h there.

    evaluate  h and g at a place
    sizes     typical sizes of the unknowns
    weights   of h and g, stage by stage, on the way to the constraints
    The misfit is the largest residual, relative to what changes of y by its sizes would make of it.
    """
    if _holds(evaluate, y0):
        return y0, 0.0
    if len(y0) > LARGEST_DENSE:
        return _settle_sparse(evaluate, y0, sizes)
    try:
        return _settle_dense(evaluate, y0, sizes, weights)
    except np.linalg.LinAlgError:  # numbers beyond what can be computed with
        return y0, np.inf


def _settle_dense(
    evaluate: Evaluate, y0: FloatArray, sizes: FloatArray, weights: Sequence[Weights]
) -> tuple[FloatArray, float]:
    """Levenberg-Marquardt steps towards the constraints, Newton steps within them."""
    equations, weight = _relative(evaluate, y0, sizes)
    y = y0
    for firm, soft in weights:
        y = equations.approach(y, firm, soft * weight)
    if misfit(evaluate, y, sizes) > NEAR:
        return y, misfit(evaluate, y, sizes)
    y, passed = equations.project(y), Passed(sizes)
    for _ in range(MOST_STEPS):
        nearer = _nearer(equations, y, sizes, passed)
        if nearer is None:
            break
        y = nearer
    return y, misfit(evaluate, y, sizes)


def _relative(evaluate: Evaluate, y0: FloatArray, sizes: FloatArray) -> tuple[Equations, FloatArray]:
    """Derivatives by y in units of its sizes, h relative to what such changes make of it; weights for g.

    So a length in metres squared, an angle and a formula of any size weigh the same, in mechanisms of any size. How h
    and g answer to changes is asked at some places around the guess, at which they may not answer at all.
    """
    random = Normal(5)
    around = [evaluate(y0 + random.draw(len(y0)) * sizes) for _ in range(PLACES)]
    scales = mean_answers([one.J for one in around], sizes)
    equations = evaluate.relative(around[0], np.concatenate([scales, np.ones(len(around[0].soft))]), sizes)
    return equations, 1 / mean_answers([one.S for one in around], sizes)


def mean_answers(matrices: Sequence[Sparse], sizes: FloatArray) -> FloatArray:
    """|J| sizes, the mean of several J, as powers of ten, so that like rows weigh the same; 1 where there is none."""
    answers = np.array([abs(J) @ sizes for J in matrices])  # (places, rows)
    mean = np.where(np.isfinite(answers), answers, 0.0).mean(axis=0)
    return np.asarray(10.0 ** np.round(np.log10(np.where(mean > 0, mean, 1.0))))


def met_exactly(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> FloatArray | None:
    """A place with h(y) = 0 and g(y) = 0 by a few Newton steps, none longer than the sizes, if they lead to one."""
    here = evaluate(y)
    equations = evaluate.relative(here, np.ones(len(here.hard) + len(here.soft)), sizes)
    for _ in range(FEW_STEPS):
        both = equations.at(y)
        if not all(np.isfinite(one).all() for one in both.hard):
            break
        step = shortest_solution(both.slopes, -both.values, RANK)
        longest = np.abs(step).max(initial=0.0)
        y = y + step * sizes / max(1.0, longest)
        if longest <= 1e-12:
            return y if max(misfit(evaluate, y, sizes), missed(evaluate, y, sizes)) <= CLOSED else None
    return None


def free_directions(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> FloatArray:
    """Changes of y, columns in the unit of its sizes, that neither h nor g feels."""
    equations, weight = _relative(evaluate, y, sizes)
    here = equations.at(y)
    return null_space(np.concatenate([np.ones(here.count), weight])[:, None] * here.slopes)


class Passed:
    """Places on the way and the steps that were found there; where steps follow each other slowly, they tell more.

    Anderson, D. G. (1965): Iterative procedures for nonlinear integral equations.
    """

    def __init__(self, sizes: FloatArray) -> None:
        self._sizes = sizes
        self._places: deque[FloatArray] = deque(maxlen=REMEMBERED)
        self._steps: deque[FloatArray] = deque(maxlen=REMEMBERED)

    def longer(self, y: FloatArray, step: FloatArray) -> FloatArray | None:
        """The step from y to where, by the last ones, a step would vanish; None if that is far or unknown."""
        found, short = None, np.abs(step).max(initial=0.0)
        if self._steps and short <= LOCAL:
            changes = np.array([step - one for one in self._steps]).T
            ways = np.array([(y - one) / self._sizes for one in self._places]).T
            found = step - (ways + changes) @ shortest_solution(changes, step, RANK)
            found = found if np.abs(found).max() <= FAR * short else None
        self._places.append(y)
        self._steps.append(step)
        return found


def _nearer(equations: Equations, y: FloatArray, sizes: FloatArray, passed: Passed) -> FloatArray | None:
    """A position within the constraints that is nearer to the given values; None if there is none."""
    here = equations.at(y)
    soft, S = here.soft
    free = null_space(here.hard[1])
    step = free @ shortest_solution(S @ free, -soft, RANK)
    before, gain, longer = soft @ soft, S @ step, passed.longer(y, step)
    for way in chain([longer], (step / 2**k for k in range(HALVINGS))):
        if way is None:
            continue
        if (np.abs(way) <= 1e-15).all():
            return None
        candidate = equations.project(y + way * sizes)
        after, _ = equations.at(candidate).soft
        if after @ after < before:
            return candidate
        if gain @ gain <= ROUNDING * before:
            return None
    return None


def _holds(evaluate: Evaluate, y: FloatArray) -> bool:
    """Whether h and g vanish to rounding."""
    here, size = evaluate(y), 1.0 + np.abs(y)
    pairs = ((here.hard, here.J), (here.soft, here.S))
    return all(bool(np.all(np.abs(values) <= ROUNDING * (abs(slope) @ size))) for values, slope in pairs)


def _settle_sparse(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> tuple[FloatArray, float]:
    """Newton steps on the sparse system [S^T S, J^T; J, 0]; if they lead nowhere, to the constraints from there."""
    previous = np.inf
    for _ in range(MOST_STEPS):
        here = evaluate(y)
        step = _constrained(here.S.squared(), -(here.S.transposed() @ here.soft), here.J, -here.hard)
        longest = np.max(np.abs(step) / sizes, initial=0.0)
        if not longest < max(previous, SHORT):  # curved constraints may lead it away from the nearest place
            return _closed_sparse(evaluate, y, sizes)
        y, previous = y + step / max(1.0, longest), longest
        if longest <= SETTLED:
            return y, misfit(evaluate, y, sizes)
    return _closed_sparse(evaluate, y, sizes)  # it goes to and fro around the nearest place


def _closed_sparse(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> tuple[FloatArray, float]:
    """The constraints met by Newton steps, each the shortest."""
    J = evaluate(y).J
    solve, ones = ShortestSolutions(J, range(J.shape[0])), np.ones(J.shape[0])
    for _ in range(FEW_STEPS):
        here = evaluate(y)
        step = solve(here.J.scaled(ones, sizes), -here.hard)
        y = y + step * sizes
        if not np.max(np.abs(step), initial=0.0) > SETTLED:
            break
    return y, misfit(evaluate, y, sizes)


def least_motion(hard: Linear, soft: Linear, mass: Callable[[], Sparse], sizes: FloatArray) -> FloatArray:
    """v that meets the hard rates, the soft ones as well as possible, and has the least kinetic energy.

    sizes   of the coordinates: ranks are told in these units
    """
    if not hard.constant.any() and not soft.constant.any():
        return np.zeros(len(sizes))
    if len(sizes) > LARGEST_DENSE:
        return _least_motion_sparse(hard, soft, mass())
    return _least_motion_dense(hard, soft, mass, sizes)


def _least_motion_dense(hard: Linear, soft: Linear, mass: Callable[[], Sparse], sizes: FloatArray) -> FloatArray:
    H, S = hard.matrix.dense() * sizes, soft.matrix.dense() * sizes
    lengths = np.linalg.norm(H, axis=1)
    lengths = np.where(lengths > 0, lengths, 1.0)
    H = H / lengths[:, None]
    v = shortest_solution(H, -hard.constant / lengths, RANK)
    free = null_space(H)
    v = v + free @ shortest_solution(S @ free, -(S @ v + soft.constant), RANK)
    rest = free @ null_space(S @ free)
    if rest.shape[1]:
        metric = mass().dense() * sizes * sizes[:, None]
        metric = metric + RANK * max(np.abs(metric).max(), 1e-300) * np.eye(len(metric))
        v = v - rest @ np.linalg.solve(rest.T @ metric @ rest, rest.T @ metric @ v)
    return v * sizes


def _least_motion_sparse(hard: Linear, soft: Linear, mass: Sparse) -> FloatArray:
    weight = FIRM * float(np.max(np.abs(mass.values), initial=0.0))
    root = np.full(len(soft.constant), weight**0.5)
    firm = soft.matrix.scaled(root, np.ones(mass.shape[0]))
    return _constrained(
        mass.plus(firm.squared()), -(firm.transposed() @ (root * soft.constant)), hard.matrix, -hard.constant
    )


def _constrained(metric: Sparse, force: FloatArray, G: Sparse, right: FloatArray) -> FloatArray:
    """x that minimises x.metric.x/2 - force.x with G x = right, by a sparse factorisation."""
    (m, n), lower = G.shape, metric.rows >= metric.columns
    scale = max(float(np.max(np.abs(metric.values), initial=0.0)), 1e-300)
    rows = np.concatenate([metric.rows[lower], G.rows + np.int32(n)])
    system = SymmetricSystem(n + m, rows, np.concatenate([metric.columns[lower], G.columns]))
    values = np.concatenate([metric.values[lower], G.values])
    shift = np.concatenate([np.full(n, SHIFT * scale), np.full(m, -SHIFT / scale)])
    return system.solve(values, shift, np.concatenate([force, right]))[:n]


class ShortestSolutions:
    """The shortest x with G x = right for some rows of matrices G that have their entries at the same places."""

    def __init__(self, G: Sparse, rows: Sequence[int]) -> None:
        n, m = G.shape[1], len(rows)
        self._rows, place = np.asarray(rows, dtype=np.intp), np.full(G.shape[0], -1, dtype=np.int32)
        place[self._rows] = np.arange(n, n + m, dtype=np.int32)
        self._kept = place[G.rows] >= 0
        diagonal = np.arange(n, dtype=np.int32)
        below, columns = place[G.rows[self._kept]], G.columns[self._kept]
        self._system = SymmetricSystem(n + m, np.concatenate([diagonal, below]), np.concatenate([diagonal, columns]))
        self._ones, self._zeros = np.ones(n), np.zeros(n)
        self._shift = np.concatenate([self._zeros, np.full(m, -SHIFT)])

    def __call__(self, G: Sparse, right: FloatArray) -> FloatArray:
        """x, for all entries of `right`, of which those of the rows count."""
        values = np.concatenate([self._ones, G.values[self._kept]])
        sides = np.concatenate([self._zeros, right[self._rows]])
        return self._system.solve(values, self._shift, sides)[: len(self._ones)]


def misfit(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> float:
    """The largest residual of h, relative to what changes of y by its sizes would make of it."""
    here = evaluate(y)
    return _largest(here.hard, here.J, sizes)


def missed(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> float:
    """The largest residual of g, likewise."""
    here = evaluate(y)
    return _largest(here.soft, here.S, sizes)


def _largest(values: FloatArray, slope: Sparse, sizes: FloatArray) -> float:
    if not np.all(np.isfinite(values)):
        return np.inf
    return float(np.max(np.abs(values) / np.maximum(abs(slope) @ sizes, 1e-300), initial=0.0))


def null_space(matrix: FloatArray) -> FloatArray:
    """An orthonormal basis, as columns, of what a matrix does not feel."""
    if not matrix.shape[0] or not matrix.shape[1]:
        return np.eye(matrix.shape[1])
    _, values, right = np.linalg.svd(matrix)
    rank = int(np.sum(values > RANK * values.max(initial=0.0)))
    return np.asarray(right[rank:].T)
