"""An equilibrium: where a mechanism rests, what its joints carry there, and whether it stays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, Literal

import numpy as np

from bricard.analysis.findings import Cell, Findings, rounding_of
from bricard.analysis.linear.eigenvalues import STRAIGHT, eigenvalues
from bricard.analysis.linear.tangent import Tangent
from bricard.analysis.subject import Subject, subject_of
from bricard.arrays import FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.placing import stopped_drives
from bricard.assembly.resting import SOFT, Balance
from bricard.assembly.start import Starter
from bricard.assembly.still import Here, by_name
from bricard.checks import checked
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.plotting.mechanism import mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.names import is_main
from bricard.results.reaction import Reaction
from bricard.results.tabular import Row
from bricard.simulation import simulate

Kind = Literal["stable", "neutral", "unstable"]
Search = Literal["downhill", "nearest"]
SYMMETRIC = 1e-9
SHORT = 1e-6  # s: a motion that stands still


@dataclass(frozen=True, eq=False)
class Certificate:
    """How well an equilibrium is known.

    residual   forces out of balance, relative to those that balance; and by how much constraints are missed
    stiffness  eigenvalues of Z^T K Z in typical sizes of the coordinates, least first: the energy of small motions
    """

    residual: float
    stiffness: FloatArray

    def __str__(self) -> str:
        least = f"; least stiffness {self.stiffness[0]:.3g} J" if len(self.stiffness) else ""
        return f"out of balance by {self.residual:.1e}, relative{least}"


@dataclass(frozen=True, eq=False, repr=False)
class Equilibrium(Findings):
    """A position in which all forces balance.

    kind    stable, neutral or unstable: by the stiffness Z^T K Z with the terms of multipliers; where forces have no
            potential (K is not symmetric) by the eigenvalues of small motions
    """

    subject: Subject
    lam: FloatArray
    kind: Kind
    certificate: Certificate

    @property
    def positions(self) -> Mapping[str, float]:
        """Values of the coordinates."""
        return by_name(self.subject.system, self.subject.q)

    @property
    def stable(self) -> bool:
        """Whether it comes back after a small push."""
        return self.kind == "stable"

    @property
    def multipliers(self) -> Mapping[str, float]:
        """Multipliers by constraint: it exerts -G^T lambda."""
        system = self.subject.system
        return dict(zip([c.name for c in (*system.holonomic, *system.velocity)], self.lam.tolist(), strict=True))

    @property
    def potential(self) -> float:
        """Potential energy."""
        (V,) = self.subject.balance.dynamics.values("V", t=0.0, q=self.subject.q, v=self.subject.v)
        return float(V)

    @cached_property
    def mechanism(self) -> Mechanism:
        """The mechanism at rest here, with its drives held."""
        model, ready = self.subject.model, self.subject.ready
        if not isinstance(model, Mechanism) or ready is None:
            raise OptionError("A Lagrangian has no mechanism; ask for `positions` and `multipliers`.")
        return resting_mechanism(self.subject)

    @cached_property
    def motion(self) -> Motion:
        """The mechanism standing still, for an instant: names, reactions, pictures are asked of it."""
        subject, end = self.subject, self.subject.t + SHORT
        if isinstance(subject.model, Mechanism):
            return simulate(self.mechanism, (subject.t, end))
        return simulate(subject.held, (subject.t, end), self.positions)

    def __call__(self, name: str) -> float:
        """A quantity by the name that motions answer."""
        return float(self.motion(name, self.subject.t))

    def reactions(self, joint: str, on: str | None = None) -> Reaction:
        """Force and torque of a joint on a part, at rest."""
        found = self.motion.reactions(joint, on, [self.subject.t])
        return Reaction(found.force[..., 0], found.torque[..., 0])

    def plot(self, **options: Any) -> Any:
        """The mechanism at rest, drawn; returns the figure."""
        return mechanism(self.motion, self.subject.t, **options)

    @property
    def title(self) -> str:
        """The mechanism."""
        return f"{self.subject.title}: {self.kind} equilibrium"

    @property
    def head(self) -> Row:
        """Columns."""
        return ["name", "at rest", "unit"]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """All positions."""
        motion = self.motion
        names = [name for name in motion.names if is_main(name) and not name.startswith("energy.")]
        return [[name, self(name), motion.unit(name)] for name in names]

    @property
    def noise(self) -> float:
        """Rounding of positions."""
        return rounding_of(self.positions.values())

    @property
    def remarks(self) -> Sequence[str]:
        """The certificate."""
        return [str(self.certificate)]


@checked(OptionError)
def equilibrium(
    model: Modelled,
    positions: Mapping[str, Any] | None = None,
    *,
    search: Search = "downhill",
) -> Equilibrium:
    """Where a mechanism rests, with its drives held as they are at the start.

    model      a Mechanism, the path of a MechSpec file, a Lagrangian or a MechanicalSystem
    positions  where the search begins, beside or instead of the model's own start
    search     "downhill": where it comes to rest if it is let go and loses its energy, a stable place unless the
               search begins exactly at another one; "nearest": the equilibrium that is near, stable or not
    """
    if search not in ("downhill", "nearest"):
        raise OptionError(f"search is {search!r}; it must be 'downhill' or 'nearest'.")
    subject = subject_of(model, positions)
    balance = subject.balance
    begin = balance.assembled(subject.q / balance.sizes)
    x = balance.downhill(begin) if search == "downhill" else balance.nearest(begin)
    return found_at(subject, balance, x)


def found_at(subject: Subject, balance: Balance, x: FloatArray) -> Equilibrium:
    """The equilibrium at a position in typical sizes."""
    here = balance.at(x)
    certificate = Certificate(balance.remaining(x), stiffnesses(here))
    kind = kind_of(here) if _has_potential(here) else _moving_kind(balance, x)
    return Equilibrium(subject.at(x * balance.sizes, balance.parameters), here.lam, kind, certificate)


def _has_potential(here: Here) -> bool:
    skew = np.max(np.abs(here.stiffness - here.stiffness.T), initial=0.0)
    return bool(skew <= SYMMETRIC * here.scale)


def _moving_kind(balance: Balance, x: FloatArray) -> Kind:
    """Of forces without a potential: by the eigenvalues of small motions."""
    q = x * balance.sizes
    roots = eigenvalues(Tangent(balance.dynamics, balance.sizes, 0.0, q, np.zeros(len(q)), balance.parameters))
    if np.any(roots.real > STRAIGHT * np.max(np.abs(roots), initial=0.0)):
        return "unstable"
    return "stable" if np.all(roots != 0) else "neutral"


def stiffnesses(here: Here) -> FloatArray:
    """Eigenvalues of Z^T K Z, the symmetric part, least first."""
    return np.asarray(np.linalg.eigvalsh((here.stiffness + here.stiffness.T) / 2), dtype=float)


def kind_of(here: Here) -> Kind:
    """Whether small motions cost energy."""
    values = stiffnesses(here)
    least = SOFT * max(float(np.max(np.abs(values), initial=0.0)), here.scale)
    if np.any(values < -least):
        return "unstable"
    return "stable" if np.all(values > least) else "neutral"


def resting_mechanism(subject: Subject) -> Mechanism:
    """The mechanism of a subject, at rest where that is, with its drives held."""
    model, ready = subject.model, subject.ready
    assert isinstance(model, Mechanism)
    assert ready is not None
    places = by_name(subject.system, subject.q)
    start = replace(
        model.start,
        positions=places,
        velocities={},
        fixed_positions=frozenset(),
        fixed_velocities=frozenset(),
        at="given",
    )
    held = replace(model, drives=stopped_drives(Starter(ready.model))) if model.drives else model
    return replace(held, start=start)
