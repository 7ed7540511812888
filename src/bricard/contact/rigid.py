"""Rigid contacts along a run: the decision where a mode ends, and what is told of it.

At a switch, in this order: windows that were passed; the contacts that touch; an impact, if one of them approaches;
the modes that follow, from accelerations. A mode that has been tried at this time, or has just ended, is not taken
again: at its end it is still consistent to rounding. Where rounding cannot tell modes apart, the next one is tried if
the first turns out wrong at once: the guards' series decide.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate, pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray
from bricard.contact.account import Recorder
from bricard.contact.accumulating import Accumulating, closed
from bricard.contact.history import History, Mode
from bricard.contact.impacts import Approach, Outcome, together
from bricard.contact.modes import Candidate, Loads, Modes, decide_modes
from bricard.contact.modes import Decision as Modal
from bricard.contact.problem import Touching, touching
from bricard.contact.reacting import is_reacting, reactions, settled
from bricard.contact.rows import Rows
from bricard.contact.state import Evaluation, State
from bricard.dae.model import DAE
from bricard.mechanics.contact_forces import rate_gaps
from bricard.mechanics.energies import IMPACTS, SUPPLIED
from bricard.mechanics.equations import dae_symbols, rate_names
from bricard.mechanics.modes import (
    CLOSED,
    PRESENT,
    PULL,
    STICKS,
    Guard,
    Renamed,
    guards,
    mode_name,
    share_name,
    way_names,
    window_names,
)
from bricard.mechanics.system import MechanicalSystem
from bricard.solvers.stepper import Parameters
from bricard.solvers.switching import SIGNIFICANT, Decision, Scales
from bricard.symbolic import sx

TOUCHES = 1e-12  # of what a gap is made of: less is zero
LEAST = 1e-2  # of the largest accelerations that were compared so far: what is far less may be rounding
FARTHER = 10.0  # times what may be rounding: how far a mode is followed if all others were tried
STILL = SIGNIFICANT  # likewise of a rate
CLOCK = 64.0  # times the resolution of time: how well zeros are found
STRENGTH = 10.0  # of the pull that keeps closed gaps closed, in units of one over the span

BoolArray = npt.NDArray[np.bool_]


class RigidContacts:
    """A `Switching`: contacts and dry frictions of a system, in one run."""

    def __init__(self, system: MechanicalSystem, dae: DAE, span: tuple[float, float], tolerance: float) -> None:
        self.system, self.dae, self.span = system, dae, span
        watching = system.kept.made(("contacts", dae), lambda: _Watching(system, dae))
        self._evaluate, self._guards = watching.evaluate, watching.guards
        self.guards = tuple(guard.function for guard in self._guards)
        self._clutch = np.array([contact in rate_gaps(system) for contact in system.contacts], dtype=bool)
        self._signs = np.ones(sum(len(contact.windows) for contact in system.contacts))
        self._modes = _free(len(system.switched))
        self._tried: set[Modes] = set()
        self._time = span[0]
        self._begun = False
        self._speeds = np.zeros(system.size)  # sizes of velocities, on both sides of an impact
        self.scales = Scales(np.zeros((3, len(self._guards))), np.zeros(len(self._guards)))
        self._record = Recorder(system, span[0])
        self._reacting = is_reacting(system)
        self._largest = 0.0
        self._blur = 1.0  # of what may be rounding
        self._opening = np.zeros(len(system.contacts))
        self._accumulating = Accumulating([one.name for one in system.contacts], span[0], tolerance)

    @property
    def history(self) -> History:
        """What has happened so far."""
        return self._record.history

    def finish(self, t: float) -> None:
        """Ends the last modes."""
        self._record.finish(t)

    # -- the decision --------------------------------------------------------------------------

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """Impacts and modes at a time."""
        state = self._evaluate(t, values)
        self._speeds = np.abs(state.v)
        fallen = [self._guards[i] for i in violated]
        self._enter(t, fallen)
        self._pass_windows(state, fallen)
        fell = self._fell({guard.element for guard in fallen if guard.window is None})
        near, still = self._near(state, fell), self._still(t, values, state)
        held = near & (self._closed | fell | (state.gap_rates <= still))
        changes: dict[str, float] = {}
        if failure := self._overlap(state):
            return Decision(failure=failure)
        if (near & ~self._closed & (state.gap_rates < -still)).any():
            outcome, touches = self._collide(t, state, near)
            if outcome.decided == "none" or outcome.gained:
                return Decision(failure=self._no_impact(outcome, touches))
            self._tried.clear()
            changes = self._jump(values, state, outcome)
            sizes = np.abs(state.normals) @ self._speeds
            state = self._evaluate(t, {**values, **changes})
            held = near & (state.gap_rates <= STILL * sizes)
        return self._go_on(t, values, state, held, changes)

    def _enter(self, t: float, fallen: Sequence[Guard]) -> None:
        """At another time than before nothing has been tried but what has just ended; a window ends no mode."""
        if t != self._time or not self._begun:
            self._tried.clear()
            self._blur = 1.0
        if self._begun and any(guard.window is None for guard in fallen):
            self._tried.add(self._modes)
        self._time = t

    def _go_on(
        self, t: float, values: Mapping[str, float], state: State, held: BoolArray, changes: Mapping[str, float]
    ) -> Decision:
        """The modes that follow, of contacts whose gaps and their rates are zero."""
        contacts, places = self._touching(state, held)
        loads = replace(self._loads(t, values, state, places), least=LEAST * self._largest)
        excluded = {tuple(one[i] for i in places.elements) for one in self._tried if places.covers(one)}

        def under(forces: FloatArray) -> Touching:
            told = reactions(self.system, state, contacts.rows, forces)
            return self._touching(self._evaluate(t, {**values, **changes, **told}), held)[0]

        def decided(contacts: Touching) -> Modal:
            found = decide_modes(contacts, loads, excluded)
            return found if found.candidates or not excluded else self._decided_again(contacts, loads)

        found = decided(contacts)
        if self._reacting:
            contacts, found = settled(contacts, found, under, decided)
        self._largest = max(self._largest, found.size)
        if not found.candidates:
            return Decision(failure=self._no_mode(found.paradoxes, places))
        chosen = found.candidates[0]
        if found.how == "ambiguous":
            self._record.doubt(t, self._told(found.candidates, places))
        self._modes = places.all_modes(chosen.modes)
        self._begun = True
        self.scales = self._sizes(state, chosen, places)
        self._record.modes(t, self._modes)
        return Decision(changes, self._numbers(chosen, places))

    def _decided_again(self, contacts: Touching, loads: Loads) -> Modal:
        """Where all that rounding cannot tell apart was tried, the best of it has to be followed farther."""
        self._tried.clear()
        self._blur *= FARTHER
        return decide_modes(contacts, loads)

    # -- what touches --------------------------------------------------------------------------

    def _pass_windows(self, state: State, fallen: Sequence[Guard]) -> None:
        """The signs of the windows now."""
        if not self._begun:
            ahead = np.where(np.abs(state.windows) > 0, state.windows, state.window_rates)
            self._signs = np.where(ahead < 0, -1.0, 1.0)
        for guard in fallen:
            if guard.window is not None:
                self._signs[self._first_window[guard.element] + guard.window] *= -1

    @cached_property
    def _first_window(self) -> dict[str, int]:
        counts = accumulate((len(contact.windows) for contact in self.system.contacts), initial=0)
        return {contact.name: first for contact, first in zip(self.system.contacts, counts, strict=False)}

    @property
    def _present(self) -> BoolArray:
        """Which contacts are within their windows."""
        contacts = self.system.contacts
        spans = [(self._first_window[one.name], len(one.windows)) for one in contacts]
        return np.array([bool((self._signs[first : first + n] > 0).all()) for first, n in spans], dtype=bool)

    @property
    def _closed(self) -> BoolArray:
        """Which contacts are closed so far."""
        return np.array([mode != "free" for mode in self._modes[: len(self.system.contacts)]], dtype=bool)

    def _fell(self, fallen: Collection[str]) -> BoolArray:
        """Which contacts are among those whose guards fell."""
        return np.array([contact.name in fallen for contact in self.system.contacts], dtype=bool)

    def _near(self, state: State, fell: BoolArray) -> BoolArray:
        """Contacts whose gap is zero: closed so far, fallen below zero, or zero to rounding."""
        zero = np.abs(state.gaps) <= TOUCHES * state.reach
        return np.asarray(self._present & (self._closed | fell | zero | self._clutch))

    def _overlap(self, state: State) -> str:
        """What is wrong with gaps that are negative at the start."""
        if self._begun:
            return ""
        deep = self._present & ~self._clutch & (state.gaps < -TOUCHES * state.reach)
        if not deep.any():
            return ""
        worst = int(np.argmin(np.where(deep, state.gaps, 0.0)))
        return (
            f"at the start the gap of contact '{self.system.contacts[worst].name}' is {state.gaps[worst]:.6g}: "
            "the bodies overlap there.\n  Move one of them away, or begin where they touch."
        )

    def _still(self, t: float, values: Mapping[str, float], state: State) -> FloatArray:
        """Rates of gaps that are zero to rounding."""
        fastest = np.abs(state.normals).max(axis=1, initial=0.0) * np.abs(state.v).max(initial=0.0)
        return self._rounding(t, values, fastest + np.abs(state.gap_rates), state.normals, state.gap_biases)

    def _rounding(
        self, t: float, values: Mapping[str, float], sizes: FloatArray, rows: FloatArray, biases: FloatArray
    ) -> FloatArray:
        """What rounding leaves of rates with these sizes and accelerations, also because time is rounded."""
        accelerations = np.array([values.get(f"{name}''", 0.0) for name in self.system.coordinates])
        slopes = np.abs(rows) @ np.abs(accelerations) + np.abs(biases)
        return np.asarray(STILL * sizes + CLOCK * float(np.spacing(abs(t))) * slopes)

    def _touching(self, state: State, held: BoolArray) -> tuple[Touching, _Places]:
        """The contacts that are held, as small matrices."""
        system = self.system
        chosen = np.flatnonzero(held)
        places = _Places(system, tuple(chosen.tolist()))
        dry = slice(len(state.slips) - len(system.frictions), len(state.slips))
        contacts = touching(
            state.M,
            state.normals[chosen],
            [state.slip_rows[rows] for rows in places.slip_rows],
            state.static[chosen],
            state.kinetic[chosen],
            joints=state.G,
            dry=state.slip_rows[dry],
            dry_static=state.dry_static,
            dry_kinetic=state.dry_kinetic,
        )
        return contacts, places

    # -- impacts -------------------------------------------------------------------------------

    def _collide(self, t: float, state: State, near: BoolArray) -> tuple[Outcome, _Places]:
        """The impact of all contacts that touch, and its record."""
        contacts, places = self._touching(state, near)
        restitution = state.restitution[list(places.contacts)]
        rows = contacts.rows
        normal = len(places.contacts)
        explicit = np.zeros(len(rows))
        explicit[:normal] = state.gap_rates[list(places.contacts)] - contacts.normals @ state.v
        slips = [state.slips[one] - state.slip_rows[one] @ state.v for one in places.slip_rows]
        explicit[normal : normal + sum(map(len, slips))] = np.concatenate([*slips, np.zeros(0)])
        laws = tuple(self.system.contacts[i].law for i in places.contacts)
        approach = Approach(state.v, state.G @ state.v, explicit, restitution, laws)
        outcome = together(contacts, approach)
        fall = self._accumulating.look(t, contacts, places.contacts, outcome)
        if fall is not None:
            outcome = closed(contacts, together(contacts, replace(approach, restitution=np.zeros(normal))))
            self._record.accumulation(fall)
        self._record.impact(t, places, outcome)
        changes = np.abs(contacts.response.changes[:, : len(outcome.impulses)])
        self._speeds = np.abs(state.v) + changes @ np.abs(outcome.impulses)
        return outcome, places

    def _jump(self, values: Mapping[str, float], state: State, outcome: Outcome) -> dict[str, float]:
        """Velocities after an impact, and the works that it changes."""
        names = rate_names(self.system, self.dae)
        kinetic = [0.5 * v @ state.M @ v for v in (state.v, outcome.velocity)]
        taken = float(outcome.taken.sum())
        works = {
            IMPACTS: values[IMPACTS] + taken,
            SUPPLIED: values[SUPPLIED] + float(kinetic[1] - kinetic[0]) + taken,
        }
        return dict(zip(names, outcome.velocity.tolist(), strict=True)) | works

    # -- modes ---------------------------------------------------------------------------------

    def _loads(self, t: float, values: Mapping[str, float], state: State, places: _Places) -> Loads:
        """What acts beside the contacts that are held."""
        rows = [row for rows in places.slip_rows for row in range(rows.start, rows.stop)]
        rows += range(len(state.slips) - len(self.system.frictions), len(state.slips))
        fastest = np.abs(state.slip_rows).max(axis=1, initial=0.0) * self._speeds.max(initial=0.0)
        sizes = fastest + np.abs(state.slips)
        still = self._rounding(t, values, sizes, state.slip_rows, state.slip_biases)
        normal = len(places.contacts)
        directions = np.zeros(normal + len(rows))
        for _, first, width in places.rubs:
            own = rows[first - normal : first - normal + width]
            slip = state.slips[own]
            speed = float(np.sqrt(slip @ slip))
            if speed > float(still[own].max()):
                directions[first : first + width] = slip / speed
        explicit = np.concatenate([state.gap_biases[list(places.contacts)], state.slip_biases[rows]])
        return Loads(state.f, state.gamma, explicit, directions)

    def _numbers(self, chosen: Candidate, places: _Places) -> dict[str, float]:
        """The mode numbers of all elements."""
        result = {PULL: STRENGTH / abs(self.span[1] - self.span[0])}
        for contact, present in zip(self.system.contacts, self._present, strict=True):
            result |= {mode_name(contact.name, CLOSED): 0.0, mode_name(contact.name, PRESENT): float(present)}
            first = self._first_window[contact.name]
            result |= {name: float(self._signs[first + j]) for j, name in enumerate(window_names(contact))}
        for element in self.system.switched:
            if element.friction.numel():
                result |= {mode_name(element.name, STICKS): 0.0} | dict.fromkeys(way_names(element), 0.0)
        shares = {name: 0.0 for name in self.dae.modes if ".carries." in name}
        return result | shares | _held_numbers(self.system, chosen.rows, places, shares)

    def _sizes(self, state: State, chosen: Candidate, places: _Places) -> Scales:
        """Of windows, gaps of open contacts, slips of slipping ones, forces of closed and sticking ones."""
        v, a = self._speeds, np.abs(chosen.acceleration)
        normals, rows = np.abs(state.normals), np.abs(state.slip_rows)
        opening = normals @ a + np.abs(state.gap_biases)
        self._opening = np.maximum(self._opening, opening)
        opening = np.maximum(opening, LEAST * self._opening)
        gaps = np.array([TOUCHES / SIGNIFICANT * state.reach, normals @ v, opening])
        slips = np.array([rows @ v, rows @ a + np.abs(state.slip_biases), np.zeros(len(state.slips))])
        force, opening = (self._blur / SIGNIFICANT * one for one in (chosen.least_force, chosen.least_opening))
        pressures, frictions = np.zeros(len(self._modes)), np.zeros(len(self._modes))
        k = len(places.contacts)
        pressures[list(places.contacts)], gaps[2, list(places.contacts)] = force[:k], opening[:k] / 2
        gaps[:, self._clutch] = [*gaps[1:, self._clutch] * [[1], [2]], np.zeros(self._clutch.sum())]
        for at, first, width in places.rubs:
            element = places.elements[at]
            frictions[element] = force[first] * (1.0 if width == 1 else float(chosen.forces[at]))
            slips[1, self._slips_of[element]] = opening[first]
        firsts, whole = np.zeros((3, len(self._guards))), np.zeros(len(self._guards))
        silent = places.silent(chosen.rows)
        for i, (guard, (element, slip)) in enumerate(zip(self._guards, self._guarded, strict=True)):
            mode = self._modes[element]
            if guard.window is not None:
                whole[i] = TOUCHES / SIGNIFICANT * state.reach[element]
            elif mode == "free" and slip is None:
                firsts[:, i] = gaps[:, element]
            elif mode.startswith("slip") and slip is not None:
                firsts[:, i] = slips[:, slip].sum(axis=1)
            elif mode != "free":
                whole[i] = (pressures if slip is None else frictions)[element]
            if (element, slip is not None) in silent:
                whole[i] = np.inf
        return Scales(firsts, whole)

    @cached_property
    def _guarded(self) -> list[tuple[int, slice | None]]:
        """The element of each guard, and its slips if it is one of friction."""
        places = {one.name: i for i, one in enumerate(self.system.switched)}
        result: list[tuple[int, slice | None]] = []
        for guard in self._guards:
            i = places[guard.element]
            normal = guard.window is None and i < len(self.system.contacts) and (not result or result[-1][0] != i)
            result.append((i, None if normal else self._slips_of[i]))
        return result

    @cached_property
    def _slips_of(self) -> list[slice]:
        """Of each element, among all slips."""
        starts = accumulate((one.friction.numel() for one in self.system.switched), initial=0)
        return [slice(*ends) for ends in pairwise(starts)]

    # -- what is told --------------------------------------------------------------------------

    def _no_impact(self, outcome: Outcome, places: _Places) -> str:
        names = ", ".join(f"'{self.system.contacts[i].name}'" for i in places.contacts)
        if outcome.gained:
            return (
                f"the impact of {names} would add the energy {outcome.gained:.3g} by Newton's law with friction.\n"
                "  Use law: poisson for it."
            )
        return f"no velocities were found that fulfil the laws of the impact of {names}."

    def _no_mode(self, paradoxes: Sequence[Any], places: _Places) -> str:
        jammed = [one for one in paradoxes if one.p <= 0]
        if not jammed:
            names = ", ".join(f"'{self.system.switched[i].name}'" for i in places.elements)
            return f"no mode of the contacts {names} is consistent: open or closed, sticking or slipping."
        told = [
            f"contact '{self.system.contacts[places.contacts[one.contact]].name}': p = {one.p:.6g}, b = {one.b:.6g}"
            for one in jammed
        ]
        return (
            "no mode of the contacts is consistent (Painleve's paradox): friction presses a sliding contact faster "
            f"than it can give way. {'; '.join(told)}.\n  Less friction, or another geometry, has a motion."
        )

    def _told(self, candidates: Sequence[Candidate], places: _Places) -> str:
        named = [self.system.switched[i].name for i in places.elements]
        ways = [", ".join(f"{n} {m}" for n, m in zip(named, one.modes, strict=True)) for one in candidates]
        return f"several motions are possible: {' | '.join(ways)}; the first was taken"


def _free(elements: int) -> Modes:
    modes: list[Mode] = ["free"] * elements
    return tuple(modes)


class _Watching:
    """What is made once for a system."""

    def __init__(self, system: MechanicalSystem, dae: DAE) -> None:
        self.evaluate = Evaluation(system, dae)

        made: dict[int, tuple[Any, Renamed]] = {}  # by the names of a DAE: once for all guards

        def renamed_in(t: sx.SX, x: Any, der: Any, p: Any) -> Renamed:
            if id(x) not in made:
                made[id(x)] = x, dae_symbols(system, t, x, der, p).renamed
            return made[id(x)][1]

        self.guards = guards(system, renamed_in)


class _Places:
    """Where the touching contacts stand among all.

    elements   numbers of contacts and dry frictions
    slip_rows  of each contact among all slips
    rubs       of elements with friction: place among `elements`, first row in `Touching.rows`, number of rows
    """

    def __init__(self, system: MechanicalSystem, contacts: tuple[int, ...]) -> None:
        self.contacts = contacts
        dry = range(len(system.contacts), len(system.switched))
        self.elements = (*contacts, *dry)
        widths = [one.friction.numel() for one in system.switched]
        starts = list(accumulate(widths, initial=0))
        self.slip_rows = [slice(starts[i], starts[i] + widths[i]) for i in contacts]
        held = [widths[i] for i in self.elements]
        firsts = accumulate(held, initial=len(contacts))
        self.rubs = [(at, first, width) for at, (first, width) in enumerate(zip(firsts, held, strict=False)) if width]
        self._size = len(system.switched)

    def all_modes(self, modes: Modes) -> Modes:
        """Of all elements; what does not touch is free."""
        result = list(_free(self._size))
        for i, mode in zip(self.elements, modes, strict=True):
            result[i] = mode
        return tuple(result)

    def silent(self, rows: Rows) -> set[tuple[int, bool]]:
        """Elements whose gaps (False) or slips (True) are not to be watched."""
        gaps = {(self.contacts[at], False) for at in np.flatnonzero(rows.silent_gaps).tolist()}
        return gaps | {(self.elements[at], True) for at in np.flatnonzero(rows.silent_slips).tolist()}

    def covers(self, modes: Modes) -> bool:
        """Whether all that touches in these modes is among the touching contacts."""
        return all(mode == "free" or i in self.elements for i, mode in enumerate(modes))


def _held_numbers(system: MechanicalSystem, rows: Rows, places: _Places, shares: Collection[str]) -> dict[str, float]:
    """The mode numbers of what touches: the equations of its rows."""
    result: dict[str, float] = {}
    named = [system.switched[i] for i in places.elements]
    for at, i in enumerate(places.contacts):
        result[mode_name(system.contacts[i].name, CLOSED)] = float(rows.closed[at])
    for at, first, width in places.rubs:
        own, carrier = named[at], named[rows.carriers[at]]
        result[mode_name(own.name, STICKS)] = float(rows.sticks[at])
        result |= dict(zip(way_names(own), rows.directions[first : first + width].tolist(), strict=True))
        share = share_name(carrier.name, own.name)
        if share in shares:
            result[share] = 1.0
    return result
