"""A run as a video or as a picture.

They look like the animation page, which draws them in an installed Chromium; where there is none, matplotlib does.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

from bricard.arrays import RealArray
from bricard.atomic import replacing
from bricard.errors import MechanismWarning, OptionError
from bricard.plotting.curves import point, span
from bricard.plotting.scene import VIEW, picture_of
from bricard.video.chromium import Chromium, find_chromium
from bricard.video.encoders import encoder_for, writing
from bricard.video.shot import Frames, Shot

LONGEST, SHORTEST = 20.0, 4.0  # seconds of a video whose speed is not given
BRIEF = 1.0  # a run shorter than this is slowed down to the shortest
RENDERERS = ("page", "matplotlib")
NO_CHROMIUM = "No Chromium was found"
REMEDY = "Install Chromium or Chrome, or name its program: CHROMIUM=/path/to/chrome."
Progress = Callable[[int, int], None]


def write_video(
    solution: Any,
    path: str | PathLike[str],
    *,
    fps: float = 30.0,
    speed: float | None = None,
    size: tuple[int, int] = (960, 720),
    traces: Sequence[str] = (),
    view: tuple[float, float] = VIEW,
    renderer: str | None = None,
    progress: Progress | None = None,
) -> Path:
    """Writes a mechanism in motion as .mp4 or .gif.

    fps       frames a second
    speed     seconds of the run in a second of the video; default 1, more for runs above 20 s, less below 1 s
    size      width and height in pixels, made even
    traces    points whose way is drawn as they move
    view      of a mechanism in space: azimuth and elevation of the viewer in degrees
    renderer  page: the animation page in an installed Chromium; matplotlib; default the page, if there is a Chromium
    progress  called as progress(done, total) after every frame
    """
    target = Path(path)
    picture_of(solution)
    encoder = encoder_for(target)
    _check(fps, speed, size, encoder.fps)
    pace = speed or default_speed(solution)
    shot = Shot(frame_times(solution, fps, pace), _even(size), _points(solution, traces), view, pace)
    total = len(shot.times)
    with _film(solution, shot, renderer) as film, writing(target, shot.size, fps, encoder) as sink:
        samples = np.linspace(0, total - 1, encoder.samples).astype(int).tolist()
        ahead = {k: film.frame(k) for k in sorted(set(samples))}
        for k in samples:
            sink.send(ahead[k])
        for k in range(total):
            sink.send(ahead.pop(k) if k in ahead else film.frame(k))
            if progress is not None:
                progress(k + 1, total)
    return target


def write_picture(
    solution: Any,
    path: str | PathLike[str],
    t: float | None = None,
    *,
    size: tuple[int, int] = (960, 720),
    traces: Sequence[str] | None = None,
    view: tuple[float, float] = VIEW,
    dark: bool = False,
    renderer: str | None = None,
) -> Path:
    """Writes a mechanism at a time (default the start) as .png, as the animation page shows it.

    size, traces, view, renderer   as of a video; default the paths that the page shows by itself
    dark                           on a dark ground, which matplotlib does not draw
    """
    from PIL import Image

    target = Path(path)
    picture_of(solution)
    if target.suffix.lower() != ".png":
        raise OptionError(f"'{target.name}' does not end in .png.\n  Pictures of the page are PNG files.")
    _check_size(size)
    start, end = span(solution)
    at = start if t is None else float(t)
    if not min(start, end) <= at <= max(start, end):
        raise OptionError(f"t is {at:g}; the run is from {start:g} to {end:g} s.")
    shot = Shot(np.array([at]), size, _points(solution, traces), view)
    with _film(solution, shot, renderer, dark=dark) as film, replacing(target) as beside:
        Image.fromarray(film.frame(0)).convert("RGB").save(beside, "png", optimize=True)
    return target


def default_speed(solution: Any) -> float:
    """Real time, but for runs that would make too long or too short a video."""
    start, end = span(solution)
    length = abs(end - start)
    return length / SHORTEST if length < BRIEF else max(1.0, length / LONGEST)


def frame_times(solution: Any, fps: float, speed: float) -> RealArray:
    """The times of the frames, the last one at the end of the run."""
    start, end = span(solution)
    count = max(round(abs(end - start) / speed * fps), 1)
    return np.linspace(start, end, count + 1)


def _film(solution: Any, shot: Shot, renderer: str | None, *, dark: bool = False) -> AbstractContextManager[Frames]:
    if renderer not in (None, *RENDERERS):
        raise OptionError(f"renderer is '{renderer}'.\n  Choose one of {', '.join(RENDERERS)}.")
    program = None if renderer == "matplotlib" else find_chromium()
    if renderer == "page" or program is not None:
        return _page_film(program or _needed_chromium(), solution, shot, dark=dark)
    from bricard.video import by_matplotlib

    if renderer is None:
        warnings.warn(
            f"{NO_CHROMIUM}: matplotlib draws, more simply than the animation page.\n  {REMEDY}",
            MechanismWarning,
            stacklevel=3,
        )
    return nullcontext(by_matplotlib.film(solution, shot))


@contextmanager
def _page_film(program: str, solution: Any, shot: Shot, *, dark: bool) -> Iterator[Frames]:
    """The page in a browser of its own."""
    from bricard.video import by_page

    with Chromium(program) as browser, by_page.film(browser, solution, shot, dark=dark) as frames:
        yield frames


def _needed_chromium() -> str:
    program = find_chromium()
    if program is None:
        raise OptionError(f"{NO_CHROMIUM}.\n  {REMEDY}")
    return program


def _points(solution: Any, names: Sequence[str] | None) -> tuple[str, ...] | None:
    if names is None:
        return None
    chosen = (names,) if isinstance(names, str) else tuple(names)
    for name in chosen:
        point(solution, name, "traces")
    return chosen


def _even(size: tuple[int, int]) -> tuple[int, int]:
    return int(size[0]) // 2 * 2, int(size[1]) // 2 * 2


def _check(fps: float, speed: float | None, size: tuple[int, int], most: float) -> None:
    if not 1 <= fps <= most:
        raise OptionError(f"fps is {fps:g}; in this format it must be from 1 to {most:g}.")
    if speed is not None and not 0 < speed < np.inf:
        raise OptionError(f"speed is {speed:g}; it must be positive, such as 0.5 for slow motion.")
    _check_size(size)


def _check_size(size: tuple[int, int]) -> None:
    if not 64 <= min(size) <= max(size) <= 4096:
        raise OptionError(f"size is {size}; width and height must be from 64 to 4096 pixels.")
