"""One HTML page that shows a solution: drawing, plots and texts, without any other file and without a network."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path

from bricard.atomic import write_text
from bricard.checks import checked
from bricard.errors import SolutionError
from bricard.viewer.contents import Mark, Viewable, contents


@checked(SolutionError)
def page_text(
    sol: Viewable,
    *,
    plots: Sequence[str] | None = None,
    traces: Sequence[str] | None = None,
    marks: Sequence[Mark] = (),
) -> str:
    """The page as text.

    plots   names of quantities plotted at first ("A.x'", "energy.total"; "A" for all its components); others can be
            chosen on the page
    traces  names of points whose paths are drawn at first
    marks   times that are marked on these paths and in the plots
    """
    shown = contents(sol, plots, traces, marks)
    parts = {
        "title": html.escape(shown["title"]),
        "style": _static("viewer.css"),
        "data": _json(shown),
        "program": _static("viewer.js"),
    }
    # In one pass, so that no text can be taken for a place of another.
    return re.sub(r"\{\{(\w+)\}\}", lambda place: parts[place[1]], _static("page.html"))


def write_page(
    sol: Viewable,
    path: str | PathLike[str],
    *,
    plots: Sequence[str] | None = None,
    traces: Sequence[str] | None = None,
    marks: Sequence[Mark] = (),
) -> Path:
    """Writes the page; returns where."""
    return write_text(path, page_text(sol, plots=plots, traces=traces, marks=marks))


def _json(value: object) -> str:
    """JSON that cannot end the script element it stands in."""
    text = json.dumps(value, separators=(",", ":"), allow_nan=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


@cache
def _static(name: str) -> str:
    return files("bricard.viewer").joinpath("static", name).read_text(encoding="utf-8")
