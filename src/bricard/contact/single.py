"""One contact with at most one row of slip: its few ways with plain numbers, which are faster than arrays.

The same equations and margins as in `enumeration`.
"""

from __future__ import annotations

import numpy as np

from bricard.contact.enumeration import ALONG, NONE, STAYS, Solved, Ways
from bricard.contact.local import Local
from bricard.records import dataclass

SINGULAR = 1e-10  # a determinant below it, where D has ones on its diagonal


@dataclass(frozen=True, eq=False)
class Single:
    """D and b of the gap (n) and the slip (t), friction, and the direction of slip that is not zero."""

    nn: float
    nt: float
    tt: float
    b_n: float
    b_t: float
    static: float
    kinetic: float
    static_limit: float
    kinetic_limit: float
    direction: float

    def forces(self, closed: bool, choice: int) -> tuple[float, float]:
        """N and T of a way."""
        if choice == STAYS:
            own = self.tt if not closed else self.tt - self.nt**2 / self.nn
            rest = self.b_t if not closed else self.b_t - self.nt * self.b_n / self.nn
            friction = -rest / own
            return (-(self.b_n + self.nt * friction) / self.nn if closed else 0.0), friction
        d = self.slip(choice)
        fixed = -d * self.kinetic_limit
        normal = -(self.b_n + self.nt * fixed) / (self.nn - d * self.kinetic * self.nt) if closed else 0.0
        return normal, fixed - d * self.kinetic * normal

    def slip(self, choice: int) -> float:
        """Direction of slip, zero where there is no friction."""
        return 0.0 if choice == NONE else self.direction or (1.0 if choice == ALONG else -1.0)

    def margin(self, closed: bool, choice: int, N: float, T: float, y_n: float, y_t: float) -> float:
        """The least of what must not be negative."""
        least = N if closed else y_n
        if choice == STAYS:
            return min(least, self.static * N + self.static_limit - abs(T))
        return least if choice == NONE or self.direction else min(least, self.slip(choice) * y_t)

    @property
    def regular(self) -> bool:
        """Whether no way has singular equations."""
        across = self.kinetic * abs(self.nt)
        apart = self.nn * self.tt - self.nt**2
        return self.nn > SINGULAR and apart > SINGULAR and abs(self.nn - across) > SINGULAR


def solve_single(problem: Local, ways: Ways) -> Solved | None:
    """All ways; None where it is not such a contact, or where equations are singular."""
    if problem.normals != 1 or len(problem.b) > 2 or len(problem.patches) != len(problem.b) - 1:
        return None
    single = _single(problem)
    if not single.regular:
        return None
    z, y, margins = [], [], []
    for closed, choice in ways.choices:
        N, T = single.forces(closed, choice)
        y_n, y_t = single.b_n + single.nn * N + single.nt * T, single.b_t + single.nt * N + single.tt * T
        z.append((N, T))
        y.append((y_n, y_t))
        margins.append(single.margin(closed, choice, N, T, y_n, y_t))
    p = len(problem.b)
    return Solved(ways, np.array(z)[:, :p], np.array(y)[:, :p], np.array(margins), np.ones(len(z), dtype=bool))


def _single(problem: Local) -> Single:
    """Its numbers; without slip those of a slip that has nothing to do with the gap."""
    D, b = problem.D.tolist(), problem.b.tolist()
    if len(b) == 1:
        return Single(D[0][0], 0.0, 1.0, b[0], 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    return Single(
        D[0][0],
        D[0][1],
        D[1][1],
        b[0],
        b[1],
        float(problem.static[0, 0]),
        float(problem.kinetic[0, 0]),
        float(problem.static_limit[0]),
        float(problem.kinetic_limit[0]),
        float(problem.directions[1]),
    )
