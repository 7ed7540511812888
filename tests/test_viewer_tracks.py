"""Motion as Chebyshev series: as exact as asked for, small, and the same every time."""

import numpy as np
import pytest

from bricard.viewer.tracks import Track, compress

NAMES = ("smooth", "fast", "spike", "still")
FUNCTIONS = {
    "smooth": np.sin,
    "fast": lambda t: np.cos(40 * t) + t,
    "spike": lambda t: 1 / (1e-4 + (t - 1.234) ** 2),
    "still": lambda t: np.full_like(t, 0.1),
}


def sample(names, times):
    return np.stack([FUNCTIONS[name](times) for name in names])


def tracks_of(names=NAMES, roots=(0.0, 5.0), pieces=16, tolerance=1e-6):
    return compress(
        sample, names, np.array(roots), pieces, lambda values: tolerance * np.maximum(np.ptp(values, axis=1), 1)
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("roots", [(0.0, 5.0), (0.0, 0.7, 1.234, 5.0)])
def test_values_are_within_the_tolerance_at_any_time(name, roots):
    """Between nodes the series follow their functions, which are known in closed form."""
    times = np.random.default_rng(1).uniform(0, 5, 4000)
    exact = FUNCTIONS[name](times)
    tolerance = 1e-6 * max(np.ptp(FUNCTIONS[name](np.linspace(0, 5, 20001))), 1)
    assert np.abs(tracks_of(roots=roots)(name, times) - exact).max() <= tolerance


def test_pieces_are_where_the_motion_is():
    """What stands still takes one number; what is fast takes more pieces than what is slow."""
    tracks = {track.name: track for track in tracks_of(pieces=64).tracks}
    assert [len(row) for row in tracks["still"].series] == [1]
    assert len(tracks["smooth"].levels) <= 2
    assert len(tracks["fast"].levels) > 8 * len(tracks["smooth"].levels)


@pytest.mark.parametrize("name", NAMES)
def test_pieces_fill_the_span(name):
    """Lengths of the pieces, one over two to the level, add up to the number of intervals between roots."""
    tracks = tracks_of(roots=(0.0, 1.0, 5.0))
    assert np.sum(0.5 ** tracks.pick([name]).tracks[0].levels.astype(float)) == 2


def test_a_jump_at_a_root_is_kept_sharp():
    """A root is an end of pieces, so values on its two sides do not smear into each other."""
    step = np.pi / 2
    tracks = compress(
        lambda names, t: np.where(t < step, 1.0, -2.0)[None], ["step"], np.array([0, step, 4]), 4,
        lambda values: np.array([1e-6]),
    )  # fmt: skip
    assert tracks("step", [step - 1e-12, step + 1e-12]).tolist() == [1, -2]
    assert len(tracks.tracks[0].levels) == 2


def test_a_jump_elsewhere_ends_in_a_short_piece():
    """Halving stops, so that a jump costs few pieces, and is right except very near to it."""
    tracks = compress(
        lambda names, t: np.where(t < 1, 1.0, -2.0)[None], ["step"], np.array([0.0, np.e]), 4,
        lambda values: np.array([1e-6]),
    )  # fmt: skip
    times = np.linspace(0, np.e, 1001)
    away = np.abs(times - 1) > 1e-3
    assert tracks("step", times)[away] == pytest.approx(np.where(times < 1, 1, -2)[away], abs=1e-6)
    assert len(tracks.tracks[0].levels) < 30


def test_values_that_do_not_exist_do_no_harm():
    """Poles and missing values leave finite numbers, which JSON can hold."""
    tracks = compress(
        lambda names, t: np.where(t < 0.5, np.nan, np.inf)[None], ["pole"], np.array([0.0, 1.0]), 4,
        lambda values: np.array([1.0]),
    )  # fmt: skip
    assert all(np.isfinite(row).all() for row in tracks.tracks[0].series)


def test_packing_is_deterministic():
    """The same motion gives the same bytes."""
    assert tracks_of().packed() == tracks_of().packed()


def read_back(packed):
    """Integers of as many bytes as they need, as the page reads them."""
    value, unit = 0, 1
    for byte in packed:
        value += (byte & 127) * unit
        unit *= 128
        if byte < 128:
            yield -(value + 1) // 2 if value % 2 else value // 2
            value, unit = 0, 1


def test_small_coefficients_take_one_byte():
    """Integers come back as they were; those below 64 take one byte, and none more than five."""
    numbers = np.array([0, 1, -1, 63, -64, 64, -65, 8191, -8192, 8192, 2**30, -(2**30)])
    track = Track("x", np.zeros(1, dtype=np.uint8), (numbers,), -3)
    assert [*read_back(track.packed())] == numbers.tolist()
    assert len(track.packed()) == 5 + 4 * 2 + 3 + 2 * 5
    assert track.quantum == 0.125
