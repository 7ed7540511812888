"""The equations of a system at a moment, as arrays: masses, forces, joints, gaps and slips."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import accumulate, pairwise
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
from bricard.symbolic import sx

MATRICES = (0, 2, 6)  # M, G and R among the numbers of a moment
Place = tuple[slice, tuple[int, ...]]


class Moment:
    """Numbers at a time: k contacts with r slips in all, n coordinates, m joints.

    M, forces, G, nu, left  left: of constraints on position level
    gaps, within            within: no window excludes it
    rows, offsets, before   R (k + r, n): rates are R v + offsets; before: those of the velocities that were given
    normals, sizes          the rows of gaps, and the absolute values of their entries
    restitution             of contacts
    frictions               with their rows in R
    """

    def __init__(self, t: float, q: FloatArray, v: FloatArray, found: Sequence[FloatArray], fixed: Fixed) -> None:
        self.t, self.q, self._fixed = t, q, fixed
        self.M, self.forces, self.G, self.nu, self.left, self.gaps, self.rows, self.before = found[:8]
        self._windows, self.restitution, self._limits = found[8:]
        self.offsets = self.before - self.rows @ v
        self.count = len(self.gaps)
        self.normals = self.rows[: self.count]
        self.sizes = np.abs(self.normals)
        self.has_joints = len(self.nu) > 0

    def rates(self, v: FloatArray) -> FloatArray:
        """Of gaps and slips, with these velocities."""
        return np.asarray(self.rows @ v + self.offsets)

    @property
    def within(self) -> npt.NDArray[np.bool_]:
        """Which contacts no window excludes."""
        return self._fixed.within(self._windows)

    @cached_property
    def frictions(self) -> tuple[Friction, ...]:
        """Of contacts, then in joints."""
        limits = self._limits.tolist()
        return tuple([Friction(rows, owner, limits[number]) for number, rows, owner in self._fixed.frictions])

    @cached_property
    def _inverse(self) -> FloatArray:
        return self._fixed.inverse(self.M)

    @cached_property
    def _loosened(self) -> FloatArray:
        """(G M^-1 G^T)^-1: impulses of joints by what they demand."""
        return np.asarray(np.linalg.inv(self.G @ self._spread), dtype=float)

    @cached_property
    def _spread(self) -> FloatArray:
        """M^-1 G^T."""
        return np.asarray(self._inverse @ self.G.T)

    @cached_property
    def given(self) -> FloatArray:
        """Free accelerations."""
        return np.asarray(self._inverse @ self.forces)

    def response(self, impulse: FloatArray) -> FloatArray:
        """Velocities by an impulse, or by each column of them, which joints do not resist."""
        change = np.asarray(self._inverse @ impulse)
        return change + self.joint_response(-(self.G @ change)) if self.has_joints else change

    def joint_response(self, missing: FloatArray) -> FloatArray:
        """Velocities that give G v what it misses."""
        return np.asarray(self._spread @ (self._loosened @ missing))

    def free_velocity(self, v: FloatArray, h: float) -> FloatArray:
        """After a step without contacts."""
        free = v + h * self.given
        return free + self.joint_response(self._demanded(v) - self.G @ free) if self.has_joints else free

    def _demanded(self, v: FloatArray) -> FloatArray:
        """What G v must be at the end of a step, so that joints demand the mean velocity of it and do no work."""
        return np.asarray(2 * self.nu - self.G @ v)

    def joint_impulses(self, v: FloatArray, h: float, pushed: FloatArray) -> FloatArray:
        """L, where the joints exert -G^T L."""
        if not self.has_joints:
            return self.nu.copy()
        free = v + self._inverse @ (h * self.forces + pushed)
        return np.asarray(self._loosened @ (self.G @ free - self._demanded(v)))

    def joined(self, v: FloatArray) -> tuple[FloatArray, FloatArray]:
        """Velocities that joints allow, and the impulses L that make them so."""
        impulses = np.asarray(np.linalg.solve(self.G @ self._spread, self.G @ v - self.nu), dtype=float)
        return v - self._spread @ impulses, impulses

    @cached_property
    def delassus(self) -> FloatArray:
        """A = R (M^-1 without what joints resist) R^T."""
        return np.asarray(self.rows @ self.response(self.rows.T))


class Fixed:
    """What stays the same at all moments of a system: which rows belong to what, and masses that are constant."""

    def __init__(self, system: MechanicalSystem, masses: bool) -> None:
        contacts, widths = len(system.contacts), [element.friction.numel() for element in system.switched]
        ends = list(accumulate(widths, initial=contacts))
        self.frictions = [
            (number, tuple(range(first, last)), number if number < contacts else -1)
            for number, (first, last) in enumerate(pairwise(ends))
            if last > first
        ]
        self.slips = sum(widths)
        self.window_owners = np.repeat(np.arange(contacts), [len(contact.windows) for contact in system.contacts])
        self._all_within = np.ones(contacts, dtype=bool)
        self.constant_masses, self._inverse = masses, np.empty(0)

    def within(self, windows: FloatArray) -> npt.NDArray[np.bool_]:
        """Which contacts no window excludes."""
        if not len(windows):
            return self._all_within
        found = self._all_within.copy()
        found[self.window_owners[~(windows >= 0)]] = False
        return found

    def inverse(self, M: FloatArray) -> FloatArray:
        """M^-1."""
        if self.constant_masses and self._inverse.size:
            return self._inverse
        self._inverse = np.asarray(np.linalg.inv(M), dtype=float)
        return self._inverse


class Equations:
    """Makes a `Moment` from a time, positions, velocities and the multipliers so far."""

    def __init__(self, system: MechanicalSystem) -> None:
        self.system = system
        self._dynamics = Dynamics(system)
        self._parameters = Parameters(system)
        by_position = {contact.name for contact in position_gaps(system)}
        self.by_rate = np.array([contact.name not in by_position for contact in system.contacts], dtype=bool)
        d = self._dynamics
        self.fixed = Fixed(system, not sx.depends_on(d.M, sx.vertcat(d.t, d.q, d.v, d.laws)))
        self._time, self._q, self._v, self._multipliers = (np.zeros(one.numel()) for one in (d.t, d.q, d.v, d.lam))
        self._run, self._results, self._places = self._bound(self._function, self._multipliers)
        self._run_powers, self._powers, _ = self._bound(self._power_function)

    def __call__(self, t: float, q: FloatArray, v: FloatArray, multipliers: FloatArray) -> Moment:
        """The equations there."""
        numbers = self.numbers(t, q, v, multipliers).copy()
        found = [numbers[where].reshape(shape).T for where, shape in self._places]
        return Moment(t, q, v, found, self.fixed)

    def numbers(self, t: float, q: FloatArray, v: FloatArray, multipliers: FloatArray) -> FloatArray:
        """All numbers of a moment, one output after the other, matrices by columns; the next call overwrites them."""
        self._multipliers[:] = multipliers
        self._enter(t, q, v)
        self._run()
        return self._results

    def arrays(self) -> dict[str, Any]:
        """What stays the same at all moments, for the compiled core."""
        system, fixed = self.system, self.fixed
        frictions = [(number, rows[0], len(rows), owner) for number, rows, owner in fixed.frictions]
        return {
            "coordinates": system.size,
            "joints": self.joints,
            "contacts": len(system.contacts),
            "slips": fixed.slips,
            "elements": len(system.switched),
            "constant_masses": fixed.constant_masses,
            "by_rate": self.by_rate.astype(np.int32),
            "window_owners": fixed.window_owners.astype(np.int32),
            "frictions": np.array(frictions, dtype=np.int32).reshape(-1, 4),
        }

    @property
    def joints(self) -> int:
        """Number of their impulses."""
        return self._multipliers.size

    def powers(self, t: float, q: FloatArray, v: FloatArray) -> tuple[float, float]:
        """Of dampers, and of forces and moving masses; contacts and joints are counted by their impulses."""
        self._enter(t, q, v)
        self._run_powers()
        taken, put_in = self._powers.tolist()
        return taken, put_in

    def _enter(self, t: float, q: FloatArray, v: FloatArray) -> None:
        self._time[0], self._q[:], self._v[:] = t, q, v
        self._parameters.enter(t)

    def _bound(
        self, function: sx.Function, *further: FloatArray
    ) -> tuple[Callable[[], None], FloatArray, list[Place]]:
        """What runs it, the numbers that it finds, and where each output is among them; matrices by columns."""
        shapes = [one.shape for one in function.outputs]
        ends = list(accumulate([rows * columns for rows, columns in shapes], initial=0))
        results = np.zeros(ends[-1])
        inputs = [self._time, self._q, self._v, *further, self._parameters.values]
        wheres = [slice(*pair) for pair in pairwise(ends)]
        run = function.bound(inputs, [results[where] for where in wheres])
        sizes = [shape[::-1] if number in MATRICES else shape[:1] for number, shape in enumerate(shapes)]
        return run, results, list(zip(wheres, sizes, strict=True))

    @property
    def _function(self) -> sx.Function:
        d, system = self._dynamics, self.system
        gaps = _column([contact.gap for contact in system.contacts])
        rates = [d.along(one.gap) if not clutch else one.gap for one, clutch in self._contacts]
        normals = [sx.jacobian(one.gap, d.v if clutch else d.q) for one, clutch in self._contacts]
        slips = _column([element.slip for element in system.switched])
        rows = sx.vertcat(sx.SX(0, system.size), *normals, sx.jacobian(slips, d.v))
        wanted = [d.M, d.f, d.G, d.nu, d.position_level, gaps, rows, sx.vertcat(_column(rates), slips)]
        wanted += [_column([window for contact in system.contacts for window in contact.windows])]
        wanted += [_column([one.restitution for one in system.contacts])]
        wanted += [_column([one.kinetic for one in system.switched])]
        return sx.Function("steps", [d.t, d.q, d.v, d.lam, d.p], self._without_forces(wanted))

    @property
    def _contacts(self) -> list[tuple[Any, bool]]:
        return list(zip(self.system.contacts, self.by_rate.tolist(), strict=True))

    @property
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
