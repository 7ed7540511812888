"""Friction whose limit follows the reaction in a joint: limit and reaction depend on each other.

    M a + G^T lam = f + B^T F,  G a = gamma,  |T| <= limit(lam)

The forces F of a decision give the multipliers lam, these the limits, and these another decision, until they agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.modes import Decision
from bricard.contact.problem import Touching
from bricard.contact.state import Evaluation, State, state_function
from bricard.dae.model import DAE
from bricard.mechanics.modes import switched_variables
from bricard.mechanics.system import MechanicalSystem, multiplier_name
from bricard.symbolic import sx

ROUNDS = 100  # of decisions and limits, each of which brings them nearer by the coefficient of friction
AGREE = 1e-12  # limits that have settled, relative


def is_reacting(system: MechanicalSystem) -> bool:
    """Whether some limit of dry friction contains a multiplier."""
    limits = [one for friction in system.frictions for one in (friction.static, friction.kinetic)]
    return any(sx.depends_on(limit, system.lam) for limit in limits)


def reactions(system: MechanicalSystem, state: State, rows: FloatArray, forces: FloatArray) -> dict[str, float]:
    """The multipliers under forces along rows of velocities, by name."""
    names = [multiplier_name(one.name) for one in (*system.holonomic, *system.velocity)]
    return dict(zip(names, _motion(state, rows, forces)[len(state.M) :].tolist(), strict=True))


def settled(
    contacts: Touching,
    found: Decision,
    under: Callable[[FloatArray], Touching],
    decide: Callable[[Touching], Decision],
) -> tuple[Touching, Decision]:
    """Contacts whose limits agree with the reactions, and what is decided of them; `under`: limits under forces."""
    for _ in range(ROUNDS):
        if not found.candidates:
            break
        before, contacts = contacts, under(found.candidates[0].forces)
        found = decide(contacts)
        if np.allclose(contacts.dry_static, before.dry_static, rtol=AGREE, atol=0.0):
            break
    return contacts, found


def first_guess(system: MechanicalSystem, dae: DAE, t: float, values: Mapping[str, float]) -> dict[str, float]:
    """Accelerations, multipliers and forces of contacts at a start, as if there were no friction."""
    state = Evaluation(system, dae, state_function(system, dae))(t, values)
    nothing = np.zeros((0, len(state.M))), np.zeros(0)
    names = [f"{name}''" for name in system.coordinates]
    accelerations = dict(zip(names, _motion(state, *nothing).tolist(), strict=False))
    return accelerations | reactions(system, state, *nothing) | dict.fromkeys(switched_variables(system), 0.0)


def _motion(state: State, rows: FloatArray, forces: FloatArray) -> FloatArray:
    """a and lam; the smallest where they are not determined."""
    m = len(state.G)
    matrix = np.block([[state.M, state.G.T], [state.G, np.zeros((m, m))]])
    loads = np.concatenate([state.f + forces @ rows, state.gamma])
    return np.asarray(np.linalg.lstsq(matrix, loads, rcond=None)[0])
