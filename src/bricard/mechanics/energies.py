"""Energies of a mechanical system, and the powers that change them."""

from __future__ import annotations

import casadi as ca

from bricard.mechanics.system import MechanicalSystem

DISSIPATED, SUPPLIED, CARRIED = "work.dissipated", "work.supplied", "energy.carried"


def energies(system: MechanicalSystem, momenta: ca.SX) -> dict[str, ca.SX]:
    """Kinetic, potential and total energy, and where time moves masses `CARRIED`, the sum of m P' . dP/dt.

    The energy function q'.dL/dq' - L and what is carried make T + V. Of a Lagrangian that is not a kinetic energy of
    masses and a potential, the energy function is the total.
    """
    carried = share_of_time(system.T, system.v)
    result = {
        "energy.kinetic": system.T,
        "energy.potential": system.V,
        "energy.total": ca.dot(system.v, momenta) - system.L + carried,
    }
    return result if carried.is_zero() else result | {CARRIED: carried}


def powers(system: MechanicalSystem) -> dict[str, ca.SX]:
    """Power that dampers take away and that forces, drives and moving constraints put in; none that is zero.

    Dampers at points that time moves take power from what moves them. The energy function q'.dL/dq' - L grows by what
    is put in and not taken; where time moves masses T + V is greater by `CARRIED`, and so is what has been put in.
    """
    holonomic, lam = len(system.holonomic), system.lam
    from_time = share_of_time(system.R, system.v)
    taken = ca.dot(system.v, ca.gradient(system.R, system.v)) + from_time
    put_in = ca.dot(system.v, system.Q) - ca.jacobian(system.L, system.t) + from_time
    if holonomic:
        put_in = put_in + ca.dot(lam[:holonomic], ca.jacobian(system.C, system.t))
    if system.velocity:
        put_in = put_in - ca.dot(lam[holonomic:], ca.jtimes(system.g, system.v, system.v))
    rates = {DISSIPATED: ca.simplify(taken), SUPPLIED: ca.simplify(put_in)}
    return {name: rate for name, rate in rates.items() if not rate.is_zero()}


def share_of_time(square: ca.SX, v: ca.SX) -> ca.SX:
    """u . (J v + u) of a sum of squares F = |J v + u|^2 / 2, T or R, with the velocity u that time alone gives.

    By degree in v it is F1 + 2 F0 of F = F2 + F1 + F0, and 2 F - v . dF/dv. A function of another kind has none: one
    that is of higher degree, or that has F1 without F0 (a magnetic term of a Lagrangian, a constant force in R).
    """
    rest, slope = ca.SX.zeros(v.numel()), ca.gradient(square, v)
    at_rest = ca.substitute([square], [v], [rest])[0]
    if at_rest.is_zero() or not ca.is_linear(slope, v):
        return ca.SX(0)
    return ca.dot(v, ca.substitute([slope], [v], [rest])[0]) + 2 * at_rest
