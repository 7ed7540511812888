"""Least squares under constraints, for starts: dense with ranks for small mechanisms, sparse for large ones.

Positions: y with h(y) = 0 that makes |g(y)| least, near a guess. Velocities: the same for linear h and g, and among
the solutions the one with the least kinetic energy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import casadi as ca
import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.finite import shortest_solution
from bricard.symbolic import sx

Evaluate = Callable[..., Any]  # y -> h, dh/dy, g, dg/dy, sparse
Residuals = Callable[[FloatArray], list[FloatArray]]  # y -> h, dh/dy, g, dg/dy
CLOSED = 1e-9  # residual, relative to the mechanism's size, at which it is assembled
NEAR = 1e-4  # misfit from which Newton steps take over
Weights = tuple[float, float]  # of the constraints and of given values, on the way to the constraints
FROM_GUESS: tuple[Weights, ...] = ((1.0, 1e-2), (1.0, 0.0))
FROM_ANYWHERE: tuple[Weights, ...] = ((1e-2, 1.0), *FROM_GUESS)  # to the given values first
TO_CONSTRAINTS: tuple[Weights, ...] = ((1.0, 0.0),)
MOST_STEPS = 200
FEW_STEPS = 25
PLACES = 4  # at which constraints are asked how they answer to changes
RANK = 1e-9
HALVINGS = 12
LARGEST_DENSE = 400
ROUNDING = 4 * np.finfo(float).eps
FIRM = 1e8  # weight of given velocities against the kinetic energy, in large mechanisms
SHIFT = 1e-12  # keeps the factorisation of large mechanisms regular; Newton steps make up for it


@dataclass(frozen=True, eq=False)
class Linear:
    """matrix x + constant."""

    matrix: sx.DM
    constant: FloatArray

    def at(self, x: FloatArray) -> FloatArray:
        """The value at x."""
        return np.asarray(_product(self.matrix, x) + self.constant)

    def sizes(self, x: FloatArray) -> FloatArray:
        """How large the terms may be where all x are as large as the largest."""
        largest = np.full(len(x), np.max(np.abs(x), initial=0.0))
        return np.asarray(_product(sx.fabs(self.matrix), largest) + np.abs(self.constant))

    def above(self, other: Linear) -> Linear:
        """The rows of this, then those of another."""
        return Linear(sx.DM(sx.vertcat(self.matrix, other.matrix)), np.concatenate([self.constant, other.constant]))

    def rows(self, chosen: Sequence[bool]) -> Linear:
        """Some of the rows."""
        places = [i for i, one in enumerate(chosen) if one]
        return Linear(self.matrix[places, :], self.constant[places])

    @property
    def dense(self) -> FloatArray:
        """The matrix."""
        return np.array(sx.densify(self.matrix))


def nearest(
    evaluate: Evaluate, y0: FloatArray, sizes: FloatArray, weights: Sequence[Weights] = FROM_ANYWHERE
) -> tuple[FloatArray, float]:
    """From a guess to the nearest y with h(y) = 0 that makes |g| least, and the misfit of h there.

    evaluate  y -> h, dh/dy, g, dg/dy
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
    at, weight = _relative(evaluate, y0, sizes)
    y = y0
    for firm, soft in weights:
        y = _approach(at, y, sizes, firm, soft * weight)
    if misfit(evaluate, y, sizes) > NEAR:
        return y, misfit(evaluate, y, sizes)
    y = _projected(at, y, sizes)
    for _ in range(MOST_STEPS):
        nearer = _nearer(at, y, sizes)
        if nearer is None:
            break
        y = nearer
    return y, misfit(evaluate, y, sizes)


def _relative(evaluate: Evaluate, y0: FloatArray, sizes: FloatArray) -> tuple[Residuals, FloatArray]:
    """y -> h, dh/dy, g, dg/dy by y in units of its sizes, h relative to what such changes make of it; weights for g.

    So a length in metres squared, an angle and a formula of any size weigh the same, in mechanisms of any size. How h
    and g answer to changes is asked at some places around the guess, at which they may not answer at all.
    """
    random = np.random.default_rng(5)
    around = [evaluate(y0 + random.normal(size=len(y0)) * sizes) for _ in range(PLACES)]
    scales, of_given = (mean_answers([outputs[i] for outputs in around], sizes) for i in (1, 3))

    def at(y: FloatArray) -> list[FloatArray]:
        hard, J, soft, S = _arrays(evaluate(y))
        return [hard / scales, J / scales[:, None] * sizes, soft, S * sizes]

    return at, 1 / of_given


