"""How velocities after an impact change with the state before it, and with parameters.

Once it is known which contacts push, stick and slip in an impact, its laws are equations E(v+, l, P; x) = 0 of
x = (t, q, v-, p):

    M (v+ - v-) - G^T l - B^T P = 0,   G v+ = nu
    g'+ + e g'- = 0                              of contacts that push
    s+ = 0,  or  Q + mu P s+/|s+| = 0            where they stick, or slip

and E_(v+, l, P) d(v+, l, P) = -E_x dx. Laws that cannot be written so (impacts one after another) are refused.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.impacts import Outcome
from bricard.contact.places import Places
from bricard.errors import OptionError
from bricard.mechanics.contact_forces import rate_gaps
from bricard.mechanics.dynamics import Dynamics
from bricard.mechanics.energies import IMPACTS, SUPPLIED
from bricard.mechanics.system import MechanicalSystem
from bricard.records import dataclass
from bricard.symbolic import sx

MET = 1e-8  # of the terms of E: the laws are met to this
STILL = 1e-10  # of the fastest velocity: a slip below it is none
RANK = 1e-12
Values = Mapping[str, float]


@dataclass(frozen=True, eq=False)
class StartTangent:
    """Contacts that are closed at the start must be so for other values, too, or the motion has no derivative."""

    system: MechanicalSystem
    t: float
    values: Values
    rates: tuple[str, ...]
    closed: Sequence[int]

    def __call__(self, dT: float, rates: Values, tangents: Values) -> dict[str, float]:
        """Nothing changes."""
        system, dynamics = self.system, Dynamics(self.system)
        gaps = [system.contacts[i].gap for i in self.closed]
        column = sx.vertcat(*gaps, *[dynamics.along(gap) for gap in gaps])  # places on curves do not change a gap
        by = [system.q, system.v, dynamics.z, system.p]
        extras = tuple(extra.name for extra in system.extras)
        names = system.coordinates, self.rates, extras, tuple(system.parameters)
        at = [np.array([self.values[name] for name in one], dtype=float) for one in names]
        slopes = sx.Function("gaps", by, [sx.densify(one) for one in self._slopes(column, by)]).arrays(*at)
        moved = [tangents[name] for one in names[:-1] for name in one]
        along = np.array([*moved, *[rates.get(name, 0.0) for name in system.parameters]])
        slope = np.hstack(slopes)
        opened, sizes = slope @ along, np.abs(slope) @ np.abs(along)
        open_rows = np.flatnonzero(np.abs(opened) > MET * np.maximum(sizes, 1e-300))
        if len(open_rows):
            name = system.contacts[self.closed[int(open_rows[0]) % len(gaps)]].name
            raise OptionError(
                f"The contact '{name}' is closed at the start, and would be open, or overlap, for other values.\n"
                "  There the motion has no derivative; start where it is open, or where it stays closed."
            )
        return {}

    def _slopes(self, column: sx.SX, by: Sequence[sx.SX]) -> list[sx.SX]:
        return self.system.at_time([sx.jacobian(column, one) for one in by], self.t)


@dataclass(frozen=True, eq=False)
class ImpactTangent:
    """Takes the tangents of a state through an impact, as `solvers.saltation` asks for it.

    values   at the impact, before it, by name
    rates    names of velocities, in the order of the coordinates
    """

    system: MechanicalSystem
    t: float
    values: Values
    rates: tuple[str, ...]
    places: Places
    outcome: Outcome

    def __call__(self, dT: float, rates: Values, tangents: Values) -> dict[str, float]:
        """Tangents of velocities and works after the impact."""
        system, n = self.system, self.system.size
        dq = np.array([tangents[name] for name in system.coordinates])
        dv = np.array([tangents[name] for name in self.rates])
        dp = np.array([rates.get(name, 0.0) for name in system.parameters])
        slopes = self._slopes
        change = slopes[1].ravel() * dT + slopes[2] @ dq + slopes[3] @ dv + slopes[4] @ dp
        matrix, rows = slopes[0], self._equations.numel()
        scale = 1 / np.maximum(np.abs(matrix[:rows]).max(axis=1), 1e-300)
        solved = np.linalg.lstsq(matrix[:rows] * scale[:, None], -change[:rows] * scale, rcond=RANK)[0]
        works = change[rows:] + matrix[rows:] @ solved
        result = dict(zip(self.rates, solved[:n].tolist(), strict=True))
        named = zip((IMPACTS, SUPPLIED), works.tolist(), strict=True)
        return result | {name: tangents[name] + one for name, one in named if name in tangents}

    # -- the equations ---------------------------------------------------------------------------

    @cached_property
    def _dynamics(self) -> Dynamics:
        return Dynamics(self.system)

    @cached_property
    def _after(self) -> sx.SX:
        return sx.SX.sym("after", self.system.size)

    @cached_property
    def _impulses(self) -> sx.SX:
        """Of joints, then of rows that push."""
        return sx.SX.sym("impulses", self._dynamics.G.shape[0] + len(self._pushing))

    @cached_property
    def _pushing(self) -> list[int]:
        """Rows with an impulse: of gaps, and of the slips of contacts that push."""
        k, impulses = len(self.places.contacts), self.outcome.impulses
        pushing = [i for i in range(k) if impulses[i] > 0]
        rubbing = [(at, first, width) for at, first, width in self.places.rubs if at in pushing]
        return pushing + [row for _, first, width in rubbing for row in range(first, first + width)]

    @cached_property
    def _rows(self) -> dict[int, sx.SX]:
        """Velocities of the rows, as expressions of the state."""
        contacts = [self.system.contacts[i] for i in self.places.contacts]
        if any(contact in rate_gaps(self.system) for contact in contacts):
            raise OptionError(f"{self._where} a clutch takes part in an impact, which cannot be differentiated yet.")
        found = {i: sx.SX(self._dynamics.along(contact.gap)) for i, contact in enumerate(contacts)}
        for at, first, width in self.places.rubs:
            if at < len(contacts):
                found |= {first + i: contacts[at].slip[i] for i in range(width)}
        return found

    @property
    def _where(self) -> str:
        return f"At t = {self.t:.10g}"

    def _then(self, expression: sx.SX) -> sx.SX:
        """An expression with the velocities after the impact."""
        return sx.substitute([expression], [self.system.v], [self._after])[0]

    @cached_property
    def _equations(self) -> sx.SX:
        """E, a column."""
        system, dynamics, n_joints = self.system, self._dynamics, self._dynamics.G.shape[0]
        B = sx.vertcat(*[sx.jacobian(self._rows[row], system.v) for row in self._pushing])
        joints, pushes = self._impulses[:n_joints], self._impulses[n_joints:]
        momentum = sx.mtimes(dynamics.M, self._after - system.v) - sx.mtimes(B.T, pushes)
        if n_joints:
            momentum = momentum - sx.mtimes(dynamics.G.T, joints)
        laws = [self._then(dynamics.velocity_level)]
        place = {row: pushes[i] for i, row in enumerate(self._pushing)}
        for at, contact in enumerate(self.places.contacts):
            if at in place:
                rate = self._rows[at]
                approaching = float(self.outcome.before[at]) < 0
                e = self.system.contacts[contact].restitution if approaching else sx.SX(0)
                laws.append(self._then(rate) + e * rate)
                laws += self._friction(at, contact, place)
        return sx.densify(sx.vertcat(momentum, *laws))

    def _friction(self, at: int, contact: int, place: Mapping[int, sx.SX]) -> list[sx.SX]:
        """Coulomb's law of a contact that pushes."""
        rows = [row for own, first, width in self.places.rubs if own == at for row in range(first, first + width)]
        after = np.array([self.outcome.after[row] for row in rows])
        slips = [self._then(self._rows[row]) for row in rows]
        fastest = float(np.abs(self.outcome.before).max()) + float(np.abs(self.outcome.velocity).max(initial=0.0))
        if not np.any(np.abs(after) > STILL * fastest):
            return slips
        speed = sx.sqrt(sum((one**2 for one in slips), sx.SX(0))) if len(rows) > 1 else slips[0] * np.sign(after[0])
        mu = self.system.contacts[contact].kinetic
        return [place[row] + mu * place[at] * slip / speed for row, slip in zip(rows, slips, strict=True)]

    @cached_property
    def _works(self) -> sx.SX:
        """Energies that the contacts take, and that drives and moving surfaces supply."""
        pushes = self._impulses[self._dynamics.G.shape[0] :]
        rates = [self._rows[row] + self._then(self._rows[row]) for row in self._pushing]
        taken = -sum((pushes[i] * rate / 2 for i, rate in enumerate(rates)), sx.SX(0))
        kinetic = [sx.dot(v, sx.mtimes(self._dynamics.M, v)) / 2 for v in (self.system.v, self._after)]
        return sx.densify(sx.vertcat(taken, kinetic[1] - kinetic[0] + taken))

    # -- numbers -----------------------------------------------------------------------------------

    @cached_property
    def _slopes(self) -> Sequence[FloatArray]:
        """Derivatives of E and works by (v+, l, P), t, q, v and p; an error where E is not zero."""
        system, after = self.system, self._after
        self._check_known()
        unknowns = sx.vertcat(after, self._impulses)
        both = sx.vertcat(self._equations, self._works)
        inputs = [system.t, system.q, system.v, system.p, unknowns]
        by = [sx.densify(sx.jacobian(both, one)) for one in (unknowns, system.t, system.q, system.v, system.p)]
        found = sx.Function("impact", inputs, [self._equations, *by]).arrays(*self._numbers(inputs))
        rows, sizes = self._equations.numel(), np.abs(found[1]) @ np.abs(self._solution)
        if np.any(np.abs(found[0].ravel()) > MET * np.maximum(sizes[:rows], sizes.max())):
            raise OptionError(
                f"{self._where} an impact follows a law that cannot be differentiated: of bounces without end, of "
                "several contacts one after another, or of Poisson with friction.\n"
                "  End the run before, or use Newton's law, with order: together."
            )
        return found[1:]

    def _check_known(self) -> None:
        if self.system.tables or sx.depends_on(self._equations, self._dynamics.z):
            raise OptionError(
                f"{self._where} an impact depends on a curve or a table, which cannot be differentiated.\n"
                "  End the run before."
            )

    def _numbers(self, inputs: Sequence[sx.SX]) -> list[FloatArray]:
        q, v, p = (
            np.array([self.values[name] for name in names], dtype=float)
            for names in (self.system.coordinates, self.rates, self.system.parameters)
        )
        return [np.array([self.t]), q, v, p, self._solution]

    @cached_property
    def _solution(self) -> FloatArray:
        """v+, l and P as the impact has found them; l from the balance of momentum."""
        system, v = self.system, np.array([self.values[name] for name in self.rates])
        pushes = self.outcome.impulses[self._pushing]
        inputs = [system.t, system.q, system.v, system.p]
        B = sx.vertcat(*[sx.jacobian(self._rows[row], system.v) for row in self._pushing])
        given = [np.array([self.values[n] for n in names]) for names in (system.coordinates, self.rates)]
        p = np.array([self.values[name] for name in system.parameters])
        shown = [sx.densify(one) for one in (self._dynamics.M, self._dynamics.G, B)]
        M, G, rows = sx.Function("rows", inputs, shown).arrays(np.array([self.t]), *given, p)
        momentum = M @ (self.outcome.velocity - v) - rows.T @ pushes
        joints = np.linalg.lstsq(G.T, momentum, rcond=RANK)[0] if len(G) else np.zeros(0)
        return np.concatenate([self.outcome.velocity, joints, pushes])
