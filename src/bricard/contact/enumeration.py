"""All ways in which contacts can be open or closed, stick or slip, solved at once.

A way chooses one equation for each row of y = D z + b:

    y = 0                 a gap stays closed, a slip stays zero
    z = 0                 a gap opens; its friction is zero
    z = -d (mu N + L)     slip in direction d

and must then respect what the equations leave: z >= 0 of closed gaps, y >= 0 of open ones, the cone of what sticks,
the direction of what begins to slip. The least of these is its margin. What ways there are depends on the numbers of
contacts and rubs only: they are listed once (`Ways`).
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.local import TIE, Local
from bricard.records import dataclass

STAYS, NONE, ALONG, AGAINST = range(4)  # equations of a row

REGULAR = 1e10  # an inverse below it, of equations with ones on the diagonal, is not that of dependent ones
DEPENDENT = 1e-10  # a singular value below it is one of dependent equations

BoolArray = npt.NDArray[np.bool_]


class Shape(NamedTuple):
    """What the ways depend on: rows, contacts, and of each patch four things.

    Its first row; its width; the contacts without which it has no friction; whether it slips already.
    Contacts that are copies of others stay open.
    """

    rows: int
    copies: tuple[bool, ...]
    rubs: tuple[tuple[int, int, tuple[int, ...], bool], ...]


@dataclass(frozen=True, eq=False)
class Ways:
    """Some or all of them, m.

    equations  m x p: of each row
    closed     m x k
    stick      m x patches
    onset      m x patches: 1 or -1 where slip begins in that direction, otherwise 0
    """

    equations: IndexArray
    closed: BoolArray
    stick: BoolArray
    onset: FloatArray

    def take(self, which: IndexArray | BoolArray | slice) -> Ways:
        """These of them."""
        return Ways(self.equations[which], self.closed[which], self.stick[which], self.onset[which])

    @cached_property
    def choices(self) -> list[tuple[bool, int]]:
        """Of one contact: closed, and the equation of its last row."""
        slips = self.equations[:, -1] if self.equations.shape[1] > 1 else np.full(len(self.equations), NONE)
        return list(zip(self.closed[:, 0].tolist(), slips.tolist(), strict=True))

    @cached_property
    def forceless(self) -> BoolArray:
        """m x p: rows without force."""
        return np.equal(self.equations, NONE)

    @cached_property
    def begins(self) -> BoolArray:
        """m x patches: slip begins."""
        return np.not_equal(self.onset, 0)


@dataclass(frozen=True, eq=False)
class Solved:
    """Ways that were solved, m.

    z, y     m x p: forces; velocities or accelerations
    margins  m: least of what must not be negative; -inf where there is no solution
    regular  m: no equation depends on the others
    """

    ways: Ways
    z: FloatArray
    y: FloatArray
    margins: FloatArray
    regular: BoolArray


def shape_of(problem: Local) -> Shape:
    """Of this problem."""
    rubs = tuple(
        (rub.first, rub.width, () if limit else tuple(np.flatnonzero(coefficients).tolist()), moving)
        for rub, coefficients, limit, moving in zip(
            problem.rubs, problem.static, problem.static_limit, problem.moving, strict=True
        )
    )
    return Shape(len(problem.b), tuple(problem.copies.tolist()), rubs)


@lru_cache(maxsize=64)
def ways_of(shape: Shape) -> tuple[Ways, Ways]:
    """Every way, those with most contacts closed first: with linear equations; with slip that begins in space."""
    contacts = len(shape.copies)
    listed = [
        (closed, rubbing)
        for closed in product(*((False,) if copy else (True, False) for copy in shape.copies))
        for rubbing in product(*(_choices(rub, closed) for rub in shape.rubs))
    ]
    equations = np.full((len(listed), shape.rows), NONE)
    for at, (closed, rubbing) in enumerate(listed):
        equations[at, :contacts] = [STAYS if one else NONE for one in closed]
        for (first, width, _, _), choice in zip(shape.rubs, rubbing, strict=True):
            equations[at, first : first + width] = choice
    chosen = np.array([rubbing for _, rubbing in listed]).reshape(len(listed), len(shape.rubs))
    begins = np.array([not moving for *_, moving in shape.rubs], dtype=bool)
    wide = np.array([width == 2 for _, width, _, _ in shape.rubs], dtype=bool)
    slips = (chosen == ALONG) & begins
    shut = np.array([closed for closed, _ in listed], dtype=bool).reshape(len(listed), contacts)
    ways = Ways(equations, shut, chosen == STAYS, slips * 1.0 - (chosen == AGAINST))
    curved = (slips & wide).any(axis=1)
    return ways.take(~curved), ways.take(curved)


def _choices(rub: tuple[int, int, tuple[int, ...], bool], closed: tuple[bool, ...]) -> tuple[int, ...]:
    """What a rub can do when these contacts are closed."""
    _, width, owners, moving = rub
    if owners and not any(closed[i] for i in owners):
        return (NONE,)
    if moving:
        return (ALONG,)
    return (STAYS, ALONG) if width == 2 else (STAYS, ALONG, AGAINST)


def solve_ways(problem: Local, ways: Ways) -> Solved:
    """These ways, solved."""
    return examined(problem, ways, *_solve_each(*equations_of(problem, ways)))


def equations_of(problem: Local, ways: Ways) -> tuple[FloatArray, FloatArray]:
    """Matrices (m x p x p) and right-hand sides (m x p) of the ways."""
    table, right = _table(problem)
    at = ways.equations * len(problem.b) + np.arange(len(problem.b))
    return table[at], right[at]


def _table(problem: Local) -> tuple[FloatArray, FloatArray]:
    """Every equation of every row, 4 p of them, and their right-hand sides."""
    p, k = len(problem.b), problem.normals
    cone, limit = np.zeros((p, p)), np.zeros(p)
    for j, rub in enumerate(problem.rubs):
        for row in range(rub.first, rub.first + rub.width):
            direction = problem.directions[row] if problem.moving[j] else 1.0
            cone[row, :k] = direction * problem.kinetic[j]
            limit[row] = direction * problem.kinetic_limit[j]
    identity = np.eye(p)
    table = np.concatenate((problem.D, identity, identity + cone, identity - cone))
    return table, np.concatenate((-problem.b, np.zeros(p), -limit, limit))


def _solve_each(matrices: FloatArray, right: FloatArray) -> tuple[FloatArray, FloatArray, BoolArray]:
    """Solutions (m x p), of least norm where equations depend on others; residuals (m); where none depend (m)."""
    try:
        inverses = np.linalg.inv(matrices)
        regular = np.abs(inverses).max(axis=(1, 2), initial=0) < REGULAR
    except np.linalg.LinAlgError:
        values = np.linalg.svd(matrices, compute_uv=False)
        regular = values[:, -1] > DEPENDENT * values[:, 0]
        inverses = np.empty_like(matrices)
        inverses[regular] = np.linalg.inv(matrices[regular])
    residuals = np.zeros(len(right))
    if not regular.all():
        inverses[~regular] = np.linalg.pinv(matrices[~regular], rcond=DEPENDENT)
    z = (inverses @ right[..., None])[..., 0]
    if not regular.all():
        residuals = np.abs((matrices @ z[..., None])[..., 0] - right).max(axis=1)
    return z, residuals, regular


def examined(problem: Local, ways: Ways, z: FloatArray, residuals: FloatArray, regular: BoolArray) -> Solved:
    """How well each way respects what it must."""
    z[ways.forceless] = 0
    y = z @ problem.D + problem.b
    k = problem.normals
    margins = np.where(ways.closed, z[:, :k], y[:, :k])
    if problem.copied:
        margins[:, problem.copies] = np.inf
    if problem.rubs:
        friction = np.where(ways.stick, _cones(problem, z), _starts(problem, ways, z, y))
        margins = np.concatenate((margins, friction), axis=1)
    least = margins.min(axis=1, initial=np.inf)
    least[residuals > TIE * np.maximum(problem.size, np.abs(z).max(axis=1, initial=0))] = -np.inf
    return Solved(ways, z, y, least, regular)


def _cones(problem: Local, z: FloatArray) -> FloatArray:
    """How far the friction of each patch is from its static limit, m x patches."""
    limits = z[:, : problem.normals] @ problem.static.T + problem.static_limit
    first, second, wide = problem.components
    if wide.any():
        return limits - np.hypot(z[:, first], wide * z[:, second])
    return limits - np.abs(z[:, first])


def _starts(problem: Local, ways: Ways, z: FloatArray, y: FloatArray) -> FloatArray:
    """How fast slip begins in the direction that friction opposes, m x patches."""
    first, second, wide = problem.components
    speeds = ways.onset * y[:, first]
    if wide.any():
        size = np.hypot(z[:, first], z[:, second])
        along = -(y[:, first] * z[:, first] + y[:, second] * z[:, second]) / np.where(size > 0, size, 1)
        speeds = np.where(wide, np.where(size > 0, along, np.hypot(y[:, first], y[:, second])), speeds)
    return np.where(ways.begins, speeds, np.inf)
