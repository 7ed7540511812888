"""The page of a solution inside a notebook."""

from __future__ import annotations

import html
from os import PathLike
from pathlib import Path
from typing import Any

from bricard.atomic import write_text
from bricard.checks import checked
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.viewer.contents import Viewable
from bricard.viewer.page import page_text


@dataclass(frozen=True)
class Animation:
    """A page that notebooks show where it is the value of a cell.

    page    the whole page as text, see `page_text`
    height  of its frame in pixels
    """

    page: str
    height: int = 640

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the page to a file; returns where."""
        return write_text(path, self.page)

    def __repr__(self) -> str:
        return f"Animation({len(self.page) / 1e6:.1f} MB; shown by notebooks, or .save('motion.html'))"

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{html.escape(self.page)}" title="Animation" loading="lazy" allowfullscreen '
            f'style="width:100%;height:{self.height}px;border:0"></iframe>'
        )


@checked(SolutionError)
def animation(solution: Viewable, height: int = 640, **options: Any) -> Animation:
    """The animation of a solution, to be shown in a notebook or written to a page; options as of `page_text`."""
    return Animation(page_text(solution, **options), height)
