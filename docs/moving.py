"""Animation pages of all built-in mechanisms, made when the documentation is built; they share one program.

A Sphinx extension. It writes `moving/NAME.html` beside the built pages; gallery pages show them in frames that are
loaded when they come into sight.
"""

from __future__ import annotations

import shutil
import warnings
from pathlib import Path
from typing import Any

from sphinx.util.display import status_iterator

import bricard.viewer
from bricard.errors import MechanismWarning
from bricard.problems import catalogue
from bricard.simulation import simulate
from bricard.viewer import page_text

FILES = ("viewer.css", "viewer.js")
STATIC = Path(bricard.viewer.__file__).parent / "static"


def make_pages(app: Any, error: Exception | None) -> None:
    """A page of each mechanism, where it is missing or older than the program or the mechanism's file."""
    if error is not None or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "moving"
    folder.mkdir(exist_ok=True)
    for name in FILES:
        shutil.copyfile(STATIC / name, folder / name)
    for name in status_iterator(catalogue.names(), "animating ... ", length=len(catalogue.names())):
        page = folder / f"{name}.html"
        sources = (STATIC / "sources.sha256", catalogue.FOLDER / f"{name}.yaml")
        if not page.exists() or page.stat().st_mtime < max(one.stat().st_mtime for one in sources):
            with warnings.catch_warnings(action="ignore", category=MechanismWarning):
                motion = simulate(catalogue.mechanism(name))
            page.write_text(page_text(motion, forces=motion.reactions, bundle="."), encoding="utf-8")


def setup(app: Any) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("build-finished", make_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
