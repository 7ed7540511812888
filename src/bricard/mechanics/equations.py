"""Euler–Lagrange equations as a DAE; d/dt stays a shift of Taylor series."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import casadi as ca

from bricard.checks import checked
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import ModelError
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.tables import ORDERS, TabulatedDAE

DISSIPATED, SUPPLIED, CARRIED = "work.dissipated", "work.supplied", "energy.carried"
Kept = Callable[[Any, ca.SX, int], ca.SX]
Renamed = Callable[[list[ca.SX]], list[ca.SX]]
MotionEquations = Callable[[Any, Any, Renamed], dict[str, ca.SX]]


class MechanicalDAE(TabulatedDAE):
    """The DAE of a mechanical system; `velocities` are the variables that stand for q', if it is not der(q)."""

    velocities: tuple[str, ...] = ()


def as_it_stands(der: Any, residual: ca.SX, order: int) -> ca.SX:
    """A constraint as an equation of `euler_lagrange`: its residual."""
    return residual


@checked(ModelError)
def euler_lagrange(system: MechanicalSystem, kept: Kept = as_it_stands) -> DAE:
    """The DAE of a mechanical system, in its coordinates, multipliers, extra variables and tabulated laws.

    Where energy leaves or enters, two more variables sum it up: `work.dissipated` and `work.supplied`.

    kept   the equation of a constraint, from (der, residual, order): the derivative of this order has accelerations
    """

    def motion(x: Any, der: Any, renamed: Renamed) -> dict[str, ca.SX]:
        momenta, forces, C, g = renamed([momentum(system), generalised_forces(system), system.C, system.g])
        result = {f"motion.{name}": der(momenta[i]) - forces[i] for i, name in enumerate(system.coordinates)}
        result |= {c.name: kept(der, C[i], 2) for i, c in enumerate(system.holonomic)}
        return result | {c.name: kept(der, g[i], 1) for i, c in enumerate(system.velocity)}

    return mechanical_dae(system, motion)


def mechanical_dae(
    system: MechanicalSystem, motion: MotionEquations, further: Sequence[str] = (), velocities: Sequence[str] = ()
) -> DAE:
    """A DAE from equations of motion, with what comes beside them: extra variables, laws, works, outputs.

    motion      (x, der, renamed) -> equations by name; `renamed` takes expressions of the system's symbols to x
    further     its variables beside coordinates and multipliers
    velocities  those of them that stand for q' in the equations; without any it is der(q)
    """
    check_kinetic_energy(system)
    works = work_rates(system)
    variables = [
        *system.coordinates,
        *[multiplier_name(constraint.name) for constraint in (*system.holonomic, *system.velocity)],
        *[extra.name for extra in system.extras],
        *[table.name for table in system.tables],
        *works,
        *further,
    ]

    def equations(t: ca.SX, x: Any, der: Any, p: Any) -> dict[str, Any]:
        def renamed(expressions: list[ca.SX]) -> list[ca.SX]:
            if velocities:
                v = ca.vertcat(*[x[name] for name in velocities])
                expressions = ca.substitute(expressions, [system.v], [v])
            return in_dae_symbols(system, expressions, t, x, der, p)

        result: dict[str, Any] = motion(x, der, renamed)
        result |= {extra.name: renamed([extra.residual])[0] for extra in system.extras}
        result |= {table.name: der(x[table.name], ORDERS) for table in system.tables}
        return result | {name: der(x[name]) - renamed([power])[0] for name, power in works.items()}

    def outputs(t: ca.SX, x: Any, der: Any, p: Any) -> dict[str, Any]:
        named = dict(system.outputs) | energies(system)
        return dict(zip(named, in_dae_symbols(system, list(named.values()), t, x, der, p), strict=True))

    dae = MechanicalDAE(variables, equations, parameters=system.parameters, outputs=outputs)
    dae.tables, dae.velocities = system.tables, tuple(velocities)
    return dae


def rate_names(system: MechanicalSystem, dae: DAE) -> tuple[str, ...]:
    """What the equations of a system know as the velocities of its coordinates: derivatives, or variables."""
    own = dae.velocities if isinstance(dae, MechanicalDAE) else ()
    return own or tuple(f"{name}'" for name in system.coordinates)


