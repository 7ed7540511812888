"""A mode as a motion to look at: the mechanism swings along its shape, with parts that stay as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.analysis.linear.system import LinearSystem
from bricard.analysis.linear.tangent import all_parameters
from bricard.analysis.statics.equilibrium import SHORT, resting_mechanism
from bricard.arrays import FloatArray
from bricard.assembly.resting import Balance
from bricard.checks import finite_number
from bricard.contact.history import History
from bricard.errors import OptionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.results.picture import Picture
from bricard.results.trajectory import Trajectory
from bricard.simulation import simulate
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation

PART = 0.15  # of the typical size: the amplitude of what moves most
LARGEST = 10.0  # typical sizes
POINTS = 65


@dataclass(frozen=True, eq=False)
class Swinging:
    """A mechanism that swings along a shape; the viewer asks it as it asks a motion.

    still       the mechanism at rest, which answers for all that does not move
    shape       of the coordinates, complex, times the amplitude
    """

    system: LinearSystem
    still: Motion
    word: str
    period: float
    shape: Any
    balance: Balance
    _places: dict[float, FloatArray] = field(default_factory=dict, init=False, repr=False)

    @property
    def further(self) -> Mapping[str, Any]:
        """Nothing is made on demand: forces do not swing with the shape alone."""
        return {}

    @cached_property
    def _quantities(self) -> dict[str, sx.SX]:
        found = self.system.subject.quantities(self.system.tangent.dynamics.system)
        d = self.system.tangent.dynamics
        return {name: one for name, one in found.items() if name in self.still.names and not sx.depends_on(one, d.v)}

    @cached_property
    def _evaluation(self) -> Evaluation:
        d = self.system.tangent.dynamics
        return Evaluation([d.t, d.q, d.p], [sx.densify(sx.vertcat(*self._quantities.values()))])

    def _at(self, t: float) -> FloatArray:
        """All quantities at a time of the swing."""
        if t not in self._places:
            tangent, sizes = self.system.tangent, self.balance.sizes
            moved = tangent.q + (self.shape * np.exp(2j * np.pi * t / self.period)).real
            closed = self.balance.closed(moved / sizes)
            q = moved if closed is None else closed * sizes
            values = self._evaluation.dense(np.array([tangent.t]), q, all_parameters(tangent))
            self._places[t] = values[0].ravel()
        return self._places[t]

    def __call__(self, name: str | Sequence[str], t: npt.ArrayLike) -> Any:
        """Values of names, [name, time] of several."""
        names = [name] if isinstance(name, str) else list(name)
        rows = [list(self._quantities).index(one) for one in names]
        times = np.asarray(t, dtype=float)
        found = np.array([self._at(float(one)) for one in times.ravel()]).T[rows].reshape(len(names), *times.shape)
        return found[0] if isinstance(name, str) else found

    @property
    def rest(self) -> dict[str, float]:
        """Values at rest."""
        tangent = self.system.tangent
        values = self._evaluation.dense(np.array([tangent.t]), tangent.q, all_parameters(tangent))
        return dict(zip(self._quantities, values[0].ravel().tolist(), strict=True))

    @property
    def names(self) -> tuple[str, ...]:
        """What moves."""
        return tuple(self._quantities)

    @property
    def t(self) -> FloatArray:
        """One swing."""
        return np.linspace(0.0, self.period, POINTS)

    @property
    def picture(self) -> Picture | None:
        """What to draw."""
        return self.still.picture

    @property
    def certificate(self) -> str:
        """What is shown."""
        return f"{self.word}\nleaves the constraints by {self.system.certificate:.1e}, relative, as a linear motion"

    @property
    def events(self) -> Sequence[Any]:
        """None."""
        return ()

    @property
    def description(self) -> str:
        """The mechanism's text."""
        return self.still.description

    @property
    def history(self) -> History:
        """Nothing touches."""
        return self.still.history

    @property
    def trajectory(self) -> Trajectory:
        """That of the mechanism at rest."""
        return self.still.trajectory

    def unit(self, name: str) -> str:
        """Of a name."""
        return self.still.unit(name)

    def members(self, name: str) -> tuple[str, ...]:
        """Components of a name."""
        return self.still.members(name)


def swinging(
    system: LinearSystem, word: str, eigenvalue: complex, shape: Mapping[str, complex], amplitude: float | None
) -> Swinging:
    """A mode to look at; one that does not swing is shown as if it did, in a second."""
    subject = system.subject
    if not isinstance(subject.model, Mechanism):
        raise OptionError("A Lagrangian has no picture.\n  Ask a mode for its shape.")
    values, sizes = np.array(list(shape.values())), subject.sizes
    size = PART / max(float(np.max(np.abs(values / sizes))), 1e-300)
    if amplitude is not None:
        size = finite_number(amplitude, "amplitude", OptionError)
        if not 0 < size <= LARGEST * float(np.max(sizes)):
            raise OptionError(f"amplitude is {amplitude!r}; it must be positive, and not larger than the mechanism.")
    mechanism = resting_mechanism(subject) if subject.coordinates == "natural" else subject.model
    still = simulate(mechanism, (subject.t, subject.t + SHORT), coordinates=subject.coordinates)
    period = 2 * np.pi / eigenvalue.imag if eigenvalue.imag > 0 else 1.0
    return Swinging(system, still, word, period, size * values, subject.balance)
