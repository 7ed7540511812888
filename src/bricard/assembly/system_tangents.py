"""How the consistent start of a mechanical system changes with parameters and given values.

Given positions are moved to the nearest ones that satisfy the constraints, velocities likewise. With multipliers m
both are roots of E(y, m, k) = 0, where k are parameters and given values, as in `start_tangents`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.start_tangents import multipliers_of, solved, stationary
from bricard.checks import did_you_mean
from bricard.dae.tangent import START, Direction
from bricard.errors import OptionError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.equations import massless
from bricard.mechanics.system import MechanicalSystem
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation


def directions_of(
    system: MechanicalSystem,
    t: float,
    values: Mapping[str, float],
    wanted: Mapping[str, float],
    fixed: frozenset[str],
    wrt: Sequence[str],
) -> tuple[Direction, ...]:
    """The tangents of a start.

    values, wanted   coordinates and their rates (u, u') at the consistent start, and as they were given
    fixed            names of those that are held
    wrt              names of parameters, and of given values, after "start."
    """
    if massless(system):
        raise OptionError(
            "Coordinates without mass start where forces balance, which cannot be differentiated yet.\n"
            "  Give them a mass, or describe the mechanism by a MechSpec file."
        )
    tangents = _Tangents(system, t, values, wanted, fixed)
    return tuple(tangents.along(name) for name in wrt)


class _Tangents:
    """The equations of a start and their derivatives."""

    def __init__(
        self,
        system: MechanicalSystem,
        t: float,
        values: Mapping[str, float],
        wanted: Mapping[str, float],
        fixed: frozenset[str],
    ) -> None:
        self.system, self.t, self.values, self.fixed = system, t, values, fixed
        rates = {f"{name}'": 0.0 for name in system.coordinates}
        self.wanted = {name: value for name, value in {**rates, **wanted}.items() if name in values}
        self.extras = [extra.name for extra in system.extras]
        self.given = {name: sx.SX.sym(name) for name in self.wanted}
        self.k = sx.vertcat(system.p, *self.given.values())

    def along(self, name: str) -> Direction:
        """The tangent of the start with respect to a name."""
        dk = np.zeros(self.k.numel())
        known = [*self.system.parameters, *[f"{START}{one}" for one in self.given]]
        own = name.removeprefix(START)
        if name.startswith(START) and own in self.extras:
            return Direction(name, {}, {own: 1.0})
        if name not in known:
            names = [*known, *[f"{START}{one}" for one in self.extras]]
            raise OptionError(f"There is no parameter or given start value {name!r}.\n  {did_you_mean(name, names)}")
        dk[known.index(name)] = 1.0
        dq = self._solved(self._nearest("", self.system.C, self.system.q), dk, [])
        velocity_level = Dynamics(self.system).velocity_level
        dv = self._solved(self._nearest("'", velocity_level, self.system.v), dk, [(self.system.q, dq)])
        start = dict(zip(self.system.coordinates, dq.tolist(), strict=True))
        start |= {f"{one}'": rate for one, rate in zip(self.system.coordinates, dv.tolist(), strict=True)}
        return Direction(name, {} if name.startswith(START) else {name: 1.0}, start)

    def _nearest(self, suffix: str, constraints: sx.SX, unknowns: sx.SX) -> tuple[sx.SX, sx.SX, sx.SX]:
        """Unknowns, what is least, and what is held."""
        names = [f"{name}{suffix}" for name in self.system.coordinates]
        held = [unknowns[i] - self.given[n] for i, n in enumerate(names) if n in self.fixed]
        off = [unknowns[i] - self.given[n] for i, n in enumerate(names) if n in self.given and n not in self.fixed]
        column = sx.vertcat(sx.SX(0, 1), *off)
        return unknowns, sx.SX(sx.dot(column, column) / 2), sx.densify(sx.vertcat(constraints, sx.SX(0, 1), *held))

    def _solved(
        self, nearest: tuple[sx.SX, sx.SX, sx.SX], dk: FloatArray, before: Sequence[tuple[sx.SX, FloatArray]]
    ) -> FloatArray:
        """The tangent of the unknowns, where those of others are known already."""
        unknowns, least, held = nearest
        m = sx.SX.sym("m", held.numel())
        slope, gradient = self._evaluated([sx.jacobian(held, unknowns), sx.densify(sx.gradient(least, unknowns))])
        multipliers = multipliers_of(slope, gradient)
        E = sx.vertcat(stationary(least, m, held, unknowns), held)
        by = [sx.vertcat(unknowns, m), self.k, *[symbols for symbols, _ in before]]
        matrix, *others = self._evaluated([sx.jacobian(E, one) for one in by], [(m, multipliers)])
        tangents = [dk, *[tangent for _, tangent in before]]
        right = sum((slope @ tangent for slope, tangent in zip(others, tangents, strict=True)), np.zeros(E.numel()))
        return solved(matrix, right)[: unknowns.numel()]

    def _evaluated(
        self, expressions: Sequence[sx.SX], further: Sequence[tuple[sx.SX, FloatArray]] = ()
    ) -> list[FloatArray]:
        system = self.system
        symbols = [system.q, system.v, self.k, *[symbol for symbol, _ in further]]
        q, v = (np.array([self.values[f"{one}{end}"] for one in system.coordinates]) for end in ("", "'"))
        k = np.array([*system.parameters.values(), *self.wanted.values()], dtype=float)
        at = Evaluation(symbols, system.at_time(list(expressions), self.t))
        return at.dense(q, v, k, *[value for _, value in further])
