"""Zeros of functions that fall once within a step."""

from __future__ import annotations

import math

import numpy as np
import pytest
from engines import ENGINES, bound, derivatives, every_engine

import bricard as br
from bricard.solvers.zeros import zeros
from bricard.taylor.falls import bernstein, fall, is_one_fall
from bricard.taylor.status import Status


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


@every_engine
@pytest.mark.parametrize("span", [(0.0, 1.0), (1.0, 0.0)])
def test_engines_find_the_first_falls_of_their_outputs(engine: str, span: tuple[float, float]) -> None:
    """x = cos(w t): x - c falls where the cosine does; what stays positive, or falls much later, is left out."""
    dae = br.DAE("x", lambda t, x, der: der(x.x, 2) + 4 * x.x)
    levels = (0.8, -2.0, 0.6, 0.8, 0.999)
    outputs = [dae.expression(lambda t, x, der, at=at: x.x - at) for at in levels]
    machine = ENGINES[engine](bound(dae, program=dae.analysis.program_with(outputs)), 20)
    start = derivatives(dae, {"x": 1.0})
    machine.begin(span[0], start, 1e-10, np.full(1, 1e-10), 0.0, 0.6, 100, True, np.zeros(0))
    assert machine.advance(span[1], None) == Status.EVENT
    found = machine.falls(0, np.zeros((3, 5)), np.zeros(5))
    place = math.copysign(math.acos(0.999) / 2, span[1] - span[0])
    assert [guard for _, guard in found][0] == 4
    assert found[0][0] == pytest.approx(place, rel=1e-14)
    assert 1 not in [guard for _, guard in found]
    later = machine.falls(0, np.zeros((3, 4)), np.zeros(4))
    place = math.copysign(math.acos(0.8) / 2, span[1] - span[0])
    assert [guard for _, guard in later[:2]] == [0, 3]
    assert [offset for offset, _ in later[:2]] == pytest.approx([place] * 2, rel=1e-14)


@every_engine
def test_engines_tell_rounding_from_a_guard_that_starts_at_zero(engine: str) -> None:
    """x - 1 starts at zero and falls at once; where that may be rounding it does not; two falls are not ordinary."""
    dae = br.DAE("x", lambda t, x, der: der(x.x, 2) + 4 * x.x)
    outputs = [dae.expression(one) for one in (lambda t, x, der: x.x - 1, lambda t, x, der: (t - 0.1) * (t - 0.2))]
    machine = ENGINES[engine](bound(dae, program=dae.analysis.program_with(outputs)), 20)
    machine.begin(0.0, derivatives(dae, {"x": 1.0}), 1e-10, np.full(1, 1e-10), 0.0, 0.6, 100, True, np.zeros(0))
    assert machine.advance(1.0, None) == Status.EVENT
    assert machine.falls(0, np.zeros((3, 1)), np.zeros(1)) == [(0.0, 0)]
    assert machine.falls(0, np.zeros((3, 1)), np.full(1, np.inf)) == []
    assert machine.falls(1, np.zeros((3, 1)), np.zeros(1)) is None


def test_rounding_turns_no_zero_around() -> None:
    """A function that falls, with rounding far above the margin: the zeros that are found lead from plus to minus."""
    noise = np.random.default_rng(4)
    for start in np.linspace(0.1, 0.9, 40):
        coefficients = np.array([start, -1.0]) * 1e-9

        def rounded(h: float, c: np.ndarray = coefficients) -> float:
            return float(c[0] + c[1] * h + 1e-16 * noise.choice([-1, 1]))

        found = zeros(coefficients, 1.0, rounded, 1e-21, touching=False)
        directions = [zero.direction for zero in found]
        assert directions == [-1, 1] * (len(found) // 2) + [-1]
        place = fall(coefficients.tolist(), 1.0, rounded, doubt=1e-15)
        assert place == pytest.approx(start, abs=1e-6)
        assert found[0].offset == pytest.approx(start, abs=1e-6)
