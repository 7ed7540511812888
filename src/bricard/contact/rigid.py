"""Rigid contacts along a run: the decision where a mode ends, and what is told of it.

At a switch, in this order: windows that were passed; the contacts that touch; an impact, if one of them approaches;
the modes that follow, from accelerations. A mode that has been tried at this time, or has just ended, is not taken
again: at its end it is still consistent to rounding. Where rounding cannot tell modes apart, the next one is tried if
the first turns out wrong at once: the guards' series decide.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.account import Recorder
from bricard.contact.accumulating import Accumulating, closed, closing_energy
from bricard.contact.creeping import ABOVE, begins_gradually, crept, slowest
from bricard.contact.enumeration import BoolArray
from bricard.contact.guarding import LEAST, TOUCHES, Guarding, Watching
from bricard.contact.history import History
from bricard.contact.impact_tangents import ImpactTangent, StartTangent
from bricard.contact.impacts import Approach, Outcome, in_turn, together
from bricard.contact.local import TIE
from bricard.contact.lone import Lone
from bricard.contact.modes import Candidate, Loads, Modes, decide_modes, flight
from bricard.contact.modes import Decision as Modal
from bricard.contact.numbers import held_numbers
from bricard.contact.places import Places, all_free
from bricard.contact.problem import Touching, free_motion
from bricard.contact.reacting import is_reacting, reactions, settled
from bricard.contact.routh import routh
from bricard.contact.state import CLOCK, STILL, Evaluation, State
from bricard.contact.telling import GRADUALLY, JAMMED_FOR_EVER, OVERLAP, UNSEEN, doubt, no_impact, no_mode
from bricard.contact.windows import Windows
from bricard.dae.model import DAE
from bricard.mechanics.energies import IMPACTS, SUPPLIED
from bricard.mechanics.equations import rate_names
from bricard.mechanics.modes import PULL, Guard, mode_numbers
from bricard.mechanics.system import MechanicalSystem
from bricard.solvers.stepper import Parameters
from bricard.solvers.switching import Decision, Scales

if TYPE_CHECKING:
    from bricard.solvers.saltation import Jump

FARTHER, FARTHEST = 10.0, 1e3  # times what may be rounding: how far a mode is followed if all others were tried
DEEP = 1e3  # times the tolerance, of what a gap is made of: bodies that overlap more have not met by rounding
STRENGTH = 10.0  # of the pull that keeps closed gaps closed, in units of one over the span


class RigidContacts:
    """A `Switching`: contacts and dry frictions of a system, in one run."""

    def __init__(self, system: MechanicalSystem, dae: DAE, span: tuple[float, float], tolerance: float) -> None:
        self.system, self.dae, self.span = system, dae, span
        watching = system.kept.made(("contacts", dae), lambda: Watching(system, dae))
        self._evaluate = Evaluation(system, dae, watching.function)
        self._lone = Lone(system, self._evaluate)
        self._guarding = Guarding(system, watching.guards)
        self.guards = tuple(guard.function for guard in watching.guards)
        self.scales = Scales(np.zeros((3, len(self.guards))), np.zeros(len(self.guards)))
        self._windows = Windows(system)
        self._off = mode_numbers(system) | {PULL: STRENGTH / abs(span[1] - span[0])}
        self._modes = all_free(len(system.switched))
        self._closed: BoolArray = np.zeros(len(system.contacts), dtype=bool)
        self._tried: set[Modes] = set()
        self._time, self._tolerance = span[0], tolerance
        self._begun = False
        self._record = Recorder(system, span[0])
        self._rates, self._late = rate_names(system, dae), max(map(abs, span))
        self._places = {one.name: i for i, one in enumerate(system.switched)}
        widths = [one.friction.numel() for one in system.switched]
        self._wide = np.array([width == 2 for width in widths for _ in range(width)], dtype=bool)
        self._creeps = bool(self._wide.any())
        self._slowest = np.zeros(len(self._wide))  # speeds at which slips in space end
        self._all_places: dict[tuple[int, ...], Places] = {}  # by the contacts that touch
        self._held: Set[str] = frozenset()  # mode numbers of what touches
        self._reacting = is_reacting(system)
        self._largest = 0.0
        self._mobilities = np.zeros(len(system.contacts) + len(self._wide))  # of gaps and slips, the largest so far
        self._blur = 1.0  # of what may be rounding
        self._fallen = np.zeros(len(system.contacts), dtype=bool)  # at this time, since the last impact
        self._accumulating = Accumulating([one.name for one in system.contacts], span[0], tolerance)

    @property
    def history(self) -> History:
        """What has happened so far."""
        return self._record.history

    @property
    def windows(self) -> Collection[int]:
        """The guards of windows."""
        return self._guarding.windows

    def settled(self, t: float, values: Mapping[str, float], parameters: Parameters) -> Parameters:
        """None: all of them are decided."""
        return {}

    def finish(self, t: float) -> None:
        """Ends the last modes."""
        self._record.finish(t)

    # -- the decision --------------------------------------------------------------------------

    def decide(
        self, t: float, values: Mapping[str, float], parameters: Parameters, violated: Collection[int]
    ) -> Decision:
        """Impacts and modes at a time."""
        state = self._evaluate(t, values)
        fallen = [self._guarding.guards[i] for i in violated]
        self._enter(t, fallen)
        starting = not self._begun
        if starting:
            self._windows.begin(state)
        entered = self._windows.passed(fallen, state)
        fell = self._fallen
        fell[self._contacts_of(fallen)] = True
        near = self._near(state, fell)
        if failure := self._overlap(state, entered):
            return Decision(failure=failure)
        if (near & ~self._closed & (state.gap_rates < -state.still)).any():
            outcome, touches = self._collide(t, state, near)
            if outcome.decided == "none" or outcome.gained:
                return Decision(failure=no_impact(self.system, outcome, touches))
            self._tried.clear()
            self._fallen = np.zeros(len(fell), dtype=bool)
            changes, state = self._jumped(t, values, outcome)
            held = near & (state.gap_rates <= STILL * state.closing)
            jump = ImpactTangent(self.system, t, values, self._rates, touches, outcome)
            return self._go_on(t, values, state, held, changes, jump)
        held = near & (self._closed | fell | (state.gap_rates <= state.still))
        decision = self._go_on(t, values, state, held, {})
        if not starting:
            return decision
        shut = np.flatnonzero(self._closed & ~self._guarding.clutch).tolist()
        return replace(decision, jump=StartTangent(self.system, t, values, self._rates, shut)) if shut else decision

    def _enter(self, t: float, fallen: Sequence[Guard]) -> None:
        """At another time than before nothing has been tried but what has just ended; a window ends no mode."""
        if t != self._time or not self._begun:
            self._tried.clear()
            self._blur = 1.0
            self._fallen = np.zeros(len(self.system.contacts), dtype=bool)
        if self._begun and any(self._ends(guard) for guard in fallen):
            self._tried.add(self._modes)
        self._time = t

    def _ends(self, guard: Guard) -> bool:
        """Whether a mode is over where its guard falls; slip in space may go on in another direction."""
        slips = guard.friction and self._modes[self._places[guard.element]] == "slip"
        return guard.of_mode and not slips

    def _go_on(
        self,
        t: float,
        values: Mapping[str, float],
        state: State,
        held: BoolArray,
        changes: Mapping[str, float],
        jump: Jump | None = None,
    ) -> Decision:
        """The modes that follow, of contacts whose gaps and their rates are zero."""
        places = self._placed(tuple(held.nonzero()[0].tolist()))
        if not places.elements:
            free = self._lone.flight(state)
            free = free_motion(state.M, state.G, state.f, state.gamma) if free is None else free
            return self._take(t, state, flight(free), places, changes, jump)
        excluded = {tuple(one[i] for i in places.elements) for one in self._tried if places.covers(one)}
        found = self._lone.motion(state, places.contacts, LEAST * self._largest, excluded)
        if found is not None:
            self._largest = max(self._largest, found.size)
            return self._take(t, state, found.candidates[0], places, changes, jump)
        return self._go_on_together(t, values, state, places, changes, excluded, jump)

    def _go_on_together(
        self,
        t: float,
        values: Mapping[str, float],
        state: State,
        places: Places,
        changes: Mapping[str, float],
        excluded: set[Modes],
        jump: Jump | None,
    ) -> Decision:
        """The same of any number of contacts, and where it is doubtful."""
        contacts = places.touching(state)
        loads = self._loads(state, contacts, places, np.maximum(state.slip_still, ABOVE * self._slowest))

        def under(forces: FloatArray) -> Touching:
            told = reactions(self.system, state, contacts.rows, forces)
            return places.touching(self._evaluate(t, {**values, **changes, **told}))

        def decided(contacts: Touching) -> Modal:
            found = decide_modes(contacts, loads, excluded)
            return found if found.candidates or not excluded else self._decided_again(contacts, loads)

        found = decided(contacts)
        if self._reacting:
            contacts, found = settled(contacts, found, under, decided)
        self._largest = max(self._largest, found.size)
        jammed = [one.contact for one in found.paradoxes if one.p <= 0]
        if jammed and self.system.impact_rules.painleve == "impact":
            return self._jammed(t, {**values, **changes}, state, places, jammed[0])
        if not found.candidates:
            return Decision(failure=no_mode(self.system, found.paradoxes, places))
        chosen = found.candidates[0]
        if found.how == "ambiguous":
            self._record.doubt(t, doubt(self.system, found.candidates, places))
        if gradual := begins_gradually(chosen, places, loads.directions):
            name = self.system.switched[places.elements[gradual[0]]].name
            return Decision(failure=GRADUALLY.format(name))
        if self._creeps:
            rates = places.of_slips(chosen.least_opening) / TIE
            blurred = CLOCK * float(np.spacing(self._late)) * rates
            self._slowest = np.where(self._wide, slowest(state.slip_sizes, blurred), 0.0)
            moved = crept(contacts, chosen.rows, places, loads.directions, state.slips, self._slowest)
            changes = changes if moved is None else {**changes, **self._velocities(state.v + moved)}
        return self._take(t, state, chosen, places, changes, jump)

    def _take(
        self,
        t: float,
        state: State,
        chosen: Candidate,
        places: Places,
        changes: Mapping[str, float],
        jump: Jump | None,
    ) -> Decision:
        """Goes on in chosen modes."""
        self._modes = places.all_modes(chosen.modes)
        self._closed = np.array([mode != "free" for mode in self._modes[: len(self._closed)]], dtype=bool)
        self.scales = self._guarding.scales(state, chosen, places, self._slowest, self._blur)
        self._record.modes(t, self._modes)
        numbers = self._numbers(chosen, places)
        self._begun = True
        return Decision(changes, numbers, "", jump)

    def _decided_again(self, contacts: Touching, loads: Loads) -> Modal:
        """Where all that rounding cannot tell apart was tried, the best of it has to be followed farther."""
        self._tried.clear()
        self._blur *= FARTHER
        found = decide_modes(contacts, loads)
        return found if self._blur <= FARTHEST else replace(found, candidates=())

    # -- what touches --------------------------------------------------------------------------

    def _contacts_of(self, fallen: Sequence[Guard]) -> list[int]:
        """The contacts whose guards fell, those of windows apart."""
        numbers = [self._places[guard.element] for guard in fallen if guard.of_mode]
        return [number for number in numbers if number < len(self.system.contacts)]

    def _near(self, state: State, fell: BoolArray) -> BoolArray:
        """Contacts whose gap is zero: closed so far, fallen below zero, or zero to rounding."""
        zero = np.abs(state.gaps) <= TOUCHES * state.reach
        return np.asarray(self._windows.present & (self._closed | fell | zero | self._guarding.clutch))

    def _overlap(self, state: State, entered: BoolArray) -> str:
        """What is wrong with gaps that are negative at the start, or where their windows are entered."""
        looked_at = entered if self._begun else self._windows.present
        if not looked_at.any():
            return ""
        allowed = max(TOUCHES, DEEP * self._tolerance) if self._begun else TOUCHES
        deep = looked_at & ~self._guarding.clutch & (state.gaps < -allowed * state.reach)
        if not deep.any():
            return ""
        worst = int(np.argmin(np.where(deep, state.gaps, 0.0)))
        return (UNSEEN if self._begun else OVERLAP).format(self.system.contacts[worst].name, state.gaps[worst])

    def _placed(self, contacts: tuple[int, ...]) -> Places:
        if contacts not in self._all_places:
            self._all_places[contacts] = Places(self.system, contacts)
        return self._all_places[contacts]

    # -- impacts -------------------------------------------------------------------------------

    def _collide(self, t: float, state: State, near: BoolArray) -> tuple[Outcome, Places]:
        """The impact of all contacts that touch, and its record."""
        places = self._placed(tuple(near.nonzero()[0].tolist()))
        in_order = self.system.impact_rules.order == "in turn"
        outcome = None if in_order else self._lone.impact(state, places.contacts)
        if outcome is None:
            contacts = places.touching(state)
            approach = self._approach(state, contacts, places)
            outcome = (in_turn if in_order else together)(contacts, approach)
        fall = self._accumulating.look(t, places.contacts, outcome, partial(self._closing, state, places, outcome))
        if fall is not None:
            outcome = self._closed_for_good(state, places)
            self._record.accumulation(fall)
        self._record.impact(t, places, outcome)
        return outcome, places

    def _closing(self, state: State, places: Places, outcome: Outcome, rates: FloatArray) -> float:
        """The energy that closing all gaps with these rates would take."""
        if outcome.compliance:
            return float(rates[0]) ** 2 / outcome.compliance / 2
        return closing_energy(places.touching(state), rates)

    def _closed_for_good(self, state: State, places: Places) -> Outcome:
        """An impact after which all contacts that touch are closed."""
        contacts = places.touching(state)
        approach = self._approach(state, contacts, places)
        plastic = replace(approach, restitution=np.zeros(len(places.contacts)))
        return closed(contacts, together(contacts, plastic))

    def _approach(self, state: State, contacts: Touching, places: Places) -> Approach:
        """Velocities before an impact."""
        normal, rows = len(places.contacts), contacts.rows
        explicit = np.zeros(len(rows))
        explicit[:normal] = state.gap_rates[list(places.contacts)] - contacts.normals @ state.v
        slips = [state.slips[one] - state.slip_rows[one] @ state.v for one in places.slip_rows]
        explicit[normal : normal + sum(map(len, slips))] = np.concatenate([*slips, np.zeros(0)])
        laws = tuple(self.system.contacts[i].law for i in places.contacts)
        return Approach(state.v, state.G @ state.v, explicit, state.restitution[list(places.contacts)], laws)

    def _jammed(self, t: float, values: Mapping[str, float], state: State, places: Places, contact: int) -> Decision:
        """An impact without collision of a contact that friction jams, and what follows."""
        contacts = places.touching(state)
        outcome = routh(contacts, self._approach(state, contacts, places), contact)
        if outcome is None or outcome.gained:
            return Decision(failure=JAMMED_FOR_EVER.format(self.system.contacts[places.contacts[contact]].name))
        self._record.impact(t, places, outcome)
        changes, after = self._jumped(t, values, outcome)
        held = np.zeros(len(self._closed), dtype=bool)
        held[list(places.contacts)] = True
        return self._go_on(t, values, after, held & (after.gap_rates <= STILL * after.closing), changes)

    def _jumped(self, t: float, values: Mapping[str, float], outcome: Outcome) -> tuple[dict[str, float], State]:
        """Velocities after an impact and the works that it changes, and the state after it."""
        taken = float(outcome.taken.sum())
        changes = self._velocities(outcome.velocity)
        changes[IMPACTS] = values[IMPACTS] + taken
        changes[SUPPLIED] = values[SUPPLIED] + outcome.kinetic + taken
        return changes, self._evaluate(t, {**values, **changes}, outcome.speeds)

    def _velocities(self, v: FloatArray) -> dict[str, float]:
        """By name."""
        return dict(zip(self._rates, v.tolist(), strict=True))

    # -- modes ---------------------------------------------------------------------------------

    def _loads(self, state: State, contacts: Touching, places: Places, still: FloatArray) -> Loads:
        """What acts beside the contacts that are held; slips below `still` are zero."""
        rows = [row for rows in places.slip_rows for row in range(rows.start, rows.stop)]
        rows += range(len(state.slips) - len(self.system.frictions), len(state.slips))
        normal = len(places.contacts)
        directions = np.zeros(normal + len(rows))
        for _, first, width in places.rubs:
            own = rows[first - normal : first - normal + width]
            slip = state.slips[own]
            speed = float(np.sqrt(slip @ slip))
            if speed > float(still[own].max()):
                directions[first : first + width] = slip / speed
        explicit = np.concatenate([state.gap_biases[list(places.contacts)], state.slip_biases[rows]])
        own = [*places.contacts, *[len(self.system.contacts) + row for row in rows]]
        self._mobilities[own] = np.maximum(self._mobilities[own], contacts.response.largest)
        return Loads(state.f, state.gamma, explicit, directions, LEAST * self._largest, self._mobilities[own])

    def _numbers(self, chosen: Candidate, places: Places) -> dict[str, float]:
        """The mode numbers that change, and those of what touches."""
        held = held_numbers(self.system, chosen.rows, places, self._slowest, self._off)
        ended = {name: self._off[name] for name in self._held - held.keys()}
        first = {} if self._begun else self._off
        self._held = held.keys()
        return {**first, **ended, **self._windows.new_numbers(), **held}
