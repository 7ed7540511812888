"""The equations of a system at a moment, as arrays: masses, forces, joints, gaps and slips."""

from __future__ import annotations

from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.arrays import FloatArray
from bricard.contact.steps.sweeps import Friction
from bricard.mechanics.contact_forces import position_gaps
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.energies import DISSIPATED, SUPPLIED
from bricard.mechanics.modes import forces_by_name
from bricard.mechanics.parameters import Parameters
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx


@dataclass(frozen=True, eq=False)
class Moment:
    """Numbers at a time: k contacts with r slips in all, n coordinates, m joints.

    M, forces, G, nu, left  left: of constraints on position level
    gaps, by_rate, within   within: no window excludes it; by_rate: of a clutch
    rows, offsets, before   R (k + r, n): rates are R v + offsets; before: those of the velocities that were given
    restitution             of contacts
    frictions               with their rows in R
    """

    t: float
    q: FloatArray
    M: FloatArray
    forces: FloatArray
    G: FloatArray
    nu: FloatArray
    left: FloatArray
    gaps: FloatArray
    by_rate: npt.NDArray[np.bool_]
    within: npt.NDArray[np.bool_]
    rows: FloatArray
    offsets: FloatArray
    before: FloatArray
    restitution: FloatArray
    frictions: tuple[Friction, ...]

    @property
    def count(self) -> int:
        """Number of contacts."""
        return len(self.gaps)

    @property
    def normals(self) -> FloatArray:
        """Rows of gaps."""
        return self.rows[: self.count]

    def rates(self, v: FloatArray) -> FloatArray:
        """Of gaps and slips, with these velocities."""
        return np.asarray(self.rows @ v + self.offsets)

    @cached_property
    def _inverse(self) -> FloatArray:
        return np.asarray(np.linalg.inv(self.M), dtype=float)

    @cached_property
    def _joined(self) -> FloatArray:
        """M^-1 G^T (G M^-1 G^T)^-1: velocities by what joints demand."""
        spread = self._inverse @ self.G.T
        return np.asarray(np.linalg.solve(self.G @ spread, spread.T).T if len(self.G) else spread)

    @property
    def given(self) -> FloatArray:
        """Free accelerations."""
        return np.asarray(self._inverse @ self.forces)

    def response(self, impulse: FloatArray) -> FloatArray:
        """Velocities by an impulse, which joints do not resist."""
        change = self._inverse @ impulse
        return np.asarray(change - self._joined @ (self.G @ change))

    def joint_response(self, missing: FloatArray) -> FloatArray:
        """Velocities that give G v what it misses."""
        return np.asarray(self._joined @ missing)

    def free_velocity(self, v: FloatArray, h: float) -> FloatArray:
        """After a step without contacts."""
        free = v + h * self.given
        return np.asarray(free + self._joined @ (self._demanded(v) - self.G @ free))

    def _demanded(self, v: FloatArray) -> FloatArray:
        """What G v must be at the end of a step, so that joints demand the mean velocity of it and do no work."""
        return np.asarray(2 * self.nu - self.G @ v)

    def joint_impulses(self, v: FloatArray, h: float, pushed: FloatArray) -> FloatArray:
        """L, where the joints exert -G^T L."""
        if not len(self.G):
            return self.nu
        free = v + self._inverse @ (h * self.forces + pushed)
        return self.correction(free, self._demanded(v))

    def correction(self, v: FloatArray, demanded: FloatArray) -> FloatArray:
        """The impulses L of joints that make G v what is demanded."""
        found = np.linalg.solve(self.G @ self._inverse @ self.G.T, self.G @ v - demanded)
        return np.asarray(found, dtype=float)

    @cached_property
    def delassus(self) -> FloatArray:
        """A = R (M^-1 without what joints resist) R^T."""
        spread = self._inverse @ self.rows.T
        return np.asarray(self.rows @ (spread - self._joined @ (self.G @ spread)))


