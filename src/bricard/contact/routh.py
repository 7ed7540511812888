"""Routh's impact of one contact in the plane: velocities followed while the normal impulse P grows.

    slip in direction d    dy_n/dP = D_nn - d mu D_nt,    dy_t/dP = D_tn - d mu D_tt
    stick                  dQ/dP = -D_tn / D_tt, where that is at most mu

Compression lasts until y_n is zero and rises, expansion until P is 1 + e times that of compression (Poisson). A rod
that slides against its lean with D_nn - d mu D_nt < 0 (Painleve) is stopped so without any approach.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.history import Mode
from bricard.contact.impacts import Approach, Outcome, Phase, free_velocity, impulsive, outcome_of, rows_of_contact
from bricard.contact.problem import ROUNDING, Touching
from bricard.records import dataclass

PHASES = 4  # slip, and stick or slip back, in compression and in expansion


@dataclass(frozen=True, eq=False)
class Pressed:
    """Velocities and impulses (normal, tangential) so far."""

    y: FloatArray
    impulse: FloatArray


@dataclass(frozen=True, eq=False)
class Rubbed:
    """One contact: D (2 x 2), its coefficient of friction, and a velocity of slip that is zero to rounding."""

    D: FloatArray
    mu: float
    zero: float

    def friction(self, slip: float) -> float:
        """Tangential impulse for each normal one."""
        (_, coupling), (_, own) = self.D
        if abs(slip) > self.zero:
            return -self.mu * float(np.sign(slip))
        return float(np.clip(-coupling / own, -self.mu, self.mu))

    def followed(self, state: Pressed, expansion: float | None) -> Pressed | None:
        """To the end of compression, or by so much more normal impulse; None where it would never end."""
        for _ in range(PHASES):
            slope = np.array([1.0, self.friction(state.y[1])])
            rates = self.D @ slope
            stops = -state.y[1] / rates[1] if state.y[1] * rates[1] < 0 and abs(state.y[1]) > self.zero else np.inf
            rises = max(0.0, -state.y[0] / rates[0]) if rates[0] > 0 else np.inf
            ends = rises if expansion is None else expansion
            amount = min(stops, ends)
            if not np.isfinite(amount):
                break
            state = Pressed(state.y + amount * rates, state.impulse + amount * slope)
            if ends <= stops:
                return state
            state.y[1] = 0.0
            expansion = None if expansion is None else expansion - amount
        return None


def routh(contacts: Touching, approach: Approach, contact: int) -> Outcome | None:
    """The impact of this contact alone; None where it would never end."""
    contacts, approach = impulsive(contacts, approach)
    rows = rows_of_contact(contacts, contact)
    free = free_velocity(contacts, approach)
    B = contacts.rows[rows]
    y = np.append(B @ free + approach.explicit[rows], 0.0)[:2]
    sizes = np.append(np.abs(B) @ np.abs(free) + np.abs(approach.explicit[rows]), 0.0)
    D = np.eye(2)
    D[: len(rows), : len(rows)] = contacts.response.delassus[np.ix_(rows, rows)]
    rubbed = Rubbed(D, float(contacts.kinetic[contact]) if len(rows) == 2 else 0.0, ROUNDING * sizes[1])
    compressed = rubbed.followed(Pressed(y, np.zeros(2)), None)
    if compressed is None:
        return None
    end = rubbed.followed(compressed, float(approach.restitution[contact] * compressed.impulse[0]))
    if end is None:
        return None
    impulses = np.zeros(len(contacts.rows))
    impulses[rows] = end.impulse[: len(rows)]
    modes: list[Mode] = ["free"] * len(contacts.normals)
    modes[contact] = "stick" if abs(end.y[1]) <= rubbed.zero else "slip+" if end.y[1] > 0 else "slip-"
    velocity = free + contacts.response.changes @ impulses
    return outcome_of(contacts, approach, Phase(velocity, impulses, tuple(modes), "by increments"))
