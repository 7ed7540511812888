"""Violations of constraints over time, for several solutions of one mechanism."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from bricard.plotting.style import HEIGHT, WIDTH, Plot, styled

SMALLEST = 1e-17  # what a violation of zero is drawn at


@styled
def drift(curves: Mapping[str, tuple[Any, Any]], *, title: str = "", ax: Axes | None = None) -> Figure | Axes:
    """Violation over time on a log axis, one curve for each name; curves are pairs (t, violation)."""
    figure = None if ax is not None else Plot(figsize=(WIDTH, HEIGHT * 1.3))
    axes = ax if ax is not None else figure.add_subplot()  # type: ignore[union-attr]
    for name, (t, violation) in curves.items():
        axes.semilogy(t, np.maximum(np.asarray(violation, dtype=float), SMALLEST), label=name)
    axes.set_xlabel("t (s)")
    axes.set_ylabel("violation of constraints")
    if title:
        axes.set_title(title)
    axes.legend(loc="center left", bbox_to_anchor=(1.0, 0.5), fontsize="small")
    return axes if figure is None else figure