class Equations:
    """Makes a `Moment` from a time, positions, velocities and the multipliers so far."""

    def __init__(self, system: MechanicalSystem) -> None:
        self.system = system
        self._dynamics = Dynamics(system)
        self._parameters = Parameters(system)
        by_position = {contact.name for contact in position_gaps(system)}
        self._by_rate = np.array([contact.name not in by_position for contact in system.contacts], dtype=bool)
        self._widths = [element.friction.numel() for element in system.switched]

    @property
    def slips(self) -> int:
        """Number of slips."""
        return sum(self._widths)

    def __call__(self, t: float, q: FloatArray, v: FloatArray, multipliers: FloatArray) -> Moment:
        """The equations there."""
        found = self._function.arrays(np.array([t]), q, v, multipliers, self._parameters.at(t))
        M, G, W, S = (found[i] for i in (0, 2, 6, 8))
        f, nu, left, gaps, rates, slips, windows, kinetic, restitution, limits = (
            found[i].ravel() for i in (1, 3, 4, 5, 7, 9, 10, 11, 12, 13)
        )
        rows, before = np.vstack([W, S]), np.concatenate([rates, slips])
        return Moment(
            t, q, M, f, G, nu, left, gaps, self._by_rate, self._within(windows), rows, before - rows @ v, before,
            restitution, tuple(self._frictions(kinetic, limits)),
        )  # fmt: skip

    def powers(self, at: Moment, v: FloatArray) -> tuple[float, float]:
        """Of dampers, and of forces and moving masses; contacts and joints are counted by their impulses."""
        found = self._power_function.arrays(np.array([at.t]), at.q, v, self._parameters.at(at.t))
        return float(found[0].item()), float(found[1].item())

    def _within(self, windows: FloatArray) -> npt.NDArray[np.bool_]:
        ends = np.cumsum([0, *[len(contact.windows) for contact in self.system.contacts]])
        return np.array([bool(np.all(windows[a:b] >= 0)) for a, b in pairwise(ends)], dtype=bool)

    def _frictions(self, kinetic: FloatArray, limits: FloatArray) -> Any:
        row, count = len(self.system.contacts), len(self.system.contacts)
        for number, width in enumerate(self._widths):
            owner = number if number < count else -1
            if width:
                limit = kinetic[number] if owner >= 0 else limits[number - count]
                yield Friction(tuple(range(row, row + width)), owner, float(limit))
            row += width

    @cached_property
    def _function(self) -> sx.Function:
        d, system = self._dynamics, self.system
        gaps = _column([contact.gap for contact in system.contacts])
        rates = [d.along(one.gap) if not clutch else one.gap for one, clutch in self._contacts]
        normals = [sx.jacobian(one.gap, d.v if clutch else d.q) for one, clutch in self._contacts]
        slips = _column([element.slip for element in system.switched])
        wanted = [d.M, d.f, d.G, d.nu, d.position_level, gaps, sx.vertcat(sx.SX(0, system.size), *normals)]
        wanted += [_column(rates), sx.jacobian(slips, d.v), slips]
        wanted += [_column([window for contact in system.contacts for window in contact.windows])]
        wanted += [_column([getattr(one, name) for one in system.contacts]) for name in ("kinetic", "restitution")]
        wanted += [_column([one.kinetic for one in system.frictions])]
        return sx.Function("steps", [d.t, d.q, d.v, d.lam, d.p], self._without_forces(wanted))

    @property
    def _contacts(self) -> list[tuple[Any, bool]]:
        return list(zip(self.system.contacts, self._by_rate.tolist(), strict=True))

    @cached_property
    def _power_function(self) -> sx.Function:
        d = self._dynamics
        wanted = [d.powers.get(name, sx.SX(0)) for name in (DISSIPATED, SUPPLIED)]
        zeros = sx.SX.zeros(d.lam.numel())
        wanted = sx.substitute(wanted, [d.lam], [zeros]) if d.lam.numel() else wanted
        return sx.Function("powers", [d.t, d.q, d.v, d.p], self._without_forces(wanted))

    def _without_forces(self, wanted: list[sx.SX]) -> list[sx.SX]:
        """Contact forces are not among the forces; they act by impulses."""
        forces = list(forces_by_name(self.system).values())
        changed = sx.substitute(wanted, forces, [sx.SX(0) for _ in forces]) if forces else wanted
        return [sx.densify(one) for one in changed]


def _column(expressions: list[sx.SX]) -> sx.SX:
    return sx.vertcat(sx.SX(0, 1), *expressions)
