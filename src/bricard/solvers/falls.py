"""The only zero of a function that falls once within a step: the ordinary case of guards, with few evaluations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import comb, ulp

import numpy as np

from bricard.arrays import FloatArray

MOST = 60  # iterations for the zero of a polynomial
FEW = 8  # for that of the function, from there


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
    coefficients: Sequence[float], length: float, function: Callable[[float], float], guess: float = 0.5
) -> float | None:
    """Where a function with this polynomial has its only zero in a step, to the last digit; None if not found.

    guess   about where, as a part of the step
    """
    place, slope = _polynomial_zero(coefficients, length, guess * length)
    for _ in range(FEW):
        value = function(place)
        change = value / slope
        if value == 0 or abs(change) <= 2 * ulp(place):
            return place
        place -= change
        if not 0 < place / length <= 1:
            return None
    return None


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
