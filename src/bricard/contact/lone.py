"""One contact that touches, alone: the ordinary event, decided by compiled code (`lone.hpp`).

It answers where no margin is doubtful and nothing else takes part; all other decisions are those of `impacts` and
`modes`, which give the same to rounding.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import accumulate, pairwise

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.history import Mode
from bricard.contact.impacts import Outcome
from bricard.contact.modes import Candidate, Decision, Modes
from bricard.contact.rows import Rows
from bricard.contact.state import Evaluation, State
from bricard.mechanics.system import MechanicalSystem
from bricard.symbolic._symbolic import LoneContact

MODES: tuple[Mode, ...] = ("free", "closed", "stick", "slip+", "slip-")  # as in `LoneMode`
READ = ("M", "f", "G", "gamma", "gap_rates", "normals", "gap_biases", "slips", "slip_rows", "slip_biases")
LAWS = ("static", "kinetic", "restitution")


class Lone:
    """The contacts of a system, each of them alone."""

    def __init__(self, system: MechanicalSystem, evaluation: Evaluation) -> None:
        places = evaluation.places
        widths = [one.friction.numel() for one in system.switched]
        starts = pairwise(accumulate(widths, initial=0))
        self._slips = [range(*ends) for ends in starts][: len(system.contacts)]
        self._alone = not system.frictions  # dry friction takes part in all decisions
        self._newton = [contact.law == "newton" for contact in system.contacts]
        sizes = [places["M"].rows, places["G"].rows, len(system.contacts), sum(widths)]
        length = max(one.where.stop for one in places.values())
        self._numbers = LoneContact(sizes, [places[name].where.start for name in (*READ, *LAWS)], length)

    def flight(self, state: State) -> FloatArray | None:
        """Accelerations without contacts."""
        found = self._numbers.flight(state.numbers)
        return None if found is None else np.array(found)

    def impact(self, state: State, touching: tuple[int, ...]) -> Outcome | None:
        """Of a contact, if it is the only one that touches."""
        slip = self._slip(touching)
        if slip is None or not self._newton[touching[0]]:
            return None
        hit = self._numbers.impact(state.numbers, state.v, touching[0], slip)
        if hit is None:
            return None
        velocity, speeds, impulses, before, after, mode, taken, energy, gained, compliance = hit
        return Outcome(
            np.array(velocity),
            np.array(impulses),
            np.array(before),
            np.array(after),
            (MODES[mode],),
            np.array([taken]),
            "unique",
            energy,
            np.array(speeds),
            gained,
            compliance,
        )

    def motion(
        self, state: State, touching: tuple[int, ...], least: float, excluded: Collection[Modes]
    ) -> Decision | None:
        """How a contact goes on, if it is the only one that touches; see `Loads` and `decide_modes`."""
        slip = self._slip(touching)
        if slip is None:
            return None
        speed = float(state.slips[slip]) if slip >= 0 else 0.0
        direction = 0.0 if slip < 0 or abs(speed) <= state.slip_still[slip] else 1.0 if speed > 0 else -1.0
        mask = sum(1 << MODES.index(one) for one in {modes[0] for modes in excluded})
        found = self._numbers.motion(state.numbers, touching[0], slip, direction, least, mask)
        if found is None:
            return None
        forces, acceleration, opening, least_force, least_opening, mode, margin, size = found
        candidate = Candidate(
            (MODES[mode],),
            np.array(forces),
            np.array(acceleration),
            np.array(opening),
            margin,
            _rows(MODES[mode], len(forces)),
            np.array(least_force),
            np.array(least_opening),
            False,
        )
        return Decision((candidate,), True, (), size)

    def _slip(self, touching: tuple[int, ...]) -> int | None:
        """The row of slip of a contact that is alone, -1 if it has none; None where this cannot decide."""
        if len(touching) != 1 or not self._alone or len(rows := self._slips[touching[0]]) > 1:
            return None
        return rows[0] if rows else -1


@cache
def _rows(mode: Mode, count: int) -> Rows:
    """The equations of one contact, with as many rows."""
    directions = np.zeros(count)
    if mode.startswith("slip"):
        directions[1] = 1.0 if mode == "slip+" else -1.0
    no = np.zeros(1, dtype=bool)
    return Rows(np.array([mode != "free"]), np.array([mode == "stick"]), directions, np.arange(1), no, no)
