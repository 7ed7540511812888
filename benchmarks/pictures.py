"""Plots of one look, as small PNG files; the look is that of bricard.plotting."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any

from benchmarks.table import Skipped

DOCS = Path(__file__).resolve().parent.parent / "docs"
COLOURS = 48  # enough for lines and their smoothed edges; a third of the size


def plotting() -> Any:
    """matplotlib.pyplot in the documentation's style."""
    try:
        import matplotlib
    except ModuleNotFoundError:
        raise Skipped("install matplotlib") from None
    matplotlib.use("Agg")
    from matplotlib import pyplot

    from bricard.plotting.style import SHEET

    pyplot.style.use(SHEET)
    return pyplot


def save(figure: Any, path: Path) -> None:
    """Writes a figure with a palette of few colours, without the date, so that equal plots are equal files."""
    from PIL import Image

    raw = BytesIO()
    figure.savefig(raw, format="png")
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.open(raw).convert("RGB").quantize(COLOURS).save(path, optimize=True)
    plotting().close(figure)
