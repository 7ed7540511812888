"""The problem that is decided: y = D z + b without units, with cones of friction.

Rows are scaled so that D has ones on its diagonal: no unit is left, and zeros are judged by the size of what was
added up to give b. Friction of contacts whose slips are the same row, of a flat patch, is one: |T| <= sum of mu N.
Contacts that are the same in all, of two corners that meet, are one too: `originals`.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.problem import ROUNDING, Rub, Touching
from bricard.records import dataclass

NONE = np.zeros(0)
CANCELLED = 1e-15  # of what was added up: what is left of numbers that cancel
TIE = 1e-9  # a margin below it, against the size of the problem, is no decision


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
    usual: FloatArray = NONE,
) -> Local:
    """The scaled problem.

    explicit    p: what y has beside B a
    directions  p: of what slips already
    pressed     k: normal impulses that were given before, and let friction act
    least       size of the problem, at least
    usual       p: how mobile rows are elsewhere
    """
    response, rows = contacts.response, contacts.rows
    scale = _row_scales(contacts, np.maximum(response.largest, usual) if len(usual) else response.largest)
    b = (rows @ free + explicit) * scale
    sizes = (np.abs(rows) @ np.abs(free) + np.abs(explicit)) * scale
    b[np.abs(b) <= CANCELLED * sizes] = 0.0
    D = response.delassus * scale * scale[:, None]
    k = len(contacts.normals)
    friction = _friction(contacts, scale, np.zeros(k) if pressed is None else pressed)
    size = float(sizes.max(initial=least)) or 1.0
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


def _row_scales(contacts: Touching, largest: FloatArray) -> FloatArray:
    """One over the root of the diagonal of D; the same for the two components of a slip in space."""
    diagonal = contacts.response.delassus.diagonal().copy()
    for rub in contacts.rubs:
        if rub.width == 2:
            diagonal[rub.rows] = diagonal[rub.rows].mean()
    fixed = diagonal <= ROUNDING * largest
    if fixed.any():
        diagonal[fixed] = np.where(largest[fixed] > 0, largest[fixed], 1)
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
