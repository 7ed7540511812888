"""The frame of a body, from where its points and vectors are."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from bricard.arrays import RealArray
from bricard.records import dataclass
from bricard.results.picture import Shape


@dataclass(frozen=True, eq=False)
class LocalFrame:
    """A point of a body, local (dimension) and in the world (K, dimension), and directions.

    local, world   columns (dimension, m), and (m, K, dimension)
    """

    origin: RealArray
    place: RealArray
    local: RealArray
    world: RealArray


def local_frame(shape: Shape, world: Mapping[str, RealArray]) -> LocalFrame:
    """By all points and vectors of a body; turned directions complete the frame where these do not span it."""
    names = list(shape.members)
    origin = next(name for name in names if name[:1].isupper())
    base, local, moved = np.array(shape.members[origin], dtype=float), [], []
    for name in names:
        if name != origin:
            is_point = name[:1].isupper()
            local.append(np.subtract(shape.members[name], base if is_point else 0.0))
            moved.append(world[name] - (world[origin] if is_point else 0.0))
    if len(base) == 2:
        local += [_quarter(one) for one in local]
        moved += [_quarter(one) for one in moved]
    else:
        pairs = [(i, j) for j in range(len(local)) for i in range(j)]
        moved += [np.cross(moved[i], moved[j]) for i, j in pairs]
        local += [np.cross(local[i], local[j]) for i, j in pairs]
    columns = np.stack(local, axis=1) if local else np.zeros((len(base), 0))
    return LocalFrame(base, world[origin], columns, np.array(moved))


def _quarter(vector: RealArray) -> RealArray:
    return np.stack([-vector[..., 1], vector[..., 0]], axis=-1)
