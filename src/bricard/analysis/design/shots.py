"""A motion at values of parameters and of the start, with exact derivatives, and what formulas make of it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bricard.analysis.design.measurements import Record
from bricard.analysis.measures import FUNCTIONS, Curves
from bricard.analysis.sensitivities.sensitivities import Sensitivities, sensitivities
from bricard.analysis.settings import PRIME, START, Settings, check_names
from bricard.arrays import FloatArray
from bricard.errors import MechanismWarning, OptionError, SolutionError
from bricard.mechanics.system import multiplier_name
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.further import DRIVE, MOTOR
from bricard.solvers.method import Method
from bricard.spec.expressions import CONSTANTS, Expression, Name, evaluate

AS_IT_IS = Record(None)
TINY = 1e-30  # of imaginary parts, which carry derivatives


@dataclass(frozen=True, eq=False)
class Shot:
    """A motion with its derivatives by `names`, at these values."""

    mechanism: Mechanism
    names: tuple[str, ...]
    values: FloatArray
    found: Sensitivities

    def number(self, formula: Expression) -> float:
        """The value of a measure."""
        return float(self._curves(None).number(formula))

    def slopes(self, formula: Expression) -> FloatArray:
        """Its derivatives."""
        return np.array([np.imag(self._curves(one).number(formula)) / TINY for one in range(len(self.names))])

    def curve(self, formula: Expression, t: FloatArray) -> FloatArray:
        """The values of a formula at times."""
        return np.asarray(np.broadcast_to(self._curves(None).curve(formula, t), t.shape), dtype=float)

    def curve_slopes(self, formula: Expression, t: FloatArray) -> FloatArray:
        """Its derivatives, (names, times)."""
        curves = [self._curves(one).curve(formula, t) for one in range(len(self.names))]
        return np.array([np.broadcast_to(np.imag(one) / TINY, t.shape) for one in curves])

    def _curves(self, direction: int | None) -> Curves:
        return Curves(self._values(direction), self.steps, self._known(direction))

    @cached_property
    def steps(self) -> FloatArray:
        """Times between which all is smooth."""
        return np.unique(self.found.motion.t)

    def _values(self, direction: int | None) -> Callable[[str, FloatArray], Any]:
        def values(name: str, t: FloatArray) -> Any:
            sign, told = -1.0 if name.startswith(MOTOR) else 1.0, _multiplier(name)
            if direction is None:
                return sign * self.found.motion(told, t)
            value, slopes = self._look(told, t)
            return sign * (value + 1j * TINY * slopes[direction])

        return values

    def _look(self, name: str, t: FloatArray) -> tuple[FloatArray, FloatArray]:
        """A name at times and its derivatives, (names, ..., times), once for all directions."""
        key = name, t.tobytes()
        if key not in self._looks:
            value, members = self.found.motion(name, t), self.found.motion.members(name)
            self._looks[key] = value, self.found(members, t, self.names).reshape(len(self.names), *value.shape)
        return self._looks[key]

    @cached_property
    def _looks(self) -> dict[tuple[str, bytes], tuple[FloatArray, FloatArray]]:
        """What has been looked at."""
        return {}

    def _known(self, direction: int | None) -> dict[str, Any]:
        """Parameters, with those that depend on others."""
        given: dict[str, Any] = dict(zip(self.names, self.values.tolist(), strict=True))
        if direction is not None:
            given[self.names[direction]] += 1j * TINY
        formulas = self.mechanism.document.PhysicalParams
        made = {name: one for name, one in given.items() if name in formulas}

        def value(name: Name) -> Any:
            if name.name in formulas and name.name not in made:
                made[name.name] = evaluate(formulas[name.name], value, FUNCTIONS)
            return made[name.name] if name.name in made else CONSTANTS[name.name]

        return {name: value(Name(name)) for name in formulas}


def _multiplier(name: str) -> str:
    """The multiplier of a drive, for its motor."""
    return multiplier_name(f"{DRIVE}{name.removeprefix(MOTOR)}") if name.startswith(MOTOR) else name


@dataclass(frozen=True, eq=False)
class Shooting:
    """Motions of a mechanism at values of some names: parameters, start.theta, start.theta'.

    run   where it starts otherwise, and its inputs
    """

    mechanism: Mechanism
    names: tuple[str, ...]
    end: float | None
    method: Method
    run: Record

    def shot(self, values: FloatArray) -> Shot:
        """The motion at values; one that stops before its end is an error."""
        mine = Settings.of(dict(zip(self.names, values.tolist(), strict=True)))
        with warnings.catch_warnings(action="ignore", category=MechanismWarning):
            found = sensitivities(
                self.mechanism,
                self.end,
                {**self.run.positions, **mine.positions},
                {**self.run.velocities, **mine.velocities},
                wrt=self.names,
                fixed=mine.fixed,
                parameters=mine.parameters,
                inputs=self.run.inputs or None,
                method=self.method,
            )
        if not found.motion.success:
            raise SolutionError(f"The run {found.motion.message}")
        return Shot(self.mechanism, self.names, values, found)

    @cached_property
    def nominal(self) -> FloatArray:
        """The values as the mechanism has them."""
        return np.array([self._nominal(name) for name in self.names])

    def _nominal(self, name: str) -> float:
        if not name.startswith(START):
            return float(self.mechanism.parameters[name])
        own, start = name.removeprefix(START), self.mechanism.start
        rate = own.endswith(PRIME)
        given = {**start.velocities, **self.run.velocities} if rate else {**start.positions, **self.run.positions}
        base = own.removesuffix(PRIME)
        if base not in given:
            word = "velocities" if rate else "positions"
            raise OptionError(f"'{name}': the start of '{own}' is not given.\n  Write it in {word} of ProblemData.")
        return float(given[base])


def shooting(
    mechanism: Mechanism, names: Sequence[str], end: float | None, method: Method, run: Record = AS_IT_IS
) -> Shooting:
    """Motions of a mechanism, with names that exist."""
    check_names(mechanism, names)
    if end is None and mechanism.start.end is None:
        raise OptionError("The mechanism gives no end of the run.\n  Write tend in ProblemData, or until=10.")
    return Shooting(mechanism, tuple(names), end, method, run)
