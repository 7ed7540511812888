"""Kinks and jumps of equations along a run: where their arguments change sign."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cached_property
from typing import Any

import numpy as np

from bricard.dae.model import DAE
from bricard.dae.structure import derivative_name
from bricard.solvers.stepper import Parameters
from bricard.solvers.switching import Decision, Scales
from bricard.symbolic import sx

FLIPS = 3  # of one switch at one time: then both sides lead back to the other


class Kinks:
    """A `Switching`: the signs of all arguments."""

    history: object = None

    def __init__(self, dae: DAE) -> None:
        self._dae, self._kinks = dae, dae.kinks
        self.guards: tuple[Callable[..., Any], ...] = tuple(_guard(k.mode * k.argument) for k in self._kinks)
        self.scales = Scales(np.zeros((0, len(self._kinks))), np.zeros(len(self._kinks)))
        self._time, self._flips = np.nan, [0] * len(self._kinks)

    def signs(self, t: float, values: Mapping[str, float]) -> dict[str, float]:
        """Modes at the start, as far as they follow from values."""
        given = {derivative_name(self._dae.variables[j], order): s for (j, order), s in self._dae.symbols.items()}
        known = [values.get(name, 0.0) for name in given] + [values[name] for name in self._dae.parameters]
        found = self._arguments([t, *known])
        return {kink.name: -1.0 if value < 0 else 1.0 for kink, value in zip(self._kinks, found, strict=True)}

    @cached_property
    def _arguments(self) -> Callable[[list[float]], list[float]]:
        """Values of the arguments; what they have of derivatives of expressions counts as zero."""
        dae = self._dae
        inputs = sx.vertcat(dae.t, *dae.symbols.values(), dae.p)
        column = sx.vertcat(*[kink.argument for kink in self._kinks])
        shifts = sx.vertcat(sx.SX(0, 1), *[shift.symbol for shift in dae.shifts])
        column = sx.substitute([column], [shifts], [sx.SX.zeros(shifts.numel())])[0]
        function = sx.Function("arguments", [inputs], [sx.densify(column)])
        return lambda known: function.arrays(np.array(known))[0].ravel().tolist()

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """Other signs of those that changed."""
        if t != self._time:
            self._time, self._flips = t, [0] * len(self._kinks)
        for i in violated:
            self._flips[i] += 1
            if self._flips[i] >= FLIPS:
                return Decision(failure=_slides(self._kinks[i].argument))
        names = [self._kinks[i].name for i in violated]
        return Decision(parameters={name: -parameters[name] for name in names})

    def finish(self, t: float) -> None:
        """Nothing to do."""


def _guard(expression: sx.SX) -> Callable[..., Any]:
    return lambda t, x, der, p: expression


def _slides(argument: sx.SX) -> str:
    return (
        f"the motion would change from one side of {argument} = 0 to the other without end: it sticks there.\n"
        "  Dry friction is written as such, DryFriction or dry_friction(); other jumps need a smooth law: tanh(x/e)."
    )
