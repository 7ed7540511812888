"""Root locus: how eigenvalues move while a parameter changes, and where small motions begin to grow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.linear.eigenvalues import STRAIGHT, eigenvalues
from bricard.analysis.linear.tangent import Tangent
from bricard.analysis.plots import locus_plot
from bricard.analysis.subject import Subject, subject_of
from bricard.arrays import ComplexArray, FloatArray
from bricard.assembly.dynamics import Modelled
from bricard.assembly.resting import Balance
from bricard.checks import checked, shown, whole_number
from bricard.errors import OptionError
from bricard.records import dataclass
from bricard.results.tabular import Row

POINTS, MOST_POINTS = 61, 100_000


@dataclass(frozen=True, eq=False, repr=False)
class RootLocus(Findings):
    """Eigenvalues (values, states) at values of a parameter, and where the motion loses or wins its stability."""

    subject: Subject
    parameter: str
    values: FloatArray
    eigenvalues: ComplexArray
    crossings: tuple[float, ...]

    @property
    def title(self) -> str:
        """Over what."""
        return f"{self.subject.title}: root locus over {self.parameter}"

    @property
    def head(self) -> Row:
        """Columns."""
        return [
            self.parameter,
            "fastest growth 1/s",
            *[f"lambda {i}" for i in range(1, self.eigenvalues.shape[1] + 1)],
        ]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """One row for each value."""
        pairs = zip(self.values.tolist(), self.eigenvalues, strict=True)
        return [[value, float(np.max(roots.real)), *[f"{root:.6g}" for root in roots]] for value, roots in pairs]

    @property
    def remarks(self) -> Sequence[str]:
        """Where stability changes."""
        told = ", ".join(f"{value:.10g}" for value in self.crossings)
        return [f"Stability changes at {self.parameter} = {told}." if told else "Stability does not change."]

    def plot(self, **options: Any) -> Any:
        """The eigenvalues in the complex plane; returns the figure."""
        return locus_plot(self.parameter, self.values, self.eigenvalues, **options)


@checked(OptionError, but=("over",))
def root_locus(
    model: Modelled,
    over: tuple[str, float, float],
    positions: Mapping[str, Any] | None = None,
    *,
    points: int = POINTS,
) -> RootLocus:
    """Eigenvalues at the equilibrium of a mechanism while a parameter changes.

    over       (name, from, to)
    positions  near which equilibrium; by default where it comes to rest from its start
    points     number of values
    The equilibrium is found once, at the first value, and followed from there.
    """
    name, low, high = _checked(over)
    count = whole_number(points, "points", OptionError, 2)
    if count > MOST_POINTS:
        raise OptionError(f"points is {points!r}; it must be at most {MOST_POINTS}.")
    subject = subject_of(model, positions, live=[name])
    path = _Path(subject, list(subject.system.parameters).index(name), positions is not None)
    values = np.linspace(low, high, count)
    roots = np.array([path.roots(value) for value in values.tolist()])
    return RootLocus(subject, name, values, roots, tuple(path.crossings(values)))


def _checked(over: object) -> tuple[str, float, float]:
    match over:
        case (str(name), float() | int() as low, float() | int() as high) if low != high:
            return name, float(low), float(high)
    raise OptionError(f"over is {shown(over)}; it must be a parameter and its range, as in over=('c', 0, 20).")


@dataclass(frozen=True, eq=False)
class _Path:
    """An equilibrium along values of a parameter."""

    subject: Subject
    index: int
    is_near: bool

    @cached_property
    def _balance(self) -> Balance:
        return self.subject.balance

    @cached_property
    def _last(self) -> list[FloatArray]:
        return []

    def roots(self, value: float) -> ComplexArray:
        """Eigenvalues at a value, near the last equilibrium."""
        balance = self._balance.with_parameter(self.index, value)
        if self._last:
            x = balance.nearest(balance.assembled(self._last[0]))
        else:
            begin = balance.assembled(self.subject.q / balance.sizes)
            x = balance.nearest(begin) if self.is_near else balance.downhill(begin)
        self._last[:] = [x]
        q = x * balance.sizes
        tangent = Tangent(balance.dynamics, balance.sizes, self.subject.t, q, np.zeros(len(q)), balance.parameters)
        return eigenvalues(tangent)

    def growth(self, value: float) -> float:
        """The largest real part, of roots that do not vanish by structure; rounding counts as none."""
        roots = self.roots(value)
        size = float(np.max(np.abs(roots), initial=0.0))
        moving = roots[np.abs(roots) > 0]
        most = float(np.max(moving.real)) if len(moving) else 0.0
        return most if abs(most) > STRAIGHT * size else 0.0

    def crossings(self, values: FloatArray) -> list[float]:
        """Where the largest real part changes its sign."""
        from scipy.optimize import brentq

        growths, found = [self.growth(value) for value in values.tolist()], []
        for i in range(len(values) - 1):
            if growths[i] * growths[i + 1] < 0:
                self.roots(float(values[i]))
                found.append(float(brentq(self.growth, values[i], values[i + 1], xtol=1e-14, rtol=1e-13)))
            elif (growths[i] > 0) != (growths[i + 1] > 0):
                found.append(self._onset(float(values[i]), float(values[i + 1])))
        return found

    def _onset(self, one: float, other: float) -> float:
        """Where growth begins or ends among motions without damping, by halving."""
        grows = self.growth(one) > 0
        for _ in range(50):
            middle = (one + other) / 2
            one, other = (middle, other) if (self.growth(middle) > 0) == grows else (one, middle)
        return (one + other) / 2
