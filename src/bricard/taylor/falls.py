"""Where guards first fall below zero within a step; the same as `falls.hpp`.

A guard's polynomial agrees with it to the tolerance. In the ordinary case its Bernstein coefficients tell beyond doubt
that it falls once, and few evaluations of the guard itself give the place to the last digit. A guard that starts at
zero is decided by its first coefficient that rounding does not explain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb, ulp

import numpy as np

from bricard.arrays import FloatArray
from bricard.records import dataclass

NOTHING = 1e-12  # of the size of a guard in a step: less than that is zero
TOGETHER = 1e-9  # of a step: guards that fall within it may be one decision
TINY = 1e-18  # of the largest term of a guard: smaller ones at its end change nothing
NEAR = 1e-2  # of a step: there a series is as good as its function
SIGNIFICANT = 1e-9  # of what the first derivatives of a guard are made of: less than that may be rounding
MOST = 60  # iterations for the zero of a polynomial
FEW = 8  # for that of the function, from there


Falls = list[tuple[float, int]]  # offsets and guards


@dataclass(frozen=True, eq=False)
class Guarded:
    """Guards in a step.

    coefficients  [order, guard], of the offset from the start
    length        of the step, of either sign
    values        called with an offset: the guards themselves
    tolerance     by how much polynomials and guards may differ, relative to their size in the step
    first, whole  sizes of what they are made of: [order, guard] of values and first derivatives, [guard] of the whole
    """

    coefficients: FloatArray
    length: float
    values: Callable[[float], Sequence[float] | FloatArray]
    tolerance: float
    first: FloatArray
    whole: FloatArray


@dataclass(frozen=True, eq=False)
class Lone:
    """One of them, from the order on that is not zero to rounding; `function`: the guard over the power left out."""

    coefficients: FloatArray
    length: float
    function: Callable[[float], float]
    doubt: float


Search = Callable[[Lone], float | None]  # where it falls, if it does


class NotOrdinary(Exception):
    """A guard that does not fall just once, or not beyond doubt."""


def ordinary_falls(guarded: Guarded) -> Falls | None:
    """The first falls, if all guards are of the ordinary kind."""
    try:
        return first_falls(guarded, _refuse) if np.isfinite(guarded.coefficients).all() else None
    except NotOrdinary:
        return None


def _refuse(guard: Lone) -> float | None:
    raise NotOrdinary


def first_falls(guarded: Guarded, otherwise: Search) -> Falls:
    """Which guards are the first to fall below zero, in the order of time; some of those clearly later are left out.

    otherwise   looks at guards that are not of the ordinary kind
    """
    length, tolerance = guarded.length, guarded.tolerance
    terms = guarded.coefficients * (length ** np.arange(len(guarded.coefficients)))[:, None]
    doubtful = (terms[0] <= np.abs(terms[1:]).sum(axis=0) * (1 + tolerance)).nonzero()[0]
    if not len(doubtful):
        return []
    nothing = _nothing(terms[:, doubtful], abs(length), guarded.first[:, doubtful], guarded.whole[doubtful])
    earliest = _earliest(terms[:, doubtful], nothing[0], tolerance) if len(doubtful) > 1 else np.zeros(1)
    found, latest = [], np.inf
    for at in np.argsort(earliest, kind="stable").tolist():
        if earliest[at] > latest:
            break
        number = int(doubtful[at])
        offset = _first_below(guarded, number, terms[:, number], nothing[:, at], otherwise)
        if offset is not None:
            found.append((offset, number))
            latest = min(latest, abs(offset / length) + TOGETHER)
    return sorted(found, key=lambda one: abs(one[0]))


@cache
def bernstein(count: int) -> FloatArray:
    """Takes coefficients of powers of x to those of Bernstein, between which the polynomial stays for x in 0..1."""
    n = count - 1
    return np.array([[comb(j, i) / comb(n, i) if i <= j else 0.0 for i in range(count)] for j in range(count)])


def is_one_fall(shape: FloatArray, doubt: float) -> bool:
    """Whether a polynomial with these Bernstein coefficients falls through zero once, beyond doubt."""
    if not (shape[0] > doubt and shape[-1] < -doubt):
        return False
    negative = shape < 0
    return bool(negative[int(np.argmax(negative)) :].all())


def guessed(shape: FloatArray) -> float:
    """About where such a polynomial falls through zero: where the line through its Bernstein coefficients does."""
    after = int((shape < 0).argmax())
    high, low = float(shape[after - 1]), float(shape[after])
    return (after - 1 + high / (high - low)) / (len(shape) - 1)


def fall(
    coefficients: Sequence[float],
    length: float,
    function: Callable[[float], float],
    guess: float = 0.5,
    doubt: float = 0.0,
) -> float | None:
    """Where a function with this polynomial has its only zero in a step, to the last digit; None if not found.

    guess   about where, as a part of the step
    doubt   by how much the two may differ: where rounding of the function leaves less, that is as near as it gets
    """
    place, slope = _polynomial_zero(coefficients, length, guess * length)
    nearest, least = place, np.inf
    for _ in range(FEW):
        value = function(place)
        change = value / slope
        if value == 0 or abs(change) <= 2 * ulp(place):
            return place
        if abs(value) < least:
            nearest, least = place, abs(value)
        place -= change
        if not 0 < place / length <= 1:
            return None
    return nearest if least <= doubt else None


def _polynomial_zero(coefficients: Sequence[float], length: float, place: float) -> tuple[float, float]:
    """The zero of a polynomial that falls once in 0..length, and its slope there: Newton's method in a bracket."""
    low, high = 0.0, length
    for _ in range(MOST):
        value, slope = _value_and_slope(coefficients, place)
        low, high = (place, high) if value > 0 else (low, place)
        after = place - value / slope if slope else low
        after = after if min(low, high) < after < max(low, high) else (low + high) / 2
        if abs(after - place) <= 4 * ulp(place):
            break
        place = after
    return place, slope or -1.0


