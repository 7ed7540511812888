"""Amplitude spectra.

With weights w_k of a window, amplitude(f) = 2 |sum w_k y_k exp(-2 pi i f t_k)| / sum w_k, so that a sine of amplitude
a peaks at a, whatever the window. The mean is taken away, and zeros are added behind the values: the frequencies come
so close together that a peak between two of them loses less than a thousandth.
Source: G. Heinzel, A. Rüdiger, R. Schilling, Spectrum and spectral density estimation by the discrete Fourier
transform, Max-Planck-Institut für Gravitationsphysik (2002).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.arrays import RealArray
from bricard.errors import OptionError, SolutionError
from bricard.plotting.curves import (
    Curves,
    Times,
    answers_between,
    labelled,
    number,
    sample_times,
    step_points,
    time_unit,
    unit_of,
)
from bricard.plotting.style import axes_for, legend, styled
from bricard.records import dataclass

SAMPLES, PER_STEP, AT_MOST = 4096, 24, 2**17
PADDING = 16
RELEVANT = 0.005  # part of the peak above which the frequency axis has to reach


def _cosines(*a: float) -> Callable[[int], RealArray]:
    def window(n: int) -> RealArray:
        turn = 2 * np.pi * np.arange(n) / n
        return np.asarray(sum(one * np.cos(k * turn) for k, one in enumerate(a)) + np.zeros(n))

    return window


# Coefficients of the periodic windows sum a_k cos(2 pi k j / n).
WINDOWS: dict[str, Callable[[int], RealArray]] = {
    "hann": _cosines(0.5, -0.5),
    "blackman": _cosines(0.42, -0.5, 0.08),
    "flattop": _cosines(0.21557895, -0.41663158, 0.277263158, -0.083578947, 0.006947368),
    "none": _cosines(1.0),
}


@dataclass(frozen=True, eq=False)
class Spectrum:
    """Amplitudes by frequency (1 / unit of time)."""

    frequency: RealArray
    amplitude: RealArray


@styled
def spectrum(
    solution: Curves,
    *names: str,
    window: str = "hann",
    t: Times = None,
    highest: float | None = None,
    ax: Axes | None = None,
) -> Figure | Axes:
    """Amplitudes by frequency; a sine of amplitude a makes a peak of height a.

    window   hann, blackman, flattop or none
    t        None for the whole run, or a pair (from, to)
    highest  where the frequency axis ends; default where nothing of note follows
    """
    if not names:
        raise SolutionError("spectrum needs a name.\n  Write spectrum(sol, 'A.x').")
    found = [number(solution, name, "spectrum") for name in names]
    spectra = [amplitudes(solution, name, window, t) for name in found]
    last = highest or max(_relevant(one) for one in spectra)
    made, axes = axes_for(ax, 3.2)
    for name, one in zip(found, spectra, strict=True):
        shown = one.frequency <= last
        axes.plot(one.frequency[shown], one.amplitude[shown], label=name)
    units = {unit_of(solution, name) for name in found}
    quantity = f"amplitude of {found[0]}" if len(found) == 1 else "amplitude"
    axes.set(
        xlabel=labelled("frequency", "Hz" if time_unit(solution) else ""),
        ylabel=labelled(quantity, units.pop() if len(units) == 1 else ""),
        xlim=(0.0, last),
    )
    axes.set_ylim(bottom=0.0)
    if len(axes.lines) > 1:
        legend(axes)
    return made


def amplitudes(solution: Curves, name: str, window: str = "hann", t: Times = None) -> Spectrum:
    """The amplitude spectrum of a name, from values at equal distances."""
    if window not in WINDOWS:
        raise OptionError(f"window is {window!r}.\n  Choose one of {', '.join(WINDOWS)}.")
    times = sample_times(solution, t)
    if not answers_between(solution):
        raise SolutionError(
            "A spectrum needs values at equal distances, and this solution keeps its values at t_eval only.\n"
            "  Solve with keep='steps'."
        )
    steps = np.count_nonzero((step_points(solution) >= times.min()) & (step_points(solution) <= times.max()))
    n = int(np.clip(2 ** int(np.ceil(np.log2(PER_STEP * steps))), SAMPLES, AT_MOST))
    grid = np.linspace(times.min(), times.max(), n, endpoint=False)
    values = np.asarray(solution(name, grid), dtype=float)
    weights = WINDOWS[window](n)
    weighted = (values - np.average(values, weights=weights)) * weights
    amplitude = 2 * np.abs(np.fft.rfft(weighted, PADDING * n)) / weights.sum()
    return Spectrum(np.fft.rfftfreq(PADDING * n, grid[1] - grid[0]), amplitude)


def _relevant(one: Spectrum) -> float:
    """Where the frequency axis may end."""
    high = np.flatnonzero(one.amplitude >= RELEVANT * one.amplitude.max())
    least = 10 * PADDING * one.frequency[1]  # ten periods in the run
    return float(min(max(1.2 * one.frequency[high[-1]], least), one.frequency[-1]))
