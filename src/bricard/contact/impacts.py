"""Impacts: velocities jump so that no contact approaches any more.

    M (v+ - v-) - G^T l = B^T P,   G v+ = nu                 joints take part
    g'+ + e g'- >= 0,  P >= 0,  complementary                Newton's law, of contacts that approach; others: g'+ >= 0
    |Q| <= mu P, against the slip after the impact           Coulomb's, on impulses, with the kinetic coefficient

Poisson's law: first compression, to g' >= 0, then expansion with e times its impulses. `together` treats all contacts
at once, `in_turn` one after another, the fastest approach first, as if there were small gaps between them. Dry
friction with a given limit takes no part: its forces are finite.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.local import TIE, Local, local
from bricard.contact.modes import Modes, mode_names, shared
from bricard.contact.problem import ROUNDING, Touching
from bricard.contact.search import Solution, search
from bricard.mechanics.unilateral import ImpactLaw
from bricard.records import dataclass

MANY = 100  # impacts in turn, for each contact; what still approaches then is solved together
TINY = np.finfo(float).tiny
REST = 1e-13  # a velocity below it, against those that impulses of the impact's size make, is rounding
STILL = 1e-14  # an approach below it, against the first one, has ended


@dataclass(frozen=True, eq=False)
class Approach:
    """What the contacts collide with.

    velocity     n
    joint_rates  m: nu, in G v = nu
    explicit     p: what g' and s have beside B v, of surfaces that move
    restitution  k
    laws         k
    """

    velocity: FloatArray
    joint_rates: FloatArray
    explicit: FloatArray
    restitution: FloatArray
    laws: tuple[ImpactLaw, ...]


@dataclass(frozen=True, eq=False)
class Outcome:
    """What an impact does.

    velocity       n
    impulses       in the order of `Touching.rows`, without those of dry friction
    before, after  likewise: velocities of gaps and slips
    modes          of the contacts in the impact, "free" where they take no impulse
    taken          k: energy that each contact took, seen from its own surfaces
    decided        "unique" (all other ways were tried), "ambiguous", "in turn"; "none" where no way was found
    energy         size of the energies that were added up
    speeds         n: sizes of velocities, on both sides
    kinetic        kinetic energy after the impact, less that before
    compliance     of a contact that is alone: what its gap's velocity gains by an impulse
    """

    velocity: FloatArray
    impulses: FloatArray
    before: FloatArray
    after: FloatArray
    modes: Modes
    taken: FloatArray
    decided: str
    energy: float
    speeds: FloatArray
    kinetic: float
    compliance: float | None = None

    @cached_property
    def gained(self) -> float:
        """Energy that the impact adds, beyond rounding; a law that adds some must be refused."""
        gain = -float(self.taken.sum())
        return gain if gain > TIE * self.energy else 0.0


def together(contacts: Touching, approach: Approach) -> Outcome:
    """All contacts at once."""
    contacts, approach = impulsive(contacts, approach)
    free = free_velocity(contacts, approach)
    k = len(contacts.normals)
    before = contacts.rows @ approach.velocity + approach.explicit
    wanted = approach.explicit.copy()
    wanted[:k] += approach.restitution * np.minimum(before[:k], 0) * [law == "newton" for law in approach.laws]
    first = _phase(contacts, free, wanted, np.zeros(k))
    pushed = _pushed(contacts, approach, first) if "poisson" in approach.laws else None
    if pushed is None:
        return outcome_of(contacts, approach, first)
    second = _phase(contacts, first.velocity + contacts.response.changes[:, :k] @ pushed, wanted, pushed)
    impulses = first.impulses + second.impulses
    impulses[:k] += pushed
    return outcome_of(
        contacts, approach, replace(second, impulses=impulses, decided=_worse(first.decided, second.decided))
    )


def _pushed(contacts: Touching, approach: Approach, compression: Phase) -> FloatArray | None:
    """Normal impulses that expansion gives back, by Poisson's law; None where there are none."""
    k = len(contacts.normals)
    pushed = approach.restitution * compression.impulses[:k] * [law == "poisson" for law in approach.laws]
    sizes = pushed * np.sqrt(contacts.response.delassus.diagonal()[:k])
    pushed[sizes <= ROUNDING * sizes.max(initial=0)] = 0
    return pushed if pushed.any() else None


@dataclass(frozen=True, eq=False)
class Phase:
    """Velocities and impulses of a whole impact, or of its compression or expansion."""

    velocity: FloatArray
    impulses: FloatArray
    modes: Modes
    decided: str


def impulsive(contacts: Touching, approach: Approach) -> tuple[Touching, Approach]:
    """As impacts see them: kinetic friction, and no rows of dry friction, whose forces are finite."""
    rows, dry = len(contacts.rows), len(contacts.dry)
    if not dry and np.array_equal(contacts.static, contacts.kinetic):
        return contacts, approach
    none = contacts.dry_static[:0]
    seen = replace(contacts, static=contacts.kinetic, dry=contacts.dry[:0], dry_static=none, dry_kinetic=none)
    return seen, replace(approach, explicit=approach.explicit[: rows - dry])


def free_velocity(contacts: Touching, approach: Approach) -> FloatArray:
    """Velocities that the joints allow, nearest to those before."""
    return contacts.response.free(contacts.mass @ approach.velocity, approach.joint_rates)


