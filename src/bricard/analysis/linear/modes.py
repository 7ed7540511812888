"""Natural modes: small motions x = Re(shape exp(lambda t)), with frequencies, damping, and where the energy is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.eigenvalues import STRAIGHT, eigenpairs
from bricard.analysis.linear.swinging import Swinging, swinging
from bricard.analysis.linear.system import LinearSystem
from bricard.analysis.linear.tangent import all_parameters
from bricard.analysis.plots import mode_plot
from bricard.arrays import ComplexArray, FloatArray
from bricard.checks import whole_number
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row
from bricard.symbolic import sx
from bricard.symbolic.evaluation import Evaluation
from bricard.viewer.notebook import Animation, animation

VISIBLE = 1e-3  # the damping ratio from which omega and 2 pi f differ in the digits that are shown


@dataclass(frozen=True, eq=False)
class Mode:
    """One mode; a pair of complex eigenvalues is one mode, with the positive imaginary part.

    eigenvalue   lambda, in 1/s
    shape        of the coordinates by name, complex, the largest one of size 1
    shares       of the kinetic energy, by part
    """

    eigenvalue: complex
    shape: Mapping[str, complex]
    shares: Mapping[str, float]

    @property
    def omega(self) -> float:
        """|lambda|: the natural frequency in rad/s; 0 where it does not swing."""
        return abs(self.eigenvalue) if self.swings else 0.0

    @property
    def frequency(self) -> float:
        """In Hz, of the swinging as it is, with its damping."""
        return self.eigenvalue.imag / (2 * np.pi)

    @property
    def damping(self) -> float:
        """The damping ratio -Re(lambda) / |lambda|; negative where it grows."""
        return self.decay / abs(self.eigenvalue) if self.eigenvalue else 0.0

    @property
    def decay(self) -> float:
        """-Re(lambda), in 1/s."""
        return 0.0 - self.eigenvalue.real

    @property
    def swings(self) -> bool:
        """Whether it oscillates."""
        return self.eigenvalue.imag > 0

    @property
    def kind(self) -> str:
        """In a word."""
        if not self.eigenvalue:
            return "neutral"
        word = "swings" if self.swings else "creeps"
        return f"{word} and grows" if self.eigenvalue.real > 0 else word


@dataclass(frozen=True, eq=False, repr=False)
class Modes(Findings):
    """The modes of a linear system, slowest first.

    neutral   number of eigenvalues that vanish by structure
    """

    system: LinearSystem
    modes: tuple[Mode, ...]
    eigenvalues: ComplexArray
    neutral: int

    def __iter__(self) -> Iterator[Mode]:
        return iter(self.modes)

    def __len__(self) -> int:
        return len(self.modes)

    def __getitem__(self, index: int) -> Mode:
        return self.modes[index]

    @property
    def omega(self) -> FloatArray:
        """Natural frequencies of all modes that swing, in rad/s."""
        return np.array([mode.omega for mode in self.modes if mode.swings])

    @property
    def stable(self) -> bool:
        """Whether no small motion grows; neutral ones may go on."""
        size = float(np.max(np.abs(self.eigenvalues), initial=0.0))
        return bool(np.all(self.eigenvalues.real <= STRAIGHT * size))

    @property
    def title(self) -> str:
        """How many."""
        return f"{self.system.subject.title}: {len(self)} mode{'' if len(self) == 1 else 's'}"

    @property
    def head(self) -> Row:
        """Columns."""
        return ["mode", "frequency Hz", "omega rad/s", "damping", "decay 1/s", "kind", "moves most", "energy by part"]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """One row each, counted from 1."""
        return [_row(i, mode) for i, mode in enumerate(self.modes, start=1)]

    @property
    def remarks(self) -> Sequence[str]:
        """Neutral modes, stability, certificate."""
        words = "no small motion grows" if self.stable else "small motions grow: it is unstable"
        neutral = f"{self.neutral} eigenvalues vanish by structure; " if self.neutral else ""
        damped = any(mode.swings and abs(mode.damping) > VISIBLE for mode in self.modes)
        both = ["The frequency is that with damping, omega that without."] if damped else []
        return [*both, f"{neutral}{words}.", f"Leaves the constraints by {self.system.certificate:.1e}, relative."]

    def mode(self, number: int) -> Mode:
        """A mode by its number in the table, counted from 1."""
        i = whole_number(number, "The number of a mode", OptionError, 1)
        if i > len(self.modes):
            raise OptionError(f"There is no mode {i}: there are {len(self.modes)}.")
        return self.modes[i - 1]

    def animate(self, number: int, *, amplitude: float | None = None, **options: Any) -> Animation:
        """A mode as it swings, on a page with a slider for its amplitude: shows in a notebook; `.save("mode.html")`.

        amplitude   of the coordinate that moves most; by default a seventh of the mechanism's size
        """
        shown = self._swinging(number, amplitude)
        return animation(shown, rest=shown.rest, **options)

    def plot(self, number: int, *, amplitude: float | None = None, **options: Any) -> Any:
        """A mode at both ends of its swing, drawn over the mechanism at rest; returns the figure."""
        return mode_plot(self._swinging(number, amplitude), **options)

    def _swinging(self, number: int, amplitude: float | None) -> Swinging:
        mode = self.mode(number)
        return swinging(self.system, f"mode {number}", mode.eigenvalue, mode.shape, amplitude)


def modes_of(system: LinearSystem) -> Modes:
    """The modes of a linear system."""
    found = eigenpairs(system.tangent)
    neutral = sum(1 for value, _ in found if value == 0)
    values = np.array([value for value, _ in found])
    energies = _energies(system)
    modes = [_mode(system, value, shape, energies) for value, shape in found if value.imag >= 0]
    return Modes(system, tuple(modes), values, neutral)


def _row(number: int, mode: Mode) -> list[Cell]:
    most = max(mode.shape, key=lambda name: abs(mode.shape[name]), default="")
    shares = sorted(mode.shares.items(), key=lambda pair: -pair[1])[:3]
    told = ", ".join(f"{part} {share:.0%}" for part, share in shares if share >= 0.005)
    return [str(number), mode.frequency, mode.omega, mode.damping, mode.decay, mode.kind, most, told]


# -- shapes ----------------------------------------------------------------------------------------------------------


def _mode(system: LinearSystem, value: complex, shape: Any, energies: Mapping[str, FloatArray]) -> Mode:
    t, names = system.tangent, system.tangent.dynamics.system.coordinates
    q = np.asarray(shape, dtype=complex) * t.sizes
    most = int(np.argmax(np.abs(shape))) if len(q) else 0
    q = q / q[most] if len(q) and q[most] else q
    parts = {name: float((q.conj() @ M @ q).real) for name, M in energies.items()}
    total = sum(parts.values())
    shares = {name: part / total for name, part in parts.items()} if total > 0 else {}
    return Mode(value, dict(zip(names, q.tolist(), strict=True)), shares)


def _energies(system: LinearSystem) -> dict[str, FloatArray]:
    """Mass matrices by part."""
    ready, t = system.subject.ready, system.tangent
    if ready is None:
        return {}
    d, energies = t.dynamics, ready.model.world.kinetic_energies
    outputs = [sx.jacobian(sx.gradient(T, d.v), d.v) for T in energies.values()]
    found = Evaluation([d.t, d.q, d.v, d.p], outputs).dense(np.array([t.t]), t.q, t.v, all_parameters(t))
    return {name: M for name, M in zip(energies, found, strict=True) if np.any(M)}
