"""Motion as piecewise Chebyshev series: small, smooth, and cheap to evaluate at any time.

Each quantity has its own pieces, found by halving: a piece is halved until the last coefficients of its series are
below the tolerance, and two halves are joined again where one series will do. The end of a piece is therefore known
from its level, the number of halvings, without rounding:

    levels  of all pieces of all tracks, in order of time    one byte each
    sizes   numbers of coefficients                          one byte each
    series  coefficients, as multiples of their quantum      one to five bytes each, small ones short
    powers  of two, the quantum of each track: a part of its tolerance

All together, series that end early, rounded coefficients and joined pieces, are within the tolerance.
"""

from __future__ import annotations

import base64
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from bricard.records import dataclass

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]
Sampler = Callable[[Sequence[str], Array], Any]  # (names, times) -> values [name, time]

NODES = 14  # samples, and coefficients at most, of a piece
DEEPEST = 10  # halvings beyond the first sampling: jumps and poles end there
TAIL = 0.25  # part of the tolerance that the last coefficients may reach
QUANTUM = 1 / 32  # part of the tolerance to which coefficients are rounded: all of a piece together, a fifth of it
LARGEST = 2**30  # multiple of a quantum; where poles need more, the quantum grows


@dataclass(frozen=True)
class Track:
    """One quantity. `levels` has one entry a piece, `series` are coefficients by piece, as multiples of `quantum`."""

    name: str
    levels: npt.NDArray[np.uint8]
    series: tuple[npt.NDArray[np.int64], ...]
    power: int

    @property
    def quantum(self) -> float:
        """The power of two to which coefficients are rounded."""
        return float(2.0**self.power)

    @property
    def size(self) -> int:
        """The number of bytes that it takes before the base64 encoding."""
        return 2 * len(self.levels) + len(self.packed())

    def packed(self) -> bytes:
        """Its coefficients, one after the other."""
        return _short(np.concatenate(self.series))

    @property
    def largest(self) -> float:
        """About its largest value."""
        return self.quantum * max(float(np.abs(row).sum()) for row in self.series)


@dataclass(frozen=True)
class Tracks:
    """Quantities between the times `roots`, at which pieces always end: the span, and events."""

    roots: Array
    tracks: tuple[Track, ...]

    def pick(self, names: Sequence[str]) -> Tracks:
        """Only these, in this order."""
        known = {track.name: track for track in self.tracks}
        return Tracks(self.roots, tuple(known[name] for name in names))

    def packed(self) -> dict[str, Any]:
        """As JSON, the arrays in base64."""
        levels = b"".join(track.levels.tobytes() for track in self.tracks)
        sizes = bytes(len(row) for track in self.tracks for row in track.series)
        series = b"".join(track.packed() for track in self.tracks)
        return {
            "roots": self.roots.tolist(),
            "names": [track.name for track in self.tracks],
            "pieces": [len(track.levels) for track in self.tracks],
            "powers": [track.power for track in self.tracks],
            "levels": base64.b64encode(levels).decode(),
            "sizes": base64.b64encode(sizes).decode(),
            "series": base64.b64encode(series).decode(),
        }

    def __call__(self, name: str, times: npt.ArrayLike) -> Array:
        """Values at times, as the page computes them."""
        track = self.pick([name]).tracks[0]
        starts, ends = _bounds(track.levels, self.roots)
        t = np.asarray(times, dtype=float)
        piece = np.clip(np.searchsorted(starts, t, side="right") - 1, 0, len(starts) - 1)
        s = np.clip((2 * t - starts[piece] - ends[piece]) / (ends[piece] - starts[piece]), -1, 1)
        padded = np.zeros((len(starts), NODES))
        for row, series in zip(padded, track.series, strict=True):
            row[: len(series)] = track.quantum * series
        return np.asarray(np.sum(padded[piece] * _polynomials(s), axis=-1))


def compress(
    sample: Sampler, names: Sequence[str], roots: Array, pieces: int, tolerances: Callable[[Array], Array]
) -> Tracks:
    """Series of the named quantities.

    pieces      about how many to begin with between first and last root; fewer may remain
    tolerances  of values [name, time] at the first nodes: the largest error allowed, by name
    """
    first = max(0, int(np.ceil(np.log2(max(pieces, 1) / (len(roots) - 1)))))
    layer = _Layer(first, np.arange((len(roots) - 1) << first))
    values = _sampled(sample, names, layer.nodes(roots))
    tolerance = tolerances(values.reshape(len(names), -1))
    layer.take(values, np.ones(values.shape[:2], dtype=bool))
    below = _refined(sample, names, roots, layer, tolerance)
    layers = [*_joined(layer, tolerance), *below]
    return Tracks(roots, tuple(_track(name, i, layers, tolerance[i]) for i, name in enumerate(names)))


class _Layer:
    """Pieces of one level: their numbers, their series [name, piece, NODES], and by which name they are used."""

    series: Array
    used: Flags

    def __init__(self, level: int, pieces: npt.NDArray[np.int64]) -> None:
        self.level, self.pieces = level, pieces

    def nodes(self, roots: Array) -> Array:
        """Chebyshev nodes of all pieces, [piece, NODES]."""
        root, place = self.pieces >> self.level, self.pieces & ((1 << self.level) - 1)
        width = (roots[root + 1] - roots[root]) / (1 << self.level)
        middle = roots[root] + (place + 0.5) * width
        return np.asarray(middle[:, None] + 0.5 * width[:, None] * _chebyshev_nodes())

    def take(self, values: Array, used: Flags) -> None:
        """Fits series to values [name, piece, NODES] at the nodes."""
        self.series, self.used = values @ _transform().T, used

    def rough(self, tolerance: Array) -> Flags:
        """Pieces whose series ends too early, by name."""
        return np.asarray(np.abs(self.series[..., -2:]).max(axis=-1) > TAIL * tolerance[:, None])