def mean_answers(matrices: Sequence[sx.DM], sizes: FloatArray) -> FloatArray:
    """|J| sizes, the mean of several J, as powers of ten, so that like rows weigh the same; 1 where there is none."""
    answers = np.array([_product(sx.fabs(J), sizes) for J in matrices])  # (places, rows)
    mean = np.where(np.isfinite(answers), answers, 0.0).mean(axis=0)
    return np.asarray(10.0 ** np.round(np.log10(np.where(mean > 0, mean, 1.0))))


def met_exactly(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> FloatArray | None:
    """A place with h(y) = 0 and g(y) = 0 by a few Newton steps, none longer than the sizes, if they lead to one."""
    for _ in range(FEW_STEPS):
        hard, J, soft, S = _arrays(evaluate(y))
        if not (np.all(np.isfinite(J)) and np.all(np.isfinite(hard))):
            break
        step = shortest_solution(np.vstack([J, S]) * sizes, -np.concatenate([hard, soft]), RANK)
        longest = np.max(np.abs(step), initial=0.0)
        y = y + step * sizes / max(1.0, longest)
        if longest <= 1e-12:
            return y if max(misfit(evaluate, y, sizes), missed(evaluate, y, sizes)) <= CLOSED else None
    return None


def free_directions(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> FloatArray:
    """Changes of y, columns in the unit of its sizes, that neither h nor g feels."""
    at, weight = _relative(evaluate, y, sizes)
    _, J, _, S = at(y)
    return _null_space(np.vstack([J, weight[:, None] * S]))


def _nearer(at: Residuals, y: FloatArray, sizes: FloatArray) -> FloatArray | None:
    """A position within the constraints that is nearer to the given values; None if there is none."""
    _, J, soft, S = at(y)
    free = _null_space(J)
    step = free @ shortest_solution(S @ free, -soft, RANK)
    for _ in range(HALVINGS):
        if np.all(np.abs(step) <= 1e-15):
            return None
        candidate = _projected(at, y + step * sizes, sizes)
        if np.linalg.norm(at(candidate)[2]) < np.linalg.norm(soft):
            return candidate
        step = step / 2
    return None


def _projected(at: Residuals, y: FloatArray, sizes: FloatArray) -> FloatArray:
    """The constraints met by Newton steps, each the shortest."""
    for _ in range(MOST_STEPS):
        hard, J = at(y)[:2]
        step = shortest_solution(J, -hard, RANK)
        y = y + step * sizes
        if np.all(np.abs(step) <= 1e-15):
            break
    return y


def _holds(evaluate: Evaluate, y: FloatArray) -> bool:
    """Whether h and g vanish to rounding."""
    hard, J, soft, S = evaluate(y)
    for residual, matrix in ((hard, J), (soft, S)):
        scale = _product(sx.fabs(matrix), 1.0 + np.abs(y))
        if not np.all(np.abs(np.array(sx.densify(residual)).ravel()) <= ROUNDING * scale):
            return False
    return True


def _approach(at: Residuals, y: FloatArray, sizes: FloatArray, firm: float, soft: FloatArray) -> FloatArray:
    """Levenberg-Marquardt steps on h and g with these weights."""

    def residuals(y: FloatArray) -> tuple[FloatArray, FloatArray]:
        h, J, g, S = at(y)
        return np.concatenate([firm * h, soft * g]), np.vstack([firm * J, soft[:, None] * S])

    damping = 1e-3
    r, J = residuals(y)
    if not np.all(np.isfinite(J)):
        raise np.linalg.LinAlgError("not finite")
    for _ in range(MOST_STEPS):
        if not len(r) or r @ r == 0 or damping > 1e12:
            break
        normal = J.T @ J
        scale = np.trace(normal) / len(y) + 1e-30
        step = -np.linalg.solve(normal + damping * scale * np.eye(len(y)), J.T @ r)
        new, J_new = residuals(y + step * sizes)
        if not (new @ new < r @ r and np.all(np.isfinite(J_new))):
            damping *= 4
            continue
        finished = r @ r - new @ new <= 1e-14 * (r @ r) or bool(np.all(np.abs(step) <= 1e-14))
        y, r, J, damping = y + step * sizes, new, J_new, damping / 5
        if finished:
            break
    return y


def _settle_sparse(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> tuple[FloatArray, float]:
    """Newton steps on the sparse system [S^T S, J^T; J, 0]."""
    for _ in range(MOST_STEPS):
        hard, J, soft, S = evaluate(y)
        step = _constrained(sx.mtimes(S.T, S), -sx.mtimes(S.T, soft), J, -hard)
        longest = np.max(np.abs(step) / sizes, initial=0.0)
        y = y + step / max(1.0, longest)
        if longest <= 1e-14:
            break
    return y, misfit(evaluate, y, sizes)


def least_motion(hard: Linear, soft: Linear, mass: Callable[[], sx.DM], sizes: FloatArray) -> FloatArray:
    """v that meets the hard rates, the soft ones as well as possible, and has the least kinetic energy.

    sizes   of the coordinates: ranks are told in these units
    """
    if not hard.constant.any() and not soft.constant.any():
        return np.zeros(len(sizes))
    if len(sizes) > LARGEST_DENSE:
        return _least_motion_sparse(hard, soft, mass())
    return _least_motion_dense(hard, soft, mass, sizes)


def _least_motion_dense(hard: Linear, soft: Linear, mass: Callable[[], sx.DM], sizes: FloatArray) -> FloatArray:
    H, S = hard.dense * sizes, soft.dense * sizes
    lengths = np.linalg.norm(H, axis=1)
    lengths = np.where(lengths > 0, lengths, 1.0)
    H = H / lengths[:, None]
    v = shortest_solution(H, -hard.constant / lengths, RANK)
    free = _null_space(H)
    v = v + free @ shortest_solution(S @ free, -(S @ v + soft.constant), RANK)
    rest = free @ _null_space(S @ free)
    if rest.shape[1]:
        metric = mass().full() * sizes * sizes[:, None]
        metric = metric + RANK * max(np.abs(metric).max(), 1e-300) * np.eye(len(metric))
        v = v - rest @ np.linalg.solve(rest.T @ metric @ rest, rest.T @ metric @ v)
    return v * sizes


def _least_motion_sparse(hard: Linear, soft: Linear, mass: sx.DM) -> FloatArray:
    weight = FIRM * float(sx.norm_inf(mass))
    metric = mass + weight * sx.mtimes(soft.matrix.T, soft.matrix)
    force = -weight * sx.mtimes(soft.matrix.T, sx.DM(soft.constant))
    return _constrained(metric, force, hard.matrix, -sx.DM(hard.constant))


def _constrained(metric: sx.DM, force: sx.DM, G: sx.DM, right: sx.DM) -> FloatArray:
    """x that minimises x.metric.x/2 - force.x with G x = right, by a sparse factorisation."""
    n, m = metric.size1(), G.size1()
    scale = max(float(sx.norm_inf(metric)), 1e-300)
    top = sx.horzcat(metric + SHIFT * scale * sx.DM.eye(n), G.T)
    matrix = sx.vertcat(top, sx.horzcat(G, -SHIFT / scale * sx.DM.eye(m)))
    pattern = ca.Sparsity.triplet(n + m, n + m, *matrix.sparsity().get_triplet())
    solver = ca.Linsol("constrained", "ldl", pattern)
    numbers = ca.DM(pattern, sx.DM(matrix).nonzeros())
    return np.array(solver.solve(numbers, np.concatenate([force.full(), right.full()]))).ravel()[:n]


def _arrays(outputs: Any) -> list[Any]:
    hard, J, soft, S = (one.full() for one in outputs)
    return [hard.ravel(), J, soft.ravel(), S]


def _product(matrix: sx.DM, x: FloatArray) -> FloatArray:
    return np.array(sx.densify(sx.mtimes(matrix, sx.DM(x)))).ravel()


def misfit(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> float:
    """The largest residual of h, relative to what changes of y by its sizes would make of it."""
    hard, J, _, _ = evaluate(y)
    return _largest(hard, J, sizes)


def missed(evaluate: Evaluate, y: FloatArray, sizes: FloatArray) -> float:
    """The largest residual of g, likewise."""
    _, _, soft, S = evaluate(y)
    return _largest(soft, S, sizes)


def _largest(residual: sx.DM, matrix: sx.DM, sizes: FloatArray) -> float:
    values, scale = residual.full().ravel(), _product(sx.fabs(matrix), sizes)
    if not np.all(np.isfinite(values)):
        return np.inf
    return float(np.max(np.abs(values) / np.maximum(scale, 1e-300), initial=0.0))


def _null_space(matrix: FloatArray) -> FloatArray:
    if not matrix.shape[0] or not matrix.shape[1]:
        return np.eye(matrix.shape[1])
    _, values, right = np.linalg.svd(matrix)
    rank = int(np.sum(values > RANK * values.max(initial=0.0)))
    return np.asarray(right[rank:].T)
