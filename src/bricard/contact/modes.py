"""What contacts do next: open or closed, sticking or slipping, decided by accelerations.

    g'' >= 0,  N >= 0,  g'' N = 0                  contacts with g = g' = 0, clutches with w = 0 (of w')
    s' = 0, |T| <= mu_static N,  or  T = -mu_kinetic N s'/|s'|     where the slip s is zero
    T = -mu_kinetic N s/|s|                         where it is not

All ways that fulfil this are found (`Decision.candidates`), up to rounding: where a margin is zero to rounding the
candidate is `tied`, and higher derivatives decide.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import Literal

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.enumeration import BoolArray
from bricard.contact.history import Mode
from bricard.contact.local import NONE, TIE, Local, local
from bricard.contact.problem import Touching
from bricard.contact.rows import Rows, rows_of
from bricard.contact.search import Solution, search, search_beyond
from bricard.records import dataclass

Modes = tuple[Mode, ...]
OFF = np.zeros(0, dtype=bool)
NO_ROWS = Rows(OFF, OFF, NONE, np.zeros(0, dtype=int), OFF, OFF)
WRONG = TIE / 100  # a margin below zero by more than that is likely to be so


@dataclass(frozen=True, eq=False)
class Loads:
    """What acts beside the contacts.

    force        n: f, with gyroscopic forces
    joint_rates  m: gamma, in G a = gamma
    explicit     p: what g'' and s' have beside B a, in the order of `Touching.rows`
    directions   p: unit vectors of slips that are not zero, otherwise zero
    least        the size of what is compared, at least: where all forces vanish together, rounding is left
    usual        p: `Response.largest` as it may be elsewhere: at a dead centre a row vanishes, and rounding is left
    """

    force: FloatArray
    joint_rates: FloatArray
    explicit: FloatArray
    directions: FloatArray
    least: float = 0.0
    usual: FloatArray = NONE


@dataclass(frozen=True, eq=False)
class Candidate:
    """A way for the contacts to go on.

    modes         of the contacts, then of the dry frictions
    forces        p, in the order of `Touching.rows`; where several contacts share what is determined only in sum, of
                  least norm
    acceleration  n
    opening       p: g'' and s'
    margin        the least of N, g'', distance from the cone, ... against the size of the problem
    rows          which equations make it unique
    least_force, least_opening
                  p: forces and accelerations below them may be rounding
    shared        forces are determined only in sum
    """

    modes: Modes
    forces: FloatArray
    acceleration: FloatArray
    opening: FloatArray
    margin: float
    rows: Rows
    least_force: FloatArray
    least_opening: FloatArray
    shared: bool

    @property
    def tied(self) -> bool:
        """Whether rounding may have turned it."""
        return self.margin <= TIE


@dataclass(frozen=True, eq=False)
class Paradox:
    """Painleve's: along the slip, a_n = p N + b of a contact; with p <= 0 its force cannot keep it closed."""

    contact: int
    p: float
    b: float


@dataclass(frozen=True, eq=False)
class Decision:
    """All candidates, the best first: clear ones, those with most contacts closed, most sticking.

    complete   all ways were tried
    paradoxes  where there is no candidate: contacts that slip
    size       of the problem
    """

    candidates: tuple[Candidate, ...]
    complete: bool
    paradoxes: tuple[Paradox, ...]
    size: float

    @cached_property
    def how(self) -> Literal["none", "unique", "ambiguous", "tied", "lemke"]:
        """How it was decided; `tied`: by nothing but rounding; `lemke`: others were not looked for."""
        clear = sum(not one.tied for one in self.candidates)
        if self.candidates and not self.complete:
            return "lemke"
        if len(self.candidates) < 2:
            return "unique" if self.candidates else "none"
        return "ambiguous" if clear > 1 else "tied"


def decide_modes(contacts: Touching, loads: Loads, excluded: Collection[Modes] = ()) -> Decision:
    """What the contacts can do; `excluded`: modes that have just ended, and are at their end still consistent."""
    free = contacts.response.free(loads.force, loads.joint_rates)
    if not len(contacts.rows):
        return Decision((flight(free),), True, (), 0.0)
    problem = local(contacts, free, loads.explicit, loads.directions, least=loads.least, usual=loads.usual)
    found = search(problem)
    candidates = [_candidate(contacts, problem, free, solution) for solution in found.solutions]
    kept = [one for one in candidates if one.modes not in excluded]
    if candidates and not kept and not found.complete:
        beyond = search_beyond(problem, found.solutions[0])
        after = [_candidate(contacts, problem, free, solution) for solution in beyond]
        kept = [one for one in after if one.modes not in excluded]
    ranked = _ranked(_told_apart(kept, problem, _holding(contacts)))
    return Decision(ranked, found.complete, () if kept else _paradoxes(contacts, problem, loads), problem.size)


def flight(free: FloatArray) -> Candidate:
    """The motion without contacts."""
    return Candidate((), NONE, free, NONE, np.inf, NO_ROWS, NONE, NONE, False)


