"""Constraint methods whose equations are analytic, as DAEs: Taylor series solve them like any other.

    M q'' + G^T lambda = f      in all of them, with the same multipliers; and instead of C = 0, g = 0

    direct         C = 0, g = 0 themselves                                index 3 (without C: 2)
    acceleration   C'' = 0, g' = 0: C = a + b t, so violations grow       index 1
    implicit       the same: a series has no use for the difference
    baumgarte      C'' + 2 alpha C' + beta^2 C = 0, g' + 2 alpha g = 0    index 1
    ggl            q' = v - G^T mu, M v' + G^T lambda = f(t, q, v),       index 2
                   C = 0, G v = nu; mu is zero along an exact solution

To add one: a function of a system and a stabilisation here, and its row in `constraint_methods`.

J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16.
C. W. Gear, B. Leimkuhler, G. K. Gupta, J. Comput. Appl. Math. 12-13 (1985) 77-90.
"""

from __future__ import annotations

from typing import Any

from bricard.dae.model import DAE
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import Renamed, euler_lagrange, mechanical_dae
from bricard.mechanics.stabilisation import Stabilisation
from bricard.mechanics.system import MechanicalSystem
from bricard.symbolic import sx


def direct(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
    """C = 0, g = 0."""
    return euler_lagrange(system)


def acceleration(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
    """C'' = 0, g' = 0."""
    return euler_lagrange(system, lambda der, residuals, order: der(residuals, order))


def baumgarte(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
    """C'' + 2 alpha C' + beta^2 C = 0, g' + 2 alpha g = 0."""
    alpha, beta = stabilisation.alpha, stabilisation.beta

    def damped(der: Any, residuals: sx.SX, order: int) -> sx.SX:
        rates: sx.SX = der(residuals, order) + 2 * alpha * der(residuals, order - 1)
        return rates + beta**2 * residuals if order == 2 else rates

    return euler_lagrange(system, damped)


def ggl(system: MechanicalSystem, stabilisation: Stabilisation) -> DAE:
    """q' = v - G^T mu, d/dt(dL/dv) - dL/dq + dR/dv + G^T lambda = Q, C = 0, G v = nu."""
    dynamics, velocities = Dynamics(system), [velocity_name(name) for name in system.coordinates]
    moved_by = [mu_name(constraint.name) for constraint in system.holonomic]
    symbols = sx.SX.sym("mu", len(moved_by))
    correction = sx.jtimes(system.C, system.q, symbols, True) if moved_by else sx.SX.zeros(system.size)

    def motion(x: Any, der: Any, renamed: Renamed) -> dict[str, sx.SX]:
        mu = sx.vertcat(sx.SX(0, 1), *[x[name] for name in moved_by])
        moved = sx.substitute(correction, symbols, mu)
        expressions = [system.v - moved, dynamics.momenta, dynamics.momentum_rates, dynamics.C]
        rates, momenta, forces, C, levels = renamed([*expressions, dynamics.velocity_level])
        result = {f"rate.{name}": der(x[name]) - rates[i] for i, name in enumerate(system.coordinates)}
        result |= {f"motion.{name}": der(momenta[i]) - forces[i] for i, name in enumerate(system.coordinates)}
        for i, constraint in enumerate(system.holonomic):
            result |= {constraint.name: C[i], f"{constraint.name}'": levels[i]}
        return result | {c.name: levels[i] for i, c in enumerate(system.velocity, dynamics.holonomic)}

    return mechanical_dae(dynamics, motion, [*velocities, *moved_by], velocities)


def velocity_name(coordinate: str) -> str:
    """The variable v of a coordinate, where it is not q' itself."""
    return f"{coordinate}.velocity"


def mu_name(constraint: str) -> str:
    """The variable mu of a holonomic constraint."""
    return f"mu.{constraint}"
