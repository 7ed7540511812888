"""How far a motion violates its constraints, and how far these are from depending on each other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import casadi as ca
import numpy as np
import numpy.typing as npt

from bricard.dae.structure import derivative_name
from bricard.mechanics.system import MechanicalSystem
from bricard.mechanics.tables import ORDERS

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Violations:
    """Constraints of a system at times t, where `value` answers names; `rates` are the names of q'."""

    system: MechanicalSystem
    t: FloatArray
    value: Callable[[str], FloatArray]
    rates: tuple[str, ...]
    parameters: tuple[float, ...]

    @cached_property
    def position(self) -> FloatArray:
        """The largest |C| at each time."""
        return _largest(self._values(self.system.C))

    @cached_property
    def velocity(self) -> FloatArray:
        """The largest |G q' + b'| or |g| at each time."""
        levels = ca.vertcat(constraint_rates(self.system), self.system.g)
        return _largest(self._values(levels))

    @cached_property
    def independence(self) -> FloatArray:
        """How far the constraints are from depending on each other at each time."""
        s = self.system
        G = ca.vertcat(ca.jacobian(s.C, s.q), ca.jacobian(s.g, s.v))
        return independence(self._values(ca.vec(G.T)).reshape(len(self.t), *G.shape))

    def _values(self, expressions: ca.SX) -> FloatArray:
        """Values (times, expressions) of a column."""
        if not expressions.numel():
            return np.zeros((len(self.t), 0))
        function = ca.Function("constraints", [self._symbols], [ca.densify(expressions)])
        return np.array(function(self._columns)).T

    @cached_property
    def _symbols(self) -> ca.SX:
        s = self.system
        laws = [law.symbols for law in s.tables]
        extras = [extra.symbol for extra in s.extras]
        return ca.vertcat(s.t, *[law.tau for law in s.tables], s.p, s.q, s.v, *extras, *laws)

    @cached_property
    def _columns(self) -> FloatArray:
        """Values of the symbols (symbols, times)."""
        s = self.system
        laws = [derivative_name(law.name, order) for law in s.tables for order in range(ORDERS)]
        names = [*s.coordinates, *self.rates, *[extra.name for extra in s.extras], *laws]
        constants = [np.full(self.t.shape, value) for value in self.parameters]
        return np.array([*[self.t] * (1 + len(s.tables)), *constants, *map(self.value, names)], dtype=float)


def independence(gradients: FloatArray) -> FloatArray:
    """Smallest singular value of gradients (times, constraints, coordinates), each relative to its largest length.

    Not to its present length: at a singular position a gradient may vanish altogether. 1 without constraints.
    """
    if not gradients.size:
        return np.ones(len(gradients))
    largest = np.linalg.norm(gradients, axis=2).max(axis=0)[:, None]
    scaled = gradients / np.where(largest > 0, largest, 1.0)
    squares = np.linalg.eigvalsh(scaled @ scaled.transpose(0, 2, 1))[:, 0]
    return np.asarray(np.sqrt(np.maximum(squares, 0.0)))


def constraint_rates(system: MechanicalSystem) -> ca.SX:
    """G q' + b' of the holonomic constraints."""
    return system.rate(system.C) if system.holonomic else ca.SX(0, 1)


def _largest(rows: FloatArray) -> FloatArray:
    return np.asarray(np.abs(rows).max(axis=1, initial=0.0))
