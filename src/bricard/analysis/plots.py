"""Plots of analyses: branches of equilibria, Bode plots, root loci, modes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.arrays import FloatArray
from bricard.checks import did_you_mean
from bricard.errors import OptionError
from bricard.plotting.mechanism import mechanism
from bricard.plotting.style import FAINT, INK, axes_for, figure, styled

STABLE, UNSTABLE = "-", "--"


class _Branches(Protocol):
    @property
    def parameter(self) -> str: ...
    @property
    def branches(self) -> Sequence[Any]: ...
    @property
    def special(self) -> Sequence[Any]: ...


@styled
def branch_plot(found: _Branches, name: str, names: Sequence[str], *, ax: Axes | None = None) -> Figure | Axes:
    """A coordinate over the parameter: stable parts as full lines, others dashed; folds and bifurcations as dots."""
    if name not in names:
        raise OptionError(f"There is no coordinate '{name}'.\n  {did_you_mean(name, names)}")
    column = names.index(name)
    made, axes = axes_for(ax)
    for branch in found.branches:
        y, stable = branch.positions[:, column], np.array([kind == "stable" for kind in branch.kinds])
        for style, shown in ((STABLE, stable), (UNSTABLE, ~stable)):
            axes.plot(branch.values, np.where(_grown(shown), y, np.nan), style, color=INK)
    for one in found.special:
        marker = "o" if one.kind == "bifurcation" else "s"
        axes.plot([one.value], [list(one.equilibrium.positions.values())[column]], marker, color="C3", markersize=5)
    axes.set(xlabel=found.parameter, ylabel=name)
    return made


def _grown(shown: Any) -> Any:
    """With the point before and behind, so that lines meet."""
    return shown | np.append(shown[1:], False) | np.insert(shown[:-1], 0, False)


class _Response(Protocol):
    @property
    def w(self) -> FloatArray: ...
    @property
    def pairs(self) -> Sequence[tuple[str, str]]: ...
    def __call__(self, output: str, input: str | None = None, /) -> Any: ...


@styled
def bode(response: _Response) -> Figure:
    """Amplitude and phase of each pair over the frequency."""
    made, (above, below) = figure(2)
    for output, one in response.pairs:
        H = response(output, one)
        above.loglog(response.w, np.abs(H), label=f"{output}/{one}")
        below.semilogx(response.w, np.degrees(np.unwrap(np.angle(H))))
    above.set(ylabel="amplitude")
    above.legend()
    below.set(xlabel="frequency in rad/s", ylabel="phase in degrees")
    return made


@styled
def locus_plot(parameter: str, values: FloatArray, roots: Any, *, ax: Axes | None = None) -> Figure | Axes:
    """Eigenvalues in the complex plane; a circle where the parameter begins, a dot where it ends."""
    made, axes = axes_for(ax, 4.8)
    axes.axvline(0, color=FAINT, linewidth=0.8)
    points = axes.scatter(roots.real.ravel(), roots.imag.ravel(), c=np.repeat(values, roots.shape[1]), s=6)
    axes.plot(roots[0].real, roots[0].imag, "o", color=INK, markerfacecolor="white", markersize=5)
    axes.plot(roots[-1].real, roots[-1].imag, "o", color=INK, markersize=4)
    axes.figure.colorbar(points, ax=axes, label=parameter)
    axes.set(xlabel="real part in 1/s", ylabel="imaginary part in 1/s")
    return made


@styled
def mode_plot(swinging: Any, *, ax: Axes | None = None) -> Figure | Axes:
    """A mode at one end of its swing; paths of points faint."""
    made = mechanism(swinging, 0.0, ax=ax)
    axes = made if isinstance(made, Axes) else made.axes[0]
    for name in swinging.names:
        other = f"{name[:-1]}y"
        if (
            name.endswith(".x")
            and other in swinging.names
            and (swinging.picture is None or swinging.picture.dimension == 2)
        ):
            axes.plot(*swinging([name, other], swinging.t), color=FAINT, linewidth=0.8)
    return made
