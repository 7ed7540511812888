"""Contacts that touch, as small matrices: how impulses and forces at them change their velocities and accelerations.

    M a - G^T l = f + B^T z,    G a = gamma       B: rows of the gaps, of the slips, of dry friction
    y = B a + c = D z + b,      D = B H B^T       H: the inverse of M under the joints

y are the gaps' and slips' accelerations (at impacts: velocities), z the forces (impulses). Rows are scaled so that D
has ones on its diagonal: no unit is left, and zeros are judged by the size of what was added up to give b.
Friction of contacts whose slips are the same row, of a flat patch, is one: |T| <= sum of mu N. Contacts that are the
same in all, of two corners that meet, are one too: `originals`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray, IndexArray
from bricard.errors import ModelError
from bricard.records import dataclass

ROUNDING = 1e-12  # of numbers near one
TIE = 1e-9  # a margin below it, against the size of the problem, is no decision
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
        scale, inverse = _inverse(self.mass, self.joints)
        n = len(self.mass)
        mobility = scale[:n, None] * inverse[:n, :n] * scale[:n]
        rates = scale[:n, None] * inverse[:n, n:] * scale[n:]
        changes = mobility @ self.rows.T
        largest = np.square(self.rows * scale[:n]).sum(axis=1)
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


@dataclass(frozen=True, eq=False)
class Patch:
    """Rubs whose slips are the same row: they stick and slip together.

    members  places among the touching's rubs; the friction of all is found in the row of the first
    signs    of their rows against that of the first
    """

    members: tuple[int, ...]
    signs: tuple[float, ...]


@dataclass(frozen=True, eq=False)
class Local:
    """y = D z + b, scaled, with cones: |z| of patch j is at most static[j] @ z[:k] + static_limit[j], and so on.

    D, b, size       p x p, p; the size of what was added up to give b
    scale            p: y times scale and z over scale are the scaled ones
    patches, rubs    what rubs, and the rows in which its friction is found; all other rows of slips have none
    static, kinetic  patches x k: coefficients
    static_limit, kinetic_limit
                     limits beside them
    directions       p: of what slips already, otherwise zero
    originals        k: of each contact the first that is the same; others than the first have no force
    """

    D: FloatArray
    b: FloatArray
    size: float
    scale: FloatArray
    normals: int
    patches: tuple[Patch, ...]
    rubs: tuple[Rub, ...]
    static: FloatArray
    kinetic: FloatArray
    static_limit: FloatArray
    kinetic_limit: FloatArray
    directions: FloatArray
    originals: IndexArray

    @cached_property
    def copies(self) -> npt.NDArray[np.bool_]:
        """Contacts that are the same as another, k."""
        return np.not_equal(self.originals, np.arange(self.normals))

    @cached_property
    def copied(self) -> bool:
        """Whether there are any."""
        return bool(self.copies.any())

    @cached_property
    def moving(self) -> tuple[bool, ...]:
        """Which patches slip already."""
        return tuple(bool(self.directions[rub.rows].any()) for rub in self.rubs)

    @cached_property
    def components(self) -> tuple[IndexArray, IndexArray, npt.NDArray[np.bool_]]:
        """Of the patches: first rows, last rows, and where these are two."""
        first = np.array([rub.first for rub in self.rubs])
        wide = np.array([rub.width == 2 for rub in self.rubs])
        return first, first + wide, wide


def local(
    contacts: Touching,
    free: FloatArray,
    explicit: FloatArray,
    directions: FloatArray,
    pressed: FloatArray | None = None,
    least: float = 0.0,
) -> Local:
    """The scaled problem.

    explicit    p: what y has beside B a
    directions  p: of what slips already
    pressed     k: normal impulses that were given before, and let friction act
    least       size of the problem, at least
    """
    response, rows = contacts.response, contacts.rows
    scale = _row_scales(contacts)
    b = (rows @ free + explicit) * scale
    sizes = (np.abs(rows) @ np.abs(free) + np.abs(explicit)) * scale
    D = response.delassus * scale * scale[:, None]
    k = len(contacts.normals)
    friction = _friction(contacts, scale, np.zeros(k) if pressed is None else pressed)
    size = float(sizes.max(initial=least))
    patches = _patches(contacts.rubs, friction, D, b, size, directions)
    originals = _originals(contacts, patches, D, b, size)
    members = np.zeros((len(patches), len(contacts.rubs)))
    for j, patch in enumerate(patches):
        members[j, patch.members] = 1
    counted = originals == np.arange(k)
    return Local(
        D,
        b,
        size,
        scale,
        k,
        patches,
        tuple(contacts.rubs[patch.members[0]] for patch in patches),
        members @ friction.static * counted,
        members @ friction.kinetic * counted,
        members @ friction.static_limit,
        members @ friction.kinetic_limit,
        directions,
        originals,
    )


def _row_scales(contacts: Touching) -> FloatArray:
    """One over the root of the diagonal of D; the same for the two components of a slip in space."""
    response = contacts.response
    diagonal = response.delassus.diagonal().copy()
    for rub in contacts.rubs:
        if rub.width == 2:
            diagonal[rub.rows] = diagonal[rub.rows].mean()
    fixed = diagonal <= ROUNDING * response.largest
    if fixed.any():
        diagonal[fixed] = np.where(response.largest[fixed] > 0, response.largest[fixed], 1)
    return 1 / np.sqrt(diagonal)


@dataclass(frozen=True, eq=False)
class Friction:
    """Scaled coefficients (rubs x k) and limits (rubs)."""

    static: FloatArray
    kinetic: FloatArray
    static_limit: FloatArray
    kinetic_limit: FloatArray


def _friction(contacts: Touching, scale: FloatArray, pressed: FloatArray) -> Friction:
    """A force is its scaled one times the scale: coefficients change by the ratio of the scales."""
    rubs, k = contacts.rubs, len(contacts.normals)
    static, kinetic = np.zeros((len(rubs), k)), np.zeros((len(rubs), k))
    static_limit, kinetic_limit = np.zeros(len(rubs)), np.zeros(len(rubs))
    first_dry = len(rubs) - len(contacts.dry)
    for i, rub in enumerate(rubs):
        if rub.owner < 0:
            static_limit[i] = contacts.dry_static[i - first_dry] / scale[rub.first]
            kinetic_limit[i] = contacts.dry_kinetic[i - first_dry] / scale[rub.first]
        else:
            ratio = scale[rub.owner] / scale[rub.first]
            static[i, rub.owner] = contacts.static[rub.owner] * ratio
            kinetic[i, rub.owner] = contacts.kinetic[rub.owner] * ratio
            static_limit[i] = contacts.static[rub.owner] * pressed[rub.owner] / scale[rub.first]
            kinetic_limit[i] = contacts.kinetic[rub.owner] * pressed[rub.owner] / scale[rub.first]
    return Friction(static, kinetic, static_limit, kinetic_limit)


def _patches(
    rubs: tuple[Rub, ...], friction: Friction, D: FloatArray, b: FloatArray, size: float, directions: FloatArray
) -> tuple[Patch, ...]:
    """Rubs with some friction, those with equal rows together."""
    found: list[Patch] = []
    for i, rub in enumerate(rubs):
        if not (friction.static[i].any() or friction.static_limit[i]):
            continue
        for at, patch in enumerate(found):
            first = rubs[patch.members[0]]
            sign = np.sign(D[first.first, rub.first])
            if (
                rub.width == first.width == 1
                and abs(D[first.first, rub.first]) > 1 - ROUNDING
                and abs(b[rub.first] - sign * b[first.first]) <= TIE * size
                and directions[rub.first] == sign * directions[first.first]
            ):
                found[at] = Patch((*patch.members, i), (*patch.signs, float(sign)))
                break
        else:
            found.append(Patch((i,), (1.0,)))
    return tuple(found)


def _originals(
    contacts: Touching, patches: tuple[Patch, ...], D: FloatArray, b: FloatArray, size: float
) -> IndexArray:
    """Of each contact the first with the same gap, friction and slip."""
    k = len(contacts.normals)
    originals = np.arange(k)
    alike = np.triu(D[:k, :k], 1) > 1 - ROUNDING if k > 1 else np.zeros((0, 0), dtype=bool)
    if alike.any():
        patch_of = {contacts.rubs[i].owner: j for j, patch in enumerate(patches) for i in patch.members}
        for i, j in np.argwhere(alike).tolist():
            same = contacts.static[i] == contacts.static[j] and contacts.kinetic[i] == contacts.kinetic[j]
            if same and patch_of.get(i) == patch_of.get(j) and abs(b[i] - b[j]) <= TIE * size:
                originals[j] = min(originals[j], originals[i])
    return originals
