"""Inertias that bodies can have."""

from __future__ import annotations

import math

from bricard.library.bodies.body import Triple
from bricard.library.bodies.part import PartError

PHYSICAL = 1e-6  # of the largest principal inertia: how far rounded data may break the triangle inequality
MEASURED = 0.2  # likewise: how far measured data may break it


def check_inertia(inertia: tuple[Triple, ...], *field: str | int) -> None:
    """No body has a principal inertia that is negative, or larger than the sum of the other two.

    What was measured may break the latter by a little; that is left to `bricard.mechanism.cautions`.
    """
    small, middle, large = principal_values(inertia)
    shown = f"{small:.6g}, {middle:.6g}, {large:.6g}"
    if small < -PHYSICAL * abs(large):
        raise PartError(f"the principal inertias are {shown}", "None can be negative.", field)
    if breaks_triangle(inertia, MEASURED):
        remedy = "The largest cannot exceed the sum of the other two."
        raise PartError(f"no body has the principal inertias {shown}", remedy, field)


def breaks_triangle(inertia: tuple[Triple, ...], allowed: float = PHYSICAL) -> bool:
    """Whether the largest principal value exceeds the sum of the other two by more than this part of it.

    One that is zero was left out, because nothing can turn that way: then the sum tells nothing.
    """
    small, middle, large = principal_values(inertia)
    return small > PHYSICAL * large and large > (small + middle) + allowed * large


def principal_values(matrix: tuple[Triple, ...]) -> list[float]:
    """The eigenvalues of a symmetric matrix (3, 3), in increasing order, to about 1e-8 of the largest.

    With q = trace/3, p^2 = |A - q I|^2/6 and cos 3 phi = det((A - q I)/p)/2 they are q + 2 p cos(phi + 2 pi k/3)
    (O. K. Smith, Eigenvalues of a symmetric 3 x 3 matrix, Communications of the ACM 4, 1961).
    """
    if not (matrix[0][1] or matrix[0][2] or matrix[1][2]):
        return sorted(matrix[i][i] for i in range(3))
    q = sum(matrix[i][i] for i in range(3)) / 3
    deviation = [[matrix[i][j] - (q if i == j else 0.0) for j in range(3)] for i in range(3)]
    p = math.sqrt(sum(value**2 for row in deviation for value in row) / 6)
    if p == 0:
        return [q, q, q]
    a, b, c = ([value / p for value in row] for row in deviation)
    cross = (b[1] * c[2] - b[2] * c[1], b[2] * c[0] - b[0] * c[2], b[0] * c[1] - b[1] * c[0])
    determinant = sum(x * y for x, y in zip(a, cross, strict=True))
    phi = math.acos(max(-1.0, min(1.0, determinant / 2))) / 3
    return sorted(q + 2 * p * math.cos(phi + 2 * math.pi * k / 3) for k in range(3))
