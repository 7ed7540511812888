"""Kinks and jumps of equations along a run: where their arguments change sign."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bricard.arrays import BoolArray, FloatArray
from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.solvers.stepper import Parameters
from bricard.solvers.switching import SIGNIFICANT, Decision, Scales
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation, Sparse

ROUNDING = 2e-15  # of what an argument is made of: what may be left of it at its zero
AT_ZERO = 1e-6  # of its size: an argument that is less has changed its sign by passing zero, not by a jump
CLEAR = 1e-12  # of what an argument is made of: more than that has a sign
DEEPEST = 10  # arguments within arguments
FLIPS = 5  # of one switch at one time: then both sides lead back to the other; fewer may be rounding


class Kinks:
    """A `Switching`: the signs of all arguments."""

    history: object = None
    windows: Collection[int] = ()

    def __init__(self, dae: DAE) -> None:
        self._dae, self._kinks = dae, dae.kinks
        self.guards: tuple[Callable[..., Any], ...] = tuple(_guard(k.mode * k.argument) for k in self._kinks)
        self.scales = Scales(np.zeros((0, len(self._kinks))), np.zeros(len(self._kinks)))
        self._time, self._flips = np.nan, [0] * len(self._kinks)

    def signs(self, t: float, values: Mapping[str, float]) -> dict[str, float]:
        """Modes at the start, as far as they follow from values."""
        found = self._arguments(self._known(t, values))[0].dense().ravel().tolist()
        return {kink.name: -1.0 if value < 0 else 1.0 for kink, value in zip(self._kinks, found, strict=True)}

    def _known(self, t: float, values: Mapping[str, float]) -> FloatArray:
        """Time, derivatives and parameters; zero what is not known."""
        given, parameters = self._names[0], self._dae.parameters
        return np.array([t, *[values.get(name, 0.0) for name in given], *[values[name] for name in parameters]])

    @cached_property
    def _names(self) -> tuple[list[str], list[str]]:
        """Of all derivatives in the equations, and of their rates."""
        variables, symbols = self._dae.variables, self._dae.symbols
        own, rates = ([derivative_name(variables[j], order + up) for j, order in symbols] for up in (0, 1))
        return own, rates

    @cached_property
    def _arguments(self) -> Callable[[FloatArray], list[Sparse]]:
        """Values of the arguments and their derivatives; what they have of rates of expressions counts as zero."""
        dae = self._dae
        inputs = sx.vertcat(dae.t, *dae.symbols.values(), dae.p)
        column = sx.vertcat(*[kink.argument for kink in self._kinks])
        column = sx.substitute([column], [self._shifts], [sx.SX.zeros(self._shifts.numel())])[0]
        return Evaluation([inputs], [column, sx.jacobian(column, inputs)]).following()

    def _rounding(self, arguments: FloatArray, sizes: FloatArray) -> Scales:
        """What is rounding in arguments; all that is left of those that have just changed their sign at a zero."""
        left = np.abs(arguments)
        changed = (np.array(self._flips) > 0) & (left <= AT_ZERO * sizes)
        least = np.where(self._is_known, ROUNDING * sizes + np.where(changed, 2 * left, 0.0), 0.0)
        return Scales(least[None] / SIGNIFICANT, self.scales.whole)

    def _sized(self, t: float, values: Mapping[str, float]) -> tuple[FloatArray, FloatArray]:
        """Arguments and what they are made of: values, or what passes in all the time so far where that is more."""
        known = self._known(t, values)
        arguments, slopes = self._arguments(known)
        slopes = slopes.without_zeros()
        passed = np.abs(t * (slopes @ self._rates(values)))
        return arguments.dense().ravel(), np.fmax(abs(slopes) @ np.abs(known), passed)

    def _rates(self, values: Mapping[str, float]) -> FloatArray:
        """Of time, derivatives and parameters; nan where they are not known."""
        rates = [values.get(name, np.nan) for name in self._names[1]]
        return np.array([1.0, *rates, *[0.0] * len(self._dae.parameters)])

    @cached_property
    def _shifts(self) -> sx.SX:
        return sx.vertcat(sx.SX(0, 1), *[shift.symbol for shift in self._dae.shifts])

    @cached_property
    def _is_known(self) -> BoolArray:
        """Of each argument, whether it follows from values alone."""
        return np.array([not sx.depends_on(kink.argument, self._shifts) for kink in self._kinks])

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """Other signs of those that changed."""
        self._look_at(t)
        for i in violated:
            self._flips[i] += 1
            if self._flips[i] >= FLIPS:
                return Decision(failure=_slides(self._kinks[i].argument))
        names = [self._kinks[i].name for i in violated]
        return Decision(parameters={name: -parameters[name] for name in names})

    def _look_at(self, t: float) -> None:
        """At another time nothing has changed yet."""
        if t != self._time:
            self._time, self._flips = t, [0] * len(self._kinks)

    def settled(self, t: float, values: Mapping[str, float], parameters: Parameters) -> Parameters:
        """Signs of arguments that have jumped; several times, as modes are part of other arguments."""
        self._look_at(t)
        modes = {kink.name: parameters[kink.name] for kink in self._kinks}
        known = {**values, **parameters}
        sized = self._sized(t, known | modes)
        for _ in range(DEEPEST):
            others = self._jumped(*sized, list(modes.values()))
            if not others:
                break
            modes |= {name: -modes[name] for name in others}
            sized = self._sized(t, known | modes)
        self.scales = self._rounding(*sized)
        return modes

    def _jumped(self, arguments: FloatArray, sizes: FloatArray, signs: Sequence[float]) -> list[str]:
        """The modes of arguments that clearly have other signs than these; not of those that are zero now."""
        others = -np.array(signs) * arguments > CLEAR * sizes
        own = others & self._is_known & (np.array(self._flips) == 0)
        return [self._kinks[i].name for i in own.nonzero()[0].tolist()]

    def finish(self, t: float) -> None:
        """Nothing to do."""


def _guard(expression: sx.SX) -> Callable[..., Any]:
    return lambda t, x, der, p: expression


def _slides(argument: sx.SX) -> str:
    return (
        f"the motion would change from one side of {argument} = 0 to the other without end: it sticks there.\n"
        "  Dry friction is written as such, DryFriction or dry_friction(); other jumps need a smooth law: tanh(x/e)."
    )
