"""Figures as files."""

from __future__ import annotations

import io
from os import PathLike
from pathlib import Path
from typing import Any

from matplotlib.figure import Figure

from bricard.atomic import as_path, write_bytes
from bricard.errors import OptionError
from bricard.plotting.style import styled

# Without a date, so that equal figures are equal files.
FORMATS: dict[str, dict[str, Any]] = {
    ".png": {"dpi": 200},
    ".svg": {"metadata": {"Date": None}},
    ".pdf": {"metadata": {"CreationDate": None}},
}


@styled
def save(figure: Figure, path: str | PathLike[str]) -> Path:
    """Writes a figure as PNG (200 dots an inch), SVG or PDF, by the ending of the path."""
    target = as_path(path)
    options = FORMATS.get(target.suffix.lower())
    if options is None:
        raise OptionError(
            f"'{target.name}' does not end in {', '.join(FORMATS)}.\n  Choose one of these endings: each is a format."
        )
    content = io.BytesIO()
    figure.savefig(content, format=target.suffix.lower()[1:], **options)
    return write_bytes(target, content.getbuffer())
