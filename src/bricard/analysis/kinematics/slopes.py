"""Derivatives by another variable than time, and where a function along a motion is stationary.

By the chain rule with truncated series in s: x_0 = x(s), x_(k+1) = x_k'(s) / theta'(s), which is d^k x/d theta^k.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import factorial

import numpy as np
from scipy.optimize import brentq

from bricard.arrays import FloatArray

Function = Callable[[FloatArray], FloatArray]
PER_STEP = 12  # samples of a slope within a step of the solver
AT_REST = 1e-9  # of the largest slope: an end where it is smaller is stationary, too
ITERATIONS = 60


def derivative_by(x: Sequence[FloatArray], theta: Sequence[FloatArray]) -> FloatArray:
    """d^n x/d theta^n from derivatives by s: x of orders 0 to n (n + 1 arrays), theta likewise."""
    n = len(x) - 1
    series = [one / factorial(order) for order, one in enumerate(x)]
    slope = [one / factorial(order) for order, one in enumerate(theta[1:])]
    for _ in range(n):
        series = _quotient([(order + 1) * one for order, one in enumerate(series[1:])], slope)
    return np.asarray(series[0])


def _quotient(a: Sequence[FloatArray], b: Sequence[FloatArray]) -> list[FloatArray]:
    """The series a/b."""
    found: list[FloatArray] = []
    for order, one in enumerate(a):
        known = sum((b[i] * found[order - i] for i in range(1, order + 1)), start=np.zeros_like(one))
        with np.errstate(divide="ignore", invalid="ignore"):
            found.append((one - known) / b[0])
    return found


def zeros(slope: Function, breaks: FloatArray) -> list[float]:
    """Where a function changes its sign, or vanishes at an end; `breaks` (n,) are the solver's step points."""
    s = _samples(breaks)
    values = slope(s)
    rest = AT_REST * float(np.max(np.abs(values), initial=0.0))
    if rest == 0.0:
        return []
    inner = np.flatnonzero(np.signbit(values[:-1]) != np.signbit(values[1:]))
    found = [_root(slope, s[i], s[i + 1]) for i in inner]
    ends = [float(s[i]) for i in (0, -1) if abs(values[i]) <= rest]
    distinct = [one for one in found if all(abs(one - end) > AT_REST * abs(s[-1] - s[0]) for end in ends)]
    return sorted([*ends, *distinct], key=lambda one: abs(one - s[0]))


def _samples(breaks: FloatArray) -> FloatArray:
    fractions = np.arange(PER_STEP) / PER_STEP
    steps = np.diff(breaks)
    return np.append((breaks[:-1, None] + steps[:, None] * fractions).ravel(), breaks[-1])


def _root(slope: Function, low: float, high: float) -> float:
    def one(s: float) -> float:
        return float(slope(np.array([s]))[0])

    at_low, at_high = one(low), one(high)
    if at_low == 0.0 or at_high == 0.0:
        return float(low if at_low == 0.0 else high)
    if (at_low < 0) == (at_high < 0):  # rounding: values of one time differ among others
        return float((low + high) / 2)
    return float(brentq(one, low, high, xtol=1e-15 * max(1.0, abs(low)), rtol=8.9e-16))


def inverted(theta: Function, slope: Function, values: FloatArray, low: float, high: float) -> FloatArray:
    """Where a monotone function between `low` and `high` has some values, by guarded Newton steps."""
    first, last = np.full(values.shape, low), np.full(values.shape, high)
    rising = float(theta(np.array([high]))[0]) >= float(theta(np.array([low]))[0])
    s = (first + last) / 2
    for _ in range(ITERATIONS):
        miss = theta(s) - values
        beyond = (miss > 0) == rising
        first, last = np.where(beyond, first, s), np.where(beyond, s, last)
        with np.errstate(divide="ignore", invalid="ignore"):
            guess = s - miss / slope(s)
        inside = np.isfinite(guess) & (guess >= np.minimum(first, last)) & (guess <= np.maximum(first, last))
        new = np.where(miss == 0, s, np.where(inside, guess, (first + last) / 2))
        if np.all(np.abs(new - s) <= 1e-16 * (1 + np.abs(s))):
            break
        s = new
    return np.asarray(s)
