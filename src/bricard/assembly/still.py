"""A system whose time stands still: what is left of it, and its numbers at a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from bricard.arrays import FloatArray
from bricard.errors import ModelError
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx

RANK = 1e-9


@dataclass(frozen=True, eq=False)
class Here:
    """Numbers at a position: forces, constraints, extra equations and their derivatives, in units of the sizes.

    lam   multipliers that balance the forces best
    Z     motions that the constraints allow, orthonormal columns
    """

    f: FloatArray
    C: FloatArray
    G: FloatArray
    K: FloatArray
    Z: FloatArray
    lam: FloatArray

    @property
    def unbalanced(self) -> FloatArray:
        """Z^T f."""
        return self.Z.T @ self.f

    @property
    def stiffness(self) -> FloatArray:
        """Z^T K Z."""
        return self.Z.T @ self.K @ self.Z

    @property
    def scale(self) -> float:
        """Size of the forces that balance, or that a change of position by its size would bring."""
        reactions = np.abs(self.G.T) @ np.abs(self.lam)
        return float(max(np.max(np.abs(one), initial=0.0) for one in (self.f, reactions, self.stiffness)))


def null_space(matrix: FloatArray) -> FloatArray:
    """Orthonormal columns x with matrix x = 0."""
    if not matrix.size:
        return np.eye(matrix.shape[1])
    norms = np.linalg.norm(matrix, axis=1, keepdims=True)
    scaled = matrix / np.where(norms > 0, norms, 1.0)
    _, values, V = np.linalg.svd(scaled)
    return np.asarray(V[int(np.sum(values > RANK * max(1.0, values[0]))) :].T)


def least_squares(matrix: FloatArray, right: FloatArray) -> FloatArray:
    """The shortest x that makes |matrix x - right| least."""
    return np.asarray(np.linalg.lstsq(matrix, right, rcond=RANK)[0], dtype=float)


def stopped(system: MechanicalSystem, t: float) -> MechanicalSystem:
    """The system with time held at t: drives and tabulated laws stay where they are."""
    old, new = [system.t], [sx.SX(t)]
    for table in system.tables:
        old += [table.symbols, table.tau]
        new += [sx.SX(sx.DM(table.derivatives(t, t))), sx.SX(t)]
    used = {one.name() for column in old[1:] for one in sx.symvar(column)}
    inputs = {name: one for name, one in system.inputs.items() if one.name() not in used}
    return replace(system.substituted(old, new), tables=(), inputs=inputs)


def without_watched(system: MechanicalSystem) -> MechanicalSystem:
    """Without the extra variables that only tell something: angles that are integrated beside the motion."""
    s = system
    acting = sx.vertcat(s.T, s.V, s.R, s.Q, s.C, s.g)
    if not s.extras or sx.depends_on(acting, sx.vertcat(*[extra.symbol for extra in s.extras])):
        return s
    return replace(s, extras=())


def by_name(system: MechanicalSystem, q: FloatArray) -> Mapping[str, float]:
    """Values of the coordinates by their names."""
    return dict(zip(system.coordinates, q.tolist(), strict=True))


def check_smooth(system: MechanicalSystem) -> None:
    if system.switched:
        name = system.switched[0].name
        raise ModelError(
            f"The contact or friction '{name}' holds by forces that balance alone does not determine.\n"
            "  Give it a law with a stiffness, or simulate until it rests."
        )
    if system.extras:
        raise ModelError(
            f"The variable '{system.extras[0].name}' has an equation of its own, which may not come to rest.\n"
            "  Simulate, with damping, until it rests."
        )