def _candidate(contacts: Touching, problem: Local, free: FloatArray, solution: Solution) -> Candidate:
    """One of the solutions, in the units of the contacts."""
    forces = shared(contacts, problem, solution) * problem.scale
    return Candidate(
        mode_names(contacts, problem, solution, solution.way.closed[0]),
        forces,
        free + contacts.response.changes @ forces,
        solution.y / problem.scale,
        solution.margin / problem.size,
        rows_of(contacts, problem, solution),
        TIE * problem.size * problem.scale,
        TIE * problem.size / problem.scale,
        not solution.regular,
    )


def shared(contacts: Touching, problem: Local, solution: Solution) -> FloatArray:
    """Scaled forces: contacts that are the same have equal shares, members of a patch share friction as limits."""
    k, out = problem.normals, solution.z.copy()
    if problem.copied:
        out[:k] = solution.z[problem.originals] / np.bincount(problem.originals)[problem.originals]
    for j, patch in enumerate(problem.patches):
        if len(patch.members) > 1:
            limits = _limits(contacts, problem, out[:k], bool(solution.way.stick[0, j]))[list(patch.members)]
            parts = solution.z[problem.rubs[j].first] * limits / (limits.sum() or 1.0)
            for member, sign, part in zip(patch.members, patch.signs, parts, strict=True):
                out[contacts.rubs[member].first] = sign * part
    return out


def _limits(contacts: Touching, problem: Local, normal: FloatArray, sticks: bool) -> FloatArray:
    """mu N, or the limit of dry friction, of each rub, scaled."""
    forces = normal * problem.scale[: problem.normals] * (contacts.static if sticks else contacts.kinetic)
    pressed = [forces[rub.owner] for rub in contacts.rubs if rub.owner >= 0]
    dry = contacts.dry_static if sticks else contacts.dry_kinetic
    return np.concatenate((pressed, dry)) / problem.scale[[rub.first for rub in contacts.rubs]]


def mode_names(contacts: Touching, problem: Local, solution: Solution, closed: BoolArray) -> Modes:
    """Modes of contacts, of which these are closed, then of dry frictions."""
    rubbing: dict[int, Mode] = {}
    for j, patch in enumerate(problem.patches):
        direction = solution.slips[problem.rubs[j].first]
        for member, sign in zip(patch.members, patch.signs, strict=True):
            slips: Mode = "slip" if problem.rubs[j].width == 2 else "slip+" if sign * direction > 0 else "slip-"
            rubbing[member] = "stick" if solution.way.stick[0, j] else slips
    owners = {rub.owner: i for i, rub in enumerate(contacts.rubs)}
    of_contacts: list[Mode] = [
        rubbing.get(owners.get(i, -1), "closed") if one else "free"
        for i, one in enumerate(closed[problem.originals].tolist())
    ]
    for i in range(len(contacts.rubs) - len(contacts.dry), len(contacts.rubs)):
        row = contacts.rubs[i].first
        of_contacts.append(rubbing.get(i, "slip+" if (problem.directions[row] or solution.y[row]) >= 0 else "slip-"))
    return tuple(of_contacts)


def _holding(contacts: Touching) -> list[bool]:
    """Where friction that sticks can be larger than friction that slips: contacts, then dry frictions."""
    more = (contacts.static > contacts.kinetic).tolist(), (contacts.dry_static > contacts.dry_kinetic).tolist()
    return [*more[0], *more[1]]


def _told_apart(found: list[Candidate], problem: Local, holding: list[bool]) -> list[Candidate]:
    """Without what a clear candidate stands for: the same motion, or sticking where static friction holds."""
    clear = [one for one in found if not one.tied]
    if len(found) < 2 or not clear:
        return found
    tolerance = TIE * problem.size / problem.scale

    def same(one: Candidate, other: Candidate) -> bool:
        return bool((np.abs(one.opening - other.opening) <= tolerance).all())

    kept = [one for one in found if not one.tied or not any(same(one, other) for other in clear)]
    return [one for one in kept if not any(_sticks_instead(other.modes, one.modes, holding) for other in clear)]


def _sticks_instead(modes: Modes, others: Modes, holding: list[bool]) -> bool:
    """Whether they are those of another candidate, but for sticking in place of beginning to slip."""
    differing = [one for one in zip(modes, others, holding, strict=True) if one[0] != one[1]]
    return bool(differing) and all(
        mode == "stick" and other.startswith("slip") and holds for mode, other, holds in differing
    )


def _ranked(found: list[Candidate]) -> tuple[Candidate, ...]:
    """Clear ones first, then those that are not wrong beyond doubt; with most contacts closed, most sticking."""

    def rank(one: Candidate) -> tuple[bool, bool, int, int]:
        return one.tied, one.margin < -WRONG, one.modes.count("free"), -one.modes.count("stick")

    return tuple(sorted(found, key=rank))


def _paradoxes(contacts: Touching, problem: Local, loads: Loads) -> tuple[Paradox, ...]:
    """p and b of contacts that slip already."""
    found = []
    for rub in contacts.rubs:
        if rub.owner >= 0 and loads.directions[rub.rows].any():
            friction = contacts.kinetic[rub.owner] * loads.directions[rub.rows]
            D = contacts.response.delassus[rub.owner]
            p = D[rub.owner] - D[rub.rows] @ friction
            found.append(Paradox(rub.owner, float(p), float(problem.b[rub.owner] / problem.scale[rub.owner])))
    return tuple(found)