def energies(system: MechanicalSystem) -> dict[str, ca.SX]:
    """Kinetic, potential and total energy, and where time moves masses `CARRIED`, the sum of m P' . dP/dt.

    The energy function q'.dL/dq' - L and what is carried make T + V. Of a Lagrangian that is no kinetic energy of
    masses and a potential, the energy function is the total.
    """
    carried = share_of_time(system.T, system.v)
    result = {
        "energy.kinetic": system.T,
        "energy.potential": system.V,
        "energy.total": ca.dot(system.v, momentum(system)) - system.L + carried,
    }
    return result if carried.is_zero() else result | {CARRIED: carried}


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


def massless(system: MechanicalSystem) -> list[int]:
    """Numbers of the coordinates that have neither a kinetic energy nor a constraint: nodes between springs."""
    known = {one.element_hash() for one in ca.symvar(ca.vertcat(system.T, system.C, system.g))}
    pairs = zip(ca.vertsplit(system.q), ca.vertsplit(system.v), strict=True)
    return [i for i, (q, v) in enumerate(pairs) if v.element_hash() not in known and not _is_bound(q, known, system)]


def _is_bound(q: ca.SX, known: Collection[int], system: MechanicalSystem) -> bool:
    """Whether a coordinate occurs in a constraint."""
    return q.element_hash() in known and bool(ca.depends_on(ca.vertcat(system.C, system.g), q))


def balances(system: MechanicalSystem) -> ca.SX:
    """Forces on the massless coordinates (a column), which balance: 0 = -dV/dq - dR/dq' + Q."""
    light = massless(system)
    return generalised_forces(system)[light] if light else ca.SX(0, 1)


def check_kinetic_energy(system: MechanicalSystem) -> None:
    """Every coordinate must have a kinetic energy, a constraint, or a force that depends on it."""
    light = massless(system)
    if not light:
        return
    own = ca.vertcat(system.q[light], system.v[light])
    felt = ca.which_depends(balances(system), own, 1, True)
    loose = [system.coordinates[i] for i, depends in zip(light, felt, strict=True) if not depends]
    if loose:
        raise ModelError(
            f"The coordinates {listed(loose)} have no kinetic energy, and no constraint or force holds them.\n"
            "  Give them a mass, or hold them by constraints or springs."
        )


def momentum(system: MechanicalSystem) -> ca.SX:
    """p = dL/dq'."""
    return ca.densify(ca.gradient(system.L, system.v))


def generalised_forces(system: MechanicalSystem) -> ca.SX:
    """dL/dq - dR/dq' + Q - G^T lambda - A^T mu, the rate of the momenta."""
    lam = system.lam
    forces = ca.gradient(system.L, system.q) - ca.gradient(system.R, system.v) + system.Q
    holonomic = len(system.holonomic)
    if holonomic:
        forces = forces - ca.jtimes(system.C, system.q, lam[:holonomic], True)
    if system.velocity:
        forces = forces - ca.jtimes(system.g, system.v, lam[holonomic:], True)
    return ca.densify(forces)


def work_rates(system: MechanicalSystem) -> dict[str, ca.SX]:
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


def in_dae_symbols(
    system: MechanicalSystem, expressions: list[ca.SX], t: ca.SX, x: Any, der: Any, p: Any
) -> list[ca.SX]:
    """Expressions of a system's symbols as expressions of its DAE's symbols."""
    q = [x[name] for name in system.coordinates]
    constraints = [*system.holonomic, *system.velocity]
    old = [system.t, system.q, system.v, system.p, system.lam]
    new = [
        t,
        ca.vertcat(*q),
        ca.vertcat(*[der(one) for one in q]),
        ca.vertcat(ca.SX(0, 1), *p),
        ca.vertcat(ca.SX(0, 1), *[x[multiplier_name(constraint.name)] for constraint in constraints]),
    ]
    for extra in system.extras:
        old += [extra.symbol, extra.rate]
        new += [x[extra.name], der(x[extra.name])]
    for table in system.tables:
        old += [table.symbols, table.tau]
        new += [ca.vertcat(*[der(x[table.name], order) for order in range(ORDERS)]), t]
    return ca.substitute(expressions, old, new)