def _phase(contacts: Touching, free: FloatArray, explicit: FloatArray, pressed: FloatArray) -> Phase:
    """Velocities after `free` that fulfil the laws."""
    problem = local(contacts, free, explicit, np.zeros(len(explicit)), pressed)
    found = search(problem)
    if not found.solutions:
        return Phase(free, np.zeros(len(explicit)), tuple("free" for _ in pressed), "none")
    best = min(found.solutions, key=lambda one: _rank(one, problem))
    impulses = shared(contacts, problem, best) * problem.scale
    alike = all(np.abs(one.y - best.y).max() <= TIE * problem.size for one in found.solutions)
    decided = ("unique" if alike else "ambiguous") if found.complete else "lemke"
    modes = mode_names(contacts, problem, best, best.way.closed[0] | (pressed > 0))
    return Phase(_after(contacts, problem.size * problem.scale, free, impulses), impulses, modes, decided)


def _after(contacts: Touching, least: FloatArray, free: FloatArray, impulses: FloatArray) -> FloatArray:
    """Velocities after impulses, of this size at least; what is left of those that come to rest is zero."""
    changes = contacts.response.changes
    velocity = free + changes @ impulses
    largest = np.maximum(np.abs(impulses), least)
    velocity[np.abs(velocity) <= REST * (np.abs(free) + np.abs(changes) @ largest)] = 0
    return velocity


def _rank(solution: Solution, problem: Local) -> tuple[bool, float]:
    """Clear ones first, then the one that takes most energy."""
    return solution.margin <= TIE * problem.size, float(solution.z @ (problem.b + solution.y))


def _worse(one: str, other: str) -> str:
    """How two phases were decided."""
    return next(decided for decided in ("none", "ambiguous", "lemke", "unique") if decided in (one, other))


def outcome_of(contacts: Touching, approach: Approach, phase: Phase) -> Outcome:
    """With velocities and energies on both sides."""
    before = contacts.rows @ approach.velocity + approach.explicit
    after = contacts.rows @ phase.velocity + approach.explicit
    work = phase.impulses * (before + after) / 2
    k = len(contacts.normals)
    taken = -work[:k]
    for rub in contacts.rubs:
        taken[rub.owner] -= work[rub.rows].sum()
    v = np.abs(approach.velocity)
    size = float(v @ np.abs(contacts.mass) @ v) / 2 + float(np.abs(phase.impulses) @ (np.abs(before) + np.abs(after)))
    speeds = v + np.abs(contacts.response.changes[:, : len(phase.impulses)]) @ np.abs(phase.impulses)
    kinetic = kinetic_change(contacts, approach.velocity, phase.velocity)
    return Outcome(
        phase.velocity, phase.impulses, before, after, phase.modes, taken, phase.decided, size, speeds, kinetic
    )


def kinetic_change(contacts: Touching, before: FloatArray, after: FloatArray) -> float:
    """Kinetic energy of velocities, less that of others."""
    return float(after @ contacts.mass @ after - before @ contacts.mass @ before) / 2


def in_turn(contacts: Touching, approach: Approach) -> Outcome:
    """One contact after another, the fastest approach first, until none approaches."""
    contacts, approach = impulsive(contacts, approach)
    k = len(contacts.normals)
    scale = 1 / np.sqrt(np.maximum(contacts.response.delassus.diagonal()[:k], TINY))
    state = replace(approach, velocity=free_velocity(contacts, approach))
    singles = [_single(contacts, i) for i in range(k)]
    impulses, fastest = np.zeros(len(contacts.rows)), None
    for _ in range(MANY * k):
        speeds = (contacts.normals @ state.velocity + approach.explicit[:k]) * scale
        contact = int(np.argmin(speeds))
        fastest = fastest or -float(speeds[contact])
        if -speeds[contact] <= STILL * fastest:
            break
        single, rows = singles[contact]
        hit = together(single, _of_one(state, contact, rows))
        impulses[rows] += hit.impulses
        state = replace(state, velocity=hit.velocity)
    else:
        rest = together(contacts, state)
        impulses, state = impulses + rest.impulses, replace(state, velocity=rest.velocity)
    modes: Modes = tuple("closed" if pushed > 0 else "free" for pushed in impulses[:k])
    return outcome_of(contacts, approach, Phase(state.velocity, impulses, modes, "in turn"))


def _single(contacts: Touching, contact: int) -> tuple[Touching, list[int]]:
    """A contact alone, and its rows among those of all."""
    one = slice(contact, contact + 1)
    alone = replace(
        contacts,
        normals=contacts.normals[one],
        slips=contacts.slips[one],
        static=contacts.kinetic[one],
        kinetic=contacts.kinetic[one],
    )
    return alone, rows_of_contact(contacts, contact)


def rows_of_contact(contacts: Touching, contact: int) -> list[int]:
    """Of its gap and its slips, among those of all."""
    slips = (rub for rub in contacts.rubs if rub.owner == contact)
    return [contact, *(row for rub in slips for row in range(rub.first, rub.first + rub.width))]


def _of_one(approach: Approach, contact: int, rows: list[int]) -> Approach:
    """The approach of one contact."""
    one = slice(contact, contact + 1)
    return replace(
        approach,
        explicit=approach.explicit[rows],
        restitution=approach.restitution[one],
        laws=approach.laws[one],
    )
