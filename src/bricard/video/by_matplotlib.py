"""The frames of a video, drawn by matplotlib.

The background is drawn once; for every frame it is put back and the artists of the mechanism are drawn onto it
(blitting), straight into the memory that goes to ffmpeg.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.text import Text

from bricard.arrays import RealArray
from bricard.plotting.curves import Curves, point
from bricard.plotting.mechanism import Drawing, draw
from bricard.plotting.scene import Scene, scene
from bricard.plotting.style import INK, styled
from bricard.records import dataclass
from bricard.video.shot import Shot

FINER = 6  # points of a trace from frame to frame
DPI = 100
TRACES = ("#B22222", "#4B0082", "#006D5B", "#B8860B")


@dataclass(frozen=True, eq=False)
class Film:
    """The frames of a video, one at a time."""

    drawing: Drawing
    canvas: Any  # matplotlib's Agg canvas, whose methods have no types
    background: Any
    behind: Callable[[int], Sequence[Artist]]  # traces
    before: Callable[[int], Sequence[Artist]]  # text

    def frame(self, k: int) -> Any:
        """Frame number k, (height, width, 4) bytes."""
        self.canvas.restore_region(self.background)
        renderer = self.canvas.get_renderer()
        for artist in (*self.behind(k), *self.drawing.at(k), *self.before(k)):
            artist.draw(renderer)
        return np.array(self.canvas.buffer_rgba())


@styled
def film(solution: Curves, shot: Shot) -> Film:
    """Everything that the frames need; the view holds the whole run."""
    times, size, traces, pace = shot.times, shot.size, shot.traces or (), shot.pace
    found = scene(solution, times, shot.view)
    figure = Figure(figsize=(size[0] / DPI, size[1] / DPI), dpi=DPI, facecolor="white")
    figure.set_layout_engine("none")
    canvas: Any = FigureCanvasAgg(figure)
    axes = figure.add_axes((0.0, 0.0, 1.0, 1.0))
    axes.set_axis_off()
    trails = list(_trails(solution, found, traces))
    extent = _frame_view(axes, found, [trail.places for trail in trails], size)
    drawing = draw(found, extent)
    scale = min(size) / 720
    for trail in trails:
        trail.line.set_linewidth(1.4 * scale)
        axes.add_artist(trail.line)
    for element in drawing.elements:
        _scale_strokes(element.artist, scale)
        axes.add_artist(element.artist)
    clock = _texts(figure, found, pace, scale)
    if found.picture.dimension == 3:
        _triad(axes, found, extent)
    for artist in (*(trail.line for trail in trails), *(one.artist for one in drawing.elements), clock):
        artist.set_animated(True)
    canvas.draw()
    digits = _digits(times)

    def behind(k: int) -> list[Artist]:
        return [trail.until(k) for trail in trails]

    def before(k: int) -> list[Artist]:
        clock.set_text(f"t = {times[k]:.{digits}f} s")
        return [clock]

    return Film(drawing, canvas, canvas.copy_from_bbox(figure.bbox), behind, before)


@dataclass(frozen=True, eq=False)
class Trail:
    """The way of a point, as it appears: places (n, 2), FINER from frame to frame."""

    line: Line2D
    places: RealArray

    def until(self, k: int) -> Line2D:
        """The line, as far as frame number k."""
        self.line.set_data(*self.places[: k * FINER + 1].T)
        return self.line


def _trails(solution: Curves, found: Scene, names: Sequence[str]) -> Iterator[Trail]:
    count = (len(found.t) - 1) * FINER + 1
    times = np.interp(np.arange(count) / FINER, np.arange(len(found.t)), found.t)
    for number, name in enumerate([names] if isinstance(names, str) else names):
        places = np.asarray(solution(point(solution, name, "traces"), times), dtype=float).T
        yield Trail(Line2D([], [], color=TRACES[number % len(TRACES)], linestyle="-"), found.seen(places)[:, :2])


def _frame_view(axes: Axes, found: Scene, trails: Sequence[RealArray], size: tuple[int, int]) -> float:
    """Sets limits that hold everything at equal scales, and gives the extent that symbols are made for."""
    bounds = found.bounds
    every = np.concatenate([bounds, *trails])
    low, high = every.min(axis=0), every.max(axis=0)
    extent = float((high - low).max()) or 1.0
    # Room for symbols all around, and above for the text.
    low, high = low - 0.09 * extent, high + np.array([0.09, 0.12]) * extent
    scale = max((high - low) / np.asarray(size, dtype=float))
    middle = (low + high) / 2
    half = 0.5 * scale * np.asarray(size, dtype=float)
    axes.set(xlim=(middle[0] - half[0], middle[0] + half[0]), ylim=(middle[1] - half[1], middle[1] + half[1]))
    return min(extent, 0.85 * float(scale) * min(size))


def _texts(figure: Figure, found: Scene, pace: float, scale: float) -> Text:
    """Title and speed, which stay, and the clock."""
    speed = "" if abs(pace - 1.0) < 1e-9 else f"×{pace:.3g}" if pace > 1 else f"{1 / pace:.3g} times slower"
    figure.text(0.02, 0.97, found.picture.title, va="top", color=INK, fontsize=13 * scale)
    figure.text(0.98, 0.925, speed, va="top", ha="right", color=INK, fontsize=10 * scale)
    return figure.text(0.98, 0.97, "", va="top", ha="right", color=INK, fontsize=13 * scale)


def _triad(axes: Axes, found: Scene, extent: float) -> None:
    """The directions of x, y and z in the corner."""
    (left, _), (bottom, _) = axes.get_xlim(), axes.get_ylim()
    origin = np.array([left, bottom]) + 0.09 * extent
    for letter, tip in zip("xyz", found.seen(np.eye(3))[:, :2], strict=True):
        end = origin + 0.055 * extent * tip
        axes.plot(*np.stack([origin, end]).T, color="#999999", linewidth=1.2, linestyle="-")
        x, y = origin + 0.075 * extent * tip
        axes.text(x, y, letter, color="#777777", fontsize=9, ha="center", va="center")


def _scale_strokes(artist: Artist, scale: float) -> None:
    """Line widths and markers as large as they would be in a frame of 720 lines."""
    thick = 1.6 * scale
    if isinstance(artist, Line2D):
        artist.set_markersize(artist.get_markersize() * thick)
        artist.set_markeredgewidth(artist.get_markeredgewidth() * thick)
    artist.set(linewidth=artist.get_linewidth() * thick)  # type: ignore[attr-defined]


def _digits(times: RealArray) -> int:
    """Decimals that tell the frames apart."""
    step = abs(times[-1] - times[0]) / max(len(times) - 1, 1)
    return int(np.clip(np.ceil(-np.log10(step)) if step else 2, 1, 6))