def _value_and_slope(coefficients: Sequence[float], x: float) -> tuple[float, float]:
    """By Horner's rule."""
    value = slope = 0.0
    for coefficient in reversed(coefficients):
        slope = slope * x + value
        value = value * x + coefficient
    return value, slope


def _nothing(terms: FloatArray, length: float, first: FloatArray, whole: FloatArray) -> FloatArray:
    """What is zero to rounding of the terms [order, guard] of guards in a step."""
    nothing = np.zeros(terms.shape)
    nothing[:] = np.maximum(NOTHING * np.abs(terms).max(axis=0), SIGNIFICANT * whole)
    known = SIGNIFICANT * first * (length ** np.arange(len(first)))[:, None]
    nothing[: len(known)] = np.maximum(nothing[: len(known)], known[: len(nothing)])
    return np.maximum.accumulate(nothing)  # no order decides that is less than what may be wrong below it


def _earliest(terms: FloatArray, nothing: FloatArray, tolerance: float) -> FloatArray:
    """Before which part of a step no guard falls below zero: there it lies above the hull of its Bernstein form."""
    doubt = max(tolerance, NOTHING) * np.abs(terms).max(axis=0)
    shapes = bernstein(len(terms)) @ terms
    high = shapes[0] - doubt
    nodes = np.linspace(0.0, 1.0, len(terms))[:, None]
    with np.errstate(divide="ignore", invalid="ignore"):
        falls = np.where(shapes <= doubt, nodes * high / (shapes[0] - shapes), np.inf)
    return np.where((high <= 0) | (terms[0] <= nothing), 0.0, falls.min(axis=0))


def _first_below(
    guarded: Guarded, number: int, terms: FloatArray, nothing: FloatArray, otherwise: Search
) -> float | None:
    """The first zero after which a guard is below zero; 0 if it is so from the start."""
    clear = (np.abs(terms) > nothing).nonzero()[0]
    if not len(clear):
        return None
    order = int(clear[0])
    if terms[order] < 0:
        return 0.0
    coefficients, length = guarded.coefficients[:, number], guarded.length

    def rest(h: float) -> float:
        """The guard without the orders that are zero, over the power that is left; near the start by its series."""
        if order and abs(h) <= NEAR * abs(length):
            return value_at(h, coefficients[order:])
        low = value_at(h, coefficients[:order]) if order else 0.0
        return (float(guarded.values(h)[number]) - low) / h**order

    doubt = max(guarded.tolerance, NOTHING) * float(np.abs(terms).max())
    shape = bernstein(len(terms) - order) @ terms[order:]
    if shape.min() > doubt:
        return None
    if is_one_fall(shape, doubt):
        count = int((np.abs(terms) > TINY * np.abs(terms).max()).nonzero()[0][-1]) + 1
        place = fall(coefficients[order:count].tolist(), length, rest, guessed(shape), doubt / abs(length) ** order)
        if place is not None:
            return place
    return otherwise(Lone(coefficients[order:], length, rest, doubt / abs(length) ** order))


def value_at(x: float, coefficients: FloatArray) -> float:
    """The value of a polynomial, by Horner's rule."""
    return _value_and_slope(coefficients.tolist(), x)[0]
