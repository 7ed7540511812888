"""The signs of mechanics as lines on the paper: springs, dampers, ground, sliders, arrows.

Each function gives places (n, 2); a row of NaN lifts the pen.
"""

from __future__ import annotations

import numpy as np

from bricard.arrays import RealArray

LIFT = [np.nan, np.nan]
COILS = 7
# Along and across: a box open to the right, and a piston on a rod; along runs from 0 to 1.
DAMPER = np.array(
    [
        *([0, 0], [0.35, 0], LIFT),
        *([0.7, 1], [0.35, 1], [0.35, -1], [0.7, -1], LIFT),
        *([0.55, 0.7], [0.55, -0.7], LIFT),
        *([0.55, 0], [1, 0]),
    ]
)


def line(a: RealArray, b: RealArray) -> RealArray:
    """Straight from a to b."""
    return np.stack([a, b])


def spring(a: RealArray, b: RealArray, width: float, offset: float = 0.0) -> RealArray:
    """Coils from a to b; `offset` moves them aside."""
    turns = np.linspace(0.0, 1.0, 2 * COILS + 1)
    side = np.where(np.arange(2 * COILS + 1) % 2, 1.0, -1.0)
    side[[0, -1]] = 0.0
    lead = 0.15
    along = np.concatenate([[0.0], lead + (1 - 2 * lead) * turns, [1.0]])
    return _between(a, b, along, width * np.concatenate([[0.0], side, [0.0]]), offset)


def damper(a: RealArray, b: RealArray, width: float, offset: float = 0.0) -> RealArray:
    """A cylinder with its piston from a to b."""
    return _between(a, b, DAMPER[:, 0], 0.8 * width * DAMPER[:, 1], offset)


def spring_damper(a: RealArray, b: RealArray, width: float) -> RealArray:
    """Coils beside a damper."""
    return np.concatenate([spring(a, b, 0.8 * width, 1.3 * width), [LIFT], damper(a, b, 0.8 * width, -1.3 * width)])


def bushing(a: RealArray, b: RealArray, width: float) -> RealArray:
    """A ring about a, and a line to b."""
    turn = np.linspace(0, 2 * np.pi, 25)
    ring = a + width * np.stack([np.cos(turn), np.sin(turn)], axis=1)
    return np.concatenate([ring, [LIFT], line(a, b)])


def ground(a: RealArray, size: float) -> RealArray:
    """A support below a: two legs on hatched ground."""
    legs = np.array([[-0.75, -1.3], [0, 0], [0.75, -1.3]])
    return np.concatenate([a + size * legs, [LIFT], hatched(a + size * np.array([-1.2, -1.3]), 2.4 * size, size)])


def hatched(a: RealArray, length: float, size: float, direction: RealArray | None = None) -> RealArray:
    """A line of `length` from a along `direction` (default to the right), hatched on its right-hand side."""
    along = np.array([1.0, 0.0]) if direction is None else direction
    below = np.array([along[1], -along[0]])
    count = max(round(length / (0.4 * size)), 2)
    feet = a + np.linspace(0.0, length, count + 1)[1:, None] * along
    strokes = [row for foot in feet for row in (foot, foot + 0.4 * size * (below - along), LIFT)]
    return np.concatenate([line(a, a + length * along), [LIFT], np.array(strokes)])


def block(a: RealArray, direction: RealArray, size: float) -> RealArray:
    """A slider about a, along `direction`."""
    length = float(np.hypot(*direction)) or 1.0
    along = direction / length
    across = np.array([-along[1], along[0]])
    corners = [(1, 0.6), (-1, 0.6), (-1, -0.6), (1, -0.6)]
    return np.stack([a + size * (i * along + j * across) for i, j in corners])


def arrow(a: RealArray, force: RealArray, head: float) -> RealArray:
    """An arrow that starts at a; as a closed line without width but for its head."""
    length = float(np.hypot(*force))
    if length == 0.0:
        return np.stack([a, a])
    along = force / length
    across = np.array([-along[1], along[0]])
    head = min(head, 0.6 * length)
    tip, neck = a + force, a + force - head * along
    return np.stack([a, neck, neck + 0.35 * head * across, tip, neck - 0.35 * head * across, neck, a])


def _between(a: RealArray, b: RealArray, along: RealArray, across: RealArray, offset: float) -> RealArray:
    """From a to b, with `along` from 0 to 1 and `across` in units of length; `offset` aside but for the ends."""
    if offset:
        along = 0.12 + 0.76 * along
    path = b - a
    length = float(np.hypot(*path)) or 1.0
    normal = np.array([-path[1], path[0]]) / length
    places = a + along[:, None] * path + (across + offset)[:, None] * normal
    if offset:
        return np.concatenate([[a], places, [b]])
    return np.asarray(places)
