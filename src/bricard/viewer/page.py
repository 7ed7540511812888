"""One HTML page that shows a solution: drawing, plots and texts, without any other file and without a network."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from bricard.atomic import write_text
from bricard.checks import checked
from bricard.errors import SolutionError
from bricard.viewer.contents import Mark, Plot, Viewable, contents
from bricard.viewer.overlay import with_other


@checked(SolutionError)
def page_text(
    sol: Viewable,
    *,
    plots: Sequence[Plot] | None = None,
    traces: Sequence[str] | None = None,
    marks: Sequence[Mark] = (),
    rest: Mapping[str, float] | None = None,
    forces: Any = None,
    other: Viewable | None = None,
    labels: Sequence[str] | None = None,
    bundle: str | None = None,
) -> str:
    """The page as text.

    plots   names of quantities plotted at first ("A.x'", "energy.total"; "A" for all its components), and pairs of
            names of which the second is drawn over the first: ("theta", "theta'"); others can be chosen on the page
    traces  names of points whose paths are drawn at first
    marks   times that are marked on these paths and in the plots
    rest    of a mode: values about which quantities swing; the page has a slider for the amplitude then
    forces  what answers for forces in joints, motion.reactions, which become arrows and quantities; default none
    other   a second motion, which is drawn behind the first one, see `overlay`
    labels  what the two are called; default their titles, or first and second
    bundle  address of a folder that has viewer.css and viewer.js, for pages that share them; default the page has its
            own
    """
    shown = contents(sol, plots, traces, marks, rest, forces)
    if other is not None:
        shown = with_other(shown, other, labels)
    parts = {"title": html.escape(shown["title"]), "data": _json(shown)}
    if bundle is None:
        parts["style"] = f"<style>{_static('viewer.css')}</style>"
        parts["program"] = f"<script>{_static('viewer.js')}</script>"
    else:
        folder = html.escape(bundle)
        parts["style"] = f'<link rel="stylesheet" href="{folder}/viewer.css">'
        parts["program"] = f'<script src="{folder}/viewer.js"></script>'
    # In one pass, so that no text can be taken for a place of another.
    return re.sub(r"\{\{(\w+)\}\}", lambda place: parts[place[1]], _static("page.html"))


def write_page(
    sol: Viewable,
    path: str | PathLike[str],
    *,
    plots: Sequence[Plot] | None = None,
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
