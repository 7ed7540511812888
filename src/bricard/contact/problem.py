"""Contacts that touch, as small matrices: how impulses and forces at them change their velocities and accelerations.

    M a - G^T l = f + B^T z,    G a = gamma       B: rows of the gaps, of the slips, of dry friction
    y = B a + c = D z + b,      D = B H B^T       H: the inverse of M under the joints

y are the gaps' and slips' accelerations (at impacts: velocities), z the forces (impulses).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import ModelError
from bricard.records import dataclass

ROUNDING = 1e-12  # of numbers near one
REGULAR = 1e10  # an inverse below it, of a scaled matrix, can be used
SINGULAR = 1e-8  # error of an inverse that cannot be used


@dataclass(frozen=True, eq=False)
class Touching:
    """Contacts with gap zero, joints, dry friction: rows of the velocities q' (n of them) at one state.

    mass             n x n; may be singular where joints fix what has no mass
    normals          k x n: dg/dq, of clutches dw/dq'
    slips            ds/dq' of each contact: 0, 1 or 2 rows
    static, kinetic  coefficients of friction, k
    joints           m x n; rows may depend on others
    dry              r x n: rows of dry friction in joints
    dry_static, dry_kinetic
                     its limits, as forces, r
    """

    mass: FloatArray
    normals: FloatArray
    slips: tuple[FloatArray, ...]
    static: FloatArray
    kinetic: FloatArray
    joints: FloatArray
    dry: FloatArray
    dry_static: FloatArray
    dry_kinetic: FloatArray

    @cached_property
    def rows(self) -> FloatArray:
        """B: normals, slips contact by contact, dry friction; p x n."""
        return np.concatenate((self.normals, *self.slips, self.dry))

    @cached_property
    def rubs(self) -> tuple[Rub, ...]:
        """What can stick and slip: contacts with slips, then dry frictions."""
        at, found = len(self.normals), []
        for owner, slip in enumerate(self.slips):
            if len(slip):
                found.append(Rub(at, len(slip), owner))
            at += len(slip)
        return (*found, *(Rub(at + i, 1, -1) for i in range(len(self.dry))))

    @cached_property
    def response(self) -> Response:
        """What forces do, by one factorisation."""
        scale, mobility, rates = _kept_inverse(len(self.mass), self.mass.tobytes(), self.joints.tobytes())
        changes = mobility @ self.rows.T
        largest = np.square(self.rows * scale).sum(axis=1)
        return Response(mobility, rates, changes, self.rows @ changes, largest)


def touching(
    mass: FloatArray,
    normals: FloatArray,
    slips: Sequence[FloatArray] = (),
    static: FloatArray | Sequence[float] = (),
    kinetic: FloatArray | Sequence[float] | None = None,
    *,
    joints: FloatArray | None = None,
    dry: FloatArray | None = None,
    dry_static: FloatArray | Sequence[float] = (),
    dry_kinetic: FloatArray | Sequence[float] | None = None,
) -> Touching:
    """The record, with nothing in place of what is left out."""
    n, k = len(mass), len(normals)
    nothing = np.zeros((0, n))
    static = np.zeros(k) if len(static) == 0 else np.asarray(static, dtype=float)
    limit = np.asarray(dry_static, dtype=float)
    return Touching(
        np.asarray(mass, dtype=float),
        np.asarray(normals, dtype=float).reshape(k, n),
        tuple(np.asarray(slip, dtype=float).reshape(-1, n) for slip in slips) or (nothing,) * k,
        static,
        static if kinetic is None else np.asarray(kinetic, dtype=float),
        nothing if joints is None else np.asarray(joints, dtype=float).reshape(-1, n),
        nothing if dry is None else np.asarray(dry, dtype=float).reshape(-1, n),
        limit,
        limit if dry_kinetic is None else np.asarray(dry_kinetic, dtype=float),
    )


@dataclass(frozen=True)
class Rub:
    """Rows that rub together: the first, how many, and the contact that presses them (-1: none)."""

    first: int
    width: int
    owner: int

    @property
    def rows(self) -> slice:
        """All its rows."""
        return slice(self.first, self.first + self.width)


@dataclass(frozen=True, eq=False)
class Response:
    """What forces do to accelerations (or impulses to velocities) under the joints.

    mobility  n x n, H
    rates     n x m: accelerations that the joints' right-hand sides ask for
    changes   n x p, H B^T
    delassus  p x p, B H B^T
    largest   p: its diagonal, were there no joints and no coupling of masses
    """

    mobility: FloatArray
    rates: FloatArray
    changes: FloatArray
    delassus: FloatArray
    largest: FloatArray

    def free(self, force: FloatArray, joint_rates: FloatArray) -> FloatArray:
        """Accelerations without contact forces: M a - G^T l = force, G a = joint_rates."""
        return self.mobility @ force + self.rates @ joint_rates


def free_motion(mass: FloatArray, joints: FloatArray, force: FloatArray, joint_rates: FloatArray) -> FloatArray:
    """Accelerations without contact forces: M a - G^T l = force, G a = joint_rates."""
    _, mobility, rates = _kept_inverse(len(mass), mass.tobytes(), joints.tobytes())
    return np.asarray(mobility @ force + rates @ joint_rates)


@lru_cache(maxsize=2)
def _kept_inverse(n: int, mass: bytes, joints: bytes) -> tuple[FloatArray, FloatArray, FloatArray]:
    """Scales, mobility and rates of a `Response`: the same before and after an impact, and for all that touches."""
    scale, inverse = _inverse(np.frombuffer(mass).reshape(n, n), np.frombuffer(joints).reshape(-1, n))
    left = scale[:n, None]
    return scale[:n], left * inverse[:n, :n] * scale[:n], left * inverse[:n, n:] * scale[n:]


def _inverse(mass: FloatArray, joints: FloatArray) -> tuple[FloatArray, FloatArray]:
    """The inverse of [[M, G^T], [G, 0]], scaled; with redundant joints the pseudo-inverse."""
    n, size = len(mass), len(mass) + len(joints)
    matrix = np.zeros((size, size))
    matrix[:n, :n] = mass
    if size > n:
        matrix[n:, :n] = joints
        matrix[:n, n:] = joints.T
    scale = _scales(matrix, n)
    matrix *= scale
    matrix *= scale[:, None]
    try:
        inverse: FloatArray = np.linalg.inv(matrix).astype(float, copy=False)
        if np.abs(inverse).max() < REGULAR:
            return scale, inverse
    except np.linalg.LinAlgError:
        pass
    inverse = np.linalg.pinv(matrix, rcond=ROUNDING, hermitian=True).astype(float, copy=False)
    if np.abs((matrix @ inverse)[:n, :n] - np.eye(n)).max() > SINGULAR:
        raise ModelError(
            "the mass matrix is singular in a direction that no joint fixes: contact forces find no inertia there\n"
            "  Give every part that can move a mass and a moment of inertia."
        )
    return scale, inverse


def _scales(matrix: FloatArray, n: int) -> FloatArray:
    """Factors for rows and columns: masses one, where there are none the joints' columns one; joints' rows one."""
    scale = np.ones(len(matrix))
    masses = matrix.diagonal()[:n]
    if masses.min() > 0:
        scale[:n] = 1 / np.sqrt(masses)
    else:
        columns = np.sqrt(np.square(matrix[n:, :n]).sum(axis=0))
        columns[columns == 0] = 1
        scale[:n] = 1 / np.where(masses > 0, np.sqrt(np.where(masses > 0, masses, 1)), columns)
    if n < len(matrix):
        lengths = np.sqrt(np.square(matrix[n:, :n] * scale[:n]).sum(axis=1))
        scale[n:] = 1 / np.where(lengths > 0, lengths, 1)
    return scale
