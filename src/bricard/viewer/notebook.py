"""The page of a solution inside a notebook."""

from __future__ import annotations

import html
from os import PathLike, fspath
from pathlib import Path
from typing import Any

from bricard.atomic import write_text
from bricard.checks import checked, shown
from bricard.errors import SolutionError
from bricard.records import dataclass
from bricard.results.motion import Motion
from bricard.viewer.contents import Viewable
from bricard.viewer.page import page_text

PAGES = (".html", ".htm")
FILMS = (".mp4", ".gif", ".webm", ".mov")
PICTURES = (".png", ".jpg", ".jpeg", ".svg", ".pdf")


@dataclass(frozen=True)
class Animation:
    """A page that notebooks show where it is the value of a cell.

    page    the whole page as text, see `page_text`
    height  of its frame in pixels
    path    where it was written, if it was
    """

    page: str
    height: int = 640
    path: Path | None = None

    def save(self, path: str | PathLike[str]) -> Path:
        """Writes the page to a file; returns where."""
        return write_text(path, self.page)

    def __repr__(self) -> str:
        where = f"written to {self.path}" if self.path else "shown by notebooks, or .save('motion.html')"
        return f"Animation({len(self.page) / 1e6:.1f} MB; {where})"

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{html.escape(self.page)}" title="Animation" loading="lazy" allowfullscreen '
            f'style="width:100%;height:{self.height}px;border:0"></iframe>'
        )


@checked(SolutionError)
def animation(solution: Viewable, *given: Any, height: int = 640, **options: Any) -> Animation:
    """The animation of a solution, to be shown in a notebook or written to a page.

    given    another motion, which is drawn behind; a file to which the page is written
    options  as of `page_text`
    """
    others = [one for one in given if isinstance(one, Motion)]
    paths = [_page(one) for one in given if not isinstance(one, Motion)]
    if len(others) > 1 or len(paths) > 1:
        raise SolutionError(
            "animate takes one other motion and one file at most.\n  As in: sol.animate(other, 'page.html')."
        )
    made = page_text(solution, other=others[0] if others else None, **options)
    return Animation(made, height, write_text(paths[0], made) if paths else None)


def _page(given: Any) -> str:
    """A path that names a page."""
    if not isinstance(given, (str, PathLike)):
        raise SolutionError(
            f"animate: {shown(given)} is neither a motion nor a file.\n"
            "  Give another motion to lay over this one, or a file that ends with .html."
        )
    path = str(fspath(given))
    ending = Path(path).suffix.lower()
    if ending in PAGES:
        return path
    if ending in FILMS:
        remedy = f"Write a video: bricard.video.write_video(sol, {path!r})."
    elif ending in PICTURES:
        remedy = f"Write a picture: bricard.video.write_picture(sol, {path!r})."
    else:
        remedy = "Its name must end with .html."
    raise SolutionError(f"animate writes pages, and {path} is not one.\n  {remedy}")
