"""What a start has chosen: where constraints and given values leave a mechanism free, or allow it in several ways."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from bricard.arrays import FloatArray
from bricard.assembly.least_squares import CLOSED, Evaluate, free_directions, met_exactly, missed

TRIES = 8
LOST = 3  # tries in a row that lead nowhere, after which there are no further ones
SAME = 1e-6  # of the typical sizes: positions closer than this are one
LARGEST = 60  # unknowns up to which other ways are looked for


def choice(
    evaluate: Evaluate,
    y: FloatArray,
    sizes: FloatArray,
    names: tuple[str, ...],
    around: Iterable[FloatArray],
    same_turn: Callable[[FloatArray], FloatArray],
) -> str:
    """What was chosen at a position and not given, in words; nothing if all follows from what is given.

    evaluate   y -> h, dh/dy, g, dg/dy: constraints and given values
    names      of the first unknowns
    around     places from which to look for other positions that meet constraints and given values as well
    same_turn  brings the angles of a position into the turns that a start has
    """
    free = free_directions(evaluate, y, sizes)
    if free.shape[1]:
        freedoms = f"{free.shape[1]} freedom{'s are' if free.shape[1] > 1 else ' is'} not given"
        return f"{_moving(names, np.abs(free).max(axis=1))}; {freedoms}"
    if len(y) > LARGEST or missed(evaluate, y, sizes) > CLOSED:
        return ""  # of several positions the one nearest to what is given
    ways, lost = [y], 0
    for _, guess in zip(range(TRIES), around, strict=False):
        found = met_exactly(evaluate, guess, sizes)
        lost = lost + 1 if found is None else 0
        if lost == LOST:
            break
        other = y if found is None else same_turn(found)
        if min(np.max(np.abs(other - way) / sizes) for way in ways) > SAME:
            ways.append(other)
    if len(ways) == 1:
        return ""
    differing = np.max([np.abs(way - y) / sizes for way in ways[1:]], axis=0)
    return f"{_moving(names, differing)}; {len(ways)} ways to assemble were found"


def _moving(names: tuple[str, ...], moves: FloatArray) -> str:
    """The points, vectors and quantities whose coordinates move."""
    moving = [name for name, move in zip(names, moves, strict=False) if move > SAME]
    points = dict.fromkeys(name.rpartition(".")[0] if name[-2:] in (".x", ".y", ".z") else name for name in moving)
    return ", ".join(points)
