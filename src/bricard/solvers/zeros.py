"""Zeros of an event function within a step: its polynomial says where to look, the function itself decides.

The polynomial of an event function agrees with the function to the tolerance, and where it has a zero of higher
multiplicity rounding hides what it does. So every root of the polynomial, and every point at which it turns back
closer to zero than that, is only the middle of a zone. In the zone the function is evaluated along the solution: a
change of its sign is a crossing, found to the last digit. A zone without one is a touching zero if the function comes
as close to zero there as the tolerance can tell. In the end the signs at both ends of the step decide: if they differ
and no crossing was found, there is one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass
from bricard.taylor.polynomials import roots

WIDTHS = 10.0 ** np.arange(-9, -1)  # of zones, in units of the step
UNRESOLVED = 1e-12  # of a step: zeros closer to its ends than this count as being there
NARROW = 1e-7  # a zone of this width with a change of sign has just one
SAMPLES = 33  # of wider zones


@dataclass(frozen=True)
class Zero:
    """A zero at start + `offset`; direction +1 rising, -1 falling, 0 touching.

    sure   whether it is there beyond doubt: not where the function turns back as close to zero as rounding
    """

    offset: float
    direction: int
    sure: bool = True


@dataclass(frozen=True)
class Zone:
    """Offsets between which there may be zeros; `middle`: where the polynomial has its own."""

    low: float
    high: float
    middle: float


def zeros(
    coefficients: FloatArray,
    length: float,
    function: Callable[[float], float],
    margin: float,
    *,
    first: float = 0.0,
    touching: bool = True,
) -> list[Zero]:
    """All zeros within the step, in the order in which they are met; with `first`, only those farther from its start.

    A zero that lies outside by no more than rounding (UNRESOLVED) is one at the start or at the end.

    coefficients  of the function's polynomial; `function` is called with the offset from the start of the step
    margin        by how much the two may differ
    touching      whether zeros without a change of sign are wanted
    """
    candidates = [float(root) for root in roots(coefficients, length)]
    if touching:
        turns = roots(coefficients[1:] * np.arange(1, len(coefficients)), length)
        candidates += [float(r) for r in turns if abs(value_at(r, coefficients)) <= margin]
    candidates = sorted({r for r in candidates if abs(r) > first or first == 0.0}, key=abs)
    found = [
        zero
        for zone in _merged([_zone(coefficients, length, r, margin, first) for r in candidates])
        for zero in _in_zone(zone, length, function, margin)
    ]
    inside = [
        replace(zero, offset=float(min(max(zero.offset / length, 0.0), 1.0) * length))
        for zero in found
        if -UNRESOLVED <= zero.offset / length <= 1 + UNRESOLVED
    ]
    ends = [(place, function(place)) for place in (np.sign(length) * first, length)]
    changes = sum(zero.direction != 0 for zero in inside)
    if ends[0][1] * ends[1][1] < 0 and changes % 2 == 0:  # whatever the polynomial says
        inside.append(Zero(float(_crossing(function, *ends)), 1 if ends[1][1] > 0 else -1))
    inside.sort(key=lambda zero: abs(zero.offset))
    return _alternating(inside, ends[0][1]) if ends[0][1] * ends[1][1] < 0 else inside


def _alternating(found: list[Zero], start: float) -> list[Zero]:
    """The same with directions that follow each other from the sign at the start: rounding may have turned them."""
    falls, result = start > 0, []
    for zero in found:
        result.append(replace(zero, direction=-1 if falls else 1) if zero.direction else zero)
        falls = falls != bool(zero.direction)
    return result


def value_at(x: Any, coefficients: FloatArray) -> Any:
    """The value of a polynomial, by Horner's rule."""
    value = coefficients[-1] + 0.0 * x
    for coefficient in coefficients[-2::-1]:
        value = coefficient + value * x
    return value


def _zone(coefficients: FloatArray, length: float, middle: float, margin: float, first: float) -> Zone:
    """Around `middle`, just so wide that the polynomial has a sign beyond doubt on both sides."""
    low, high = middle - WIDTHS * length, middle + WIDTHS * length
    sure = np.minimum(*(np.abs(value_at(ends, coefficients)) for ends in (low, high))) > margin
    width = int(np.argmax(sure)) if sure.any() else len(WIDTHS) - 1
    begin = float(low[width])
    begin = max(begin / length, first / abs(length)) * length if first else begin
    return Zone(begin, float(high[width]), middle)


def _merged(zones: list[Zone]) -> list[Zone]:
    merged: list[Zone] = []
    for zone in zones:
        last = merged[-1] if merged else None
        if last and (zone.low - last.high) * (last.high - last.low) <= 0:
            merged[-1] = Zone(last.low, max(last.high, zone.high, key=abs), zone.middle)
        else:
            merged.append(zone)
    return merged


def _in_zone(zone: Zone, length: float, function: Callable[[float], float], margin: float) -> list[Zero]:
    narrow = abs(zone.high - zone.low) <= 2.01 * NARROW * abs(length)
    places = [zone.low, zone.high]
    values = [function(place) for place in places]
    if not (narrow and values[0] * values[1] < 0):
        places = sorted({*np.linspace(zone.low, zone.high, SAMPLES).tolist(), zone.middle}, key=lambda p: p * length)
        values = [function(place) for place in places]
    crossings, before = [], None
    for place, value in zip(places, values, strict=True):
        if value == 0:
            continue
        if before and before[1] * value < 0:
            crossings.append(Zero(_crossing(function, before, (place, value)), 1 if value > 0 else -1))
        before = place, value
    if crossings:
        return crossings if len(crossings) % 2 else [replace(one, sure=False) for one in crossings]
    nearest = min(range(len(places)), key=lambda i: abs(values[i]))
    return [Zero(zone.middle, 0, sure=False)] if abs(values[nearest]) <= margin else []


def _crossing(function: Callable[[float], float], low: tuple[float, float], high: tuple[float, float]) -> float:
    """The zero between two places with values of opposite sign, to the last digit.

    The secant of the two ends, of which one that stays is given half its value; else the middle.
    """
    (a, fa), (b, fb) = low, high
    for count in range(200):
        middle = (a + b) / 2
        if not min(a, b) < middle < max(a, b):
            break
        place = b - fb * (b - a) / (fb - fa) if count % 4 else middle
        place = place if min(a, b) < place < max(a, b) else middle
        value = function(place)
        if value == 0:
            return place
        if value * fb < 0:
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = place, value
        if abs(b - a) <= 2 * np.spacing(max(abs(a), abs(b))):
            break
    return b
