"""Steps a world from a time to another, and keeps what happened."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.contact.steps.world import World
from bricard.errors import InitialValueError
from bricard.records import dataclass
from bricard.taylor.engine import compiled_module

Forces = Callable[[float, FloatArray, FloatArray], FloatArray]

OVERLAP = 1e-6  # of the smallest shape: deeper overlaps at the start are an error
TOLERANCE = 1e-9  # of velocities, at which sweeps end
CONTACT = ("a", "b", "feature", "x", "y", "nx", "ny", "P", "T", "before", "slip_before", "gap", "after", "slip_after")


@dataclass(frozen=True, eq=False)
class Stepped:
    """A run: what there was at the kept times.

    q, v         positions and velocities, (times, bodies, 3): x, y, angle
    works        of friction and of impacts, taken from the motion; of surfaces that move, put in; and by how much
                 positions that were moved out of each other have raised the energy: (times, 4)
    contacts     of each kept time those that touched in the step before it: numbers of two shapes, of their feature,
                 point, normal from the first to the second, impulses along the normal and to the left of it,
                 velocities of gap and slip before, gap before, velocities after: (contacts, 14), see CONTACT
    penetration  largest along the run
    unsettled    number of steps whose impulses had not settled after all sweeps
    """

    t: FloatArray
    q: FloatArray
    v: FloatArray
    works: FloatArray
    contacts: tuple[FloatArray, ...]
    step: float
    penetration: float
    unsettled: int

    @property
    def steps(self) -> int:
        """Number of steps."""
        return int(np.round((self.t[-1] - self.t[0]) / self.step))


def compiled() -> Any:
    """The module of the compiled cores, or None where nothing was compiled, or NumPy is asked for."""
    if compiled_module() is None:
        return None
    try:
        from bricard.contact.steps import _steps
    except ImportError:
        return None
    return _steps


def make_core(arrays: dict[str, Any]) -> Any:
    """A world that steps: compiled, or in NumPy."""
    if (cores := compiled()) is not None:
        return cores.World(arrays)
    from bricard.contact.steps.twin import TwinWorld

    return TwinWorld(arrays)


def run(
    world: World,
    span: tuple[float, float],
    step: float,
    sweeps: int = 50,
    every: int = 1,
    forces: Forces | None = None,
    core: Callable[[dict[str, Any]], Any] = make_core,
) -> Stepped:
    """Steps of equal length, the nearest to `step` that ends at the end.

    every   how many steps there are from one kept time to the next
    forces  of (t, q, v) on all bodies, in place of the constant ones, (bodies, 3): taken in the middle of each step
    """
    count = max(1, round((span[1] - span[0]) / step))
    h = (span[1] - span[0]) / count
    moved = core(world.arrays(span[0], h, sweeps, TOLERANCE))
    check_apart(world, moved)
    kept = [_seen(moved, np.zeros((0, len(CONTACT))))]
    marks = [*range(0, count, every), count]
    for begin, end in pairwise(marks):
        poses = world.poses(span[0] + begin * h, h, end - begin)
        if forces is None:
            moved.advance(poses)
        else:
            _advance_under(forces, moved, poses, span[0] + begin * h, h)
        kept.append(_seen(moved, moved.contacts()))
    t = span[0] + h * np.array(marks)
    q, v, works, contacts = zip(*kept, strict=True)
    return Stepped(t, np.array(q), np.array(v), np.array(works), contacts, h, moved.penetration, moved.unsettled)


def _advance_under(forces: Forces, moved: Any, poses: FloatArray, start: float, h: float) -> None:
    for number, pose in enumerate(poses):
        moved.push(forces(start + (number + 0.5) * h, moved.q + 0.5 * h * moved.v, moved.v))
        moved.advance(pose[None])


def _seen(moved: Any, contacts: FloatArray) -> tuple[FloatArray, FloatArray, list[float], FloatArray]:
    return moved.q, moved.v, list(moved.works), contacts


def check_apart(world: World, moved: Any) -> None:
    """An error that lists the shapes that overlap at the start, and how deep."""
    moved.look()
    deep = [row for row in moved.contacts() if row[11] < -OVERLAP * world.size]
    if not deep:
        return
    deepest: dict[tuple[str, str], float] = {}
    for row in deep:
        pair = world.shapes[int(row[0])].name, world.shapes[int(row[1])].name
        deepest[pair] = max(deepest.get(pair, 0.0), -row[11])
    texts = [f"{a} and {b} by {depth:.3g}" for (a, b), depth in list(deepest.items())[:5]]
    more = f" and {len(deepest) - 5} more" if len(deepest) > 5 else ""
    raise InitialValueError(f"Shapes overlap at the start: {', '.join(texts)}{more}.\n  Move them apart.")
