"""Angles along a run by time stepping: their rates follow from the motion, and are summed up from step to step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import Extra, MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Turned:
    """Angles by name: values and rates, [time, angle]."""

    names: tuple[str, ...]
    values: FloatArray
    rates: FloatArray


def angles(system: MechanicalSystem) -> list[Extra]:
    """Further variables z that are only looked at: z' is a function of time, positions and velocities."""
    dynamics = Dynamics(system)
    others = sx.vertcat(dynamics.f, *[sx.vertcat(one.gap, one.slip) for one in system.contacts])
    symbols = sx.vertcat(sx.SX(0, 1), *[extra.symbol for extra in system.extras])
    return [
        extra
        for extra in system.extras
        if not sx.depends_on(others, extra.symbol)
        and not sx.depends_on(extra.residual, symbols)
        and sx.is_equal(sx.simplify(sx.jacobian(extra.residual, extra.rate)), sx.SX(1))
    ]


def turned(
    system: MechanicalSystem,
    t: Sequence[float] | FloatArray,
    q: FloatArray,
    v: FloatArray,
    start: Mapping[str, float],
) -> Turned:
    """Along positions and velocities [time, coordinate]; `start`: values at the first time, by name."""
    found = angles(system)
    names = tuple(extra.name for extra in found)
    if not found:
        return Turned(names, np.zeros((len(t), 0)), np.zeros((len(t), 0)))
    zero = [sx.SX(0) for _ in found]
    column = sx.substitute([sx.vertcat(*[-one.residual for one in found])], [one.rate for one in found], zero)[0]
    time, position, velocity, result = np.zeros(1), np.zeros(q.shape[1]), np.zeros(q.shape[1]), np.zeros(len(found))
    parameters, dynamics = Parameters(system), Dynamics(system)
    function = sx.Function("angles", [dynamics.t, dynamics.q, dynamics.v, dynamics.p], [sx.densify(column)])
    run = function.bound([time, position, velocity, parameters.values], [result])
    rates = np.zeros((len(t), len(found)))
    for i, at in enumerate(t):
        time[0], position[:], velocity[:] = at, q[i], v[i]
        parameters.enter(float(at))
        run()
        rates[i] = result
    moves = np.diff(np.asarray(t, dtype=float))[:, None] * (rates[1:] + rates[:-1]) / 2
    first = np.array([start.get(name, 0.0) for name in names])
    return Turned(names, first + np.vstack([np.zeros(len(found)), np.cumsum(moves, axis=0)]), rates)
