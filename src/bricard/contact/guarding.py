"""Guards of contacts, and how well they are known: what is less may be rounding, as it is to decisions."""

from __future__ import annotations

from functools import cached_property, partial
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.modes import Candidate
from bricard.contact.places import Places
from bricard.contact.state import State, state_function
from bricard.dae.model import DAE
from bricard.mechanics.contact_forces import rate_gaps
from bricard.mechanics.equations import dae_symbols
from bricard.mechanics.modes import Guard, Renamed, guards
from bricard.mechanics.system import MechanicalSystem
from bricard.solvers.switching import SIGNIFICANT, Scales
from bricard.symbolic import sx

TOUCHES = 1e-12  # of what a gap is made of: less is zero
DRIFTED = 1.01  # times a gap or rate that was to be zero: less is zero
NEAR_END = 0.05  # of the speed at which slip in space ends: less is zero
LEAST = 1e-2  # of the largest accelerations that were compared so far: what is far less may be rounding


class Watching:
    """What is made once for a system."""

    def __init__(self, system: MechanicalSystem, dae: DAE) -> None:
        self.function = state_function(system, dae)
        self.guards = guards(system, partial(_renamed, system))


def _renamed(system: MechanicalSystem, t: sx.SX, x: Any, der: Any, p: Any) -> Renamed:
    return dae_symbols(system, t, x, der, p).renamed


class Guarding:
    """The guards of a run."""

    def __init__(self, system: MechanicalSystem, guarding: tuple[Guard, ...]) -> None:
        self._system, self.guards = system, guarding
        clutches = {contact.name for contact in rate_gaps(system)}
        self.clutch = np.array([contact.name in clutches for contact in system.contacts], dtype=bool)
        self._has_clutch = bool(clutches)
        self._opening = np.zeros(len(system.contacts))

    def scales(self, state: State, chosen: Candidate, places: Places, ends: FloatArray, blur: float) -> Scales:
        """Of windows, gaps of open contacts, slips of slipping ones, forces of closed and sticking ones.

        ends    speeds at which slips in space end
        blur    how much more than usual may be rounding
        """
        opening = np.abs(state.normals) @ np.abs(chosen.acceleration) + np.abs(state.gap_biases)
        self._opening = np.maximum(self._opening, opening)
        opening = np.maximum(opening, LEAST * self._opening)
        gaps = np.array([TOUCHES / SIGNIFICANT * state.reach, state.closing, opening])
        firsts, whole = np.zeros((3, len(self.guards))), np.zeros(len(self.guards))
        if places.contacts:
            least = blur / SIGNIFICANT * chosen.least_opening[: len(places.contacts)]
            held = list(places.contacts)  # their gaps and rates are zero, whatever the tolerance has left of them
            zeros = DRIFTED / SIGNIFICANT * np.abs([state.gaps[held], state.gap_rates[held]])
            gaps[:2, held], gaps[2, held] = np.maximum(gaps[:2, held], zeros), least / 2
        if self._has_clutch:
            gaps[:, self.clutch] = [*gaps[1:, self.clutch] * [[1], [2]], np.zeros(self.clutch.sum())]
        firsts[:, self._of_gaps] = gaps
        if self.windows:
            whole[self.windows] = TOUCHES / SIGNIFICANT * state.reach[self._windowed]
        if places.elements:
            self._hold(state, chosen, places, ends, blur / SIGNIFICANT, Scales(firsts, whole))
        return Scales(firsts, whole)

    def _hold(
        self, state: State, chosen: Candidate, places: Places, ends: FloatArray, blur: float, scales: Scales
    ) -> None:
        """Sets the scales of what touches: slips of slipping elements, forces of closed and sticking ones."""
        forces, least = (blur * chosen.least_force).tolist(), blur * chosen.least_opening
        widths = {at: (first, width) for at, first, width in places.rubs}
        for at, (element, mode) in enumerate(zip(places.elements, chosen.modes, strict=True)):
            if mode == "free":
                continue
            pressure = forces[at] if at < len(places.contacts) else 0.0
            first, width = widths.get(at, (0, 0))
            for i in self._own[element]:
                rubs = self.guards[i].friction
                slides = rubs and mode.startswith("slip")
                scales.first[:, i] = 0.0
                scales.whole[i] = 0.0 if slides else forces[first] if rubs and width else 0.0 if rubs else pressure
                if slides and width == 1:
                    scales.first[:2, i] = state.slip_sizes[self._slips_of[element]].item(), least[first]
                elif slides:  # its zeros are looked for within a step, and that becomes as small
                    own = NEAR_END / SIGNIFICANT * ends[self._slips_of[element]]
                    scales.first[:2, i] = own.sum(), width * least[first]
                elif rubs and width == 2:
                    scales.whole[i] *= chosen.forces[at]
        for element, friction in places.silent(chosen.rows):
            scales.whole[[i for i in self._own[element] if self.guards[i].friction == friction]] = np.inf

    @cached_property
    def _elements(self) -> list[int]:
        """Of each guard."""
        places = {one.name: i for i, one in enumerate(self._system.switched)}
        return [places[guard.element] for guard in self.guards]

    @cached_property
    def _own(self) -> list[list[int]]:
        """Of each element its guards, without those of windows."""
        result: list[list[int]] = [[] for _ in self._system.switched]
        for i, (element, guard) in enumerate(zip(self._elements, self.guards, strict=True)):
            if guard.of_mode:
                result[element].append(i)
        return result

    @cached_property
    def _of_gaps(self) -> list[int]:
        """The guard of each contact's gap."""
        return [own[0] for own in self._own[: len(self._system.contacts)]]

    @cached_property
    def windows(self) -> list[int]:
        """The guards of windows."""
        return [i for i, guard in enumerate(self.guards) if not guard.of_mode]

    @cached_property
    def _windowed(self) -> list[int]:
        """The contacts of these."""
        return [self._elements[i] for i in self.windows]

    @cached_property
    def _slips_of(self) -> list[slice]:
        """Of each element, among all slips."""
        starts = accumulate((one.friction.numel() for one in self._system.switched), initial=0)
        return [slice(*ends) for ends in pairwise(starts)]
