"""The matrices of a mechanical system as compiled functions, for solvers other than the Taylor series.

M q'' + k + G^T lambda + A^T mu = 0
G q' + b' = 0,   G q'' + b'' = 0         holonomic constraints, differentiated once and twice
A q'' + a = 0                            velocity constraints, differentiated once
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import casadi as ca

from bricard.checks import checked
from bricard.errors import ModelError
from bricard.mechanics.equations import momentum
from bricard.mechanics.system import MechanicalSystem


@dataclass(frozen=True, eq=False)
class MechanicalFunctions:
    """Functions of (t, q, v, p); names as in the module's text."""

    mass: ca.Function
    force: ca.Function
    constraint: ca.Function
    constraint_jacobian: ca.Function
    constraint_rate: ca.Function
    constraint_acceleration: ca.Function
    velocity_constraint: ca.Function
    velocity_jacobian: ca.Function
    velocity_acceleration: ca.Function
    kinetic: ca.Function
    potential: ca.Function


@checked(ModelError)
def mechanical_functions(system: MechanicalSystem) -> MechanicalFunctions:
    """M, k, C, G, b', b'', g, A, a, T, V of a system without extra variables in its forces."""
    if system.tables:
        raise ModelError(
            f"mechanical_functions takes no tabulated laws, such as '{system.tables[0].name}'.\n"
            "  Write a formula instead, or make it a parameter and change it from call to call."
        )
    t, q, v = system.t, system.q, system.v

    def along_motion(expression: ca.SX) -> ca.SX:
        """d/dt with q'' = 0."""
        return ca.jtimes(expression, q, v) + ca.jacobian(expression, t)

    p, C, g = momentum(system), system.C, system.g
    k = along_motion(p) - ca.gradient(system.L, q) + ca.gradient(system.R, v) - system.Q
    rate = ca.jacobian(C, t) if system.holonomic else ca.SX(0, 1)
    expressions = {
        "mass": ca.jacobian(p, v),
        "force": k,
        "constraint": C,
        "constraint_jacobian": ca.jacobian(C, q),
        "constraint_rate": rate,
        "constraint_acceleration": along_motion(along_motion(C)) if system.holonomic else ca.SX(0, 1),
        "velocity_constraint": g,
        "velocity_jacobian": ca.jacobian(g, v),
        "velocity_acceleration": along_motion(g) if system.velocity else ca.SX(0, 1),
        "kinetic": system.T,
        "potential": system.V,
    }
    arguments = [t, q, v, system.p]
    return MechanicalFunctions(
        **{name: ca.Function(name, arguments, [ca.densify(e)]) for name, e in expressions.items()}
    )


def with_laws_as_parameters(system: MechanicalSystem) -> MechanicalSystem:
    """The system with its tabulated laws as further parameters, whose values at a time are `law_values`."""
    names = [f"{table.name}.{i}" for table in system.tables for i in range(5)]
    symbols = [one for table in system.tables for one in (table.symbols, table.tau)]
    parameters = {**system.parameters, **dict.fromkeys(names, 0.0)}
    return replace(system, p=ca.vertcat(system.p, *symbols), parameters=parameters, tables=())


def law_values(system: MechanicalSystem, t: float) -> list[float]:
    """Values of the parameters that stand for tabulated laws."""
    return [float(value) for table in system.tables for value in (*table.derivatives(t, t), t)]
