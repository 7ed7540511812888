"""Zeros of functions that fall once within a step."""

from __future__ import annotations

import math

import numpy as np
import pytest

from bricard.taylor.falls import bernstein, fall, is_one_fall
from bricard.solvers.zeros import zeros


@pytest.mark.parametrize("length", [2.0, -2.0, 0.3])
def test_fall_of_a_cosine_is_found_to_the_last_digit(length: float) -> None:
    """cos(k h) falls once up to its zero pi / 2k, where the general search finds it too."""
    k = 0.9 * math.pi / abs(length)
    series = np.array([(-1) ** (i // 2) * k**i / math.factorial(i) if i % 2 == 0 else 0.0 for i in range(24)])
    shape = bernstein(len(series)) @ (series * length ** np.arange(len(series)))
    assert is_one_fall(shape, 1e-12)
    place = fall(series.tolist(), length, lambda h: math.cos(k * h))
    (other,) = zeros(series, length, lambda h: math.cos(k * h), 1e-12, touching=False)
    assert place == pytest.approx(math.copysign(math.pi / 2 / k, length), rel=4e-16)
    assert other.offset == pytest.approx(place, rel=4e-16)


def test_two_falls_are_left_to_the_general_search() -> None:
    """A polynomial that falls, rises and falls again is not of this kind."""
    coefficients = np.poly([0.2, 0.5, 0.8])[::-1] * -1
    shape = bernstein(len(coefficients)) @ coefficients
    assert not is_one_fall(shape, 1e-12)
    assert not is_one_fall(bernstein(3) @ np.array([1.0, 0.0, 0.0]), 1e-12)


def test_bernstein_coefficients_enclose_the_polynomial() -> None:
    """They lie around the values, and are the values at the ends."""
    coefficients = np.array([1.0, -3.0, 2.0, 0.7, -0.4])
    shape = bernstein(5) @ coefficients
    values = np.polynomial.polynomial.polyval(np.linspace(0, 1, 101), coefficients)
    assert shape.min() <= values.min() <= values.max() <= shape.max()
    assert shape[[0, -1]] == pytest.approx([1.0, coefficients.sum()])
