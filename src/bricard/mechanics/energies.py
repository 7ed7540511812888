"""Energies of a mechanical system, and the powers that change them."""

from __future__ import annotations

from bricard.mechanics.contact_forces import friction_power, surface_power
from bricard.mechanics.system import MechanicalSystem
from bricard.symbolic import sx

KINETIC, POTENTIAL, TOTAL, CARRIED = "energy.kinetic", "energy.potential", "energy.total", "energy.carried"
DISSIPATED, SUPPLIED = "work.dissipated", "work.supplied"
FRICTION, IMPACTS = "work.friction", "work.impacts"


def energies(system: MechanicalSystem, momenta: sx.SX) -> dict[str, sx.SX]:
    """Kinetic, potential and total energy, and where time moves masses `CARRIED`, the sum of m P' . dP/dt.

    The energy function q'.dL/dq' - L and what is carried make T + V. Of a Lagrangian that is not a kinetic energy of
    masses and a potential, the energy function is the total.
    """
    carried = share_of_time(system.T, system.v)
    result = {
        KINETIC: system.T,
        POTENTIAL: system.V,
        TOTAL: sx.dot(system.v, momenta) - system.L + carried,
    }
    return result if carried.is_zero() else result | {CARRIED: carried}


def powers(system: MechanicalSystem) -> dict[str, sx.SX]:
    """Power that dampers take away and that forces, drives and moving constraints put in; none that is zero.

    Dampers at points that time moves take power from what moves them. The energy function q'.dL/dq' - L grows by what
    is put in and not taken; where time moves masses T + V is greater by `CARRIED`, and so is what has been put in.
    """
    holonomic, lam = len(system.holonomic), system.lam
    from_time = share_of_time(system.R, system.v)
    taken = sx.dot(system.v, sx.gradient(system.R, system.v)) + from_time
    put_in = sx.dot(system.v, system.Q) - sx.jacobian(system.L, system.t) + from_time
    if holonomic:
        put_in = put_in + sx.dot(lam[:holonomic], sx.jacobian(system.C, system.t))
    if system.velocity:
        put_in = put_in - sx.dot(lam[holonomic:], sx.jtimes(system.g, system.v, system.v))
    put_in = put_in + surface_power(system)
    rates = {DISSIPATED: sx.simplify(taken), SUPPLIED: sx.simplify(put_in), FRICTION: friction_power(system)}
    present = {name: rate for name, rate in rates.items() if not rate.is_zero()}
    return present | ({SUPPLIED: rates[SUPPLIED], IMPACTS: sx.SX(0)} if system.contacts else {})


def share_of_time(square: sx.SX, v: sx.SX) -> sx.SX:
    """u . (J v + u) of a sum of squares F = |J v + u|^2 / 2, T or R, with the velocity u that time alone gives.

    By degree in v it is F1 + 2 F0 of F = F2 + F1 + F0, and 2 F - v . dF/dv. A function of another kind has none: one
    that is of higher degree, or that has F1 without F0 (a magnetic term of a Lagrangian, a constant force in R).
    """
    rest = sx.SX.zeros(v.numel())
    at_rest = sx.substitute([square], [v], [rest])[0]
    if at_rest.is_zero():
        return sx.SX(0)
    slope = sx.gradient(square, v)
    if not sx.is_linear(slope, v):
        return sx.SX(0)
    return sx.dot(v, sx.substitute([slope], [v], [rest])[0]) + 2 * at_rest
