"""Where a system rests: forces in balance on positions that the constraints allow, drives held.

    k(q, lam) = G^T lam - f(q) = 0,   C(q) = 0      with v = 0 at a time that stands still
    Z: a basis of the motions that G allows;  Z^T f: what is out of balance;  Z^T K Z: stiffness, K = dk/dq

Downhill: Newton steps with the sizes of the eigenvalues of Z^T K Z, so that they gain work also where it is
indefinite, within a radius that grows and shrinks. To the nearest: Newton steps that lessen what is out of balance,
to any equilibrium. Both end with Newton steps on all equations. Everything is measured in typical
sizes of the coordinates.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.start import Starter, StartPoint
from bricard.assembly.still import Here, check_smooth, least_squares, null_space, stopped, without_watched
from bricard.errors import InitialValueError
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

SETTLED = 1e-13  # of the sizes: a step that is rounding
BALANCED = 1e-9  # what may remain, of the sizes of the forces that balance
MOST_STEPS = 500
FIRST, LARGEST, SMALLEST = 0.25, 1.0, 1e-13  # radii, in typical sizes
FAR = 200.0  # typical sizes: farther from where it began there is no equilibrium
NOTHING = np.zeros(0)
INFINITE = (
    "No equilibrium was found: forces grow without bound where the mechanism is driven to.\n"
    "  Start elsewhere: equilibrium(m.starting({...}))."
)
STRONG = 1e9  # growth of the forces on the way
SOFT = 1e-9  # of the largest stiffness: softer directions are neutral


class NoEquilibrium(InitialValueError):
    """Nothing was found that balances."""


@dataclass(frozen=True, eq=False)
class Balance:
    """A system at rest: its forces and constraints at positions x = q / sizes.

    system      with time held
    sizes       typical ones of the coordinates
    parameters  values, in the system's order
    """

    system: MechanicalSystem
    sizes: FloatArray
    parameters: FloatArray
    _made: dict[tuple[str, ...], Evaluation] = field(default_factory=dict, repr=False)

    @staticmethod
    def of(system: MechanicalSystem, sizes: FloatArray, t: float) -> Balance:
        """The balance of a system whose time stands still."""
        held = stopped(without_watched(system), t)
        check_smooth(held)
        return Balance(held, np.asarray(sizes, float), np.array(list(held.parameters.values()), dtype=float))

    @cached_property
    def dynamics(self) -> Dynamics:
        """Its equations."""
        return Dynamics(self.system)

    def with_parameter(self, index: int, value: float) -> Balance:
        """With another value of one of the parameters; the equations are the same."""
        changed = self.parameters.copy()
        changed[index] = value
        found = replace(self, parameters=changed)
        found.__dict__["dynamics"] = self.dynamics
        return found

    def at(self, x: FloatArray) -> Here:
        """Numbers at a position."""
        f, C, G = self._values("f", "C", "G", q=x * self.sizes)
        f, G = f * self.sizes, G * self.sizes
        if not (np.all(np.isfinite(f)) and np.all(np.isfinite(G))):
            raise NoEquilibrium(INFINITE)
        Z, lam = null_space(G), least_squares(G.T, f) if len(G) else np.zeros(0)
        (K,) = self._values("r_q", q=x * self.sizes, lam=lam)
        n = len(x)
        if not np.all(np.isfinite(K)):
            raise NoEquilibrium(INFINITE)
        return Here(f, C, G, self.sizes[:, None] * K[:n] * self.sizes, Z, lam)

    def _values(self, *names: str, q: FloatArray, lam: FloatArray = NOTHING) -> list[FloatArray]:
        """Quantities of the equations of motion at rest; those with one row as columns."""
        if names not in self._made:
            self._made[names] = self._compiled(names)
        given = lam if len(lam) else np.zeros(self.system.lam.numel())
        return [
            one if "_" in name or name == "G" else one.ravel()
            for name, one in zip(names, self._made[names].dense(q, given, self.parameters), strict=True)
        ]

    def _compiled(self, names: tuple[str, ...]) -> Evaluation:
        d, n = self.dynamics, self.system.size
        nothing = sx.SX.zeros(n)
        found = sx.substitute([d.expression(name) for name in names], [d.v, d.a], [nothing, nothing])
        return Evaluation([d.q, d.lam, d.p], found)

    def forces(self, x: FloatArray) -> FloatArray:
        """f, in units of the sizes."""
        (f,) = self._values("f", q=x * self.sizes)
        if not np.all(np.isfinite(f)):
            raise NoEquilibrium(INFINITE)
        return f * self.sizes

    def constraints(self, x: FloatArray) -> tuple[FloatArray, FloatArray]:
        """C, and its derivatives by x."""
        C, G = self._values("C", "G", q=x * self.sizes)
        return C, G[: len(C)] * self.sizes

    def augmented(self, x: FloatArray, lam: FloatArray, index: int, width: float) -> tuple[FloatArray, FloatArray]:
        """Balance and constraints, and their derivatives by x, lam and a parameter in units of a width."""
        f, C, G, K, by_p, C_p = self._values("f", "C", "G", "r_q", "r_p", "C_p", q=x * self.sizes, lam=lam)
        n, m, sizes = len(x), len(G), self.sizes
        G = G * sizes
        rows = [
            [sizes[:, None] * K[:n] * sizes, G.T, sizes[:, None] * by_p[:n, [index]] * width],
            [G[: len(C)], np.zeros((len(C), m)), C_p[:, [index]] * width],
        ]
        return np.concatenate([G.T @ lam - f * sizes, C]), np.block(rows)

    def closed(self, x: FloatArray) -> FloatArray | None:
        """The nearest position that meets the constraints; None where steps do not lead to one."""
        if not self.system.holonomic:
            return x
        before = np.inf
        for _ in range(30):
            C, J = self.constraints(x)
            if not (np.all(np.isfinite(C)) and np.all(np.isfinite(J))):
                return None
            step = -least_squares(J, C)
            length = float(np.linalg.norm(step))
            if not length <= LARGEST:
                return None
            x = x + step
            if length <= SETTLED * (1 + np.linalg.norm(x)) or before <= length <= 1e-10:
                return x
            before = length
        return None

    def assembled(self, x: FloatArray) -> FloatArray:
        """A position near x that meets the constraints, or an error."""
        found = self.closed(x)
        if found is None:
            raise InitialValueError(
                "The positions do not meet the constraints.\n  Give better ones: positions={...}."
            )
        return found

    # -- searches ------------------------------------------------------------------------------

    def downhill(self, x: FloatArray) -> FloatArray:
        """The position at which the mechanism comes to rest if it is let go and loses its energy."""
        return self._searched(x, _DOWNHILL)

    def nearest(self, x: FloatArray) -> FloatArray:
        """The equilibrium, stable or not, that Newton steps lead to."""
        return self._searched(x, _NEAREST)

    def _searched(self, x: FloatArray, search: _Search) -> FloatArray:
        here, radius, begin = self.at(x), FIRST, x
        first = here.scale or 1.0
        for _ in range(search.most_steps):
            if _is_settled(here):
                break
            step = search.step(here)
            length = float(np.linalg.norm(step))
            found = self._moved(x + here.Z @ step * min(1.0, radius / max(length, SMALLEST)))
            if found is not None and search.accepts(here, found[1], found[0] - x):
                (x, here), radius = found, min(LARGEST, 2 * radius)
            else:
                radius = min(radius, length) / 4
            _check_near(x - begin, here.scale / first)
            if radius < SMALLEST:
                break
        return self.polished(x)

    def _moved(self, x: FloatArray) -> tuple[FloatArray, Here] | None:
        """A position near x that meets the constraints, and numbers there; None where there are none."""
        moved = self.closed(x)
        try:
            return None if moved is None else (moved, self.at(moved))
        except NoEquilibrium:
            return None

    def polished(self, x: FloatArray) -> FloatArray:
        """To rounding, by Newton steps on balance and constraints; an error where nothing balances."""
        best, least = x, self.remaining(x)
        for _ in range(8):
            here = self.at(x)
            n, m = len(x), len(here.G)
            holonomic = here.G[: len(here.C)]
            matrix = np.block([[here.K, here.G.T], [holonomic, np.zeros((len(here.C), m))]])
            right = np.concatenate([here.f - here.G.T @ here.lam, -here.C])
            x = x + np.linalg.lstsq(matrix, right, rcond=1e-12)[0][:n]
            remains = self.remaining(x)
            if not remains < least:
                break
            best, least = x, remains
        if least > BALANCED:
            raise NoEquilibrium(self._why_not(best))
        return best

    def remaining(self, x: FloatArray) -> float:
        """What is out of balance, relative to the forces, or by how much constraints are missed."""
        try:
            here = self.at(x)
        except NoEquilibrium:
            return np.inf
        missed = least_squares(here.G[: len(here.C)], here.C) if len(here.C) else np.zeros(1)
        return max(_out(here) / (here.scale or 1.0), float(np.max(np.abs(missed))))

    def _why_not(self, x: FloatArray) -> str:
        here = self.at(x)
        pushed = here.Z @ here.unbalanced / self.sizes
        name = self.system.coordinates[int(np.argmax(np.abs(pushed)))]
        return (
            f"No equilibrium was found: forces remain that push '{name}' most, by {np.max(np.abs(pushed)):.3g}.\n"
            "  Start elsewhere: equilibrium(m.starting({...})), or look for all: equilibria(m)."
        )


def rested(starter: Starter, start: StartPoint) -> StartPoint:
    """The start of a mechanism where it comes to rest, with the velocities that are given there."""
    n, phases = starter.system.size, start.phases
    system = replace(starter.system, parameters={**starter.system.parameters, **phases})
    balance = Balance.of(system, starter.sizes[:n], starter.t)
    q = balance.downhill(start.q / balance.sizes) * balance.sizes
    y = np.concatenate([q, list(phases.values())])
    return replace(starter.point(y, starter.velocities(y)), chosen=start.chosen)


def _check_near(way: FloatArray, growth: float) -> None:
    """An error where a search has gone far away, or into a place where forces are infinite."""
    if growth > STRONG:
        raise NoEquilibrium(INFINITE)
    if np.max(np.abs(way), initial=0.0) > FAR:
        raise NoEquilibrium(
            "No equilibrium was found: the forces drive the mechanism ever farther away.\n"
            "  Hold it by a spring, a joint or a drive, or take away the force."
        )


def _out(here: Here) -> float:
    return float(np.max(np.abs(here.unbalanced), initial=0.0))


def _is_settled(here: Here) -> bool:
    return _out(here) <= SETTLED * here.scale


@dataclass(frozen=True, eq=False)
class _Search:
    """How steps are chosen, as columns of Z, and which are taken: (here, there, way)."""

    step: Callable[[Here], FloatArray]
    accepts: Callable[[Here, Here, FloatArray], bool]
    most_steps: int


def _gaining(here: Here) -> FloatArray:
    """A step along which forces do work."""
    values, vectors = np.linalg.eigh((here.stiffness + here.stiffness.T) / 2)
    sizes = np.maximum(np.abs(values), SOFT * here.scale)
    return np.asarray(vectors @ (vectors.T @ here.unbalanced / sizes))


def _gains(here: Here, there: Here, way: FloatArray) -> bool:
    """Whether forces do work; or, where all stiffnesses are positive, whether balance is nearer."""
    if 0.5 * (here.f + there.f) @ way > 0:
        return True
    values = np.linalg.eigvalsh((here.stiffness + here.stiffness.T) / 2)
    return bool(np.all(values > SOFT * here.scale)) and _out(there) < _out(here)


def _to_balance(here: Here) -> FloatArray:
    """The Newton step."""
    return np.asarray(np.linalg.lstsq(here.stiffness, here.unbalanced, rcond=SOFT)[0], dtype=float)


def _nearer(here: Here, there: Here, way: FloatArray) -> bool:
    return _out(there) < _out(here)


_DOWNHILL = _Search(_gaining, _gains, MOST_STEPS)
_NEAREST = _Search(_to_balance, _nearer, MOST_STEPS // 5)
