"""Treatments of constraints whose equations are analytic, as DAEs: Taylor series solve them like any other.

    M q'' + G^T lambda = f      in all of them, with the same multipliers; and instead of C = 0, g = 0

    direct         C = 0, g = 0 themselves                                index 3 (without C: 2)
    acceleration   C'' = 0, g' = 0: C = a + b t, so violations grow       index 1
    implicit       the same: a series has no use for the difference
    baumgarte      C'' + 2 alpha C' + beta^2 C = 0, g' + 2 alpha g = 0    index 1
    ggl            q' = v - G^T mu, M v' + G^T lambda = f(t, q, v),       index 2
                   C = 0, G v + b' = 0, g(t, q, v) = 0; mu is zero along an exact solution

To add one: a function of a system (and options) and a line in TREATED.

J. Baumgarte, Comput. Methods Appl. Mech. Eng. 1 (1972) 1-16.
C. W. Gear, B. Leimkuhler, G. K. Gupta, J. Comput. Appl. Math. 12-13 (1985) 77-90.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import casadi as ca

from bricard.checks import finite_number
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import OptionError
from bricard.mechanics.equations import Renamed, euler_lagrange, generalised_forces, mechanical_dae, momentum
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.violations import constraint_rates


def acceleration(system: MechanicalSystem) -> DAE:
    """C'' = 0, g' = 0."""
    return euler_lagrange(system, lambda der, residual, order: der(residual, order))


def baumgarte(system: MechanicalSystem, alpha: float = 10.0, beta: float = 10.0, *, backwards: bool = False) -> DAE:
    """C'' + 2 alpha C' + beta^2 C = 0, g' + 2 alpha g = 0; both in 1/s. With -alpha for runs backwards in time."""
    a, b = (finite_number(x, name, OptionError) for name, x in (("alpha", alpha), ("beta", beta)))
    if not math.isfinite(a * a + b * b):
        raise OptionError(f"alpha and beta are {a:g} and {b:g}; their squares are too large.")
    along = -a if backwards else a

    def damped(der: Any, residual: ca.SX, order: int) -> ca.SX:
        rate: ca.SX = der(residual, order) + 2 * along * der(residual, order - 1)
        return rate + b**2 * residual if order == 2 else rate

    return euler_lagrange(system, damped)


def stabilised_index_2(system: MechanicalSystem) -> DAE:
    """q' = v - G^T mu, d/dt(dL/dv) - dL/dq + dR/dv + G^T lambda + A^T nu = Q, C = 0, G v + b' = 0, g(t, q, v) = 0."""
    velocities = [velocity_name(name) for name in system.coordinates]
    moved_by = [mu_name(constraint.name) for constraint in system.holonomic]
    symbols = ca.SX.sym("mu", len(moved_by))
    correction = ca.jtimes(system.C, system.q, symbols, True) if moved_by else ca.SX.zeros(system.size)

    def motion(x: Any, der: Any, renamed: Renamed) -> dict[str, ca.SX]:
        mu = ca.vertcat(ca.SX(0, 1), *[x[name] for name in moved_by])
        moved = ca.substitute(correction, symbols, mu)
        expressions = [system.v - moved, momentum(system), generalised_forces(system), system.C]
        rates, momenta, forces, C, rate, g = renamed([*expressions, constraint_rates(system), system.g])
        result = {f"rate.{name}": der(x[name]) - rates[i] for i, name in enumerate(system.coordinates)}
        result |= {f"motion.{name}": der(momenta[i]) - forces[i] for i, name in enumerate(system.coordinates)}
        for i, constraint in enumerate(system.holonomic):
            result |= {constraint.name: C[i], f"{constraint.name}'": rate[i]}
        return result | {c.name: g[i] for i, c in enumerate(system.velocity)}

    return mechanical_dae(system, motion, [*velocities, *moved_by], velocities)


TREATED: dict[str, Callable[..., DAE]] = {
    "direct": euler_lagrange,
    "acceleration": acceleration,
    "implicit": acceleration,
    "baumgarte": baumgarte,
    "ggl": stabilised_index_2,
}
UNTREATED = {
    "partition": "eliminates coordinates at each instant, where a Taylor series solves for all of them together",
    "qr": "decomposes a matrix at each instant, which has no Taylor series",
    "svd": "decomposes a matrix at each instant, which has no Taylor series",
    "projection": "moves the state after each step, where a Taylor series goes on from the end of the last one",
}
DRIFTING = ("acceleration", "implicit", "baumgarte")  # positions and velocities may violate the constraints


def treated(system: MechanicalSystem, constraints: str, **numbers: float) -> DAE:
    """The DAE of a treatment, or an error that says why it has none."""
    if constraints in UNTREATED:
        raise OptionError(
            f"constraints={constraints!r} {UNTREATED[constraints]}.\n"
            "  Choose another integrator, such as 'dop853', or constraints='direct'."
        )
    if constraints not in TREATED:
        raise OptionError(f"constraints is {constraints!r}; it must be one of {listed([*TREATED, *UNTREATED])}.")
    return TREATED[constraints](system, **numbers)


def velocity_name(coordinate: str) -> str:
    """The variable v of a coordinate, where it is not q' itself."""
    return f"{coordinate}.velocity"


def mu_name(constraint: str) -> str:
    """The variable mu of a holonomic constraint."""
    return f"mu.{constraint}"
