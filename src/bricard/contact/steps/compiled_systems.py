"""Steps of a system by the compiled core, `src/steps/system.hpp`; its twin is `SystemSteps`."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from bricard.contact.steps.equations import Equations
from bricard.contact.steps.systems import State, Step

WORKS = 5


class CompiledSteps:
    """Steps of a system: equations are evaluated here, the core does the rest."""

    def __init__(self, core: Any, equations: Equations, step: float, sweeps: int) -> None:
        self.h = step
        self._equations = equations
        arrays = equations.arrays()
        self._core = core({**arrays, "step": step, "sweeps": sweeps})
        n, joints, contacts = arrays["coordinates"], arrays["joints"], arrays["contacts"]
        rows = contacts + arrays["slips"]
        ends = accumulate([n, n, joints, contacts, rows - contacts, rows, rows, contacts, WORKS], initial=0)
        self._places = [slice(*pair) for pair in pairwise(ends)]
        self._multipliers = np.zeros(joints)

    def __call__(self, state: State, end: float) -> Step:
        """The next one, to this time."""
        h, (t, q, v) = self.h, state
        middle, q_middle = t + h / 2, q + h / 2 * v
        found = self._core.advance(self._equations.numbers(middle, q_middle, v, self._multipliers), q, v)
        q_end, after, joints, normal, rubbing, before, rates, gaps, works = [found[place] for place in self._places]
        taken, put_in = self._equations.powers(middle, q_middle, 0.5 * (v + after))
        works += (0.0, 0.0, h * put_in, h * taken, 0.0)
        self._multipliers = joints / h
        if len(joints):
            numbers = self._equations.numbers(end, q_end, after, self._multipliers)
            joined = self._core.join(numbers, after, joints)
            after, joints = joined[: len(v)], joined[len(v) :]
        return Step(State(end, q_end, after), joints, normal, rubbing, before, rates, gaps, works, bool(found[-1]))
