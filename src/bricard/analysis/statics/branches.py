"""Branches of equilibria over a parameter, with folds and bifurcations.

Unknowns are positions, multipliers and the parameter, in typical sizes: x = (q, lam, P). A branch is followed by arc
length. It folds where P turns back, and it bifurcates where another stiffness passes zero: there the branches that
leave it are followed, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Protocol

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.plots import branch_plot
from bricard.analysis.statics.equilibrium import Equilibrium, Kind, found_at, kind_of, stiffnesses
from bricard.analysis.statics.following import Curve, Place
from bricard.analysis.subject import Subject
from bricard.arrays import FloatArray
from bricard.assembly.resting import SOFT, Balance
from bricard.records import dataclass
from bricard.results.tabular import Row

STEP = 0.05
MOST = 2000  # steps along a branch
SAME = 1e-5
MEETING = 1e-4
LEAVING = 0.02  # how far from a bifurcation its other branches begin
MOST_BRANCHES = 40


@dataclass(frozen=True, eq=False)
class Special:
    """A fold or a bifurcation: the value of the parameter, and the equilibrium there."""

    kind: str
    value: float
    equilibrium: Equilibrium


@dataclass(frozen=True, eq=False)
class Branch:
    """Equilibria one after the other: values of the parameter, positions (points, coordinates), and their kinds."""

    values: FloatArray
    positions: FloatArray
    kinds: tuple[Kind, ...]


class Starts(Protocol):
    """All equilibria at a value of the parameter."""

    def __call__(self, value: float, /) -> Any: ...


@dataclass(frozen=True, eq=False, repr=False)
class Branches(Findings):
    """Branches of equilibria over a parameter."""

    subject: Subject
    parameter: str
    span: tuple[float, float]
    branches: tuple[Branch, ...]
    special: tuple[Special, ...]

    @property
    def folds(self) -> tuple[Special, ...]:
        """Where a branch turns back."""
        return tuple(one for one in self.special if one.kind == "fold")

    @property
    def bifurcations(self) -> tuple[Special, ...]:
        """Where branches meet."""
        return tuple(one for one in self.special if one.kind == "bifurcation")

    @property
    def title(self) -> str:
        """How many."""
        low, high = self.span
        count = f"{len(self.branches)} branches of equilibria"
        return f"{self.subject.title}: {count}, {self.parameter} = {low:g} to {high:g}"

    @property
    def head(self) -> Row:
        """Columns."""
        return ["kind", self.parameter, *self.subject.system.coordinates]

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        """Folds and bifurcations."""
        return [[one.kind, one.value, *one.equilibrium.positions.values()] for one in self.special]

    @property
    def remarks(self) -> Sequence[str]:
        """How branches were found."""
        return ["Branches begin at the equilibria of both ends of the range, and at bifurcations."]

    def plot(self, name: str | None = None, **options: Any) -> Any:
        """A coordinate over the parameter, stable parts as full lines; returns the figure."""
        names = self.subject.system.coordinates
        return branch_plot(self, name or names[-1], names, **options)


def branches(subject: Subject, name: str, span: tuple[float, float], starts: Starts) -> Branches:
    """Branches of a subject over a parameter."""
    index = list(subject.system.parameters).index(name)
    begin = [(one, value) for value in span for one in starts(value) if one.kind != "neutral"]
    forces = [float(np.max(np.abs(one.lam), initial=0.0)) for one, _ in begin]
    equations = _Equations(subject.balance, index, span, max(forces, default=1.0) or 1.0)
    walker = _Walker(equations, Curve(equations.at, STEP))
    for one, value in begin:
        x = equations.point(one.subject.q, one.lam, value)
        walker.follow(x, +1.0 if value == span[0] else -1.0)
    special = [equations.special(subject, kind, x) for kind, x in walker.different()]
    found = tuple(equations.branch(places) for places in walker.paths)
    return Branches(subject, name, span, found, tuple(sorted(special, key=lambda one: one.value)))


@dataclass(frozen=True, eq=False)
class _Equations:
    """Balance and constraints of x = (q, lam, P), each in its typical size."""

    balance: Balance
    index: int
    span: tuple[float, float]
    force: float

    @property
    def size(self) -> int:
        """Number of coordinates."""
        return self.balance.system.size

    def value(self, x: FloatArray) -> float:
        """The parameter."""
        return float(self.span[0] + x[-1] * (self.span[1] - self.span[0]))

    def point(self, q: FloatArray, lam: FloatArray, value: float) -> FloatArray:
        """x of an equilibrium."""
        part = (value - self.span[0]) / (self.span[1] - self.span[0])
        return np.concatenate([q / self.balance.sizes, lam / self.force, [part]])

    def at(self, x: FloatArray) -> tuple[FloatArray, FloatArray]:
        """All equations, and their derivatives."""
        n, width = self.size, self.span[1] - self.span[0]
        here = self.balance.with_parameter(self.index, self.value(x))
        h, J = here.augmented(x[:n], x[n:-1] * self.force, self.index, width)
        J[:, n:-1] *= self.force
        return h, J

    def here(self, x: FloatArray) -> Any:
        """Numbers at a point."""
        return self.balance.with_parameter(self.index, self.value(x)).at(x[: self.size])

    def special(self, subject: Subject, kind: str, x: FloatArray) -> Special:
        """A fold or bifurcation, as users see it."""
        balance = self.balance.with_parameter(self.index, self.value(x))
        return Special(kind, self.value(x), found_at(subject, balance, x[: self.size]))

    def branch(self, places: Sequence[Place]) -> Branch:
        """A branch, as users see it."""
        values = np.array([self.value(place.x) for place in places])
        positions = np.array([place.x[: self.size] * self.balance.sizes for place in places])
        return Branch(values, positions, tuple(kind_of(self.here(place.x)) for place in places))


class _Walker:
    """Follows branches, each once, and those that leave them."""

    def __init__(self, equations: _Equations, curve: Curve) -> None:
        self.equations, self.curve = equations, curve
        self.paths: list[list[Place]] = []
        self.special: list[tuple[str, FloatArray]] = []

    def follow(self, x: FloatArray, way: float) -> None:
        """The branch through x, the parameter at first growing or falling."""
        if self._is_known(x) or len(self.paths) >= MOST_BRANCHES:
            return
        towards = np.zeros(len(x))
        towards[-1] = way
        place = self.curve.at(x, towards)
        self._follow(place)

    def _follow(self, first: Place) -> None:
        path, branching = [first], list[FloatArray]()
        self.paths.append(path)
        before = first
        for place in self.curve.walk(first, MOST):
            outside = not -1e-12 <= place.x[-1] <= 1 + 1e-12
            if outside:
                place = self._at_end(before, place)
            branching += self._noted(before, place)
            path.append(place)
            if outside or self._is_back(path, place):
                break
            before = place
        for x in branching:
            self._leave(x)

    def _at_end(self, one: Place, other: Place) -> Place:
        end = 0.0 if other.x[-1] < 0 else 1.0
        return self.curve.root(one, other, lambda place: float(place.x[-1] - end))

    def _is_back(self, path: Sequence[Place], place: Place) -> bool:
        return len(path) > 10 and bool(np.linalg.norm(place.x - path[0].x) < 0.5 * STEP)

    def _noted(self, one: Place, other: Place) -> Iterator[FloatArray]:
        """Folds and bifurcations of a step; yields the latter, new ones."""
        if one.tangent[-1] * other.tangent[-1] < 0:
            self._add("fold", self.curve.root(one, other, lambda place: float(place.tangent[-1])).x)
            return
        before, after = self._stiffnesses(one), self._stiffnesses(other)
        least = SOFT * max(np.max(np.abs(before)), np.max(np.abs(after)))
        clear = (np.abs(before) > least) & (np.abs(after) > least)
        for number in np.flatnonzero(clear & (before * after < 0)).tolist():
            x = self.curve.root(one, other, partial(self._stiffness, number)).x
            if self._add("bifurcation", x):
                yield x

    def _stiffness(self, number: int, place: Place) -> float:
        return float(self._stiffnesses(place)[number])

    def _stiffnesses(self, place: Place) -> FloatArray:
        return stiffnesses(self.equations.here(place.x))

    def _add(self, kind: str, x: FloatArray) -> bool:
        """Notes a special point, once; in the space of what users see, without multipliers."""
        n = self.equations.size
        own = np.append(x[:n], x[-1])
        if any(k == kind and np.linalg.norm(np.append(o[:n], o[-1]) - own) < SAME for k, o in self.special):
            return False
        self.special.append((kind, x))
        return True

    def different(self) -> list[tuple[str, FloatArray]]:
        """Special points; where branches meet, the one that bends there does not fold."""
        n = self.equations.size
        meeting = [np.append(x[:n], x[-1]) for kind, x in self.special if kind == "bifurcation"]

        def meets(x: FloatArray) -> bool:
            return any(np.linalg.norm(np.append(x[:n], x[-1]) - one) < MEETING for one in meeting)

        return [(kind, x) for kind, x in self.special if kind == "bifurcation" or not meets(x)]

    def _leave(self, x: FloatArray) -> None:
        """Follows the branches that leave a bifurcation."""
        here, n = self.equations.here(x), self.equations.size
        values, vectors = np.linalg.eigh((here.stiffness + here.stiffness.T) / 2)
        shape = np.zeros(len(x))
        shape[:n] = here.Z @ vectors[:, int(np.argmin(np.abs(values)))]
        for way in (1.0, -1.0):
            found = self._beside(x, way * shape)
            if found is not None and not self._is_known(found) and len(self.paths) < MOST_BRANCHES:
                self._follow(self.curve.at(found, way * shape))

    def _beside(self, x: FloatArray, shape: FloatArray) -> FloatArray | None:
        """The equilibrium at a small distance along a shape."""

        def held(y: FloatArray) -> tuple[FloatArray, FloatArray]:
            h, J = self.equations.at(y)
            return np.append(h, shape @ (y - x) - LEAVING), np.vstack([J, shape])

        return Curve(held, STEP).corrected(x + LEAVING * shape)

    def _is_known(self, x: FloatArray) -> bool:
        """Whether a point lies on a branch that was followed."""
        n = self.equations.size

        def own(y: FloatArray) -> FloatArray:
            return np.append(y[..., :n], y[..., -1:], axis=-1)

        for path in self.paths:
            points = np.array([place.x for place in path])
            near = int(np.argmin(np.linalg.norm(own(points) - own(x), axis=1)))
            place = path[near]
            off = x - place.x
            along = self.curve.corrected(place.x + (off @ place.tangent) * place.tangent)
            if along is not None and np.linalg.norm(own(along) - own(x)) <= SAME + 0.1 * np.linalg.norm(own(off)):
                return True
        return False
