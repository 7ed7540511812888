"""The frames of a video, drawn by the animation page in an installed Chromium."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
from PIL import Image

from bricard.records import dataclass
from bricard.video.chromium import Chromium, Page, opened
from bricard.video.shot import Shot
from bricard.viewer.contents import Viewable
from bricard.viewer.page import page_text


@dataclass(frozen=True, eq=False)
class PageFilm:
    """A page that shows the times of a shot."""

    page: Page
    shot: Shot

    def frame(self, k: int) -> Any:
        """Frame number k, (height, width, 4) bytes."""
        self.page.value(f"bricard.film.frame({float(self.shot.times[k])!r})")
        return np.array(Image.open(io.BytesIO(self.page.picture())).convert("RGBA"))


@contextmanager
def film(browser: Chromium, solution: Viewable, shot: Shot, *, dark: bool = False) -> Iterator[PageFilm]:
    """The page of a solution, ready to be filmed."""
    text = page_text(solution, traces=shot.traces)
    with opened(browser, text, shot.size, "window.bricard", dark=dark) as page:
        azimuth, elevation = shot.view
        page.value(
            f"bricard.film.begin({json.dumps({'speed': shot.pace, 'azimuth': azimuth, 'elevation': elevation})})"
        )
        yield PageFilm(page, shot)
