"""`workspace`: where a point of a mechanism can be."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from os import PathLike
from typing import Any

import numpy as np

from bricard.analysis.findings import Cell, Findings
from bricard.analysis.inverse.reaching import Reaching
from bricard.analysis.kinematics.bare import loaded
from bricard.arrays import ArrayLike, FloatArray
from bricard.checks import checked, did_you_mean, finite_number, known_options, shown, whole_number
from bricard.errors import OptionError, SolutionError
from bricard.mechanism.mechanism import Mechanism
from bricard.records import dataclass
from bricard.results.tabular import Row
from bricard.spec.names import AXES

TURN = (-np.pi, np.pi)
MOST_PLACES = 1_000_000  # of a grid


@dataclass(frozen=True, eq=False, repr=False)
class Workspace(Findings):
    """The places of a point over a grid of drives.

    over     names and limits of the drives
    values   of the drives, (places, drives), where the mechanism can be put together
    places   of the point, (places, dimension)
    tried    number of grid points
    """

    mechanism: Mechanism
    point: str
    over: tuple[tuple[str, float, float], ...]
    values: FloatArray
    places: FloatArray
    tried: int

    def reach(self, centre: ArrayLike = (0.0, 0.0, 0.0)) -> tuple[float, float]:
        """The least and the greatest distance of the places from a centre."""
        away = np.linalg.norm(self.places - np.asarray(centre, dtype=float)[: self.places.shape[1]], axis=1)
        return float(np.min(away)), float(np.max(away))

    @property
    def title(self) -> str:
        drives = ", ".join(f"{name} from {low:.6g} to {high:.6g}" for name, low, high in self.over)
        return f"Places of {self.point} over {drives}"

    @property
    def head(self) -> Row:
        return ("component", "least", "greatest")

    @property
    def rows(self) -> Sequence[Sequence[Cell]]:
        axes = AXES[: self.places.shape[1]]
        low, high = self.places.min(axis=0).tolist(), self.places.max(axis=0).tolist()
        return [(f"{self.point}.{axis}", low[i], high[i]) for i, axis in enumerate(axes)]

    @property
    def remarks(self) -> Sequence[str]:
        told = f"{len(self.places)} of {self.tried} points of the grid can be reached"
        return [f"{told}; between them limits may lie further out."]

    def plot(self, ax: Any = None) -> Any:
        """The places; returns the figure."""
        from bricard.analysis.inverse.drawing import plot_places

        return plot_places(self.places, ax)


@known_options
@checked(OptionError, but=("model", "over", "points"))
def workspace(
    model: Mechanism | str | PathLike[str], point: str, over: Sequence[Any], *, points: int = 41
) -> Workspace:
    """Where a point of a mechanism can be, over ranges of some drives.

    model    a Mechanism or the path of a MechSpec file
    over     as many drives as the mechanism has freedoms: (name, from, to), or names of angles, which go all the way
             round
    points   of the grid in each direction

    The mechanism goes from its own start over the grid, so it stays put together in the same way.
    """
    mechanism = loaded(model, "workspace")
    count = whole_number(points, "points", OptionError, 2)
    if isinstance(over, str) or not isinstance(over, Sequence):
        raise OptionError(f"over is {shown(over)}; it must be a list, as in [('theta1', 0, pi), 'theta2'].")
    drives = tuple(_drive(one, mechanism) for one in over)
    if count ** len(drives) > MOST_PLACES:
        most = int(MOST_PLACES ** (1 / len(drives)))
        raise OptionError(f"points is {points!r}; for {len(drives)} drives it must be at most {most}.")
    moving = dict.fromkeys(name for body in mechanism.bodies.values() for name in body.points)
    if point not in moving or mechanism.is_ground(point):
        others = [name for name in moving if not mechanism.is_ground(name)]
        raise OptionError(f"There is no point '{point}' that moves.\n  {did_you_mean(point, others)}")
    looked = tuple(f"{point}.{axis}" for axis in AXES[: mechanism.dimension])
    reaching = Reaching.of(mechanism, [name for name, _, _ in drives], looked)
    if reaching.ready.mobility != len(drives):
        raise OptionError(
            f"The mechanism has {reaching.ready.mobility} freedoms, and over names {len(drives)}.\n"
            "  Name as many drives as it has freedoms."
        )
    return _spread(mechanism, point, drives, reaching, count)


def _drive(one: Any, mechanism: Mechanism) -> tuple[str, float, float]:
    if isinstance(one, str):
        units = {q.name: q.unit for relation in mechanism.relations for q in relation.quantities}
        if units.get(one, "rad") != "rad":
            raise OptionError(f"'{one}' does not turn.\n  Give its range: over=[('{one}', 0, 1), ...].")
        return one, *TURN
    if not isinstance(one, Sequence) or len(one) != 3 or not isinstance(one[0], str):
        raise OptionError(f"over has {shown(one)}; it must be a name, or (name, from, to).")
    low, high = (finite_number(value, f"The range of '{one[0]}'", OptionError) for value in one[1:])
    return one[0], low, high


def _spread(
    mechanism: Mechanism, point: str, drives: tuple[tuple[str, float, float], ...], reaching: Reaching, count: int
) -> Workspace:
    """Over the grid, each point from a neighbour that was reached."""
    grid = [np.linspace(low, high, count) for _, low, high in drives]
    start = reaching.start
    here = reaching.read(start)
    known: dict[tuple[int, ...], tuple[FloatArray, FloatArray]] = {}
    values, places = [], []
    first = tuple(int(np.argmin(np.abs(axis - here[i]))) for i, axis in enumerate(grid))
    everywhere = product(*[range(count) for _ in grid])
    order = sorted(everywhere, key=lambda one: sum(abs(a - b) for a, b in zip(one, first, strict=True)))
    for index in order:
        w = np.array([axis[i] for axis, i in zip(grid, index, strict=True)])
        near = [(start, here)] if index == first else [known[one] for one in _near(index) if one in known]
        found = next((one for one in (reaching.to(w, *place) for place in near) if not (one.miss or one.anew)), None)
        if found is not None:
            known[index] = found.q, w
            values.append(w)
            places.append(list(reaching.values(found.q, {}).values()))
    if not places:
        raise SolutionError("No point of the grid can be reached from the start.\n  Give other ranges.")
    return Workspace(mechanism, point, drives, np.array(values), np.array(places), count ** len(drives))


def _near(index: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The neighbours of a point of the grid."""
    return [(*index[:axis], index[axis] + step, *index[axis + 1 :]) for axis in range(len(index)) for step in (-1, 1)]