def _sampled(sample: Sampler, names: Sequence[str], times: Array) -> Array:
    """Values [name, piece, node]; poles become large numbers, values that do not exist zero."""
    values = np.asarray(sample(names, times.ravel()), dtype=float).reshape(len(names), *times.shape)
    return np.asarray(np.nan_to_num(values, posinf=1e30, neginf=-1e30))


def _refined(sample: Sampler, names: Sequence[str], roots: Array, layer: _Layer, tolerance: Array) -> list[_Layer]:
    """Halves of pieces that are too rough, level by level; `layer` keeps what it need not give away."""
    layers: list[_Layer] = []
    for _ in range(DEEPEST):
        rough = layer.used & layer.rough(tolerance)
        columns, rows = np.flatnonzero(rough.any(axis=0)), np.flatnonzero(rough.any(axis=1)).tolist()
        if not len(columns):
            break
        layer.used = layer.used & ~rough
        halves = _Layer(layer.level + 1, (2 * layer.pieces[columns][:, None] + np.arange(2)).ravel())
        values = np.zeros((len(names), len(halves.pieces), NODES))
        values[rows] = _sampled(sample, [names[i] for i in rows], halves.nodes(roots))
        halves.take(values, np.repeat(rough[:, columns], 2, axis=1))
        layers.append(halves)
        layer = halves
    return layers


def _joined(layer: _Layer, tolerance: Array) -> list[_Layer]:
    """Pairs of pieces replaced by one wherever a single series is as good, level by level upwards."""
    layers = [layer]
    while layer.level:
        above = _Layer(layer.level - 1, layer.pieces[::2] >> 1)
        left, right = layer.series[:, ::2], layer.series[:, 1::2]
        first, second = _halves()
        values = np.concatenate([left @ first.T, right @ second.T], axis=-1)
        above.take(values, layer.used[:, ::2] & layer.used[:, 1::2])
        above.used = above.used & ~above.rough(tolerance)
        layer.used = layer.used & ~np.repeat(above.used, 2, axis=1)
        layers.append(above)
        layer = above
    return layers


def _track(name: str, number: int, layers: Sequence[_Layer], tolerance: float) -> Track:
    starts, levels, series = [], [], []
    for layer in layers:
        chosen = layer.used[number]
        starts.append(layer.pieces[chosen] / (1 << layer.level))
        levels.append(np.full(np.count_nonzero(chosen), layer.level))
        series.append(layer.series[number, chosen])
    order = np.argsort(np.concatenate(starts))
    rows = np.concatenate(series)[order]
    left_out = np.cumsum(np.abs(rows[:, ::-1]), axis=1)[:, ::-1]  # error of dropping coefficients from here on
    sizes = np.maximum(1, np.count_nonzero(left_out > TAIL * tolerance, axis=1))
    power = int(np.ceil(np.log2(max(QUANTUM * tolerance, float(np.abs(rows).max()) / LARGEST)))) - 1
    whole = np.rint(rows / 2.0**power).astype(np.int64)
    short = tuple(row[:size] for row, size in zip(whole, sizes, strict=True))
    return Track(name, np.concatenate(levels)[order].astype(np.uint8), short, power)


def _short(numbers: npt.NDArray[np.int64]) -> bytes:
    """Integers in as many bytes as they need: seven bits each, the lowest first; the eighth tells that more follow.

    The sign is the lowest bit.
    """
    left = np.where(numbers < 0, -2 * numbers - 1, 2 * numbers)
    columns = []
    while True:
        further = left > 127
        columns.append(np.where(further, left & 127 | 128, left))
        left = left >> 7
        if not further.any():
            break
    table = np.stack(columns, axis=1)
    needed = np.maximum.accumulate((table > 0)[:, ::-1], axis=1)[:, ::-1]
    needed[:, 0] = True
    return table[needed].astype(np.uint8).tobytes()


def _bounds(levels: npt.NDArray[np.uint8], roots: Array) -> tuple[Array, Array]:
    """Starts and ends of pieces, from their levels."""
    widths = 0.5 ** levels.astype(float)
    places = np.concatenate([[0.0], np.cumsum(widths)])
    root = np.minimum(places.astype(int), len(roots) - 2)
    times = roots[root] + (places - root) * (roots[root + 1] - roots[root])
    return times[:-1], times[1:]


@cache
def _chebyshev_nodes() -> Array:
    return np.asarray(-np.cos(np.pi * (np.arange(NODES) + 0.5) / NODES))


def _polynomials(s: Array) -> Array:
    """Chebyshev polynomials of degrees below NODES, along a new last axis."""
    return np.asarray(np.cos(np.arange(NODES) * np.arccos(np.clip(s, -1, 1))[..., None]))


@cache
def _transform() -> Array:
    """From values at the nodes to coefficients."""
    matrix = _polynomials(_chebyshev_nodes()).T * 2 / NODES
    matrix[0] /= 2
    return np.asarray(matrix)


@cache
def _halves() -> tuple[Array, Array]:
    """From coefficients of a first and a second half to values at the nodes of the whole."""
    nodes = _chebyshev_nodes()
    return _polynomials(2 * nodes[nodes < 0] + 1), _polynomials(2 * nodes[nodes > 0] - 1)
