"""Consistent states after a change: what was changed is held, the rest moves as little as it must."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import numpy as np

from bricard.dae.consistent import NEAR, consistent_point
from bricard.dae.model import DAE
from bricard.solvers.stepper import Layout, Parameters
from bricard.solvers.taylor import WELL_CONDITIONED
from bricard.taylor.engine import Engine, make_engine

TOLERANCE = 1e-10  # of the engine, which takes no steps here


class Restarts:
    """Finds consistent states of a DAE, whichever integrator goes on from them; made ready at the first use."""

    def __init__(self, dae: DAE) -> None:
        self._dae = dae
        self._parameters: dict[str, float] | None = None

    def nearest(
        self, t: float, values: Mapping[str, float], changed: Collection[str], parameters: Parameters
    ) -> dict[str, float]:
        """All values by name, from those of the present, of which some were changed and are held.

        Raises InitialValueError where there are none.
        """
        self._bind(parameters)
        guess = self._layout.placed(values, np.zeros((max(self._layout.offsets) + 1, len(self._layout.variables))))
        found = self._corrected(t, guess, changed)
        return self._layout.named(self._optimised(t, values, changed) if found is None else found)

    def _bind(self, parameters: Parameters) -> None:
        if self._parameters == parameters:
            return
        analysis = self._dae.analysis
        self._layout = Layout(self._dae.variables, tuple(analysis.structure.d), tuple(analysis.position))
        self._parameters = dict(parameters)
        self._bound = analysis.bind(analysis.program, tuple(parameters.values()))
        self._engine: Engine = make_engine(self._bound, 1)

    def _corrected(self, t: float, guess: Any, changed: Collection[str]) -> Any:
        """The guess with its highest derivatives by the engine; None if others would move too."""
        layout, engine, size = self._layout, self._engine, guess.shape[1]
        kept = np.zeros(guess.shape, dtype=bool)
        for offset, position in zip(layout.offsets, layout.positions, strict=True):
            kept[:offset, position] = True
        for name in changed:
            kept[layout.places[name]] = True
        engine.begin(t, guess, TOLERANCE, np.full(size, TOLERANCE), 0.0, np.inf, 1, False, np.zeros(0))
        if engine.make_consistent() != 0 or not engine.pivot > WELL_CONDITIONED:
            return None
        found = np.asarray(engine.derivative)
        largest = np.abs(guess[kept]).max(initial=0.0) or 1.0
        return found if np.all(np.abs(found - guess)[kept] <= NEAR * largest) else None

    def _optimised(self, t: float, values: Mapping[str, float], changed: Collection[str]) -> Any:
        """The nearest consistent point with the changed values."""
        analysis, structure = self._dae.analysis, self._dae.analysis.structure
        orders = {name: (analysis.order[position], order) for name, (order, position) in self._layout.places.items()}
        given = {
            key: float(values[name])
            for name, key in orders.items()
            if name in values and (key[1] < structure.d[key[0]] or name in changed or not structure.quasilinear)
        }
        fixed = frozenset(orders[name] for name in changed)
        assert self._parameters is not None
        parameters = tuple(self._parameters.values())
        return consistent_point(analysis, self._bound, t, parameters, given, fixed).derivative
