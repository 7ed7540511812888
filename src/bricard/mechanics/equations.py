"""Euler–Lagrange equations as a DAE; d/dt stays a shift of Taylor series."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bricard.checks import checked
from bricard.dae.declared import Symbols
from bricard.dae.model import DAE
from bricard.dae.structure import listed
from bricard.errors import ModelError
from bricard.keeping import without_collection
from bricard.mechanics.contact_outputs import contact_outputs
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.mechanics.tables import ORDERS, TabulatedDAE
from bricard.records import dataclass
from bricard.symbolic import sx

Kept = Callable[[Any, sx.SX, int], sx.SX]
Renamed = Callable[[list[sx.SX]], list[sx.SX]]
MotionEquations = Callable[[Any, Any, Renamed], dict[str, sx.SX]]


class MechanicalDAE(TabulatedDAE):
    """The DAE of a mechanical system; `velocities` are the variables that stand for q', if it is not der(q)."""

    velocities: tuple[str, ...] = ()


def as_it_stands(der: Any, residual: sx.SX, order: int) -> sx.SX:
    """Constraints as equations of `euler_lagrange`: their residuals."""
    return residual


def by_name(names: Sequence[str], column: sx.SX) -> dict[str, sx.SX]:
    """The rows of a column."""
    return dict(zip(names, sx.vertsplit(column), strict=True)) if names else {}


@checked(ModelError)
@without_collection(within=True)
def euler_lagrange(system: MechanicalSystem, kept: Kept = as_it_stands) -> DAE:
    """The DAE of a mechanical system, in its coordinates, multipliers, extra variables and tabulated laws.

    Where energy leaves or enters, two more variables sum it up: `work.dissipated` and `work.supplied`.

    kept   equations of constraints, from (der, residuals, order): the derivatives of this order have accelerations
    """
    dynamics = Dynamics(system)

    def motion(x: Any, der: Any, renamed: Renamed) -> dict[str, sx.SX]:
        momenta, forces, C, g = renamed([dynamics.momenta, dynamics.momentum_rates, dynamics.C, dynamics.g])
        result = by_name([f"motion.{name}" for name in system.coordinates], der(momenta) - forces)
        for constraints, residuals, order in ((system.holonomic, C, 2), (system.velocity, g, 1)):
            if constraints:
                result |= by_name([constraint.name for constraint in constraints], kept(der, residuals, order))
        return result

    return mechanical_dae(dynamics, motion)


def mechanical_dae(
    dynamics: Dynamics, motion: MotionEquations, further: Sequence[str] = (), velocities: Sequence[str] = ()
) -> DAE:
    """A DAE from equations of motion, with what comes beside them: extra variables, laws, works, outputs.

    motion      (x, der, renamed) -> equations by name; `renamed` takes expressions of the system's symbols to x
    further     its variables beside coordinates and multipliers
    velocities  those of them that stand for q' in the equations; without any it is der(q)
    """
    system = dynamics.system
    whole = dynamics if system.unlifted is None else Dynamics(system.unlifted)
    check_kinetic_energy(whole)
    works = whole.powers
    variables = [
        *system.coordinates,
        *[multiplier_name(constraint.name) for constraint in (*system.holonomic, *system.velocity)],
        *[extra.name for extra in system.extras],
        *[table.name for table in system.tables],
        *works,
        *_forces(system),
        *further,
    ]

    found: list[DAESymbols] = []  # the same for equations and outputs

    def equations(t: sx.SX, x: Any, der: Any, p: Any) -> dict[str, Any]:
        found.append(symbols := dae_symbols(system, t, x, der, p))

        def renamed(expressions: list[sx.SX]) -> list[sx.SX]:
            if velocities:
                v = sx.vertcat(*[x[name] for name in velocities])
                expressions = sx.substitute(expressions, [system.v], [v])
            return symbols.renamed(expressions)

        result: dict[str, Any] = motion(x, der, renamed)
        extras, rates = renamed([dynamics.e, sx.vertcat(sx.SX(0, 1), *works.values())])
        result |= by_name([extra.name for extra in system.extras], extras)
        result |= {table.name: der(x[table.name], ORDERS) for table in system.tables}
        result |= _switched(system, der, p, renamed)
        return result | {name: der(x[name]) - rate for name, rate in by_name([*works], rates).items()}

    def outputs(t: sx.SX, x: Any, der: Any, p: Any) -> dict[str, Any]:
        named = dict(system.outputs) | whole.energies | contact_outputs(system)
        return dict(zip(named, found[-1].renamed(list(named.values())), strict=True))

    modes = _modes(system)
    dae = MechanicalDAE(
        variables,
        equations,
        parameters={**system.parameters, **modes},
        outputs=outputs,
        symbols=_own_symbols(system),
    )
    dae.modes |= frozenset(modes)
    dae.tables, dae.velocities = system.tables, tuple(velocities)
    dae.lifts = system.lifts
    return dae


