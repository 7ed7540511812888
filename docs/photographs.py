"""Pictures of animation pages, taken in one Chromium, as small PNG files that are the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from bricard.results.motion import Motion
from bricard.video import by_page
from bricard.video.chromium import Chromium, find_chromium, opened
from bricard.video.shot import Shot
from bricard.viewer.page import page_text

COLOURS = 64  # of plots
SHADES = 128  # of pages


class Photographer:
    """Takes pictures in a browser."""

    def __init__(self, browser: Chromium) -> None:
        self.browser = browser

    def mechanism(self, motion: Motion, target: Path, at: float, size: tuple[int, int], traces: Any = None) -> None:
        """The mechanism alone, at a part of its run."""
        plain = replace(motion.picture, title="")
        untitled = replace(motion, described=replace(motion.described, make_picture=lambda: plain))
        shot = Shot(np.array([_time(motion, at)]), size, traces)
        with by_page.film(self.browser, untitled, shot) as film:
            save_pixels(film.frame(0), target, SHADES)

    def page(self, motion: Motion, target: Path, at: float, size: tuple[int, int] = (1100, 700)) -> None:
        """The whole page."""
        with opened(self.browser, page_text(motion), size, "window.bricard") as page:
            page.value(f"bricard.seek({_time(motion, at)!r})")
            save_pixels(np.array(Image.open(BytesIO(page.picture()))), target, SHADES)


@contextmanager
def photographer() -> Iterator[Photographer]:
    """One for all pictures."""
    program = find_chromium()
    if program is None:
        raise SystemExit("The pictures are taken in Chromium.\n  Install it, or name it: CHROMIUM=/path/to/chrome.")
    with Chromium(program) as browser:
        yield Photographer(browser)


def save(figure: Any, path: Path, dpi: int) -> None:
    """Writes a plot, small."""
    raw = BytesIO()
    figure.savefig(raw, format="png", dpi=dpi)
    save_pixels(np.array(Image.open(raw)), path)


def save_pixels(pixels: Any, path: Path, colours: int = COLOURS) -> None:
    """Writes a picture with a palette of few colours."""
    raw = BytesIO()
    Image.fromarray(pixels).convert("RGB").quantize(colours, dither=Image.Dither.NONE).save(raw, "png", optimize=True)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw.getvalue())


def _time(motion: Motion, part: float) -> float:
    start, end = float(motion.t[0]), float(motion.t[-1])
    return start + part * (end - start)
