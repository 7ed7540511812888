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
        self.function = state_function(system)
        self.guards = guards(system, partial(_renamed, system))


def _renamed(system: MechanicalSystem, t: sx.SX, x: Any, der: Any, p: Any) -> Renamed:
    return dae_symbols(system, t, x, der, p).renamed


class Guarding:
    """The guards of a run."""

    def __init__(self, system: MechanicalSystem, guarding: tuple[Guard, ...]) -> None:
        self._system, self.guards = system, guarding
        clutches = {contact.name for contact in rate_gaps(system)}
        self.clutch = np.array([contact.name in clutches for contact in system.contacts], dtype=bool)
        self._opening = np.zeros(len(system.contacts))

    def scales(
        self, state: State, speeds: FloatArray, chosen: Candidate, places: Places, ends: FloatArray, blur: float
    ) -> Scales:
        """Of windows, gaps of open contacts, slips of slipping ones, forces of closed and sticking ones.

        speeds  sizes of velocities
        ends    speeds at which slips in space end
        blur    how much more than usual may be rounding
        """
        modes = places.all_modes(chosen.modes)
        v, a = speeds, np.abs(chosen.acceleration)
        normals, rows = np.abs(state.normals), np.abs(state.slip_rows)
        opening = normals @ a + np.abs(state.gap_biases)
        self._opening = np.maximum(self._opening, opening)
        opening = np.maximum(opening, LEAST * self._opening)
        gaps = np.array([TOUCHES / SIGNIFICANT * state.reach, normals @ v, opening])
        held = list(places.contacts)  # their gaps and rates are zero, whatever the tolerance has left of them
        zeros = DRIFTED / SIGNIFICANT * np.abs([state.gaps[held], state.gap_rates[held]])
        gaps[:2, held] = np.maximum(gaps[:2, held], zeros)
        fastest = rows.max(axis=1, initial=0.0) * v.max(initial=0.0)
        slips = np.array([fastest, rows @ a + np.abs(state.slip_biases), np.zeros(len(state.slips))])
        force, opening = (blur / SIGNIFICANT * one for one in (chosen.least_force, chosen.least_opening))
        pressures, frictions = np.zeros(len(modes)), np.zeros(len(modes))
        k = len(places.contacts)
        pressures[held], gaps[2, held] = force[:k], opening[:k] / 2
        gaps[:, self.clutch] = [*gaps[1:, self.clutch] * [[1], [2]], np.zeros(self.clutch.sum())]
        for at, first, width in places.rubs:
            element = places.elements[at]
            frictions[element] = force[first] * (1.0 if width == 1 else float(chosen.forces[at]))
            slips[1, self._slips_of[element]] = opening[first]
            if width == 2:  # its zeros are looked for within a step, and that becomes as small
                slips[0, self._slips_of[element]] = NEAR_END / SIGNIFICANT * ends[self._slips_of[element]]
        firsts, whole = np.zeros((3, len(self.guards))), np.zeros(len(self.guards))
        firsts[:, self._of_gaps] = gaps
        whole[self.windows] = TOUCHES / SIGNIFICANT * state.reach[self._windowed]
        for element in places.elements:
            if (mode := modes[element]) != "free":
                for i in self._own[element]:
                    slips_of = self._slips_of[element] if self.guards[i].friction else slice(0)
                    slides = mode.startswith("slip") and self.guards[i].friction
                    firsts[:, i] = slips[:, slips_of].sum(axis=1) if slides else 0.0
                    forces = frictions if self.guards[i].friction else pressures
                    whole[i] = 0.0 if slides else forces[element]
        for element, friction in places.silent(chosen.rows):
            whole[[i for i in self._own[element] if self.guards[i].friction == friction]] = np.inf
        return Scales(firsts, whole)

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
