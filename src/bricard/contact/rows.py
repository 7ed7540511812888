"""Which equations the rows of contacts and dry frictions take in the motion, so that they are not singular.

    n:  g'' = 0  or  N = 0                          t:  s' = 0  or  T = -d mu N

Friction of a patch that sticks is carried by one of its contacts: the others have T = 0, and the limit of the carrier
is the sum of all. Of contacts whose forces are determined only in sum, some are left open or get a given friction.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray, IndexArray
from bricard.contact.enumeration import AGAINST, ALONG, STAYS, BoolArray
from bricard.contact.local import Local, Patch
from bricard.contact.problem import Touching
from bricard.contact.redundancy import determined
from bricard.contact.search import Solution
from bricard.records import dataclass

GIVEN = {ALONG: 1.0, AGAINST: -1.0}  # directions of friction that sticks, but has its limit in the rows


@dataclass(frozen=True, eq=False)
class Rows:
    """Numbers of the rows; `rubbing`: contacts, then dry frictions.

    closed      k: g'' = 0, otherwise N = 0
    sticks      of all that is rubbing: s' = 0
    directions  p: d, zero where it sticks or has no friction
    carriers    of all that is rubbing: who carries its friction while it sticks
    silent_gaps, silent_slips
                closed, or sticking, by the rows of others: gap, normal force or friction are not to be watched
    """

    closed: BoolArray
    sticks: BoolArray
    directions: FloatArray
    carriers: IndexArray
    silent_gaps: BoolArray
    silent_slips: BoolArray

    @cached_property
    def any_silent(self) -> bool:
        """Whether there are any of these."""
        return bool(self.silent_gaps.any() or self.silent_slips.any())


def rows_of(contacts: Touching, problem: Local, solution: Solution) -> Rows:
    """Of this solution."""
    k = problem.normals
    count = k + len(contacts.dry)
    equations = solution.way.equations[0]
    if not solution.regular:
        equations = determined(problem, solution.way, solution.z)
    closed = equations[:k] == STAYS
    rows = Rows(
        closed,
        np.zeros(count, dtype=bool),
        np.zeros(len(problem.b)),
        np.arange(count),
        solution.way.closed[0][problem.originals] & ~closed,
        np.zeros(count, dtype=bool),
    )
    for j, patch in enumerate(problem.patches):
        equation = int(equations[problem.rubs[j].first])
        if not solution.way.stick[0, j]:
            _slip(contacts, patch, solution.slips[problem.rubs[j].rows], rows)
        elif equation in GIVEN:
            _slip(contacts, patch, np.array([GIVEN[equation]]), rows)
            rows.silent_slips[[_place(contacts, member) for member in patch.members]] = True
        else:
            _stick(contacts, patch, equation, rows)
    return rows


def _place(contacts: Touching, member: int) -> int:
    """Of a rub among contacts and dry frictions."""
    owner = contacts.rubs[member].owner
    return owner if owner >= 0 else len(contacts.normals) + member - (len(contacts.rubs) - len(contacts.dry))


def _stick(contacts: Touching, patch: Patch, equation: int, rows: Rows) -> None:
    """One member carries the friction of all."""
    places = [_place(contacts, member) for member in patch.members]
    acting = [at for at, place in enumerate(places) if place >= len(rows.closed) or rows.closed[place]]
    carrier = acting[0] if acting else 0
    for at, place in enumerate(places):
        rows.carriers[place] = places[carrier]
        rows.silent_slips[place] = at != carrier or equation != STAYS
    rows.sticks[places[carrier]] = equation == STAYS


def _slip(contacts: Touching, patch: Patch, direction: FloatArray, rows: Rows) -> None:
    """Each member rubs for itself."""
    for member, sign in zip(patch.members, patch.signs, strict=True):
        rub = contacts.rubs[member]
        if rub.owner < 0 or rows.closed[rub.owner]:
            rows.directions[rub.rows] = sign * direction