def _own_symbols(system: MechanicalSystem) -> Symbols:
    """Those of time, coordinates, their velocities, multipliers and parameters, which need no others in a DAE."""
    n = system.size
    derivatives = {(i, 0): symbol for i, symbol in enumerate(sx.vertsplit(system.q))}
    derivatives |= {(i, 1): symbol for i, symbol in enumerate(sx.vertsplit(system.v))}
    derivatives |= {(n + i, 0): symbol for i, symbol in enumerate(system.lam.nonzeros())}
    return Symbols(system.t, derivatives, dict(zip(system.parameters, system.p.nonzeros(), strict=True)))


def rate_names(system: MechanicalSystem, dae: DAE) -> tuple[str, ...]:
    """What the equations of a system know as the velocities of its coordinates: derivatives, or variables."""
    own = dae.velocities if isinstance(dae, MechanicalDAE) else ()
    return own or tuple(f"{name}'" for name in system.coordinates)


def massless(system: MechanicalSystem) -> list[int]:
    """Numbers of the coordinates that have neither a kinetic energy nor a constraint: nodes between springs."""
    bound = sx.which_depends(sx.vertcat(system.C, system.g), sx.vertcat(system.q, system.v), 1, False)
    moved = sx.which_depends(system.T, system.v, 1, False)
    columns = zip(bound[: system.size], bound[system.size :], moved, strict=True)
    return [i for i, uses in enumerate(columns) if not any(uses)]


def balances(dynamics: Dynamics) -> sx.SX:
    """Forces on the massless coordinates (a column), which balance: 0 = -dV/dq - dR/dq' + Q."""
    light = massless(dynamics.system)
    return dynamics.momentum_rates[light] if light else sx.SX(0, 1)


def check_kinetic_energy(dynamics: Dynamics) -> None:
    """Every coordinate must have a kinetic energy, a constraint, or a force that depends on it."""
    system = dynamics.system
    light = massless(system)
    if not light:
        return
    own = sx.vertcat(system.q[light], system.v[light])
    felt = sx.which_depends(balances(dynamics), own, 1, True)
    loose = [system.coordinates[i] for i, depends in zip(light, felt, strict=True) if not depends]
    if loose:
        raise ModelError(
            f"The coordinates {listed(loose)} have no kinetic energy, and no constraint or force holds them.\n"
            "  Give them a mass, or hold them by constraints or springs."
        )


@dataclass(frozen=True, eq=False)
class DAESymbols:
    """Symbols of a system, and those of its DAE in their places."""

    old: list[sx.SX]
    new: list[sx.SX]

    def renamed(self, expressions: list[sx.SX]) -> list[sx.SX]:
        """Expressions of the system's symbols as expressions of its DAE's."""
        return list(sx.substitute(expressions, self.old, self.new)) if self.old else expressions


def dae_symbols(system: MechanicalSystem, t: sx.SX, x: Any, der: Any, p: Any) -> DAESymbols:
    """What takes the places of a system's symbols in its DAE."""
    q = [x[name] for name in system.coordinates]
    constraints = [*system.holonomic, *system.velocity]
    old = [system.t, system.q, system.v, system.p, system.lam]
    new = [
        t,
        sx.vertcat(*q),
        sx.vertcat(*[der(one) for one in q]),
        sx.vertcat(sx.SX(0, 1), *[p[name] for name in system.parameters]),
        sx.vertcat(sx.SX(0, 1), *[x[multiplier_name(constraint.name)] for constraint in constraints]),
    ]
    for extra in system.extras:
        old += [extra.symbol, extra.rate]
        new += [x[extra.name], der(x[extra.name])]
    for name, symbol in _forces(system).items():
        old.append(symbol)
        new.append(x[name])
    for table in system.tables:
        old += [table.symbols, table.tau]
        new += [sx.vertcat(*[der(x[table.name], order) for order in range(ORDERS)]), t]
    others = [k for k, (one, other) in enumerate(zip(old, new, strict=True)) if not sx.is_equal(one, other)]
    return DAESymbols([old[k] for k in others], [new[k] for k in others])


def _forces(system: MechanicalSystem) -> dict[str, sx.SX]:
    """The symbols of normal and friction forces, by the variables that they are; most systems have none."""
    if not system.switched:
        return {}
    from bricard.mechanics.modes import forces_by_name

    return forces_by_name(system)


def _modes(system: MechanicalSystem) -> dict[str, float]:
    """All mode numbers, likewise."""
    if not system.switched:
        return {}
    from bricard.mechanics.modes import mode_numbers

    return mode_numbers(system)


def _switched(system: MechanicalSystem, der: Any, p: Any, renamed: Renamed) -> dict[str, sx.SX]:
    """The equations of normal and friction forces, likewise."""
    if not system.switched:
        return {}
    from bricard.mechanics.modes import switched_rows

    return switched_rows(system, der, p, renamed)


def in_dae_symbols(
    system: MechanicalSystem, expressions: list[sx.SX], t: sx.SX, x: Any, der: Any, p: Any
) -> list[sx.SX]:
    """Expressions of a system's symbols as expressions of its DAE's symbols."""
    return dae_symbols(system, t, x, der, p).renamed(expressions)
