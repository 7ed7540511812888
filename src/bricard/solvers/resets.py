"""Expressions of a DAE at values by name, with their derivatives; resets of events, which are such expressions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.dae.declared import Equations
from bricard.dae.expansion import Expansion
from bricard.dae.kinks import Smoothing
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.records import dataclass
from bricard.solvers.events import Event
from bricard.solvers.inputs import event_expressions
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Slopes:
    """Derivatives of some expressions: by time, by parameters, and by derivatives of variables (by name)."""

    by_time: FloatArray
    parameters: tuple[str, ...]
    by_parameters: FloatArray
    names: tuple[str, ...]
    by_values: FloatArray

    def along(self, dt: float, rates: Mapping[str, float], tangents: Mapping[str, float]) -> FloatArray:
        """How the expressions change."""
        result = self.by_time.ravel() * dt
        if self.names:
            result = result + self.by_values @ np.array([tangents.get(name, 0.0) for name in self.names])
        if rates:
            result = result + self.by_parameters @ np.array([rates.get(name, 0.0) for name in self.parameters])
        return np.asarray(result)


class Column:
    """A column of expressions of a DAE."""

    def __init__(self, dae: DAE, expressions: sx.SX) -> None:
        expansion = Expansion(dae)
        self._dae, self._column = dae, sx.densify(expansion.expand(expressions))
        used = sorted(set(expansion.used(self._column)))
        self.names = tuple(derivative_name(dae.variables[j], order) for j, order in used)
        self._inputs = [dae.t, dae.p, sx.vertcat(sx.SX(0, 1), *[expansion.symbols[key] for key in used])]

    def values(self, t: float, values: Mapping[str, float]) -> FloatArray:
        """Their values."""
        return np.asarray(self._value.arrays(*self._at(t, values))[0]).ravel()

    def slopes(self, t: float, values: Mapping[str, float]) -> Slopes:
        """Their derivatives."""
        by_time, by_parameters, by_values = self._slope.arrays(*self._at(t, values))
        return Slopes(by_time, tuple(self._dae.parameters), by_parameters, self.names, by_values)

    def _at(self, t: float, values: Mapping[str, float]) -> list[FloatArray]:
        p = [values[name] for name in self._dae.parameters]
        return [np.array([t]), np.array(p, dtype=float), np.array([values[name] for name in self.names], dtype=float)]

    @cached_property
    def _value(self) -> sx.Function:
        return sx.Function("values", self._inputs, [self._column])

    @cached_property
    def _slope(self) -> sx.Function:
        slopes = [sx.densify(sx.jacobian(self._column, one)) for one in self._inputs]
        return sx.Function("slopes", self._inputs, slopes)


def watched_columns(dae: DAE, events: Sequence[Event], guards: Sequence[Equations]) -> list[Column]:
    """The functions of events, and guards, of the equations themselves."""
    extended, expressions = event_expressions(dae, events)
    smooth = Smoothing(dae.kinks)
    expressions += [smooth(extended.expression(guard, "A guard")) for guard in guards]
    return [Column(extended, one) for one in expressions]


@dataclass(frozen=True, eq=False)
class Reset:
    """The action of an event that sets values by expressions."""

    names: tuple[str, ...]
    column: Column

    def __call__(self, t: float, values: Mapping[str, float]) -> dict[str, float]:
        """The new values."""
        return dict(zip(self.names, self.column.values(t, values).tolist(), strict=True))
